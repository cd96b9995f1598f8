"""Matches in files: kept one by one, continued after anything, never mixed up."""

import json
import sqlite3
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest

from teotihuacan import Setup
from teotihuacan.arena import Plan, Store, StoreError, play, summarize
from teotihuacan.arena.playing import make_failure
from teotihuacan.bots.faults import report_exit, report_illegal, report_stall

PLAN = Plan(("random", "mcts:2"), Setup(2), deals=2, seed=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.db"


def test_plan_and_results_come_back(path: Path) -> None:
    results = [play(job) for job in PLAN.jobs()]
    with Store(path, new=True) as store:
        assert store.plan is None
        store.adopt(PLAN)
        for result in reversed(results):
            store.add(result)
    with Store(path) as store:
        assert store.plan == PLAN
        assert list(store.results()) == results
        assert store.list_played() == {0, 1, 2, 3}


def test_a_result_is_kept_as_soon_as_it_was_added(path: Path) -> None:
    with Store(path, new=True) as store, Store(path) as other:
        store.adopt(PLAN)
        store.add(play(PLAN.job(2)))
        assert other.list_played() == {2}


def test_failed_games_are_told_and_may_be_tried_again(path: Path) -> None:
    with Store(path, new=True) as store:
        store.adopt(PLAN)
        store.add(make_failure(PLAN.job(1), "no"))
        assert store.list_played() == set()
        assert [result.failed for result in store.results()] == ["no"]
        store.add(play(PLAN.job(1)))
        assert store.list_played() == {1}
        assert [result.failed for result in store.results()] == [""]


def test_the_same_plan_and_more_deals_go_on(path: Path) -> None:
    with Store(path, new=True) as store:
        store.adopt(PLAN)
        store.add(play(PLAN.job(0)))
        store.adopt(PLAN)
        longer = replace(PLAN, deals=9)
        store.adopt(longer)
        assert store.plan == longer
        assert store.list_played() == {0}


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (replace(PLAN, seed=2), r"another match \(seed: 1, not 2\)"),
        (replace(PLAN, form="ladder"), r"form: round-robin, not ladder"),
        (
            replace(PLAN, entrants=("random", "mcts:3")),
            "entrants: random,mcts:2, not random,mcts:3",
        ),
        (replace(PLAN, setup=Setup(3)), "setup: 2 players, not 3 players"),
        (replace(PLAN, setup=Setup(2, draft=True)), "setup: 2 players, not 2 players and draft"),
        (replace(PLAN, deals=1), "has 2 deals already; ask for as many or more"),
    ],
)
def test_another_plan_is_refused(path: Path, other: Plan, reason: str) -> None:
    with Store(path, new=True) as store:
        store.adopt(PLAN)
        with pytest.raises(StoreError, match=reason):
            store.adopt(other)
        assert store.plan == PLAN


def test_files_that_are_no_matches_are_refused(path: Path) -> None:
    with pytest.raises(StoreError, match="there is no such file"):
        Store(path)
    path.write_text("a text, long enough not to be taken for an empty file" * 20)
    with pytest.raises(StoreError, match="file is not a database"):
        Store(path)
    path.unlink()
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE games (name)")
    base.close()
    with pytest.raises(StoreError, match="is no file of a match"):
        Store(path)
    with pytest.raises(StoreError, match="can't be used"):
        Store(path.parent, new=True)


def read_matches(paths: list[Path], until: float) -> int:
    """Open each file again and again until it is a match; how many became one in time."""
    for n, path in enumerate(paths):
        while time.monotonic() < until:
            with suppress(StoreError), Store(path) as store:
                assert store.list_played() == set()
                break
        else:
            return n
    return len(paths)


def test_a_match_is_read_by_others_from_its_first_moment_on(tmp_path: Path) -> None:
    paths = [tmp_path / f"{n}.db" for n in range(300)]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        readers = pool.submit(read_matches, paths, time.monotonic() + 300)
        while not readers.running():
            time.sleep(0.001)
        for path in paths:
            Store(path, new=True).close()
        assert readers.result() == len(paths)
    assert [path for path in tmp_path.iterdir() if path.is_dir()] == []


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("PRAGMA user_version = 9", "has format 9, this program reads 1"),
        ("UPDATE plan SET rules_version = 0", "is of rules version 0"),
        ("UPDATE plan SET plan = '{'", "can't be used"),
        ("UPDATE plan SET plan = '{}'", "can't be used"),
        ("DROP TABLE plan", "no such table"),
    ],
)
def test_damaged_files_are_told(path: Path, damage: str, reason: str) -> None:
    with Store(path, new=True) as store:
        store.adopt(PLAN)
    base = sqlite3.connect(path, isolation_level=None)
    base.execute(damage)
    base.close()
    with pytest.raises(StoreError, match=reason), Store(path) as store:
        assert store.plan


def test_the_file_is_plain_sqlite_with_json(path: Path) -> None:
    with Store(path, new=True) as store:
        store.adopt(PLAN)
        store.add(play(PLAN.job(0)))
    base = sqlite3.connect(path)
    (plan,) = base.execute("SELECT plan FROM plan").fetchone()
    (game,) = base.execute("SELECT result FROM games").fetchone()
    base.close()
    assert json.loads(plan) == PLAN.to_dict()
    assert json.loads(game)["names"] == ["random", "mcts:2"]


def test_faults_come_back_as_data_and_those_of_earlier_matches_as_their_lines(path: Path) -> None:
    result = play(PLAN.job(0))
    faults = [report_exit(3), report_stall(2.3), report_illegal("99", "turn")]
    broken = replace(result, seats=[replace(result.seats[0], faults=faults), result.seats[1]])
    with Store(path, new=True) as store:
        store.adopt(PLAN)
        store.add(broken)
        assert list(store.results()) == [broken]
        data = broken.to_dict()
        kept = data["seats"][0]["faults"]
        assert [fault["line"] for fault in kept] == [str(fault) for fault in faults]
        data["seats"][0]["faults"] = [fault["line"] for fault in kept]  # as they once were kept
        store.base.execute("UPDATE games SET result = ?", [json.dumps(data)])
        (old,) = store.results()
    assert [str(fault) for fault in old.seats[0].faults] == [str(fault) for fault in faults]
    counts = next(
        entry["faults"]
        for entry in summarize(PLAN, [old])["entrants"]
        if entry["name"] == old.seats[0].name
    )
    assert counts == {"crashed": 1, "stalled": 1, "illegal": 1}
