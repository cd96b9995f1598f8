"""Luck: what draws and rolls brought, beyond what they bring on average.

For every action that showed something hidden the luck of a seat is its margin after it, less the
mean of its margins over the same action with everything hidden dealt anew. A new tile is worth
what can be done with it, so margins are looked at a round later: everybody plays a turn by the
policy of the bots, then the evaluation judges. What others chose in secret is no luck but their
play. What the deal promised, all luck, and what is left, the play, add up to the result.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean

from ...bots.protocol import SEEDS
from ...bots.search import choose_policy_action, count_turns_begun
from ...engine import Position
from ...game.game import Game
from ...game.history import events_between
from ...game.turns import REVEALED, find_shown
from .chances import judge_standing
from .reviews import DrawLuck, round_figure

DEALS = 128  # to take the mean of
NAMED = 3  # draws at most that are named for each seat
LEAST = 0.5  # VP of luck in a draw that is worth a word
MOST_ANSWERS = 300  # of a round


def find_draws(game: Game, seed: int) -> list[DrawLuck]:
    """The luck in everything hidden that was shown."""
    return [
        DrawLuck(ply, shown, measure_luck(game, ply, seed)) for ply, shown in list_shown(game)
    ]


def list_shown(game: Game) -> Iterator[tuple[int, str]]:
    """The actions that drew or rolled something, and which of both."""
    for ply in range(game.ply):
        before, after = game.position_at(ply), game.position_at(ply + 1)
        shown = find_shown(before, after, events_between(game, ply, ply + 1))
        if shown and shown != REVEALED:
            yield ply, shown


def measure_luck(game: Game, ply: int, seed: int) -> list[float]:
    """What an action brought more than it does on average, by seat."""
    before, after, action = game.position_at(ply), game.position_at(ply + 1), game.actions[ply]
    seeds = draw_seeds(seed, ply)
    actual = average_margins(
        foresee(after.determinize(before.seat, one), count_turns_begun(before), one)
        for one in seeds
    )
    usual = average_margins(
        foresee(play_anew(before, action, one), count_turns_begun(before), one) for one in seeds
    )
    return [round_figure(vp - mean) for vp, mean in zip(actual, usual, strict=True)]


def promise_margins(position: Position, seed: int) -> list[float]:
    """What a deal promises, by seat."""
    begun = count_turns_begun(position)
    return average_margins(
        foresee(position.determinize(position.seat, one), begun, one)
        for one in draw_seeds(seed, 0)
    )


def draw_seeds(seed: int, ply: int) -> list[int]:
    """The seeds of all deals of an action."""
    chance = random.Random(f"luck {seed} {ply}")
    return [chance.randrange(SEEDS) for _ in range(DEALS)]


def foresee(position: Position, begun: int, seed: int) -> list[float]:
    """Margins by seat after everybody's next turn; so many turns had begun before."""
    later = position.copy()
    wanted = begun + len(later.scores()) + 1
    for number in range(MOST_ANSWERS):
        if later.over or count_turns_begun(later) >= wanted:
            break
        later.apply(choose_policy_action(later, 0, (seed + number) % SEEDS))
    return judge_standing(later).vp


def average_margins(margins: Iterable[list[float]]) -> list[float]:
    """The means, by seat."""
    return [fmean(vp) for vp in zip(*margins, strict=True)]


def play_anew(before: Position, action: int, seed: int) -> Position:
    """Where an action leads if everything that its seat can't know is dealt anew."""
    after = before.determinize(before.seat, seed)
    after.apply(action)
    return after


def choose_draws(draws: Sequence[DrawLuck], seats: Iterable[int]) -> list[DrawLuck]:
    """The draws that mattered most to each of some seats, as they came."""
    chosen = {draw.ply: draw for seat in seats for draw in rank_draws(draws, seat)[:NAMED]}
    return [chosen[ply] for ply in sorted(chosen)]


def rank_draws(draws: Iterable[DrawLuck], seat: int) -> list[DrawLuck]:
    """The draws that brought or cost a seat something, what mattered most first."""
    weighty = [draw for draw in draws if abs(draw.luck[seat]) >= LEAST]
    return sorted(weighty, key=lambda draw: -abs(draw.luck[seat]))


def add_luck(draws: Sequence[DrawLuck], seat: int) -> float:
    """All luck of a seat."""
    return sum(draw.luck[seat] for draw in draws)
