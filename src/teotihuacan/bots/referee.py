"""Asks bots for their answers: fairly, within their time, whatever they do."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType

from ..engine import Position, TeotihuacanError
from .external_bot import OwnProcess, Patience
from .faults import Fault, crashed, error_text, illegal, kind_of, shown, whole_number
from .names import Entrant
from .protocol import SEEDS, Bot

MOST_ILLEGAL = 3  # answers in a game


@dataclass(frozen=True)
class Answer:
    """A legal action, how long it took, and what went wrong on the way, if anything."""

    action: int
    seconds: float
    fault: str = ""  # "", "crashed: ...", "stalled: ...", "illegal: ..."
    fallback: bool = False  # the referee's action, not the bot's


class Referee:
    """Seats bots in one game; an entrant of None is a seat the referee isn't asked for.

    A bot sees nothing but a copy of the position with all that is hidden from its seat dealt and
    drawn anew. If it crashes, stalls or answers nonsense, that is reported with the answer, which
    is then a legal action drawn at random. After a crash, a stall or three illegal answers the
    bot is out: the rest of its game is answered that way, with no further report.

    Bots that are not trusted think in processes of their own; `close` (or `with`) ends them.
    """

    def __init__(
        self, entrants: Sequence[Entrant | None], seed: int, patience: Patience | None = None
    ) -> None:
        self.entrants = list(entrants)
        self.seed = seed
        self.patience = patience or Patience()
        self.bots: dict[int, Bot | OwnProcess] = {}
        self.faults: list[list[str]] = [[] for _ in entrants]
        self.fallbacks = [0 for _ in entrants]
        self.out: set[int] = set()

    def answer(self, position: Position) -> Answer:
        """The answer of the bot whose seat is asked, or a fallback for it."""
        seat = position.seat
        entrant = self.entrant_at(seat)
        chance = random.Random(f"{self.seed} {seat} {position.decisions_made}")
        seen = position.determinize(seat, chance.randrange(SEEDS))
        seed = chance.randrange(SEEDS)
        fault, started = "", perf_counter()
        if seat not in self.out:
            try:
                bot = self.bot_at(seat, entrant)
                started = perf_counter()
                action = checked(bot.choose(seen, entrant.budget, seed), position)
                return Answer(action, perf_counter() - started)
            except Fault as error:
                fault = str(error)
            except (Exception, SystemExit) as error:
                fault = str(crashed(error_text(error)))
            self.note(seat, fault)
        self.fallbacks[seat] += 1
        action = chance.choice(position.legal_actions())
        return Answer(action, perf_counter() - started, fault, fallback=True)

    def entrant_at(self, seat: int) -> Entrant:
        """Who plays a seat."""
        entrant = self.entrants[seat] if 0 <= seat < len(self.entrants) else None
        if entrant is None:
            raise TeotihuacanError("error-seat-empty", seat=seat)
        return entrant

    def bot_at(self, seat: int, entrant: Entrant) -> Bot | OwnProcess:
        """The bot of a seat, made when it is first asked."""
        if seat not in self.bots:
            trusted = entrant.trusted
            self.bots[seat] = (
                entrant.make() if trusted else OwnProcess(entrant.make, self.patience)
            )
        return self.bots[seat]

    def note(self, seat: int, fault: str) -> None:
        """Keep a fault, and see whether it was one too many."""
        self.faults[seat].append(fault)
        if kind_of(fault) != "illegal" or len(self.faults[seat]) >= MOST_ILLEGAL:
            self.out.add(seat)
            self.dismiss(seat)

    def dismiss(self, seat: int) -> None:
        """End the bot of a seat."""
        bot = self.bots.pop(seat, None)
        if isinstance(bot, OwnProcess):
            bot.close()

    def close(self) -> None:
        """End the processes of bots."""
        for seat in list(self.bots):
            self.dismiss(seat)

    def __enter__(self) -> "Referee":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def checked(answer: object, position: Position) -> int:
    """An answer as a legal action; a Fault if it is none."""
    action = whole_number(answer)
    if action is None or not position.is_legal(action):
        raise illegal(shown(answer), position.question)
    return action
