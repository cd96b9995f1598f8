"""How fast the levels' search is; it runs with older versions too, so it needs little."""

from itertools import count, cycle

from clock import Rates, Workload
from teotihuacan import Position, Setup
from teotihuacan.bots import Budget
from teotihuacan.bots.mcts import MctsBot

THINKING = 0.3  # seconds an answer, as `adept` has them
PLAYERS = (2, 3, 4)
LATER = 60  # decisions between two positions of a game that are searched


def measure_search() -> Workload:
    """Playouts of the levels' search, at the same moments of games that it played itself."""
    bot = MctsBot()
    positions = cycle(list_positions(bot))
    seeds = count(1)

    def run(seconds: float) -> Rates:
        made = 0
        answers = max(round(seconds / THINKING), 1)
        for _ in range(answers):
            bot.search.forget()
            budget = Budget(seconds=THINKING)
            made += bot.think(next(positions), budget, next(seeds), to_the_end=True)
        return {"playouts_per_s": made / (answers * THINKING)}

    return run


def list_positions(bot: MctsBot) -> list[Position]:
    """Three moments of a game of each number of players."""
    found = []
    for moment in range(3):
        for players in PLAYERS:
            position = Position.new(Setup(players), seed=players)
            for decision in range(10 + LATER * moment):
                position.apply(bot.choose(position, Budget(playouts=40), decision))
            found.append(position)
    return found
