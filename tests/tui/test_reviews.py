"""Reviews in the terminal: made and kept, costly turns in the replay, learning from mistakes."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from drive import SIZE, Driver, drive, solo
from screen_scenes import game_at, never, review_end
from textual.widgets import Static

from teotihuacan import Game
from teotihuacan.game.history import turn_plies
from teotihuacan.i18n.numbers import format_signed_number
from teotihuacan.study.review import DEPTHS, Review, TurnReview, choose_draws, find_mistakes
from teotihuacan.terminal.kept_reviews import KeptReviews
from teotihuacan.terminal.review_words import (
    cite_rules,
    draw_text,
    extremes_text,
    luck_text,
    name_source,
)
from teotihuacan.terminal.saved_games import SavedGames
from teotihuacan.tui.screens.choosing import DeedsScreen
from teotihuacan.tui.screens.ending import EndingScreen
from teotihuacan.tui.screens.replay import ReplayTable
from teotihuacan.tui.screens.review import ReviewScreen
from teotihuacan.tui.screens.reviewing import ReviewingScreen
from teotihuacan.tui.screens.task import ASKED, SHOWN, TOLD, TaskTable

SMALL = (80, 24)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that take a moment."""
    monkeypatch.setitem(DEPTHS, "quick", 20)


def finished() -> Game:
    return game_at(2, never)()


def keep_review(folder: Path) -> Review:
    review = review_end(2)
    assert KeptReviews(folder).keep(finished(), review)
    return review


