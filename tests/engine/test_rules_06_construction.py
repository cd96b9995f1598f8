"""rule 6.9: construction: what a tile costs, scores and matches, at every level and turn."""

from typing import Any

import pytest

from table import answers, changes, play, seat, table

MOVE = "move 1@forest to construction"

# A pyramid of three levels, [level, row, column]: tile, none of them turned. A tile's icons are
# listed clockwise: top left, top right, bottom right, bottom left; so is what a cell covers.
LEVEL_1 = {
    (0, 0, 0): "....",
    (0, 0, 1): "rBrb",
    (0, 0, 2): "g.br",
    (0, 0, 3): "....",
    (0, 1, 0): "b..g",
    (0, 1, 1): "...r",
    (0, 1, 2): "b...",
    (0, 1, 3): "b.Rg",
    (0, 2, 0): "b.r.",
    (0, 2, 1): "...g",
    (0, 2, 2): "g..b",
    (0, 2, 3): "gbr.",
    (0, 3, 0): "b..R",
    (0, 3, 1): ".rbG",
    (0, 3, 2): "g.bR",
    (0, 3, 3): "b..r",
}
LEVEL_2 = {
    (1, 0, 0): "g.br",
    (1, 0, 1): "gBr.",
    (1, 0, 2): "g.rB",
    (1, 1, 0): "g.rb",
    (1, 1, 1): "g.R.",
    (1, 1, 2): "grgR",
    (1, 2, 0): "b.g.",
    (1, 2, 1): "b.gr",
    (1, 2, 2): "b.gR",
}
LEVEL_3 = {(2, 0, 0): ".brG", (2, 0, 1): "g.r.", (2, 1, 0): "B.r.", (2, 1, 1): "b.G."}

# Four base tiles whose crossing shows g, b, r, b (example 8).
EXAMPLE_8: list[dict[str, Any]] = [
    {"cell": [0, 0, 0], "tile": "...g", "turn": 3},
    {"cell": [0, 0, 1], "tile": "b...", "turn": 3},
    {"cell": [0, 1, 1], "tile": "...r", "turn": 1},
    {"cell": [0, 1, 0], "tile": "b..g", "turn": 1},
]


def laid(*levels: dict[tuple[int, int, int], str]) -> list[dict[str, Any]]:
    """The tiles of some levels as the position has them."""
    return [{"cell": list(cell), "tile": tile} for k in levels for cell, tile in k.items()]


def builder(**facts: Any) -> dict[str, Any]:
    """A player about to build with one worker, temples where a step brings nothing more."""
    start = {"stone": 2, "wood": 3, "temples": (9, 9, 9), "workers": "forest1 palace1 palace1"}
    return seat(**{**start, **facts})


# Levels ---


@pytest.mark.parametrize(
    ("pyramid", "tile", "place", "stone", "wood", "vp"),
    [
        pytest.param([], "b.Rg", "place 1-2-3 turn 0", 2, 0, 1, id="level-1"),
        pytest.param(EXAMPLE_8, "gBr.", "place 2-1-1 turn 1", 2, 1, 3, id="level-2"),
        pytest.param(laid(LEVEL_1, LEVEL_2), ".brG", "place 3-1-1 turn 0", 2, 2, 5, id="level-3"),
        pytest.param(
            laid(LEVEL_1, LEVEL_2, LEVEL_3), "gbGb", "place 4-1-1 turn 0", 2, 3, 7, id="level-4"
        ),
    ],
)
def test_rule_6_9_cost_and_vp_of_each_level(
    pyramid: list[dict[str, Any]], tile: str, place: str, stone: int, wood: int, vp: int
) -> None:
    """rule 6.9, ruling 14 (top: 7 VP): a tile without any match."""
    before = table(builder(), pyramid=pyramid, pyramid_display=[tile])
    after = play(before, MOVE, "main action", place)
    expected = {"stone": -stone, "wood": -wood, "vp": vp, "track": 1}
    assert changes(before, after, 0) == {key: n for key, n in expected.items() if n}


@pytest.mark.parametrize(
    ("stone", "wood", "levels"),
    [(2, 0, "1"), (2, 1, "12"), (2, 2, "123"), (9, 0, "1"), (9, 1, "12"), (2, 9, "123")],
)
def test_rule_6_9_only_levels_that_can_be_paid(stone: int, wood: int, levels: str) -> None:
    """rule 6.9: a base cell, a crossing and a cell of level 3 are open: stone and wood decide."""
    base = {cell: tile for cell, tile in LEVEL_1.items() if cell != (0, 3, 3)}
    second = {cell: tile for cell, tile in LEVEL_2.items() if cell[1] < 2 and cell[2] < 2}
    before = table(
        builder(stone=stone, wood=wood), pyramid=laid(base, second), pyramid_display=["G..r"]
    )
    asked = play(before, MOVE, "main action")
    offered = {answer.split()[1] for answer in answers(asked)}
    cells = {"1": {"1-4-4"}, "2": {"2-1-3", "2-2-3", "2-3-1", "2-3-2"}, "3": {"3-1-1"}}
    assert offered == set().union(*(cells[level] for level in levels))


