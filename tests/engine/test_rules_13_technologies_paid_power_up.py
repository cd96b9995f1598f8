"""rule 13, technology 13: paid_power_up; ruling 18, ruling 23, ruling 42."""

from typing import Any

import pytest

from table import answers, changes, play, seat, table

GRID = [
    "palace_cocoa",
    "resource_cocoa_vp",
    "decorations_vp",
    "construction_vp",
    "paid_power_up",
    "construction_temple",
]


def payer(workers: str, *more: str, **facts: Any) -> dict[str, Any]:
    """A player with technology 13, and temples where a step brings nothing more."""
    return seat(
        workers=workers,
        technologies=[*more, "paid_power_up"],
        **{"temples": (9, 9, 9), **facts},
    )


MAIN_ACTIONS = {
    "forest": ["move 2@palace to forest", "main action"],
    "stone_quarry": ["move 2@palace to stone_quarry", "main action"],
    "gold_deposits": ["move 2@nobles to gold_deposits", "main action"],
    "alchemy": ["move 2@palace to alchemy", "main action", "learn palace_cocoa"],
    "nobles": ["move 2@forest to nobles", "main action"],
    "decorations": ["move 2@forest to decorations", "main action", "decorate GR top"],
    "construction": ["move 2@forest to construction", "main action", "place 1-2-4 turn 0"],
}


@pytest.mark.parametrize("board", MAIN_ACTIONS)
def test_rule_13_paid_power_up_after_every_main_action(board: str) -> None:
    """rule 13, technology 13: 1 cocoa for one more power-up on the same board, or not."""
    texts = MAIN_ACTIONS[board]
    start = texts[0].split("@")[1].split()[0]
    before = table(
        payer(f"{start}2 palace1 palace1", cocoa=5, wood=5, stone=5, gold=5),
        technologies=GRID,
        decoration_display=["GR"],
        pyramid_display=["...."],
    )
    asked = play(before, *texts)
    assert answers(asked) == ["decline", f"worker 3@{board}"]
    paid = play(asked, f"worker 3@{board}")
    assert changes(asked, paid, 0, workers=True) == {
        "cocoa": -1,
        "workers": sorted([f"{board}4", "palace1", "palace1"]),
    }
    assert (paid.seat, paid.question) == (1, "turn")  # ruling 18: once per main action
    declined = play(asked, "decline")
    assert changes(asked, declined, 0, workers=True) == {}
    assert (declined.seat, declined.question) == (1, "turn")


def test_rule_13_paid_power_up_needs_a_cocoa() -> None:
    """rule 13, technology 13: without cocoa the turn simply ends."""
    before = table(payer("palace2 nobles1 nobles1"), technologies=GRID)
    after = play(before, "move 2@palace to stone_quarry", "main action")
    assert changes(before, after, 0, workers=True) == {
        "stone": 1,
        "workers": ["nobles1", "nobles1", "stone_quarry3"],
    }
    assert (after.seat, after.question) == (1, "turn")


def test_rule_13_paid_power_up_is_for_workers_of_that_board() -> None:
    """rule 13, technology 13: any free one there, raised before or not; none elsewhere."""
    before = table(
        payer("palace2 quarry4 quarry3! nobles1", cocoa=2),
        seat(workers="nobles1 nobles1 nobles1"),
        technologies=GRID,
    )
    asked = play(before, "move 2@palace to stone_quarry", "main action", "worker 2@stone_quarry")
    assert answers(asked) == ["decline", "worker 3@stone_quarry", "worker 4@stone_quarry"]
    after = play(asked, "worker 4@stone_quarry")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -2,
        "stone": 2,
        "workers": ["nobles1", "stone_quarry3", "stone_quarry3!0", "stone_quarry5"],
    }


def test_ruling_18_paid_power_up_once_after_both_power_ups() -> None:
    """ruling 18: with three workers two power-ups, then one that is paid, not two."""
    before = table(payer("palace1 forest2 forest4", cocoa=5), technologies=GRID)
    asked = play(
        before, "move 1@palace to forest", "main action", "worker 1@forest", "worker 4@forest"
    )
    assert asked.question == "paid_power_up"
    assert answers(asked) == ["decline", "worker 2@forest", "worker 5@forest"]
    after = play(asked, "worker 2@forest")
    assert changes(before, after, 0, workers=True) == {
        "wood": 2,
        "cocoa": -1 + 1 - 1,
        "workers": ["forest2", "forest3", "forest5"],
    }
    assert (after.seat, after.question) == (1, "turn")


