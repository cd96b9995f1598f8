"""rule 5.7, rule 11: what every discovery tile costs; ruling 22: an empty discovery stack."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan import Position

MOVE = "move 1@alchemy to forest"
BUY = "worship forest for discovery"
WORKERS = "alchemy1 palace1 palace1"
COSTS: dict[str, dict[str, int]] = {
    "mask_1": {"cocoa": 2, "gold": 1},
    "mask_2": {"cocoa": 1, "wood": 1},
    "mask_3": {"cocoa": 1, "wood": 1},
    "mask_4": {"wood": 1},
    "mask_5": {"wood": 1},
    "mask_6": {"wood": 1},
    "mask_7": {"wood": 1},
    "victory_points": {"wood": 1},
    "any_resources_3": {"cocoa": 1},
    "any_resources_2": {},
    "avenue_step": {"cocoa": 1},
    "temple_any": {"cocoa": 1},
    "temple_blue": {},
    "temple_red": {},
    "temple_green": {},
    "cocoa": {"gold": 1},
    "power_up_twice": {"cocoa": 1},
    "double_move": {},
    "free_cocoa": {},
    "move_anywhere": {},
    "extra_worker": {},
}
ANY_TIME = [
    "victory_points",
    "any_resources_3",
    "any_resources_2",
    "avenue_step",
    "temple_any",
    "temple_blue",
    "temple_red",
    "temple_green",
    "cocoa",
    "power_up_twice",
]
# Tiles beside the other worship areas, so that only the forest's place is refilled.
OTHERS = {
    "palace": ["mask_4"],
    "stone_quarry": ["mask_4"],
    "gold_deposits": ["mask_4"],
    "decorations": ["mask_5"],
}


def shop(kind: str, **goods: int) -> Position:
    """A tile beside the forest's worship space, and a worker one board before it."""
    return table(seat(WORKERS, **goods), discoveries={"forest": [kind]})


# Costs ---


@pytest.mark.parametrize(("kind", "cost"), COSTS.items())
def test_rule_5_7_every_tile_at_its_printed_cost(kind: str, cost: dict[str, int]) -> None:
    """rule 5.7, rule 11: exactly the cost is paid, and the tile lies face up before its owner."""
    before = shop(kind, **cost)
    after = play(before, MOVE, BUY)
    paid = {good: -amount for good, amount in cost.items()}
    assert changes(before, after, 0) == {**paid, f"discoveries.{kind}": 1}


@pytest.mark.parametrize(
    ("kind", "missing"), [(kind, good) for kind, cost in COSTS.items() for good in cost]
)
def test_rule_5_7_a_tile_that_cannot_be_paid_is_not_sold(kind: str, missing: str) -> None:
    """rule 5.7: one good short of the cost, the tile can't be bought."""
    goods = {good: amount - (good == missing) for good, amount in COSTS[kind].items()}
    asked = play(shop(kind, **goods), MOVE)
    assert BUY not in answers(asked)
    assert "worship forest" in answers(asked)


@pytest.mark.parametrize("good", ["wood", "stone", "gold"])
def test_rule_5_7_no_other_good_will_do(good: str) -> None:
    """rule 5.7: a tile that costs cocoa is not sold for resources."""
    asked = play(shop("any_resources_3", **{good: 9}), MOVE)
    assert BUY not in answers(asked)


@pytest.mark.parametrize(
    ("spot", "tile", "step"),
    [("avenue_3", "avenue_step", "avenue"), ("red_5", "temple_red", "temples.red")],
)
def test_rule_5_7_the_cost_is_the_same_wherever_the_tile_comes_from(
    spot: str, tile: str, step: str
) -> None:
    """rule 5.7: mask_1 on the avenue or a large step costs 2 cocoa and 1 gold as well."""
    before = table(
        seat(avenue=2, temples=(0, 4, 0), cocoa=2, gold=1, discoveries=tile),
        discoveries={spot: ["mask_1"]},
    )
    after = play(before, f"use {tile}", "buy mask_1")
    assert changes(before, after, 0) == {
        step: 1,
        "cocoa": -2,
        "gold": -1,
        "discoveries.mask_1": 1,
        f"discoveries.{tile}": -1,
        f"used_discoveries.{tile}": 1,
    }


# When a bought tile may be used ---


@pytest.mark.parametrize("kind", ANY_TIME)
def test_rule_3_6_a_tile_may_be_used_right_after_getting_it(kind: str) -> None:
    """rule 3.6: in the turn in which it was bought; the turn waits for it."""
    bought = play(shop(kind, **COSTS[kind]), MOVE, BUY)
    assert answers(bought) == ["end turn", f"use {kind}"]
    assert board_of(bought, "turn", "seat") == 0


