"""Rated games are counted in the database: each once, in the order in which they ended."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from sqlalchemy import Connection, select, update

from teotihuacan.engine import Setup
from teotihuacan.server.storage import people
from teotihuacan.server.storage import ratings as store
from teotihuacan.server.storage.database import Database, migrate
from teotihuacan.server.storage.people import Person
from teotihuacan.server.storage.schema import rating_changes, ratings, tables
from teotihuacan.server.storage.tables import Seat, create
from teotihuacan.server.tables.lobby import new_table, seat_for_person
from teotihuacan.server.tables.table_game import Entry
from teotihuacan.study.ratings import NEWCOMER, Rating, Season, rate_game

OPTIONS = {"title": "", "visibility": "link", "shuffle": True, "hints": False, "rated": True}
CLOCK = {"clock_seconds": 60, "clock_end": "resign"}
AUTUMN = Season(2026, 4)
NOON = AUTUMN.begins_at + 12 * 3_600_000
DAY = 24 * 3_600_000


@dataclass
class Ground:
    """A database with people who play rated games."""

    database: Database

    def come(self, *names: str) -> list[Person]:
        """New people."""
        return [self.database.run_here(people.create_person, name) for name in names]

    def end(self, winner: Person, loser: Person, at: int = NOON, *, rated: bool = True) -> int:
        """A game that has ended at some time, and is not counted yet."""
        result = {"ended_by": "resignation", "scores": [0, 0], "ranking": [0, 1]}
        values = new_table(winner.id, Setup(2), at, **OPTIONS, **CLOCK)
        values |= {"status": "finished", "number": 1, "result": {**result, "resigned": [1]}}
        rows = [Seat(i, i, **seat_for_person(one)) for i, one in enumerate((winner, loser))]
        ended = [Entry(1, "resign", 1, None, "person", at)]
        return self.database.run_here(create, {**values, "rated": rated}, rows, ended)

    def count(self) -> int:
        """Count what has ended; how many games that were."""
        games = 0
        while self.database.run_here(store.count_next):
            games += 1
        return games

    def rating(self, person: Person, season: Season = AUTUMN) -> Rating:
        """A person's rating in games for two."""
        return self.database.run_here(store.load_rating, person.id, "2", season)


@pytest.fixture
def ground(database_url: str) -> Iterator[Ground]:
    migrate(database_url)
    database = Database(database_url)
    yield Ground(database)
    database.close()


def test_a_game_is_counted_once(ground: Ground) -> None:
    ann, bob = ground.come("Ann", "Bob")
    ground.end(ann, bob)
    ground.end(ann, bob, rated=False)
    assert ground.count() == 1
    after = rate_game([NEWCOMER, NEWCOMER], [1, 2])
    assert [ground.rating(one) for one in (ann, bob)] == after
    assert ground.count() == 0
    assert [ground.rating(one) for one in (ann, bob)] == after


def test_games_are_counted_in_the_order_in_which_they_ended(ground: Ground) -> None:
    """Whatever the order in which their tables were made."""
    ann, bob, cleo = ground.come("Ann", "Bob", "Cleo")
    ground.end(bob, ann, NOON + DAY)
    ground.end(ann, cleo, NOON)
    assert ground.count() == 2
    first = rate_game([NEWCOMER, NEWCOMER], [1, 2])
    second = rate_game([NEWCOMER, first[0]], [1, 2])
    assert [ground.rating(one) for one in (bob, ann, cleo)] == [*second, first[1]]


def test_games_that_end_at_the_same_moment_are_counted_one_after_another(ground: Ground) -> None:
    """By several who count at once, as workers do."""
    names = [f"Player {i}" for i in range(8)]
    crowd = ground.come(*names)
    for i in range(1, 8):
        ground.end(crowd[0], crowd[i], NOON + i)

    async def count_at_once() -> None:
        while any(
            await asyncio.gather(*(ground.database.run(store.count_next) for _ in range(4)))
        ):
            pass

    asyncio.run(count_at_once())
    hero = NEWCOMER
    for i in range(1, 8):
        hero, other = rate_game([hero, NEWCOMER], [1, 2])
        assert ground.rating(crowd[i]) == other
    assert ground.rating(crowd[0]) == hero


