"""rule 3.1, rule 3.2, rule 3.3, rule 3.5: the choices of a turn, moving, locked workers, the
light disc."""

import pytest

from table import answers, board_of, changes, facts_of, play, seat, table
from teotihuacan import Event

RING = (
    "palace",
    "stone_quarry",
    "alchemy",
    "forest",
    "construction",
    "decorations",
    "nobles",
    "gold_deposits",
)
OTHER_RING = (
    "palace",
    "nobles",
    "gold_deposits",
    "decorations",
    "construction",
    "alchemy",
    "stone_quarry",
    "forest",
)


def moves(texts: list[str]) -> set[str]:
    """The moves among some answers."""
    return {text for text in texts if text.startswith("move")}


# Moving ---


@pytest.mark.parametrize("ring", [RING, OTHER_RING])
@pytest.mark.parametrize("place", range(8))
def test_rule_3_2_one_two_or_three_boards_clockwise(ring: tuple[str, ...], place: int) -> None:
    """rule 3.2: from every board the next three clockwise, and no other."""
    start = ring[place]
    before = table(seat(f"{start}1 {start}1 {start}1"), ring=[*ring])
    targets = [ring[(place + steps) % 8] for steps in (1, 2, 3)]
    assert moves(answers(before)) == {f"move 1@{start} to {board}" for board in targets}


def test_rule_3_2_every_unlocked_worker_may_move() -> None:
    """rule 3.2: one worker moves, any of them; two equal ones on a board are one choice."""
    before = table(seat("palace1 palace1 palace2 nobles1"))
    assert answers(before) == [
        f"move {worker} to {board}"
        for worker, boards in (
            ("1@palace", ("forest", "stone_quarry", "alchemy")),
            ("2@palace", ("forest", "stone_quarry", "alchemy")),
            ("1@nobles", ("palace", "stone_quarry", "gold_deposits")),
        )
        for board in boards
    ]


def test_rule_3_2_only_the_mover_moves() -> None:
    """rule 3.2: the mover keeps its power, the others stay."""
    before = table(seat("palace1 palace2 nobles4"))
    after = play(before, "move 2@palace to forest", "collect cocoa")
    assert changes(before, after, 0, workers=True) == {
        "cocoa": 1,
        "workers": ["forest2", "nobles4", "palace1"],
    }
    assert changes(before, after, 1, workers=True) == {}


def test_rule_3_2_exactly_one_action() -> None:
    """rule 3.2: collect cocoa, worship or the main action; then it is the next player's turn."""
    before = table(seat("palace1 decorations1 decorations1"))
    choice = play(before, "move 1@palace to forest")
    assert answers(choice) == ["collect cocoa", "main action", "worship forest"]
    for text in answers(choice):
        after = play(choice, text)
        assert (after.question, after.seat) == ("turn", 1)


@pytest.mark.parametrize(
    ("start", "board", "actions"),
    [
        ("nobles", "palace", ["worship gain_cocoa", "worship tech_vp"]),
        ("palace", "stone_quarry", ["main action", "worship stone_quarry"]),
        ("palace", "alchemy", ["main action"]),
        ("palace", "forest", ["main action", "worship forest"]),
        ("alchemy", "construction", ["main action"]),
        ("forest", "decorations", ["main action", "worship decorations"]),
        ("forest", "nobles", ["main action"]),
        ("nobles", "gold_deposits", ["main action", "worship gold_deposits"]),
    ],
)
def test_rule_3_2_actions_of_every_board(start: str, board: str, actions: list[str]) -> None:
    """rule 3.2, rule 5.1, rule 6.1: cocoa everywhere, worship on five boards, a main action on
    all but 1."""
    before = table(
        seat(f"{start}1 {start}1 {start}2", wood=2, stone=2, gold=3),
        decoration_display=["BR"],
        pyramid_display=["b.Rg"],
    )
    after = play(before, f"move 2@{start} to {board}")
    found = [text for text in answers(after) if "cocoa_to_gold" not in text]
    assert found == ["collect cocoa", *actions]


# Locked workers ---


def test_rule_3_3_locked_worker_cant_move() -> None:
    """rule 3.3: only the two others can."""
    before = table(seat("forest3!0 palace1 nobles1"))
    assert moves(answers(before)) == {
        "move 1@palace to stone_quarry",
        "move 1@palace to alchemy",
        "move 1@palace to forest",
        "move 1@nobles to gold_deposits",
        "move 1@nobles to palace",
        "move 1@nobles to stone_quarry",
    }


