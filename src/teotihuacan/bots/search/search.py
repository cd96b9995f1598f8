"""The public face of the search."""

from ...engine.position import Position
from ...engine.record.chance import seeded
from ...engine.record.state import Long, State
from ...engine.seeds import check_seed
from ...engine.threads import nogil
from .constants import (
    COMMON_FIRST,
    FEATURES,
    INPUTS,
    KNOTS,
    NET_SIZE,
    NONE,
    SEAT_NUMBERS,
    WEIGHTS_SIZE,
)
from .evaluation import estimate_vp, judge
from .features import extract_features, find_period, measure_progress
from .inputs import (
    extract_common_inputs,
    extract_seat_numbers,
    find_mover_input,
    find_question_input,
)
from .memo import begin_memo
from .move_heuristics import estimate_action
from .net import find_rival
from .policy import choose_by_policy, evaluate_answer, play_to_end
from .storage import allocate_tree
from .tree import Tree
from .tree_search import add_child, add_node, draw_keys, run_playouts, set_priors, sum_keys


class Search(Tree):
    """A tree that grows on demand: `think`, then read `choices`."""

    def __init__(self, capacity: int, weights: list[int], spread: list[float]) -> None:
        allocate_tree(self, capacity)
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
        """Choose how to search."""
        self.horizon = horizon
        self.noise = noise
        self.exploration = exploration
        self.sharpness = sharpness
        self.random = 1 if random else 0

    def forget(self) -> None:
        """Begin a new tree."""
        self.nodes = 0
        self.root = add_node(self, 0)

    def insist(self, position: Position, action: int) -> None:
        """Begin a new tree in which a legal action is the only answer to a position's question."""
        p: State = position
        self.forget()
        add_child(self, self.root, action, 0)
        set_priors(self, self.root)
        self.answers[self.root] = sum_keys(self, p)

    def think(self, position: Position, playouts: int, seed: int) -> None:
        """So many more playouts from a position: always the same one between two `forget`s.

        Compiled, other threads run meanwhile.
        """
        root: State = position
        p: State = position.copy()
        count: Long = playouts
        start: Long = check_seed(seed)
        with nogil:
            run_playouts(self, root, p, count, start)

    def list_choices(self) -> list[tuple[int, int, float, float]]:
        """Action, visits, sum of wins and of margins of every answer, most visited first."""
        found = []
        child = self.first[self.root]
        while child != NONE:
            found.append(
                (self.action[child], self.visits[child], self.wins[child], self.margins[child])
            )
            child = self.following[child]
        return sorted(found, key=lambda entry: (-entry[1], -entry[2], entry[0]))

    def find_best_line(self) -> list[int]:
        """The answers that were tried most, one after the other, as far as the tree goes."""
        line: list[int] = []
        node = self.root
        while True:
            best = NONE
            child = self.first[node]
            while child != NONE:
                if self.visits[child] and (
                    best == NONE or self.visits[child] > self.visits[best]
                ):
                    best = child
                child = self.following[child]
            if best == NONE:
                return line
            line.append(self.action[best])
            node = best

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
        extract_seat_numbers(
            p, seat, rival, self.features[seat], self.features[rival], self.inputs
        )
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
