"""Questions and answers in words."""

from ..engine import Position
from ..engine.actions import DISCOVERY_FIRST
from ..engine.constants import BOARD_NAMES, NOWHERE
from ..engine.explain.action_words import asked, mover_board
from ..game.offers import describe_action
from ..game.position_json.frames import write_frame
from ..i18n import say
from ..i18n.names import named, worded

OWN = ("pick", "decorate", "place")  # the terminal names tiles and places otherwise


def question_words(position: Position) -> str:
    """What is asked."""
    if position.over:
        return say("ask-none")
    record = position.record()
    frame = write_frame(list(asked(record)))
    power = record["power"][position.seat][frame.get("worker", 0)]
    board = mover_board(record)
    here = named("here", None if board == NOWHERE else BOARD_NAMES[board])
    return say(f"ask-{position.question}", **{"power": power, **here, **worded(frame)})


def answer_words(position: Position, action: int) -> str:
    """An answer, without what it brings."""
    kind, about = describe_action(position.record(), action)
    if kind == "keep":
        first, second = about["starting_tiles"]
        return say("answer-keep", first=first, second=second)
    if kind == "worship" and about["royal_tile"]:
        royal = named("royal", about["royal_tile"])
        return say("answer-worship-royal", part=about["part"], **royal)
    facts = worded(about)
    if "slot" in about:
        facts["slot"] = about["slot"] + 1  # people count from 1
    if kind == "ability_first":
        alone = DISCOVERY_FIRST not in position.legal_actions()
        facts["single"] = "yes" if alone else "no"
    key = f"terminal-answer-{kind}" if kind in OWN else f"answer-{kind}"
    return say(key, **{"question": position.question, **facts})
