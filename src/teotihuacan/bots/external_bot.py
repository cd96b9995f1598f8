"""Somebody's own bot in a process of its own, so that whatever it does can be ended.

Answers come back as JSON, never as objects: reading them runs nobody's code.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..engine import ACTIONS, Position
from .child_process import Child
from .faults import NONSENSE, Fault, crashed, error_text, shown, stalled, whole_number
from .protocol import Bot, Budget

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LONGEST_MESSAGE = 10_000  # bytes


@dataclass(frozen=True)
class Patience:
    """How many seconds a bot in a process of its own gets beside its budget."""

    start: float = 20.0  # until it is made
    grace: float = 2.0  # for each answer, beside the budget's seconds
    unlimited: float = 60.0  # for each answer, with a budget without seconds

    def for_answer(self, budget: Budget) -> float:
        """How long an answer may take, all in all."""
        return (self.unlimited if budget.seconds is None else budget.seconds) + self.grace


class OwnProcess:
    """A bot like any other, except that it raises a Fault if it crashes or stalls.

    After a Fault its process is gone, and it is of no further use.
    """

    def __init__(self, make: Callable[[], Bot], patience: Patience) -> None:
        self.patience = patience
        self.child = Child(serve, make)
        self.receive(patience.start, "not ready")

    def choose(self, position: Position, budget: Budget, seed: int) -> "int | Nonsense":
        """The bot's answer; one that is no action comes as the text that shows it."""
        question = (position.to_bytes(), budget, seed)
        answer = self.receive(self.patience.for_answer(budget), "no answer", question)
        return answer if isinstance(answer, int) else Nonsense(answer)

    def receive(self, seconds: float, missing: str, question: object = None) -> object:
        """What the next message tells, after a question, or a Fault and the process's end."""
        try:
            return told(self.message(seconds, missing, question))
        except Fault:
            self.close()
            raise

    def message(self, seconds: float, missing: str, question: object) -> bytes:
        """The next message as it comes; a Fault if it doesn't come whole and in time."""
        pipe = self.child.pipe
        try:
            with self.child.within(seconds):
                if question is not None:
                    pipe.send(question)
                return pipe.recv_bytes(LONGEST_MESSAGE)
        except TimeoutError:
            raise stalled(seconds, missing) from None
        except (EOFError, ConnectionError):
            raise crashed(self.child.last_words()) from None
        except OSError:
            raise crashed(NONSENSE) from None

    def close(self) -> None:
        """End the process."""
        self.child.end()


def told(message: bytes) -> object:
    """The answer in a message; a Fault if it tells of one, or is none of ours."""
    try:
        content = json.loads(message)
        answer, error = content["answer"], content["crashed"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise crashed(NONSENSE) from None
    if error:
        raise crashed(str(error))
    return answer


class Nonsense(str):
    """An answer that is no action, already as it is shown."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def serve(pipe: "Connection", make: Callable[[], Bot]) -> None:
    """The other side: make the bot, then answer until the pipe is closed."""

    def tell(answer: int | str, crashed: str = "") -> None:
        pipe.send_bytes(json.dumps({"answer": answer, "crashed": crashed}).encode())

    try:
        bot = make()
        tell(0)
        while question := received(pipe):
            answer: object = bot.choose(*question)
            number = whole_number(answer)
            if number is None or not 0 <= number < ACTIONS:
                tell(shown(answer))
            else:
                tell(number)
    except BaseException as error:
        tell(0, crashed=error_text(error))


def received(pipe: "Connection") -> tuple[Position, Budget, int] | None:
    """The next question, None when there are no more."""
    try:
        data, budget, seed = pipe.recv()
    except EOFError:
        return None
    return Position.from_bytes(data), budget, seed
