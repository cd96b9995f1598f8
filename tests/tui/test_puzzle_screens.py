"""Puzzles, the deal of the day, openings and strategy in the terminal."""

from pathlib import Path

import pytest
from drive import SIZE, Driver, drive, people

from teotihuacan import Game
from teotihuacan.i18n import LANGUAGES, say, set_language
from teotihuacan.study.daily import DailyResults, daily_deal, today
from teotihuacan.study.openings import Openings
from teotihuacan.study.puzzles import Progress, ProgressFile, Puzzle, puzzle_of_the_day
from teotihuacan.terminal.daily import find_deal
from teotihuacan.terminal.puzzles import solvers_text
from teotihuacan.terminal.strategy_guide import list_sections
from teotihuacan.tui.puzzle_task import PuzzleTask
from teotihuacan.tui.screens.daily import DailyScreen, ShareScreen
from teotihuacan.tui.screens.dealt_tiles import DealtTilesScreen
from teotihuacan.tui.screens.ending import EndingScreen
from teotihuacan.tui.screens.hint import HintScreen
from teotihuacan.tui.screens.openings import OpeningsScreen
from teotihuacan.tui.screens.puzzles import PuzzleListScreen, PuzzlesScreen
from teotihuacan.tui.screens.start import StartScreen
from teotihuacan.tui.screens.strategy import StrategyScreen
from teotihuacan.tui.screens.task import ASKED, SHOWN, TOLD, TaskTable

SMALL = (80, 24)


def puzzle_table(person: Driver) -> TaskTable:
    table = person.app.screen
    assert isinstance(table, TaskTable)
    return table


def puzzle_on(table: TaskTable) -> Puzzle:
    task = table.current
    assert isinstance(task, PuzzleTask)
    return task.puzzle


def give(table: TaskTable, action: int) -> None:
    table.take([choice.action for choice in table.choices].index(action))


def test_the_puzzle_of_the_day_is_solved_and_rated(tmp_path: Path) -> None:
    puzzle = puzzle_of_the_day(today())

    async def script(person: Driver) -> None:
        await person.press("p", "enter")
        table = puzzle_table(person)
        assert puzzle_on(table) == puzzle
        assert f"Puzzle {puzzle.id}" in person.screen()
        for action in puzzle.solution:
            assert table.state == ASKED
            give(table, action)
        await person.wait_for(lambda: table.state == TOLD)
        assert table.verdict.solved
        await person.pilot.pause()
        assert "Well found!" in person.screen()
        assert "Your rating: " in person.screen()
        await person.press("enter")
        assert puzzle_on(table) != puzzle
        assert table.state == ASKED
        await person.press("escape")
        assert isinstance(person.app.screen, PuzzlesScreen)
        assert "1 of 1 puzzle solved" in person.screen()

    drive(script, tmp_path)
    progress = ProgressFile(tmp_path).read()
    assert [(one.id, one.solved) for one in progress.tried] == [(puzzle.id, True)]


def test_a_wrong_answer_is_told_and_only_the_first_attempt_counts(tmp_path: Path) -> None:
    puzzle = puzzle_of_the_day(today())

    async def script(person: Driver) -> None:
        await person.press("p", "enter")
        table = puzzle_table(person)
        right = (puzzle.steps[0].best, *puzzle.steps[0].also)
        wrong = next(choice.action for choice in table.choices if choice.action not in right)
        give(table, wrong)
        await person.wait_for(lambda: table.state == TOLD)
        assert not table.verdict.solved
        await person.press("enter")
        assert table.state == ASKED
        await person.press("h")
        assert table.state == SHOWN
        assert "The solution" in person.screen()
        assert solvers_text(puzzle) in table.current.solution_words(brief=False)
        assert table.match.given

    drive(script, tmp_path, size=SMALL)
    progress = ProgressFile(tmp_path).read()
    assert [one.solved for one in progress.tried] == [False]


