"""The game at a table now, as JSON: dumped once, shared by all who see the same.

Nothing is made before somebody asks for it, so seats that aren't connected cost nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from ..json_text import JsonText, dump_json, join_object
from ..storage.table_row import Table
from ..storage.tables import Seat
from .table_game import TableGame
from .take_back import find_take_back

Fields = dict[str, JsonText]


@dataclass(eq=False, slots=True, weakref_slot=True)
class StateText:
    """The game as a seat or a spectator sees it, field by field."""

    own: Fields  # all but the view
    view: Fields
    whole: JsonText | None = None
    changes: WeakKeyDictionary["StateText", JsonText] = field(default_factory=WeakKeyDictionary)

    def dump(self) -> JsonText:
        """The whole state."""
        if self.whole is None:
            self.whole = join_object({**self.own, "view": join_object(self.view)})
        return self.whole

    def dump_changes(self, before: "StateText") -> JsonText:
        """The fields that were different before; of the view those of its own."""
        if before not in self.changes:
            changed = find_changed(before.own, self.own)
            if view := find_changed(before.view, self.view):
                changed["view"] = join_object(view)
            self.changes[before] = join_object(changed)
        return self.changes[before]


class GameStates:
    """A game as it is now, for everybody who looks at it."""

    def __init__(self, game: TableGame, table: Table, seats: tuple[Seat, ...]) -> None:
        self.game = game
        self.table = table
        self.seats = seats
        self.record = game.read_record()
        self.by_seat: dict[int, StateText] = {}
        self.shared_view: Fields | None = None

    def get(self, seat: int) -> StateText:
        """The game as a seat or a spectator sees it, with what they may do."""
        if seat not in self.by_seat:
            self.by_seat[seat] = self.make_state(seat)
        return self.by_seat[seat]

    def make_state(self, seat: int) -> StateText:
        """What is sent to a seat or a spectator."""
        game, table = self.game, self.table
        asks_me = game.asked is not None and game.asked == seat
        mine = asks_me and table.waits_for == "person" and self.seats[seat].kind == "person"
        back = find_take_back(table, self.seats, game, seat)
        holds = mine and game.held is not None
        own = {
            "number": game.number,
            "seat": seat if seat >= 0 else None,
            "your_turn": mine,
            "held": self.make_offer(game.held) if holds and game.held is not None else None,
            "can_undo": mine and (holds or game.count_undoable(seat) > 0),
            "take_back": back.to_dict() if back else None,
            "waits_for": table.waits_for,
            "deadline": table.deadline,
            "result": game.result(),
        }
        legal = game.rules.list_offers(game.position, self.record) if mine and not holds else []
        return StateText(dump_fields(own), {**self.dump_view(seat), "legal": dump_json(legal)})

    def make_offer(self, action: int) -> dict[str, Any]:
        """What an action is offered as."""
        return self.game.rules.make_offer(self.game.position, self.record, action)

    def dump_view(self, seat: int) -> Fields:
        """What a seat sees of the position, the same for all unless hands are hidden."""
        if self.shared_view is not None:
            return self.shared_view
        seen = self.game.rules.view_table(self.game.position, self.record, seat)
        if self.game.over:
            seen["asked"] = None
        dumped = dump_fields(seen)
        if not self.game.rules.hides_hands(seen):
            self.shared_view = dumped
        return dumped


def dump_fields(values: Mapping[str, Any]) -> Fields:
    """The fields of an object, dumped one by one."""
    return {name: dump_json(value) for name, value in values.items()}


def find_changed(before: Fields, now: Fields) -> Fields:
    """The fields that are new or different; a state never loses a field."""
    return {name: text for name, text in now.items() if before.get(name) != text}
