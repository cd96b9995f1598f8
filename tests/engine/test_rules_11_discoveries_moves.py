"""rule 11.2, rule 11.3: double_move and move_anywhere, alone and together."""

from typing import Any

import pytest

from table import answers, board_of, changes, play, seat, table
from teotihuacan import Position

RING = (
    "palace",
    "stone_quarry",
    "alchemy",
    "forest",
    "construction",
    "decorations",
    "nobles",
    "gold_deposits",
)
DOUBLE = {"discoveries.double_move": -1, "used_discoveries.double_move": 1}
ANYWHERE = {"discoveries.move_anywhere": -1, "used_discoveries.move_anywhere": 1}


def traveller(workers: str, tiles: str, **facts: Any) -> Position:
    """Seat 0 with tiles for the move, and seat 1 out of the way on construction."""
    away = seat("construction1 construction1 construction1")
    return table(seat(workers, discoveries=tiles, **facts), away)


def destinations(position: Position, worker: str) -> set[str]:
    """Where a worker may move."""
    start = f"move {worker} to "
    return {text.removeprefix(start) for text in answers(position) if text.startswith(start)}


# double_move ---


def test_rule_11_2_a_second_worker_moves_along() -> None:
    """rule 11.2: both move, one action is done; the second counts for it."""
    before = traveller("palace2 palace3 nobles1", "double_move")
    after = play(
        before,
        "use double_move",
        "move 2@palace to stone_quarry",
        "main action",
        "worker 2@stone_quarry",
    )
    assert changes(before, after, 0, workers=True) == {
        "stone": 2,
        "workers": ["nobles1", "stone_quarry3", "stone_quarry3"],
        **DOUBLE,
    }
    assert board_of(after, "turn", "seat") == 1


def test_rule_11_2_the_second_worker_is_of_choice() -> None:
    """rule 11.2: any other unlocked worker of the same board; equal ones are one choice."""
    before = traveller("palace1 palace2 palace3 palace3", "double_move")
    asked = play(before, "use double_move", "move 1@palace to alchemy")
    assert answers(asked) == ["worker 2@palace", "worker 3@palace"]
    after = play(asked, "worker 3@palace")
    assert board_of(after, "turn", "seat") == 1  # alchemy without gold: only cocoa to collect
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1,
        "workers": ["alchemy1", "alchemy3", "palace2", "palace3"],
        **DOUBLE,
    }


def test_rule_11_2_both_leave_the_same_board() -> None:
    """rule 11.2, ruling 25: after the tile only workers with a companion may move, 1 to 3
    boards."""
    before = traveller("palace1 palace2 nobles1", "double_move")
    asked = play(before, "use double_move")
    assert answers(asked) == [
        "move 1@palace to forest",
        "move 1@palace to stone_quarry",
        "move 1@palace to alchemy",
        "move 2@palace to forest",
        "move 2@palace to stone_quarry",
        "move 2@palace to alchemy",
    ]


@pytest.mark.parametrize(
    "workers",
    ["palace1 forest1 nobles1", "palace1 palace1!0 nobles1", "palace1!0 palace1!1 nobles1"],
)
def test_rule_11_2_needs_two_unlocked_workers_on_a_board(workers: str) -> None:
    """rule 11.2, rule 3.3: alone, or with a locked worker, there is nobody to come along."""
    assert "use double_move" not in answers(traveller(workers, "double_move"))


def test_rule_11_2_paying_to_unlock_may_bring_a_companion() -> None:
    """rule 11.2, rule 3.4: an unlocked worker is free to move along."""
    before = traveller("palace1 palace2!0 nobles1", "double_move", cocoa=3)
    after = play(before, "unlock for 3 cocoa", "use double_move", "move 1@palace to forest")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -3,
        "workers": ["forest1", "forest2", "nobles1"],
        **DOUBLE,
    }


def test_ruling_25_is_used_when_the_move_is_chosen() -> None:
    """ruling 25: after the move it is too late."""
    before = traveller("palace1 palace2 nobles1", "double_move")
    moved = play(before, "move 1@palace to stone_quarry")
    assert "use double_move" not in answers(moved)


def test_ruling_25_worship_locks_the_first_only() -> None:
    """ruling 25: the first is locked, the second stays free."""
    before = traveller("palace2 palace3 nobles1", "double_move")
    after = play(
        before, "use double_move", "move 3@palace to stone_quarry", "worship stone_quarry"
    )
    assert changes(before, after, 0, workers=True) == {
        "temples.green": 1,
        "cocoa": 1,
        "workers": ["nobles1", "stone_quarry2", "stone_quarry3!0"],
        **DOUBLE,
    }


