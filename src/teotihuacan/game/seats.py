"""Who plays: people and random players at one screen, what the latter answer, what is undone."""

import random
from collections.abc import Collection

from ..engine import Position, Setup
from .game import Game

RANDOM = "random"  # seats of this name are played by the program
BOT_NAME = "Teotibot"
SEEDS = 1_000_000  # to choose from: short enough to type again


def new_game(
    setup: Setup, people: int, seed: int | None = None, *, take_back: bool = False
) -> Game:
    """A game between people, from seat 0 on, and random players; without a seed any game."""
    chosen = random.randrange(SEEDS) if seed is None else seed
    return Game(setup, chosen, names_for(setup, people), take_back=take_back)


def names_for(setup: Setup, people: int) -> list[str]:
    """The names of the seats: people first, random players after them."""
    names = ["you" if people == 1 else "human"] * people + [RANDOM] * (setup.players - people)
    return [*names, BOT_NAME] if setup.players == 1 else names


def people_of(setup: Setup, names: list[str]) -> set[int]:
    """The seats of people: all but the random players and Teotibot."""
    return {seat for seat in range(setup.players) if names[seat] != RANDOM}


def random_answer(position: Position, seed: int, ply: int) -> int:
    """A random player's answer; the same in a game that was saved and loaded in between."""
    return random.Random(f"{seed} {ply}").choice(position.legal_actions())


def undo_answer(game: Game, people: Collection[int]) -> bool:
    """Take back the last answer of a person, if that is fair; whether it was."""
    if not people or not game.can_undo():
        return False
    game.undo()
    while game.position.seat not in people and game.can_undo():
        game.undo()
    return True
