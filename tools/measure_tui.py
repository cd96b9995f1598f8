"""Measure how long a key takes to show on the terminal's table while a program thinks.

    python tools/measure_tui.py [--keys N]

The program's seat gets a player that thinks without a pause: it plays games to their end in the
interface's worker thread, as a search would. Meanwhile keys are pressed on the table and each is
timed until the screen has been drawn. Printed are the median and the slowest, in milliseconds.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from textual.widgets import OptionList

from teotihuacan import Setup, random_playout
from teotihuacan.bots import Answer
from teotihuacan.bots.seats import start_game
from teotihuacan.terminal.saved_games import SavedGames
from teotihuacan.tui.app import TeotihuacanApp
from teotihuacan.tui.match import Match
from teotihuacan.tui.screens.table import TableScreen


class Thinker(Match):
    """A game whose program thinks for as long as it is let."""

    thinking = True
    games = 0

    def program_turn(self, wanted: Callable[[], bool] = lambda: True) -> list[Answer]:
        """Play out games until told to stop; then no action at all."""
        while self.thinking and wanted():
            random_playout(self.position, self.games)
            self.games += 1
        return []


async def time_key(app: TeotihuacanApp, table: TableScreen, key: str) -> float:
    """Milliseconds from a key to the drawn screen: the cursor has moved, its answer is previewed.

    Not by the pilot's own pause: it waits for the whole process to be idle, which it never is.
    """
    listed = table.query_one(OptionList)
    before, drawn = listed.highlighted, asyncio.Event()
    start = time.perf_counter()
    app.simulate_key(key)
    while listed.highlighted == before:
        await asyncio.sleep(0)
    table.call_after_refresh(drawn.set)
    await drawn.wait()
    return 1000 * (time.perf_counter() - start)


async def measure(folder: Path, keys: int) -> tuple[list[float], int]:
    """Times of so many keys in milliseconds, and games the program thought through."""
    app = TeotihuacanApp(folder=folder)
    async with app.run_test(size=(120, 40)) as pilot:
        match = Thinker(start_game(Setup(players=2, first_game=True), people=1, seed=1))
        saved_games = SavedGames(folder)
        table = TableScreen(match, saved_games, saved_games.new_autosave(match.game))
        await app.push_screen(table)
        await pilot.pause()
        table.let_program_play(match.game.ply)
        times = [await time_key(app, table, "down" if n % 2 else "up") for n in range(keys)]
        match.thinking = False
        await pilot.pause()
    return times, match.games


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--keys", type=int, default=80, help="how many keys to press")
    keys = parser.parse_args().keys
    with tempfile.TemporaryDirectory() as folder:
        times, games = asyncio.run(measure(Path(folder), keys))
    print(
        f"{keys} keys while the program played {games:,} games in its thread: "
        f"median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms"
    )


if __name__ == "__main__":
    main()
