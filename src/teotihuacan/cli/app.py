"""The Typer application: one command per file."""

from typing import Annotated

import typer

from .bench import bench
from .play import play
from .simulate import simulate
from .tui import tui

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(
    invoke_without_command=True, epilog="Example: teotihuacan play --players 3 --seed 7"
)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the versions.")] = False,
) -> None:
    """Teotihuacan: City of Gods, to play and to study."""
    if version:
        typer.echo(version_text())
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    else:
        return
    raise typer.Exit


def version_text() -> str:
    """Version of the package, of the rules, and which engine runs."""
    from .. import COMPILED, RULES_VERSION, __version__

    engine = "compiled engine" if COMPILED else "interpreted engine"
    return f"teotihuacan {__version__}, rules {RULES_VERSION}, {engine}"


app.command(
    epilog="Example: teotihuacan play --players 3 --humans 2 --dark-eclipse --seed 7",
)(play)
app.command(
    epilog="Example: teotihuacan tui --solo --level harder --first-game",
)(tui)
app.command(
    epilog="Example: teotihuacan simulate --players 4 --games 10000 --seed 1 --json",
)(simulate)
app.command(
    epilog="Example: teotihuacan bench --seconds 20 --json",
)(bench)
