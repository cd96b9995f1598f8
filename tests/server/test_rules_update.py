"""A server is updated to rules in which one thing is different: every game goes on or is kept.

The next rules are this package with one rule changed; where it was applied, a game would have
been different.
"""

import asyncio
import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import choice
from typing import Any

import pytest
from next_rules import NEXT, NextServing, make_next_rules, run_next
from players import (
    FIRST_GAME,
    ME,
    OPEN,
    Browser,
    Live,
    Match,
    People,
    begin,
    good,
    make_table,
    refusal,
)
from serving import PATIENCE, Serving

from forked import run_forked
from hidden_urls import hide_urls
from teotihuacan import RULES_VERSION, Game
from teotihuacan.game.records import RecordError

CHANGED = "nobles_built"  # what the log calls the thing that is different
SAME = 12  # actions of a game in which it didn't happen


@dataclass
class Before:
    """What there was before the update."""

    cookies: dict[str, dict[str, str]]
    tables: dict[str, str]  # keys by what is special about them
    seen: dict[str, Any]  # what was told about the finished game
    folder: Path


def happened(person: Browser, key: str) -> bool:
    """Whether what is different happened in a game."""
    return any(map(is_different, person.news(key)["entries"]))


def begin_untouched(ann: Browser, ben: Browser) -> Match:
    """A running game that the next rules change nothing of."""
    while True:
        match = begin(ann, ben, setup=FIRST_GAME)
        for _ in range(SAME):
            match.play()
        if not happened(ann, match.key):
            return match
        finish(match)  # a game more that is over


def begin_touched(*people: Browser, bots: int = 0) -> Match:
    """A running game in which something would have been different."""
    while True:
        match = begin(*people, bots=bots, setup=FIRST_GAME)
        play_until(match, lambda live: any(map(is_different, live.entries)))
        if match.creator.table(match.key)["status"] == "running":
            return match


def is_different(entry: dict[str, Any]) -> bool:
    """Whether an entry would be another one by the next rules."""
    return any(told["key"] == CHANGED for told in entry["log"])


def finish(match: Match) -> None:
    """Play to the end."""
    play_until(match, lambda live: live.over)


def play_until(match: Match, happened: Callable[[Live], bool]) -> None:
    """Let everybody answer at random until something happened, or the game is over."""

    async def play(person: Browser) -> None:
        answered = -1
        async with Live(person, match.key) as live:
            while not live.state or not (live.over or happened(live)):
                if live.your_turn and live.seen > answered:
                    answered = live.seen
                    await live.act(choice(live.legal))
                else:
                    await live.message()

    async def play_all() -> None:
        await asyncio.gather(*map(play, match.people.values()))

    asyncio.run(play_all())


def look(person: Browser, key: str) -> dict[str, Any]:
    """All that is told about a finished game."""
    news = person.news(key)
    table = news.pop("table")
    return {
        "news": news,
        "result": table["result"],
        "record": good(person.get(f"/api/tables/{key}/record")),
        "scores": good(person.get(f"/api/tables/{key}/scores")),
        "middle": good(person.get(f"/api/tables/{key}/positions/{news['number'] // 2}")),
    }


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The next rules."""
    return make_next_rules(tmp_path_factory.mktemp("next"))


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Before:
    """A data folder with games of today's rules."""
    folder = tmp_path_factory.mktemp("server") / "data"
    with Serving(folder, "--rate-limit", "0") as serving, People([serving.url]) as people:
        ann, ben = people.guest("Ann"), people.guest("Ben")
        over = begin_touched(ann, ben)
        finish(over)
        tables = {
            "over": over.key,
            "untouched": begin_untouched(ann, ben).key,
            "touched": begin_touched(ann, ben).key,
            "bot": begin_touched(ann, bots=1).key,
            "open": make_table(ann, ME, OPEN)["key"],
        }
        cookies = {person.name: dict(person.cookies) for person in (ann, ben)}
        seen = look(ann, over.key)
        assert serving.stop() == 0
    return Before(cookies, tables, seen, folder)


