"""A teaching game: a costly turn is offered back before anybody replies."""

from pathlib import Path

import pytest
from drive import Driver, drive, people

from teotihuacan import Game
from teotihuacan.i18n.settings import remember_settings
from teotihuacan.study.review import DEPTHS
from teotihuacan.terminal.playing_settings import read_playing_settings
from teotihuacan.tui.screens.new_game import BOTS, HOT_SEAT, YES, NewGameOptions
from teotihuacan.tui.screens.teaching import TeachingTable, TurnBackScreen


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns that are judged in a moment."""
    monkeypatch.setitem(DEPTHS, "quick", 60)


def begun(seed: int = 7) -> Game:
    return people(2, 1, seed, first_game=True)


def teach(folder: Path) -> None:
    remember_settings({"teach": True}, folder)


def teaching(person: Driver) -> TeachingTable:
    table = person.table
    assert isinstance(table, TeachingTable)
    return table


async def take_last_answers(person: Driver) -> None:
    """Give the last answer in the list until the turn is offered back, or has passed."""
    table = teaching(person)
    while table.choices and person.app.screen is table:
        table.take(len(table.choices) - 1)
        await person.pilot.pause()
    await person.wait_for(
        lambda: not table.looking and bool(table.choices or table is not person.app.screen)
    )


async def blunder(person: Driver) -> TurnBackScreen:
    """Play badly until a turn is offered back."""
    for _ in range(20):
        await take_last_answers(person)
        if isinstance(person.app.screen, TurnBackScreen):
            return person.app.screen
    raise AssertionError("nothing was offered back")


def test_a_costly_turn_comes_back_as_often_as_one_likes(tmp_path: Path) -> None:
    teach(tmp_path)

    async def script(person: Driver) -> None:
        offered = await blunder(person)
        before, ply = offered.before, person.match.game.ply
        assert "Before the others reply: " in person.screen()
        assert "Your turn gives away " in person.screen()
        assert "Better: " not in person.screen()
        await person.press("h")
        assert "Better: " in person.screen()
        await person.press("u")
        assert person.match.position == before
        assert person.match.asks_person()
        assert person.match.game.ply <= ply
        await take_last_answers(person)
        again = person.app.screen
        assert isinstance(again, TurnBackScreen)
        assert again.before == before
        await person.press("k")
        assert person.match.game.ply > ply
        assert person.match.held is None

    drive(script, tmp_path, begun())


def test_whoever_is_asked_before_a_turn_ends_hears_of_it_then(tmp_path: Path) -> None:
    teach(tmp_path)

    async def script(person: Driver) -> None:
        table = person.table
        while person.match.held is None:
            table.take(0)
        assert person.rows()[0].startswith("1 End turn")
        ply = person.match.game.ply
        await person.press("1")
        await person.wait_for(
            lambda: person.match.game.ply > ply or person.app.screen is not person.table
        )

    drive(script, tmp_path, begun(), asks=True)


def test_a_turn_can_be_taken_back_while_it_is_looked_at(tmp_path: Path) -> None:
    teach(tmp_path)

    async def script(person: Driver) -> None:
        table = person.table
        assert isinstance(table, TeachingTable)
        while not table.looking:
            table.take(0)
        assert "Looking at your turn…" in person.screen() or table.looking
        table.action_undo()
        assert not table.looking
        assert table.choices
        assert person.match.held is None

    drive(script, tmp_path, begun())


def test_the_switch_is_for_one_person_and_is_remembered(tmp_path: Path) -> None:
    options = NewGameOptions()
    assert "teach" in options.names()
    options.change("who", 1)
    assert options.value("who") == HOT_SEAT
    assert "teach" not in options.names()
    options.change("who", 1)
    assert options.value("who") == BOTS
    options.change("teach", 1)
    assert options.value("teach") == YES
    assert options.teaches()
    options.change("players", 1)
    options.change("people", 1)
    assert not options.teaches()

    async def script(person: Driver) -> None:
        await person.press("n")
        row = next(n for n, words in enumerate(person.rows()) if words.startswith("Teaching"))
        await person.press(*["down"] * row, "right", "enter")
        assert isinstance(person.table, TeachingTable)
        assert read_playing_settings(tmp_path).teach
        await person.press("escape", "n", "enter")
        assert not isinstance(person.table, TeachingTable)
        assert not read_playing_settings(tmp_path).teach

    drive(script, tmp_path)
