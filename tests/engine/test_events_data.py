"""Events as data, events of what is drawn, and whole games told."""

from typing import Any

import pytest

from table import board_of, facts_of, kinds, play, seat, table
from teotihuacan import Event, IllegalAction, Position, Setup

# Nothing is drawn at the end of a turn, so that a transcript is only what it is about.
BARE: dict[str, Any] = {"stacks": {"discoveries": {}, "decorations": {}, "pyramid": {}}}


# Events as data ---


def test_an_event_is_kind_seat_and_facts() -> None:
    """Facts are names where the thing has one, numbers otherwise; pieces say which one it was."""
    events: list[Event] = []
    play(table(**BARE), "move 1@palace to stone_quarry", "collect cocoa", events=events)
    assert events == [
        Event(
            "moved", 0, {"start": "palace", "board": "stone_quarry", "power": 1}, {"worker": 0}
        ),
        Event("cocoa_collected", 0, {"board": "stone_quarry", "colours": 0}),
        Event("gained", 0, {"good": "cocoa", "amount": 1}),
        Event("turn_ended", 0, {}, {"orders": [[1, 2, 0, 3], *[[0, 1, 2, 3]] * 3]}),
        Event("turn_began", 1, {}),
    ]


def test_events_of_nobody_have_seat_minus_1() -> None:
    """Drawing for a display is nobody's doing."""
    events: list[Event] = []
    before = table(stacks={"discoveries": {"mask_7": 1}, "decorations": {}, "pyramid": {}})
    play(before, "move 1@palace to stone_quarry", "collect cocoa", events=events)
    drew = [event for event in events if event.kind == "drew"]
    assert drew == [
        Event("drew", -1, {"display": "discovery", "slot": "palace", "discovery": "mask_7"})
    ]


def test_events_are_appended() -> None:
    """A list that already has entries keeps them."""
    start = Event("turn_began", 0, {})
    events = [start]
    play(table(**BARE), "move 1@palace to stone_quarry", events=events)
    assert events[0] == start
    assert kinds(events) == ["turn_began", "moved"]


def test_a_refused_action_tells_nothing() -> None:
    """Nothing happened, so the list stays empty and the position as it was."""
    position = table(**BARE)
    before = position.copy()
    events: list[Event] = []
    with pytest.raises(IllegalAction):
        position.apply(0, events)
    assert events == []
    assert position == before


# Neutral dice and starting tiles, which are drawn ---


def test_rule_9_7_neutral_dice_are_told_as_they_lie() -> None:
    """rule 9.7: one event a die, in the order of colours and dice."""
    before = table(
        seat(),
        seat("forest1!0 palace1 palace1"),
        calendar={"light": 10, "eclipse_in_turns": 1},
        turn={"seat": 1},
        **BARE,
    )
    events: list[Event] = []
    after = play(before, "unlock", events=events)
    from_events: list[list[Any]] = [[], []]
    for event in events:
        if event.kind == "neutral_moved":
            colour = event.facts["colour"]
            assert isinstance(colour, int)
            assert event.facts["die"] == len(from_events[colour])
            from_events[colour].append(event.facts["board"])
    assert from_events == board_of(after, "neutral_dice")
    assert [len(dice) for dice in from_events] == [3, 3]


@pytest.mark.parametrize(
    ("calendar", "moved"),
    [
        ({"light": 3}, ["light_moved step=10", "eclipse_due eclipse=1"]),
        ({"light": 10, "eclipse_in_turns": 2}, []),
    ],
)
def test_rule_6_10_the_top_tile_tells_of_the_discs(
    calendar: dict[str, int], moved: list[str]
) -> None:
    """rule 6.10, ruling 44: the disc jumps to the dark one, unless it is there already."""
    places = [
        [k, row, column] for k in range(3) for row in range(4 - k) for column in range(4 - k)
    ]
    tiles = [name for name in board_of(table(), "stacks", "pyramid") if name != "...."]
    before = table(
        seat("forest1 palace1 palace1", stone=2, wood=3),
        calendar=calendar,
        pyramid=[{"cell": c, "tile": t} for c, t in zip(places, tiles, strict=True)],
        pyramid_display=["...."],
        **BARE,
    )
    events: list[Event] = []
    play(before, "move 1@forest to construction", "main action", events=events)
    discs = [event for event in events if event.kind in ("light_moved", "eclipse_due")]
    assert [str(event) for event in discs] == [f"seat 0 {text}" for text in moved]


def started(setup: Setup) -> list[tuple[str, list[Event]]]:
    """Every question of a set-up with the events of its first answer."""
    position = Position.new(setup, seed=1)
    told = []
    while position.question != "turn":
        events: list[Event] = []
        question = position.question
        position.apply(position.legal_actions()[0], events)
        told.append((question, events))
    return told


def test_ruling_34_dealt_tiles_are_told_when_all_have_chosen() -> None:
    """ruling 34: the first choice tells nothing; the last one tells everybody's two tiles."""
    told = started(Setup(players=3))
    choices = [events for question, events in told if question == "keep_starting_tiles"]
    assert [kinds(events) for events in choices[:2]] == [[], []]
    kept = [event for event in choices[2] if event.kind == "starting_tile_kept"]
    assert [event.seat for event in kept] == [0, 0, 1, 1, 2, 2]
    assert len({event.facts["starting_tile"] for event in kept}) == 6


def test_rule_2_8_drafted_tiles_are_told_at_once() -> None:
    """rule 2.8: a draft is open; each taken tile is told, in turn order and back."""
    told = started(Setup(players=3, draft=True))
    takes = [events[0] for question, events in told if question == "take_starting_tile"]
    assert [event.kind for event in takes] == ["starting_tile_kept"] * 6
    assert [event.seat for event in takes] == [0, 1, 2, 2, 1, 0]


def test_rule_2_4_placed_workers_are_told() -> None:
    """rule 2.4: three workers of every seat, then the neutral dice, then the first turn."""
    told = started(Setup(players=3))
    events = [event for _, some in told for event in some]
    placed = [event.seat for event in events if event.kind == "worker_placed"]
    assert placed == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert kinds(events)[-4:] == ["neutral_moved"] * 3 + ["turn_began"]


# Whole games ---


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_events_of_a_whole_game_add_up(players: int, seed: int) -> None:
    """Goods and points told are the goods and points there are; unreported games are the same."""
    silent = Position.new(Setup(players=players), seed)
    talking = silent.copy()
    start = [facts_of(silent, i) for i in range(players)]
    events: list[Event] = []
    while not silent.over:
        action = silent.legal_actions()[
            (7 * silent.decisions_made + seed) % len(silent.legal_actions())
        ]
        silent.apply(action)
        talking.apply(action, events)
    assert talking == silent
    for i in range(players):
        final = facts_of(silent, i)
        sums = {"wood": 0, "stone": 0, "gold": 0, "cocoa": 0, "vp": 0}
        for event in events:
            if event.seat != i:
                continue
            facts: Any = event.facts
            if event.kind == "gained":
                sums[facts["good"]] += facts["amount"]
            elif event.kind == "paid":
                sums[facts["good"]] -= facts["amount"]
            elif event.kind == "scored":
                sums["vp"] += facts["vp"]
        assert sums == {key: final[key] - start[i][key] for key in sums}
