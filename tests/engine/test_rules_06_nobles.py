"""rule 6.7: nobles, where buildings are built."""

import pytest

from table import answers, board_of, changes, play, seat, table

TO_NOBLES = "move {}@forest to nobles"
WORKERS = [  # with the one that arrives: one, two, three
    "palace1 palace1",
    "nobles1 palace1",
    "nobles1 nobles1",
]


@pytest.mark.parametrize(
    ("row", "space", "vp"),
    [
        (0, 0, 3),
        (0, 1, 2),
        (0, 2, 2),
        (0, 3, 1),
        (0, 4, 1),
        (1, 0, 5),
        (1, 1, 4),
        (1, 2, 3),
        (1, 3, 3),
        (2, 0, 7),
        (2, 1, 6),
        (2, 2, 5),
    ],
)
def test_rule_6_7_every_space(row: int, space: int, vp: int) -> None:
    """rule 6.7: one, two, three workers: top, middle, bottom row, its leftmost free space."""
    nobles = [0, 0, 0]
    nobles[row] = space
    before = table(seat(cocoa=1, wood=2, workers=f"forest4 {WORKERS[row]}"), nobles=nobles)
    after = play(before, TO_NOBLES.format(4), "main action")
    paid = {"cocoa": -1} if row > 0 else {}
    assert changes(before, after, 0) == {"wood": -2, "vp": vp, "avenue": 1, **paid}
    nobles[row] += 1
    assert board_of(after, "nobles") == nobles


@pytest.mark.parametrize(
    ("workers", "chosen", "expected"),
    [
        ("palace1 palace1", [], "nobles5 palace1 palace1"),
        ("nobles2 palace1", ["2"], "nobles3 nobles4 palace1"),
        ("nobles2 nobles1", ["2", "3"], "nobles1 nobles4 nobles4"),
        ("nobles2 nobles1", ["1", "4"], "nobles2 nobles2 nobles5"),
    ],
)
def test_rule_6_7_power_ups(workers: str, chosen: list[str], expected: str) -> None:
    """rule 6.7: one power-up, two with three workers."""
    before = table(seat(cocoa=1, wood=2, workers=f"forest4 {workers}"))
    ups = [f"worker {power}@nobles" for power in chosen]
    after = play(before, TO_NOBLES.format(4), "main action", *ups)
    assert changes(before, after, 0, workers=True)["workers"] == expected.split()
    assert (after.seat, after.question) == (1, "turn")


def test_rule_6_7_example_6_second_building_of_the_middle_row() -> None:
    """Example 6: two workers, one building in the middle row already: 4 VP, an avenue step."""
    before = table(seat(cocoa=1, wood=2, workers="forest2 nobles3 palace1"), nobles=[0, 1, 0])
    after = play(before, TO_NOBLES.format(2), "main action", "worker 2@nobles")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1,
        "wood": -2,
        "vp": 4,
        "avenue": 1,
        "workers": ["nobles3", "nobles3", "palace1"],
    }
    assert board_of(after, "nobles") == [0, 2, 0]


@pytest.mark.parametrize(
    ("workers", "nobles", "vp", "now"),
    [
        pytest.param(2, [0, 4, 0], 3, [1, 4, 0], id="middle-full-top"),
        pytest.param(2, [4, 4, 0], 1, [5, 4, 0], id="middle-full-last-of-top"),
        pytest.param(3, [1, 4, 3], 2, [2, 4, 3], id="bottom-and-middle-full"),
        pytest.param(3, [5, 1, 3], 4, [5, 2, 3], id="bottom-and-top-full"),
        pytest.param(2, [5, 0, 3], 5, [5, 1, 3], id="own-row-is-free"),
        pytest.param(3, [5, 4, 1], 6, [5, 4, 2], id="the-last-building"),
    ],
)
def test_rule_6_7_full_rows(workers: int, nobles: list[int], vp: int, now: list[int]) -> None:
    """rule 6.7: who finds the own row full builds in a row above, who doesn't may not."""
    before = table(
        seat(cocoa=1, wood=2, workers=f"forest4 {WORKERS[workers - 1]}"), nobles=nobles
    )
    after = play(before, TO_NOBLES.format(4), "main action")
    assert changes(before, after, 0) == {"cocoa": -1, "wood": -2, "vp": vp, "avenue": 1}
    assert board_of(after, "nobles") == now


