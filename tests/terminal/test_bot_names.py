"""What the seats of bots are called where people read it."""

import pytest

from teotihuacan import Game, Setup
from teotihuacan.i18n.active_language import use_language
from teotihuacan.terminal.wording import seat_names
from teotihuacan.tui.match import Match

SHOWN = {
    "legend": "Legend",
    "collector:100": "Collector (100)",
    "mcts:500": "mcts:500",
    "classic:adept": "Adept (classic)",
    "classic:500": "mcts:500 (classic)",
    "classic:mcts:0.5s": "mcts:0.5s (classic)",
    "classic:collector:100": "Collector (100, classic)",
    # People, and somebody's own bots.
    "Legend": "Legend",
    "collector": "collector",
    "classic:nonsense": "classic:nonsense",
    "own.py:Bot": "own.py:Bot",
}


@pytest.mark.parametrize(("name", "shown"), SHOWN.items(), ids=SHOWN)
def test_a_record_names_its_bots_in_words(name: str, shown: str) -> None:
    assert seat_names(["you", name], 2) == ["you", shown]


def test_the_table_tells_how_its_bots_play() -> None:
    game = Game(Setup(4), 1, ["Ana", "legend", "classic:adept", "collector:100"])
    assert Match(game).levels == ["", "Legend", "Adept (classic)", "Collector (100)"]


def test_bots_are_named_in_the_language_spoken() -> None:
    with use_language("cs"):
        assert seat_names(["legend", "classic:collector:9"], 2) == [
            "Legenda",
            "Sběratel (9, klasika)",
        ]
