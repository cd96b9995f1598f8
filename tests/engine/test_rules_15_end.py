"""rule 15.13: eclipses and the end of the game for Teotibot; rule 15.14: who wins."""

from typing import Any

import pytest

from solo_table import (
    TILE_TAKEN,
    booked,
    bot,
    bot_turn,
    changed,
    facts,
    levels,
    pyramid,
    solo,
    with_chance,
    you,
)
from table import board_of, play
from teotihuacan import Event, Position

DARK = (10, 9, 8)
WORKERS = "construction5 gold2 nobles5 quarry1!"  # its turn: gold2 becomes gold4, nothing else
WORKERS_AFTER = {"bot.workers": "construction5 gold4 nobles5 quarry1!"}


def last_turn(
    teotibot: dict[str, Any] | None = None,
    human: dict[str, Any] | None = None,
    eclipses: int = 2,
    **parts: Any,
) -> Position:
    """You end your last turn before an eclipse; Teotibot's turn is still to come."""
    calendar = {"light": DARK[eclipses], "eclipses_scored": eclipses, "eclipse_in_turns": 2}
    return solo(teotibot or bot(WORKERS), human, **{"calendar": calendar, **parts})


def scored(before: Position, at: int = 1) -> dict[str, int]:
    """What a seat's books say after Teotibot's turn and the eclipse."""
    return booked(before, bot_turn(before)[0], at)


# Eclipses ---


@pytest.mark.parametrize("eclipses", [0, 1])
def test_rule_15_13_no_salary_for_teotibot(eclipses: int) -> None:
    """rule 15.13: four workers, two of them of power 5, cost it nothing, though it has cocoa."""
    before = last_turn(bot(WORKERS, cocoa=9, vp=20), eclipses=eclipses)
    after, events = bot_turn(before)
    assert changed(before, after, calendar=False).keys() - {"bot.workers"} == {
        f"neutral_dice.{colour}.{die}" for colour in (0, 1) for die in (0, 1, 2)
    }
    assert booked(before, after) == {}
    assert [e.seat for e in events if e.kind == "salary_settled"] == [0]


def test_rule_15_13_your_salary_is_as_ever() -> None:
    """rule 9.6: you owe 1 cocoa per worker and choose how much to pay; Teotibot isn't asked."""
    before = last_turn(human=you(cocoa=4, vp=30), eclipses=0)
    asked, _ = bot_turn(before)
    assert (asked.seat, asked.question) == (0, "salary")
    after = play(asked, "pay 2")
    assert booked(before, after, 0) == {"salary": -3}
    assert (after.seat, after.question) == (0, "turn")


@pytest.mark.parametrize(("eclipses", "each"), [(0, 4), (1, 3), (2, 2)])
@pytest.mark.parametrize(
    ("own", "yours", "leads", "you_lead"),
    [(3, 2, True, False), (2, 3, False, True), (2, 2, True, True), (0, 0, False, False)],
)
def test_rule_15_13_the_track_as_usual(
    eclipses: int, each: int, own: int, yours: int, leads: bool, you_lead: bool
) -> None:
    """rule 15.13, rule 9.3, rule 9.4: 4 VP for the furthest, tied or not; 4 / 3 / 2 per step;
    back to 0."""
    before = last_turn(bot(WORKERS, track=own), you(track=yours), eclipses)
    after, _ = bot_turn(before)
    for at, steps, first in ((1, own, leads), (0, yours, you_lead)):
        found = {k: v for k, v in booked(before, after, at).items() if k != "salary"}
        wanted = {"leader": 4 * first, "track": each * steps}
        assert found == {name: vp for name, vp in wanted.items() if vp}
        assert board_of(after, "players", at, "track") == 0


@pytest.mark.parametrize("eclipses", [0, 1, 2])
@pytest.mark.parametrize(("rows", "number"), [([0, 0, 0], 5), ([2, 0, 0], 4), ([5, 4, 1], 1)])
def test_rule_15_13_the_avenue_as_usual(eclipses: int, rows: list[int], number: int) -> None:
    """rule 15.13, rule 9.2: the lowest visible number of the buildings row per avenue step."""
    before = last_turn(bot(WORKERS, avenue=6), eclipses=eclipses, nobles=rows)
    assert scored(before) == {"avenue": 6 * number}


