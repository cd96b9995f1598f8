"""What a viewer is sent about a table; nothing that is hidden from them."""

from collections.abc import Iterable, Sequence
from typing import Any

from ...game.rules_versions import knows_rules
from ..storage.table_row import SHOWN_FIELDS, Table
from ..storage.tables import ChatLine, Seat
from .bot_names import name_bots

SETTINGS = ("automatic", "confirm")


def line_for(line: ChatLine) -> dict[str, Any]:
    """A line of chat."""
    return {"number": line.number, "name": line.name, "text": line.text, "at": line.at}


def table_for(
    table: Table,
    seats: Sequence[Seat],
    person_id: str | None,
    present: Iterable[int] = (),
    starts_at: int | None = None,
) -> dict[str, Any]:
    """A table as a person may see it: links to seats are for whoever made the table."""
    here = set(present)
    mine = person_id is not None and table.creator == person_id
    names = name_bots(table.key, seats)
    shown = [
        {**seat_for(row, person_id, mine, row.seat in here), "nickname": names.get(row.place)}
        for row in seats
    ]
    sits = [row["seat"] for row in shown if row["you"]]
    return {
        **{name: getattr(table, name) for name in SHOWN_FIELDS},
        "ended_by_update": is_ended_by_update(table),
        "clock": clock_for(table),
        "host": find_host(table, seats),
        "starts_at": starts_at if table.status == "open" else None,
        "seats": shown,
        "you": sits[0] if sits else None,
        "yours": mine,
        "your_turn": bool(sits) and is_asked(table, sits[0]),
    }


def clock_for(table: Table) -> dict[str, Any]:
    """The clock of a table."""
    return {
        "seconds": table.clock_seconds,
        "increment": table.clock_increment,
        "left": table.clock_left,
        "at_end": table.clock_end,
    }


def is_asked(table: Table, seat: int) -> bool:
    """Whether the table waits for the player of a seat."""
    going_on = not table.damaged and not is_ended_by_update(table)
    return table.waits_for == "person" and table.asked == seat and going_on


def is_ended_by_update(table: Table) -> bool:
    """Whether a game can't go on because nobody knows its rules any more."""
    return table.status in ("open", "running") and not knows_rules(table.rules_version)


def find_host(table: Table, seats: Iterable[Seat]) -> str | None:
    """The name of whoever made a table, if they sit there."""
    hosts = (row for row in seats if row.kind == "person" and row.person_id is not None)
    return next((row.name for row in hosts if row.person_id == table.creator), None)


def seat_for(row: Seat, person_id: str | None, creator: bool, present: bool) -> dict[str, Any]:
    """A seat as a person may see it; everybody sees which choices are made for whom."""
    you = person_id is not None and row.person_id == person_id and row.kind == "person"
    return {
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "you": you,
        "for_you": row.kind == "name" and person_id is not None and row.person_id == person_id,
        "invite": row.invite if creator else None,
        "present": present,
        "away_until": row.away_until,
        "settings": {name: getattr(row, name) for name in SETTINGS},
    }
