"""rule 7.1, rule 7.2: every step of the three temples, tiles on large steps, lost steps."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan import Position
from teotihuacan.engine.components import COMPONENTS

# Worshipping there is one step on the temple (rule 5.4): the board before it, and the board.
WORSHIP = {
    "blue": ("nobles", "gold_deposits"),
    "red": ("alchemy", "forest"),
    "green": ("palace", "stone_quarry"),
}
PRINTED = [
    (temple, step, COMPONENTS["temples"][temple]["steps"][step])
    for temple in WORSHIP
    for step in range(1, 12)
]
LARGE = [
    ("blue", 4, ("1 gold",), {"gold": 1}),
    ("red", 5, (), {"vp": 2}),
    ("green", 3, (), {"cocoa": 1}),
    ("green", 6, (), {"cocoa": 2}),
]
TEMPLES = ("blue", "red", "green")


def markers(temple: str, at: int) -> dict[str, int]:
    """One temple marker somewhere, the others at the foot."""
    return {temple: at}


def step(before: Position, temple: str, *more: str) -> Position:
    """Seat 0 worships where the ability is a step on the temple."""
    start, board = WORSHIP[temple]
    return play(before, f"move 1@{start} to {board}", f"worship {board}", *more)


def climber(temple: str, at: int, **facts: Any) -> dict[str, Any]:
    """A seat whose worker is one board before the temple's worship space."""
    workers = f"{WORSHIP[temple][0]}1 construction1 construction1"
    return seat(workers, temples=markers(temple, at), **facts)


# Every step ---


@pytest.mark.parametrize(("temple", "at", "reward"), PRINTED)
def test_rule_7_1_every_step_gives_its_printed_reward(
    temple: str, at: int, reward: dict[str, int]
) -> None:
    """rule 7.1: small, large without tiles, penultimate and top steps of all three temples."""
    before = table(climber(temple, at - 1))
    chosen = reward.get("any_resource", 0)
    after = step(before, temple, *([f"{chosen} stone"] if chosen else []))
    gained = {"stone": chosen} if chosen else reward
    assert changes(before, after, 0) == {f"temples.{temple}": 1, **gained}
    assert changes(before, after, 1) == {}


def test_rule_7_1_the_table_has_every_kind_of_step() -> None:
    """rule 7.1: the printed facts that the table above relies on, written out."""
    vp = [[step.get("vp", 0) for t, _, step in PRINTED if t == temple] for temple in TEMPLES]
    cocoa = [step.get("cocoa", 0) for temple, _, step in PRINTED if temple == "green"]
    resources = [step.get("any_resource", 0) for temple, _, step in PRINTED if temple == "blue"]
    assert vp == [
        [0, 0, 0, 0, 0, 0, 2, 0, 4, 0, 6],
        [1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5],
    ]
    assert cocoa == [1, 1, 1, 2, 2, 2, 3, 3, 4, 0, 0]
    assert resources == [1, 1, 1, 1, 2, 2, 0, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("at", "choices"),
    [
        (1, ["1 wood", "1 stone", "1 gold"]),
        (
            5,
            ["2 wood", "1 wood 1 stone", "1 wood 1 gold", "2 stone", "1 stone 1 gold", "2 gold"],
        ),
    ],
)
def test_rule_7_1_resources_of_blue_are_of_choice(at: int, choices: list[str]) -> None:
    """rule 7.1: "any resource" is any mix of wood, stone and gold."""
    before = table(climber("blue", at - 1))
    assert answers(step(before, "blue")) == choices


def test_rule_7_1_two_different_resources() -> None:
    """rule 7.1: two resources need not be alike."""
    before = table(climber("blue", 7))
    after = step(before, "blue", "1 wood 1 gold")
    assert changes(before, after, 0) == {"temples.blue": 1, "wood": 1, "gold": 1}


# Large steps ---


@pytest.mark.parametrize(("temple", "at", "answer", "reward"), LARGE)
def test_rule_7_1_large_step_printed_reward_instead_of_a_tile(
    temple: str, at: int, answer: tuple[str, ...], reward: dict[str, int]
) -> None:
    """rule 7.1: the printed reward may be taken; then the tile stays."""
    spot = f"{temple}_{at}"
    before = table(climber(temple, at - 1, wood=1), discoveries={spot: ["mask_4"]})
    asked = step(before, temple)
    assert answers(asked) == ["take reward", "buy mask_4"]
    after = play(asked, "take reward", *answer)
    assert changes(before, after, 0) == {f"temples.{temple}": 1, **reward}
    assert board_of(after, "discoveries", spot) == ["mask_4"]


