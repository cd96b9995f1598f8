"""Errors in English without Fluent: the same texts as Fluent makes, of every message there is."""

import ast
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from mutations import mutate, written_positions
from teotihuacan import IllegalAction, PositionError, Setup, TeotihuacanError
from teotihuacan.engine import ACTIONS
from teotihuacan.engine.english import OTHERS, Text, describe, texts
from teotihuacan.engine.messages import Either, board, goods, message, question, technology
from teotihuacan.game.notation import parse_action
from teotihuacan.game.position_json import position_from_json
from teotihuacan.i18n import load_catalogue, translate_to
from walks import SETUPS, Picks, moments

SOURCE = Path(__file__).parents[2] / "src" / "teotihuacan"
FACTS: tuple[Any, ...] = (
    *(0, 1, 2, 5, 11, 21, -1, -3, 999, 1000, 1234567, 0.5, 2.0, 2.3, 1234.5678, True),
    *("", "a.json", "one", "{x} and }{", "100 %", "{0}", "*"),
    *(board(3), technology(2), message("error-missing"), message("no-such-key")),
    *((), ("a",), ("a", "b"), ("a", 2000, "c"), Either(("a", "b", "c"))),
    *((board(0), board(1)), Either((question(1), question(2), question(3))), (board(0), "x")),
    goods([2, 0, 1, 1]),
    TeotihuacanError("error-in", place="x", problem=IllegalAction("error-nothing-to-undo")),
)


def arguments_of(text: Text) -> set[str]:
    """The arguments that a text uses."""
    if isinstance(text, str):
        return {name for _, name, _, _ in Formatter().parse(text) if name}
    name, variants = text
    return {name}.union(*map(arguments_of, variants.values()))


def values_of(text: Text, argument: str) -> set[str]:
    """The values of an argument that a text has variants for."""
    if isinstance(text, str):
        return set()
    name, variants = text
    inner = set().union(*(values_of(one, argument) for one in variants.values()))
    return inner | ({*variants} if name == argument else set())


def facts_for(text: Text) -> Iterator[dict[str, Any]]:
    """Arguments of a text: all of one kind, mixed, and as its variants want them."""
    names = sorted(arguments_of(text))
    yield {}
    for place, fact in enumerate(FACTS):
        yield dict.fromkeys(names, fact)
        yield {name: FACTS[(place * 7 + n) % len(FACTS)] for n, name in enumerate(names)}
    for name in names:
        for value in values_of(text, name) - {OTHERS}:
            yield {**dict.fromkeys(names, 3), name: int(value) if value.isdecimal() else value}


@pytest.mark.parametrize("key", sorted(texts()))
def test_every_message_is_the_one_that_fluent_makes(key: str) -> None:
    for facts in facts_for(texts()[key]):
        thing = message(key, **facts)
        assert describe(thing) == translate_to("en", thing), facts


def refused_actions() -> Iterator[TeotihuacanError]:
    """Actions and texts that positions of random games refuse."""
    chance = random.Random(1)
    for number, setup in enumerate([*SETUPS, Setup(players=1)]):
        for position in moments(setup, number, 9):
            illegal = [*{*range(ACTIONS)} - {*position.legal_actions()}]
            for action in (*chance.sample(illegal, 20), ACTIONS, -5, 10**4000):
                with pytest.raises(IllegalAction) as caught:
                    position.apply(action)
                yield caught.value
            with pytest.raises(IllegalAction) as caught:
                parse_action(position, chance.choice(("bild", "move 9", "{}", "USE", "")))
            yield caught.value


def refused_positions() -> Iterator[TeotihuacanError]:
    """Written positions that can't be."""
    picks = Picks(1)
    for seed in range(40):
        for data in islice(written_positions(seed), 20):
            mutate(data, picks)
            try:
                position_from_json(data)
            except PositionError as error:
                yield error


@pytest.mark.random_games
@pytest.mark.parametrize(
    ("refusals", "least", "keys"), [(refused_actions, 3000, 60), (refused_positions, 300, 30)]
)
def test_errors_of_real_games_are_those_that_fluent_makes(
    refusals: Any, least: int, keys: int
) -> None:
    errors = list(refusals())
    for error in errors:
        assert str(error) == translate_to("en", error)
    assert len(errors) >= least
    assert len(set().union(*map(keys_in, errors))) >= keys


def keys_in(fact: Any) -> set[str]:
    """The keys of an error and of all that is in it."""
    if hasattr(fact, "key"):  # messages are tuples too
        return {fact.key}.union(*map(keys_in, fact.facts.values()))
    return set().union(*map(keys_in, fact)) if isinstance(fact, tuple) else set()


def keys_of_errors() -> Iterator[str]:
    """The keys that sources pass to errors and to messages within them."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                key = node.args[0]
                if name.endswith(("Error", "IllegalAction", "essage")):
                    if isinstance(key, ast.Constant):
                        yield str(key.value)


def test_whatever_errors_can_say_is_there() -> None:
    keys = {key for key in keys_of_errors() if key in load_catalogue("en")}
    assert len(keys) > 150
    assert keys - texts().keys() == set()
