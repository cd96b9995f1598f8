"""Advice: legal actions best first, reasons that are true, nothing that is hidden."""

import random

import pytest

from teotihuacan import Event, Position, Setup, TeotihuacanError
from teotihuacan.bots import bot_named
from teotihuacan.bots.advice import advise, give_hint, make_suggestion
from teotihuacan.bots.analysis import Choice
from teotihuacan.bots.expected_turns import ExpectedTurn
from teotihuacan.bots.names import BotError
from teotihuacan.bots.plans import find_payments
from teotihuacan.bots.reasons import Change, choose_reasons, count_gains, find_changes
from teotihuacan.engine.names import BOARD_NAMES, GOOD_NAMES
from teotihuacan.engine.record.storage import unpack
from teotihuacan.game.notation import parse_action

QUICK = bot_named("mcts:20")


def positions(players: int, every: int) -> list[Position]:
    """Some moments of a random game."""
    position = Position.new(Setup(players, draft=players == 3), seed=players)
    chooser = random.Random(players)
    found = []
    while not position.over:
        if position.decisions_made % every == 0:
            found.append(position.copy())
        position.apply(chooser.choice(position.legal_actions()))
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_question_gets_advice(players: int) -> None:
    for position in positions(players, every=7):
        before = position.copy()
        advice = advise(position, QUICK, seed=1, top=3)
        assert position == before
        assert advice.seat == position.seat
        actions = [suggested.action for suggested in advice.suggestions]
        shares = sum(suggested.share for suggested in advice.suggestions)
        assert len(actions) == len(set(actions))
        assert len(actions) == 3 or shares == pytest.approx(1)  # nothing else was tried
        assert set(actions) <= set(position.legal_actions())
        for suggested in advice.suggestions:
            assert 0 <= suggested.win <= 1
            assert 0 <= suggested.share <= 1
            assert all(change.value > 0 and change.amount >= 0 for change in suggested.gains)
            assert all(change.value < 0 and change.amount <= 0 for change in suggested.prices)


def test_actions_that_were_never_tried_are_not_told() -> None:
    position = next(p for p in positions(4, every=1) if len(p.legal_actions()) > 20)
    told = advise(position, QUICK, seed=1, top=1000).suggestions
    assert 1 < len(told) <= 20 < len(position.legal_actions())
    assert all(suggested.share > 0 for suggested in told)
    assert sum(suggested.share for suggested in told) == pytest.approx(1)
    (only,) = advise(position, bot_named("mcts:1"), seed=1, top=1000).suggestions
    assert position.is_legal(only.action)


def test_the_same_seed_gives_the_same_advice() -> None:
    position = positions(2, every=40)[1]
    assert advise(position, QUICK, 7) == advise(position, QUICK, 7)


def test_advice_knows_nothing_that_is_hidden() -> None:
    position = Position.new(Setup(2), seed=4)
    other = position.determinize(position.seat, seed=99)
    assert other != position
    assert advise(position, QUICK, 3) == advise(other, QUICK, 3)


def test_a_reason_counts_what_the_turn_changes() -> None:
    position = Position.new(Setup(2, first_game=True), seed=3)
    position.apply(parse_action(position, "move 1@forest to decorations"))
    after = position.copy()
    events: list[Event] = []
    after.apply(parse_action(position, "collect cocoa"), events)
    cocoa = [change for change in find_changes(position, after, events) if change.part == "cocoa"]
    assert [change.amount for change in cocoa] == [2]
    record, later = unpack(position.to_bytes()), unpack(after.to_bytes())
    assert later["goods"][0][3] - record["goods"][0][3] == 2


def test_everything_that_can_be_counted_is() -> None:
    events = [
        Event("gained", 0, {"good": "stone", "amount": 3}),
        Event("paid", 0, {"good": "cocoa", "amount": 4}),
        Event("gained", 0, {"good": "cocoa", "amount": 1}),
        Event("scored", 0, {"source": "temples", "vp": 2}),
        Event("temple_stepped", 0, {"temple": "red", "step": 1}),
        Event("temple_stepped", 0, {"temple": "blue", "step": 4}),
        Event("bought", 0, {"discovery": "mask_3"}),
        Event("bought", 0, {"discovery": "double_move"}),
        Event("locked", 0, {"board": "palace", "space": 0, "power": 2}),
        Event("learned", 0, {"technology": "x", "slot": 1}),
        Event("powered_up", 0, {"board": "palace", "power": 2}),
    ]
    assert count_gains(events) == {
        "stone": 3,
        "cocoa": -3,
        "vp": 2,
        "temples": 2,
        "masks": 1,
        "discoveries": 1,
        "locked": -1,
        "technologies": 1,
        "power": 1,
    }


