"""Results of finished games, a row for each seat, as they are stored."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, and_, insert, select

from ...study.profiles import PERSON, GameResult, Played, SeatResult
from .schema import people, results, seats, tables
from .tables import is_of_known_rules

SEAT_FACTS = ("starting_tiles", "achievements", "gone")
GAME_FACTS = ("level", "options")
BATCH = 50  # tables


def add_result(connection: Connection, table_id: int, result: GameResult) -> bool:
    """Store the result of a table's game; False if that was done before."""
    if has_result(connection, table_id):
        return False
    sitting = select(seats.c.seat, seats.c.person_id).where(seats.c.table_id == table_id)
    players = {row.seat: row.person_id for row in connection.execute(sitting)}
    rows = [make_row(table_id, result, one, players) for one in result.seats]
    connection.execute(insert(results), rows)
    return True


def has_result(connection: Connection, table_id: int) -> bool:
    """Whether the result of a table's game is stored."""
    query = select(results.c.seat).where(results.c.table_id == table_id)
    return connection.execute(query.limit(1)).first() is not None


def make_row(
    table_id: int, result: GameResult, one: SeatResult, players: Mapping[int, str | None]
) -> dict[str, Any]:
    """A seat's row; the names of people are theirs to change, and not kept here."""
    person = one.kind == PERSON
    return {
        "table_id": table_id,
        "seat": one.seat,
        "person_id": players.get(one.seat) if person else None,
        "kind": one.kind,
        "name": "" if person else one.name,
        "at": result.at,
        "players": result.players,
        "place": one.place,
        "vp": one.vp,
        "ended_by": result.ended_by,
        "books": one.books,
        "facts": {name: getattr(one, name) for name in SEAT_FACTS}
        | {name: getattr(result, name) for name in GAME_FACTS},
    }


def find_missing(connection: Connection, before: int) -> list[int]:
    """Tables, older than one, whose game ended here and has no result yet, the latest first."""
    known = select(results.c.seat).where(results.c.table_id == tables.c.id).exists()
    wanted = and_(
        tables.c.status == "finished",
        tables.c.imported.is_(False),
        tables.c.damaged.is_(False),
        is_of_known_rules(),
        tables.c.id < before,
        ~known,
    )
    query = select(tables.c.id).where(wanted).order_by(tables.c.id.desc()).limit(BATCH)
    return list(connection.execute(query).scalars())


def load_played(connection: Connection, person_id: str, *, public: bool) -> list[Played]:
    """The finished games of a person, as they may be told to that person, or to the `public`.

    Everybody may know the names of those whose profile is public, and the tables that are.
    """
    own = select(results.c.table_id).where(results.c.person_id == person_id)
    query = (
        select(
            results,
            tables.c.key,
            tables.c.visibility,
            tables.c.status,
            people.c.name.label("person"),
            people.c.public_profile,
        )
        .join(tables, tables.c.id == results.c.table_id)
        .outerjoin(people, people.c.id == results.c.person_id)
        .where(results.c.table_id.in_(own))
        .order_by(results.c.table_id, results.c.seat)
    )
    games = groupby(connection.execute(query), key=lambda row: int(row.table_id))
    return [read_played(list(rows), person_id, public=public) for _, rows in games]


def read_played(rows: Sequence[Row[Any]], person_id: str, *, public: bool) -> Played:
    """A game from its rows, from a person's side."""
    first = rows[0]
    result = GameResult(
        at=first.at,
        players=first.players,
        ended_by=first.ended_by,
        seats=[read_seat(row, public=public) for row in rows],
        **{name: first.facts[name] for name in GAME_FACTS},
    )
    seat = next(row.seat for row in rows if row.person_id == person_id)
    shown = first.status == "finished" and (first.visibility == "public" or not public)
    return Played(first.key if shown else "", result, seat)


def read_seat(row: Row[Any], *, public: bool) -> SeatResult:
    """How a game ended for a seat; people are named if they may be."""
    named = row.public_profile or not public
    return SeatResult(
        seat=row.seat,
        kind=row.kind,
        name=(row.person or "" if named else "") if row.kind == PERSON else row.name,
        vp=row.vp,
        place=row.place,
        books=row.books,
        **{name: row.facts[name] for name in SEAT_FACTS},
    )


def list_own_results(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The results that are kept of a person, the oldest first."""
    shown = [column for column in results.columns if column.name not in ("table_id", "person_id")]
    query = (
        select(tables.c.key.label("table"), *shown)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.person_id == person_id)
        .order_by(results.c.at, results.c.table_id)
    )
    return [dict(row._mapping) for row in connection.execute(query)]


def load_achievements(connection: Connection, table_id: int, person_id: str) -> dict[str, bool]:
    """The achievements of a person in a game, and whether each was the first of its kind."""
    query = select(results.c.table_id, results.c.at, results.c.facts)
    rows = connection.execute(query.where(results.c.person_id == person_id)).all()
    own = [row for row in rows if row.table_id == table_id]
    if not own:
        return {}
    before = {
        key
        for row in rows
        if (row.at, row.table_id) < (own[0].at, table_id)
        for key in row.facts["achievements"]
    }
    return {key: key not in before for key in own[0].facts["achievements"]}
