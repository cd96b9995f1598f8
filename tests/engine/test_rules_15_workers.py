"""rule 15.5: which worker, where it goes, which temple, which resource; ascension."""

from typing import Any

import pytest

from solo_table import (
    booked,
    bot,
    bot_turn,
    changed,
    facts,
    masteries,
    order,
    outcome,
    solo,
    texts,
    workers_of,
    you,
)
from table import board_of
from teotihuacan import Position

# Places of the ring, clockwise from the palace; the board after each, the palace never counting.
RING = ("palace", "quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold")
NEXT = {
    "palace": "quarry",
    "quarry": "alchemy",
    "alchemy": "forest",
    "forest": "construction",
    "construction": "decorations",
    "decorations": "nobles",
    "nobles": "gold",
    "gold": "quarry",
}


def workers_after(before: Position) -> str:
    """Teotibot's workers after its turn."""
    return workers_of(bot_turn(before)[0], 1)


# Cocoa ---


def test_rule_15_5_actions_cost_teotibot_no_cocoa() -> None:
    """rule 15.5: four colours on the board, which would cost anybody else cocoa."""
    before = solo(
        bot("nobles2 nobles2 gold2 quarry1!", wood=2, cocoa=7),
        you("nobles1 nobles1 nobles1"),
        act="nobles",
        neutral_dice=[["nobles"], ["nobles"]],
    )
    assert outcome(before) == {
        "bot.avenue": 1,
        "bot.vp": 3,
        "bot.wood": -2,
        "bot.workers": "gold2 gold3 nobles2 quarry1!",
        "nobles.0": 1,
    }


# "A worker on a board", "the strongest", "the weakest": unlocked ones ---


def test_rule_15_5_a_locked_worker_is_not_on_its_board() -> None:
    """rule 15.5, ruling 38: the worker locked on decorations can't place a decoration."""
    before = solo(bot("construction2 forest2 nobles2 decorations5!", gold=2), act="decorations")
    assert outcome(before) == {
        "bot.cocoa": 5,
        "bot.workers": "construction2 construction3 decorations5! nobles2",
    }


def test_rule_15_5_a_locked_worker_is_never_the_weakest() -> None:
    """rule 15.5, ruling 38: a locked worker of power 1 is not powered up for 5 cocoa."""
    before = solo(bot("forest3 nobles4 alchemy5 quarry1!"), act="mask_collection")
    assert workers_after(before) == texts("decorations4 nobles4 alchemy5 quarry1!")


def test_rule_15_5_a_locked_worker_is_never_the_strongest() -> None:
    """rule 15.5, ruling 38: mastery tries the unlocked workers only."""
    before = solo(bot("forest1 nobles3 construction2 quarry5!"), act="mastery")
    after, events = bot_turn(before)
    assert masteries(events) == [
        ("nobles", 3, "can't pay"),
        ("construction", 2, "can't pay"),
        ("forest", 1, "done"),
    ]
    assert workers_of(after, 1) == texts("construction2 construction2 nobles3 quarry5!")


@pytest.mark.parametrize(
    ("workers", "then"),
    [
        ("forest1 forest3 forest2", "forest1 decorations4 forest2"),
        ("forest4 forest2 forest2", "decorations5 forest2 forest2"),
        ("forest2 forest2 nobles5", "construction3 forest2 nobles5"),
        ("forest1 nobles5 alchemy5", "construction2 nobles5 alchemy5"),
    ],
)
def test_rule_15_5_of_several_workers_on_the_board_the_strongest_is_powered_up(
    workers: str, then: str
) -> None:
    """rule 15.5: the strongest ON THAT BOARD, whatever stands elsewhere."""
    before = solo(bot(f"{workers} quarry1!"), act="nobles")
    assert outcome(before) == {"bot.wood": 2, "bot.workers": texts(f"{then} quarry1!")}


# Equal ones: the strongest is the furthest clockwise from the palace, the weakest the nearest.
STRONGEST = [
    ("forest2 gold2 quarry2", "gold_deposits"),
    ("forest2 quarry2 forest1", "forest"),
    ("quarry3 forest2 gold2", "stone_quarry"),
    ("gold1 forest3 quarry3", "forest"),
    ("palace4 forest4 quarry1", "forest"),
]


