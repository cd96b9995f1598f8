"""How the tree grows: selection, expansion, a playout, and results passed back up."""

from math import exp, sqrt

from ...engine.actions import ACTIONS
from ...engine.record.chance import seeded
from ...engine.record.state import Long, State
from ...engine.record.storage import copy_hot, load_hot, save_hot
from ...engine.rules.questions import play
from ...engine.setup.starting_tiles import redeal
from .constants import (
    BRANCHES_PER_KEPT,
    DEEPEST,
    KEPT_VISITS,
    KEY_SHIFT,
    MARGIN_SHARE,
    MOST_BRANCHES,
    NONE,
    ROOM,
    ROOT,
)
from .evaluation import judge
from .memo import begin_memo
from .move_heuristics import estimate_action
from .policy import play_to_horizon
from .storage import fetch_rows
from .tree import Real, Tree


def plant_tree(t: Tree) -> None:
    """Begin a new tree: the question that is searched, and nothing behind it."""
    t.nodes = 0
    t.branches = 1
    t.positions = 0
    t.estimate[ROOT] = 0
    t.action[ROOT] = 0
    t.visits[ROOT] = 0
    t.mean[ROOT] = 0.0
    t.share[ROOT] = 1.0
    t.width[ROOT] = 0
    t.kept[ROOT] = NONE
    t.node[ROOT] = add_node(t, 1.0)


def add_node(t: Tree, prior: Real) -> int:
    """A node that nobody has visited."""
    node = t.nodes
    t.nodes += 1
    t.wins[node] = 0.0
    t.margins[node] = 0.0
    t.prior[node] = prior
    t.results[node] = 0.0
    t.promise[node] = 1.0
    t.answers[node] = 0
    return node


def copy_branch(t: Tree, source: int, target: int) -> None:
    """Write a branch over another one."""
    t.mean[target] = t.mean[source]
    t.share[target] = t.share[source]
    t.visits[target] = t.visits[source]
    t.estimate[target] = t.estimate[source]
    t.node[target] = t.node[source]
    t.first[target] = t.first[source]
    t.kept[target] = t.kept[source]
    t.width[target] = t.width[source]
    t.action[target] = t.action[source]


def insert_branch(t: Tree, first: int, width: int, action: int, worth: int) -> int:
    """Insert a branch among others, the highest estimates first; how many they are then.

    If there are too many, the one with the lowest estimate is dropped.
    """
    at = first + width
    if width == MOST_BRANCHES:
        at -= 1
        if t.estimate[at] >= worth:
            return width
    else:
        width += 1
    while at > first and t.estimate[at - 1] < worth:
        copy_branch(t, at - 1, at)
        at -= 1
    t.mean[at] = 0.0
    t.visits[at] = 0
    t.estimate[at] = worth
    t.node[at] = NONE
    t.kept[at] = NONE
    t.width[at] = 0
    t.action[at] = action
    return width


def set_branches(t: Tree, parent: int, first: int, width: int) -> None:
    """Give a branch those behind it, the last ones made, and turn estimates into priors."""
    t.first[parent] = first
    t.width[parent] = width
    t.branches = first + width
    base = t.estimate[first]
    total = 0.0
    for branch in range(first, first + width):
        prior = exp((t.estimate[branch] - base) / t.sharpness)
        t.share[branch] = prior / (1 + t.visits[branch])
        if t.visits[branch]:
            t.prior[t.node[branch]] = prior
        total += prior
    t.promise[t.node[parent]] = total
    set_urge(t, t.node[parent], t.visits[parent])


def set_urge(t: Tree, node: int, visits: int) -> None:
    """Work out how much the shares of the branches behind a node count after so many visits.

    It is worked out when results are told, where nothing waits for it.
    """
    t.urge[node] = t.exploration * sqrt(max(visits, 1)) / t.promise[node]


