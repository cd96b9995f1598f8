"""`position.books(seat)`: victory points by source, one transcript for each source."""

from typing import Any

import pytest

from table import facts_of, play, seat, table
from teotihuacan import Position, Setup, TeotihuacanError

SOURCES = [
    "construction",
    "matches",
    "decorations",
    "nobles",
    "avenue",
    "leader",
    "track",
    "masks",
    "temples",
    "technologies",
    "learners",
    "discoveries",
    "royal_tiles",
    "ascension",
    "resource_boards",
    "bonus_tiles",
    "salary",
    "cocoa_exchange",
    "leftovers",
    "earlier_play",
]
LATE = [  # technologies that the first game doesn't have
    "alchemy_nobles_vp",
    "resource_cocoa_vp",
    "decorations_vp",
    "construction_vp",
    "paid_power_up",
    "construction_temple",
]
ROYAL = ["pyramid_track_vp", "cocoa_to_gold_and_stone", "gain_cocoa"]
AVENUE = ["avenue_vp", "cocoa_to_gold_and_stone", "gain_cocoa"]
PYRAMID = {"pyramid_display": ["b..."]}
DECORATION = {"decoration_display": ["BB"]}
LAST = {
    "calendar": {"light": 8, "eclipses_scored": 2, "eclipse_in_turns": 1},
    "turn": {"seat": 1},
}
BUILD = ("move 1@forest to construction", "main action", "place 1-1-1 turn 0")
DECORATE = ("move 1@construction to decorations", "main action", "decorate BB top")
NOBLES = ("move 1@decorations to nobles", "main action")
LEARN = ("move 1@stone_quarry to alchemy", "main action", "learn resource_extra")


def booked(before: Position, after: Position, of: int = 0) -> dict[str, int]:
    """What was booked between two positions; the books then still add up to the score."""
    old, new = before.books(of), after.books(of)
    assert sum(new.values()) == after.scores()[of]
    return {source: new[source] - old[source] for source in new if new[source] != old[source]}


@pytest.mark.parametrize(
    ("owner", "parts", "texts", "expected"),
    [
        pytest.param(
            seat("forest1 palace1 palace1", stone=2),
            PYRAMID,
            BUILD,
            {"construction": 1, "matches": 1},
            id="rule 6.9 a pyramid tile and its matches",
        ),
        pytest.param(
            seat("construction1 palace1 palace1", gold=3),
            DECORATION,
            DECORATE,
            {"decorations": 3},
            id="rule 6.8 a decoration without a match",
        ),
        pytest.param(
            seat("construction1 palace1 palace1", gold=3),
            {"decoration_display": ["RB"]},
            (*DECORATE[:2], "decorate RB top"),
            {"decorations": 3, "matches": 1, "temples": 1},
            id="rule 6.8 a decoration with a red match",
        ),
        pytest.param(
            seat("decorations1 palace1 palace1", wood=2),
            {},
            NOBLES,
            {"nobles": 3},
            id="rule 6.7 nobles",
        ),
        pytest.param(
            seat("alchemy1 palace1 palace1", temples=(0, 10, 0)),
            {},
            ("move 1@alchemy to forest", "worship forest"),
            {"temples": 7},
            id="rule 7.1 a temple step",
        ),
        pytest.param(
            seat(discoveries="victory_points"),
            {},
            ("use victory_points",),
            {"discoveries": 4},
            id="rule 11.1 a discovery tile",
        ),
        pytest.param(
            seat("nobles2 forest1 forest1", technologies=["palace_cocoa", "resource_extra"]),
            {},
            ("move 2@nobles to palace", "worship tech_vp"),
            {"royal_tiles": 4},
            id="rule 12 tech_vp",
        ),
        pytest.param(
            seat("nobles2 forest1 forest1", track=1),
            {"royal_tiles": ROYAL},
            ("move 2@nobles to palace", "worship pyramid_track_vp"),
            {"royal_tiles": 2},
            id="rule 12 pyramid_track_vp",
        ),
        pytest.param(
            seat("nobles2 forest1 forest1", avenue=9),
            {"royal_tiles": AVENUE},
            ("move 2@nobles to palace", "worship avenue_vp"),
            {"royal_tiles": 3},
            id="rule 12 avenue_vp",
        ),
        pytest.param(
            seat("alchemy5 palace1 palace1"),
            {},
            ("move 5@alchemy to forest", "main action", "ascend vp"),
            {"ascension": 5},
            id="rule 8.2 ascension",
        ),
        pytest.param(
            seat("palace1 nobles1 nobles1"),
            {},
            ("move 1@palace to stone_quarry", "main action"),
            {"resource_boards": 1},
            id="rule 6.5 the stone quarry",
        ),
        pytest.param(
            seat("nobles1 palace1 palace1"),
            {},
            ("move 1@nobles to gold_deposits", "main action"),
            {"resource_boards": 1},
            id="rule 6.5 the gold deposits",
        ),
        pytest.param(
            seat("decorations1 palace1 palace1", wood=2, technologies=["alchemy_nobles_vp"]),
            {},
            NOBLES,
            {"nobles": 3, "technologies": 3},
            id="rule 13 alchemy_nobles_vp at the nobles",
        ),
        pytest.param(
            seat("quarry1 palace1 palace1", gold=1, technologies=["alchemy_nobles_vp"]),
            {},
            LEARN,
            {"technologies": 3},
            id="rule 13 alchemy_nobles_vp at the alchemy",
        ),
        pytest.param(
            seat("alchemy1 palace1 palace1", technologies=["resource_cocoa_vp"]),
            {"technologies": LATE},
            ("move 1@alchemy to forest", "main action"),
            {"technologies": 1},
            id="rule 13 resource_cocoa_vp",
        ),
        pytest.param(
            seat("construction1 palace1 palace1", gold=3, technologies=["decorations_vp"]),
            DECORATION,
            DECORATE,
            {"decorations": 3, "technologies": 4},
            id="rule 13 decorations_vp",
        ),
        pytest.param(
            seat("forest1 palace1 palace1", stone=2, technologies=["construction_vp"]),
            {"technologies": LATE, **PYRAMID},
            BUILD,
            {"construction": 1, "matches": 1, "technologies": 3},
            id="rule 13 construction_vp",
        ),
        pytest.param(
            seat(avenue=2, cocoa=3),
            LAST,
            ("unlock", "pay 3"),
            {"avenue": 10},
            id="rule 9.2 the avenue",
        ),
        pytest.param(
            seat(track=3, cocoa=3),
            LAST,
            ("unlock", "pay 3"),
            {"leader": 4, "track": 6},
            id="rule 9.3, rule 9.4 the pyramid track",
        ),
        pytest.param(
            seat(discoveries="mask_1 mask_2 mask_2", cocoa=3),
            LAST,
            ("unlock", "pay 3"),
            {"masks": 4},
            id="rule 9.5 masks",
        ),
        pytest.param(
            seat(vp=20, cocoa=3),
            LAST,
            ("unlock", "pay 1"),
            {"salary": -6},
            id="rule 9.6 unpaid salary",
        ),
        pytest.param(
            seat(temples=(10, 0, 11), cocoa=3),
            LAST,
            ("unlock", "pay 3"),
            {"bonus_tiles": 15 + 12},
            id="rule 14 bonus tiles",
        ),
    ],
)
def test_every_source_has_its_book(
    owner: dict[str, Any], parts: dict[str, Any], texts: tuple[str, ...], expected: dict[str, int]
) -> None:
    """Points go to the book of the rule that brought them."""
    before = table(owner, seat("decorations1!0 palace1 palace1"), **parts)
    assert booked(before, play(before, *texts)) == expected


