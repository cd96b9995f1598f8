"""The games from which the ratings are chosen: pretend people, who play as strong as bots do.

Of every bot there are several people, and some learn: they play like a weak bot at first and like
a stronger one later. A game depends on its number alone, so a run that was stopped goes on where
it was.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from teotihuacan import Setup
from teotihuacan.arena.plan import Job
from teotihuacan.arena.playing import Result
from teotihuacan.arena.workers import play_jobs
from teotihuacan.bots.seats import TEOTIBOT

# From the weakest to the strongest: by how they are made, who comes later is better.
CHAINS = (
    ("mcts:20", "mcts:60", "mcts:200", "mcts:600", "mcts:2000"),
    ("random", "novice", "student"),
    ("random", "greedy"),
)
BOTS = ("random", *CHAINS[0], "greedy", "novice", "student")
NAMESAKES = 3  # people of each bot
LEARNERS = 3
STEPS = ("mcts:20", "mcts:60", "mcts:200", "mcts:600")  # what a learner plays like, in turn
PLAYERS = (2, 2, 3, 1, 2, 4, 3, 2, 1, 4, 2, 3, 2, 4, 3, 2, 1, 2, 4, 3)  # of games in turn
LEVELS = ("easier", "standard", "harder", "hardest")  # of Teotibot
# Levels that think by the clock, and who measures them: too slow to meet everybody.
SLOW = (("adept", "mcts:2000"), ("adept", "mcts:600"), ("master", "adept"), ("legend", "master"))


@dataclass(frozen=True)
class Line:
    """A game as it is kept: who sat there, what they played like, and their places."""

    number: int
    match: str  # people, or slow
    people: list[str]
    bots: list[str]
    level: str | None  # of Teotibot
    places: list[int]
    scores: list[int]

    @property
    def players(self) -> int:
        """How many people the game was for."""
        return 1 if self.level else len(self.people)


def list_people() -> list[str]:
    """Everybody: a bot's name and a number, or a learner's."""
    named = [f"{bot}#{i}" for bot in BOTS for i in range(1 if bot == "random" else NAMESAKES)]
    return [*named, *(f"learner#{i}" for i in range(LEARNERS))]


def find_bot(person: str, number: int, games: int) -> str:
    """What somebody plays like in a game: learners get better."""
    name, _, _ = person.partition("#")
    return STEPS[min(len(STEPS) * number // games, len(STEPS) - 1)] if name == "learner" else name


@dataclass(frozen=True)
class Meeting:
    """A game to be played: who meets whom."""

    people: list[str]
    job: Job


def plan_meeting(number: int, games: int, seed: int) -> Meeting:
    """The game of a number."""
    chance = random.Random(f"ratings {seed} {number}")
    players = PLAYERS[number % len(PLAYERS)]
    people = chance.sample(list_people(), players)
    level = chance.choice(LEVELS) if players == 1 else None
    setup = Setup(players, level=level) if level else Setup(players)
    names = tuple(find_bot(person, number, games) for person in people)
    return Meeting(people, Job(number, setup, names, chance.randrange(2**31)))


def plan_slow_meeting(number: int, pair: tuple[str, str], seed: int) -> Meeting:
    """A game of two bots of which one thinks by the clock, at changing seats."""
    names = pair if number % 2 == 0 else pair[::-1]
    return Meeting(list(names), Job(number, Setup(2), names, seed + number // 2))


def make_line(match: str, meeting: Meeting, result: Result) -> Line:
    """What is kept of a game."""
    assert not result.failed, result.failed
    solo = meeting.job.setup.players == 1
    return Line(
        result.number,
        match,
        [*meeting.people, *([TEOTIBOT] if solo else [])],
        list(result.names),
        meeting.job.setup.level if solo else None,
        [seat.place for seat in result.seats],
        [seat.score for seat in result.seats],
    )


def read_lines(file: Path, match: str = "people") -> list[Line]:
    """The games there are, in their order."""
    text = file.read_text() if file.exists() else ""
    lines = [Line(**json.loads(line)) for line in text.splitlines()]
    return sorted((line for line in lines if line.match == match), key=lambda line: line.number)


def play_missing(
    file: Path, match: str, meetings: Sequence[Meeting], processes: int
) -> Iterator[Line]:
    """Play the games that are missing; each is a line of the file as soon as it is over."""
    played = {line.number for line in read_lines(file, match)}
    missing = {one.job.number: one for one in meetings if one.job.number not in played}
    jobs = (meeting.job for meeting in missing.values())
    for result in play_jobs(jobs, processes):
        line = make_line(match, missing[result.number], result)
        with file.open("a") as kept:
            kept.write(json.dumps(asdict(line), separators=(",", ":")) + "\n")
        yield line
