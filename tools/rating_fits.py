"""How well ratings foretell games: each game is foretold before it is counted."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, product
from math import log, sqrt
from statistics import fmean, stdev

import numpy as np
from calibration import Row, compare_with_results, compute_calibration_error
from rating_games import CHAINS, Line

from teotihuacan.bots.seats import TEOTIBOT
from teotihuacan.study.ratings import Rating, list_pools, predict_wins, rate_game
from teotihuacan.study.ratings.model import BETA, make_model
from teotihuacan.study.ratings.rating import START

Pool = dict[str, Rating]
UNKNOWNS = (200.0, 275.0, 350.0, 450.0)
TAUS = (0.0, 6.0, 12.0, 18.0, 24.0)


@dataclass(frozen=True)
class Parameters:
    """What is to be chosen; the scale is not: 400 points are ten to one between two."""

    unknown: float  # sigma of whoever comes new
    tau: float
    quick: bool


@dataclass
class Foretold:
    """What was said of games before they were counted, and what happened."""

    chances: list[float] = field(default_factory=list)  # of every seat
    wins: list[bool] = field(default_factory=list)
    losses: list[float] = field(default_factory=list)  # minus the log of the winner's chance
    even: list[float] = field(default_factory=list)  # ... if all chances were equal
    games: list[int] = field(default_factory=list)  # how many seats each had
    seats: list[str] = field(default_factory=list)

    def add(self, people: Sequence[str], chances: Sequence[float], places: Sequence[int]) -> None:
        """A game that was foretold."""
        self.chances += chances
        self.wins += [place == 1 for place in places]
        self.losses.append(-log(max(chances[places.index(1)], 1e-9)))
        self.even.append(log(len(places)))
        self.games.append(len(places))
        self.seats += people

    @property
    def loss(self) -> float:
        """The mean log loss."""
        return fmean(self.losses)

    def compare(self) -> list[Row]:
        """What was said and what happened, by tenths of the scale."""
        return compare_with_results(np.array(self.chances), np.array(self.wins, np.float64))

    @property
    def error(self) -> float:
        """The expected calibration error."""
        return compute_calibration_error(self.compare())

    def chance_error(self, draws: int = 100) -> float:
        """The error that so few games would show even if all chances were right."""
        chance, errors = random.Random(1), []
        for _ in range(draws):
            wins: list[float] = []
            for size in self.games:
                told = self.chances[len(wins) : len(wins) + size]
                winner = chance.choices(range(size), told)[0]
                wins += [float(seat == winner) for seat in range(size)]
            rows = compare_with_results(np.array(self.chances), np.array(wins))
            errors.append(compute_calibration_error(rows))
        return fmean(errors)

    def compare_bots(self) -> dict[str, tuple[float, float, int]]:
        """For each bot: the share of its games it should have won, the share it has, how many."""
        rows: dict[str, list[tuple[float, bool]]] = defaultdict(list)
        for person, chance, won in zip(self.seats, self.chances, self.wins, strict=True):
            rows[person.partition("#")[0]].append((chance, won))
        return {
            bot: (fmean(row[0] for row in seats), fmean(row[1] for row in seats), len(seats))
            for bot, seats in rows.items()
        }


def name_person(line: Line, seat: int) -> str:
    """Whose rating a seat moves: each level of Teotibot is somebody of its own."""
    name = line.people[seat]
    return f"{TEOTIBOT} {line.level}" if name == TEOTIBOT else name


def walk(
    lines: Iterable[Line],
    wanted: Parameters,
    tell: Callable[[str, Line, list[float]], None],
    pools: dict[str, Pool] | None = None,
) -> dict[str, Pool]:
    """Rate game after game, each told of before it is counted; all ratings at the end."""
    model = make_model(BETA, wanted.tau, quick=wanted.quick)
    newcomer = Rating(START, wanted.unknown)
    pools = defaultdict(dict) if pools is None else pools
    for line in lines:
        people = [name_person(line, seat) for seat in range(len(line.people))]
        for name in list_pools(line.players):
            pool = pools[name]
            before = [pool.get(person, newcomer) for person in people]
            tell(name, line, predict_wins(before))
            after = rate_game(before, line.places, model=model)
            pool |= dict(zip(people, after, strict=True))
    return pools


def foretell(lines: Sequence[Line], wanted: Parameters, first: int) -> dict[str, Foretold]:
    """What is said of the games from a number on, by pool."""
    found: dict[str, Foretold] = defaultdict(Foretold)

    def tell(pool: str, line: Line, chances: list[float]) -> None:
        if line.number >= first:
            people = [name_person(line, seat) for seat in range(len(line.people))]
            found[pool].add(people, chances, line.places)

    walk(lines, wanted, tell)
    return found


@dataclass(frozen=True)
class Tried:
    """Parameters, and the log loss of every game that they foretold."""

    parameters: Parameters
    losses: tuple[float, ...]

    @property
    def loss(self) -> float:
        """The mean log loss over all pools."""
        return fmean(self.losses)

    def fall_behind(self, best: "Tried") -> tuple[float, float]:
        """By how much these are worse than others, and the standard error of that."""
        pairs = zip(self.losses, best.losses, strict=True)
        differences = [mine - other for mine, other in pairs]
        return fmean(differences), stdev(differences) / sqrt(len(differences))


def try_parameters(lines: Sequence[Line], wanted: Parameters, first: int) -> Tried:
    """How well parameters foretell the games from a number on."""
    found = foretell(lines, wanted, first)
    return Tried(wanted, tuple(loss for pool in sorted(found) for loss in found[pool].losses))


def list_parameters() -> list[Parameters]:
    """All that are compared."""
    return [Parameters(*one) for one in product(UNKNOWNS, TAUS, (True, False))]


def choose_parameters(lines: Sequence[Line], first: int) -> list[Tried]:
    """Parameters by how well they foretell, the best first."""
    tried = (try_parameters(lines, one, first) for one in list_parameters())
    return sorted(tried, key=lambda one: one.loss)


def rank_bots(pool: Pool) -> list[tuple[str, float]]:
    """The mean rating of each bot's namesakes, the best first."""
    found: dict[str, list[float]] = defaultdict(list)
    for person, rating in pool.items():
        found[person.partition("#")[0]].append(rating.mu)
    means = ((bot, fmean(values)) for bot, values in found.items() if bot != "learner")
    return sorted(means, key=lambda one: -one[1])


def find_disorder(ranked: Sequence[tuple[str, float]]) -> list[tuple[str, str]]:
    """Pairs of bots whose ratings are in the wrong order."""
    place = {bot: i for i, (bot, _) in enumerate(ranked)}
    pairs = (pair for chain in CHAINS for pair in pairwise(chain))
    return [
        (weak, strong)
        for weak, strong in pairs
        if weak in place and strong in place and place[weak] < place[strong]
    ]
