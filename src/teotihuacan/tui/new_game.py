"""A new game: options one below the other, changed with the arrow keys or the mouse."""

from typing import ClassVar

from textual.binding import Binding
from textual.events import Key
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ..bots import BOT_NAMES
from ..bots.seats import DEFAULT_BOT, new_game
from ..engine import Setup, TeotihuacanError
from ..engine.setup import LEVELS
from ..game.game import Game
from ..words import told
from .start import Menu

SOLO, HOT_SEAT, BOTS = (
    "solo against Teotibot",
    "people at this screen",
    "people and bots",
)
NO, YES = "no", "yes"
VALUES: dict[str, tuple[str, ...]] = {
    "Who plays": (SOLO, HOT_SEAT, BOTS),
    "Players": ("2", "3", "4"),
    "People": ("1", "2", "3", "0"),
    "Bots": tuple(name for name in BOT_NAMES if name != "mcts"),
    "Level": tuple(LEVELS),
    "Set-up": ("first game", "standard", "draft"),
    "Dark eclipse": (NO, YES),
    "Advanced worship": (NO, YES),
    "Take back turns": (NO, YES),
}
HELP = {
    "Who plays": "hot-seat: you pass the keyboard on",
    "People": "from seat A on; bots fill the rest, 0 to watch",
    "Bots": "how well they play: novice to master; greedy is between student and adept",
    "Level": "how hard Teotibot is",
    "Set-up": "first game: printed set-up; draft: starting tiles face up",
    "Dark eclipse": "variant: eclipses are scored at once",
    "Advanced worship": "variant: pushing off a worker earns cocoa",
    "Take back turns": "undo goes back as far as you like",
    "Seed": "type digits: same seed, same game; empty: another every time",
}
START = "Start the game"


class Wishes:
    """What the next game is to be."""

    def __init__(self) -> None:
        self.at = dict.fromkeys(VALUES, 0)
        self.at["Bots"] = VALUES["Bots"].index(DEFAULT_BOT)
        self.at["Level"] = VALUES["Level"].index("standard")
        self.seed = ""

    def value(self, name: str) -> str:
        """The value of an option now."""
        return VALUES[name][self.at[name]]

    def change(self, name: str, by: int) -> None:
        """Turn an option to its next possible value."""
        values = VALUES[name]
        while True:
            self.at[name] = (self.at[name] + by) % len(values)
            if self.possible():
                return

    def possible(self) -> bool:
        """Whether the options go together, as far as one could choose otherwise."""
        if self.value("Who plays") == SOLO and self.value("Set-up") == "draft":
            return False
        return int(self.value("People")) < int(self.value("Players"))

    def names(self) -> list[str]:
        """The options that matter now."""
        mode = self.value("Who plays")
        needless = {
            SOLO: ("Players", "People", "Bots"),
            HOT_SEAT: ("People", "Bots", "Level"),
            BOTS: ("Level", "Take back turns"),
        }
        return [*(name for name in VALUES if name not in needless[mode]), "Seed"]

    def game(self) -> Game:
        """The game as wished."""
        mode, laid = self.value("Who plays"), self.value("Set-up")
        setup = Setup(
            1 if mode == SOLO else int(self.value("Players")),
            first_game=laid == "first game",
            draft=laid == "draft",
            dark_eclipse=self.value("Dark eclipse") == YES,
            advanced_worship=self.value("Advanced worship") == YES,
            level=self.value("Level") if mode == SOLO else None,
        )
        people = int(self.value("People")) if mode == BOTS else setup.players
        seed = int(self.seed) if self.seed else None
        back = mode != BOTS and self.value("Take back turns") == YES
        return new_game(setup, people, seed, [self.value("Bots")], take_back=back)


class NewGameScreen(Menu):
    """The options of a new game."""

    BINDINGS: ClassVar = [
        Binding("enter", "start", "Start", priority=True),
        Binding("left", "change(-1)", "Before"),
        Binding("right,space", "change(1)", "Next"),
    ]
    heading = "New game (← → change, ↑ ↓ go, Enter starts, Esc: back)"
    wishes = Wishes()

    def fill(self) -> None:
        """The options with their values, the cursor where it was."""
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        wishes = self.wishes
        for name in wishes.names():
            value = (wishes.seed or "any") if name == "Seed" else f"◂ {wishes.value(name)} ▸"
            listed.add_option(Option(f"{name:<17} {value}", name))
        listed.add_option(Option(START, START))
        listed.highlighted = min(at, listed.option_count - 1)
        listed.focus()

    def row(self) -> str:
        """The name of the option under the cursor."""
        listed = self.query_one(OptionList)
        return str(listed.get_option_at_index(listed.highlighted or 0).id)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the option is about."""
        self.say(HELP.get(str(event.option_id), ""))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click: start, or the next value."""
        if event.option_id == START:
            self.action_start()
        else:
            self.action_change(1)

    def action_change(self, by: int) -> None:
        """Change the option under the cursor."""
        if self.row() in VALUES:
            self.wishes.change(self.row(), by)
            self.fill()

    def on_key(self, event: Key) -> None:
        """Digits make the seed."""
        if self.row() != "Seed":
            return
        if event.character and event.character.isdecimal() and event.character.isascii():
            self.wishes.seed = (self.wishes.seed + event.character)[:15]
        elif event.key == "backspace":
            self.wishes.seed = self.wishes.seed[:-1]
        else:
            return
        event.stop()
        self.fill()

    def action_start(self) -> None:
        """Begin the game."""
        try:
            game = self.wishes.game()
        except TeotihuacanError as error:
            self.say(told(error))
            return
        self.dismiss()
        self.begin(game)
