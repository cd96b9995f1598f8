"""Statistics of many finished games."""

from statistics import fmean, pstdev, quantiles
from typing import Any

from ...engine import Position
from ...engine.names import BOT_TILE_NAMES

DIGITS = 4


class Tally:
    """Scores, books and statistics of finished games, all of one player count.

    With one player, seat 1 is Teotibot.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        seats = range(max(players, 2))
        self.scores: list[list[int]] = [[] for _ in seats]
        self.wins = [0 for _ in seats]
        self.books: list[dict[str, int]] = [{} for _ in seats]
        self.statistics: dict[str, int] = {}
        self.bot_tiles = dict.fromkeys(BOT_TILE_NAMES, 0)
        self.decisions: list[int] = []
        self.completed = 0

    def add(self, game: Position, decisions: int | None = None) -> None:
        """Count one more finished game; its decisions, if the position doesn't know them."""
        self.wins[game.ranking()[0]] += 1
        self.decisions.append(game.decisions_made if decisions is None else decisions)
        top_tiles = 0
        for seat, score in enumerate(game.scores()):
            self.scores[seat].append(score)
            statistics = game.statistics(seat)
            top_tiles += statistics["tiles_per_level"][-1]
            add_up(self.books[seat], game.books(seat))
            add_up(self.statistics, flatten_statistics(statistics))
        self.completed += 1 if top_tiles else 0
        if self.players == 1:
            used = game.record()["bot_used"]
            add_up(self.bot_tiles, dict(zip(BOT_TILE_NAMES, used, strict=True)))

    @property
    def games(self) -> int:
        """How many games were counted."""
        return len(self.decisions)

    def summarize(self) -> dict[str, Any]:
        """All figures as plain data; books and statistics are means per seat and game."""
        seats = range(len(self.scores))
        shares = self.games * len(seats)
        books: dict[str, int] = {}
        for entries in self.books:
            add_up(books, entries)
        return {
            "games": self.games,
            "seats": [self.summarize_seat(seat) for seat in seats],
            "books": compute_means(books, shares),
            "statistics": compute_means(self.statistics, shares),
            "endings": {
                "third_eclipse": self.games - self.completed,
                "completed_pyramid": self.completed,
            },
            "decisions": {
                "mean": round_figure(fmean(self.decisions)),
                "min": min(self.decisions),
                "max": max(self.decisions),
            },
            **self.summarize_solo(),
        }

    def summarize_seat(self, seat: int) -> dict[str, Any]:
        """Scores, wins and sources of victory points of one seat."""
        scores = self.scores[seat]
        return {
            "seat": seat,
            "mean": round_figure(fmean(scores)),
            "sd": round_figure(pstdev(scores)),
            "min": min(scores),
            "quartiles": compute_quartiles(scores),
            "max": max(scores),
            "win_rate": round_figure(self.wins[seat] / self.games),
            "books": compute_means(self.books[seat], self.games),
        }

    def summarize_solo(self) -> dict[str, Any]:
        """How often the player beat Teotibot, and the shares of the action tiles it used."""
        if self.players != 1:
            return {}
        return {
            "win_rate": round_figure(self.wins[0] / self.games),
            "bot_tiles": compute_means(self.bot_tiles, sum(self.bot_tiles.values())),
        }


def compute_quartiles(scores: list[int]) -> list[float]:
    """A quarter, half and three quarters of the scores are not above these."""
    if len(scores) == 1:
        return [float(scores[0])] * 3
    return [round_figure(cut) for cut in quantiles(scores, n=4, method="inclusive")]


def compute_means(totals: dict[str, int], number: int) -> dict[str, float]:
    """Totals by name, divided by how many they are of."""
    return {name: round_figure(total / max(number, 1)) for name, total in totals.items()}


def add_up(totals: dict[str, int], entries: dict[str, int]) -> None:
    """Add entries to totals by name."""
    for name, number in entries.items():
        totals[name] = totals.get(name, 0) + number


def flatten_statistics(statistics: dict[str, Any]) -> dict[str, int]:
    """One number per statistic: lists by eclipse become their sum or their last entry."""
    numbers = {name: value for name, value in statistics.items() if isinstance(value, int)}
    for level, tiles in enumerate(statistics["tiles_per_level"], start=1):
        numbers[f"tiles_level_{level}"] = tiles
    for temple, steps in statistics["temple_steps"].items():
        numbers[f"temple_{temple}"] = steps
    numbers["track_steps"] = sum(statistics["track_per_eclipse"])
    numbers["technologies"] = take_last(statistics["technologies_per_eclipse"])
    numbers["masks"] = take_last(statistics["masks_per_eclipse"])
    return numbers


def take_last(entries: list[int]) -> int:
    """The last entry, 0 if there is none."""
    return entries[-1] if entries else 0


def round_figure(number: float) -> float:
    """A figure as it is printed in JSON."""
    return round(number, DIGITS)
