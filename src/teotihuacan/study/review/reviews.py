"""A review as data: what each turn was worth and what was better, what each seat did of it.

Chances to win are 0..1, VP are expected margins over the best other seat at the end; all figures
are rounded when a review is made, so that it is the same after `to_dict` and `from_dict`.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ...bots.reasons import Change

DIGITS = 4  # that are kept of every figure


@dataclass(frozen=True)
class TurnReview:
    """A turn: what was played, what was better and why."""

    number: int  # of the turn in the game, from 0
    seat: int
    first: int  # actions[first:last] of the game are this turn
    last: int
    kind: str  # setup: starting tiles and workers; turn; salary: at an eclipse
    period: int  # 0, 1, 2: between eclipses; the set-up belongs to the first
    label: str  # one of LABELS
    played: list[int]  # the turn's actions
    best: list[int]  # the best turn found: as played until the costliest answer, then otherwise
    win: float  # chance to win after the turn as played
    best_win: float  # after the best
    vp: float  # expected margin after the turn as played
    best_vp: float
    accuracy: float  # 0..100; 100 for a forced turn, which doesn't count
    sources: dict[str, float]  # VP that the better turn brings more (below 0: less), by source
    gains: list[Change]  # reasons for the better turn
    prices: list[Change]

    @property
    def lost_win(self) -> float:
        """The chance to win that the turn gave away."""
        return max(self.best_win - self.win, 0.0)

    @property
    def lost_vp(self) -> float:
        """The VP that the turn gave away."""
        return max(self.best_vp - self.vp, 0.0)

    def to_dict(self) -> dict[str, Any]:
        """The turn as plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "TurnReview":
        """A turn from plain data, as `to_dict` gives it."""
        changes = {name: [Change(**one) for one in data[name]] for name in ("gains", "prices")}
        return cls(**{**data, **changes})


@dataclass(frozen=True)
class SeatReview:
    """How a seat played: `start + luck + skill == margin`."""

    seat: int
    accuracy: float | None  # None: it had nothing to decide
    periods: list[float | None]  # accuracy by period
    error_rate: float  # VP lost a real turn
    level: str  # key of a name for the error rate
    labels: dict[str, int]  # how many turns of each
    sources: dict[str, float]  # VP lost by source, summed
    start: float  # the margin in VP that the deal promised
    luck: float  # what draws and rolls added
    skill: float  # what everything else added
    margin: float  # VP over the best other seat at the end, or expected where the game stands
    costliest: list[int]  # numbers of at most three turns, dearest first


@dataclass(frozen=True)
class ChancePoint:
    """How the game stood before a turn, or at the end: by seat, Teotibot's included."""

    ply: int
    win: list[float]
    vp: list[float]


@dataclass(frozen=True)
class DrawLuck:
    """What hidden thing an action showed, and the VP of luck in it, by seat."""

    ply: int  # of the action
    shown: str  # one of game.turns.SHOWN
    luck: list[float]


@dataclass(frozen=True)
class Review:
    """All of a game, looked at again."""

    depth: str
    seed: int
    seats: list[SeatReview]
    turns: list[TurnReview]
    chances: list[ChancePoint]
    draws: list[DrawLuck]

    def to_dict(self) -> dict[str, Any]:
        """The review as plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Review":
        """A review from plain data, as `to_dict` gives it."""
        return cls(
            data["depth"],
            data["seed"],
            [SeatReview(**one) for one in data["seats"]],
            [TurnReview.from_dict(one) for one in data["turns"]],
            [ChancePoint(**one) for one in data["chances"]],
            [DrawLuck(**one) for one in data["draws"]],
        )


def round_figure(figure: float) -> float:
    """A figure as reviews keep it; never -0."""
    return round(figure, DIGITS) + 0.0
