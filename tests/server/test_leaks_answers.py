"""What a running server answers doesn't depend on what is hidden: errors, and same-looking games.

Two tables differ only in what a receiver can't know; what the receiver gets is the same, byte by
byte, but for the tables' keys and the time.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from service_fixtures import OPTIONS
from serving import Serving
from sqlalchemy import update

from processes import soon
from teotihuacan import Setup
from teotihuacan.game.game import Game
from teotihuacan.server.options import ServerOptions
from teotihuacan.server.storage import schema
from teotihuacan.server.storage.database import open_engine
from teotihuacan.server.tables.bot_names import NAMES

TIME = re.compile(r"\b1\d{12}\b")  # milliseconds
SEED = 4711
STEPS = 25  # of a game, after the secret choice
HELD = 4  # actions that are held back in vain
Answer = tuple[int, list[tuple[str, str]], str]


class Browser:
    """Somebody who asks about tables, and can compare the answers."""

    def __init__(self, url: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=url, timeout=60, trust_env=False)
        if name:
            self.data("POST", "/api/guests", {"name": name})

    def data(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that is granted."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def answer(self, key: str, method: str, path: str, body: Any = None) -> Answer:
        """Status, headers and body of an answer about a table, without its key and the time."""
        sent = {"content": body} if isinstance(body, str) else {"json": body}
        answer = self.http.request(method, f"/api/tables/{key}{path}", **sent)
        headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
        return answer.status_code, headers, TIME.sub("TIME", answer.text.replace(key, "KEY"))

    def news(self, key: str, seen: int = 0) -> dict[str, Any]:
        """News of a table."""
        return dict(self.data("GET", f"/api/tables/{key}/news?seen={seen}"))

    def act(self, key: str, path: str, **body: int) -> None:
        """Do something at a table."""
        after = self.news(key)["number"]
        self.data("POST", f"/api/tables/{key}/{path}", {"after": after, **body})


class Tables:
    """A server with two tables for the same people: seats 0 and 1, perhaps a bot, an onlooker."""

    def __init__(self, serving: Serving, setup: Setup) -> None:
        self.serving = serving
        self.first, self.second = Browser(serving.url, "Ahuitzotl"), Browser(serving.url, "Bruno")
        self.stranger, self.nobody = Browser(serving.url, "Cualli"), Browser(serving.url)
        self.first.data("PATCH", "/api/me", {"confirm": True})
        bots = [{"kind": "bot", "bot": "random"}] * (setup.players - 2)
        wanted = {
            "setup": setup.to_dict(),
            "seats": [{"kind": "me"}, {"kind": "open"}, *bots],
            "shuffle": False,
        }
        made = [self.first.data("POST", "/api/tables", wanted) for _ in range(2)]
        self.keys = [str(table["key"]) for table in made]
        for key in self.keys:
            self.second.data("POST", f"/api/tables/{key}/join", {})

    def give_seed(self, *keys: str) -> None:
        """Have the games of these tables begin alike."""
        self.serving.stop()
        engine = open_engine(ServerOptions(data=str(self.serving.folder)).url)
        with engine.begin() as connection:
            these = schema.tables.c.key.in_(keys)
            connection.execute(
                update(schema.tables).where(these).values(seed=SEED, chance_key=None)
            )
            # Bots are called after the table's key, which everybody at it knows.
            bots = schema.seats.c.kind == "bot"
            connection.execute(update(schema.seats).where(bots).values(nickname=NAMES[0]))
        engine.dispose()
        self.serving.start()

    def start(self) -> None:
        """Begin both games."""
        for key in self.keys:
            self.first.data("POST", f"/api/tables/{key}/start")

    def state(self, browser: Browser, place: int) -> dict[str, Any]:
        """The game at one of the tables as somebody sees it."""
        return dict(browser.news(self.keys[place])["state"])

    def both(self, browser: Browser, path: str, **body: int) -> None:
        """Do the same at both tables."""
        for key in self.keys:
            browser.act(key, path, **body)

    def hold(self, *actions: int) -> None:
        """Have the first player hold back another action at each table."""
        for key, action in zip(self.keys, actions, strict=True):
            self.first.act(key, "actions", action=action)
            held = self.first.news(key)["state"]["held"]
            assert held["action"] == action

    def settled(self) -> bool:
        """Whether both games wait for a person, or are over."""
        states = [self.nobody.news(key)["state"] for key in self.keys]
        return all(state["waits_for"] != "bot" for state in states)

    def check_same(self, receivers: list[Browser], seen: int = 0) -> None:
        """What these receivers get of both tables is the same."""
        assert soon(self.settled)
        for browser in receivers:
            for path in (f"/news?seen={seen}", "", "/record"):
                one, other = (browser.answer(key, "GET", path) for key in self.keys)
                assert one == other


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path / "data", *OPTIONS) as started:
        yield started


@pytest.mark.parametrize("players", [2, 3])
def test_a_choice_that_was_taken_back_leaves_no_trace(serving: Serving, players: int) -> None:
    """Different tiles are held back and given up, then the same are kept; both go on alike."""
    tables = Tables(serving, Setup(players))
    tables.give_seed(*tables.keys)
    tables.start()
    watching = [tables.second, tables.nobody, tables.stranger]
    legal = [one["action"] for one in tables.state(tables.first, 0)["view"]["legal"]]
    tables.hold(legal[0], legal[5])
    tables.check_same(watching)
    assert tables.first.news(tables.keys[0]) != tables.first.news(tables.keys[1])
    tables.both(tables.first, "undo")
    tables.both(tables.first, "actions", action=legal[2])
    tables.both(tables.first, "end")
    tables.check_same(watching)
    for step in range(STEPS):
        state = tables.state(tables.first, 0)
        asked = tables.first if state["your_turn"] else tables.second
        legal = [one["action"] for one in tables.state(asked, 0)["view"]["legal"]]
        number = state["number"]
        if state["held"]:
            tables.both(asked, "end")
        else:
            tables.both(asked, "actions", action=legal[step % len(legal)])
        tables.check_same(watching, number)
    tables.check_same(watching)


def test_an_action_that_is_held_back_is_nobody_elses_business(serving: Serving) -> None:
    """Whichever last action a player holds back, and whether they then choose another."""
    setup = Setup(2, first_game=True)
    tables = Tables(serving, setup)
    tables.give_seed(*tables.keys)
    tables.start()
    watching = [tables.second, tables.nobody, tables.stranger]
    chance, game, held = random.Random(1), Game(setup, SEED), 0
    while held < HELD:
        number, legal = tables.state(tables.nobody, 0)["number"], game.position.legal_actions()
        finals = [action for action in legal if game.try_action(action).final]
        action = chance.choice(legal)
        if game.position.seat == 1:
            tables.both(tables.second, "actions", action=action)
        elif not finals:
            tables.both(tables.first, "actions", action=action)
        else:
            action = finals[0]
            if len(finals) > 1:
                tables.hold(finals[0], finals[-1])
                tables.check_same(watching, number)
                tables.both(tables.first, "undo")
                held += 1
            tables.both(tables.first, "actions", action=action)
            tables.both(tables.first, "end")
        game.play(action)
        tables.check_same(watching, number)
    tables.check_same(watching)


# Errors ---

WRONG: list[tuple[str, str, Any]] = [
    *(("POST", "/actions", {"after": 1, "action": action}) for action in (0, 1, 150, 299, 303)),
    ("POST", "/actions", {"after": 0, "action": 299}),
    ("POST", "/actions", {"after": 1, "action": 10**9}),
    ("POST", "/actions", {"after": 1, "action": 299, "seat": 0}),
    ("POST", "/actions", "{"),
    ("POST", "/actions", "x" * 70_000),
    ("GET", "/actions", None),
    ("POST", "/undo", {"after": 1}),
    ("POST", "/end", {"after": 1}),
    ("POST", "/resign", {"after": 0}),
    ("POST", "/chat", {"text": " "}),
    ("POST", "/join", {"seat": 0}),
    ("POST", "/join", {"invite": "guessed"}),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("GET", "/record", None),
    ("GET", "/news?seen=-1", None),
    ("GET", "/news?seen=99999999999", None),
    ("PUT", "/seats/0", {"kind": "me"}),
    ("PUT", "/seats/3", {"kind": "name", "name": "Ahuitzotl"}),
    ("PATCH", "/seats/0", {"confirm": False}),
    ("GET", "/seats/0", None),
    ("GET", "/../../../etc/passwd", None),
    ("GET", "/entries", None),
]


def test_errors_tell_nothing_of_the_game(serving: Serving) -> None:
    """In games of different seeds and with different secret choices errors are the same."""
    tables = Tables(serving, Setup(3))
    tables.start()
    for place, key in enumerate(tables.keys):
        legal = tables.state(tables.first, place)["view"]["legal"]
        tables.first.act(key, "actions", action=legal[5 * place]["action"])
    one, other = (tables.nobody.news(key) for key in tables.keys)
    assert one["number"] == other["number"] == 1
    assert one["state"] != other["state"]
    for browser in (tables.second, tables.stranger, tables.nobody):
        for method, path, body in WRONG:
            answers = [browser.answer(key, method, path, body) for key in tables.keys]
            assert answers[0][0] >= 400
            assert answers[0] == answers[1]
    assert tables.nobody.news(tables.keys[0])["number"] == 1


def test_guessing_keys_brings_nobody_closer(serving: Serving) -> None:
    """A key that is nearly right is answered like any other wrong one."""
    tables = Tables(serving, Setup(2))
    near = tables.keys[0][:-1] + ("A" if tables.keys[0][-1] != "A" else "B")
    for method, path, body in [("GET", "", None), ("GET", "/news", None), *WRONG]:
        for browser in (tables.stranger, tables.nobody):
            answers = [browser.answer(key, method, path, body) for key in (near, "x" * 16)]
            assert answers[0] == answers[1]
            assert answers[0][0] in (400, 401, 404, 405, 413, 422)
