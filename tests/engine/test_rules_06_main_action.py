"""rule 6.1, rule 6.2, rule 6.3: what every main action has in common: cost, counting, in full
or not."""

import pytest

from table import answers, board_of, changes, play, seat, table

QUARRY = "move 2@palace to stone_quarry"
HOME = "palace1 palace1 palace1"


# rule 6.1: the cost ---


@pytest.mark.parametrize(
    ("own", "other", "neutral", "expected"),
    [
        pytest.param("nobles1 nobles1", HOME, [], {"stone": 1}, id="nobody"),
        pytest.param(
            "nobles1 nobles1",
            "quarry1 palace1 palace1",
            [],
            {"cocoa": -1, "stone": 1},
            id="another-player",
        ),
        pytest.param(
            "nobles1 nobles1",
            "quarry1 quarry4 quarry5",
            [],
            {"cocoa": -1, "stone": 1},
            id="three-dice-of-one-colour",
        ),
        pytest.param(
            "nobles1 nobles1",
            HOME,
            [["forest", "stone_quarry"]],
            {"cocoa": -1, "stone": 1},
            id="neutral",
        ),
        pytest.param(
            "nobles1 nobles1",
            HOME,
            [["stone_quarry"], ["stone_quarry"]],
            {"cocoa": -2, "stone": 1},
            id="two-neutral-colours",
        ),
        pytest.param(
            "nobles1 nobles1",
            "palace1 quarry2 palace1",
            [["stone_quarry"], ["alchemy", "nobles", "stone_quarry"]],
            {"cocoa": -3, "stone": 1},
            id="player-and-two-neutral",
        ),
        pytest.param(
            "quarry3 nobles1", HOME, [], {"cocoa": -1, "stone": 2}, id="own-colour-already-there"
        ),
        pytest.param(
            "quarry3 nobles1",
            "palace1 quarry2 palace1",
            [["stone_quarry"], ["stone_quarry"]],
            {"cocoa": -4, "stone": 2},
            id="all-four-colours",
        ),
        pytest.param(
            "nobles1 nobles1",
            "quarry5! palace1 palace1",
            [],
            {"stone": 1},
            id="locked-worker-of-another",
        ),
        pytest.param(
            "nobles1 nobles1",
            "quarry5! quarry1 palace1",
            [],
            {"cocoa": -1, "stone": 1},
            id="locked-and-free-of-one-colour",
        ),
        pytest.param("quarry3! nobles1", HOME, [], {"stone": 1}, id="own-locked-worker"),
        pytest.param(
            "nobles1 nobles1",
            "palace4 forest1 alchemy1",
            [["palace", "forest", "alchemy"]],
            {"stone": 1},
            id="dice-elsewhere",
        ),
    ],
)
def test_rule_6_1_cost_is_the_number_of_colours(
    own: str, other: str, neutral: list[list[str]], expected: dict[str, int]
) -> None:
    """rule 6.1: unlocked colours on the board before the arrival; the mover is not one."""
    before = table(
        seat(cocoa=5, workers=f"palace2 {own}"), seat(workers=other), neutral_dice=neutral
    )
    after = play(before, QUARRY, "main action")
    assert changes(before, after, 0) == expected
    assert changes(before, after, 1) == {}


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("move 2@palace to forest", {"wood": 1}),
        ("move 2@palace to stone_quarry", {"stone": 1}),
        ("move 2@nobles to gold_deposits", {"gold": 1}),
        ("move 2@palace to alchemy", {}),
        ("move 2@forest to nobles", {"wood": -2, "vp": 3, "avenue": 1}),
        ("move 2@forest to decorations", {"gold": -3}),
        ("move 2@forest to construction", {}),
    ],
)
def test_rule_6_1_cost_on_every_board(move: str, expected: dict[str, int]) -> None:
    """rule 6.1: every board with a main action asks for the cocoa, before anything else."""
    start, board = move.split("@")[1].split(" to ")
    before = table(
        seat(cocoa=2, wood=5, stone=5, gold=5, workers=f"{start}2 palace1 palace1"),
        seat(workers=f"{board}3 palace1 palace1"),
        neutral_dice=[[board]],
        decoration_display=["BR"],
        pyramid_display=["b.Rg", "...."],
    )
    after = play(before, move, "main action")
    assert changes(before, after, 0) == {"cocoa": -2, **expected}


