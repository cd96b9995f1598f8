"""A puzzle: a position that anybody can reach again, and the turn that is the only good one."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ...bots.reasons import Change
from ...engine import Position, Setup, TeotihuacanError
from ...game.game import Game
from .solvers import find_weakest_solver


class PuzzleError(TeotihuacanError):
    """There is no such puzzle, or what is kept of puzzles can't be read or written."""


@dataclass(frozen=True)
class Step:
    """A question of the turn: its best answer, and others that are nearly as good."""

    best: int
    also: tuple[int, ...] = ()


@dataclass(frozen=True)
class JudgedAnswer:
    """An answer to the first question, as the searches that made the puzzle saw it."""

    action: int
    win: float  # probability of winning the game
    vp: float  # expected VP ahead of the best other player at the end


@dataclass(frozen=True)
class Explanation:
    """Why the solution is one, as data: any language tells it."""

    best: JudgedAnswer
    second: JudgedAnswer  # the best of the others
    tempting: JudgedAnswer  # what somebody plays who looks no further than this turn
    turn: tuple[int, ...]  # the best turn to its end
    gains: tuple[Change, ...]  # what it does more than the tempting one
    prices: tuple[Change, ...]


@dataclass(frozen=True)
class Puzzle:
    """A position with one good turn: the game until then, the solution, and what is known of it.

    >>> from teotihuacan.study.puzzles import read_puzzles
    >>> puzzle = read_puzzles()[0]
    >>> puzzle.position.question, puzzle.position.seat == puzzle.seat
    ('turn', True)
    """

    id: str
    setup: Setup
    seed: int
    actions: tuple[int, ...]  # of the game, until the puzzle begins
    seat: int
    period: int  # 0, 1, 2: between eclipses
    steps: tuple[Step, ...]
    themes: tuple[str, ...]
    rating: int
    solved: tuple[int, ...]  # tries that went well, of each of the LADDER
    explanation: Explanation

    @property
    def solution(self) -> list[int]:
        """The best answers to the questions that decide."""
        return [step.best for step in self.steps]

    @property
    def weakest_solver(self) -> str:
        """From which bot on all solve it in at least half of their tries; "" if none does."""
        return find_weakest_solver(self.solved)

    @property
    def players(self) -> int:
        """People in the game; one plays against the Teotibot."""
        return self.setup.players

    def game(self) -> Game:
        """The game until the puzzle begins; every action is checked."""
        game = Game(self.setup, self.seed)
        for action in self.actions:
            game.play(action)
        return game

    @property
    def position(self) -> Position:
        """Where the puzzle begins, quicker than the whole game."""
        position = Position.new(self.setup, self.seed)
        for action in self.actions:
            position.apply(action)
        return position

    def to_dict(self) -> dict[str, Any]:
        """The puzzle as plain data; `Puzzle.from_dict` reads it."""
        return {**asdict(self), "setup": self.setup.to_dict()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Puzzle":
        """A puzzle from plain data."""
        return cls(
            id=data["id"],
            setup=Setup.from_dict(data["setup"]),
            seed=data["seed"],
            actions=tuple(data["actions"]),
            seat=data["seat"],
            period=data["period"],
            steps=tuple(Step(step["best"], tuple(step["also"])) for step in data["steps"]),
            themes=tuple(data["themes"]),
            rating=data["rating"],
            solved=tuple(data["solved"]),
            explanation=read_explanation(data["explanation"]),
        )


def read_explanation(data: Mapping[str, Any]) -> Explanation:
    """An explanation from plain data."""
    return Explanation(
        best=JudgedAnswer(**data["best"]),
        second=JudgedAnswer(**data["second"]),
        tempting=JudgedAnswer(**data["tempting"]),
        turn=tuple(data["turn"]),
        gains=tuple(Change(**one) for one in data["gains"]),
        prices=tuple(Change(**one) for one in data["prices"]),
    )
