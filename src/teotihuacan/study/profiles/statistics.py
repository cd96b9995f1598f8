"""What the results of many games add up to for one player.

Games that somebody gave up count as games; VP, starting tiles and best games are those of games
that were played to their end.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

from ..daily.results import GROUPS, OTHER, group_sources
from .results import GameResult, SeatResult
from .stories import BY_RULES, TEOTIBOT

Key = TypeVar("Key", bound=Hashable)
LATEST = 100  # games of the course of VP
BEST = 5


class Played(NamedTuple):
    """A finished game from one player's side."""

    key: str  # where it is found again: a table's key, a file's name
    result: GameResult
    seat: int

    @property
    def own(self) -> SeatResult:
        """How it ended for the player."""
        return self.result.seats[self.seat]

    @property
    def others(self) -> list[SeatResult]:
        """How it ended for everybody else."""
        return [one for one in self.result.seats if one.seat != self.seat]

    @property
    def whole(self) -> bool:
        """Whether the player played it to its end."""
        return self.result.ended_by == BY_RULES and not self.own.gone


@dataclass(frozen=True)
class Figures:
    """What some games add up to; VP of those that were played to their end."""

    games: int
    wins: int
    mean_vp: float | None
    best_vp: int | None


@dataclass(frozen=True)
class GroupFigures(Figures):
    """Those of games for so many players."""

    players: int


@dataclass(frozen=True)
class TileFigures(Figures):
    """Those of games that began with a starting tile."""

    tile: int


@dataclass(frozen=True)
class OpponentFigures:
    """Games with somebody: a person, a bot of a level, Teotibot at a level."""

    kind: str
    name: str
    games: int
    ahead: int  # of them


@dataclass(frozen=True)
class Streaks:
    """Games won in a row: up to the latest game, and at most."""

    now: int
    longest: int


@dataclass(frozen=True)
class GamePoint:
    """One game in a course or a list."""

    key: str
    at: int
    players: int
    vp: int
    place: int
    sources: dict[str, int]  # VP by what people know


@dataclass(frozen=True)
class Earned:
    """An achievement: the game in which it was first earned, and in how many it was."""

    achievement: str
    key: str
    at: int
    games: int


@dataclass(frozen=True)
class Statistics:
    """All figures of one player."""

    total: Figures
    given_up: int
    streaks: Streaks
    by_players: list[GroupFigures]
    opponents: list[OpponentFigures]  # met most often first
    starting_tiles: list[TileFigures]  # kept most often first
    sources: dict[str, float]  # mean VP
    course: list[GamePoint]  # the latest games, the oldest of them first
    best: list[GamePoint]
    achievements: list[Earned]  # the first one first

    def to_dict(self) -> dict[str, Any]:
        """The figures as plain data."""
        return asdict(self)


def add_up(games: Iterable[Played]) -> Statistics:
    """The figures of a player's games."""
    played = sorted(games, key=lambda one: (one.result.at, one.key))
    whole = [one for one in played if one.whole]
    points = [make_point(one) for one in whole]
    return Statistics(
        total=Figures(**figures_of(played)),
        given_up=sum(bool(one.own.gone) for one in played),
        streaks=count_streaks([one.own.won for one in played]),
        by_players=[
            GroupFigures(players=players, **figures_of(some))
            for players, some in sorted(gather((one.result.players, one) for one in played))
        ],
        opponents=count_opponents(played),
        starting_tiles=count_tiles(whole),
        sources=average_sources(points),
        course=points[-LATEST:],
        best=sorted(points, key=lambda point: (-point.vp, point.at))[:BEST],
        achievements=list_earned(played),
    )


def gather(pairs: Iterable[tuple[Key, Played]]) -> list[tuple[Key, list[Played]]]:
    """Games by what they have in common, in the order in which that came up."""
    groups: dict[Key, list[Played]] = defaultdict(list)
    for key, one in pairs:
        groups[key].append(one)
    return list(groups.items())


def figures_of(games: Sequence[Played]) -> dict[str, Any]:
    """The figures of some games."""
    vps = [one.own.vp for one in games if one.whole]
    return {
        "games": len(games),
        "wins": sum(one.own.won for one in games),
        "mean_vp": round(fmean(vps), 1) if vps else None,
        "best_vp": max(vps, default=None),
    }


def count_streaks(won: Iterable[bool]) -> Streaks:
    """Streaks of games won, in the order in which they were played."""
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return Streaks(now, longest)


def count_opponents(games: Iterable[Played]) -> list[OpponentFigures]:
    """Everybody met, and in how many games the player came in ahead of all of that name."""
    met: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for one in games:
        for who in dict.fromkeys(name_opponent(one, other) for other in one.others):
            met[who].append(is_ahead(one, who))
    rows = [OpponentFigures(*who, len(ahead), sum(ahead)) for who, ahead in met.items()]
    return sorted(rows, key=lambda row: (-row.games, row.kind, row.name))


def name_opponent(one: Played, other: SeatResult) -> tuple[str, str]:
    """What an opponent is counted as; Teotibot by its level."""
    return other.kind, (one.result.level or "") if other.kind == TEOTIBOT else other.name


def is_ahead(one: Played, who: tuple[str, str]) -> bool:
    """Whether the player came in ahead of all opponents of a name."""
    places = [other.place for other in one.others if name_opponent(one, other) == who]
    return not one.own.gone and one.own.place < min(places)


def count_tiles(games: Iterable[Played]) -> list[TileFigures]:
    """The starting tiles kept, and what came of it."""
    kept = gather((tile, one) for one in games for tile in one.own.starting_tiles)
    rows = [TileFigures(tile=tile, **figures_of(some)) for tile, some in kept]
    return sorted(rows, key=lambda row: (-row.games, -row.wins, row.tile))


def make_point(one: Played) -> GamePoint:
    """A game as a point."""
    own, result = one.own, one.result
    sources = group_sources(own.books)
    return GamePoint(one.key, result.at, result.players, own.vp, own.place, sources)


def average_sources(points: Sequence[GamePoint]) -> dict[str, float]:
    """Mean VP by what people know; nothing without a game."""
    if not points:
        return {}
    return {
        source: round(fmean(point.sources[source] for point in points), 1)
        for source in (*GROUPS, OTHER)
    }


def list_earned(games: Iterable[Played]) -> list[Earned]:
    """The achievements of all games, each with the first one it was earned in."""
    earned = gather((key, one) for one in games for key in one.own.achievements)
    return [
        Earned(achievement, some[0].key, some[0].result.at, len(some))
        for achievement, some in earned
    ]
