"""rule 11.4: extra_worker at alchemy, nobles and construction (ruling 25: power-ups too)."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan import Position

BEFORE = {"alchemy": "quarry", "nobles": "decorations", "construction": "forest"}
LONG = {"quarry": "stone_quarry"}
USED = {"discoveries.extra_worker": -1, "used_discoveries.extra_worker": 1}
USED_TWICE = {"discoveries.extra_worker": -2, "used_discoveries.extra_worker": 2}


def arrival(
    board: str, there: str, tiles: str = "extra_worker", power: int = 1, **facts: Any
) -> tuple[Position, Position]:
    """Before seat 0's turn, and when its worker has arrived beside those already there."""
    start = BEFORE[board]
    display = ["b...", "...r", "...g"]
    workers = f"{start}{power} {there}"
    before = table(seat(workers, discoveries=tiles, **facts), pyramid_display=display)
    return before, play(before, f"move {power}@{LONG.get(start, start)} to {board}")


# Alchemy ---


def test_rule_11_4_alchemy_a_lone_worker_reaches_the_bottom_row() -> None:
    """rule 11.4, rule 6.6, ruling 25: counted as two, with the power-up."""
    before, moved = arrival("alchemy", "palace1 palace1", gold=2)
    assert answers(moved) == ["collect cocoa", "main action", "use extra_worker"]
    asked = play(moved, "use extra_worker")
    assert {"learn decorations_vp", "learn palace_cocoa"} <= set(answers(asked))
    after = play(asked, "learn construction_worker_and_discount")
    assert changes(before, after, 0, workers=True) == {
        "gold": -2,
        "technologies": ["construction_worker_and_discount"],
        "temples.red": 1,
        "vp": 1,
        "workers": ["alchemy2", "palace1", "palace1"],
        **USED,
    }


@pytest.mark.parametrize(
    ("tiles", "use", "power", "used"),
    [("mask_4", "main action", 4, {}), ("extra_worker", "use extra_worker", 5, USED)],
)
def test_example_e5_extra_worker_saves_the_power_up_of_a_strong_worker(
    tiles: str, use: str, power: int, used: dict[str, int]
) -> None:
    """rule 6.6, rule 11.4 (variant of example E5): a lone 4 gets no power-up, counted as two
    it does."""
    before, moved = arrival("alchemy", "palace1 palace1", tiles, 4, gold=2)
    after = play(moved, use, "learn construction_worker_and_discount")
    assert changes(before, after, 0, workers=True) == {
        "gold": -2,
        "technologies": ["construction_worker_and_discount"],
        "temples.red": 1,
        "vp": 1,
        "workers": [f"alchemy{power}", "palace1", "palace1"],
        **used,
    }


def test_rule_11_4_alchemy_main_action_possible_by_the_tile_alone() -> None:
    """rule 11.4, ruling 29: the top row is known, the bottom row needs the tile."""
    known = ["palace_cocoa", "alchemy_nobles_vp", "resource_extra"]
    _, moved = arrival("alchemy", "palace1 palace1", gold=2, technologies=known)
    assert answers(moved) == ["collect cocoa", "use extra_worker"]
    _, without = arrival("alchemy", "palace1 palace1", "mask_4", gold=2, technologies=known)
    assert without.seat == 1  # only collecting was possible


def test_rule_11_4_alchemy_two_workers_need_no_tile() -> None:
    """rule 11.4, ruling 11: two or more workers reach both rows anyway."""
    _, moved = arrival("alchemy", "alchemy1 palace1", gold=2, cocoa=1)
    assert answers(moved) == ["collect cocoa", "main action"]


# Nobles ---


@pytest.mark.parametrize(
    ("there", "row", "vp", "workers"),
    [
        ("palace1 palace1", "middle row", 5, ["nobles2", "palace1", "palace1"]),
        ("nobles3 palace1", "bottom row", 7, ["nobles2", "nobles4", "palace1"]),
    ],
)
def test_rule_11_4_nobles_one_row_further_down(
    there: str, row: str, vp: int, workers: list[str]
) -> None:
    """rule 11.4, rule 6.7, ruling 25: one worker builds as two, two build as three with two
    power-ups."""
    before, moved = arrival("nobles", there, wood=2, cocoa=1)
    ups = ["worker 1@nobles", "worker 3@nobles"] if row == "bottom row" else []
    after = play(moved, "use extra_worker", *ups)
    cost = {"cocoa": -1} if "nobles" in there else {}
    assert changes(before, after, 0, workers=True) == {
        "wood": -2,
        "vp": vp,
        "avenue": 1,
        "workers": workers,
        **cost,
        **USED,
    }
    rows = {"middle row": [0, 1, 0], "bottom row": [0, 0, 1]}
    assert board_of(after, "nobles") == rows[row]


