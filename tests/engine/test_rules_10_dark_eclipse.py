"""rule 10: the dark eclipse variant, scored right after the turn in which the discs meet."""

from typing import Any

import pytest

from table import board_of, changes, facts_of, play, seat, table
from teotihuacan import Position
from teotihuacan.engine.components import COMPONENTS

DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
OPTIONS = {"dark_eclipse": True}
QUIET = ("move 1@palace to stone_quarry", "collect cocoa")
ASCEND = ("move 5@alchemy to forest", "main action", "ascend vp")
SEATS = [(players, k) for players in (2, 3, 4) for k in range(players)]


def trigger_table(players: int, k: int, scored: int, **parts: Any) -> Position:
    """Seat k can ascend a worker; the light disc is one step short of the dark one."""
    seats = [seat() for _ in range(players)]
    seats[k] = seat("alchemy5 palace1 palace1")
    calendar = {"light": DARK[players][scored] - 1, "eclipses_scored": scored}
    return table(*seats, options=OPTIONS, calendar=calendar, turn={"seat": k}, **parts)


@pytest.mark.parametrize("scored", [0, 1])
@pytest.mark.parametrize(("players", "k"), SEATS)
def test_rule_10_scored_right_after_the_turn(players: int, k: int, scored: int) -> None:
    """rule 10, rule 9.7, rule 9.9: no extra round; new discs; the next player in turn order goes
    on.

    Nobody has cocoa: every salary of 3 is unpaid, but only seat k has points to lose (its
    ascension brings 5 VP, its avenue step 5 more).
    """
    before = trigger_table(players, k, scored)
    after = play(before, *ASCEND)
    lost = {"wood": 2, "avenue": 1, "vp": 1}
    assert changes(before, after, k) == lost
    assert board_of(after, "calendar", "eclipses_scored") == scored + 1
    assert board_of(after, "calendar", "light") == 0
    assert board_of(after, "calendar", "dark") == DARK[players][scored + 1]
    assert (after.seat, after.question) == ((k + 1) % players, "turn")


@pytest.mark.parametrize("scored", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_10_reached_by_the_step_at_the_end_of_the_round(players: int, scored: int) -> None:
    """rule 10, rule 3.5: the last player's turn ends, the disc arrives, the eclipse is scored
    at once."""
    before = table(
        *[seat() for _ in range(players)],
        options=OPTIONS,
        calendar={"light": DARK[players][scored] - 1, "eclipses_scored": scored},
        turn={"seat": players - 1},
    )
    asked = play(before, *QUIET)
    assert (asked.seat, asked.question) == (players - 1, "salary")
    after = play(asked, "pay 1")
    assert board_of(after, "calendar", "eclipses_scored") == scored + 1
    assert (after.seat, after.question) == (0, "turn")


@pytest.mark.parametrize(("players", "k"), SEATS)
def test_rule_10_the_game_may_end_in_mid_round(players: int, k: int) -> None:
    """rule 10, rule 9.8: the third eclipse ends the game after the very turn that brought it."""
    after = play(trigger_table(players, k, 2), *ASCEND)
    assert after.over
    assert board_of(after, "calendar", "eclipses_scored") == 3


def test_rule_10_the_turn_is_finished_first() -> None:
    """rule 10, rule 8.3: the second power-up of the turn comes before the eclipse."""
    before = table(
        seat("forest5 forest4 alchemy1", cocoa=1),
        seat(),
        options=OPTIONS,
        calendar={"light": 9},
    )
    between = play(
        before, "move 1@alchemy to forest", "main action", "worker 5@forest", "ascend vp"
    )
    assert board_of(between, "calendar", "light") == 10
    assert board_of(between, "calendar", "eclipse_in_turns") == 1
    assert (between.seat, between.question) == (0, "power_up")
    after = play(between, "worker 4@forest")
    assert after.question == "salary"
    assert facts_of(after, 0)["workers"] == ["forest1", "forest5", "palace1"]


def test_rule_10_salary_in_seat_order_from_seat_0() -> None:
    """rule 10, ruling 50: whoever triggered the eclipse, seat 0 settles first."""
    seats = [seat(cocoa=3) for _ in range(3)]
    seats[1] = seat("alchemy5 palace1 palace1", cocoa=3)
    position = table(*seats, options=OPTIONS, calendar={"light": 10}, turn={"seat": 1})
    position = play(position, *ASCEND)
    asked = []
    while position.question == "salary":
        asked.append(position.seat)
        position = play(position, "pay 3")
    assert asked == [0, 1, 2]
    assert (position.seat, position.question) == (2, "turn")


def test_rule_10_the_light_disc_before_the_dark_one_scores_nothing() -> None:
    """rule 10: two steps short, an ascension of seat 0 brings no eclipse."""
    before = table(seat("alchemy5 palace1 palace1"), options=OPTIONS, calendar={"light": 8})
    after = play(before, *ASCEND)
    assert changes(before, after, 0) == {"wood": 2, "avenue": 1, "vp": 5}
    assert board_of(after, "calendar", "light") == 9
    assert (after.seat, after.question) == (1, "turn")


@pytest.mark.parametrize("scored", [0, 1, 2])
@pytest.mark.parametrize("k", [0, 1])
def test_rule_10_the_top_tile_ends_the_game_at_once(k: int, scored: int) -> None:
    """rule 10, rule 6.10: completing the pyramid brings the discs together, and the end of the
    game."""
    cells = [
        [level, row, column]
        for level in range(3)
        for row in range(4 - level)
        for column in range(4 - level)
    ]
    tiles = [tile for tile in dict.fromkeys(COMPONENTS["pyramid"]["tiles"]) if tile != "...."]
    seats = [seat(), seat()]
    seats[k] = seat("forest1 palace1 palace1", stone=2, wood=3)
    before = table(
        *seats,
        options=OPTIONS,
        calendar={"light": 2, "eclipses_scored": scored},
        turn={"seat": k},
        pyramid=[{"cell": cell, "tile": tile} for cell, tile in zip(cells, tiles, strict=True)],
        pyramid_display=["...."],
    )
    after = play(before, "move 1@forest to construction", "main action")
    assert after.over
    assert board_of(after, "calendar", "eclipses_scored") == scored + 1


@pytest.mark.parametrize(
    ("vp", "cocoa", "ranking"),
    [
        ((20, 20), (2, 2), [1, 0]),
        ((20, 20), (3, 2), [0, 1]),
        ((21, 20), (0, 9), [0, 1]),
        ((7, 7, 7), (1, 2, 1), [1, 2, 0]),
        ((0, 0, 0, 0), (0, 0, 0, 0), [3, 2, 1, 0]),
    ],
)
def test_rule_10_the_last_tie_break_is_reversed(
    vp: tuple[int, ...], cocoa: tuple[int, ...], ranking: list[int]
) -> None:
    """rule 10: VP, then cocoa, then the HIGHER order token."""
    seats = [seat(vp=v, cocoa=c) for v, c in zip(vp, cocoa, strict=True)]
    over = table(*seats, options=OPTIONS, calendar={"eclipses_scored": 3, "over": True})
    assert over.ranking() == ranking
