"""The question in words: its heading, its sentence, a row for each answer."""

from rich.text import Text

from ..cli.session import sentence
from ..cli.wording import SEAT_LETTERS, plain
from ..game.notation import question_text
from .choices import Choice
from .match import Match

ROW = 72  # columns of an answer
WORDS = 42  # columns of its words, unless they are longer


def heading_text(match: Match, open_to_see: bool) -> tuple[str, str]:
    """Who is asked, and the question."""
    position = match.position
    if match.over:
        return "the end", "The game is over."
    seat = position.seat
    name = match.names[seat]
    who = SEAT_LETTERS[seat] if name == "human" else f"{SEAT_LETTERS[seat]} {name}"
    if not match.asks_person():
        return who, f"{who} is playing ..."
    if not open_to_see:
        return who, f"Player {SEAT_LETTERS[seat]} chooses starting tiles in secret."
    return f"{who}: your choice", plain(sentence(question_text(position)))


def choice_rows(choices: list[Choice]) -> list[Text]:
    """Key, words and effect of each answer on one line, the effects in one column."""
    width = min(max((len(choice.text) for choice in choices), default=0), WORDS)
    return [choice_row(choice, width) for choice in choices]


def choice_row(choice: Choice, width: int) -> Text:
    """Key, words and effect of an answer."""
    row = Text.assemble((choice.key or " ", "bold"), f" {choice.text:<{width}}")
    told = choice.effect or choice.note
    room = ROW - len(row) - 2
    if told and room > 8:
        row.append("  ")
        row.append(told if len(told) <= room else told[: room - 1] + "…", style="dim")
    return row


def detail_text(choice: Choice | None) -> str:
    """All about the answer under the cursor."""
    if choice is None:
        return ""
    return "; ".join(part for part in (choice.note, choice.effect) if part)
