"""rule 7.3, rule 7.4, rule 7.5: the Avenue of the Dead and the pyramid track; ruling 47: paid
steps."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan import Position

BUILD = ("move 1@decorations to nobles", "main action")


def builder(avenue: int, wood: int = 2, **parts: Any) -> Position:
    """Seat 0 can build on the nobles board: 2 wood, 3 VP, one avenue step (rule 6.7)."""
    workers = "decorations1 palace1 palace1"
    return table(seat(workers, avenue=avenue, wood=wood), **parts)


# The avenue ---


@pytest.mark.parametrize("at", range(1, 10))
def test_rule_7_3_every_avenue_step(at: int) -> None:
    """rule 7.3: one up, nothing else, as long as no tile lies there."""
    before = builder(at - 1)
    after = play(before, *BUILD)
    assert changes(before, after, 0) == {"wood": -2, "vp": 3, "avenue": 1}
    assert board_of(after, "turn", "seat") == 1


def test_rule_7_3_the_avenue_ends_at_9() -> None:
    """rule 7.3: a step beyond 9 is lost."""
    before = builder(9)
    after = play(before, *BUILD)
    assert changes(before, after, 0) == {"wood": -2, "vp": 3}


@pytest.mark.parametrize("at", [3, 6, 8])
def test_rule_7_3_buying_a_tile_on_the_avenue(at: int) -> None:
    """rule 7.3, rule 7.4: one tile may be bought at its cost; it is not replaced."""
    spot = f"avenue_{at}"
    before = builder(at - 1, wood=3, discoveries={spot: ["mask_4", "mask_6"]})
    asked = play(before, *BUILD)
    assert answers(asked) == ["decline", "buy mask_4", "buy mask_6"]
    after = play(asked, "buy mask_6")
    assert changes(before, after, 0) == {
        "wood": -3,
        "vp": 3,
        "avenue": 1,
        "discoveries.mask_6": 1,
    }
    assert board_of(after, "turn", "seat") == 1
    assert board_of(after, "discoveries", spot) == ["mask_4"]


@pytest.mark.parametrize("at", [3, 6, 8])
def test_rule_7_3_buying_is_optional(at: int) -> None:
    """rule 7.3: the tile may be left; unlike a large step there is no reward instead."""
    spot = f"avenue_{at}"
    before = builder(at - 1, discoveries={spot: ["double_move"]})
    after = play(before, *BUILD, "decline")
    assert changes(before, after, 0) == {"wood": -2, "vp": 3, "avenue": 1}
    assert board_of(after, "discoveries", spot) == ["double_move"]


def test_rule_7_3_tiles_that_cannot_be_paid_are_not_offered() -> None:
    """rule 7.3, rule 5.7: no wood left for a mask: nothing is asked."""
    before = builder(2, discoveries={"avenue_3": ["mask_4", "mask_1"]})
    after = play(before, *BUILD)
    assert changes(before, after, 0) == {"wood": -2, "vp": 3, "avenue": 1}
    assert board_of(after, "discoveries", "avenue_3") == ["mask_4", "mask_1"]


@pytest.mark.parametrize("at", [1, 2, 4, 5, 7, 9])
def test_rule_7_3_tiles_are_for_sale_on_landing_only(at: int) -> None:
    """rule 7.3: steps other than 3, 6 and 8 sell nothing."""
    tiles = {f"avenue_{n}": ["double_move"] for n in (3, 6, 8)}
    before = builder(at - 1, discoveries=tiles)
    after = play(before, *BUILD)
    assert changes(before, after, 0) == {"wood": -2, "vp": 3, "avenue": 1}


def test_rule_7_3_no_tile_while_standing_at_the_end() -> None:
    """rule 7.3: a lost step lands nowhere, so it sells nothing."""
    before = builder(9, discoveries={"avenue_8": ["double_move"]})
    after = play(before, *BUILD)
    assert changes(before, after, 0) == {"wood": -2, "vp": 3}


def test_rule_7_4_empty_avenue_space_stays_empty() -> None:
    """rule 7.4: the only tile of step 8 is gone for everybody after it was bought."""
    before = table(
        seat("decorations1 palace1 palace1", avenue=7, wood=2),
        seat("decorations1 palace1 palace1", avenue=7, wood=2, cocoa=1),
        discoveries={"avenue_8": ["double_move"]},
    )
    bought = play(before, *BUILD, "buy double_move")
    assert board_of(bought, "discoveries", "avenue_8") == []
    after = play(bought, *BUILD)
    assert changes(bought, after, 1) == {"wood": -2, "cocoa": -1, "vp": 2, "avenue": 1}


# The pyramid track ---

PLACE = ("move 1@forest to construction", "main action", "place 1-1-1 turn 0")


@pytest.mark.parametrize(("track", "step"), [(0, {"track": 1}), (8, {"track": 1}), (9, {})])
def test_rule_7_5_the_pyramid_track_ends_at_9(track: int, step: dict[str, int]) -> None:
    """rule 7.5, ruling 20: a pyramid tile is one step, but not beyond 9 (1 VP and 2 plain
    matches)."""
    before = table(
        seat("forest1 palace1 palace1", track=track, stone=2), pyramid_display=["...."]
    )
    after = play(before, *PLACE)
    assert changes(before, after, 0) == {"stone": -2, "vp": 3, **step}


@pytest.mark.parametrize(("track", "step"), [(8, {"track": 1}), (9, {})])
def test_rule_7_5_decorations_step_on_the_track_too(track: int, step: dict[str, int]) -> None:
    """rule 7.5, rule 6.8: a decoration that matches nothing: 3 VP and a track step, if there
    is one."""
    before = table(
        seat("construction1 palace1 palace1", track=track, gold=3), decoration_display=["BB"]
    )
    after = play(before, "move 1@construction to decorations", "main action", "decorate BB top")
    assert changes(before, after, 0) == {"gold": -3, "vp": 3, **step}


# Steps that are paid for ---

ROYAL = ["tech_vp", "cocoa_to_gold_and_stone", "cocoa_to_temples"]
TOPPED = (11, 11, 11)


def test_ruling_47_two_paid_steps_need_a_possible_temple() -> None:
    """ruling 47: on top of all temples two steps can't be bought; one free step may be lost."""
    before = table(seat("alchemy5 palace1 palace1", temples=TOPPED, cocoa=3))
    asked = play(before, "move 5@alchemy to forest", "main action")
    assert answers(asked) == ["ascend vp", "ascend cocoa", "ascend temple", "ascend worker"]
    after = play(asked, "ascend temple")
    assert changes(before, after, 0) == {"wood": 2, "avenue": 1}


