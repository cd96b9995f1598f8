"""`teotihuacan games`: the games of the terminal, to find, to look at and to take along."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...i18n import join_list, say
from ..help_page import TranslatedCommand, TranslatedGroup
from ..options import Json, parse_positive_number, parse_whole_number
from .replay import Auto, Speed

if TYPE_CHECKING:
    from datetime import datetime

    from ...terminal.game_list import KeptGame

LIST = "list"
SHOWN = 30  # games of a list for people, if nothing else is asked for
STANDARD_OUTPUT = "-"


class GamesGroup(TranslatedGroup):
    """The commands of games; without one it is the list."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; options without a command are those of the list."""
        bare = not args or (args[0].startswith("-") and args[0] not in self.help_names(ctx))
        return list(super().parse_args(ctx, [LIST, *args] if bare else args))

    def help_names(self, context: Any) -> list[str]:
        """The options that ask for help."""
        return list(self.get_help_option_names(context))


games = typer.Typer(cls=GamesGroup, rich_markup_mode=None, add_completion=False)


def parse_since(text: str) -> "datetime":
    """The first moment of a day, month or year, or of so many days ago, as in 7d."""
    from ..games.filters import parse_day

    moment = parse_day(text)
    if moment is None:
        raise typer.BadParameter(say("bad-since", text=text))
    return moment


Wanted = Annotated[str, typer.Argument(metavar="metavar-game", help="opt-games-game")]
WantedGames = Annotated[
    list[str], typer.Argument(metavar="metavar-games", help="opt-games-games")
]
Words = Annotated[list[str], typer.Argument(metavar="metavar-words", help="opt-games-words")]
Target = Annotated[str, typer.Argument(metavar="metavar-target", help="opt-games-target")]
Name = Annotated[str, typer.Argument(metavar="metavar-name", help="opt-games-name")]
Unfinished = Annotated[bool, typer.Option("--unfinished", help="opt-games-unfinished")]
Finished = Annotated[bool, typer.Option("--finished", help="opt-games-finished")]
Players = Annotated[
    int | None,
    typer.Option("--players", parser=parse_whole_number, metavar="N", help="opt-games-players"),
]
Since = Annotated[
    Any,
    typer.Option("--since", parser=parse_since, metavar="metavar-day", help="opt-games-since"),
]
Limit = Annotated[
    int | None,
    typer.Option("--limit", parser=parse_positive_number, metavar="N", help="opt-games-limit"),
]
Csv = Annotated[bool, typer.Option("--csv", help="opt-games-csv")]
Yes = Annotated[bool, typer.Option("--yes", help="opt-games-yes")]


@games.callback(help="command-games", epilog="teotihuacan games search anna --since 30d")
def start() -> None:
    """Find the games that were played in the terminal."""


@games.command(
    LIST,
    cls=TranslatedCommand,
    help="command-games-list",
    epilog="teotihuacan games list --unfinished",
)
def list_all(
    unfinished: Unfinished = False,
    finished: Finished = False,
    players: Players = None,
    since: Since = None,
    limit: Limit = None,
    json: Json = False,
    csv: Csv = False,
) -> None:
    """List the games, the newest first."""
    search([], unfinished, finished, players, since, limit, json, csv)


@games.command(
    cls=TranslatedCommand,
    help="command-games-search",
    epilog="teotihuacan games search anna solo --since 2026-11",
)
def search(
    words: Words,
    unfinished: Unfinished = False,
    finished: Finished = False,
    players: Players = None,
    since: Since = None,
    limit: Limit = None,
    json: Json = False,
    csv: Csv = False,
) -> None:
    """List the games in which all words are found."""
    from ..games.filters import Filter
    from ..games.listing import print_csv, print_json, print_table

    if json and csv:
        raise typer.BadParameter(say("bad-one-format"))
    if unfinished and finished:
        raise typer.BadParameter(say("bad-one-state"))
    wanted = Filter(words, players, since, finished, unfinished)
    found = wanted.choose(read_list())
    if json:
        print_json(found[:limit])
    elif csv:
        print_csv(found[:limit])
    else:
        print_table(found, limit or SHOWN, filtered=wanted.is_narrow())