@pytest.mark.usefixtures("hasty")
def test_a_review_is_made_shown_and_kept(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("v")
        assert isinstance(person.app.screen, DeedsScreen)
        await person.press("enter")
        await person.wait_for(lambda: isinstance(person.app.screen, ReviewScreen))
        screen = person.app.screen
        assert isinstance(screen, ReviewScreen)
        assert "Review (quick)" in person.screen()
        assert KeptReviews(tmp_path).find(finished(), "quick") == screen.review
        await person.press("escape", "v")
        again = person.app.screen
        assert isinstance(again, ReviewScreen)
        assert again.review == screen.review

    drive(script, tmp_path, finished())


def test_a_review_can_be_stopped(tmp_path: Path) -> None:
    async def script(person: Driver) -> None:
        await person.press("v", "down", "enter")
        reviewing = person.app.screen
        assert isinstance(reviewing, ReviewingScreen)
        assert f"of {reviewing.work_off.count} turns" in person.screen()
        await person.press("escape")
        assert isinstance(person.app.screen, EndingScreen)
        assert reviewing.work_off.stopped
        assert KeptReviews(tmp_path).find_deepest(finished()) is None

    drive(script, tmp_path, finished())


@pytest.mark.parametrize("size", [SMALL, SIZE])
def test_a_costly_turn_leads_to_its_place_with_its_label(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    review = keep_review(tmp_path)

    async def script(person: Driver) -> None:
        await person.press("v")
        screen = person.app.screen
        assert isinstance(screen, ReviewScreen)
        turn = screen.costly[0]
        row = next(n for n, words in enumerate(person.rows()) if words.startswith(" 1  "))
        await person.press(*["down"] * row)
        assert "Played: " in person.screen()
        assert "Better: " in person.screen()
        assert f"({', '.join(cited(turn))})" in " ".join(told(person).split())
        await person.press("enter")
        replay = person.app.screen
        assert isinstance(replay, ReplayTable)
        assert replay.match.at == turn.last
        assert f" · {turn.label} (" in person.screen()
        await person.press("escape")
        assert person.app.screen is screen

    drive(script, tmp_path, finished(), size)
    assert {turn.number for turn in review.turns} == {*range(len(review.turns))}


def test_in_a_small_window_tab_shows_one_part_after_the_other(tmp_path: Path) -> None:
    review = keep_review(tmp_path)

    async def script(person: Driver) -> None:
        await person.press("v", "tab")
        assert "eclipse 3" in person.screen()
        await person.press("tab")
        assert "before eclipse 1" in person.screen()
        seats = review.seats
        fair = [format_signed_number(seat.margin - seat.luck, 1) for seat in seats]
        assert f"Without luck {' '.join(fair)} " in " ".join(person.screen().split())
        await person.press("tab")
        assert "Temples" in person.screen()
        for letter, seat in zip("AB", seats, strict=True):
            assert f"{letter}: {extremes_text(seat)}" in person.screen()
        await person.press("tab")
        assert "Learn from mistakes" in person.screen()

    drive(script, tmp_path, finished(), SMALL)


@pytest.mark.parametrize("size", [SMALL, SIZE])
def test_a_draw_that_mattered_leads_to_its_place(tmp_path: Path, size: tuple[int, int]) -> None:
    review = keep_review(tmp_path)
    draws = choose_draws(review.draws, [0, 1])
    assert len(draws) >= 3

    async def script(person: Driver) -> None:
        await person.press("v", "end")
        screen = person.app.screen
        assert isinstance(screen, ReviewScreen)
        assert person.rows()[-len(draws) - 1] == "The draws that mattered most, in VP"
        last = draws[-1]
        shown = draw_text(finished(), review, last, turn_plies(finished()))
        assert person.rows()[-1].strip() == f"{luck_text(last, [0, 1])}  {shown}"
        assert "New discovery tile: " in shown
        assert told(person).splitlines()[0].startswith(shown)
        assert "Played: " in told(person)
        await person.press("enter")
        replay = person.app.screen
        assert isinstance(replay, ReplayTable)
        assert replay.match.at == last.ply + 1
        await person.press("escape")
        assert person.app.screen is screen

    drive(script, tmp_path, finished(), size)


def test_a_deeper_review_is_the_one_that_is_shown(tmp_path: Path) -> None:
    deep = replace(keep_review(tmp_path), depth="deep")
    kept = KeptReviews(tmp_path)
    assert kept.keep(finished(), deep)

    async def script(person: Driver) -> None:
        await person.press("v")
        assert "Review (deep)" in person.screen()
        assert "Review it more deeply" not in person.screen()

    drive(script, tmp_path, finished())
    assert kept.find(finished(), "quick") == review_end(2)


def told(person: Driver) -> str:
    """What stands below the list."""
    return str(person.app.screen.query_one("#told", Static).content)


def cited(turn: TurnReview) -> list[str]:
    """Why a turn was better, by source and rules."""
    return [*name_source(turn), *cite_rules(finished(), turn)]


def test_saved_games_are_reviewed_from_the_list_once_they_are_over(tmp_path: Path) -> None:
    keep_review(tmp_path)
    saved_games = SavedGames(tmp_path)
    saved_games.save(finished(), "over")
    begun = solo()
    begun.play(begun.position.legal_actions()[0])

    async def script(person: Driver) -> None:
        await person.press("l", "v")
        assert isinstance(person.app.screen, ReviewScreen)
        await person.press("escape", "escape")
        saved_games.save(begun, "begun")
        await person.press("l")
        at = next(n for n, row in enumerate(person.rows()) if "begun" in row)
        await person.press(*["down"] * at, "v")
        assert "Only finished games can be reviewed." in person.screen()

    drive(script, tmp_path)


def test_a_review_goes_with_its_game_and_broken_ones_are_none(tmp_path: Path) -> None:
    keep_review(tmp_path)
    saved_games, kept = SavedGames(tmp_path), KeptReviews(tmp_path)
    (file,) = kept.folder.iterdir()
    whole = file.read_text()
    for broken in ("", "{}", "[1]", whole[:100], whole.replace('"first": 0', '"first": -9')):
        file.write_text(broken)
        assert kept.find(finished(), "quick") is None
    saved_games.delete(saved_games.save(finished()))
    assert not file.exists()


# Mistakes ---


def mistakes(person: Driver) -> TaskTable:
    table = person.app.screen
    assert isinstance(table, TaskTable)
    return table


def take_turn(table: TaskTable, actions: list[int]) -> None:
    """Give these answers, and any more until the turn is over."""
    chooser = random.Random(1)
    while table.state == ASKED:
        wanted = actions[len(table.match.given) :][:1]
        offered = [choice.action for choice in table.choices]
        table.take(offered.index(wanted[0]) if wanted else chooser.randrange(len(offered)))


@pytest.mark.usefixtures("hasty")
def test_mistakes_are_played_better_one_after_the_other(tmp_path: Path) -> None:
    review = keep_review(tmp_path)
    turns = find_mistakes(review, 0)

    async def script(person: Driver) -> None:
        await person.press("v", "m")
        table = mistakes(person)
        assert f"Mistake 1 of {len(turns)}" in person.screen()
        take_turn(table, turns[0].played)
        await person.wait_for(lambda: table.state == TOLD)
        await person.press("u")
        assert table.state == ASKED
        assert table.match.given == []
        await person.press("h")
        assert table.state == SHOWN
        assert "Why: " in person.screen()
        assert f"({', '.join(cited(turns[0]))})" in " ".join(person.screen().split())
        assert cited(turns[0])[-1].startswith("rule")
        assert table.match.given[: len(turns[0].best)] == turns[0].best
        await person.press("enter")
        assert f"Mistake 2 of {len(turns)}" in person.screen()
        await person.press(*["s"] * (len(turns) - 1))
        assert isinstance(person.app.screen, ReviewScreen)

    drive(script, tmp_path, finished())


def test_any_turn_nearly_as_good_is_enough_and_the_mistake_is_not(tmp_path: Path) -> None:
    review = keep_review(tmp_path)
    turns = find_mistakes(review, 0)
    worst = max(turns, key=lambda turn: turn.lost_vp)

    async def script(person: Driver) -> None:
        await person.press("v", "m", *["s"] * turns.index(worst))
        table = mistakes(person)
        verdict = table.current.judge(worst.played)
        assert not verdict.solved
        assert "That still gives away" in verdict.words
        take_turn(table, worst.best)
        await person.wait_for(lambda: table.state == TOLD)
        assert table.verdict.solved, table.verdict
        assert "Well found!" in person.screen()

    drive(script, tmp_path, finished())
