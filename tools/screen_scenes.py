"""What there is to see of the terminal's table: how each screen is reached, by keys alone."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tui_driver import Driver

from teotihuacan import Game, Setup
from teotihuacan.bots.seats import start_game
from teotihuacan.i18n import say
from teotihuacan.study.review import Review, join_review, split_turns
from teotihuacan.study.review.joining import make_turn_review
from teotihuacan.study.review.verdicts import judge_played_turn
from teotihuacan.terminal.kept_reviews import KeptReviews
from teotihuacan.terminal.saved_games import SavedGames
from teotihuacan.tui.drawing.tabs import TABS
from teotihuacan.tui.screens.hint import HintScreen
from teotihuacan.tui.screens.lesson import LessonTable

BOTS = ["novice", "student", "adept"]
SEED = 7
CHOICES = 1  # the seed of the answers; with it the person comes to build
LATE = 120  # plies
MIDDLE = 50  # plies for each player
PLAYOUTS = 20  # of each search of a review: it is only to be looked at
Way = Callable[[Driver], Awaitable[None]]
End = Callable[[Game], bool]


@dataclass(frozen=True)
class Scene:
    """A screen: the game on the table, the way to it, and its parts in small windows."""

    game: Callable[[], Game | None]
    go: Way
    parts: int = 1  # Tab leads from one to the next


# Games ---


def play_until(game: Game, is_there: End) -> Game:
    """Play any answers until the person is asked at such a moment, or the game is over."""
    chooser = random.Random(CHOICES)
    while not game.position.over and not is_there(game):
        game.play(chooser.choice(game.position.legal_actions()))
    return game


def is_middle(game: Game) -> bool:
    """The person's turn begins, in the middle of a game."""
    asked = game.position.seat == 0 and game.position.question == "turn"
    return asked and game.ply >= MIDDLE * game.setup.players


def is_building(game: Game) -> bool:
    """The person lays a pyramid tile, in the middle of a game."""
    building = game.position.seat == 0 and game.position.question == "pyramid_cell"
    return building and game.ply > LATE


def begin(players: int) -> Game:
    """A standard game of one person and bots; solo, Teotibot comes by itself."""
    return start_game(Setup(players), 1, SEED, BOTS[: players - 1])


@cache
def list_actions(players: int, is_there: End) -> tuple[int, ...]:
    """The answers that lead to a moment: they are looked for once."""
    return tuple(play_until(begin(players), is_there).actions)


def game_at(players: int, is_there: End) -> Callable[[], Game]:
    """A game at some moment, new each time."""

    def make() -> Game:
        game = begin(players)
        for action in list_actions(players, is_there):
            game.play(action)
        return game

    return make


def keep_games(folder: Path) -> None:
    """Games that go on and games that were saved, for menu and list."""
    saved_games = SavedGames(folder)
    for players in (2, 4):
        game = game_at(players, is_middle)()
        autosave = saved_games.new_autosave(game)
        autosave.write(game)
        autosave.close()
    saved_games.save(game_at(1, never)())
    saved_games.save(game_at(4, never)(), "Sunday")


@cache
def review_end(players: int) -> Review:
    """A review of a finished game, made in a moment."""
    game = game_at(players, never)()
    turns = (
        make_turn_review(turn, judge_played_turn(turn, PLAYOUTS, 0)) for turn in split_turns(game)
    )
    return join_review(game, "quick", 0, turns)


def at_once(game: Game) -> bool:
    """The first question."""
    return game.position.seat == 0


def never(game: Game) -> bool:
    """At no moment before the end."""
    del game
    return False


def no_game() -> None:
    """The menu."""


# Ways ---


def keys(*pressed: str) -> Way:
    """Some keys one after the other."""

    async def go(person: Driver) -> None:
        await person.press(*pressed)

    return go


async def begin_against_bots(person: Driver) -> None:
    """The new game with the most options."""
    await person.press("n", "right", "right", "down", "left", "down")


async def go_to_lesson(person: Driver) -> None:
    """The first step at which the coach points at something and asks for an answer."""
    await person.press("t", "enter")
    table = person.table
    assert isinstance(table, LessonTable)
    while not (table.step.points and table.asks):
        follow_coach(table)
    await person.pilot.pause()


def follow_coach(table: LessonTable) -> None:
    """Give the answer that the coach asks for, or read on."""
    wanted = table.step.action if table.asks else None
    actions = [choice.action for choice in table.choices]
    table.take(0 if wanted is None else actions.index(wanted))


async def ask_for_hint(person: Driver) -> None:
    """The best answers and why."""
    await person.press("h")
    for _ in range(600):
        if isinstance(person.app.screen, HintScreen):
            break
        await person.pilot.pause(0.1)
    await person.pilot.pause()


async def look_for_rules(person: Driver) -> None:
    """The rules that speak of something."""
    await person.press("r")
    await person.press(*say("tui-tab-pyramid").lower()[:6])


async def replay(person: Driver) -> None:
    """A finished game, some steps on."""
    await person.press("r", *["right"] * 30)


async def open_review(person: Driver) -> None:
    """The review that was kept of the game at its end, the cursor on a costly turn."""
    game = person.match.game
    KeptReviews(person.app.saved_games.folder).keep(game, review_end(game.setup.players))
    await person.press("v", *["down"] * 6)


async def learn_from_mistakes(person: Driver) -> None:
    """The first turn that could have been better."""
    await open_review(person)
    await person.press("m")


async def look_at_turn(person: Driver) -> None:
    """A costly turn in the replay."""
    await open_review(person)
    await person.press("enter")


SCENES = {
    "menu": Scene(no_game, keys()),
    "new": Scene(no_game, keys("n")),
    "new-bots": Scene(no_game, begin_against_bots),
    "learn": Scene(no_game, keys("t")),
    "lesson": Scene(no_game, go_to_lesson),
    "first": Scene(game_at(4, at_once), keys(), len(TABS)),
    "middle": Scene(game_at(4, is_middle), keys(), len(TABS)),
    "building": Scene(game_at(4, is_building), keys("right")),
    "hint": Scene(game_at(2, is_middle), ask_for_hint),
    "rules": Scene(no_game, look_for_rules),
    "help": Scene(game_at(4, is_middle), keys("question_mark")),
    "menu-help": Scene(no_game, keys("question_mark")),
    "options": Scene(game_at(4, is_middle), keys("o")),
    "end": Scene(game_at(4, never), keys(), 3),
    "end-solo": Scene(game_at(1, never), keys(), 3),
    "review": Scene(game_at(2, never), open_review, 4),
    "review-four": Scene(game_at(4, never), open_review, 4),
    "mistake": Scene(game_at(2, never), learn_from_mistakes),
    "labelled": Scene(game_at(2, never), look_at_turn),
    "puzzles": Scene(no_game, keys("p")),
    "puzzle-list": Scene(no_game, keys("p", "down", "down", "enter")),
    "puzzle": Scene(no_game, keys("p", "enter")),
    "puzzle-solution": Scene(no_game, keys("p", "enter", "h")),
    "daily": Scene(no_game, keys("d")),
    "openings": Scene(no_game, keys("o")),
    "strategy": Scene(no_game, keys("s"), 9),
    "openings-hint": Scene(game_at(2, at_once), ask_for_hint),
    "replay": Scene(game_at(4, never), replay),
    "solo": Scene(game_at(1, is_middle), keys(), len(TABS)),
    "games": Scene(no_game, keys("l")),
}
