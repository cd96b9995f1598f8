"""Statistics of many games between bots, bot by bot."""

from statistics import fmean, pstdev
from typing import Any

from ...bots.faults import Fault
from ...bots.playing import FinishedGame
from ...study.intervals import compute_wilson_interval
from .tally import add_up, compute_means, round_figure


class BotTally:
    """Wins, scores, time and faults of one bot, over all seats it had."""

    def __init__(self) -> None:
        self.wins = 0
        self.scores: list[int] = []
        self.books: dict[str, int] = {}
        self.seconds = 0.0
        self.decisions = 0
        self.faults: list[Fault] = []

    def add(self, played: FinishedGame, seat: int) -> None:
        """Count a seat of a finished game."""
        game = played.position
        self.wins += game.ranking()[0] == seat
        self.scores.append(game.scores()[seat])
        add_up(self.books, game.books(seat))
        self.seconds += sum(played.seconds[seat])
        self.decisions += len(played.seconds[seat])
        self.faults += played.faults[seat]

    def summarize(self) -> dict[str, Any]:
        """All figures as plain data; `games` are seats in games: two in one game count twice."""
        games = len(self.scores)
        summary = {
            "games": games,
            "wins": self.wins,
            "win_rate": round_figure(self.wins / games),
            "win_rate_interval": [
                round_figure(end) for end in compute_wilson_interval(self.wins, games)
            ],
            "mean_score": round_figure(fmean(self.scores)),
            "sd": round_figure(pstdev(self.scores)),
            "decisions": self.decisions,
            "seconds_per_decision": round(self.seconds / max(self.decisions, 1), 6),
            "faults": len(self.faults),
            "books": compute_means(self.books, games),
        }
        return {**summary, "first_fault": self.faults[0].to_dict()} if self.faults else summary
