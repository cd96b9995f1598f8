"""Measure what reviews find: planted blunders, levels of bots, times.

    python tools/measure_review.py planted [--games N] [--into FILE]
    python tools/measure_review.py levels [--games N] [--into FILE] [--depth quick] [--every N]
    python tools/measure_review.py times

`planted`: strong bots play a game in which one turn is replaced by a random one that two other
searches call a blunder (one without the net, one with four times the playouts of a quick review),
and go on from there. Is it among the three costliest turns of its seat? How many other turns are
called blunders that a review with four times the playouts and another seed finds no worse than
inaccurate?

`levels`: the accuracy of bots in games with each other, by name. A review can't tell bots apart
that search further than it does, so this one is deep unless `--depth` says otherwise. With
`--every 3` a third of the turns is judged, the same of all seats.

`times`: seconds of a quick and of a deep review of a game of three.

With `--into` results are kept in a file, a line each, and a stopped measurement goes on there.
"""

import argparse
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from teotihuacan import Game, Setup
from teotihuacan.bots import Referee, bot_named
from teotihuacan.bots.mcts import CLASSIC, MctsBot
from teotihuacan.bots.process_pool import ProcessDeath, count_cores, run_in_processes
from teotihuacan.study.review import (
    DEPTHS,
    TurnRequest,
    TurnReview,
    list_requests,
    review_game,
)
from teotihuacan.study.review.joining import rank_costly
from teotihuacan.study.review.labels import BLUNDER, FORCED, GRADES, MISTAKE, grade_loss
from teotihuacan.study.review.turns import TURN, ends_turn, find_kind, follow_turn
from teotihuacan.study.review.verdicts import judge_played_turn

STRONG = "mcts:400"
PLAYERS = 3
TRIES = 6  # random turns at each turn, until one is bad enough
PROBE = 400  # playouts by which the other search calls a turn bad
DEEPER, OTHER_SEED = 4, 7  # how a verdict is checked: so many times the playouts, another seed
LEVELS = ("novice", "student", "adept", "master")
Result = dict[str, Any]


# Planted blunders ---


def measure_planted(number: int) -> Result:
    """Plant a blunder in a game and see what a quick review says."""
    game, planted = play_planted(number)
    review = review_game(game)
    turn = next(turn for turn in review.turns if turn.first == planted)
    others = [one for one in review.turns if one.label == BLUNDER and one is not turn]
    return {
        "number": number,
        "label": turn.label,
        "lost_win": turn.lost_win,
        "lost_vp": turn.lost_vp,
        "in_seat": turn.number in review.seats[turn.seat].costliest,
        "in_game": turn in rank_costly(review.turns)[:3],
        "turns": len(review.turns) - 1,
        "blunders": len(others),
        "refuted": sum(not is_confirmed(game, one) for one in others),
    }


def play_planted(number: int) -> tuple[Game, int]:
    """A game with one bad turn, and after how many actions that begins."""
    chance = random.Random(f"planted {number}")
    game = Game(Setup(players=PLAYERS), number)
    wanted, planted = chance.randrange(10, 75), -1  # of about 95 turns
    turns = 0
    with Referee([bot_named(STRONG)] * PLAYERS, number) as referee:
        while not game.position.over:
            begins = game.ply > 0 and ends_turn(game, game.ply)
            turns += begins
            if planted < 0 and begins and turns >= wanted and find_kind(game.position) == TURN:
                bad = find_bad_turn(game, chance)
                if bad:
                    planted = game.ply
                    for action in bad:
                        game.play(action)
                    continue
            game.play(referee.answer(game.position).action)
    if planted < 0:
        raise RuntimeError(f"nothing bad was to be found in game {number}")
    return game, planted


def find_bad_turn(game: Game, chance: random.Random) -> list[int] | None:
    """A random turn that both searches call a blunder; None if none is found."""
    classic = MctsBot(CLASSIC)
    for _ in range(TRIES):
        actions = play_at_random(game, chance)
        turn = follow_turn(game.position, actions)
        if judge_played_turn(turn, PROBE, OTHER_SEED, classic).label == BLUNDER:
            if judge_played_turn(turn, DEEPER * DEPTHS["quick"], OTHER_SEED).label == BLUNDER:
                return actions
    return None


def play_at_random(game: Game, chance: random.Random) -> list[int]:
    """A turn of random answers, to its end."""
    other = game.copy()
    other.play(chance.choice(other.position.legal_actions()))
    while not ends_turn(other, other.ply):
        other.play(chance.choice(other.position.legal_actions()))
    return other.actions[game.ply :]


def is_confirmed(game: Game, turn: TurnReview) -> bool:
    """Whether a review with four times the playouts and another seed calls a turn bad too."""
    request = list_requests(game, seed=OTHER_SEED)[turn.number]
    lost = judge_played_turn(request.turn, DEEPER * DEPTHS["quick"], OTHER_SEED).lost
    return grade_loss(lost.win, lost.vp) >= GRADES.index(MISTAKE)


