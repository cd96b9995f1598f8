"""rule 3.6: held discovery tiles at any moment of the own turn; ruling 24, ruling 26,
ruling 41, ruling 43."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table

USE = "use victory_points"
USED = {"vp": 4, "discoveries.victory_points": -1, "used_discoveries.victory_points": 1}
PALACE_COCOA = ["palace_cocoa"]


# Any moment of the own turn ---


MOMENTS: list[tuple[str, str, dict[str, Any], dict[str, Any], tuple[str, ...]]] = [
    ("turn", "palace1", {}, {}, ()),
    ("board_action", "palace1", {}, {}, ("move 1@palace to forest",)),
    (
        "worship_order",
        "palace1",
        {},
        {"discoveries": {"forest": ["temple_any"]}},
        ("move 1@palace to forest", "worship forest with discovery"),
    ),
    (
        "buy_discovery",
        "palace1",
        {},
        {"discoveries": {"forest": ["temple_any"]}},
        ("move 1@palace to forest", "worship forest with discovery", "ability first"),
    ),
    (
        "large_step",
        "palace1",
        {"temples": (0, 4, 0)},
        {"discoveries": {"red_5": ["temple_any"]}},
        ("move 1@palace to forest", "worship forest"),
    ),
    (
        "royal_trade",
        "nobles1",
        {},
        {},
        ("move 1@nobles to palace", "worship cocoa_to_gold_and_stone"),
    ),
    (
        "royal_swap",
        "nobles1",
        {"wood": 1},
        {"royal_tiles": ["tech_vp", "cocoa_and_resource_to_resources", "gain_cocoa"]},
        ("move 1@nobles to palace", "worship cocoa_and_resource_to_resources"),
    ),
    (
        "royal_sell",
        "nobles1",
        {"wood": 1},
        {"royal_tiles": ["tech_vp", "cocoa_to_gold_and_stone", "resource_to_cocoa"]},
        ("move 1@nobles to palace", "worship resource_to_cocoa"),
    ),
    (
        "royal_temple",
        "nobles2",
        {},
        {"royal_tiles": ["tech_vp", "cocoa_to_gold_and_stone", "cocoa_to_temples"]},
        ("move 2@nobles to palace", "worship cocoa_to_temples"),
    ),
    (
        "pyramid_tile",
        "forest1",
        {"stone": 2},
        {"pyramid_display": ["b.Rg", "...."]},
        ("move 1@forest to construction", "main action"),
    ),
    (
        "power_up",
        "palace1 forest2",
        {},
        {},
        ("move 1@palace to forest", "main action"),
    ),
    ("ascension", "palace5", {}, {}, ("move 5@palace to forest", "main action")),
    ("end_turn", "palace1", {}, {}, ("move 1@palace to forest", "collect cocoa")),
]


@pytest.mark.parametrize(("question", "workers", "facts", "parts", "actions"), MOMENTS)
def test_rule_3_6_tile_used_in_the_middle_of_a_turn(
    question: str,
    workers: str,
    facts: dict[str, Any],
    parts: dict[str, Any],
    actions: tuple[str, ...],
) -> None:
    """rule 3.6: the tile does its work, and the question at hand is asked again."""
    rest = " nobles4" * (3 - len(workers.split()))
    held = {"discoveries": "victory_points victory_points", **facts}
    before = play(table(seat(workers + rest, cocoa=3, **held), **parts), *actions)
    assert before.question == question
    after = play(before, USE)
    assert changes(before, after, 0, workers=True) == USED
    assert answers(after) == answers(before)
    once = play(after, USE)
    assert USE not in answers(once)


def test_rule_3_6_only_on_the_own_turn() -> None:
    """rule 3.6: the other player's tile is no answer of mine, nor offered to its owner
    meanwhile."""
    before = table(seat("palace1 forest1 nobles1"), seat(discoveries="victory_points"))
    assert USE not in answers(before)
    after = play(before, "move 1@palace to stone_quarry", "collect cocoa")
    assert after.seat == 1
    assert USE in answers(after)


def test_rule_3_6_before_and_after_unlocking() -> None:
    """rule 3.6, rule 3.1: a turn spent on unlocking is an own turn too."""
    before = table(seat("forest1!0 palace1 palace1", discoveries="victory_points"))
    assert changes(before, play(before, USE, "unlock"), 0) == USED
    after = play(before, "unlock")
    assert answers(after) == ["end turn", USE]
    assert changes(before, play(after, USE), 0) == USED


def test_rule_3_6_masks_are_never_used() -> None:
    """rule 11: masks stay face up; there is no use for them."""
    before = table(seat("palace1 forest1 nobles1", discoveries="mask_1 mask_4"))
    assert [text for text in answers(before) if text.startswith("use")] == []


# Right after getting them ---


def test_rule_3_6_right_after_worship() -> None:
    """rule 3.6: the tile bought by worship is used before the turn ends."""
    before = table(
        seat("palace1 nobles1 nobles1", wood=1),
        discoveries={"stone_quarry": ["victory_points"]},
    )
    after = play(before, "move 1@palace to stone_quarry", "worship stone_quarry for discovery")
    assert answers(after) == ["end turn", USE]
    assert changes(before, play(after, USE), 0) == {
        "vp": 4,
        "wood": -1,
        "used_discoveries.victory_points": 1,
    }


def test_rule_3_6_right_after_the_avenue_step_of_an_ascension() -> None:
    """rule 3.6, rule 8.1: bought on the avenue, the cocoa tile pays for two temple steps."""
    before = table(
        seat("palace5 nobles1 nobles1", gold=1, avenue=2), discoveries={"avenue_3": ["cocoa"]}
    )
    after = play(before, "move 5@palace to forest", "main action", "buy cocoa")
    assert "ascend two temples" not in answers(after)
    after = play(after, "use cocoa", "ascend two temples", "temple red", "temple red")
    assert changes(before, after, 0) == {
        "wood": 2,
        "gold": -1,
        "cocoa": 4 - 3,
        "vp": 2,
        "avenue": 1,
        "temples.red": 2,
        "used_discoveries.cocoa": 1,
    }


def test_rule_3_6_bought_first_and_used_before_the_ability() -> None:
    """rule 3.6, rule 5.3: discovery first, then its avenue step, then avenue_vp counts that
    step."""
    before = table(
        seat("nobles4 forest1 forest1", cocoa=2, avenue=3),
        royal_tiles=["avenue_vp", "cocoa_to_gold_and_stone", "gain_cocoa"],
        discoveries={"palace": ["avenue_step"]},
    )
    after = play(
        before,
        "move 4@nobles to palace",
        "worship avenue_vp with discovery",
        "discovery first",
        "use avenue_step",
    )
    assert changes(before, after, 0) == {
        "cocoa": -2,
        "avenue": 1,
        "vp": 4,
        "used_discoveries.avenue_step": 1,
    }


def test_rule_3_6_and_ruling_40_tile_pays_for_unlocking_at_the_power_up() -> None:
    """rule 3.6, ruling 40: the cocoa tile of a large step frees a worker for both power-ups."""
    before = table(
        seat("nobles2 gold2 gold2 gold3!0", cocoa=1, gold=1, temples=(0, 0, 2)),
        discoveries={"green_3": ["cocoa"]},
    )
    after = play(before, "move 2@nobles to gold_deposits", "main action", "temple green")
    after = play(after, "buy cocoa", "use cocoa", "unlock for 3 cocoa")
    after = play(after, "worker 3@gold_deposits", "worker 4@gold_deposits")
    assert changes(before, after, 0, workers=True) == {
        "gold": 3 - 1,
        "temples.green": 1,  # cocoa: 1 paid, 4 from the tile, 3 for unlocking
        "used_discoveries.cocoa": 1,
        "workers": [*["gold_deposits2"] * 3, "gold_deposits5"],
    }


# Tiles that change the move ---


def test_ruling_24_palace_cocoa_for_each_worker_of_a_double_move() -> None:
    """ruling 24: two workers past the palace, 2 cocoa; collecting brings 1 more."""
    before = table(
        seat("nobles1 nobles2 forest1", technologies=PALACE_COCOA, discoveries="double_move"),
        seat("alchemy1 alchemy1 alchemy1"),
    )
    after = play(before, "use double_move", "move 1@nobles to palace", "collect cocoa")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 2 + 1,
        "discoveries.double_move": -1,
        "used_discoveries.double_move": 1,
        "workers": ["forest1", "palace1", "palace2"],
    }


@pytest.mark.parametrize(
    ("move", "cocoa"),
    [
        ("move 1@gold_deposits to palace", 1),
        ("move 1@gold_deposits to stone_quarry", 1),
        ("move 1@nobles to stone_quarry", 1),
        ("move 1@nobles to gold_deposits", 0),
        ("move 1@palace to stone_quarry", 0),
        ("move 1@palace to forest", 0),
    ],
)
def test_ruling_24_palace_cocoa_onto_or_past_the_palace(move: str, cocoa: int) -> None:
    """rule 13, ruling 24: 1 cocoa for moving onto or past the palace, none for leaving it."""
    before = table(seat("gold1 nobles1 palace1", technologies=PALACE_COCOA))
    after = play(before, move)
    assert after.question == "board_action"
    assert changes(before, after, 0) == ({"cocoa": cocoa} if cocoa else {})


def test_ruling_41_palace_cocoa_pays_the_action_of_the_same_turn() -> None:
    """ruling 41: with no cocoa at first, the main action beside one colour can be paid."""
    before = table(
        seat("gold2 forest1 forest1", technologies=PALACE_COCOA), seat("quarry1 forest1 forest1")
    )
    after = play(before, "move 2@gold_deposits to stone_quarry", "main action")
    assert changes(before, after, 0, workers=True) == {
        "stone": 1,
        "workers": ["forest1", "forest1", "stone_quarry3"],
    }


@pytest.mark.parametrize("start", ["forest", "palace", "gold_deposits"])
def test_ruling_26_move_anywhere_round_to_the_same_board(start: str) -> None:
    """rule 11.3, ruling 26: the mover is no colour there, and it passes the palace."""
    before = table(
        seat(f"{start}1 nobles1 nobles1", technologies=PALACE_COCOA, discoveries="move_anywhere"),
        seat("alchemy1 alchemy1 alchemy1"),
    )
    after = play(before, "use move_anywhere", f"move 1@{start} to {start}", "collect cocoa")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1 + 1,
        "discoveries.move_anywhere": -1,
        "used_discoveries.move_anywhere": 1,
    }


def test_ruling_26_another_own_worker_there_is_a_colour() -> None:
    """rule 11.3, ruling 26: only the mover itself is left out."""
    before = table(seat("forest1 forest2 nobles1", discoveries="move_anywhere"))
    after = play(before, "use move_anywhere", "move 1@forest to forest", "collect cocoa")
    assert changes(before, after, 0)["cocoa"] == 1 + 1


@pytest.mark.parametrize(
    ("start", "board", "cocoa"),
    [
        ("stone_quarry", "palace", 1),
        ("stone_quarry", "gold_deposits", 0),
        ("forest", "stone_quarry", 1),
        ("forest", "gold_deposits", 0),
        ("gold_deposits", "forest", 1),
        ("palace", "gold_deposits", 0),
    ],
)
def test_ruling_43_move_anywhere_travels_clockwise(start: str, board: str, cocoa: int) -> None:
    """rule 11.3, ruling 43: the palace is passed when it lies clockwise between the two
    boards."""
    before = table(
        seat(
            f"{start}1 decorations1 decorations1",
            technologies=PALACE_COCOA,
            discoveries="move_anywhere",
        )
    )
    after = play(before, "use move_anywhere", f"move 1@{start} to {board}")
    assert after.question == "board_action"
    assert board_of(after, "players", 0, "cocoa") == cocoa


@pytest.mark.parametrize(("action", "cocoa"), [("collect cocoa", 1), ("main action", 0)])
def test_ruling_43_second_die_of_a_double_move_is_no_colour(action: str, cocoa: int) -> None:
    """rule 11.2, ruling 43: both arrive together, so neither is a colour already there."""
    before = table(seat("palace1 palace2 nobles1", discoveries="double_move"))
    after = play(before, "use double_move", "move 1@palace to forest", action)
    assert changes(before, after, 0).get("cocoa", 0) == cocoa
    assert board_of(after, "players", 0, "wood") == (1 if action == "main action" else 0)
