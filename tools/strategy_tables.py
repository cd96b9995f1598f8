"""What won and what didn't, counted over many games: the figures that the strategy guide cites.

Shares are percentages, VP and counts are means. "ahead" is about pairs of seats of one game: of
those in which one had more of something, the percentage in which that one came out ahead.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from statistics import fmean
from typing import Any

from strategy_games import GameFacts, SeatFacts

from teotihuacan.engine.names import TECHNOLOGY_NAMES
from teotihuacan.study.intervals import compute_wilson_interval

Figures = dict[str, Any]
Choose = Callable[[SeatFacts], float | str]
# How often those won who had so many of something; more than the last number is counted there.
GROUPED = {
    "ascensions": 7,
    "technologies": 6,
    "bonus_tiles": 3,
    "masks": 6,
    "workers": 4,
    "worships": 8,
    "decorations": 5,
    "cocoa_unpaid": 3,
    "cocoa_actions": 6,
    "ascensions_1": 3,
    "technologies_1": 3,
}


def measure_games(games: list[GameFacts]) -> Figures:
    """All tables, by number of players."""
    found: Figures = {}
    for players in (2, 3, 4):
        part = [game for game in games if game.players == players]
        if part:
            found[str(players)] = measure_contests(part)
    solo = [game for game in games if game.players == 1]
    if solo:
        found["solo"] = measure_solo(solo)
    return found


def measure_contests(games: list[GameFacts]) -> Figures:
    """The tables of games with one number of players."""
    seats = [seat for game in games for seat in game.seats]
    return {
        **measure_all(games, seats),
        "ahead": compare_pairs(games),
        "groups": {name: group_seats(seats, name) for name in GROUPED},
        "technologies": measure_technologies(seats),
        "seats": share_by(seats, lambda seat: str(seat.seat + 1)),
        "players": share_by(seats, lambda seat: seat.name),
    }


def measure_solo(games: list[GameFacts]) -> Figures:
    """The tables of games against Teotibot."""
    seats = [seat for game in games for seat in game.seats]
    return {
        **measure_all(games, seats),
        "levels": share_by(seats, lambda seat: seat.level),
        "players": share_by(seats, lambda seat: seat.name),
    }


def measure_all(games: list[GameFacts], seats: list[SeatFacts]) -> Figures:
    """The tables that games of every kind have."""
    return {
        "games": len(games),
        "length": measure_length(games),
        "scores": compare_means(seats, lambda seat: {"score": seat.score})["score"],
        "sources": compare_means(seats, lambda seat: seat.books),
        "counts": compare_means(seats, lambda seat: seat.counts),
    }


def measure_length(games: list[GameFacts]) -> Figures:
    """Turns and decisions of a game, and how many the pyramid ended."""
    seats = [seat for game in games for seat in game.seats]
    return {
        "turns": mean(seat.counts["turns"] for seat in seats),
        "decisions": mean(game.decisions for game in games),
        "completed": percentage(sum(game.completed for game in games), len(games)),
    }


def compare_means(
    seats: list[SeatFacts], read: Callable[[SeatFacts], dict[str, Any]]
) -> dict[str, Figures]:
    """The means of winners, of the others, and the difference."""
    found = {}
    for name in read(seats[0]):
        won = mean(read(seat)[name] for seat in seats if seat.won)
        others = mean(read(seat)[name] for seat in seats if not seat.won)
        found[name] = {"won": won, "others": others, "more": round(won - others, 1)}
    return found


def compare_pairs(games: list[GameFacts]) -> dict[str, Figures]:
    """Of pairs in which one had more of something, how often that one came out ahead."""
    names = games[0].seats[0].counts
    found = {}
    for name in names:
        more = [
            better.place < other.place for game in games for better, other in pairs_by(game, name)
        ]
        if more:
            found[name] = make_share(sum(more), len(more))
    return found


def pairs_by(game: GameFacts, name: str) -> Iterator[tuple[SeatFacts, SeatFacts]]:
    """Pairs of seats that differ in something, the one with more of it first."""
    for one, other in combinations(game.seats, 2):
        difference = one.counts[name] - other.counts[name]
        if difference:
            yield (one, other) if difference > 0 else (other, one)


def group_seats(seats: list[SeatFacts], name: str) -> dict[str, Figures]:
    """How often seats won by how many of something they had."""
    most = GROUPED[name]
    return share_by(seats, lambda seat: str(int(min(seat.counts[name], most))))


def measure_technologies(seats: list[SeatFacts]) -> dict[str, Figures]:
    """For each technology: how many knew it, how many of them won, also if it came early."""
    found = {}
    for name in TECHNOLOGY_NAMES:
        knew = [seat for seat in seats if name in seat.learned]
        early = [seat for seat in knew if seat.learned[name] == 1]
        found[name] = {
            "taken": percentage(len(knew), len(seats)),
            **share_wins(knew),
            "early": share_wins(early),
        }
    return found


def share_by(seats: list[SeatFacts], choose: Choose) -> dict[str, Figures]:
    """Wins and mean score of seats that are alike in something."""
    groups: dict[str, list[SeatFacts]] = defaultdict(list)
    for seat in seats:
        groups[str(choose(seat))].append(seat)
    return {
        key: {**share_wins(group), "score": mean(seat.score for seat in group)}
        for key, group in sorted(groups.items())
    }


def share_wins(seats: list[SeatFacts]) -> Figures:
    """How many seats, and how many of them won."""
    return make_share(sum(seat.won for seat in seats), len(seats))


def make_share(wins: int, all_of_them: int) -> Figures:
    """A share with its 95 % interval."""
    low, high = compute_wilson_interval(wins, all_of_them)
    return {
        "of": all_of_them,
        "won": percentage(wins, all_of_them),
        "low": round(100 * low),
        "high": round(100 * high),
    }


def measure_levels(games: list[GameFacts]) -> dict[str, Figures]:
    """What players of different strength score and do when they meet, by name."""
    groups: dict[str, list[SeatFacts]] = defaultdict(list)
    for game in games:
        if game.players > 1:
            for seat in game.seats:
                groups[seat.name].append(seat)
    return {
        name: {
            **share_wins(seats),
            "score": mean(seat.score for seat in seats),
            "sources": average(seats, lambda seat: seat.books),
            "counts": average(seats, lambda seat: seat.counts),
        }
        for name, seats in sorted(groups.items())
    }


def average(
    seats: list[SeatFacts], read: Callable[[SeatFacts], dict[str, Any]]
) -> dict[str, float]:
    """Means by name."""
    return {name: mean(read(seat)[name] for seat in seats) for name in read(seats[0])}


def mean(numbers: Iterable[float]) -> float:
    """A mean with one decimal, 0 of nothing."""
    found = list(numbers)
    return round(fmean(found), 1) + 0.0 if found else 0.0


def percentage(part: int, whole: int) -> int:
    """A share in whole percents."""
    return round(100 * part / whole) if whole else 0
