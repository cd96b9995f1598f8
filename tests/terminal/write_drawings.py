"""Write what the terminal draws of some positions of kept games.

    python tests/terminal/write_drawings.py

`test_drawings.py` compares with it to the character: run it when words or drawings have changed
on purpose, and look at the difference.
"""

from collections.abc import Iterator
from pathlib import Path

from drawings import draw_all

from teotihuacan import Game, Position
from teotihuacan.game.files import load_game

KEPT = Path(__file__).parents[1] / "kept" / "rules-2"
FILE = Path(__file__).with_name("drawings.txt")
# The questions of each game that are drawn, when they are asked for the last time.
QUESTIONS = {
    "solo": ("keep_starting_tiles", "turn", "large_step", "none"),
    "three": ("board_action", "technology", "pyramid_cell", "buy_discovery"),
    "four-draft-dark": ("take_starting_tile", "place_worker", "decoration", "salary"),
}


def list_positions(game: Game, questions: tuple[str, ...]) -> Iterator[Position]:
    """The last position of a game with each of the questions."""
    positions = [game.position_at(ply) for ply in range(game.ply + 1)]
    for question in questions:
        asked = [position for position in positions if position.question == question]
        assert asked, question
        yield asked[-1]


def draw_games() -> str:
    """All drawings, each under a heading."""
    pages = []
    for name, questions in QUESTIONS.items():
        for position in list_positions(load_game(KEPT / f"{name}.json"), questions):
            drawn = draw_all(position, position.seat)
            lines = [line.rstrip() for line in drawn.splitlines()]
            pages.append("\n".join([f"=== {name}: {position.question}", *lines]))
    return "\n".join(pages) + "\n"


if __name__ == "__main__":
    FILE.write_text(draw_games(), encoding="utf-8")
