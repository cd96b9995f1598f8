"""Drives the table as a person would: keys, clicks, and what stands on the screen."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList

from teotihuacan import Game, Setup
from teotihuacan.bots.seats import start_game
from teotihuacan.i18n.settings import remember_settings
from teotihuacan.tui.app import TeotihuacanApp
from teotihuacan.tui.match import Match
from teotihuacan.tui.screens.table import TableScreen

SIZE = (120, 40)
Script = Callable[["Driver"], Awaitable[None]]


class Driver:
    """An application with a person at its keys."""

    def __init__(self, app: TeotihuacanApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> TableScreen:
        """The table, wherever it lies in the stack of screens."""
        tables = [s for s in self.app.screen_stack if isinstance(s, TableScreen)]
        assert tables, "there is no table"
        return tables[-1]

    @property
    def match(self) -> Match:
        return self.table.match

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    async def answer(self, text: str) -> None:
        """Give the answer that reads so, by its key."""
        (choice,) = [choice for choice in self.table.choices if choice.text == text]
        assert choice.key
        await self.press(choice.key)

    async def click_row(self, row: int) -> None:
        """Click on a row of the answers."""
        await self.pilot.click("#choices", offset=(4, row))
        await self.pilot.pause()

    async def wait_for(self, condition: Callable[[], bool]) -> None:
        """Wait until the interface has got so far."""
        for _ in range(200):
            if condition():
                return
            await self.pilot.pause(0.02)
        raise AssertionError(f"it never came to that:\n{self.screen()}")

    def rows(self) -> list[str]:
        """The rows of the list of the screen on top."""
        listed = self.app.screen.query_one(OptionList)
        return [str(listed.get_option_at_index(i).prompt) for i in range(listed.option_count)]

    def lines(self) -> list[str]:
        """The screen, line by line, as it is drawn."""
        compositor = self.app.screen._compositor
        strips = compositor.render_strips()
        return ["".join(segment.text for segment in strip) for strip in strips]

    def screen(self) -> str:
        return "\n".join(self.lines())


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
