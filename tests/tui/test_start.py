"""The start screen: continue, new game, load; and a kept game that is broken."""

import random
from pathlib import Path

from drive import Driver, drive, solo

from random_games import play_randomly
from teotihuacan import Game, Setup
from teotihuacan.game.files import load_game, save_game
from teotihuacan.terminal.saved_games import SavedGames
from teotihuacan.tui.screens.new_game import (
    DRAFT,
    HOT_SEAT,
    STANDARD,
    VALUES,
    NewGameOptions,
    NewGameScreen,
    value_words,
)
from teotihuacan.tui.screens.start import StartScreen


def keep(game: Game, folder: Path) -> Path:
    """The autosave of a game that was left."""
    autosave = SavedGames(folder).new_autosave(game)
    autosave.write(game)
    autosave.close()
    return autosave.path


def test_a_new_solo_game_by_keys(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        assert [row.split()[0] for row in person.rows()] == [*"fndtposrj?gq"]
        await person.press("n", "down", "right", *["down"] * 7, "4", "2", "backspace", "5")
        assert "Harder" in person.rows()[1]
        await person.press("enter")
        game = person.match.game
        assert (game.setup.players, game.setup.level, game.seed) == (1, "harder", 45)
        assert game.setup.first_game
        assert not game.take_back

    drive(script, tmp_path)


def test_a_new_game_by_mouse(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.pilot.click("OptionList", offset=(4, 1))
        await person.pilot.pause()
        assert isinstance(person.app.screen, NewGameScreen)
        await person.pilot.click("OptionList", offset=(4, 0))
        await person.pilot.pause()
        assert value_words("who", HOT_SEAT) in person.rows()[0]
        await person.pilot.click("OptionList", offset=(4, len(person.rows()) - 1))
        await person.pilot.pause()
        assert person.match.people == {0, 1}

    drive(script, tmp_path)


def test_every_new_game_begins_with_the_usual_options(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("n")
        usual = person.rows()
        await person.press("right", "down", "right")
        assert person.rows() != usual
        await person.press("escape", "n")
        assert person.rows() == usual

    drive(script, tmp_path)


def test_only_options_that_go_together_can_be_chosen() -> None:
    options = NewGameOptions()
    for name, values in VALUES.items():
        for _ in values:
            options.change(name, 1)
            options.game()
    options.change("setup", -1)
    options.change("setup", -1)
    assert options.value("setup") == STANDARD  # no draft against Teotibot
    options.change("who", 1)
    options.change("setup", 1)
    assert options.value("setup") == DRAFT
    options.change("who", -1)  # past solo
    assert options.game().setup.draft


def test_a_new_game_keeps_the_one_before(tmp_path: Path) -> None:
    before = solo(seed=3)
    before.play(before.position.legal_actions()[0])
    keep(before, tmp_path)

    async def script(person: Driver) -> None:
        await person.press("n", "enter")
        assert person.match.game.ply == 0
        await person.press("escape", "l")
        (row,) = person.rows()
        assert row.endswith("  Solo, Standard, First game  you, Teotibot  turn 2, eclipse 1")
        await person.press("enter")
        assert person.match.position == before.position

    drive(script, tmp_path)


def test_opening_games_again_and_again_makes_no_copies(tmp_path: Path) -> None:
    before = solo(seed=3)
    before.play(before.position.legal_actions()[0])
    keep(before, tmp_path)
    SavedGames(tmp_path).save(solo(seed=4))

    async def script(person: Driver) -> None:
        for _ in range(3):
            await person.press("n", "enter", "escape")
            await person.press("l", "enter", "1", "u")
            assert person.match.game.seed == 3
            await person.press("escape", "l", "enter")
            assert person.match.game.seed == 4
            await person.press("escape")

    drive(script, tmp_path)
    saved_games = SavedGames(tmp_path)
    assert [load_game(path).seed for path in saved_games.list_autosaves()] == [3]
    assert [load_game(path).seed for path in saved_games.list_saves()] == [4]


def test_a_broken_autosave_is_set_aside_with_a_message(tmp_path: Path) -> None:
    autosave = keep(solo(), tmp_path)
    autosave.write_bytes(autosave.read_bytes()[:40])

    async def script(person: Driver) -> None:
        await person.press("c")
        assert isinstance(person.app.screen, StartScreen)
        assert "set aside" in person.screen()
        assert [row.split()[0] for row in person.rows()] == [*"fndtposrj?gq"]

    drive(script, tmp_path)
    (aside,) = tmp_path.glob("broken*.json")
    assert aside.stat().st_size == 40


def test_a_broken_saved_game_is_refused_with_a_message(tmp_path: Path) -> None:
    SavedGames(tmp_path).save(solo()).write_bytes(b"\xff\xfe{")

    async def script(person: Driver) -> None:
        await person.press("l", "enter")
        assert "This game can’t be read" in person.screen()

    drive(script, tmp_path)


def test_names_of_a_record_are_only_shown(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        assert "A (/) (red?: your choice" in person.screen()
        assert "\x1b" not in person.screen()

    drive(script, tmp_path, Game(Setup(2, first_game=True), 7, ["[/] [red\n", "\x1b[2J[b"]))


def test_leaving_to_the_menu_and_back(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.answer("Forest 1 → Construction")
        position = person.match.position
        await person.press("escape")
        assert isinstance(person.app.screen, StartScreen)
        await person.press("c")
        assert person.match.position == position

    drive(script, tmp_path, solo())


def test_a_new_game_forgets_the_seed_of_the_last_one(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("n", *["down"] * 8, "4", "2")
        assert "42" in person.rows()[8]
        await person.press("enter")
        assert person.match.game.seed == 42
        await person.press("escape", "n")
        assert "42" not in "".join(person.rows())

    drive(script, tmp_path)


def test_a_finished_game_is_not_offered_as_the_one_to_continue(tmp_path: Path) -> None:
    game = play_randomly(solo(), random.Random(7))
    save_game(game, tmp_path / "autosave.json")  # as earlier versions left it

    async def script(person: Driver) -> None:
        assert [row.split()[0] for row in person.rows()] == [*"fndtposrlyj?gq"]
        await person.press("l")
        (row,) = person.rows()
        assert f"Teotibot {game.position.scores()[1]}" in row
        assert row.endswith("finished")
        await person.press("enter")
        assert "Where the VP came from" in person.screen()

    drive(script, tmp_path)
    assert [load_game(path).ply for path in SavedGames(tmp_path).list_saves()] == [game.ply]


def test_a_saved_game_is_deleted_only_after_a_yes(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    for seed in (4, 5):
        saved_games.save(solo(seed=seed), f"seed {seed}")

    async def script(person: Driver) -> None:
        await person.press("l")
        assert len(person.rows()) == 2
        await person.press("down", "d")
        assert "Delete this game for good?" in person.screen()
        assert "seed 5" not in person.screen()
        for key in ("1", "enter", "escape"):
            await person.press(key)
        assert len(person.rows()) == 2
        await person.press("d", "n", "d", "y")
        assert [row.split("  ")[1].split(":")[0] for row in person.rows()] == ["seed 5"]
        assert "The game is deleted." in person.screen()
        await person.press("d", "y")
        assert person.rows() == []
        await person.press("d", "enter", "escape")
        assert [row.split()[0] for row in person.rows()] == [*"fndtposrj?gq"]

    drive(script, tmp_path)
    assert saved_games.list_saves() == []


def test_the_profile_is_read_from_the_menu(tmp_path: Path) -> None:
    game = Game(Setup(1, level="standard"), 3, ["you", "Teotibot"])
    play_randomly(game, random.Random(3))
    SavedGames(tmp_path).save(game)

    async def script(person: Driver) -> None:
        await person.press("y")
        assert "Your profile" in person.screen()
        assert "Mean VP" in person.screen()
        await person.press("escape")
        assert isinstance(person.app.screen, StartScreen)

    drive(script, tmp_path)
