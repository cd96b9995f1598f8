"""Chances to win over a game as a plot in characters, the costliest turns marked by numbers."""

from collections.abc import Sequence

from rich.text import Text

from ...game.game import Game
from ...game.history import events_between
from ...game.key_moments import find_eclipses
from ...study.review import Review, TurnReview
from ...terminal.score_plot import plot_scores

HEIGHT = 14  # rows, with the foot
WIDEST = 100


def draw_chances(game: Game, review: Review, marked: Sequence[TurnReview], width: int) -> Text:
    """The chance of every seat to win, in percent."""
    eclipses = find_eclipses([events_between(game, ply, ply + 1) for ply in range(game.ply)])
    plies = [turn.first for turn in marked]
    return plot_scores(spread_chances(review), eclipses, plies, min(width, WIDEST), HEIGHT)


def spread_chances(review: Review) -> list[list[int]]:
    """Chances in percent, before the first action and after each."""
    found: list[list[int]] = []
    for point, following in zip(review.chances, review.chances[1:], strict=False):
        percent = [round(100 * win) for win in point.win]
        found += [percent] * (following.ply - point.ply)
    return [*found, [round(100 * win) for win in review.chances[-1].win]]
