"""`teotihuacan join`: a seat at a server's table in a real terminal, against a real browser."""

import stat
from collections.abc import Iterator
from functools import partial
from operator import ne
from pathlib import Path

import pytest
from players import FIRST_GAME, LINK, ME, OPEN, Browser, People, begin, good, make_table
from playwright.sync_api import expect
from prepared_games import play_bots, prepare_server
from serving import SameGames, Serving
from test_page import MOST_ANSWERS, Come, browser, come, server  # noqa: F401 - fixtures
from visitors import Visitor

from teotihuacan import Setup
from teotihuacan.client import KeptSessions
from terminals import TmuxScreen, open_terminal, wait

TURN = "Which worker moves?"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The data folder of somebody at a terminal."""
    return tmp_path / "home"


def take_turn(terminal: TmuxScreen) -> None:
    """Give first answers until somebody else is asked."""
    for _ in range(MOST_ANSWERS):
        screen = terminal.wait_until(
            lambda screen: "your choice" in screen or "thinks" in screen, "no question"
        )
        if "thinks" in screen:
            return
        terminal.press("1")
        terminal.wait_until(partial(ne, screen), "no answer")
    raise AssertionError(f"a turn without an end:\n{terminal.screen()}")


def invite_to_first_game(ann: Visitor) -> str:
    """The link to the second seat at Ann's table, where she begins."""
    ann.visit("/new")
    ann.page.get_by_label("Seat B").select_option("link")
    ann.page.get_by_label("First game").check()
    ann.page.get_by_label("Draw the order of seats").uncheck()
    ann.page.get_by_label("Begin as soon as everybody is here").uncheck()
    ann.press("Make the table")
    ann.heading("Waiting for 1 player")
    return ann.page.get_by_label("Link to seat B").input_value()


def test_a_turn_at_a_terminal_against_a_browser(come: Come, home: Path) -> None:  # noqa: F811
    ann = come()
    link = invite_to_first_game(ann)
    with open_terminal(home, "join", link, "--name", "Bob") as bob:
        assert "Player" in bob.wait_for("All seats are taken")
        ann.heading("All seats are taken")
        ann.press("Start the game")
        bob.wait_for("A Player thinks")
        ann.open_tab("Log")
        ann.waits_for_me()
        for _ in range(MOST_ANSWERS):  # her whole turn
            ann.answer()
            if not ann.is_asked():
                break
        screen = bob.wait_for("B Bob: your choice")
        assert TURN in screen
        assert "A: Moved a worker" in screen
        bob.press("1")
        bob.wait_until(lambda now: TURN not in now, "the answer isn't taken")
        bob.press("u")
        bob.wait_for(TURN)
        take_turn(bob)
        ann.waits_for_me()
        assert "Bob" in ann.turns()
        bob.press("q")
        assert f"teotihuacan join {link.split('?')[0]}" in bob.wait_for("ended 0")


def test_chat_goes_both_ways(come: Come, home: Path) -> None:  # noqa: F811
    ann = come()
    link = invite_to_first_game(ann)
    with open_terminal(home, "join", link, "--name", "Bob") as bob:
        bob.wait_for("All seats are taken")
        ann.heading("All seats are taken")
        ann.press("Start the game")
        bob.wait_for("A Player thinks")
        ann.open_tab("Chat")
        ann.page.get_by_label("Say something").fill("Good luck [bold]")
        ann.page.keyboard.press("Enter")
        assert "1 new message" in bob.wait_for("Player writes: Good luck [bold]")
        bob.press("/")
        bob.wait_for("Enter sends")
        bob.type_text("You too!")
        bob.press("Enter")
        bob.wait_for("Bob  You too!")
        expect(ann.page.get_by_text("You too!").first).to_be_visible()
        bob.press("Escape")
        assert "new message" not in bob.wait_for("A Player thinks")


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Serving]:
    """A server without a browser."""
    with SameGames(tmp_path / "data", "--rate-limit", "0") as serving:
        yield serving


@pytest.fixture
def people(quiet: Serving) -> Iterator[People]:
    """Guests at that server, who use its API."""
    with People([quiet.url]) as guests:
        yield guests


