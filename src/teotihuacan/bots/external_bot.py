"""Somebody's own bot in a separate process, which can be ended whatever it does.

Answers come back as JSON, never as objects: reading them runs nobody's code.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..engine import ACTIONS, Position
from .child_process import Child
from .faults import (
    FaultError,
    describe_answer,
    describe_error,
    fit_one_line,
    read_whole_number,
    report_crash,
    report_exit,
    report_illegal,
    report_nonsense,
    report_stall,
)
from .protocol import Bot, Budget

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LONGEST_MESSAGE = 10_000  # bytes


@dataclass(frozen=True)
class TimeLimits:
    """How many seconds a bot in a process of its own gets beside its budget."""

    start: float = 20.0  # until it is made
    grace: float = 2.0  # for each answer, beside the budget's seconds
    unlimited: float = 60.0  # for each answer, with a budget without seconds

    def compute_limit(self, budget: Budget) -> float:
        """How long an answer may take, all in all."""
        return (self.unlimited if budget.seconds is None else budget.seconds) + self.grace


class ExternalBot:
    """A bot like any other, except that it raises a FaultError if it crashes or stalls.

    After that its process is gone, and it is of no further use.
    """

    def __init__(self, make: Callable[[], Bot], limits: TimeLimits) -> None:
        self.limits = limits
        self.child = Child(serve, make)
        self.receive(limits.start)

    def choose(self, position: Position, budget: Budget, seed: int) -> int:
        """The bot's answer; one that is no number comes as the text that shows it."""
        question = (position, budget, seed)
        answer = self.receive(self.limits.compute_limit(budget), question)
        if not isinstance(answer, int):
            raise FaultError(report_illegal(fit_one_line(str(answer)), position.question))
        return answer

    def receive(self, seconds: float, question: object = None) -> object:
        """What the bot says next, after a question; or a FaultError, and the process is ended."""
        try:
            return parse_message(self.read_message(seconds, question))
        except FaultError:
            self.close()
            raise

    def read_message(self, seconds: float, question: object) -> bytes:
        """The next message as it comes; a FaultError if it doesn't come whole and in time."""
        pipe = self.child.pipe
        try:
            with self.child.limit_time(seconds):
                if question is not None:
                    pipe.send(question)
                return pipe.recv_bytes(LONGEST_MESSAGE)
        except TimeoutError:
            raise FaultError(report_stall(seconds, ready=question is not None)) from None
        except (EOFError, ConnectionError):
            raise FaultError(report_exit(self.child.read_exit_code())) from None
        except OSError:
            raise FaultError(report_nonsense()) from None

    def close(self) -> None:
        """End the process."""
        self.child.end()


def parse_message(message: bytes) -> object:
    """The answer in a message; a FaultError if it tells of a crash, or is none of ours."""
    try:
        content = json.loads(message)
        answer, error = content["answer"], content["crashed"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise FaultError(report_nonsense()) from None
    if error:
        raise FaultError(report_crash(str(error)))
    return answer


def serve(pipe: "Connection", make: Callable[[], Bot]) -> None:
    """The other side: make the bot, then answer until the pipe is closed."""

    def send(answer: int | str, crashed: str = "") -> None:
        pipe.send_bytes(json.dumps({"answer": answer, "crashed": crashed}).encode())

    try:
        bot = make()
        send(0)
        while question := read_question(pipe):
            answer: object = bot.choose(*question)
            number = read_whole_number(answer)
            if number is None or not 0 <= number < ACTIONS:
                send(describe_answer(answer))
            else:
                send(number)
    except BaseException as error:
        send(0, crashed=describe_error(error))


def read_question(pipe: "Connection") -> tuple[Position, Budget, int] | None:
    """The next question, None when there are no more."""
    try:
        question: tuple[Position, Budget, int] = pipe.recv()
    except EOFError:
        return None
    return question
