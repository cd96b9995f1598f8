"""A whole game at the table, with second thoughts on the way."""

import random
from pathlib import Path

from drive import Driver, drive, solo

from teotihuacan.game.files import load_game
from teotihuacan.terminal.saved_games import SavedGames
from teotihuacan.tui.screens.dialogs import ReadingScreen


def test_a_solo_game_to_the_end(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        chooser = random.Random(1)
        for _ in range(1000):
            if person.match.over:
                break
            if isinstance(person.app.screen, ReadingScreen):
                await person.pilot.press("enter")
            elif chooser.random() < 0.1:
                await person.pilot.press(chooser.choice("urt"))
            else:
                keys = [choice.key for choice in person.table.choices if choice.key]
                await person.pilot.press(chooser.choice(keys))
        assert person.match.over
        (path,) = SavedGames(tmp_path).list_saves()
        assert load_game(path).record() == person.match.game.record()

    drive(script, tmp_path, solo())