def test_a_reason_names_what_matters_most() -> None:
    changed = [
        Change("wood", 1, 1.0),
        Change("position", 0, 0.01),
        Change("vp", 5, 5.0),
        Change("temples", 2, 3.0),
        Change("gold", -1, -1.0),
        Change("cocoa", -4, -3.0),
    ]
    told = make_suggestion(Choice(9, 30, 0.5, 2.0), 120, changed)
    assert [change.part for change in told.gains] == ["vp", "temples"]
    assert [change.part for change in told.prices] == ["cocoa"]
    assert (told.action, told.share) == (9, 0.25)


def test_reasons_tell_answers_apart() -> None:
    """Three technologies for 1 gold: that all of them cost gold is no reason for one of them."""
    price, power = Change("gold", -1, -2.0), Change("power", 1, 2.0)
    worth = {name: Change("technologies", 1, vp) for name, vp in (("a", 6.0), ("b", 4.0))}
    step = Change("temples", 1, 3.0)
    one, two = [worth["a"], power, price], [worth["b"], power, price, step]
    gains, prices = choose_reasons(one, [two])
    assert [(change.part, change.value, change.alike) for change in gains] == [
        ("technologies", 6.0, True)
    ]
    assert prices == []
    gains, prices = choose_reasons(two, [one])
    assert [change.part for change in gains] == ["temples"]
    assert prices == []


def test_an_answer_that_brings_only_what_all_bring_says_that() -> None:
    same = [Change("wood", 2, 3.0), Change("vp", 1, 1.0)]
    gains, prices = choose_reasons(same, [[*same[:1], Change("vp", 4, 4.0)], same])
    assert [change.part for change in gains] == ["vp"]  # fewer VP than another: it is told apart
    gains, _ = choose_reasons(same, [same])
    assert [(change.part, change.alike) for change in gains] == [("wood", True)]
    assert prices == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_plan_is_about_the_next_turn_of_the_same_seat(players: int) -> None:
    told = 0
    for position in positions(players, every=9):
        for suggested in advise(position, QUICK, seed=2, top=2).suggestions:
            assert 0 < suggested.vp < 400
            plan = suggested.plan
            if plan is None:
                continue
            told += 1
            assert plan.deed in ("main", "worship", "cocoa")
            assert plan.board in BOARD_NAMES
            assert all(change.amount > 0 for change in plan.gains)
            assert all(number > 0 for number in plan.pays.values())
            assert set(plan.pays) <= {"wood", "stone", "gold", "cocoa"}
    assert told


def test_goods_pay_for_the_next_turn_if_it_could_not_do_without() -> None:
    position = Position.new(Setup(2, first_game=True), seed=3)
    had = position.record()["goods"][position.seat]
    cocoa = had[GOOD_NAMES.index("cocoa")]
    seat = position.seat
    turn = ExpectedTurn(
        position, position, [Event("gained", seat, {"good": "cocoa", "amount": 3})]
    )
    for price, pays in ((cocoa, {}), (cocoa + 1, {"cocoa": 3})):
        later = [Event("paid", seat, {"good": "cocoa", "amount": price})]
        assert find_payments(turn, later) == pays


def test_who_cannot_be_advised_is_told() -> None:
    position = Position.new(Setup(2), seed=1)
    with pytest.raises(BotError, match="random can't tell what it thinks"):
        advise(position, bot_named("random"), 1)
    while not position.over:
        position.apply(position.legal_actions()[0])
    with pytest.raises(TeotihuacanError, match="the game is over"):
        advise(position, QUICK, 1)


def test_a_hint_names_three_actions() -> None:
    position = Position.new(Setup(2), seed=1)
    assert len(give_hint(position, seed=1).suggestions) == 3
