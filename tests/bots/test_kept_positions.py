"""Positions that the search keeps: the same as if the way to them were played again."""

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from teotihuacan import Position, Setup
from teotihuacan.bots.net import read_net, read_net_spread
from teotihuacan.bots.search import choose_policy_action
from teotihuacan.bots.search import search as searching
from teotihuacan.bots.search.constants import NONE, ROOT
from teotihuacan.bots.weights import read_weights
from teotihuacan.engine import position as plain
from teotihuacan.engine.record.storage import HOT_FIELDS, save_hot
from walks import setup_name

PLAYOUTS = 500
SETUPS = [Setup(2), Setup(3, dark_eclipse=True), Setup(4, draft=True), Setup(1, level="harder")]


def think(kind: Any, position: Any) -> Any:
    """A search of the plain or the compiled kind that has judged at the leaf by the net."""
    search = kind.Search(50_000, list(read_weights()), list(read_net_spread()))
    search.use_net(read_net())
    search.set_up(-1, 60, 0.35, 300.0, False)
    search.think(position, PLAYOUTS, 7)
    return search


def play_on(setup: Setup, decisions: int) -> bytes:
    """A game that the policy has played so far."""
    position = Position.new(setup, 5)
    for decision in range(decisions):
        position.apply(choose_policy_action(position, 200, decision))
    return position.to_bytes()


def list_kept(search: Any, branch: int, line: list[int]) -> Iterator[tuple[int, list[int]]]:
    """The positions that are kept behind a branch, and the answers that lead to them."""
    if search.kept[branch] != NONE:
        yield search.kept[branch], line
    for behind in search.list_branches(branch):
        if search.visits[behind]:
            yield from list_kept(search, behind, [*line, search.action[behind]])


def list_fields(memory: list[Any]) -> dict[str, Any]:
    """What is in memory, by field; the generators are set anew when a position is recalled."""
    found = dict(zip((field.name for field in HOT_FIELDS), memory, strict=True))
    count, depth = found["legal_count"], found["depth"]
    found["legal"], found["stack"] = found["legal"][:count], found["stack"][:depth]
    return {name: value for name, value in found.items() if name not in ("chance", "picks")}


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_what_is_kept_is_where_its_answers_lead(setup: Setup) -> None:
    data = play_on(setup, 40)
    search = think(searching, plain.Position.from_bytes(data))
    kept = list(list_kept(search, ROOT, []))
    assert len(kept) == search.positions > 1
    for at, line in kept:
        position = plain.Position.from_bytes(data)
        for action in line:
            position.apply(action)
        assert position.has_same_chance(plain.Position.from_bytes(data))
        assert position.seat == search.asked_seat[at]
        memory: list[int] = []
        save_hot(memory, position)
        assert list_fields(search.records[at]) == list_fields(memory)


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_interpreted_and_compiled_keep_alike(setup: Setup) -> None:
    compiled = pytest.importorskip("teotihuacan.bots.search._compiled")
    compiled_position = importlib.import_module("teotihuacan.engine._compiled").Position
    data = play_on(setup, 60)
    one = think(searching, plain.Position.from_bytes(data))
    other = think(compiled, compiled_position.from_bytes(data))
    assert [entry[:2] for entry in one.list_choices()] == [
        entry[:2] for entry in other.list_choices()
    ]
    assert one.find_best_line() == other.find_best_line()


def test_nothing_is_kept_while_hands_are_hidden() -> None:
    search = think(searching, plain.Position.from_bytes(play_on(Setup(2), 0)))
    assert search.positions == 0
