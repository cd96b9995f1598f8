"""Write sample questions and log entries of random games for the page's tests.

`make samples` runs it. A test says when the files are stale: when views, offers, entries, the
rules or the greedy bot have changed.
"""

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from teotihuacan import Event, Position, Setup
from teotihuacan.bots.greedy import GreedyBot
from teotihuacan.bots.protocol import Budget
from teotihuacan.engine.constants import QUESTION_NAMES
from teotihuacan.engine.schema.events import ENTRY_KINDS
from teotihuacan.engine.tables import NOBLES_SPACES
from teotihuacan.game.log import Entry, log_entries
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
# What entries tell of: the table and its players.
FOLLOWED = (
    "calendar",
    "discoveries",
    "decoration_display",
    "pyramid_display",
    "pyramid",
    "decorations",
    "nobles",
    "neutral_dice",
    "bot",
)
FOLLOWED_OF_PLAYER = (
    "wood",
    "stone",
    "gold",
    "cocoa",
    "vp",
    "avenue",
    "temples",
    "technologies",
    "workers",
    "discoveries",
)
View = dict[str, Any]
Entries = dict[str, list[Entry]]


class Sample(NamedTuple):
    """A question: the position, and what the seat that is asked sees of it."""

    position: Position
    view: View


def cycle_setups() -> Iterator[Setup]:
    """All kinds of games in turn."""
    while True:
        yield Setup(players=1)
        yield Setup(players=2, draft=True)
        yield Setup(players=3, advanced_worship=True)
        yield Setup(players=4, dark_eclipse=True)


def shorten(position: Position) -> Sample:
    """A question with the asked seat's view, without what taking a turn does not look at."""
    seen = view(position, position.seat)
    short = {name: seen[name] for name in KEPT}
    short["players"] = [
        {name: player[name] for name in KEPT_OF_PLAYER if seat == seen["asked"]}
        for seat, player in enumerate(seen["players"])
    ]
    spots = {frame.get("spot", frame.get("board")) for frame in seen["stack"]}
    short["discoveries"] = {at: on for at, on in seen["discoveries"].items() if at in spots}
    return Sample(position.copy(), short)


def measure_offers(sample: Sample) -> int:
    """How long a sample's offers are."""
    return len(json.dumps(sample.view["legal"], separators=(",", ":")))


def count_kinds(sample: Sample) -> int:
    """How many kinds of offers a sample has."""
    return len({offer["kind"] for offer in sample.view["legal"]})


def choose_samples(candidates: list[Sample]) -> list[Sample]:
    """The richest samples of those that are small enough, by kinds of offers, else small ones."""
    question = candidates[0].position.question
    largest = LARGEST_TURN if question == "turn" else LARGEST
    small = [one for one in candidates if measure_offers(one) <= largest]
    if not small:
        return [min(candidates, key=measure_offers)]
    small.sort(key=lambda one: (-count_kinds(one), -measure_offers(one)))
    return small[: 1 + (question in TWICE)]


def ask_for_a_nobles_row() -> Sample:
    """A choice of rows, which is rare: three workers, and the bottom row is full."""
    data = position_to_json(Position.new(Setup(players=2, first_game=True), 1))
    workers = [{"board": "nobles", "power": power} for power in (1, 2, 3)]
    data["players"][0].update(workers=workers, wood=3, cocoa=4)
    data["nobles"] = [1, 1, NOBLES_SPACES[2]]
    data["turn"]["mover"] = 2
    asked = {"question": "nobles_row", "seat": 0, "workers": 3}
    data["stack"] = [{"question": "end_turn", "seat": 0}, asked]
    return shorten(position_from_json(data))


def play_and_log(setup: Setup, seed: int, answers: int = 10_000) -> dict[str, Any]:
    """A game, or its first answers: the table at the beginning, then what each answer logs and
    what is different on the table after it."""
    position, chance, bot = Position.new(setup, seed), random.Random(seed), GreedyBot()
    table = view(position)
    steps: list[dict[str, Any]] = []
    game = {"first": table, "steps": steps}
    while not position.over and (answers := answers - 1) >= 0:
        events: list[Event] = []
        greedy = chance.random() < 0.7
        legal = position.legal_actions()
        action = bot.choose(position, Budget(), seed) if greedy else chance.choice(legal)
        position.apply(action, events)
        before, table = table, view(position)
        log = [entry.to_dict() for entry in log_entries(events)]
        steps.append({"log": log, "changes": find_changes(before, table)})
    return game


def find_changes(before: View, after: View) -> View:
    """The parts of a table that entries tell of, if they are different."""
    players = [
        {name: now[name] for name in FOLLOWED_OF_PLAYER if was[name] != now[name]}
        for was, now in zip(before["players"], after["players"], strict=True)
    ]
    changes = {name: after[name] for name in FOLLOWED if before.get(name) != after.get(name)}
    return {**changes, "players": players} if any(players) else changes


@cache
def collect() -> tuple[dict[str, list[Sample]], Entries]:
    """Samples of every question, and entries of every key, out of many games."""
    questions: dict[str, list[Sample]] = defaultdict(list)
    entries: Entries = defaultdict(list)
    questions["nobles_row"].append(ask_for_a_nobles_row())
    for entry in log_entries([Event("step_lost", 0, {"temple": None})]):  # rare too
        entries[entry.key].append(entry)
    bot = GreedyBot()
    for number, setup in zip(range(GAMES), cycle_setups(), strict=False):
        chance = random.Random(number)
        position = Position.new(setup, number)
        while not position.over:
            asked = position.question
            rare = not questions[asked]
            if rare or (len(questions[asked]) < CANDIDATES and chance.random() < 0.5):
                questions[asked].append(shorten(position))
            events: list[Event] = []
            if chance.random() < 0.5:
                action = bot.choose(position, Budget(), number)
            else:
                action = chance.choice(position.legal_actions())
            position.apply(action, events)
            for entry in log_entries(events):
                if len(entries[entry.key]) < ENTRIES:
                    entries[entry.key].append(entry)
    missing = {*ENTRY_KINDS} - {key for key in entries if entries[key]}
    if missing:
        raise SystemExit(f"no game had these entries: {', '.join(sorted(missing))}")
    chosen = {name: choose_samples(questions[name]) for name in QUESTION_NAMES[1:]}
    return chosen, {key: entries[key] for key in ENTRY_KINDS}


def make_sample_files() -> dict[Path, str]:
    """All samples by their files; every question and every key of an entry is there."""
    questions, entries = collect()
    samples = {
        "questions": {name: [one.view for one in found] for name, found in questions.items()},
        "entries": {key: [one.to_dict() for one in found] for key, found in entries.items()},
        "games": [
            play_and_log(Setup(players=2), 1),
            play_and_log(Setup(players=3), 3, OPENING),
            play_and_log(Setup(players=1), 1, OPENING),
        ],
    }
    return {
        SAMPLES / f"{name}.json": json.dumps(data, separators=(",", ":")) + "\n"
        for name, data in samples.items()
    }


if __name__ == "__main__":
    for file, text in make_sample_files().items():
        file.write_text(text, encoding="utf-8")
