"""Plans: what a seat would do in its next turn, and what of this turn pays for it."""

from collections import Counter
from dataclasses import dataclass

from ..engine import Event, Position
from ..engine.names import GOOD_NAMES
from .expected_turns import Analyst, ExpectedTurn, expect_turn
from .protocol import Budget
from .reasons import Change, count_gains, find_changes, is_worth_a_word
from .search import choose_policy_action

DEEDS = {  # what a turn is about, by what happens in it; the first that does counts
    "main_action_taken": "main",
    "locked": "worship",
    "cocoa_collected": "cocoa",
}
MOST_ANSWERS = 300  # of the others until the seat's next turn
GAINS = 2  # how many parts a plan names


@dataclass(frozen=True)
class Plan:
    """The seat's next turn: what it does where, what that brings, what this turn pays of it.

    `pays` are goods that come with this turn and without which the next one fails.
    """

    deed: str  # main, worship, cocoa
    board: str
    gains: list[Change]
    pays: dict[str, int]


def make_plan(turn: ExpectedTurn, bot: Analyst, budget: Budget, seed: int) -> Plan | None:
    """What the seat would do in the turn after this one; None if there is nothing to tell."""
    start = find_next_turn(turn.after, turn.seat, seed)
    if start is None:
        return None
    later = expect_turn(start, [], bot, budget, seed)
    own = [event for event in later.events if event.seat == turn.seat]
    for kind, deed in DEEDS.items():
        board = next((str(event.facts["board"]) for event in own if event.kind == kind), None)
        if board is not None:
            return Plan(deed, board, find_gains(later), find_payments(turn, own))
    return None


def find_next_turn(position: Position, seat: int, seed: int) -> Position | None:
    """The start of a seat's next turn, if everybody answers by the policy; None if none comes."""
    later = position.copy()
    for number in range(MOST_ANSWERS):
        if later.over:
            return None
        if later.seat == seat and later.question == "turn":
            return later
        later.apply(choose_policy_action(later, 0, seed + number))
    return None


def find_gains(turn: ExpectedTurn) -> list[Change]:
    """What a turn brings most, in pieces."""
    changed = find_changes(turn.before, turn.after, turn.events)
    gains = [one for one in changed if one.amount > 0 and one.value > 0 and is_worth_a_word(one)]
    return sorted(gains, key=lambda change: -change.value)[:GAINS]


def find_payments(turn: ExpectedTurn, later: list[Event]) -> dict[str, int]:
    """Goods that come with a turn and without which a later one could not be paid."""
    had = turn.before.record()["goods"][turn.seat]
    come = count_gains(event for event in turn.events if event.seat == turn.seat)
    paid: Counter[str] = Counter()
    for event in later:
        if event.kind == "paid":
            paid[str(event.facts["good"])] += int(event.facts["amount"] or 0)
    return {
        good: come[good]
        for good, number in zip(GOOD_NAMES, had, strict=False)
        if come[good] > 0 and paid[good] > number
    }
