"""Runs the workloads of one contender on request: a line of JSON in, a line of JSON out.

    python tools/peers/contending.py chess_games

The first line out is the contender's names, versions and workloads; each line in names a game, a
workload and how many seconds to spend on it.
"""

import importlib
import json
import sys


def main() -> None:
    """Serve until the input ends."""
    contender = importlib.import_module(sys.argv[1])
    out, sys.stdout = sys.stdout, sys.stderr  # libraries may chat
    workloads = contender.list_workloads()
    names = {game: list(of_game) for game, of_game in workloads.items()}
    greeting = {"version": contender.read_version(), "games": names}
    print(json.dumps(greeting), file=out, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        rates = workloads[asked["game"]][asked["workload"]](asked["seconds"])
        print(json.dumps(rates), file=out, flush=True)


if __name__ == "__main__":
    main()
