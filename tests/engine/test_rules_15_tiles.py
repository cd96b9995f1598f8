"""rule 15.6, rule 15.7, rule 15.8, rule 15.9, rule 15.10: construction, decorations, alchemy,
nobles, mastery."""

from collections import Counter
from typing import Any

import pytest

from solo_table import (
    COMPLETE,
    DECORATION_TAKEN,
    TILE_TAKEN,
    booked,
    bot,
    bot_turn,
    changed,
    facts,
    levels,
    masteries,
    outcome,
    pyramid,
    solo,
    texts,
    tries,
    with_chance,
    workers_of,
    you,
    your_turn,
)
from table import board_of, changes, play
from teotihuacan import Event

# rule 15.6 Construction: leftmost tile, lowest level, top-left cell ---

BUILDS: list[tuple[list[str], str, int]] = [
    ([], "000", 1),
    (["000", "001"], "002", 1),
    (["000", "001", "002", "003"], "010", 1),
    ([name for name in levels(1) if name not in ("003", "010")], "003", 1),
    ([name for name in levels(1) if name != "033"], "033", 1),
    (levels(1), "100", 3),
    ([*levels(1), "100"], "101", 3),
    ([*levels(1), "100", "101", "102"], "110", 3),
    ([*levels(1), "100", "101", "110", "111"], "102", 3),
    (levels(2), "200", 5),
    ([*levels(2), "200"], "201", 5),
    ([*levels(2), "200", "201"], "210", 5),
]


@pytest.mark.parametrize(("lying", "cell", "vp"), BUILDS)
def test_rule_15_6_builds_on_the_lowest_level_from_the_top_left(
    lying: list[str], cell: str, vp: int
) -> None:
    """rule 15.6, ruling 35: 2 stone at every level; level VP, track step, 2 VP, any temple step;
    the worker on construction is powered up and advanced."""
    before = solo(
        bot("construction2 gold2 nobles2 quarry1!", stone=3, wood=5, gold=5),
        act="construction",
        pyramid=pyramid(*lying),
    )
    after, events = bot_turn(before)
    assert changed(before, after) == TILE_TAKEN | {
        "bot.stone": -1,  # 2 paid, 1 of the first blue step
        "bot.temples.blue": 1,
        "bot.track": 1,
        "bot.vp": vp + 2,
        "bot.workers": "decorations3 gold2 nobles2 quarry1!",
        f"pyramid.{cell}": "b.Rg",
    }
    assert booked(before, after) == {"construction": vp, "matches": 2}
    assert tries(events) == [(1, "done")]


def test_rule_15_6_the_top_tile_is_worth_7_and_completes_the_pyramid() -> None:
    """rule 15.6, rule 6.10: the light disc moves to the dark one, the eclipse that follows is
    the last."""
    before = solo(
        bot("construction2 gold2 nobles2 quarry1!", stone=2, temples=(11, 0, 0)),
        act="construction",
        pyramid=pyramid(*levels(3)),
    )
    assert outcome(before) == TILE_TAKEN | {
        "bot.stone": -2,
        "bot.temples.red": 1,
        "bot.track": 1,
        "bot.vp": 7 + 2 + 1,
        "bot.workers": "decorations3 gold2 nobles2 quarry1!",
        "calendar.eclipse_in_turns": 2,
        "calendar.light": 10,
        "calendar.pyramid_complete": True,
        "pyramid.300": "b.Rg",
    }


def test_rule_15_6_the_tile_is_turned_at_random() -> None:
    """rule 15.6: each of four turns as often; it is the tile's turn on the pyramid."""
    before = solo(bot("construction2 gold2 nobles2 quarry1!", stone=2), act="construction")
    turns: Counter[int] = Counter()
    for chance in range(1, 801):
        events: list[Event] = []
        after = play(with_chance(before, chance), "end turn", events=events)
        if built := facts(events, "tile_built"):
            assert board_of(after, "pyramid", 0, "turn") == built[0]["turn"]
            turns[built[0]["turn"]] += 1
    expected = sum(turns.values()) / 4
    assert set(turns) == {0, 1, 2, 3}
    # Chi-square with 3 degrees of freedom: above 16.27 once in a thousand.
    assert sum((n - expected) ** 2 / expected for n in turns.values()) < 16.27


