"""rule 2.3, rule 2.4, rule 2.7: what each of the 18 starting tiles gives, and where workers
start."""

from itertools import combinations
from typing import Any

import pytest

from table import answers, board_of, changes, facts_of, play, table
from teotihuacan import Position

Facts = dict[str, Any]
NUMBERED = (
    "palace",
    "forest",
    "stone_quarry",
    "gold_deposits",
    "alchemy",
    "nobles",
    "decorations",
    "construction",
)
BLUE = {"temples.blue": 1, "gold": 1}  # a first blue step: the resource chosen is gold
RED = {"temples.red": 1, "vp": 1}
GREEN = {"temples.green": 1, "cocoa": 1}
LOWEST = {"technologies": ["palace_cocoa"], **BLUE}
BOUGHT = {"discoveries.mask_4": 1}

# Tile, goods (resources of choice: 2 wood), steps and tiles, raised workers, boards.
TILES: list[tuple[int, Facts, Facts, int, tuple[int, int]]] = [
    (1, {"cocoa": 3, "wood": 5}, {}, 0, (3, 5)),
    (2, {"cocoa": 3, "wood": 2, "stone": 3}, {}, 0, (3, 8)),
    (3, {"wood": 1, "stone": 2, "gold": 3}, {}, 0, (2, 6)),
    (4, {"cocoa": 2, "gold": 3, "wood": -1}, BOUGHT, 0, (4, 8)),
    (5, {"wood": 1, "stone": 2}, {"avenue": 1}, 0, (2, 7)),
    (6, {"stone": 2, "gold": 3}, GREEN, 0, (4, 3)),
    (7, {"wood": 2}, LOWEST, 0, (5, 8)),
    (8, {"gold": 2}, LOWEST, 0, (4, 5)),
    (9, {"wood": 3, "gold": 2}, {}, 1, (2, 4)),
    (10, {"cocoa": 5, "gold": 2}, RED, 0, (1, 4)),
    (11, {"cocoa": 2, "stone": 4}, BLUE, 0, (6, 7)),
    (12, {}, {**BLUE, **RED, **GREEN}, 0, (5, 6)),
    (13, {"cocoa": 2, "wood": 3}, {"avenue": 1}, 0, (1, 2)),
    (14, {"stone": 3, "gold": 1, "wood": -1}, BOUGHT, 0, (3, 7)),
    (15, {"wood": 4, "stone": 1}, BLUE, 0, (2, 3)),
    (16, {"cocoa": 5}, GREEN, 1, (6, 8)),
    (17, {"cocoa": 5}, RED, 1, (7, 8)),
    (18, {"wood": 2}, {**BLUE, **RED}, 0, (5, 7)),
]


def question(name: str, seat: int | None = 0) -> Facts:
    """An entry of the decision stack."""
    return {"question": name} if seat is None else {"question": name, "seat": seat}


def dealt(tiles: tuple[int, ...], sees: str) -> list[Facts]:
    """Four dealt tiles; 4 and 14 show a discovery."""
    return [{"tile": tile, "sees": sees if tile in (4, 14) else None} for tile in tiles]


def choosing(*tiles: int, sees: str = "mask_4", **facts: Any) -> Position:
    """Seat 0, the only one that is still to start, chooses among four dealt tiles."""
    return table(
        {"workers": [{"board": None}] * 3, **facts},
        starting={"secret": True, "hands": [dealt(tiles, sees)]},
        stack=[
            question("place_neutral_dice", None),
            question("place_worker"),
            question("take_starting_goods"),
            question("reveal_starting_tiles", None),
            question("keep_starting_tiles"),
        ],
    )


def hand_with(one: int, other: int) -> tuple[int, ...]:
    """A hand with two certain tiles."""
    return (one, other, *[tile for tile in (2, 5, 13, 15) if tile not in (one, other)][:2])


def take_all(position: Position) -> Position:
    """Take 2 wood for a tile, 1 gold for a blue step, the same worker for power-ups; buy."""
    while position.question not in ("place_worker", "turn"):
        wanted = ("2 wood", "1 gold", "worker 2", "buy mask_4")
        position = play(position, next(text for text in wanted if text in answers(position)))
    return position


