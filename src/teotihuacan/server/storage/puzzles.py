"""First attempts of people at puzzles, as they are stored; ratings follow from them."""

from datetime import UTC, datetime

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from ...study.puzzles import Progress, Puzzle
from .database import now
from .schema import puzzle_attempts


def load_progress(connection: Connection, person_id: str) -> Progress:
    """A person's rating and attempts, counted from the first one on."""
    kept = puzzle_attempts.c
    rows = connection.execute(
        select(kept.puzzle, kept.rating, kept.solved, kept.at)
        .where(kept.person_id == person_id)
        .order_by(kept.at, kept.puzzle)
    )
    progress = Progress()
    for name, rating, solved, at in rows:
        progress = progress.add(name, rating, solved, datetime.fromtimestamp(at / 1000, UTC))
    return progress


def add_attempt(
    connection: Connection, person_id: str, puzzle: Puzzle, solved: bool
) -> tuple[Progress, Progress]:
    """Keep an attempt if it is the first at a puzzle; the progress before and after."""
    before = load_progress(connection, person_id)
    if before.find(puzzle.id):
        return before, before
    row = {"person_id": person_id, "puzzle": puzzle.id, "rating": puzzle.rating}
    try:
        with connection.begin_nested():
            connection.execute(insert(puzzle_attempts).values(**row, solved=solved, at=now()))
    except IntegrityError:  # another window was quicker, or the person is gone
        return before, before
    return before, load_progress(connection, person_id)
