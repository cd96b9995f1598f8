"""A game looked at again: what the answers of people have cost."""

from collections.abc import Iterator
from typing import Any

from rich.table import Table

from ...bots.review import JudgedAnswer, review_answers
from ...bots.seats import Seats
from ...game.game import Game
from ...game.views import view
from ...i18n import say
from ...i18n.numbers import format_short_number
from ...terminal.answers import answer_words
from ...terminal.readers import offer_for
from ...terminal.tables import new_table
from ...terminal.wording import SEAT_LETTERS, escape_text, seat_names
from ..formats import print_json
from ..play.screen import make_console
from ..progress import show_progress

COSTLIEST = 5
LEAST = 1.0  # VP: what costs less may be the search's own error


def judge_people(game: Game) -> list[JudgedAnswer]:
    """The answers of people; of everybody if only bots have played."""
    seats = Seats(game).people or set(range(game.setup.players))
    judged = show_progress(review_answers(game, seats), "progress-review", game.ply)
    return [answer for answer in judged if answer]


def find_costliest(answers: list[JudgedAnswer]) -> list[JudgedAnswer]:
    """The answers that cost most, the dearest first."""
    dear = [answer for answer in answers if answer.lost >= LEAST]
    return sorted(dear, key=lambda answer: (-answer.lost, answer.ply))[:COSTLIEST]


def print_review(game: Game) -> None:
    """How each person answered, and what cost most."""
    answers = judge_people(game)
    console = make_console()
    names = seat_names(game.names, game.setup.players)
    for seat in sorted({answer.seat for answer in answers}):
        own = [answer for answer in answers if answer.seat == seat]
        words = say(
            "review-seat",
            name=f"{SEAT_LETTERS[seat]} {names[seat]}",
            answers=len(own),
            best=sum(answer.action == answer.best for answer in own),
            vp=format_short_number(sum(answer.lost for answer in own), 0),
        )
        console.print(words, markup=False, style="bold", soft_wrap=True)
        console.print(draw_costliest(game, find_costliest(own)))
    console.print(say("review-note"), markup=False, style="dim")


def draw_costliest(game: Game, answers: list[JudgedAnswer]) -> Table:
    """A table of answers, what was better, and by how much."""
    heads = [say(f"review-{head}") for head in ("ply", "answered", "better", "lost")]
    table = new_table("", *heads)
    table.title = None
    table.columns[1].justify = table.columns[2].justify = "left"
    for answer in answers:
        given, better = answer_texts(game, answer)
        lost = format_short_number(answer.lost, 1)
        table.add_row(str(answer.ply), escape_text(given), escape_text(better), lost)
    return table


def answer_texts(game: Game, answer: JudgedAnswer) -> Iterator[str]:
    """What was answered and what was better, in words."""
    seen = view(game.position_at(answer.ply), answer.seat)
    return (
        answer_words(seen, offer_for(seen, action)) for action in (answer.action, answer.best)
    )


def print_review_json(game: Game) -> None:
    """Print all answers that were judged."""
    print_json({"answers": [describe_answer(game, answer) for answer in judge_people(game)]})


def describe_answer(game: Game, answer: JudgedAnswer) -> dict[str, Any]:
    """An answer as plain data."""
    given, better = answer_texts(game, answer)
    return {
        "ply": answer.ply,
        "seat": answer.seat,
        "action": answer.action,
        "text": given,
        "best": answer.best,
        "best_text": better,
        "lost": round(answer.lost, 2),
    }
