"""The clock of a turn: fixed, or growing by each turn up to a limit; vacations stop slow ones."""

from ..storage.table_row import Table
from ..storage.tables import Seat

SLOW = 12 * 3600  # seconds for a turn, from which on vacations count


def runs_slowly(table: Table) -> bool:
    """Whether a table's clock leaves time to be away: not where people play at once."""
    return table.clock_seconds is not None and table.clock_seconds >= SLOW


def find_deadline(table: Table, row: Seat, since: int) -> int | None:
    """When the time of a seat is over that is asked since then; it begins after a vacation."""
    if table.clock_seconds is None:
        return None
    begin = max(since, row.away_until or 0) if runs_slowly(table) else since
    limit = 1000 * table.clock_seconds
    return begin + (table.clock_left[row.seat] if table.clock_left else limit)


def count_left(table: Table, row: Seat, seats: int, at: int) -> list[int]:
    """What all seats have left of a clock that grows, after one has answered at a time."""
    limit = 1000 * (table.clock_seconds or 0)
    left = list(table.clock_left or [limit] * seats)
    begin = max(at, row.away_until or 0) if runs_slowly(table) else at
    rest = max(0, (table.deadline or begin) - begin)
    left[row.seat] = min(limit, rest + 1000 * (table.clock_increment or 0))
    return left


def move_deadline(table: Table, before: int | None, until: int | None, at: int) -> int | None:
    """The deadline of whoever is asked, once their vacation ends at another time than before."""
    if table.deadline is None or not runs_slowly(table):
        return table.deadline
    return table.deadline + max(until or at, at) - max(before or at, at)
