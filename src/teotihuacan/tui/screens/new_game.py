"""A new game: options one below the other, changed with the arrow keys or the mouse."""

from typing import ClassVar

from textual.binding import Binding
from textual.events import Key
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...bots import BOT_NAMES
from ...bots.seats import DEFAULT_BOT, start_game
from ...engine import Setup, TeotihuacanError
from ...engine.setup.options import LEVELS
from ...game.game import Game
from ...i18n import has_message, say, translate
from ...terminal.notice import notice
from ...terminal.saved_games import SavedGames
from .start import Begin, Menu

SOLO, HOT_SEAT, BOTS = "solo", "people", "bots"
FIRST_GAME, STANDARD, DRAFT = "first_game", "standard", "draft"
NO, YES = "no", "yes"
VALUES: dict[str, tuple[str, ...]] = {
    "who": (SOLO, HOT_SEAT, BOTS),
    "players": ("2", "3", "4"),
    "people": ("1", "2", "3", "0"),
    "bots": tuple(name for name in BOT_NAMES if name != "mcts"),
    "level": tuple(LEVELS),
    "setup": (FIRST_GAME, STANDARD, DRAFT),
    "dark_eclipse": (NO, YES),
    "advanced_worship": (NO, YES),
    "take_back": (NO, YES),
}
# The messages of values that are no numbers.
MESSAGES = {"who": "tui-who-", "bots": "bot-", "level": "level-", "setup": "tui-setup-"}
SEED, START = "seed", "start"
LABEL = 25  # columns of an option's name


def value_words(name: str, value: str) -> str:
    """The value of an option, in words."""
    if name in MESSAGES:
        return say(f"{MESSAGES[name]}{value}")
    return {YES: say("tui-yes"), NO: say("tui-no")}.get(value, value)


class NewGameOptions:
    """What the next game is to be."""

    def __init__(self) -> None:
        self.at = dict.fromkeys(VALUES, 0)
        self.at["bots"] = VALUES["bots"].index(DEFAULT_BOT)
        self.at["level"] = VALUES["level"].index(STANDARD)
        self.seed = ""

    def value(self, name: str) -> str:
        """The value of an option now."""
        return VALUES[name][self.at[name]]

    def change(self, name: str, by: int) -> None:
        """Turn an option to its next possible value."""
        values = VALUES[name]
        while True:
            self.at[name] = (self.at[name] + by) % len(values)
            if self.is_possible():
                return

    def is_possible(self) -> bool:
        """Whether the options go together, as far as one could choose otherwise."""
        if self.value("who") == SOLO and self.value("setup") == DRAFT:
            return False
        return int(self.value("people")) < int(self.value("players"))

    def names(self) -> list[str]:
        """The options that matter now."""
        mode = self.value("who")
        needless = {
            SOLO: ("players", "people", "bots"),
            HOT_SEAT: ("people", "bots", "level"),
            BOTS: ("level", "take_back"),
        }
        return [*(name for name in VALUES if name not in needless[mode]), SEED]

    def game(self) -> Game:
        """The game with these options."""
        mode, laid = self.value("who"), self.value("setup")
        setup = Setup(
            1 if mode == SOLO else int(self.value("players")),
            first_game=laid == FIRST_GAME,
            draft=laid == DRAFT,
            dark_eclipse=self.value("dark_eclipse") == YES,
            advanced_worship=self.value("advanced_worship") == YES,
            level=self.value("level") if mode == SOLO else None,
        )
        people = int(self.value("people")) if mode == BOTS else setup.players
        seed = int(self.seed) if self.seed else None
        back = mode != BOTS and self.value("take_back") == YES
        return start_game(setup, people, seed, [self.value("bots")], take_back=back)


class NewGameScreen(Menu):
    """The options of a new game."""

    BINDINGS: ClassVar = [
        Binding("enter", "start", "tui-key-start", priority=True),
        Binding("left", "change(-1)", "tui-key-before"),
        Binding("right,space", "change(1)", "tui-key-next"),
    ]
    heading = "tui-new-title"

    def __init__(self, saved_games: SavedGames, begin: Begin) -> None:
        super().__init__(saved_games, begin)
        self.options = NewGameOptions()

    def fill(self) -> None:
        """The options with their values, the cursor where it was."""
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        options = self.options
        for name in options.names():
            value = options.seed or say("tui-any-seed")
            if name != SEED:
                value = f"◂ {value_words(name, options.value(name))} ▸"
            label = say(f"tui-option-{name}")
            listed.add_option(Option(f"{label:<{LABEL}} {value}", name))
        listed.add_option(Option(say("tui-new-start"), START))
        listed.highlighted = min(at, listed.option_count - 1)
        listed.focus()

    def row(self) -> str:
        """The name of the option under the cursor."""
        listed = self.query_one(OptionList)
        return str(listed.get_option_at_index(listed.highlighted or 0).id)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the option is about."""
        key = f"tui-about-{event.option_id}"
        self.tell(notice(key) if has_message(key) else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click: start, or the next value."""
        if event.option_id == START:
            self.action_start()
        else:
            self.action_change(1)

    def action_change(self, by: int) -> None:
        """Change the option under the cursor."""
        if self.row() in VALUES:
            self.options.change(self.row(), by)
            self.fill()

    def on_key(self, event: Key) -> None:
        """Digits make the seed."""
        if self.row() != SEED:
            return
        if event.character and event.character.isdecimal() and event.character.isascii():
            self.options.seed = (self.options.seed + event.character)[:15]
        elif event.key == "backspace":
            self.options.seed = self.options.seed[:-1]
        else:
            return
        event.stop()
        self.fill()

    def action_start(self) -> None:
        """Begin the game."""
        try:
            game = self.options.game()
        except TeotihuacanError as error:
            self.tell(notice("tui-wrong", error=translate(error)))
            return
        self.dismiss()
        self.begin(game)
