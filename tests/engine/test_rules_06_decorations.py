"""rule 6.8: decorations: what they cost, and what they match on every side and space."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table

MOVE = "move 1@forest to decorations"
TEMPLE = {"B": "blue", "R": "red", "G": "green"}

# A pyramid of three levels, [level, row, column]: tile, none of them turned. A tile's icons are
# listed clockwise from the top left square: top left, top right, bottom right, bottom left.
PYRAMID = {
    # The decorations' squares of level 1: top (0,1) (0,2), right (1,3) (2,3), bottom (3,1) (3,2),
    # left (1,0) (2,0).
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
    # Level 2: top (0,1), right (1,2), bottom (2,1), left (1,0).
    (1, 0, 0): "g.br",
    (1, 0, 1): "gBr.",
    (1, 0, 2): "g.rB",
    (1, 1, 0): "g.rb",
    (1, 1, 1): "g.R.",
    (1, 1, 2): "grgR",
    (1, 2, 0): "b.g.",
    (1, 2, 1): "b.gr",
    (1, 2, 2): "b.gR",
    # Level 3: top (0,0) (0,1), right (0,1) (1,1), bottom (1,0) (1,1), left (0,0) (1,0).
    (2, 0, 0): ".brG",
    (2, 0, 1): "g.r.",
    (2, 1, 0): "B.r.",
    (2, 1, 1): "b.G.",
}
LAID = [{"cell": list(cell), "tile": tile} for cell, tile in PYRAMID.items()]
LOWER = ["BB", "RR", "GG"]  # decorations on the spaces below the one that matters


def decorator(**facts: Any) -> dict[str, Any]:
    """A player about to decorate with one worker, temples where a step brings nothing more."""
    start = {"gold": 3, "temples": (9, 9, 9), "workers": "forest1 palace1 palace1"}
    return seat(**{**start, **facts})


def outcome(matches: str) -> dict[str, int]:
    """What a decoration brings that matches these icons: 3 VP, 1 per icon, a step per colour."""
    steps = {f"temples.{TEMPLE[icon]}": matches.count(icon) for icon in matches if icon != "."}
    return {"gold": -3, "vp": 3 + len(matches), "track": 1, **steps}


def temples_of(matches: str) -> list[str]:
    """The answers to a question about the order of two different steps."""
    icons = [icon for icon in matches if icon != "."]
    return [f"temple {TEMPLE[icons[0]]}"] if len(set(icons)) > 1 else []


# Matches ---


@pytest.mark.parametrize(
    ("tile", "top", "right", "bottom", "left"),
    [
        # Printed, read by increasing row or column: top "rg", right ".g", bottom "b.", left "br".
        # The tile's left and right icon fall on them as (left, right) on top and right, as
        # (right, left) on bottom and left.
        ("BR", "", "", "", ""),
        (".B", "", ".", "B.", "B"),
        ("GG", "G", "G", "", ""),
        ("BG", "G", "G", "", ""),
        ("RB", "R", "", "B", "BR"),
        ("B.", "", "", "", ""),
        ("RR", "R", "", "", "R"),
        ("GB", "", "", "B", "B"),
        ("RG", "RG", "G", "", "R"),
        ("G.", "", "", "", ""),
        (".R", "", ".", ".", ""),
        ("BB", "", "", "B", "B"),
        ("GR", "", "", "", ""),
        ("R.", "R", "", "", "R"),
        (".G", "G", ".G", ".", ""),
    ],
)
def test_rule_6_8_every_tile_on_the_first_space_of_every_side(
    tile: str, top: str, right: str, bottom: str, left: str
) -> None:
    """rule 6.8: icons printed beside the base, all 15 tiles on all four sides."""
    before = table(decorator(), decoration_display=[tile])
    for side, matches in {"top": top, "right": right, "bottom": bottom, "left": left}.items():
        after = play(before, MOVE, "main action", f"decorate {tile} {side}", *temples_of(matches))
        assert changes(before, after, 0) == outcome(matches), side
        assert board_of(after, "decorations") == {
            **{name: [] for name in ("top", "right", "bottom", "left")},
            side: [tile],
        }


@pytest.mark.parametrize(
    ("side", "space", "tile", "matches"),
    [
        # Space 2 (one layer). Top: (0,1) top right b, (0,2) top left g: "bg".
        ("top", 1, "BG", "BG"),
        ("top", 1, "GB", ""),
        ("top", 1, ".G", "G"),
        # Right: (1,3) bottom right r, (2,3) top right b: "rb".
        ("right", 1, "RB", "RB"),
        ("right", 1, "BR", ""),
        ("right", 1, "R.", "R"),
        # Bottom: (3,1) bottom right b, (3,2) bottom left r: "br", read (right, left).
        ("bottom", 1, "RB", "BR"),
        ("bottom", 1, "BR", ""),
        ("bottom", 1, "GB", "B"),
        # Left: (1,0) bottom left g, (2,0) top left b: "gb", read (right, left).
        ("left", 1, "BG", "GB"),
        ("left", 1, "GB", ""),
        ("left", 1, "RG", "G"),
        # Space 3 (two layers). Top: (0,1) top left g, top right b: "gb".
        ("top", 2, "GB", "GB"),
        ("top", 2, "BG", ""),
        ("top", 2, "G.", "G"),
        # Right: (1,2) top right r, bottom right g: "rg".
        ("right", 2, "RG", "RG"),
        ("right", 2, "GR", ""),
        ("right", 2, "BG", "G"),
        # Bottom: (2,1) bottom left r, bottom right g: "rg", read (right, left).
        ("bottom", 2, "GR", "RG"),
        ("bottom", 2, "RG", ""),
        ("bottom", 2, "BR", "R"),
        # Left: (1,0) top left g, bottom left b: "gb", read (right, left).
        ("left", 2, "BG", "GB"),
        ("left", 2, "GB", ""),
        ("left", 2, "B.", "B"),
        # Space 4 (three layers). Top: (0,0) top right b, (0,1) top left g: "bg".
        ("top", 3, "BG", "BG"),
        ("top", 3, "GB", ""),
        ("top", 3, "RG", "G"),
        # Right: (0,1) bottom right r, (1,1) top right plain: "r.".
        ("right", 3, "R.", "R."),
        ("right", 3, ".R", ""),
        ("right", 3, "B.", "."),
        # Bottom: (1,0) bottom right r, (1,1) bottom left plain: "r.", read (right, left).
        ("bottom", 3, ".R", "R."),
        ("bottom", 3, "R.", ""),
        ("bottom", 3, "GR", "R"),
        # Left: (0,0) bottom left g, (1,0) top left b: "gb", read (right, left).
        ("left", 3, "BG", "GB"),
        ("left", 3, "GB", ""),
        ("left", 3, ".G", "G"),
    ],
)
def test_rule_6_8_every_higher_space_of_every_side(
    side: str, space: int, tile: str, matches: str
) -> None:
    """rule 6.8: on the pyramid the uppermost icons count, read in the side's direction."""
    before = table(
        decorator(), decoration_display=[tile], pyramid=LAID, decorations={side: LOWER[:space]}
    )
    after = play(before, MOVE, "main action", f"decorate {tile} {side}", *temples_of(matches))
    assert changes(before, after, 0) == outcome(matches)
    assert board_of(after, "decorations", side) == [*LOWER[:space], tile]


