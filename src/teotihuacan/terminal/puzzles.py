"""Puzzles in words: what a puzzle is, why its solution is one, how somebody does."""

from collections.abc import Sequence

from ..bots.advice import Suggestion
from ..game.views import view
from ..i18n import join_list, say
from ..i18n.numbers import format_percent, format_signed_number
from ..study.puzzles import JudgedAnswer, Progress, Puzzle, PuzzleRating
from .advice import reason_text
from .answers import answer_words
from .readers import offer_for
from .wording import SEAT_LETTERS, name_bot


def puzzle_heading(puzzle: Puzzle) -> str:
    """Which puzzle it is: "Puzzle k3v9q · 3 players · rated 1450"."""
    parts = (
        say("puzzle-title", id=puzzle.id),
        say("puzzle-players", count=puzzle.players),
        say("puzzle-rated", rating=rating_number(puzzle.rating)),
    )
    return " · ".join(parts)


def task_text(puzzle: Puzzle) -> str:
    """What is to be done."""
    return say("puzzle-task", seat=SEAT_LETTERS[puzzle.seat])


def theme_names(themes: Sequence[str]) -> str:
    """Themes in a row."""
    return join_list([say(f"puzzle-theme-{theme}") for theme in themes])


def rating_number(rating: float) -> str:
    """A rating, which is a name more than a number."""
    return str(round(rating))


# Explanations ---


def solution_texts(puzzle: Puzzle) -> list[str]:
    """The answers of the best turn, one after the other."""
    position = puzzle.position
    texts = []
    for action in puzzle.explanation.turn:
        if position.over or position.seat != puzzle.seat or not position.is_legal(action):
            break
        seen = view(position, puzzle.seat)
        texts.append(answer_words(seen, offer_for(seen, action)))
        position.apply(action)
    return texts


def explanation_texts(puzzle: Puzzle) -> list[str]:
    """Why the best turn is best: what it brings, and what others are worth."""
    told = puzzle.explanation
    best = Suggestion(
        told.best.action, told.best.vp, told.best.win, 1.0, list(told.gains), list(told.prices)
    )
    lines = [
        say("puzzle-best", **figures(told.best)),
        say("puzzle-because", reasons=reason_text(best)),
        say(
            "puzzle-tempting",
            answer=first_answer(puzzle, told.tempting),
            **figures(told.tempting),
        ),
    ]
    if told.second.action != told.tempting.action:
        answer = first_answer(puzzle, told.second)
        lines.append(say("puzzle-second", answer=answer, **figures(told.second)))
    themes = say("puzzle-themes", themes=theme_names(puzzle.themes))
    return [*lines, solvers_text(puzzle), themes]


def solvers_text(puzzle: Puzzle) -> str:
    """From which bot on all find the solution."""
    if not puzzle.weakest_solver:
        return say("puzzle-solved-from-none")
    level, _, playouts = puzzle.weakest_solver.partition(":")
    if playouts:
        return say("puzzle-solved-from-search", playouts=playouts)
    return say("puzzle-solved-from-level", level=name_bot(level))


def figures(judged: JudgedAnswer) -> dict[str, str]:
    """The chance to win and the lead that an answer gives."""
    return {
        "win": format_percent(judged.win, 0),
        "vp": format_signed_number(judged.vp, 1),
    }


def first_answer(puzzle: Puzzle, judged: JudgedAnswer) -> str:
    """An answer to the first question, in words."""
    seen = view(puzzle.position, puzzle.seat)
    return answer_words(seen, offer_for(seen, judged.action))


# Progress ---


def rating_text(rating: PuzzleRating) -> str:
    """A player's rating; while little is known, that it is a guess."""
    key = "puzzle-rating-guess" if rating.provisional else "puzzle-rating"
    return say(key, rating=rating_number(rating.rating))


def solved_text(rating: PuzzleRating) -> str:
    """How many puzzles were solved at the first try."""
    return say("puzzle-solved-count", solved=rating.solved, tried=rating.tried)


def change_text(before: Progress, after: Progress) -> str:
    """What an attempt did to a rating; that it didn't count if it was not the first."""
    if before == after:
        return say("puzzle-counted-before")
    change = round(after.rating.rating) - round(before.rating.rating)
    return say(
        "puzzle-rating-change",
        rating=rating_number(after.rating.rating),
        change=format_signed_number(change, 0),
    )
