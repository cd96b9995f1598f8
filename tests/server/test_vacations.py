"""Vacations and clocks that grow: when somebody's time is over."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from running_app import Site, options_in, running
from slow_games import DAY, SLOW, begin, good, open_table, play_turn, read_state

from processes import soon
from teotihuacan.server.storage import database, vacations
from teotihuacan.server.storage.database import now
from teotihuacan.server.storage.vacations import MOST_DAYS, count_days
from teotihuacan.server.tables import clocks, game_actions, room_repository
from teotihuacan.server.tables import vacations as away

MILLISECONDS = 1000 * DAY
MOMENT = 20_000  # milliseconds that a test may take
LIVE = {"seconds": 600, "at_end": "resign"}
GROWING = {"seconds": 3 * DAY, "increment": DAY // 2, "at_end": "resign"}


class SetClock:
    """The machine's time, and by how much it was set."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """A clock that can be set, but for who looks whether time is over."""
    clock = SetClock()
    for module in (database, vacations, away, game_actions, room_repository):
        monkeypatch.setattr(module, "now", clock)
    return clock


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(options_in(tmp_path)) as site:
        yield site


def leave_for(who: httpx.Client, days: float) -> httpx.Response:
    """Go on vacation."""
    return who.put("/api/me/vacation", json={"until": now() + round(days * MILLISECONDS)})


def deadline(who: httpx.Client, key: str) -> int:
    return int(read_state(who, key)["deadline"])


def is_near(one: int, other: int) -> bool:
    """Whether two times are the same, but for what a test takes."""
    return abs(one - other) < MOMENT


def test_time_stands_still_for_whoever_is_asked_and_away(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob, clock=SLOW)
    before = deadline(ann, key)
    assert good(leave_for(ann, 10))["days_left"] == MOST_DAYS - 10
    assert is_near(deadline(bob, key), before + 10 * MILLISECONDS)
    seats = good(bob.get(f"/api/tables/{key}"))["seats"]
    assert is_near(seats[0]["away_until"], now() + 10 * MILLISECONDS)
    assert seats[1]["away_until"] is None
    good(leave_for(ann, 5))  # shorter than she thought
    assert is_near(deadline(bob, key), before + 5 * MILLISECONDS)
    assert good(ann.delete("/api/me/vacation"))["until"] is None
    assert is_near(deadline(bob, key), before)


def test_time_begins_after_the_vacation_of_whoever_is_asked_then(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob, clock=SLOW)
    good(leave_for(bob, 4))
    before = deadline(ann, key)
    assert is_near(before, now() + 3 * MILLISECONDS)  # Ann's
    play_turn(ann, key)
    assert is_near(deadline(ann, key), now() + 7 * MILLISECONDS)
    play_turn(bob, key)  # who may play all the same
    assert is_near(deadline(ann, key), now() + 3 * MILLISECONDS)


