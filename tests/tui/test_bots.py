"""A game against bots at the table: they answer by themselves, and there are hints."""

from pathlib import Path

from drive import Driver, drive, people, solo

from teotihuacan.game.files import load_game
from teotihuacan.tui.screens.hint import HintScreen
from teotihuacan.tui.screens.new_game import BOTS, value_words


def test_bots_answer_and_the_log_tells_it(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.answer("Forest 1 → Construction")
        await person.answer("Collect cocoa")
        await person.wait_for(lambda: person.match.position.seat == 0)
        played = [person.match.game.position_at(ply).seat for ply in range(person.match.game.ply)]
        assert set(played) == {0, 1, 2}
        assert any(line.seat == 1 for line in person.match.log())
        assert "mcts:10" in person.screen()
        kept = load_game(person.table.autosave.path)
        assert kept.names == ["you", "mcts:10", "mcts:10"]
        assert kept.actions == person.match.game.actions

    drive(script, tmp_path, people(3, 1, first_game=True, bot="mcts:10"))


def test_a_game_against_bots_goes_on_as_it_would_have(tmp_path: Path) -> None:
    whole: list[int] = []

    async def answers(person: Driver, number: int) -> list[int]:
        for _ in range(number):
            await person.press("1")
            await person.wait_for(person.match.asks_person)
        return person.match.game.actions

    async def all_at_once(person: Driver) -> None:
        whole.extend(await answers(person, 6))

    async def some(person: Driver) -> None:
        assert len(await answers(person, 3)) < len(whole)

    async def the_others(person: Driver) -> None:
        await person.press("c")
        assert await answers(person, 3) == whole

    drive(all_at_once, tmp_path / "whole", people(2, 1, first_game=True, bot="mcts:10"))
    drive(some, tmp_path / "parted", people(2, 1, first_game=True, bot="mcts:10"))
    drive(the_others, tmp_path / "parted")


def test_a_hint_opens_and_closes(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("h")
        await person.wait_for(lambda: "VP ahead" in person.screen())
        hint = person.app.screen
        assert isinstance(hint, HintScreen)
        shown = person.screen()
        assert "Hint" in shown
        assert "VP ahead" in shown
        assert shown.count("of the search") == 3
        await person.press("escape")
        assert person.app.screen is person.table
        assert person.match.game.ply == 0
        await person.answer("Forest 1 → Construction")
        assert person.match.game.ply == 1

    drive(script, tmp_path, people(2, 1, first_game=True))


def test_a_hint_that_comes_too_late_is_not_shown(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        person.table.action_hint()
        person.table.take(2)  # at once, not when the machine is idle again
        await person.wait_for(lambda: not list(person.app.workers))
        assert person.match.game.ply == 1
        assert person.app.screen is person.table

    drive(script, tmp_path, solo())


def test_nobody_gets_a_hint_for_others(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        person.table.action_hint()
        await person.pilot.pause()
        told = [notification.message for notification in person.app._notifications]
        assert told == ["There is nothing to choose for you now."]

    drive(script, tmp_path, people(2, 2))


def test_the_level_of_the_bots_is_an_option_of_a_new_game(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("n", "left")
        assert value_words("who", BOTS) in person.rows()[0]
        (row,) = [row for row, text in enumerate(person.rows()) if text.startswith("Bots")]
        assert "Student" in person.rows()[row]
        await person.press(*["down"] * row, "right")
        assert "Adept" in person.rows()[row]
        await person.press(*["right"] * 2)
        assert "Legend" in person.rows()[row]
        await person.press("right")
        assert "Random" in person.rows()[row]
        await person.press("enter")
        names = person.match.game.names or []
        assert "random" in names
        (seat,) = person.match.people
        assert names[seat] == person.match.names[seat] != "random"

    drive(script, tmp_path)
