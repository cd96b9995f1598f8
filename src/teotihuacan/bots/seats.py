"""Seats at one screen: who is a person and who is a bot; answers of bots, and undo."""

import random
from collections.abc import Collection, Sequence
from contextlib import suppress

from ..engine import Position, Setup, TeotihuacanError
from ..game.game import Game
from ..game.records import LONGEST_NAME
from .names import BOT_NAMES, DEFAULT, BotError, Entrant, bot_named
from .referee import Referee
from .requests import Answer
from .styles import STYLES

DEFAULT_BOT = "student"  # plays where nobody was named
TEOTIBOT = "Teotibot"
SEEDS = 1_000_000  # to choose from: short enough to type again


def start_game(
    setup: Setup,
    people: int,
    seed: int | None = None,
    bots: Sequence[str] = (DEFAULT_BOT,),
    *,
    take_back: bool = False,
    names: Sequence[str] = (),
    first: int | None = 0,
) -> Game:
    """A game between people and bots; without a seed any game.

    `names` are those of the people. `first` is who begins, counted through the people and then
    the bots, who follow in that order; with None the turn order is drawn (rule 2.1).
    """
    chosen = random.randrange(SEEDS) if seed is None else seed
    seats = name_seats(setup, people, bots, names)
    if setup.players > 1:
        seats = order_seats(seats, chosen, first)
    return Game(setup, chosen, seats, take_back=take_back)


def order_seats(names: list[str], seed: int, first: int | None) -> list[str]:
    """The seats in turn order: from who begins on, or drawn, the same for the same seed."""
    if first is None:
        return random.Random(seed).sample(names, len(names))
    return [*names[first:], *names[:first]]


def name_seats(
    setup: Setup,
    people: int,
    bots: Sequence[str] = (DEFAULT_BOT,),
    named: Sequence[str] = (),
) -> list[str]:
    """The names of the seats: people first, bots after them; one bot's name fills all seats."""
    left = setup.players - people
    unnamed = "you" if people == 1 else "human"
    names = [*named, *[unnamed] * people][:people]
    if left:
        names += [name_bot_seat(bot_named(bot)) for bot in fill_seats(bots, left)]
    return [*names, TEOTIBOT] if setup.players == 1 else names


def fill_seats(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat: as many as there are seats, or one for all of them."""
    if len(bots) == 1:
        return [bots[0]] * seats
    if len(bots) != seats:
        raise BotError("error-bots-seats", seats=seats, given=len(bots))
    return list(bots)


def name_bot_seat(entrant: Entrant) -> str:
    """What a record calls the seat of a bot: its name, or the end of a very long one.

    A style alone could be what a person is called: its usual budget is added.
    """
    name = f"{entrant.name}:{DEFAULT.seconds:g}s" if entrant.name in STYLES else entrant.name
    return name[-LONGEST_NAME:]


def find_known_bot(name: str) -> Entrant | None:
    """The bot of ours that a seat's name stands for, None for a person.

    Somebody's own bot must be named by the user: no record makes us run the code it names.
    """
    head, _, rest = name.partition(":")
    if name in BOT_NAMES or (rest and head in ("mcts", "classic", *STYLES)):
        with suppress(BotError):
            return bot_named(name)
    return None


class Seats:
    """Who sits where in a game: people, and bots with a referee who asks them.

    Seats with the name of a bot are bots', the others people's, unless `people` says who is one;
    `own` are names of more bots that may sit here. Teotibot needs no bot: the rules play it.
    """

    def __init__(
        self, game: Game, own: Sequence[str] = (), people: Collection[int] | None = None
    ) -> None:
        players = range(game.setup.players)
        names = game.names or name_seats(game.setup, game.setup.players)
        known = {name_bot_seat(entrant): entrant for entrant in map(bot_named, own)}
        found = [known.get(name) or find_known_bot(name) for name in names[: len(players)]]
        if people is None:
            people = [seat for seat in players if found[seat] is None]
        self.people = set(people)
        self.entrants = [
            None if seat in self.people else found[seat] or bot_named(DEFAULT_BOT)
            for seat in players
        ]
        self.referee = Referee(self.entrants, game.bot_seed)

    def answer(self, position: Position) -> Answer:
        """What the bot asked answers; the same in a game that was saved and loaded in between.

        Bots that have a time limit instead of a number of playouts may answer otherwise.
        """
        if position.seat not in range(len(self.entrants)) or position.seat in self.people:
            raise TeotihuacanError("error-seat-no-bot", seat=position.seat)
        return self.referee.answer(position)


def undo_answer(game: Game, people: Collection[int]) -> bool:
    """Take back the last answer of a person, if that is fair; whether it was."""
    if not people or not game.can_undo():
        return False
    game.undo()
    while game.position.seat not in people and game.can_undo():
        game.undo()
    return True
