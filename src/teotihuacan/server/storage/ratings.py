"""Ratings of people, as they are stored, and what finished games do to them.

Games are counted one after another in the order in which they ended, each in one transaction and
once: a table notes when that was (`counted_at`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, func, insert, select, update

from ...bots.seats import TEOTIBOT
from ...study.ratings import (
    ALL,
    FRESH,
    NEWCOMER,
    Rating,
    Season,
    begin_season,
    find_anchor,
    find_season,
    list_pools,
    rate_game,
    weigh_games,
)
from .database import now
from .schema import entries, people, rating_changes, ratings, tables
from .table_row import Table
from .tables import Seat, load_seats

LOCK = 20261119  # the kind of PostgreSQL lock under which a game is counted
LONGEST_LIST = 100
STANDARD = "standard"  # Teotibot's level where none is named


@dataclass(frozen=True)
class Player:
    """Somebody at a rated table when its game ended: a person, or a bot with a fixed rating."""

    seat: int
    place: int
    person_id: str | None
    name: str


@dataclass(frozen=True)
class KeptRating:
    """A person's rating in a pool at the end of a season, or in this one so far."""

    person_id: str
    name: str
    season: str
    rating: Rating
    played: int
    won: int


class UncountableError(Exception):
    """A game that can't be counted; the others needn't wait for it."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"table {table_id}")
        self.table_id = table_id


# Counting ---


def count_next(connection: Connection, skipped: set[int] | frozenset[int] = frozenset()) -> bool:
    """Count the rated game that ended first of those not counted yet; whether there was one.

    Workers wait for each other: what one game did is what the next one begins with. Tables in
    `skipped` are left alone.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    last = and_(entries.c.table_id == tables.c.id, entries.c.number == tables.c.number)
    waits = (tables.c.rated, tables.c.counted_at.is_(None), tables.c.status == "finished")
    wanted = tables.c.id.not_in(skipped)
    query = (
        select(tables, entries.c.at)
        .join(entries, last)
        .where(*waits, wanted)
        .order_by(entries.c.at, tables.c.id)
        .limit(1)
    )
    row = connection.execute(query).first()
    if row is None:
        return False
    *values, ended_at = row
    table = Table(**dict(zip(tables.columns.keys(), values, strict=True)))
    mine = and_(tables.c.id == table.id, tables.c.counted_at.is_(None))
    if connection.execute(update(tables).where(mine).values(counted_at=now())).rowcount:
        try:
            count_game(connection, table, load_seats(connection, [table.id])[table.id], ended_at)
        except Exception as error:
            raise UncountableError(table.id) from error
    return True


def count_game(
    connection: Connection, table: Table, seats: tuple[Seat, ...], ended_at: int
) -> None:
    """Change the ratings of all people who played a finished game."""
    players = list_players(table, seats)
    ids = [player.person_id for player in players if player.person_id]
    weights = {one: weigh_person(connection, one, ids, ended_at) for one in ids}
    season = find_season(ended_at)
    for pool in list_pools(table.setup["players"]):
        known = [find_rating(connection, pool, player, table, season) for player in players]
        rated = [(who, one) for who, one in zip(players, known, strict=True) if one]
        if len(rated) < 2:  # the others are gone: nothing to compare with
            continue
        before = [one for _, one in rated]
        places = [who.place for who, _ in rated]
        for i, (who, one) in enumerate(rated):
            if who.person_id is not None:
                weight = weights[who.person_id]
                after = rate_game(before, places, weight)[i]
                change = {"pool": pool, "season": str(season), "at": ended_at}
                note_change(connection, table.id, who, one, after, {**change, "weight": weight})
                keep_rating(connection, who, after, change)


def list_players(table: Table, seats: tuple[Seat, ...]) -> list[Player]:
    """Who played, with their places; whoever resigned is last."""
    ranking = (table.result or {})["ranking"]
    return [
        Player(row.seat, ranking.index(row.seat) + 1, who_sat(row), row.name) for row in seats
    ]


def who_sat(row: Seat) -> str | None:
    """The person at a seat; None for bots, and for who is gone."""
    return row.person_id if row.kind == "person" else None


def find_rating(
    connection: Connection, pool: str, player: Player, table: Table, season: Season
) -> Rating | None:
    """A player's rating before a game: a person's own, or the measured one of a bot."""
    if player.person_id is not None:
        return load_rating(connection, player.person_id, pool, season)
    level = table.setup.get("level") or STANDARD if player.name == TEOTIBOT else None
    return find_anchor(pool, player.name, level)


def load_rating(connection: Connection, person_id: str, pool: str, season: Season) -> Rating:
    """A person's rating at the first game of a season or later in it."""
    kept = ratings.c
    mine = (kept.person_id == person_id, kept.pool == pool, kept.season <= str(season))
    query = select(kept.mu, kept.sigma, kept.games, kept.season)
    row = connection.execute(query.where(*mine).order_by(kept.season.desc()).limit(1)).first()
    if row is None:
        return NEWCOMER
    return begin_season(Rating(*row[:3]), Season.parse(row[3]), season)


def weigh_person(connection: Connection, person_id: str, ids: list[str], at: int) -> float:
    """How much a game counts for a person, by how often they met the others lately."""
    others = [one for one in ids if one != person_id]
    return weigh_games(count_meetings(connection, person_id, one, at) for one in others)


