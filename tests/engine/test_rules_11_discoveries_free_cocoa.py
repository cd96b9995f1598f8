"""rule 11.5, ruling 27: free_cocoa pays one transaction: a main action, a worship, a salary.

The salary is in `test_rules_09_eclipse_salary.py`.
"""

from typing import Any

import pytest

from table import answers, board_of, changes, facts_of, play, seat, table

USED = {"discoveries.free_cocoa": -1, "used_discoveries.free_cocoa": 1}
EXTRA = {"discoveries.extra_worker": -1, "used_discoveries.extra_worker": 1}


def holder(workers: str, **facts: Any) -> dict[str, Any]:
    """A seat with a free_cocoa tile."""
    return seat(workers, **{"discoveries": "free_cocoa", **facts})


# A main action ---


@pytest.mark.parametrize(
    ("workers", "other", "move", "facts", "more", "effect"),
    [
        ("alchemy2 palace1 palace1", "forest", "2@alchemy to forest", {}, (), {"wood": 1}),
        ("palace2 nobles1 nobles1", "quarry", "2@palace to stone_quarry", {}, (), {"stone": 1}),
        ("nobles2 palace1 palace1", "gold", "2@nobles to gold_deposits", {}, (), {"gold": 1}),
        (
            "quarry2 palace1 palace1",
            "alchemy",
            "2@stone_quarry to alchemy",
            {"gold": 1},
            ("learn alchemy_nobles_vp",),
            {"gold": -1, "technologies": ["alchemy_nobles_vp"], "temples.red": 1, "vp": 1},
        ),
        (
            "decorations2 palace1 palace1",
            "nobles",
            "2@decorations to nobles",
            {"wood": 2},
            (),
            {"wood": -2, "vp": 3, "avenue": 1},
        ),
        (
            "construction2 palace1 palace1",
            "decorations",
            "2@construction to decorations",
            {"gold": 3},
            ("decorate BB top",),
            {"gold": -3, "vp": 3, "track": 1},
        ),
        (
            "forest2 palace1 palace1",
            "construction",
            "2@forest to construction",
            {"stone": 2},
            ("place 1-1-1 turn 0",),
            {"stone": -2, "vp": 3, "track": 1},
        ),
    ],
)
def test_rule_11_5_a_main_action_on_every_board(
    workers: str,
    other: str,
    move: str,
    facts: dict[str, int],
    more: tuple[str, ...],
    effect: dict[str, Any],
) -> None:
    """rule 11.5, rule 6.1: another colour is there and the cocoa is lacking: the tile pays."""
    before = table(
        holder(workers, **facts),
        seat(f"{other}1 palace1 palace1"),
        decoration_display=["BB"],
        pyramid_display=["...."],
    )
    moved = play(before, f"move {move}")
    assert "main action" not in answers(moved)
    after = play(moved, "use free_cocoa", *more)  # the main action is then the only answer
    assert changes(before, after, 0) == {**effect, **USED}


def test_rule_11_5_the_whole_cost_of_a_main_action() -> None:
    """rule 11.5: three colours, own one included, cost 3 cocoa: none of it is paid."""
    before = table(
        holder("palace2 quarry2 nobles1", cocoa=3),
        seat("quarry1 palace1 palace1"),
        seat("quarry1 palace1 palace1"),
    )
    moved = play(before, "move 2@palace to stone_quarry")
    assert {"main action", "use free_cocoa"} <= set(answers(moved))
    assert changes(before, play(moved, "main action"), 0) == {"cocoa": -3, "stone": 2}
    assert changes(before, play(moved, "use free_cocoa"), 0) == {"stone": 2, **USED}


@pytest.mark.parametrize("move", ["1@palace to stone_quarry", "1@palace to forest"])
def test_rule_11_5_nothing_to_pay_nothing_to_save(move: str) -> None:
    """rule 11.5: an empty board costs nothing, an empty worship space neither."""
    before = table(holder("palace1 palace1 palace1", cocoa=2))
    moved = play(before, f"move {move}")
    assert "main action" in answers(moved)
    assert "use free_cocoa" not in answers(moved)


def test_rule_11_5_collecting_cocoa_is_no_transaction() -> None:
    """rule 11.5: once the tile is used, the action it pays for follows."""
    before = table(
        holder("alchemy2 palace1 palace1"),
        seat("forest1 forest1!0 palace1"),
    )
    asked = play(before, "move 2@alchemy to forest", "use free_cocoa")
    assert answers(asked) == ["main action", "worship forest"]


