"""Plays the games of a plan and writes their records."""

import random
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from ..arena.plan import Job
from ..arena.playing import derive_bots_seed
from ..arena.workers import run_jobs
from ..bots import Referee, bot_named
from ..bots.protocol import SEEDS
from ..bots.search import choose_policy_action
from ..bots.seats import TEOTIBOT
from ..engine import Position
from ..game.files import dump_game
from ..game.game import Game
from .plan import SelfPlayPlan
from .record_file import RecordFile

STRAYS = 0.06  # of the answers
ANY = 0.25  # of those: any answer, else one with noise, in hundredths of a VP
NOISE = 300


@dataclass(frozen=True)
class Played:
    """The record of a game, a line of text; or why there is none."""

    seed: int
    record: str
    failed: str = ""


def play_record(job: Job) -> Played:
    """Play a game to its end; now and then somebody strays, so that mistakes are seen too."""
    solo = job.setup.players == 1
    names = [*job.names, TEOTIBOT] if solo else list(job.names)
    game = Game(job.setup, job.seed, names)
    chance = random.Random(f"strays {job.seed}")
    entrants: list[Any] = [bot_named(name) for name in job.names]
    with Referee([*entrants, *[None] * solo], derive_bots_seed(job)) as referee:
        while not game.position.over:
            if chance.random() < STRAYS:
                game.play(stray(game.position, chance))
            else:
                game.play(referee.answer(game.position).action)
    return Played(job.seed, dump_game(game))


def stray(position: Position, chance: random.Random) -> int:
    """An answer by rules of thumb with much noise, or any at all."""
    if chance.random() < ANY:
        return chance.choice(position.legal_actions())
    return choose_policy_action(position, NOISE, chance.randrange(SEEDS))


def make_failure(job: Job, reason: str) -> Played:
    """A game that could not be played."""
    return Played(job.seed, "", reason)


def play_missing(
    plan: SelfPlayPlan, file: RecordFile, processes: int = 1, ray: str = ""
) -> Iterator[Played]:
    """Play what the file doesn't have yet; each game is written before it is told."""
    jobs = plan.jobs(file.seeds)
    with closing(run_jobs(jobs, play_record, make_failure, processes, ray)) as games:
        for played in games:
            if played.record:
                file.add(played.seed, played.record)
            yield played
