"""Which games are played: for each number a set-up and who sits at the table."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..arena.plan import Job
from ..bots import bot_named
from ..bots.styles import STYLES
from ..engine import Setup
from ..engine.seeds import check_seed
from ..engine.setup.options import LEVELS

CHAMPIONS = ("mcts:400", "mcts:400", "mcts:400", "mcts:1600")
STYLED = tuple(f"{style}:400" for style in STYLES)
DRAWN = (*CHAMPIONS, *STYLED)
PLAYERS = (1, 2, 2, 3, 3, 4)  # a number for each game, the frequent ones twice
SOLO = (1,)
FIRST_GAME, DRAFT, DARK_ECLIPSE, ADVANCED_WORSHIP = 0.05, 0.3, 0.25, 0.25  # of the games


@dataclass(frozen=True)
class SelfPlayPlan:
    """So many games with seeds from the first one on; a game depends on its seed alone."""

    games: int
    seed: int
    bots: Sequence[str] = DRAWN  # drawn for each seat; those named twice, twice as often
    players: Sequence[int] = PLAYERS  # drawn for each game, likewise

    def __post_init__(self) -> None:
        for name in self.bots:
            bot_named(name)
        for seed in (self.seed, self.seed + self.games - 1):
            check_seed(seed)

    def jobs(self, played: set[int]) -> Iterator[Job]:
        """The games whose seeds are not among those played."""
        seeds = range(self.seed, self.seed + self.games)
        return (self.job(seed) for seed in seeds if seed not in played)

    def job(self, seed: int) -> Job:
        """The game of a seed."""
        chance = random.Random(f"self-play {seed}")
        setup = draw_setup(chance, self.players)
        names = tuple(chance.choice(self.bots) for _ in range(setup.players))
        return Job(seed - self.seed, setup, names, seed)


def draw_setup(chance: random.Random, numbers: Sequence[int]) -> Setup:
    """A number of players and options, every combination of them possible."""
    players = chance.choice(numbers)
    first_game = chance.random() < FIRST_GAME
    draft = chance.random() < DRAFT
    dark = chance.random() < DARK_ECLIPSE
    worship = chance.random() < ADVANCED_WORSHIP
    if players == 1:
        return Setup(1, first_game, False, dark, worship, level=chance.choice(list(LEVELS)))
    return Setup(players, first_game, draft and not first_game, dark, worship)