def added(*gains: Facts) -> Facts:
    """Gains added up; a sum of 0 is no change."""
    total: Facts = {}
    for gain in gains:
        for key, value in gain.items():
            total[key] = total[key] + value if key in total else value
    return {key: value for key, value in total.items() if value != 0}


def gained(before: Position, after: Position) -> Facts:
    """What changed for seat 0 besides the tiles it kept."""
    found: Facts = changes(before, after, 0)
    del found["starting_tiles"]
    return found


def endings(position: Position) -> set[tuple[str, ...]]:
    """All ways to place the starting workers, as the workers of seat 0."""
    if position.question != "place_worker":
        return {tuple(facts_of(position, 0)["workers"])}
    return set[tuple[str, ...]]().union(
        *(endings(play(position, text)) for text in answers(position))
    )


# Every tile ---


@pytest.mark.parametrize(("tile", "goods", "more", "raised"), [row[:4] for row in TILES])
def test_rule_2_3_every_starting_tile(tile: int, goods: Facts, more: Facts, raised: int) -> None:
    """rule 2.3, ruling 17: all that a tile shows, beside tile 3 (1 wood 2 stone 3 gold) or 1."""
    other = 3 if tile != 3 else 1
    before = choosing(*hand_with(tile, other))
    after = take_all(play(before, f"keep tile {tile} and tile {other}"))
    kept = board_of(after, "players", 0, "starting_tiles")
    assert [entry["tile"] for entry in kept] == [tile, other]
    second = {"wood": 1, "stone": 2, "gold": 3} if other == 3 else {"cocoa": 3, "wood": 5}
    assert gained(before, after) == added(goods, more, second)
    powers = [worker["power"] for worker in board_of(after, "players", 0, "workers")]
    assert sorted(powers) == [1, 1, 1 + raised]


@pytest.mark.parametrize(("tile", "boards"), [(row[0], row[4]) for row in TILES])
def test_rule_2_4_workers_start_on_boards_of_both_tiles(
    tile: int, boards: tuple[int, int]
) -> None:
    """rule 2.4, ruling 4: any three different boards among the numbers on the two kept tiles."""
    other, others = (3, (2, 6)) if tile != 3 else (1, (3, 5))
    after = take_all(
        play(choosing(*hand_with(tile, other)), f"keep tile {tile} and tile {other}")
    )
    names = {NUMBERED[number - 1] for number in (*boards, *others)}
    found = {tuple(sorted(text[:-1] for text in ending)) for ending in endings(after)}
    assert found == set(combinations(sorted(names), 3))


def test_ruling_17_green_tile_and_any_two_resources_tile() -> None:
    """ruling 17: tile 6 gives 2 stone and 3 gold; tile 18 steps on blue AND red."""
    before = choosing(6, 18, 1, 2)
    after = take_all(play(before, "keep tile 6 and tile 18"))
    assert gained(before, after) == {
        "stone": 2,
        "gold": 3 + 1,
        "wood": 2,
        "cocoa": 1,
        "vp": 1,
        "temples.blue": 1,
        "temples.red": 1,
        "temples.green": 1,
    }


# Steps, technologies, power-ups ---


@pytest.mark.parametrize(
    ("tiles", "temple", "rewards"),
    [
        ((11, 15), "blue", {"cocoa": 2, "stone": 4 + 1, "wood": 4, "gold": 2}),
        ((10, 17), "red", {"cocoa": 10, "gold": 2, "vp": 2}),
        ((6, 16), "green", {"cocoa": 5 + 2, "stone": 2, "gold": 3}),
    ],
)
def test_rule_2_3_two_steps_on_one_temple(
    tiles: tuple[int, int], temple: str, rewards: Facts
) -> None:
    """rule 2.3: both tiles step on the same temple, and both steps give their reward."""
    before = choosing(*hand_with(*tiles))
    after = take_all(play(before, f"keep tile {tiles[0]} and tile {tiles[1]}"))
    assert gained(before, after) == {**rewards, f"temples.{temple}": 2}


def test_rule_2_3_two_avenue_steps() -> None:
    """rule 2.3: two tiles with an avenue step; step 2 offers no discovery."""
    before = choosing(5, 13, 1, 2)
    after = play(before, "keep tile 5 and tile 13")
    assert gained(before, after) == {"wood": 4, "stone": 2, "cocoa": 2, "avenue": 2}


