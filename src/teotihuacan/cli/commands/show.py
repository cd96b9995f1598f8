"""`teotihuacan show`: a position or a record as text for people, or as JSON."""

from typing import TYPE_CHECKING, Annotated

from ..declare import Argument, Option
from ..formats import print_json
from ..options import Json, parse_seat, parse_whole_number
from ..record_source import STANDARD, read_standard_input

if TYPE_CHECKING:
    from ...engine import Position
    from ...game.game import Game

Source = Annotated[
    str,
    Argument(metavar="metavar-file-or-json", help="opt-source"),
]
Ply = Annotated[
    int | None,
    Option("--ply", parser=parse_whole_number, metavar="N", help="opt-ply"),
]
Seat = Annotated[
    int | None,
    Option("--seat", parser=parse_seat, metavar="metavar-seat", help="opt-seat"),
]


def show(source: Source, ply: Ply = None, seat: Seat = None, json: Json = False) -> None:
    """Show a position, written as JSON or reached in the record of a game."""
    position, names = read_position(source, ply)
    if seat is not None:
        position.checked_seat(seat)
    if json:
        show_json(position, seat)
    else:
        show_text(position, names, seat)


def read_position(source: str, ply: int | None) -> "tuple[Position, list[str] | None]":
    """The position that is asked for, and the names of the seats if a record has them."""
    from ...engine import TeotihuacanError
    from ...game.game import Game

    found = read_source(source)
    if isinstance(found, Game):
        return found.position_at(found.ply if ply is None else ply), found.names
    if ply is not None:
        raise TeotihuacanError("error-ply-of-position")
    return found, None


def read_source(source: str) -> "Game | Position":
    """The game of a record or the position that a file, a text or standard input holds."""
    from ...game.files import FileError, read_text

    if source == STANDARD:
        return parse_source(read_standard_input())
    if source.lstrip().startswith(("{", "[")):
        return parse_source(source)
    from ...engine import TeotihuacanError

    try:
        return parse_source(read_text(source))
    except FileError:  # it names the file
        raise
    except TeotihuacanError as error:
        raise TeotihuacanError("error-in", place=source, problem=error) from None


def parse_source(text: str) -> "Game | Position":
    """The game or the position written in a JSON text."""
    import json

    from ...engine import PositionError
    from ...game.game import Game
    from ...game.position_json import position_from_json

    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError("error-json", reason=str(error)) from None
    if isinstance(data, dict) and ("actions" in data or "format" in data):
        return Game.load(text)
    return position_from_json(data)


def show_json(position: "Position", seat: int | None) -> None:
    """Print the position, or a seat's view of it, as one JSON object."""
    from ...game.position_json import position_to_json
    from ...game.views import view

    print_json(position_to_json(position) if seat is None else view(position, seat))


def show_text(position: "Position", names: list[str] | None, seat: int | None) -> None:
    """Print the table and the question; its answers only to a seat that may see them."""
    from ...game.views import view
    from ...terminal.answers import answer_words
    from ...terminal.displays import starting_offers, whole_board
    from ...terminal.final import final_table
    from ...terminal.wording import seat_names
    from ..play.asking import show_question, show_table
    from ..play.screen import make_console

    console = make_console()
    shown = seat_names(names, position.setup.players)
    viewer = position.seat if seat is None else seat
    seen = view(position, viewer)
    show_table(console, seen, shown)
    for part in (*whole_board(seen), *starting_offers(seen, viewer)):
        console.print("", part)
    if position.over:
        for part in final_table(seen, position.ranking(), shown):
            console.print(part)
        return
    show_question(console, seen, [answer_words(seen, offer) for offer in seen["legal"]])
