"""rule 11.1, rule 3.6: tiles that work at any moment of the own turn; ruling 30: power-ups."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan import Position


def used(kind: str) -> dict[str, int]:
    """What changes when a tile is turned face down."""
    return {f"discoveries.{kind}": -1, f"used_discoveries.{kind}": 1}


# Effects ---


@pytest.mark.parametrize(
    ("kind", "more", "effect"),
    [
        ("victory_points", (), {"vp": 4}),
        ("cocoa", (), {"cocoa": 4}),
        ("any_resources_3", ("2 wood 1 gold",), {"wood": 2, "gold": 1}),
        ("any_resources_3", ("3 stone",), {"stone": 3}),
        ("any_resources_2", ("1 wood 1 stone",), {"wood": 1, "stone": 1}),
        ("any_resources_2", ("2 gold",), {"gold": 2}),
        ("avenue_step", (), {"avenue": 1}),
        ("temple_blue", ("1 stone",), {"temples.blue": 1, "stone": 1}),
        ("temple_red", (), {"temples.red": 1, "vp": 1}),
        ("temple_green", (), {"temples.green": 1, "cocoa": 1}),
        ("temple_any", ("temple blue", "1 gold"), {"temples.blue": 1, "gold": 1}),
        ("temple_any", ("temple red",), {"temples.red": 1, "vp": 1}),
        ("temple_any", ("temple green",), {"temples.green": 1, "cocoa": 1}),
    ],
)
def test_rule_11_1_every_effect(kind: str, more: tuple[str, ...], effect: dict[str, int]) -> None:
    """rule 11.1: the effect, and the tile kept face down; the turn goes on with its move."""
    before = table(seat(discoveries=kind))
    after = play(before, f"use {kind}", *more)
    assert changes(before, after, 0) == {**effect, **used(kind)}
    assert (after.seat, after.question) == (0, "turn")


def test_rule_11_1_any_resources_3_offers_every_mix() -> None:
    """rule 11.1: ten ways to choose three resources, cocoa is none of them."""
    assert answers(play(table(seat(discoveries="any_resources_3")), "use any_resources_3")) == [
        "3 wood",
        "2 wood 1 stone",
        "2 wood 1 gold",
        "1 wood 2 stone",
        "1 wood 1 stone 1 gold",
        "1 wood 2 gold",
        "3 stone",
        "2 stone 1 gold",
        "1 stone 2 gold",
        "3 gold",
    ]


def test_rule_11_1_several_tiles_in_one_turn() -> None:
    """rule 3.6: any number of tiles, two of a kind one after the other."""
    before = table(seat(discoveries="victory_points victory_points cocoa"))
    after = play(before, "use victory_points", "use cocoa", "use victory_points")
    assert changes(before, after, 0) == {
        "vp": 8,
        "cocoa": 4,
        "discoveries.victory_points": -2,
        "used_discoveries.victory_points": 2,
        "discoveries.cocoa": -1,
        "used_discoveries.cocoa": 1,
    }


def test_rule_11_1_a_step_by_a_tile_has_the_reward_of_any_step() -> None:
    """rule 11.1, rule 7.1: a large step reached by a tile sells the tiles lying there."""
    before = table(
        seat(temples=(0, 0, 2), discoveries="temple_green"),
        discoveries={"green_3": ["double_move"]},
    )
    asked = play(before, "use temple_green")
    assert answers(asked) == ["take reward", "buy double_move"]
    after = play(asked, "buy double_move")
    assert changes(before, after, 0) == {
        "temples.green": 1,
        "discoveries.double_move": 1,
        **used("temple_green"),
    }


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("avenue_step", {"avenue": 9}),
        ("temple_blue", {"temples": (11, 0, 0)}),
        ("temple_red", {"temples": (0, 11, 0)}),
        ("temple_green", {"temples": (0, 0, 11)}),
        ("temple_any", {"temples": (11, 11, 11)}),
        ("power_up_twice", {"workers": "palace1!0 palace1!1 palace1!2"}),
    ],
)
def test_rule_11_1_no_tile_is_wasted(kind: str, facts: dict[str, Any]) -> None:
    """rule 11.1, rule 7.2, rule 7.3: a tile whose step or power-up would be lost is not
    offered."""
    position = table(seat(discoveries=f"{kind} victory_points", **facts))
    assert [text for text in answers(position) if text.startswith("use")] == [
        "use victory_points"
    ]


def test_rule_11_1_temple_any_only_on_possible_temples() -> None:
    """rule 11.1, rule 7.2: a step of choice among the temples where it is possible."""
    before = table(seat(temples=(10, 3, 11), discoveries="temple_any"), seat(temples=(11, 0, 0)))
    after = play(before, "use temple_any")
    assert changes(before, after, 0) == {"temples.red": 1, "vp": 2, **used("temple_any")}


# Any moment ---

GRID = [
    "palace_cocoa",
    "alchemy_nobles_vp",
    "resource_extra",
    "resource_cocoa_vp",
    "paid_power_up",
    "construction_temple",
]
ROYAL = ["tech_vp", "cocoa_to_gold_and_stone", "cocoa_to_temples"]
MOMENTS: dict[str, tuple[dict[str, Any], dict[str, Any], tuple[str, ...]]] = {
    "turn": ({}, {}, ()),
    "board_action": ({"workers": "alchemy1 palace1 palace1"}, {}, ("move 1@alchemy to forest",)),
    "large_step": (
        {"workers": "palace1 palace1 palace1", "temples": (0, 0, 2)},
        {"discoveries": {"green_3": ["double_move"]}},
        ("move 1@palace to stone_quarry", "worship stone_quarry"),
    ),
    "buy_discovery": (
        {"workers": "decorations1 palace1 palace1", "avenue": 2, "wood": 2},
        {"discoveries": {"avenue_3": ["double_move"]}},
        ("move 1@decorations to nobles", "main action"),
    ),
    "power_up": (
        {"workers": "alchemy1 forest2 palace1", "cocoa": 1},
        {},
        ("move 1@alchemy to forest", "main action"),
    ),
    "ascension": (
        {"workers": "alchemy5 palace1 palace1"},
        {},
        ("move 5@alchemy to forest", "main action"),
    ),
    "royal_trade": (
        {"workers": "nobles3 palace1 palace1", "cocoa": 2},
        {"royal_tiles": ROYAL},
        ("move 3@nobles to palace", "worship cocoa_to_gold_and_stone"),
    ),
    "royal_temple": (
        {"workers": "nobles3 palace1 palace1", "cocoa": 2},
        {"royal_tiles": ROYAL},
        ("move 3@nobles to palace", "worship cocoa_to_temples"),
    ),
    "worship_order": (
        {"workers": "palace1 palace1 palace1", "cocoa": 1},
        {"discoveries": {"stone_quarry": ["double_move"]}},
        ("move 1@palace to stone_quarry", "worship stone_quarry with discovery"),
    ),
    "royal_sell": (
        {"workers": "nobles3 palace1 palace1", "wood": 2},
        {"royal_tiles": ["tech_vp", "cocoa_to_gold_and_stone", "resource_to_cocoa"]},
        ("move 3@nobles to palace", "worship resource_to_cocoa"),
    ),
    "royal_swap": (
        {"workers": "nobles3 palace1 palace1", "cocoa": 1, "wood": 1},
        {"royal_tiles": ["tech_vp", "cocoa_and_resource_to_resources", "gain_cocoa"]},
        ("move 3@nobles to palace", "worship cocoa_and_resource_to_resources"),
    ),
    "paid_power_up": (
        {
            "workers": "palace2 nobles1 nobles1",
            "cocoa": 1,
            "technologies": ["paid_power_up"],
        },
        {"technologies": GRID},
        ("move 2@palace to stone_quarry", "main action"),
    ),
    "pyramid_tile": (
        {"workers": "forest1 construction2 palace1", "stone": 9, "cocoa": 1},
        {"pyramid_display": ["....", "b..."]},
        ("move 1@forest to construction", "main action"),
    ),
    "end_turn": (
        {"workers": "alchemy1 palace1 palace1"},
        {},
        ("move 1@alchemy to forest", "collect cocoa"),
    ),
}


@pytest.mark.parametrize(("question", "moment"), MOMENTS.items())
def test_rule_3_6_at_any_moment_of_the_own_turn(
    question: str, moment: tuple[dict[str, Any], dict[str, Any], tuple[str, ...]]
) -> None:
    """rule 3.6: whatever is asked, a tile may be used first; the question then still stands."""
    facts, parts, texts = moment
    asked = play(table(seat(discoveries="victory_points", **facts), **parts), *texts)
    assert asked.question == question
    open_answers = answers(asked)
    after = play(asked, "use victory_points")
    assert changes(asked, after, 0) == {"vp": 4, **used("victory_points")}
    left = [text for text in open_answers if text != "use victory_points"]
    if len(left) > 1:
        assert (after.question, answers(after)) == (question, left)
    else:
        assert (question, board_of(after, "turn", "seat")) == ("end_turn", 1)


def test_rule_3_6_a_tile_may_pay_for_another() -> None:
    """rule 3.6, rule 5.7: cocoa from a tile buys the tile that is for sale at this moment."""
    before = table(
        seat("decorations1 palace1 palace1", avenue=2, wood=2, discoveries="cocoa"),
        discoveries={"avenue_3": ["power_up_twice"]},
    )
    asked = play(before, "move 1@decorations to nobles", "main action")
    assert answers(asked) == ["decline", "use cocoa"]
    after = play(asked, "use cocoa", "buy power_up_twice")
    assert changes(asked, after, 0) == {
        "cocoa": 3,
        "discoveries.power_up_twice": 1,
        **used("cocoa"),
    }


# power_up_twice ---


def raised(before: Position, *texts: str) -> list[str]:
    """The workers of seat 0 after power_up_twice."""
    after = play(before, "use power_up_twice", *texts)
    changed = changes(before, after, 0, workers=True)
    workers: list[str] = changed.pop("workers")
    assert changed == used("power_up_twice")
    return workers


def test_rule_11_1_power_up_twice_on_one_worker() -> None:
    """rule 11.1: one worker twice."""
    before = table(seat("forest1 nobles3 palace2", discoveries="power_up_twice"))
    workers = raised(before, "worker 1@forest", "worker 2@forest")
    assert workers == ["forest3", "nobles3", "palace2"]


def test_rule_11_1_power_up_twice_on_two_workers() -> None:
    """rule 11.1: or two workers once, on different boards."""
    before = table(seat("forest1 nobles3 palace2", discoveries="power_up_twice"))
    workers = raised(before, "worker 3@nobles", "worker 1@forest")
    assert workers == ["forest2", "nobles4", "palace2"]


def test_rule_11_1_power_up_twice_not_on_locked_workers() -> None:
    """rule 11.1, rule 3.3: unlocked workers only."""
    before = table(seat("forest1!0 nobles3 palace2", discoveries="power_up_twice"))
    asked = play(before, "use power_up_twice")
    assert sorted(answers(asked)) == ["worker 2@palace", "worker 3@nobles"]


def test_ruling_30_power_up_twice_with_one_unlocked_worker() -> None:
    """ruling 30: the only unlocked worker takes both."""
    before = table(seat("forest1!0 palace1!0 nobles2", discoveries="power_up_twice"))
    assert raised(before) == ["forest1!0", "nobles4", "palace1!0"]


def test_rule_8_1_power_up_twice_may_ascend_a_worker() -> None:
    """rule 8.1, ruling 30: the first power-up ascends it, the second finds it at the palace."""
    before = table(seat("forest1!0 palace1!0 nobles5", discoveries="power_up_twice"))
    after = play(before, "use power_up_twice", "ascend vp")
    assert changes(before, after, 0, workers=True) == {
        "avenue": 1,
        "vp": 5,
        "workers": ["forest1!0", "palace1!0", "palace2"],
        **used("power_up_twice"),
    }
    assert board_of(after, "calendar", "light") == 1
    assert (after.seat, after.question) == (0, "turn")


def test_ruling_30_not_the_worker_on_its_way() -> None:
    """ruling 30: between move and action the mover can't be raised, the others can."""
    before = table(seat("alchemy3 forest1 palace2", cocoa=1, discoveries="power_up_twice"))
    moved = play(before, "move 3@alchemy to forest")
    asked = play(moved, "use power_up_twice")
    assert sorted(answers(asked)) == ["worker 1@forest", "worker 2@palace"]
    after = play(asked, "worker 1@forest", "worker 2@forest", "main action")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1,
        "wood": 2,
        "workers": ["forest3", "forest4", "palace2"],
        **used("power_up_twice"),
    }


