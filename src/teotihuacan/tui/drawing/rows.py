"""The question in words: its heading, its sentence, a row for each answer."""

from rich.text import Text

from ...game.views import View
from ...i18n import say
from ...terminal.answers import question_words
from ...terminal.wording import SEAT_LETTERS, starting_tile_text
from ..table_match import TableMatch
from .choices import Choice
from .signs import tile_sign

WIDTH = 74  # columns within the question's frame
ROW = 73  # columns of an answer
WORDS = 42  # columns of its words, unless they are longer


def heading_text(match: TableMatch, view: View, open_to_see: bool) -> tuple[str, str]:
    """Who is asked, and the question."""
    seat = view["asked"]
    if seat is None:
        return say("tui-end"), say("turn-over")
    letter = SEAT_LETTERS[seat]
    who = letter if match.is_unnamed(seat) else f"{letter} {match.names[seat]}"
    if not match.asks_person():
        return who, say("turn-thinks", name=who)
    if not open_to_see:
        return who, say("tui-secret", seat=letter)
    return say("tui-your-choice", who=who), question_words(view)


def crumbs_text(crumbs: list[str]) -> str:
    """Where we are in the turn: the answers so far, the last ones if there is no room for all."""
    text = " ▸ ".join(crumbs)
    while len(text) > WIDTH and len(crumbs) > 1:
        crumbs = crumbs[1:]
        text = " ▸ ".join(["…", *crumbs])
    return text


def choice_rows(choices: list[Choice]) -> list[Text]:
    """Key, words and effect of each answer on one line, the effects in one column."""
    width = min(max((len(choice.text) for choice in choices), default=0), WORDS)
    return [choice_row(choice, width) for choice in choices]


def choice_row(choice: Choice, width: int) -> Text:
    """Key, words and effect of an answer."""
    row = Text.assemble((choice.key or " ", "bold"), f" {choice.text:<{width}}")
    row.truncate(ROW, overflow="ellipsis")
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
    return " · ".join(part for part in (choice.effect, choice.note) if part)


def hand_text(view: View, seat: int) -> Text | None:
    """The starting tiles dealt to a seat while it chooses among them, one after the other."""
    if not view["starting"]["secret"]:
        return None
    lines = []
    for tile in view["starting"]["hands"][seat]:
        shows = tile_sign(tile["sees"], WIDTH) if tile["sees"] else ""
        number = say("short-number", number=tile["tile"])
        words = starting_tile_text(tile["tile"], shows)
        lines.append(Text.assemble((f"{number} ", "bold"), words))
    return Text("\n").join(lines)