def test_rule_11_4_nobles_two_tiles() -> None:
    """rule 11.4: one worker and two tiles count as three: bottom row and two power-ups."""
    before, moved = arrival("nobles", "palace1 palace1", "extra_worker extra_worker", wood=2)
    after = play(moved, "use extra_worker", "use extra_worker")
    assert changes(before, after, 0, workers=True) == {
        "wood": -2,
        "vp": 7,
        "avenue": 1,
        "workers": ["nobles3", "palace1", "palace1"],
        **USED_TWICE,
    }


def test_rule_11_4_nobles_the_cap_of_three_holds() -> None:
    """rule 11.4, rule 6.2: three workers, or two with a tile already used, can't count for
    more."""
    _, moved = arrival("nobles", "nobles1 nobles1", wood=2, cocoa=1)
    assert answers(moved) == ["collect cocoa", "main action"]
    _, moved = arrival("nobles", "nobles1 palace1", "extra_worker extra_worker", wood=2, cocoa=1)
    asked = play(moved, "use extra_worker")
    assert asked.question == "power_up"
    assert board_of(asked, "nobles") == [0, 0, 1]


def test_ruling_29_nobles_with_a_full_top_row() -> None:
    """ruling 29: impossible for one worker, but the tile makes it two."""
    before = table(
        seat("decorations1 palace1 palace1", wood=2, discoveries="extra_worker"), nobles=[5, 0, 0]
    )
    moved = play(before, "move 1@decorations to nobles")
    assert answers(moved) == ["collect cocoa", "use extra_worker"]
    after = play(moved, "use extra_worker")
    assert changes(before, after, 0) == {"wood": -2, "vp": 5, "avenue": 1, **USED}


def test_ruling_29_nobles_with_two_full_rows() -> None:
    """ruling 29, rule 11.4: one worker and two tiles count as three and reach the bottom row."""
    before = table(
        seat("decorations1 palace1 palace1", wood=2, discoveries="extra_worker extra_worker"),
        nobles=[5, 4, 0],
    )
    moved = play(before, "move 1@decorations to nobles")
    assert answers(moved) == ["collect cocoa", "use extra_worker"]
    once = play(moved, "use extra_worker")
    assert answers(once) == ["use extra_worker"]  # never used unasked (ruling 52)
    after = play(once, "use extra_worker")
    assert changes(before, after, 0) == {"wood": -2, "vp": 7, "avenue": 1, **USED_TWICE}


# Construction ---


def test_rule_11_4_construction_one_more_tile() -> None:
    """rule 11.4, rule 6.9: one worker places two tiles; one power-up (row of two)."""
    before, moved = arrival("construction", "palace1 palace1", stone=4)
    after = play(
        moved,
        "use extra_worker",
        "pick b...",
        "place 1-1-1 turn 0",
        "pick ...r",
        "place 1-1-4 turn 0",
    )
    assert board_of(after, "turn", "seat") == 1
    assert changes(before, after, 0, workers=True) == {
        "stone": -4,
        "track": 2,
        # Level 1 twice; on (0,0) ". . g g" the tile "b..." matches its second icon only;
        # on (0,3) ". . . ." the tile "...r" matches three.
        "vp": 1 + 1 + 1 + 3,
        "workers": ["construction2", "palace1", "palace1"],
        **USED,
    }


def test_rule_11_4_construction_three_tiles_and_two_power_ups() -> None:
    """rule 11.4, ruling 25: two workers and the tile: three tiles, two power-ups."""
    before, moved = arrival("construction", "construction3 palace1", stone=6, cocoa=1)
    asked = play(
        moved,
        "use extra_worker",
        "pick b...",
        "place 1-1-1 turn 0",
        "pick ...r",
        "place 1-1-4 turn 0",
        "pick ...g",
        "place 1-4-4 turn 0",
    )
    assert sorted(answers(asked)) == ["worker 1@construction", "worker 3@construction"]
    after = play(asked, "worker 1@construction", "worker 3@construction")
    found = changes(before, after, 0, workers=True)
    assert found["workers"] == ["construction2", "construction4", "palace1"]
    assert (found["stone"], found["track"], found["cocoa"]) == (-6, 3, -1)


