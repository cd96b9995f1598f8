"""One game of the list: its last table, or where it stands."""

from shlex import quote

import click

from ...game.views import view
from ...i18n import say
from ...terminal.final import final_table
from ...terminal.game_list import KeptGame
from ...terminal.game_words import line_text
from ...terminal.wording import seat_names
from ..play.asking import show_table
from ..play.screen import make_console
from .listing import describe_game


def print_game(kept: KeptGame) -> None:
    """Print a game as everybody at the table may see it: hands stay hidden."""
    game = kept.load()
    names = seat_names(game.names, game.setup.players)
    seen = view(game.position)
    console = make_console()
    console.print(line_text(kept), markup=False, style="bold", soft_wrap=True)
    if game.position.over:
        for part in final_table(seen, game.position.ranking(), names):
            console.print(part)
    else:
        show_table(console, seen, names)
    console.print()
    file, seed = str(kept.path), str(game.seed)
    console.print(say("games-file", file=file, seed=seed), markup=False, soft_wrap=True)
    if not game.position.over and not kept.is_open:
        words = say("games-go-on", file=quote(file))
        console.print(words, markup=False, soft_wrap=True)


def print_game_json(kept: KeptGame) -> None:
    """Print what the list tells of a game, with the VP of each seat by source."""
    from json import dumps

    seen = view(kept.load().position)
    sources = [player["books"] for player in seen["players"]]
    click.echo(dumps({**describe_game(kept), "sources": sources}))