@pytest.mark.parametrize(("workers", "board"), STRONGEST)
def test_rule_15_5_strongest_among_equals_is_the_furthest_from_the_palace(
    workers: str, board: str
) -> None:
    """rule 15.5: clockwise from the palace, so gold (place 7) before forest (3) and quarry
    (1)."""
    _, events = bot_turn(solo(bot(f"{workers} decorations1!"), act="mastery"))
    assert masteries(events)[0][0] == board


WEAKEST = [
    ("forest2 gold2 quarry2", "alchemy3 forest2 gold2"),
    ("forest2 gold2 quarry3", "construction3 gold2 quarry3"),
    ("palace2 quarry2 gold2", "quarry3 quarry2 gold2"),
    ("nobles1 decorations1 construction1", "nobles1 decorations1 decorations2"),
    ("gold1 alchemy2 quarry2", "quarry2 alchemy2 quarry2"),
    ("gold5 nobles5 forest4", "gold5 nobles5 decorations5"),
]


@pytest.mark.parametrize(("workers", "then"), WEAKEST)
def test_rule_15_5_weakest_among_equals_is_the_nearest_to_the_palace(
    workers: str, then: str
) -> None:
    """rule 15.5: clockwise from the palace, a worker at the palace itself nearest of all."""
    before = solo(bot(f"{workers} decorations1!"), act="mask_collection")
    assert outcome(before) == {"bot.cocoa": 5, "bot.workers": texts(f"{then} decorations1!")}


SHUFFLED = [
    "palace",
    "nobles",
    "decorations",
    "gold_deposits",
    "construction",
    "forest",
    "stone_quarry",
    "alchemy",
]


def test_rule_15_5_near_and_far_go_by_the_ring_of_this_game() -> None:
    """rule 15.5: with shuffled boards the places count, not the printed numbers or other
    games."""
    weak = solo(bot("forest2 gold2 alchemy2 quarry1!"), act="mask_collection", ring=SHUFFLED)
    assert workers_after(weak) == texts("forest2 construction3 alchemy2 quarry1!")
    strong = solo(bot("forest2 gold2 quarry2 decorations1!"), act="mastery", ring=SHUFFLED)
    assert workers_after(strong) == texts("forest2 gold2 alchemy3 decorations1!")
    last = solo(bot("forest5 gold5 alchemy1 quarry1!"), act="mask_collection", ring=SHUFFLED)
    assert workers_after(last) == texts("forest5 gold5 nobles2 quarry1!")


# Advance ---


@pytest.mark.parametrize("board", RING)
@pytest.mark.parametrize("power", [1, 2])
def test_rule_15_5_power_up_to_3_advances_one_board(board: str, power: int) -> None:
    """rule 15.5: 1 board clockwise at power 1-3 (after the power-up), the palace never
    counting."""
    before = solo(bot(f"{board}{power} alchemy5 alchemy5 quarry1!"), act="mask_collection")
    wanted = texts(f"{NEXT[board]}{power + 1} alchemy5 alchemy5 quarry1!")
    assert outcome(before) == {"bot.cocoa": 5, "bot.workers": wanted}


@pytest.mark.parametrize("board", RING)
@pytest.mark.parametrize("power", [3, 4])
def test_rule_15_5_power_4_and_5_advance_two_boards(board: str, power: int) -> None:
    """rule 15.5: 2 boards clockwise at power 4-5, past the palace as if it weren't there."""
    before = solo(bot(f"{board}{power} alchemy5 alchemy5 quarry1!"), act="mask_collection")
    wanted = texts(f"{NEXT[NEXT[board]]}{power + 1} alchemy5 alchemy5 quarry1!")
    assert outcome(before) == {"bot.cocoa": 5, "bot.workers": wanted}


def test_rule_15_5_the_move_is_told_with_both_boards() -> None:
    """rule 15.5: power-up first, then the move."""
    _, events = bot_turn(solo(bot("gold3 alchemy5 alchemy5 quarry1!"), act="mask_collection"))
    assert facts(events, "powered_up") == [{"board": "gold_deposits", "power": 4}]
    assert facts(events, "moved") == [{"start": "gold_deposits", "board": "alchemy", "power": 4}]
    assert order(events, "gained", "powered_up", "moved") == ["gained", "powered_up", "moved"]


# Any temple ---