def test_ruling_53_not_in_the_middle_of_construction() -> None:
    """ruling 53: used when the action is chosen; after the first tile nothing more is asked."""
    before, moved = arrival("construction", "palace1 palace1", stone=4)
    asked = play(moved, "main action")
    assert answers(asked) == ["pick b...", "pick ...r", "pick ...g"]
    after = play(asked, "pick b...", "place 1-1-1 turn 0")
    assert board_of(after, "turn", "seat") == 1
    assert changes(before, after, 0) == {"stone": -2, "track": 1, "vp": 2}


def test_ruling_53_not_between_two_tiles_either() -> None:
    """ruling 53: other tiles work at any moment, extra_worker does not."""
    _, moved = arrival(
        "construction", "construction1 palace1", "extra_worker victory_points", stone=6, cocoa=1
    )
    placed = play(moved, "main action", "pick b...", "place 1-1-1 turn 0")
    assert answers(placed) == ["decline", "pick ...r", "pick ...g", "use victory_points"]


def test_ruling_53_a_tile_gained_in_the_middle_of_an_action_waits() -> None:
    """ruling 53: bought on the large step of a match, it does nothing for this construction."""
    before = table(
        seat("forest1 palace1 palace1", stone=4, cocoa=2, temples=(0, 4, 0)),
        pyramid_display=["b.Rg", "...r"],
        discoveries={"red_5": ["extra_worker"]},
    )
    bought = play(
        before,
        "move 1@forest to construction",
        "main action",
        "pick b.Rg",
        "place 1-1-4 turn 0",
    )
    assert "use extra_worker" not in answers(bought)
    assert bought.question != "pyramid_tile"


# With the cocoa short (ruling 52) ---


def crowded(tiles: str, cocoa: int = 0, **facts: Any) -> tuple[Position, Position]:
    """A worker on the way to nobles, where another colour makes the main action cost 1 cocoa."""
    before = table(
        seat("decorations1 palace1 palace1", wood=2, cocoa=cocoa, discoveries=tiles),
        seat("nobles1 palace1 palace1"),
        **facts,
    )
    return before, play(before, "move 1@decorations to nobles")


def test_ruling_52_extra_worker_does_not_use_free_cocoa() -> None:
    """ruling 52: without cocoa free_cocoa comes first, then extra_worker is offered."""
    before, moved = crowded("extra_worker free_cocoa")
    assert answers(moved) == ["collect cocoa", "use free_cocoa"]
    free = play(moved, "use free_cocoa")
    assert answers(free) == ["main action", "use extra_worker"]
    after = play(free, "use extra_worker")
    assert changes(before, after, 0) == {
        "wood": -2,
        "vp": 5,
        "avenue": 1,
        "discoveries.free_cocoa": -1,
        "used_discoveries.free_cocoa": 1,
        **USED,
    }


def test_ruling_52_free_cocoa_is_offered_where_the_action_needs_both() -> None:
    """ruling 52: with a full top row one worker needs both tiles, and uses each by itself."""
    before, moved = crowded("extra_worker free_cocoa", nobles=[5, 0, 0])
    assert answers(moved) == ["collect cocoa", "use free_cocoa"]
    free = play(moved, "use free_cocoa")
    assert answers(free) == ["use extra_worker"]
    after = play(free, "use extra_worker")
    assert changes(before, after, 0) == {
        "wood": -2,
        "vp": 5,
        "avenue": 1,
        "discoveries.free_cocoa": -1,
        "used_discoveries.free_cocoa": 1,
        **USED,
    }


def test_ruling_52_with_cocoa_both_orders_are_open() -> None:
    """ruling 52: the cocoa can be paid: extra_worker may be used, free_cocoa still save it."""
    before, moved = crowded("extra_worker free_cocoa", cocoa=1)
    assert answers(moved) == [
        "collect cocoa",
        "main action",
        "use free_cocoa",
        "use extra_worker",
    ]
    extra = play(moved, "use extra_worker")
    assert answers(extra) == ["main action", "use free_cocoa"]
    after = play(extra, "main action")
    assert changes(before, after, 0) == {"wood": -2, "cocoa": -1, "vp": 5, "avenue": 1, **USED}


