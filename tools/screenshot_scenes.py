"""What the screenshots show: prepared games, and pages with something done on them."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from playwright.sync_api import Page
from prepared_games import GameSoFar, PreparedServer, play_bots

from teotihuacan import Position, Setup

Box = tuple[int, int, int, int]  # x, y, width, height

ME = 0  # seat
CLEARLY = 10  # VP
ASKED = "button[aria-controls=all-answers]"
# Parts of the table, in the units of its drawing (web/src/board/DesktopTable.svelte).
TEMPLES: Box = (0, 0, 194, 568)
RING: Box = (198, 0, 576, 568)
TRACKS: Box = (774, 0, 276, 568)


@dataclass(frozen=True)
class Scene:
    """What is shown, and what is done before the picture is taken."""

    path: str
    ready: str  # a selector to wait for
    prepare: Callable[[Page], None] = lambda page: page.mouse.move(0, 0)
    part: Box | None = None  # of the table, if not the whole screen
    everywhere: bool = False  # in every language
    on_phones: bool = False


def rewind_to_question(game: GameSoFar, question: str, share: float) -> GameSoFar:
    """The game up to the last time before a share of it that I am asked such a question."""
    position = Position.new(game.setup, game.seed)
    found = 0
    for number, action in enumerate(game.actions[: int(share * len(game.actions))]):
        if position.seat == ME and position.question == question:
            found = number
        position.apply(action)
    return GameSoFar(game.setup, game.seed, game.actions[:found])


def find_game(setup: Setup, wanted: Callable[[Position], bool]) -> GameSoFar:
    """The first game of bots that ends as wanted."""
    return next(game for seed in count() if wanted((game := play_bots(setup, seed)).position()))


def has_won(position: Position) -> bool:
    """Whether my seat comes first, by more than a little."""
    first, second, *_ = position.ranking()
    scores = position.scores()
    return first == ME and scores[first] - scores[second] > CLEARLY


def find_midgame() -> GameSoFar:
    """A game for three, a little after its middle, at my turn."""
    return rewind_to_question(play_bots(Setup(players=3), 8), "turn", 0.55)


def show_result(page: Page) -> None:
    """Let the chart be drawn."""
    page.get_by_role("table").wait_for()


def ask_for_hint(page: Page) -> None:
    """Let the adviser think."""
    page.keyboard.press("h")
    page.locator(".why").first.wait_for()


def read_on(page: Page) -> None:
    """Go on to what the lesson first asks for."""
    while not page.locator(".coach .do").count():
        page.locator(".coach .ways button").last.click()


def prepare_scenes(shelf: PreparedServer) -> tuple[dict[str, str], dict[str, Scene]]:
    """Put games on the shelf; the cookie of whoever plays them, and what to show."""
    me = shelf.add_person("Ixchel")
    opening = GameSoFar(Setup(players=2, first_game=True), 3, [])
    won = find_game(Setup(players=3), has_won)
    at_end = f"/t/{shelf.add_table(won, [me, 'adept', 'student'])}"
    in_middle = f"/t/{shelf.add_table(find_midgame(), [me, 'adept', 'master'])}"
    at_opening = f"/t/{shelf.add_table(opening, [me, 'novice'])}"
    return shelf.make_cookie(me), {
        "start": Scene("/", "main section"),
        "new-game": Scene("/new", "form"),
        "lesson": Scene("/learn", ".coach", read_on),
        "opening": Scene(at_opening, ASKED, everywhere=True),
        "hint": Scene(at_opening, ASKED, ask_for_hint),
        "midgame": Scene(in_middle, ASKED, on_phones=True),
        "ring": Scene(in_middle, ASKED, part=RING),
        "temples": Scene(in_middle, ASKED, part=TEMPLES),
        "tracks": Scene(in_middle, ASKED, part=TRACKS),
        "end": Scene(at_end, ".ranking", show_result, on_phones=True),
        "replay": Scene(f"{at_end}/replay?at={len(won.actions) * 2 // 3}", ".controls"),
    }
