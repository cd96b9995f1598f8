"""What a viewer is sent about a table; nothing that is hidden from them."""

from collections.abc import Iterable, Sequence
from typing import Any

from ...game.offers import offer_of
from ...game.views import view
from ..storage.table_row import SHOWN_FIELDS, Table
from ..storage.tables import ChatLine, Seat
from .bot_names import name_bots
from .table_game import TableGame
from .take_back import find_take_back

SETTINGS = ("automatic", "confirm")


def line_for(line: ChatLine) -> dict[str, Any]:
    """A line of chat."""
    return {"number": line.number, "name": line.name, "text": line.text, "at": line.at}


def state_for(
    game: TableGame, table: Table, seats: tuple[Seat, ...], seat: int
) -> dict[str, Any]:
    """The game now, as a seat or a spectator sees it, with what they may do."""
    asks_me = game.asked is not None and game.asked == seat
    mine = asks_me and table.waits_for == "person" and seats[seat].kind == "person"
    seen = view(game.position, seat)
    back = find_take_back(table, seats, game, seat)
    held = None
    if not mine or game.held is not None:
        seen["legal"] = []
    if mine and game.held is not None:
        held = offer_of(game.position, game.held)
    if game.over:
        seen["asked"] = None
    return {
        "number": game.number,
        "seat": seat if seat >= 0 else None,
        "your_turn": mine,
        "held": held,
        "can_undo": mine and (game.held is not None or game.count_undoable(seat) > 0),
        "take_back": back.to_dict() if back else None,
        "waits_for": table.waits_for,
        "deadline": table.deadline,
        "result": game.result(),
        "view": seen,
    }


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
        "clock": {"seconds": table.clock_seconds, "at_end": table.clock_end},
        "host": find_host(table, seats),
        "starts_at": starts_at if table.status == "open" else None,
        "seats": shown,
        "you": sits[0] if sits else None,
        "yours": mine,
        "your_turn": bool(sits) and is_asked(table, sits[0]),
    }


def is_asked(table: Table, seat: int) -> bool:
    """Whether the table waits for the player of a seat."""
    return table.waits_for == "person" and table.asked == seat and not table.damaged


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
        "settings": {name: getattr(row, name) for name in SETTINGS},
    }