@pytest.mark.parametrize("eclipses", [0, 1, 2])
@pytest.mark.parametrize(
    ("masks", "vp"),
    [
        ("mask_4", 1),
        ("mask_1 mask_2 mask_3", 6),
        ("mask_1 mask_2 mask_3 mask_4 mask_5 mask_6 mask_7", 28),
    ],
)
def test_rule_15_13_masks_as_usual(eclipses: int, masks: str, vp: int) -> None:
    """rule 15.13, rule 9.5: a set of 1 to 7 different masks scores 1 to 28, at every eclipse."""
    assert scored(last_turn(bot(WORKERS, discoveries=masks), eclipses=eclipses)) == {"masks": vp}


@pytest.mark.parametrize(("eclipses", "dark"), [(0, 9), (1, 8)])
def test_rule_15_13_after_an_eclipse_you_go_on(eclipses: int, dark: int) -> None:
    """rule 9.7, rule 9.9: light disc to 0, dark disc to its next place, both neutral colours
    move; your
    turn comes next."""
    after, events = bot_turn(last_turn(eclipses=eclipses))
    assert (after.seat, after.question, after.over) == (0, "turn", False)
    assert board_of(after, "calendar") == {
        "light": 0,
        "dark": dark,
        "eclipses_scored": eclipses + 1,
        "eclipse_in_turns": None,
        "pyramid_complete": False,
        "over": False,
    }
    assert len(facts(events, "neutral_moved")) == 6
    for dice in board_of(after, "neutral_dice"):
        assert len(set(dice)) == 3


@pytest.mark.parametrize("eclipses", [0, 1])
def test_rule_15_13_its_last_points_only_at_the_end(eclipses: int) -> None:
    """rule 15.13: goods, technologies and temples bring nothing at the 1st and 2nd eclipse."""
    rich = bot(WORKERS, wood=3, cocoa=3, temples=(10, 11, 10), technologies=["palace_cocoa"])
    assert scored(last_turn(rich, eclipses=eclipses)) == {}


# The end of the game ---

LEFTOVERS: list[tuple[dict[str, int], int]] = [
    ({}, 0),
    ({"wood": 1}, 1),
    ({"stone": 2}, 2),
    ({"cocoa": 9}, 9),
    ({"wood": 1, "stone": 2, "gold": 3, "cocoa": 4}, 10),
]


@pytest.mark.parametrize(("goods", "vp"), LEFTOVERS)
def test_rule_15_13_one_vp_per_resource_and_cocoa_left(goods: dict[str, int], vp: int) -> None:
    """rule 15.13: at the end each wood, stone, gold and cocoa is 1 VP; they are not taken
    away."""
    teotibot = bot("construction5 forest2 nobles5 quarry1!", **goods)  # no gold is spent
    before = last_turn(teotibot, act="worship")
    # Worship on the forest brings two red steps, 1 VP each from the foot.
    assert scored(before) == {"temples": 2} | ({"leftovers": vp} if vp else {})
    after, _ = bot_turn(before)
    assert {name: board_of(after, "players", 1, name) for name in goods} == goods


def test_rule_15_13_cocoa_is_exchanged_first() -> None:
    """rule 15.4, rule 15.13: of 12 cocoa 10 are exchanged in its last turn, 2 are left over."""
    assert scored(last_turn(bot(WORKERS, cocoa=12))) == {"cocoa_exchange": 3, "leftovers": 2}


SIX = [
    "palace_cocoa",
    "alchemy_nobles_vp",
    "resource_extra",
    "decorations_vp",
    "construction_worker_and_discount",
    "construction_temple",
]


@pytest.mark.parametrize("count", range(1, 7))
def test_rule_15_13_two_vp_per_own_technology(count: int) -> None:
    """rule 15.13: 2 VP for each of its markers; yours don't count."""
    before = last_turn(bot(WORKERS, technologies=SIX[:count]), you(technologies=SIX))
    assert scored(before) == {"technologies": 2 * count}


