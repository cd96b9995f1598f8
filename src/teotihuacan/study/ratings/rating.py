"""A rating: how strong somebody plays, how well that is known, and from how many games.

Of two players whose ratings are known well, one who is 400 points ahead wins ten of eleven games,
as in chess. What people are shown is `mu`: it begins where the bot `student` is, and goes up with
every good game from the first one on.
"""

from dataclasses import dataclass

START = 1500.0
UNKNOWN = 350.0  # sigma of whoever comes new
PROVISIONAL = 175.0  # a rating that is known less well than this is only a first idea


@dataclass(frozen=True)
class Rating:
    """A rating: its middle, its standard deviation, and the games it comes from."""

    mu: float = START
    sigma: float = UNKNOWN
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(self.mu)

    @property
    def provisional(self) -> bool:
        """Whether too little is known to compare it with others."""
        return self.sigma > PROVISIONAL


NEWCOMER = Rating()
