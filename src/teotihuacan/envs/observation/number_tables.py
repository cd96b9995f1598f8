"""Where the three numbers of each question go in an observation, and how they are written."""

from ...engine.constants import QUESTION_NAMES, QUESTIONS
from ...engine.schema.questions import NUMBERS
from ...engine.tables import START_SEES
from .constants import CELL_AND_TURN, ONE_FLAG, PLAIN_NUMBER, TWO_BITS
from .fields import GAME_AT, QUESTION_FIELDS, SCALE, SEEN_TILES

Table = list[int]
Grid = list[list[int]]

FLAGS = ("board", "spot", "temple", "slot", "good", "space")
# Names of numbers that differ from the name of their field, or are left out.
FIELD_OF = {
    "blue": "matches",
    "red": "matches",
    "green": "matches",
    "discount_and_paid_power_up": "discount",
    "place": "cell",
}
COLOURS = ("blue", "red", "green")
LEFT_OUT = ("start",)  # the board a double move starts from: the legal workers tell


def find_place(name: str) -> int:
    """Where a number of a question is written, -1: nowhere."""
    if name in LEFT_OUT:
        return -1
    at = GAME_AT[f"question_{FIELD_OF.get(name, name)}"]
    return at + COLOURS.index(name) if name in COLOURS else at


def find_way(name: str) -> int:
    """How a number of a question is written."""
    if name == "discount_and_paid_power_up":
        return TWO_BITS
    if name == "place":
        return CELL_AND_TURN
    return ONE_FLAG if name in FLAGS else PLAIN_NUMBER


def pad_to_three(numbers: list[int]) -> list[int]:
    """Filled up to three."""
    return numbers + [-1] * (3 - len(numbers))


def list_numbers(question: int) -> tuple[str, ...]:
    """The numbers that go with a question."""
    return NUMBERS.get(QUESTION_NAMES[question], ())


NUMBER_AT: Grid = [
    pad_to_three([find_place(name) for name in list_numbers(q)]) for q in range(QUESTIONS)
]
NUMBER_WAY: Grid = [
    pad_to_three([find_way(name) for name in list_numbers(q)]) for q in range(QUESTIONS)
]
NUMBER_SCALE: Table = [SCALE[field.name] for field in QUESTION_FIELDS for _ in range(field.size)]

# Which of the starting tiles that show a discovery a tile is, -1: it shows none.
SHOWS: Table = [sum(START_SEES[:tile]) if sees else -1 for tile, sees in enumerate(START_SEES)]
assert sum(START_SEES) == SEEN_TILES
