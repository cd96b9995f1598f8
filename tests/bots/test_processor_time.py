"""Whole games between bots, and the clock they are played by."""

from teotihuacan import Position, Setup
from teotihuacan.bots import Budget, Entrant
from teotihuacan.bots.mcts import MctsBot
from teotihuacan.bots.playing import play_game


class AsksTheTime:
    """Takes the first legal action, and remembers how long it might have thought."""

    def __init__(self, budgets: list[Budget]) -> None:
        self.budgets = budgets

    def choose(self, position: Position, budget: Budget, seed: int) -> int:  # noqa: ARG002
        self.budgets.append(budget)
        return position.legal_actions()[0]


def test_games_are_played_by_the_time_of_the_processor() -> None:
    budgets: list[Budget] = []
    entrant = Entrant("asks", lambda: AsksTheTime(budgets), Budget(seconds=0.3))
    assert play_game(Setup(2), [entrant] * 2, 1).position.over
    assert set(budgets) == {Budget(seconds=0.3, processor=True)}


def test_a_search_ends_by_either_clock() -> None:
    position = Position.new(Setup(2), 1)
    for processor in (False, True):
        budget = Budget(seconds=0.01, processor=processor)
        assert MctsBot().think(position, budget, 1, to_the_end=True) > 0
