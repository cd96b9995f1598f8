"""Games of the list in words: when, what, who, how it ended or how far it has come."""

from collections.abc import Sequence
from textwrap import wrap

from ..game.game import Game
from ..i18n import say
from ..i18n.lists import join_commas
from .game_list import KeptGame, Progress, Summary, find_progress
from .printable import printable
from .setup import OPTIONS, players_text, solo_text
from .wording import SEAT_LETTERS, display_name

GAP = "  "


def when_text(game: KeptGame) -> str:
    """When a game was saved, or played last; so it can be typed to find it."""
    return game.when.isoformat(" ", "minutes")


def kind_text(game: KeptGame) -> str:
    """What kind of game it is: how many play, and the options chosen."""
    if game.summary is None:
        return say("games-unreadable")
    setup = game.summary.setup.to_dict()
    who = solo_text(setup) if setup["players"] == 1 else players_text(setup["players"])
    options = [say(f"option-{name.replace('_', '-')}") for name in OPTIONS if setup.get(name)]
    return join_commas([who, *options])


def title_text(game: KeptGame) -> str:
    """What somebody called a game, and its kind."""
    kind = kind_text(game)
    return f"{printable(game.label)}: {kind}" if game.label else kind


def seat_texts(summary: Summary) -> list[str]:
    """Who sits where: names, with the letters of the seats where names don't tell them apart."""
    players = summary.setup.players
    names = summary.names or (["you", "Teotibot"] if players == 1 else ["human"] * players)
    shown = [printable(display_name(name)) for name in names]
    if len(set(shown)) == len(shown):
        return shown
    return [f"{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(shown)]


def players_and_points(game: KeptGame) -> str:
    """Who plays; who played, with their VP, the winner first."""
    if game.summary is None:
        return game.problem
    seats, outcome = seat_texts(game.summary), game.outcome
    if outcome is None or len(outcome.scores) != len(seats):
        return join_commas(seats)
    return join_commas([f"{seats[seat]} {outcome.scores[seat]}" for seat in outcome.ranking])


def state_text(game: KeptGame) -> str:
    """Whether a game is finished, or how far it has come; and whether it is open in a window."""
    if game.summary is None:
        return ""
    if game.outcome:
        return say("games-finished")
    told = progress_text(game.progress)
    return join_commas([told, say("games-open")]) if game.is_open else told


def describe_progress(game: Game) -> str:
    """How far a game at the table has come."""
    return say("games-finished") if game.position.over else progress_text(find_progress(game))


def progress_text(progress: Progress | None) -> str:
    """How far an unfinished game has come, if that is known."""
    if progress is None:
        return say("games-unfinished")
    if progress.turn == 0:
        return say("games-setting-up")
    return say("games-turn", turn=progress.turn, eclipse=progress.eclipse)


def search_text(game: KeptGame) -> str:
    """All that a search looks at; nothing is replayed for it."""
    state = say("games-finished" if game.outcome else "games-unfinished")
    raw = " ".join(game.summary.names or []) if game.summary else ""
    parts = (title_text(game), players_and_points(game), raw, state, when_text(game))
    return " ".join((*parts, result_text(game), game.path.stem))


def result_text(game: KeptGame) -> str:
    """The VP of a finished game by seat, as in 36 : 161."""
    return " : ".join(map(str, game.outcome.scores)) if game.outcome else ""


def list_rows(games: Sequence[KeptGame], room: int) -> list[str]:
    """The games in rows of so many columns, each on more lines where one is too narrow."""
    told = [
        (when_text(game), title_text(game), players_and_points(game), state_text(game))
        for game in games
    ]
    widths = [max(map(len, column)) for column in zip(*told, strict=True)]
    if sum(widths) + len(GAP) * (len(widths) - 1) > room:
        return ["\n".join(wrap_row(*row, room)) for row in told]
    return [
        GAP.join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in told
    ]


def wrap_row(when: str, title: str, players: str, state: str, room: int) -> list[str]:
    """A game on two lines or more: when and what, below it who and how it stands."""
    below = GAP.join(filter(None, (players, state)))
    indent = " " * len(when + GAP)
    return [
        *wrap(f"{when}{GAP}{title}", room, subsequent_indent=indent),
        *wrap(below, room, initial_indent=indent, subsequent_indent=indent),
    ]


def line_text(game: KeptGame) -> str:
    """A game in a line: when, what, who, and how it stands."""
    parts = [when_text(game), title_text(game), players_and_points(game)]
    if not game.outcome and game.summary:
        parts.append(state_text(game))
    return " · ".join(parts)