@pytest.mark.parametrize("kind", [kind for kind in COSTS if kind not in ANY_TIME])
def test_rule_11_masks_and_tiles_for_a_later_moment(kind: str) -> None:
    """rule 11: masks are never used; the others need a move, an action or a salary to come."""
    bought = play(shop(kind, **COSTS[kind]), MOVE, BUY)
    assert board_of(bought, "turn", "seat") == 1


@pytest.mark.parametrize("kind", [f"mask_{n}" for n in range(1, 8)])
def test_rule_11_masks_are_never_used(kind: str) -> None:
    """rule 11: a held mask is no action at any question of the turn."""
    position = table(seat(WORKERS, discoveries=kind))
    assert not [text for text in answers(position) if text.startswith("use")]
    moved = play(position, MOVE)
    assert not [text for text in answers(moved) if text.startswith("use")]


def test_rule_3_6_tiles_are_used_on_the_own_turn_only() -> None:
    """rule 3.6: what seat 1 holds is not for seat 0, nor for seat 1 in seat 0's turn."""
    tiles = " ".join(ANY_TIME)
    position = table(seat(WORKERS), seat(discoveries=tiles))
    assert not [text for text in answers(position) if text.startswith("use")]
    after = play(position, MOVE, "collect cocoa")
    assert after.seat == 1
    assert [text for text in answers(after) if text.startswith("use")] == [
        f"use {kind}" for kind in ANY_TIME
    ]


@pytest.mark.parametrize("kind", ANY_TIME)
def test_rule_11_a_tile_is_used_once(kind: str) -> None:
    """rule 11: with one copy held, it is gone for good after its use."""
    facts: dict[str, Any] = {"discoveries": kind}
    position = play(table(seat(WORKERS, **facts)), f"use {kind}")
    while position.question != "turn":
        position.apply(position.legal_actions()[0])
    assert position.seat == 0
    assert f"use {kind}" not in answers(position)
    assert board_of(position, "players", 0, "used_discoveries") == {kind: 1}


# The stack ---


def test_rule_5_6_ruling_22_refilled_at_the_end_of_the_turn() -> None:
    """rule 5.6, ruling 22: while the turn lasts the place is empty; then a tile is drawn."""
    before = table(
        seat(WORKERS, wood=1),
        discoveries={**OTHERS, "forest": ["victory_points"]},
        stacks={"discoveries": {"mask_7": 1}},
    )
    bought = play(before, MOVE, BUY)
    assert board_of(bought, "discoveries", "forest") == []
    assert board_of(bought, "stacks", "discoveries") == {"mask_7": 1}
    after = play(bought, "end turn")
    assert board_of(after, "discoveries", "forest") == ["mask_7"]
    assert board_of(after, "stacks", "discoveries") == {}


def test_ruling_22_empty_discovery_stack() -> None:
    """ruling 22: no refill from an empty stack; the place stays empty, also later."""
    before = table(
        seat(WORKERS, wood=1),
        discoveries={**OTHERS, "forest": ["mask_7"]},
        stacks={"discoveries": {}},
    )
    bought = play(before, MOVE, BUY)
    assert board_of(bought, "turn", "seat") == 1
    assert board_of(bought, "discoveries", "forest") == []
    after = play(bought, "move 1@palace to stone_quarry", "collect cocoa")
    assert board_of(after, "discoveries", "forest") == []
    assert board_of(after, "discoveries", "palace") == ["mask_4"]


def test_ruling_22_at_an_empty_place_only_the_ability_is_left() -> None:
    """ruling 22, rule 5.3: without a tile there is neither "discovery" nor "both"."""
    before = table(seat(WORKERS, cocoa=2, wood=1), discoveries=OTHERS, stacks={"discoveries": {}})
    asked = play(before, MOVE)
    assert answers(asked) == ["collect cocoa", "main action", "worship forest"]


def test_ruling_22_a_short_stack_fills_what_it_can() -> None:
    """ruling 22: one tile left for five empty places: one is filled, four stay empty."""
    before = table(seat(WORKERS), stacks={"discoveries": {"mask_7": 1}})
    after = play(before, MOVE, "collect cocoa")
    lying = [board_of(after, "discoveries", spot) for spot in [*OTHERS, "forest"]]
    assert sorted(lying) == [[], [], [], [], ["mask_7"]]
    assert board_of(after, "stacks", "discoveries") == {}
