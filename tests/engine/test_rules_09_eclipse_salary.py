"""rule 9.6: the salary at an eclipse: what is owed, paid and lost."""

from typing import Any

import pytest

from table import answers, changes, facts_of, play, seat, table
from teotihuacan import Position

DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
QUIET = ("move 1@palace to stone_quarry", "collect cocoa")


def salary(*seats: dict[str, Any], scored: int = 0) -> Position:
    """The position right after the last turn before an eclipse with nothing else to score."""
    calendar = {
        "light": DARK[len(seats)][scored],
        "eclipses_scored": scored,
        "eclipse_in_turns": 1,
    }
    before = table(*seats, calendar=calendar, turn={"seat": len(seats) - 1})
    return play(before, *QUIET)


# What is owed ---


@pytest.mark.parametrize(
    ("workers", "owed"),
    [
        ("palace1 palace1 palace1", 3),
        ("forest1 nobles2 alchemy3", 3),
        ("forest4 nobles2 alchemy3", 4),
        ("forest5 nobles2 alchemy3", 4),
        ("forest5 nobles4 alchemy3", 5),
        ("forest5 nobles4 alchemy4", 6),
        ("forest1 nobles2 alchemy3 palace3", 4),
        ("forest4 nobles2 alchemy3 palace3", 5),
        ("forest4 nobles5 alchemy3 palace3", 6),
        ("forest4 nobles5 alchemy5 palace3", 7),
        ("forest4 nobles5 alchemy5 palace4", 8),
    ],
)
def test_rule_9_6_one_cocoa_a_worker_and_one_more_for_power_4_and_5(
    workers: str, owed: int
) -> None:
    """rule 9.6: every amount that can be owed; the fourth worker waiting on the wheel is free."""
    asked = salary(seat(workers, cocoa=9), seat())
    assert answers(asked) == [f"pay {n}" for n in range(owed + 1)]


@pytest.mark.parametrize(
    ("workers", "owed"),
    [
        ("forest1!0 nobles2 alchemy3", 3),
        ("forest5!0 decorations4!0 palace1!2", 5),
        ("palace5!0 palace4!1 palace3!2 gold1!0", 6),
    ],
)
def test_ruling_32_locked_workers_are_owed_for(workers: str, owed: int) -> None:
    """ruling 32: workers in play, locked ones too."""
    asked = salary(seat(workers, cocoa=9), seat())
    assert answers(asked) == [f"pay {n}" for n in range(owed + 1)]


def test_ruling_32_a_worker_gained_before_the_eclipse_is_owed_for() -> None:
    """ruling 32, rule 8.2: the fourth worker came in the last turn: now four are in play."""
    before = table(
        seat(cocoa=9),
        seat("alchemy5 palace1 palace1", cocoa=7),
        calendar={"light": 10, "eclipse_in_turns": 1},
        turn={"seat": 1},
    )
    ascended = play(before, "move 5@alchemy to forest", "main action", "ascend worker")
    after = play(ascended, "pay 3")
    assert (after.seat, answers(after)) == (1, [f"pay {n}" for n in range(5)])


# What is paid and lost ---


@pytest.mark.parametrize(
    ("paid", "expected"),
    [
        (0, {"vp": -15}),
        (1, {"cocoa": -1, "vp": -12}),
        (2, {"cocoa": -2, "vp": -9}),
        (3, {"cocoa": -3, "vp": -6}),
        (4, {"cocoa": -4, "vp": -3}),
        (5, {"cocoa": -5}),
    ],
)
def test_rule_9_6_every_cocoa_not_paid_costs_3_vp(paid: int, expected: dict[str, int]) -> None:
    """rule 9.6, ruling 32: of 5 cocoa owed any part may be paid, on purpose less than one has."""
    asked = salary(seat("forest4 nobles4 alchemy1", cocoa=7, vp=50), seat())
    assert changes(asked, play(asked, f"pay {paid}"), 0) == expected


@pytest.mark.parametrize("cocoa", [1, 2, 3])
def test_rule_9_6_nobody_pays_more_than_there_is(cocoa: int) -> None:
    """rule 9.6: with less cocoa than owed (4) only what is there can be paid."""
    asked = salary(seat("forest4 nobles1 alchemy1", cocoa=cocoa, vp=50), seat())
    assert answers(asked) == [f"pay {n}" for n in range(cocoa + 1)]
    after = play(asked, f"pay {cocoa}")
    assert changes(asked, after, 0) == {"cocoa": -cocoa, "vp": -3 * (4 - cocoa)}


