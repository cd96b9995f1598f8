"""Several threads at the same games, each with its own part of the places.

A helping thread waits for a task, does it for its part and tells so, all without Python. Each
part has two bells (`storage.py`): one rings when there is a task, the other when it is done.
"""

from .batch import Batch
from .constants import TASK_BEGIN, TASK_CHECK, TASK_END, TASK_PICK, TASK_STEP
from .stepping import begin_games, first_illegal, pick_answers, step_games
from .storage import ring, wait_for


def work(b: Batch, part: int) -> None:
    """Do the task at hand for the places of one part."""
    first = b.ends[part]
    last = b.ends[part + 1]
    if b.task == TASK_BEGIN:
        begin_games(b, first, last)
    elif b.task == TASK_PICK:
        pick_answers(b, first, last)
    elif b.task == TASK_CHECK:
        b.wrong[part] = first_illegal(b, first, last)
    elif b.task == TASK_STEP:
        step_games(b, first, last)


def all_hands(b: Batch, task: int) -> None:
    """Do something for all places: the first part here, the others wherever they are helped."""
    b.task = task
    for part in range(1, b.parts):
        ring(b, 2 * part)
    work(b, 0)
    for part in range(1, b.parts):
        wait_for(b, 2 * part + 1)


def help_out(b: Batch, part: int) -> None:
    """What a helping thread does until the last task."""
    wait_for(b, 2 * part)
    while b.task != TASK_END:
        work(b, part)
        ring(b, 2 * part + 1)
        wait_for(b, 2 * part)
    ring(b, 2 * part + 1)


def first_wrong(b: Batch) -> int:
    """The first place that a check has found, -1: none."""
    found = -1
    for part in range(b.parts):
        if found < 0:
            found = b.wrong[part]
    return found