def test_rule_6_9_top_cell_needs_three_wood() -> None:
    """rule 6.9, rule 6.3: only the top is open; with 2 wood nothing can be built."""
    before = table(
        builder(wood=2, discoveries="victory_points"),
        pyramid=laid(LEVEL_1, LEVEL_2, LEVEL_3),
        pyramid_display=["gbGb"],
    )
    assert answers(play(before, MOVE)) == ["collect cocoa", "use victory_points"]


# Matches ---


@pytest.mark.parametrize(
    ("cell", "matches"),
    [
        ("1-1-1", 0),  # . . g g
        ("1-1-2", 1),  # . b b g: b
        ("1-1-3", 0),  # b . . b
        ("1-1-4", 1),  # . . . .: plain
        ("1-2-1", 0),  # . . g g
        ("1-2-2", 1),  # . b . r: b
        ("1-2-3", 1),  # . r b .: plain
        ("1-2-4", 0),  # r r b b
        ("1-3-1", 2),  # g g . .: g, plain
        ("1-3-2", 0),  # r . . r
        ("1-3-3", 0),  # b r g b
        ("1-3-4", 0),  # r r g g
        ("1-4-1", 1),  # b b g g: b
        ("1-4-2", 1),  # b r r g: r
        ("1-4-3", 0),  # r . . r
        ("1-4-4", 1),  # . . . .: plain
    ],
)
def test_rule_6_9_every_base_cell(cell: str, matches: int) -> None:
    """rule 6.9: "gbr." unturned on the printed icons (in the comments) of each base cell."""
    before = table(builder(), pyramid_display=["gbr."])
    after = play(before, MOVE, "main action", f"place {cell} turn 0")
    assert changes(before, after, 0) == {"stone": -2, "vp": 1 + matches, "track": 1}


@pytest.mark.parametrize(
    ("tile", "cell", "turn", "matches", "steps"),
    [
        # On the printed ". r b .": "b.Rg", "gb.R", "Rgb.", ".Rgb".
        ("b.Rg", "1-2-3", 0, 0, {}),
        ("b.Rg", "1-2-3", 1, 0, {}),
        ("b.Rg", "1-2-3", 2, 2, {}),
        ("b.Rg", "1-2-3", 3, 2, {"temples.red": 1}),
        # On the printed "r r g g": "grgR", "Rgrg", "gRgr", "rgRg".
        ("grgR", "1-3-4", 0, 2, {}),
        ("grgR", "1-3-4", 1, 2, {"temples.red": 1}),
        ("grgR", "1-3-4", 2, 2, {"temples.red": 1}),
        ("grgR", "1-3-4", 3, 2, {}),
        # On the printed "g g . .": "G..r", "rG..", ".rG.", "..rG".
        ("G..r", "1-3-1", 0, 2, {"temples.green": 1}),
        ("G..r", "1-3-1", 1, 3, {"temples.green": 1}),
        ("G..r", "1-3-1", 2, 1, {}),
        ("G..r", "1-3-1", 3, 0, {}),
    ],
)
def test_rule_6_9_turns_on_the_base(
    tile: str, cell: str, turn: int, matches: int, steps: dict[str, int]
) -> None:
    """rule 6.9: a quarter turn clockwise carries the top left icon to the top right."""
    before = table(builder(), pyramid_display=[tile])
    after = play(before, MOVE, "main action", f"place {cell} turn {turn}")
    assert changes(before, after, 0) == {"stone": -2, "vp": 1 + matches, "track": 1, **steps}


@pytest.mark.parametrize(
    ("turn", "matches", "steps"),
    [(0, 0, {}), (1, 1, {}), (2, 0, {}), (3, 3, {"temples.green": 1})],
)
def test_rule_6_9_turns_on_level_3(turn: int, matches: int, steps: dict[str, int]) -> None:
    """rule 6.9: on "b . g ." of level 2: ".brG", "G.br", "rG.b", "brG."."""
    before = table(builder(), pyramid=laid(LEVEL_1, LEVEL_2), pyramid_display=[".brG"])
    after = play(before, MOVE, "main action", f"place 3-1-1 turn {turn}")
    expected = {"stone": -2, "wood": -2, "vp": 5 + matches, "track": 1, **steps}
    assert changes(before, after, 0) == expected


