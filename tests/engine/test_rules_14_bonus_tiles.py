"""rule 14, rule 9.8: every temple bonus tile, from the penultimate or the top step."""

from typing import Any

import pytest

from table import answers, changes, play, seat, table

TILES = (
    "best_mask_set_again",
    "technologies_5",
    "flat_15",
    "avenue_3",
    "bonus_tiles_9",
    "non_mask_discoveries_2",
    "workers_4_or_9",
)
FIRST_GAME = [
    "palace_cocoa",
    "alchemy_nobles_vp",
    "resource_extra",
    "decorations_vp",
    "construction_worker_and_discount",
    "construction_temple",
]


def end(
    temples: tuple[int, int, int],
    tiles: list[str],
    other: tuple[int, int, int] = (0, 0, 0),
    **facts: Any,
) -> dict[str, int]:
    """What the end of the game brings seat 0 beyond the third eclipse, its salary paid."""
    before = table(
        seat(temples=temples, cocoa=8, **facts),
        seat("forest1!0 palace1 palace1", temples=other),
        bonus_tiles=tiles,
        calendar={"light": 8, "eclipses_scored": 2, "eclipse_in_turns": 1},
        turn={"seat": 1},
    )
    asked = play(before, "unlock")
    after = play(asked, answers(asked)[-1])
    assert after.over
    found: dict[str, int] = changes(asked, after, 0)
    del found["cocoa"]
    assert after.books(0)["bonus_tiles"] == found.get("vp", 0)
    return found


def with_others(tile: str, temple: int) -> list[str]:
    """The tile on one temple, any others on the temples nobody reached."""
    tiles = [other for other in TILES if other != tile][:2]
    tiles.insert(temple, tile)
    return tiles


# Every tile, every way to reach it ---

OWNER: dict[str, Any] = {
    "workers": "forest1 nobles3 palace4",
    "avenue": 4,
    "technologies": ["palace_cocoa", "resource_extra"],
    "discoveries": "mask_4 mask_5 mask_5 temple_any",
    "used_discoveries": "cocoa cocoa",
}
WORTH = {
    "best_mask_set_again": 3,
    "technologies_5": 10,
    "flat_15": 15,
    "avenue_3": 12,
    "bonus_tiles_9": 9,
    "non_mask_discoveries_2": 6,
    "workers_4_or_9": 17,
}


@pytest.mark.parametrize("step", [10, 11])
@pytest.mark.parametrize("temple", [0, 1, 2])
@pytest.mark.parametrize("tile", TILES)
def test_rule_14_every_tile_from_the_penultimate_or_top_step(
    tile: str, temple: int, step: int
) -> None:
    """rule 14, rule 9.8: each tile on each temple, reached by either of the two last steps."""
    temples = [9, 9, 9]
    temples[temple] = step
    found = end((temples[0], temples[1], temples[2]), with_others(tile, temple), **OWNER)
    assert found == {"vp": WORTH[tile]}


@pytest.mark.parametrize("tile", TILES)
def test_rule_9_8_a_tile_that_was_not_reached_scores_nothing(tile: str) -> None:
    """rule 9.8: step 9 is one short."""
    assert end((9, 0, 0), with_others(tile, 0), **OWNER) == {}


@pytest.mark.parametrize("tile", TILES)
def test_rule_7_1_many_players_score_one_tile(tile: str) -> None:
    """rule 7.1, rule 9.8: another marker on top or beside takes nothing away."""
    tiles = with_others(tile, 1)
    assert end((0, 10, 0), tiles, (0, 11, 0), **OWNER) == {"vp": WORTH[tile]}
    assert end((0, 10, 0), tiles, (0, 10, 0), **OWNER) == {"vp": WORTH[tile]}


def test_rule_9_8_all_three_tiles() -> None:
    """rule 9.8: every tile that was reached: 15 + 12 + 17."""
    tiles = ["flat_15", "avenue_3", "workers_4_or_9"]
    assert end((10, 11, 10), tiles, **OWNER) == {"vp": 44}


# Each tile's numbers ---


@pytest.mark.parametrize(
    ("masks", "vp"),
    [
        ("mask_1", 1),
        ("mask_1 mask_2", 3),
        ("mask_1 mask_2 mask_3", 6),
        ("mask_1 mask_2 mask_3 mask_4", 10),
        ("mask_1 mask_2 mask_3 mask_4 mask_5", 15),
        ("mask_1 mask_2 mask_3 mask_4 mask_5 mask_6", 21),
        ("mask_1 mask_2 mask_3 mask_4 mask_5 mask_6 mask_7", 28),
        ("mask_4 mask_4 mask_4", 1),
        ("mask_4 mask_4 mask_5 mask_5 mask_6", 6),
    ],
)
def test_rule_14_best_mask_set_again(masks: str, vp: int) -> None:
    """rule 14: the largest set of different masks once more; further sets are left out."""
    assert end((10, 0, 0), with_others(TILES[0], 0), discoveries=masks) == {"vp": vp}