def test_rule_15_6_an_empty_slot_at_the_left_is_no_tile() -> None:
    """rule 15.2, rule 15.6: the leftmost tile there is; the display slid at the end of your
    turn."""
    before = solo(bot(stone=2), act="construction", pyramid_display=[None, ".brG", None])
    found = outcome(before)
    assert found["pyramid.000"] == ".brG"


# rule 15.6, rule 15.7, rule 15.9: what doesn't work, and what is done instead ---

FOUR = {"top": ["RB"], "right": ["B."], "bottom": ["RR"], "left": ["GB"]}  # no pyramid: full
# Action tile; workers and goods of Teotibot; parts of the table; why the first part fails.
FAILURES: list[tuple[str, str, dict[str, int], dict[str, Any], str]] = [
    ("construction", "", {"stone": 9}, {}, "no worker there"),
    ("construction", "construction2", {"stone": 0}, {}, "can't pay"),
    ("construction", "construction2", {"stone": 1}, {}, "can't pay"),
    ("construction", "construction2", {"stone": 2}, {"pyramid_display": []}, "no tile left"),
    ("construction", "construction2", {"stone": 2}, COMPLETE, "no place left"),
    ("decorations", "", {"gold": 9}, {}, "no worker there"),
    ("decorations", "decorations2", {"gold": 0}, {}, "can't pay"),
    ("decorations", "decorations2", {"gold": 1}, {}, "can't pay"),
    ("decorations", "decorations2", {"gold": 2}, {"decoration_display": []}, "no tile left"),
    ("decorations", "decorations2", {"gold": 2}, {"decorations": FOUR}, "no place left"),
    ("nobles", "", {"wood": 9}, {}, "no worker there"),
    ("nobles", "nobles2", {"wood": 0}, {}, "can't pay"),
    ("nobles", "nobles2", {"wood": 1}, {}, "can't pay"),
    ("nobles", "nobles2", {"wood": 2}, {"nobles": [5, 4, 2]}, "no building left"),
    ("nobles", "nobles2", {"wood": 2}, {"nobles": [4, 4, 3]}, "no building left"),
]
SOURCE = {
    "construction": ("quarry", "stone", "alchemy"),
    "decorations": ("gold", "gold", "quarry"),
    "nobles": ("forest", "wood", "construction"),
}


@pytest.mark.parametrize(("act", "worker", "goods", "parts", "why"), FAILURES)
def test_rules_15_6_7_9_what_is_done_instead(
    act: str, worker: str, goods: dict[str, int], parts: dict[str, Any], why: str
) -> None:
    """rule 15.6, rule 15.7, rule 15.9, ruling 38: with a worker at the source 2 stone, gold or
    wood, and THAT
    worker is powered up and advanced; else (a locked one there doesn't help) 5 cocoa, and the
    weakest, here on alchemy. Nothing is paid or taken for the part that failed."""
    board, good, ahead = SOURCE[act]
    rest = worker or "alchemy5"
    before = solo(bot(f"{board}1 {rest} alchemy4 quarry1!", **goods), act=act, **parts)
    after, events = bot_turn(before)
    assert tries(events) == [(1, why), (2, "done")]
    assert changed(before, after, calendar=False) == {
        f"bot.{good}": 2,
        "bot.workers": texts(f"{ahead}2 {rest} alchemy4 quarry1!"),
    }
    before = solo(bot(f"alchemy1 {rest} alchemy4 {board}1!", **goods), act=act, **parts)
    after, events = bot_turn(before)
    assert tries(events) == [(1, why), (2, "no worker there"), (3, "done")]
    assert changed(before, after, calendar=False) == {
        "bot.cocoa": 5,
        "bot.workers": texts(f"forest2 {rest} alchemy4 {board}1!"),
    }


