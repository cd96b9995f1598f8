"""Counts how often bots reach the achievements of docs/play/profile.md, as if they were people.

Games for two, three, four players and solo take turns; the same seed gives the same games.
"""

import argparse
from collections import Counter

from teotihuacan import Setup
from teotihuacan.bots.seats import Seats
from teotihuacan.game.game import Game
from teotihuacan.study.profiles import (
    ACHIEVEMENTS,
    PERSON,
    TEOTIBOT,
    GameResult,
    Player,
    read_result,
)

PLAYERS = (2, 3, 4, 1)


def play(bot: str, players: int, seed: int) -> GameResult:
    """The result of a game of bots."""
    setup = Setup(1, level="standard") if players == 1 else Setup(players)
    names = [bot] * players
    game = Game(setup, seed, [*names, "Teotibot"] if players == 1 else names)
    seats = Seats(game, own=[bot], people=[])
    while not game.position.over:
        game.play(seats.answer(game.position).action)
    sitting = [Player(PERSON)] * players
    return read_result(game, [*sitting, Player(TEOTIBOT)] if players == 1 else sitting, 0)


def main() -> None:
    """Print the share of the seats that reached each achievement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="mcts:200")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1000)
    wanted = parser.parse_args()
    reached: Counter[str] = Counter()
    seats = 0
    for number in range(wanted.games):
        result = play(wanted.bot, PLAYERS[number % len(PLAYERS)], wanted.seed + number)
        people = [one for one in result.seats if one.kind == PERSON]
        seats += len(people)
        for one in people:
            reached.update(one.achievements)
    for achievement in ACHIEVEMENTS:
        print(f"{achievement.key:16} {reached[achievement.key] / seats:.3f}")


if __name__ == "__main__":
    main()
