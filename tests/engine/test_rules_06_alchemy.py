"""rule 6.6: alchemy, where technologies are learned."""

from typing import Any

import pytest

from table import answers, changes, play, seat, table

TO_ALCHEMY = "move {}@palace to alchemy"

# Two grids that hold all nine technologies; columns are blue, red, green (rule 1.3).
FIRST_GAME = [
    "palace_cocoa",
    "alchemy_nobles_vp",
    "resource_extra",
    "decorations_vp",
    "construction_worker_and_discount",
    "construction_temple",
]
LAST_SIX = [
    "resource_cocoa_vp",
    "decorations_vp",
    "construction_vp",
    "paid_power_up",
    "construction_worker_and_discount",
    "construction_temple",
]
TOP_ROW = [f"learn {name}" for name in FIRST_GAME[:3]]
BOTH_ROWS = [f"learn {name}" for name in FIRST_GAME]


@pytest.mark.parametrize(
    ("grid", "technology", "gold", "temple"),
    [
        (FIRST_GAME, "palace_cocoa", 1, "blue"),
        (FIRST_GAME, "alchemy_nobles_vp", 1, "red"),
        (FIRST_GAME, "resource_extra", 1, "green"),
        (FIRST_GAME, "decorations_vp", 2, "blue"),
        (FIRST_GAME, "construction_worker_and_discount", 2, "red"),
        (FIRST_GAME, "construction_temple", 2, "green"),
        (LAST_SIX, "resource_cocoa_vp", 1, "blue"),
        (LAST_SIX, "decorations_vp", 2, "red"),
        (LAST_SIX, "construction_vp", 2, "green"),
        (LAST_SIX, "paid_power_up", 2, "blue"),
        (LAST_SIX, "construction_worker_and_discount", 2, "red"),
        (LAST_SIX, "construction_temple", 2, "green"),
    ],
)
def test_rule_6_6_every_technology_its_gold_and_its_column(
    grid: list[str], technology: str, gold: int, temple: str
) -> None:
    """rule 6.6: pay the printed gold, take the marker, step on the column's temple."""
    before = table(
        seat(cocoa=1, gold=2, temples=(9, 9, 9), workers="palace1 alchemy2 nobles1"),
        technologies=grid,
    )
    after = play(
        before, TO_ALCHEMY.format(1), "main action", f"learn {technology}", "worker 2@alchemy"
    )
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1,
        "gold": -gold,
        "technologies": [technology],
        f"temples.{temple}": 1,
        "workers": ["alchemy1", "alchemy3", "nobles1"],
    }


@pytest.mark.parametrize(
    ("gold", "offered"),
    [(1, ["learn resource_cocoa_vp"]), (2, [f"learn {name}" for name in LAST_SIX])],
)
def test_rule_6_6_only_what_can_be_paid(gold: int, offered: list[str]) -> None:
    """rule 6.6: with 1 gold only a technology of 1 gold; a single one is taken at once."""
    before = table(
        seat(cocoa=1, gold=gold, temples=(9, 9, 9), workers="palace1 alchemy2 nobles1"),
        technologies=LAST_SIX,
    )
    asked = play(before, TO_ALCHEMY.format(1), "main action")
    if len(offered) > 1:
        assert answers(asked) == offered
    else:
        assert changes(before, asked, 0) == {
            "cocoa": -1,
            "gold": -1,
            "technologies": ["resource_cocoa_vp"],
            "temples.blue": 1,
        }


def test_rule_6_6_each_other_player_on_it_scores_3_vp() -> None:
    """rule 6.6: those already there, each of them, and nobody else."""
    before = table(
        seat(gold=1, temples=(0, 9, 0), workers="palace1 nobles1 nobles1"),
        seat(technologies=["alchemy_nobles_vp"]),
        seat(technologies=["palace_cocoa", "construction_temple"]),
        seat(technologies=["palace_cocoa", "alchemy_nobles_vp"]),
    )
    after = play(before, TO_ALCHEMY.format(1), "main action", "learn alchemy_nobles_vp")
    assert changes(before, after, 0) == {
        "gold": -1,
        "technologies": ["alchemy_nobles_vp"],
        "temples.red": 1,
    }
    assert changes(before, after, 1) == {"vp": 3}
    assert changes(before, after, 2) == {}
    assert changes(before, after, 3) == {"vp": 3}


def test_rule_6_6_no_technology_twice() -> None:
    """rule 6.6: only technologies the player doesn't have."""
    before = table(
        seat(
            cocoa=1,
            gold=9,
            workers="palace1 alchemy2 nobles1",
            technologies=["palace_cocoa", "decorations_vp", "construction_temple"],
        )
    )
    assert answers(play(before, TO_ALCHEMY.format(1), "main action")) == [
        "learn alchemy_nobles_vp",
        "learn resource_extra",
        "learn construction_worker_and_discount",
    ]


@pytest.mark.parametrize(
    ("mover", "others", "offered"),
    [
        (1, "nobles1 nobles1", TOP_ROW),
        (2, "nobles1 nobles1", TOP_ROW),
        (3, "nobles1 nobles1", TOP_ROW),
        (4, "nobles1 nobles1", BOTH_ROWS),
        (5, "nobles1 nobles1", BOTH_ROWS),
        (1, "alchemy1 nobles1", BOTH_ROWS),
        (1, "alchemy1 alchemy1", BOTH_ROWS),
        (1, "alchemy1 alchemy1 alchemy1", BOTH_ROWS),
    ],
)
def test_ruling_11_rows_in_reach(mover: int, others: str, offered: list[str]) -> None:
    """ruling 11, rule 6.6: two or more workers, or one of power 4-5, reach the bottom row."""
    before = table(seat(cocoa=1, gold=2, workers=f"palace{mover} {others}"))
    assert answers(play(before, TO_ALCHEMY.format(mover), "main action")) == offered


