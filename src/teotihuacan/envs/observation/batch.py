"""Many games that are stepped together, and the buffers they write into.

Interpreted, buffers are memoryviews and games lists; compiled, they are C pointers (see
`tools/compiler/observation.py`).
"""

from typing import Annotated, Any

from ...engine.record.state import Long, State

Floats = Any  # a row of 32-bit floats that can be written: a memoryview
Bytes = Any  # of bytes
Longs = Any  # of 64-bit integers
States = list[State]
Semaphores = list[Any]  # binary ones: locks that are taken until somebody releases them
Real = float
BUFFER = "buffer"


class Batch:
    """Games by number, what is written about each, and how finished ones are counted."""

    count: int
    setups: int
    seed: Long
    games: States  # one each
    blanks: States  # empty records with the options of each set-up
    owned: list[Any]  # the positions and buffers themselves, kept alive

    # Buffers, game by game.
    observations: Annotated[Floats, BUFFER]  # OBSERVED each
    masks: Annotated[Bytes, BUFFER]  # ACTIONS each
    rewards: Annotated[Floats, BUFFER]  # SEATS each
    seats: Annotated[Longs, BUFFER]
    dones: Annotated[Bytes, BUFFER]
    actions: Annotated[Longs, BUFFER]
    numbers: Annotated[Longs, BUFFER]  # of the game being played, in the order they were begun
    scores: Annotated[Longs, BUFFER]  # of the last finished game, SEATS each, -1: no such seat
    shaped: Annotated[Floats, BUFFER]  # weighted VP counted so far, SEATS each

    # Rewards.
    reward: int  # BY_RANK or BY_SCORE
    shaping: int  # 1: VP count when they are scored
    weights: Annotated[Floats, BUFFER]  # of a VP, by source: SOURCES

    # Threads.
    parts: int  # how many work on the games
    ends: Annotated[Longs, BUFFER]  # where the parts begin, and where the last one ends
    wrong: Annotated[Longs, BUFFER]  # by part: the first illegal action, -1: none
    task: int  # what is being done
    semaphore_count: int
    semaphores: Semaphores
