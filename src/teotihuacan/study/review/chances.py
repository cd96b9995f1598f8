"""How a game stands for every seat, as the evaluation sees it without any search."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...bots.evaluation import find_probe
from ...engine import Position
from ...game.game import Game
from .reviews import ChancePoint, round_figure
from .turns import PlayedTurn

SPECTATOR = -1


@dataclass(frozen=True)
class Standing:
    """Chances to win and margins over the best other seat, by seat."""

    win: list[float]
    vp: list[float]


def judge_standing(position: Position) -> Standing:
    """How a position looks; how it ended if the game is over."""
    judged = find_probe(position).judge_seats(position)
    return Standing([win for _, win in judged], measure_margins([vp for vp, _ in judged]))


def measure_margins(vp: Sequence[float]) -> list[float]:
    """What each seat has more than the best other one."""
    return [
        mine - max(other for at, other in enumerate(vp) if at != seat)
        for seat, mine in enumerate(vp)
    ]


def list_chances(game: Game, turns: Sequence[PlayedTurn], seed: int) -> list[ChancePoint]:
    """How the game stood before each turn and where it ends, as a spectator could see it."""
    plies = [*dict.fromkeys(turn.first for turn in turns), game.ply]
    return [make_point(game, ply, seed) for ply in dict.fromkeys(plies)]


def make_point(game: Game, ply: int, seed: int) -> ChancePoint:
    """How the game stood after so many actions."""
    stand = judge_standing(game.position_at(ply).determinize(SPECTATOR, seed))
    return ChancePoint(
        ply, [round_figure(one) for one in stand.win], [round_figure(one) for one in stand.vp]
    )
