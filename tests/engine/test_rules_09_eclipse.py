"""rule 9.1: when an eclipse is scored, whoever triggers it; steps of the light disc."""

from typing import Any

import pytest

from table import board_of, changes, play, seat, table
from teotihuacan import Position

# Place of the dark disc before the 1st, 2nd and 3rd eclipse, by players (rule 1.5, rule 9.7).
DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
QUIET = ("move 1@palace to stone_quarry", "collect cocoa")
ASCEND = ("move 5@alchemy to forest", "main action", "ascend vp")
SEATS = [(players, k) for players in (2, 3, 4) for k in range(players)]


def round_table(
    players: int, turn: int, light: int, scored: int = 0, first: dict[str, Any] | None = None
) -> Position:
    """Players with three workers at the palace; the one whose turn it is may be special."""
    seats = [seat() for _ in range(players)]
    seats[turn] = first or seat("alchemy5 palace1 palace1")
    calendar = {"light": light, "eclipses_scored": scored}
    return table(*seats, turn={"seat": turn}, calendar=calendar)


def seats_until_scoring(position: Position) -> tuple[list[int], Position]:
    """Quiet turns until the salary is asked: who took them, and the position then."""
    seats = []
    while position.question == "turn":
        seats.append(position.seat)
        position = play(position, *QUIET)
    assert position.question == "salary"
    return seats, position


# The light disc ---


@pytest.mark.parametrize(("players", "k"), SEATS)
def test_rule_3_5_the_light_disc_moves_after_the_last_player(players: int, k: int) -> None:
    """rule 3.5: the last player's turn, and no other, advances the light disc by one."""
    after = play(round_table(players, k, 3), *QUIET)
    assert board_of(after, "calendar", "light") == (4 if k == players - 1 else 3)
    assert board_of(after, "turn", "seat") == (k + 1) % players


@pytest.mark.parametrize(("players", "k"), SEATS)
def test_rule_8_1_an_ascension_moves_the_light_disc(players: int, k: int) -> None:
    """rule 8.1, rule 3.5: one step for the ascension, one more after the last player's turn."""
    after = play(round_table(players, k, 3), *ASCEND)
    assert board_of(after, "calendar", "light") == (5 if k == players - 1 else 4)
    assert board_of(after, "calendar", "eclipse_in_turns") is None


# How many turns follow ---


@pytest.mark.parametrize("scored", [0, 1, 2])
@pytest.mark.parametrize(("players", "k"), SEATS)
def test_rule_9_1_the_round_is_finished_and_one_more_played(
    players: int, k: int, scored: int
) -> None:
    """rule 9.1: triggered by any seat, before any eclipse: the round, one more round, scoring."""
    dark = DARK[players][scored]
    triggered = play(round_table(players, k, dark - 1, scored), *ASCEND)
    assert board_of(triggered, "calendar", "light") == dark
    seats, after = seats_until_scoring(triggered)
    assert seats == [*range(k + 1, players), *range(players)]
    assert board_of(after, "calendar", "light") == dark


@pytest.mark.parametrize("scored", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_9_1_reached_by_the_step_after_the_last_player(players: int, scored: int) -> None:
    """rule 9.1, rule 3.5: the disc's own step at the end of a round: one more full round."""
    dark = DARK[players][scored]
    triggered = play(round_table(players, players - 1, dark - 1, scored), *QUIET)
    assert board_of(triggered, "calendar", "light") == dark
    seats, _ = seats_until_scoring(triggered)
    assert seats == [*range(players)]


def test_rule_9_1_ascension_and_end_of_round_together_reach_the_dark_disc() -> None:
    """rule 9.1: two steps short, an ascension of the last player and the step of rule 3.5: one
    round."""
    triggered = play(round_table(3, 2, 9), *ASCEND)
    assert board_of(triggered, "calendar", "light") == 11
    seats, _ = seats_until_scoring(triggered)
    assert seats == [0, 1, 2]


def test_example_e9_eclipse_triggered_by_the_second_of_four() -> None:
    """Rulebook example E9 (rule 9.1): turns of 3, 4, 1, 2, 3 and 4, and only then scoring."""
    seats = [seat(avenue=2), seat("alchemy5 palace1 palace1"), seat(), seat()]
    before = table(*seats, turn={"seat": 1}, calendar={"light": 11})
    position = play(before, *ASCEND)
    assert changes(before, position, 1) == {"wood": 2, "avenue": 1, "vp": 5}
    played = []
    while position.question == "turn":
        assert position.scores() == [0, 5, 0, 0]
        assert board_of(position, "calendar", "light") == 12
        played.append(position.seat)
        position = play(position, *QUIET)
    assert played == [2, 3, 0, 1, 2, 3]
    assert position.scores() == [10, 10, 0, 0]
    for _ in range(4):
        position = play(position, "pay 0")
    assert board_of(position, "calendar") == {
        "light": 0,
        "dark": 11,
        "eclipses_scored": 1,
        "eclipse_in_turns": None,
        "pyramid_complete": False,
        "over": False,
    }
    assert board_of(position, "turn", "seat") == 0


# Steps that are lost ---

TWICE = (
    "move 1@alchemy to forest",
    "main action",
    "worker 5@forest",
    "ascend vp",
    "worker 5@forest",
    "ascend vp",
)


@pytest.mark.parametrize(("light", "then"), [(5, 7), (10, 12), (11, 12)])
def test_example_t12_rule_9_1_extra_steps_of_the_light_disc_are_lost(
    light: int, then: int
) -> None:
    """rule 8.3, rule 9.1 (case T12): two ascensions in a turn, both in full; the disc never
    passes."""
    before = round_table(4, 0, light, first=seat("forest5 forest5 alchemy1", cocoa=1))
    after = play(before, *TWICE)
    assert changes(before, after, 0, workers=True) == {
        "wood": 2,
        "avenue": 2,
        "vp": 10,
        "workers": ["forest1", "palace1", "palace1"],
    }
    assert board_of(after, "calendar", "light") == then
    assert board_of(after, "turn", "seat") == 1


def test_rule_8_3_an_eclipse_never_interrupts_a_turn() -> None:
    """rule 8.3: the first of two ascensions reaches the dark disc; the second power-up still
    comes."""
    before = round_table(4, 0, 11, first=seat("forest5 forest5 alchemy1", cocoa=1))
    between = play(before, *TWICE[:4])
    assert board_of(between, "calendar", "light") == 12
    assert (between.seat, between.question) == (0, "power_up")


def test_rule_9_1_an_ascension_in_the_extra_round_adds_no_turns() -> None:
    """rule 9.1: steps while an eclipse is due are lost, the count of turns stays."""
    before = table(
        seat("alchemy5 palace1 palace1"),
        seat(),
        calendar={"light": 10, "eclipse_in_turns": 2},
    )
    between = play(before, *ASCEND)
    assert board_of(between, "calendar", "light") == 10
    assert board_of(between, "calendar", "eclipse_in_turns") == 1
    seats, _ = seats_until_scoring(between)
    assert seats == [1]


def test_rule_9_1_a_turn_spent_on_unlocking_counts() -> None:
    """rule 9.1, rule 3.1: each seat has one turn in the extra round, whatever it does with it."""
    before = table(
        seat("forest1!0 palace1 palace1"),
        seat(cocoa=1),
        calendar={"light": 10, "eclipse_in_turns": 2},
    )
    seats, _ = seats_until_scoring(play(before, "unlock"))
    assert seats == [1]
