"""How the tree grows: selection, expansion, a playout, and results passed back up."""

from math import exp, sqrt

from ...engine.actions import ACTIONS
from ...engine.record.chance import seeded
from ...engine.record.state import Long, State
from ...engine.record.storage import copy_hot
from ...engine.rules.questions import play
from ...engine.setup.starting_tiles import redeal
from .constants import DEEPEST, KEY_SHIFT, MARGIN_SHARE, MOST_CHILDREN, NONE
from .evaluation import judge
from .memo import begin_memo
from .move_heuristics import estimate_action
from .policy import play_to_horizon
from .tree import Tree


def add_node(t: Tree, action: int) -> int:
    """A node that nobody has visited."""
    node = t.nodes
    t.nodes += 1
    t.action[node] = action
    t.first[node] = NONE
    t.following[node] = NONE
    t.visits[node] = 0
    t.estimate[node] = 0
    t.wins[node] = 0.0
    t.margins[node] = 0.0
    t.prior[node] = 1.0
    t.mean[node] = 0.0
    t.share[node] = 1.0
    t.promise[node] = 1.0
    t.answers[node] = 0
    t.results[node] = 0.0
    return node


def add_child(t: Tree, parent: int, action: int, worth: int) -> None:
    """Insert a child among the others, the highest estimates first."""
    child = add_node(t, action)
    t.estimate[child] = worth
    at = t.first[parent]
    if at == NONE or t.estimate[at] < worth:
        t.following[child] = at
        t.first[parent] = child
        return
    while t.following[at] != NONE and t.estimate[t.following[at]] >= worth:
        at = t.following[at]
    t.following[child] = t.following[at]
    t.following[at] = child


def set_priors(t: Tree, parent: int) -> None:
    """Turn estimates into priors, and drop the answers with the lowest ones."""
    child = t.first[parent]
    if child == NONE:
        return
    base = t.estimate[child]
    count = 0
    total = 0.0
    while child != NONE:
        t.prior[child] = exp((t.estimate[child] - base) / t.sharpness)
        t.share[child] = t.prior[child] / (1 + t.visits[child])
        total += t.prior[child]
        count += 1
        if count == MOST_CHILDREN:
            t.following[child] = NONE
        child = t.following[child]
    t.promise[parent] = total


def open_node(t: Tree, p: State, node: int) -> None:
    """Give a node its children: the answers that are legal now."""
    begin_memo(p, t.memo)
    for i in range(p.legal_count):
        add_child(t, node, p.legal[i], estimate_action(p, t.memo, p.legal[i]))
    set_priors(t, node)


def find_legal_children(t: Tree, p: State, node: int) -> int:
    """See to it that the legal answers are children; 1 if all children are legal now.

    If not, those that are have the present mark.
    """
    answers = sum_keys(t, p)
    if t.answers[node] == answers:
        return 1
    t.mark += 1
    for i in range(p.legal_count):
        t.stamp[p.legal[i]] = t.mark
    if count_legal(t, node) < p.legal_count:
        add_missing(t, p, node)
    if count_legal(t, node) < count_children(t, node):
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


def count_legal(t: Tree, node: int) -> int:
    """Children whose answers are marked as legal."""
    known = 0
    child = t.first[node]
    while child != NONE:
        if t.stamp[t.action[child]] == t.mark:
            known += 1
        child = t.following[child]
    return known


def count_children(t: Tree, node: int) -> int:
    """Children of a node, legal now or not."""
    count = 0
    child = t.first[node]
    while child != NONE:
        count += 1
        child = t.following[child]
    return count


def add_missing(t: Tree, p: State, node: int) -> None:
    """Add answers that weren't legal when the node was opened: chance has dealt otherwise."""
    if count_children(t, node) == MOST_CHILDREN or t.nodes + p.legal_count > t.capacity:
        return
    t.answers[node] = 0
    begin_memo(p, t.memo)
    for i in range(p.legal_count):
        child = t.first[node]
        while child != NONE and t.action[child] != p.legal[i]:
            child = t.following[child]
        if child == NONE:
            add_child(t, node, p.legal[i], estimate_action(p, t.memo, p.legal[i]))
    set_priors(t, node)


def select_child(t: Tree, node: int, all_legal: int) -> int:
    """The legal child with the best mixture of results, promise and neglect (PUCT).

    Behind the first that was never tried come only those that promise less.
    """
    tried = t.visits[node] - 1
    guess = t.results[node] / tried - 0.02 if tried > 0 else 0.5
    factor = t.exploration * sqrt(max(tried, 0) + 1) / t.promise[node]
    best = -1000.0
    chosen = NONE
    child = t.first[node]
    while child != NONE:
        if all_legal or t.stamp[t.action[child]] == t.mark:
            visits = t.visits[child]
            worth = (t.mean[child] if visits else guess) + factor * t.share[child]
            if worth > best:
                best = worth
                chosen = child
            if visits == 0:
                return chosen
        child = t.following[child]
    return chosen


def add_result(t: Tree, parent: int, node: int, seat: int) -> None:
    """Tell a node what was judged: wins, and a little for the margin, so that a decided game is
    still played well."""
    visits = t.visits[node] + 1
    t.visits[node] = visits
    t.wins[node] += t.reward[seat]
    t.margins[node] += t.lead[seat]
    t.mean[node] = (t.wins[node] + 0.001 * MARGIN_SHARE * t.margins[node]) / visits
    t.share[node] = t.prior[node] / (1 + visits)
    t.results[parent] += t.reward[seat] + 0.001 * MARGIN_SHARE * t.lead[seat]


def run_playout(t: Tree, root: State, p: State, seed: Long) -> None:
    """One playout: deal what is hidden anew, follow the tree, judge, tell the nodes passed."""
    copy_hot(p, root)
    p.chance = seeded(seed)
    p.picks = seeded(seed + 1)
    redeal(p, p.stack[p.depth - 1][1])
    node = t.root
    t.visits[node] += 1
    depth = 0
    while p.depth > 0 and depth < DEEPEST:
        if t.first[node] == NONE:
            if t.nodes + p.legal_count > t.capacity:
                break
            open_node(t, p, node)
        node = select_child(t, node, find_legal_children(t, p, node))
        if node == NONE:
            break
        t.path[depth] = node
        t.chooser[depth] = p.stack[p.depth - 1][1]
        depth += 1
        play(p, t.action[node])
        if t.visits[node] == 0:
            break
    play_to_horizon(t, p)
    judge(t, p)
    parent = t.root
    for i in range(depth):
        add_result(t, parent, t.path[i], t.chooser[i])
        parent = t.path[i]


def run_playouts(t: Tree, root: State, p: State, count: Long, seed: Long) -> None:
    """So many playouts; each has numbers of its own."""
    for i in range(count):
        run_playout(t, root, p, seed + 2 * i)
