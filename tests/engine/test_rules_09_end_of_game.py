"""rule 9.8, rule 6.10: the last eclipse, the completed pyramid, the winner."""

from typing import Any

import pytest

from table import board_of, changes, facts_of, play, seat, table
from teotihuacan import Position
from teotihuacan.engine.components import COMPONENTS

DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
QUIET = ("move 1@palace to stone_quarry", "collect cocoa")
TOP_OUT = ("move 1@forest to construction", "main action")  # one tile, one cell: no question
MASON = seat("forest1 palace1 palace1", stone=2, wood=3)

# 29 different tiles on all cells but the top; "...." is left to complete the pyramid.
CELLS = [
    [level, row, column]
    for level in range(4)
    for row in range(4 - level)
    for column in range(4 - level)
]
TILES = [tile for tile in dict.fromkeys(COMPONENTS["pyramid"]["tiles"]) if tile != "...."]
NEARLY = [{"cell": cell, "tile": tile} for cell, tile in zip(CELLS[:29], TILES, strict=True)]
COMPLETE = [*NEARLY, {"cell": [3, 0, 0], "tile": "...."}]


def last_turn(*seats: dict[str, Any], scored: int = 2, **parts: Any) -> Position:
    """The last seat's last turn before an eclipse."""
    calendar = {
        "light": DARK[len(seats)][scored],
        "eclipses_scored": scored,
        "eclipse_in_turns": 1,
        "pyramid_complete": "pyramid" in parts,
    }
    return table(*seats, calendar=calendar, turn={"seat": len(seats) - 1}, **parts)


def mason_table(players: int, k: int, light: int, scored: int, pending: int | None) -> Position:
    """Seat k may lay the top tile."""
    seats = [seat() for _ in range(players)]
    seats[k] = MASON
    return table(
        *seats,
        calendar={"light": light, "eclipses_scored": scored, "eclipse_in_turns": pending},
        turn={"seat": k},
        pyramid=NEARLY,
        pyramid_display=["...."],
    )


def quiet_turns(position: Position) -> tuple[list[int], Position]:
    """Quiet turns until a salary is asked: who took them, and the position then."""
    seats = []
    while position.question == "turn":
        seats.append(position.seat)
        position = play(position, *QUIET)
    return seats, position


def settled(position: Position) -> Position:
    """All salaries refused."""
    while position.question == "salary":
        position = play(position, "pay 0")
    return position


# The end ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_9_8_the_game_ends_after_the_third_eclipse(players: int) -> None:
    """rule 9.8: once the last salary is settled, and not before."""
    seats = [seat() for _ in range(players)]
    asked = play(last_turn(*seats), *QUIET)
    assert not asked.over
    after = settled(asked)
    assert after.over
    assert after.legal_actions() == []
    assert board_of(after, "calendar", "eclipses_scored") == 3


@pytest.mark.parametrize("scored", [0, 1])
def test_rule_9_8_the_game_goes_on_after_the_other_eclipses(scored: int) -> None:
    """rule 9.8: no bonus tile is scored before the end, even from the top step."""
    climber = seat(temples=(11, 10, 10), avenue=1, vp=20)
    before = last_turn(climber, seat("forest1!0 palace1 palace1"), scored=scored)
    after = play(before, "unlock")
    assert not after.over
    assert changes(before, after, 0) == {"vp": 5 - 9}


def test_rule_9_8_bonus_tiles_come_after_the_salary() -> None:
    """rule 9.8, rule 9.6: the unpaid salary takes the score to 0, then the bonus tile gives
    15."""
    before = last_turn(seat(temples=(10, 0, 0), vp=2), seat("forest1!0 palace1 palace1"))
    after = play(before, "unlock")
    assert changes(before, after, 0) == {"vp": 13}
    assert after.books(0)["salary"] == -2
    assert after.books(0)["bonus_tiles"] == 15


def test_rule_9_8_last_eclipse_is_scored_in_full() -> None:
    """rule 9: avenue 2 x 5, leader 4, track 3 x 2, masks 1, salary, then the bonus tiles."""
    owner = seat(
        "palace1 palace1 palace4",
        temples=(0, 11, 0),
        avenue=2,
        track=3,
        discoveries="mask_7",
        vp=9,
    )
    before = last_turn(owner, seat("forest1!0 palace1 palace1"))
    after = play(before, "unlock")
    assert changes(before, after, 0) == {"vp": 10 + 4 + 6 + 1 - 12 + 6, "track": -3}


# The completed pyramid ---


