"""Plays one game of a match and keeps what reports need of it."""

import random
from dataclasses import asdict, dataclass, field
from statistics import median
from typing import Any

from ..bots import bot_named
from ..bots.faults import Fault
from ..bots.playing import play_game
from ..bots.protocol import SEEDS
from ..bots.seats import TEOTIBOT
from ..engine.names import TECHNOLOGY_NAMES
from .plan import Job


@dataclass(frozen=True)
class SeatResult:
    """How a game went for one seat; `seconds` are those of its decisions."""

    name: str
    place: int  # 1 is the winner
    score: int
    books: dict[str, int]
    tiles: list[int]  # starting tiles kept
    technologies: list[str]  # known at the end
    decisions: int = 0
    seconds: dict[str, float] = field(default_factory=dict)  # total, median, longest
    faults: list[Fault] = field(default_factory=list)
    fallbacks: int = 0

    def to_dict(self) -> dict[str, Any]:
        """The result as plain data."""
        return {**asdict(self), "faults": [fault.to_dict() for fault in self.faults]}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "SeatResult":
        """A result from plain data."""
        return cls(**{**data, "faults": [Fault.from_dict(fault) for fault in data["faults"]]})


@dataclass(frozen=True)
class Result:
    """A game that was played, or why it could not be."""

    number: int
    seed: int
    names: list[str]
    seats: list[SeatResult]
    failed: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The result as plain data."""
        return {**vars(self), "seats": [seat.to_dict() for seat in self.seats]}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Result":
        """A result from plain data."""
        return cls(**{**data, "seats": [SeatResult.from_dict(seat) for seat in data["seats"]]})

    def outcome(self) -> dict[str, Any]:
        """All but the times: what is the same whenever and wherever the game is played."""
        data = self.to_dict()
        for seat in data["seats"]:
            del seat["seconds"]
        return data


def make_failure(job: Job, reason: str) -> Result:
    """The result of a game that could not be played."""
    return Result(job.number, job.seed, list(job.names), [], reason)


def play(job: Job) -> Result:
    """Play a game to its end."""
    played = play_game(
        job.setup, [bot_named(name) for name in job.names], job.seed, derive_bots_seed(job)
    )
    position, seconds = played.position, played.seconds
    names = [*job.names, TEOTIBOT] if job.setup.players == 1 else list(job.names)
    record = position.record()
    ranking = position.ranking()
    return Result(
        job.number,
        job.seed,
        names,
        [
            SeatResult(
                name=names[seat],
                place=ranking.index(seat) + 1,
                score=position.scores()[seat],
                books=position.books(seat),
                tiles=[tile for tile in record["kept"][seat] if tile >= 0],
                technologies=name_technologies(record["knows"][seat]),
                decisions=len(seconds[seat]),
                seconds=summarize_times(seconds[seat]),
                faults=played.faults[seat],
                fallbacks=played.fallbacks[seat],
            )
            for seat in range(len(names))
        ],
    )


def derive_bots_seed(job: Job) -> int:
    """The seed of the bots' chance: the same for the same names at the same deal."""
    return random.Random(f"{job.seed} {' '.join(job.names)}").randrange(SEEDS)


def name_technologies(knows: list[int]) -> list[str]:
    """Technologies by name."""
    return [name for name, known in zip(TECHNOLOGY_NAMES, knows, strict=True) if known]


def summarize_times(seconds: list[float]) -> dict[str, float]:
    """What is kept of the times of a seat's decisions."""
    if not seconds:
        return {"total": 0.0, "median": 0.0, "longest": 0.0}
    return {
        "total": round(sum(seconds), 6),
        "median": round(median(seconds), 6),
        "longest": round(max(seconds), 6),
    }