def test_rule_13_paid_power_up_may_be_an_ascension() -> None:
    """rule 13, rule 8.1: the third raise of one worker in a row sends it to the palace."""
    before = table(payer("palace3 forest1 forest1", cocoa=5), technologies=GRID)
    raised = play(
        before, "move 3@palace to forest", "main action", "worker 3@forest", "worker 4@forest"
    )
    after = play(raised, "worker 5@forest", "ascend vp")
    assert changes(before, after, 0, workers=True) == {
        "wood": 2,
        "cocoa": -1 + 1 - 1,
        "vp": 5,
        "avenue": 1,
        "workers": ["forest1", "forest1", "palace1"],
    }


def test_ruling_42_paid_power_up_with_cocoa_of_the_ascension_before_it() -> None:
    """ruling 42, ruling 31: one worker ascends for 5 cocoa; the other one is still there."""
    before = table(payer("palace5 forest2 nobles1", cocoa=1), technologies=GRID)
    asked = play(
        before, "move 5@palace to forest", "main action", "worker 5@forest", "ascend cocoa"
    )
    assert answers(asked) == ["decline", "worker 2@forest"]
    after = play(asked, "worker 2@forest")
    assert changes(before, after, 0, workers=True) == {
        "wood": 2,
        "cocoa": -1 + 5 - 1,
        "avenue": 1,
        "workers": ["forest3", "nobles1", "palace1"],
    }


def test_ruling_31_no_paid_power_up_when_the_only_worker_has_ascended() -> None:
    """ruling 31: nobody is left on the board."""
    before = table(payer("palace5 nobles1 nobles1", cocoa=3), technologies=GRID)
    after = play(before, "move 5@palace to forest", "main action", "ascend vp")
    assert changes(before, after, 0, workers=True) == {
        "wood": 2,
        "vp": 5,
        "avenue": 1,
        "workers": ["nobles1", "nobles1", "palace1"],
    }
    assert (after.seat, after.question) == (1, "turn")


def test_ruling_42_paid_power_up_needs_a_power_up_before_it() -> None:
    """ruling 42, rule 6.6: a single 4 learns from the bottom row: neither power-up."""
    before = table(payer("palace4 nobles1 nobles1", cocoa=3, gold=2), technologies=GRID)
    after = play(before, "move 4@palace to alchemy", "main action", "learn construction_vp")
    assert changes(before, after, 0, workers=True) == {
        "gold": -2,
        "technologies": ["construction_vp", "paid_power_up"],
        "temples.blue": 1,
        "workers": ["alchemy4", "nobles1", "nobles1"],
    }
    assert (after.seat, after.question) == (1, "turn")


def test_ruling_42_cocoa_of_technology_7_pays_it() -> None:
    """ruling 42: the rewards of technologies come before the power-ups."""
    before = table(payer("palace2 nobles1 nobles1", "resource_cocoa_vp"), technologies=GRID)
    asked = play(before, "move 2@palace to stone_quarry", "main action")
    assert changes(before, asked, 0) == {"stone": 1, "cocoa": 1, "vp": 1}
    after = play(asked, "worker 3@stone_quarry")
    assert changes(before, after, 0, workers=True) == {
        "stone": 1,
        "vp": 1,
        "workers": ["nobles1", "nobles1", "stone_quarry4"],
    }


@pytest.mark.parametrize(
    ("action", "expected"),
    [("collect cocoa", {"cocoa": 1}), ("worship forest", {"temples.red": 1})],
)
def test_rule_13_paid_power_up_only_after_main_actions(
    action: str, expected: dict[str, int]
) -> None:
    """rule 13, technology 13: power_up_twice and another action give no occasion for it."""
    before = table(
        payer("palace2 nobles1 nobles1", cocoa=2, discoveries="power_up_twice"),
        technologies=GRID,
    )
    raised = play(before, "move 2@palace to forest", "use power_up_twice", "worker 1@nobles")
    after = play(raised, action)
    assert changes(raised, after, 0) == expected
    assert (after.seat, after.question) == (1, "turn")


def test_rule_13_paid_power_up_from_the_next_action_on() -> None:
    """rule 13, ruling 23: learned now, offered after the next main action."""
    before = table(
        seat(workers="palace2 alchemy2 forest1", cocoa=4, gold=2, temples=(9, 9, 9)),
        technologies=GRID,
    )
    learned = play(before, "move 2@palace to alchemy", "main action", "learn paid_power_up")
    assert learned.seat == 1
    waiting = play(learned, "move 1@palace to forest", "collect cocoa")
    asked = play(waiting, "move 2@alchemy to forest", "main action")
    assert asked.question == "power_up"
    asked = play(asked, "worker 1@forest")
    assert asked.question == "paid_power_up"
