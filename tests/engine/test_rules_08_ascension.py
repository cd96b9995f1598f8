"""rule 8.1, rule 8.2, rule 8.3, ruling 15, ruling 47: power-ups to 6, the rewards of an
ascension."""

from typing import Any

import pytest

from table import answers, board_of, changes, facts_of, kinds, play, seat, table
from teotihuacan import Event, Position

REWARDS = ["ascend vp", "ascend cocoa", "ascend temple", "ascend two temples", "ascend worker"]
TO_FOREST = ("move 5@palace to forest", "main action")
FOREST = {"wood": 2, "avenue": 1}  # a lone 5 in the forest, and the step of its ascension


def ascending(workers: str = "palace5 nobles1 nobles1", **facts: Any) -> Position:
    """Seat 0 has just powered a lone 5 in the forest up to 6 and chooses a reward."""
    position = play(table(seat(workers, **facts)), *TO_FOREST)
    assert position.question == "ascension"
    return position


# Power ---


@pytest.mark.parametrize(("power", "wood"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_rule_8_1_power_runs_to_5(power: int, wood: int) -> None:
    """rule 8.1, T1: a power-up raises by 1; up to 5 nothing else happens."""
    before = table(seat(f"palace{power} nobles1 nobles1"))
    after = play(before, f"move {power}@palace to forest", "main action")
    goods = {"wood": wood} if wood else {"cocoa": 1}
    assert changes(before, after, 0, workers=True) == {
        **goods,
        "workers": [f"forest{power + 1}", "nobles1", "nobles1"],
    }
    assert board_of(after, "calendar", "light") == 0


def test_rule_8_1_power_6_ascends_at_once() -> None:
    """rule 8.1: avenue step; the die is in the palace's general area with power 1."""
    before = table(seat("palace5 nobles1 nobles1"))
    after = play(before, *TO_FOREST)
    assert changes(before, after, 0, workers=True) == {
        **FOREST,
        "workers": ["nobles1", "nobles1", "palace1"],
    }
    assert after.question == "ascension"


def test_ruling_15_order_of_an_ascension() -> None:
    """rule 8.1, ruling 15: avenue step, die to the palace, reward, and last the light disc."""
    events: list[Event] = []
    before = table(seat("palace5 nobles1 nobles1"))
    asked = play(before, *TO_FOREST, events=events)
    assert kinds(events)[-3:] == ["powered_up", "ascended", "avenue_stepped"]
    assert board_of(asked, "calendar", "light") == 0
    events = []
    after = play(asked, "ascend cocoa", events=events)
    assert kinds(events)[:2] == ["gained", "light_moved"]
    assert board_of(after, "calendar", "light") == 1


def test_ruling_15_avenue_discovery_before_the_reward() -> None:
    """rule 8.1, rule 7.3: landing on step 3 the tile is bought (or not) before the reward is
    chosen."""
    before = table(
        seat("palace5 nobles1 nobles1", cocoa=1, avenue=2),
        discoveries={"avenue_3": ["temple_any", "mask_4"]},
    )
    asked = play(before, *TO_FOREST)
    assert asked.question == "buy_discovery"
    after = play(asked, "buy temple_any")
    assert after.question == "ascension"
    after = play(after, "ascend vp", "end turn")
    assert changes(before, after, 0) == {
        **FOREST,
        "cocoa": -1,
        "vp": 5,
        "discoveries.temple_any": 1,
    }
    assert board_of(after, "discoveries", "avenue_3") == ["mask_4"]  # not replaced


def test_rule_8_1_at_the_end_of_the_avenue() -> None:
    """rule 8.1, rule 7.3: on 9 the avenue step comes to nothing, the reward is as usual."""
    before = table(seat("palace5 nobles1 nobles1", avenue=9))
    after = play(before, *TO_FOREST, "ascend vp")
    assert changes(before, after, 0) == {"wood": 2, "vp": 5}


def test_rule_8_1_ascended_worker_is_unlocked() -> None:
    """rule 8.1: it stands in the general area of the palace and moves on the next turn."""
    after = play(ascending(), "ascend vp")
    after = play(after, "move 1@palace to stone_quarry", "collect cocoa")
    assert after.seat == 0
    assert "move 1@palace to forest" in answers(after)
    assert "unlock" not in answers(after)


def test_rule_8_1_ascension_isnt_moving_to_the_palace() -> None:
    """rule 13, ruling 18: palace_cocoa doesn't pay for an ascension."""
    before = table(seat("palace5 nobles1 nobles1", technologies=["palace_cocoa"]))
    after = play(before, *TO_FOREST, "ascend vp")
    assert changes(before, after, 0) == {**FOREST, "vp": 5}


def test_rule_8_1_a_worker_may_ascend_at_the_palace() -> None:
    """rule 8.1: power_up_twice on a 5 at the palace; the die stays there, now with power 1."""
    before = table(seat("palace5 nobles1 nobles1", discoveries="power_up_twice"))
    after = play(before, "use power_up_twice", "worker 5@palace", "ascend vp", "worker 1@palace")
    assert changes(before, after, 0, workers=True) == {
        "vp": 5,
        "avenue": 1,
        "discoveries.power_up_twice": -1,
        "used_discoveries.power_up_twice": 1,
        "workers": ["nobles1", "nobles1", "palace2"],
    }
    assert board_of(after, "calendar", "light") == 1


# Rewards ---


@pytest.mark.parametrize(
    ("texts", "gained"),
    [
        (("ascend vp",), {"vp": 5}),
        (("ascend cocoa",), {"cocoa": 5}),
        (("ascend temple", "temple red"), {"temples.red": 1, "vp": 1}),
        (("ascend temple", "temple green"), {"temples.green": 1, "cocoa": 1}),
        (("ascend temple", "temple blue", "1 gold"), {"temples.blue": 1, "gold": 1}),
        (
            ("ascend two temples", "temple red", "temple red"),
            {"cocoa": -3, "temples.red": 2, "vp": 2},
        ),
        (
            ("ascend two temples", "temple blue", "1 stone", "temple green"),
            {"cocoa": -3 + 1, "temples.blue": 1, "stone": 1, "temples.green": 1},
        ),
    ],
)
def test_rule_8_2_rewards(texts: tuple[str, ...], gained: dict[str, int]) -> None:
    """rule 8.2, ruling 15, T16: 5 VP; 5 cocoa; a step; two steps, same or different, for 3
    cocoa."""
    before = ascending(cocoa=3)
    assert answers(before) == REWARDS
    after = play(before, *texts)
    assert changes(before, after, 0, workers=True) == gained
    assert (board_of(after, "calendar", "light"), after.seat) == (1, 1)


def test_rule_8_2_fourth_worker() -> None:
    """rule 8.2, rule 2.2: the worker of the wheel arrives with power 3 at the palace, and 2
    cocoa."""
    before = ascending()
    after = play(before, "ascend worker")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 2,
        "workers": ["nobles1", "nobles1", "palace1", "palace3"],
    }
    after = play(after, "move 1@palace to stone_quarry", "collect cocoa")
    assert "move 3@palace to forest" in answers(after)


def test_rule_8_2_no_fifth_worker() -> None:
    """rule 8.2: with four workers in play that reward is not to be had."""
    position = ascending("palace5 nobles1 nobles1 nobles1", cocoa=3)
    assert answers(position) == REWARDS[:4]


@pytest.mark.parametrize(("cocoa", "offered"), [(2, False), (3, True)])
def test_rule_8_2_two_steps_need_3_cocoa(cocoa: int, offered: bool) -> None:
    """rule 8.2: 3 cocoa must be there."""
    assert ("ascend two temples" in answers(ascending(cocoa=cocoa))) is offered


def test_rule_8_2_second_step_knows_the_reward_of_the_first() -> None:
    """rule 8.2: two steps one after the other; a large step asks in between."""
    before = play(
        table(
            seat("palace5 nobles1 nobles1", cocoa=3, wood=1, temples=(0, 0, 2)),
            discoveries={"green_3": ["mask_4"]},
        ),
        *TO_FOREST,
    )
    after = play(before, "ascend two temples", "temple green", "buy mask_4", "temple green")
    assert changes(before, after, 0) == {
        "cocoa": -3 + 2,  # step 4 of green
        "wood": -1,
        "temples.green": 2,
        "discoveries.mask_4": 1,
    }


def blocked(*, free_steps: int = 0) -> Position:
    """Seat 0 ascends on 10 / 10 / 11 - free_steps, seat 1 has taken the other tops."""
    before = table(
        seat("palace5 nobles1 nobles1", cocoa=3, temples=(10, 10, 11 - free_steps)),
        seat(temples=(11, 11, 0)),
    )
    return play(before, *TO_FOREST)


def test_ruling_47_paid_steps_need_a_possible_step() -> None:
    """ruling 47: no temple to step on: nothing to pay for, a free step comes to nothing."""
    before = blocked()
    assert answers(before) == ["ascend vp", "ascend cocoa", "ascend temple", "ascend worker"]
    after = play(before, "ascend temple")
    assert changes(before, after, 0) == {}
    assert board_of(after, "calendar", "light") == 1


def test_ruling_47_one_step_is_left() -> None:
    """ruling 47: 3 cocoa for the one step that is possible; the second is lost."""
    before = blocked(free_steps=1)
    after = play(before, "ascend two temples")
    assert changes(before, after, 0) == {"cocoa": -3, "temples.green": 1, "vp": 5}
    assert board_of(after, "calendar", "light") == 1


# Several in one turn, and the calendar ---


def two_ascensions(light: int, **parts: Any) -> Position:
    """Seat 0 with 5, 5 and 4 in the forest raises the first 5."""
    before = table(
        seat("palace4 forest5 forest5", cocoa=1),
        seat("alchemy1 alchemy1 alchemy1"),
        calendar={"light": light},
        **parts,
    )
    return play(before, "move 4@palace to forest", "main action", "worker 5@forest")


def test_rule_8_3_each_ascension_in_full() -> None:
    """rule 8.3, T12: avenue, reward and disc of the first, then the second power-up."""
    first = two_ascensions(0)
    assert (first.question, facts_of(first, 0)["avenue"]) == ("ascension", 1)
    second = play(first, "ascend worker")
    assert second.question == "power_up"
    assert board_of(second, "calendar", "light") == 1
    second = play(second, "worker 5@forest")
    assert "ascend worker" not in answers(second)  # all four are in play now
    after = play(second, "ascend vp")
    assert changes(first, after, 0, workers=True) == {
        "avenue": 1,
        "cocoa": 2,
        "vp": 5,
        "workers": ["forest4", "palace1", "palace1", "palace3"],
    }
    assert board_of(after, "calendar", "light") == 2


def test_rule_8_3_an_eclipse_waits_and_further_disc_steps_are_lost() -> None:
    """rule 8.3, rule 9.1, T12: the discs meet at the first ascension; the second is resolved
    in full."""
    first = two_ascensions(9)
    second = play(first, "ascend vp", "worker 5@forest")
    assert board_of(second, "calendar", "light") == 10
    events: list[Event] = []
    after = play(second, "ascend cocoa", events=events)
    assert changes(first, after, 0) == {"avenue": 1, "vp": 5, "cocoa": 5}
    assert "light_moved" not in kinds(events)
    assert (board_of(after, "calendar", "light"), after.seat) == (10, 1)
    assert board_of(after, "calendar", "eclipses_scored") == 0


def test_rule_8_3_dark_eclipse_waits_for_the_end_of_the_turn() -> None:
    """rule 8.3, rule 10: scored after the turn, when both ascensions are done."""
    first = two_ascensions(9, options={"dark_eclipse": True})
    second = play(first, "ascend vp", "worker 5@forest")
    assert (second.question, second.seat) == ("ascension", 0)
    events: list[Event] = []
    play(second, "ascend vp", events=events)
    told = kinds(events)
    assert told.index("turn_ended") < told.index("eclipse_scored")


def test_rule_8_1_disc_moves_in_every_seats_turn() -> None:
    """rule 8.1, rule 3.5: an ascension in the last player's turn moves the disc twice."""
    before = table(seat(), seat("palace5 nobles1 nobles1"), turn={"seat": 1})
    after = play(before, *TO_FOREST, "ascend vp")
    assert board_of(after, "calendar", "light") == 2
