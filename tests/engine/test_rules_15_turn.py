"""rule 15.4: Teotibot's turn: dice, slot, shift, direction tiles, exchange, light disc."""

from typing import Any

import pytest

from solo_table import (
    ACTION_TILES,
    booked,
    bot,
    bot_turn,
    changed,
    facts,
    order,
    outcome,
    solo,
    with_chance,
    workers_of,
    you,
)
from table import answers, board_of, kinds, play
from teotihuacan import Event, Position

# A turn that does little: alchemy without a worker there powers up the weakest worker twice.
LITTLE = {"bot.workers": "construction4 decorations1! gold2 nobles2"}


def test_rule_15_4_a_turn_that_does_little_changes_nothing_else() -> None:
    """rule 15.4: dice, tile, shift and light disc; the rest of this file relies on it."""
    assert outcome(solo()) == LITTLE


def test_rule_15_4_the_whole_turn_follows_yours_and_you_are_asked_next() -> None:
    """rule 15.4: Teotibot is never asked; its turn is over before your next question."""
    after, events = bot_turn(solo())
    assert (after.seat, after.question) == (0, "turn")
    assert order(events, "turn_began", "turn_ended") == [
        "turn_ended",
        "turn_began",
        "turn_ended",
        "turn_began",
    ]
    assert {event.seat for event in events} == {0, 1}
    assert after.statistics(1)["turns"] == 1


# Dice and slots ---

# Two dice are summed: bottom left, middle left, top, middle right, bottom right.
SLOT_OF_SUM = {2: 3, 3: 3, 4: 1, 5: 1, 6: 0, 7: 0, 8: 0, 9: 2, 10: 2, 11: 5, 12: 5}


def dice(events: list[Event]) -> tuple[int, int]:
    """The two dice of Teotibot's turn."""
    roll = facts(events, "bot_rolled")[0]
    return roll["first_die"], roll["second_die"]


@pytest.mark.parametrize(("total", "slot"), SLOT_OF_SUM.items())
def test_rule_15_4_the_sum_of_two_dice_names_the_slot(total: int, slot: int) -> None:
    """rule 15.4: the tile in the slot of the sum is done, and counted as used."""
    for named in ACTION_TILES:
        before = solo(act=named, slot=slot)
        after, events = bot_turn(before, slot, lambda found: sum(dice(found)) == total)
        assert facts(events, "bot_acted") == [{"bot_tile": named}]
        assert board_of(after, "bot", "uses") == {named: 1}


def test_rule_15_4_each_pair_of_dice_is_rolled_and_bottom_centre_never() -> None:
    """rule 15.4: 36 pairs, each with the slot of its sum; slot 4 is not among them."""
    before = solo()
    slots: dict[tuple[int, int], int] = {}
    for chance in range(1, 400):
        events: list[Event] = []
        play(with_chance(before, chance), "end turn", events=events)
        slots[dice(events)] = facts(events, "bot_rolled")[0]["slot"]
    assert slots == {(a, b): SLOT_OF_SUM[a + b] for a in range(1, 7) for b in range(1, 7)}
    assert 4 not in slots.values()


# Shifting the action pyramid ---

# A top; B, C middle; D, E, F bottom; G aside. By slot, upper and lower direction tile: the six
# slots afterwards. A direction "right" brings the tile from below left, "left" that from below
# right; a middle slot follows the upper tile, a bottom one is filled from aside (ruling 19,
# ruling 38).
LETTERS = dict(zip("ABCDEFG", ACTION_TILES, strict=True))
SHIFTS = [
    (0, "right", "right", "BDCGEF", "A"),
    (0, "right", "left", "BECDGF", "A"),
    (0, "left", "right", "CBEDGF", "A"),
    (0, "left", "left", "CBFDEG", "A"),
    (1, "right", "right", "ADCGEF", "B"),
    (1, "right", "left", "ADCGEF", "B"),
    (1, "left", "right", "AECDGF", "B"),
    (1, "left", "left", "AECDGF", "B"),
    (2, "right", "right", "ABEDGF", "C"),
    (2, "right", "left", "ABEDGF", "C"),
    (2, "left", "right", "ABFDEG", "C"),
    (2, "left", "left", "ABFDEG", "C"),
    (3, "right", "right", "ABCGEF", "D"),
    (3, "right", "left", "ABCGEF", "D"),
    (3, "left", "right", "ABCGEF", "D"),
    (3, "left", "left", "ABCGEF", "D"),
    (5, "right", "right", "ABCDEG", "F"),
    (5, "right", "left", "ABCDEG", "F"),
    (5, "left", "right", "ABCDEG", "F"),
    (5, "left", "left", "ABCDEG", "F"),
]


