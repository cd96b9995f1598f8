"""Written positions with one thing changed at random: nothing of the kind may crash the engine.

python tests/mutations.py 0 1000     # the mutations 0 to 999, in the engine that is asked for
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

from teotihuacan import COMPILED, Position, PositionError, random_playout
from teotihuacan.engine.constants import (
    BOARD_NAMES,
    BONUS_NAMES,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    QUESTION_NAMES,
    ROYAL_NAMES,
    SPOT_NAMES,
    STEP_NAMES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
)
from teotihuacan.engine.position import Position as PlainPosition
from teotihuacan.engine.position import random_playout as plain_playout
from teotihuacan.game.position_json import position_from_json, position_to_json
from walks import SETUPS, Picks, moments, rich, walk

WORDS = (
    *BOARD_NAMES,
    *BONUS_NAMES,
    *DISCOVERY_NAMES,
    *GOOD_NAMES,
    *QUESTION_NAMES,
    *ROYAL_NAMES,
    *SPOT_NAMES,
    *STEP_NAMES,
    *TECHNOLOGY_NAMES,
    *TEMPLE_NAMES,
    "",
    "b.Rg",
    "....",
    "BR",
)
NUMBERS = (*range(13), 31, 255, 9999, 32767, 32768, 65536, 2**63, -1, -32769)
OTHERS: tuple[Any, ...] = (
    None,
    True,
    False,
    1.5,
    2.0,
    float("nan"),
    [],
    {},
    [[]],
    [None],
    {"x": 1},
)


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all parts of some data, inner ones too."""
    if path:
        yield path
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key)


def own_json(position: Position) -> dict[str, Any]:
    """A position as data that shares nothing with the engine."""
    data: dict[str, Any] = json.loads(json.dumps(position_to_json(position)))
    return data


def written_positions(seed: int) -> Iterator[dict[str, Any]]:
    """Positions of games of every kind as JSON."""
    picks = Picks(seed)
    while True:
        setup = picks.of(SETUPS)
        if picks.below(3):
            for position in moments(setup, picks.below(10**6), 40):
                yield own_json(position)
        else:
            position = rich(setup, picks.below(10**6))
            for _ in walk(position, picks.below(10**6)):
                if picks.below(40) == 0:
                    yield own_json(position)


def mutate(data: dict[str, Any], picks: Picks) -> str:
    """Change one thing, mostly a pending decision or a leaf; returns where."""
    paths = list(leaves(data))
    if picks.below(4) == 0:
        paths = [p for p in paths if p[0] in ("stack", "turn", "calendar", "starting")] or paths
    path = picks.of(paths)
    parent: Any = data
    for step in path[:-1]:
        parent = parent[step]
    key, old = path[-1], parent[path[-1]]
    way = picks.below(8)
    if way == 0:
        del parent[key]
    elif way == 1:
        parent[key] = picks.of(OTHERS)
    elif way == 2 and isinstance(parent, list):
        parent.insert(picks.below(len(parent) + 1), json.loads(json.dumps(old)))
    elif isinstance(old, int) and not isinstance(old, bool):
        parent[key] = old + picks.of((-1, 1, 2)) if way < 6 else picks.of(NUMBERS)
    elif isinstance(old, bool):
        parent[key] = not old
    elif isinstance(old, list) and len(old) > 1:
        old.reverse() if way < 6 else old.pop()
    elif isinstance(old, str) or old is None:
        parent[key] = picks.of(WORDS) if way < 6 else picks.of(NUMBERS)
    else:
        parent[key] = picks.of(NUMBERS) if way < 4 else picks.of(WORDS)
    return ".".join(map(str, path))


def check(data: dict[str, Any], seed: int, *, twice: bool) -> bool:
    """Whether the data is a position; if so, it is played to the end (twice: in both engines)."""
    try:
        position = position_from_json(data)
    except PositionError as error:
        if "\n" in str(error) or not str(error):
            raise AssertionError(f"not one line: {error}") from error
        return False
    end = random_playout(position, seed)
    assert end.over
    assert min(end.scores()) >= 0
    if twice:
        plain = plain_playout(PlainPosition.from_bytes(position.to_bytes()), seed)
        assert plain.to_bytes() == end.to_bytes(), "the engines play differently"
    assert position_from_json(position_to_json(position)) == position
    return True


def main(first: int, last: int) -> None:
    """Check some mutations, told one by one, so that a crash shows which it was."""
    accepted = 0
    for block in range(first // 100, (last + 99) // 100):
        picks = Picks(block)
        source = written_positions(block)
        for seed in range(100 * block, 100 * block + 100):
            data = next(source)
            where = mutate(data, picks)
            if first <= seed < last:
                print(f"mutation {seed} of {where}", flush=True)
                accepted += check(data, seed, twice=COMPILED and seed % 4 == 0)
    print(f"{last - first} mutations, {accepted} accepted, compiled: {COMPILED}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
