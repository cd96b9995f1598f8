"""rule 13: the technologies that pay something after a move or a main action."""

from typing import Any

import pytest

from table import answers, changes, play, seat, table

GRIDS = [
    [  # 1, 3, 5 / 7, 9, 11
        "palace_cocoa",
        "alchemy_nobles_vp",
        "resource_extra",
        "resource_cocoa_vp",
        "decorations_vp",
        "construction_vp",
    ],
    [  # 1, 9, 11 / 13, 15, 17
        "palace_cocoa",
        "decorations_vp",
        "construction_vp",
        "paid_power_up",
        "construction_worker_and_discount",
        "construction_temple",
    ],
]

# A main action of a lone worker of power 2 on every board, and what it brings by itself.
MAIN_ACTIONS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "forest": (["move 2@palace to forest", "main action"], {"wood": 1}),
    "stone_quarry": (["move 2@palace to stone_quarry", "main action"], {"stone": 1}),
    "gold_deposits": (["move 2@nobles to gold_deposits", "main action"], {"gold": 1}),
    "alchemy": (
        ["move 2@palace to alchemy", "main action", "learn palace_cocoa"],
        {"gold": -1, "temples.blue": 1},
    ),
    "nobles": (
        ["move 2@forest to nobles", "main action"],
        {"wood": -2, "vp": 3, "avenue": 1},
    ),
    "decorations": (  # "GR" matches nothing on the printed top side
        ["move 2@forest to decorations", "main action", "decorate GR top"],
        {"gold": -3, "vp": 3, "track": 1},
    ),
    "construction": (  # "...." matches nothing on "r r b b"
        ["move 2@forest to construction", "main action", "place 1-2-4 turn 0"],
        {"stone": -2, "vp": 1, "track": 1},
    ),
}


def grid_of(technology: str) -> list[str]:
    """The first of the grids that holds the technology."""
    return next(grid for grid in GRIDS if technology in grid)


def knowing(*technologies: str, workers: str, **facts: Any) -> dict[str, Any]:
    """A player with technologies, and temples where a step brings nothing more."""
    return seat(
        workers=workers, technologies=list(technologies), **{"temples": (9, 9, 9), **facts}
    )


# What technologies add to main actions; nothing to those not named here.
BONUS = {
    ("alchemy_nobles_vp", "alchemy"): {"vp": 3},
    ("alchemy_nobles_vp", "nobles"): {"vp": 3},
    ("resource_extra", "forest"): {"wood": 1},
    ("resource_extra", "stone_quarry"): {"stone": 1},
    ("resource_extra", "gold_deposits"): {"gold": 1},
    ("resource_cocoa_vp", "forest"): {"cocoa": 1, "vp": 1},
    ("resource_cocoa_vp", "stone_quarry"): {"cocoa": 1, "vp": 1},
    ("resource_cocoa_vp", "gold_deposits"): {"cocoa": 1, "vp": 1},
    ("decorations_vp", "decorations"): {"vp": 4},
    ("construction_vp", "construction"): {"vp": 3},
}


@pytest.mark.parametrize("board", MAIN_ACTIONS)
@pytest.mark.parametrize(
    "technology",
    [
        "alchemy_nobles_vp",
        "resource_extra",
        "resource_cocoa_vp",
        "decorations_vp",
        "construction_vp",
    ],
)
def test_rule_13_what_a_technology_adds_to_every_main_action(technology: str, board: str) -> None:
    """rule 13, technologies 3, 5, 7, 9, 11: their own boards pay, no other does."""
    texts, expected = MAIN_ACTIONS[board]
    start = texts[0].split("@")[1].split()[0]
    before = table(
        knowing(technology, workers=f"{start}2 palace1 palace1", wood=5, stone=5, gold=5),
        technologies=grid_of(technology),
        decoration_display=["GR"],
        pyramid_display=["...."],
    )
    after = play(before, *texts)
    total: dict[str, Any] = dict(expected)
    for key, n in BONUS.get((technology, board), {}).items():
        total[key] = total.get(key, 0) + n
    if board == "alchemy":
        total["technologies"] = ["palace_cocoa", technology]
    assert changes(before, after, 0) == total


@pytest.mark.parametrize("action", ["collect cocoa", "worship forest"])
def test_rule_13_only_after_main_actions(action: str) -> None:
    """rule 13, technologies 5 and 7: collecting cocoa or worshipping in the forest isn't one."""
    before = table(
        knowing("resource_extra", "resource_cocoa_vp", workers="palace2 nobles1 nobles1"),
        technologies=GRIDS[0],
    )
    after = play(before, "move 2@palace to forest", action)
    expected = {"cocoa": 1} if action == "collect cocoa" else {"temples.red": 1}
    assert changes(before, after, 0) == expected


