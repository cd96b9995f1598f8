"""What is played: who meets whom, on which deals, at which seats.

Everybody in a line-up sits at every seat once for each deal: the line-up is played in all its
rotations with the same seed, so that neither the seat nor the luck of the deal favours anybody.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, pairwise
from typing import Any

from ..bots import bot_named
from ..engine import Setup, TeotihuacanError
from ..engine.messages import Either
from ..engine.seeds import check_seed

ROUND_ROBIN = "round-robin"
LADDER = "ladder"
FORMS = (ROUND_ROBIN, LADDER)
MOST_DEALS = 1_000_000
LineUp = tuple[str, ...]  # names by seat


class PlanError(TeotihuacanError):
    """A match that can't be played; the message says why."""


@dataclass(frozen=True)
class Job:
    """One game to play; its result depends on nothing but the set-up, the names and the seed."""

    number: int
    setup: Setup
    names: LineUp
    seed: int


@dataclass(frozen=True)
class Plan:
    """A match: entrants by name, set-up, deals with seeds from the first one on, and form.

    In a `round-robin` everybody meets everybody: all combinations of as many entrants as there
    are players; in a `ladder` neighbours in the order given meet, weakest first. A table with
    more seats than entrants is filled up in all ways: a and b at three seats play as a, a, b and
    as a, b, b. Solo, each entrant meets Teotibot. One entrant alone plays against itself.
    """

    entrants: tuple[str, ...]
    setup: Setup
    deals: int
    seed: int
    form: str = ROUND_ROBIN

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            raise PlanError("error-match-form", known=Either(FORMS), value=repr(self.form))
        if not self.entrants:
            raise PlanError("error-match-entrants")
        for name in self.entrants:
            if self.entrants.count(name) > 1:
                raise PlanError("error-match-twice", name=repr(name))
        if self.deals < 1:
            raise PlanError("error-match-no-deal", deals=self.deals)
        if self.deals > MOST_DEALS:
            raise PlanError("error-match-deals", most=MOST_DEALS, deals=self.deals)
        for seed in (self.seed, self.seed + self.deals - 1):
            check_seed(seed)

    def check_bots(self) -> None:
        """Refuse names that no bot has."""
        for name in self.entrants:
            bot_named(name)

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """Who sits where in the games of one deal."""
        seats = self.setup.players
        found = [
            rotation
            for group in self.groups()
            for filled in tables(group, seats)
            for rotation in rotations(filled)
        ]
        return list(dict.fromkeys(found))

    def groups(self) -> list[LineUp]:
        """Those who meet each other."""
        if self.setup.players == 1:
            return [(name,) for name in self.entrants]
        if len(self.entrants) == 1:
            return [self.entrants]
        if self.form == LADDER:
            return list(pairwise(self.entrants))
        size = min(self.setup.players, len(self.entrants))
        return list(combinations(self.entrants, size))

    @property
    def games(self) -> int:
        """How many games the match has."""
        return self.deals * len(self.line_ups)

    def job(self, number: int) -> Job:
        """The game of a number from 0 on: deal after deal, so that more deals only add games."""
        deal, which = divmod(number, len(self.line_ups))
        return Job(number, self.setup, self.line_ups[which], self.seed + deal)

    def jobs(self) -> Iterator[Job]:
        """All games in order."""
        return map(self.job, range(self.games))

    def to_dict(self) -> dict[str, Any]:
        """The plan as plain data."""
        return {
            "entrants": list(self.entrants),
            "setup": self.setup.to_dict(),
            "deals": self.deals,
            "seed": self.seed,
            "form": self.form,
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Plan":
        """A plan from plain data."""
        return cls(
            tuple(data["entrants"]),
            Setup.from_dict(data["setup"]),
            data["deals"],
            data["seed"],
            data["form"],
        )


def tables(group: LineUp, seats: int) -> list[LineUp]:
    """The ways to fill so many seats with everybody in a group and nobody else."""
    fillings = combinations_with_replacement(group, seats)
    return [filled for filled in fillings if set(filled) == set(group)]


def rotations(names: LineUp) -> list[LineUp]:
    """All that follow from moving everybody on by a seat."""
    return [names[start:] + names[:start] for start in range(len(names))]