# A worship action ---


def test_rule_11_5_pushing_off() -> None:
    """rule 11.5, rule 5.2: the worker in the way is unlocked for nothing."""
    before = table(holder("alchemy2 palace1 palace1"), seat("forest3!0 palace1 palace1"))
    moved = play(before, "move 2@alchemy to forest")
    assert "worship forest" not in answers(moved)
    after = play(moved, "use free_cocoa")
    assert changes(before, after, 0, workers=True) == {
        "temples.red": 1,
        "vp": 1,
        "workers": ["forest2!0", "palace1", "palace1"],
        **USED,
    }
    assert changes(before, after, 1, workers=True) == {
        "workers": ["forest3", "palace1", "palace1"]
    }


def test_rule_11_5_both_parts() -> None:
    """rule 11.5, rule 5.3: the cocoa for "both" is saved on an empty space."""
    before = table(holder("alchemy2 palace1 palace1"), discoveries={"forest": ["double_move"]})
    moved = play(before, "move 2@alchemy to forest")
    assert "worship forest with discovery" not in answers(moved)
    after = play(moved, "use free_cocoa", "discovery first")
    assert changes(before, after, 0) == {
        "temples.red": 1,
        "vp": 1,
        "discoveries.double_move": 1,
        **USED,
    }


@pytest.mark.parametrize(
    "order", [("ability first", "buy avenue_step"), ("discovery first", "ability first")]
)
def test_example_e2_free_cocoa_saves_pushing_off_and_both(order: tuple[str, ...]) -> None:
    """rule 11.5, ruling 27 (variant of example E2): 2 cocoa saved, the tile's own 1 is paid.

    The green step brings 2 cocoa: net +1.
    """
    before = table(
        holder("palace2 nobles1 nobles1", cocoa=1, temples=(0, 0, 3)),
        seat("quarry3!0 palace1 palace1"),
        discoveries={"stone_quarry": ["avenue_step"]},
    )
    asked = play(before, "move 2@palace to stone_quarry", "use free_cocoa")
    after = play(asked, "worship stone_quarry with discovery", *order)
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1,
        "temples.green": 1,
        "discoveries.avenue_step": 1,
        "workers": ["nobles1", "nobles1", "stone_quarry2!0"],
        **USED,
    }


def test_rule_11_5_pushing_off_for_the_discovery_alone() -> None:
    """rule 11.5, rule 5.3: the same for "discovery" without the ability."""
    before = table(
        holder("alchemy2 palace1 palace1", wood=1),
        seat("forest3!0 palace1 palace1"),
        discoveries={"forest": ["mask_4"]},
    )
    asked = play(before, "move 2@alchemy to forest", "use free_cocoa")
    assert answers(asked) == [
        "worship forest",
        "worship forest for discovery",
        "worship forest with discovery",
    ]
    after = play(asked, "worship forest for discovery")
    assert changes(before, after, 0) == {"wood": -1, "discoveries.mask_4": 1, **USED}


def test_rule_11_5_at_the_palace() -> None:
    """rule 11.5, rule 5.5: pushing off a royal space; its ability (P + 1 cocoa) is gained in
    full."""
    before = table(holder("nobles2 alchemy1 alchemy1"), seat("palace1!0 alchemy1 alchemy1"))
    after = play(before, "move 2@nobles to palace", "use free_cocoa")
    assert changes(before, after, 0) == {"cocoa": 3, **USED}
    assert facts_of(after, 1)["workers"] == ["alchemy1", "alchemy1", "palace1"]


def test_rule_11_5_the_own_worker_still_bars_the_space() -> None:
    """rule 11.5, rule 5.2: the tile pays, it doesn't push off one's own worker."""
    before = table(holder("alchemy2 forest1!0 palace1"))
    moved = play(before, "move 2@alchemy to forest")
    assert answers(moved) == ["collect cocoa", "main action"]


def test_rule_11_5_one_tile_for_one_transaction() -> None:
    """rule 11.5: a second tile is not needed and not asked for."""
    before = table(
        holder("alchemy2 palace1 palace1", discoveries="free_cocoa free_cocoa"),
        seat("forest3!0 palace1 palace1"),
        discoveries={"forest": ["double_move"]},
    )
    asked = play(before, "move 2@alchemy to forest", "use free_cocoa")
    assert "use free_cocoa" not in answers(asked)


# With extra_worker ---