# Teotibot's markers, yours, and what the step brings. It has paid its 2 stone, so stone is what
# it has least of when the blue temple brings a resource.
ANY_TEMPLE: list[tuple[tuple[int, int, int], tuple[int, int, int], dict[str, int]]] = [
    ((1, 1, 1), (0, 0, 0), {"temples.blue": 1, "stone": 1}),
    ((1, 2, 1), (0, 0, 0), {"temples.red": 1, "vp": 2}),
    ((1, 2, 2), (0, 0, 0), {"temples.red": 1, "vp": 2}),
    ((1, 2, 3), (0, 0, 0), {"temples.green": 1, "cocoa": 2}),
    ((6, 0, 6), (0, 0, 0), {"temples.blue": 1, "vp": 2}),
    ((9, 8, 8), (0, 0, 0), {"temples.blue": 1}),
    ((10, 10, 10), (0, 0, 0), {"temples.blue": 1, "vp": 6}),
    ((0, 10, 10), (0, 0, 0), {"temples.red": 1, "vp": 7}),
    ((0, 0, 10), (0, 0, 0), {"temples.green": 1, "vp": 5}),
    ((11, 3, 4), (0, 0, 0), {"temples.green": 1, "cocoa": 2}),
    ((11, 11, 0), (0, 0, 0), {"temples.green": 1, "cocoa": 1}),
    ((11, 11, 11), (0, 0, 0), {}),
    ((10, 1, 0), (11, 0, 0), {"temples.red": 1, "vp": 1}),
    ((10, 10, 0), (11, 11, 0), {"temples.green": 1, "cocoa": 1}),
    ((9, 1, 0), (11, 0, 0), {"temples.blue": 1}),
    ((10, 11, 10), (11, 0, 11), {}),
]


@pytest.mark.parametrize(("own", "yours", "step"), ANY_TEMPLE)
def test_rule_15_5_any_temple_is_the_highest_that_is_not_topped_out(
    own: tuple[int, int, int], yours: tuple[int, int, int], step: dict[str, int]
) -> None:
    """rule 15.5, ruling 38: ties left to right; a top step you stand on tops it out, too; the
    penultimate step brings nothing, the top its printed reward."""
    before = solo(
        bot("construction2 nobles2 nobles2 quarry1!", temples=own, stone=2, gold=9, wood=9),
        you(temples=yours),
        act="construction",
    )
    found = outcome(before)
    wanted = {"stone": -2, "vp": 3, "track": 1}
    for key, value in step.items():
        wanted[key] = wanted.get(key, 0) + value
    assert {k: v for k, v in found.items() if k.startswith("bot.") and k != "bot.workers"} == {
        f"bot.{key}": value for key, value in wanted.items()
    }


# Resources of choice ---

# Wood, stone and gold before the step; the step on the blue temple; what it brings.
SCARCEST = [
    ((0, 0, 0), 1, {"gold": 1}),
    ((1, 1, 1), 1, {"gold": 1}),
    ((1, 0, 1), 1, {"stone": 1}),
    ((0, 1, 1), 1, {"wood": 1}),
    ((0, 0, 1), 1, {"stone": 1}),
    ((0, 1, 0), 1, {"gold": 1}),
    ((1, 0, 0), 1, {"gold": 1}),
    ((5, 4, 6), 3, {"stone": 1}),
    ((0, 0, 0), 5, {"gold": 1, "stone": 1}),
    ((3, 3, 3), 8, {"gold": 1, "stone": 1}),
    ((0, 2, 2), 5, {"wood": 2}),
    ((0, 1, 2), 6, {"wood": 1, "stone": 1}),
    ((2, 1, 1), 6, {"gold": 1, "stone": 1}),
    ((0, 1, 1), 8, {"wood": 1, "gold": 1}),
    ((4, 4, 0), 5, {"gold": 2}),
]


@pytest.mark.parametrize(("goods", "step", "gained"), SCARCEST)
def test_rule_15_5_resources_of_choice_are_what_it_has_least_of(
    goods: tuple[int, int, int], step: int, gained: dict[str, int]
) -> None:
    """rule 15.5, ruling 35: ties gold, stone, wood; two resources are taken one after the
    other."""
    wood, stone, gold = goods
    before = solo(
        bot(
            "decorations2 nobles2 nobles2 quarry1!",
            temples=(step - 1, 0, 0),
            wood=wood,
            stone=stone,
            gold=gold + 2,  # the decoration costs 2
        ),
        act="decorations",
    )
    found = outcome(before)
    goods_found = {name: found.get(f"bot.{name}", 0) for name in ("wood", "stone", "gold")}
    goods_found["gold"] += 2
    assert {name: n for name, n in goods_found.items() if n} == gained


# Ascension ---


