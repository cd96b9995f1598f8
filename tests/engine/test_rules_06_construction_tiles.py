"""rule 6.9: construction: where tiles rest, how many are placed, power-ups."""

from typing import Any

import pytest

from table import answers, changes, play, seat, table
from teotihuacan.engine.components import COMPONENTS

MOVE = "move 1@forest to construction"
SPARE = "grgR"  # a tile that `pyramid` doesn't use
Cell = tuple[int, int, int]  # level, row, column, from 0
WHOLE = [(k, r, c) for k in range(3) for r in range(4 - k) for c in range(4 - k)]


def pyramid(cells: list[Cell]) -> list[dict[str, Any]]:
    """Some tile or other on each of these cells."""
    tiles = COMPONENTS["pyramid"]["tiles"]
    return [{"cell": list(c), "tile": t} for c, t in zip(cells, tiles, strict=False)]


def builder(workers: str = "palace1 palace1", **facts: Any) -> dict[str, Any]:
    """A player about to build with one worker more than those named on construction."""
    start = {"cocoa": 1, "stone": 9, "wood": 9, "temples": (9, 9, 9)}
    return seat(workers=f"forest1 {workers}", **{**start, **facts})


def open_cells(cells: list[Cell]) -> set[str]:
    """The cells where a tile may be placed on a pyramid, as texts like 2-1-3 (from 1)."""
    before = table(builder(), pyramid=pyramid(cells), pyramid_display=[SPARE])
    return {text.split()[1] for text in answers(play(before, MOVE, "main action"))}


# Support ---


def test_rule_6_9_empty_base_offers_its_sixteen_cells() -> None:
    """rule 6.9: level 1 is any empty base cell, and nothing floats."""
    assert open_cells([]) == {
        f"1-{row}-{column}" for row in range(1, 5) for column in range(1, 5)
    }


@pytest.mark.parametrize(
    ("missing", "closed"),
    [
        ((0, 0), "11"),
        ((0, 1), "11 12"),
        ((0, 2), "12 13"),
        ((0, 3), "13"),
        ((1, 0), "11 21"),
        ((1, 1), "11 12 21 22"),
        ((1, 2), "12 13 22 23"),
        ((1, 3), "13 23"),
        ((2, 0), "21 31"),
        ((2, 1), "21 22 31 32"),
        ((2, 2), "22 23 32 33"),
        ((2, 3), "23 33"),
        ((3, 0), "31"),
        ((3, 1), "31 32"),
        ((3, 2), "32 33"),
        ((3, 3), "33"),
    ],
)
def test_rule_6_9_level_2_rests_on_four_base_tiles(missing: tuple[int, int], closed: str) -> None:
    """rule 6.9: all of the base lies but one tile: its cell and the crossings without it."""
    row, column = missing
    laid = [cell for cell in WHOLE if cell[0] == 0 and cell != (0, row, column)]
    crossings = {f"2-{r}-{c}" for r in "123" for c in "123"}
    crossings -= {f"2-{text[0]}-{text[1]}" for text in closed.split()}
    assert open_cells(laid) == {f"1-{row + 1}-{column + 1}", *crossings}


@pytest.mark.parametrize("first", range(4))
def test_rule_6_9_four_base_tiles_whichever_they_are(first: int) -> None:
    """rule 6.9: four tiles make a crossing, in whatever order they lie."""
    four = [(0, 1, 1), (0, 1, 2), (0, 2, 1), (0, 2, 2)]
    laid = four[first:] + four[:first]
    assert {cell for cell in open_cells(laid) if cell[0] == "2"} == {"2-2-2"}


@pytest.mark.parametrize(
    ("missing", "closed"),
    [
        ((0, 0), "11"),
        ((0, 1), "11 12"),
        ((0, 2), "12"),
        ((1, 0), "11 21"),
        ((1, 1), "11 12 21 22"),
        ((1, 2), "12 22"),
        ((2, 0), "21"),
        ((2, 1), "21 22"),
        ((2, 2), "22"),
    ],
)
def test_rule_6_9_level_3_rests_on_four_tiles_of_level_2(
    missing: tuple[int, int], closed: str
) -> None:
    """rule 6.9: level 2 lies but one tile."""
    row, column = missing
    laid = [cell for cell in WHOLE if cell[0] < 2 and cell != (1, row, column)]
    crossings = {"3-1-1", "3-1-2", "3-2-1", "3-2-2"}
    crossings -= {f"3-{text[0]}-{text[1]}" for text in closed.split()}
    assert open_cells(laid) == {f"2-{row + 1}-{column + 1}", *crossings}


@pytest.mark.parametrize("missing", [(2, 0, 0), (2, 0, 1), (2, 1, 0), (2, 1, 1)])
def test_rule_6_9_top_rests_on_four_tiles_of_level_3(missing: Cell) -> None:
    """rule 6.9: with one tile of level 3 missing, its cell is the only one open."""
    laid = [cell for cell in WHOLE if cell != missing]
    assert open_cells(laid) == {f"3-{missing[1] + 1}-{missing[2] + 1}"}


