"""Several people at one screen: starting tiles are chosen in secret."""

from pathlib import Path

from drive import Driver, drive, people

from teotihuacan.game.views import view
from teotihuacan.tui.screens.dialogs import PassScreen


def hand_names(person: Driver, seat: int) -> list[str]:
    hand = view(person.match.position, seat)["starting"]["hands"][seat]
    return [f"tile {tile['tile']} " for tile in hand]


def test_the_screen_is_passed_on_before_tiles_are_shown(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        for seat in range(3):
            await person.wait_for(lambda: isinstance(person.app.screen, PassScreen))
            assert f"Pass the screen to player {'ABC'[seat]}" in person.screen()
            assert person.table.choices == []
            hands = [hand_names(person, other) for other in range(3)]
            shown = person.screen()
            assert not any(name in shown for hand in hands for name in hand)
            await person.press("enter")
            shown = person.screen()
            assert all(name in shown for name in hands[seat])
            others = {n for other in range(3) if other != seat for n in hands[other]}
            assert not any(name in shown for name in others - set(hands[seat]))
            assert "Kept" not in shown
            await person.press("1")
        assert not isinstance(person.app.screen, PassScreen)
        assert any("A: Kept starting tile" in line.text for line in person.match.log())

    drive(script, tmp_path, people(3, 3))


def test_taking_back_passes_the_screen_back(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("enter", "1", "enter", "u")
        await person.wait_for(lambda: isinstance(person.app.screen, PassScreen))
        assert "Pass the screen to player A" in person.screen()
        assert person.table.choices == []

    drive(script, tmp_path, people(2, 2, take_back=True))


def test_one_person_needs_not_pass_the_screen(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        assert not isinstance(person.app.screen, PassScreen)
        assert len(person.table.choices) == 6

    drive(script, tmp_path, people(2, 1))
