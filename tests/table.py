"""Words for tests that read like transcripts: lay a table, play a few actions, see what changed.

before = table(seat(cocoa=3, workers="palace1 nobles2 nobles3"))
after = play(before, "move 1@palace to forest", "main action")
assert changes(before, after, 0) == {"cocoa": -1, "wood": 1}
"""

from typing import Any

from teotihuacan import Event, Position
from teotihuacan.game.notation import action_text, parse_action
from teotihuacan.game.position_json import position_from_json, position_to_json

# Places of the first game's ring: palace, stone_quarry, alchemy, forest, construction,
# decorations, nobles, gold_deposits (clockwise). Tests that move workers rely on it.

SHORT = {"quarry": "stone_quarry", "gold": "gold_deposits"}


def worker(text: str) -> dict[str, Any]:
    """A worker: board and power, "forest2"; locked on worship space n: "palace3!1"."""
    place, _, space = text.partition("!")
    board, power = place[:-1], int(place[-1])
    entry: dict[str, Any] = {"board": SHORT.get(board, board), "power": power}
    if "!" in text:
        entry["space"] = int(space or 0)
    return entry


def seat(workers: str = "palace1 palace1 palace1", **facts: Any) -> dict[str, Any]:
    """A player by goods, tracks and workers; `temples=(blue, red, green)` for short."""
    if isinstance(facts.get("temples"), tuple):
        facts["temples"] = dict(zip(("blue", "red", "green"), facts["temples"], strict=True))
    for key in ("discoveries", "used_discoveries"):
        if isinstance(facts.get(key), str):
            names = facts[key].split()
            facts[key] = {name: names.count(name) for name in names}
    return {"workers": [worker(text) for text in workers.split()], **facts}


def table(
    *seats: dict[str, Any], options: dict[str, bool] | None = None, **parts: Any
) -> Position:
    """A position: seat 0 begins its turn unless `turn` or `stack` say otherwise.

    Two seats at least are laid; further parts are those of the position JSON.
    """
    players = [*seats] + [seat() for _ in range(2 - len(seats))]
    setup = {"players": len(players), **(options or {})}
    return position_from_json({"setup": setup, "players": players, **parts})


def play(position: Position, *texts: str, events: list[Event] | None = None) -> Position:
    """Play actions by their texts on a copy, and return it."""
    after = position.copy()
    for text in texts:
        after.apply(parse_action(after, text), events)
    return after


def answers(position: Position) -> list[str]:
    """The legal actions as texts."""
    return [action_text(position, action) for action in position.legal_actions()]


def flat(data: Any, path: str = "") -> dict[str, Any]:
    """Nested data as one level of dotted names."""
    if isinstance(data, dict):
        items = data.items()
    elif isinstance(data, list) and path not in ("workers", "technologies", "starting_tiles"):
        items = {str(i): value for i, value in enumerate(data)}.items()
    else:
        return {path: data}
    found: dict[str, Any] = {}
    for key, value in items:
        found |= flat(value, f"{path}.{key}" if path else key)
    return found


def facts_of(position: Position, seat: int) -> dict[str, Any]:
    """What a seat has: goods, tracks, temples, tiles; its workers as texts."""
    player = position_to_json(position)["players"][seat]
    for hidden in ("books", "statistics"):
        del player[hidden]
    player["workers"] = sorted(
        f"{w['board']}{w['power']}" + (f"!{w['space']}" if "space" in w else "")
        for w in player["workers"]
    )
    return flat(player)


def changes(before: Position, after: Position, seat: int, *, workers: bool = False) -> Any:
    """What changed for a seat: differences of numbers, new values of everything else.

    Workers are left out unless asked for.
    """
    old, new = facts_of(before, seat), facts_of(after, seat)
    found: dict[str, Any] = {}
    for key in sorted(old.keys() | new.keys()):
        a, b = old.get(key, 0), new.get(key, 0)
        if a != b and (workers or key != "workers"):
            number = isinstance(a, int) and isinstance(b, int)
            found[key] = b - a if number else b
    return found


def board_of(position: Position, *path: str | int) -> Any:
    """A part of the position's JSON: board_of(p, "calendar", "light")."""
    part: Any = position_to_json(position)
    for step in path:
        part = part[step]
    return part


def kinds(events: list[Event]) -> list[str]:
    """The kinds of some events, in order."""
    return [event.kind for event in events]
