"""The program `teotihuacan`: its commands, each in a file of its own, with an example."""

from typing import Annotated

import click

from ..i18n import say
from .command import Group, Row
from .completions import complete_languages
from .declare import Option
from .language import OPTION
from .options import parse_port


def start(
    context: click.Context,
    version: Annotated[bool, Option("--version", help="opt-version")] = False,
    port: Annotated[
        int | None, Option("--port", parser=parse_port, metavar="P", help="opt-open-port")
    ] = None,
    no_open: Annotated[bool, Option("--no-open", help="opt-no-open")] = False,
    language: Annotated[
        str | None,
        Option(
            OPTION, metavar="metavar-language", help="opt-language", complete=complete_languages
        ),
    ] = None,
) -> None:
    """Open the game in the browser if there is no command."""
    del language  # taken out of the arguments by now; here it is told in the help
    if version:
        click.echo(describe_version())
        context.exit()
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


EXAMPLES = {
    "play": "teotihuacan play --solo --level easier --save game.json",
    "rules": "teotihuacan rules worship cocoa",
    "strategy": "teotihuacan strategy --language fr",
    "tui": "teotihuacan tui --solo --level harder --first-game",
    "daily": "teotihuacan daily --adept",
    "join": "teotihuacan join https://play.example/t/QhcqlOS4WC7G --name Ixchel",
    "watch": "teotihuacan watch --bots adept,student --players 2 --seed 7",
    "games": "",
    "profile": "teotihuacan profile Anna --json",
    "replay": "teotihuacan replay game.json --auto --speed 4",
    "review": "teotihuacan review game.json --depth deep --seat A",
    "show": "teotihuacan show game.json --ply 20 --seat A",
    "advise": "teotihuacan advise game.json --ply 20 --bot mcts:2000",
    "puzzle": "teotihuacan puzzle next --theme worship",
    "openings": "teotihuacan openings --players 2 --tiles 3,7,10,16",
    "verify": "teotihuacan verify games/*.json --json",
    "stats": "teotihuacan stats games/*.json",
    "simulate": "teotihuacan simulate --players 4 --games 10000 --seed 1 --json",
    "selfplay": "teotihuacan selfplay games.jsonl --games 5000 --seed 1",
    "serve": "teotihuacan serve --port 8000 --data games",
    "migrate": "teotihuacan migrate --database-file database.url",
    "backup": "teotihuacan backup monday.backup --data games",
    "restore": "teotihuacan restore monday.backup --database-file database.url",
    "records": "teotihuacan records --all --data games",
    "admin": "",
    "bench": "teotihuacan bench --seconds 20 --json",
    "arena": "",
    "config": "",
    "completion": "teotihuacan completion bash",
}
MODULES = {"restore": "backup"}  # where a command isn't in the file of its name
ROWS = {
    name: Row(f"commands.{MODULES.get(name, name)}", example)
    for name, example in EXAMPLES.items()
}
app = Group(start, "teotihuacan", ROWS, "teotihuacan --port=9000")
