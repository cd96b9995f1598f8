"""Which questions an action answers, and why it may be no answer now."""

from collections.abc import Callable

from ..actions import (
    ABILITY_FIRST,
    AMOUNT,
    ASCEND,
    BUILD_ROW,
    BUY,
    COLLECT,
    DECLINE,
    DECORATE,
    DISCOUNT_STONE,
    DISCOUNT_WOOD,
    DISCOVERY_FIRST,
    END_TURN_ACTION,
    KEEP,
    LEARN,
    MAIN,
    MOVE,
    PICK_TILE,
    PLACE_ON,
    PLACE_TILE,
    RESOURCE_SET,
    REWARD,
    TAKE,
    TEMPLE,
    UNLOCK_FREE,
    UNLOCK_PAID,
    USE,
    WORKER,
    WORSHIP,
)
from ..constants import (
    ASCENSION,
    BOARD_ACTION,
    BUY_DISCOVERY,
    CHOOSE_TEMPLE,
    DECORATION,
    DISCOUNT,
    END_TURN,
    GAIN_RESOURCES,
    KEEP_STARTING_TILES,
    LARGE_STEP,
    MATCH_TEMPLE,
    NOBLES_ROW,
    PAID_POWER_UP,
    PLACE_WORKER,
    POWER_UP,
    POWER_UP_ANYWHERE,
    PYRAMID_CELL,
    PYRAMID_TILE,
    QUESTION_NAMES,
    ROYAL_SELL,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    SALARY,
    SECOND_WORKER,
    START_DISCOVERY,
    START_POWER_UP,
    TAKE_STARTING_TILE,
    TECHNOLOGY,
    TURN,
    WORSHIP_ORDER,
)
from ..messages import Either, Message, message
from ..messages import question as named
from ..record.state import State
from . import reasons, turn_reasons, use_reasons
from .action_texts import Asked, range_of

UNEXPLAINED = message("error-unexplained")

Reason = Callable[[State, Asked, int], Message | None]

# For each range of actions: the questions it answers, and why an answer may be impossible there.
ANSWERS: dict[int, tuple[tuple[int, ...], Reason]] = {
    END_TURN_ACTION: ((END_TURN,), reasons.nothing),
    DECLINE: (
        (
            BUY_DISCOVERY,
            START_DISCOVERY,
            ROYAL_SWAP,
            ROYAL_SELL,
            ROYAL_TEMPLE,
            PYRAMID_TILE,
            DISCOUNT,
            POWER_UP,
            PAID_POWER_UP,
        ),
        reasons.no_decline,
    ),
    UNLOCK_FREE: ((TURN,), turn_reasons.no_unlock),
    UNLOCK_PAID: (
        (TURN, BOARD_ACTION, POWER_UP, PAID_POWER_UP, POWER_UP_ANYWHERE, END_TURN),
        turn_reasons.no_paid_unlock,
    ),
    MOVE: ((TURN,), turn_reasons.no_move),
    WORKER: (
        (SECOND_WORKER, POWER_UP, PAID_POWER_UP, POWER_UP_ANYWHERE, START_POWER_UP),
        turn_reasons.no_worker,
    ),
    COLLECT: ((BOARD_ACTION,), turn_reasons.no_cocoa),
    MAIN: ((BOARD_ACTION,), turn_reasons.no_main_action),
    WORSHIP: ((BOARD_ACTION,), turn_reasons.no_worship),
    ABILITY_FIRST: ((WORSHIP_ORDER,), reasons.nothing),
    DISCOVERY_FIRST: ((WORSHIP_ORDER,), reasons.no_discovery_first),
    REWARD: ((LARGE_STEP,), reasons.nothing),
    BUY: ((BUY_DISCOVERY, LARGE_STEP, START_DISCOVERY), reasons.no_purchase),
    LEARN: ((TECHNOLOGY,), reasons.no_technology),
    BUILD_ROW: ((NOBLES_ROW,), reasons.no_row),
    DECORATE: ((DECORATION,), reasons.no_decoration),
    PICK_TILE: ((PYRAMID_TILE,), reasons.no_tile),
    PLACE_TILE: ((PYRAMID_CELL,), reasons.no_cell),
    DISCOUNT_STONE: ((DISCOUNT,), reasons.nothing),
    DISCOUNT_WOOD: ((DISCOUNT,), reasons.no_wood_discount),
    ASCEND: ((ASCENSION,), reasons.no_ascension_reward),
    TEMPLE: ((CHOOSE_TEMPLE, MATCH_TEMPLE, ROYAL_TEMPLE), reasons.no_temple),
    RESOURCE_SET: ((GAIN_RESOURCES, ROYAL_SWAP, ROYAL_SELL), reasons.no_resources),
    AMOUNT: ((SALARY, ROYAL_TRADE), reasons.no_amount),
    KEEP: ((KEEP_STARTING_TILES,), reasons.nothing),
    TAKE: ((TAKE_STARTING_TILE,), reasons.no_starting_tile),
    PLACE_ON: ((PLACE_WORKER,), reasons.no_start),
    USE: (tuple(range(1, len(QUESTION_NAMES))), use_reasons.no_use),
}


def why_not(p: State, action: int, tried: str) -> Message:
    """Why an action that is not legal is none; the position is used up by finding out."""
    kind = range_of(action)
    questions, reason = ANSWERS[kind.first]
    question = Asked(*p.stack[p.depth - 1])
    if question.kind not in questions:
        return message(
            "error-answers-other",
            tried=tried,
            action=str(action),
            answered=Either(map(named, questions)),
            question=named(question.kind),
        )
    problem = reason(p, question, action - kind.first) or UNEXPLAINED
    return message("error-not-possible", tried=tried, action=str(action), problem=problem)