@pytest.mark.parametrize(("turn", "matches"), [(0, 1), (1, 2), (2, 1), (3, 1)])
def test_rule_6_9_turns_on_level_4(turn: int, matches: int) -> None:
    """rule 6.9: on "r . b ." of level 3: "G..r", "rG..", ".rG.", "..rG"."""
    before = table(builder(), pyramid=laid(LEVEL_1, LEVEL_2, LEVEL_3), pyramid_display=["G..r"])
    after = play(before, MOVE, "main action", f"place 4-1-1 turn {turn}")
    expected = {"stone": -2, "wood": -3, "vp": 7 + matches, "track": 1}
    assert changes(before, after, 0) == expected


@pytest.mark.parametrize(
    ("turn", "matches", "blue"),
    [
        pytest.param(0, 3, 1, id="the-best"),
        pytest.param(1, 0, 0, id="turn-1"),
        pytest.param(2, 1, 1, id="turn-2"),
        pytest.param(3, 0, 0, id="turn-3"),
    ],
)
def test_rule_6_9_example_8_tile_on_level_2(turn: int, matches: int, blue: int) -> None:
    """Example 8: the best turn brings 3 + 3 VP and a blue step, here with 1 gold."""
    before = table(builder(temples=(0, 0, 0)), pyramid=EXAMPLE_8, pyramid_display=["gBr."])
    after = play(before, MOVE, "main action", f"place 2-1-1 turn {turn}", *["1 gold"] * blue)
    step = {"temples.blue": 1, "gold": 1} if blue else {}
    assert changes(before, after, 0, workers=True) == {
        "stone": -2,
        "wood": -1,
        "vp": 3 + matches,
        "track": 1,
        **step,
        "workers": ["construction2", "palace1", "palace1"],
    }


@pytest.mark.parametrize(
    ("tile", "turn", "steps"),
    [
        pytest.param("b.r.", 0, {}, id="plain-on-coloured"),
        pytest.param("B.r.", 0, {"temples.blue": 1}, id="coloured-on-coloured"),
        pytest.param("b.r.", 1, {}, id="plain-on-plain"),
        pytest.param("B.r.", 1, {"temples.blue": 1}, id="coloured-on-plain"),
        pytest.param("B.r.", 2, {}, id="coloured-without-match"),
    ],
)
def test_rule_6_9_colour_of_the_covered_icon_does_not_matter(
    tile: str, turn: int, steps: dict[str, int]
) -> None:
    """rule 6.9 (T14 of the examples): on "B b . ." only the new icon's colour counts.

    Turn 0, "b.r.": b and plain match. Turn 1, ".b.r": b and plain. Turn 2, "r.b.": plain only.
    """
    crossing: list[dict[str, Any]] = [
        {"cell": [0, 0, 0], "tile": "gBr.", "turn": 1},  # bottom right: B
        {"cell": [0, 0, 1], "tile": "b...", "turn": 3},  # bottom left: b
        {"cell": [0, 1, 0], "tile": "...r"},  # top right: plain
        {"cell": [0, 1, 1], "tile": "...."},  # top left: plain
    ]
    before = table(builder(), pyramid=crossing, pyramid_display=[tile])
    after = play(before, MOVE, "main action", f"place 2-1-1 turn {turn}")
    matches = 1 if turn == 2 else 2
    expected = {"stone": -2, "wood": -1, "vp": 3 + matches, "track": 1, **steps}
    assert changes(before, after, 0) == expected


def test_ruling_13_step_of_a_coloured_match_must_be_made_with_its_reward() -> None:
    """ruling 13: no way to leave out the red step; it brings its 1 VP."""
    before = table(builder(temples=(0, 0, 0)), pyramid_display=["b.Rg"])
    after = play(before, MOVE, "main action", "place 1-2-3 turn 3")
    assert changes(before, after, 0) == {
        "stone": -2,
        "vp": 1 + 2 + 1,
        "track": 1,
        "temples.red": 1,
    }


def test_rule_6_9_step_of_a_match_that_is_impossible_is_lost() -> None:
    """rule 6.9, rule 7.2: the own marker is on the top step of red."""
    before = table(builder(temples=(0, 11, 0)), pyramid_display=["b.Rg"])
    after = play(before, MOVE, "main action", "place 1-2-3 turn 3")
    assert changes(before, after, 0) == {"stone": -2, "vp": 1 + 2, "track": 1}


def test_rule_6_9_track_ends_at_9() -> None:
    """rule 6.9, rule 7.5: a marker at the end of the track stays."""
    before = table(builder(track=9), pyramid_display=["b.Rg"])
    after = play(before, MOVE, "main action", "place 1-2-3 turn 0")
    assert changes(before, after, 0) == {"stone": -2, "vp": 1}