def test_rule_3_3_locked_worker_is_no_colour_and_counts_for_nothing() -> None:
    """rule 3.3: the main action costs nothing beside a locked worker; one worker counts."""
    before = table(seat("forest5!0 palace2 nobles1"))
    after = play(before, "move 2@palace to forest", "main action")
    assert changes(before, after, 0, workers=True) == {
        "wood": 1,
        "workers": ["forest3", "forest5!0", "nobles1"],
    }


def test_rule_3_3_locked_worker_cant_be_powered_up_by_a_tile() -> None:
    """rule 3.3: power_up_twice takes the two unlocked workers only."""
    before = table(seat("forest3!0 palace1 nobles2", discoveries="power_up_twice"))
    after = play(before, "use power_up_twice")
    assert answers(after) == ["worker 1@palace", "worker 2@nobles"]


# Free unlocking ---


def test_rule_3_1_unlock_all_for_free_is_the_whole_turn() -> None:
    """rule 3.1: all locked workers slide to their general areas; nothing else; next player."""
    before = table(seat("forest3!0 palace2!1 nobles1"))
    after = play(before, "unlock")
    assert changes(before, after, 0, workers=True) == {
        "workers": ["forest3", "nobles1", "palace2"]
    }
    assert (after.question, after.seat) == ("turn", 1)


def test_rule_3_1_unlocking_needs_a_locked_worker() -> None:
    """rule 3.1: without one there is no such choice, for free or for cocoa."""
    texts = answers(table(seat("forest3 palace2 nobles1", cocoa=9)))
    assert [text for text in texts if text.startswith("unlock")] == []


def test_rule_3_1_unlocks_own_workers_only() -> None:
    """rule 3.1: another player's locked worker stays locked."""
    before = table(seat("forest3!0 palace2 nobles1"), seat("palace1!0 stone_quarry2!0 nobles1"))
    after = play(before, "unlock")
    assert facts_of(after, 0)["workers"] == ["forest3", "nobles1", "palace2"]
    assert changes(before, after, 1, workers=True) == {}


def test_rule_3_1_all_locked_leaves_the_free_unlock_alone() -> None:
    """rule 3.1, T9b: no unlocked worker and 2 cocoa: the free unlock is forced, so it is done."""
    before = table(
        seat("forest3!0 palace2!1 palace1!0", cocoa=2),
        seat("palace1 palace1 nobles1"),
        turn={"seat": 1},
    )
    events: list[Event] = []
    after = play(before, "move 1@palace to alchemy", events=events)
    assert changes(before, after, 0, workers=True) == {
        "workers": ["forest3", "palace1", "palace2"]
    }
    assert (after.question, after.seat) == ("turn", 1)
    assert [e.facts["board"] for e in events if e.kind == "unlocked"] == [
        "palace",
        "palace",
        "forest",
    ]


def test_rule_3_1_all_locked_with_3_cocoa_leaves_both_ways() -> None:
    """rule 3.1: the free unlock, or 3 cocoa and a normal turn."""
    before = table(seat("forest3!0 palace2!1 palace1!0", cocoa=3))
    assert answers(before) == ["unlock", "unlock for 3 cocoa"]
    after = play(before, "unlock for 3 cocoa")
    assert after.seat == 0
    assert moves(answers(after)) == set(answers(after))
    assert len(answers(after)) == 9


# The light disc ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_3_5_light_disc_moves_after_the_last_player(players: int) -> None:
    """rule 3.5: once a round, after the turn of the last seat."""
    position = table(*[seat("palace1 forest1 nobles1") for _ in range(players)])
    discs = []
    for move in ("move 1@nobles to gold_deposits", "move 1@gold_deposits to palace"):
        for at in range(players):
            assert position.seat == at
            position = play(position, move, "collect cocoa")
            discs.append(board_of(position, "calendar", "light"))
    assert discs == [0] * (players - 1) + [1] * players + [2]


def test_rule_3_5_unlocking_is_a_turn_too() -> None:
    """rule 3.5, rule 3.1: the last player's free unlock moves the light disc."""
    before = table(seat(), seat("forest1!0 palace1 palace1"), turn={"seat": 1})
    after = play(before, "unlock")
    assert board_of(after, "calendar", "light") == 1
    assert (after.question, after.seat) == ("turn", 0)
