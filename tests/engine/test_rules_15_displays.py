"""rule 15.2: displays slide in solo games; rule 15.3: pushing off Teotibot's worker."""

from typing import Any

import pytest

from solo_table import (
    END_OF_TURN,
    QUIET,
    bot,
    bot_turn,
    changed,
    facts,
    order,
    solo,
    texts,
    workers_of,
    you,
    your_turn,
)
from table import answers, board_of, play, seat, table
from teotihuacan import Event, Position

# rule 15.2: your turn ---

A, B, C = "b.Rg", ".brG", ".rbG"
NEW = "gbGb"
PYRAMID_GAPS = [
    ([None, B, C], [B, C, NEW]),
    ([A, None, C], [A, C, NEW]),
    ([A, B, None], [A, B, NEW]),
    ([None, None, C], [C, NEW, NEW]),
    ([None, B, None], [B, NEW, NEW]),
    ([None, None, None], [NEW, NEW, NEW]),
    ([A, B, C], [A, B, C]),
]
DECORATION_GAPS = [
    ([None, ".B", "GG", "BG"], [".B", "GG", "BG", "RB"]),
    (["BR", None, "GG", "BG"], ["BR", "GG", "BG", "RB"]),
    (["BR", ".B", None, "BG"], ["BR", ".B", "BG", "RB"]),
    (["BR", ".B", "GG", None], ["BR", ".B", "GG", "RB"]),
]


def stacks(**left: Any) -> dict[str, Any]:
    """Stacks with nothing but these tiles."""
    return {**QUIET["stacks"], **left}


@pytest.mark.parametrize(("display", "then"), PYRAMID_GAPS)
def test_rule_15_2_pyramid_tiles_slide_left_at_the_end_of_your_turn(
    display: list[str | None], then: list[str]
) -> None:
    """rule 15.2, ruling 22: tiles slide left, new ones come at the right end."""
    new = ["....", "gbGb", "rBrb"][: then.count(NEW)]
    left = stacks(pyramid=dict.fromkeys(new, 1))
    before = solo(pyramid_display=display, stacks=left)
    after, _ = bot_turn(before)
    found = board_of(after, "pyramid_display")
    kept = len(then) - len(new)
    assert found[:kept] == then[:kept]
    assert sorted(found[kept:]) == sorted(new)
    assert board_of(after, "stacks", "pyramid") == {}


@pytest.mark.parametrize(("display", "then"), DECORATION_GAPS)
def test_rule_15_2_decorations_slide_up_at_the_end_of_your_turn(
    display: list[str | None], then: list[str]
) -> None:
    """rule 15.2: tiles slide up, the new one comes at the bottom end."""
    before = solo(decoration_display=display, stacks=stacks(decorations={"RB": 1}))
    assert board_of(bot_turn(before)[0], "decoration_display") == then


def test_rule_15_2_nothing_to_refill_leaves_the_right_and_bottom_ends_empty() -> None:
    """rule 15.2, ruling 22: with empty stacks tiles slide all the same."""
    before = solo(
        pyramid_display=[None, B, C], decoration_display=["BR", None, None, "BG"], act="alchemy"
    )
    after, _ = bot_turn(before)
    assert board_of(after, "pyramid_display") == [B, C, None]
    assert board_of(after, "decoration_display") == ["BR", "BG", None, None]


def test_rule_15_2_tiles_do_not_slide_among_people() -> None:
    """rule 15.2 is for solo games: with two players the gap itself is filled (rule 6.9)."""
    parts = {**QUIET, **END_OF_TURN, "pyramid_display": [None, B, C]}
    parts["decoration_display"] = [None, ".B", "GG", "BG"]
    parts["stacks"] = stacks(pyramid={NEW: 1}, decorations={"RB": 1})
    after = play(table(you(), seat(), **parts), "end turn")
    assert board_of(after, "pyramid_display") == [NEW, B, C]
    assert board_of(after, "decoration_display") == ["RB", ".B", "GG", "BG"]


def test_rule_15_2_your_construction_leaves_a_gap_until_the_turn_is_over() -> None:
    """rule 15.2, ruling 22: the tile taken from the left leaves a gap; then the others slide."""
    human = you("forest1 forest1 palace1", stone=4)
    before = your_turn(
        bot("gold2 nobles2 nobles2 quarry1!"), human, stacks=stacks(pyramid={NEW: 1})
    )
    during = play(
        before,
        "move 1@forest to construction",
        "main action",
        f"pick {A}",
        next(t for t in answers(play(before, *MOVE_AND_PICK)) if t.startswith("place")),
    )
    assert during.question == "end_turn"
    assert board_of(during, "pyramid_display") == [None, B, C]
    assert board_of(play(during, "end turn"), "pyramid_display") == [B, C, NEW]


