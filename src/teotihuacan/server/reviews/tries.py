"""A turn of a finished game tried once more: where it leads, and whether it is over."""

from dataclasses import dataclass
from typing import Any

from ...engine import Event, Position
from ...engine.errors import IllegalAction
from ...game.game import Game
from ...game.log import log_entries
from ...game.notation import action_text
from ...game.turns import question_passed
from ...game.views import view
from ..errors import Refusal, invalid


@dataclass(frozen=True)
class TriedTurn:
    """What somebody answered from a position on."""

    ply: int  # of the game, before the first answer
    before: Position
    after: Position
    actions: list[int]
    entries: list[dict[str, Any]]  # of the answers, as entries of a table's log
    over: bool

    def state(self) -> dict[str, Any]:
        """The position now as a table's state, for the seat whose turn it is."""
        seat = self.before.seat
        seen = view(self.after, seat)
        if self.over:
            seen["legal"] = []
        return {
            "number": self.ply + len(self.actions),
            "seat": seat,
            "your_turn": not self.over,
            "held": None,
            "can_undo": bool(self.actions),
            "take_back": None,
            "waits_for": None if self.over else "person",
            "deadline": None,
            "result": None,
            "view": seen,
        }


def try_turn(game: Game, ply: int, actions: list[int]) -> TriedTurn:
    """Answer from a position of a game on, until the turn passes on; refused if that can't be."""
    if not 0 <= ply < game.ply:
        raise invalid("ply: the game has no such action")
    before = game.position_at(ply)
    if before.over or before.seat >= before.setup.players:
        raise invalid("ply: nobody is asked there")
    position, over = before.copy(), False
    entries: list[dict[str, Any]] = []
    for action in actions:
        if over:
            raise invalid("actions: the turn is over before the last")
        position, entry, over = answer(position, action, ply + len(entries) + 1)
        entries.append(entry)
    return TriedTurn(ply, before, position, actions, entries, over)


def answer(before: Position, action: int, number: int) -> tuple[Position, dict[str, Any], bool]:
    """Answer a position: where that leads, its entry, and whether the turn is over with it."""
    events: list[Event] = []
    after = before.copy()
    try:
        after.apply(action, events)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from None
    entry = {
        "number": number,
        "kind": "play",
        "seat": before.seat,
        "by": "person",
        "at": 0,
        "action": action,
        "text": action_text(before, action),
        "log": [told.to_dict() for told in log_entries(events)],
    }
    return after, entry, after.over or question_passed(before, after, events)
