"""Plays the games of a match: here, in processes, or on Ray. The results are the same.

A game whose process dies twice, or that raises an error, is a failed one; the match goes on.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing

from ..bots.faults import describe_error, fit_one_line
from ..bots.process_pool import ProcessDeath, run_in_processes
from .plan import Job
from .playing import Result, make_failure, play

Play = Callable[[Job], Result]


def play_jobs(
    jobs: Iterable[Job], processes: int = 1, ray: str = "", play: Play = play
) -> Iterator[Result]:
    """The results of games as they come in; `ray` is "local" or the address of a cluster."""
    if ray:
        from .on_ray import play_on_ray

        return play_on_ray(jobs, ray, processes, play)
    if processes == 1:
        return (play_safely(job, play) for job in jobs)
    return play_in_processes(jobs, processes, play)


def play_safely(job: Job, play: Play) -> Result:
    """The result of a game, a failed one if playing it raised an error."""
    try:
        return play(job)
    except Exception as error:
        return make_failure(job, fit_one_line(describe_error(error)))


def play_in_processes(jobs: Iterable[Job], processes: int, play: Play) -> Iterator[Result]:
    """The results of games played in so many processes."""
    with closing(run_in_processes(play_safely, jobs, processes, play)) as results:
        for job, result in results:
            if isinstance(result, ProcessDeath):
                yield make_failure(job, result.reason)
            else:
                yield result