def invite(host: Browser, quiet: Serving) -> tuple[str, str]:
    """The key of a new table, and the link to its first seat."""
    table = make_table(host, LINK, ME, setup=FIRST_GAME)
    return table["key"], f"{quiet.url}/t/{table['key']}?seat={table['seats'][0]['invite']}"


def answer_first_question(host: Browser, key: str, terminal: TmuxScreen) -> None:
    """Begin the game, and give the first answer at the terminal."""
    terminal.wait_for("All seats are taken")
    good(host.at(key, "start"))
    terminal.wait_for(TURN)
    terminal.press("1")
    terminal.wait_until(lambda now: TURN not in now, "the answer isn't taken")


def test_the_server_is_killed_and_comes_back(quiet: Serving, people: People, home: Path) -> None:
    ann = people.guest("Ann")
    key, link = invite(ann, quiet)
    with open_terminal(home, "join", link, "--name", "Bob") as bob:
        answer_first_question(ann, key, bob)
        quiet.kill()
        bob.wait_for("The connection is lost; trying again")
        bob.press("/")
        bob.wait_for("Enter sends")
        bob.type_text("Are you there?")
        bob.press("Enter")
        bob.wait_until(lambda now: now.count("Are you there?") == 1, "the line isn't kept")
        bob.press("Escape")
        bob.wait_for("The connection is lost; trying again")
        quiet.start()
        bob.wait_for("The connection is back.")
        bob.press("u")  # what was answered is there, and can be taken back
        bob.wait_for(TURN)
        assert ann.table(key)["number"] == 2
    lines = ann.news(key)["chat"]
    assert [(line["name"], line["text"]) for line in lines] == [("Bob", "Are you there?")]


def test_who_is_killed_comes_back_the_same(quiet: Serving, people: People, home: Path) -> None:
    ann = people.guest("Ann")
    key, link = invite(ann, quiet)
    with open_terminal(home, "join", link, "--name", "Bob") as bob:
        answer_first_question(ann, key, bob)
        bob.kill()
    kept = KeptSessions(home)
    assert stat.S_IMODE(kept.file.stat().st_mode) == 0o600
    assert [one.name for one in kept.list_sessions(quiet.url)] == ["Bob"]
    with open_terminal(home, "join", link) as bob:  # the link is used up, he isn't
        bob.wait_for("A Bob: your choice")
        bob.press("u")
        bob.wait_for(TURN)
    with open_terminal(home, "join", quiet.url) as bob:
        row = bob.wait_for("Your turn")
        assert f"{quiet.url} · Bob" in row
        bob.press("Enter")
        bob.wait_for(TURN)


def test_a_spectator_only_looks_on(quiet: Serving, people: People, home: Path) -> None:
    ann, cem = people.guest("Ann"), people.guest("Cem")
    match = begin(ann, cem)  # starting tiles are chosen in secret
    with open_terminal(home, "watch", f"{quiet.url}/t/{match.key}") as eve:
        screen = eve.wait_for("You are watching")
        assert "A Ann thinks" in screen
        hand = [tile["tile"] for tile in ann.state(match.key)["view"]["starting"]["hands"][0]]
        assert all(f"№{number} " not in screen for number in hand)
        eve.press("1")
        eve.press("/")
        eve.wait_for("Only those who sit here can chat.")
        eve.press("Escape")
        number = match.play(lambda actions: actions[0])
        assert number == 1
        eve.wait_for("B Cem thinks")
        eve.press("q")
        eve.wait_for("ended 0")
    assert not KeptSessions(home).file.exists()


def test_a_person_with_a_password(quiet: Serving, people: People, home: Path) -> None:
    ann = people.guest("Ann")
    good(ann.put("/api/me/password", json={"password": "nine dice high"}))
    match = begin(ann, bots=1, setup=FIRST_GAME)
    with open_terminal(home, "join", f"{quiet.url}/t/{match.key}", "--name", "Ann") as terminal:
        terminal.wait_for("Password:")
        terminal.type_text("nine dice low")
        terminal.press("Enter")
        terminal.wait_for("That password is wrong")
        terminal.wait_for("Your name there")
        terminal.type_text("Ann")
        terminal.press("Enter")
        terminal.wait_until(lambda screen: screen.count("Password:") == 2, "no second try")
        terminal.type_text("nine dice high")
        terminal.press("Enter")
        screen = terminal.wait_for("A Ann: your choice")
        assert "nine dice" not in screen


