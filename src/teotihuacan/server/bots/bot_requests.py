"""What a bot of the server is asked to think about, and the process that does it."""

from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from ...bots.advice import HINT_BOT, Advice, hint
from ...bots.levels import LEVELS
from ...bots.names import Entrant, bot_named
from ...bots.referee import Answer, Referee
from ...engine import Position, Setup, TeotihuacanError

SERVER_BOTS = ("random", "greedy", *LEVELS)  # ours: no table makes us run the code it names
READY = "ready"


@dataclass(frozen=True)
class Asked:
    """The question after these actions of a game with this seed."""

    setup: dict[str, Any]
    seed: int
    actions: tuple[int, ...]

    def position(self) -> Position:
        """The position with the question."""
        position = Position.new(Setup.from_dict(self.setup), self.seed)
        for action in self.actions:
            position.apply(action)
        if position.over:
            raise TeotihuacanError("error-nobody-asked")
        return position


@dataclass(frozen=True)
class Thought:
    """Which bot answers the question after these actions; the seed is the game's."""

    bot: str
    setup: dict[str, Any]
    seed: int
    actions: tuple[int, ...]

    @property
    def entrant(self) -> Entrant:
        """The bot."""
        return bot_named(self.bot)

    def check_bot(self) -> None:
        """Refuse a bot that is none of the server's."""
        if self.bot not in SERVER_BOTS:
            raise TeotihuacanError("error-no-bot", name=repr(self.bot), known=SERVER_BOTS)

    def position(self) -> Position:
        """The position with the question."""
        return Asked(self.setup, self.seed, self.actions).position()

    def answer(self, fault: str = "") -> Answer:
        """The bot's answer, or after a fault the referee's, with the fault.

        It depends on nothing but the thought (and on time, for a bot that thinks by the clock).
        """
        position = self.position()
        referee = Referee([self.entrant] * position.setup.players, self.seed)
        if fault:
            referee.out.add(position.seat)
            return replace(referee.answer(position), fault=fault)
        return referee.answer(position)


@dataclass(frozen=True)
class HintWanted:
    """A hint for the seat that is asked; `chance` is not the game's, which nobody may know."""

    asked: Asked
    chance: int

    @property
    def entrant(self) -> Entrant:
        """Who gives hints."""
        return bot_named(HINT_BOT)

    def answer(self) -> Advice:
        """The best actions and what speaks for them."""
        return hint(self.asked.position(), self.chance)


def serve(pipe: Connection) -> None:
    """Answer the thoughts that come until the pipe is closed; an error says what is wrong."""
    pipe.send(READY)
    while True:
        try:
            thought: Thought | HintWanted = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(thought.answer())
        except TeotihuacanError as error:
            pipe.send(error)
