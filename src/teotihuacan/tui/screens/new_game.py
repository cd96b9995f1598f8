"""A new game: options one below the other, changed with the arrow keys or the mouse."""

import getpass
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

from textual.binding import Binding
from textual.events import Key
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...bots import BOT_NAMES
from ...bots.seats import DEFAULT_BOT, find_known_bot, start_game
from ...engine import Setup, TeotihuacanError
from ...engine.setup.options import LEVELS
from ...game.game import Game
from ...i18n import has_message, say, translate
from ...terminal.notice import notice
from ...terminal.playing_settings import read_playing_settings
from ...terminal.saved_games import SavedGames
from ...terminal.settings import find_setting
from .start import Begin, Menu

SOLO, HOT_SEAT, BOTS = "solo", "people", "bots"
FIRST_GAME, STANDARD, DRAFT = "first_game", "standard", "draft"
NO, YES = "no", "yes"
DRAWN = "drawn"  # who begins, unless a person is to
PEOPLE = ("1", "2", "3", "4")
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
    "teach": (NO, YES),
    "first": (DRAWN, *PEOPLE),
}
# The messages of values that are no numbers.
MESSAGES = {"who": "tui-who-", "bots": "bot-", "level": "level-", "setup": "tui-setup-"}
SEED, START = "seed", "start"
NAMES = tuple(f"name{number}" for number in PEOPLE)  # typed, as the seed is
LONGEST_NAME = 20
LABEL = 25  # columns of an option's name


def value_words(name: str, value: str) -> str:
    """The value of an option, in words."""
    if value == DRAWN:
        return say("tui-first-drawn")
    if name in MESSAGES:
        return say(f"{MESSAGES[name]}{value}")
    return {YES: say("tui-yes"), NO: say("tui-no")}.get(value, value)


class NewGameOptions:
    """What the next game is to be."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        """The usual options; `names` of people who played before."""
        self.at = dict.fromkeys(VALUES, 0)
        self.at["bots"] = find_usual("bots", DEFAULT_BOT)
        self.at["level"] = find_usual("level", STANDARD)
        self.seed = ""
        usual = [find_user_name(), *(say("tui-player", number=number) for number in PEOPLE[1:])]
        self.people_names = [*names, *usual[len(names) :]]

    def value(self, name: str) -> str:
        """The value of an option now; who begins is drawn if that person plays no more."""
        value = VALUES[name][self.at[name]]
        if name == "first" and value != DRAWN and int(value) > self.count_people():
            return DRAWN
        return value

    def change(self, name: str, by: int) -> None:
        """Turn an option to its next possible value."""
        values = VALUES[name]
        while True:
            self.at[name] = (self.at[name] + by) % len(values)
            if self.is_possible() and self.value(name) == values[self.at[name]]:
                return

    def is_possible(self) -> bool:
        """Whether the options go together, as far as one could choose otherwise."""
        if self.value("who") == SOLO and self.value("setup") == DRAFT:
            return False
        return int(self.value("people")) < int(self.value("players"))

    def count_people(self) -> int:
        """How many people play."""
        mode = self.value("who")
        return 1 if mode == SOLO else int(self.value("players" if mode == HOT_SEAT else "people"))

    def names(self) -> list[str]:
        """The options that matter now."""
        mode = self.value("who")
        needless = {
            SOLO: ("players", "people", "bots", "first"),
            HOT_SEAT: ("people", "bots", "level", "teach"),
            BOTS: ("level", "take_back", *([] if self.count_people() == 1 else ["teach"])),
        }
        options = [name for name in VALUES if name not in needless[mode]]
        return [*options, *NAMES[: self.count_people()], SEED]

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
        first = None if self.value("first") == DRAWN else int(self.value("first")) - 1
        return start_game(
            setup,
            people,
            seed,
            [self.value("bots")],
            take_back=back,
            names=self.typed_names()[:people],
            first=first,
        )

    def teaches(self) -> bool:
        """Whether costly turns are offered back to the one person who plays."""
        return self.count_people() == 1 and self.value("teach") == YES

    def typed_names(self) -> list[str]:
        """The names of the people; who typed none is called by number."""
        return [
            name.strip() or say("tui-player", number=number)
            for name, number in zip(self.people_names, PEOPLE, strict=True)
        ]

    def find_bot_name(self) -> str:
        """A name that somebody typed but that is a bot's: records would take them for one."""
        typed = self.people_names[: self.count_people()]
        return next((name for name in typed if find_known_bot(name.strip())), "")


