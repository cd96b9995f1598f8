"""How the tree grows: selection, expansion, a playout, and results passed back up."""

from math import exp, sqrt

from ...engine.record.chance import seeded
from ...engine.record.state import Long, State
from ...engine.record.storage import copy_hot
from ...engine.rules.questions import play
from ...engine.setup.starting_tiles import redeal
from .constants import DEEPEST, MARGIN_SHARE, MOST_CHILDREN, NONE
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
    while child != NONE:
        t.prior[child] = exp((t.estimate[child] - base) / t.sharpness)
        t.share[child] = t.prior[child] / (1 + t.visits[child])
        count += 1
        if count == MOST_CHILDREN:
            t.following[child] = NONE
        child = t.following[child]


def open_node(t: Tree, p: State, node: int) -> None:
    """Give a node its children: the answers that are legal now."""
    begin_memo(p, t.memo)
    for i in range(p.legal_count):
        add_child(t, node, p.legal[i], estimate_action(p, t.memo, p.legal[i]))
    set_priors(t, node)


def find_children(t: Tree, p: State, node: int) -> int:
    """Note the children whose answers are legal in this descent; how many there are."""
    t.mark += 1
    for i in range(p.legal_count):
        t.stamp[p.legal[i]] = t.mark
    known = collect_legal(t, node)
    if known < p.legal_count and add_missing(t, p, node):
        known = collect_legal(t, node)
    return known


def collect_legal(t: Tree, node: int) -> int:
    """Fill in the children of a node that are marked as legal; how many there are."""
    known = 0
    child = t.first[node]
    while child != NONE:
        if t.stamp[t.action[child]] == t.mark:
            t.found[known] = child
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


def add_missing(t: Tree, p: State, node: int) -> int:
    """Add answers that weren't legal when the node was opened: chance has dealt otherwise."""
    if count_children(t, node) == MOST_CHILDREN or t.nodes + p.legal_count > t.capacity:
        return 0
    added = 0
    begin_memo(p, t.memo)
    for i in range(p.legal_count):
        child = t.first[node]
        while child != NONE and t.action[child] != p.legal[i]:
            child = t.following[child]
        if child == NONE:
            add_child(t, node, p.legal[i], estimate_action(p, t.memo, p.legal[i]))
            added += 1
    set_priors(t, node)
    return added


def select_child(t: Tree, known: int) -> int:
    """Of the children found, the one with the best mixture of results, promise and neglect
    (PUCT)."""
    visits = 0
    results = 0.0
    total = 0.0
    for i in range(known):
        child = t.found[i]
        visits += t.visits[child]
        results += t.visits[child] * t.mean[child]
        total += t.prior[child]
    first_guess = results / visits - 0.02 if visits else 0.5
    factor = t.exploration * sqrt(visits + 1) / total
    best = -1000.0
    chosen = NONE
    for i in range(known):
        child = t.found[i]
        worth = t.mean[child] if t.visits[child] else first_guess
        worth += factor * t.share[child]
        if worth > best:
            best = worth
            chosen = child
    return chosen


def add_result(t: Tree, node: int, seat: int) -> None:
    """Tell a node what was judged: wins, and a little for the margin, so that a decided game is
    still played well."""
    visits = t.visits[node] + 1
    t.visits[node] = visits
    t.wins[node] += t.reward[seat]
    t.margins[node] += t.lead[seat]
    t.mean[node] = (t.wins[node] + 0.001 * MARGIN_SHARE * t.margins[node]) / visits
    t.share[node] = t.prior[node] / (1 + visits)


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
        known = find_children(t, p, node)
        if known == 0:
            break
        node = select_child(t, known)
        t.path[depth] = node
        t.chooser[depth] = p.stack[p.depth - 1][1]
        depth += 1
        play(p, t.action[node])
        if t.visits[node] == 0:
            break
    play_to_horizon(t, p)
    judge(t, p)
    for i in range(depth):
        add_result(t, t.path[i], t.chooser[i])


def run_playouts(t: Tree, root: State, p: State, count: Long, seed: Long) -> None:
    """So many playouts; each has numbers of its own."""
    for i in range(count):
        run_playout(t, root, p, seed + 2 * i)