TEMPLES: list[tuple[tuple[int, int, int], int]] = [
    ((9, 9, 9), 0),
    ((10, 0, 0), 15),
    ((0, 11, 0), 15),
    ((0, 10, 11), 30),
    ((10, 10, 10), 45),
    ((11, 11, 11), 45),
]


@pytest.mark.parametrize(("temples", "vp"), TEMPLES)
@pytest.mark.parametrize(
    "tiles",
    [
        ["flat_15", "avenue_3", "workers_4_or_9"],
        ["technologies_5", "bonus_tiles_9", "best_mask_set_again"],
        ["non_mask_discoveries_2", "flat_15", "technologies_5"],
    ],
)
def test_rule_15_13_15_vp_per_temple_bonus_tile(
    temples: tuple[int, int, int], vp: int, tiles: list[str]
) -> None:
    """rule 15.13: on the penultimate or top step 15 VP, whatever the tile says."""
    before = last_turn(bot(WORKERS, temples=temples), bonus_tiles=tiles)
    assert scored(before) == ({"bonus_tiles": vp} if vp else {})


def test_rule_15_13_your_own_bonus_tiles_score_by_their_text() -> None:
    """rule 9.8: for you nothing changes: 3 VP per avenue step, nothing for goods left over."""
    before = last_turn(
        human=you(temples=(0, 10, 0), avenue=2, wood=9, technologies=["palace_cocoa"], vp=50),
        nobles=[5, 4, 2],
    )
    assert scored(before, 0) == {"avenue": 2, "bonus_tiles": 6, "salary": -9}


def test_rule_15_13_everything_at_the_end() -> None:
    """rule 15.13: the third eclipse ends the game; all sources together."""
    teotibot = bot(
        WORKERS,
        track=2,
        avenue=3,
        wood=1,
        cocoa=4,
        temples=(10, 0, 0),
        technologies=["palace_cocoa", "resource_extra"],
        discoveries="mask_1 mask_4",
        vp=40,
    )
    before = last_turn(teotibot, nobles=[5, 4, 2])
    after, events = bot_turn(before)
    assert after.over
    assert booked(before, after) == {
        "avenue": 3,
        "leader": 4,
        "track": 4,
        "masks": 3,
        "leftovers": 5,
        "technologies": 4,
        "bonus_tiles": 15,
    }
    assert after.scores()[1] == 40 + 38
    assert changed(before, after, calendar=False) == {
        **WORKERS_AFTER,
        "bot.track": -2,
        "bot.vp": 38,
    }
    assert events[-1].kind == "game_over"


# Knobs ---


@pytest.mark.parametrize(("knob", "each"), [(-10, 5), (-5, 10), (0, 15), (5, 20), (10, 25)])
def test_rule_15_14_the_knob_for_temple_bonus_tiles(knob: int, each: int) -> None:
    """rule 15.14: 15 VP by 5 or 10 up or down."""
    teotibot = bot(WORKERS, temples=(10, 10, 0))
    before = last_turn(teotibot, options={"knobs": {"bonus_vp": knob}})
    assert scored(before) == {"bonus_tiles": 2 * each}


@pytest.mark.parametrize(("knob", "each"), [(-2, 0), (-1, 1), (0, 2), (1, 3), (2, 4)])
def test_rule_15_14_the_knob_for_technologies(knob: int, each: int) -> None:
    """rule 15.14: 2 VP by 1 or 2 up or down."""
    teotibot = bot(WORKERS, technologies=SIX[:3])
    before = last_turn(teotibot, options={"knobs": {"technology_vp": knob}})
    assert scored(before) == ({"technologies": 3 * each} if each else {})


@pytest.mark.parametrize(
    ("level", "bonus", "technology"),
    [("easier", 10, 1), ("standard", 15, 2), ("harder", 20, 3), ("hardest", 25, 4)],
)
def test_rule_15_14_levels_at_the_end(level: str, bonus: int, technology: int) -> None:
    """rule 15.14: the levels turn both knobs."""
    teotibot = bot(WORKERS, temples=(0, 0, 10), technologies=SIX[:2])
    before = last_turn(teotibot, options={"level": level})
    assert scored(before) == {"bonus_tiles": bonus, "technologies": 2 * technology}


