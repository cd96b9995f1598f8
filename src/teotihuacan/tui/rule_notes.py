"""The rule behind each question: its message, and the numbers of `docs/rules.md`."""

from typing import NamedTuple

from ..words import listed, say


class Note(NamedTuple):
    """A rule in short, and where it stands."""

    key: str
    rules: tuple[str, ...]

    @property
    def text(self) -> str:
        """The rule in a sentence or two."""
        return say(f"notes-{self.key}")


RULES: dict[str, tuple[str, ...]] = {
    "keep_starting_tiles": ("2.3", "2.4"),
    "take_starting_tile": ("2.8",),
    "start_power_up": ("2.3",),
    "start_discovery": ("2.3", "5.7"),
    "place_worker": ("2.4",),
    "turn": ("3.1", "3.2", "3.4"),
    "second_worker": ("11.2",),
    "board_action": ("3.2", "4", "5.3", "6.1"),
    "worship_order": ("5.3",),
    "buy_discovery": ("5.7", "7.3"),
    "large_step": ("7.1", "5.7"),
    "choose_temple": ("7.1", "7.2"),
    "match_temple": ("6.8", "6.9"),
    "gain_resources": ("7.1", "11.1"),
    "royal_trade": ("12", "5.4"),
    "royal_swap": ("12", "5.4"),
    "royal_sell": ("12", "5.4"),
    "royal_temple": ("12", "5.4"),
    "technology": ("6.6", "13"),
    "nobles_row": ("6.7",),
    "decoration": ("6.8",),
    "pyramid_tile": ("6.9",),
    "pyramid_cell": ("6.9",),
    "discount": ("13",),
    "power_up": ("6.4", "8.1"),
    "paid_power_up": ("13", "6.4"),
    "power_up_anywhere": ("11.1", "8.1"),
    "ascension": ("8.1", "8.2"),
    "end_turn": ("3.4", "3.6"),
    "salary": ("9.6", "11.5"),
}
BETWEEN = Note("between", ("3.1",))  # nobody at this screen is asked
OVER = Note("over", ("9.8",))


def note_for(question: str) -> Note:
    """The rule behind a question."""
    if question in RULES:
        return Note(question, RULES[question])
    return OVER if question == "none" else BETWEEN


def numbers(note: Note) -> str:
    """Where a rule stands, "rules 3.1, 3.2, and 3.4"."""
    return say("notes-rules", count=len(note.rules), numbers=listed(note.rules))
