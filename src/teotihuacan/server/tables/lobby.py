"""What happens at a table besides the game: seats are given, taken and left."""

import random
import secrets
from collections.abc import Collection
from typing import Any

from ...bots.seats import DEFAULT_BOT, TEOTIBOT
from ...engine import Setup
from ...game.seeds import Seed, draw_key, get_deal
from ...game.turn_ends import asks_before_end
from ...version import RULES_VERSION
from ..errors import Refusal, forbidden, invalid
from ..storage.people import Person
from ..storage.table_row import Table
from ..storage.tables import Seat
from .bot_names import name_bots
from .news import is_ended_by_update
from .rated_tables import check_agreed
from .table_change import CLOSED, OPEN, RUNNING, TableChange
from .table_game import PERSON
from .take_back import count_people

FREE = ("open", "link", "name")
SETTINGS = ("automatic", "confirm", "confirm_bots")


def new_key() -> str:
    """A key that nobody can guess; none begins as an option does on a command line."""
    key = secrets.token_urlsafe(12)
    return new_key() if key.startswith("-") else key


def draw_seed() -> Seed:
    """The seed of a game that nobody can foresee, whatever they have seen of it."""
    return draw_key()


def store_seed(seed: Seed) -> dict[str, Any]:
    """The values of a table's row that say what its game is dealt and drawn from."""
    return {"seed": get_deal(seed), "chance_key": seed if isinstance(seed, str) else None}


def draw_order(seats: int) -> list[int]:
    """An order of seats by lot."""
    return random.SystemRandom().sample(range(seats), seats)


def new_table(creator: str | None, setup: Setup, at: int, **options: Any) -> dict[str, Any]:
    """The values of a new table's row."""
    seed = options.pop("seed") if "seed" in options else draw_seed()
    return {
        "key": new_key(),
        "setup": setup.to_dict(),
        "rules_version": RULES_VERSION,
        **store_seed(seed),
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


def bot_seat(place: int, name: str, nickname: str | None = None) -> Seat:
    """A seat for a bot, or for Teotibot."""
    kind = "teotibot" if name == TEOTIBOT else "bot"
    return Seat(
        place, place, kind, None, name, None, automatic=False, confirm=False, nickname=nickname
    )


def seat_for_person(person: Person) -> dict[str, Any]:
    """What changes about a seat that a person takes."""
    return {
        "kind": "person",
        "person_id": person.id,
        "name": person.name,
        "invite": None,
        "automatic": person.automatic,
        "confirm": person.confirm,
        "confirm_bots": bool(person.confirm_bots),
        "away_until": person.away_until,
    }


def join(
    change: TableChange,
    person: Person,
    seat: int | None,
    invite: str | None,
    blockers: Collection[str] = (),
    *,
    agreed: bool = False,
) -> None:
    """Take a free seat: the one asked for, the one invited to, or any open one.

    At a rated table whoever sits down has to agree to that. Nobody sits down with those who have
    blocked them; that is refused as any seat for others is.
    """
    change.check_open()
    if any(row.kind == "person" and row.person_id in blockers for row in change.seats):
        raise forbidden("that seat is not for you")
    if change.table.creator in blockers:
        raise forbidden("that seat is not for you")
    if any(row.kind == "person" and row.person_id == person.id for row in change.seats):
        raise Refusal("seated")
    check_agreed(change.table, person, agreed=agreed)
    for row in change.seats:
        if seat is not None and row.seat != seat:
            continue
        if may_take(row, person, invite):
            change.set_seat(row, **seat_for_person(person))
            return
    if seat is not None or invite is not None or any(row.kind in FREE for row in change.seats):
        raise forbidden("that seat is not for you")
    raise Refusal("full")


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


def give_seat(change: TableChange, person: Person, seat: int, new: Seat) -> None:
    """Make a seat free, or a bot's; whoever sat there has to leave."""
    change.check_open()
    check_creator(change.table, person)
    if seat >= len(change.seats) or change.seats[seat].kind == "teotibot":
        raise invalid("there is no such seat to give")
    change.set_seat(change.seats[seat], **seat_values(new))


def start(change: TableChange, person: Person, at: int) -> None:
    """Begin the game, as whoever made the table wants."""
    change.check_open()
    check_creator(change.table, person)
    begin(change, at)


def begin(change: TableChange, at: int) -> None:
    """Begin the game, with all seats taken."""
    change.check_open()
    if any(row.kind in FREE for row in change.seats):
        raise Refusal("not_full")
    if change.table.shuffle and len(change.seats) > 1 and change.seats[-1].kind != "teotibot":
        order = draw_order(len(change.seats))
        for row, seat in zip(list(change.seats), order, strict=True):
            change.set_seat(row, seat=seat)
        change.seats.sort(key=lambda row: row.seat)
    ask_before_turns_end(change)
    change.start_game(at)
    change.play_forced_answers(at)


def ask_before_turns_end(change: TableChange) -> None:
    """Turn confirmation on for whoever wants it against bots or in a first game."""
    first_game = bool(change.table.setup.get("first_game"))
    if not asks_before_end(count_people(change.seats), first_game=first_game):
        return
    for row in list(change.seats):
        if row.confirm_bots and not row.confirm:
            change.set_seat(row, confirm=True)


def leave(change: TableChange, person: Person, at: int) -> None:
    """Give a seat up: before the game it is free again, in the game a bot goes on with it.

    Leaving a rated game is resigning. Whoever made a table closes it, before the game or if its
    game came from a record.
    """
    own = change.table.creator == person.id
    if own and (change.table.status == OPEN or change.table.imported):
        change.check_not_closed()
        change.set(status=CLOSED)
        change.count_change()
        return
    row = change.seat_of(person.id)
    if change.table.status == OPEN:
        change.set_seat(row, **seat_values(free_seat(row.place, "open")))
    elif is_ended_by_update(change.table):
        change.set_seat(row, kind="bot", person_id=None, name=DEFAULT_BOT)
        change.set(creator=None if own else change.table.creator)
    elif change.table.status == RUNNING and change.table.rated:
        change.running_game().resign(row.seat, PERSON, at)
    elif change.table.status == RUNNING:
        change.running_game().replace_by_bot(row.seat, at)
        change.set_seat(row, kind="bot", name=DEFAULT_BOT, automatic=False, confirm=False)
    else:
        raise Refusal("over")


def seat_values(seat: Seat) -> dict[str, Any]:
    """What a seat is, wherever it stands."""
    names = ("kind", "person_id", "name", "invite", *SETTINGS, "nickname", "away_until")
    return {name: getattr(seat, name) for name in names}


def rematch_seats(change: TableChange, person: Person) -> list[Seat]:
    """The seats of a new table for the same players: people are invited, whoever asks sits."""
    mine = change.seat_of(person.id)
    names = name_bots(change.table.key, change.seats)
    seats = []
    for row in change.seats:
        if row.place == mine.place:
            seats.append(Seat(row.place, row.place, **seat_for_person(person)))
        elif row.kind == "person" and row.person_id:
            free = free_seat(row.place, "name")
            values = {**seat_values(free), "person_id": row.person_id, "name": row.name}
            seats.append(Seat(row.place, row.place, **values))
        elif row.kind == "person":
            seats.append(free_seat(row.place, "open"))
        else:
            seats.append(bot_seat(row.place, row.name, names.get(row.place)))
    return seats