def test_rule_6_7_three_workers_and_a_full_bottom_row_choose_the_row_above() -> None:
    """rule 6.7: "a row above" is the player's choice of middle and top."""
    before = table(seat(cocoa=1, wood=2, workers="forest4 nobles1 nobles1"), nobles=[2, 1, 3])
    asked = play(before, TO_NOBLES.format(4), "main action")
    assert sorted(answers(asked)) == ["build middle row", "build top row"]
    middle = play(asked, "build middle row")
    assert changes(before, middle, 0) == {"cocoa": -1, "wood": -2, "vp": 4, "avenue": 1}
    top = play(asked, "build top row")
    assert changes(before, top, 0) == {"cocoa": -1, "wood": -2, "vp": 2, "avenue": 1}
    assert board_of(top, "nobles") == [3, 1, 3]
    assert top.question == "power_up"
    assert board_of(top, "stack")[-1]["count"] == 2


def test_rule_6_7_avenue_ends_at_9() -> None:
    """rule 6.7, rule 7.3: the building still scores when the avenue marker can't go on."""
    before = table(seat(wood=2, avenue=9, workers="forest1 palace1 palace1"))
    after = play(before, TO_NOBLES.format(1), "main action")
    assert changes(before, after, 0) == {"wood": -2, "vp": 3}


@pytest.mark.parametrize(
    ("workers", "nobles"),
    [
        pytest.param(1, [5, 0, 0], id="ruling-11-one-worker-top-row-full"),
        pytest.param(2, [5, 4, 1], id="two-workers-both-rows-full"),
        pytest.param(3, [4, 4, 3], id="no-building-left-for-the-top"),
        pytest.param(3, [5, 3, 3], id="no-building-left-for-the-middle"),
        pytest.param(3, [5, 4, 2], id="no-building-left-for-the-bottom"),
        pytest.param(1, [4, 4, 3], id="no-building-left-one-worker"),
    ],
)
def test_ruling_29_nobles_needs_a_building_and_a_free_space(
    workers: int, nobles: list[int]
) -> None:
    """ruling 11, ruling 29: not possible with a full top row, nor once 11 buildings are taken."""
    before = table(
        seat(
            cocoa=1,
            wood=9,
            workers=f"forest4 {WORKERS[workers - 1]}",
            discoveries="victory_points",
        ),
        nobles=nobles,
    )
    arrived = play(before, TO_NOBLES.format(4))
    assert answers(arrived) == ["collect cocoa", "use victory_points"]


@pytest.mark.parametrize(
    ("workers", "tiles", "vp", "ups"),
    [
        pytest.param("palace1 palace1", 1, 5, 1, id="one-and-one"),
        pytest.param("nobles1 palace1", 1, 7, 2, id="two-and-one"),
        pytest.param("palace1 palace1", 2, 7, 2, id="one-and-two"),
    ],
)
def test_ruling_25_extra_worker_at_nobles_lifts_row_and_power_ups(
    workers: str, tiles: int, vp: int, ups: int
) -> None:
    """ruling 25, rule 11.4: one more worker for the row and for the power-ups."""
    before = table(
        seat(
            cocoa=1,
            wood=2,
            workers=f"forest2 {workers}",
            discoveries="extra_worker " * tiles + "power_up_twice",
        )
    )
    after = play(before, TO_NOBLES.format(2), *["use extra_worker"] * tiles)
    if after.question == "board_action":
        after = play(after, "main action")
    paid = {"cocoa": -1} if "nobles1" in workers else {}
    assert changes(before, after, 0) == {
        "wood": -2,
        "vp": vp,
        "avenue": 1,
        "discoveries.extra_worker": -tiles,
        "used_discoveries.extra_worker": tiles,
        **paid,
    }
    assert after.question == "power_up"
    assert board_of(after, "stack")[-1]["count"] == ups


def test_ruling_25_extra_worker_never_makes_more_than_three() -> None:
    """ruling 25: the cap of 3 holds, so with three workers the tile isn't offered."""
    before = table(
        seat(cocoa=1, wood=2, workers="forest2 nobles1 nobles1", discoveries="extra_worker")
    )
    assert answers(play(before, TO_NOBLES.format(2))) == ["collect cocoa", "main action"]


def test_ruling_29_extra_worker_opens_a_row_when_the_own_one_is_full() -> None:
    """ruling 29: the tile used in that very action counts: only with it is nobles possible."""
    before = table(
        seat(wood=2, workers="forest2 palace1 palace1", discoveries="extra_worker"),
        nobles=[5, 1, 0],
    )
    arrived = play(before, TO_NOBLES.format(2))
    assert answers(arrived) == ["collect cocoa", "use extra_worker"]
    after = play(arrived, "use extra_worker")
    assert changes(before, after, 0) == {
        "wood": -2,
        "vp": 4,
        "avenue": 1,
        "discoveries.extra_worker": -1,
        "used_discoveries.extra_worker": 1,
    }
    assert board_of(after, "nobles") == [5, 2, 0]
