"""rule 4, rule 5.1, rule 5.2, rule 5.3, rule 5.4, rule 5.5: collecting cocoa; worship spaces,
pushing off, the five abilities."""

from typing import Any

import pytest

from table import answers, board_of, changes, facts_of, play, seat, table

ROYAL = ("tech_vp", "cocoa_to_wood_and_stone", "gain_cocoa")
# Each board and one that lies 1 to 3 boards before it.
BEFORE = {
    "palace": "nobles",
    "stone_quarry": "palace",
    "alchemy": "palace",
    "forest": "palace",
    "construction": "forest",
    "decorations": "forest",
    "nobles": "forest",
    "gold_deposits": "nobles",
}


# Collecting cocoa ---


@pytest.mark.parametrize(
    ("own", "others", "cocoa"),
    [
        ("palace1 forest1 nobles1", ("quarry2", "quarry4", "quarry3!0"), 3),  # E1
        ("palace1 forest1 nobles1", ("quarry1 quarry1", "quarry5", "quarry1!0"), 3),
        ("palace1 quarry4 nobles1", ("quarry2", "quarry4", "quarry3!0"), 4),
        ("palace1 quarry4 quarry1", ("quarry2", "quarry4", "quarry3!0"), 4),
        ("palace1 forest1 nobles1", ("quarry2", "quarry4", "quarry3"), 4),
        ("palace1 quarry1 nobles1", ("quarry2", "quarry4", "quarry3"), 5),
        ("palace1 forest1 nobles1", ("alchemy1", "alchemy1", "quarry3!0"), 1),
        ("palace1 quarry1!0 nobles1", ("alchemy1", "alchemy1", "alchemy1"), 1),
        ("palace1 quarry1 nobles1", ("alchemy1", "alchemy1", "alchemy1"), 2),
    ],
)
def test_rule_4_colours_of_unlocked_workers_plus_one(
    own: str, others: tuple[str, ...], cocoa: int
) -> None:
    """4, E1: colours of unlocked workers there before the mover, each once, plus 1."""
    seats = [seat(texts + " alchemy5" * (3 - len(texts.split()))) for texts in others]
    before = table(seat(own, cocoa=4), *seats)
    after = play(before, "move 1@palace to stone_quarry", "collect cocoa")
    assert changes(before, after, 0) == {"cocoa": cocoa}
    for other in (1, 2, 3):
        assert changes(before, after, other, workers=True) == {}


def test_rule_4_mover_goes_to_the_general_area() -> None:
    """4, E1: the die is unlocked, of the same power; nothing else changes."""
    before = table(
        seat("palace4 forest1 nobles1", cocoa=4),
        seat("quarry2 alchemy1 alchemy1"),
        seat("quarry3 alchemy1 alchemy1"),
        seat("quarry1!0 alchemy1 alchemy1"),
    )
    after = play(before, "move 4@palace to stone_quarry", "collect cocoa")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 3,
        "workers": ["forest1", "nobles1", "stone_quarry4"],
    }


@pytest.mark.parametrize(("board", "start"), BEFORE.items())
def test_rule_4_allowed_on_every_board(board: str, start: str) -> None:
    """rule 4: on all eight boards, the palace too; here beside one other colour."""
    before = table(
        seat(f"{start}2 {start}1 {start}1", discoveries="victory_points"),
        seat(f"{board}1 {board}3 {board}3"),
    )
    after = play(before, f"move 2@{start} to {board}", "collect cocoa", "end turn")
    assert changes(before, after, 0) == {"cocoa": 2}


@pytest.mark.parametrize(
    ("neutral", "cocoa"),
    [
        ([["forest", "nobles", "palace"]], 2),
        ([["forest", "nobles", "palace"], ["forest", "alchemy", "construction"]], 3),
        ([["nobles", "alchemy", "palace"], ["nobles", "alchemy", "construction"]], 1),
    ],
)
def test_rule_2_5_neutral_dice_are_colours(neutral: list[list[str]], cocoa: int) -> None:
    """rule 2.5, rule 4: a neutral colour counts like a player's."""
    before = table(seat("palace1 nobles1 nobles1"), neutral_dice=neutral)
    after = play(before, "move 1@palace to forest", "collect cocoa")
    assert changes(before, after, 0) == {"cocoa": cocoa}
    assert board_of(after, "neutral_dice")[: len(neutral)] == neutral