def test_rule_11_2_collecting_counts_neither_of_the_two() -> None:
    """rule 11.2, rule 4, ruling 43: nobody else there: 1 cocoa, and one action for both."""
    before = traveller("palace1 palace2 nobles1", "double_move")
    after = play(before, "use double_move", "move 1@palace to stone_quarry", "collect cocoa")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1,
        "workers": ["nobles1", "stone_quarry1", "stone_quarry2"],
        **DOUBLE,
    }


def test_ruling_43_the_second_die_is_no_colour_already_there() -> None:
    """ruling 43, rule 6.1: both arrive together: only the own third worker there costs cocoa."""
    before = traveller("palace1 palace2 quarry3", "double_move", cocoa=1)
    asked = play(before, "use double_move", "move 1@palace to stone_quarry", "main action")
    assert changes(before, asked, 0) == {"cocoa": -1, "stone": 2, "vp": 1, **DOUBLE}
    after = play(asked, "worker 1@stone_quarry", "worker 3@stone_quarry")
    assert changes(asked, after, 0, workers=True) == {
        "workers": ["stone_quarry2", "stone_quarry2", "stone_quarry4"],
    }


def test_rule_11_2_one_tile_a_move() -> None:
    """rule 11.2: "a second one" is one; two tiles don't move three workers."""
    before = traveller("palace1 palace1 palace1", "double_move double_move")
    asked = play(before, "use double_move")
    assert "use double_move" not in answers(asked)
    after = play(asked, "move 1@palace to alchemy")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1,
        "workers": ["alchemy1", "alchemy1", "palace1"],
        **DOUBLE,
    }


@pytest.mark.parametrize(("tiles", "cocoa"), [("", 1), ("double_move", 2)])
def test_ruling_24_palace_cocoa_pays_per_worker_moved(tiles: str, cocoa: int) -> None:
    """ruling 24: technology 1 brings 2 cocoa with a double move past the palace."""
    before = traveller("gold1 gold2 nobles1", tiles, technologies=["palace_cocoa"])
    moves = (["use double_move"] if tiles else []) + ["move 1@gold_deposits to stone_quarry"]
    after = play(before, *moves)
    assert changes(before, after, 0) == {"cocoa": cocoa, **(DOUBLE if tiles else {})}


def test_ruling_24_the_cocoa_may_pay_for_the_action() -> None:
    """ruling 24, ruling 41: the 2 cocoa are there before the main action is paid."""
    before = table(
        seat("gold1 gold2 nobles1", discoveries="double_move", technologies=["palace_cocoa"]),
        seat("quarry1 construction1 construction1"),
        seat("quarry1 construction1 construction1"),
    )
    asked = play(before, "use double_move", "move 1@gold_deposits to stone_quarry")
    after = play(asked, "main action", "worker 1@stone_quarry")
    assert changes(asked, after, 0) == {"cocoa": -2, "stone": 1}


def test_ruling_18_palace_cocoa_is_not_paid_by_ascension() -> None:
    """ruling 18: a die that ascends goes to the palace, but it was not moved there."""
    before = traveller("alchemy5 palace1 palace1", "", technologies=["palace_cocoa"])
    after = play(before, "move 5@alchemy to forest", "main action", "ascend vp")
    assert changes(before, after, 0) == {"wood": 2, "avenue": 1, "vp": 5}


# move_anywhere ---


@pytest.mark.parametrize("start", RING)
def test_rule_11_3_every_board_is_in_reach(start: str) -> None:
    """rule 11.3: eight destinations, the own board too, instead of the next three."""
    before = traveller(f"{start}1 {start}1 {start}1", "move_anywhere")
    normal = {RING[(RING.index(start) + n) % 8] for n in (1, 2, 3)}
    assert destinations(before, f"1@{start}") == normal
    assert destinations(play(before, "use move_anywhere"), f"1@{start}") == set(RING)


def test_rule_11_3_then_the_action_as_usual() -> None:
    """rule 11.3: five boards on; the tile is used, the worker acts."""
    before = traveller("alchemy2 palace1 palace1", "move_anywhere")
    after = play(before, "use move_anywhere", "move 2@alchemy to gold_deposits", "main action")
    assert changes(before, after, 0, workers=True) == {
        "gold": 1,
        "workers": ["gold_deposits3", "palace1", "palace1"],
        **ANYWHERE,
    }


