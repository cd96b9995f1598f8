"""A refused action says what was asked, what was tried and why not, and changes nothing."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from teotihuacan.engine import ACTIONS, IllegalAction, Position, Setup
from teotihuacan.engine import constants as w
from teotihuacan.engine.explain.action_words import Asked
from teotihuacan.engine.explain.answers import UNEXPLAINED, reason_of
from teotihuacan.engine.explain.refusals import refusal
from teotihuacan.engine.position import Position as Interpreted
from teotihuacan.engine.record.storage import pack, unpack
from teotihuacan.engine.schema.actions import kind_of
from teotihuacan.engine.schema.discovery_tiles import MASKS
from teotihuacan.i18n import translate

pytestmark = pytest.mark.random_games

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"first_game": True},
    {"draft": True},
    {"dark_eclipse": True, "advanced_worship": True},
)


def enriched(position: Position, chance: random.Random) -> Position:
    """A position with random goods, tiles, technologies, temples and workers for everybody."""
    record = unpack(position.to_bytes())
    for seat in range(record["players"]):
        record["goods"][seat] = [chance.randrange(10) for _ in range(w.GOODS)]
        record["temple"][seat] = [chance.choice((0, 3, 9, 10)) for _ in range(w.TEMPLES)]
        record["knows"][seat] = [chance.randrange(3) // 2 for _ in range(w.TECHNOLOGIES)]
        record["avenue"][seat] = chance.choice((0, 5, 9))
        for tile in range(MASKS, w.DISCOVERIES):
            record["held"][seat][tile] = chance.randrange(3)
        home = chance.randrange(w.BOARDS)
        for worker in range(w.STARTING_WORKERS):
            record["board"][seat][worker] = chance.choice((home, chance.randrange(w.BOARDS)))
            record["power"][seat][worker] = chance.randint(1, 5)
    record["nobles"] = [chance.choice((0, 4)), chance.choice((0, 4)), chance.choice((0, 3))]
    return Position.from_bytes(pack(record))


def game(seed: int) -> Iterator[Position]:
    """The positions of a random game, from the set-up to the end; odd seeds make it rich."""
    chance = random.Random(seed)
    position = Position.new(Setup(players=2 + seed % 3, **OPTIONS[seed // 3 % 4]), seed)
    started = False
    while not position.over:
        if position.question == "turn" and not started:
            started = True
            position = enriched(position, chance) if seed % 2 else position
        yield position
        position.apply(chance.choice(position.legal_actions()))
    yield position


def refused(position: Position, action: int) -> str:
    """The message for an action that is refused; the position stays as it was."""
    before = position.to_bytes()
    with pytest.raises(IllegalAction) as caught:
        position.apply(action)
    assert position.to_bytes() == before
    return str(caught.value)


def test_every_illegal_action_is_refused_with_one_line_that_says_why() -> None:
    seen: Counter[str] = Counter()
    for position in chain.from_iterable(game(seed) for seed in range(24)):
        seen[position.question] += 1
        if seen[position.question] not in (1, 20):
            continue
        for action in sorted({*range(ACTIONS)} - {*position.legal_actions()}):
            message = refused(position, action)
            assert "\n" not in message
            assert translate(UNEXPLAINED) not in message
            assert f"(action {action})" in message
            assert position.question in message or position.over
    assert len(seen) > 25


@pytest.mark.parametrize("seed", range(12))
def test_a_reason_is_found_for_illegal_actions_and_for_no_legal_one(seed: int) -> None:
    chance = random.Random(seed)
    for position in game(seed):
        if position.over or chance.randrange(10):
            continue
        legal = position.legal_actions()
        for action in range(ACTIONS):
            kind = kind_of(action)
            if position.question not in [w.QUESTION_NAMES[q] for q in kind.questions]:
                assert action not in legal
                continue
            p = Interpreted.from_bytes(position.to_bytes())
            question = Asked(*p.stack[p.depth - 1])
            why = reason_of(kind)(p, question, action - kind.first)
            assert (why is None) == (action in legal), (position.question, action, why)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("37", "an action is a whole number, not '37' (str)"),
        (1.0, "an action is a whole number, not 1.0 (float)"),
        (None, "an action is a whole number, not None (NoneType)"),
        (True, "an action is a whole number, not True"),
        ("two\nlines" * 99, "an action is a whole number, not 'two"),
        (-1, f"there is no action -1, only 0 to {ACTIONS - 1}"),
        (ACTIONS, f"there is no action {ACTIONS}, only 0 to {ACTIONS - 1}"),
        (10**9999, "there is no action with that many digits"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 80 else "",
)
def test_what_is_no_action_is_refused_with_a_short_line(action: object, words: str) -> None:
    message = str(refusal(Position.new(Setup(players=2), seed=1), action))
    assert message.startswith(f"seat 0 is asked keep_starting_tiles: {words}")
    assert "\n" not in message
    assert len(message) < 200


def test_after_the_end_nothing_is_possible() -> None:
    *_, position = game(1)
    assert refused(position, 0) == "the game is over: 'end turn' (action 0) comes too late"
