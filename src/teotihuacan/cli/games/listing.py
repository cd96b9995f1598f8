"""The list of games: as a table for people, as JSON, as CSV."""

from collections.abc import Sequence
from typing import Any

import click

from ...i18n import say
from ...terminal.game_list import KeptGame

COLUMNS = (
    *("number", "when", "name", "players", "level", "options", "seed", "names"),
    *("finished", "scores", "winner", "turn", "eclipse", "open", "file", "problem"),
)


def print_table(games: Sequence[KeptGame], limit: int, filtered: bool) -> None:
    """Print the newest of the games, and how many more there are."""
    if not games:
        click.echo(say("games-none-found" if filtered else "games-none"))
        return
    from rich.table import Table
    from rich.text import Text

    from ...terminal.game_words import players_and_points, state_text, title_text, when_text
    from ..play.screen import make_console

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("#", justify="right", no_wrap=True, style="bold")
    table.add_column(say("games-head-when"), no_wrap=True)
    for heading in ("game", "players", "state"):
        table.add_column(say(f"games-head-{heading}"))
    for game in games[:limit]:
        words = (when_text(game), title_text(game), players_and_points(game), state_text(game))
        table.add_row(str(game.number), *(Text(text) for text in words))
    console = make_console()
    console.print(table)
    if len(games) > limit:
        console.print(say("games-more", shown=limit, count=len(games), limit=str(len(games))))


def describe_game(game: KeptGame) -> dict[str, Any]:
    """All that a list tells of a game, as plain data."""
    told: dict[str, Any] = {
        "number": game.number,
        "when": game.when.isoformat(timespec="seconds"),
        "name": game.label or None,
        "file": str(game.path),
        "open": game.is_open,
    }
    if game.summary is None:
        return {**told, "problem": game.problem}
    summary, outcome, progress = game.summary, game.outcome, game.progress
    return {
        **told,
        "setup": summary.setup.to_dict(),
        "seed": summary.seed,
        "names": summary.names,
        "finished": outcome is not None,
        "result": outcome._asdict() if outcome else None,
        "turn": progress.turn if progress else None,
        "eclipse": progress.eclipse if progress else None,
    }


def print_json(games: Sequence[KeptGame]) -> None:
    """Print the games as one JSON object."""
    from json import dumps

    click.echo(dumps({"games": [describe_game(game) for game in games]}))


def print_csv(games: Sequence[KeptGame]) -> None:
    """Print the games as comma-separated values, under the names of the columns."""
    import csv
    import io

    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(map(flatten_game, games))
    click.echo(text.getvalue(), nl=False)


def flatten_game(game: KeptGame) -> dict[str, Any]:
    """A game as a row: lists have a semicolon between two things."""
    told = describe_game(game)
    setup = told.pop("setup", {})
    result = told.pop("result", None)
    names = told.get("names") or []
    row = {column: told[column] for column in COLUMNS if told.get(column) is not None}
    row |= {flag: "yes" if told.get(flag) else "no" for flag in ("finished", "open")}
    row |= {"names": ";".join(names)}
    if setup:
        options = [name for name, value in setup.items() if value is True]
        row |= {"players": setup["players"], "options": ";".join(options)}
        row |= {"level": setup.get("level", "")}
    if result:
        winner = result["ranking"][0]
        row |= {"scores": ";".join(map(str, result["scores"]))}
        row |= {"winner": names[winner] if names else winner}
    return row
