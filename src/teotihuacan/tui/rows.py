"""The question in words: its heading, its sentence, a row for each answer."""

from rich.text import Text

from ..cli.asking import sentence
from ..cli.wording import SEAT_LETTERS, plain, starting_tile_text
from ..engine.state import State
from ..game.notation import question_text
from .choices import Choice
from .match import Match
from .signs import tile_sign

WIDTH = 74  # columns within the question's frame
ROW = 73  # columns of an answer
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
    told = choice.effect or choice.note
    room = ROW - len(row) - 2
    if len(told) > room:
        told = told.replace(" temple ", " ")
    if told and room > 8:
        row.append("  ")
        row.append(told if len(told) <= room else told[: room - 1] + "…", style="dim")
    return row


def detail_text(choice: Choice | None) -> str:
    """All about the answer under the cursor."""
    if choice is None:
        return ""
    return "; ".join(part for part in (choice.note, choice.effect) if part)


def hand_text(state: State, seat: int) -> Text | None:
    """The starting tiles dealt to a seat, one short line each, while it chooses among them."""
    if not state.secret:
        return None
    lines = []
    for tile, sees in zip(state.hand[seat], state.hand_sees[seat], strict=True):
        if tile >= 0:
            boards, gives = starting_tile_text(tile).split(": ", 1)
            where = boards.replace("gold deposits", "gold").replace("stone quarry", "quarry")
            shows = f", {tile_sign(sees)}" if sees >= 0 else ""
            words = f"{where}: {gives.replace(' temple step', ' step')}{shows}"
            line = Text.assemble((f"tile {tile + 1:<3}", "bold"), words)
            line.truncate(WIDTH, overflow="ellipsis")
            lines.append(line)
    return Text("\n").join(lines)