def test_ruling_30_not_the_second_worker_of_a_double_move_either() -> None:
    """ruling 30: both dice of a double move are on their way."""
    before = table(
        seat("palace1 palace2 forest1", discoveries="double_move power_up_twice"),
    )
    moved = play(before, "use double_move", "move 1@palace to stone_quarry")
    after = play(moved, "use power_up_twice")
    assert changes(moved, after, 0, workers=True) == {
        "workers": ["forest3", "stone_quarry1", "stone_quarry2"],
        **used("power_up_twice"),
    }


def test_ruling_30_nobody_to_raise_but_the_mover() -> None:
    """ruling 30: with the others locked the tile has to wait for the power-ups."""
    before = table(seat("alchemy3 palace1!0 palace1!1", discoveries="power_up_twice"))
    moved = play(before, "move 3@alchemy to forest")
    assert "use power_up_twice" not in answers(moved)
    asked = play(moved, "main action")
    assert answers(asked) == ["worker 3@forest", "use power_up_twice"]


def test_ruling_30_in_the_middle_of_a_main_action() -> None:
    """ruling 30: between two pyramid tiles, but still not the worker just moved."""
    before = table(
        seat("forest1 construction2 palace4", stone=9, cocoa=1, discoveries="power_up_twice"),
        pyramid_display=["....", "b..."],
    )
    building = play(
        before, "move 1@forest to construction", "main action", "pick ....", "place 1-1-1 turn 0"
    )
    asked = play(building, "use power_up_twice")
    assert sorted(answers(asked)) == ["worker 2@construction", "worker 4@palace"]


