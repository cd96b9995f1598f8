"""Many games between bots, in as many processes as you like, with seats that go round."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from ...arena.workers import count_cores
from ...bots import bot_named
from ...bots.playing import FinishedGame, play_game
from ...engine import Setup, TeotihuacanError


@dataclass(frozen=True)
class Plan:
    """Which games are played: as many bots as players, and the seed of the first game.

    With n players, n games in a row have the same set-up and draws, and in each of them every bot
    sits one seat further on. Game number i (from 0) has the set-up of seed S + i // n, and its
    bots take their chances from seed S + i.
    """

    setup: Setup
    bots: tuple[str, ...]
    seed: int

    def names(self, number: int) -> list[str]:
        """The bots of a game, by seat."""
        turned = -number % len(self.bots)
        return [*self.bots[turned:], *self.bots[:turned]]

    def play(self, number: int) -> FinishedGame:
        """Play a game."""
        entrants = [bot_named(name) for name in self.names(number)]
        seed = self.seed + number // len(self.bots)
        return play_game(self.setup, entrants, seed, self.seed + number)


def played_games(plan: Plan, games: int, processes: int | None) -> Iterator[FinishedGame]:
    """The games in their order, played in so many processes: by default on all cores."""
    wanted = min(processes or count_cores(), games)
    if wanted == 1:
        yield from map(plan.play, range(games))
        return
    with ProcessPoolExecutor(wanted, initializer=end_quietly) as pool:
        try:
            yield from pool.map(plan.play, range(games), chunksize=games // (50 * wanted) or 1)
        except BrokenProcessPool:
            raise TeotihuacanError("error-process-died") from None
        finally:
            pool.shutdown(cancel_futures=True)


def end_quietly() -> None:
    """Let Ctrl-C end a process without a word, and the end of the one that was called too."""
    import signal
    from threading import Thread

    from ...bots.child_process import end_with_parent

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=end_with_parent, daemon=True).start()
