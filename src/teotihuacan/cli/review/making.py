"""Making a review: one that was kept is there at once; else in processes, with a bar."""

from ...bots.process_pool import count_cores
from ...game.game import Game
from ...study.review import (
    Review,
    join_review,
    review_turns,
    review_turns_in_processes,
    split_turns,
)
from ...terminal.kept_reviews import KeptReviews
from ...terminal.saved_games import SavedGames
from ..progress import show_progress

FEW_TURNS = 8  # that no other process is worth starting for


def make_review(game: Game, depth: str, seed: int) -> Review:
    """The review of a game: the one that was kept if it is what is asked for, or a new one."""
    kept = KeptReviews(SavedGames().folder)
    found = kept.find(game, depth)
    if found and found.seed == seed:
        return found
    review = review_anew(game, depth, seed)
    kept.keep(game, review)
    return review


def review_anew(game: Game, depth: str, seed: int) -> Review:
    """Review a game with all cores; Ctrl-C ends it and nothing is kept."""
    count = len(split_turns(game, seed))
    turns = (
        review_turns(game, depth, seed)
        if count <= FEW_TURNS
        else review_turns_in_processes(game, depth, seed, count_cores())
    )
    return join_review(game, depth, seed, show_progress(turns, "progress-review", count))
