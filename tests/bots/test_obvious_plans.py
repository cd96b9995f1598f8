"""Positions with an obvious plan: what strong players do without a thought, the bots do too."""

import pytest

from table import changes, seat, table
from teotihuacan import Position
from teotihuacan.bots import Budget
from teotihuacan.bots.mcts import MctsBot
from teotihuacan.engine.components import COMPONENTS

BUDGET = Budget(playouts=4000)
CELLS = [[k, r, c] for k in range(3) for r in range(4 - k) for c in range(4 - k)]
PYRAMID = [
    {"cell": cell, "tile": tile}
    for cell, tile in zip(CELLS, COMPONENTS["pyramid"]["tiles"], strict=False)
]
SIX_MASKS = "mask_1 mask_2 mask_3 mask_4 mask_5 mask_6"


def play_turn(position: Position, seed: int = 1) -> Position:
    """The position after the turn of the seat that is asked, as the bot plays it."""
    after = position.copy()
    bot, who = MctsBot(), position.seat
    asked = 0
    while not after.over and after.seat == who and (asked == 0 or after.question != "turn"):
        after.apply(bot.choose(after, BUDGET, seed + asked))
        asked += 1
    return after


def test_the_seventh_mask_is_bought() -> None:
    """rule 9.5: a set of seven scores 28 where six score 21, at each of the eclipses to come."""
    before = table(
        seat("alchemy1 palace1 palace1", cocoa=4, wood=2, discoveries=SIX_MASKS),
        discoveries={"forest": ["mask_7"]},
        calendar={"light": 4},
    )
    assert changes(before, play_turn(before), 0)["discoveries.mask_7"] == 1


@pytest.mark.parametrize("lead", [0, 20])
def test_the_top_of_the_pyramid_is_built_by_who_is_ahead(lead: int) -> None:
    """rule 6.10: the top tile brings 7 VP and a step, and ends a game that is being won."""
    seats = [seat("forest1 palace1 palace1", stone=2, wood=3, vp=60 + lead), seat(vp=60)]
    before = table(*seats, pyramid=PYRAMID, pyramid_display=["grgR"], calendar={"light": 5})
    after = play_turn(before)
    assert changes(before, after, 0)["track"] == 1
    assert changes(before, after, 0)["vp"] >= 7


def test_a_bonus_tile_one_step_away_is_fetched() -> None:
    """rule 14: the step that reaches a temple's bonus tile, before the last eclipse."""
    before = table(
        seat(
            "palace3 palace3 nobles3 gold2",
            cocoa=6,
            gold=4,
            temples=(9, 3, 3),
            discoveries="temple_blue",
        ),
        calendar={"eclipses_scored": 2, "light": 5},
    )
    after = play_turn(before)
    assert changes(before, after, 0)["temples.blue"] == 1
