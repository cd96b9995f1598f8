"""Reviews in words, as the command line and the terminal's table tell them."""

import pytest

from random_games import finished
from teotihuacan import Setup
from teotihuacan.game.history import turn_plies
from teotihuacan.study.review import DrawLuck, join_review
from teotihuacan.terminal.review_words import draw_text, luck_text

WORDS = (
    "Neutral dice now stand on",
    "New decoration in the display (",
    "New discovery tile: ",
    "New pyramid tile in the display (",
    "Rolled ",
)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_draw_says_what_was_shown(players: int) -> None:
    game = finished(Setup(players), players)
    review, plies = join_review(game, "quick", 0, []), turn_plies(game)
    told = [draw_text(game, review, draw, plies) for draw in review.draws]
    assert told
    assert all(any(words in text for words in WORDS) for text in told)
    if players == 1:
        assert any(": B: Rolled " in text for text in told)  # Teotibot
    else:  # what others chose in secret is no luck
        assert not any("Kept starting tile" in text for text in told)


def test_a_draw_is_told_with_its_turn_and_the_luck_of_all() -> None:
    game = finished(Setup(3), 3)
    review = join_review(game, "quick", 0, [])
    draw = next(draw for draw in review.draws if draw.shown == "drawn")
    turn = sum(ply <= draw.ply for ply in turn_plies(game))
    assert draw_text(game, review, draw, turn_plies(game)).startswith(f"turn {turn}: New ")
    assert luck_text(DrawLuck(0, "drawn", [3.41, -2, 0]), [0, 1]) == "A +3.4, B −2.0"
