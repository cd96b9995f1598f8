"""What a coach points at, on the table of a terminal."""

from collections.abc import Iterable

from textual.screen import Screen

from ...game.views import View
from ..drawing import ring
from ..drawing.tabs import BOARDS, PLAYERS, PYRAMID, TILES, TRACKS

# Where things stand that a coach points at: parts of the table by the kind of the target.
PARTS = {
    "player": "players",
    "calendar": "calendar",
    "temple": "tracks",
    "avenue": "tracks",
    "track": "tracks",
    "bonus": "tiles",
    "cell": "pyramid",
}
# Where to look for them in a small window, if not at the boards.
TABS = {
    "player": PLAYERS,
    "temple": TRACKS,
    "avenue": TRACKS,
    "track": TRACKS,
    "bonus": TILES,
    "tech": TILES,
    "cell": PYRAMID,
    "tile": PYRAMID,
}
ON_BOARDS = {"tile": "construction", "tech": "alchemy", "row": "nobles", "buildings": "nobles"}


def point_at(table: Screen[None], targets: Iterable[str]) -> None:
    """Mark the parts and boards that targets are about, and nothing else."""
    found = list(targets)
    seen: View = table.seen  # type: ignore[attr-defined]
    pointed = {PARTS[kind] for kind in map(kind_of, found) if kind in PARTS}
    for part in sorted(set(PARTS.values())):
        table.query_one(f"#{part}").set_class(part in pointed, "pointed")
    boards = {find_board(target, seen) for target in found}
    for place, board in enumerate(seen["ring"]):
        if board in boards:
            box = table.query_one(f"#place-{place}")
            box.set_class(True, "target")
            box.border_title = f"▸ {ring.heading(board)}"


def kind_of(target: str) -> str:
    """What a target is: "board" of "board:forest"."""
    return target.split(":")[0]


def find_tab(targets: Iterable[str], seen: View) -> str | None:
    """The tab with the first of the targets that one of them shows, None if none does."""
    for target in targets:
        if kind_of(target) in TABS:
            return TABS[kind_of(target)]
        if find_board(target, seen):
            return BOARDS
    return None


def find_board(target: str, seen: View) -> str | None:
    """The board on which a target stands, None for those elsewhere."""
    kind, *rest = target.split(":")
    if kind in ("board", "worship"):
        return rest[0]
    if kind == "worker":
        seat, number = map(int, rest)
        board = seen["players"][seat]["workers"][number]["board"]
        return str(board) if board else None
    return ON_BOARDS.get(kind)
