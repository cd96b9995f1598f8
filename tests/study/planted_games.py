"""A short game with a bad turn in it, to be found by reviews, coaches and learners."""

import random
from functools import cache

from teotihuacan import Game, Setup
from teotihuacan.bots import Referee, bot_named
from teotihuacan.study.review.chances import judge_standing
from teotihuacan.study.review.turns import ends_turn

NAMES = ["Ann", "mcts:60"]
BEFORE = 14  # actions at least, before the bad turn


@cache
def begin_game() -> Game:
    """A game of good players up to the beginning of a turn of Ann."""
    game = Game(Setup(2, first_game=True), 3, NAMES)
    with Referee([bot_named("mcts:60")] * 2, 3) as referee:
        while game.ply < BEFORE or game.position.seat or not ends_turn(game, game.ply):
            game.play(referee.answer(game.position).action)
    return game


@cache
def find_bad_turn() -> tuple[int, ...]:
    """The worst of many random turns of Ann."""
    chance = random.Random(1)
    tried = [play_random_turn(chance) for _ in range(40)]
    worst = min(tried, key=lambda game: judge_standing(game.position).vp[0])
    return tuple(worst.actions[begin_game().ply :])


def play_random_turn(chance: random.Random) -> Game:
    """The game after a random turn."""
    game = begin_game().copy()
    game.play(chance.choice(game.position.legal_actions()))
    while not ends_turn(game, game.ply):
        game.play(chance.choice(game.position.legal_actions()))
    return game


@cache
def play_planted_game() -> Game:
    """The game with the bad turn, and a good one after it."""
    game = begin_game().copy()
    for action in find_bad_turn():
        game.play(action)
    with Referee([bot_named("mcts:60")] * 2, 3) as referee:
        game.play(referee.answer(game.position).action)
        while not ends_turn(game, game.ply):
            game.play(referee.answer(game.position).action)
    return game


def type_answers(game: Game, actions: tuple[int, ...]) -> str:
    """What is typed at the prompt to play some actions from here."""
    position, typed = game.position.copy(), ""
    for action in actions:
        typed += f"{position.legal_actions().index(action) + 1}\n"
        position.apply(action)
    return typed