@pytest.mark.parametrize(
    ("side", "tile", "matches"),
    [("top", "RG", "RG"), ("right", ".G", ".G"), ("bottom", ".B", "B."), ("left", "RB", "BR")],
)
def test_rule_6_8_first_space_comes_first_and_lies_beside_the_pyramid(
    side: str, tile: str, matches: str
) -> None:
    """rule 6.8: with all layers there the spaces are still filled from the outside."""
    before = table(decorator(), decoration_display=[tile], pyramid=LAID)
    after = play(before, MOVE, "main action", f"decorate {tile} {side}", *temples_of(matches))
    assert changes(before, after, 0) == outcome(matches)
    assert board_of(after, "decorations", side) == [tile]


def test_rule_6_8_example_7_second_space_matches_blue() -> None:
    """Example 7: one match, 1 + 3 VP and a blue step; the third space had to wait."""
    pyramid = [
        {"cell": [0, 0, 1], "tile": "b...", "turn": 1},  # square (0,3): b
        {"cell": [0, 0, 2], "tile": "...."},  # square (0,4): plain
        {"cell": [0, 1, 1], "tile": "b.r."},
        {"cell": [0, 1, 2], "tile": "...g"},
        {"cell": [1, 0, 1], "tile": "gbr.", "turn": 3},  # squares (1,3) and (1,4): b, r
    ]
    before = table(
        decorator(temples=(0, 0, 0)),
        decoration_display=["BR"],
        pyramid=pyramid,
        decorations={"top": ["GG"]},
    )
    after = play(before, MOVE, "main action", "decorate BR top", "1 wood")
    assert changes(before, after, 0, workers=True) == {
        "gold": -3,
        "vp": 1 + 3,
        "temples.blue": 1,
        "wood": 1,
        "track": 1,
        "workers": ["decorations2", "palace1", "palace1"],
    }
    assert board_of(after, "decorations", "top") == ["GG", "BR"]


