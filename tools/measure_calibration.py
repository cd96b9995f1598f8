"""Measure how far the chances to win that we tell are to be trusted.

    teotihuacan selfplay fresh.jsonl --games 2000 --seed 9000000
    python tools/measure_calibration.py fresh.jsonl --plot docs/bots/calibration.png

The games should be fresh: none that a net was trained on. Some turns of each are judged twice, as
they look at a glance and as a search sees them that gives advice, and compared with who has won.
"""

import argparse
import json
import random
from pathlib import Path

import numpy as np
from calibration import Row, compare_with_results, compute_calibration_error, draw_calibration

from teotihuacan import Position, Setup
from teotihuacan.bots.evaluation import estimate_win
from teotihuacan.bots.mcts import MctsBot
from teotihuacan.bots.process_pool import ProcessDeath, count_cores, run_in_processes
from teotihuacan.bots.protocol import Budget

GLANCE, SEARCH = "at a glance", "by a search"
SHARE = 0.12  # of the turns are looked at
Judged = dict[str, list[tuple[float, bool]]]  # chance to win, won or not


def judge_record(line: str, playouts: int) -> Judged:
    """Some turns of a game: all seats at a glance, the seat that is asked by a search."""
    record = json.loads(line)
    position = Position.new(Setup.from_dict(record["setup"]), record["seed"])
    chance = random.Random(f"calibration {record['seed']}")
    bot = MctsBot()
    glances, searched = [], []
    for action in record["actions"]:
        if position.question == "turn" and chance.random() < SHARE:
            seats = range(len(position.scores()))
            glances += [(seat, estimate_win(position, seat)) for seat in seats]
            seen = position.determinize(position.seat, 1)
            best = bot.analyse(seen, Budget(playouts=playouts), seed=1).choices[0]
            searched.append((position.seat, best.win))
        position.apply(action)
    winner = position.ranking()[0]
    return {
        name: [(win, seat == winner) for seat, win in judged]
        for name, judged in ((GLANCE, glances), (SEARCH, searched))
    }


def judge_files(given: argparse.Namespace) -> dict[str, list[Row]]:
    """All games: what was said, by tenths of the scale, and what happened."""
    lines = [line for file in given.files for line in file.read_text().splitlines()]
    found: Judged = {GLANCE: [], SEARCH: []}
    for _, judged in run_in_processes(judge_record, lines, given.processes, given.playouts):
        if isinstance(judged, ProcessDeath):
            raise SystemExit("a game could not be judged")
        for name, pairs in judged.items():
            found[name] += pairs
    return {
        name: compare_with_results(*np.array(pairs, np.float64).T)
        for name, pairs in found.items()
    }


def main() -> None:
    """Judge, compare, tell, draw."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--playouts", type=int, default=2000)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--processes", type=int, default=count_cores())
    given = parser.parse_args()
    found = judge_files(given)
    for name, rows in found.items():
        count = sum(row[2] for row in rows)
        print(f"{name}: {count} chances, calibration error {compute_calibration_error(rows):.2%}")
        for said, won, number in rows:
            print(f"  {said:5.1%} said, {won:5.1%} won ({number})")
    if given.plot:
        draw_calibration(found, given.plot)


if __name__ == "__main__":
    main()
