"""rule 3.4, ruling 6, ruling 40: 3 cocoa unlock all own workers, at certain moments only."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table

PAID = "unlock for 3 cocoa"


# The allowed moments ---


def test_ruling_6_three_cocoa_unlock_all_before_moving() -> None:
    """rule 3.4, ruling 6, T9a: both locked workers are freed, then a worker must move."""
    before = table(seat("forest3!0 palace2!1 nobles1", cocoa=4))
    after = play(before, PAID)
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -3,
        "workers": ["forest3", "nobles1", "palace2"],
    }
    assert after.seat == 0
    assert len(answers(after)) == 9
    assert all(text.startswith("move") for text in answers(after))


def test_rule_3_4_freed_worker_may_move_at_once() -> None:
    """rule 3.4: the freed worker itself is moved in the same turn."""
    before = table(seat("forest3!0 palace2 nobles1", cocoa=3))
    after = play(before, PAID, "move 3@forest to decorations", "collect cocoa")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -3 + 1,
        "workers": ["decorations3", "nobles1", "palace2"],
    }


def test_ruling_40_at_the_power_up_a_freed_worker_on_the_board_takes_it() -> None:
    """rule 3.4, ruling 40: freed in the forest it may take the power-up of the forest."""
    before = table(seat("forest3!0 palace1 nobles1", cocoa=2))
    asked = play(before, "move 1@palace to forest", "main action")
    assert asked.question == "power_up"
    assert answers(asked) == [PAID, "worker 1@forest"]
    after = play(asked, PAID, "worker 3@forest")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1 - 3,
        "workers": ["forest1", "forest4", "nobles1"],
    }


def test_ruling_40_a_worker_freed_elsewhere_cant_take_the_power_up() -> None:
    """ruling 40: freed at the palace it is not on the board of the power-up."""
    before = table(seat("palace3!0 palace1 nobles1", cocoa=2))
    after = play(before, "move 1@palace to forest", "main action", PAID)
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1 - 3,
        "workers": ["forest2", "nobles1", "palace3"],
    }


def test_ruling_40_between_two_power_ups() -> None:
    """ruling 40: also before the second one; the freed worker takes it."""
    before = table(seat("forest3!0 palace1 forest1 forest1", cocoa=3))
    after = play(before, "move 1@palace to forest", "main action", "worker 1@forest")
    assert PAID in answers(after)
    after = play(after, PAID, "worker 3@forest")
    assert changes(before, after, 0, workers=True) == {
        "wood": 2,
        "cocoa": -1 + 1 - 3,
        "workers": ["forest1", "forest1", "forest2", "forest4"],
    }


def test_ruling_40_when_the_worker_on_the_board_has_ascended() -> None:
    """ruling 31, ruling 40: the second power-up is lost, unless a freed worker takes it."""
    stack = [
        {"question": "end_turn"},
        {"question": "power_up", "board": "forest", "count": 1},
    ]
    before = table(seat("forest3!0 palace1 nobles1", cocoa=3), stack=stack, turn={"seat": 0})
    assert answers(before) == ["decline", PAID]
    after = play(before, PAID)
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -3,
        "workers": ["forest4", "nobles1", "palace1"],
    }
    after = play(before, "decline", "end turn")
    assert changes(before, after, 0, workers=True) == {}


def test_ruling_40_at_the_paid_power_up() -> None:
    """ruling 40, technology 13: 3 cocoa for unlocking, 1 for the freed worker's power-up."""
    before = table(
        seat("forest3!0 palace2 nobles1", cocoa=4, technologies=["paid_power_up"]),
        technologies=[
            "palace_cocoa",
            "alchemy_nobles_vp",
            "resource_extra",
            "decorations_vp",
            "paid_power_up",
            "construction_temple",
        ],
    )
    after = play(before, "move 2@palace to forest", "main action", "worker 2@forest")
    assert after.question == "paid_power_up"
    after = play(after, PAID, "worker 3@forest")
    assert changes(before, after, 0, workers=True) == {
        "wood": 1,
        "cocoa": -3 - 1,
        "workers": ["forest3", "forest4", "nobles1"],
    }


def test_ruling_40_at_the_power_ups_of_a_tile() -> None:
    """rule 3.4, ruling 40: power_up_twice asks for power-ups too; cocoa of the first may pay."""
    before = table(seat("forest3!0 palace5 nobles1", cocoa=0, discoveries="power_up_twice"))
    after = play(before, "use power_up_twice", "worker 5@palace", "ascend cocoa")
    assert after.question == "power_up_anywhere"
    after = play(after, PAID, "worker 3@forest")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 5 - 3,
        "avenue": 1,
        "discoveries.power_up_twice": -1,
        "used_discoveries.power_up_twice": 1,
        "workers": ["forest4", "nobles1", "palace1"],
    }


