"""Drives the table as a person would: keys, clicks, and what stands on the screen."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from tui_driver import Driver

from teotihuacan import Game, Setup
from teotihuacan.bots.seats import start_game
from teotihuacan.i18n.settings import remember_settings
from teotihuacan.tui.app import TeotihuacanApp

__all__ = ["SIZE", "Driver", "drive", "people", "solo"]

SIZE = (120, 40)
Script = Callable[[Driver], Awaitable[None]]


def drive(
    script: Script,
    folder: Path,
    game: Game | None = None,
    size: tuple[int, int] = SIZE,
    *,
    asks: bool = False,
) -> None:
    """Run a script at the keys; nobody is asked before a turn ends or passes unless it `asks`."""
    if not asks:
        remember_settings({"ends": "never", "hand_over": False}, folder)

    async def run() -> None:
        app = TeotihuacanApp(game, folder)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(Driver(app, pilot))

    asyncio.run(run())


def solo(seed: int = 7, *, take_back: bool = False, first_game: bool = True) -> Game:
    setup = Setup(1, first_game=first_game)
    return start_game(setup, 1, seed, take_back=take_back)


def people(
    players: int,
    humans: int,
    seed: int = 7,
    *,
    first_game: bool = False,
    take_back: bool = False,
    bot: str = "random",
) -> Game:
    setup = Setup(players, first_game=first_game)
    return start_game(setup, humans, seed, [bot], take_back=take_back)
