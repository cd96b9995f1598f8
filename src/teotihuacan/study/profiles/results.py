"""How a finished game ended, as data: who came where, where VP came from, what was achieved."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ...engine import Event
from ...engine.setup.options import OPTIONS
from ...game.game import Game
from .achievements import find_achievements
from .stories import BY_RULES, Player, Story, share_events


@dataclass(frozen=True)
class SeatResult:
    """How a game ended for a seat."""

    seat: int
    kind: str  # person, bot, teotibot
    name: str  # of a person; of a bot its level
    vp: int
    place: int  # 1 is the best
    books: dict[str, int]  # VP by source, those that brought nothing left out
    starting_tiles: list[int]  # by their printed numbers; none in a first game
    achievements: list[str]  # their keys
    gone: str = ""  # resigned, left: how a person gave the game up

    @property
    def won(self) -> bool:
        """Whether the seat came first; whoever gave up hasn't."""
        return self.place == 1 and not self.gone


@dataclass(frozen=True)
class GameResult:
    """How a game ended."""

    at: int  # milliseconds since 1970
    players: int
    level: str | None  # of Teotibot
    options: list[str]  # those that were agreed on
    ended_by: str  # rules, resignation
    seats: list[SeatResult]

    def to_dict(self) -> dict[str, Any]:
        """The result as plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "GameResult":
        """A result from plain data; KeyError or TypeError if it is none."""
        seats = [SeatResult(**seat) for seat in data["seats"]]
        return cls(**{**data, "seats": seats})


def read_result(
    game: Game,
    players: Sequence[Player],
    at: int,
    *,
    ended_by: str = BY_RULES,
    ranking: Sequence[int] | None = None,
) -> GameResult:
    """The result of a game that is over, found by replaying it.

    `ranking` has the seats from first to last where somebody gave up; else the rules say it.
    """
    position = game.position
    order = list(ranking or position.ranking())
    scores = position.scores()
    stories = [
        Story(seat, players, game.setup, scores[seat], order.index(seat) + 1, ended_by)
        for seat in range(len(players))
    ]
    share_events(replay(game), stories)
    setup = game.setup
    return GameResult(
        at,
        setup.players,
        setup.level,
        [name for name in OPTIONS if getattr(setup, name)],
        ended_by,
        [make_seat_result(story, position.books(story.seat)) for story in stories],
    )


def replay(game: Game) -> Iterator[Event]:
    """Play a game once more, by its own rules, and tell what happens."""
    again = type(game)(game.setup, game.seed, brief=True)
    for action in game.actions:
        yield from again.play(action)


def make_seat_result(story: Story, books: Mapping[str, int]) -> SeatResult:
    """How a game ended for a seat, with what the seat achieved."""
    player = story.players[story.seat]
    return SeatResult(
        seat=story.seat,
        kind=player.kind,
        name=player.name,
        vp=story.vp,
        place=story.place,
        books={source: vp for source, vp in books.items() if vp},
        starting_tiles=sorted(story.list_numbers("starting_tile_kept", "starting_tile")),
        achievements=find_achievements(story),
        gone=player.gone,
    )
