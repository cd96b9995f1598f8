"""Fit the evaluation's weights to games that bots played: what is a feature worth in the end?

Every turn of every game is one sample per seat: the seat's features, and the VP it still gained.
With `--every-question` every question is one: for a search with horizon -1, which judges there.
Ridge regression for each period between eclipses, with weights that run from its beginning to its
end. Writes `src/teotihuacan/bots/search/weights.json`. Needs numpy.

    python tools/fit_weights.py --bot mcts:100 --games 2000 --processes 2
"""

import argparse
import json
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from teotihuacan import Position, Setup
from teotihuacan.bots import Referee, bot_named
from teotihuacan.bots.search import Search, choose_policy_action
from teotihuacan.bots.search.constants import (
    FEATURE_NAMES,
    FEATURES,
    KNOTS,
    PROGRESS,
    WEIGHTS_SIZE,
)

WEIGHTS = Path(__file__).resolve().parent.parent / "src/teotihuacan/bots/search/weights.json"
SETUPS = [Setup(2), Setup(3), Setup(4), Setup(1, level="standard"), Setup(2), Setup(3)]
PERIODS = 3
STRAYS = 0.06  # of the answers, so that unusual positions are seen too
STRAY_NOISE = 250
FREE = ("one", "to_move", "pairs", "triples", "ready_to_ascend", "builds_affordable")
HARMFUL = ("salary_short", "locked_workers")
SIGNS = np.array(
    2
    * [
        0 if name in FREE or name.startswith("on_") else -1 if name in HARMFUL else 1
        for name in FEATURE_NAMES
    ]
)
Sample = tuple[int, int, list[int], float]
Rows = list[tuple[int, int, int, int, list[int], int]]  # turn, seat, period, progress, ...


def play(task: tuple[str, int, bool]) -> tuple[bool, Rows, list[int]]:
    """A game's turns or questions (features and VP of every seat), and its final scores."""
    name, number, every_question = task
    setup = SETUPS[number % len(SETUPS)]
    chance = random.Random(number)
    position = Position.new(setup, number)
    probe = Search(16, [0] * WEIGHTS_SIZE, [1.0] * KNOTS)
    people = setup.players
    referee = None
    if name != "policy":
        referee = Referee([bot_named(name)] * people + [None] * (setup.players == 1), number)
    rows: Rows = []
    last = ("", -1)
    turn = 0
    while not position.over:
        asked = (position.question, position.seat)
        if every_question or (asked[0] == "turn" and asked != last):
            turn += 1
            for seat, vp in enumerate(position.scores()):
                features, period, progress = probe.extract_features(position, seat)
                rows.append((turn, seat, period, progress, features, vp))
        last = asked
        if referee is None or chance.random() < STRAYS:
            noise = 60 if referee is None else STRAY_NOISE
            action = choose_policy_action(position, noise, chance.randrange(2**50))
        else:
            action = referee.answer(position).action
        position.apply(action)
    return setup.players == 1, rows, position.scores()


def fit(samples: list[Sample], shrinkage: float) -> Any:
    """Weights at the six times, from (period, progress, features, VP still gained).

    A good can't hurt and a missing salary can't help: a weight whose sign says so is only an
    echo of something else, and is set to 0.
    """
    found = np.zeros((KNOTS, FEATURES))
    for period in range(PERIODS):
        part = [s for s in samples if s[0] == period]
        if not part:
            continue
        u = np.array([s[1] for s in part])[:, None] / PROGRESS
        x = np.array([s[2] for s in part], dtype=float)
        y = np.array([s[3] for s in part])
        both = np.hstack([x * (1 - u), x * u])
        penalty = np.full(2 * FEATURES, shrinkage)
        penalty[0] = penalty[FEATURES] = 1e-3
        squares, products = both.T @ both + np.diag(penalty), both.T @ y
        kept = np.ones(2 * FEATURES, dtype=bool)
        solved = np.zeros(2 * FEATURES)
        while True:
            solved[:] = 0
            solved[kept] = np.linalg.solve(squares[np.ix_(kept, kept)], products[kept])
            wrong = kept & (solved * SIGNS < 0)
            if not wrong.any():
                break
            kept &= ~wrong
        found[2 * period] = solved[:FEATURES]
        found[2 * period + 1] = solved[FEATURES:]
    return found


def fit_spreads(samples: list[Sample], weights: Any) -> list[float]:
    """The logistic spread of the final lead around the expected one, at the six times."""
    found = []
    for period in range(PERIODS):
        part = [s for s in samples if s[0] == period]
        u = np.array([s[1] for s in part]) / PROGRESS
        x = np.array([s[2] for s in part], dtype=float)
        y = np.array([s[3] for s in part])
        guess = (x @ weights[2 * period]) * (1 - u) + (x @ weights[2 * period + 1]) * u
        error = (y - guess) ** 2
        early, late = np.polyfit(u, error, 1)[::-1]
        for variance in (early, early + late):
            found.append(round(float(np.sqrt(max(2 * variance, 4.0)) * 0.55), 2))
        print(f"period {period}: {len(part)} samples, error {np.sqrt(error.mean()):.1f} VP")
    return found


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="policy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--shrinkage", type=float, default=100.0)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--every-question", action="store_true", help="not only turns")
    parser.add_argument("--keep", type=Path, help="write the samples to a file, too")
    given = parser.parse_args()
    tasks = [(given.bot, given.first + i, given.every_question) for i in range(given.games)]
    people: list[Sample] = []
    teotibot: list[Sample] = []
    finals: list[int] = []
    with ProcessPoolExecutor(given.processes) as pool:
        for solo, rows, scores in pool.map(play, tasks, chunksize=4):
            for _, seat, period, progress, features, vp in rows:
                sample = (period, progress, features, float(scores[seat] - vp))
                (teotibot if solo and seat == 1 else people).append(sample)
            if not solo:
                finals += scores
    print(f"mean score {np.mean(finals):.1f}")
    if given.keep:
        with given.keep.open("wb") as file:
            pickle.dump((people, teotibot), file)
    weights = {"players": fit(people, given.shrinkage), "teotibot": fit(teotibot, 10.0)}
    content: dict[str, Any] = {
        "games": f"{given.games} of {given.bot}",
        "spread": fit_spreads(people, weights["players"]),
    }
    for side, table in weights.items():
        content[side] = {
            name: [round(float(table[knot][i]), 2) for knot in range(KNOTS)]
            for i, name in enumerate(FEATURE_NAMES)
        }
    text = json.dumps(content, indent=1)
    given.out.write_text(text.replace("\n   ", " ").replace("\n  ]", " ]") + "\n", "utf-8")


if __name__ == "__main__":
    main()