def test_ruling_47_royal_steps_need_a_possible_temple() -> None:
    """ruling 47: cocoa_to_temples takes no cocoa when no step is possible."""
    before = table(seat("nobles3 palace1 palace1", temples=TOPPED, cocoa=2), royal_tiles=ROYAL)
    after = play(before, "move 3@nobles to palace", "worship cocoa_to_temples")
    assert changes(before, after, 0) == {}
    assert board_of(after, "turn", "seat") == 1


def test_ruling_47_royal_steps_only_where_possible() -> None:
    """ruling 47, rule 7.2: of three temples the blocked one is not offered; 1 cocoa a step."""
    before = table(
        seat("nobles3 palace1 palace1", temples=(11, 0, 10), cocoa=5), royal_tiles=ROYAL
    )
    asked = play(before, "move 3@nobles to palace", "worship cocoa_to_temples")
    assert answers(asked) == ["decline", "temple red", "temple green"]
    after = play(asked, "temple green", "temple red")
    assert changes(before, after, 0) == {
        "cocoa": -2,
        "temples.green": 1,
        "temples.red": 1,
        "vp": 6,
    }


def test_ruling_47_the_last_possible_step_can_be_bought_once() -> None:
    """ruling 47: after the only possible step no second one is offered."""
    before = table(
        seat("nobles3 palace1 palace1", temples=(11, 11, 10), cocoa=2), royal_tiles=ROYAL
    )
    after = play(before, "move 3@nobles to palace", "worship cocoa_to_temples", "temple green")
    assert changes(before, after, 0) == {"cocoa": -1, "temples.green": 1, "vp": 5}
    assert board_of(after, "turn", "seat") == 1