def test_rule_6_6_learners_are_paid_on_their_own_books() -> None:
    """rule 6.6: each other player on a technology scores 3 VP, the learner nothing."""
    knows = seat(technologies=["resource_extra"])
    before = table(seat("quarry1 palace1 palace1", gold=1), knows, knows)
    after = play(before, *LEARN)
    assert [booked(before, after, i) for i in range(3)] == [{}, {"learners": 3}, {"learners": 3}]


def test_a_written_score_is_earlier_play() -> None:
    """A position that only says how many points there are books them as earlier play."""
    books = table(seat(vp=12)).books(0)
    assert books == {**dict.fromkeys(SOURCES, 0), "earlier_play": 12}


def test_written_books_are_kept() -> None:
    """A position that says where the points came from keeps them apart."""
    position = table(seat(vp=9, books={"masks": 10, "avenue": 5, "salary": -6}))
    expected = {**dict.fromkeys(SOURCES, 0), "masks": 10, "avenue": 5, "salary": -6}
    assert position.books(0) == expected


def test_books_have_one_entry_a_source() -> None:
    """All sources are always there, in one order, at the start with nothing in them."""
    position = Position.new(Setup(players=2), seed=1)
    assert list(position.books(1)) == SOURCES
    assert position.books(1) == dict.fromkeys(SOURCES, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_books_add_up_at_every_moment_of_a_game(players: int, seed: int) -> None:
    """The sum of a seat's books is its score, and no point comes from before the game."""
    position = Position.new(Setup(players=players), seed)
    while not position.over:
        legal = position.legal_actions()
        position.apply(legal[(5 * position.decisions_made + seed) % len(legal)])
        scores = [sum(position.books(i).values()) for i in range(players)]
        assert scores == position.scores()
    for i in range(players):
        assert position.books(i)["earlier_play"] == 0
        assert facts_of(position, i)["vp"] == position.scores()[i]


@pytest.mark.parametrize("bad", [-1, 2, 99, True, False, None, "0", 0.0, 1.5])
def test_a_bad_seat_is_refused(bad: Any) -> None:
    """There are seats 0 and 1; everything else is refused and named."""
    position = table()
    with pytest.raises(TeotihuacanError, match=r"seat must be 0 to 1, not "):
        position.books(bad)
    with pytest.raises(TeotihuacanError, match=r"seat must be 0 to 1, not "):
        position.statistics(bad)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_of_the_game_is_accepted(players: int) -> None:
    """The last seat depends on the number of players."""
    position = Position.new(Setup(players=players), seed=1)
    assert sum(position.books(players - 1).values()) == 0
    with pytest.raises(TeotihuacanError):
        position.books(players)