@pytest.mark.parametrize(
    "tiles", [("extra_worker", "free_cocoa"), ("free_cocoa", "extra_worker")]
)
def test_rule_11_5_together_with_extra_worker(tiles: tuple[str, str]) -> None:
    """rule 11.4, rule 11.5: both tiles on one main action, in either order."""
    before = table(
        holder(
            "decorations1 palace1 palace1",
            wood=2,
            cocoa=1,
            discoveries="free_cocoa extra_worker",
        ),
        seat("nobles1 palace1 palace1"),
    )
    after = play(before, "move 1@decorations to nobles", *[f"use {tile}" for tile in tiles])
    assert changes(before, after, 0) == {"wood": -2, "vp": 5, "avenue": 1, **USED, **EXTRA}


# Nothing else ---


def test_ruling_27_not_the_price_of_a_discovery() -> None:
    """ruling 27, rule 5.7: the cost of a tile is always paid."""
    before = table(holder("alchemy1 palace1 palace1"), discoveries={"forest": ["avenue_step"]})
    moved = play(before, "move 1@alchemy to forest")
    assert answers(moved) == [
        "collect cocoa",
        "main action",
        "worship forest",
        "use free_cocoa",  # for "both", which costs 1 cocoa
    ]
    after = play(moved, "use free_cocoa")  # both, ability first, no cocoa for the tile
    assert changes(before, after, 0) == {"temples.red": 1, "vp": 1, **USED}


@pytest.mark.parametrize(
    ("question", "texts"),
    [
        ("turn", ()),
        ("power_up", ("move 1@alchemy to forest", "main action")),
        ("end_turn", ("move 1@alchemy to forest", "collect cocoa")),
    ],
)
def test_ruling_27_not_the_3_cocoa_of_unlocking(question: str, texts: tuple[str, ...]) -> None:
    """ruling 27, rule 3.4: neither before the move, nor at power-ups, nor at the end of the
    turn."""
    before = table(holder("alchemy1 forest2 palace1!0", cocoa=4))
    asked = play(before, *texts)
    assert asked.question == question
    assert "unlock for 3 cocoa" in answers(asked)
    assert "use free_cocoa" not in answers(asked)


def test_ruling_27_unlocking_takes_the_cocoa() -> None:
    """ruling 27: 3 cocoa are paid, the tile stays."""
    before = table(holder("alchemy1 forest2 palace1!0", cocoa=3))
    assert changes(before, play(before, "unlock for 3 cocoa"), 0) == {"cocoa": -3}


def test_ruling_27_not_the_two_temples_of_an_ascension() -> None:
    """ruling 27, rule 8.2: with 2 cocoa and the tile the two steps can't be bought."""
    before = table(holder("alchemy5 palace1 palace1", cocoa=2))
    asked = play(before, "move 5@alchemy to forest", "main action")
    assert answers(asked) == ["ascend vp", "ascend cocoa", "ascend temple", "ascend worker"]


@pytest.mark.parametrize(
    ("royal", "facts"),
    [
        ("cocoa_to_gold_and_stone", {}),
        ("cocoa_to_temples", {}),
        ("cocoa_and_resource_to_resources", {"wood": 1}),
    ],
)
def test_ruling_27_not_a_royal_trade(royal: str, facts: dict[str, int]) -> None:
    """ruling 27, rule 12: without cocoa nothing can be traded; the tile is no cocoa."""
    tiles = {
        "cocoa_to_gold_and_stone": ["tech_vp", royal, "gain_cocoa"],
        "cocoa_to_temples": ["tech_vp", "cocoa_to_gold_and_stone", royal],
        "cocoa_and_resource_to_resources": ["tech_vp", royal, "gain_cocoa"],
    }[royal]
    before = table(holder("nobles3 alchemy1 alchemy1", **facts), royal_tiles=tiles)
    after = play(before, "move 3@nobles to palace", f"worship {royal}")
    assert changes(before, after, 0) == {}
    assert board_of(after, "turn", "seat") == 1


def test_ruling_27_not_the_paid_power_up() -> None:
    """ruling 27, technology 13: its cocoa is no transaction of 11.5."""
    known = [
        "palace_cocoa",
        "alchemy_nobles_vp",
        "resource_extra",
        "resource_cocoa_vp",
        "paid_power_up",
        "construction_temple",
    ]
    before = table(
        holder("palace2 nobles1 nobles1", technologies=["paid_power_up"]), technologies=known
    )
    after = play(before, "move 2@palace to stone_quarry", "main action")
    assert changes(before, after, 0, workers=True) == {
        "stone": 1,
        "workers": ["nobles1", "nobles1", "stone_quarry3"],
    }
