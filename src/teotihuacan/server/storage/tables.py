"""Tables with their seats, entries and chat, as they are stored."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    update,
)

from ...game.rules_versions import list_versions
from ..errors import Refusal
from ..tables.table_game import Entry
from .blocks import is_by_blocked
from .people import person_by_id
from .schema import chat, entries, seats, tables
from .table_row import Table, find_changes

LONGEST_LIST = 100
# What changes of other things than the game need, built once.
CHANGE_TABLE = update(tables).where(
    tables.c.id == bindparam("known_id"),
    tables.c.number == bindparam("known_number"),
    tables.c.version == bindparam("known_version"),
)
ADD_ENTRIES = insert(entries)


@dataclass(frozen=True)
class Seat:
    """A seat's row, without its table."""

    place: int
    seat: int
    kind: str
    person_id: str | None
    name: str
    invite: str | None
    automatic: bool
    confirm: bool
    confirm_bots: bool = False
    nickname: str | None = None  # a bot's, from an earlier game
    away_until: int | None = None


@dataclass(frozen=True)
class ChatLine:
    """A line of a table's chat."""

    number: int
    person_id: str | None
    name: str
    text: str
    at: int


@dataclass(frozen=True)
class StoredTable:
    """What is stored of a table after some number of entries and lines of chat."""

    table: Table
    seats: tuple[Seat, ...]
    entries: list[Entry]
    chat: list[ChatLine]


