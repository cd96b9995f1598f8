"""Computer players: random, greedy, Monte Carlo tree search; levels for people; your own.

>>> from teotihuacan import Position, Setup
>>> from teotihuacan.bots import Referee, bot_named
>>> position = Position.new(Setup(players=2), seed=1)
>>> referee = Referee([bot_named("random"), bot_named("random")], seed=1)
>>> while not position.over:
...     position.apply(referee.answer(position).action)
"""

from .names import BOT_NAMES, Entrant, bot_named
from .protocol import Bot, Budget
from .referee import Referee
from .requests import Answer, BotRequest

__all__ = [
    "BOT_NAMES",
    "Answer",
    "Bot",
    "BotRequest",
    "Budget",
    "Entrant",
    "Referee",
    "bot_named",
]
