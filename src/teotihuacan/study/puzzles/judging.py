"""Judging the answers to a question by deep search: every one is searched from where it leads.

A tree gives most of its playouts to what looks best, and hardly tells how good the others are.
So all answers get a search of their own, and the best of those a deeper one.
"""

from collections.abc import Sequence

from ...bots.analysis import Choice
from ...bots.mcts import MctsBot
from ...bots.protocol import Budget
from ...engine import Event, Position
from ...game.turns import question_passed
from .puzzle import JudgedAnswer

FINALISTS = 4  # answers that get a deep search of their own
SHARE, FINAL_SHARE = 8, 2  # of the playouts: a part this small for an answer, for a finalist
VP_WORTH = 0.02  # of a win: what a VP counts beside the chance to win

Judgement = list[JudgedAnswer]  # the answers to a question, best first


def judge_answers(bot: MctsBot, position: Position, playouts: int, seed: int) -> Judgement:
    """All legal answers as a search sees them that knows no more than the seat asked."""
    seen = position.determinize(position.seat, seed)
    analysis = bot.analyse(seen, Budget(playouts=playouts), seed)
    first = [
        judge_answer(bot, seen, choice, playouts // SHARE, seed) for choice in analysis.choices
    ]
    chosen = {one.action for one in sort_answers(first)[:FINALISTS]}
    chosen.add(analysis.choices[0].action)
    judged = [
        judge_answer(bot, seen, choice, playouts // FINAL_SHARE, seed)
        if choice.action in chosen
        else quick
        for choice, quick in zip(analysis.choices, first, strict=True)
    ]
    return sort_answers(judged)


def judge_answer(
    bot: MctsBot, seen: Position, choice: Choice, playouts: int, seed: int
) -> JudgedAnswer:
    """An answer by a search of what follows; as the first search saw it if the turn ends."""
    after = seen.copy()
    events: list[Event] = []
    after.apply(choice.action, events)
    if after.over or question_passed(seen, after, events):
        return JudgedAnswer(choice.action, choice.win, choice.margin)
    best = bot.analyse(after, Budget(playouts=playouts), seed).choices[0]
    return JudgedAnswer(choice.action, best.win, best.margin)


def sort_answers(answers: Sequence[JudgedAnswer]) -> Judgement:
    """The best answer first; win and VP count."""
    return sorted(answers, key=lambda one: -(one.win + VP_WORTH * one.vp))


def is_within(answer: JudgedAnswer, best: JudgedAnswer, win: float, vp: float) -> bool:
    """Whether an answer is behind the best one by no more than this, in both."""
    return best.win - answer.win <= win and best.vp - answer.vp <= vp


def is_ahead(judged: Judgement, win: float, vp: float) -> bool:
    """Whether the best answer is ahead of all others by this, in both."""
    best, *others = judged
    return all(best.win - one.win >= win and best.vp - one.vp >= vp for one in others)


def average(judgements: Sequence[Judgement]) -> Judgement:
    """The same answers judged several times: the means."""
    by_action: dict[int, list[JudgedAnswer]] = {}
    for judged in judgements:
        for one in judged:
            by_action.setdefault(one.action, []).append(one)
    count = len(judgements)
    return sort_answers(
        [
            JudgedAnswer(
                action,
                round(sum(one.win for one in same) / count, 4),
                round(sum(one.vp for one in same) / count, 2),
            )
            for action, same in by_action.items()
        ]
    )
