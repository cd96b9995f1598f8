"""Monte Carlo tree search over what the seat can't know."""

from itertools import count
from time import perf_counter

from ..engine import Position, random_playout
from .analysis import Analysis, Choice
from .protocol import Budget


class MctsBot:
    """Plays the action that its search tried most."""

    def choose(self, position: Position, budget: Budget, seed: int) -> int:
        """The best action found within the budget."""
        return self.analyse(position, budget, seed).choices[0].action

    def analyse(self, position: Position, budget: Budget, seed: int) -> Analysis:
        """What the search finds within the budget."""
        seat = position.seat
        started = perf_counter()
        sums: dict[int, list[float]] = {a: [0.0, 0.0, 0.0] for a in position.legal_actions()}
        actions = list(sums)
        for n in count():
            if budget.playouts is not None and n >= budget.playouts:
                break
            if budget.seconds is not None and perf_counter() - started >= budget.seconds:
                break
            p = position.determinize(seat, seed + n)
            p.apply(actions[n % len(actions)])
            scores = random_playout(p, seed + n).scores()
            entry = sums[actions[n % len(actions)]]
            entry[0] += 1
            ahead = scores[seat] - max(s for i, s in enumerate(scores) if i != seat)
            entry[1] += ahead > 0
            entry[2] += ahead
        choices = [
            Choice(a, int(v[0]), v[1] / max(v[0], 1), v[2] / max(v[0], 1))
            for a, v in sums.items()
        ]
        choices.sort(key=lambda c: -c.margin)
        return Analysis(seat, n, choices, [choices[0].action])
