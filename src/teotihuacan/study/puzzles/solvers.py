"""Who tries a puzzle when it is made, and from whom on it is solved."""

from collections.abc import Sequence

LADDER = {  # rating and tries of each, the weakest first
    "novice": (900.0, 10),
    "student": (1200.0, 10),
    "mcts:60": (1400.0, 8),
    "mcts:250": (1600.0, 6),
    "mcts:1000": (1850.0, 4),
    "mcts:4000": (2100.0, 2),
}


def find_weakest_solver(solved: Sequence[int]) -> str:
    """From whom on everybody solves a puzzle in at least half of the tries; "" if nobody does.

    `solved` are the tries that went well, in the order of `LADDER`.

    >>> find_weakest_solver([1, 6, 4, 5, 4, 2])
    'student'
    """
    weakest = ""
    for (name, (_, tries)), count in reversed(list(zip(LADDER.items(), solved, strict=True))):
        if 2 * count < tries:
            break
        weakest = name
    return weakest
