"""What a record tells of each seat's opening: tiles kept, first turn, VP at the end."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ...engine import Event
from ...game.game import Game
from ...game.records import parse_record

Pair = tuple[int, int]
DEEDS = {
    "main_action_taken": "main",
    "cocoa_collected": "collect",
    "locked": "worship",
}


@dataclass(slots=True)
class Opening:
    """How a seat began a finished game, and how that ended."""

    players: int
    seat: int
    tiles: list[int]  # by their printed numbers
    board: str = ""  # where the first turn was taken
    deed: str = ""  # one of DEEDS
    vp: int = 0
    won: bool = False

    @property
    def pair(self) -> Pair:
        """The two tiles, the smaller number first."""
        return make_pair(self.tiles)

    @property
    def whole(self) -> bool:
        """Whether all of it was seen: nobody keeps tiles in a first game."""
        return len(self.tiles) == 2 and bool(self.deed)

    def hear(self, event: Event) -> None:
        """Take one thing that happened to the seat into account, until the first deed."""
        if event.kind == "starting_tile_kept":
            self.tiles.append(int(event.facts["starting_tile"] or 0))
        elif self.deed:
            return
        elif event.kind == "moved":
            self.board = str(event.facts["board"])
        elif event.kind in DEEDS:
            self.deed = DEEDS[event.kind]


def make_pair(tiles: Iterable[int]) -> Pair:
    """Two tiles, the smaller number first."""
    first, second = sorted(tiles)
    return first, second


def read_openings(record: str | bytes) -> list[Opening]:
    """The openings of the seats of a finished game; none if it is not finished.

    The actions are replayed, so a record that breaks the rules is refused.
    """
    data = parse_record(record)
    setup = data["setup"]
    game = Game(setup, data["seed"], brief=True)
    openings = [Opening(setup.players, seat, []) for seat in range(setup.players)]
    for event in replay(game, data):
        if 0 <= event.seat < setup.players:
            openings[event.seat].hear(event)
    position = game.position
    if not position.over:
        return []
    winner = position.ranking()[0]
    for opening in openings:
        opening.vp = position.scores()[opening.seat]
        opening.won = opening.seat == winner
    return [opening for opening in openings if opening.whole]


def replay(game: Game, data: dict[str, Any]) -> Iterator[Event]:
    """Play the actions of a record, and tell what happens."""
    for action in data["actions"]:
        yield from game.play(action)
