"""True prices: what every offer of every question says is the real change of the position.

At each question of many games of every kind each offer is taken on a copy, and the questions that
belong to it are answered at random. What it does at once, what follows, and what is asked are
compared with what the seat has in fact. Nothing of it depends on what the seat can't know.
"""

import pytest

from price_checks import check_offer, count_holdings
from random_games import SETUPS, several
from teotihuacan import Position
from teotihuacan.game.offers import offers
from walks import Picks, choose, rich

GAMES = 200
PARTS = 8
TWINS = 8  # one of so many questions is asked again with other hidden facts


def begin(number: int) -> Position:
    """A game at its beginning; every third one has plenty for everybody."""
    setup = SETUPS[number % len(SETUPS)]
    if number % 3 == 2 and setup.players > 1:
        return rich(setup, number)
    return Position.new(setup, number)


@pytest.mark.parametrize("part", range(PARTS))
def test_offers_tell_all_that_they_cost_and_bring(part: int) -> None:
    for number in range(part, several(GAMES), PARTS):
        position, picks = begin(number), Picks(number)
        while not position.over:
            held, found = count_holdings(position, position.seat), offers(position)
            for offer in found:
                check_offer(position, held, offer, picks)
            if picks.below(TWINS) == 0:
                assert offers(position.determinize(position.seat, picks.below(10**6))) == found
            position.apply(choose(position, picks, number))
