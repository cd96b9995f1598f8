"""The same results here, in processes and on Ray; a process that dies ends nothing else."""

import os
import signal
import time
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
import slow_bots

from teotihuacan import Setup
from teotihuacan.arena import Job, Plan, Result, play, play_jobs
from teotihuacan.bots.process_pool import count_cores

PLAN = Plan(("random", "mcts:4", f"{slow_bots.PATH}:Quick"), Setup(2), deals=1, seed=30)


def outcomes(results: Any) -> dict[int, Any]:
    found = [result.outcome() for result in results]
    assert len({outcome["number"] for outcome in found}) == len(found)
    return {outcome["number"]: outcome for outcome in found}


def test_processes_give_the_results_of_this_process() -> None:
    here = outcomes(play_jobs(PLAN.jobs()))
    assert sorted(here) == list(range(PLAN.games))
    assert outcomes(play_jobs(PLAN.jobs(), processes=2)) == here
    assert outcomes(play_jobs(reversed(list(PLAN.jobs())), processes=3)) == here
    assert active_children() == []


def test_ray_gives_the_results_of_this_process() -> None:
    try:
        import ray
    except ImportError:
        pytest.skip("RAY IS MISSING: matches on Ray were NOT tried")
    here = outcomes(play_jobs(PLAN.jobs()))
    assert outcomes(play_jobs(PLAN.jobs(), processes=1, ray="local")) == here
    assert not ray.is_initialized()


def deadly(job: Job) -> Result:
    """Some games kill their process: number 1 always, number 4 when it is first tried."""
    once = Path(os.environ["TEOTIHUACAN_TEST_FOLDER"]) / str(job.number)
    if job.number == 1 or (job.number == 4 and not once.exists()):
        once.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(job)


@pytest.mark.parametrize("processes", [2, 5])
def test_a_game_whose_process_dies_is_tried_again_and_then_noted(
    processes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEOTIHUACAN_TEST_FOLDER", str(tmp_path))
    found = outcomes(play_jobs(PLAN.jobs(), processes, play=deadly))
    assert found[1]["failed"] == "its process was ended by SIGKILL"
    assert found[1]["seats"] == []
    del found[1]
    here = outcomes(play_jobs(PLAN.jobs()))
    del here[1]
    assert found == here
    assert (tmp_path / "4").exists()


def mistaken(job: Job) -> Result:
    """A game that can't be played."""
    raise ArithmeticError(f"game {job.number}\nis wrong")


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_in_a_game_is_noted(processes: int) -> None:
    found = outcomes(play_jobs(PLAN.jobs(), processes, play=mistaken))
    assert found[2]["failed"] == "ArithmeticError: game 2 is wrong"
    assert len(found) == PLAN.games


def first_is_quick(job: Job) -> Result:
    """Only the first game has an end."""
    if job.number:
        time.sleep(600)
    return play(job)


def test_closing_the_results_ends_the_processes() -> None:
    results: Any = play_jobs(PLAN.jobs(), 2, play=first_is_quick)
    assert next(results).number == 0
    assert active_children() != []
    results.close()
    assert active_children() == []


def test_games_are_handed_out_as_they_are_wanted() -> None:
    taken = []

    def jobs() -> Any:
        for job in PLAN.jobs():
            taken.append(job.number)
            yield job

    results: Any = play_jobs(jobs(), 2)
    next(results)
    assert len(taken) <= 4
    results.close()
    assert 1 <= count_cores() <= (os.cpu_count() or 1)
