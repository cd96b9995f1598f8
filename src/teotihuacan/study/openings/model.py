"""A small model of what a pair of starting tiles is worth, where few games know it.

What a game brings = mean of the seat + effects of both tiles + what the pair brings beyond them
+ chance. Effects are taken from all numbers of players, with a deviation for each; deviations and
pairs are shrunk towards 0 by as much as chance explains of them (empirical Bayes).
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeVar

from .reading import Pair
from .tally import Cell, Counts, Tally

ROUNDS = 12  # of fitting one tile after the other; it settles within ten
LEAST_SIGNAL = 1e-9
K = TypeVar("K", bound=Hashable)


@dataclass(slots=True)
class Group:
    """Observations of one kind: how many, and what they add up to."""

    games: float = 0.0
    total: float = 0.0


@dataclass
class Effects:
    """Effects of groups, shrunk: their values, and what is not known of each (a variance)."""

    values: dict[int, float] = field(default_factory=dict)
    variances: dict[int, float] = field(default_factory=dict)


@dataclass
class Estimate:
    """What is expected of an opening, and the standard error of that."""

    value: float
    error: float


@dataclass
class Model:
    """The fitted model of one figure, VP or wins."""

    means: dict[tuple[int, int | None], float]  # by players and seat; None: any seat
    tiles: Effects
    deviations: dict[int, Effects]  # of tiles, by number of players
    pairs: dict[Pair, float]
    pair_games: dict[Pair, float]
    pair_signal: float  # how much pairs differ beyond their tiles, a variance
    noise: float  # how much games of one opening differ, a variance

    def estimate(self, players: int, seat: int | None, pair: Pair) -> Estimate:
        """What an opening brings, and how sure that is."""
        own = self.deviations[players]
        value = self.means[players, seat] + self.pairs.get(pair, 0.0)
        games = self.pair_games.get(pair, 0.0)
        variance = shrink_variance(self.pair_signal, self.noise, games)
        for tile in pair:
            for effects in (self.tiles, own):
                value += effects.values.get(tile, 0.0)
                variance += effects.variances.get(tile, 0.0)
        return Estimate(value, sqrt(variance))

    def estimate_tile(self, players: int, seat: int | None, tile: int) -> Estimate:
        """What a tile brings beside an average one."""
        own = self.deviations[players]
        value = self.means[players, seat]
        value += self.tiles.values.get(tile, 0.0) + own.values.get(tile, 0.0)
        variance = self.tiles.variances.get(tile, 0.0) + own.variances.get(tile, 0.0)
        return Estimate(value, sqrt(variance))


def shrink_variance(signal: float, noise: float, games: float) -> float:
    """What is not known of an effect after so many games."""
    return signal * noise / (noise + games * signal) if noise > 0 else 0.0


def fit_model(tally: Tally, total: Callable[[Counts], float], noise: float) -> Model:
    """The model of a figure: `total` adds it up, `noise` is its variance in one opening."""
    means = fit_means(tally, total)
    left = {
        cell: Group(counts.games, total(counts) - counts.games * means[cell[0], cell[1]])
        for cell, counts in tally.cells.items()
    }
    tiles = fit_tiles(left, noise)
    left = take_away(left, tiles)
    deviations = {}
    for players in sorted({cell[0] for cell in left}):
        own = {cell: group for cell, group in left.items() if cell[0] == players}
        deviations[players] = fit_tiles(own, noise)
        left |= take_away(own, deviations[players])
    pairs = join_groups(left, lambda cell: cell[2])
    signal = estimate_signal(pairs.values(), noise)
    return Model(
        means,
        tiles,
        deviations,
        {pair: shrink(group, signal, noise) for pair, group in pairs.items()},
        {pair: group.games for pair, group in pairs.items()},
        signal,
        noise,
    )


def fit_means(
    tally: Tally, total: Callable[[Counts], float]
) -> dict[tuple[int, int | None], float]:
    """The mean of each number of players and seat, and of all seats."""
    sums: dict[tuple[int, int | None], Group] = {}
    for (players, seat, _), counts in tally.cells.items():
        for key in ((players, seat), (players, None)):
            group = sums.setdefault(key, Group())
            group.games += counts.games
            group.total += total(counts)
    return {key: group.total / group.games for key, group in sums.items()}


def fit_tiles(left: Mapping[Cell, Group], noise: float) -> Effects:
    """The effects of tiles, each beside the others that it was kept with."""
    pairs = join_groups(left, lambda cell: cell[2])
    numbers = sorted({tile for pair in pairs for tile in pair})
    effects = dict.fromkeys(numbers, 0.0)
    groups = {tile: beside_others(tile, pairs, effects) for tile in numbers}
    signal = estimate_signal(groups.values(), noise)
    for _ in range(ROUNDS):
        for tile in numbers:
            effects[tile] = shrink(beside_others(tile, pairs, effects), signal, noise)
    variances = {tile: shrink_variance(signal, noise, groups[tile].games) for tile in numbers}
    return Effects(effects, variances)


def beside_others(tile: int, pairs: Mapping[Pair, Group], effects: Mapping[int, float]) -> Group:
    """What games with a tile brought, without what the other tile of each did."""
    group = Group()
    for pair, found in pairs.items():
        if tile in pair:
            other = pair[0] + pair[1] - tile
            group.games += found.games
            group.total += found.total - found.games * effects[other]
    return group


def take_away(left: Mapping[Cell, Group], effects: Effects) -> dict[Cell, Group]:
    """What is left when the effects of both tiles are taken away."""
    return {
        cell: Group(
            group.games,
            group.total - group.games * sum(effects.values[tile] for tile in cell[2]),
        )
        for cell, group in left.items()
    }


def join_groups(left: Mapping[Cell, Group], key: Callable[[Cell], K]) -> dict[K, Group]:
    """Groups of cells that have something in common."""
    joined: dict[K, Group] = {}
    for cell, found in left.items():
        group = joined.setdefault(key(cell), Group())
        group.games += found.games
        group.total += found.total
    return joined


def estimate_signal(groups: Iterable[Group], noise: float) -> float:
    """How much groups differ beyond chance, a variance (by moments)."""
    known = [group for group in groups if group.games]
    games = sum(group.games for group in known)
    seen = sum(group.total**2 / group.games for group in known)
    return max((seen - len(known) * noise) / games, LEAST_SIGNAL) if games else LEAST_SIGNAL


def shrink(group: Group, signal: float, noise: float) -> float:
    """The mean of a group, drawn towards 0 by as much as chance explains of it."""
    return group.total / (group.games + noise / signal)
