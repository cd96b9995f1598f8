"""What the terminal draws: as it always was, and nothing that is hidden."""

import json
import random

import pytest
from drawings import draw_all
from write_drawings import FILE, draw_games

from run_sizes import THOROUGH
from teotihuacan import Position, Setup
from teotihuacan.game.views import SPECTATOR, view

DRAWN = 0.08 if THOROUGH else 0.02  # of all positions


def test_drawings_are_the_same_to_the_character() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert draw_games() == written, "run `python tests/terminal/write_drawings.py`"


def check_drawings(position: Position, deal: int) -> None:
    """Nobody can tell the position from one in which all that is hidden from them differs.

    What is drawn is made of a view. The views of all seats are compared to the letter; whoever is
    asked and another seat in turn look at the drawings, too.
    """
    seats = (SPECTATOR, *range(position.setup.players))
    looking = {position.seat, seats[deal % len(seats)]}
    for seat in seats:
        other = position.determinize(seat, deal)
        assert json.dumps(view(other, seat)) == json.dumps(view(position, seat))
        if seat in looking:
            assert draw_all(other, seat) == draw_all(position, seat)


@pytest.mark.parametrize(
    "setup", [Setup(1), Setup(2), Setup(3, draft=True), Setup(4, dark_eclipse=True)]
)
def test_nothing_hidden_is_drawn(setup: Setup) -> None:
    chance = random.Random(setup.players)
    position = Position.new(setup, seed=setup.players)
    drawn = set()
    while not position.over:
        if position.question not in drawn or chance.random() < DRAWN:
            drawn.add(position.question)
            check_drawings(position, chance.randrange(1000))
        position.apply(chance.choice(position.legal_actions()))
    check_drawings(position, 1)
    assert len(drawn) > 10


def test_hidden_hands_differ_only_for_their_seats() -> None:
    position = Position.new(Setup(3), seed=4)
    other = position.determinize(0, seed=9)
    assert position != other
    assert draw_all(other, 0) == draw_all(position, 0)
    assert draw_all(other, 1) != draw_all(position, 1)
