"""`teotihuacan games`: the games of the terminal, to find, to look at and to take along."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import click

from ...i18n import join_list, say
from ..command import Group, Row
from ..declare import Argument, Option
from ..formats import check_formats
from ..options import Json, parse_positive_number, parse_whole_number
from ..record_source import STANDARD
from .replay import Auto, Speed
from .review import Depth, Every, Learn, ReviewSeat, ReviewSeed, tell_review

if TYPE_CHECKING:
    from datetime import datetime

    from ...terminal.game_list import KeptGame

LIST = "list"
SHOWN = 30  # games of a list for people, if nothing else is asked for


class GamesGroup(Group):
    """The commands of games; without one it is the list."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments; options without a command are those of the list."""
        bare = not args or (args[0].startswith("-") and args[0] not in self.help_names(ctx))
        return list(super().parse_args(ctx, [LIST, *args] if bare else args))

    def help_names(self, context: Any) -> list[str]:
        """The options that ask for help."""
        return list(self.get_help_option_names(context))


def parse_since(text: str) -> "datetime":
    """The first moment of a day, month or year, or of so many days ago, as in 7d."""
    from ..games.filters import parse_day

    moment = parse_day(text)
    if moment is None:
        raise click.BadParameter(say("bad-since", text=text))
    return moment


Wanted = Annotated[str, Argument(metavar="metavar-game", help="opt-games-game")]
WantedGames = Annotated[list[str], Argument(metavar="metavar-games", help="opt-games-games")]
Words = Annotated[list[str], Argument(metavar="metavar-words", help="opt-games-words")]
Target = Annotated[str, Argument(metavar="metavar-target", help="opt-games-target")]
Name = Annotated[str, Argument(metavar="metavar-name", help="opt-games-name")]
Unfinished = Annotated[bool, Option("--unfinished", help="opt-games-unfinished")]
Finished = Annotated[bool, Option("--finished", help="opt-games-finished")]
Players = Annotated[
    int | None,
    Option("--players", parser=parse_whole_number, metavar="N", help="opt-games-players"),
]
Since = Annotated[
    Any,
    Option("--since", parser=parse_since, metavar="metavar-day", help="opt-games-since"),
]
Limit = Annotated[
    int | None,
    Option("--limit", parser=parse_positive_number, metavar="N", help="opt-games-limit"),
]
Csv = Annotated[bool, Option("--csv", help="opt-games-csv")]
Yes = Annotated[bool, Option("--yes", help="opt-games-yes")]


def start() -> None:
    """Find the games that were played in the terminal."""


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

    check_formats(json, csv)
    if unfinished and finished:
        raise click.BadParameter(say("bad-one-state"))
    wanted = Filter(words, players, since, finished, unfinished)
    found = wanted.choose(read_list())
    if json:
        print_json(found[:limit])
    elif csv:
        print_csv(found[:limit])
    else:
        print_table(found, limit or SHOWN, filtered=wanted.is_narrow())


def show(game: Wanted, json: Json = False) -> None:
    """Show how a game ended, or where it stands."""
    from ..games.showing import print_game, print_game_json

    kept = choose_game(game)
    if json:
        print_game_json(kept)
    else:
        print_game(kept)


def replay(game: Wanted, auto: Auto = False, speed: Speed = 2.0) -> None:
    """Step through a game, forward and back."""
    from .replay import replay as replay_file

    replay_file(choose_game(game).path, auto, speed)


def review(
    game: Wanted,
    depth: Depth = "quick",
    seat: ReviewSeat = None,
    every: Every = False,
    learn: Learn = False,
    seed: ReviewSeed = 0,
    json: Json = False,
) -> None:
    """Look at a game again: what its turns have cost, and luck."""
    tell_review(choose_game(game).load(), depth, seat, every, learn, seed, json)


def export(game: Wanted, target: Target = STANDARD) -> None:
    """Write the record of a game to a file or to standard output."""
    from ...game.files import dump_game, save_game

    kept = choose_game(game)
    played = kept.load()
    if target == STANDARD:
        click.echo(dump_game(played))
        return
    path = Path(target) / kept.path.name if Path(target).is_dir() else Path(target)
    if path.exists():
        raise click.BadParameter(say("bad-export", file=str(path)))
    save_game(played, path)
    click.echo(say("games-exported", file=str(path)))


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
    click.echo(say("games-renamed", file=path.stem))


def delete(context: click.Context, wanted: WantedGames, yes: Yes = False) -> None:
    """Delete games, after a question."""
    from ..games.deleting import ask_to_delete, delete_games

    listed = read_list()
    chosen = list(dict.fromkeys(choose_game(one, listed) for one in wanted))
    for kept in chosen:
        if kept.is_open:
            raise refuse_open(kept)
    if not (yes or ask_to_delete(chosen)):
        click.echo(say("games-not-deleted"))
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
        raise click.BadParameter(say("bad-no-such-game", text=wanted))
    if len(found) > 1:
        numbers = [str(game.number) for game in found[:5]] + ["…"] * (len(found) > 5)
        raise click.BadParameter(
            say("bad-several-games", text=wanted, numbers=join_list(numbers))
        )
    return found[0]


def refuse_open(game: "KeptGame") -> click.BadParameter:
    """The refusal of a game that is being played."""
    return click.BadParameter(say("bad-open-game", number=str(game.number)))


ROWS = {
    "list": Row("commands.games", "teotihuacan games list --unfinished", "list_all"),
    "search": Row("commands.games", "teotihuacan games search anna solo --since 2026-11"),
    "show": Row("commands.games", "teotihuacan games show 1"),
    "replay": Row("commands.games", "teotihuacan games replay 1 --auto --speed 4"),
    "review": Row("commands.games", "teotihuacan games review 1"),
    "export": Row("commands.games", "teotihuacan games export 1 game.json"),
    "rename": Row("commands.games", "teotihuacan games rename 1 'the night we beat Teotibot'"),
    "delete": Row("commands.games", "teotihuacan games delete 4 7"),
}
games = GamesGroup(
    start, "games", ROWS, "teotihuacan games search anna --since 30d", prefix="games-"
)
