"""Vacations of people, and how many days of them a year has left."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from ..errors import Refusal
from .chores import DAY
from .database import now
from .people import change_person, person_by_id
from .schema import vacations

YEAR = 365 * DAY
MOST_DAYS = 30  # of vacation within a year


def count_days_left(connection: Connection, person_id: str, at: int) -> int:
    """How many days of vacation a person has left; each that was begun counts as one."""
    kept = vacations.c
    query = select(kept.begin, kept.until).where(kept.person_id == person_id)
    days = sum(
        count_days(begin, until)
        for begin, until in connection.execute(query)
        if until > at - YEAR
    )
    return max(0, MOST_DAYS - days)


def count_days(begin: int, until: int) -> int:
    """The days of a vacation, at least one: it is not for a pause in between."""
    return max(1, -(-(until - begin) // DAY))


def begin_vacation(connection: Connection, person_id: str, until: int) -> None:
    """Let a person be away until then; one that they are on ends with that."""
    at = now()
    end_vacation(connection, person_id)
    left = count_days_left(connection, person_id, at)
    if count_days(at, until) > left:
        raise Refusal("no_vacation_left", days=left)
    connection.execute(insert(vacations).values(person_id=person_id, begin=at, until=until))
    change_person(connection, person_id, {"away_until": until})


def end_vacation(connection: Connection, person_id: str) -> None:
    """Let a person be back, if they are away."""
    person, at = person_by_id(connection, person_id), now()
    if person is None or person.away_until is None or person.away_until <= at:
        return
    lasting = (vacations.c.person_id == person_id, vacations.c.until > at)
    connection.execute(update(vacations).where(*lasting).values(until=at))
    change_person(connection, person_id, {"away_until": at})


def list_vacations(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The vacations of a person, the oldest first."""
    kept = vacations.c
    query = select(kept.begin, kept.until).where(kept.person_id == person_id)
    return [dict(row._mapping) for row in connection.execute(query.order_by(kept.begin))]
