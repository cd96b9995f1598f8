"""Writes what the terminal's table shows as text: every screen, every size, every language.

    python tools/capture_screens.py FOLDER [--only SCENE ...] [--size 80x24 ...] [--language hu]

A file is named after language, size, scene and part: hu-80x24-middle-2.txt.
"""

import argparse
import asyncio
import os
import tempfile
from itertools import product
from pathlib import Path

from screen_scenes import SCENES, Scene, keep_games
from tui_driver import Driver

from teotihuacan.i18n import LANGUAGES, set_language
from teotihuacan.i18n.settings import remember_settings
from teotihuacan.tui.app import TeotihuacanApp

PAUSE = 0.2  # seconds in which everything is drawn
SIZES = ("80x24", "120x40", "160x50", "200x60")


async def capture(scene: Scene, folder: Path, size: tuple[int, int]) -> list[str]:
    """The scene in a window: each of its parts, if they are seen one at a time."""
    app = TeotihuacanApp(scene.game(), folder, loaded=True)
    async with app.run_test(size=size) as pilot:
        person = Driver(app, pilot)
        await pilot.pause()
        await scene.go(person)
        screens = [await settle(person)]
        for _ in range(scene.parts - 1):
            await person.press("tab")
            screen = await settle(person)
            if screen not in screens:
                screens.append(screen)
        return screens


async def settle(person: Driver) -> str:
    """The screen when nothing on it changes any more."""
    before, seen = "", person.screen()
    while before != seen:
        await person.pilot.pause(PAUSE)
        before, seen = seen, person.screen()
    return seen


def read_size(words: str) -> tuple[int, int]:
    """Columns and lines, as in 80x24."""
    columns, lines = words.split("x")
    return int(columns), int(lines)


def main() -> None:
    """Capture what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", choices=SCENES, metavar="SCENE")
    parser.add_argument("--size", action="append", metavar="80x24")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = product(asked.language or LANGUAGES, asked.only or SCENES, asked.size or SIZES)
    for language, name, size in wanted:
        set_language(language)
        with tempfile.TemporaryDirectory() as data:
            os.environ["TEOTIHUACAN_DATA"] = data
            remember_settings({"ends": "never", "hand_over": False}, Path(data))
            keep_games(Path(data))
            screens = asyncio.run(capture(SCENES[name], Path(data), read_size(size)))
        for number, screen in enumerate(screens, start=1):
            part = f"-{number}" if SCENES[name].parts > 1 else ""
            (asked.folder / f"{language}-{size}-{name}{part}.txt").write_text(screen + "\n")


if __name__ == "__main__":
    main()
