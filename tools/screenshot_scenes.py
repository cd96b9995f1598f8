"""What the screenshots show: prepared games, and pages with something done on them."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from itertools import count

from playwright.sync_api import Page
from prepared_games import GameSoFar, PreparedServer, play_bots, play_searching_bots

from teotihuacan import Game, Position, Setup
from teotihuacan.game.views import view
from teotihuacan.server.storage.people import Person
from teotihuacan.study.daily import MODES, daily_deal
from teotihuacan.study.puzzles import read_puzzles

Box = tuple[int, int, int, int]  # x, y, width, height

ME = 0  # seat
CLEARLY = 10  # VP
ASKED = "button[aria-controls=all-answers]"
ENDED = ".ranking"
OPENING_TILES = "tiles=3,7,10,16&pair=7,10"
FULL_PYRAMID = 30  # tiles
DAY = date(2026, 11, 17)
PLAYOUTS = (100, 10, 40, 20)  # of those who play its deals
USUAL = 200
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
    on_every_screen: bool = False  # in both themes, on the screens of the gallery
    moving: bool = False


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


def find_eclipse(game: GameSoFar) -> int:
    """How many actions are played before the one that brings the last eclipse but one."""
    played = Game(game.setup, game.seed)
    scored = [
        number
        for number, action in enumerate(game.actions)
        if any(event.kind == "eclipse_scored" for event in played.play(action))
    ]
    return scored[-2]


def find_full_pyramid() -> GameSoFar:
    """A game for four whose pyramid was just finished, at the turn of the seat that follows."""
    game = play_bots(Setup(players=4), 38)
    position = Position.new(game.setup, game.seed)
    for number, action in enumerate(game.actions):
        built = len(view(position)["pyramid"])
        if built == FULL_PYRAMID and position.question == "turn":
            return GameSoFar(game.setup, game.seed, game.actions[:number])
        position.apply(action)
    raise SystemExit("nobody finished the pyramid")


def bring_eclipse(page: Page) -> None:
    """Step into the eclipse, and wait until all is counted."""
    page.locator("input[value='0.5']").check(force=True)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.locator(".scene .rank.seen").first.wait_for()


def show_result(page: Page) -> None:
    """Let the chart be drawn."""
    page.get_by_role("table").wait_for()


def ask_for_hint(page: Page) -> None:
    """Let the adviser think."""
    page.keyboard.press("h")
    page.locator(".why").first.wait_for()


def scroll_to_luck(page: Page) -> None:
    """Look at the end of a review."""
    page.locator(".draws li").last.scroll_into_view_if_needed()
    page.locator("main").evaluate("main => main.scrollTo(0, main.scrollHeight)")


def skip_setup(page: Page) -> None:
    """Go on to the first turn to learn from."""
    page.get_by_role("button", name="Skip").click()
    page.get_by_text("Which worker moves?").wait_for()
    page.mouse.move(0, 0)


def show_solution(page: Page) -> None:
    """Look at the solution of a puzzle."""
    page.get_by_role("button", name="Show the solution").click()
    page.locator("[data-outcome=shown] li button[aria-pressed=true]").last.wait_for()


def read_on(page: Page) -> None:
    """Go on to what the lesson first asks for."""
    while not page.locator(".coach .do").count():
        page.locator(".coach .ways button").last.click()


def add_daily_games(shelf: PreparedServer, me: Person) -> str:
    """Games of some people with the deals of a day; the day."""
    others = [shelf.add_person(name) for name in ("Itzel", "Tonatiuh", "Xochitl")]
    for mode in MODES:
        deal = daily_deal(DAY, mode)
        for person, playouts in zip([me, *others], PLAYOUTS, strict=True):
            strengths = [playouts, USUAL] if deal.seat == 0 else [USUAL, playouts]
            game = play_searching_bots(deal.setup, deal.seed, *strengths[: deal.setup.players])
            seats: list[Person | str] = [person] if mode == "solo" else [mode, mode]
            seats[deal.seat] = person
            shelf.add_table(game, seats, daily=deal.day.isoformat())
    return DAY.isoformat()


def prepare_scenes(shelf: PreparedServer) -> tuple[dict[str, str], dict[str, Scene]]:
    """Put games on the shelf; the cookie of whoever plays them, and what to show."""
    me = shelf.add_person("Ixchel")
    opening = GameSoFar(Setup(players=2, first_game=True), 3, [])
    won = find_game(Setup(players=3), has_won)
    at_end = f"/t/{shelf.add_table(won, [me, 'adept', 'student'])}"
    in_middle = f"/t/{shelf.add_table(find_midgame(), [me, 'adept', 'master'])}"
    at_opening = f"/t/{shelf.add_table(opening, [me, 'novice'])}"
    full = find_full_pyramid()
    seats: list[Person | str] = ["adept", "student", "master", "novice"]
    seats[full.position().seat] = me
    when_full = f"/t/{shelf.add_table(full, seats)}"
    replay = f"{at_end}/replay?at="
    studied = play_searching_bots(Setup(players=2), 3, 40, USUAL)
    to_learn = f"/t/{shelf.add_table(studied, [me, 'adept'], reviewed=True)}"
    puzzle = f"/puzzles/{read_puzzles()[0].id}"
    daily = f"/daily?day={add_daily_games(shelf, me)}"
    return shelf.make_cookie(me), {
        "start": Scene("/", "main section", on_every_screen=True),
        "new-game": Scene("/new", "form"),
        "lesson": Scene("/learn", ".coach", read_on),
        "opening": Scene(at_opening, ASKED, everywhere=True, on_every_screen=True),
        "hint": Scene(at_opening, ASKED, ask_for_hint),
        "midgame": Scene(in_middle, ASKED, on_phones=True, on_every_screen=True),
        "pyramid": Scene(when_full, ASKED, on_every_screen=True),
        "ring": Scene(in_middle, ASKED, part=RING),
        "temples": Scene(in_middle, ASKED, part=TEMPLES),
        "tracks": Scene(in_middle, ASKED, part=TRACKS),
        "eclipse": Scene(
            f"{replay}{find_eclipse(won)}",
            ".controls",
            bring_eclipse,
            on_every_screen=True,
            moving=True,
        ),
        "end": Scene(at_end, ENDED, show_result, on_phones=True, on_every_screen=True),
        "replay": Scene(f"{replay}{len(won.actions) * 2 // 3}", ".controls"),
        "review": Scene(f"{to_learn}/review", "a.mark", on_phones=True),
        "review-figures": Scene(f"{to_learn}/review", "a.mark", scroll_to_luck),
        "mistakes": Scene(f"{to_learn}/mistakes?seat={ME}", ASKED, skip_setup, on_phones=True),
        "puzzle": Scene(puzzle, ASKED),
        "solution": Scene(puzzle, ASKED, show_solution),
        "openings": Scene(f"/openings?{OPENING_TILES}", ".first td"),
        "daily": Scene(daily, "table.figures"),
    }