def test_rule_9_6_without_cocoa_nothing_is_asked() -> None:
    """rule 9.6: with no cocoa all 3 are unpaid: 9 VP; the next seat is asked."""
    asked = salary(seat(vp=50), seat(vp=50))
    assert facts_of(asked, 0)["vp"] == 41
    assert (asked.seat, answers(asked)) == (1, ["pay 0", "pay 1"])


@pytest.mark.parametrize(("vp", "left"), [(0, 0), (1, 0), (8, 0), (9, 0), (10, 1)])
def test_rule_9_6_the_score_never_falls_below_0(vp: int, left: int) -> None:
    """rule 9.6: 9 VP are due; whoever has less loses what there is."""
    asked = salary(seat(cocoa=3, vp=vp), seat())
    after = play(asked, "pay 0")
    assert facts_of(after, 0)["vp"] == left
    assert after.books(0)["salary"] == left - vp


def test_rule_9_6_comes_after_the_other_steps() -> None:
    """rule 9.2, rule 9.3, rule 9.4, rule 9.5, rule 9.6: points scored at this very eclipse are
    there to be lost."""
    before = table(
        seat(avenue=1, discoveries="mask_4 mask_5"),
        seat(cocoa=4),
        calendar={"light": 10, "eclipse_in_turns": 1},
        turn={"seat": 1},
    )
    after = play(before, *QUIET)
    assert facts_of(after, 0)["vp"] == 0
    assert after.books(0)["avenue"] == 5
    assert after.books(0)["masks"] == 3
    assert after.books(0)["salary"] == -8


@pytest.mark.parametrize("scored", [0, 1, 2])
def test_rule_9_6_is_the_same_at_every_eclipse(scored: int) -> None:
    """rule 9.6: also at the last eclipse, before the bonus tiles."""
    asked = salary(seat(cocoa=5, vp=20), seat(), scored=scored)
    assert changes(asked, play(asked, "pay 2"), 0) == {"cocoa": -2, "vp": -3}


# Who is asked when ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_50_salary_is_asked_in_seat_order(players: int) -> None:
    """ruling 50: seat 0 first, then the others in order; each settles its own."""
    position = salary(*[seat(cocoa=3, vp=20) for _ in range(players)])
    asked = []
    while position.question == "salary":
        asked.append(position.seat)
        position = play(position, "pay 3")
    assert asked == [*range(players)]
    assert position.scores() == [20] * players


def test_ruling_50_salary_of_others_stays_untouched() -> None:
    """ruling 50: what a seat pays changes nobody else."""
    asked = salary(seat(cocoa=3, vp=20), seat(cocoa=3, vp=20), seat(vp=20))
    after = play(asked, "pay 1")
    assert changes(asked, after, 1) == {}
    assert changes(asked, after, 2) == {}


# Discovery tiles ---


def test_rule_11_5_free_cocoa_pays_the_whole_salary() -> None:
    """rule 9.6, rule 11.5: all 5 cocoa of one eclipse by one tile; it is then used."""
    asked = salary(
        seat("forest4 nobles4 alchemy1", cocoa=2, vp=9, discoveries="free_cocoa"), seat()
    )
    assert answers(asked) == ["pay 0", "pay 1", "pay 2", "use free_cocoa"]
    after = play(asked, "use free_cocoa")
    assert changes(asked, after, 0) == {
        "discoveries.free_cocoa": -1,
        "used_discoveries.free_cocoa": 1,
    }
    assert after.seat == 1


def test_rule_11_5_free_cocoa_needs_no_cocoa() -> None:
    """rule 11.5: with no cocoa at all the tile still is a choice, not a duty."""
    asked = salary(seat(vp=20, discoveries="free_cocoa"), seat())
    assert answers(asked) == ["pay 0", "use free_cocoa"]
    assert changes(asked, play(asked, "pay 0"), 0) == {"vp": -9}


def test_rule_11_5_free_cocoa_is_good_for_one_eclipse() -> None:
    """rule 11.5: two tiles, one salary: the second stays for another time."""
    asked = salary(seat(cocoa=4, discoveries="free_cocoa free_cocoa"), seat())
    after = play(asked, "use free_cocoa")
    assert changes(asked, after, 0) == {
        "discoveries.free_cocoa": -1,
        "used_discoveries.free_cocoa": 1,
    }


def test_ruling_32_no_other_tile_during_an_eclipse() -> None:
    """ruling 32: it is nobody's turn, so neither cocoa nor points come from other tiles."""
    tiles = (
        "victory_points any_resources_3 any_resources_2 avenue_step temple_any temple_blue "
        "temple_red temple_green cocoa power_up_twice double_move move_anywhere extra_worker"
    )
    asked = salary(seat(cocoa=2, discoveries=tiles), seat())
    assert answers(asked) == ["pay 0", "pay 1", "pay 2"]
