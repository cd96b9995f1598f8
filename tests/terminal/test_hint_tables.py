"""Hints tell answers that were tried from answers that hardly were."""

from rich.console import Console

from teotihuacan.bots.advice import Advice, Suggestion
from teotihuacan.bots.seats import start_game
from teotihuacan.engine import Setup
from teotihuacan.game.views import view
from teotihuacan.terminal.advice import advice_table
from teotihuacan.tui.screens.hint import figures_text


def test_figures_of_what_was_hardly_tried_are_not_shown() -> None:
    position = start_game(Setup(1, first_game=True), 1, 3).position
    first, second, *_ = position.legal_actions()
    tried = Suggestion(first, 24.4, 0.8, 0.99, [], [])
    untried = Suggestion(second, -0.3, 0.4, 0.004, [], [])
    console = Console(width=100, record=True)
    console.print(advice_table(Advice(0, 500, [tried, untried]), view(position, 0)))
    text = console.export_text()
    assert "+24.4" in text
    assert "0.3" not in text
    assert text.count("hardly tried") == 1
    assert "+24.4 VP ahead" in figures_text(tried)
    assert figures_text(untried) == "0% of the search, hardly tried, so not to be compared"
