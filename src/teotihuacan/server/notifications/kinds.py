"""What people are told of, and what a change of a table is news of, for whom."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..storage.tables import Seat
from ..tables.lobby import FREE
from ..tables.table_change import FINISHED, OPEN, RUNNING, TableChange

YOUR_TURN, GAME_STARTED, GAME_OVER = "your_turn", "game_started", "game_over"
TABLE_FULL, INVITATION = "table_full", "invitation"


class News(NamedTuple):
    """A kind of news for one person."""

    person_id: str
    kind: str


def list_news(change: TableChange) -> Iterator[News]:
    """What a committed change of a table is news of, for those who sit or are invited there."""
    before, after = change.before, change.table
    if after.status == OPEN:
        yield from list_gathering(change)
    elif after.status == FINISHED != before.status:
        yield from (News(person_id, GAME_OVER) for person_id in find_people(change))
    elif after.status == RUNNING:
        asked = find_newly_asked(change)
        if before.status == OPEN:
            people = find_people(change)
            yield from (News(one, GAME_STARTED) for one in people if one != asked)
        if asked is not None:
            yield News(asked, YOUR_TURN)


def list_gathering(change: TableChange) -> Iterator[News]:
    """What is new at a table before the game: somebody is invited, all seats are taken."""
    yield from list_invitations(change.seats, change.seats_before)
    creator = change.table.creator
    if creator is not None and is_full(change.seats) and not is_full(change.seats_before):
        yield News(creator, TABLE_FULL)


def list_invitations(seats: Sequence[Seat], before: Sequence[Seat] = ()) -> Iterator[News]:
    """Who is invited to a seat and was not before."""
    known = {row.person_id for row in before}
    for row in seats:
        if row.kind == "name" and row.person_id is not None and row.person_id not in known:
            yield News(row.person_id, INVITATION)


def is_full(seats: Sequence[Seat]) -> bool:
    """Whether all seats are taken."""
    return all(row.kind not in FREE for row in seats)


def find_people(change: TableChange) -> list[str]:
    """The people who sit at a table."""
    return [row.person_id for row in change.seats if row.kind == "person" and row.person_id]


def find_newly_asked(change: TableChange) -> str | None:
    """The person who is asked since a change; None if it is nobody, or the same as before."""
    before, after = change.before, change.table
    same = (before.asked, before.waits_for, before.status)
    if after.waits_for != "person" or same == (after.asked, after.waits_for, after.status):
        return None
    return next(row.person_id for row in change.seats if row.seat == after.asked)
