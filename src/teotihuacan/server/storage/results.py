"""Results of finished games, a row for each seat, as they are stored."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, and_, insert, select

from ...study.profiles import PERSON, GameResult, SeatResult
from .schema import results, seats, tables
from .tables import is_of_known_rules

SEAT_FACTS = ("starting_tiles", "achievements", "gone")
GAME_FACTS = ("level", "options")
BATCH = 50  # tables


def add_result(connection: Connection, table_id: int, result: GameResult) -> bool:
    """Store the result of a table's game; False if that was done before."""
    mine = results.c.table_id == table_id
    if connection.execute(select(results.c.seat).where(mine).limit(1)).first():
        return False
    sitting = select(seats.c.seat, seats.c.person_id).where(seats.c.table_id == table_id)
    people = {seat: person_id for seat, person_id in connection.execute(sitting)}
    rows = [make_row(table_id, result, one, people) for one in result.seats]
    connection.execute(insert(results), rows)
    return True


def make_row(
    table_id: int, result: GameResult, one: SeatResult, people: Mapping[int, str | None]
) -> dict[str, Any]:
    """A seat's row; the names of people are theirs to change, and not kept here."""
    person = one.kind == PERSON
    return {
        "table_id": table_id,
        "seat": one.seat,
        "person_id": people.get(one.seat) if person else None,
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
