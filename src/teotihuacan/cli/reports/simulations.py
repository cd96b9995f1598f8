"""Many games added up while they are played, so that what was played can be told at any time."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple

from ...bots.seats import fill_seats
from ...engine import Position, Setup, random_playout
from .bot_games import Simulation, play_games
from .bot_tally import BotTally
from .rows import list_seat_rows
from .tally import Tally


class Simulated(NamedTuple):
    """A game that was played."""

    number: int
    seed: int
    position: Position
    names: list[str] | None = None

    def list_rows(self) -> Iterator[dict[str, Any]]:
        """The game as rows of a table."""
        return list_seat_rows(self.position, self.names, {"game": self.number, "seed": self.seed})


class RandomGames:
    """Games between random players, played in the engine."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.tally = Tally(setup.players)

    def play(self, games: int) -> Iterator[Simulated]:
        """Play games, and add up each."""
        for number in range(games):
            seed = self.seed + number
            position = random_playout(Position.new(self.setup, seed), seed)
            self.tally.add(position)
            yield Simulated(number, seed, position)

    def summarize(self) -> dict[str, Any]:
        """The figures of the games so far."""
        return {"setup": self.setup.to_dict(), "seed": self.seed, **self.tally.summarize()}


class BotGames:
    """Games between bots, added up by bot and by seat."""

    def __init__(self, setup: Setup, seed: int, bots: list[str], processes: int | None) -> None:
        self.simulation = Simulation(setup, tuple(fill_seats(bots, setup.players)), seed)
        self.processes = processes
        self.tally = Tally(setup.players)
        self.by_bot = {name: BotTally() for name in self.simulation.bots}

    def play(self, games: int) -> Iterator[Simulated]:
        """Play games, and add up each."""
        simulation = self.simulation
        with closing(play_games(simulation, games, self.processes)) as results:
            for number, played in enumerate(results):
                names = simulation.list_names(number)
                self.tally.add(played.position, played.decisions)
                for seat, name in enumerate(names):
                    self.by_bot[name].add(played, seat)
                seed = simulation.seed + number // len(names)
                yield Simulated(number, seed, played.position, names)

    def summarize(self) -> dict[str, Any]:
        """The figures of the games so far."""
        setup = self.simulation.setup
        return {
            "setup": setup.to_dict(),
            "seed": self.simulation.seed,
            "rotated": setup.players > 1,
            "bots": {name: entry.summarize() for name, entry in self.by_bot.items()},
            **self.tally.summarize(),
        }