@pytest.mark.parametrize("act", SOURCE)
def test_rules_15_6_7_9_after_an_ascension_the_new_worker_advances(act: str) -> None:
    """rule 15.6: the worker of power 5 on the source ascends; the new one leaves the palace."""
    board, good, _ = SOURCE[act]
    before = solo(bot(f"{board}5 alchemy5 alchemy5 forest1!"), act=act)
    assert outcome(before) == {
        "bot.avenue": 1,
        f"bot.{good}": 2,
        "bot.vp": 5,
        "bot.workers": "alchemy5 alchemy5 forest1! quarry1",
        "calendar.light": 2,
    }


# rule 15.7 Decorations: topmost tile, first possible side clockwise from the top ---

DECORATES: list[tuple[dict[str, list[str]], list[str], str]] = [
    ({}, [], "top.0"),
    ({"right": ["B."]}, [], "top.0"),
    ({"top": ["RB"]}, [], "right.0"),
    ({"top": ["RB"], "right": ["B."]}, [], "bottom.0"),
    ({"top": ["RB"], "right": ["B."], "bottom": ["RR"]}, [], "left.0"),
    ({"top": ["RB"]}, ["001"], "right.0"),  # one layer under both squares is needed
    ({"top": ["RB"]}, ["001", "002"], "top.1"),
    (FOUR, ["013", "023"], "right.1"),
    (FOUR, ["031", "032"], "bottom.1"),
    (FOUR, ["010", "020"], "left.1"),
    (FOUR | {"top": ["RB", "B."], "right": ["G."]}, levels(1), "right.1"),
    (FOUR | {"top": ["RB", "BB"]}, [*levels(1), "101"], "top.2"),
]


@pytest.mark.parametrize(("lying", "tiles", "space"), DECORATES)
def test_rule_15_7_decorates_the_first_possible_space_clockwise_from_the_top(
    lying: dict[str, list[str]], tiles: list[str], space: str
) -> None:
    """rule 15.7, ruling 38: 2 gold; 5 VP whatever it covers, track step, any temple step."""
    before = solo(
        bot("decorations2 forest2 nobles2 quarry1!", gold=2, temples=(0, 3, 0)),
        act="decorations",
        decorations=lying,
        pyramid=pyramid(*tiles),
    )
    after, events = bot_turn(before)
    assert changed(before, after) == DECORATION_TAKEN | {
        "bot.gold": -2,
        "bot.temples.red": 1,
        "bot.track": 1,
        "bot.vp": 5 + 2,
        "bot.workers": "forest2 nobles2 nobles3 quarry1!",
        f"decorations.{space}": "BR",
    }
    assert booked(before, after) == {"decorations": 5, "temples": 2}
    assert tries(events) == [(1, "done")]


@pytest.mark.parametrize("act", ["construction", "decorations"])
def test_rules_15_6_15_7_the_pyramid_track_ends_at_9(act: str) -> None:
    """rule 7.5: on 9 the step is lost, everything else is as usual."""
    before = solo(bot(f"{act}2 alchemy2 nobles2 quarry1!", stone=2, gold=2, track=9), act=act)
    found = outcome(before)
    assert "bot.track" not in found
    assert found["bot.vp"] == {"construction": 3, "decorations": 5}[act]


# rule 15.8 Alchemy ---

