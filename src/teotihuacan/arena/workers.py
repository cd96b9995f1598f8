"""Plays games: here, in processes, or on Ray. The results are the same.

A game whose process dies twice, or that raises an error, is a failed one; the match goes on.
"""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import TypeVar

from ..bots.faults import describe_error, fit_one_line
from ..bots.process_pool import ProcessDeath, run_in_processes
from .plan import Job
from .playing import Result, make_failure, play

Outcome = TypeVar("Outcome")
Play = Callable[[Job], Outcome]
Fail = Callable[[Job, str], Outcome]  # the outcome of a game that can't be played, and why


def play_jobs(
    jobs: Iterable[Job], processes: int = 1, ray: str = "", play: Play[Result] = play
) -> Generator[Result, None, None]:
    """The results of a match's games as they come in."""
    return run_jobs(jobs, play, make_failure, processes, ray)


def run_jobs(
    jobs: Iterable[Job],
    play: Play[Outcome],
    fail: Fail[Outcome],
    processes: int = 1,
    ray: str = "",
) -> Generator[Outcome, None, None]:
    """The outcomes of games as they come in; `ray` is "local" or the address of a cluster."""
    if ray:
        from .on_ray import play_on_ray

        return play_on_ray(jobs, ray, processes, play, fail)
    if processes == 1:
        return (play_safely(job, play, fail) for job in jobs)
    return play_in_processes(jobs, processes, play, fail)


def play_safely(job: Job, play: Play[Outcome], fail: Fail[Outcome]) -> Outcome:
    """The outcome of a game, a failed one if playing it raised an error."""
    try:
        return play(job)
    except Exception as error:
        return fail(job, fit_one_line(describe_error(error)))


def play_in_processes(
    jobs: Iterable[Job], processes: int, play: Play[Outcome], fail: Fail[Outcome]
) -> Generator[Outcome, None, None]:
    """The outcomes of games played in so many processes."""
    with closing(run_in_processes(play_safely, jobs, processes, play, fail)) as outcomes:
        for job, outcome in outcomes:
            if isinstance(outcome, ProcessDeath):
                yield fail(job, outcome.reason)
            else:
                yield outcome