def test_rule_15_5_ascension_brings_5_vp_and_an_avenue_step() -> None:
    """rule 15.5, rule 8.1: the worker of power 5 becomes a new one of power 1 at the palace, and
    that
    one advances; the light disc moves for the ascension and for the end of the turn."""
    before = solo(bot("forest5 alchemy5 alchemy5 quarry1!", avenue=1), act="nobles")
    after, events = bot_turn(before)
    assert changed(before, after) == {
        "bot.avenue": 1,
        "bot.vp": 5,
        "bot.wood": 2,
        "bot.workers": "alchemy5 alchemy5 quarry1 quarry1!",
        "calendar.light": 2,
    }
    assert booked(before, after) == {"ascension": 5}
    assert facts(events, "moved") == [{"start": "palace", "board": "stone_quarry", "power": 1}]
    assert order(events, "ascended", "avenue_stepped", "scored", "light_moved", "moved") == [
        "ascended",
        "avenue_stepped",
        "scored",
        "light_moved",
        "moved",
        "light_moved",
    ]
    assert after.statistics(1)["ascensions"] == 1


def test_rule_15_5_ascension_at_the_end_of_the_avenue() -> None:
    """rule 7.3, rule 15.5: the avenue ends at 9; the 5 VP come all the same."""
    before = solo(bot("forest5 alchemy5 alchemy5 quarry1!", avenue=9), act="nobles")
    assert outcome(before) == {
        "bot.vp": 5,
        "bot.wood": 2,
        "bot.workers": "alchemy5 alchemy5 quarry1 quarry1!",
        "calendar.light": 2,
    }


def test_rule_15_5_ascension_may_bring_the_eclipse() -> None:
    """rule 8.1, rule 9.1: reached in the last player's turn, so one more full round; no step
    beyond."""
    before = solo(bot("forest5 alchemy5 alchemy5 quarry1!"), act="nobles", calendar={"light": 9})
    after, _ = bot_turn(before)
    assert board_of(after, "calendar", "light") == 10
    assert board_of(after, "calendar", "eclipse_in_turns") == 2


# No discovery tiles ---

TILES = {
    "avenue_3": ["temple_blue"],
    "avenue_6": ["temple_blue"],
    "avenue_8": ["temple_red"],
    "blue_4": ["any_resources_2", "double_move"],
    "red_5": ["mask_7"],
    "green_3": ["temple_green"],
    "green_6": ["mask_6"],
}


@pytest.mark.parametrize("step", [3, 6, 8])
def test_rule_15_5_teotibot_takes_no_discovery_on_the_avenue(step: int) -> None:
    """rule 15.5: landing on 3, 6 or 8 it leaves the tiles, even free ones."""
    before = solo(
        bot("nobles2 gold2 gold2 quarry1!", avenue=step - 1, wood=9, gold=9, cocoa=9),
        act="nobles",
        discoveries=TILES,
    )
    assert outcome(before) == {
        "bot.avenue": 1,
        "bot.vp": 3,
        "bot.wood": -2,
        "bot.workers": "gold2 gold2 gold3 quarry1!",
        "nobles.0": 1,
    }


LARGE: list[tuple[tuple[int, int, int], dict[str, Any]]] = [
    ((3, 0, 0), {"bot.temples.blue": 1, "bot.wood": 1}),
    ((0, 4, 0), {"bot.temples.red": 1, "bot.vp": 5 + 2}),
    ((0, 0, 2), {"bot.temples.green": 1, "bot.cocoa": 1}),
    ((0, 0, 5), {"bot.temples.green": 1, "bot.cocoa": 2}),
]


@pytest.mark.parametrize(("temples", "step"), LARGE)
def test_rule_15_5_always_the_printed_reward_on_large_steps(
    temples: tuple[int, int, int], step: dict[str, Any]
) -> None:
    """rule 15.5: the tiles on blue 4, red 5, green 3 and 6 stay, masks too."""
    before = solo(
        bot("decorations2 gold2 gold2 quarry1!", temples=temples, gold=9, stone=5, wood=4),
        act="decorations",
        discoveries=TILES,
    )
    assert (
        outcome(before)
        == {
            "bot.gold": -2,
            "bot.track": 1,
            "bot.vp": 5,
            "bot.workers": "gold2 gold2 nobles3 quarry1!",
            "decoration_display.0": ".B",
            "decoration_display.1": "GG",
            "decoration_display.2": "BG",
            "decoration_display.3": None,
            "decorations.top.0": "BR",
        }
        | step
    )
