"""rule 13, technology 15: construction counts one more worker and costs one resource less."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan.engine.components import COMPONENTS

MOVE = "move 1@forest to construction"
TECHNOLOGY = "construction_worker_and_discount"
CELLS = [[k, r, c] for k in range(3) for r in range(4 - k) for c in range(4 - k)]


def pyramid(count: int) -> list[dict[str, Any]]:
    """The first cells of the pyramid, level by level, with some tile or other."""
    tiles = COMPONENTS["pyramid"]["tiles"]
    return [{"cell": c, "tile": t} for c, t in zip(CELLS[:count], tiles, strict=False)]


def builder(workers: str = "palace1 palace1", **facts: Any) -> dict[str, Any]:
    """A player with technology 15 about to build, one worker more than those named."""
    start = {"cocoa": 1, "technologies": [TECHNOLOGY], "temples": (9, 9, 9)}
    return seat(workers=f"forest1 {workers}", **{**start, **facts})


# One more worker ---


@pytest.mark.parametrize(
    ("workers", "tiles"),
    [
        ("palace1 palace1", 2),
        ("construction2 palace1", 3),
        ("construction2 construction3", 3),
        ("construction2 construction3 construction4", 3),
    ],
)
def test_ruling_42_one_more_tile_but_never_a_fourth(workers: str, tiles: int) -> None:
    """ruling 42, rule 13: one worker more, capped at three, for tiles and power-ups."""
    before = table(builder(workers, stone=9), pyramid_display=["....", "b...", "...r"])
    placing = play(
        before, MOVE, "main action", "pick ....", "place 1-1-4 turn 0", "discount stone"
    )
    assert answers(placing) == ["decline", "pick b...", "pick ...r"]
    placing = play(placing, "pick b...", "place 1-2-4 turn 0")
    # "...." on ". . . .": four matches; "b..." on "r r b b": none; "...r" on plain: three.
    expected = {"stone": -1 - 2, "vp": 5 + 1, "track": 2}
    if tiles == 3:
        placing = play(placing, "pick ...r", "place 1-4-4 turn 0")
        expected = {"stone": -1 - 2 - 2, "vp": 5 + 1 + 4, "track": 3, "cocoa": -1}
        assert placing.question == "power_up"
        assert board_of(placing, "stack")[-1]["count"] == 2
    else:
        assert changes(before, placing, 0, workers=True)["workers"][0] == "construction2"
        assert (placing.seat, placing.question) == (1, "turn")
    assert changes(before, placing, 0) == expected


def test_rule_13_extra_worker_tile_and_technology_15_add_up() -> None:
    """rule 13, rule 11.4: a lone worker counts as three with both: three tiles, two power-ups."""
    before = table(
        builder(stone=9, discoveries="extra_worker power_up_twice"),
        pyramid_display=["....", "b...", "...r"],
    )
    after = play(
        before,
        MOVE,
        "use extra_worker",
        "pick ....",
        "place 1-1-4 turn 0",
        "discount stone",
        "pick b...",
        "place 1-2-4 turn 0",
        "pick ...r",
        "place 1-4-4 turn 0",
    )
    assert changes(before, after, 0) == {
        "stone": -1 - 2 - 2,
        "vp": 5 + 1 + 4,
        "track": 3,
        "discoveries.extra_worker": -1,
        "used_discoveries.extra_worker": 1,
    }
    assert board_of(after, "stack")[-1]["count"] == 2


# One resource less, once ---


# "grgR" unturned: on the printed ". . . ." no match; on "r g g ." of level 1 one; on "g r . ." of
# level 2 two; on ". r r b" of level 3 one; none of them coloured.


@pytest.mark.parametrize(
    ("count", "place", "discount", "expected"),
    [
        (0, "1-1-4", "stone", {"stone": -1, "vp": 1}),
        (16, "2-1-1", "stone", {"stone": -1, "wood": -1, "vp": 3 + 1}),
        (16, "2-1-1", "wood", {"stone": -2, "vp": 3 + 1}),
        (25, "3-1-1", "stone", {"stone": -1, "wood": -2, "vp": 5 + 2}),
        (25, "3-1-1", "wood", {"stone": -2, "wood": -1, "vp": 5 + 2}),
        (29, "4-1-1", "stone", {"stone": -1, "wood": -3, "vp": 7 + 1}),
        (29, "4-1-1", "wood", {"stone": -2, "wood": -2, "vp": 7 + 1}),
    ],
)
def test_rule_13_discount_on_every_level(
    count: int, place: str, discount: str, expected: dict[str, int]
) -> None:
    """rule 13, technology 15: one wood or one stone less, as the player likes."""
    before = table(builder(stone=2, wood=3), pyramid=pyramid(count), pyramid_display=["grgR"])
    asked = play(before, MOVE, "main action", f"place {place} turn 0")
    wood = ["discount wood"] if count else []
    assert answers(asked) == ["decline", "discount stone", *wood]
    after = play(asked, f"discount {discount}")
    assert changes(before, after, 0) == {**expected, "track": 1}


def test_rule_13_discount_once_per_action_on_either_tile() -> None:
    """rule 13, technology 15: used on the first tile, or kept for the second."""
    before = table(builder(stone=4), pyramid_display=["....", "b..."])
    first = play(before, MOVE, "main action", "pick ....", "place 1-1-4 turn 0")
    assert answers(first) == ["decline", "discount stone"]
    used = play(first, "discount stone")
    assert changes(before, used, 0) == {"stone": -1, "vp": 5, "track": 1}
    both = play(used, "pick b...", "place 1-2-4 turn 0")
    assert changes(before, both, 0) == {"stone": -1 - 2, "vp": 5 + 1, "track": 2}
    kept = play(first, "decline")
    assert changes(before, kept, 0) == {"stone": -2, "vp": 5, "track": 1}
    both = play(kept, "pick b...", "place 1-2-4 turn 0")  # the last tile: no more choice
    assert changes(before, both, 0) == {"stone": -2 - 1, "vp": 5 + 1, "track": 2}


def test_rule_13_discount_used_up_makes_the_second_tile_too_dear() -> None:
    """rule 13, technology 15: 2 stone: 1 for the first tile, 1 left is not enough."""
    before = table(builder(stone=2), pyramid_display=["....", "b..."])
    after = play(before, MOVE, "main action", "pick ....", "place 1-1-4 turn 0", "discount stone")
    assert changes(before, after, 0) == {"stone": -1, "vp": 5, "track": 1}
    assert (after.seat, after.question) == (1, "turn")


@pytest.mark.parametrize(
    ("count", "place", "goods", "vp"),
    [
        (0, "1-1-4", {"stone": 1}, 1),
        (16, "2-1-1", {"stone": 1, "wood": 1}, 3 + 1),
        (16, "2-1-1", {"stone": 2}, 3 + 1),
        (25, "3-1-1", {"stone": 1, "wood": 2}, 5 + 2),
        (25, "3-1-1", {"stone": 2, "wood": 1}, 5 + 2),
        (29, "4-1-1", {"stone": 1, "wood": 3}, 7 + 1),
        (29, "4-1-1", {"stone": 2, "wood": 2}, 7 + 1),
    ],
)
def test_ruling_29_discount_makes_construction_possible(
    count: int, place: str, goods: dict[str, Any], vp: int
) -> None:
    """ruling 29: the discount used in that very action counts; all goods are spent."""
    before = table(builder(**goods), pyramid=pyramid(count), pyramid_display=["grgR"])
    after = play(before, MOVE, "main action", f"place {place} turn 0")
    spent = {name: -n for name, n in goods.items()}
    assert changes(before, after, 0) == {**spent, "vp": vp, "track": 1}


@pytest.mark.parametrize(
    ("count", "stone", "wood"), [(0, 0, 9), (16, 1, 0), (16, 0, 9), (25, 1, 1), (29, 1, 2)]
)
def test_rule_13_discount_of_one_resource_is_not_two(count: int, stone: int, wood: int) -> None:
    """rule 13, technology 15: two resources short is too short (the tile keeps the choice)."""
    before = table(
        builder(stone=stone, wood=wood, discoveries="victory_points"),
        pyramid=pyramid(count),
        pyramid_display=["grgR"],
    )
    assert answers(play(before, MOVE)) == ["collect cocoa", "use victory_points"]


def test_rule_13_discount_again_in_the_next_action() -> None:
    """rule 13: once per action, so a second construction is cheaper too."""
    before = table(
        builder("forest2 palace1", stone=3),
        pyramid_display=["....", None, None],
        stacks={"pyramid": {"b...": 1}},
    )
    first = play(before, MOVE, "main action", "place 1-1-4 turn 0", "discount stone")
    assert changes(before, first, 0) == {"stone": -1, "vp": 5, "track": 1}
    waiting = play(first, "move 1@palace to forest", "collect cocoa")
    # The own worker there costs 1 cocoa. "b..." on "r r b b": no match.
    second = play(
        waiting,
        "move 2@forest to construction",
        "main action",
        "place 1-2-4 turn 0",
        "discount stone",
    )
    assert changes(waiting, second, 0) == {"cocoa": -1, "stone": -1, "vp": 1, "track": 1}


def test_rule_13_technologies_13_and_15_in_one_action() -> None:
    """rule 13: the discount for a tile, then the power-up, then the paid one."""
    before = table(
        builder(cocoa=1, stone=2, technologies=["paid_power_up", TECHNOLOGY]),
        technologies=[
            "palace_cocoa",
            "decorations_vp",
            "construction_vp",
            "paid_power_up",
            TECHNOLOGY,
            "construction_temple",
        ],
        pyramid_display=["...."],
    )
    asked = play(before, MOVE, "main action", "place 1-1-4 turn 0")
    assert answers(asked) == ["decline", "discount stone"]
    asked = play(asked, "discount stone")
    assert answers(asked) == ["decline", "worker 2@construction"]
    after = play(asked, "worker 2@construction")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1,
        "stone": -1,
        "vp": 5,
        "track": 1,
        "workers": ["construction3", "palace1", "palace1"],
    }


def test_rule_13_discount_is_the_owners_alone() -> None:
    """rule 13: who lacks the technology pays in full, whatever the others have."""
    before = table(
        builder(stone=2, technologies=[]),
        seat(technologies=[TECHNOLOGY]),
        pyramid_display=["...."],
    )
    after = play(before, MOVE, "main action", "place 1-1-4 turn 0")
    assert changes(before, after, 0) == {"stone": -2, "vp": 5, "track": 1}
