"""rule 6.5: forest, stone quarry and gold deposits, all 27 cells as they are printed."""

import pytest

from table import answers, changes, play, seat, table
from teotihuacan.engine.components import COMPONENTS

START = {"forest": "palace", "stone_quarry": "palace", "gold_deposits": "nobles"}
COLUMN = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2}  # rule 6.5: lowest power 1 | 2-3 | 4-5
HOME = {"forest": "alchemy", "stone_quarry": "alchemy", "gold_deposits": "palace"}


def printed(board: str, row: int, power: int) -> tuple[dict[str, int], list[str]]:
    """The printed goods and VP of a cell, and the temples to take its steps of choice on."""
    cell = dict(COMPONENTS["resource_boards"][board][row - 1][COLUMN[power]])
    return cell, ["blue", "red"][: cell.pop("temple_any", 0)]


def with_cost(reward: dict[str, int], cocoa: int) -> dict[str, int]:
    """A reward together with the cocoa paid for the action."""
    total = {**reward, "cocoa": reward.get("cocoa", 0) - cocoa}
    return {key: value for key, value in total.items() if value}


CASES = [
    (board, row, power, mover)
    for board in START
    for row in (1, 2, 3)
    for power in (1, 2, 3, 4, 5)
    for mover in ((power,) if row == 1 or power == 5 else (power, 5))
]


@pytest.mark.parametrize(("board", "row", "power", "mover"), CASES)
def test_rule_6_5_every_cell(board: str, row: int, power: int, mover: int) -> None:
    """rule 6.5: row by the number of workers, column by the lowest power, whoever moved.

    All workers but one have power 5. The tile held keeps the engine from going on to the
    power-ups by itself; the temples stand on 9, so that a step brings nothing more.
    """
    powers = [power] + [5] * (row - 1)
    powers.remove(mover)
    there = [f"{board}{p}" for p in powers]
    elsewhere = [f"{HOME[board]}1"] * (3 - row)
    before = table(
        seat(
            cocoa=2,
            temples=(9, 9, 9),
            workers=" ".join([f"{START[board]}{mover}", *there, *elsewhere]),
            discoveries="power_up_twice",
        )
    )
    after = play(before, f"move {mover}@{START[board]} to {board}", "main action")
    reward, temples = printed(board, row, power)
    for temple in temples:
        after = play(after, f"temple {temple}")
        reward[f"temples.{temple}"] = 1
    assert changes(before, after, 0) == with_cost(reward, cocoa=1 if there else 0)
    assert after.question == "power_up"


@pytest.mark.parametrize("board", START)
@pytest.mark.parametrize(
    ("own", "chosen", "expected"),
    [
        pytest.param(["4"], [], ["5"], id="one-worker"),
        pytest.param(["1", "3"], ["1"], ["2", "3"], id="two-workers-the-mover"),
        pytest.param(["1", "3"], ["3"], ["1", "4"], id="two-workers-the-other"),
        pytest.param(["1", "2", "4"], ["2", "4"], ["1", "3", "5"], id="three-workers-two"),
        pytest.param(["1", "3", "4"], ["1", "2"], ["3", "3", "4"], id="three-workers-one-twice"),
        pytest.param(["1", "2", "3", "4"], ["3", "2"], ["1", "3", "4", "4"], id="four-workers"),
    ],
)
def test_rule_6_5_power_ups_by_row(
    board: str, own: list[str], chosen: list[str], expected: list[str]
) -> None:
    """rule 6.5: one power-up, two with three or more workers; the turn is over after them."""
    home = HOME[board]
    there = [f"{board}{power}" for power in own[1:]]
    before = table(
        seat(
            cocoa=1,
            workers=" ".join([f"{START[board]}{own[0]}", *there, *[f"{home}1"] * (3 - len(own))]),
        )
    )
    choices = [f"worker {power}@{board}" for power in chosen]
    after = play(before, f"move {own[0]}@{START[board]} to {board}", "main action", *choices)
    workers = [f"{board}{power}" for power in expected] + [f"{home}1"] * (3 - len(own))
    assert changes(before, after, 0, workers=True)["workers"] == sorted(workers)
    assert (after.seat, after.question) == (1, "turn")