def test_ruling_40_not_at_a_tile_used_between_paying_and_effect() -> None:
    """ruling 40: power_up_twice in the middle of worship doesn't open the way to unlocking."""
    before = table(
        seat("decorations3!0 palace1 nobles1 nobles2", cocoa=9, discoveries="power_up_twice"),
        discoveries={"forest": ["temple_any"]},
    )
    after = play(before, "move 1@palace to forest", "worship forest with discovery")
    after = play(after, "ability first", "use power_up_twice")
    assert after.question == "power_up_anywhere"
    assert PAID not in answers(after)


@pytest.mark.parametrize(
    "actions",
    [
        ("collect cocoa",),
        ("worship stone_quarry",),
        ("main action", "worker 1@stone_quarry"),
    ],
)
def test_rule_3_4_before_the_turn_ends(actions: tuple[str, ...]) -> None:
    """rule 3.4: after any action; a worker locked in this very turn is freed as well."""
    before = table(seat("forest3!0 palace1 nobles1", cocoa=3))
    asked = play(before, "move 1@palace to stone_quarry", *actions)
    assert answers(asked) == ["end turn", PAID]
    after = play(asked, PAID)
    assert changes(asked, after, 0)["cocoa"] == -3
    assert not [w for w in board_of(after, "players", 0, "workers") if "space" in w]
    assert (after.question, after.seat) == ("turn", 1)


def test_rule_3_4_before_the_turn_ends_with_cocoa_of_the_action() -> None:
    """rule 3.4: the cocoa just collected may pay."""
    before = table(seat("forest3!0 palace1 stone_quarry1", cocoa=1))
    after = play(before, "move 1@palace to stone_quarry", "collect cocoa", PAID)
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 2 - 3,
        "workers": ["forest3", "stone_quarry1", "stone_quarry1"],
    }


# When the board's action is chosen ---


def test_ruling_40_when_the_boards_action_is_chosen() -> None:
    """rule 3.4, ruling 40: after the move, before anything is paid; then the action."""
    before = table(seat("forest3!0 palace1 nobles1", cocoa=4))
    moved = play(before, "move 1@palace to stone_quarry")
    assert answers(moved) == [
        PAID,
        "collect cocoa",
        "main action",
        "worship stone_quarry",
    ]
    freed = play(moved, PAID)
    assert freed.question == "board_action"
    assert PAID not in answers(freed)
    after = play(freed, "collect cocoa")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -3 + 1,
        "workers": ["forest3", "nobles1", "stone_quarry1"],
    }


def test_ruling_40_a_worker_freed_beside_the_mover_counts_for_the_action() -> None:
    """ruling 40: freed in the forest it is a second worker and a colour: 1 wood for 1 cocoa."""
    before = table(seat("forest3!0 palace1 nobles1", cocoa=4))
    after = play(before, "move 1@palace to forest", PAID, "main action", "worker 1@forest")
    assert changes(before, after, 0, workers=True) == {
        "wood": 1,
        "cocoa": -3 - 1,
        "workers": ["forest2", "forest3", "nobles1"],
    }


def test_ruling_40_the_space_of_a_freed_worker_is_open_for_worship() -> None:
    """ruling 40: the own worker can't be pushed off, but it can be unlocked first."""
    before = table(seat("forest3!0 palace1 nobles1", cocoa=3))
    moved = play(before, "move 1@palace to forest")
    assert "worship forest" not in answers(moved)
    after = play(moved, PAID, "worship forest")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -3,
        "temples.red": 1,
        "vp": 1,
        "workers": ["forest1!0", "forest3", "nobles1"],
    }


@pytest.mark.parametrize(
    ("tile", "facts"), [("extra_worker", {"cocoa": 4}), ("free_cocoa", {"cocoa": 9})]
)
def test_ruling_40_not_once_a_tile_was_used_on_the_action(
    tile: str, facts: dict[str, int]
) -> None:
    """ruling 40: a tile used on the action is a payment, and its cocoa must be left."""
    before = table(
        seat(
            "forest3!0 stone_quarry1 nobles1",
            gold=2,
            discoveries=f"{tile} extra_worker free_cocoa",
            **facts,
        ),
        seat("alchemy1 palace1 palace1"),
    )
    moved = play(before, "move 1@stone_quarry to alchemy")
    assert PAID in answers(moved)
    used = play(moved, f"use {tile}")
    assert used.question == "board_action"
    assert PAID not in answers(used)
    assert len(answers(used)) > 1


