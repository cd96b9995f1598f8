"""A review of a game: what answers have cost, as a search sees it afterwards."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ..engine import Position
from ..game.game import Game
from .advice import HARDLY
from .analysis import Analysis
from .mcts import MctsBot
from .protocol import SEEDS, Budget

PLAYOUTS = 300  # an answer
FEWEST = 8  # playouts that say something of an answer


@dataclass(frozen=True)
class JudgedAnswer:
    """An answer that was given, the one the search would have given, and the VP between them."""

    ply: int
    seat: int
    action: int
    best: int
    lost: float


def review_answers(
    game: Game, seats: Collection[int], playouts: int = PLAYOUTS
) -> Iterator[JudgedAnswer | None]:
    """The answers of some seats, judged; None for what nobody there had to decide.

    The same for the same record and playouts: nothing that came later is known to the search.
    """
    bot = MctsBot()
    for ply, action in enumerate(game.actions):
        position = game.position_at(ply)
        if position.seat in seats and len(position.legal_actions()) > 1:
            yield judge_answer(bot, position, action, ply, game.seed, playouts)
        else:
            yield None


def judge_answer(
    bot: MctsBot, position: Position, action: int, ply: int, seed: int, playouts: int
) -> JudgedAnswer:
    """What an answer has cost; nothing if the search would give it too."""
    chance = (seed + ply) % SEEDS
    seen = position.determinize(position.seat, chance)
    analysis = bot.analyse(seen, Budget(playouts=playouts), chance)
    best = analysis.choices[0].action
    lost = 0.0 if action == best else measure_loss(bot, seen, analysis, action)
    return JudgedAnswer(ply, position.seat, action, best, lost)


def measure_loss(bot: MctsBot, seen: Position, analysis: Analysis, action: int) -> float:
    """VP between the best answer and another; by the end of the turn if that was hardly tried."""
    best = analysis.choices[0]
    tried = {choice.action: choice for choice in analysis.choices}.get(action)
    if tried and tried.visits >= max(FEWEST, HARDLY * analysis.playouts):
        return max(0.0, best.margin - tried.margin)
    leads = dict(zip(seen.legal_actions(), bot.search.evaluate_answers(seen), strict=True))
    return max(0.0, leads[best.action] - leads[action])
