"""A bot that plays by information-set Monte Carlo tree search."""

import random
from dataclasses import dataclass
from time import perf_counter, thread_time

from ..engine import COMPILED, Position
from .analysis import Analysis, Choice
from .net import read_net, read_net_spread
from .protocol import SEEDS, Budget
from .search import Search, count_turns_begun
from .styles import read_styled_weights
from .weights import read_spread, read_weights

NODES = 8_000_000 if COMPILED else 50_000
FEW = 32  # playouts between two looks at the clock
LOOKS = 16  # at whether the choice can still change, within a budget
CATCHING_UP = 0.35  # the share of the playouts to come that the second best may win
MOST_SECONDS = 10.0  # without any budget


@dataclass(frozen=True)
class SearchSettings:
    """How to search; the defaults are what was measured to be best (docs/bots/index.md)."""

    horizon: int = -1  # turns the policy plays before a position is judged; -1: not even this one
    noise: int = 60  # of the policy, in hundredths of a VP
    exploration: float = 0.35
    sharpness: float = 300.0  # of priors: hundredths of a VP for a factor e
    random_playouts: bool = False  # to the end of the game, nothing judged before
    doubt: float = 0.0  # VP by which the final choice may be wrong
    style: str = ""  # one of STYLES
    net: bool = True  # corrects what the weights of the evaluation say


# How bots searched before the net: the policy plays two turns, and the weights judge.
CLASSIC = SearchSettings(horizon=2, exploration=0.4, net=False)


class MctsBot:
    """Plays the action that its search tried most.

    Every answer grows a tree of its own, so it depends on nothing but the position, the budget
    and the seed: a bot that has played on and one that was just loaded are the same player.
    """

    def __init__(self, settings: SearchSettings | None = None) -> None:
        self.settings = settings or SearchSettings()
        self.solo = False
        self.search = self.make_search()

    def make_search(self) -> Search:
        """A search as set, with the net of these games."""
        style = self.settings.style
        weights = read_styled_weights(style) if style else read_weights()
        spread = list(read_net_spread(self.solo)) if self.settings.net else read_spread()
        search = Search(NODES, list(weights), spread)
        if self.settings.net:
            search.use_net(read_net(self.solo))
        search.set_up(
            self.settings.horizon,
            self.settings.noise,
            self.settings.exploration,
            self.settings.sharpness,
            self.settings.random_playouts,
        )
        return search

    def begin(self, position: Position) -> None:
        """Begin a new tree; solo games have a net of their own."""
        solo = position.setup.players == 1
        if solo != self.solo:
            self.solo = solo
            self.search = self.make_search()
        self.search.forget()

    def choose(self, position: Position, budget: Budget, seed: int) -> int:
        """The best action found within the budget."""
        self.think(position, budget, seed)
        action = self.decide(seed)
        self.search.forget()  # a bot that waits for its turn holds no large tree
        return action

    def think(
        self, position: Position, budget: Budget, seed: int, *, to_the_end: bool = False
    ) -> int:
        """Search within the budget; the playouts made.

        Ends early when the rest of the budget would hardly change the choice.
        """
        self.begin(position)
        limit = budget.seconds
        if limit is None and budget.playouts is None:
            limit = MOST_SECONDS
        read_clock = thread_time if budget.processor else perf_counter
        started = read_clock()
        done = 0
        look = 1
        while True:
            some = FEW if budget.playouts is None else min(FEW, budget.playouts - done)
            if some <= 0:
                return done
            self.search.think(position, some, (seed + 2 * done) % SEEDS)
            done += some
            spent = 0.0
            left = float("inf")
            if budget.playouts is not None:
                spent = done / budget.playouts
                left = budget.playouts - done
            if limit is not None:
                elapsed = max(read_clock() - started, 1e-9)  # some clocks are coarse
                spent = max(spent, elapsed / limit)
                left = min(left, done * (limit / elapsed - 1))
            if spent >= 1:
                return done
            if spent * LOOKS > look and not to_the_end:
                look = int(spent * LOOKS) + 1
                if self.is_settled(left):
                    return done

    def is_settled(self, left: float) -> bool:
        """Whether so many more playouts would hardly put another action ahead."""
        choices = self.search.list_choices()
        return self.settings.doubt == 0 and (
            len(choices) < 2 or choices[0][1] - choices[1][1] > CATCHING_UP * left
        )

    def decide(self, seed: int) -> int:
        """The action tried most; in doubt one that seems almost as good."""
        choices = self.search.list_choices()
        if not self.settings.doubt:
            return choices[0][0]
        chance = random.Random(seed)
        tried = [entry for entry in choices if entry[1] > 0]
        return max(
            tried, key=lambda entry: entry[3] / entry[1] + chance.uniform(0, self.settings.doubt)
        )[0]

    def analyse(self, position: Position, budget: Budget, seed: int) -> Analysis:
        """What the search finds within the budget."""
        playouts = self.think(position, budget, seed, to_the_end=True)
        choices = [
            Choice(action, visits, wins / max(visits, 1), margins / max(visits, 1))
            for action, visits, wins, margins in self.search.list_choices()
        ]
        line = cut_to_turn(position, self.search.find_best_line())
        self.search.forget()
        return Analysis(position.seat, playouts, choices, line)

    def judge_action(self, position: Position, action: int, playouts: int, seed: int) -> Choice:
        """A legal action as a search sees it that tries nothing else."""
        self.begin(position)
        self.search.insist(position, action)
        self.search.think(position, playouts, seed)
        _, visits, wins, margins = self.search.list_choices()[0]
        return Choice(action, visits, wins / visits, margins / visits)


def cut_to_turn(position: Position, line: list[int]) -> list[int]:
    """The part of a line that belongs to the turn at hand."""
    p = position.copy()
    begun = count_turns_begun(p) + (position.question == "turn")
    part: list[int] = []
    for action in line:
        if p.over or p.seat != position.seat or not p.is_legal(action):
            break
        next_turn = begun if p.question == "turn" else begun + 1
        if part and count_turns_begun(p) >= next_turn:
            break
        p.apply(action)
        part.append(action)
    return part