# ruling 21: the pyramid is completed ---


@pytest.mark.parametrize(("eclipses", "each"), [(0, 4), (1, 3), (2, 2)])
def test_ruling_21_end_scoring_after_a_completed_pyramid(eclipses: int, each: int) -> None:
    """ruling 21: the game ends with this eclipse; it keeps its own number for the track, and
    Teotibot's end scoring applies to it too."""
    built = [*pyramid(*levels(3)), {"cell": [3, 0, 0], "tile": ".brG"}]
    calendar = {"light": DARK[eclipses], "eclipses_scored": eclipses}
    calendar |= {"eclipse_in_turns": 2, "pyramid_complete": True}
    teotibot = bot(WORKERS, track=2, stone=3, technologies=SIX[:1], temples=(10, 0, 0))
    before = last_turn(teotibot, calendar=calendar, pyramid=built, pyramid_display=["b.Rg"])
    after, _ = bot_turn(before)
    assert after.over
    assert booked(before, after) == {
        "leader": 4,
        "track": 2 * each,
        "leftovers": 3,
        "technologies": 2,
        "bonus_tiles": 15,
    }


def test_ruling_21_teotibot_completes_the_pyramid_itself() -> None:
    """ruling 14, ruling 21: the top tile in Teotibot's turn; one more full round, then the end,
    here
    of the first eclipse already."""
    before = solo(
        bot("construction2 alchemy5 nobles5 quarry1!", stone=2, temples=(0, 9, 0)),
        act="construction",
        pyramid=pyramid(*levels(3)),
    )
    middle, _ = bot_turn(before)
    assert changed(before, middle) == TILE_TAKEN | {
        "bot.stone": -2,
        "bot.temples.red": 1,
        "bot.track": 1,
        "bot.vp": 7 + 2,
        "bot.workers": "alchemy5 decorations3 nobles5 quarry1!",
        "calendar.eclipse_in_turns": 2,
        "calendar.light": 10,
        "calendar.pyramid_complete": True,
        "pyramid.300": "b.Rg",
    }
    rest = play(middle, "move 1@palace to stone_quarry", "collect cocoa")
    asked, _ = bot_turn(rest)  # alchemy without gold: two power-ups
    assert (asked.question, board_of(asked, "calendar", "eclipses_scored")) == ("salary", 0)
    after = play(asked, "pay 1")
    assert after.over
    assert booked(middle, after) == {"leader": 4, "track": 4, "bonus_tiles": 15}


# Who wins ---


@pytest.mark.parametrize(
    ("yours", "own", "ranking"),
    [(51, 50, [0, 1]), (50, 50, [1, 0]), (49, 50, [1, 0]), (0, 0, [1, 0]), (100, 3, [0, 1])],
)
def test_rule_15_14_you_win_only_with_more_vp(yours: int, own: int, ranking: list[int]) -> None:
    """rule 15.14: a tie is lost, however much cocoa you have."""
    over = {"light": 8, "eclipses_scored": 3, "over": True}
    for cocoa, dark in ((0, False), (30, False), (30, True)):
        position = solo(
            bot(vp=own),
            you(vp=yours, cocoa=cocoa),
            options={"dark_eclipse": dark},
            calendar=over,
            stack=[],
            turn={"seat": None},
        )
        assert position.over
        assert position.scores() == [yours, own]
        assert position.ranking() == ranking


def test_rule_15_14_a_whole_game_ends_with_the_third_eclipse() -> None:
    """rule 15.13: the events of the last turn, in order: Teotibot's turn, eclipse, end."""
    before = last_turn()
    events: list[Event] = []
    after = play(with_chance(before, 5), "end turn", events=events)
    kinds = [e.kind for e in events if e.kind in ("turn_ended", "eclipse_scored", "game_over")]
    assert kinds == ["turn_ended", "turn_ended", "eclipse_scored", "game_over"]
    assert (after.seat, after.question, after.legal_actions()) == (-1, "none", [])
