"""Tables with deals of the day, as they are stored; of each person's the first counts."""

from datetime import date
from typing import NamedTuple

from sqlalchemy import Connection, and_, select

from .schema import seats, tables
from .table_row import Table


class DailyRow(NamedTuple):
    """A person's table with the deal of a day."""

    table: Table
    person_id: str
    name: str
    seat: int
    left: bool  # a bot plays on for them


def list_daily(connection: Connection, day: date) -> list[DailyRow]:
    """Everybody's first tables with the deals of a day."""
    own = and_(tables.c.daily == day.isoformat(), seats.c.person_id == tables.c.creator)
    query = (
        select(tables, seats.c.person_id, seats.c.name, seats.c.seat, seats.c.kind)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(own)
        .order_by(tables.c.id)
    )
    firsts: dict[tuple[str, int], DailyRow] = {}
    for found in connection.execute(query):
        *values, person, name, seat, kind = found
        table = Table(**dict(zip(tables.columns.keys(), values, strict=True)))
        row = DailyRow(table, person, name, seat, kind != "person")
        firsts.setdefault((person, table.setup["players"]), row)
    return list(firsts.values())


def list_days(connection: Connection, person_id: str) -> list[date]:
    """The days whose deals a person finished."""
    sits = and_(seats.c.person_id == person_id, seats.c.kind == "person")
    query = (
        select(tables.c.daily, tables.c.result)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.daily.is_not(None), tables.c.status == "finished", sits)
    )
    return [
        date.fromisoformat(day)
        for day, result in connection.execute(query).tuples()
        if result and result["ended_by"] == "rules"
    ]
