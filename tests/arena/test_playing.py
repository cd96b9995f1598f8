"""A game of a match: its result is that of the game, and of the job alone."""

import json

import pytest
import slow_bots

from teotihuacan import Position, Setup
from teotihuacan.arena import Job, Result, play
from teotihuacan.arena.playing import derive_bots_seed
from teotihuacan.bots import Referee, bot_named
from teotihuacan.bots.faults import report_crash
from teotihuacan.engine.constants import TECHNOLOGY_NAMES
from teotihuacan.engine.record.storage import unpack

SETUPS = [Setup(1), Setup(2), Setup(3, draft=True), Setup(4, first_game=True)]


def job_of(setup: Setup, number: int = 3) -> Job:
    return Job(number, setup, ("mcts:3", "random", "mcts:2", "random")[: setup.players], 40)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_result_tells_the_game_that_was_played(setup: Setup) -> None:
    job = job_of(setup)
    result = play(job)
    position = Position.new(setup, job.seed)
    referee = Referee([bot_named(name) for name in job.names], derive_bots_seed(job))
    asked = [0, 0, 0, 0]
    while not position.over:
        asked[position.seat] += 1
        position.apply(referee.answer(position).action)
    record = unpack(position.to_bytes())
    assert (result.number, result.seed, result.failed) == (3, 40, "")
    assert [seat.score for seat in result.seats] == position.scores()
    assert sorted(range(len(result.seats)), key=lambda s: result.seats[s].place) == (
        position.ranking()
    )
    for number, seat in enumerate(result.seats):
        assert seat.books == position.books(number)
        assert sum(seat.books.values()) == seat.score
        assert [tile in record["kept"][number] for tile in seat.tiles] == [True] * len(seat.tiles)
        known = [name in seat.technologies for name in TECHNOLOGY_NAMES]
        assert known == [bool(k) for k in record["knows"][number]]
        assert seat.decisions == asked[number]
        assert (seat.faults, seat.fallbacks) == ([], 0)
        assert 0 <= seat.seconds["median"] <= seat.seconds["longest"] <= seat.seconds["total"]
    names = [*job.names, "Teotibot"] if setup.players == 1 else list(job.names)
    assert result.names == [seat.name for seat in result.seats] == names
    chosen = 0 if setup.first_game else 2
    assert [len(seat.tiles) for seat in result.seats[: setup.players]] == [chosen] * setup.players


def test_a_result_depends_on_nothing_but_the_job() -> None:
    first, again, other = (play(job_of(Setup(2), number)) for number in (0, 0, 9))
    assert first.outcome() == again.outcome()
    assert first.outcome()["seats"] == other.outcome()["seats"]
    rotated = play(Job(0, Setup(2), ("random", "mcts:3"), 40))
    assert rotated.outcome()["seats"] != first.outcome()["seats"]


def test_a_result_comes_back_from_json() -> None:
    result = play(job_of(Setup(3)))
    assert Result.from_dict(json.loads(json.dumps(result.to_dict()))) == result


def test_faults_are_in_the_result() -> None:
    result = play(Job(0, Setup(2), (f"{slow_bots.PATH}:Broken", "random"), 1))
    broken, fine = result.seats
    assert broken.faults == [report_crash('LookupError: <no plan & no "idea">')]
    assert 0 < broken.fallbacks < broken.decisions
    assert (fine.faults, fine.fallbacks) == ([], 0)
