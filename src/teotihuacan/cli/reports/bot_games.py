"""Many games between bots, in as many processes as you like, with rotating seats."""

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass

from ...bots import bot_named
from ...bots.playing import FinishedGame, play_game
from ...bots.process_pool import ProcessDeath, count_cores, run_in_processes
from ...engine import Setup, TeotihuacanError


@dataclass(frozen=True)
class Simulation:
    """Which games are played: as many bots as players, and the seed of the first game.

    With n players, n games in a row have the same set-up and draws, and in each of them every bot
    sits one seat further on. Game number i (from 0) has the set-up of seed S + i // n, and its
    bots take their chances from seed S + i.
    """

    setup: Setup
    bots: tuple[str, ...]
    seed: int

    def list_names(self, number: int) -> list[str]:
        """The bots of a game, by seat."""
        turned = -number % len(self.bots)
        return [*self.bots[turned:], *self.bots[:turned]]

    def play(self, number: int) -> FinishedGame:
        """Play a game."""
        entrants = [bot_named(name) for name in self.list_names(number)]
        seed = self.seed + number // len(self.bots)
        return play_game(self.setup, entrants, seed, self.seed + number)


def play_games(
    simulation: Simulation, games: int, processes: int | None
) -> Generator[FinishedGame, None, None]:
    """Play games, and yield them in order; by default in one process for each core."""
    wanted = min(processes or count_cores(), games)
    if wanted == 1:
        yield from map(simulation.play, range(games))
        return
    early: dict[int, FinishedGame] = {}
    following = 0
    with closing(run_in_processes(simulation.play, range(games), wanted)) as results:
        for number, played in results:
            if isinstance(played, ProcessDeath):
                raise TeotihuacanError("error-process-died")
            early[number] = played
            while following in early:
                yield early.pop(following)
                following += 1
