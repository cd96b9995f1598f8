"""What wins and why, from the records of games between strong bots: the strategy guide's figures.

    teotihuacan selfplay weak.jsonl --games 240 --bots novice,student,mcts:400
    python tools/measure_strategy.py games1.jsonl games2.jsonl --weak weak.jsonl

Replays every record and writes `docs/play/strategy-figures.json`; `strategy_tables.py` says what
is in it. `write_strategy.py` hands the figures on to the guide. `--text` prints them.
"""

import argparse
import json
import re
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from strategy_games import GameFacts, read_game
from strategy_tables import measure_games, measure_levels
from write_strategy import MEASURED

INNERMOST = re.compile(r"\{\s+([^{}]*?)\s+\}")
CHUNK = 50


def read_games(files: Iterable[Path], processes: int) -> list[GameFacts]:
    """All games of some files, replayed."""
    lines = [line for file in files for line in file.read_text("utf-8").splitlines(True)]
    whole = [line for line in lines if line.endswith("\n")]  # a file may still grow
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(read_game, whole, chunksize=CHUNK))


def write_json(figures: dict[str, Any]) -> str:
    """Figures as JSON, each row of a table in one line."""
    text = json.dumps(figures, indent=1)
    return INNERMOST.sub(lambda row: "{" + " ".join(row[1].split()) + "}", text) + "\n"


def print_figures(figures: dict[str, Any], path: str = "") -> None:
    """Each figure in a line, as the guide cites it."""
    for name, value in figures.items():
        at = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            print_figures(value, at)
        else:
            print(at, value)


def main() -> None:
    """Replay, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--weak", type=Path, help="games of players of different strength")
    parser.add_argument("--out", type=Path, default=MEASURED)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--text", action="store_true", help="print every figure, too")
    given = parser.parse_args()
    games = read_games(given.files, given.processes)
    figures = {"all": {"games": len(games)}, **measure_games(games)}
    if given.weak:
        figures["levels"] = measure_levels(read_games([given.weak], given.processes))
    given.out.write_text(write_json(figures), "utf-8")
    if given.text:
        print_figures(figures)


if __name__ == "__main__":
    main()