def test_rule_11_3_needs_an_unlocked_worker() -> None:
    """rule 11.3, rule 3.3: locked workers can't move anywhere."""
    before = traveller("palace1!0 palace1!1 forest1!0", "move_anywhere", cocoa=3)
    assert answers(before) == ["unlock", "unlock for 3 cocoa"]
    assert "use move_anywhere" in answers(play(before, "unlock for 3 cocoa"))


def test_rule_11_3_after_the_move_it_is_too_late() -> None:
    """rule 11.3: it replaces the distance, so it is used before the move."""
    before = traveller("alchemy1 palace1 palace1", "move_anywhere")
    assert "use move_anywhere" not in answers(play(before, "move 1@alchemy to forest"))


@pytest.mark.parametrize(
    ("action", "gain"), [("main action", {"stone": 1}), ("collect cocoa", {"cocoa": 1})]
)
def test_ruling_26_the_mover_is_no_colour_on_its_own_board(
    action: str, gain: dict[str, int]
) -> None:
    """ruling 26: it left and came back: no cost for the main action, 1 cocoa to collect."""
    before = traveller("quarry2 palace1 palace1", "move_anywhere")
    after = play(before, "use move_anywhere", "move 2@stone_quarry to stone_quarry", action)
    assert changes(before, after, 0) == {**gain, **ANYWHERE}


def test_ruling_26_a_worker_left_behind_is_a_colour() -> None:
    """ruling 26, rule 4: the own second worker stayed there: 2 cocoa."""
    before = traveller("quarry2 quarry1 palace1", "move_anywhere")
    after = play(
        before, "use move_anywhere", "move 2@stone_quarry to stone_quarry", "collect cocoa"
    )
    assert changes(before, after, 0) == {"cocoa": 2, **ANYWHERE}


@pytest.mark.parametrize(
    ("start", "end", "cocoa"),
    [
        ("quarry", "stone_quarry", 1),
        ("palace", "palace", 1),
        ("quarry", "palace", 1),
        ("forest", "alchemy", 1),
        ("forest", "stone_quarry", 1),
        ("gold", "nobles", 1),
        ("palace", "gold_deposits", 0),
        ("quarry", "gold_deposits", 0),
        ("alchemy", "nobles", 0),
    ],
)
def test_ruling_26_palace_cocoa_for_reaching_or_passing_the_palace(
    start: str, end: str, cocoa: int
) -> None:
    """ruling 26, ruling 43: the way is clockwise, the full circle passes (or reaches) the
    palace."""
    name = {"quarry": "stone_quarry", "gold": "gold_deposits"}.get(start, start)
    before = traveller(
        f"{start}3 construction1 construction1",
        "move_anywhere",
        technologies=["palace_cocoa"],
        gold=1,  # with gold and wood every board leaves a choice of actions
        wood=2,
    )
    moved = play(before, "use move_anywhere", f"move 3@{name} to {end}")
    assert moved.question == "board_action"
    assert changes(before, moved, 0) == {**({"cocoa": cocoa} if cocoa else {}), **ANYWHERE}


# Both ---


@pytest.mark.parametrize(
    "tiles", [("double_move", "move_anywhere"), ("move_anywhere", "double_move")]
)
def test_rule_11_3_combined_with_double_move(tiles: tuple[str, str]) -> None:
    """rule 11.3: in either order; two workers go five boards and act as one."""
    before = traveller("palace2 palace3 forest1", "double_move move_anywhere")
    asked = play(before, *[f"use {tile}" for tile in tiles])
    assert destinations(asked, "2@palace") == set(RING)
    assert destinations(asked, "1@forest") == set()
    after = play(asked, "move 2@palace to gold_deposits", "main action", "worker 3@gold_deposits")
    assert changes(before, after, 0, workers=True) == {
        "gold": 2,
        "workers": ["forest1", "gold_deposits2", "gold_deposits4"],
        **DOUBLE,
        **ANYWHERE,
    }


def test_ruling_26_a_double_full_circle() -> None:
    """ruling 24, ruling 26: both come back to their board, past the palace: 2 cocoa, no cost."""
    before = traveller(
        "quarry2 quarry3 forest1", "double_move move_anywhere", technologies=["palace_cocoa"]
    )
    after = play(
        before,
        "use double_move",
        "use move_anywhere",
        "move 2@stone_quarry to stone_quarry",
        "main action",
        "worker 2@stone_quarry",
    )
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 2,
        "stone": 2,
        "workers": ["forest1", "stone_quarry3", "stone_quarry3"],
        **DOUBLE,
        **ANYWHERE,
    }
