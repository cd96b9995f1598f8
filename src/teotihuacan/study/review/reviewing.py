"""Reviewing a game: turn by turn, here or in processes; the same record, depth and seed give the
same review on any machine."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from ...bots.process_pool import ProcessDeath, run_in_processes
from ...game.game import Game
from .depths import DEPTHS, QUICK
from .joining import join_review, make_turn_review
from .reviews import Review, TurnReview
from .turns import PlayedTurn, split_turns
from .verdicts import judge_played_turn


@dataclass(frozen=True)
class TurnRequest:
    """A turn that is to be reviewed: can be sent to another process, and holds no secret."""

    turn: PlayedTurn
    depth: str
    seed: int

    def run(self) -> TurnReview:
        """The turn's review."""
        verdict = judge_played_turn(self.turn, DEPTHS[self.depth], self.seed)
        return make_turn_review(self.turn, verdict)


class ReviewError(RuntimeError):
    """A process that reviewed a turn died."""


def list_requests(game: Game, depth: str = QUICK, seed: int = 0) -> list[TurnRequest]:
    """One request for each turn of a game: as many as there is progress to be told."""
    return [TurnRequest(turn, depth, seed) for turn in split_turns(game, seed)]


def review_turns(game: Game, depth: str = QUICK, seed: int = 0) -> Iterator[TurnReview]:
    """The turns of a game one by one; stop whenever you like. `join_review` joins them."""
    for request in list_requests(game, depth, seed):
        yield request.run()


def review_turns_in_processes(
    game: Game, depth: str, seed: int, processes: int
) -> Generator[TurnReview, None, None]:
    """The same in processes, as they come; closing the iterator ends the processes."""
    requests = list_requests(game, depth, seed)
    for _, result in run_in_processes(TurnRequest.run, requests, processes):
        if isinstance(result, ProcessDeath):
            raise ReviewError(result.reason)
        yield result


def review_game(game: Game, depth: str = QUICK, seed: int = 0, processes: int = 1) -> Review:
    """All of a game, looked at again."""
    turns = (
        review_turns_in_processes(game, depth, seed, processes)
        if processes > 1
        else review_turns(game, depth, seed)
    )
    return join_review(game, depth, seed, turns)
