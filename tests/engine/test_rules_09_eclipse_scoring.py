"""rule 9.2, rule 9.3, rule 9.4, rule 9.5: avenue, leader, pyramid track and masks, each by one
eclipse."""

from typing import Any

import pytest

from table import changes, facts_of, play, seat, table
from teotihuacan import Position

DARK = {2: (10, 9, 8), 3: (11, 10, 9), 4: (12, 11, 10)}
QUIET = ("move 1@palace to stone_quarry", "collect cocoa")


def eclipse(*seats: dict[str, Any], scored: int = 0, **parts: Any) -> tuple[Position, Position]:
    """The last turn before an eclipse, and the position when seat 0 is asked for its salary.

    Seat 0 needs a cocoa to be asked; the last seat collects 1 cocoa in its turn.
    """
    dark = DARK[len(seats)][scored]
    calendar = {"light": dark, "eclipses_scored": scored, "eclipse_in_turns": 1}
    turn = {"seat": len(seats) - 1}
    before = table(*seats, calendar=calendar, turn=turn, **parts)
    after = play(before, *QUIET)
    assert (after.seat, after.question) == (0, "salary")
    return before, after


def test_rule_9_an_eclipse_with_nothing_to_score() -> None:
    """rule 9.2, rule 9.3, rule 9.4, rule 9.5: no avenue steps, track steps or masks: nothing
    happens to anybody."""
    before, after = eclipse(seat(cocoa=1), seat())
    assert changes(before, after, 0) == {}
    assert changes(before, after, 1) == {"cocoa": 1}


# Step 1: buildings row times avenue ---

# Buildings in the three nobles rows -> lowest visible number of the buildings row.
ROWS = [
    ([0, 0, 0], 5),
    ([1, 0, 0], 5),
    ([0, 2, 0], 4),
    ([0, 0, 3], 4),
    ([4, 0, 0], 3),
    ([2, 2, 1], 3),
    ([5, 1, 0], 3),
    ([5, 2, 0], 2),
    ([5, 2, 1], 2),
    ([5, 4, 0], 2),
    ([5, 4, 1], 1),
    ([5, 4, 2], 1),
]


@pytest.mark.parametrize(("rows", "value"), ROWS)
def test_rule_9_2_every_value_of_the_buildings_row(rows: list[int], value: int) -> None:
    """rule 9.2: the lowest visible number of the buildings row times the own avenue steps."""
    before, after = eclipse(seat(cocoa=1, avenue=2), seat(avenue=3), nobles=rows)
    assert changes(before, after, 0) == {"vp": 2 * value}
    assert changes(before, after, 1) == {"vp": 3 * value, "cocoa": 1}


@pytest.mark.parametrize("avenue", range(10))
def test_rule_9_2_every_avenue_step(avenue: int) -> None:
    """rule 9.2: five per step while no building is built; the markers stay where they are."""
    before, after = eclipse(seat(cocoa=1, avenue=avenue), seat())
    assert changes(before, after, 0) == ({"vp": 5 * avenue} if avenue else {})


@pytest.mark.parametrize("scored", [0, 1, 2])
def test_rule_9_2_is_the_same_at_every_eclipse(scored: int) -> None:
    """rule 9.2: only the buildings decide, not the number of the eclipse."""
    before, after = eclipse(seat(cocoa=1, avenue=4), seat(), scored=scored, nobles=[2, 0, 0])
    assert changes(before, after, 0) == {"vp": 16}


# Steps 2 and 3: the pyramid track ---


@pytest.mark.parametrize("scored", [0, 1, 2])
@pytest.mark.parametrize("track", range(1, 10))
def test_rule_9_4_every_track_step_at_every_eclipse(track: int, scored: int) -> None:
    """rule 9.4: 4, 3 and 2 VP per track step at the 1st, 2nd and 3rd eclipse; back to 0.

    rule 9.3: seat 0 alone is furthest and scores 4 VP for it.
    """
    before, after = eclipse(seat(cocoa=1, track=track), seat(), scored=scored)
    each = (4, 3, 2)[scored]
    assert changes(before, after, 0) == {"vp": 4 + each * track, "track": -track}
    assert changes(before, after, 1) == {"cocoa": 1}


# Tracks of the seats -> VP by leading, 4 per step come on top.
LEADERS = [
    ([3, 2], [4, 0]),
    ([2, 3], [0, 4]),
    ([3, 3], [4, 4]),
    ([1, 0], [4, 0]),
    ([0, 0], [0, 0]),
    ([5, 5, 4], [4, 4, 0]),
    ([0, 1, 0], [0, 4, 0]),
    ([0, 0, 0], [0, 0, 0]),
    ([2, 2, 2, 2], [4, 4, 4, 4]),
    ([9, 1, 9, 0], [4, 0, 4, 0]),
    ([1, 2, 3, 4], [0, 0, 0, 4]),
    ([0, 0, 0, 0], [0, 0, 0, 0]),
]


