"""What a view says the rules make of the table agrees with what can be done there."""

import random

import pytest

from teotihuacan import Position, Setup
from teotihuacan.engine.components import COMPONENTS
from teotihuacan.game.views import View, view

SETUPS = [Setup(1), Setup(2, first_game=True), Setup(3), Setup(4, dark_eclipse=True)]


def cells(seen: View) -> set[tuple[int, ...]]:
    """The cells that are offered, counted from 0."""
    places = [offer["about"] for offer in seen["legal"] if offer["kind"] == "place"]
    return {tuple(about[key] - 1 for key in ("level", "row", "column")) for about in places}


def check_covers(position: Position, seen: View) -> int:
    """Squares are as offers said once their tile lies; how many offers were checked."""
    checked = 0
    for offer in seen["legal"]:
        if "covers" not in offer:
            continue
        after = position.copy()
        after.apply(offer["action"])
        if after.seat != position.seat or after.question == "discount":
            continue  # another tile may lie there by now, or none yet
        derived = view(after)["derived"]
        for square in offer["covers"]:
            row, column = square["row"], square["column"]
            assert derived["icons"][row][column] == square["icon"]
            assert derived["heights"][row][column] == square["height"]
        checked += 1
    return checked


@pytest.mark.parametrize("setup", SETUPS)
def test_derived_facts_agree_with_offers(setup: Setup) -> None:
    checked = 0
    for seed in range(3):
        chance = random.Random(seed)
        position = Position.new(setup, seed)
        while not position.over:
            seen = view(position, position.seat)
            derived = seen["derived"]
            assert sum(map(sum, derived["heights"])) == 4 * len(seen["pyramid"])
            assert derived["avenue_step_vp"] == COMPONENTS["buildings_row"][sum(seen["nobles"])]
            if position.question == "pyramid_cell":
                assert cells(seen) <= set(map(tuple, derived["open_cells"]))
            checked += check_covers(position, seen)
            position.apply(chance.choice(position.legal_actions()))
    assert checked


def test_cocoa_is_collected_for_the_colours_on_a_board() -> None:
    position = Position.new(Setup(2, first_game=True), seed=3)
    chance = random.Random(3)
    checked = 0
    while not position.over:
        seen = view(position, position.seat)
        for offer in seen["legal"]:
            if offer["kind"] == "collect":
                before = seen["players"][position.seat]["cocoa"]
                after = position.copy()
                after.apply(offer["action"])
                colours = seen["derived"]["colours"][offer["about"]["board"]]
                gained = view(after)["players"][position.seat]["cocoa"] - before
                extra = "palace_cocoa" in seen["players"][position.seat]["technologies"]
                if after.seat == position.seat:
                    assert gained - (colours + 1) in ((0, 1) if extra else (0,))
                    checked += 1
        position.apply(chance.choice(position.legal_actions()))
    assert checked


def test_the_base_of_the_pyramid_is_printed() -> None:
    seen = view(Position.new(Setup(2), seed=1))
    printed = COMPONENTS["pyramid"]["printed_base_icons"]
    derived = seen["derived"]
    for row, column in ((r, c) for r in range(8) for c in range(8)):
        if derived["heights"][row][column] == 0:
            assert derived["icons"][row][column] == printed[row][column]
