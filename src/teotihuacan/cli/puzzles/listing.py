"""Lists: puzzles, themes, and how somebody does."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ...i18n import say
from ...study.puzzles import THEMES, Progress, Puzzle, read_puzzles
from ...terminal.puzzles import rating_number, rating_text, solved_text, theme_names
from ...terminal.tables import new_table
from ...terminal.wording import escape_text
from ..formats import print_json
from ..play.screen import make_console

STATES = {None: "new", True: "solved", False: "failed"}
LATEST = 10  # attempts that are shown


def describe(puzzle: Puzzle, progress: Progress) -> dict[str, Any]:
    """A puzzle without its solution, as plain data."""
    tried = progress.find(puzzle.id)
    return {
        "id": puzzle.id,
        "rating": puzzle.rating,
        "players": puzzle.players,
        "period": puzzle.period,
        "seat": puzzle.seat,
        "themes": list(puzzle.themes),
        "state": STATES[tried.solved if tried else None],
    }


def print_puzzles(puzzles: Sequence[Puzzle], progress: Progress, json: bool) -> None:
    """Print puzzles, the easiest first."""
    rows = [describe(puzzle, progress) for puzzle in sorted(puzzles, key=lambda one: one.rating)]
    if json:
        print_json({"puzzles": rows})
        return
    heads = [
        say(f"puzzle-head-{name}") for name in ("id", "rating", "players", "state", "themes")
    ]
    table = new_table("", *heads)
    table.title = None
    table.columns[-1].justify = "left"
    for row in rows:
        state = say(f"puzzle-state-{row['state']}")
        themes = theme_names(row["themes"])
        cells = (row["id"], str(row["rating"]), str(row["players"]), state, themes)
        table.add_row(*map(escape_text, cells))
    make_console().print(table)


def print_themes(json: bool) -> None:
    """Print the themes, with how many puzzles each has."""
    counts = Counter(theme for puzzle in read_puzzles() for theme in puzzle.themes)
    if json:
        print_json({"themes": {theme: counts[theme] for theme in THEMES}})
        return
    heads = [say(f"puzzle-head-{name}") for name in ("theme", "puzzles", "name")]
    table = new_table("", *heads)
    table.title = None
    table.columns[-1].justify = "left"
    for theme in THEMES:
        table.add_row(theme, str(counts[theme]), escape_text(say(f"puzzle-theme-{theme}")))
    make_console().print(table)


def print_rating(progress: Progress, json: bool) -> None:
    """Print somebody's rating and latest attempts."""
    if json:
        print_json(progress.to_dict())
        return
    console = make_console()
    console.print(rating_text(progress.rating), markup=False, style="bold")
    console.print(solved_text(progress.rating), markup=False)
    for tried in progress.tried[-LATEST:]:
        state = say(f"puzzle-state-{STATES[tried.solved]}")
        rating = rating_number(tried.rating)
        console.print(f"  {tried.at[:10]}  {tried.id}  {rating:>4}  {state}", markup=False)
