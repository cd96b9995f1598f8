"""What any one of the workers does from time to time, and when it was done last."""

from sqlalchemy import Connection, Update, case, select, text, update

from .schema import chores, tables

BEGIN = text("INSERT INTO chores (name, at) VALUES (:name, :at) ON CONFLICT DO NOTHING")
CLOCKS, RETENTION, RESULTS = "clocks", "retention", "results"
DAY = 24 * 3_600_000  # milliseconds
NOTED = 5_000  # milliseconds after which it is noted again that somebody looks after clocks
UNATTENDED = 15_000  # milliseconds: nobody looked after them, or the time was set
GRACE = 60_000  # milliseconds that everybody has at least, after that


def claim_chore(connection: Connection, name: str, at: int, every: int) -> bool:
    """Take on a chore that nobody has done for a time; False if it isn't due."""
    connection.execute(BEGIN, {"name": name, "at": 0})
    due = (chores.c.name == name, (chores.c.at <= at - every) | (chores.c.at > at + every))
    query = update(chores).where(*due).values(at=at)
    return connection.execute(query).rowcount == 1


def note_look(connection: Connection, at: int) -> list[int] | None:
    """Note that clocks are looked after; the tables whose deadlines were moved, None if no gap.

    Time in which nobody looked is given back: the server was stopped, the machine slept, or its
    time was set. Who had a minute left before has a minute left. Setting the time back moves
    deadlines back with it.
    """
    query = select(chores.c.at).where(chores.c.name == CLOCKS)
    before = connection.execute(query).scalar()
    if before is None:
        connection.execute(BEGIN, {"name": CLOCKS, "at": at})
        return None
    if abs(at - before) < NOTED:
        return None
    same = (chores.c.name == CLOCKS, chores.c.at == before)
    if not connection.execute(update(chores).where(*same).values(at=at)).rowcount:
        return None  # another worker did
    gap = at - before
    if abs(gap) < UNATTENDED:
        return None
    if gap > DAY:  # is it really that late? Nothing is thrown away before tomorrow
        connection.execute(BEGIN, {"name": RETENTION, "at": at})
        connection.execute(update(chores).where(chores.c.name == RETENTION).values(at=at))
    timed = (tables.c.status == "running") & tables.c.deadline.is_not(None)
    ids = list(connection.execute(select(tables.c.id).where(timed)).scalars())
    connection.execute(move_deadlines(gap, at).where(timed))
    return ids


def move_deadlines(gap: int, at: int) -> Update:
    """Move deadlines by a gap in time; nobody has less than some grace left."""
    moved = tables.c.deadline + gap
    kept = case((moved < at + GRACE, at + GRACE), else_=moved)
    return update(tables).values(deadline=kept, version=tables.c.version + 1)
