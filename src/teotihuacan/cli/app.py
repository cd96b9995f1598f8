"""The Typer application: one command per file."""

from collections.abc import Callable
from typing import Annotated

import typer

from .advise import advise
from .arena import arena
from .backup import backup, restore
from .bench import bench
from .play import play
from .replay import replay
from .rules import rules
from .serve import port_number, serve
from .show import show
from .simulate import simulate
from .stats import stats
from .tui import tui
from .verify import verify

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True, epilog="Example: teotihuacan --port 9000")
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the versions.")] = False,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            parser=port_number,
            metavar="P",
            help="The port of the game in the browser; 8000, or a free one if not given.",
        ),
    ] = None,
    no_open: Annotated[
        bool, typer.Option("--no-open", help="Only serve the game: open no browser.")
    ] = False,
) -> None:
    """Teotihuacan: City of Gods, to play and to study; in the browser without a command."""
    if version:
        typer.echo(version_text())
        raise typer.Exit
    if context.invoked_subcommand is None:
        from .open_page import open_page

        open_page(port, browser=not no_open)


def version_text() -> str:
    """Version of the package, of the rules, and which engine runs."""
    from .. import COMPILED, RULES_VERSION, __version__

    engine = "compiled engine" if COMPILED else "interpreted engine"
    return f"teotihuacan {__version__}, rules {RULES_VERSION}, {engine}"


EXAMPLES: dict[Callable[..., None], str] = {
    play: "play --solo --level easier --save game.json",
    rules: "rules worship cocoa",
    tui: "tui --solo --level harder --first-game",
    replay: "replay game.json --auto --speed 4",
    show: "show game.json --ply 20 --seat 0",
    advise: "advise game.json --ply 20 --bot mcts:2000",
    verify: "verify games/*.json --json",
    stats: "stats games/*.json",
    simulate: "simulate --players 4 --games 10000 --seed 1 --json",
    serve: "serve --port 8000 --data games",
    backup: "backup monday.backup --data games",
    restore: "restore monday.backup --database postgresql://name:password@host/games",
    bench: "bench --seconds 20 --json",
}
for command, example in EXAMPLES.items():
    app.command(epilog=f"Example: teotihuacan {example}")(command)
app.add_typer(arena, name="arena")
