"""What many finished games add up to."""

from statistics import fmean, pstdev
from typing import Any

from ..engine import Position

DIGITS = 4


class Tally:
    """Scores, books and statistics of finished games, all of one player count."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0] * players
        self.books: dict[str, int] = {}
        self.statistics: dict[str, int] = {}
        self.decisions: list[int] = []
        self.completed = 0

    def add(self, game: Position) -> None:
        """Count one more finished game."""
        self.wins[game.ranking()[0]] += 1
        self.decisions.append(game.decisions_made)
        top_tiles = 0
        for seat, score in enumerate(game.scores()):
            self.scores[seat].append(score)
            statistics = game.statistics(seat)
            top_tiles += statistics["tiles_per_level"][-1]
            add_up(self.books, game.books(seat))
            add_up(self.statistics, main_statistics(statistics))
        self.completed += 1 if top_tiles else 0

    @property
    def games(self) -> int:
        """How many games were counted."""
        return len(self.decisions)

    def summary(self) -> dict[str, Any]:
        """All figures as plain data; books and statistics are means per player and game."""
        per_player = self.games * self.players
        return {
            "games": self.games,
            "seats": [self.seat_summary(seat) for seat in range(self.players)],
            "books": {name: rounded(n / per_player) for name, n in self.books.items()},
            "statistics": {name: rounded(n / per_player) for name, n in self.statistics.items()},
            "endings": {
                "third_eclipse": self.games - self.completed,
                "completed_pyramid": self.completed,
            },
            "decisions": {
                "mean": rounded(fmean(self.decisions)),
                "min": min(self.decisions),
                "max": max(self.decisions),
            },
        }

    def seat_summary(self, seat: int) -> dict[str, Any]:
        """Scores and wins of one seat."""
        scores = self.scores[seat]
        return {
            "seat": seat,
            "mean": rounded(fmean(scores)),
            "sd": rounded(pstdev(scores)),
            "min": min(scores),
            "max": max(scores),
            "win_rate": rounded(self.wins[seat] / self.games),
        }


def add_up(totals: dict[str, int], entries: dict[str, int]) -> None:
    """Add entries to totals by name."""
    for name, number in entries.items():
        totals[name] = totals.get(name, 0) + number


def main_statistics(statistics: dict[str, Any]) -> dict[str, int]:
    """One number per statistic: lists by eclipse become their sum or their last entry."""
    numbers = {name: value for name, value in statistics.items() if isinstance(value, int)}
    for level, tiles in enumerate(statistics["tiles_per_level"], start=1):
        numbers[f"tiles_level_{level}"] = tiles
    for temple, steps in statistics["temple_steps"].items():
        numbers[f"temple_{temple}"] = steps
    numbers["track_steps"] = sum(statistics["track_per_eclipse"])
    numbers["technologies"] = last(statistics["technologies_per_eclipse"])
    numbers["masks"] = last(statistics["masks_per_eclipse"])
    return numbers


def last(entries: list[int]) -> int:
    """The last entry, 0 if there is none."""
    return entries[-1] if entries else 0


def rounded(number: float) -> float:
    """A figure as it is printed in JSON."""
    return round(number, DIGITS)
