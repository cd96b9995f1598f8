"""Time that nobody looked after: a server that was stopped, a machine that slept, a time set.

The real server runs here with a clock that the test sets.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from people_requests import JSON
from running_app import Site, options_in, running
from sqlalchemy import Connection, select, text, update

from processes import soon
from teotihuacan.server.options import ServerOptions
from teotihuacan.server.storage import database
from teotihuacan.server.storage.chores import (
    CLOCKS,
    DAY,
    GRACE,
    RETENTION,
    claim_chore,
    note_look,
)
from teotihuacan.server.storage.database import now, open_engine
from teotihuacan.server.storage.schema import chores, tables
from teotihuacan.server.tables import clocks, game_actions, room_repository

SECONDS, HOUR = 300, 3_600_000
SEATS = [{"kind": "me"}, {"kind": "open"}]


class SetClock:
    """The machine's time, and by how much it was set."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """A clock that can be set, for all that tells when a move was made or is due."""
    clock = SetClock()
    for module in (database, clocks, game_actions, room_repository):
        monkeypatch.setattr(module, "now", clock)
    return clock


@pytest.fixture
def options(tmp_path: Path) -> ServerOptions:
    return options_in(tmp_path)


@pytest.fixture(params=["sqlite", "cluster"])
def any_options(tmp_path: Path, request: pytest.FixtureRequest) -> ServerOptions:
    """Of a server with a file, and of a worker with PostgreSQL and Redis."""
    if request.param == "sqlite":
        return options_in(tmp_path)
    names = {"database": "postgresql_url", "redis": "redis_url"}
    urls = {name: request.getfixturevalue(fixture) for name, fixture in names.items()}
    return options_in(tmp_path, **urls)


@pytest.fixture
def site(options: ServerOptions, clock: SetClock) -> Iterator[Site]:
    del clock
    with running(options) as site:
        yield site


def begin(site: Site) -> str:
    """A game of two with a clock at whose end one resigns; its key."""
    ann, bob = site.guest("Ann"), site.guest("Bob")
    wanted = {"setup": {"players": 2}, "seats": SEATS, "shuffle": False}
    wanted["clock"] = {"seconds": SECONDS, "at_end": "resign"}
    key = str(ann.post("/api/tables", json=wanted).json()["key"])
    assert bob.post(f"/api/tables/{key}/join", content=b"{}", headers=JSON).is_success
    assert ann.post(f"/api/tables/{key}/start").is_success
    return key


def tell(site: Site, key: str) -> dict[str, object]:
    told: dict[str, object] = site.browser().get(f"/api/tables/{key}/news").json()["state"]
    return told


def last_look(connection: Connection) -> int:
    found = connection.execute(select(chores.c.at).where(chores.c.name == CLOCKS))
    return int(found.scalar() or 0)


def wait_for_look(site: Site, clock: SetClock) -> None:
    """Wait until clocks were looked after at the time that is set."""
    database = site.server.database
    assert soon(lambda: abs(database.run_here(last_look) - clock()) < 20_000)


@pytest.mark.parametrize("hours", [5, -5])
def test_setting_the_time_takes_no_time_from_anybody(
    site: Site, clock: SetClock, hours: int
) -> None:
    key = begin(site)
    wait_for_look(site, clock)
    before = tell(site, key)
    clock.ahead = hours * HOUR
    wait_for_look(site, clock)
    assert soon(lambda: tell(site, key)["deadline"] != before["deadline"])
    after = tell(site, key)
    assert after["result"] is None
    moved = int(str(after["deadline"])) - int(str(before["deadline"]))
    assert abs(moved - hours * HOUR) < 60_000


def test_a_moved_deadline_stays_while_the_same_person_is_asked(
    site: Site, clock: SetClock
) -> None:
    key = begin(site)
    wait_for_look(site, clock)
    first = tell(site, key)["deadline"]
    clock.ahead = HOUR
    assert soon(lambda: tell(site, key)["deadline"] != first)
    moved = tell(site, key)["deadline"]
    room = site.server.rooms.by_key[key]
    change = room.begin_change()
    change.count_change()
    change.update_row(clock())
    assert change.table.deadline == moved


