"""How strong bots and Teotibot's levels are on the scale of the ratings, from all games at once.

In the Plackett-Luce model of a game for several, each pair ranks as if the two had played
alone. So strengths come from all pairs (`teotihuacan.arena.ratings`), and the distances grow with
the number of players as they do in the model.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from rating_games import Line

from teotihuacan.arena.ratings import Rating as Elo
from teotihuacan.arena.ratings import Wins, rate_entrants
from teotihuacan.bots.levels import LEVELS
from teotihuacan.bots.seats import TEOTIBOT
from teotihuacan.study.ratings import ALL, SOLO
from teotihuacan.study.ratings.rating import START

BOTS = ("random", "greedy", *LEVELS)  # those that sit at tables of servers
HELD = "student"  # has 1500; solo Teotibot's standard level
HELD_SOLO = "standard"
LEAST = 15.0  # no strength is measured better than that
WITHIN = 2 * 1.96  # standard deviations of a 95 % interval
Row = dict[str, float | int]
Pools = dict[str, dict[str, Row]]


def find_bots(line: Line) -> list[str]:
    """What every seat played like; Teotibot by its level."""
    return [line.level or "" if bot == TEOTIBOT else bot for bot in line.bots]


def count_pairs(lines: Iterable[Line]) -> dict[int, Wins]:
    """Who ranked before whom, game by game."""
    deals: dict[int, Wins] = {}
    for i, line in enumerate(lines):
        bots = find_bots(line)
        order = sorted(range(len(bots)), key=lambda seat: line.places[seat])
        wins: Wins = defaultdict(float)
        for place, seat in enumerate(order):
            for other in order[place + 1 :]:
                if bots[seat] != bots[other]:
                    wins[bots[seat], bots[other]] += 1.0
        deals[i] = dict(wins)
    return deals


def rate_bots(lines: Sequence[Line], held: str) -> tuple[dict[str, Elo], Counter[str]]:
    """The strengths of bots in games of one kind, and in how many games each was."""
    games = Counter(bot for line in lines for bot in set(find_bots(line)))
    return rate_entrants(sorted(games), count_pairs(lines), held), games


def make_row(elo: Elo, games: int, scale: float) -> Row:
    """A bot's rating as it is kept."""
    sigma = max(scale * (elo.high - elo.low) / WITHIN, LEAST)
    return {"mu": round(START + scale * elo.elo, 1), "sigma": round(sigma, 1), "games": games}


def make_anchors(people: Sequence[Line], slow: Sequence[Line]) -> Pools:
    """The ratings of all bots of servers in all pools."""
    pools: Pools = {}
    for players in (2, 3, 4):
        lines = [line for line in people if line.players == players]
        rated, games = rate_bots([*lines, *(slow if players == 2 else ())], HELD)
        scale = sqrt(players / 2)
        pools[str(players)] = {
            bot: make_row(rated[bot], games[bot], scale) for bot in BOTS if bot in rated
        }
    for bot in (bot for bot in pools["2"] if bot in LEVELS):
        for players in (3, 4):
            pools[str(players)].setdefault(bot, widen_row(pools["2"][bot], sqrt(players / 2)))
    pools[ALL] = {bot: mix_rows([pools[str(n)][bot] for n in (2, 3, 4)]) for bot in pools["2"]}
    rated, games = rate_bots([line for line in people if line.players == 1], HELD_SOLO)
    levels = {line.level for line in people if line.level}
    pools[SOLO] = {
        name: make_row(rated[name], games[name], 1.0) for name in rated if name in levels
    }
    return pools


def widen_row(row: Row, scale: float) -> Row:
    """A rating of games for two as it would be in games for more: not measured there."""
    mu = START + scale * (row["mu"] - START)
    return {"mu": round(mu, 1), "sigma": round(scale * row["sigma"], 1), "games": 0}


def mix_rows(rows: Sequence[Row]) -> Row:
    """One rating of several, each as heavy as it is sure."""
    weights = [1 / row["sigma"] ** 2 for row in rows]
    mu = sum(w * row["mu"] for w, row in zip(weights, rows, strict=True)) / sum(weights)
    sigma = max(1 / sqrt(sum(weights)), LEAST)
    games = sum(int(row["games"]) for row in rows)
    return {"mu": round(mu, 1), "sigma": round(sigma, 1), "games": games}


def write_anchors(pools: Pools, file: Path) -> None:
    """Write the file of the package."""
    data: dict[str, Any] = {"made_by": "tools/measure_ratings.py", "pools": pools}
    file.write_text(json.dumps(data, indent=1) + "\n")
