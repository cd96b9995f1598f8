"""Brings people together who look for the same: their seeks become a table, all or nothing."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection

from ...engine import Setup
from ..storage import seeks as store
from ..storage.blocks import Blocked
from ..storage.people import Person, person_by_id
from ..storage.seeks import Seek, Wish
from ..storage.tables import Seat, create
from ..tables.lobby import new_table, seat_for_person

SILENT = 60_000  # milliseconds after which whoever should be there counts as gone
# Others may watch, nobody is helped, and whoever doesn't come back has resigned.
OPTIONS = {
    "title": "",
    "visibility": "public",
    "shuffle": True,
    "auto_start": True,
    "clock_end": "resign",
    "hints": False,
    "paired": True,
}


def pair(connection: Connection, at: int) -> list[int]:
    """Bring everybody together who can be; the tables made for them.

    Seeks end and tables begin in one transaction, in which nobody else changes seeks: nobody is
    brought to two tables, and nobody to none.
    """
    store.remove_silent(connection, at - SILENT)
    waiting, blocked = store.load_waiting(connection, at)
    return [make_table(connection, group, at) for group in find_groups(waiting, blocked)]


def seek_and_pair(connection: Connection, seek: Seek) -> list[int]:
    """Store what somebody looks for, and bring everybody together who can be."""
    store.put_seek(connection, seek)
    return pair(connection, seek.at)


def make_table(connection: Connection, group: Sequence[Seek], at: int) -> int:
    """The table of people who looked for the same."""
    store.remove_seeks(connection, group)
    people = [person_by_id(connection, seek.person_id) for seek in group]
    seated = [person for person in people if person is not None]
    assert len(seated) == len(group), "a seek goes with its person"
    players, clock, rated = group[0].wish
    options = {**OPTIONS, "clock_seconds": clock, "rated": rated}
    values = new_table(None, Setup(players=players), at, **options)
    return create(connection, values, list(take_seats(seated)))


def take_seats(people: Iterable[Person]) -> Iterable[Seat]:
    """A seat for each of some people."""
    for place, person in enumerate(people):
        yield Seat(place, place, **seat_for_person(person))


def find_groups(waiting: Sequence[Seek], blocked: Blocked) -> list[list[Seek]]:
    """Who plays with whom: whoever has waited longest comes first."""
    by_wish: dict[Wish, list[Seek]] = {}
    for seek in waiting:
        by_wish.setdefault(seek.wish, []).append(seek)
    return [group for alike in by_wish.values() for group in group_alike(alike, blocked)]


def group_alike(alike: list[Seek], blocked: Blocked) -> list[list[Seek]]:
    """The groups among those who look for the same kind of game."""
    groups, left = [], list(alike)
    while left:
        group = gather(left, blocked)
        if len(group) == group[0].players:
            groups.append(group)
            left = [seek for seek in left if seek not in group]
        else:
            del left[0]
    return groups


def gather(waiting: Sequence[Seek], blocked: Blocked) -> list[Seek]:
    """The first of those who wait, and others who suit everybody, as many as play."""
    group: list[Seek] = []
    for seek in waiting:
        if all(suits(seek, other, blocked) for other in group):
            group.append(seek)
        if len(group) == seek.players:
            break
    return group


def suits(one: Seek, other: Seek, blocked: Blocked) -> bool:
    """Whether two may be brought together."""
    if frozenset((one.person_id, other.person_id)) in blocked:
        return False
    return reaches(one, other) and reaches(other, one)


def reaches(one: Seek, other: Seek) -> bool:
    """Whether somebody is as strong as another one wants; who is not known is near nobody."""
    if one.reach is None:
        return True
    if one.strength is None or other.strength is None:
        return False
    return abs(one.strength - other.strength) <= one.reach