@games.command(
    cls=TranslatedCommand, help="command-games-show", epilog="teotihuacan games show 1"
)
def show(game: Wanted, json: Json = False) -> None:
    """Show how a game ended, or where it stands."""
    from ..games.showing import print_game, print_game_json

    kept = choose_game(game)
    if json:
        print_game_json(kept)
    else:
        print_game(kept)


@games.command(
    cls=TranslatedCommand,
    help="command-games-replay",
    epilog="teotihuacan games replay 1 --auto --speed 4",
)
def replay(game: Wanted, auto: Auto = False, speed: Speed = 2.0) -> None:
    """Step through a game, forward and back."""
    from .replay import replay as replay_file

    replay_file(choose_game(game).path, auto, speed)


@games.command(
    cls=TranslatedCommand,
    help="command-games-export",
    epilog="teotihuacan games export 1 game.json",
)
def export(game: Wanted, target: Target = STANDARD_OUTPUT) -> None:
    """Write the record of a game to a file or to standard output."""
    from json import dumps

    from ...game.files import save_game

    kept = choose_game(game)
    played = kept.load()
    if target == STANDARD_OUTPUT:
        typer.echo(dumps(played.record()))
        return
    path = Path(target) / kept.path.name if Path(target).is_dir() else Path(target)
    if path.exists():
        raise typer.BadParameter(say("bad-export", file=str(path)))
    save_game(played, path)
    typer.echo(say("games-exported", file=str(path)))


@games.command(
    cls=TranslatedCommand,
    help="command-games-rename",
    epilog="teotihuacan games rename 1 'the night we beat Teotibot'",
)
def rename(game: Wanted, name: Name) -> None:
    """Give a game a name, or take it away."""
    from filelock import Timeout

    from ...terminal.game_files import clean_label
    from ...terminal.saved_games import SavedGames

    kept = choose_game(game)
    try:
        path = SavedGames().rename(kept.path, clean_label(name))
    except Timeout:
        raise refuse_open(kept) from None
    typer.echo(say("games-renamed", file=path.stem))


@games.command(
    cls=TranslatedCommand, help="command-games-delete", epilog="teotihuacan games delete 4 7"
)
def delete(context: typer.Context, wanted: WantedGames, yes: Yes = False) -> None:
    """Delete games, after a question."""
    from ..games.deleting import ask_to_delete, delete_games

    listed = read_list()
    chosen = list(dict.fromkeys(choose_game(one, listed) for one in wanted))
    for kept in chosen:
        if kept.is_open:
            raise refuse_open(kept)
    if not (yes or ask_to_delete(chosen)):
        typer.echo(say("games-not-deleted"))
        context.exit(1)
    delete_games(chosen)


# Which game ---


def read_list() -> "list[KeptGame]":
    """All games, the newest first."""
    from ...terminal.game_list import list_games
    from ...terminal.saved_games import SavedGames

    return list_games(SavedGames())


def choose_game(wanted: str, listed: "list[KeptGame] | None" = None) -> "KeptGame":
    """The one game that is meant by a number of the list, or by a name."""
    from ...terminal.game_list import pick_games

    found = pick_games(read_list() if listed is None else listed, wanted)
    if not found:
        raise typer.BadParameter(say("bad-no-such-game", text=wanted))
    if len(found) > 1:
        numbers = [str(game.number) for game in found[:5]] + ["…"] * (len(found) > 5)
        raise typer.BadParameter(
            say("bad-several-games", text=wanted, numbers=join_list(numbers))
        )
    return found[0]


def refuse_open(game: "KeptGame") -> typer.BadParameter:
    """The refusal of a game that is being played."""
    return typer.BadParameter(say("bad-open-game", number=str(game.number)))
