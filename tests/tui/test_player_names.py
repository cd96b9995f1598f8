"""People have names, the turn order is drawn, and the keyboard is handed over."""

from pathlib import Path

from drive import Driver, drive, people

from teotihuacan import Setup
from teotihuacan.bots.first_names import NAMES
from teotihuacan.bots.seats import start_game
from teotihuacan.i18n.settings import remember_settings
from teotihuacan.tui.match import Match
from teotihuacan.tui.screens.dialogs import HandOverScreen


async def go_to(person: Driver, label: str) -> None:
    """The cursor to an option of a new game."""
    for _ in range(20):
        at = person.app.screen.query_one("OptionList").highlighted  # type: ignore[attr-defined]
        if person.rows()[at].startswith(label):
            return
        await person.press("down")
    raise AssertionError(f"no {label}: {person.rows()}")


def test_names_are_typed_and_remembered(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("n", "right")
        await go_to(person, "Name 1")
        await person.press(*["backspace"] * 20, *"Anna", "space", *"Q")
        await go_to(person, "Name 2")
        await person.press(*["backspace"] * 20, *"Ben")
        await person.press("enter")
        assert sorted(person.match.names) == ["Anna Q", "Ben"]
        assert "Anna Q" in person.screen()
        await person.press("escape", "n", "right")
        assert any(row.startswith("Name 2") and row.endswith("Ben") for row in person.rows())

    drive(script, tmp_path)


def test_nobody_can_be_called_like_a_bot(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("n")
        await go_to(person, "Name 1")
        await person.press(*["backspace"] * 20, *"student", "enter")
        assert "A bot is called student" in person.screen()
        await person.press(*["backspace"] * 20, "enter")
        assert person.match.names[0] == "Player 1"

    drive(script, tmp_path)


def test_the_turn_order_is_drawn_unless_somebody_is_to_begin(tmp_path: Path) -> None:
    begins = set()
    for seed in range(20):
        game = start_game(Setup(3), 1, seed, ["random"], names=["Anna"], first=None)
        again = start_game(Setup(3), 1, seed, ["random"], names=["Anna"], first=None)
        assert game.names == again.names  # same seed, same game
        begins.add((game.names or []).index("Anna"))
    assert begins == {0, 1, 2}
    rotated = start_game(Setup(3), 2, 1, ["random"], names=["Anna", "Ben"], first=1)
    assert rotated.names == ["Ben", "random", "Anna"]
    solo = start_game(Setup(1), 1, 1, names=["Anna"], first=None)  # rule 15.1
    assert solo.names == ["Anna", "Teotibot"]

    async def script(person: Driver) -> None:
        await person.press("n", "right")
        await go_to(person, "Name 2")
        await person.press(*["backspace"] * 20, *"Ben")
        await person.press(*["up"] * 20)
        await go_to(person, "First player")
        assert any("First" in row and "drawn by lot" in row for row in person.rows())
        await person.press("right", "right")
        assert any("First" in row and "Ben" in row for row in person.rows())
        await person.press("enter")
        assert person.match.names[0] == "Ben"

    drive(script, tmp_path)


def test_bots_have_the_same_first_names_in_a_game_that_goes_on() -> None:
    game = people(4, 1, bot="student")
    match = Match(game)
    assert set(match.names[1:]) <= set(NAMES)
    assert len(set(match.names)) == 4
    assert match.levels == ["", "Student", "Student", "Student"]
    assert Match(type(game).load(game.record())).names == match.names


def test_no_key_of_one_person_plays_the_next_ones_turn(tmp_path: Path) -> None:
    """B3: after the last answer of a turn the next key was an answer of the next person."""

    async def script(person: Driver) -> None:
        await person.wait_for(lambda: isinstance(person.app.screen, HandOverScreen))
        assert "Pass the keyboard to A" in person.screen()
        await person.press("1")
        assert person.match.game.ply == 0
        await person.press("enter", "1", "enter")  # that ends the turn of A
        assert person.match.position.seat == 1
        await person.wait_for(lambda: isinstance(person.app.screen, HandOverScreen))
        assert "Pass the keyboard to B" in person.screen()
        ply = person.match.game.ply
        await person.press("1", "2", "x")
        assert person.match.game.ply == ply
        await person.press("enter")
        assert person.app.screen is person.table

    drive(script, tmp_path, people(2, 2, first_game=True), asks=True)


def test_the_hand_over_can_be_switched_off(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("enter", "o", "down", "right", "escape")
        await person.press("1", "enter")
        assert person.match.position.seat == 1
        assert person.app.screen is person.table

    drive(script, tmp_path, people(2, 2, first_game=True), asks=True)
    remember_settings({"ends": "never"}, tmp_path)

    async def again(person: Driver) -> None:
        await person.press("1")
        assert person.match.position.seat == 1
        assert person.app.screen is person.table

    drive(again, tmp_path, people(2, 2, first_game=True), asks=True)