@pytest.mark.parametrize(("temple", "at", "_answer", "_reward"), LARGE)
def test_rule_7_1_large_step_tile_instead_of_the_reward(
    temple: str, at: int, _answer: tuple[str, ...], _reward: dict[str, int]
) -> None:
    """rule 7.1, rule 7.4: a tile is bought at its cost, without the reward, and is not
    replaced."""
    spot = f"{temple}_{at}"
    before = table(
        climber(temple, at - 1, wood=1), discoveries={spot: ["cocoa", "mask_4", "mask_5"]}
    )
    after = step(before, temple, "buy mask_4")
    bought = {f"temples.{temple}": 1, "wood": -1, "discoveries.mask_4": 1}
    assert changes(before, after, 0) == bought
    assert board_of(after, "turn", "seat") == 1
    assert board_of(after, "discoveries", spot) == ["cocoa", "mask_5"]


def test_rule_7_1_large_step_offers_only_tiles_that_can_be_paid() -> None:
    """rule 7.1, rule 5.7: five tiles lie there; with 1 wood and 1 cocoa three of them can be
    bought."""
    tiles = ["mask_1", "mask_2", "cocoa", "mask_7", "double_move"]
    before = table(climber("red", 4, wood=1, cocoa=1), discoveries={"red_5": tiles})
    assert answers(step(before, "red")) == [
        "take reward",
        "buy mask_2",
        "buy mask_7",
        "buy double_move",
    ]


def test_rule_7_1_large_step_without_means_brings_the_reward() -> None:
    """rule 7.1, rule 5.7: whoever can pay no tile gains the printed reward; nothing is asked."""
    before = table(climber("red", 4), discoveries={"red_5": ["mask_1", "cocoa"]})
    after = step(before, "red")
    assert changes(before, after, 0) == {"temples.red": 1, "vp": 2}
    assert board_of(after, "discoveries", "red_5") == ["mask_1", "cocoa"]


def test_rule_7_1_one_of_two_equal_tiles() -> None:
    """rule 7.1: one tile is bought, its twin stays."""
    before = table(climber("green", 2, wood=3), discoveries={"green_3": ["mask_4", "mask_4"]})
    after = step(before, "green", "buy mask_4")
    assert changes(before, after, 0) == {
        "temples.green": 1,
        "wood": -1,
        "discoveries.mask_4": 1,
    }
    assert board_of(after, "discoveries", "green_3") == ["mask_4"]


@pytest.mark.parametrize("taken", range(5))
def test_rule_7_4_the_other_four_of_five_tiles_stay(taken: int) -> None:
    """rule 7.1, rule 7.4: five tiles lie on the red step with four players; whichever is
    bought goes."""
    tiles = ["double_move", "free_cocoa", "move_anywhere", "temple_blue", "extra_worker"]
    before = table(climber("red", 4), seat(), seat(), seat(), discoveries={"red_5": tiles})
    after = step(before, "red", f"buy {tiles[taken]}")
    left = [tile for tile in tiles if tile != tiles[taken]]
    assert board_of(after, "discoveries", "red_5") == left
    assert changes(before, after, 0) == {"temples.red": 1, f"discoveries.{tiles[taken]}": 1}


def test_rule_7_1_small_step_has_no_tile() -> None:
    """rule 7.1: tiles of a large step are out of reach from the steps beside it."""
    before = table(climber("green", 3), discoveries={"green_3": ["double_move"]})
    after = step(before, "green")
    assert changes(before, after, 0) == {"temples.green": 1, "cocoa": 2}


def test_rule_7_4_empty_large_step_stays_empty() -> None:
    """rule 7.4: the last tile of a large step is not replaced; the next climber gets the
    reward."""
    before = table(
        climber("red", 4),
        seat("alchemy1 construction1 construction1", temples=(0, 4, 0), cocoa=1),
        discoveries={"red_5": ["double_move"]},
    )
    bought = step(before, "red", "buy double_move")
    assert board_of(bought, "discoveries", "red_5") == []
    after = play(bought, "move 1@alchemy to forest", "worship forest")
    assert changes(bought, after, 1) == {"temples.red": 1, "vp": 2, "cocoa": -1}


# The two steps at the end ---


@pytest.mark.parametrize("temple", TEMPLES)
def test_rule_7_1_many_markers_on_the_penultimate_step(temple: str) -> None:
    """rule 7.1: the penultimate step holds any number of markers and gives nothing now."""
    before = table(climber(temple, 9), seat(temples=markers(temple, 10)))
    after = step(before, temple)
    assert changes(before, after, 0) == {f"temples.{temple}": 1}