@pytest.mark.parametrize(("tracks", "lead"), LEADERS)
def test_rule_9_3_everyone_furthest_scores_4(tracks: list[int], lead: list[int]) -> None:
    """rule 9.3, ruling 20: all who tie for the first place score, if they stand above 0."""
    seats = [seat(track=track, cocoa=1) for track in tracks]
    _, after = eclipse(*seats)
    assert after.scores() == [
        bonus + 4 * track for bonus, track in zip(lead, tracks, strict=True)
    ]
    assert [facts_of(after, i)["track"] for i in range(len(tracks))] == [0] * len(tracks)


# Step 4: masks ---


@pytest.mark.parametrize(
    ("kinds", "vp"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28)]
)
def test_rule_9_5_every_size_of_a_mask_set(kinds: int, vp: int) -> None:
    """rule 9.5 (case T15): a set of 1 to 7 different masks; the masks are kept."""
    masks = " ".join(f"mask_{n}" for n in range(1, kinds + 1))
    before, after = eclipse(seat(cocoa=1, discoveries=masks), seat())
    assert changes(before, after, 0) == {"vp": vp}


@pytest.mark.parametrize(
    ("masks", "vp"),
    [
        ("mask_1 mask_2 mask_3 mask_3", 6 + 1),
        ("mask_4 mask_4", 1 + 1),
        ("mask_4 mask_4 mask_4", 1 + 1 + 1),
        ("mask_4 mask_4 mask_5 mask_5", 3 + 3),
        ("mask_4 mask_4 mask_4 mask_5 mask_5 mask_6", 6 + 3 + 1),
        ("mask_2 mask_3 mask_6 mask_6 mask_7 mask_7 mask_7", 10 + 3 + 1),
        (
            "mask_1 mask_2 mask_3 mask_4 mask_5 mask_6 mask_7 mask_2 mask_4 mask_5 mask_5",
            28 + 6 + 1,
        ),
        (
            "mask_1 mask_2 mask_3 mask_4 mask_5 mask_6 mask_7 "
            "mask_2 mask_3 mask_4 mask_5 mask_6 mask_7 mask_4 mask_5 mask_6 mask_7",
            28 + 21 + 10,
        ),
    ],
)
def test_ruling_33_several_sets_the_largest_first(masks: str, vp: int) -> None:
    """rule 9.5, ruling 33: duplicates form further sets, and the best sets are formed."""
    before, after = eclipse(seat(cocoa=1, discoveries=masks), seat())
    assert changes(before, after, 0) == {"vp": vp}


def test_rule_9_5_other_discoveries_are_no_masks() -> None:
    """rule 9.5: tiles that are no masks don't count, used or not."""
    before, after = eclipse(
        seat(
            cocoa=1,
            discoveries="mask_6 temple_any extra_worker",
            used_discoveries="cocoa victory_points",
        ),
        seat(),
    )
    assert changes(before, after, 0) == {"vp": 1}


@pytest.mark.parametrize("scored", [0, 1, 2])
def test_rule_11_masks_score_at_every_eclipse(scored: int) -> None:
    """rule 11, rule 9.5: masks stay face up and score again, each time the same."""
    masks = "mask_1 mask_5 mask_7"
    before, after = eclipse(seat(cocoa=1, discoveries=masks), seat(), scored=scored)
    assert changes(before, after, 0) == {"vp": 6}


def test_rule_9_5_everybody_scores_the_own_masks() -> None:
    """rule 9.5: the sets of one player have nothing to do with another's."""
    _, after = eclipse(
        seat(cocoa=1, discoveries="mask_4 mask_5"),
        seat(discoveries="mask_4 mask_6 mask_7"),
        seat(discoveries="mask_4"),
    )
    assert after.scores() == [3, 6, 1]


# All steps together ---


def test_rule_9_all_steps_of_an_eclipse_add_up() -> None:
    """rule 9.2, rule 9.3, rule 9.4, rule 9.5: avenue 3 x 3, leader 4, track 2 x 3, masks 3;
    each seat for itself."""
    before, after = eclipse(
        seat(cocoa=1, avenue=3, track=2, discoveries="mask_2 mask_7"),
        seat(avenue=1, track=2, vp=40),
        seat(vp=7, track=1),
        scored=1,
        nobles=[3, 1, 1],
    )
    assert changes(before, after, 0) == {"vp": 9 + 4 + 6 + 3, "track": -2}
    assert changes(before, after, 1) == {"vp": 3 + 4 + 6, "track": -2}
    assert changes(before, after, 2) == {"vp": 3, "track": -1, "cocoa": 1}