MOVE_AND_PICK = ("move 1@forest to construction", "main action", f"pick {A}")


# rule 15.2: Teotibot's turn ---


def test_rule_15_2_teotibots_construction_slides_and_refills_within_its_turn() -> None:
    """rule 15.2, ruling 22: it takes the leftmost tile; the draw comes before the tiles shift."""
    before = solo(
        bot("construction2 gold2 nobles2 quarry1!", stone=2),
        act="construction",
        stacks=stacks(pyramid={NEW: 1}),
    )
    after, events = bot_turn(before)
    assert board_of(after, "pyramid_display") == [B, C, NEW]
    assert facts(events, "tile_built")[0]["tile"] == A
    assert facts(events, "drew") == [{"display": "tile", "slot": 2, "tile": NEW}]
    assert order(events, "bot_acted", "drew", "bot_shifted")[:3] == [
        "bot_acted",
        "drew",
        "bot_shifted",
    ]


def test_rule_15_2_teotibots_decoration_slides_and_refills_within_its_turn() -> None:
    """rule 15.2, ruling 22: it takes the topmost tile; the new one comes at the bottom end."""
    before = solo(
        bot("decorations2 gold2 nobles2 quarry1!", gold=2),
        act="decorations",
        stacks=stacks(decorations={"RB": 1}),
    )
    after, events = bot_turn(before)
    assert board_of(after, "decoration_display") == [".B", "GG", "BG", "RB"]
    assert facts(events, "decorated")[0]["decoration"] == "BR"
    assert facts(events, "drew") == [{"display": "decoration", "slot": 3, "decoration": "RB"}]


# rule 15.3: pushing off Teotibot's worker ---

# The worker's board and the board before it; the temple spaces in clockwise order.
BEFORE = {
    "quarry": "palace",
    "forest": "alchemy",
    "decorations": "construction",
    "gold": "nobles",
}
LONG = {"quarry": "stone_quarry", "gold": "gold_deposits"}
# What the ability does to you, who stand below all first steps (rule 5.4).
STEP = {
    "quarry": {"you.temples.green": 1, "you.cocoa": 0},  # 1 paid, 1 gained on the step
    "forest": {"you.temples.red": 1, "you.vp": 1, "you.cocoa": -1},
    "decorations": {"you.temples.red": 1, "you.vp": 1, "you.cocoa": -1},
    "gold": {"you.temples.blue": 1, "you.wood": 1, "you.cocoa": -1},
}
ANSWERS = {"decorations": ["temple red"], "gold": ["1 wood"]}


def worship(before: Position, board: str, events: list[Event] | None = None) -> Position:
    """Move the worker of power 2 to the board and take its worship ability, up to the end."""
    place = LONG.get(board, board)
    said = [f"move 2@{BEFORE[board]} to {place}", f"worship {place}", *ANSWERS.get(board, [])]
    return play(before, *said, events=events)


def pushing(board: str, others: str = "", **parts: Any) -> Position:
    """Teotibot is locked on a board; your worker of power 2 stands before it."""
    human = you(f"{BEFORE[board]}2 {others or 'nobles1 nobles1'}", cocoa=5)
    return your_turn(bot(f"construction2 nobles2 alchemy2 {board}3!"), human, **parts)


@pytest.mark.parametrize(
    ("board", "next_board"),
    [
        ("quarry", "forest"),
        ("forest", "decorations"),
        ("decorations", "gold"),
        ("gold", "quarry"),
    ],
)
def test_rule_15_3_to_the_next_temple_worship_space(board: str, next_board: str) -> None:
    """rule 15.3: clockwise, past the palace, without effect: no step, no tile, no power."""
    before = pushing(board)
    after = worship(before, board)
    assert after.question == "end_turn"
    yours = {key: value for key, value in STEP[board].items() if value}
    assert changed(before, after) == yours | {
        "bot.workers": texts(f"construction2 nobles2 alchemy2 {next_board}3!"),
        "you.workers": texts(f"{board}2! nobles1 nobles1"),
    }


# Your locked workers: where the one pushed off quarry, forest, decorations, gold goes.
OCCUPIED = [
    ("quarry", "forest1! nobles1", "decorations"),
    ("quarry", "forest1! decorations1!", "gold"),
    ("forest", "decorations1! gold1!", "quarry"),
    ("forest", "decorations1! nobles1", "gold"),
    ("decorations", "gold1! quarry1!", "forest"),
    ("gold", "quarry1! forest1!", "decorations"),
    ("gold", "palace1!0 palace1!1 quarry1!", "forest"),
]


