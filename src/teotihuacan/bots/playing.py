"""Whole games between bots."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..engine import Position, Setup
from .faults import Fault
from .names import Entrant
from .referee import Referee


@dataclass(frozen=True)
class FinishedGame:
    """A finished game; for each seat the seconds of its answers, its faults, its fallbacks."""

    position: Position
    seconds: list[list[float]]
    faults: list[list[Fault]]
    fallbacks: list[int]

    @property
    def decisions(self) -> int:
        """Answers given by all seats."""
        return sum(map(len, self.seconds))


def play_game(
    setup: Setup, entrants: Sequence[Entrant], seed: int, bots_seed: int | None = None
) -> FinishedGame:
    """Let bots play a game; set-up and draws come from `seed`, what bots do from `bots_seed`.

    Solo there is one bot, and the second seat is Teotibot's. Seconds are those of the processor,
    so that whatever else the machine does is fair to everybody.
    """
    position = Position.new(setup, seed)
    seats = range(len(position.scores()))
    seconds: list[list[float]] = [[] for _ in seats]
    timed = [replace(one, budget=replace(one.budget, processor=True)) for one in entrants]
    seated = [timed[seat] if seat < len(timed) else None for seat in seats]
    with Referee(seated, seed if bots_seed is None else bots_seed) as referee:
        while not position.over:
            answer = referee.answer(position)
            seconds[position.seat].append(answer.seconds)
            position.apply(answer.action)
    return FinishedGame(position, seconds, referee.faults, referee.fallbacks)
