"""Bots that do what bots must not do. They are loaded from this file by name."""

import gc
import os
import struct
import sys
import time
from multiprocessing.connection import Connection
from typing import Any

from teotihuacan import Position
from teotihuacan.bots import Budget

PATH = __file__


class Good:
    """Takes the last legal action; the other bots here go wrong in one way each."""

    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        return position.legal_actions()[-1]


class CrashesWhenMade(Good):
    def __init__(self) -> None:
        raise RuntimeError("no book\nof openings")


class HangsWhenMade(Good):
    def __init__(self) -> None:
        time.sleep(600)


class Crashes(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:
        if position.question != "keep_starting_tiles":
            return 1 // 0
        return super().choose(position, budget, seed)


class Leaves(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        sys.exit("I am leaving")


class LoopsForever(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        while True:
            pass


class Exits(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        os._exit(3)


class Aborts(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        os.abort()


class AsksThePerson(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        return int(input("your action? "))


class SaysNothing(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        return None


class SaysText(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        return "x"


class SaysTooMuch(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        return 999


class SaysFloat(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:
        return float(super().choose(position, budget, seed))


class SaysHuge(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        return 10**5000


class Stubborn:
    """An object that won't say what it is."""

    def __repr__(self) -> str:
        raise OSError("no")


class SaysStubborn(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        return Stubborn()


class Whole:
    """A whole number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class SaysWhole(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:
        return Whole(super().choose(position, budget, seed))


class ErrsTwice(Good):
    """Its second and third answers are no actions."""

    asked = 0

    def choose(self, position: Position, budget: Budget, seed: int) -> Any:
        self.asked += 1
        return -1 if self.asked in (2, 3) else super().choose(position, budget, seed)


class PlaysOn(Good):
    """Plays the position it was given to its end."""

    def choose(self, position: Position, budget: Budget, seed: int) -> Any:
        action = super().choose(position, budget, seed)
        while not position.over:
            position.apply(position.legal_actions()[0])
        return action


class Chatters(Good):
    def __init__(self) -> None:
        print("GARBAGE made")

    def choose(self, position: Position, budget: Budget, seed: int) -> Any:
        print("GARBAGE", flush=True)
        os.write(1, b"GARBAGE\n")
        os.write(2, b"GARBAGE\n")
        return super().choose(position, budget, seed)


def write_into_pipe(data: bytes, announced: int | None = None) -> None:
    """Write into the bot's own pipe: a message of so many bytes begins, or goes on."""
    (pipe,) = (thing for thing in gc.get_objects() if isinstance(thing, Connection))
    head = b"" if announced is None else struct.pack("!i", announced)
    os.write(pipe.fileno(), head + data)


class SaysHalf(Good):
    """Begins a message that it never ends."""

    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        write_into_pipe(b'{"answer": ', 30)
        time.sleep(600)


class SaysDrops(Good):
    """Says so little at a time that there is always something more to hear."""

    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        write_into_pipe(b"", 9000)
        while True:
            write_into_pipe(b" ")
            time.sleep(0.1)


class SaysHalfAndLeaves(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:  # noqa: ARG002
        write_into_pipe(b'{"answer": ', 30)
        os._exit(0)


class SaysDepths(Good):
    def choose(self, position: Position, budget: Budget, seed: int) -> Any:
        write_into_pipe(b"[" * 9000, 9000)
        return super().choose(position, budget, seed)