def test_rule_13_all_that_fit_pay_together() -> None:
    """rule 13: technologies 5 and 7 both, once, however many workers are there."""
    before = table(
        knowing(
            "resource_extra", "resource_cocoa_vp", workers="palace2 forest4 forest5", cocoa=1
        ),
        technologies=GRIDS[0],
    )
    after = play(before, "move 2@palace to forest", "main action")
    # Three workers, lowest power 2: 3 wood and 3 cocoa, for 1 cocoa of the own colour.
    assert changes(before, after, 0) == {"wood": 3 + 1, "cocoa": -1 + 3 + 1, "vp": 1}
    assert after.question == "power_up"  # ruling 42: the power-ups come after the rewards


@pytest.mark.parametrize(
    ("technology", "grid", "gold", "temple"),
    [
        ("alchemy_nobles_vp", GRIDS[0], 1, "red"),
        ("resource_cocoa_vp", GRIDS[0], 1, "blue"),
        ("paid_power_up", GRIDS[1], 2, "blue"),
    ],
)
def test_ruling_23_not_for_the_action_that_brought_it(
    technology: str, grid: list[str], gold: int, temple: str
) -> None:
    """ruling 23: learning brings neither the 3 VP of technology 3 nor a paid power-up."""
    before = table(
        knowing(workers="palace2 alchemy2 nobles1", cocoa=5, gold=2), technologies=grid
    )
    learned = play(before, "move 2@palace to alchemy", "main action", f"learn {technology}")
    assert changes(before, learned, 0, workers=True) == {
        "cocoa": -1,
        "gold": -gold,
        "technologies": [technology],
        f"temples.{temple}": 1,
        "workers": ["alchemy2", "alchemy3", "nobles1"],
    }
    assert (learned.seat, learned.question) == (1, "turn")


def test_ruling_23_from_the_next_action_on() -> None:
    """ruling 23: technology 3 pays at nobles in the turn after it was learned."""
    before = table(
        knowing(workers="palace2 forest1 palace1", gold=1, wood=2), technologies=GRIDS[0]
    )
    learned = play(before, "move 2@palace to alchemy", "main action", "learn alchemy_nobles_vp")
    waiting = play(learned, "move 1@palace to forest", "collect cocoa")
    after = play(waiting, "move 1@forest to nobles", "main action")
    assert changes(waiting, after, 0) == {"wood": -2, "vp": 3 + 3, "avenue": 1}


# Technology 1: palace_cocoa ---


@pytest.mark.parametrize(
    ("move", "cocoa"),
    [
        pytest.param("move 1@gold_deposits to palace", 1, id="onto-the-palace"),
        pytest.param("move 1@decorations to palace", 1, id="onto-it-from-afar"),
        pytest.param("move 1@gold_deposits to alchemy", 1, id="past-the-palace"),
        pytest.param("move 1@nobles to stone_quarry", 1, id="just-past-it"),
        pytest.param("move 1@nobles to gold_deposits", 0, id="just-before-it"),
        pytest.param("move 1@palace to forest", 0, id="away-from-it"),
        pytest.param("move 1@stone_quarry to construction", 0, id="elsewhere"),
    ],
)
def test_rule_13_palace_cocoa_for_moves_onto_or_past_the_palace(move: str, cocoa: int) -> None:
    """rule 13, technology 1: at once, before the action of the turn is chosen."""
    start = move.split("@")[1].split()[0]
    before = table(
        knowing("palace_cocoa", workers=f"{start}1 palace2 palace2", wood=9, stone=9, gold=9),
        pyramid_display=["...."],
    )
    moved = play(before, move)
    assert moved.question == "board_action"
    assert changes(before, moved, 0) == ({"cocoa": 1} if cocoa else {})


def test_ruling_18_palace_cocoa_not_by_ascension() -> None:
    """ruling 18: the ascended worker reaches the palace without being moved there."""
    before = table(knowing("palace_cocoa", workers="palace5 nobles1 nobles1"))
    after = play(before, "move 5@palace to forest", "main action", "ascend vp")
    assert changes(before, after, 0, workers=True) == {
        "wood": 2,
        "vp": 5,
        "avenue": 1,
        "workers": ["nobles1", "nobles1", "palace1"],
    }


def test_rule_13_palace_cocoa_is_the_owners_alone() -> None:
    """rule 13: another player's technology pays nothing."""
    before = table(seat(workers="nobles1 nobles1 nobles1"), seat(technologies=["palace_cocoa"]))
    moved = play(before, "move 1@nobles to palace")
    assert changes(before, moved, 0) == {}
    assert changes(before, moved, 1) == {}


def test_rule_13_palace_cocoa_for_each_worker_of_a_double_move() -> None:
    """rule 13, ruling 24: two workers moved past the palace bring 2 cocoa."""
    before = table(
        knowing("palace_cocoa", workers="nobles1 nobles2 palace1", discoveries="double_move")
    )
    moved = play(before, "use double_move", "move 1@nobles to stone_quarry")
    assert changes(before, moved, 0) == {
        "cocoa": 2,
        "discoveries.double_move": -1,
        "used_discoveries.double_move": 1,
    }


