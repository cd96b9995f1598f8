"""Worker threads: each steps its own part of the games.

A worker thread waits for a task, does it for its part and reports back, all without Python. Each
part has two semaphores (`storage.py`): one is released when there is a task, the other when it
is done.
"""

from .batch import Batch
from .constants import TASK_BEGIN, TASK_CHECK, TASK_END, TASK_PICK, TASK_STEP
from .stepping import begin_games, find_illegal, pick_answers, step_games
from .storage import acquire_semaphore, release_semaphore


def do_part(b: Batch, part: int) -> None:
    """Do the current task for the games of one part."""
    first = b.ends[part]
    last = b.ends[part + 1]
    if b.task == TASK_BEGIN:
        begin_games(b, first, last)
    elif b.task == TASK_PICK:
        pick_answers(b, first, last)
    elif b.task == TASK_CHECK:
        b.wrong[part] = find_illegal(b, first, last)
    elif b.task == TASK_STEP:
        step_games(b, first, last)


def run_task(b: Batch, task: int) -> None:
    """Do a task for all games: the first part here, the others in worker threads."""
    b.task = task
    for part in range(1, b.parts):
        release_semaphore(b, 2 * part)
    do_part(b, 0)
    for part in range(1, b.parts):
        acquire_semaphore(b, 2 * part + 1)


def run_worker(b: Batch, part: int) -> None:
    """What a worker thread does until the last task."""
    acquire_semaphore(b, 2 * part)
    while b.task != TASK_END:
        do_part(b, part)
        release_semaphore(b, 2 * part + 1)
        acquire_semaphore(b, 2 * part)
    release_semaphore(b, 2 * part + 1)


def find_first_illegal(b: Batch) -> int:
    """The first illegal action that any part has found, -1: none."""
    found = -1
    for part in range(b.parts):
        if found < 0:
            found = b.wrong[part]
    return found
