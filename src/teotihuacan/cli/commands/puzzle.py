"""`teotihuacan puzzle`: positions in which one turn is clearly best, to be solved."""

from typing import TYPE_CHECKING, Annotated, Any

import click

from ...i18n import join_list, say
from ..declare import Argument, Option
from ..formats import print_json
from ..options import Json, parse_whole_number

if TYPE_CHECKING:
    from ...study.puzzles import Progress, Puzzle

TODAY, NEXT, LIST, LIST_THEMES, RATING = "today", "next", "list", "themes", "rating"
WORDS = (TODAY, NEXT, LIST, LIST_THEMES, RATING)


def complete_wanted(begun: str) -> list[tuple[str, str]]:
    """Words, and the ids of puzzles that begin so."""
    from ...study.puzzles import read_puzzles
    from ...terminal.puzzles import puzzle_heading

    words = [(word, say(f"puzzle-word-{word}")) for word in WORDS]
    named = [puzzle for puzzle in read_puzzles() if begun and puzzle.id.startswith(begun)]
    return words + [(puzzle.id, puzzle_heading(puzzle)) for puzzle in named]


def complete_themes(begun: str) -> list[tuple[str, str]]:
    """Themes, by name."""
    del begun
    from ...study.puzzles import THEMES

    return [(theme, say(f"puzzle-theme-{theme}")) for theme in THEMES]


def parse_theme(text: str) -> str:
    """A theme that there is."""
    from ...study.puzzles import THEMES

    if text not in THEMES:
        raise click.BadParameter(
            say("bad-theme", text=text, themes=join_list(list(THEMES), "or"))
        )
    return text


Wanted = Annotated[
    str, Argument(metavar="metavar-puzzle", help="opt-puzzle", complete=complete_wanted)
]
Theme = Annotated[
    str | None,
    Option(
        "--theme",
        parser=parse_theme,
        metavar="metavar-theme",
        help="opt-puzzle-theme",
        complete=complete_themes,
    ),
]
Players = Annotated[
    int | None,
    Option("--players", parser=parse_whole_number, metavar="N", help="opt-puzzle-players"),
]
Solution = Annotated[bool, Option("--solution", help="opt-puzzle-solution")]


def puzzle(
    wanted: Wanted = TODAY,
    theme: Theme = None,
    players: Players = None,
    solution: Solution = False,
    json: Json = False,
) -> None:
    """Solve a puzzle: find the one turn that is clearly better than all others."""
    from ...study.puzzles import ProgressFile, list_puzzles
    from ..puzzles import listing

    file = ProgressFile()
    progress = file.read()
    if wanted == LIST_THEMES:
        listing.print_themes(json)
    elif wanted == RATING:
        listing.print_rating(progress, json)
    elif wanted == LIST:
        listing.print_puzzles(list_puzzles(theme or "", players or 0), progress, json)
    else:
        chosen = choose_puzzle(wanted, theme or "", players or 0, progress)
        if json:
            print_json(to_report(chosen, progress, solution))
        else:
            solve(chosen, file, solution)


def choose_puzzle(wanted: str, theme: str, players: int, progress: "Progress") -> "Puzzle":
    """The puzzle that is meant: today's, the next one, or one by its id."""
    from datetime import UTC, datetime

    from ...study.puzzles import (
        choose_next_puzzle,
        find_puzzle,
        list_puzzles,
        puzzle_of_the_day,
    )

    if wanted == NEXT or (wanted == TODAY and (theme or players)):
        among = list_puzzles(theme, players)
        if not among:
            raise click.BadParameter(say("bad-no-puzzles"))
        return choose_next_puzzle(
            progress.rating.rating, {one.id for one in progress.tried}, among
        )
    if wanted == TODAY:
        return puzzle_of_the_day(datetime.now(UTC).date())
    return find_puzzle(wanted)


def to_report(chosen: "Puzzle", progress: "Progress", solution: bool) -> dict[str, Any]:
    """A puzzle as one object: how to reach its position; with the solution if it is wanted."""
    from ..puzzles.listing import describe

    data = chosen.to_dict()
    hidden = () if solution else ("steps", "explanation")
    return {
        **{name: value for name, value in data.items() if name not in hidden},
        **describe(chosen, progress),
    }


def solve(chosen: "Puzzle", file: Any, solution: bool) -> None:
    """Ask at the prompt; or show the solution at once."""
    from ..play.screen import enable_line_editing, make_console
    from ..puzzles.session import PuzzleSession

    session = PuzzleSession(chosen, make_console(), file)
    if solution:
        session.finish(solved=False)
        return
    enable_line_editing()
    try:
        session.run()
    except (EOFError, KeyboardInterrupt):
        session.console.print()
