"""rule 6.8: decorations: gold, places with their support, power-up."""

from typing import Any

import pytest

from table import answers, changes, play, seat, table
from teotihuacan.engine.components import COMPONENTS

MOVE = "move 1@forest to decorations"
LOWER = ["BR", "RR", "GG"]  # decorations on the spaces below the one that matters
SIDES = ["top", "right", "bottom", "left"]
Cell = tuple[int, int, int]  # level, row, column

# The pyramid cells right under each space above the first, by hand from `components.json`.
SUPPORT: dict[tuple[str, int], list[Cell]] = {
    ("top", 1): [(0, 0, 1), (0, 0, 2)],
    ("right", 1): [(0, 1, 3), (0, 2, 3)],
    ("bottom", 1): [(0, 3, 1), (0, 3, 2)],
    ("left", 1): [(0, 1, 0), (0, 2, 0)],
    ("top", 2): [(1, 0, 1)],
    ("right", 2): [(1, 1, 2)],
    ("bottom", 2): [(1, 2, 1)],
    ("left", 2): [(1, 1, 0)],
    ("top", 3): [(2, 0, 0), (2, 0, 1)],
    ("right", 3): [(2, 0, 1), (2, 1, 1)],
    ("bottom", 3): [(2, 1, 0), (2, 1, 1)],
    ("left", 3): [(2, 0, 0), (2, 1, 0)],
}
WHOLE = [(k, r, c) for k in range(3) for r in range(4 - k) for c in range(4 - k)]


def with_supports(cells: list[Cell]) -> list[Cell]:
    """Cells with the four below each, down to the base."""
    found = set(cells)
    for level in (2, 1):
        for k, r, c in sorted(found):
            if k == level:
                found |= {(k - 1, r + down, c + right) for down in (0, 1) for right in (0, 1)}
    return sorted(found)


def pyramid(cells: list[Cell]) -> list[dict[str, Any]]:
    """Some tile or other on each of these cells."""
    tiles = COMPONENTS["pyramid"]["tiles"]
    return [{"cell": list(c), "tile": t} for c, t in zip(sorted(cells), tiles, strict=False)]


def decorator(**facts: Any) -> dict[str, Any]:
    """A player about to decorate with one worker."""
    return seat(**{"gold": 3, "workers": "forest1 palace1 palace1", **facts})


# Gold ---


@pytest.mark.parametrize(
    ("others", "gold"),
    [
        ("palace1 palace1", 3),
        ("decorations2 palace1", 2),
        ("decorations2 decorations3", 1),
        ("decorations2 decorations3 decorations4", 1),
    ],
)
def test_ruling_12_gold_by_workers(others: str, gold: int) -> None:
    """ruling 12: 3 / 2 / 1 gold for 1 / 2 / 3 or more workers; with one less it is impossible."""
    own: dict[str, Any] = {"cocoa": 1, "workers": f"forest1 {others}"}
    before = table(seat(gold=gold, **own), decoration_display=["GR"])
    after = play(before, MOVE, "main action")
    paid = {"cocoa": -1} if "decorations" in others else {}
    assert changes(before, after, 0) == {"gold": -gold, **paid}
    poor = table(seat(gold=gold - 1, **own), decoration_display=["GR"])
    assert answers(play(poor, MOVE)) == ["collect cocoa", "worship decorations"]


@pytest.mark.parametrize(
    ("others", "chosen", "expected"),
    [
        ("palace1 palace1", [], "decorations2 palace1 palace1"),
        ("decorations2 palace1", ["2"], "decorations1 decorations3 palace1"),
        ("decorations2 decorations3", ["1"], "decorations2 decorations2 decorations3"),
    ],
)
def test_rule_6_8_one_power_up_however_many_workers(
    others: str, chosen: list[str], expected: str
) -> None:
    """rule 6.8: three workers get no second power-up here."""
    before = table(seat(cocoa=1, gold=3, workers=f"forest1 {others}"), decoration_display=["GR"])
    ups = [f"worker {power}@decorations" for power in chosen]
    after = play(before, MOVE, "main action", "decorate GR top", *ups)
    assert changes(before, after, 0, workers=True)["workers"] == expected.split()
    assert (after.seat, after.question) == (1, "turn")


# Places ---


def test_rule_6_8_every_tile_shown_on_every_side() -> None:
    """rule 6.8: one of the face-up tiles on any side with a free space in order."""
    before = table(decorator(), decoration_display=["BR", ".G", None, "G."])
    assert answers(play(before, MOVE, "main action")) == [
        f"decorate {tile} {side}" for tile in ("BR", ".G", "G.") for side in SIDES
    ]


@pytest.mark.parametrize(("side", "space"), SUPPORT)
def test_rule_6_8_space_needs_its_layers_and_no_more(side: str, space: int) -> None:
    """rule 6.8: as many layers as the space is high, under both of its squares, will do."""
    before = table(
        decorator(),
        decoration_display=["BB"],
        pyramid=pyramid(with_supports(SUPPORT[side, space])),
        decorations={side: LOWER[:space]},
    )
    assert f"decorate BB {side}" in answers(play(before, MOVE, "main action"))


@pytest.mark.parametrize(
    ("side", "space", "missing"),
    [(side, space, cell) for (side, space), cells in SUPPORT.items() for cell in cells],
)
def test_rule_6_8_space_without_a_layer_is_closed(side: str, space: int, missing: Cell) -> None:
    """rule 6.8: everything up to that level lies but one tile under one of the squares."""
    laid = [cell for cell in WHOLE if cell[0] < space and cell != missing]
    before = table(
        decorator(),
        decoration_display=["BB"],
        pyramid=pyramid(laid),
        decorations={side: LOWER[:space]},
    )
    assert answers(play(before, MOVE, "main action")) == [
        f"decorate BB {other}" for other in SIDES if other != side
    ]


def test_rule_6_8_full_side_takes_no_more() -> None:
    """rule 6.8: four spaces a side."""
    before = table(
        decorator(),
        decoration_display=["BB"],
        pyramid=pyramid(WHOLE),
        decorations={"right": [*LOWER, "G."]},
    )
    assert answers(play(before, MOVE, "main action")) == [
        "decorate BB top",
        "decorate BB bottom",
        "decorate BB left",
    ]


# Impossible without tile or place ---


@pytest.mark.parametrize(
    ("display", "decorations"),
    [
        pytest.param([], {}, id="no-tile"),
        pytest.param(
            ["BB"],
            {"top": ["BR"], "right": ["RR"], "bottom": ["GG"], "left": ["G."]},
            id="no-place",
        ),
    ],
)
def test_ruling_29_decorations_needs_a_tile_and_a_place(
    display: list[str], decorations: dict[str, list[str]]
) -> None:
    """ruling 29: an empty display, or four first spaces filled and no pyramid to go up."""
    before = table(decorator(gold=9), decoration_display=display, decorations=decorations)
    assert answers(play(before, MOVE)) == ["collect cocoa", "worship decorations"]


# The track ---


def test_rule_6_8_track_ends_at_9() -> None:
    """rule 6.8, rule 7.5: a marker at the end of the track stays; the VP are scored."""
    before = table(decorator(track=9), decoration_display=["GR"])
    after = play(before, MOVE, "main action", "decorate GR top")
    assert changes(before, after, 0) == {"gold": -3, "vp": 3}
