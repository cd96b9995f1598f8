"""What a bot is asked, and what comes back: the same at one table, in the arena and on a server.

A request is all that an answer depends on. It holds no secret: whatever the bot's seat can't know
was dealt and drawn anew. It can be sent to another process, where its position goes as bytes.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from ..engine import Position, TeotihuacanError
from .advice import HINT_BOT, Advice, give_hint
from .faults import (
    Fault,
    FaultError,
    describe_answer,
    describe_error,
    read_whole_number,
    report_crash,
    report_illegal,
)
from .names import Entrant, bot_named
from .protocol import SEEDS, Bot, Budget


@dataclass(frozen=True)
class Answer:
    """A legal action, how long it took, and what went wrong on the way, if anything."""

    action: int
    seconds: float
    fault: Fault | None = None
    fallback: bool = False  # drawn at random, not the bot's


@dataclass(frozen=True)
class BotRequest:
    """A question to a bot: the position as its seat knows it, a budget and a seed.

    `fallback` is the legal action that is played if the bot gives none.
    """

    bot: str
    position: Position
    budget: Budget
    seed: int
    fallback: int

    @classmethod
    def for_position(cls, position: Position, entrant: Entrant, game_seed: int) -> "BotRequest":
        """The question of a position to the bot that plays the seat asked.

        All chance comes from the game's seed, the seat and the number of decisions made, so a
        game that was saved and loaded asks the same.
        """
        if position.over:
            raise TeotihuacanError("error-nobody-asked")
        seat = position.seat
        chance = random.Random(f"{game_seed} {seat} {position.decisions_made}")
        seen = position.determinize(seat, chance.randrange(SEEDS))
        seed = chance.randrange(SEEDS)
        fallback = chance.choice(position.legal_actions())
        return cls(entrant.name, seen, entrant.budget, seed, fallback)

    def run(self) -> Answer:
        """The answer of a new bot of ours with this name."""
        return self.answer(bot_named(self.bot).make)

    def answer(self, get_bot: Callable[[], Bot]) -> Answer:
        """What a bot answers; if it goes wrong, the fallback with its fault."""
        started = perf_counter()
        try:
            bot = get_bot()
            started = perf_counter()
            answer = bot.choose(self.position.copy(), self.budget, self.seed)
            action = check_answer(answer, self.position)
            return Answer(action, perf_counter() - started)
        except FaultError as error:
            fault = error.fault
        except (Exception, SystemExit) as error:
            fault = report_crash(describe_error(error))
        return self.fall_back(fault, perf_counter() - started)

    def fall_back(self, fault: Fault | None = None, seconds: float = 0.0) -> Answer:
        """The answer that stands in for the bot's."""
        return Answer(self.fallback, seconds, fault, fallback=True)


@dataclass(frozen=True)
class HintRequest:
    """A hint for the seat that is asked; the seed is not the game's, which is secret."""

    position: Position
    seed: int

    @classmethod
    def for_position(cls, position: Position, seed: int) -> "HintRequest":
        """The question of a position, as the seat asked knows it."""
        if position.over:
            raise TeotihuacanError("error-nobody-asked")
        return cls(position.determinize(position.seat, seed), seed)

    @property
    def budget(self) -> Budget:
        """How long a hint may take."""
        return bot_named(HINT_BOT).budget

    def run(self) -> Advice:
        """The best actions and what speaks for them."""
        return give_hint(self.position, self.seed)


def check_answer(answer: object, position: Position) -> int:
    """An answer as a legal action; a FaultError if it is none."""
    action = read_whole_number(answer)
    if action is None or not position.is_legal(action):
        raise FaultError(report_illegal(describe_answer(answer), position.question))
    return action
