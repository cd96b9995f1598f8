"""python-chess: random games. It has no environment."""

import random
from importlib.metadata import version as version_of

import chess

from clock import Workload, time_copies, time_games


def read_version() -> str:
    """What is measured."""
    return f"python-chess {version_of('chess')}"


def list_workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured."""
    chance = random.Random(1).random

    def play() -> int:
        board = chess.Board()
        moves = 0
        while moves < 400 and not board.is_insufficient_material():
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(chance() * len(legal))])
            moves += 1
        return moves

    middle = chess.Board()
    for _ in range(40):
        middle.push(next(iter(middle.legal_moves)))
    return {
        "chess": {"play": time_games(play), "copy": time_copies(lambda: middle.copy(stack=False))}
    }