def count_meetings(connection: Connection, person_id: str, other: str, at: int) -> int:
    """How many rated games two people played with each other lately."""
    one, two = rating_changes.alias(), rating_changes.alias()
    same = and_(one.c.table_id == two.c.table_id, one.c.pool == two.c.pool)
    query = (
        select(func.count(one.c.table_id.distinct()))
        .select_from(one.join(two, same))
        .where(one.c.person_id == person_id, two.c.person_id == other, one.c.at > at - FRESH)
    )
    return connection.execute(query).scalar_one()


def note_change(
    connection: Connection,
    table_id: int,
    who: Player,
    before: Rating,
    after: Rating,
    more: dict[str, Any],
) -> None:
    """Note what a game did to somebody's rating."""
    values = {"mu_before": before.mu, "sigma_before": before.sigma}
    values |= {"mu": after.mu, "sigma": after.sigma, "seat": who.seat, "place": who.place}
    row = {"table_id": table_id, "person_id": who.person_id, **values, **more}
    connection.execute(insert(rating_changes).values(row))


def keep_rating(
    connection: Connection, who: Player, after: Rating, change: dict[str, Any]
) -> None:
    """Keep somebody's new rating, with another game of this season."""
    kept, won = ratings.c, int(who.place == 1)
    values = {"mu": after.mu, "sigma": after.sigma, "games": after.games, "at": change["at"]}
    mine = and_(
        kept.person_id == who.person_id,
        kept.pool == change["pool"],
        kept.season == change["season"],
    )
    counted = {"played": kept.played + 1, "won": kept.won + won}
    changed = connection.execute(update(ratings).where(mine).values({**values, **counted}))
    if not changed.rowcount:
        key = {name: change[name] for name in ("pool", "season")}
        row = {"person_id": who.person_id, **key, **values, "played": 1, "won": won}
        connection.execute(insert(ratings).values(row))


# Looking ---


def list_leaders(
    connection: Connection, pool: str, season: str, sigma: float
) -> list[KeptRating]:
    """Who played rated games of a season in a pool, the best first, unsure ones at the end."""
    kept = ratings.c
    free = people.c.banned_until.is_(None) | (people.c.banned_until <= now())
    query = (
        select_kept()
        .where(kept.pool == pool, kept.season == season, free)
        .order_by(kept.sigma > sigma, kept.mu.desc(), people.c.name_key)
        .limit(LONGEST_LIST)
    )
    return [read_kept(row) for row in connection.execute(query)]


def select_kept() -> Any:
    """Ratings with the names of their people."""
    kept = ratings.c
    return select(
        *(kept.person_id, people.c.name, kept.season, kept.mu, kept.sigma, kept.games),
        *(kept.played, kept.won, kept.pool),
    ).join(people, people.c.id == kept.person_id)


def read_kept(row: Any) -> KeptRating:
    """A rating as it is kept."""
    rating = Rating(row.mu, row.sigma, row.games)
    return KeptRating(row.person_id, row.name, row.season, rating, row.played, row.won)


def list_seasons(connection: Connection, pool: str) -> list[str]:
    """The seasons in which rated games of a pool were played, the latest first."""
    query = select(ratings.c.season).where(ratings.c.pool == pool).distinct()
    return sorted(connection.execute(query).scalars(), reverse=True)


def load_ratings(connection: Connection, person_id: str) -> dict[str, KeptRating]:
    """A person's latest rating in each pool."""
    query = select_kept().where(ratings.c.person_id == person_id).order_by(ratings.c.season)
    return {row.pool: read_kept(row) for row in connection.execute(query)}


def load_strengths(connection: Connection, person_ids: Iterable[str | None]) -> dict[str, int]:
    """How strong people are in all games together, as far as that is known."""
    wanted = [one for one in person_ids if one is not None]
    query = select_kept().where(ratings.c.person_id.in_(wanted), ratings.c.pool == ALL)
    rows = connection.execute(query.order_by(ratings.c.season))
    return {row.person_id: read_kept(row).rating.shown for row in rows}


def load_changes(connection: Connection, table_id: int, pool: str) -> dict[int, dict[str, Any]]:
    """What a game did to ratings in a pool, by seat."""
    kept = rating_changes.c
    query = select(rating_changes).where(kept.table_id == table_id, kept.pool == pool)
    return {row.seat: dict(row._mapping) for row in connection.execute(query)}


def export_ratings(connection: Connection, person_id: str) -> dict[str, list[dict[str, Any]]]:
    """All that is kept of a person's ratings."""
    known = select(ratings).where(ratings.c.person_id == person_id)
    changed = (
        select(rating_changes, tables.c.key.label("table"))
        .join(tables, tables.c.id == rating_changes.c.table_id)
        .where(rating_changes.c.person_id == person_id)
    )
    return {
        "now": list_rows(connection, known.order_by(ratings.c.season, ratings.c.pool)),
        "changes": list_rows(connection, changed.order_by(rating_changes.c.at)),
    }


def list_rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    """Rows without what only the database needs."""
    hidden = ("person_id", "table_id")
    rows = connection.execute(query)
    return [{k: v for k, v in row._mapping.items() if k not in hidden} for row in rows]