def row_of(value: Table | Seat | ChatLine | Entry) -> dict[str, Any]:
    """A row's values by column."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


def load(
    connection: Connection, where: ColumnElement[bool], number: int = 0, line: int = 0
) -> StoredTable | None:
    """A table, with its entries and chat after these numbers; None if there is none.

    No entry is newer than the table's row, even if one is committed while we read: who is asked,
    what the row says, and the latest entry belong together.
    """
    row = connection.execute(select(tables).where(where)).one_or_none()
    if row is None:
        return None
    table = Table(**row._asdict())
    return StoredTable(
        table,
        load_seats(connection, [table.id])[table.id],
        load_entries(connection, table.id, number, table.number),
        load_chat(connection, table.id, line),
    )


def load_heads(connection: Connection, ids: Sequence[int]) -> dict[int, tuple[int, int, int]]:
    """How far tables have gone: the latest entry, the version, the latest line of chat."""
    said = select(func.max(chat.c.number)).where(
        chat.c.table_id == tables.c.id, chat.c.text != ""
    )
    line = func.coalesce(said.scalar_subquery(), 0)
    query = select(tables.c.id, tables.c.number, tables.c.version, line)
    found = connection.execute(query.where(tables.c.id.in_(ids)))
    return {table_id: (number, version, line) for table_id, number, version, line in found}


def load_listed(connection: Connection, key: str) -> "ListedTable | None":
    """A table with its seats, without its game; None if there is none."""
    found = connection.execute(select(tables).where(with_key(key))).all()
    return next(iter(add_seats(connection, found)), None)


def load_listed_by_ids(connection: Connection, ids: Sequence[int]) -> list["ListedTable"]:
    """Tables with their seats, without their games."""
    return add_seats(connection, connection.execute(select(tables).where(tables.c.id.in_(ids))))


def with_key(key: str) -> ColumnElement[bool]:
    """The table with this key."""
    return tables.c.key == key


def with_id(number: int) -> ColumnElement[bool]:
    """The table with this id."""
    return tables.c.id == number


def load_seats(connection: Connection, ids: Sequence[int]) -> dict[int, tuple[Seat, ...]]:
    """The seats of tables, in turn order."""
    found: dict[int, list[Seat]] = {number: [] for number in ids}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for row in connection.execute(query):
        values = row._asdict()
        found[values.pop("table_id")].append(Seat(**values))
    return {number: tuple(rows) for number, rows in found.items()}


def load_entries(connection: Connection, table_id: int, after: int, last: int) -> list[Entry]:
    """The entries of a table after one number and up to another."""
    wanted = and_(entries.c.number > after, entries.c.number <= last)
    query = (
        select(entries).where(entries.c.table_id == table_id, wanted).order_by(entries.c.number)
    )
    return [Entry(*row[1:]) for row in connection.execute(query)]


def load_chat(connection: Connection, table_id: int, after: int = 0) -> list[ChatLine]:
    """The chat of a table after a number, without what people said who are gone."""
    said = and_(chat.c.number > after, chat.c.text != "")
    query = select(chat).where(chat.c.table_id == table_id, said).order_by(chat.c.number)
    return [ChatLine(*row[1:]) for row in connection.execute(query)]


def create(
    connection: Connection,
    values: dict[str, Any],
    rows: Iterable[Seat],
    played: Sequence[Entry] = (),
) -> int:
    """A new table with its seats, and what was played there before it came here."""
    result = connection.execute(insert(tables).values(**values))
    assert result.inserted_primary_key is not None
    table_id = int(result.inserted_primary_key[0])
    connection.execute(insert(seats), [{"table_id": table_id, **row_of(row)} for row in rows])
    add_entries(connection, table_id, played)
    return table_id


def add_entries(connection: Connection, table_id: int, new: Sequence[Entry]) -> None:
    """Add entries to a table."""
    if new:
        rows = [{"table_id": table_id, **row_of(entry)} for entry in new]
        connection.execute(ADD_ENTRIES, rows)


def commit(
    connection: Connection,
    before: Table,
    after: Table,
    changed: Sequence[Seat],
    new: Sequence[Entry],
) -> bool:
    """Store a change, unless the table was changed by somebody else meanwhile."""
    values = find_changes(before, after)
    known = {f"known_{name}": getattr(before, name) for name in ("id", "number", "version")}
    if connection.execute(CHANGE_TABLE, {**values, **known}).rowcount != 1:
        return False
    for row in changed:
        values = row_of(row)
        mine = and_(seats.c.table_id == before.id, seats.c.place == values.pop("place"))
        connection.execute(update(seats).where(mine).values(**values))
    add_entries(connection, before.id, new)
    return True


def add_line(
    connection: Connection, table_id: int, person_id: str, text: str, at: int
) -> ChatLine:
    """A new line of chat; others who speak at the same moment wait for each other."""
    person = person_by_id(connection, person_id)
    if person is None:
        raise Refusal("nobody")
    person.check_not_muted()
    connection.execute(
        select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True)
    )
    last = select(func.max(chat.c.number)).where(chat.c.table_id == table_id)
    number = (connection.execute(last).scalar() or 0) + 1
    line = ChatLine(number, person_id, person.name, text, at)
    connection.execute(insert(chat).values(table_id=table_id, **row_of(line)))
    return line


# Lists of tables ---

ListedTable = tuple[Table, tuple[Seat, ...]]


def add_seats(connection: Connection, rows: Iterable[Row[Any]]) -> list[ListedTable]:
    """Rows of tables with their seats."""
    found = [Table(**row._asdict()) for row in rows]
    sitting = load_seats(connection, [table.id for table in found]) if found else {}
    return [(table, sitting[table.id]) for table in found]


def public_tables(connection: Connection, status: str) -> list[ListedTable]:
    """The public tables with a status, the latest first; none that can't go on."""
    going_on = or_(tables.c.status == "finished", is_of_known_rules())
    query = (
        select(tables)
        .where(tables.c.status == status, tables.c.visibility == "public", going_on)
        .order_by(tables.c.changed_at.desc())
        .limit(LONGEST_LIST)
    )
    return add_seats(connection, connection.execute(query))