def test_what_fails_is_not_counted_at_all(ground: Ground) -> None:
    """A result that says nothing of places; others don't wait for it, and it can be repaired."""
    ann, bob, cleo, dan = ground.come("Ann", "Bob", "Cleo", "Dan")
    table_id = ground.end(ann, bob)

    def set_result(connection: Connection, result: dict[str, object]) -> None:
        mine = update(tables).where(tables.c.id == table_id)
        connection.execute(mine.values(result=result))

    ground.database.run_here(set_result, {})
    ground.end(cleo, dan, NOON + 1)
    with pytest.raises(store.UncountableError) as caught:
        ground.count()
    assert caught.value.table_id == table_id
    assert ground.database.run_here(store.count_next, {table_id})
    assert ground.rating(cleo).games == 1
    assert ground.rating(ann) == ground.rating(bob) == NEWCOMER
    ground.database.run_here(set_result, {"ranking": [0, 1]})
    assert ground.count() == 1
    assert sorted(ground.database.run_here(store.load_changes, table_id, "2")) == [0, 1]


def test_a_season_begins_where_the_one_before_ended(ground: Ground) -> None:
    ann, bob = ground.come("Ann", "Bob")
    ground.end(ann, bob)
    ground.end(ann, bob, Season(2027, 1).begins_at + 1)
    assert ground.count() == 2
    autumn, winter = ground.rating(ann), ground.rating(ann, Season(2027, 1))
    assert (autumn.games, winter.games) == (1, 2)
    assert winter.mu > autumn.mu
    for season, won in (("2026-4", "Ann"), ("2027-1", "Ann")):
        leaders = ground.database.run_here(store.list_leaders, "2", season, 0.0)
        assert [(one.name, one.played, one.won) for one in leaders] == [
            (won, 1, 1),
            ("Bob", 1, 0),
        ]
    assert ground.database.run_here(store.list_seasons, "2") == ["2027-1", "2026-4"]


def test_people_who_met_long_ago_begin_afresh(ground: Ground) -> None:
    ann, bob = ground.come("Ann", "Bob")
    for i in range(7):
        ground.end(ann, bob, NOON + i)
    last = ground.end(ann, bob, NOON + 8 * DAY)
    ground.count()
    weights = ground.database.run_here(list_weights)
    assert weights == [1, 1, 1, 1, 1, 1 / 2, 1 / 3, 1]
    assert ground.database.run_here(store.load_changes, last, "2")[0]["weight"] == 1


def list_weights(connection: Connection) -> list[float]:
    """How much the games of whoever sat first counted."""
    kept = rating_changes.c
    query = select(kept.weight).where(kept.pool == "2", kept.seat == 0).order_by(kept.at)
    return list(connection.execute(query).scalars())


def test_ratings_that_are_sure_come_first(ground: Ground) -> None:
    ann, bob = ground.come("Ann", "Bob")
    ground.end(ann, bob)
    ground.count()

    def settle(connection: Connection) -> None:
        mine = update(ratings).where(ratings.c.person_id == bob.id)
        connection.execute(mine.values(sigma=90.0))

    ground.database.run_here(settle)
    leaders = ground.database.run_here(store.list_leaders, "2", "2026-4", 175.0)
    assert [one.name for one in leaders] == ["Bob", "Ann"]


def test_whoever_is_banned_leads_nothing(ground: Ground) -> None:
    ann, bob = ground.come("Ann", "Bob")
    ground.end(ann, bob)
    ground.count()
    banned = {"banned_until": people.FOR_EVER, "banned_reason": "cheating"}
    ground.database.run_here(people.change_person, ann.id, banned)
    leaders = ground.database.run_here(store.list_leaders, "2", "2026-4", 175.0)
    assert [one.name for one in leaders] == ["Bob"]


def test_ratings_go_with_their_person_and_changes_with_their_table(ground: Ground) -> None:
    ann, bob = ground.come("Ann", "Bob")
    table_id = ground.end(ann, bob)
    ground.count()
    ground.database.run_here(people.delete_person, ann.id)
    assert sorted(ground.database.run_here(store.load_changes, table_id, "2")) == [1]
    before = ground.rating(bob)

    def remove(connection: Connection) -> None:
        connection.execute(tables.delete().where(tables.c.id == table_id))

    ground.database.run_here(remove)
    assert ground.database.run_here(store.load_changes, table_id, "2") == {}
    assert ground.rating(bob) == before
