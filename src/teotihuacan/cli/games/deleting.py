"""Games that nobody wants any more."""

from collections.abc import Sequence

import click
from filelock import Timeout

from ...game.files import FileError, reason
from ...i18n import say
from ...terminal.game_list import KeptGame
from ...terminal.game_words import line_text
from ...terminal.saved_games import SavedGames
from ..play.yes_words import is_yes


def ask_to_delete(games: Sequence[KeptGame]) -> bool:
    """Show the games, and ask whether to delete them."""
    for game in games:
        click.echo(f"{game.number:>4}  {line_text(game)}")
    click.echo(say("games-delete-ask", count=len(games)), nl=False)
    try:
        answer = input(" ")
    except EOFError:
        click.echo()
        return False
    return is_yes(answer)


def delete_games(games: Sequence[KeptGame]) -> None:
    """Delete the games, and say so."""
    saved_games = SavedGames()
    for game in games:
        line = line_text(game)
        try:
            saved_games.delete(game.path)
        except Timeout:
            raise click.BadParameter(say("bad-open-game", number=str(game.number))) from None
        except OSError as error:
            path, why = str(game.path), reason(error)
            raise FileError("error-file-unwritten", path=path, reason=why) from None
        click.echo(say("games-deleted", game=line))
