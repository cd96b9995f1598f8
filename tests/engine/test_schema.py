"""The tables of the schema agree with one another and with what the engine does."""

import random

import pytest

from random_games import SETUPS
from teotihuacan.engine import ACTIONS, Position, actions, constants
from teotihuacan.engine.explain.answers import reason_of
from teotihuacan.engine.schema.actions import ACTION_KINDS, ActionKind, kind_of
from teotihuacan.engine.schema.discovery_tiles import DISCOVERY_TILES, FIRST_TIMED, MASKS
from teotihuacan.engine.schema.events import ENTRY_KINDS, EVENT_KINDS, VALUE_NAMES
from teotihuacan.engine.schema.questions import QUESTION_KINDS, STEP_KINDS

GAMES = 1500
# A row that is full, a board that is left without workers: random games don't get there.
RARE = {("BUILD_ROW", "nobles_row"), ("DECLINE", "power_up")}


def name_of(kind: ActionKind) -> str:
    return kind.constant


def test_the_kinds_fill_the_action_space_without_a_gap() -> None:
    found = [(kind, n) for kind in ACTION_KINDS for n in range(kind.size)]
    assert [kind.first + n for kind, n in found] == list(range(ACTIONS))
    assert [kind_of(action) for action in range(ACTIONS)] == [kind for kind, _ in found]


@pytest.mark.parametrize("kind", ACTION_KINDS, ids=name_of)
def test_every_kind_is_complete(kind: ActionKind) -> None:
    assert getattr(actions, kind.constant) == kind.first
    assert callable(kind.words) or len(kind.words) == kind.size
    assert callable(reason_of(kind))
    assert kind.questions
    assert constants.NO_QUESTION not in kind.questions
    assert (kind.about is not None) or not kind.fields


def test_every_question_and_step_has_its_constant_and_at_most_three_numbers() -> None:
    first = constants.FIRST_STEP
    questions = {kind.name: number for number, kind in enumerate(QUESTION_KINDS) if number}
    steps = {kind.name: first + number for number, kind in enumerate(STEP_KINDS)}
    for name, number in (questions | steps).items():
        assert getattr(constants, name.upper()) == number
    assert len(questions) < first
    assert max(len(kind.numbers) for kind in (*QUESTION_KINDS, *STEP_KINDS)) == 3


def test_every_event_fits_into_a_report_and_every_entry_is_of_one_kind_of_event() -> None:
    assert max(len(kind.facts + kind.pieces) for kind in EVENT_KINDS) <= 4
    assert len({kind.name for kind in EVENT_KINDS}) == len(EVENT_KINDS)
    assert sum(len(kind.entries) for kind in EVENT_KINDS) == len(ENTRY_KINDS)
    told = {name for kind in EVENT_KINDS for name in kind.facts + kind.pieces}
    shown = {"tile", "decoration"}  # what a display draws goes by its own name
    assert VALUE_NAMES.keys() <= told | shown


def test_discovery_tiles_stand_in_the_order_of_their_use() -> None:
    questions = {kind.name for kind in QUESTION_KINDS}
    for number, tile in enumerate(DISCOVERY_TILES):
        assert bool(tile.number) == (number < MASKS)
        assert bool(tile.used_at) == (number >= FIRST_TIMED)
        assert questions >= {*tile.used_at}


@pytest.mark.random_games
def test_every_legal_action_is_of_a_kind_that_answers_the_question() -> None:
    """And in turn, every question that a kind is said to answer comes up with it."""
    listed = {
        (kind.constant, QUESTION_KINDS[question].name)
        for kind in ACTION_KINDS
        for question in kind.questions
    }
    seen: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        chance = random.Random(seed)
        position = Position.new(SETUPS[seed % len(SETUPS)], seed)
        while not position.over:
            legal = position.legal_actions()
            seen |= {(kind_of(action).constant, position.question) for action in legal}
            position.apply(chance.choice(legal))
    assert seen - listed == set()
    unseen = {(kind, question) for kind, question in listed - seen if kind != "USE"}
    assert unseen <= RARE
