"""Puzzles as tables: positions, answers as entries of a log, the solution step by step."""

from dataclasses import asdict

from ...engine import Event, Position
from ...engine.errors import IllegalAction
from ...game.log import log_entries
from ...game.notation import action_text
from ...game.views import view
from ...study.puzzles import Attempt, JudgedAnswer, Puzzle, Verdict
from ..errors import Refusal
from .models.hints import ChangeOut
from .models.puzzles import AttemptOut, JudgedAnswerOut, SolutionOut, SolutionStepOut
from .models.tables import EntryOut, StateOut


def make_attempt(puzzle: Puzzle, actions: list[int]) -> AttemptOut:
    """The table after answers, and what they are worth."""
    attempt = Attempt(puzzle)
    for action in actions:
        if attempt.verdict is not Verdict.OPEN:
            raise Refusal("over", "the puzzle is over: begin again")
        before = attempt.position.copy()
        try:
            events = attempt.answer(action)
        except IllegalAction:
            raise Refusal("illegal") from None
    number = len(actions)
    verdict = attempt.verdict
    return AttemptOut(
        verdict=verdict.value,
        entries=[make_entry(before, actions[-1], events, number)],
        state=make_state(puzzle, attempt.position, number),
        counted=False,
        before=None,
        mine=None,
        solution=make_solution(puzzle) if verdict is Verdict.SOLVED else None,
    )


def make_surrender(puzzle: Puzzle) -> AttemptOut:
    """An attempt that is given up: the table as it was, and the solution."""
    return AttemptOut(
        verdict="failed",
        entries=[],
        state=make_state(puzzle, puzzle.position, 0),
        counted=False,
        before=None,
        mine=None,
        solution=make_solution(puzzle),
    )


def make_solution(puzzle: Puzzle) -> SolutionOut:
    """The best turn, answer by answer, and what speaks for it."""
    told = puzzle.explanation
    position = puzzle.position
    steps = []
    for number, action in enumerate(told.turn):
        if position.over or position.seat != puzzle.seat or not position.is_legal(action):
            break
        before, events = position.copy(), list[Event]()
        position.apply(action, events)
        steps.append(
            SolutionStepOut(
                action=action,
                state=make_state(puzzle, before, number),
                entry=make_entry(before, action, events, number + 1),
            )
        )
    return SolutionOut(
        steps=steps,
        after=make_state(puzzle, position, len(steps)),
        best=tell_answer(told.best),
        second=tell_answer(told.second),
        tempting=tell_answer(told.tempting),
        gains=[ChangeOut(**asdict(one)) for one in told.gains],
        prices=[ChangeOut(**asdict(one)) for one in told.prices],
        weakest_solver=puzzle.weakest_solver,
        themes=list(puzzle.themes),
    )


def tell_answer(judged: JudgedAnswer) -> JudgedAnswerOut:
    """An answer with its figures."""
    return JudgedAnswerOut(**asdict(judged))


def make_entry(before: Position, action: int, events: list[Event], number: int) -> EntryOut:
    """An answer of whoever solves, as an entry of a table's log."""
    return EntryOut(
        number=number,
        kind="play",
        seat=before.seat,
        by="person",
        at=0,
        action=action,
        text=action_text(before, action),
        log=[entry.to_dict() for entry in log_entries(events)],
    )


def make_state(puzzle: Puzzle, position: Position, number: int) -> StateOut:
    """A position of a puzzle as a table's state: no clock runs."""
    mine = not position.over and position.seat == puzzle.seat
    return StateOut(
        number=number,
        seat=puzzle.seat,
        your_turn=mine,
        held=None,
        can_undo=mine and number > 0,
        take_back=None,
        waits_for=None if position.over else "person" if mine else "bot",
        deadline=None,
        result=None,
        view=view(position, puzzle.seat),
    )