@pytest.mark.parametrize(
    ("technology", "expected"),
    [
        pytest.param(
            "alchemy_nobles_vp",
            {"gold": -1, "workers": ["alchemy5", "nobles1", "nobles1"]},
            id="top-row-and-5",
        ),
        pytest.param("construction_worker_and_discount", {"gold": -2}, id="bottom-row-stays-4"),
    ],
)
def test_rule_6_6_example_5_single_worker_of_power_4(
    technology: str, expected: dict[str, Any]
) -> None:
    """Example 5: a top row technology and a power-up, or a bottom row one without."""
    before = table(
        seat(gold=2, temples=(0, 9, 0), workers="palace4 nobles1 nobles1"),
    )
    after = play(before, TO_ALCHEMY.format(4), "main action", f"learn {technology}")
    moved = {"workers": ["alchemy4", "nobles1", "nobles1"]}
    assert changes(before, after, 0, workers=True) == {
        **moved,
        "technologies": [technology],
        "temples.red": 1,
        **expected,
    }
    assert (after.seat, after.question) == (1, "turn")


def test_rule_6_6_single_worker_of_power_5_ascends_only_by_the_top_row() -> None:
    """rule 6.6: the exception holds for 5 as well: top row ascends, bottom row does nothing."""
    before = table(seat(gold=2, temples=(0, 9, 0), workers="palace5 nobles1 nobles1"))
    learning = play(before, TO_ALCHEMY.format(5), "main action")
    top = play(learning, "learn alchemy_nobles_vp", "ascend vp")
    assert changes(learning, top, 0, workers=True) == {
        "gold": -1,
        "technologies": ["alchemy_nobles_vp"],
        "temples.red": 1,
        "avenue": 1,
        "vp": 5,
        "workers": ["nobles1", "nobles1", "palace1"],
    }
    bottom = play(learning, "learn construction_worker_and_discount")
    assert changes(learning, bottom, 0, workers=True) == {
        "gold": -2,
        "technologies": ["construction_worker_and_discount"],
        "temples.red": 1,
    }


@pytest.mark.parametrize("others", ["alchemy1 nobles1", "alchemy1 alchemy1"])
def test_rule_6_6_two_or_more_workers_get_one_power_up_in_either_row(others: str) -> None:
    """rule 6.6: a strong and a weak worker are two; three get no more than one."""
    before = table(seat(cocoa=1, gold=2, temples=(0, 9, 0), workers=f"palace4 {others}"))
    after = play(
        before,
        TO_ALCHEMY.format(4),
        "main action",
        "learn construction_worker_and_discount",
        "worker 1@alchemy",
    )
    changed = changes(before, after, 0, workers=True)["workers"]
    assert changed == sorted(f"{others.replace('alchemy1', 'alchemy2', 1)} alchemy4".split())
    assert (after.seat, after.question) == (1, "turn")


def test_rule_6_6_step_that_is_impossible_is_lost_but_the_technology_is_learned() -> None:
    """rule 6.6, rule 7.2: another marker is on top of the column's temple."""
    before = table(
        seat(gold=1, temples=(0, 10, 0), workers="palace1 nobles1 nobles1"),
        seat(temples=(0, 11, 0)),
    )
    after = play(before, TO_ALCHEMY.format(1), "main action", "learn alchemy_nobles_vp")
    assert changes(before, after, 0) == {"gold": -1, "technologies": ["alchemy_nobles_vp"]}


@pytest.mark.parametrize(
    ("gold", "known", "workers"),
    [
        pytest.param(9, FIRST_GAME, "palace1 alchemy5 nobles1", id="all-six-known"),
        pytest.param(9, FIRST_GAME[:3], "palace3 nobles1 nobles1", id="top-row-known"),
        pytest.param(1, FIRST_GAME[:3], "palace5 nobles1 nobles1", id="bottom-row-too-dear"),
    ],
)
def test_ruling_29_alchemy_needs_an_affordable_technology_in_reach(
    gold: int, known: list[str], workers: str
) -> None:
    """ruling 29: without one the main action isn't offered (the tile keeps the choice)."""
    before = table(
        seat(
            cocoa=3, gold=gold, technologies=known, workers=workers, discoveries="victory_points"
        )
    )
    arrived = play(before, TO_ALCHEMY.format(workers[6]))
    assert answers(arrived) == ["collect cocoa", "use victory_points"]


@pytest.mark.parametrize("power", [1, 4])
def test_ruling_25_extra_worker_at_alchemy_reaches_both_rows_and_powers_up(power: int) -> None:
    """ruling 25, ruling 29: counted as two, so the bottom row brings a power-up."""
    before = table(
        seat(
            gold=2,
            technologies=FIRST_GAME[:3],
            temples=(9, 9, 9),
            workers=f"palace{power} nobles1 nobles1",
            discoveries="extra_worker",
        )
    )
    after = play(
        before,
        TO_ALCHEMY.format(power),
        "use extra_worker",
        "learn decorations_vp",
    )
    assert changes(before, after, 0, workers=True) == {
        "gold": -2,
        "technologies": [*FIRST_GAME[:3], "decorations_vp"],
        "temples.blue": 1,
        "vp": 3,  # technology alchemy_nobles_vp
        "discoveries.extra_worker": -1,
        "used_discoveries.extra_worker": 1,
        "workers": [f"alchemy{power + 1}", "nobles1", "nobles1"],
    }