def has_room(t: Tree) -> int:
    """1 if there is memory for the branches behind one more branch."""
    return 1 if t.branches + MOST_BRANCHES <= t.capacity else 0


def open_branch(t: Tree, p: State, parent: int) -> None:
    """Put branches behind one: the answers that are legal now."""
    begin_memo(p, t.memo)
    first = t.branches
    width = 0
    for i in range(p.legal_count):
        worth = estimate_action(p, t.memo, p.legal[i])
        width = insert_branch(t, first, width, p.legal[i], worth)
    set_branches(t, parent, first, width)
    t.answers[t.node[parent]] = sum_keys(t, p)


def find_legal_branches(t: Tree, p: State, parent: int) -> int:
    """See to it that the legal answers are branches; 1 if all branches are legal now.

    If not, those that are have the present mark.
    """
    answers = sum_keys(t, p)
    node = t.node[parent]
    if t.answers[node] == answers:
        return 1
    t.mark += 1
    for i in range(p.legal_count):
        t.stamp[p.legal[i]] = t.mark
    if count_legal(t, parent) < p.legal_count:
        add_missing(t, p, parent)
    if count_legal(t, parent) < t.width[parent]:
        return 0
    t.answers[node] = answers
    return 1


def sum_keys(t: Tree, p: State) -> Long:
    """A number that stands for the legal answers: the sum of their keys."""
    total = t.keys[p.legal[0]]
    for i in range(1, p.legal_count):
        total += t.keys[p.legal[i]]
    return total


def draw_keys(t: Tree) -> None:
    """Give every answer its key: numbers of 56 bits, so that a hundred of them can be added."""
    for action in range(ACTIONS):
        t.keys[action] = seeded(action) >> KEY_SHIFT


def count_legal(t: Tree, parent: int) -> int:
    """Branches behind one whose answers are marked as legal."""
    known = 0
    for branch in range(t.first[parent], t.first[parent] + t.width[parent]):
        if t.stamp[t.action[branch]] == t.mark:
            known += 1
    return known


def add_missing(t: Tree, p: State, parent: int) -> None:
    """Add answers that weren't legal when the branch was opened: chance has dealt otherwise.

    The branches move to where there is room for more.
    """
    before = t.first[parent]
    width = t.width[parent]
    if width == MOST_BRANCHES or not has_room(t):
        return
    t.answers[t.node[parent]] = 0
    begin_memo(p, t.memo)
    first = t.branches
    for i in range(width):
        copy_branch(t, before + i, first + i)
    for i in range(p.legal_count):
        if not has_branch(t, parent, p.legal[i]):
            worth = estimate_action(p, t.memo, p.legal[i])
            width = insert_branch(t, first, width, p.legal[i], worth)
    set_branches(t, parent, first, width)


def has_branch(t: Tree, parent: int, action: int) -> int:
    """1 if an answer is among the branches behind one."""
    for branch in range(t.first[parent], t.first[parent] + t.width[parent]):
        if t.action[branch] == action:
            return 1
    return 0


def select_branch(t: Tree, parent: int, all_legal: int) -> int:
    """The legal branch with the best mixture of results, promise and neglect (PUCT).

    Behind the first that was never tried come only those that promise less.
    """
    node = t.node[parent]
    urge = t.urge[node]
    best = -1000.0
    chosen = NONE
    for branch in range(t.first[parent], t.first[parent] + t.width[parent]):
        if all_legal or t.stamp[t.action[branch]] == t.mark:
            if t.visits[branch] == 0:
                guess = guess_result(t, parent) + urge * t.share[branch]
                return branch if guess > best else chosen
            worth = t.mean[branch] + urge * t.share[branch]
            if worth > best:
                best = worth
                chosen = branch
    return chosen


def guess_result(t: Tree, parent: int) -> Real:
    """What an answer may bring that was never tried: a little less than the others did."""
    tried = t.visits[parent] - 1
    return t.results[t.node[parent]] / tried - 0.02 if tried > 0 else 0.5


