"""The public face of the search."""

from ...engine.position import Position
from ...engine.record.chance import seeded
from ...engine.record.state import Long, State
from ...engine.seeds import check_seed
from ...engine.threads import nogil
from .constants import (
    COMMON_FIRST,
    FEATURES,
    FIRST_CAPACITY,
    INPUTS,
    KEPT_CAPACITY,
    KNOTS,
    NET_SIZE,
    NONE,
    RIVAL_FIRST,
    ROOT,
    SEAT_NUMBERS,
    WEIGHTS_SIZE,
)
from .evaluation import estimate_vp, judge
from .features import extract_features, find_period, measure_progress
from .inputs import (
    extract_common_inputs,
    extract_strengths,
    find_mover_input,
    find_question_input,
)
from .memo import begin_memo
from .move_heuristics import estimate_action
from .net import find_rival
from .policy import choose_by_policy, evaluate_answer, play_to_end
from .storage import allocate_tree, resize_tree
from .tree import Tree
from .tree_search import (
    draw_keys,
    insert_branch,
    plant_tree,
    run_playouts,
    set_branches,
    sum_keys,
)


class Search(Tree):
    """A tree that grows on demand: `think`, then read `choices`."""

    def __init__(self, capacity: int, weights: list[int], spread: list[float]) -> None:
        allocate_tree(self, min(capacity, FIRST_CAPACITY))
        self.limit = capacity
        for i in range(WEIGHTS_SIZE):
            self.weights[i] = weights[i]
        for i in range(KNOTS):
            self.spread[i] = spread[i]
        self.horizon = 2
        self.noise = 60
        self.exploration = 0.6
        self.sharpness = 200.0
        draw_keys(self)
        self.forget()

    def set_up(
        self, horizon: int, noise: int, exploration: float, sharpness: float, random: bool
    ) -> None:
        """Choose how to search, and begin a new tree."""
        self.horizon = horizon
        self.noise = noise
        self.exploration = exploration
        self.sharpness = sharpness
        self.random = 1 if random else 0
        self.forget()

    def forget(self) -> None:
        """Begin a new tree, and give back the memory of a large one."""
        if self.capacity > KEPT_CAPACITY:
            resize_tree(self, KEPT_CAPACITY)
        plant_tree(self)

    def insist(self, position: Position, action: int) -> None:
        """Begin a new tree in which a legal action is the only answer to a question."""
        p: State = position
        self.forget()
        first = self.branches
        set_branches(self, ROOT, first, insert_branch(self, first, 0, action, 0))
        self.answers[self.node[ROOT]] = sum_keys(self, p)

    def think(self, position: Position, playouts: int, seed: int) -> None:
        """So many more playouts from a position: always the same one between two `forget`s.

        Compiled, other threads run meanwhile.
        """
        root: State = position
        p: State = position.copy()
        count: Long = playouts
        start: Long = check_seed(seed)
        done: Long = 0
        while True:
            with nogil:
                done += run_playouts(self, root, p, count - done, start + 2 * done)
            if done == count:
                return
            resize_tree(self, min(2 * self.capacity, self.limit))

    def list_choices(self) -> list[tuple[int, int, float, float]]:
        """Action, visits, sum of wins and of margins of every answer, most visited first."""
        found = []
        for branch in self.list_branches(ROOT):
            node = self.node[branch]
            tried = self.visits[branch] > 0
            wins = self.wins[node] if tried else 0.0
            margins = self.margins[node] if tried else 0.0
            found.append((self.action[branch], self.visits[branch], wins, margins))
        return sorted(found, key=lambda entry: (-entry[1], -entry[2], entry[0]))

    def list_branches(self, parent: int) -> range:
        """The branches behind one."""
        return range(self.first[parent], self.first[parent] + self.width[parent])

    def find_best_line(self) -> list[int]:
        """The answers that were tried most, one after the other, as far as the tree goes."""
        line: list[int] = []
        best = ROOT
        while self.width[best]:
            best = max(self.list_branches(best), key=lambda branch: self.visits[branch])
            if self.visits[best] == 0:
                break
            line.append(self.action[best])
        return line

    def evaluate_answers(self, position: Position) -> list[float]:
        """For every legal action the lead the evaluation sees at the end of the turn."""
        root: State = position
        p: State = position.copy()
        return [evaluate_answer(self, root, p, root.legal[i]) for i in range(root.legal_count)]

    def estimate_vp(self, position: Position, seat: int) -> float:
        """The final VP that the evaluation expects for a seat."""
        p: State = position
        return estimate_vp(self, p, seat)

    def extract_features(self, position: Position, seat: int) -> tuple[list[int], int, int]:
        """A seat's features, the period, and the progress in it."""
        p: State = position
        extract_features(p, seat, self.features[seat])
        found = [self.features[seat][i] for i in range(FEATURES)]
        return found, find_period(p), measure_progress(p)

    def extract_inputs(self, position: Position, seat: int) -> list[int]:
        """What the net looks at for a seat."""
        p: State = position
        for other in range(p.players):
            self.judged[other] = estimate_vp(self, p, other)
        rival = find_rival(self, p, seat)
        for i in range(SEAT_NUMBERS, COMMON_FIRST):
            self.inputs[i] = 0
        for i in range(FEATURES):
            self.inputs[i] = self.features[seat][i]
            self.inputs[RIVAL_FIRST + i] = self.features[rival][i]
        extract_strengths(p, seat, self.inputs)
        extract_common_inputs(p, measure_progress(p), self.inputs)
        found = [self.inputs[i] for i in range(INPUTS)]
        for at in (find_question_input(p, seat, rival), find_mover_input(p, seat)):
            if at != NONE:
                found[at] = 1
        return found

    def use_net(self, weights: tuple[int, ...]) -> None:
        """Let a net correct the estimates from now on."""
        for i in range(NET_SIZE):
            self.net[i] = weights[i]
        self.corrects = 1
        self.period = NONE

    def judge_seats(self, position: Position) -> list[tuple[float, float]]:
        """The VP to be expected and the chance to win of every seat."""
        p: State = position
        judge(self, p)
        return [(self.judged[seat], self.reward[seat]) for seat in range(p.players)]


def make_scratch() -> Tree:
    """A tree of one node, for what is worked out without a search."""
    t: Tree = Tree()
    allocate_tree(t, 1)
    return t


def count_turns_begun(position: Position) -> int:
    """Turns that all seats together have begun."""
    p: State = position
    return p.turns


def estimate_actions(position: Position) -> list[int]:
    """What the policy thinks of every legal action, in hundredths of a VP."""
    p: State = position
    t: Tree = make_scratch()
    begin_memo(p, t.memo)
    return [estimate_action(p, t.memo, p.legal[i]) for i in range(p.legal_count)]


def choose_policy_action(position: Position, noise: int, seed: int) -> int:
    """The answer of the policy; noise in hundredths of a VP."""
    p: State = position
    t: Tree = make_scratch()
    p.picks = seeded(check_seed(seed))
    return choose_by_policy(p, t.memo, noise)


def play_policy_game(position: Position, noise: int, seed: int) -> Position:
    """A game played by the policy to its end, on a copy."""
    copied = position.copy()
    p: State = copied
    t: Tree = make_scratch()
    p.picks = seeded(check_seed(seed))
    play_to_end(p, t.memo, noise)
    return copied