P, A, R = "palace_cocoa", "alchemy_nobles_vp", "resource_extra"
D, W, T = "decorations_vp", "construction_worker_and_discount", "construction_temple"
# What Teotibot and you know; what it learns, by column blue, red, green; your VP.
LEARNS: list[tuple[list[str], list[str], str, str, int]] = [
    ([], [], P, "blue", 0),
    ([P], [], A, "red", 0),
    ([], [P], A, "red", 0),
    ([P], [A], R, "green", 0),
    ([R], [P, A], D, "blue", 0),
    ([P, R, D], [A], W, "red", 0),
    ([P, A, R, D, W], [], T, "green", 0),
    ([R], [P, A, D, W, T], P, "blue", 3),
    ([R], [P, A, D, W], T, "green", 0),
    ([P, A, R], [D, W, T], D, "blue", 3),
    ([P, A, R, D, W], [T], T, "green", 3),
    ([P, D, T], [P, A, R, D, W], A, "red", 3),
]
REWARD = {"blue": {"bot.stone": 1}, "red": {"bot.vp": 1}, "green": {"bot.cocoa": 1}}


@pytest.mark.parametrize(("own", "yours", "learned", "temple", "vp"), LEARNS)
def test_rule_15_8_learns_the_lowest_technology_without_a_marker(
    own: list[str], yours: list[str], learned: str, temple: str, vp: int
) -> None:
    """rule 15.8: 1 gold whatever is printed; its temple step; if every remaining one has your
    marker, the lowest it lacks, and you score 3 VP. The strongest there is powered up."""
    before = solo(
        bot("alchemy1 alchemy2 nobles2 quarry1!", gold=2, wood=5, technologies=own),
        you(technologies=yours),
        act="alchemy",
    )
    after, events = bot_turn(before)
    known = " ".join(name for name in (P, A, R, D, W, T) if name in (*own, learned))
    assert changed(before, after) == {
        "bot.gold": -1,
        "bot.technologies": known,
        f"bot.temples.{temple}": 1,
        "bot.workers": "alchemy1 forest3 nobles2 quarry1!",
        **REWARD[temple],
        **({"you.vp": vp} if vp else {}),
    }
    assert booked(before, after, 0) == ({"learners": vp} if vp else {})
    assert tries(events) == [(1, "done")]


NO_LEARNING: list[tuple[str, int, list[str], str]] = [
    ("nobles3", 9, [], "no worker there"),
    ("alchemy3", 0, [], "can't pay"),
    ("alchemy3", 9, [P, A, R, D, W, T], "no technology left"),
]


@pytest.mark.parametrize(("worker", "gold", "known", "why"), NO_LEARNING)
def test_rule_15_8_else_the_weakest_is_powered_up_twice_and_stays(
    worker: str, gold: int, known: list[str], why: str
) -> None:
    """rule 15.8, ruling 19, ruling 38: the weakest UNLOCKED worker; no cocoa, no move."""
    before = solo(bot(f"gold2 construction5 {worker} quarry1!", gold=gold, technologies=known))
    after, events = bot_turn(before)
    wanted = texts(f"gold4 construction5 {worker} quarry1!")
    assert changed(before, after) == {"bot.workers": wanted}
    assert tries(events) == [(1, why), (2, "done")]


@pytest.mark.parametrize(("power", "then"), [(4, "palace1"), (5, "palace2")])
def test_rule_15_8_ruling_38_ascending_by_two_power_ups(power: int, then: str) -> None:
    """ruling 38: a worker of 5 ascends, the new one takes the second power-up; it stays at
    the palace. One of 4 ascends by its second power-up."""
    before = solo(bot(f"quarry{power} construction5 nobles5 quarry1!"))
    assert outcome(before) == {
        "bot.avenue": 1,
        "bot.vp": 5,
        "bot.workers": f"construction5 nobles5 {then} quarry1!",
        "calendar.light": 2,
    }


