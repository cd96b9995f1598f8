"""A picture of the table in the terminal, as SVG, for take_screenshots.py."""

import asyncio
import re
import tempfile
from pathlib import Path

from teotihuacan import Game
from teotihuacan.tui.app import TeotihuacanApp

SIZE = (120, 40)  # columns and rows
# Textual's pictures would fetch a font from the network.
FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)


async def draw(game: Game, folder: Path) -> str:
    """The screen of somebody who opened this game."""
    app = TeotihuacanApp(game, folder=folder)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.5)
        return app.export_screenshot(title="teotihuacan tui")


def draw_terminal(game: Game) -> str:
    """The table with a game on it."""
    with tempfile.TemporaryDirectory() as folder:
        return FONTS.sub("", asyncio.run(draw(game, Path(folder))))
