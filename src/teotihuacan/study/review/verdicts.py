"""A verdict on a turn: its label, what it lost, what was better and why."""

from dataclasses import dataclass

from ...bots.expected_turns import ExpectedTurn, expect_turn, shrink_budget
from ...bots.mcts import MctsBot
from ...bots.protocol import Budget
from ...bots.reasons import Change, choose_reasons, find_changes
from .chances import judge_standing
from .judging import JudgedQuestion, Loss, add_losses, average_losses, judge_question
from .labels import BEST, BEST_LIMITS, CLOSE, FORCED, GRADES, count_points, grade_loss, is_enough
from .sources import SOURCES, Worth, compare_sources
from .turns import PlayedTurn


@dataclass(frozen=True)
class Verdict:
    """What is to be said of a turn."""

    label: str  # one of LABELS
    win: float  # chance to win after the turn as played
    best_win: float
    vp: float  # expected margin after the turn as played
    best_vp: float
    best: list[int]  # the best turn found
    sources: Worth  # VP that the better turn brings more
    gains: list[Change]
    prices: list[Change]

    @property
    def lost(self) -> Loss:
        """What the turn gave away."""
        return Loss(self.best_win - self.win, self.best_vp - self.vp)

    @property
    def is_good_enough(self) -> bool:
        """Whether one need not look for something better: within 4 points and 2 VP."""
        return is_enough(self.lost.win, self.lost.vp)


def judge_played_turn(
    turn: PlayedTurn, playouts: int, seed: int, judge: MctsBot | None = None
) -> Verdict:
    """A verdict on a turn; the same for the same turn, playouts and seed."""
    if not turn.has_choice():
        return judge_forced(turn)
    bot = judge or MctsBot()
    judged = {
        at: judge_question(bot, position, action, playouts, seed)
        for at, (position, action) in enumerate(zip(turn.questions, turn.actions, strict=True))
        if len(position.legal_actions()) > 1
    }
    return make_verdict(bot, turn, judged, playouts, seed)


def judge_forced(turn: PlayedTurn) -> Verdict:
    """A turn in which nothing was to be decided: nothing is lost."""
    stand = judge_standing(turn.questions[0])
    win, vp = stand.win[turn.seat], stand.vp[turn.seat]
    nothing = dict.fromkeys(SOURCES, 0.0)
    return Verdict(FORCED, win, win, vp, vp, turn.actions, nothing, [], [])


def make_verdict(
    bot: MctsBot, turn: PlayedTurn, judged: dict[int, JudgedQuestion], playouts: int, seed: int
) -> Verdict:
    """What the questions of a turn come to."""
    by_search = add_losses(judged.values())
    label, lost = choose_label(by_search)
    first = next(iter(judged.values()))
    best, sources = turn.actions, dict.fromkeys(SOURCES, 0.0)
    gains, prices = list[Change](), list[Change]()
    if label != BEST:
        at = max(judged, key=lambda i: count_points(judged[i].loss.win, judged[i].loss.vp))
        budget = shrink_budget(Budget(playouts=playouts))
        position = judged[at].position
        better = expect_turn(position, judged[at].line, bot, budget, seed)
        given = expect_turn(position, turn.actions[at:], bot, budget, seed)
        best = turn.actions[:at] + better.actions
        sources = compare_sources(better.after, given.after, turn.seat)
        gains, prices = find_reasons(better, given)
    return Verdict(
        label,
        max(first.win - lost.win, 0.0),
        first.win,
        first.vp - lost.vp,
        first.vp,
        best,
        sources,
        gains,
        prices,
    )


def choose_label(by_search: list[Loss]) -> tuple[str, Loss]:
    """The label of a turn, and its loss.

    Searches of which one sees two grades more than the other disagree: who played has the
    benefit of the doubt.
    """
    lost = average_losses(by_search)
    grades = [grade_loss(loss.win, loss.vp) for loss in by_search]
    if max(grades) - min(grades) > 1:
        least = by_search[grades.index(min(grades))]
        return CLOSE, average_losses([least])
    if lost.win <= BEST_LIMITS[0] and lost.vp <= BEST_LIMITS[1]:
        return BEST, lost
    return GRADES[grade_loss(lost.win, lost.vp)], lost


def find_reasons(better: ExpectedTurn, given: ExpectedTurn) -> tuple[list[Change], list[Change]]:
    """What the better turn gains most and what it costs, above all what the given one doesn't."""
    changes, others = (
        find_changes(turn.before, turn.after, turn.events) for turn in (better, given)
    )
    return choose_reasons(changes, [others])