def test_time_while_the_server_was_stopped_is_given_back(
    options: ServerOptions, clock: SetClock
) -> None:
    with running(options) as site:
        key = begin(site)
        wait_for_look(site, clock)
    clock.ahead = 8 * HOUR
    with running(options) as site:
        wait_for_look(site, clock)
        after = tell(site, key)
        assert after["result"] is None
        left = int(str(after["deadline"])) - clock()
        assert GRACE - 10_000 < left <= 1000 * SECONDS + 10_000


def test_bots_go_on_after_the_time_was_set_back(
    any_options: ServerOptions, clock: SetClock
) -> None:
    """The worker in which one thought is gone; its table was last changed in the future."""
    clock.ahead = HOUR
    with running(any_options) as site:
        seats = [{"kind": "bot", "bot": "legend"}, {"kind": "me"}]
        wanted = {"setup": {"players": 2}, "seats": seats, "shuffle": False}
        ann = site.guest("Ann")
        key = str(ann.post("/api/tables", json=wanted).json()["key"])
        assert ann.post(f"/api/tables/{key}/start").is_success
    clock.ahead = 0
    with running(any_options) as site:
        database = site.server.database
        row = select(tables.c.number, tables.c.waits_for)
        before, asked = database.run_here(lambda connection: connection.execute(row).one())
        assert asked == "bot"
        number = select(tables.c.number)
        assert soon(
            lambda: database.run_here(lambda connection: connection.scalar(number)) > before
        )


def test_a_clock_still_runs_out_while_the_server_looks(site: Site, clock: SetClock) -> None:
    key = begin(site)
    wait_for_look(site, clock)
    with site.server.database.engine.begin() as connection:
        connection.execute(update(tables).values(deadline=clock() - 1))
    site.server.rooms.by_key.clear()
    site.server.rooms.by_id.clear()
    assert soon(lambda: tell(site, key)["result"] is not None)


def test_readiness_tells_that_clocks_are_not_looked_after(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What each look has to write can't be written; all else can."""

    def tell_clocks() -> tuple[int, bool]:
        answer = site.browser().get("/health/ready")
        return answer.status_code, answer.json()["parts"]["clocks"]

    def rename(old: str, new: str) -> None:
        with site.server.database.engine.begin() as connection:
            connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

    monkeypatch.setattr(clocks, "LATE", 5.0)
    assert soon(lambda: tell_clocks() == (200, True))
    rename("chores", "elsewhere")
    assert soon(lambda: tell_clocks() == (503, False))
    rename("elsewhere", "chores")
    assert soon(lambda: tell_clocks() == (200, True))


def test_of_several_workers_one_moves_deadlines(database_url: str) -> None:
    database.migrate(database_url)
    engine = open_engine(database_url)
    start, late = 10**12, 10**12 + HOUR
    with engine.begin() as connection:
        assert note_look(connection, start) is None
        assert note_look(connection, start + 11_000) is None  # as always
    with engine.begin() as connection:
        assert note_look(connection, late) == []
    with engine.begin() as connection:
        assert note_look(connection, late + 500) is None
    engine.dispose()


def test_nothing_is_thrown_away_on_the_day_of_a_great_gap(sqlite_url: str) -> None:
    database.migrate(sqlite_url)
    engine = open_engine(sqlite_url)
    start = 10**12
    with engine.begin() as connection:
        note_look(connection, start)
        assert claim_chore(connection, RETENTION, start, DAY)
        later = start + 700 * DAY
        assert note_look(connection, later) == []
        assert not claim_chore(connection, RETENTION, later + 1000, 600_000)
        assert not claim_chore(connection, RETENTION, later + DAY - 1, DAY)
        assert claim_chore(connection, RETENTION, later + DAY, DAY)
    engine.dispose()
