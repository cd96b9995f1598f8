"""Luck: what draws and rolls brought, beyond what they bring on average.

For every action that showed something hidden the luck of a seat is its margin after it, less the
mean of its margins over the same action with everything hidden dealt anew. All margins are what
the evaluation expects, in the end the result; so what the deal promised, all luck and what is
left, the play, add up to the result.
"""

import random
from collections.abc import Iterator, Sequence
from statistics import fmean

from ...bots.protocol import SEEDS
from ...engine import Position
from ...game.game import Game
from ...game.turns import find_shown
from .chances import judge_standing
from .reviews import DrawLuck, round_figure
from .turns import list_events

DEALS = 32  # to take the mean of


def find_draws(game: Game, seed: int) -> list[DrawLuck]:
    """The luck in everything hidden that was shown."""
    return [
        DrawLuck(ply, shown, measure_luck(game, ply, seed)) for ply, shown in list_shown(game)
    ]


def list_shown(game: Game) -> Iterator[tuple[int, str]]:
    """The actions that showed something hidden, and what."""
    for ply, action in enumerate(game.actions):
        before, after = game.position_at(ply), game.position_at(ply + 1)
        shown = find_shown(before, after, list_events(before, action))
        if shown:
            yield ply, shown


def measure_luck(game: Game, ply: int, seed: int) -> list[float]:
    """What an action brought more than it does on average, by seat."""
    before, action = game.position_at(ply), game.actions[ply]
    chance = random.Random(f"luck {seed} {ply}")
    dealt = [
        judge_standing(play_anew(before, action, chance.randrange(SEEDS))).vp
        for _ in range(DEALS)
    ]
    means = [fmean(vp) for vp in zip(*dealt, strict=True)]
    actual = judge_standing(game.position_at(ply + 1)).vp
    return [round_figure(vp - mean) for vp, mean in zip(actual, means, strict=True)]


def play_anew(before: Position, action: int, seed: int) -> Position:
    """Where an action leads if everything that its seat can't know is dealt anew."""
    after = before.determinize(before.seat, seed)
    after.apply(action)
    return after


def add_luck(draws: Sequence[DrawLuck], seat: int) -> float:
    """All luck of a seat."""
    return sum(draw.luck[seat] for draw in draws)
