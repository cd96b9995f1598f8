"""`teotihuacan review`: a game looked at again."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from ...i18n import say
from ..completions import complete_depths
from ..declare import Argument, Option
from ..formats import print_json
from ..options import Json, parse_seat, parse_whole_number
from ..record_source import is_standard, load_from_standard_input, load_record

if TYPE_CHECKING:
    from ...game.game import Game


def parse_depth(text: str) -> str:
    """How deep to look."""
    from ...study.review import DEPTHS

    if text not in DEPTHS:
        raise click.BadParameter(say("bad-depth", text=text))
    return text


RecordFile = Annotated[Path, Argument(metavar="metavar-file", help="opt-review-file")]
Depth = Annotated[
    str,
    Option(
        "--depth",
        parser=parse_depth,
        metavar="metavar-name",
        help="opt-review-depth",
        complete=complete_depths,
    ),
]
ReviewSeat = Annotated[
    int | None,
    Option("--seat", parser=parse_seat, metavar="metavar-seat", help="opt-review-seat"),
]
Every = Annotated[bool, Option("--all", help="opt-review-all")]
Learn = Annotated[bool, Option("--learn", help="opt-review-learn")]
ReviewSeed = Annotated[
    int, Option("--seed", parser=parse_whole_number, metavar="S", help="opt-review-seed")
]


def review(
    file: RecordFile,
    depth: Depth = "quick",
    seat: ReviewSeat = None,
    every: Every = False,
    learn: Learn = False,
    seed: ReviewSeed = 0,
    json: Json = False,
) -> None:
    """Look at the game of a record again."""
    game = load_from_standard_input() if is_standard(file) else load_record(file)
    tell_review(game, depth, seat, every, learn, seed, json)


def tell_review(
    game: "Game",
    depth: str,
    seat: int | None,
    every: bool,
    learn: bool,
    seed: int,
    json: bool,
) -> None:
    """Review a game, or find its review, and print it or learn from it."""
    from ...study.review import find_mistakes
    from ..play.screen import enable_line_editing, make_console
    from ..review.learning import learn_from
    from ..review.making import make_review
    from ..review.printing import ReviewText

    seats = choose_seats(game, seat)
    reviewed = make_review(game, depth, seed)
    if json:
        print_json({"seats_told": seats, **reviewed.to_dict()})
    elif learn:
        enable_line_editing()
        mistakes = [turn for one in seats for turn in find_mistakes(reviewed, one)]
        learn_from(game, mistakes, reviewed, make_console())
    else:
        ReviewText(game, reviewed, seats, whole=every).print(make_console())


def choose_seats(game: "Game", seat: int | None) -> list[int]:
    """The seat that is asked for; else those of people; everybody if only bots have played."""
    from ...bots.seats import Seats
    from ...terminal.wording import SEAT_LETTERS

    players = game.setup.players
    if seat is None:
        return sorted(Seats(game).people) or list(range(players))
    if not 0 <= seat < players:
        letter = SEAT_LETTERS[players - 1]
        raise click.BadParameter(
            say("bad-review-seat", letter=letter, last=players - 1, text=str(seat)),
            param_hint="'--seat'",
        )
    return [seat]