def tables_of(connection: Connection, person_id: str) -> list[ListedTable]:
    """The tables at which a person sits, is invited to, or has made, the latest first.

    Whoever is blocked may invite, but that is never shown.
    """
    mine = seats.c.person_id == person_id
    sitting = select(seats.c.table_id).where(mine, seats.c.kind != "name")
    invited = select(seats.c.table_id).where(mine, seats.c.kind == "name")
    wanted = and_(tables.c.id.in_(invited), ~is_by_blocked(person_id))
    query = (
        select(tables)
        .where(or_(tables.c.id.in_(sitting), wanted, tables.c.creator == person_id))
        .where(tables.c.status != "closed")
        .order_by(tables.c.changed_at.desc())
    )
    return add_seats(connection, connection.execute(query))


def tables_waiting_for(connection: Connection, person_id: str) -> list[ListedTable]:
    """The tables that wait for a person: first where time runs out, then the longest ago."""
    sits = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.asked)
    mine = and_(seats.c.person_id == person_id, seats.c.kind == "person")
    query = (
        select(tables)
        .join(seats, sits)
        .where(is_running(), tables.c.waits_for == "person", mine)
        .order_by(tables.c.deadline.is_(None), tables.c.deadline, tables.c.changed_at)
        .limit(LONGEST_LIST)
    )
    return add_seats(connection, connection.execute(query))