def report_planted(results: list[Result]) -> None:
    """Print how many were found, and what else was called a blunder."""
    games, turns = len(results), count(results, "turns")
    print(f"planted blunders: {games}")
    print(f"among the three costliest turns of their seat: {count(results, 'in_seat')}")
    print(f"among the three costliest turns of all seats: {count(results, 'in_game')}")
    print(f"labels: {dict(Counter(one['label'] for one in results))}")
    print(
        f"other turns: {turns}; called blunders: {count(results, 'blunders')},"
        f" of these refuted: {count(results, 'refuted')}"
    )


def count(results: list[Result], name: str) -> int:
    """The sum of a figure."""
    return sum(one[name] for one in results)


# Levels ---


def measure_levels(number: int, names: list[str], depth: str, every: int) -> Result:
    """The turns of four bots in a game with each other; seats change from game to game.

    Of each turn that had something to decide its accuracy and the VP it lost.
    """
    seated = [names[(seat + number) % len(names)] for seat in range(len(names))]
    game = play_bots(seated, number)
    judged = [request.run() for request in sample_requests(game, depth, every, number)]
    real = [turn for turn in judged if turn.label != FORCED]
    scores = game.position.scores()
    return {
        "number": number,
        "seats": [
            [name, scores[seat], [[t.accuracy, t.lost_vp] for t in real if t.seat == seat]]
            for seat, name in enumerate(seated)
        ],
    }


def sample_requests(game: Game, depth: str, every: int, number: int) -> list[TurnRequest]:
    """One of so many turns of each seat, others from game to game."""
    kept = []
    seen: Counter[int] = Counter()
    for request in list_requests(game, depth):
        if seen[request.turn.seat] % every == number % every:
            kept.append(request)
        seen[request.turn.seat] += 1
    return kept


def play_bots(names: list[str], seed: int) -> Game:
    """A game of bots; those that think by the clock count the time of the processor."""
    game = Game(Setup(players=len(names)), seed)
    entrants = [bot_named(name) for name in names]
    timed = [replace(one, budget=replace(one.budget, processor=True)) for one in entrants]
    with Referee(timed, seed) as referee:
        while not game.position.over:
            game.play(referee.answer(game.position).action)
    return game


def report_levels(results: list[Result]) -> None:
    """Print mean accuracy with its error, VP lost in a turn, and the score of each bot."""
    turns: dict[str, list[list[float]]] = {}
    scores: dict[str, list[int]] = {}
    for one in results:
        for name, score, judged in one["seats"]:
            turns.setdefault(name, []).extend(judged)
            scores.setdefault(name, []).append(score)
    print(f"{len(results)} games")
    for name, rows in sorted(turns.items(), key=lambda entry: fmean(r[0] for r in entry[1])):
        accuracies = [row[0] for row in rows]
        error = stdev(accuracies) / len(rows) ** 0.5
        print(
            f"{name:12} accuracy {fmean(accuracies):5.1f} +- {error:3.1f}"
            f"  VP lost a turn {fmean(row[1] for row in rows):5.2f}"
            f"  turns {len(rows):4}  VP {fmean(scores[name]):6.1f}"
        )


# Times ---


def measure_times() -> None:
    """Print the seconds of a quick and of a deep review."""
    game = play_bots([STRONG] * PLAYERS, 1)
    for depth in DEPTHS:
        started = time.perf_counter()
        review_game(game, depth, processes=count_cores())
        print(f"{depth}: {time.perf_counter() - started:.1f} s, {count_cores()} processes")


# Many games ---


def run_games(
    work: Callable[..., Result], games: int, into: Path | None, processes: int, *arguments: Any
) -> list[Result]:
    """The results of so many games: those in the file, and the missing ones."""
    results = (
        [json.loads(line) for line in into.read_text().splitlines()]
        if into and into.exists()
        else []
    )
    known = {one["number"] for one in results}
    missing = [number for number in range(games) if number not in known]
    for number, result in run_in_processes(work, missing, processes, *arguments):
        if isinstance(result, ProcessDeath):
            print(f"game {number}: {result.reason}")
            continue
        results.append(result)
        if into:
            with into.open("a") as file:
                file.write(json.dumps(result) + "\n")
    return sorted(results, key=lambda one: one["number"])[:games]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("planted", "levels", "times"))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--into", type=Path, help="where results are kept")
    parser.add_argument("--processes", type=int, default=count_cores())
    parser.add_argument("--bots", default=",".join(LEVELS), help="whose levels are measured")
    parser.add_argument("--depth", choices=DEPTHS, default="deep", help="of the levels' reviews")
    parser.add_argument("--every", type=int, default=1, help="judge one of so many turns")
    given = parser.parse_args()
    if given.what == "planted":
        report_planted(run_games(measure_planted, given.games, given.into, given.processes))
    elif given.what == "levels":
        names = given.bots.split(",")
        levels = (names, given.depth, given.every)
        report_levels(
            run_games(measure_levels, given.games, given.into, given.processes, *levels)
        )
    else:
        measure_times()


if __name__ == "__main__":
    main()