def test_the_host_starts_and_plays_again(quiet: Serving, people: People, home: Path) -> None:
    ann = people.guest("Ann")
    token = home / "token"
    home.mkdir()
    token.write_text(ann.cookies["teotihuacan"])
    key = make_table(ann, ME, OPEN, setup=FIRST_GAME)["key"]
    link = f"{quiet.url}/t/{key}"
    with open_terminal(home, "join", link, "--token", str(token)) as host:
        host.wait_for("Waiting for 1 player")
        bob = people.guest("Bob")
        good(bob.at(key, "join"))
        host.wait_for("Press s to start the game.")
        host.press("s")
        host.wait_for("A Ann: your choice")
        good(bob.at(key, "resign", after=0))
        host.wait_for("The game is over")
        host.press("Enter")
        host.wait_for("esc Menu")
        host.press("Escape")
        host.wait_for("Play again")
        host.press("Down", "Enter")
        host.wait_for("Waiting for 1 player")
        host.press("b")
        host.wait_for("Bot instead")
        host.press("Down", "Enter")
        host.wait_for("Bot, Novice")
        host.press("s")
        host.wait_for("Ann: your choice")
        assert ann.table(key)["rematch"]


def test_the_end_of_a_game_is_told_and_replayed(tmp_path: Path, home: Path) -> None:
    with prepare_server(tmp_path / "data") as shelf:
        nora = shelf.add_person("Nora")
        token = shelf.make_cookie(nora)["value"]
        key = shelf.add_table(play_bots(Setup(2, first_game=True), 1), [nora, "novice"])
    home.mkdir()
    (home / "token").write_text(token)
    with SameGames(tmp_path / "data", "--rate-limit", "0") as serving:
        link = f"{serving.url}/t/{key}"
        with open_terminal(home, "join", link, "--token", str(home / "token")) as terminal:
            terminal.wait_for("Replay the game")
            assert "Nora" in terminal.wait_for("VP over the game")
            terminal.press("r")
            assert "A Nora" in terminal.wait_for("Paused · 0 of ")


def test_a_hint_from_the_server_is_played(quiet: Serving, people: People, home: Path) -> None:
    ann = people.guest("Ann")
    key, link = invite(ann, quiet)
    with open_terminal(home, "join", link, "--name", "Bob") as bob:
        answer_first_question(ann, key, bob)
        bob.press("u")
        bob.wait_for(TURN)
        bob.press("h")
        bob.wait_for("give that answer")
        bob.press("Enter")
        wait(lambda: ann.table(key)["number"] > 2, bob.screen)


def test_a_hint_for_starting_tiles_tells_what_games_say(
    quiet: Serving, people: People, home: Path
) -> None:
    ann = people.guest("Ann")
    table = make_table(ann, LINK, ME)
    link = f"{quiet.url}/t/{table['key']}?seat={table['seats'][0]['invite']}"
    with open_terminal(home, "join", link, "--name", "Bob") as bob:
        bob.wait_for("All seats are taken")
        good(ann.at(table["key"], "start"))
        bob.wait_for("A Bob: your choice")
        bob.press("h")
        screen = bob.wait_for("give that answer")
        assert "Openings: " in screen
        assert all(head in screen for head in ("games", "expected", "wins"))


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("gopher://play", "gopher://play is no link to a server of this game"),
        ("{url}/t/nowhere", "There is no such table or page."),
        ("{url}/api", "is no link to a server of this game"),
        ("http://127.0.0.1:9", "http://127.0.0.1:9 can’t be reached"),
    ],
)
def test_links_that_lead_nowhere_are_told(
    quiet: Serving, home: Path, link: str, told: str
) -> None:
    with open_terminal(home, "join", link.format(url=quiet.url), "--name", "Bob") as terminal:
        assert told in terminal.wait_for("ended 2")
