"""Reviews of finished games, as they are stored: under way, or done and kept with the game.

A review that is under way says which worker process does it, and is renewed by it now and then:
one that nobody has renewed for a while was interrupted, and begins again when it is asked for.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import Refusal
from .database import now
from .schema import reviews

LEASE = 60_000  # milliseconds after which a review that nobody renewed counts as interrupted
MOST_WAITING = 20  # reviews under way on the whole server


@dataclass(frozen=True)
class StoredReview:
    """A review's row."""

    table_id: int
    depth: str
    person_id: str | None  # whoever asked for it
    worker: str
    done: int
    turns: int
    review: str | None
    changed_at: int


def is_alive() -> ColumnElement[bool]:
    """The reviews that are under way."""
    return and_(reviews.c.review.is_(None), reviews.c.changed_at > now() - LEASE)


def with_depth(table_id: int, depth: str) -> ColumnElement[bool]:
    """The review of a table's game with a depth."""
    return and_(reviews.c.table_id == table_id, reviews.c.depth == depth)


def load_review(connection: Connection, table_id: int, depth: str) -> StoredReview | None:
    """A review that is done or under way; None if there is none."""
    found = or_(reviews.c.review.is_not(None), is_alive())
    row = connection.execute(select(reviews).where(with_depth(table_id, depth), found)).first()
    return None if row is None else StoredReview(**row._mapping)


def begin_review(connection: Connection, new: StoredReview) -> bool:
    """Begin a review; False if somebody else has meanwhile.

    Refused while this person has another one under way, or too many wait already.
    """
    waiting = select(func.count()).where(is_alive())
    if connection.execute(waiting.where(reviews.c.person_id == new.person_id)).scalar():
        raise Refusal("review_running")
    if connection.execute(waiting).scalar_one() >= MOST_WAITING:
        raise Refusal("reviews_full")
    mine = with_depth(new.table_id, new.depth)
    connection.execute(delete(reviews).where(mine, reviews.c.review.is_(None), ~is_alive()))
    try:
        with connection.begin_nested():
            connection.execute(insert(reviews).values(**vars(new)))
    except IntegrityError:
        return False
    return True


def save_progress(
    connection: Connection, table_id: int, depth: str, worker: str, done: int
) -> bool:
    """Say how far a review has come; False if it was cancelled, or another worker has it now."""
    values = {"done": done, "changed_at": now()}
    return update_mine(connection, table_id, depth, worker, values)


def save_review(
    connection: Connection, table_id: int, depth: str, worker: str, text: str
) -> bool:
    """Keep a review that is done; False if it was cancelled at the last moment."""
    values = {"done": reviews.c.turns, "review": text, "changed_at": now()}
    return update_mine(connection, table_id, depth, worker, values)


def update_mine(
    connection: Connection, table_id: int, depth: str, worker: str, values: Mapping[str, object]
) -> bool:
    """Change the row of a review that this worker does."""
    mine = and_(with_depth(table_id, depth), reviews.c.worker == worker)
    changed = connection.execute(
        update(reviews).where(mine, reviews.c.review.is_(None)).values(values)
    )
    return changed.rowcount == 1


def drop_review(connection: Connection, table_id: int, depth: str) -> None:
    """Give up a review that is under way."""
    mine = with_depth(table_id, depth)
    connection.execute(delete(reviews).where(mine, reviews.c.review.is_(None)))


def renew_reviews(connection: Connection, worker: str) -> None:
    """Say that a worker is still there, for all that it does."""
    mine = and_(reviews.c.worker == worker, reviews.c.review.is_(None))
    connection.execute(update(reviews).where(mine).values(changed_at=now()))


def drop_interrupted(connection: Connection, worker: str = "") -> None:
    """Forget what a worker had not finished; without one, what nobody had."""
    mine = reviews.c.worker == worker if worker else reviews.c.worker != ""
    connection.execute(delete(reviews).where(mine, reviews.c.review.is_(None)))