def test_rule_6_8_example_7_third_space_would_have_matched_twice() -> None:
    """Example 7: with the second space decorated the same tile scores 2 + 3 VP on the third."""
    pyramid = [
        {"cell": [0, 0, 1], "tile": "b...", "turn": 1},
        {"cell": [0, 0, 2], "tile": "...."},
        {"cell": [0, 1, 1], "tile": "b.r."},
        {"cell": [0, 1, 2], "tile": "...g"},
        {"cell": [1, 0, 1], "tile": "gbr.", "turn": 3},
    ]
    before = table(
        decorator(),
        decoration_display=["BR"],
        pyramid=pyramid,
        decorations={"top": ["GG", "RR"]},
    )
    after = play(before, MOVE, "main action", "decorate BR top", "temple red")
    assert changes(before, after, 0) == outcome("BR")
    assert board_of(after, "decorations", "top") == ["GG", "RR", "BR"]


def test_ruling_13_two_matches_of_one_colour_are_two_steps() -> None:
    """ruling 13: both coloured icons must be followed; each step brings its reward."""
    pyramid = [
        {"cell": [0, 0, 1], "tile": "rBrb"},  # top right b
        {"cell": [0, 0, 2], "tile": "b..."},  # top left b
    ]
    before = table(
        decorator(temples=(0, 0, 0)),
        decoration_display=["BB"],
        pyramid=pyramid,
        decorations={"top": ["GG"]},
    )
    asked = play(before, MOVE, "main action", "decorate BB top")
    assert answers(asked) == ["1 wood", "1 stone", "1 gold"]
    after = play(asked, "1 wood", "1 stone")
    assert changes(before, after, 0) == {
        "gold": -3,
        "vp": 3 + 2,
        "temples.blue": 2,
        "wood": 1,
        "stone": 1,
        "track": 1,
    }


def test_ruling_45_the_player_orders_the_steps_of_the_matches() -> None:
    """ruling 45: "RB" on the left side matches both; blue first asks before red has moved."""
    before = table(decorator(temples=(0, 0, 0)), decoration_display=["RB"])
    asked = play(before, MOVE, "main action", "decorate RB left")
    assert answers(asked) == ["temple blue", "temple red"]
    placed = {"gold": -3, "vp": 3 + 2, "track": 1}
    assert changes(before, asked, 0) == placed
    blue = play(asked, "temple blue")
    assert changes(before, blue, 0) == {**placed, "temples.blue": 1}
    assert answers(blue) == ["1 wood", "1 stone", "1 gold"]
    red = play(asked, "temple red")
    assert changes(before, red, 0) == {
        "gold": -3,
        "vp": 3 + 2 + 1,
        "track": 1,
        "temples.blue": 1,
        "temples.red": 1,
    }
    for first in (play(blue, "1 gold"), play(red, "1 gold")):
        assert changes(before, first, 0) == {
            "gold": -3 + 1,
            "vp": 3 + 2 + 1,
            "track": 1,
            "temples.blue": 1,
            "temples.red": 1,
        }


def test_rule_6_8_step_of_a_match_that_is_impossible_is_lost() -> None:
    """rule 6.8, rule 7.2: the red top step is taken; the match scores, green is stepped on."""
    before = table(
        decorator(temples=(0, 10, 9)), seat(temples=(0, 11, 0)), decoration_display=["RG"]
    )
    after = play(before, MOVE, "main action", "decorate RG top")
    assert changes(before, after, 0) == {"gold": -3, "vp": 3 + 2, "track": 1, "temples.green": 1}
