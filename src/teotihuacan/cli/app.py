"""The Typer application: one command per file."""

from collections.abc import Callable
from typing import Annotated

import typer

from ..i18n import say
from .commands.advise import advise
from .commands.arena import arena
from .commands.backup import backup, restore
from .commands.bench import bench
from .commands.games import games
from .commands.join import join
from .commands.migrate import migrate
from .commands.play import play
from .commands.replay import replay
from .commands.rules import rules
from .commands.serve import parse_port, serve
from .commands.show import show
from .commands.simulate import simulate
from .commands.stats import stats
from .commands.tui import tui
from .commands.verify import verify
from .commands.watch import watch
from .help_page import TranslatedCommand, TranslatedGroup
from .language import OPTION

app = typer.Typer(
    cls=TranslatedGroup,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@app.callback(
    invoke_without_command=True, help="command-teotihuacan", epilog="teotihuacan --port 9000"
)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="opt-version")] = False,
    port: Annotated[
        int | None,
        typer.Option("--port", parser=parse_port, metavar="P", help="opt-open-port"),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="opt-no-open")] = False,
    language: Annotated[
        str | None, typer.Option(OPTION, metavar="metavar-language", help="opt-language")
    ] = None,
) -> None:
    """Open the game in the browser if there is no command."""
    del language  # taken out of the arguments by now; here it is told in the help
    if version:
        typer.echo(describe_version())
        raise typer.Exit
    if context.invoked_subcommand is None:
        from .commands.open_page import open_page

        open_page(port, browser=not no_open)


def describe_version() -> str:
    """The versions in one line: package, engine, rules, action space, environments, Python."""
    from platform import python_version

    from .. import ACTIONS_VERSION, COMPILED
    from ..version import ENVIRONMENTS_VERSION, RULES_VERSION, __version__

    return say(
        "version",
        version=__version__,
        engine="compiled" if COMPILED else "interpreted",
        rules=str(RULES_VERSION),
        actions=str(ACTIONS_VERSION),
        environments=str(ENVIRONMENTS_VERSION),
        python=python_version(),
    )


EXAMPLES: dict[Callable[..., None], str] = {
    play: "teotihuacan play --solo --level easier --save game.json",
    rules: "teotihuacan rules worship cocoa",
    tui: "teotihuacan tui --solo --level harder --first-game",
    join: "teotihuacan join https://play.example/t/QhcqlOS4WC7G --name Ixchel",
    watch: "teotihuacan watch --bots adept,student --players 2 --seed 7",
    replay: "teotihuacan replay game.json --auto --speed 4",
    show: "teotihuacan show game.json --ply 20 --seat 0",
    advise: "teotihuacan advise game.json --ply 20 --bot mcts:2000",
    verify: "teotihuacan verify games/*.json --json",
    stats: "teotihuacan stats games/*.json",
    simulate: "teotihuacan simulate --players 4 --games 10000 --seed 1 --json",
    serve: "teotihuacan serve --port 8000 --data games",
    migrate: "teotihuacan migrate --database postgresql://name:password@host/games",
    backup: "teotihuacan backup monday.backup --data games",
    restore: "teotihuacan restore monday.backup --database postgresql://name:password@host/games",
    bench: "teotihuacan bench --seconds 20 --json",
}
for command, example in EXAMPLES.items():
    help_key = f"command-{command.__name__}"
    app.command(cls=TranslatedCommand, help=help_key, epilog=example)(command)
app.add_typer(games, name="games")
app.add_typer(arena, name="arena")
