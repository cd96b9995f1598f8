"""A committed change as workers tell it to each other: what was added to the table."""

from typing import Any

from ..storage.table_row import change_row, find_changes
from ..storage.tables import ChatLine, Seat, StoredTable, row_of
from ..tables.room import Room
from ..tables.table_change import TableChange
from ..tables.table_game import Entry

Message = dict[str, Any]


def message_of_change(change: TableChange) -> Message:
    """What a change did to a table that was as it was before."""
    return {
        "before": [change.before.number, change.before.version],
        "row": find_changes(change.before, change.table),
        "seats": [list_values(seat) for seat in change.changed_seats],
        "entries": [list_values(entry) for entry in change.new_entries()],
    }


def message_of_line(room: Room, line: ChatLine) -> Message:
    """A new line of chat at a table."""
    return {"before": [room.table.number, room.table.version], "line": list_values(line)}


def list_values(value: Seat | Entry | ChatLine) -> list[Any]:
    """The values of a row, in the order of its fields."""
    return list(row_of(value).values())


def add_message(room: Room, message: Message) -> bool:
    """Add to a table what another worker has committed; False if something before is missing."""
    if "line" in message:
        return add_line(room, ChatLine(*message["line"]))
    table = room.table
    row = message["row"]
    known = [table.number, table.version]
    after = [row.get("number", message["before"][0]), row.get("version", message["before"][1])]
    if known != message["before"]:
        return all(ours >= theirs for ours, theirs in zip(known, after, strict=True))
    new = [Seat(*values) for values in message["seats"]]
    changed = {seat.place: seat for seat in new}
    seats = sorted(
        (changed.get(seat.place, seat) for seat in room.seats), key=lambda seat: seat.seat
    )
    entries = [Entry(*values) for values in message["entries"]]
    room.add_stored(StoredTable(change_row(table, row), tuple(seats), entries, []))
    return True


def add_line(room: Room, line: ChatLine) -> bool:
    """Add a line of chat; False if lines before it are missing."""
    if line.number == room.line + 1:
        room.chat.append(line)
    return line.number <= room.line