@pytest.mark.parametrize(("cocoa", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_rule_6_1_who_cannot_pay_cannot_do_it(cocoa: int, offered: bool) -> None:
    """rule 6.1: with fewer cocoa than colours the main action isn't there."""
    before = table(
        seat(cocoa=cocoa, workers="palace2 nobles1 nobles1"),
        seat(workers="quarry1 palace1 palace1"),
        neutral_dice=[["stone_quarry"]],
    )
    assert ("main action" in answers(play(before, QUARRY))) == offered


def test_rule_6_1_palace_has_no_main_action() -> None:
    """rule 6.1: on the palace there is only cocoa and worship."""
    before = table(seat(cocoa=9, workers="nobles2 forest1 forest1"))
    assert answers(play(before, "move 2@nobles to palace")) == [
        "collect cocoa",
        "worship gain_cocoa",
        "worship cocoa_to_gold_and_stone",
        "worship tech_vp",
    ]


@pytest.mark.parametrize("cocoa", [3, 4])
def test_ruling_9_four_colours_cost_four_cocoa(cocoa: int) -> None:
    """ruling 9: the cocoa cost has no cap (T2 of the examples)."""
    before = table(
        seat(cocoa=cocoa, workers="palace2 quarry2 nobles1"),
        seat(workers="quarry1 palace1 palace1"),
        seat(workers="quarry5 palace1 palace1"),
        seat(workers="palace1 quarry4 palace1"),
    )
    arrived = play(before, QUARRY)
    if cocoa < 4:
        assert answers(arrived) == ["collect cocoa", "worship stone_quarry"]
    else:
        after = play(arrived, "main action")
        assert changes(before, after, 0) == {"cocoa": -4, "stone": 2}


def test_rule_6_1_example_3_quarry_with_three_colours() -> None:
    """Example 3 (rule 6.1, rule 6.2, rule 3.3): red, yellow and own are free there, blue is
    locked."""
    before = table(
        seat(cocoa=3, workers="palace2 quarry3 nobles1"),
        seat(workers="quarry1 palace1 palace1"),
        seat(workers="quarry2 quarry2 palace1"),
        seat(workers="quarry4! palace1 palace1"),
    )
    paid = play(before, QUARRY, "main action")
    assert changes(before, paid, 0) == {"cocoa": -3, "stone": 2}
    assert answers(paid) == ["worker 2@stone_quarry", "worker 3@stone_quarry"]
    after = play(paid, "worker 3@stone_quarry")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -3,
        "stone": 2,
        "workers": ["nobles1", "stone_quarry2", "stone_quarry4"],
    }


# rule 6.2: counting ---


def test_rule_6_2_mover_counts_among_the_workers() -> None:
    """rule 6.2: one worker waits at nobles, a second one arrives: the middle row."""
    before = table(seat(cocoa=1, wood=2, workers="forest2 nobles1 palace1"))
    after = play(before, "move 2@forest to nobles", "main action")
    assert changes(before, after, 0) == {"cocoa": -1, "wood": -2, "vp": 5, "avenue": 1}


def test_rule_6_2_dice_of_others_do_not_count() -> None:
    """rule 6.2: another player's and neutral dice cost cocoa but are no own workers."""
    before = table(
        seat(cocoa=2, wood=2, workers="forest2 gold1 gold1"),
        seat(workers="nobles1 nobles2 nobles3"),
        neutral_dice=[["nobles"]],
    )
    after = play(before, "move 2@forest to nobles", "main action")
    assert changes(before, after, 0) == {"cocoa": -2, "wood": -2, "vp": 3, "avenue": 1}


def test_rule_6_2_own_locked_worker_does_not_count() -> None:
    """rule 6.2, rule 3.3: with a locked worker beside it the mover still is alone: 3 gold."""
    before = table(
        seat(gold=3, workers="forest2 decorations5! palace1"), decoration_display=["GR"]
    )
    after = play(before, "move 2@forest to decorations", "main action")
    assert changes(before, after, 0) == {"gold": -3}


def test_ruling_9_four_own_workers_count_as_three_at_nobles() -> None:
    """ruling 9, rule 6.2: four workers build in the bottom row and power up twice, no more."""
    before = table(seat(cocoa=1, wood=2, workers="forest1 nobles2 nobles3 nobles4"))
    built = play(before, "move 1@forest to nobles", "main action")
    assert changes(before, built, 0) == {"cocoa": -1, "wood": -2, "vp": 7, "avenue": 1}
    after = play(built, "worker 1@nobles", "worker 2@nobles")
    assert changes(before, after, 0, workers=True)["workers"] == [
        "nobles2",
        "nobles3",
        "nobles3",
        "nobles4",
    ]
    assert board_of(after, "turn", "seat") == 1


def test_ruling_9_four_own_workers_count_as_three_at_decorations() -> None:
    """ruling 9, ruling 12: a decoration costs 1 gold with four workers too, never nothing."""
    workers = "forest1 decorations2 decorations3 decorations4"
    before = table(seat(cocoa=1, gold=1, workers=workers), decoration_display=["GR"])
    after = play(before, "move 1@forest to decorations", "main action")
    assert changes(before, after, 0) == {"cocoa": -1, "gold": -1}


def test_ruling_9_four_own_workers_count_as_three_at_construction() -> None:
    """ruling 9: four workers place three tiles at most; a fourth is not even asked about."""
    before = table(
        seat(
            cocoa=1,
            stone=20,
            workers="forest1 construction2 construction3 construction4",
        ),
        pyramid_display=["....", "b...", "...r"],
    )
    after = play(
        before,
        "move 1@forest to construction",
        "main action",
        "pick ....",
        "place 1-1-4 turn 0",
        "pick b...",
        "place 1-1-3 turn 1",
        "pick ...r",
        "place 1-4-4 turn 0",
    )
    assert board_of(after, "stack")[-1]["question"] == "power_up"
    assert board_of(after, "stack")[-1]["count"] == 2
    # "...." on "....": 4 matches; ".b.." (turned once) on "b..b": 1; "...r" on "....": 3.
    expected = {"cocoa": -1, "stone": -6, "vp": 3 + 4 + 1 + 3, "track": 3}
    assert changes(before, after, 0) == expected


# rule 6.3: in full or not at all ---


@pytest.mark.parametrize(
    ("move", "goods"),
    [
        pytest.param("move 2@palace to alchemy", {"wood": 9, "stone": 9}, id="alchemy-no-gold"),
        pytest.param("move 2@forest to nobles", {"wood": 1, "stone": 9}, id="nobles-1-wood"),
        pytest.param("move 2@forest to decorations", {"gold": 2}, id="decorations-2-gold"),
        pytest.param(
            "move 2@forest to construction", {"stone": 1, "wood": 9}, id="construction-1-stone"
        ),
    ],
)
def test_rule_6_3_not_for_the_power_up_alone(move: str, goods: dict[str, int]) -> None:
    """rule 6.3: an action that can't be carried out isn't offered (the tile keeps the choice)."""
    start, board = move.split("@")[1].split(" to ")
    before = table(
        seat(workers=f"{start}2 palace1 palace1", discoveries="victory_points", cocoa=5, **goods),
        decoration_display=["BR"],
        pyramid_display=["b.Rg"],
    )
    worship = ["worship decorations"] if board == "decorations" else []
    assert answers(play(before, move)) == ["collect cocoa", *worship, "use victory_points"]