@pytest.mark.parametrize(("board", "others", "target"), OCCUPIED)
def test_rule_15_3_your_locked_workers_are_passed_by(
    board: str, others: str, target: str
) -> None:
    """rule 15.3: to the next EMPTY temple space; your locked workers stay where they are."""
    before = pushing(board, others)
    after = worship(before, board)
    assert workers_of(after, 1) == texts(f"construction2 nobles2 alchemy2 {target}3!")
    assert workers_of(after, 0) == texts(f"{board}2! {others}")


FULL = [
    ("quarry", "forest1! decorations1! gold1!", "forest"),
    ("forest", "decorations1! gold1! quarry1!", "decorations"),
    ("decorations", "gold1! quarry1! forest1!", "gold"),
    ("gold", "quarry1! forest1! decorations1!", "quarry"),
]


@pytest.mark.parametrize(("board", "others", "target"), FULL)
def test_rule_15_3_without_an_empty_space_it_pushes_off_your_next_worker(
    board: str, others: str, target: str
) -> None:
    """rule 15.3: your next locked worker clockwise goes to its general area, nothing is paid."""
    before = pushing(board, others)
    events: list[Event] = []
    after = worship(before, board, events)
    yours = {key: value for key, value in STEP[board].items() if value}
    assert changed(before, after) == yours | {
        "bot.workers": texts(f"construction2 nobles2 alchemy2 {target}3!"),
        "you.workers": texts(f"{board}2! {others.replace(f'{target}1!', f'{target}1')}"),
    }
    assert [(e.seat, e.facts["board"]) for e in events if e.kind == "pushed_off"] == [
        (0, LONG.get(target, target))
    ]


def test_rule_15_3_never_to_the_palace_nor_from_it() -> None:
    """rule 15.3: empty palace spaces don't count, and your palace worker is not pushed off."""
    before = pushing("gold", "quarry1! forest1! palace1!2")
    after = worship(before, "gold")
    assert workers_of(after, 1) == texts("construction2 nobles2 alchemy2 decorations3!")
    assert workers_of(after, 0) == texts("gold2! quarry1! forest1! palace1!2")


def test_rule_15_3_pushing_off_costs_one_cocoa() -> None:
    """rule 5.2, rule 15.3: without cocoa the space of Teotibot's worker can't be taken."""
    human = you("palace2 nobles1 nobles1")
    before = your_turn(bot("construction2 nobles2 alchemy2 quarry3!"), human)
    assert answers(play(before, "move 2@palace to stone_quarry")) == [
        "collect cocoa",
        "main action",
        "use victory_points",
    ]


def test_rule_15_3_an_unlocked_worker_of_teotibot_is_no_obstacle() -> None:
    """rule 3.3, rule 15.3: only its locked worker is on the space; its others stay and cost
    nothing."""
    human = you("palace2 nobles1 nobles1")
    before = your_turn(bot("quarry2 nobles2 alchemy2 forest3!"), human)
    after = worship(before, "quarry")
    assert workers_of(after, 1) == workers_of(before, 1)
    assert changed(before, after) == {
        "you.cocoa": 1,
        "you.temples.green": 1,
        "you.workers": "nobles1 nobles1 quarry2!",
    }


def test_rule_15_3_ruling_36_before_your_own_workers_effect() -> None:
    """ruling 36: it is gone before you choose a temple, or what comes first of both."""
    before = pushing("decorations")
    asked = play(before, "move 2@construction to decorations", "worship decorations")
    assert asked.question == "choose_temple"
    assert workers_of(asked, 1) == texts("construction2 nobles2 alchemy2 gold3!")
    both = play(
        before, "move 2@construction to decorations", "worship decorations with discovery"
    )
    assert both.question == "worship_order"
    assert workers_of(both, 1) == texts("construction2 nobles2 alchemy2 gold3!")


def test_rule_15_3_ruling_36_also_when_it_pushes_off_your_worker() -> None:
    """ruling 36: its move and your unlocked worker come before your step."""
    events: list[Event] = []
    worship(pushing("quarry", "forest1! decorations1! gold1!"), "quarry", events)
    told = order(events, "paid", "pushed_off", "bot_worshipped", "locked", "temple_stepped")
    assert told == ["paid", "pushed_off", "bot_worshipped", "locked", "temple_stepped"]


def test_rule_15_3_ruling_37_advanced_worship_gains_the_cocoa() -> None:
    """ruling 37: with that variant pushing Teotibot's worker off brings 1 cocoa."""
    before = pushing("forest", options={"advanced_worship": True})
    assert changed(before, worship(before, "forest")) == {
        "bot.workers": texts("construction2 nobles2 alchemy2 decorations3!"),
        "you.cocoa": 1,
        "you.temples.red": 1,
        "you.vp": 1,
        "you.workers": "forest2! nobles1 nobles1",
    }