def count_by_status(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    query = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {row[0]: row[1] for row in connection.execute(query)}


def count_damaged(connection: Connection) -> int:
    """How many tables are marked as damaged."""
    return connection.execute(select(func.count()).where(tables.c.damaged)).scalar() or 0


def count_going(connection: Connection, person_id: str) -> int:
    """How many tables of a person are open or running."""
    going = tables.c.status.in_(("open", "running"))
    mine = and_(tables.c.creator == person_id, going, is_of_known_rules())
    return connection.execute(select(func.count()).where(mine)).scalar() or 0


def count_invited(connection: Connection, person_id: str) -> int:
    """How many people are invited by name to the tables of a person, and haven't come."""
    open_ = and_(tables.c.creator == person_id, tables.c.status == "open", is_of_known_rules())
    mine = select(tables.c.id).where(open_)
    invited = and_(seats.c.table_id.in_(mine), seats.c.kind == "name")
    query = select(func.count()).select_from(seats).where(invited)
    return connection.execute(query).scalar_one()


def count_imported(connection: Connection, person_id: str) -> int:
    """How many games from records a person keeps."""
    mine = and_(tables.c.creator == person_id, tables.c.imported, tables.c.status != "closed")
    return connection.execute(select(func.count()).where(mine)).scalar() or 0


def finished_tables(connection: Connection) -> list[int]:
    """The tables whose game is over, the oldest first."""
    query = select(tables.c.id).where(tables.c.status == "finished").order_by(tables.c.id)
    return list(connection.execute(query).scalars())


# What has to be looked after ---


def tables_of_older_rules(connection: Connection, today: int) -> list[int]:
    """The tables that are not over and were begun by older rules than today's."""
    going = tables.c.status.in_(("open", "running"))
    query = select(tables.c.id).where(going, tables.c.rules_version < today)
    return list(connection.execute(query.order_by(tables.c.id)).scalars())


def raise_rules_version(connection: Connection, table: Table, today: int) -> bool:
    """Have a table played by the rules of today, unless somebody changed it meanwhile."""
    known = and_(
        tables.c.id == table.id,
        tables.c.number == table.number,
        tables.c.version == table.version,
    )
    values = {"rules_version": today, "version": table.version + 1}
    return connection.execute(update(tables).where(known).values(values)).rowcount == 1


def is_of_known_rules() -> ColumnElement[bool]:
    """The tables whose games can be played and read here."""
    return tables.c.rules_version.in_(list_versions())


def is_running() -> ColumnElement[bool]:
    """The running tables that are whole and whose rules are known."""
    return and_(tables.c.status == "running", is_of_known_rules(), tables.c.damaged.is_(False))


def mark_damaged(connection: Connection, table_id: int, damaged: bool) -> bool:
    """Note whether a table's entries can be replayed; whether that is new."""
    other = and_(tables.c.id == table_id, tables.c.damaged.is_(not damaged))
    query = update(tables).where(other).values(damaged=damaged)
    return connection.execute(query).rowcount == 1


def tables_out_of_time(connection: Connection, at: int) -> list[int]:
    """The running tables whose clock has run out and has something to happen then."""
    query = select(tables.c.id).where(
        is_running(), tables.c.deadline <= at, tables.c.clock_end != "nothing"
    )
    return list(connection.execute(query).scalars())


def tables_waiting_for_bots(
    connection: Connection, recent: tuple[int, int] | None = None, *, seated: bool = False
) -> list[int]:
    """The running tables whose bot is asked, maybe only those that were not changed recently.

    `seated`: only where people sit.
    """
    query = select(tables.c.id).where(is_running(), tables.c.waits_for == "bot")
    if recent is not None:
        query = query.where(was_left_alone(recent))
    if seated:
        sits = and_(seats.c.table_id == tables.c.id, seats.c.kind == "person")
        query = query.where(select(seats.c.place).where(sits).exists())
    return list(connection.execute(query).scalars())


def was_left_alone(recent: tuple[int, int]) -> ColumnElement[bool]:
    """The tables that were not changed between two times.

    What was changed after them was so before the time was set back.
    """
    return ~tables.c.changed_at.between(*recent)


def claim(connection: Connection, table_id: int, recent: tuple[int, int], at: int) -> bool:
    """Take on a table whose bot nobody has answered for; False if somebody else did."""
    mine = and_(tables.c.id == table_id, was_left_alone(recent))
    query = update(tables).where(mine).values(changed_at=at)
    return connection.execute(query).rowcount == 1


# People ---


def rename_person(connection: Connection, person_id: str, name: str) -> list[int]:
    """Give a person's seats and chat the new name; the tables that shows at."""
    ids = count_person_changes(connection, person_id)
    mine = and_(seats.c.person_id == person_id, seats.c.kind.in_(("person", "name")))
    connection.execute(update(seats).where(mine).values(name=name))
    connection.execute(update(chat).where(chat.c.person_id == person_id).values(name=name))
    return ids


def forget_person(connection: Connection, person_id: str, name: str) -> list[int]:
    """Take a person's name off the tables they played at, and their chat away.

    Of a line its number stays: it is never given to another, which somebody who has seen this
    one would miss.
    """
    ids = count_person_changes(connection, person_id)
    mine = seats.c.person_id == person_id
    still_open = seats.c.table_id.in_(select(tables.c.id).where(tables.c.status == "open"))
    free = {"kind": "open", "name": "", "person_id": None}
    connection.execute(update(seats).where(mine, still_open).values(free))
    connection.execute(update(seats).where(mine, seats.c.kind != "bot").values(name=name))
    connection.execute(update(seats).where(mine).values(person_id=None, away_until=None))
    connection.execute(update(tables).where(tables.c.creator == person_id).values(creator=None))
    silent = {"person_id": None, "name": "", "text": ""}
    connection.execute(update(chat).where(chat.c.person_id == person_id).values(silent))
    return ids


def count_person_changes(connection: Connection, person_id: str) -> list[int]:
    """The tables that know a person, counted as changed."""
    ids = tables_that_know(connection, person_id)
    bumped = update(tables).where(tables.c.id.in_(ids)).values(version=tables.c.version + 1)
    connection.execute(bumped)
    return ids


def tables_that_know(connection: Connection, person_id: str) -> list[int]:
    """The tables that a person made, sits or sat at, or said something at."""
    sitting = select(seats.c.table_id).where(seats.c.person_id == person_id)
    chatting = select(chat.c.table_id).where(chat.c.person_id == person_id)
    made = tables.c.creator == person_id
    mine = or_(made, tables.c.id.in_(sitting), tables.c.id.in_(chatting))
    query = select(tables.c.id).where(mine).order_by(tables.c.id)
    return list(connection.execute(query).scalars())
