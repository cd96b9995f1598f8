"""The tree of a search: branches and nodes as entries of arrays, and what is needed beside it.

Interpreted, each field of a node is a list; compiled, all fields of one node lie together, and
so do those of a branch (see `tools/compiler/search.py`).
"""

from typing import Annotated

from ...engine.actions import ACTIONS
from ...engine.constants import SEATS
from ...engine.record.storage import HOT_BYTES
from .constants import (
    BRANCHES_PER_KEPT,
    DEEPEST,
    FEATURES,
    HIDDEN,
    INPUTS,
    KNOTS,
    MEMO_SIZE,
    NET_SIZE,
    SEAT_NUMBERS,
    WEIGHTS_SIZE,
)

Ints = list[int]
Longs = list[int]  # of 64 bits
Shorts = list[int]  # of 16 bits
ShortRows = list[list[int]]
Records = list[list[int]]
Reals = list[float]
Real = float
PER_BRANCH = "per branch"
PER_NODE = "per node"
PER_KEPT = "per kept"
GROWING = {PER_BRANCH: 1, PER_NODE: 1, PER_KEPT: BRANCHES_PER_KEPT}  # branches for each


class Tree:
    """Statistics of the answers tried so far, by the way that leads to them."""

    # Branches: answers that may be tried. Those to one question lie side by side, the highest
    # estimates first; branch 0 leads to the question that is searched.
    mean: Annotated[Reals, PER_BRANCH]  # result of a visit
    share: Annotated[Reals, PER_BRANCH]  # of the exploration: the prior, less with every visit
    visits: Annotated[Ints, PER_BRANCH]
    estimate: Annotated[Ints, PER_BRANCH]  # what the policy thinks of the answer
    node: Annotated[Ints, PER_BRANCH]  # where it leads to, once it was tried
    first: Annotated[Ints, PER_BRANCH]  # of the branches behind it
    kept: Annotated[Ints, PER_BRANCH]  # the position that it leads to, NONE: it is not kept
    width: Annotated[Shorts, PER_BRANCH]  # how many these are, 0: none yet
    action: Annotated[Shorts, PER_BRANCH]

    # Nodes: what else is known of branches that were tried.
    wins: Annotated[Reals, PER_NODE]  # summed over visits, for the seat that chose the answer
    margins: Annotated[Reals, PER_NODE]  # the same in VP
    prior: Annotated[Reals, PER_NODE]
    results: Annotated[Reals, PER_NODE]  # of the branches behind it together
    promise: Annotated[Reals, PER_NODE]  # their priors together
    urge: Annotated[Reals, PER_NODE]  # to explore them: grows with the visits
    answers: Annotated[Longs, PER_NODE]  # that were legal when all of them were, as a number

    # Positions that are kept, because they are the same in every playout.
    asked_seat: Annotated[Ints, PER_KEPT]
    records: Annotated[Records, PER_KEPT, HOT_BYTES]

    branches: int
    nodes: int
    positions: int
    capacity: int  # branches, and nodes, that the memory has room for
    limit: int  # up to which the memory may grow

    # How to search.
    horizon: int  # turns the policy plays on before the position is judged, -1: none at all
    noise: int  # of the policy, in hundredths of a VP
    random: int  # 1: play out at random to the end of the game
    exploration: Real
    sharpness: Real  # estimate (in hundredths of a VP) that makes an answer e times as likely
    weights: Annotated[Shorts, WEIGHTS_SIZE]
    corrects: int  # 1: the net corrects the estimates
    net: Annotated[Shorts, NET_SIZE]
    spread: Annotated[Reals, KNOTS]  # VP by which a lead at that time may still change

    # Scratch of one descent.
    path: Annotated[Ints, DEEPEST]
    chooser: Annotated[Ints, DEEPEST]
    stamp: Annotated[Ints, ACTIONS]
    mark: int
    keys: Annotated[Longs, ACTIONS]  # of the answers
    memo: Annotated[Ints, MEMO_SIZE]
    features: Annotated[ShortRows, SEATS, FEATURES]
    inputs: Annotated[Shorts, INPUTS]

    # The net's first layer as it was last worked out (`net.py`).
    period: int  # whose net it was, -1: none yet
    seats: int  # how many
    common: Annotated[Shorts, INPUTS]  # the inputs that all seats share
    seen: Annotated[ShortRows, SEATS, SEAT_NUMBERS]  # the inputs of each seat
    rival: Annotated[Ints, SEATS]
    asked: Annotated[Ints, SEATS]
    moved: Annotated[Ints, SEATS]
    sums: Annotated[ShortRows, SEATS + 1, HIDDEN]  # of each seat, and of what they share
    changes: Annotated[Ints, SEATS]  # how many features have changed, which, and by how much
    changed: Annotated[ShortRows, SEATS, FEATURES]
    step: Annotated[ShortRows, SEATS, FEATURES]
    hidden: Annotated[Shorts, HIDDEN]
    correction: Annotated[Reals, SEATS]

    # A judgement of a position, by seat (`evaluation.py`).
    judged: Annotated[Reals, SEATS]  # the final VP to be expected
    lead: Annotated[Reals, SEATS]  # those VP less the most that another seat may expect
    reward: Annotated[Reals, SEATS]  # the chance to win