NO_USE = [
    ("nobles", "forest2 alchemy5 nobles5", {}, {"bot.wood": 2}),
    ("construction", "quarry2 alchemy5 nobles5", {}, {"bot.stone": 2}),
    ("decorations", "gold2 alchemy5 nobles5", {}, {"bot.gold": 2}),  # it passes the palace
    ("nobles", "nobles2 alchemy5 gold5", {"wood": 2}, {"bot.vp": 3}),
    ("construction", "construction2 alchemy5 gold5", {"stone": 2}, {"bot.vp": 3}),
    ("decorations", "decorations2 alchemy5 forest5", {"gold": 2}, {"bot.vp": 5}),
]


@pytest.mark.parametrize(("act", "workers", "goods", "gains"), NO_USE)
def test_rule_15_8_teotibot_has_no_use_of_technologies(
    act: str, workers: str, goods: dict[str, int], gains: dict[str, int]
) -> None:
    """rule 15.8: with all six technologies known everything is as without any."""
    with_none, with_all = (
        outcome(solo(bot(f"{workers} forest1!", technologies=known, **goods), act=act))
        for known in ([], [P, A, R, D, W, T])
    )
    assert with_all == with_none
    assert gains.items() <= with_all.items()


def test_rule_15_8_ruling_35_teotibot_scores_when_you_learn_what_it_knows() -> None:
    """ruling 35: 3 VP for its marker, as for any player's."""
    human = you("stone_quarry1 nobles1 nobles1", gold=1)
    before = your_turn(bot("construction2 gold2 nobles2 quarry1!", technologies=[A]), human)
    after = play(before, "move 1@stone_quarry to alchemy", "main action", f"learn {A}")
    assert changes(before, after, 1) == {"vp": 3}
    assert workers_of(after, 1) == workers_of(before, 1)


# rule 15.9 Nobles ---

NOBLES: list[tuple[int, list[int], int, int]] = [
    *((0, [n, 0, 0], 0, vp) for n, vp in enumerate((3, 2, 2, 1, 1))),
    *((1, [0, n, 0], 1, vp) for n, vp in enumerate((5, 4, 3, 3))),
    *((2, [0, 0, n], 2, vp) for n, vp in enumerate((7, 6, 5))),
    # The row is full: the cheapest next space of the others, the upper row of equal ones.
    (0, [5, 0, 0], 1, 5),
    (0, [5, 4, 1], 2, 6),
    (0, [5, 1, 2], 1, 4),
    (0, [5, 0, 2], 1, 5),
    (1, [0, 4, 0], 0, 3),
    (1, [5, 4, 0], 2, 7),
    (2, [0, 0, 3], 0, 3),
    (2, [0, 2, 3], 0, 3),
    (2, [5, 1, 3], 1, 4),
    (2, [4, 3, 3], 0, 1),
]


@pytest.mark.parametrize(("eclipses", "rows", "row", "vp"), NOBLES)
def test_rule_15_9_builds_in_the_row_of_the_eclipse_else_on_the_cheapest_space(
    eclipses: int, rows: list[int], row: int, vp: int
) -> None:
    """rule 15.9, ruling 38: 2 wood; top, middle, bottom row; the space's VP and an avenue
    step."""
    before = solo(
        bot("nobles2 alchemy2 forest2 quarry1!", wood=3, avenue=8),
        act="nobles",
        nobles=rows,
        calendar={"eclipses_scored": eclipses},
    )
    after, events = bot_turn(before)
    assert changed(before, after) == {
        "bot.avenue": 1,
        "bot.vp": vp,
        "bot.wood": -2,
        "bot.workers": "alchemy2 forest2 gold3 quarry1!",
        f"nobles.{row}": 1,
    }
    assert booked(before, after) == {"nobles": vp}
    assert tries(events) == [(1, "done")]


# rule 15.10 Mastery ---

