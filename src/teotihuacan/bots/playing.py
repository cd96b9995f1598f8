"""Whole games between bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine import Position, Setup
from .names import Entrant
from .referee import Referee


@dataclass(frozen=True)
class Played:
    """A finished game; for each seat how long it thought, how often it was asked, its faults."""

    position: Position
    seconds: list[float]
    decisions: list[int]
    faults: list[list[str]]


def play_game(
    setup: Setup, entrants: Sequence[Entrant], seed: int, bots_seed: int | None = None
) -> Played:
    """Let bots play a game; set-up and draws come from `seed`, what bots do from `bots_seed`."""
    position = Position.new(setup, seed)
    referee = Referee(entrants, seed if bots_seed is None else bots_seed)
    seconds = [0.0] * setup.players
    decisions = [0] * setup.players
    faults: list[list[str]] = [[] for _ in entrants]
    while not position.over:
        seat = position.seat
        answer = referee.answer(position)
        position.apply(answer.action)
        seconds[seat] += answer.seconds
        decisions[seat] += 1
        if answer.fault:
            faults[seat].append(answer.fault)
    return Played(position, seconds, decisions, faults)