def test_ruling_40_at_the_power_ups_of_a_tile_used_before_the_action() -> None:
    """ruling 40: power_up_twice after the move: nothing is paid, a freed worker may take it."""
    before = table(seat("forest3!0 palace1 nobles1", cocoa=3, discoveries="power_up_twice"))
    asked = play(before, "move 1@palace to stone_quarry", "use power_up_twice")
    assert asked.question == "power_up_anywhere"
    after = play(asked, PAID, "worker 3@forest", "worker 4@forest", "collect cocoa")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -3 + 1,
        "discoveries.power_up_twice": -1,
        "used_discoveries.power_up_twice": 1,
        "workers": ["forest5", "nobles1", "stone_quarry1"],
    }


# Not without cocoa, not without a locked worker ---


@pytest.mark.parametrize(("locked", "cocoa"), [("forest3!0", 2), ("forest3", 9)])
def test_ruling_40_needs_3_cocoa_and_a_locked_worker(locked: str, cocoa: int) -> None:
    """ruling 40: offered neither before nor after moving, at the power-up, before the turn
    ends."""
    before = table(
        seat(f"{locked} palace2 stone_quarry1", cocoa=cocoa, discoveries="victory_points")
    )
    assert PAID not in answers(before)
    assert PAID not in answers(play(before, "move 2@palace to stone_quarry"))
    asked = play(before, "move 2@palace to stone_quarry", "main action")
    assert answers(asked) == [
        "worker 2@stone_quarry",
        "worker 1@stone_quarry",
        "use victory_points",
    ]
    after = play(asked, "worker 2@stone_quarry")
    assert answers(after) == ["end turn", "use victory_points"]


# No other moment ---

LOCKED = "decorations3!0"
MOMENTS: list[tuple[str, str, dict[str, Any], dict[str, Any], tuple[str, ...]]] = [
    (
        "second_worker",
        "palace1 palace2 palace3",
        {"discoveries": "double_move"},
        {},
        ("use double_move", "move 1@palace to forest"),
    ),
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
        "choose_temple",
        "palace1",
        {"discoveries": "temple_any"},
        {},
        ("use temple_any",),
    ),
    (
        "gain_resources",
        "nobles1",
        {},
        {},
        ("move 1@nobles to gold_deposits", "worship gold_deposits"),
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
    ("technology", "palace1", {"gold": 2}, {}, ("move 1@palace to alchemy", "main action")),
    (
        "nobles_row",
        "forest1 nobles1 nobles1",
        {"wood": 2},
        {"nobles": [0, 0, 3]},
        ("move 1@forest to nobles", "main action"),
    ),
    (
        "decoration",
        "forest1",
        {"gold": 3},
        {"decoration_display": ["BR"]},
        ("move 1@forest to decorations", "main action"),
    ),
    (
        "pyramid_tile",
        "forest1",
        {"stone": 2},
        {"pyramid_display": ["b.Rg", "...."]},
        ("move 1@forest to construction", "main action"),
    ),
    (
        "pyramid_cell",
        "forest1",
        {"stone": 2},
        {"pyramid_display": ["b.Rg"]},
        ("move 1@forest to construction", "main action"),
    ),
    (
        "discount",
        "forest1",
        {"stone": 2, "technologies": ["construction_worker_and_discount"]},
        {"pyramid_display": ["b.Rg"]},
        ("move 1@forest to construction", "main action", "place 1-1-1 turn 0"),
    ),
    (
        "match_temple",
        "forest1",
        {"gold": 3},
        {"decoration_display": ["RG"]},
        ("move 1@forest to decorations", "main action", "decorate RG top"),
    ),
    (
        "ascension",
        "palace5",
        {},
        {},
        ("move 5@palace to forest", "main action", "worker 5@forest"),
    ),
]


@pytest.mark.parametrize(("question", "workers", "facts", "parts", "actions"), MOMENTS)
def test_ruling_40_at_no_other_moment(
    question: str,
    workers: str,
    facts: dict[str, Any],
    parts: dict[str, Any],
    actions: tuple[str, ...],
) -> None:
    """ruling 40: never between paying for an action and its effect."""
    rest = " nobles4" * (3 - len(workers.split()))
    before = table(seat(f"{LOCKED} {workers}{rest}", cocoa=9, **facts), **parts)
    assert PAID in answers(before)
    after = play(before, *actions)
    assert (after.question, after.seat) == (question, 0)
    assert PAID not in answers(after)
