"""Games a moment before an eclipse: one answer, and it is scored."""

from dataclasses import dataclass
from pathlib import Path

from prepared_games import GameSoFar, play_bots, prepare_server

from teotihuacan import Game, Setup

BOTS = ("novice", "novice", "novice")


def find_eclipses(game: GameSoFar) -> list[int]:
    """The numbers of the actions that bring the eclipses of a game, counted from 0."""
    played = Game(game.setup, game.seed)
    found = []
    for number, action in enumerate(game.actions):
        events = played.play(action)
        if any(event.kind == "eclipse_scored" for event in events):
            found.append(number)
    return found


@dataclass(frozen=True)
class Eve:
    """A table at which somebody's next answer brings an eclipse."""

    table: str
    action: int  # that answer
    seat: int  # of who gives it
    game: GameSoFar
    number: int  # entries so far


@dataclass(frozen=True)
class EclipseGames:
    """Prepared tables, and the cookie of who plays at all of them."""

    cookie: dict[str, str]
    eves: dict[str, Eve]
    finished: str  # the table of a whole game


def prepare_eclipses(folder: Path, players: int = 3, seed: int = 8) -> EclipseGames:
    """Fill a folder: tables before the first and the last eclipse, and a finished game."""
    game = play_bots(Setup(players=players), seed)
    first, *_, last = find_eclipses(game)
    with prepare_server(folder) as shelf:
        me = shelf.add_person("Ixchel")

        def set_table(number: int) -> Eve:
            so_far = GameSoFar(game.setup, game.seed, game.actions[:number])
            seat = so_far.position().seat
            seats = [me if place == seat else BOTS[place - 1] for place in range(players)]
            return Eve(shelf.add_table(so_far, seats), game.actions[number], seat, game, number)

        eves = {"first": set_table(first), "last": set_table(last)}
        finished = shelf.add_table(game, [me, *BOTS[: players - 1]])
        return EclipseGames(shelf.make_cookie(me), eves, finished)
