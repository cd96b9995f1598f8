"""Ratings: finished rated games are counted, and people see what that did."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from ...study.ratings import (
    ALL,
    POOLS,
    PROVISIONAL,
    Rating,
    find_season,
    list_pools,
    predict_wins,
)
from ..storage import ratings as store
from ..storage.database import now
from ..storage.people import Person
from ..storage.ratings import KeptRating
from ..storage.table_row import Table
from ..storage.tables import Seat
from .room import Room
from .table_change import FINISHED

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)


class Ratings:
    """What rated games do to ratings, and who leads."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.database = server.database
        self.counting: set[asyncio.Task[None]] = set()

    def count_soon(self) -> None:
        """Count what has ended, and what was left when a server stopped, beside all else."""
        task = asyncio.create_task(self.count_safely())
        self.counting.add(task)
        task.add_done_callback(self.counting.discard)

    async def count_safely(self) -> None:
        """Count what has ended; what fails now is counted when the next game has ended."""
        try:
            await self.count_all()
        except Exception:
            logger.exception("rated games could not be counted")

    async def count_all(self) -> None:
        """Count the rated games that have ended, one after another."""
        skipped: set[int] = set()
        while True:
            try:
                if not await self.database.run(store.count_next, skipped):
                    return
            except store.UncountableError as error:
                logger.exception("a rated game can't be counted")
                skipped.add(error.table_id)

    async def close(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self.counting, return_exceptions=True)

    async def describe_leaders(
        self, pool: str, season: str | None, person: Person
    ) -> dict[str, Any]:
        """Who leads in a pool in a season, this one if none is named."""
        current = str(find_season(now()))
        wanted = season or current
        run = self.database.run
        leaders = await run(store.list_leaders, pool, wanted, PROVISIONAL)
        played = await run(store.list_seasons, pool)
        return {
            "pool": pool,
            "pools": list(POOLS),
            "season": wanted,
            "seasons": sorted({current, wanted, *played}, reverse=True),
            "leaders": [tell_leader(one, person) for one in leaders],
        }

    async def describe_person(self, person: Person) -> list[dict[str, Any]]:
        """A person's rating in each pool in which they have one."""
        kept = await self.database.run(store.load_ratings, person.id)
        return [{"pool": pool, **tell_kept(kept[pool])} for pool in POOLS if pool in kept]

    async def describe_table(self, room: Room) -> dict[str, Any]:
        """How strong those at a table are, and what its game has done to their ratings."""
        if room.table.rated and room.table.status == FINISHED:
            await self.count_all()  # whoever asks at once is told, too
        return await self.database.run(describe_seats, room.table, room.seats)


def tell_rating(rating: Rating) -> dict[str, Any]:
    """A rating as people see it."""
    return {"rating": rating.shown, "provisional": rating.provisional}


def tell_kept(kept: KeptRating) -> dict[str, Any]:
    """A rating with the games it comes from."""
    season = {"season": kept.season, "played": kept.played, "won": kept.won}
    return {**tell_rating(kept.rating), "games": kept.rating.games, **season}


def tell_leader(kept: KeptRating, person: Person) -> dict[str, Any]:
    """Somebody in a list of the best."""
    return {"name": kept.name, "you": kept.person_id == person.id, **tell_kept(kept)}


def describe_seats(
    connection: Connection, table: Table, seats: tuple[Seat, ...]
) -> dict[str, Any]:
    """The ratings of a table's seats in the pool of its game, and what the game did to them."""
    pool, *_ = list_pools(table.setup["players"])
    changes = store.load_changes(connection, table.id, pool)
    overall = store.load_changes(connection, table.id, ALL)
    known = [find_before(connection, table, row, pool, changes) for row in seats]
    complete = [one for one in known if one is not None]
    chances = predict_wins(complete) if len(complete) == len(seats) else []
    return {
        "rated": table.rated,
        "pool": pool,
        "counted": bool(changes),
        "seats": [
            {
                "seat": row.seat,
                **(tell_rating(one) if one else {"rating": None, "provisional": False}),
                "chance": round(chances[i], 3) if chances else None,
                "change": tell_change(changes.get(row.seat)),
                "overall": tell_change(overall.get(row.seat)),
            }
            for i, (row, one) in enumerate(zip(seats, known, strict=True))
        ],
    }


def find_before(
    connection: Connection,
    table: Table,
    row: Seat,
    pool: str,
    changes: dict[int, dict[str, Any]],
) -> Rating | None:
    """The rating of a seat's player before the game; None for free seats and who is gone."""
    if not table.rated:
        return None  # who plays for fun needn't be compared
    noted = changes.get(row.seat)
    if noted is not None:
        return Rating(noted["mu_before"], noted["sigma_before"])
    player = store.Player(row.seat, 0, store.who_sat(row), row.name)
    return store.find_rating(connection, pool, player, table, find_season(now()))


def tell_change(noted: dict[str, Any] | None) -> dict[str, Any] | None:
    """What a game did to a rating: from where to where, and how much it counted."""
    if noted is None:
        return None
    before = Rating(noted["mu_before"], noted["sigma_before"]).shown
    after = Rating(noted["mu"], noted["sigma"])
    return {
        "rating": after.shown,
        "by": after.shown - before,
        "provisional": after.provisional,
        "weight": round(noted["weight"], 2),
    }