def test_rule_6_9_top_is_open_on_the_whole_of_level_3() -> None:
    """rule 6.9: the last cell of the pyramid."""
    assert open_cells(WHOLE) == {"4-1-1"}


# How many tiles ---


@pytest.mark.parametrize(
    ("workers", "tiles"),
    [
        ("palace1 palace1", 1),
        ("construction2 palace1", 2),
        ("construction2 construction2", 3),
        ("construction2 construction2 construction2", 3),
    ],
)
def test_rule_6_9_as_many_tiles_as_workers(workers: str, tiles: int) -> None:
    """rule 6.9, rule 6.2: 1 to as many tiles as workers, at most 3; the first one is a must."""
    before = table(builder(workers), pyramid_display=["....", "b...", "...r"])
    asked = play(before, MOVE, "main action")
    assert answers(asked) == ["pick ....", "pick b...", "pick ...r"]
    asked = play(asked, "pick ....", "place 1-1-4 turn 0")
    # Four plain icons on plain ones.
    expected = {"stone": -2, "vp": 1 + 4, "track": 1}
    if tiles > 1:
        assert answers(asked) == ["decline", "pick b...", "pick ...r"]
        asked = play(asked, "pick b...", "place 1-2-4 turn 0")
        # "b..." on "r r b b": no match.
        expected = {"cocoa": -1, "stone": -4, "vp": 1 + 4 + 1, "track": 2}
    if tiles > 2:
        assert answers(asked) == ["decline", "pick ...r"]
        asked = play(asked, "pick ...r", "place 1-4-4 turn 0")
        # "...r" on plain icons: three matches.
        expected = {"cocoa": -1, "stone": -6, "vp": 1 + 4 + 1 + 1 + 3, "track": 3}
    assert changes(before, asked, 0) == expected
    assert asked.question == ("power_up" if tiles > 1 else "turn")


@pytest.mark.parametrize("placed", [1, 2])
def test_rule_6_9_player_may_stop_after_the_first_tile(placed: int) -> None:
    """rule 6.9: three workers may place fewer tiles, and still power up twice."""
    before = table(
        builder("construction2 construction3"), pyramid_display=["....", "b...", "...r"]
    )
    places = ["pick ....", "place 1-1-4 turn 0", "pick b...", "place 1-2-4 turn 0"]
    stopped = play(before, MOVE, "main action", *places[: 2 * placed], "decline")
    after = play(stopped, "worker 1@construction", "worker 3@construction")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1,
        "stone": -2 * placed,
        "vp": 5 if placed == 1 else 6,
        "track": placed,
        "workers": ["construction2", "construction2", "construction4"],
    }
    assert (after.seat, after.question) == (1, "turn")


def test_rule_6_9_two_workers_get_one_power_up() -> None:
    """rule 6.9: two power-ups need three workers, whatever was placed."""
    before = table(builder("construction2 palace1"), pyramid_display=["....", "b..."])
    after = play(
        before,
        MOVE,
        "main action",
        "pick ....",
        "place 1-1-4 turn 0",
        "pick b...",
        "place 1-2-4 turn 0",
        "worker 2@construction",
    )
    assert changes(before, after, 0, workers=True)["workers"] == [
        "construction1",
        "construction3",
        "palace1",
    ]
    assert (after.seat, after.question) == (1, "turn")


def test_rule_6_9_no_more_tiles_than_the_display_shows() -> None:
    """rule 6.9, ruling 22: two tiles shown, three workers: the third has nothing to place."""
    before = table(builder("construction2 construction3"), pyramid_display=["....", None, "...r"])
    after = play(
        before,
        MOVE,
        "main action",
        "pick ....",
        "place 1-1-4 turn 0",
        "pick ...r",
        "place 1-4-4 turn 0",
    )
    assert changes(before, after, 0) == {"cocoa": -1, "stone": -4, "vp": 5 + 4, "track": 2}
    assert after.question == "power_up"


# One after the other ---


@pytest.mark.parametrize("chosen", ["1 stone", "1 wood"])
def test_ruling_13_each_tile_is_resolved_in_full_before_the_next(chosen: str) -> None:
    """ruling 13: the blue step of the first tile brings the stone that pays the second.

    "B.r." on "b . . b": B and a plain icon match.
    """
    before = table(
        builder("construction2 palace1", stone=3, wood=0, temples=(0, 0, 0)),
        pyramid_display=["B.r.", "...."],
    )
    asked = play(before, MOVE, "main action", "pick B.r.", "place 1-1-3 turn 0")
    assert answers(asked) == ["1 wood", "1 stone", "1 gold"]
    after = play(asked, chosen)
    first = {"cocoa": -1, "vp": 1 + 2, "track": 1, "temples.blue": 1}
    if chosen == "1 wood":
        assert changes(before, after, 0) == {**first, "stone": -2, "wood": 1}
        assert after.question == "power_up"
    else:
        assert changes(before, after, 0) == {**first, "stone": -1}
        assert answers(after) == ["decline", "pick ...."]
        after = play(after, "pick ....", "place 1-1-4 turn 0")
        expected = {**first, "stone": -3, "vp": 1 + 2 + 1 + 4, "track": 2}
        assert changes(before, after, 0) == expected