# Worship: where, and what is locked ---


def test_rule_5_1_three_spaces_at_the_palace() -> None:
    """rule 5.1: one space per royal tile; each worker is locked on the space of its tile."""
    before = table(seat("nobles1 forest1 forest1"), royal_tiles=[*ROYAL])
    choice = play(before, "move 1@nobles to palace")
    assert answers(choice) == ["collect cocoa", *(f"worship {tile}" for tile in ROYAL)]
    for space, tile in enumerate(ROYAL):
        after = play(choice, f"worship {tile}")
        assert facts_of(after, 0)["workers"] == ["forest1", "forest1", f"palace1!{space}"]


@pytest.mark.parametrize(
    ("start", "board", "answer", "gained"),
    [
        ("palace", "forest", (), {"temples.red": 1, "vp": 1}),
        ("palace", "stone_quarry", (), {"temples.green": 1, "cocoa": 1}),
        ("nobles", "gold_deposits", ("1 stone",), {"temples.blue": 1, "stone": 1}),
        ("forest", "decorations", ("temple red",), {"temples.red": 1, "vp": 1}),
        ("forest", "decorations", ("temple green",), {"temples.green": 1, "cocoa": 1}),
        ("forest", "decorations", ("temple blue", "1 gold"), {"temples.blue": 1, "gold": 1}),
    ],
)
def test_rule_5_4_abilities_of_the_temple_spaces(
    start: str, board: str, answer: tuple[str, ...], gained: dict[str, Any]
) -> None:
    """rule 5.4: forest red, quarry green, gold blue, decorations any; the worker is locked."""
    before = table(seat(f"{start}4 alchemy1 alchemy1"))
    after = play(before, f"move 4@{start} to {board}", f"worship {board}", *answer)
    assert changes(before, after, 0, workers=True) == {
        **gained,
        "workers": sorted(["alchemy1", "alchemy1", f"{board}4!0"]),
    }


def test_rule_5_4_colours_dont_matter_for_worship() -> None:
    """rule 5.4: worship costs nothing on an empty space, however many colours are there."""
    before = table(
        seat("palace1 forest1 nobles1"),
        seat("forest1 forest2 nobles1"),
        neutral_dice=[["forest", "nobles", "palace"]],
    )
    after = play(before, "move 1@palace to forest", "worship forest")
    assert changes(before, after, 0) == {"temples.red": 1, "vp": 1}


# Pushing off ---


@pytest.mark.parametrize(
    ("start", "board", "answer", "gained"),
    [
        ("palace", "forest", (), {"temples.red": 1, "vp": 1, "cocoa": -1}),
        ("palace", "stone_quarry", (), {"temples.green": 1}),  # its cocoa comes back
        ("nobles", "gold_deposits", ("1 gold",), {"temples.blue": 1, "gold": 1, "cocoa": -1}),
        ("forest", "decorations", ("temple red",), {"temples.red": 1, "vp": 1, "cocoa": -1}),
    ],
)
def test_rule_5_2_pushing_off_costs_1_cocoa(
    start: str, board: str, answer: tuple[str, ...], gained: dict[str, Any]
) -> None:
    """rule 5.2: the other worker is unlocked into the general area of that board, power as it
    was."""
    before = table(
        seat(f"{start}2 nobles1 nobles1", cocoa=1), seat(f"{board}5!0 palace1 nobles1")
    )
    after = play(before, f"move 2@{start} to {board}", f"worship {board}", *answer)
    assert changes(before, after, 0, workers=True) == {
        **gained,
        "workers": sorted([f"{board}2!0", "nobles1", "nobles1"]),
    }
    assert changes(before, after, 1, workers=True) == {
        "workers": sorted([f"{board}5", "nobles1", "palace1"])
    }


def test_rule_5_2_not_without_cocoa() -> None:
    """rule 5.2: who can't pay for pushing off can't worship there."""
    before = table(seat("palace2 nobles1 nobles1"), seat("forest5!0 palace1 nobles1"))
    after = play(before, "move 2@palace to forest")
    assert answers(after) == ["collect cocoa", "main action"]


