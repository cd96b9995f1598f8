"""The turn that a search expects: a line of answers, thought on to the end of the turn."""

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ..engine import Event, Position
from ..game.turns import turn_passed
from .analysis import Analysis
from .protocol import Budget

SHARE = 20  # of the budget goes to each step that a line is thought on
LONGEST_TURN = 60  # actions; no turn is nearly as long


@runtime_checkable
class Analyst(Protocol):
    """A bot that can tell what it thinks."""

    def analyse(self, position: Position, budget: Budget, seed: int) -> Analysis:
        """The legal actions, best first."""
        ...


@dataclass(frozen=True)
class ExpectedTurn:
    """A turn of the seat asked: from where, to where, and what happens on the way.

    `actions` are the seat's own, until somebody else is asked.
    """

    before: Position
    after: Position
    events: list[Event]
    actions: list[int] = field(default_factory=list)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.before.seat


def shrink_budget(budget: Budget) -> Budget:
    """The small part of a budget that a step of a line gets."""
    seconds = None if budget.seconds is None else budget.seconds / SHARE
    playouts = None if budget.playouts is None else max(budget.playouts // SHARE, 1)
    return Budget(seconds, playouts)


def expect_turn(
    position: Position, line: list[int], bot: Analyst, budget: Budget, seed: int
) -> ExpectedTurn:
    """The turn of the seat asked to its end: a line, thought on where it breaks off.

    In the set-up and in an eclipse, when it is nobody's turn, the next turn is the end, and what
    the others answer until then is of no account.
    """
    nobodys_turn = position.record()["active"] < 0
    after = position.copy()
    events: list[Event] = []
    actions: list[int] = []
    alone = True
    waiting = list(line)
    for _ in range(LONGEST_TURN):
        if after.seat != position.seat:
            if after.over or not nobodys_turn:
                break
            action = after.legal_actions()[0]
            alone = False
        else:
            waiting = waiting or list(bot.analyse(after, budget, seed).line)
            action = waiting.pop(0)
            if not after.is_legal(action):
                break
            if alone:
                actions.append(action)
        after.apply(action, events)
        if turn_passed(events):
            break
    return ExpectedTurn(position, after, events, actions)
