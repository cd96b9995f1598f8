"""`position.statistics(seat)`: what a seat has done, one transcript for each statistic."""

from typing import Any

import pytest

from table import board_of, facts_of, flat, play, seat, table
from teotihuacan import Position, Setup
from teotihuacan.engine.statistics import STATISTIC_ROWS

QUIET = ("move 1@palace to stone_quarry", "collect cocoa")


def counted(before: Position, after: Position, of: int = 0) -> dict[str, int]:
    """The statistics that changed, by how much."""
    old, new = flat(before.statistics(of)), flat(after.statistics(of))
    return {name: new[name] - old[name] for name in new if new[name] != old[name]}


# The transcripts: what a seat has, further parts, the actions, what is counted.
Case = tuple[dict[str, Any], dict[str, Any], tuple[str, ...], dict[str, int]]
CASES: dict[str, Case] = {
    "rule 4: turns, cocoa_actions, cocoa_collected, cocoa_gained": (
        seat("palace1 quarry1 nobles1"),
        {},
        QUIET,
        {"turns": 1, "cocoa_actions": 1, "cocoa_collected": 2, "cocoa_gained": 2},
    ),
    "rule 6.1: main_actions, cocoa_spent": (
        seat("palace2 quarry2 nobles1", cocoa=1),
        {},
        ("move 2@palace to stone_quarry", "main action"),
        {"turns": 1, "main_actions": 1, "cocoa_spent": 1},
    ),
    "rule 5: worships, temple_steps": (
        seat("palace2 nobles1 nobles1"),
        {},
        ("move 2@palace to stone_quarry", "worship stone_quarry"),
        {"turns": 1, "worships": 1, "temple_steps.green": 1, "cocoa_gained": 1},
    ),
    "rule 3.1: unlocks by spending a turn": (
        seat("palace1!0 palace1!1 nobles1"),
        {},
        ("unlock",),
        {"turns": 1, "unlocks": 1},
    ),
    "rule 3.4: unlocks for cocoa": (
        seat("palace1!0 palace1!1 nobles1", cocoa=3),
        {},
        ("unlock for 3 cocoa",),
        {"unlocks": 1, "cocoa_spent": 3},
    ),
    "rule 6.7: buildings, avenue": (
        seat("decorations1 palace1 palace1", wood=2),
        {},
        ("move 1@decorations to nobles", "main action"),
        {"turns": 1, "main_actions": 1, "buildings": 1, "avenue": 1},
    ),
    "rule 6.8: decorations, icon_matches": (
        seat("construction1 palace1 palace1", gold=3),
        {"decoration_display": ["RB"]},
        ("move 1@construction to decorations", "main action", "decorate RB top"),
        {
            "turns": 1,
            "main_actions": 1,
            "decorations": 1,
            "icon_matches": 1,
            "temple_steps.red": 1,
        },
    ),
    "rule 6.9: tiles_per_level on level 1, icon_matches": (
        seat("forest1 palace1 palace1", stone=2),
        {"pyramid_display": ["...."]},
        ("move 1@forest to construction", "main action", "place 1-1-1 turn 0"),
        {"turns": 1, "main_actions": 1, "tiles_per_level.0": 1, "icon_matches": 2},
    ),
    "rule 8.1: ascensions": (
        seat("alchemy5 palace1 palace1", cocoa=3),
        {},
        (
            "move 5@alchemy to forest",
            "main action",
            "ascend two temples",
            "temple red",
            "temple green",
        ),
        {
            "turns": 1,
            "main_actions": 1,
            "ascensions": 1,
            "avenue": 1,
            "cocoa_spent": 3,
            "cocoa_gained": 1,
            "temple_steps.red": 1,
            "temple_steps.green": 1,
        },
    ),
    "rule 5.7: discoveries_bought": (
        seat("alchemy1 palace1 palace1", cocoa=1, wood=1),
        {"discoveries": {"forest": ["mask_2"]}},
        ("move 1@alchemy to forest", "worship forest for discovery"),
        {"turns": 1, "worships": 1, "discoveries_bought": 1, "cocoa_spent": 1},
    ),
    "rule 11.1: cocoa of a tile is gained, not collected": (
        seat(discoveries="cocoa"),
        {},
        ("use cocoa",),
        {"cocoa_gained": 4},
    ),
    "rule 11.5: what free_cocoa saves is not spent": (
        seat("palace2 quarry2 nobles1", discoveries="free_cocoa"),
        {},
        ("move 2@palace to stone_quarry", "use free_cocoa"),
        {"turns": 1, "main_actions": 1},
    ),
    "rule 11.2: a double move is one turn": (
        seat("palace1 palace1 nobles1", discoveries="double_move"),
        {},
        ("use double_move", *QUIET),
        {"turns": 1, "cocoa_actions": 1, "cocoa_collected": 1, "cocoa_gained": 1},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_a_turn_adds_to_the_statistics(case: Case) -> None:
    """Each statistic by a transcript; nobody else's change."""
    owner, parts, texts, expected = case
    before = table(owner, seat(), **parts)
    after = play(before, *texts)
    assert counted(before, after) == expected
    assert counted(before, after, 1) == {}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_rule_6_9_tiles_per_level(level: int) -> None:
    """rule 6.9: a tile above the base counts for its own level (1 to 3 counted from 0)."""
    cells = [
        [k, row, column] for k in range(4) for row in range(4 - k) for column in range(4 - k)
    ]
    below = [cell for cell in cells if cell[0] < level]
    tiles = [name for name in board_of(table(), "stacks", "pyramid") if name != "...."]
    before = table(
        seat("forest1 palace1 palace1", stone=2, wood=level),
        pyramid=[{"cell": c, "tile": t} for c, t in zip(below, tiles, strict=False)],
        pyramid_display=["...."],
    )
    built = play(before, "move 1@forest to construction", "main action")
    after = built if level == 3 else play(built, f"place {level + 1}-1-1 turn 0")
    found = counted(before, after)
    assert found[f"tiles_per_level.{level}"] == 1
    assert [name for name in found if name.startswith("tiles_per_level")] == [
        f"tiles_per_level.{level}"
    ]


@pytest.mark.parametrize("scored", [0, 1, 2])
def test_rule_9_statistics_of_an_eclipse(scored: int) -> None:
    """rule 9.3, rule 9.4, rule 9.5, rule 9.6: track, technologies and masks as they were, and
    the salary."""
    before = table(
        seat(
            cocoa=5,
            track=4,
            technologies=["palace_cocoa", "resource_extra"],
            discoveries="mask_4 mask_4 mask_5 temple_any",
        ),
        seat("forest1!0 palace1 palace4"),
        calendar={
            "light": (10, 9, 8)[scored],
            "eclipses_scored": scored,
            "eclipse_in_turns": 1,
        },
        turn={"seat": 1},
    )
    after = play(before, "unlock", "pay 2")
    assert counted(before, after) == {
        f"track_per_eclipse.{scored}": 4,
        f"technologies_per_eclipse.{scored}": 2,
        f"masks_per_eclipse.{scored}": 3,
        "cocoa_paid": 2,
        "cocoa_unpaid": 1,
        "cocoa_spent": 2,
    }
    assert counted(before, after, 1) == {"turns": 1, "unlocks": 1, "cocoa_unpaid": 4}


def test_rule_11_5_a_free_salary_is_neither_paid_nor_unpaid() -> None:
    """rule 11.5: with free_cocoa no cocoa is owed at this eclipse."""
    before = table(
        seat(discoveries="free_cocoa"),
        seat("forest1!0 palace1 palace1"),
        calendar={"light": 10, "eclipse_in_turns": 1},
        turn={"seat": 1},
    )
    assert counted(before, play(before, "unlock", "use free_cocoa")) == {}


def test_every_statistic_has_a_transcript() -> None:
    """The transcripts of this file leave out no statistic."""
    named = {name.split(".")[0] for case in CASES.values() for name in case[3]}
    eclipse = {"track_per_eclipse", "technologies_per_eclipse", "masks_per_eclipse"}
    salary = {"cocoa_paid", "cocoa_unpaid"}
    assert named | eclipse | salary == {*STATISTIC_ROWS, "temple_steps", "avenue"}


def test_statistics_at_the_start_of_a_game() -> None:
    """rule 2.1: nothing done yet; the starting cocoa of the last player is gained."""
    statistics = Position.new(Setup(players=4), seed=1).statistics(3)
    assert statistics == {
        "temple_steps": {"blue": 0, "red": 0, "green": 0},
        "avenue": 0,
        "track_per_eclipse": [0, 0, 0],
        "technologies_per_eclipse": [0, 0, 0],
        "masks_per_eclipse": [0, 0, 0],
        "tiles_per_level": [0, 0, 0, 0],
        "decorations": 0,
        "buildings": 0,
        "discoveries_bought": 0,
        "icon_matches": 0,
        "ascensions": 0,
        "turns": 0,
        "main_actions": 0,
        "worships": 0,
        "cocoa_actions": 0,
        "unlocks": 0,
        "cocoa_collected": 0,
        "cocoa_gained": 3,
        "cocoa_spent": 0,
        "cocoa_paid": 0,
        "cocoa_unpaid": 0,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_statistics_of_a_whole_game_fit_the_position(players: int, seed: int) -> None:
    """What was counted on the way is what lies on the table in the end."""
    position = Position.new(Setup(players=players), seed)
    laid = len(board_of(position, "pyramid"))
    while not position.over:
        legal = position.legal_actions()
        position.apply(legal[(3 * position.decisions_made + seed) % len(legal)])
    every = [position.statistics(i) for i in range(players)]
    for i, one in enumerate(every):
        facts = facts_of(position, i)
        player = board_of(position, "players", i)
        owned = [*player["discoveries"].values(), *player["used_discoveries"].values()]
        assert one["cocoa_gained"] - one["cocoa_spent"] == facts["cocoa"]
        assert one["discoveries_bought"] == sum(owned)
        assert one["temple_steps"] == player["temples"]
        assert one["avenue"] == facts["avenue"]
        assert one["cocoa_collected"] >= one["cocoa_actions"]
        free_unlocks = one["turns"] - one["main_actions"] - one["worships"] - one["cocoa_actions"]
        assert 0 <= free_unlocks <= one["unlocks"]
    assert sum(sum(one["tiles_per_level"]) for one in every) == (
        len(board_of(position, "pyramid")) - laid
    )
    assert sum(one["buildings"] for one in every) == sum(board_of(position, "nobles"))
    sides = board_of(position, "decorations").values()
    assert sum(one["decorations"] for one in every) == sum(len(side) for side in sides)
    assert every[0]["turns"] - every[-1]["turns"] in (0, 1)