@pytest.mark.parametrize("scored", [0, 1, 2])
@pytest.mark.parametrize(("players", "k"), [(n, k) for n in (2, 3, 4) for k in range(n)])
def test_rule_6_10_ruling_14_top_tile_brings_the_last_eclipse(
    players: int, k: int, scored: int
) -> None:
    """rule 6.10, ruling 14: the discs meet at once; finish the round, one more round, the end."""
    before = mason_table(players, k, 3, scored, None)
    laid = play(before, *TOP_OUT)
    assert board_of(laid, "calendar", "light") == DARK[players][scored]
    assert board_of(laid, "calendar", "pyramid_complete") is True
    seats, asked = quiet_turns(laid)
    assert seats == [*range(k + 1, players), *range(players)]
    after = settled(asked)
    assert after.over
    assert board_of(after, "calendar", "eclipses_scored") == scored + 1


@pytest.mark.parametrize("scored", [0, 1, 2])
@pytest.mark.parametrize(("pending", "k", "seats"), [(3, 1, [0, 1]), (2, 0, [1]), (1, 1, [])])
def test_ruling_44_top_tile_while_an_eclipse_is_due(
    pending: int, k: int, seats: list[int], scored: int
) -> None:
    """ruling 44: that eclipse becomes the last one; no further round is added."""
    before = mason_table(2, k, DARK[2][scored], scored, pending)
    laid = play(before, *TOP_OUT)
    assert quiet_turns(laid)[0] == seats
    after = settled(quiet_turns(laid)[1])
    assert after.over
    assert board_of(after, "calendar", "eclipses_scored") == scored + 1


@pytest.mark.parametrize(("scored", "each"), [(0, 4), (1, 3), (2, 2)])
def test_ruling_21_the_last_eclipse_keeps_its_number(scored: int, each: int) -> None:
    """ruling 21: with a completed pyramid the track still scores 4, 3 or 2 VP a step."""
    before = last_turn(
        seat(track=3, cocoa=3), seat("forest1!0 palace1 palace1"), scored=scored, pyramid=COMPLETE
    )
    asked = play(before, "unlock")
    assert changes(before, asked, 0) == {"vp": 4 + 3 * each, "track": -3}


def test_rule_9_8_completed_pyramid_scores_the_bonus_tiles() -> None:
    """rule 9.8: the first eclipse may be the last; bonus tiles are scored then."""
    before = last_turn(
        seat(temples=(10, 0, 0), vp=9),
        seat("forest1!0 palace1 palace1"),
        scored=0,
        pyramid=COMPLETE,
    )
    after = play(before, "unlock")
    assert after.over
    assert changes(before, after, 0) == {"vp": -9 + 15}


def test_rule_6_10_the_turn_with_the_top_tile_is_finished() -> None:
    """rule 6.10, rule 8.3: the builder's power-up still comes, and the tile scores as any
    other."""
    before = mason_table(2, 0, 3, 0, None)
    after = play(before, *TOP_OUT)
    assert facts_of(after, 0)["workers"] == ["construction2", "palace1", "palace1"]
    assert facts_of(after, 0)["track"] == 1


# The winner ---


@pytest.mark.parametrize(
    ("vp", "cocoa", "ranking"),
    [
        ((10, 20), (9, 0), [1, 0]),
        ((20, 10), (0, 9), [0, 1]),
        ((20, 20), (0, 1), [1, 0]),
        ((20, 20), (3, 1), [0, 1]),
        ((20, 20), (2, 2), [0, 1]),
        ((5, 7, 6), (0, 0, 0), [1, 2, 0]),
        ((7, 7, 7), (1, 2, 1), [1, 0, 2]),
        ((7, 9, 9, 7), (4, 1, 1, 5), [1, 2, 3, 0]),
        ((0, 0, 0, 0), (0, 0, 0, 0), [0, 1, 2, 3]),
    ],
)
def test_rule_9_8_ranking_by_vp_cocoa_and_order_token(
    vp: tuple[int, ...], cocoa: tuple[int, ...], ranking: list[int]
) -> None:
    """rule 9.8: most VP, then most cocoa, then the lower order token."""
    seats = [seat(vp=v, cocoa=c) for v, c in zip(vp, cocoa, strict=True)]
    over = table(*seats, calendar={"eclipses_scored": 3, "over": True})
    assert over.ranking() == ranking


def test_rule_9_8_cocoa_left_after_the_salary_breaks_the_tie() -> None:
    """rule 9.8: the tie-break looks at the cocoa that is left in the end."""
    before = last_turn(seat(cocoa=5, vp=20), seat(cocoa=2, vp=20))
    after = play(before, *QUIET, "pay 3", "pay 3")
    assert after.scores() == [20, 20]
    assert [facts_of(after, i)["cocoa"] for i in range(2)] == [2, 0]
    assert after.ranking() == [0, 1]


def test_rule_9_8_resources_break_no_tie() -> None:
    """rule 9.8: only cocoa counts after VP."""
    over = table(
        seat(vp=20, cocoa=1),
        seat(vp=20, cocoa=1, wood=9, stone=9, gold=9),
        calendar={"eclipses_scored": 3, "over": True},
    )
    assert over.ranking() == [0, 1]