def find_usual(name: str, usual: str) -> int:
    """Which value an option has at first: that of the settings, if it is one to choose here."""
    values = VALUES[name]
    with suppress(TeotihuacanError):  # commands refuse settings that make no sense
        usual = find_setting(name).value or usual
    return values.index(usual) if usual in values else 0


def find_user_name() -> str:
    """What the person at this machine is called, as far as it knows."""
    with suppress(KeyError, OSError, ImportError):
        name = getpass.getuser()
        if name.isalpha() and name != "root" and not find_known_bot(name.capitalize()):
            return name.capitalize()[:LONGEST_NAME]
    return say("tui-player", number="1")


class NewGameScreen(Menu):
    """The options of a new game."""

    BINDINGS: ClassVar = [
        Binding("enter", "start", "tui-key-start", priority=True),
        Binding("left", "change(-1)", "tui-key-before"),
        Binding("right", "change(1)", "tui-key-next"),
        Binding("space", "space", show=False),
    ]
    heading = "tui-new-title"

    def __init__(self, saved_games: SavedGames, begin: Begin) -> None:
        super().__init__(saved_games, begin)
        self.settings = read_playing_settings(saved_games.folder)
        self.options = NewGameOptions(self.settings.names)

    def fill(self) -> None:
        """The options with their values, the cursor where it was."""
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        options = self.options
        for name in options.names():
            label = say("tui-option-name", number=name[-1]) if name in NAMES else ""
            label = label or say(f"tui-option-{name}")
            value = self.value_text(name)
            listed.add_option(Option(f"{label:<{LABEL}} {value}", name))
        listed.add_option(Option(say("tui-new-start"), START))
        listed.highlighted = min(at, listed.option_count - 1)
        listed.focus()

    def value_text(self, name: str) -> str:
        """The value of an option, with signs that it can be turned, or typed."""
        options = self.options
        if name == SEED:
            return options.seed or say("tui-any-seed")
        if name in NAMES:
            return options.people_names[NAMES.index(name)] + "_" * (self.row() == name)
        if name == "first" and options.value(name) != DRAWN:
            return f"◂ {options.people_names[int(options.value(name)) - 1]} ▸"
        return f"◂ {value_words(name, options.value(name))} ▸"

    def row(self) -> str:
        """The name of the option under the cursor."""
        listed = self.query_one(OptionList)
        if not listed.option_count:
            return ""
        return str(listed.get_option_at_index(listed.highlighted or 0).id)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the option is about."""
        name = "name" if event.option_id in NAMES else event.option_id
        key = f"tui-about-{name}"
        self.tell(notice(key) if has_message(key) else None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click: start, or the next value."""
        if event.option_id == START:
            self.action_start()
        else:
            self.action_change(1)

    def action_space(self) -> None:
        """A blank in a name, else the next value."""
        if self.row() in NAMES:
            at = NAMES.index(self.row())
            self.options.people_names[at] += " "
            self.fill()
        else:
            self.action_change(1)

    def action_change(self, by: int) -> None:
        """Change the option under the cursor."""
        if self.row() in VALUES:
            self.options.change(self.row(), by)
            self.fill()

    def on_key(self, event: Key) -> None:
        """Digits make the seed, any letters a name."""
        if self.row() == SEED:
            typed = event.character if is_digit(event.character) else None
            text = edit_text(self.options.seed, event.key, typed, 15)
            self.options.seed = self.options.seed if text is None else text
        elif self.row() in NAMES:
            at = NAMES.index(self.row())
            typed = event.character if event.is_printable else None
            text = edit_text(self.options.people_names[at], event.key, typed, LONGEST_NAME)
            if text is not None:
                self.options.people_names[at] = text
        else:
            return
        if text is not None:
            event.stop()
            event.prevent_default()
            self.fill()

    def action_start(self) -> None:
        """Begin the game."""
        try:
            game = self.options.game()
        except TeotihuacanError as error:
            self.tell(notice("tui-wrong", error=translate(error)))
            return
        if taken := self.options.find_bot_name():
            self.tell(notice("tui-name-of-bot", name=taken))
            return
        names = tuple(self.options.typed_names())
        teach = self.options.teaches()
        self.settings.change(self.saved_games.folder, names=names, teach=teach)
        self.dismiss()
        self.begin(game)


def is_digit(character: str | None) -> bool:
    """Whether a key is a digit."""
    return bool(character and character.isdecimal() and character.isascii())


def edit_text(text: str, key: str, typed: str | None, most: int) -> str | None:
    """A text after a key, None if the key doesn't change texts."""
    if key == "backspace":
        return text[:-1]
    return (text + typed)[:most] if typed else None
