"""A server that is to be ended or updated takes no new tables; games in play go on."""

import signal
from pathlib import Path

import pytest
from players import FIRST_GAME, ME, RANDOM, People, begin, good, make_table, refusal
from serving import Serving

from processes import soon

DRAINING = (503, "draining")


def is_draining(people: People) -> bool:
    """Whether the server says so."""
    found: bool = good(people.stranger().get("/health/ready"))["draining"]
    return found


def count_drained(people: People) -> str:
    """The line of the metrics that says so."""
    lines = people.stranger().get("/metrics").text.splitlines()
    return next(line for line in lines if line.startswith("teotihuacan_draining"))


def test_new_tables_are_refused_and_running_games_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Serving(folder, "--rate-limit", "0") as serving, People([serving.url]) as people:
        ann, ben = people.guest("Ann"), people.guest("Ben")
        over, game = begin(ann, ben, setup=FIRST_GAME), begin(ann, ben, setup=FIRST_GAME)
        good(ann.at(over.key, "resign", after=ann.state(over.key)["number"]))
        waiting = make_table(ann, ME, {"kind": "open"})["key"]
        assert not is_draining(people)
        assert count_drained(people) == "teotihuacan_draining 0.0"
        record = good(ann.get(f"/api/tables/{over.key}/record"))
        serving.options = ("--rate-limit", "0", "--drain")
        serving.restart()
        assert is_draining(people)
        assert count_drained(people) == "teotihuacan_draining 1.0"
        seats = {"setup": {"players": 2}, "seats": [ME, RANDOM]}
        assert refusal(ann.post("/api/tables", json=seats)) == DRAINING
        assert refusal(ann.at(over.key, "rematch")) == DRAINING
        assert refusal(ann.post("/api/records", json=record)) == DRAINING
        assert refusal(ann.post("/api/daily", json={"mode": "solo"})) == DRAINING
        game.play()
        good(ben.at(waiting, "join"))
        good(ann.at(waiting, "start"))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_signal_begins_it(tmp_path: Path, request: pytest.FixtureRequest, workers: int) -> None:
    """Whoever looks after several workers tells all of them."""
    options = ["--rate-limit", "0", "--workers", str(workers)]
    if workers > 1:
        options += ["--database", request.getfixturevalue("postgresql_url")]
        options += ["--redis", request.getfixturevalue("redis_url")]
    with Serving(tmp_path / "data", *options) as serving, People([serving.url]) as people:
        ann = people.guest("Ann")
        game = begin(ann, bots=1, setup=FIRST_GAME)
        assert serving.process is not None
        serving.process.send_signal(signal.SIGUSR1)
        assert soon(lambda: all(is_draining(people) for _ in range(10 * workers)))
        seats = {"setup": {"players": 2}, "seats": [ME, RANDOM]}
        assert refusal(ann.post("/api/tables", json=seats)) == DRAINING
        assert good(ann.get(f"/api/tables/{game.key}"))["status"] == "running"
