"""The fields of a table, once: for each its column, who chooses it, and whether people see it.

Columns of the database, the values of a rematch and what goes out about a table follow from here;
`http/models` says how requests and answers spell them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, get_args, get_type_hints

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Integer, String, false, true

CHOSEN = "chosen by whoever makes the table, and kept in a rematch"
SHOWN = "seen by everybody who sees the table"
OFF_BEFORE = {"server_default": false()}  # for tables that are older than the field
ON_BEFORE = {"server_default": true()}


@dataclass(frozen=True)
class Table:
    """A table's row."""

    id: Annotated[int, Integer, {"primary_key": True}]
    key: Annotated[str, String(24), {"unique": True}, SHOWN]  # in links: who has it may watch
    title: Annotated[str, String(60), CHOSEN, SHOWN]
    setup: Annotated[dict[str, Any], JSON, SHOWN]
    rules_version: Annotated[int, Integer, SHOWN]
    seed: Annotated[int, BigInteger]  # secret until the game is over
    chance_key: Annotated[
        str | None, String(40)
    ]  # ... as well: all else is drawn from it, if any
    creator: Annotated[str | None, String(24), ForeignKey("people.id", ondelete="SET NULL")]
    visibility: Annotated[str, String(10), CHOSEN, SHOWN]  # public, link
    shuffle: Annotated[bool, Boolean, CHOSEN, SHOWN]  # draw who begins
    auto_start: Annotated[bool, Boolean, OFF_BEFORE, CHOSEN, SHOWN]  # when all are there
    clock_seconds: Annotated[int | None, Integer, CHOSEN]  # for a turn; none: no clock
    clock_increment: Annotated[int | None, Integer, CHOSEN]  # what a turn adds; none: it restarts
    clock_left: Annotated[list[int] | None, JSON]  # milliseconds by seat, where a clock grows
    clock_end: Annotated[str, String(10), CHOSEN]  # nothing, bot, resign
    hints: Annotated[bool, Boolean, ON_BEFORE, CHOSEN, SHOWN]  # for players
    teaching: Annotated[bool, Boolean, OFF_BEFORE, CHOSEN, SHOWN]  # costly turns are offered back
    rated: Annotated[bool, Boolean, OFF_BEFORE, CHOSEN, SHOWN]  # the result moves ratings
    counted_at: Annotated[int | None, BigInteger]  # when it did
    status: Annotated[str, String(10), SHOWN]  # open, running, finished, closed
    version: Annotated[int, Integer]  # counted up when anything but the game changes
    number: Annotated[int, Integer, SHOWN]  # of the latest entry, 0 before the first
    asked: Annotated[int | None, Integer, SHOWN]  # the seat that is asked
    waits_for: Annotated[str | None, String(10), SHOWN]  # person, bot
    deadline: Annotated[int | None, BigInteger, SHOWN]
    result: Annotated[dict[str, Any] | None, JSON, SHOWN]
    damaged: Annotated[bool, Boolean, OFF_BEFORE, SHOWN]  # its entries can't be replayed
    notice: Annotated[str | None, String(200), SHOWN]  # of the operator who closed it
    imported: Annotated[bool, Boolean, OFF_BEFORE, SHOWN]  # from a record, not played here
    daily: Annotated[str | None, String(10), SHOWN]  # the day whose deal it is, 2026-11-17
    paired: Annotated[bool, Boolean, OFF_BEFORE, SHOWN]  # for people who looked for each other
    rematch: Annotated[str | None, String(24), SHOWN]  # key of the table that follows
    created_at: Annotated[int, BigInteger, SHOWN]
    started_at: Annotated[int | None, BigInteger, SHOWN]
    changed_at: Annotated[int, BigInteger, SHOWN]

    @property
    def game_seed(self) -> int | str:
        """What the game is dealt and drawn from."""
        return self.chance_key or self.seed


FIELDS = {
    name: get_args(hint) for name, hint in get_type_hints(Table, include_extras=True).items()
}
CHOSEN_FIELDS = tuple(name for name, marks in FIELDS.items() if CHOSEN in marks)
SHOWN_FIELDS = tuple(name for name, marks in FIELDS.items() if SHOWN in marks)


def change_row(table: Table, values: Mapping[str, Any]) -> Table:
    """A row with other values. Every move needs one, and `dataclasses.replace` is slow."""
    changed = object.__new__(Table)
    vars(changed).update(vars(table))
    vars(changed).update(values)
    return changed


def find_changes(before: Table, after: Table) -> dict[str, Any]:
    """The values by column that are different afterwards."""
    old = vars(before)
    return {name: value for name, value in vars(after).items() if value != old[name]}


def make_columns() -> Iterator[Column[Any]]:
    """A column for each field; what may be None may be null."""
    for name, (kind, *marks) in FIELDS.items():
        parts = [mark for mark in marks if not isinstance(mark, str | dict)]
        options = next((mark for mark in marks if isinstance(mark, dict)), {})
        yield Column(name, *parts, nullable=NoneType in get_args(kind), **options)