BLUE_STEP = {"bot.temples.blue": 1}
LEARNED = {"bot.gold": -1, "bot.technologies": P, "bot.stone": 1}
BUILT = {"bot.wood": -2, "bot.vp": 3, "bot.avenue": 1, "nobles.0": 1}
DECORATED = {"bot.gold": -1, "bot.vp": 5, "bot.track": 1, "decorations.top.0": "BR"}
TILE = {"bot.stone": -2, "bot.gold": 1, "bot.vp": 3, "bot.track": 1, "pyramid.000": "b.Rg"}
MASTERS: list[tuple[str, str, dict[str, int], dict[str, Any]]] = [
    ("forest", "construction", {}, {"bot.wood": 2}),
    ("quarry", "alchemy", {}, {"bot.stone": 2}),
    ("gold", "quarry", {}, {"bot.gold": 2}),
    ("alchemy", "forest", {"gold": 2}, BLUE_STEP | LEARNED),
    ("nobles", "gold", {"wood": 2}, BUILT),
    ("decorations", "nobles", {"gold": 2}, BLUE_STEP | DECORATION_TAKEN | DECORATED),
    ("construction", "decorations", {"stone": 2}, BLUE_STEP | TILE_TAKEN | TILE),
]


@pytest.mark.parametrize(("board", "ahead", "goods", "part"), MASTERS)
def test_rule_15_10_the_strongest_worker_does_its_boards_part(
    board: str, ahead: str, goods: dict[str, int], part: dict[str, Any]
) -> None:
    """rule 15.10: 2 resources, or the first part of that board's tile; then it is powered up and
    advanced."""
    before = solo(bot(f"{board}2 palace1 palace1 forest5!", **goods), act="mastery")
    after, events = bot_turn(before)
    workers = texts(f"{ahead}3 palace1 palace1 forest5!")
    assert changed(before, after) == part | {"bot.workers": workers}
    assert [outcome for *_, outcome in masteries(events)] == ["done"]
    assert tries(events) == []


POOR, DONE, NOTHING = "can't pay", "done", "no action there"
# Teotibot's workers (it has 1 wood and nothing else); which tried in turn; the workers after it.
TRIES: list[tuple[str, list[tuple[str, int, str]], str]] = [
    (
        "construction4 decorations3 gold2",
        [("construction", 4, POOR), ("decorations", 3, POOR), ("gold_deposits", 2, DONE)],
        "construction4 decorations3 quarry3",
    ),
    (
        "palace5 alchemy2 forest2",
        [("palace", 5, NOTHING), ("forest", 2, DONE)],
        "palace5 alchemy2 construction3",
    ),
    (
        "nobles3 nobles4 quarry1",
        [("nobles", 4, POOR), ("nobles", 3, POOR), ("stone_quarry", 1, DONE)],
        "nobles3 nobles4 alchemy2",
    ),
    ("forest1 forest3 forest5", [("forest", 5, DONE)], "forest1 forest3 quarry1"),
]


@pytest.mark.parametrize(("workers", "tried", "then"), TRIES)
def test_rule_15_10_if_impossible_the_next_strongest_tries(
    workers: str, tried: list[tuple[str, int, str]], then: str
) -> None:
    """rule 15.10: strongest to weakest until one succeeds; THAT worker is powered up and
    advanced."""
    after, events = bot_turn(solo(bot(f"{workers} decorations1!", wood=1), act="mastery"))
    assert masteries(events) == tried
    assert tries(events) == []
    assert workers_of(after, 1) == texts(f"{then} decorations1!")


def test_rule_15_10_if_none_can_five_cocoa_and_the_weakest() -> None:
    """rule 15.10: nobody can do a part: 5 cocoa, power up the weakest and advance it."""
    before = solo(bot("construction4 nobles3 palace2 decorations1!", stone=1), act="mastery")
    after, events = bot_turn(before)
    assert changed(before, after) == {
        "bot.cocoa": 5,
        "bot.workers": "construction4 decorations1! nobles3 quarry3",
    }
    assert masteries(events) == [
        ("construction", 4, POOR),
        ("nobles", 3, POOR),
        ("palace", 2, NOTHING),
    ]
    assert tries(events) == [(2, "done")]
