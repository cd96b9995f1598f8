"""One guest's many tables of strong bots, and a stranger who plays against a quick one."""

import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client
from running_app import Site, options_in, running

from teotihuacan.server.operations import metrics
from teotihuacan.server.tables.room import Room

NAME = "teo.example"
PATIENCE = 300  # seconds
SOON = 60  # seconds: as long as a browser waits here, and far less than what many bots ask for
MANY = 12
BOTS = ("greedy", "adept", "master", "legend")
GREEDY, ADEPT, MASTER, LEGEND = ({"kind": "bot", "bot": bot} for bot in BOTS)
ME = {"kind": "me"}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(options_in(tmp_path, names=(NAME,))) as site:
        yield site


def make_table(browser: httpx.Client, seats: list[dict[str, Any]], **more: Any) -> str:
    wanted = {"setup": {"players": len(seats)}, "seats": seats, **more}
    answer = browser.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    key = str(answer.json()["key"])
    assert browser.post(f"/api/tables/{key}/start").status_code == 200
    return key


def count_entries(site: Site, keys: list[str]) -> int:
    return sum(site.server.rooms.by_key[key].number for key in keys)


def wait(done: Any, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not done():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_nobody_thinks_where_nobody_sits_or_watches(site: Site) -> None:
    guest = site.guest("Glutton")
    key = make_table(guest, [{"kind": "bot", "bot": "random"}] * 2)
    time.sleep(1.5)  # longer than the clocks' pause
    room = site.server.rooms.by_key[key]
    assert room.number == 0
    with open_socket(site, key):
        wait(lambda: room.table.status == "finished")


def open_socket(site: Site, key: str) -> websockets.sync.client.ClientConnection:
    port = int(site.url.rpartition(":")[2])
    url = f"ws://{NAME}:{port}/api/tables/{key}/socket"
    return websockets.sync.client.connect(url, sock=socket.create_connection(("127.0.0.1", port)))


def read_queue_length() -> float:
    """How many wait, as the metrics tell it."""
    text = metrics.render().decode()
    return float(re.findall(r"^teotihuacan_waiting (\S+)", text, re.MULTILINE)[0])


def keep_busy(
    site: Site, guest: httpx.Client, stack: ExitStack, *more: list[dict[str, Any]]
) -> list[str]:
    """Many tables of strong bots, all of which are watched, and most of which wait."""
    keys = [make_table(guest, seats) for seats in (*more, *[[MASTER] * 4] * MANY)]
    for key in keys:
        stack.enter_context(open_socket(site, key))
    wait(lambda: count_entries(site, keys) > 2)
    wait(lambda: read_queue_length() >= MANY // 2)
    return keys


def test_a_stranger_hardly_waits_for_the_bots_of_somebody_else(site: Site) -> None:
    guest, stranger = site.guest("Glutton"), site.guest("Stranger")
    with ExitStack() as stack:
        keys = keep_busy(site, guest, stack)
        mine = make_table(stranger, [ME, GREEDY])
        room = site.server.rooms.by_key[mine]
        answered = 0
        while answered < 5:
            wait(lambda: room.table.waits_for == "person")
            state = stranger.get(f"/api/tables/{mine}/news").json()["state"]
            before, number = count_entries(site, keys), room.number
            action = {"action": state["view"]["legal"][0]["action"], "after": number}
            assert stranger.post(f"/api/tables/{mine}/actions", json=action).status_code == 200
            if room.table.waits_for == "bot":
                wait(lambda: room.table.waits_for == "person")
                bots = room.number - number  # as many answers, at most
                assert count_entries(site, keys) - before <= 2 * bots + 2
                answered += 1


def test_a_turn_is_judged_while_others_ask_for_much(site: Site) -> None:
    """Neither the verdict waits for all of it, nor does the bot whose turn comes after it."""
    guest, stranger = site.guest("Glutton"), site.guest("Stranger")
    with ExitStack() as stack:
        keep_busy(site, guest, stack)
        mine = make_table(stranger, [ME, GREEDY], teaching=True, shuffle=False)
        path, room = f"/api/tables/{mine}", site.server.rooms.by_key[mine]
        while not (state := stranger.get(f"{path}/news").json()["state"])["held"]:
            action = {"action": state["view"]["legal"][0]["action"], "after": state["number"]}
            assert stranger.post(f"{path}/actions", json=action).status_code == 200
        assert stranger.get(f"{path}/verdict").status_code == 200
        ended = stranger.post(f"{path}/end", json={"after": state["number"]})
        assert ended.status_code == 200
        wait(lambda: room.table.waits_for == "person", SOON)


def test_a_quick_bot_answers_while_a_slow_one_thinks(site: Site) -> None:
    """Nothing that takes long is answered meanwhile: its process stands still."""
    guest, stranger = site.guest("Glutton"), site.guest("Stranger")
    with ExitStack() as stack:
        keys = keep_busy(site, guest, stack, *[[LEGEND, MASTER]] * 8)
        mine = make_table(stranger, [ME, ADEPT])
        room = site.server.rooms.by_key[mine]
        [slow] = site.server.bot_players.processes.processes  # as many as there usually are
        assert slow.child is not None
        assert slow.child.process.pid is not None
        wait(lambda: room.table.waits_for == "person")
        with standing_still(slow.child.process.pid):
            play_until_answered(stranger, room)  # what was just answered is stored by then
            before = count_entries(site, keys)
            for _ in range(3):
                play_until_answered(stranger, room)
            assert count_entries(site, keys) == before


def play_until_answered(browser: httpx.Client, room: Room) -> None:
    """Do something until a bot is asked, and wait for all its answers."""
    path, asked = f"/api/tables/{room.table.key}", False
    while not asked:
        state = browser.get(f"{path}/news").json()["state"]
        action = {"action": state["view"]["legal"][0]["action"], "after": state["number"]}
        assert browser.post(f"{path}/actions", json=action).is_success
        asked = room.table.waits_for == "bot"
    wait(lambda: room.table.waits_for == "person")


@contextmanager
def standing_still(pid: int) -> Iterator[None]:
    """A process that does nothing meanwhile."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it has been replaced
            os.kill(pid, signal.SIGCONT)


def test_tables_of_a_guest_have_an_end(site: Site) -> None:
    guest = site.guest("Glutton")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"setup": {"players": 2}, "seats": seats}
    answers = [guest.post("/api/tables", json=wanted) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [409]
    refusal = answers[20].json()
    assert (refusal["code"], refusal["most"]) == ("too_many_tables", 20)
