"""Events: `apply(action, events)` tells in order what happened, and changes nothing else."""

from typing import Any

import pytest

from table import play, seat, table
from teotihuacan import Event, Position
from teotihuacan.engine.schema.events import EVENT_KINDS

# Nothing is drawn at the end of a turn, so that a transcript is only what it is about.
BARE: dict[str, Any] = {"stacks": {"discoveries": {}, "decorations": {}, "pyramid": {}}}
LAST = {"light": 8, "eclipses_scored": 2, "eclipse_in_turns": 1}

# What a seat has, the other seat, further parts; the actions; what is told.
Transcript = tuple[dict[str, Any], dict[str, Any], dict[str, Any], tuple[str, ...], str]
TRANSCRIPTS: dict[str, Transcript] = {
    "rule 4, collect cocoa": (
        seat(),
        seat(),
        {},
        ("move 1@palace to stone_quarry", "collect cocoa"),
        """
        seat 0 moved start=palace board=stone_quarry power=1
        seat 0 cocoa_collected board=stone_quarry colours=0
        seat 0 gained good=cocoa amount=1
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 6.5, a main action that costs cocoa": (
        seat("palace2 quarry3 nobles1", cocoa=1),
        seat(),
        {},
        ("move 2@palace to stone_quarry", "main action", "worker 3@stone_quarry"),
        """
        seat 0 moved start=palace board=stone_quarry power=2
        seat 0 main_action_taken board=stone_quarry workers=2 cocoa=1
        seat 0 paid good=cocoa amount=1
        seat 0 gained good=stone amount=2
        seat 0 powered_up board=stone_quarry power=4
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 5.2, worship with pushing off": (
        seat("alchemy2 palace1 palace1", cocoa=1),
        seat("forest3!0 palace1 palace1"),
        {},
        ("move 2@alchemy to forest", "worship forest"),
        """
        seat 0 moved start=alchemy board=forest power=2
        seat 0 paid good=cocoa amount=1
        seat 1 pushed_off board=forest power=3
        seat 0 locked board=forest space=0 power=2
        seat 0 temple_stepped temple=red step=1
        seat 0 scored source=temples vp=1
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 7.2, a lost temple step": (
        seat("alchemy2 palace1 palace1", temples=(0, 11, 0)),
        seat(),
        {},
        ("move 2@alchemy to forest", "worship forest"),
        """
        seat 0 moved start=alchemy board=forest power=2
        seat 0 locked board=forest space=0 power=2
        seat 0 step_lost temple=red
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 3.4, unlocking for cocoa": (
        seat("forest1!0 palace2!1 palace1", cocoa=3),
        seat(),
        {},
        ("unlock for 3 cocoa",),
        """
        seat 0 paid good=cocoa amount=3
        seat 0 unlocked board=forest power=1
        seat 0 unlocked board=palace power=2
        """,
    ),
    "rule 6.7, nobles": (
        seat("decorations1 palace1 palace1", wood=2),
        seat(),
        {"nobles": [1, 0, 0]},
        ("move 1@decorations to nobles", "main action"),
        """
        seat 0 moved start=decorations board=nobles power=1
        seat 0 main_action_taken board=nobles workers=1 cocoa=0
        seat 0 paid good=wood amount=2
        seat 0 nobles_built row=0 space=1
        seat 0 scored source=nobles vp=2
        seat 0 avenue_stepped step=1
        seat 0 powered_up board=nobles power=2
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 6.9, construction": (
        seat("forest1 palace1 palace1", stone=2),
        seat(),
        {"pyramid_display": ["b..."]},
        ("move 1@forest to construction", "main action", "place 1-1-1 turn 1"),
        """
        seat 0 moved start=forest board=construction power=1
        seat 0 main_action_taken board=construction workers=1 cocoa=0
        seat 0 paid good=stone amount=2
        seat 0 tile_built tile=b... cell=0 turn=1
        seat 0 scored source=construction vp=1
        seat 0 scored source=matches vp=1
        seat 0 track_stepped step=1
        seat 0 powered_up board=construction power=2
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 6.8, decorations": (
        seat("construction1 palace1 palace1", gold=3),
        seat(),
        {"decoration_display": ["RG"]},
        (
            "move 1@construction to decorations",
            "main action",
            "decorate RG top",
            "temple green",
        ),
        """
        seat 0 moved start=construction board=decorations power=1
        seat 0 main_action_taken board=decorations workers=1 cocoa=0
        seat 0 paid good=gold amount=3
        seat 0 decorated decoration=RG side=top space=0
        seat 0 scored source=matches vp=2
        seat 0 scored source=decorations vp=3
        seat 0 track_stepped step=1
        seat 0 temple_stepped temple=green step=1
        seat 0 gained good=cocoa amount=1
        seat 0 temple_stepped temple=red step=1
        seat 0 scored source=temples vp=1
        seat 0 powered_up board=decorations power=2
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 8.1, ascension": (
        seat("alchemy5 palace1 palace1"),
        seat(),
        {},
        ("move 5@alchemy to forest", "main action", "ascend worker"),
        """
        seat 0 moved start=alchemy board=forest power=5
        seat 0 main_action_taken board=forest workers=1 cocoa=0
        seat 0 gained good=wood amount=2
        seat 0 powered_up board=forest power=6
        seat 0 ascended board=forest
        seat 0 avenue_stepped step=1
        seat 0 worker_arrived board=palace power=3
        seat 0 gained good=cocoa amount=2
        seat 0 light_moved step=1
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 6.6, a technology that somebody knows": (
        seat("quarry1 palace1 palace1", gold=1),
        seat(technologies=["alchemy_nobles_vp"]),
        {},
        ("move 1@stone_quarry to alchemy", "main action", "learn alchemy_nobles_vp"),
        """
        seat 0 moved start=stone_quarry board=alchemy power=1
        seat 0 main_action_taken board=alchemy workers=1 cocoa=0
        seat 0 paid good=gold amount=1
        seat 1 scored source=learners vp=3
        seat 0 learned technology=alchemy_nobles_vp slot=1
        seat 0 temple_stepped temple=red step=1
        seat 0 scored source=temples vp=1
        seat 0 powered_up board=alchemy power=2
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 7.3, rule 11, a tile used and a tile bought": (
        seat(discoveries="avenue_step", avenue=2, wood=1),
        seat(),
        {"discoveries": {"avenue_3": ["mask_4"]}},
        ("use avenue_step", "buy mask_4"),
        """
        seat 0 used discovery=avenue_step
        seat 0 avenue_stepped step=3
        seat 0 paid good=wood amount=1
        seat 0 bought discovery=mask_4
        """,
    ),
    "ruling 22, displays refilled at the end of the turn": (
        seat(),
        seat(),
        {
            "stacks": {
                "discoveries": {"mask_7": 1},
                "decorations": {"BR": 1},
                "pyramid": {"b...": 1},
            }
        },
        ("move 1@palace to stone_quarry", "collect cocoa"),
        """
        seat 0 moved start=palace board=stone_quarry power=1
        seat 0 cocoa_collected board=stone_quarry colours=0
        seat 0 gained good=cocoa amount=1
        drew display=discovery slot=palace discovery=mask_7
        drew display=decoration slot=0 decoration=BR
        drew display=tile slot=0 tile=b...
        seat 0 turn_ended
        seat 1 turn_began
        """,
    ),
    "rule 9.1, the discs meet": (
        seat(),
        seat("forest1!0 palace1 palace1"),
        {"calendar": {"light": 9}, "turn": {"seat": 1}},
        ("unlock",),
        """
        seat 1 unlocked board=forest power=1
        seat 1 turn_ended
        seat 1 light_moved step=10
        seat 1 eclipse_due eclipse=1
        seat 0 turn_began
        """,
    ),
    "rule 11.5, a salary paid by free_cocoa": (
        seat(discoveries="free_cocoa"),
        seat("forest1!0 palace1 palace1"),
        {"calendar": LAST, "turn": {"seat": 1}},
        ("unlock", "use free_cocoa"),
        """
        seat 1 unlocked board=forest power=1
        seat 1 turn_ended
        eclipse_scored eclipse=3
        seat 0 used discovery=free_cocoa
        seat 0 salary_settled paid=0 unpaid=0
        seat 1 salary_settled paid=0 unpaid=3
        game_over
        """,
    ),
    "rule 9, the last eclipse": (
        seat(cocoa=1, vp=20, avenue=1, track=2, temples=(10, 0, 0), discoveries="mask_4 mask_5"),
        seat("forest1!0 palace1 palace1"),
        {"calendar": LAST, "turn": {"seat": 1}},
        ("unlock", "pay 1"),
        """
        seat 1 unlocked board=forest power=1
        seat 1 turn_ended
        eclipse_scored eclipse=3
        seat 0 scored source=avenue vp=5
        seat 0 scored source=leader vp=4
        seat 0 scored source=track vp=4
        seat 0 scored source=masks vp=3
        seat 0 paid good=cocoa amount=1
        seat 0 salary_settled paid=1 unpaid=2
        seat 0 scored source=salary vp=-6
        seat 1 salary_settled paid=0 unpaid=3
        seat 0 scored source=bonus_tiles vp=15
        game_over
        """,
    ),
}


def laid(transcript: Transcript) -> Position:
    """The position a transcript starts from."""
    first, second, parts, _, _ = transcript
    return table(first, second, **{**BARE, **parts})


def lines(text: str) -> list[str]:
    """The lines of a transcript."""
    return [line.strip() for line in text.strip().splitlines()]


@pytest.mark.parametrize("transcript", TRANSCRIPTS.values(), ids=TRANSCRIPTS)
def test_events_tell_what_happened_in_order(transcript: Transcript) -> None:
    """One transcript of every kind of event, each citing its rule."""
    events: list[Event] = []
    play(laid(transcript), *transcript[3], events=events)
    assert [str(event) for event in events] == lines(transcript[4])


@pytest.mark.parametrize("transcript", TRANSCRIPTS.values(), ids=TRANSCRIPTS)
def test_events_change_nothing(transcript: Transcript) -> None:
    """With or without a list the same position comes out."""
    texts = transcript[3]
    assert play(laid(transcript), *texts, events=[]) == play(laid(transcript), *texts)


def test_every_kind_of_event_has_a_transcript() -> None:
    """The transcripts of this file leave out no kind."""
    told = {
        line.removeprefix("seat 0 ").removeprefix("seat 1 ").split()[0]
        for transcript in TRANSCRIPTS.values()
        for line in lines(transcript[4])
    }
    names = {kind.name for kind in EVENT_KINDS}
    others = {"neutral_moved", "starting_tile_kept", "worker_placed"}
    bots = {name for name in names if name.startswith("bot_")} | {"discarded"}  # rule 15
    assert told | others | bots == names