@dataclass
class Updated:
    """The server after the update, and who was there before."""

    before: Before
    serving: NextServing
    ann: Browser
    ben: Browser

    def match(self, name: str) -> Match:
        """A game that was begun before."""
        people = {0: self.ann} if name == "bot" else {0: self.ann, 1: self.ben}
        return Match(self.before.tables[name], people)

    def record(self, name: str) -> dict[str, Any]:
        """The record of a finished game."""
        found: dict[str, Any] = good(self.ann.get(f"/api/tables/{self.match(name).key}/record"))
        return found


@pytest.fixture
def updated(before: Before, package: Path, tmp_path: Path) -> Iterator[Updated]:
    """The same folder with a server of the next rules."""
    folder = tmp_path / "data"
    shutil.copytree(before.folder, folder, ignore=shutil.ignore_patterns("*.lock"))
    with NextServing(package, folder, "--rate-limit", "0") as serving:
        yield from come_back(before, serving)


@pytest.fixture
def updated_postgresql(
    before: Before, package: Path, tmp_path: Path, postgresql_url: str
) -> Iterator[Updated]:
    """The same tables in PostgreSQL."""
    kept, target = str(tmp_path / "kept"), ("--database", postgresql_url)
    for command in (("backup", kept, "--data", str(before.folder)), ("restore", kept, *target)):
        done = run_forked(*hide_urls(command), timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
    with NextServing(package, tmp_path / "data", "--rate-limit", "0", *target) as serving:
        yield from come_back(before, serving)


@pytest.fixture(params=["updated", "updated_postgresql"])
def updated_anywhere(request: pytest.FixtureRequest) -> Updated:
    """With a file, and with PostgreSQL."""
    found: Updated = request.getfixturevalue(request.param)
    return found


def come_back(before: Before, serving: NextServing) -> Iterator[Updated]:
    """Those who were at the server before."""
    with People([serving.url]) as people:
        ann, ben = people.stranger(), people.stranger()
        for person, name in ((ann, "Ann"), (ben, "Ben")):
            person.cookies.update(before.cookies[name])
        yield Updated(before, serving, ann, ben)


def test_tables_say_by_which_rules_they_are_played(updated_anywhere: Updated) -> None:
    updated = updated_anywhere
    found = {table["key"]: table for table in good(updated.ann.get("/api/me/tables"))}
    versions = {name: found[key]["rules_version"] for name, key in updated.before.tables.items()}
    old = dict.fromkeys(("over", "touched", "bot"), RULES_VERSION)
    assert versions == {**old, "untouched": NEXT, "open": NEXT}
    assert not any(table["ended_by_update"] for table in found.values())
    assert "the rules were updated" in updated.serving.errors()
    for name in ("touched", "untouched"):
        updated.match(name).play()


def test_a_finished_game_is_read_as_it_was(updated: Updated, package: Path) -> None:
    key = updated.before.tables["over"]
    assert look(updated.ann, key) == updated.before.seen
    exported = good(updated.ann.get("/api/me/export"))["tables"]
    records = [table["record"] for table in exported if table["key"] == key]
    assert records == [updated.before.seen["record"]]
    review = updated.ann.post(f"/api/tables/{key}/reviews/quick")
    assert refusal(review) == (409, "other_rules")
    rematch = good(updated.ann.post(f"/api/tables/{key}/rematch"))
    assert rematch["rules_version"] == NEXT
    command = ("records", "--all", "--data", str(updated.serving.folder))
    code, printed = run_next(package, *command)
    assert code == 0
    assert updated.before.seen["record"] in map(json.loads, printed.splitlines())
    code, printed = run_next(package, *command[:1], key, *command[2:])
    assert (code, json.loads(printed)) == (0, updated.before.seen["record"])


def test_verify_says_by_which_rules_it_checked(before: Before, package: Path) -> None:
    record = {**before.seen["record"], "names": ["Ann", "Ben"]}
    code, printed = run_next(package, "verify", "-", stdin=json.dumps(record))
    assert code == 0
    assert printed.endswith(
        f"(checked by rules version {RULES_VERSION}; another game by version {NEXT})\n"
    )
    record["actions"] = []
    record["result"] = None
    code, printed = run_next(package, "verify", "-", "--json", stdin=json.dumps(record))
    [found] = json.loads(printed)["files"]
    told = (found["good"], found["rules_version"], found["same_today"])
    assert (code, told) == (0, (True, RULES_VERSION, True))


def test_a_game_that_is_the_same_goes_on_by_the_new_rules(updated: Updated) -> None:
    match = updated.match("untouched")
    finish(match)
    record = updated.record("untouched")
    assert record["rules_version"] == NEXT
    if happened(updated.ann, match.key):  # which is likely: and scores a point more now
        with pytest.raises(RecordError):
            Game.load({**record, "rules_version": RULES_VERSION})


def test_a_game_that_would_be_another_goes_on_by_its_own_rules(updated: Updated) -> None:
    match = updated.match("touched")
    asked = match.asked()
    assert refusal(asked.get(f"/api/tables/{match.key}/hint")) == (409, "other_rules")
    state = asked.state(match.key)
    wrong = asked.at(match.key, "actions", after=state["number"], action=342)
    assert refusal(wrong) == (422, "illegal")
    finish(match)
    record = updated.record("touched")
    assert record["rules_version"] == RULES_VERSION
    assert Game.load(record).result() == record["result"]


def test_a_bot_goes_on_by_older_rules(updated: Updated) -> None:
    match = updated.match("bot")
    finish(match)
    record = updated.record("bot")
    assert record["rules_version"] == RULES_VERSION
    assert Game.load(record).result() == record["result"]


def test_a_restart_keeps_what_was_decided(updated: Updated) -> None:
    updated.match("touched").play()
    updated.serving.restart()
    table = updated.ann.table(updated.match("touched").key)
    assert (table["rules_version"], table["status"]) == (RULES_VERSION, "running")


def test_migrate_tells_what_becomes_of_the_tables(
    before: Before, package: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(before.folder, folder, ignore=shutil.ignore_patterns("*.lock"))
    code, printed = run_next(package, "migrate", "--data", str(folder), "--json")
    counts = {"updated": 2, "kept": 2, "ended": 0}
    assert (code, json.loads(printed)["tables"]) == (0, counts)
    code, printed = run_next(package, "migrate", "--data", str(folder))
    assert printed.endswith("2 tables go on by their older rules\n")


def test_without_the_old_engine_games_are_ended_by_the_update(
    before: Before, package: Path, tmp_path: Path
) -> None:
    """What nobody can play on can be left, and asks nobody; what is over keeps its record."""
    alone = tmp_path / "alone"
    shutil.copytree(package, alone, ignore=shutil.ignore_patterns("older_rules"))
    folder = tmp_path / "data"
    shutil.copytree(before.folder, folder, ignore=shutil.ignore_patterns("*.lock"))
    options = ("--rate-limit", "0")
    with NextServing(alone, folder, *options) as serving, People([serving.url]) as people:
        ann = people.stranger()
        ann.cookies.update(before.cookies["Ann"])
        touched, over = before.tables["touched"], before.tables["over"]
        news = ann.news(touched)
        assert news["table"]["ended_by_update"]
        assert news["state"] is None
        assert not any(table["your_turn"] for table in good(ann.get("/api/me/tables")))
        assert asyncio.run(ask_at(ann, touched)) == "other_rules"
        good(ann.at(touched, "leave"))
        listed = {table["key"] for table in good(ann.get("/api/me/tables"))}
        assert {*before.tables.values()} - listed == {touched}
        record = good(ann.get(f"/api/tables/{over}/record"))
        assert record == before.seen["record"]
        assert ann.table(over)["result"] == before.seen["result"]
        scores = ann.get(f"/api/tables/{over}/scores")
        assert refusal(scores) == (409, "other_rules")


async def ask_at(person: Browser, key: str) -> str:
    """The code with which an action is refused over a socket, which stays open."""
    async with Live(person, key) as live:
        await live.until(lambda live: bool(live.table["ended_by_update"]))
        answer = await live.ask("act", after=0, action=0)
        return str(answer["code"])