def test_ruling_23_second_technology_tile_takes_the_next() -> None:
    """rule 2.3, ruling 23: the lowest technology, then the lowest one the player lacks."""
    before = choosing(7, 8, 1, 2)
    after = take_all(play(before, "keep tile 7 and tile 8"))
    assert gained(before, after) == {
        "technologies": ["palace_cocoa", "alchemy_nobles_vp"],
        "wood": 2,
        "gold": 2 + 1,
        "vp": 1,
        "temples.blue": 1,
        "temples.red": 1,
    }


def test_rule_2_3_technology_is_the_lowest_of_this_game() -> None:
    """rule 2.3: lowest numbered among the six that lie there, with the step of its column."""
    names = "resource_extra decorations_vp construction_vp paid_power_up "
    names += "construction_worker_and_discount construction_temple"
    after = table(
        {"workers": [{"board": None}] * 3, "starting_tiles": [{"tile": 8}, {"tile": 3}]},
        technologies=names.split(),
        stack=[
            question("place_neutral_dice", None),
            question("place_worker"),
            question("take_starting_goods"),
        ],
    )
    assert facts_of(after, 0)["technologies"] == ["resource_extra"]
    assert facts_of(after, 0)["temples.blue"] == 1


def test_ruling_23_starting_tiles_give_nobody_3_vp() -> None:
    """ruling 23: both players start with palace_cocoa, and neither scores for it."""
    after = table(
        {"workers": [{"board": None}] * 3, "starting_tiles": [{"tile": 8}, {"tile": 3}]},
        {"workers": [{"board": None}] * 3, "starting_tiles": [{"tile": 7}, {"tile": 1}]},
        stack=[
            question("place_neutral_dice", None),
            question("place_worker", 1),
            question("place_worker", 0),
            question("take_starting_goods", 1),
            question("take_starting_goods", 0),
        ],
    )
    after = take_all(take_all(after))
    assert [player["vp"] for player in board_of(after, "players")] == [0, 0]
    assert [player["technologies"] for player in board_of(after, "players")] == [
        ["palace_cocoa"],
        ["palace_cocoa"],
    ]


@pytest.mark.parametrize(("worker", "powers"), [("worker 2", [3, 1, 1]), ("worker 1", [2, 2, 1])])
def test_rule_2_3_two_power_ups_on_one_worker_or_two(worker: str, powers: list[int]) -> None:
    """rule 2.3: each power-up raises one starting worker, the same or another."""
    after = play(choosing(9, 16, 1, 2), "keep tile 9 and tile 16")
    assert answers(after) == ["worker 2", "worker 1"]
    after = play(after, worker)
    found = [entry["power"] for entry in board_of(after, "players", 0, "workers")]
    assert sorted(found, reverse=True) == powers


def test_ruling_46_goods_come_before_the_steps() -> None:
    """ruling 46: the tile's own two resources are asked for before the blue step's one."""
    after = play(choosing(7, 3, 1, 2), "keep tile 7 and tile 3")
    assert "2 gold" in answers(after)
    assert "1 gold" in answers(play(after, "2 gold"))


# Boards of the workers ---


def test_ruling_4_both_tiles_share_a_board() -> None:
    """rule 2.4: tiles 1 (quarry, alchemy) and 2 (quarry, construction) leave no choice."""
    after = play(choosing(1, 2, 3, 5), "keep tile 1 and tile 2")
    assert facts_of(after, 0)["workers"] == ["alchemy1", "construction1", "stone_quarry1"]
    assert (after.question, after.seat) == ("turn", 0)


def test_ruling_4_a_raised_worker_may_go_to_any_of_the_boards() -> None:
    """rule 2.4: tiles 9 (forest, gold) and 1 (quarry, alchemy): 4 x 3 different starts."""
    after = play(choosing(9, 1, 3, 5), "keep tile 9 and tile 1")
    boards = {"forest", "gold_deposits", "stone_quarry", "alchemy"}
    expected = set()
    for strong in boards:
        for pair in combinations(boards - {strong}, 2):
            expected.add(tuple(sorted([f"{strong}2", *(f"{board}1" for board in pair)])))
    assert len(expected) == 12
    assert endings(after) == expected


