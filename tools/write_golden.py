"""Write the golden files of `tests/golden`: perft counts, and whole games as readable text.

    python tools/write_golden.py          # write them anew
    python tools/write_golden.py --check  # only say which would change

A change in them means that the same set-up, seed and actions give another game: that is a change
of the rules version (`src/teotihuacan/version.py`), unless only the wording of texts changed.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from teotihuacan import RULES_VERSION, Event, Position, Setup, perft
from teotihuacan.game.notation import action_text

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
PERFT = "perft.json"
DEPTH = 7


class Picks:
    """A linear congruential generator: the same picks with every version of Python."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def draw_below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) * n >> 31


# Perft ---


@dataclass(frozen=True)
class Count:
    """A position whose games are counted: a set-up, a seed, and random decisions before."""

    name: str
    setup: Setup
    seed: int
    before: int


COUNTS = (
    Count("dealt tiles, 2 players", Setup(2), 1, 0),
    Count("dealt tiles, 4 players", Setup(4), 2, 0),
    Count("draft, 3 players", Setup(3, draft=True), 3, 0),
    Count("draft, 4 players", Setup(4, draft=True), 4, 0),
    Count("first game, 2 players", Setup(2, first_game=True), 5, 0),
    Count("first game, 3 players", Setup(3, first_game=True), 6, 0),
    Count("first game, 4 players", Setup(4, first_game=True), 7, 0),
    Count("first game, 2 players, mid-game", Setup(2, first_game=True), 8, 60),
    Count("2 players, advanced worship, mid-game", Setup(2, advanced_worship=True), 9, 70),
    Count("3 players, dark eclipse, mid-game", Setup(3, dark_eclipse=True), 10, 120),
    Count("4 players, late", Setup(4), 11, 250),
    Count("draft, 2 players, late", Setup(2, draft=True), 12, 100),
)


def make_position(count: Count) -> Position:
    """The position to count from."""
    position = Position.new(count.setup, count.seed)
    picks = Picks(count.seed)
    for _ in range(count.before):
        legal = position.legal_actions()
        position.apply(legal[picks.draw_below(len(legal))])
    return position


def write_perft() -> str:
    """All counts as JSON: ways to play 1, 2, 3 ... actions."""
    counts = [
        {
            "name": count.name,
            "setup": count.setup.to_dict(),
            "seed": count.seed,
            "decisions_before": count.before,
            "counts": [perft(make_position(count), depth) for depth in range(1, DEPTH + 1)],
        }
        for count in COUNTS
    ]
    return json.dumps({"rules_version": RULES_VERSION, "perft": counts}, indent=1) + "\n"


# Playthroughs ---


@dataclass(frozen=True)
class Game:
    """A game to write down: what it shows, and the words in the texts of actions that its
    players prefer, those of the first row most."""

    shows: str
    setup: Setup
    seed: int
    prefers: tuple[tuple[str, ...], ...] = ()


BUILDING = (
    ("main action", "pick ", "to construction", "to stone_quarry", "to forest"),
    ("collect cocoa", "unlock", "ascend cocoa"),
)
BUYING = (("buy ", "use ", "with discovery", "for discovery"), ("to palace", "main action"))
STRONG = (("main action", "use power_up_twice", "worker ", "ascend worker"), ("collect cocoa",))
GAMES = {
    "first_game_2_players.txt": Game("the fixed start", Setup(2, first_game=True), 1),
    "dealt_tiles_3_players.txt": Game("starting tiles dealt in secret", Setup(3), 2, STRONG),
    "draft_4_players_dark_eclipse.txt": Game(
        "a draft, eclipses scored at once", Setup(4, draft=True, dark_eclipse=True), 3
    ),
    "advanced_worship_2_players.txt": Game(
        "cocoa for pushing off, discovery tiles", Setup(2, advanced_worship=True), 4, BUYING
    ),
    "first_game_4_players_all_options.txt": Game(
        "a full table with every option",
        Setup(4, first_game=True, dark_eclipse=True, advanced_worship=True),
        7,
        BUYING,
    ),
    "pyramid_completed_4_players.txt": Game("the top tile is placed", Setup(4), 158, BUILDING),
}


def choose_action(position: Position, game: Game, picks: Picks) -> tuple[int, str]:
    """The action played and its text: a random one, in 7 of 8 cases among those preferred."""
    texts = {action: action_text(position, action) for action in position.legal_actions()}
    actions = list(texts)
    if picks.draw_below(8):
        for words in game.prefers:
            preferred = [a for a in texts if any(word in texts[a] for word in words)]
            if preferred:
                actions = preferred
                break
    action = actions[picks.draw_below(len(actions))]
    return action, texts[action]


def describe_event(event: Event) -> str:
    """An event in words."""
    who = f"seat {event.seat}: " if event.seat >= 0 else ""
    facts = "".join(f" {name}={value}" for name, value in event.facts.items())
    return f"{who}{event.kind}{facts}"


def write_playthrough(game: Game) -> Iterator[str]:
    """The lines of a game: every decision and what came of it, then scores and books."""
    position = Position.new(game.setup, game.seed)
    picks = Picks(game.seed)
    options = [name for name, value in game.setup.to_dict().items() if value is True]
    yield f"# {game.shows}"
    yield f"rules version {RULES_VERSION}"
    yield f"set-up: {', '.join([f'{game.setup.players} players', *options])}; seed {game.seed}"
    yield "decision, seat, question, number of legal actions: action played; then its events"
    while not position.over:
        action, text = choose_action(position, game, picks)
        place = f"{position.decisions_made + 1} seat {position.seat} {position.question}"
        yield f"{place}, {len(position.legal_actions())} legal: {text}"
        events: list[Event] = []
        position.apply(action, events)
        yield from (f"  {describe_event(event)}" for event in events)
    yield f"scores: {position.scores()}, ranking: {position.ranking()}"
    for seat in range(game.setup.players):
        booked = [f"{name} {vp}" for name, vp in position.books(seat).items() if vp]
        yield f"books of seat {seat}: {', '.join(booked)}"


def make_golden_text(name: str) -> str:
    """What a golden file says, worked out anew."""
    if name == PERFT:
        return write_perft()
    return "".join(f"{line}\n" for line in write_playthrough(GAMES[name]))


def list_golden_names() -> list[str]:
    """The names of all golden files."""
    return [PERFT, *GAMES]


def main(arguments: list[str]) -> int:
    """Write the files, or with --check compare them."""
    changed = []
    for name in list_golden_names():
        path = GOLDEN / name
        text = make_golden_text(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            changed.append(name)
            if "--check" not in arguments:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
    print("changed: " + ", ".join(changed) if changed else "nothing has changed")
    return 1 if changed and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
