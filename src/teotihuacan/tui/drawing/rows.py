"""The question in words: its heading, its sentence, a row for each answer."""

from rich.text import Text

from ...game.views import View
from ...i18n import say
from ...terminal.answers import answer_words, question_words
from ...terminal.wording import SEAT_LETTERS, starting_tile_text
from ..table_match import TableMatch
from .choices import Choice
from .room import USUAL
from .signs import tile_sign

WIDTH = USUAL.question  # columns within the question's frame, in a window of the usual size
SCROLL_BAR = 2  # columns
ROW = WIDTH - SCROLL_BAR  # columns of an answer


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
    if held := match.held_offer():
        words = say("turn-held", text=answer_words(view, held))
        return say("tui-your-choice", who=who), words
    return say("tui-your-choice", who=who), question_words(view)


def crumbs_text(crumbs: list[str], width: int = WIDTH) -> str:
    """Where we are in the turn: the answers so far, the last ones if there is no room for all."""
    text = " ▸ ".join(crumbs)
    while len(text) > width and len(crumbs) > 1:
        crumbs = crumbs[1:]
        text = " ▸ ".join(["…", *crumbs])
    return text if len(text) <= width else cut_words(text, width)


def choice_rows(choices: list[Choice], width: int = WIDTH) -> list[Text]:
    """Key, words and effect of each answer on one line, the effects in one column."""
    room = width - SCROLL_BAR
    lengths = [len(choice.text) for choice in choices if not choice.is_aside]
    words = min(max(lengths, default=0), room * 4 // 7)
    return [choice_row(choice, words, room) for choice in choices]


def choice_row(choice: Choice, words: int, room: int) -> Text:
    """Key, words and effect of an answer; what there is no room for is told below the list."""
    text = choice.text if len(choice.text) <= room - 2 else cut_words(choice.text, room - 2)
    row = Text.assemble((choice.key or " ", "bold"), f" {text:<{words}}")
    told = choice.brief or choice.effect or choice.note
    left = room - len(row) - 2
    if told and left > 8:
        row.append("  ")
        row.append(told if len(told) <= left else cut_words(told, left), style="dim")
    return row


def cut_words(text: str, width: int) -> str:
    """As many whole words of a text as there is room for, and a sign that there are more."""
    kept = text[: width - 1].rsplit(" ", 1)[0] if " " in text[: width - 1] else text[: width - 1]
    return kept.rstrip(" ,;:·(") + "…"


def detail_text(choice: Choice | None) -> str:
    """All about the answer under the cursor."""
    if choice is None:
        return ""
    return " · ".join(part for part in (choice.effect, choice.note) if part)


def hand_text(view: View, seat: int, width: int = WIDTH) -> Text | None:
    """The starting tiles dealt to a seat while it chooses among them, one after the other."""
    if not view["starting"]["secret"]:
        return None
    lines = []
    for tile in view["starting"]["hands"][seat]:
        shows = tile_sign(tile["sees"], width) if tile["sees"] else ""
        number = say("short-number", number=tile["tile"])
        words = starting_tile_text(tile["tile"], shows)
        lines.append(Text.assemble((f"{number} ", "bold"), words))
    return Text("\n").join(lines)