def test_ruling_30_the_mover_once_its_action_is_resolved() -> None:
    """ruling 30: at the power-ups of the main action the mover may take the tile's, too."""
    before = table(seat("alchemy1 palace1!0 palace1!1", discoveries="power_up_twice"))
    asked = play(before, "move 1@alchemy to forest", "main action", "use power_up_twice")
    assert changes(before, asked, 0, workers=True) == {
        "cocoa": 1,
        "workers": ["forest4", "palace1!0", "palace1!1"],
        **used("power_up_twice"),
    }


def test_ruling_30_the_mover_after_collecting_cocoa() -> None:
    """ruling 30: an action other than the main one is over at once; then the mover may rise."""
    before = table(seat("alchemy1 palace1!0 palace1!1", discoveries="power_up_twice"))
    after = play(before, "move 1@alchemy to forest", "collect cocoa", "use power_up_twice")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1,
        "workers": ["forest3", "palace1!0", "palace1!1"],
        **used("power_up_twice"),
    }


def test_ruling_18_paid_power_up_once_per_main_action() -> None:
    """ruling 18: 1 cocoa for one more power-up, and no second one."""
    before = table(
        seat("palace2 nobles1 nobles1", cocoa=2, technologies=["paid_power_up"]),
        technologies=GRID,
    )
    asked = play(before, "move 2@palace to stone_quarry", "main action")
    assert answers(asked) == ["decline", "worker 3@stone_quarry"]
    after = play(asked, "worker 3@stone_quarry")
    assert changes(before, after, 0, workers=True) == {
        "stone": 1,
        "cocoa": -1,
        "workers": ["nobles1", "nobles1", "stone_quarry4"],
    }
    assert board_of(after, "turn", "seat") == 1
