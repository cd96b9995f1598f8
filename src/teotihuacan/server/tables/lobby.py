"""What happens at a table besides the game: seats are given, taken and left."""

import random
import secrets
from typing import Any

from ...bots.seats import DEFAULT_BOT, TEOTIBOT
from ...engine import Setup
from ...engine.position import LAST_SEED
from ...version import RULES_VERSION
from ..errors import conflict, forbidden, invalid
from ..storage.people import Person
from ..storage.tables import Seat, Table
from .table_change import CLOSED, OPEN, RUNNING, Draft

FREE = ("open", "link", "name")
SEEDS = min(LAST_SEED, 2**53 - 1) + 1  # JavaScript can't read larger numbers exactly


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(12)


def drawn_seed() -> int:
    """The seed of a game that nobody can foresee."""
    return secrets.randbelow(SEEDS)


def drawn_order(seats: int) -> list[int]:
    """An order of seats by lot."""
    return random.SystemRandom().sample(range(seats), seats)


def new_table(creator: str | None, setup: Setup, at: int, **options: Any) -> dict[str, Any]:
    """The values of a new table's row."""
    return {
        "key": new_key(),
        "setup": setup.to_dict(),
        "rules_version": RULES_VERSION,
        "seed": drawn_seed(),
        "creator": creator,
        "status": OPEN,
        "version": 0,
        "number": 0,
        "created_at": at,
        "changed_at": at,
        **options,
    }


def free_seat(place: int, kind: str, invited: Person | None = None) -> Seat:
    """A seat for anybody, for who has a link, or for one person."""
    return Seat(
        place=place,
        seat=place,
        kind=kind,
        person_id=invited.id if invited else None,
        name=invited.name if invited else "",
        invite=new_key() if kind == "link" else None,
        automatic=False,
        confirm=False,
    )


def bot_seat(place: int, name: str) -> Seat:
    """A seat for a bot, or for Teotibot."""
    kind = "teotibot" if name == TEOTIBOT else "bot"
    return Seat(place, place, kind, None, name, None, automatic=False, confirm=False)


def taken_by(person: Person) -> dict[str, Any]:
    """What changes about a seat that a person takes."""
    return {
        "kind": "person",
        "person_id": person.id,
        "name": person.name,
        "invite": None,
        "automatic": person.automatic,
        "confirm": person.confirm,
    }


def join(draft: Draft, person: Person, seat: int | None, invite: str | None) -> None:
    """Take a free seat: the one asked for, the one invited to, or any open one."""
    draft.check_open()
    if any(row.kind == "person" and row.person_id == person.id for row in draft.seats):
        raise conflict("seated", "you sit at this table already")
    for row in draft.seats:
        if seat is not None and row.seat != seat:
            continue
        if may_take(row, person, invite):
            draft.set_seat(row, **taken_by(person))
            return
    if seat is not None or invite is not None or any(row.kind in FREE for row in draft.seats):
        raise forbidden("that seat is not for you")
    raise conflict("full", "there is no free seat")


def may_take(row: Seat, person: Person, invite: str | None) -> bool:
    """Whether a seat is free for a person."""
    if row.kind == "link":
        return bool(invite) and row.invite == invite
    if row.kind == "name":
        return row.person_id == person.id
    return row.kind == "open" and invite is None


def check_creator(table: Table, person: Person) -> None:
    """Refuse everybody but whoever made the table."""
    if table.creator != person.id:
        raise forbidden("only whoever made the table may do that")


def give_seat(draft: Draft, person: Person, seat: int, new: Seat) -> None:
    """Make a seat free, or a bot's; whoever sat there has to leave."""
    draft.check_open()
    check_creator(draft.table, person)
    if seat >= len(draft.seats) or draft.seats[seat].kind == "teotibot":
        raise invalid("there is no such seat to give")
    draft.set_seat(draft.seats[seat], **seat_values(new))


def start(draft: Draft, person: Person, at: int) -> None:
    """Begin the game, with all seats taken."""
    draft.check_open()
    check_creator(draft.table, person)
    if any(row.kind in FREE for row in draft.seats):
        raise conflict("not_full", "some seats are still free")
    if draft.table.shuffle and len(draft.seats) > 1 and draft.seats[-1].kind != "teotibot":
        order = drawn_order(len(draft.seats))
        for row, seat in zip(list(draft.seats), order, strict=True):
            draft.set_seat(row, seat=seat)
        draft.seats.sort(key=lambda row: row.seat)
    draft.start(at)
    draft.automate(at)


def leave(draft: Draft, person: Person, at: int) -> None:
    """Give a seat up: before the game it is free again, in the game a bot goes on with it."""
    if draft.table.status == OPEN and draft.table.creator == person.id:
        draft.set(status=CLOSED)
        draft.bump()
        return
    row = draft.seat_of(person.id)
    if draft.table.status == OPEN:
        draft.set_seat(row, **seat_values(free_seat(row.place, "open")))
    elif draft.table.status == RUNNING:
        draft.playing().replace(row.seat, at)
        draft.set_seat(row, kind="bot", name=DEFAULT_BOT, automatic=False, confirm=False)
    else:
        raise conflict("over", "the game is over")


def seat_values(seat: Seat) -> dict[str, Any]:
    """What a seat is, wherever it stands."""
    names = ("kind", "person_id", "name", "invite", "automatic", "confirm")
    return {name: getattr(seat, name) for name in names}


def rematch_seats(draft: Draft, person: Person) -> list[Seat]:
    """The seats of a new table for the same players: people are invited, whoever asks sits."""
    mine = draft.seat_of(person.id)
    seats = []
    for row in draft.seats:
        if row.place == mine.place:
            seats.append(Seat(row.place, row.place, **taken_by(person)))
        elif row.kind == "person" and row.person_id:
            free = free_seat(row.place, "name")
            values = {**seat_values(free), "person_id": row.person_id, "name": row.name}
            seats.append(Seat(row.place, row.place, **values))
        elif row.kind == "person":
            seats.append(free_seat(row.place, "open"))
        else:
            seats.append(bot_seat(row.place, row.name))
    return seats