@pytest.mark.parametrize(("temple", "vp"), [("blue", 6), ("red", 7), ("green", 5)])
def test_ruling_8_top_step_gives_its_printed_reward(temple: str, vp: int) -> None:
    """ruling 8: the top step pays; markers below don't bar it."""
    before = table(climber(temple, 10), seat(temples=markers(temple, 10)))
    after = step(before, temple)
    assert changes(before, after, 0) == {f"temples.{temple}": 1, "vp": vp}


@pytest.mark.parametrize("temple", TEMPLES)
def test_rule_7_2_top_holds_one_marker_only(temple: str) -> None:
    """rule 7.1, rule 7.2: with another marker on top the step is lost, without reward."""
    before = table(climber(temple, 10), seat(temples=markers(temple, 11)))
    after = step(before, temple)
    assert changes(before, after, 0) == {}
    assert board_of(after, "turn", "seat") == 1


@pytest.mark.parametrize("temple", TEMPLES)
def test_rule_7_2_step_of_a_marker_on_top_is_lost(temple: str) -> None:
    """rule 7.2: there is nothing above the top."""
    before = table(climber(temple, 11))
    after = step(before, temple)
    assert changes(before, after, 0) == {}


def test_rule_7_2_lost_step_of_a_technology() -> None:
    """rule 7.2, rule 6.6: a technology is learned even when its temple step is lost."""
    before = table(seat("quarry1 palace1 palace1", temples=(0, 11, 0), gold=1))
    after = play(
        before, "move 1@stone_quarry to alchemy", "main action", "learn alchemy_nobles_vp"
    )
    assert changes(before, after, 0) == {"gold": -1, "technologies": ["alchemy_nobles_vp"]}


def test_rule_7_2_lost_step_of_a_match() -> None:
    """rule 7.2, rule 6.8: of two coloured matches the blocked one is lost, the other is
    followed."""
    before = table(
        seat("construction1 palace1 palace1", temples=(0, 10, 0), gold=3),
        seat(temples=(0, 11, 0)),
        decoration_display=["RG"],
    )
    after = play(before, "move 1@construction to decorations", "main action", "decorate RG top")
    assert changes(before, after, 0) == {
        "gold": -3,
        "vp": 5,
        "track": 1,
        "temples.green": 1,
        "cocoa": 1,
    }


# Temple of choice ---


def chooser(temples: tuple[int, int, int], other: tuple[int, int, int]) -> Position:
    """Seat 0 worships at the decorations: one step on a temple of choice."""
    workers = "construction1 palace1 palace1"
    before = table(seat(workers, temples=temples), seat(temples=other))
    return play(before, "move 1@construction to decorations")


def test_ruling_8_step_of_choice_is_not_optional() -> None:
    """ruling 8: the choice is among temples; no step at all is not among the answers."""
    asked = play(chooser((0, 0, 0), (0, 0, 0)), "worship decorations")
    assert answers(asked) == ["temple blue", "temple red", "temple green"]


@pytest.mark.parametrize(
    ("own", "other", "choices"),
    [
        ((11, 0, 0), (0, 0, 0), ["temple red", "temple green"]),
        ((0, 11, 0), (0, 0, 0), ["temple blue", "temple green"]),
        ((0, 0, 11), (0, 0, 0), ["temple blue", "temple red"]),
        ((10, 0, 0), (11, 0, 0), ["temple red", "temple green"]),
        ((0, 10, 0), (0, 11, 0), ["temple blue", "temple green"]),
        ((0, 0, 10), (0, 0, 11), ["temple blue", "temple red"]),
        ((10, 10, 10), (10, 11, 10), ["temple blue", "temple green"]),
        ((9, 9, 9), (11, 11, 11), ["temple blue", "temple red", "temple green"]),
    ],
)
def test_rule_7_2_choice_only_among_possible_temples(
    own: tuple[int, int, int], other: tuple[int, int, int], choices: list[str]
) -> None:
    """rule 7.2: a step of choice must be made on a temple where it is possible."""
    assert answers(play(chooser(own, other), "worship decorations")) == choices


def test_rule_7_2_the_only_possible_temple_is_taken() -> None:
    """rule 7.2: with one temple left the step is made there."""
    before = chooser((11, 10, 4), (0, 11, 0))
    after = play(before, "worship decorations")
    assert changes(before, after, 0) == {"temples.green": 1, "cocoa": 2}


def test_rule_7_2_no_temple_left() -> None:
    """rule 7.2, ruling 47: a free step of choice may come to nothing."""
    before = chooser((11, 10, 11), (0, 11, 0))
    after = play(before, "worship decorations")
    assert changes(before, after, 0) == {}
    assert board_of(after, "turn", "seat") == 1