@pytest.mark.parametrize(("slot", "upper", "lower", "slots", "aside"), SHIFTS)
def test_rule_15_4_shifts_of_every_slot_and_direction(
    slot: int, upper: str, lower: str, slots: str, aside: str
) -> None:
    """rule 15.4, ruling 19, ruling 38: tiles move up into the gap, the aside tile fills the
    free slot."""
    tiles = [LETTERS[letter] for letter in "ABCDEF"]
    before = solo(
        bot={"action_pyramid": tiles, "aside": LETTERS["G"], "directions": [upper, lower]}
    )
    after, _ = bot_turn(before, slot)
    found = board_of(after, "bot")
    assert found["action_pyramid"] == [LETTERS[letter] for letter in slots]
    assert found["aside"] == LETTERS[aside]


@pytest.mark.parametrize("used", ACTION_TILES)
def test_rule_15_4_the_used_tile_is_aside_whichever_it_is(used: str) -> None:
    """rule 15.4: take the tile out, at the end it lies aside; all seven tiles are still there."""
    after, _ = bot_turn(solo(act=used))
    found = board_of(after, "bot")
    assert found["aside"] == used
    assert sorted([*found["action_pyramid"], used]) == sorted(ACTION_TILES)


def test_rule_15_4_the_shifts_are_told_one_by_one() -> None:
    """rule 15.4: first the slot's refill by the upper tile, then the next, then the aside tile
    (6)."""
    _, events = bot_turn(solo(act="mastery", directions=("right", "left")))
    # mastery; construction, decorations; alchemy, nobles, worship; mask_collection
    assert facts(events, "bot_shifted") == [
        {"bot_tile": "construction", "start_slot": 1, "slot": 0},
        {"bot_tile": "nobles", "start_slot": 4, "slot": 1},
        {"bot_tile": "mask_collection", "start_slot": 6, "slot": 4},
    ]


# Turning the direction tiles ---

TURNS = [
    (("left", "left"), ["left", "right"]),
    (("left", "right"), ["right", "right"]),
    (("right", "left"), ["left", "left"]),
    (("right", "right"), ["right", "left"]),
]


@pytest.mark.parametrize("slot", [0, 1, 2, 3, 5])
@pytest.mark.parametrize(("directions", "then"), TURNS)
def test_rule_15_4_the_upper_direction_tile_is_turned_and_put_below(
    directions: tuple[str, str], then: list[str], slot: int
) -> None:
    """rule 15.4: the lower tile comes up as it is; the upper one goes below, turned over. This is
    so for every slot, also where nothing was shifted."""
    after, events = bot_turn(solo(slot=slot, directions=directions), slot)
    assert board_of(after, "bot", "directions") == then
    assert facts(events, "bot_turned") == [{"upper": then[0], "lower": then[1]}]


# Exchanging cocoa ---

EXCHANGES: list[tuple[int, dict[str, int]]] = [
    (0, {}),
    (9, {}),
    (10, {"bot.cocoa": -10, "bot.vp": 3}),
    (11, {"bot.cocoa": -10, "bot.vp": 3}),
    (19, {"bot.cocoa": -10, "bot.vp": 3}),
    (20, {"bot.cocoa": -10, "bot.vp": 3}),
    (35, {"bot.cocoa": -10, "bot.vp": 3}),
]


@pytest.mark.parametrize(("cocoa", "exchange"), EXCHANGES)
def test_rule_15_4_ten_cocoa_or_more_are_exchanged_once_a_turn(
    cocoa: int, exchange: dict[str, int]
) -> None:
    """rule 15.4, ruling 19, ruling 38: 10 cocoa for 3 VP, never twice in a turn; the rest is
    kept."""
    before = solo(bot(cocoa=cocoa))
    after, events = bot_turn(before)
    assert changed(before, after) == LITTLE | exchange
    assert booked(before, after) == ({"cocoa_exchange": 3} if exchange else {})
    assert facts(events, "bot_exchanged") == ([{"cocoa": 10, "vp": 3}] if exchange else [])


@pytest.mark.parametrize(("cocoa", "left"), [(4, 9), (5, 0), (6, 1), (15, 10)])
def test_rule_15_4_cocoa_of_this_very_turn_counts(cocoa: int, left: int) -> None:
    """rule 15.4: the exchange comes after the tile: 5 cocoa of a mask collection in vain
    count."""
    before = solo(bot(cocoa=cocoa), act="mask_collection")
    after, _ = bot_turn(before)
    wanted: dict[str, Any] = {"bot.workers": "decorations1! decorations3 gold2 nobles2"}
    if left != cocoa:
        wanted["bot.cocoa"] = left - cocoa
    if cocoa + 5 >= 10:
        wanted["bot.vp"] = 3
    assert changed(before, after) == wanted


