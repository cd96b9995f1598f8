"""Playing on from a position: by the policy to the next judgement, or at random to the end."""

from ...engine.constants import TURN
from ...engine.record.chance import pick, pick_sum
from ...engine.record.state import State
from ...engine.record.storage import copy_hot
from ...engine.rules.questions import play
from .constants import NEVER
from .evaluation import judge
from .memo import begin_memo
from .move_heuristics import estimate_action
from .tree import Ints, Real, Tree


def choose_by_policy(p: State, memo: Ints, noise: int) -> int:
    """The answer with the best estimate, after adding noise."""
    begin_memo(p, memo)
    best = 2 * NEVER
    choice = p.legal[0]
    for i in range(p.legal_count):
        worth = estimate_action(p, memo, p.legal[i])
        if noise > 0:
            worth += pick_sum(p, noise)
        if worth > best:
            best = worth
            choice = p.legal[i]
    return choice


def play_to_horizon(t: Tree, p: State) -> None:
    """Play until a turn begins after the horizon, or the game is over.

    A horizon of 0 only ends the turn at hand; one of -1 leaves the position as it is.
    """
    if t.random:
        while p.depth > 0:
            play(p, p.legal[pick(p, p.legal_count)])
    if t.horizon < 0:
        return
    last = p.turns + t.horizon
    while p.depth > 0:
        if p.stack[p.depth - 1][0] == TURN and p.turns >= last:
            return
        play(p, choose_by_policy(p, t.memo, t.noise))


def evaluate_answer(t: Tree, root: State, p: State, action: int) -> Real:
    """The lead a seat may expect once an answer is given and the policy has ended its turn."""
    seat = root.stack[root.depth - 1][1]
    copy_hot(p, root)
    play(p, action)
    play_to_horizon(t, p)
    judge(t, p)
    return t.lead[seat]


def play_to_end(p: State, memo: Ints, noise: int) -> None:
    """Play by the policy to the end of the game."""
    while p.depth > 0:
        play(p, choose_by_policy(p, memo, noise))
