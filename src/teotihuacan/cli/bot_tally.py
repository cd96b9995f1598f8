"""What many games between bots add up to, bot by bot."""

from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from ..bots.playing import Played
from .tally import add_up, means, rounded

CONFIDENT = 1.96  # standard deviations that hold 95 % of a normal distribution


class BotTally:
    """Wins, scores, time and faults of one bot, over all seats it had."""

    def __init__(self) -> None:
        self.wins = 0
        self.scores: list[int] = []
        self.books: dict[str, int] = {}
        self.seconds = 0.0
        self.decisions = 0
        self.faults: list[str] = []

    def add(self, played: Played, seat: int) -> None:
        """Count a seat of a finished game."""
        game = played.position
        self.wins += game.ranking()[0] == seat
        self.scores.append(game.scores()[seat])
        add_up(self.books, game.books(seat))
        self.seconds += played.seconds[seat]
        self.decisions += played.decisions[seat]
        self.faults += played.faults[seat]

    def summary(self) -> dict[str, Any]:
        """All figures as plain data; `games` are seats in games: two in one game count twice."""
        games = len(self.scores)
        summary = {
            "games": games,
            "wins": self.wins,
            "win_rate": rounded(self.wins / games),
            "win_rate_interval": [rounded(end) for end in wilson(self.wins, games)],
            "mean_score": rounded(fmean(self.scores)),
            "sd": rounded(pstdev(self.scores)),
            "decisions": self.decisions,
            "seconds_per_decision": round(self.seconds / max(self.decisions, 1), 6),
            "faults": len(self.faults),
            "books": means(self.books, games),
        }
        return {**summary, "first_fault": self.faults[0]} if self.faults else summary


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Where the true win rate lies with 95 % confidence: Wilson's score interval."""
    z = CONFIDENT
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max((centre - spread) / whole, 0.0), min((centre + spread) / whole, 1.0)