def add_result(t: Tree, parent: int, branch: int, seat: int) -> int:
    """Tell a branch what was judged: wins, and a little for the margin, so that a decided game is
    still played well. The node that it leads to."""
    visits = t.visits[branch] + 1
    t.visits[branch] = visits
    if visits == 1:
        t.node[branch] = add_node(t, t.share[branch])
    node = t.node[branch]
    t.wins[node] += t.reward[seat]
    t.margins[node] += t.lead[seat]
    t.mean[branch] = (t.wins[node] + 0.001 * MARGIN_SHARE * t.margins[node]) / visits
    t.share[branch] = t.prior[node] / (1 + visits)
    t.results[parent] += t.reward[seat] + 0.001 * MARGIN_SHARE * t.lead[seat]
    set_urge(t, node, visits)
    return node


def keep_position(t: Tree, p: State, branch: int, chance: Long) -> None:
    """Keep the position behind a branch if chance has not been at work on the way there: then it
    is the same in every playout, and so are its legal answers."""
    if t.visits[branch] != KEPT_VISITS or t.width[branch] == 0 or p.chance != chance:
        return
    if t.positions < t.capacity // BRANCHES_PER_KEPT:
        t.kept[branch] = t.positions
        t.asked_seat[t.positions] = p.stack[p.depth - 1][1]
        save_hot(t.records[t.positions], p)
        t.positions += 1


def follow_kept(t: Tree, p: State, chance: Long) -> int:
    """Follow the tree while positions are kept, and one answer further; how many answers that is.

    Only the last of them is played.
    """
    branch = ROOT
    depth = 0
    kept = t.kept[ROOT]
    while kept != NONE:
        branch = select_branch(t, branch, 1)
        t.path[depth] = branch
        t.chooser[depth] = t.asked_seat[kept]
        depth += 1
        if t.kept[branch] == NONE:
            load_hot(p, t.records[kept])
            p.chance = chance
            play(p, t.action[branch])
        kept = t.kept[branch]
    return depth


def descend(t: Tree, p: State, depth: int, chance: Long) -> int:
    """Follow the tree from the end of the path to an answer that is new; how long the path is."""
    branch = t.path[depth - 1] if depth else ROOT
    while p.depth > 0 and depth < DEEPEST and t.visits[branch]:
        keep_position(t, p, branch, chance)
        all_legal = 1
        if t.width[branch]:
            all_legal = find_legal_branches(t, p, branch)
        elif has_room(t):
            open_branch(t, p, branch)
        else:
            break
        branch = select_branch(t, branch, all_legal)
        if branch == NONE:
            break
        t.path[depth] = branch
        t.chooser[depth] = p.stack[p.depth - 1][1]
        depth += 1
        fetch_rows(t, branch)
        play(p, t.action[branch])
    return depth


def run_playout(t: Tree, root: State, p: State, seed: Long) -> None:
    """One playout: deal what is hidden anew, follow the tree, judge, tell the nodes passed."""
    chance = seeded(seed)
    t.visits[ROOT] += 1
    set_urge(t, t.node[ROOT], t.visits[ROOT])
    if t.kept[ROOT] == NONE:
        copy_hot(p, root)
        p.chance = chance
        redeal(p, p.stack[p.depth - 1][1])
    depth = descend(t, p, follow_kept(t, p, chance), chance)
    p.picks = seeded(seed + 1)
    play_to_horizon(t, p)
    judge(t, p)
    node = t.node[ROOT]
    for i in range(depth):
        node = add_result(t, node, t.path[i], t.chooser[i])


def run_playouts(t: Tree, root: State, p: State, count: Long, seed: Long) -> Long:
    """So many playouts, each with numbers of its own; fewer if the tree needs memory first.

    How many were made.
    """
    for i in range(count):
        if t.branches + ROOM > t.capacity and t.capacity < t.limit:
            return i
        run_playout(t, root, p, seed + 2 * i)
    return count
