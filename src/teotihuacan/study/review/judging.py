"""Judging a turn: what its answers lost, as two searches see it that know no more than the seat.

At every question with more than one answer both searches look for the best answer. Where they
don't give the one that was given, it and theirs are searched again, alone and with other seeds,
as long as the first time: so each is judged by the same effort. What the answers of a turn lost
is added up; each loss is told from the best that was left after the answers before it.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from zlib import crc32

from ...bots.analysis import Analysis, Choice
from ...bots.mcts import MctsBot
from ...bots.protocol import SEEDS, Budget
from ...bots.search.constants import MARGIN_SHARE
from ...engine import Position

SEARCHES = 2  # that judge every question


@dataclass(frozen=True)
class Loss:
    """What something costs as one search sees it; below 0 it gains."""

    win: float
    vp: float


@dataclass(frozen=True)
class JudgedQuestion:
    """A question: the best answer, what it was worth, what the given one lost."""

    position: Position
    line: list[int]  # the best answer and what would follow in the turn
    win: float  # after the best answer, mean of the searches
    vp: float
    losses: list[Loss]  # of the answer that was given, by search

    @property
    def loss(self) -> Loss:
        """What the searches say on average."""
        return average_losses(self.losses)


def judge_question(
    bot: MctsBot, position: Position, action: int, playouts: int, seed: int
) -> JudgedQuestion:
    """What an answer lost."""
    chance = random.Random(f"{seed} {crc32(position.to_bytes())}")  # the same in any process
    seeds = [chance.randrange(SEEDS) for _ in range(2 * SEARCHES)]
    found = [bot.analyse(position, Budget(playouts=playouts), one) for one in seeds[:SEARCHES]]
    tops = [analysis.choices[0] for analysis in found]
    if all(top.action == action for top in tops):
        return tell_best(position, found, tops, [Loss(0.0, 0.0)] * SEARCHES)
    wanted = dict.fromkeys((action, *(top.action for top in tops)))
    judged = {
        one: [
            bot.judge_action(position, one, playouts, fresh_seed)
            for fresh_seed in seeds[SEARCHES:]
        ]
        for one in wanted
    }
    best = max(wanted, key=lambda one: fmean(map(find_reward, judged[one])))
    losses = [
        Loss(top.win - given.win, top.margin - given.margin)
        for top, given in zip(judged[best], judged[action], strict=True)
    ]
    return tell_best(position, found, judged[best], losses)


def tell_best(
    position: Position, found: list[Analysis], best: list[Choice], losses: list[Loss]
) -> JudgedQuestion:
    """A judged question from the best answer as the searches see it."""
    action = best[0].action
    lines = [analysis.line for analysis in found if analysis.line[:1] == [action]]
    return JudgedQuestion(
        position,
        lines[0] if lines else [action],
        fmean(choice.win for choice in best),
        fmean(choice.margin for choice in best),
        losses,
    )


def find_reward(choice: Choice) -> float:
    """What the search plays for: to win, and a little for the margin."""
    return choice.win + 0.001 * MARGIN_SHARE * choice.margin


def average_losses(losses: Iterable[Loss]) -> Loss:
    """Losses on average, in each kind never below 0."""
    told = list(losses)
    return Loss(
        max(fmean(loss.win for loss in told), 0.0), max(fmean(loss.vp for loss in told), 0.0)
    )


def add_losses(questions: Iterable[JudgedQuestion]) -> list[Loss]:
    """What the answers of a turn lost together, by search."""
    told = list(questions)
    return [
        Loss(
            sum(question.losses[i].win for question in told),
            sum(question.losses[i].vp for question in told),
        )
        for i in range(SEARCHES)
    ]
