"""What the log of a game costs, by how it is kept: memory, and time to make and to send it.

    python tools/measure_entries.py --games 5

Plays random games of two and keeps what every action did: as the JSON that is sent, as entries of
`game.log`, or as the dictionaries that are dumped. Decision 0010 has the figures.
"""

import argparse
import gc
import json
import random
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from teotihuacan import Event, Setup
from teotihuacan.game.game import Game
from teotihuacan.game.log import log_entries
from teotihuacan.server.json_text import dump_json

Log = list[Event]
FORMS: dict[str, tuple[Callable[[Log], Any], Callable[[Any], str]]] = {  # kept, and sent
    "JSON text": (lambda log: dump_json([e.to_dict() for e in log_entries(log)]), str),
    "entries": (
        lambda log: tuple(log_entries(log)),
        lambda kept: json.dumps([entry.to_dict() for entry in kept]),
    ),
    "dictionaries": (lambda log: [e.to_dict() for e in log_entries(log)], json.dumps),
}


def play(seed: int) -> list[Log]:
    """What every action of a random game did."""
    game, chance = Game(Setup(players=2), seed, brief=True), random.Random(seed)
    logs = []
    while not game.position.over:
        logs.append(game.play(chance.choice(game.position.legal_actions())))
    return logs


def measure_memory(keep: Callable[[Log], Any], games: int) -> float:
    """KiB that the log of a game takes."""
    gc.collect()
    tracemalloc.start()
    kept = [[keep(log) for log in play(seed)] for seed in range(games)]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / 1024 / len(kept)


def measure_time(work: Callable[[Any], Any], items: list[Any]) -> float:
    """Microseconds of CPU for an item."""
    began = time.process_time()
    for item in items:
        work(item)
    return (time.process_time() - began) * 1e6 / len(items)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Compare ways to keep the log of a game.")
    parser.add_argument("--games", type=int, default=5)
    games = parser.parse_args().games
    logs = [log for seed in range(games) for log in play(seed)]
    print(f"{len(logs) / games:.0f} entries a game")
    for name, (keep, send) in FORMS.items():
        memory = measure_memory(keep, games)
        making = measure_time(keep, logs)
        sending = measure_time(send, [keep(log) for log in logs])
        times = f"{making:5.1f} us to make, {sending:5.1f} us to send"
        print(f"{name:12} {memory:6.1f} KiB a game, {times}")


if __name__ == "__main__":
    main()
