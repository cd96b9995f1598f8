"""`teotihuacan records`: the records of all finished games, from SQLite and PostgreSQL."""

import json
from pathlib import Path

import pytest
from players import FIRST_GAME, People, begin, good
from serving import Serving, refused
from write_kept import play_at_random

from forked import run_forked
from hidden_urls import hide_urls
from teotihuacan import RULES_VERSION, Setup


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_all_records_are_printed_and_good(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    """Also while the server runs; games that are not over are left out."""
    folder = tmp_path / "data"
    url = request.getfixturevalue("postgresql_url") if kind == "postgresql" else ""
    place = hide_urls(["--database", url]) if url else ["--data", str(folder)]
    database = ["--database", url] if url else []
    with (
        Serving(folder, "--rate-limit", "0", *database) as serving,
        People([serving.url]) as people,
    ):
        ann, ben = people.guest("Ann"), people.guest("Ben")
        record = play_at_random(Setup(2), 1).record()
        whole = good(ann.post("/api/records", json=record))["key"]
        given_up, _ = begin(ann, ben, setup=FIRST_GAME), begin(ann, ben)
        given_up.play()
        good(ann.at(given_up.key, "resign", after=ann.state(given_up.key)["number"]))
        printed = run_forked("records", "--all", *place, timeout=60).stdout
        one = run_forked("records", whole, *place, timeout=60).stdout
    lines = printed.splitlines()
    assert one == f"{lines[0]}\n"
    found = [json.loads(line) for line in lines]
    assert [found[0][name] for name in ("actions", "result")] == [
        record["actions"],
        record["result"],
    ]
    assert [each["rules_version"] for each in found] == [RULES_VERSION] * 2
    assert (len(found[1]["actions"]), found[1]["result"]) == (1, None)
    checked = run_forked("verify", "-", typed=printed, timeout=60)
    assert (checked.returncode, checked.stdout.count(": good")) == (0, 2)


def test_wrong_uses_are_refused(tmp_path: Path) -> None:
    place = ("--data", str(tmp_path))
    assert "name tables by their keys, or give --all" in run_forked("records", *place).stderr
    assert "no games are kept here" in refused("records", "--all", *place)
