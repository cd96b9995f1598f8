"""A person at the keys of the terminal's table, for tests and captures: keys, clicks, screens."""

from collections.abc import Callable

from textual.pilot import Pilot
from textual.widgets import OptionList

from teotihuacan.tui.app import TeotihuacanApp
from teotihuacan.tui.match import Match
from teotihuacan.tui.screens.table import TableScreen


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
        """What is played at the table."""
        return self.table.match

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
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
        """The screen as text."""
        return "\n".join(self.lines())