def test_who_sits_down_while_away_is_shown_as_away(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    good(leave_for(bob, 4))
    key = begin(ann, bob, clock=SLOW)
    play_turn(ann, key)
    assert is_near(deadline(ann, key), now() + 7 * MILLISECONDS)


def test_clocks_of_minutes_stop_for_nobody(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob, clock=LIVE)
    before = deadline(ann, key)
    good(leave_for(ann, 4))
    assert deadline(ann, key) == before
    good(leave_for(bob, 4))
    play_turn(ann, key)
    assert is_near(deadline(ann, key), now() + 600_000)


def test_a_year_has_so_many_days_of_vacation(site: Site, clock: SetClock) -> None:
    ann = site.guest("Ann")
    for days in (MOST_DAYS + 1, 0, -1):
        assert leave_for(ann, days).json()["code"] == "invalid"
    assert good(leave_for(ann, 20))["days_left"] == 10
    clock.ahead = 20 * MILLISECONDS
    refused = ann.put("/api/me/vacation", json={"until": now() + clock.ahead + 11 * MILLISECONDS})
    assert refused.status_code == 422  # too far ahead for the edge, whose clock was not set
    until = {"until": now() + clock.ahead + 9 * MILLISECONDS}
    assert good(ann.put("/api/me/vacation", json=until))["days_left"] <= 1
    assert len(good(ann.get("/api/me/export"))["vacations"]) == 2


def test_a_vacation_of_a_moment_costs_a_day(site: Site) -> None:
    ann = site.guest("Ann")
    for day in range(1, 4):
        good(leave_for(ann, 1))
        assert good(ann.delete("/api/me/vacation"))["days_left"] == MOST_DAYS - day
    assert leave_for(ann, 29.5).json()["code"] == "no_vacation_left"
    assert count_days(0, 1) == 1
    assert count_days(0, MILLISECONDS + 1) == 2


def test_who_goes_takes_the_vacation_along(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = open_table(ann, clock=SLOW)
    good(bob.post(f"/api/tables/{key}/join", json={}))
    good(leave_for(bob, 4))
    assert good(ann.get(f"/api/tables/{key}"))["seats"][1]["away_until"] is not None
    good(bob.post(f"/api/tables/{key}/leave"))
    assert good(ann.get(f"/api/tables/{key}"))["seats"][1]["away_until"] is None


# Clocks that grow ---


def test_a_turn_adds_time_up_to_what_a_clock_holds(site: Site, clock: SetClock) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob, clock=GROWING)
    assert is_near(deadline(ann, key), now() + 3 * MILLISECONDS)
    clock.ahead = 2 * MILLISECONDS
    play_turn(ann, key)
    told = good(ann.get(f"/api/tables/{key}"))["clock"]
    assert (told["seconds"], told["increment"]) == (3 * DAY, DAY // 2)
    assert is_near(told["left"][0], round(1.5 * MILLISECONDS))
    assert told["left"][1] == 3 * MILLISECONDS
    assert is_near(deadline(ann, key), now() + clock.ahead + 3 * MILLISECONDS)
    play_turn(bob, key)
    assert is_near(deadline(ann, key), now() + clock.ahead + round(1.5 * MILLISECONDS))
    assert good(ann.get(f"/api/tables/{key}"))["clock"]["left"][1] == 3 * MILLISECONDS


def test_a_vacation_takes_nothing_from_a_clock_that_grows(site: Site, clock: SetClock) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob, clock=GROWING)
    good(leave_for(ann, 10))
    clock.ahead = 10 * MILLISECONDS
    assert is_near(deadline(bob, key), now() + 13 * MILLISECONDS)
    play_turn(ann, key)
    assert is_near(good(ann.get(f"/api/tables/{key}"))["clock"]["left"][0], 3 * MILLISECONDS)


def test_who_has_no_time_left_has_run_out_of_it(
    site: Site, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "now", clock)
    monkeypatch.setattr(clocks, "note_look", lambda *_: None)  # nobody gives time back
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob, clock={**GROWING, "at_end": "bot"})
    clock.ahead = 3 * MILLISECONDS + 1000
    assert soon(lambda: good(ann.get(f"/api/tables/{key}"))["asked"] == 1)
    assert good(ann.get(f"/api/tables/{key}"))["clock"]["left"][0] == 500 * DAY  # half a day


@pytest.mark.parametrize("increment", [0, -1, 0.5, 61 * DAY, "1"])
def test_increments_that_make_no_sense_are_refused(
    somebody: httpx.Client, increment: object
) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"seconds": DAY, "increment": increment}
    body = {"setup": {"players": 2}, "seats": seats, "clock": clock}
    assert somebody.post("/api/tables", json=body).status_code == 422


def test_what_has_no_time_does_not_grow(site: Site) -> None:
    ann = site.guest("Ann")
    key = open_table(ann, clock={"seconds": None, "increment": 60})
    assert good(ann.get(f"/api/tables/{key}"))["clock"]["increment"] is None
