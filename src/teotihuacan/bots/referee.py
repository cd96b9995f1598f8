"""The referee asks the bots of one game for answers, and copes with whatever they do."""

from collections.abc import Sequence
from types import TracebackType

from ..engine import Position, TeotihuacanError
from .external_bot import ExternalBot, TimeLimits
from .faults import Fault
from .names import Entrant
from .protocol import Bot
from .requests import Answer, BotRequest

MOST_ILLEGAL = 3  # answers in a game


class Referee:
    """Seats bots in one game; an entrant of None is a seat the referee isn't asked for.

    A bot sees nothing but a copy of the position with all that is hidden from its seat dealt and
    drawn anew. If it crashes, stalls or answers nonsense, that is reported with the answer, which
    is then a legal action drawn at random. After a crash, a stall or three illegal answers the
    bot is out: the rest of its game is answered that way, with no further report.

    Bots that are not trusted think in processes of their own; `close` (or `with`) ends them.
    """

    def __init__(
        self, entrants: Sequence[Entrant | None], seed: int, limits: TimeLimits | None = None
    ) -> None:
        self.entrants = list(entrants)
        self.seed = seed
        self.limits = limits or TimeLimits()
        self.bots: dict[int, Bot] = {}
        self.faults: list[list[Fault]] = [[] for _ in entrants]
        self.fallbacks = [0 for _ in entrants]
        self.out: set[int] = set()

    def answer(self, position: Position) -> Answer:
        """The answer of the bot whose seat is asked, or a fallback for it."""
        seat = position.seat
        entrant = self.find_entrant(seat)
        request = BotRequest.for_position(position, entrant, self.seed)
        if seat in self.out:
            answer = request.fall_back()
        else:
            answer = request.answer(lambda: self.get_bot(seat, entrant))
        if answer.fault:
            self.note(seat, answer.fault)
        self.fallbacks[seat] += answer.fallback
        return answer

    def find_entrant(self, seat: int) -> Entrant:
        """Who plays a seat."""
        entrant = self.entrants[seat] if 0 <= seat < len(self.entrants) else None
        if entrant is None:
            raise TeotihuacanError("error-seat-empty", seat=seat)
        return entrant

    def get_bot(self, seat: int, entrant: Entrant) -> Bot:
        """The bot of a seat, made when it is first asked."""
        if seat not in self.bots:
            trusted = entrant.trusted
            self.bots[seat] = (
                entrant.make() if trusted else ExternalBot(entrant.make, self.limits)
            )
        return self.bots[seat]

    def note(self, seat: int, fault: Fault) -> None:
        """Keep a fault, and see whether it was one too many."""
        self.faults[seat].append(fault)
        if fault.kind != "illegal" or len(self.faults[seat]) >= MOST_ILLEGAL:
            self.out.add(seat)
            self.dismiss(seat)

    def dismiss(self, seat: int) -> None:
        """End the bot of a seat."""
        bot = self.bots.pop(seat, None)
        if isinstance(bot, ExternalBot):
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
