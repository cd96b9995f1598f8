"""Write sample questions and log entries of random games for the tests of the browser client.

Run it after the form of views, offers or entries has changed:
python tools/write_turn_samples.py
"""

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from teotihuacan import Event, Position, Setup
from teotihuacan.bots.greedy import GreedyBot
from teotihuacan.bots.protocol import Budget
from teotihuacan.engine.constants import QUESTION_NAMES
from teotihuacan.engine.tables import NOBLES_SPACES
from teotihuacan.game.log import KEYS, log_entries
from teotihuacan.game.position_json import position_from_json, position_to_json
from teotihuacan.game.views import view

SAMPLES = Path(__file__).parent.parent / "web" / "src" / "turn" / "samples"
TWICE = ("turn", "board_action", "buy_discovery", "keep_starting_tiles", "pyramid_cell")
LARGEST = 5000  # characters of a sample's offers, where there is a choice
LARGEST_TURN = 9000  # moves show what can be done there too
CANDIDATES = 40
ENTRIES = 2  # of a key
GAMES = 240
OPENING = 80  # answers, before anybody ascends
KEPT = (
    "discoveries",
    "decoration_display",
    "pyramid_display",
    "technologies",
    "royal_tiles",
    "players",
    "starting",
    "turn",
    "stack",
    "asked",
    "question",
    "legal",
)
KEPT_OF_PLAYER = ("wood", "stone", "gold", "cocoa", "workers", "discoveries", "starting_tiles")
View = dict[str, Any]


def setups() -> Iterator[Setup]:
    """All kinds of games in turn."""
    while True:
        yield Setup(players=1)
        yield Setup(players=2, draft=True)
        yield Setup(players=3, advanced_worship=True)
        yield Setup(players=4, dark_eclipse=True)


def shortened(seen: View) -> View:
    """A view without what taking a turn does not look at."""
    short = {name: seen[name] for name in KEPT}
    short["players"] = [
        {name: player[name] for name in KEPT_OF_PLAYER if seat == seen["asked"]}
        for seat, player in enumerate(seen["players"])
    ]
    spots = {frame.get("spot", frame.get("board")) for frame in seen["stack"]}
    short["discoveries"] = {at: on for at, on in seen["discoveries"].items() if at in spots}
    return short


def size(sample: View) -> int:
    """How long a sample's offers are."""
    return len(json.dumps(sample["legal"], separators=(",", ":")))


def chosen(candidates: list[View]) -> list[View]:
    """The richest samples of those that are small enough, by kinds of offers, else small ones."""
    largest = LARGEST_TURN if candidates[0]["question"] == "turn" else LARGEST
    small = [one for one in candidates if size(one) <= largest]
    if not small:
        return [min(candidates, key=size)]
    small.sort(key=lambda one: (-len({offer["kind"] for offer in one["legal"]}), -size(one)))
    return small[: 1 + (small[0]["question"] in TWICE)]


def nobles() -> View:
    """A choice of rows, which is rare: three workers, and the bottom row is full."""
    data = position_to_json(Position.new(Setup(players=2, first_game=True), 1))
    workers = [{"board": "nobles", "power": power} for power in (1, 2, 3)]
    data["players"][0].update(workers=workers, wood=3, cocoa=4)
    data["nobles"] = [1, 1, NOBLES_SPACES[2]]
    data["turn"]["mover"] = 2
    asked = {"question": "nobles_row", "seat": 0, "workers": 3}
    data["stack"] = [{"question": "end_turn", "seat": 0}, asked]
    return shortened(view(position_from_json(data), 0))


def told_game(setup: Setup, seed: int, answers: int = 10_000) -> dict[str, Any]:
    """A game, or its first answers: the table at the beginning and the end, the log between."""
    position, chance, bot = Position.new(setup, seed), random.Random(seed), GreedyBot()
    first, log = view(position), []
    while not position.over and (answers := answers - 1) >= 0:
        events: list[Event] = []
        greedy = chance.random() < 0.7
        legal = position.legal_actions()
        action = bot.choose(position, Budget(), seed) if greedy else chance.choice(legal)
        position.apply(action, events)
        log += [entry.to_dict() for entry in log_entries(events)]
    return {"first": first, "log": log, "last": view(position)}


def main() -> None:
    """Play, collect and write."""
    games = [told_game(Setup(players=2), 1), told_game(Setup(players=3), 3, OPENING)]
    questions: dict[str, list[View]] = defaultdict(list)
    entries: dict[str, list[dict[str, Any]]] = defaultdict(list)
    questions["nobles_row"].append(nobles())
    for entry in log_entries([Event("step_lost", 0, {"temple": None})]):  # rare too
        entries[entry.key].append(entry.to_dict())
    bot = GreedyBot()
    for number, setup in zip(range(GAMES), setups(), strict=False):
        chance = random.Random(number)
        position = Position.new(setup, number)
        while not position.over:
            asked = position.question
            if len(questions[asked]) < CANDIDATES and chance.random() < 0.5:
                questions[asked].append(shortened(view(position, position.seat)))
            events: list[Event] = []
            if chance.random() < 0.5:
                action = bot.choose(position, Budget(), number)
            else:
                action = chance.choice(position.legal_actions())
            position.apply(action, events)
            for entry in log_entries(events):
                if len(entries[entry.key]) < ENTRIES:
                    entries[entry.key].append(entry.to_dict())
    missing = [name for name in QUESTION_NAMES[1:] if not questions[name]]
    missing += [key for key in KEYS if not entries[key]]
    samples = {name: chosen(questions[name]) for name in QUESTION_NAMES[1:] if questions[name]}
    told = {key: entries[key] for key in KEYS if entries[key]}
    for name, data in (("questions", samples), ("entries", told), ("games", games)):
        text = json.dumps(data, separators=(",", ":"))
        (SAMPLES / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name, len(text))
    print("missing:", missing)


if __name__ == "__main__":
    main()