def test_ruling_13_second_tile_may_rest_on_the_first() -> None:
    """ruling 13: the first tile completes a crossing; the second covers its icon at once."""
    before = table(
        builder("construction2 palace1"),
        pyramid=[
            {"cell": [0, 0, 0], "tile": "...g", "turn": 3},  # bottom right g
            {"cell": [0, 0, 1], "tile": "b...", "turn": 3},  # bottom left b
            {"cell": [0, 1, 0], "tile": "b..g", "turn": 1},  # top right b
        ],
        pyramid_display=["...r", "gBr."],
    )
    asked = play(before, MOVE, "main action", "pick ...r")
    assert not any(text.startswith("place 2-") for text in answers(asked))
    # "r..." on ". b . r": the bottom right plain icon matches; its top left icon is r now.
    asked = play(asked, "place 1-2-2 turn 1", "pick gBr.")
    assert "place 2-1-1 turn 0" in answers(asked)
    after = play(asked, "place 2-1-1 turn 0")
    # "gBr." on "g b r b": three matches, B is coloured.
    assert changes(before, after, 0) == {
        "cocoa": -1,
        "stone": -4,
        "wood": -1,
        "vp": (1 + 1) + (3 + 3),
        "track": 2,
        "temples.blue": 1,
    }


# What is impossible, and what tiles make possible ---


@pytest.mark.parametrize(
    ("cells", "display", "goods"),
    [
        pytest.param([], [], {}, id="no-tile"),
        pytest.param([], [SPARE], {"stone": 1}, id="no-stone"),
        pytest.param(WHOLE[:16], [SPARE], {"wood": 0}, id="base-full-no-wood"),
        pytest.param(WHOLE[:25], [SPARE], {"wood": 1}, id="only-level-3-open-1-wood"),
    ],
)
def test_ruling_29_construction_needs_a_tile_and_a_place(
    cells: list[Cell], display: list[str], goods: dict[str, Any]
) -> None:
    """ruling 29: a display tile, an open cell and its price (the tile held keeps the choice)."""
    before = table(
        builder(discoveries="victory_points", **goods),
        pyramid=pyramid(cells),
        pyramid_display=display,
    )
    assert answers(play(before, MOVE)) == ["collect cocoa", "use victory_points"]


def test_ruling_25_extra_worker_at_construction() -> None:
    """ruling 25, rule 11.4: one tile more, and with three counted a second power-up."""
    before = table(
        builder("construction2 palace1", discoveries="extra_worker"),
        pyramid_display=["....", "b...", "...r"],
    )
    first = ["pick ....", "place 1-1-4 turn 0"]
    rest = ["pick b...", "place 1-2-4 turn 0", "pick ...r", "place 1-4-4 turn 0"]
    after = play(before, MOVE, "use extra_worker", *first, *rest)
    after = play(after, "worker 2@construction", "worker 3@construction")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1,
        "stone": -6,
        "vp": 5 + 1 + 4,
        "track": 3,
        "discoveries.extra_worker": -1,
        "used_discoveries.extra_worker": 1,
        "workers": ["construction1", "construction4", "palace1"],
    }
    assert (after.seat, after.question) == (1, "turn")


def test_ruling_25_extra_worker_counts_for_one() -> None:
    """ruling 25, ruling 53: a lone worker and the tile: two tiles and one power-up."""
    before = table(builder(discoveries="extra_worker"), pyramid_display=["....", "b...", "...r"])
    first = play(before, MOVE, "use extra_worker", "pick ....", "place 1-1-4 turn 0")
    assert answers(first) == ["decline", "pick b...", "pick ...r"]
    after = play(first, "pick b...", "place 1-2-4 turn 0")
    assert changes(before, after, 0, workers=True) == {
        "stone": -4,
        "vp": 5 + 1,
        "track": 2,
        "discoveries.extra_worker": -1,
        "used_discoveries.extra_worker": 1,
        "workers": ["construction2", "palace1", "palace1"],
    }
    assert (after.seat, after.question) == (1, "turn")


def test_ruling_25_extra_worker_at_construction_keeps_the_cap_of_three() -> None:
    """ruling 25: with three workers the tile is of no use and isn't offered."""
    before = table(
        builder("construction2 construction2", discoveries="extra_worker"),
        pyramid_display=["....", "b...", "...r"],
    )
    arrived = play(before, MOVE)
    assert answers(arrived) == ["collect cocoa", "main action"]
    placing = play(arrived, "main action", "pick ....", "place 1-1-4 turn 0")
    assert answers(placing) == ["decline", "pick b...", "pick ...r"]