def test_ruling_4_a_raised_worker_on_three_boards() -> None:
    """rule 2.4: tiles 9 (forest, gold) and 6 (gold, quarry): only the raised worker has a
    choice."""
    after = play(choosing(9, 6, 3, 5), "keep tile 9 and tile 6")
    assert endings(after) == {
        ("forest2", "gold_deposits1", "stone_quarry1"),
        ("forest1", "gold_deposits2", "stone_quarry1"),
        ("forest1", "gold_deposits1", "stone_quarry2"),
    }


# Discoveries on starting tiles ---


def test_ruling_3_buying_the_shown_discovery_is_optional() -> None:
    """rule 2.3, rule 2.7, ruling 3: declined, it costs nothing and goes into the stack."""
    before = choosing(4, 3, 1, 2)
    after = play(before, "keep tile 4 and tile 3", "decline")
    assert gained(before, after) == {"cocoa": 2, "wood": 1, "stone": 2, "gold": 6}
    assert board_of(before, "stacks", "discoveries", "mask_4") == 2
    assert board_of(after, "stacks", "discoveries", "mask_4") == 3


def test_rule_5_7_shown_discovery_is_paid_at_its_cost() -> None:
    """rule 2.3, rule 5.7: mask_1 for 2 cocoa and 1 gold, from the goods of the tiles
    themselves."""
    before = choosing(4, 3, 1, 2, sees="mask_1")
    after = play(before, "keep tile 4 and tile 3", "buy mask_1")
    assert gained(before, after) == {
        "wood": 1,
        "stone": 2,
        "gold": 6 - 1,
        "discoveries.mask_1": 1,
    }


def test_rule_5_7_shown_discovery_that_cant_be_paid() -> None:
    """rule 2.3, rule 5.7: without cocoa for mask_1 nothing is asked; it goes back."""
    before = choosing(14, 3, 1, 2, sees="mask_1")
    after = play(before, "keep tile 14 and tile 3")
    assert gained(before, after) == {"wood": 1, "stone": 5, "gold": 4}
    assert board_of(after, "stacks", "discoveries", "mask_1") == 1


def test_rule_2_7_discovery_of_a_tile_not_kept_returns() -> None:
    """rule 2.7: the discovery of a dealt tile that is not kept is shuffled into the stack."""
    before = choosing(4, 3, 1, 2, sees="mask_1")
    assert "mask_1" not in board_of(before, "stacks", "discoveries")
    after = play(before, "keep tile 3 and tile 1")
    assert board_of(after, "stacks", "discoveries", "mask_1") == 1
    assert after.question == "place_worker"


@pytest.mark.parametrize(
    ("buys", "left"),
    [
        (("buy mask_4", "buy mask_4"), {"discoveries.mask_4": 2, "wood": -2}),
        (("buy mask_4", "decline"), {"discoveries.mask_4": 1, "wood": -1}),
        (("decline", "decline"), {}),
    ],
)
def test_rule_2_3_both_tiles_show_a_discovery(buys: tuple[str, str], left: Facts) -> None:
    """rule 2.3: with tiles 4 and 14 each discovery is bought or not."""
    before = choosing(4, 14, 1, 2, wood=2)
    after = play(before, "keep tile 4 and tile 14", *buys)
    assert gained(before, after) == {"cocoa": 2, "stone": 3, "gold": 4, **left}
    assert board_of(after, "stacks", "discoveries", "mask_4") == 3 - left.get(
        "discoveries.mask_4", 0
    )


def test_ruling_46_discovery_is_offered_last_and_used_from_the_first_turn_on() -> None:
    """ruling 46: after the steps' goods, and no use of it before the first turn."""
    position = play(choosing(4, 11, 1, 2, sees="any_resources_2"), "keep tile 4 and tile 11")
    assert position.question == "gain_resources"
    position = play(position, "1 stone")
    assert position.question == "start_discovery"
    position = play(position, "buy any_resources_2")
    while position.question == "place_worker":
        assert not [text for text in answers(position) if text.startswith("use")]
        position = play(position, answers(position)[0])
    assert position.question == "turn"
    before = position
    after = play(before, "use any_resources_2", "2 gold")
    assert changes(before, after, 0) == {
        "gold": 2,
        "discoveries.any_resources_2": -1,
        "used_discoveries.any_resources_2": 1,
    }
