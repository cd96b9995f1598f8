"""Information-set Monte Carlo tree search, over what the seat can't know."""

from time import perf_counter

from ..engine import Position
from .analysis import Analysis, Choice
from .protocol import Budget
from .search import Search
from .weights import flat_weights, spread

CAPACITY = 400_000
FEW = 16  # playouts between two looks at the clock
HALF_FULL = 0.5


class MctsBot:
    """Plays the action that its search tried most."""

    def __init__(
        self,
        *,
        horizon: int = 2,
        noise: int = 60,
        exploration: float = 0.6,
        sharpness: float = 200.0,
        random_playouts: bool = False,
    ) -> None:
        self.search = Search(CAPACITY, list(flat_weights()), spread())
        self.search.set_up(horizon, noise, exploration, sharpness, random_playouts)
        self.expected = b""  # the position in which the tree goes on

    def choose(self, position: Position, budget: Budget, seed: int) -> int:
        """The best action found within the budget."""
        self.think(position, budget, seed)
        action = self.search.choices()[0][0]
        self.go_on(position, action)
        return action

    def think(self, position: Position, budget: Budget, seed: int) -> int:
        """Search within the budget, on top of what is known already; the playouts made."""
        if self.expected != known(position) or self.search.room() < HALF_FULL:
            self.search.forget()
        started = perf_counter()
        done = 0
        while True:
            some = FEW
            if budget.playouts is not None:
                some = min(some, budget.playouts - done)
            if some <= 0:
                return done
            self.search.think(position, some, seed + 2 * done)
            done += some
            if budget.seconds is not None and perf_counter() - started >= budget.seconds:
                return done

    def go_on(self, position: Position, action: int) -> None:
        """Keep what the tree knows of the position after an action of the own turn."""
        following = position.copy()
        following.apply(action)
        kept = following.seat == position.seat and self.search.follow(action)
        self.expected = known(following) if kept else b""

    def analyse(self, position: Position, budget: Budget, seed: int) -> Analysis:
        """What the search finds within the budget."""
        self.expected = b""
        playouts = self.think(position, budget, seed)
        choices = [
            Choice(action, visits, wins / max(visits, 1), margins / max(visits, 1))
            for action, visits, wins, margins in self.search.choices()
        ]
        line = [choices[0].action]
        return Analysis(position.seat, playouts, choices, line)


def known(position: Position) -> bytes:
    """What a position is beside its chance, which was drawn anew for the bot."""
    return position.to_bytes()[8:]
