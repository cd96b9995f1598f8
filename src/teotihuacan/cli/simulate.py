"""`teotihuacan simulate`: play random games and report what they add up to."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import (
    AdvancedWorship,
    DarkEclipse,
    Draft,
    FirstGame,
    Json,
    Players,
    Seed,
    chosen_setup,
    positive_number,
)

if TYPE_CHECKING:
    from rich.table import Table

Games = Annotated[
    int,
    typer.Option("--games", parser=positive_number, metavar="G", help="Number of games to play."),
]


def simulate(
    players: Players = 2,
    games: Games = 1000,
    seed: Seed = 1,
    first_game: FirstGame = False,
    draft: Draft = False,
    dark_eclipse: DarkEclipse = False,
    advanced_worship: AdvancedWorship = False,
    json: Json = False,
) -> None:
    """Play random games and report scores, sources of victory points and statistics.

    Game number i (from 0) uses seed S + i for its set-up and for its random players.
    """
    from ..engine import Position, random_playout
    from .progress import with_progress
    from .tally import Tally

    setup = chosen_setup(players, first_game, draft, dark_eclipse, advanced_worship)
    for end in (seed, seed + games - 1):  # refuse bad seeds before, not after, the long work
        Position.new(setup, end)
    tally = Tally(players)
    for number in with_progress(range(seed, seed + games), "Playing"):
        tally.add(random_playout(Position.new(setup, number), number))
    report = {"setup": setup.to_dict(), "seed": seed, **tally.summary()}
    if json:
        from json import dumps

        typer.echo(dumps(report))
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """Print the report as tables."""
    from rich.columns import Columns
    from rich.console import Console

    console = Console(highlight=False)
    setup = report["setup"]
    options = [name.replace("_", " ") for name, value in setup.items() if value is True]
    decisions, endings = report["decisions"], report["endings"]
    console.print(
        f"\n[bold]{report['games']:,} random games[/] · {setup['players']} players"
        f" · {', '.join(options) or 'standard set-up'} · seeds from {report['seed']}\n"
    )
    console.print(seat_table(report["seats"]))
    console.print(
        Columns(
            [
                figure_table("Victory points by source", report["books"], "mean"),
                figure_table("Statistics", report["statistics"], "mean"),
            ],
            padding=(0, 4),
        )
    )
    console.print(
        f"\nEnded by the third eclipse {share(endings['third_eclipse'], report['games'])},"
        f" by the completed pyramid {share(endings['completed_pyramid'], report['games'])}."
        f"\nDecisions a game: {decisions['mean']:,.1f}"
        f" ({decisions['min']:,} to {decisions['max']:,}).\n"
    )


def share(part: int, whole: int) -> str:
    """A number of games with its percentage."""
    return f"{part:,} ({100 * part / whole:.1f} %)"


def new_table(title: str) -> "Table":
    """An empty table in the style of the reports."""
    from rich import box
    from rich.table import Table

    return Table(
        title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False
    )


def seat_table(seats: list[dict[str, Any]]) -> "Table":
    """Scores and wins by seat."""
    table = new_table("Scores by seat")
    table.add_column("seat")
    for name in ("mean", "deviation", "lowest", "highest", "wins"):
        table.add_column(name, justify="right")
    for entry in seats:
        table.add_row(
            str(entry["seat"] + 1),
            f"{entry['mean']:.2f}",
            f"{entry['sd']:.2f}",
            str(entry["min"]),
            str(entry["max"]),
            f"{100 * entry['win_rate']:.1f} %",
        )
    return table


def figure_table(title: str, figures: dict[str, float], heading: str) -> "Table":
    """Figures by name."""
    table = new_table(title)
    table.add_column("per player and game")
    table.add_column(heading, justify="right")
    for name, figure in figures.items():
        table.add_row(name.replace("_", " "), f"{figure:.2f}")
    return table