def test_ruling_52_a_tile_that_brings_cocoa_may_come_first() -> None:
    """ruling 52: 4 cocoa of a tile pay the action, then extra_worker is offered."""
    _, moved = crowded("extra_worker cocoa")
    assert answers(moved) == ["collect cocoa", "use cocoa"]
    rich = play(moved, "use cocoa")
    assert answers(rich) == ["collect cocoa", "main action", "use extra_worker"]


def test_rule_11_4_construction_the_cap_of_three_holds() -> None:
    """rule 11.4, rule 6.2: three workers can't become four."""
    _, moved = arrival("construction", "construction1 construction1", stone=9, cocoa=1)
    assert answers(moved) == ["collect cocoa", "main action"]


@pytest.mark.parametrize(
    ("there", "cocoa", "offered"),
    [("palace1 palace1", 0, True), ("construction1 palace1", 1, False)],
)
def test_rule_11_4_construction_with_technology_15(there: str, cocoa: int, offered: bool) -> None:
    """rule 11.4, ruling 42: with the technology's worker 1 + 1 leaves room, 2 + 1 doesn't."""
    known = ["construction_worker_and_discount"]
    _, moved = arrival("construction", there, stone=9, cocoa=cocoa, technologies=known)
    assert ("use extra_worker" in answers(moved)) == offered


def test_rule_11_4_technology_15_and_the_tile_make_one_worker_three() -> None:
    """rule 11.4, ruling 42: 1 worker + technology + tile: three tiles, two power-ups."""
    known = ["construction_worker_and_discount"]
    before, moved = arrival("construction", "palace1 palace1", stone=5, technologies=known)
    after = play(
        moved,
        "use extra_worker",
        "pick b...",
        "place 1-1-1 turn 0",
        "discount stone",
        "pick ...r",
        "place 1-1-4 turn 0",
        "pick ...g",
        "place 1-4-4 turn 0",
    )
    found = changes(before, after, 0, workers=True)
    assert found["workers"] == ["construction3", "palace1", "palace1"]
    assert (found["stone"], found["track"]) == (-5, 3)


# Elsewhere ---


@pytest.mark.parametrize(
    ("workers", "move"),
    [
        ("alchemy1 palace1 palace1", "move 1@alchemy to forest"),
        ("palace1 nobles1 nobles1", "move 1@palace to stone_quarry"),
        ("nobles1 palace1 palace1", "move 1@nobles to gold_deposits"),
        ("construction1 palace1 palace1", "move 1@construction to decorations"),
        ("nobles1 forest1 forest1", "move 1@nobles to palace"),
    ],
)
def test_rule_11_4_counts_on_no_other_board(workers: str, move: str) -> None:
    """rule 11.4: alchemy, nobles and construction only."""
    before = table(seat(workers, gold=3, discoveries="extra_worker"), decoration_display=["BB"])
    assert "use extra_worker" not in answers(play(before, move))


def test_rule_11_4_costs_no_cocoa_and_is_no_colour() -> None:
    """rule 11.4, rule 6.1: the cost follows the colours on the board, not the workers counted."""
    before = table(
        seat("decorations1 palace1 palace1", wood=2, cocoa=1, discoveries="extra_worker"),
        seat("nobles1 palace1 palace1"),
    )
    after = play(before, "move 1@decorations to nobles", "use extra_worker")
    assert changes(before, after, 0) == {"wood": -2, "cocoa": -1, "vp": 5, "avenue": 1, **USED}


def test_rule_11_4_does_not_help_without_cocoa() -> None:
    """rule 11.4, rule 6.1: who can't pay for the action has no use of the tile."""
    before = table(
        seat("decorations1 palace1 palace1", wood=2, discoveries="extra_worker"),
        seat("nobles1 palace1 palace1"),
    )
    moved = play(before, "move 1@decorations to nobles")
    assert board_of(moved, "turn", "seat") == 1
    assert changes(before, moved, 0) == {"cocoa": 2}


def test_rule_11_4_is_for_the_main_action() -> None:
    """rule 11.4: once used, the main action is what follows; the only answer is given at once."""
    before, moved = arrival("nobles", "palace1 palace1", wood=2)
    after = play(moved, "use extra_worker")
    assert changes(before, after, 0) == {"wood": -2, "vp": 5, "avenue": 1, **USED}
