"""Seeds of the games an environment plays, one after the other."""

from secrets import randbits

from .observation import seed_of_game

BITS = 60


class GameSeeds:
    """A seed gives a sequence of games; without one, some sequence.

    Nothing outside the environment is touched: no global generator is read or seeded.
    """

    def __init__(self) -> None:
        self.seed: int | None = None
        self.number = 0

    def draw_next(self, seed: int | None) -> int:
        """The seed of the next game; a given seed begins its sequence anew."""
        if seed is not None:
            self.seed, self.number = seed % 2**BITS, 0
        elif self.seed is None:
            self.seed = randbits(BITS)
        else:
            self.number += 1
        return seed_of_game(self.seed, self.number)