def test_puzzles_are_listed_by_theme_and_rating(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("p")
        row = next(n for n, words in enumerate(person.rows()) if words.startswith("temples"))
        await person.press(*["down"] * row, "enter")
        listed = person.app.screen
        assert isinstance(listed, PuzzleListScreen)
        ratings = [puzzle.rating for puzzle in listed.puzzles]
        assert ratings == sorted(ratings)
        assert all("temples" in puzzle.themes for puzzle in listed.puzzles)
        await person.press("down", "enter", "s")
        assert "temples" in puzzle_on(puzzle_table(person)).themes

    drive(script, tmp_path)


def test_a_broken_file_of_ratings_is_told(tmp_path: Path) -> None:
    ProgressFile(tmp_path).path.write_text("[]")

    async def script(person: Driver) -> None:
        await person.press("p")
        screen = person.app.screen
        assert isinstance(screen, PuzzlesScreen)
        assert screen.read_progress() == Progress()
        assert "puzzles.json" in str(screen.notice)

    drive(script, tmp_path)


# The deal of the day ---


def finish(game: Game) -> Game:
    while not game.position.over:
        game.play(game.position.legal_actions()[0])
    return game


def test_a_deal_is_played_left_and_gone_on_with(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("d")
        assert isinstance(person.app.screen, DailyScreen)
        assert person.rows()[0] == "Against Teotibot · Play"
        await person.press("enter", "1")
        game = person.match.game
        assert find_deal(game, person.match.people) == daily_deal(today())
        await person.press("escape")
        assert person.rows()[0] == "Against Teotibot · Go on"
        await person.press("enter")
        assert person.match.game.actions == game.actions

    drive(script, tmp_path)


@pytest.mark.parametrize("size", [SMALL, SIZE])
def test_a_finished_deal_is_kept_and_can_be_shared(tmp_path: Path, size: tuple[int, int]) -> None:
    deal = daily_deal(today())
    game = finish(Game(deal.setup, deal.seed, deal.list_names("you")))

    async def script(person: Driver) -> None:
        ending = person.app.screen
        assert isinstance(ending, EndingScreen)
        assert ending.daily is not None
        await person.press("down", "down", "down", "enter")
        share = person.app.screen
        assert isinstance(share, ShareScreen)
        first = share.shared.splitlines()[0]
        assert first in person.screen()
        await person.press("c")
        assert person.app.clipboard == share.shared
        await person.press("escape", "escape", "escape", "d")
        assert person.rows()[0].startswith("Against Teotibot · You ")
        await person.press("enter")
        assert isinstance(person.app.screen, ShareScreen)

    drive(script, tmp_path, game, size)
    result = DailyResults(tmp_path).find(deal.day, deal.mode)
    assert result is not None
    assert result.vp == game.position.scores()[0]


# Openings ---


def test_openings_by_players_and_turn_order(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("o")
        screen = person.app.screen
        assert isinstance(screen, OpeningsScreen)
        two = person.rows()
        assert "◂ 2 players ▸   Turn order ◂ any ▸" in person.screen()
        await person.press("tab")
        assert "Turn order ◂ 1 ▸" in person.screen()
        assert person.rows() != two
        await person.press("right")
        assert "◂ 3 players ▸   Turn order ◂ any ▸" in person.screen()
        await person.press("enter")
        first, second = screen.rows[0].tiles
        assert f"First turns with tiles {first} and {second}" in person.screen()
        await person.press("escape", "escape")
        assert isinstance(person.app.screen, StartScreen)

    drive(script, tmp_path, size=SMALL)


def test_the_pairs_of_the_tiles_one_was_dealt(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("o", "t")
        picker = person.app.screen
        assert isinstance(picker, DealtTilesScreen)
        down = ["down"] * 3
        await person.press("space", *down, "enter", *down, "space", *down, "space")
        await person.press("down", "space")  # a fifth one can't be dealt
        assert [row[:4] for row in person.rows() if "✓" in row] == [
            "✓  1",
            "✓  4",
            "✓  7",
            "✓ 10",
        ]
        await person.press("escape")
        screen = person.app.screen
        assert isinstance(screen, OpeningsScreen)
        assert "Your tiles: 1, 4, 7 and 10" in person.screen()
        best, second = screen.rows[:2]
        assert [row.tiles for row in screen.rows] == [
            row.tiles for row in Openings.read().rank_pairs([1, 4, 7, 10], 2)
        ]
        first, other = best.tiles
        assert f"Best of your tiles: {first} and {other}, {best.vp - second.vp:.1f} VP" in (
            person.screen()
        )
        behind = [row.split()[-1] for row in person.rows()]
        assert behind[1:] == [f"−{best.vp - row.vp:.1f}" for row in screen.rows[1:]]
        await person.press("tab", "right")  # by place and players, of the same tiles
        assert len(screen.rows) == 6
        await person.press("t", "enter", *down, "enter", *down, "space", "escape")
        assert "Your tiles: All tiles" in person.screen()  # of one tile there is no pair
        assert len(screen.rows) == 153

    drive(script, tmp_path, size=SMALL)


def test_a_hint_for_starting_tiles_tells_what_games_say(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("h")
        await person.wait_for(lambda: isinstance(person.app.screen, HintScreen))
        await person.pilot.pause()
        assert "Openings: " in person.screen()
        assert "expected" in person.screen()
        assert say("tui-hint-keys") in person.screen()

    drive(script, tmp_path, people(2, 1), size=SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_lists_fit_in_every_language(tmp_path: Path, language: str) -> None:
    async def script(person: Driver) -> None:
        assert f"q  {say('tui-start-quit')}" in person.screen()
        for key in "pd":
            await person.press(key)
            assert all(len(row) <= 68 for row in person.rows())
            await person.press("escape")
        await person.press("o")
        screen = person.app.screen
        assert isinstance(screen, OpeningsScreen)
        assert len(person.rows()) == len(screen.rows)
        assert all(len(row) <= 74 for row in person.rows())
        assert say("tui-openings-keys") in person.screen()
        await person.press("t")
        assert say("tui-openings-pick-keys") in person.screen()

    set_language(language)
    try:
        drive(script, tmp_path, size=SMALL)
    finally:
        set_language("en")


# Strategy ---


def test_the_strategy_guide_part_by_part(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("s")
        screen = person.app.screen
        assert isinstance(screen, StrategyScreen)
        parts = [part.title for part in list_sections()]
        assert all(f"{at}  {title}" in person.screen() for at, title in enumerate(parts) if at)
        await person.press("right")
        assert f"1  {parts[1]}" in person.screen()
        assert "Leave the masks" not in person.screen()
        await person.press("space")
        assert "Leave the masks" in person.screen()
        await person.press("space")
        assert f"2  {parts[2]}" in person.screen()
        await person.press("8", "right", "9")
        assert f"8  {parts[8]}" in person.screen()
        await person.press("left", "escape")
        assert isinstance(person.app.screen, StartScreen)

    drive(script, tmp_path, size=SMALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strategy_guide_fits_in_every_language(tmp_path: Path, language: str) -> None:
    async def script(person: Driver) -> None:
        await person.press("s")
        for part in list_sections()[1:]:
            await person.press("tab")
            assert part.title in person.screen()
            assert "…" not in person.screen()
            assert say("tui-strategy-keys", last=8) in person.screen()

    set_language(language)
    try:
        drive(script, tmp_path, size=SMALL)
    finally:
        set_language("en")