def test_rule_14_best_mask_set_again_without_masks() -> None:
    """rule 14: no mask, nothing."""
    tiles = with_others(TILES[0], 0)
    assert end((10, 0, 0), tiles, discoveries="temple_any") == {}


@pytest.mark.parametrize("known", range(7))
def test_rule_14_technologies_5(known: int) -> None:
    """rule 14: 5 VP for each of up to six technologies."""
    found = end((0, 11, 0), with_others("technologies_5", 1), technologies=FIRST_GAME[:known])
    assert found == ({"vp": 5 * known} if known else {})


@pytest.mark.parametrize("avenue", range(10))
def test_rule_14_avenue_3(avenue: int) -> None:
    """rule 14: 3 VP for every avenue step."""
    found = end((0, 0, 10), with_others("avenue_3", 2), avenue=avenue)
    assert found == ({"vp": 3 * avenue} if avenue else {})


@pytest.mark.parametrize(
    ("temples", "vp"),
    [
        ((10, 0, 0), 9),
        ((11, 9, 9), 9),
        ((10, 10, 0), 18),
        ((10, 0, 11), 18 + 15),
        ((11, 10, 11), 27 + 15),
        ((0, 10, 10), 15),
    ],
)
def test_rule_14_bonus_tiles_9(temples: tuple[int, int, int], vp: int) -> None:
    """rule 14: 9 VP for each tile reached, itself included; it must be reached itself."""
    tiles = ["bonus_tiles_9", "technologies_5", "flat_15"]  # no technologies: 0 VP
    assert end(temples, tiles) == {"vp": vp}


@pytest.mark.parametrize(
    ("held", "used", "vp"),
    [
        ("temple_any", "", 2),
        ("", "temple_any", 2),
        ("temple_any extra_worker double_move", "cocoa cocoa free_cocoa", 12),
        ("mask_1 mask_4 mask_4 extra_worker", "", 2),
        (
            "victory_points any_resources_3 any_resources_2 avenue_step temple_any temple_blue "
            "temple_red",
            "temple_green cocoa power_up_twice double_move move_anywhere extra_worker free_cocoa",
            28,
        ),
    ],
)
def test_ruling_18_non_mask_discoveries_2(held: str, used: str, vp: int) -> None:
    """rule 14, ruling 18: 2 VP per tile that is no mask, used or not."""
    found = end(
        (10, 0, 0),
        with_others("non_mask_discoveries_2", 0),
        discoveries=held,
        used_discoveries=used,
    )
    assert found == {"vp": vp}


def test_ruling_18_masks_alone_are_worth_nothing() -> None:
    """ruling 18: the tile counts NON-mask discoveries."""
    tiles = with_others("non_mask_discoveries_2", 0)
    assert end((10, 0, 0), tiles, discoveries="mask_1 mask_2 mask_7") == {}


def test_ruling_18_a_free_cocoa_used_for_the_last_salary_counts() -> None:
    """rule 11, ruling 18: a tile used at this very eclipse is kept face down and counts."""
    before = table(
        seat(temples=(10, 0, 0), discoveries="free_cocoa"),
        seat("forest1!0 palace1 palace1"),
        bonus_tiles=with_others("non_mask_discoveries_2", 0),
        calendar={"light": 8, "eclipses_scored": 2, "eclipse_in_turns": 1},
        turn={"seat": 1},
    )
    after = play(before, "unlock", "use free_cocoa")
    assert after.over
    assert changes(before, after, 0) == {
        "vp": 2,
        "discoveries.free_cocoa": -1,
        "used_discoveries.free_cocoa": 1,
    }


@pytest.mark.parametrize(
    ("workers", "vp"),
    [
        ("forest1 nobles1 palace1", 12),
        ("forest1 nobles2 palace3", 12),
        ("forest1 nobles2 palace4", 17),
        ("forest5 nobles2 palace4", 22),
        ("forest5 nobles5 palace4", 27),
        ("forest1 nobles2 palace3 palace3", 16),
        ("forest4 nobles5 palace4 palace5", 36),
        ("gold4!0 palace1!0 decorations3!0 palace5!2", 26),
    ],
)
def test_ruling_48_workers_4_or_9(workers: str, vp: int) -> None:
    """rule 14, ruling 48: workers in play only, locked ones too; 9 VP at power 4 and 5."""
    assert end((0, 0, 10), with_others("workers_4_or_9", 2), workers=workers) == {"vp": vp}