def test_rule_5_2_own_worker_cant_be_pushed_off() -> None:
    """rule 5.2: a space with an own worker is closed, whatever the cocoa."""
    before = table(
        seat("palace2 forest1!0 nobles1", cocoa=9), discoveries={"forest": ["any_resources_2"]}
    )
    after = play(before, "move 2@palace to forest")
    assert answers(after) == ["unlock for 3 cocoa", "collect cocoa", "main action"]


def test_rule_5_2_spaces_of_the_palace_are_separate() -> None:
    """rule 5.2: pay for the space that is taken, not for its neighbour; the own one is closed."""
    before = table(
        seat("nobles2 forest1 palace1!0", cocoa=1),
        seat("palace3!2 nobles1 nobles1"),
        royal_tiles=[*ROYAL],
    )
    choice = play(before, "move 2@nobles to palace")
    assert answers(choice) == [
        "collect cocoa",
        "worship cocoa_to_wood_and_stone",
        "worship gain_cocoa",
    ]
    after = play(choice, "worship gain_cocoa")
    assert changes(before, after, 0)["cocoa"] == -1 + 3
    assert facts_of(after, 1)["workers"] == ["nobles1", "nobles1", "palace3"]


def test_rule_5_2_pushed_worker_is_free_on_its_owners_turn() -> None:
    """rule 5.2, rule 3.3: it can move again; it needs no unlocking any more."""
    before = table(seat("palace2 nobles1 nobles1", cocoa=1), seat("forest5!0 palace1 nobles1"))
    after = play(before, "move 2@palace to forest", "worship forest")
    assert after.seat == 1
    assert "move 5@forest to construction" in answers(after)
    assert "unlock" not in answers(after)


def test_rule_5_2_the_worker_just_locked_is_locked() -> None:
    """rule 5.2, rule 3.3: on the next own turn it can't move, and unlocking is offered."""
    before = table(seat("palace2 nobles1 nobles1"), seat("palace1 nobles1 nobles1"))
    after = play(before, "move 2@palace to forest", "worship forest")
    after = play(after, "move 1@palace to stone_quarry", "collect cocoa")
    assert after.seat == 0
    assert "unlock" in answers(after)
    assert not [text for text in answers(after) if text.startswith("move 2")]


# Steps by worship ---


def test_ruling_8_top_step_gives_its_reward() -> None:
    """ruling 8, rule 7.1: worship from the penultimate step reaches the top, 7 VP on red."""
    before = table(seat("palace1 nobles1 nobles1", temples=(0, 10, 0)))
    after = play(before, "move 1@palace to forest", "worship forest")
    assert changes(before, after, 0) == {"temples.red": 1, "vp": 7}


def test_ruling_8_a_blocked_step_is_lost() -> None:
    """ruling 8, rule 7.2: with the top taken worship locks the worker and brings nothing."""
    before = table(seat("palace1 nobles1 nobles1", temples=(0, 10, 0)), seat(temples=(0, 11, 0)))
    after = play(before, "move 1@palace to forest", "worship forest")
    assert changes(before, after, 0, workers=True) == {
        "workers": ["forest1!0", "nobles1", "nobles1"]
    }


def test_ruling_8_a_possible_step_is_never_optional() -> None:
    """ruling 8: at decorations one of the temples must be chosen, blocked ones not."""
    before = table(seat("forest1 nobles1 nobles1", temples=(0, 10, 5)), seat(temples=(0, 11, 0)))
    after = play(before, "move 1@forest to decorations", "worship decorations")
    assert answers(after) == ["temple blue", "temple green"]


def test_ruling_8_the_only_possible_temple_is_taken() -> None:
    """ruling 8, rule 7.2: with two temples blocked the step is made on the third."""
    before = table(
        seat("forest1 nobles1 nobles1", temples=(10, 10, 5)), seat(temples=(11, 11, 0))
    )
    after = play(before, "move 1@forest to decorations", "worship decorations")
    assert changes(before, after, 0) == {"temples.green": 1, "cocoa": 2}