def test_rule_6_5_example_4_forest_with_powers_2_and_5() -> None:
    """Example 4: the lower power is 2, so 2 wood; the power-up is a choice of the two."""
    before = table(seat(cocoa=1, workers="palace2 forest5 nobles1"))
    asked = play(before, "move 2@palace to forest", "main action")
    assert changes(before, asked, 0) == {"cocoa": -1, "wood": 2}
    assert answers(asked) == ["worker 2@forest", "worker 5@forest"]
    weak = play(asked, "worker 2@forest")
    assert changes(before, weak, 0, workers=True) == {
        "cocoa": -1,
        "wood": 2,
        "workers": ["forest3", "forest5", "nobles1"],
    }
    strong = play(asked, "worker 5@forest", "ascend vp")
    assert changes(before, strong, 0, workers=True) == {
        "cocoa": -1,
        "wood": 2,
        "vp": 5,
        "avenue": 1,
        "workers": ["forest2", "nobles1", "palace1"],
    }


def test_rule_6_5_locked_worker_neither_counts_nor_lowers_the_column() -> None:
    """rule 6.5, rule 3.3: the locked 1 is left out: two workers, lowest power 4."""
    before = table(seat(cocoa=1, workers="palace4 forest5 forest1!"))
    after = play(before, "move 4@palace to forest", "main action")
    assert changes(before, after, 0) == {"cocoa": -1 + 2, "wood": 3}


@pytest.mark.parametrize(
    ("board", "move", "workers", "expected"),
    [
        # T2 of the examples: 2 wood and 1 cocoa, which was the cost of the own colour.
        ("forest", "move 4@palace to forest", "palace4 forest1 forest2 forest3", {"wood": 2}),
        (
            "forest",
            "move 1@palace to forest",
            "palace1 forest4 forest4 forest5",
            {"wood": 2},
        ),
        (
            "forest",
            "move 5@palace to forest",
            "palace5 forest4 forest3 forest5",
            {"wood": 3, "cocoa": -1 + 3},
        ),
        (
            "stone_quarry",
            "move 2@palace to stone_quarry",
            "palace2 quarry4 quarry4 quarry4",
            {"stone": 3, "vp": 3, "cocoa": -1},
        ),
        (
            "gold_deposits",
            "move 5@nobles to gold_deposits",
            "nobles5 gold1 gold4 gold4",
            {"gold": 2},
        ),
    ],
)
def test_ruling_43_four_workers_row_3_lowest_of_all_four(
    board: str, move: str, workers: str, expected: dict[str, int]
) -> None:
    """ruling 43: four workers use row 3, and the lowest of all four sets the column."""
    before = table(seat(cocoa=1, workers=workers))
    after = play(before, move, "main action")
    assert changes(before, after, 0) == expected
    assert after.question == "power_up"
    assert all(text.endswith(f"@{board}") for text in answers(after))


def test_rule_6_5_gold_temple_steps_are_chosen_one_by_one_with_their_rewards() -> None:
    """rule 6.5, rule 7.1: three workers of 4-5 at the gold deposits: two steps, here twice on
    red."""
    before = table(seat(cocoa=1, workers="nobles4 gold4 gold4"))
    asked = play(before, "move 4@nobles to gold_deposits", "main action")
    assert answers(asked) == ["temple blue", "temple red", "temple green"]
    after = play(asked, "temple red", "temple red")
    # Red steps 1 and 2 bring 1 VP each. The first power-up was no choice, the second is one.
    assert changes(before, after, 0, workers=True) == {
        "cocoa": -1,
        "gold": 4,
        "temples.red": 2,
        "vp": 2,
        "workers": ["gold_deposits4", "gold_deposits4", "gold_deposits5"],
    }
    assert after.question == "power_up"