@pytest.mark.parametrize(("knob", "vp"), [(-2, 1), (-1, 2), (0, 3), (1, 4), (2, 5)])
def test_rule_15_14_the_knob_for_ten_cocoa(knob: int, vp: int) -> None:
    """rule 15.14: the VP for 10 cocoa by 1 or 2 up or down."""
    before = solo(bot(cocoa=12), options={"knobs": {"cocoa_vp": knob}})
    assert outcome(before) == LITTLE | {"bot.cocoa": -10, "bot.vp": vp}


@pytest.mark.parametrize(("level", "vp"), [("easier", 2), ("harder", 4), ("hardest", 5)])
def test_rule_15_14_levels_and_ten_cocoa(level: str, vp: int) -> None:
    """rule 15.14: the levels turn this knob too."""
    before = solo(bot(cocoa=10), options={"level": level})
    assert outcome(before) == LITTLE | {"bot.cocoa": -10, "bot.vp": vp}


# The light disc and the order of it all ---


@pytest.mark.parametrize("light", range(9))
def test_rule_15_4_the_light_disc_advances_once(light: int) -> None:
    """rule 15.4, rule 3.5: one step after Teotibot's turn, none after yours."""
    after, events = bot_turn(solo(calendar={"light": light}))
    assert facts(events, "light_moved") == [{"step": light + 1}]
    assert [event.seat for event in events if event.kind == "light_moved"] == [1]
    assert board_of(after, "calendar", "light") == light + 1
    assert board_of(after, "calendar", "eclipse_in_turns") is None


def test_rule_15_4_the_light_disc_may_reach_the_dark_one() -> None:
    """rule 15.4, rule 9.1: an eclipse is due after one more full round: your turn and
    Teotibot's."""
    after, events = bot_turn(solo(calendar={"light": 9}))
    assert board_of(after, "calendar", "light") == 10
    assert board_of(after, "calendar", "eclipse_in_turns") == 2
    assert facts(events, "eclipse_due") == [{"eclipse": 1}]


def test_rule_15_4_a_step_past_the_dark_disc_is_lost() -> None:
    """rule 9.1, rule 15.4: while an eclipse is due the disc stays; the round's turns are
    counted."""
    calendar = {"light": 10, "eclipse_in_turns": 4}
    before = solo(calendar=calendar)
    assert outcome(before) == LITTLE | {"calendar.eclipse_in_turns": -2}


def test_rule_15_4_the_order_of_a_turn() -> None:
    """rule 15.4: roll, act, shift, turn the direction tile, exchange, light disc."""
    _, events = bot_turn(solo(bot(cocoa=10)))
    assert kinds(events) == [
        "turn_ended",
        "turn_began",
        "bot_rolled",
        "bot_acted",
        "bot_tried",
        "bot_tried",
        "powered_up",
        "powered_up",
        "bot_shifted",
        "bot_shifted",
        "bot_shifted",
        "bot_turned",
        "bot_exchanged",
        "paid",
        "scored",
        "turn_ended",
        "light_moved",
        "turn_began",
    ]


def test_rule_15_4_two_turns_in_a_row() -> None:
    """rule 15.4: the second turn starts from the pyramid and direction tiles the first one
    left."""
    before = solo(act="alchemy", directions=("right", "left"))
    middle, _ = bot_turn(before)
    # alchemy; construction, decorations; nobles, mastery, worship; mask_collection
    assert board_of(middle, "bot") == {
        "action_pyramid": [
            "construction",
            "mastery",
            "decorations",
            "nobles",
            "mask_collection",
            "worship",
        ],
        "aside": "alchemy",
        "directions": ["left", "left"],
        "uses": {"alchemy": 1},
    }
    rest = play(middle, "move 1@palace to stone_quarry", "collect cocoa")
    assert rest.question == "end_turn"
    after, _ = bot_turn(rest)
    # construction came from the top; by two lefts decorations and worship move up.
    assert board_of(after, "bot") == {
        "action_pyramid": [
            "decorations",
            "mastery",
            "worship",
            "nobles",
            "mask_collection",
            "alchemy",
        ],
        "aside": "construction",
        "directions": ["left", "right"],
        "uses": {"alchemy": 1, "construction": 1},
    }


def test_rule_15_4_your_question_after_it_is_the_usual_one() -> None:
    """rule 15.4: nothing of Teotibot's turn is left to decide."""
    after, _ = bot_turn(solo(human=you("forest1 forest1 forest1")))
    assert sorted(answers(after)) == [
        "move 1@forest to construction",
        "move 1@forest to decorations",
        "move 1@forest to nobles",
        "use victory_points",
    ]
    assert workers_of(after, 0) == "forest1 forest1 forest1"


def test_rule_15_4_the_same_chance_gives_the_same_turn() -> None:
    """rule 15.4: dice come from the position's own generator, nothing else."""

    def turn(position: Position) -> list[Event]:
        events: list[Event] = []
        play(position, "end turn", events=events)
        return events

    before = with_chance(solo(act="construction"), 77)
    assert turn(before) == turn(before.copy())