def test_rule_13_palace_cocoa_pays_the_action_of_the_same_turn() -> None:
    """rule 13, ruling 41: without any cocoa before, the quarry's colour can be paid."""
    before = table(
        knowing("palace_cocoa", workers="nobles2 palace1 palace1"),
        seat(workers="quarry1 palace1 palace1"),
    )
    after = play(before, "move 2@nobles to stone_quarry", "main action")
    assert changes(before, after, 0) == {"stone": 1}


def test_ruling_23_palace_cocoa_not_for_the_move_that_led_to_it() -> None:
    """ruling 23: the move past the palace came before the technology."""
    before = table(knowing(workers="gold2 palace1 palace1", gold=1))
    after = play(before, "move 2@gold_deposits to alchemy", "main action", "learn palace_cocoa")
    assert changes(before, after, 0) == {
        "gold": -1,
        "technologies": ["palace_cocoa"],
        "temples.blue": 1,
    }


# Technologies 11 and 17: once, however many tiles ---


def test_rule_13_construction_vp_once_for_two_tiles() -> None:
    """rule 13, technology 11 (T13 of the examples): 3 VP after the action, not per tile."""
    before = table(
        knowing("construction_vp", workers="forest1 construction2 palace1", cocoa=1, stone=4),
        technologies=GRIDS[0],
        pyramid_display=["....", "b..."],
    )
    placed = ["pick ....", "place 1-2-4 turn 0", "pick b...", "place 1-1-2 turn 2"]
    after = play(before, "move 1@forest to construction", "main action", *placed)
    # "...." on "r r b b": none; "..b." (turned twice) on ". b b g": plain and b.
    expected = {"cocoa": -1, "stone": -4, "vp": 1 + (1 + 2) + 3, "track": 2}
    assert changes(before, after, 0) == expected
    assert after.question == "power_up"  # ruling 42: after the 3 VP


@pytest.mark.parametrize("tiles", [1, 2])
def test_rule_13_construction_temple_once_and_before_the_power_up(tiles: int) -> None:
    """rule 13, technology 17, ruling 42: one step of choice, then the power-up."""
    before = table(
        knowing(
            "construction_temple",
            workers="forest1 construction2 palace1",
            cocoa=1,
            stone=2 * tiles,
            temples=(0, 0, 0),
        ),
        technologies=GRIDS[1],
        pyramid_display=["....", "b..."],
    )
    placed = ["pick ....", "place 1-2-4 turn 0", "pick b...", "place 1-2-1 turn 2"][: 2 * tiles]
    asked = play(before, "move 1@forest to construction", "main action", *placed)
    assert answers(asked) == ["temple blue", "temple red", "temple green"]
    after = play(asked, "temple red")
    # "...." on "r r b b": none; "..b." (turned twice) on ". . g g": two plain icons.
    assert changes(before, after, 0) == {
        "cocoa": -1,
        "stone": -2 * tiles,
        "vp": (1 if tiles == 1 else 1 + 1 + 2) + 1,
        "track": tiles,
        "temples.red": 1,
    }
    assert answers(after) == ["worker 1@construction", "worker 2@construction"]


def test_rule_13_construction_temple_comes_to_nothing_on_top_everywhere() -> None:
    """rule 13, rule 7.2, ruling 47: a free step that is possible nowhere is lost."""
    before = table(
        knowing(
            "construction_temple",
            workers="forest1 palace1 palace1",
            stone=2,
            temples=(11, 11, 11),
        ),
        technologies=GRIDS[1],
        pyramid_display=["...."],
    )
    after = play(before, "move 1@forest to construction", "main action", "place 1-2-4 turn 0")
    assert changes(before, after, 0) == {"stone": -2, "vp": 1, "track": 1}


@pytest.mark.parametrize("board", [name for name in MAIN_ACTIONS if name != "construction"])
def test_rule_13_construction_technologies_elsewhere_change_nothing(board: str) -> None:
    """rule 13, technologies 11, 15, 17: no VP, worker, discount or step on other boards."""
    texts, expected = MAIN_ACTIONS[board]
    start = texts[0].split("@")[1].split()[0]
    known = ["construction_vp", "construction_worker_and_discount", "construction_temple"]
    before = table(
        knowing(*known, workers=f"{start}2 palace1 palace1", wood=5, stone=5, gold=5),
        technologies=GRIDS[1],
        decoration_display=["GR"],
    )
    after = play(before, *texts)
    learned = {"technologies": ["palace_cocoa", *known]} if board == "alchemy" else {}
    assert changes(before, after, 0) == {**expected, **learned}
