"""The rules of each question and step.

Written by tools/write_dispatch.py from schema/questions.py: don't edit it.
"""

from ..actions import (
    AMOUNT,
    ASCEND,
    BUILD_ROW,
    DECORATE,
    KEEP,
    LEARN,
    PLACE_ON,
    PLACE_TILE,
    RESOURCE_SET,
    TAKE,
    TEMPLE,
    WORKER,
)
from ..constants import (
    ADVANCE_LIGHT,
    AFTER_ECLIPSE,
    ASCENSION,
    BOARD_ACTION,
    BOT_TURN,
    BUY_DISCOVERY,
    CHOOSE_TEMPLE,
    DECORATION,
    DISCOUNT,
    END_TURN,
    GAIN_RESOURCES,
    KEEP_STARTING_TILES,
    LARGE_STEP,
    MAIN_ACTION_DONE,
    MATCH_TEMPLE,
    NOBLES_ROW,
    PAID_POWER_UP,
    PLACE_NEUTRAL_DICE,
    PLACE_WORKER,
    POWER_UP,
    POWER_UP_ANYWHERE,
    PYRAMID_CELL,
    PYRAMID_TILE,
    REVEAL_STARTING_TILES,
    ROYAL_SELL,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    SALARY,
    SECOND_WORKER,
    START_DISCOVERY,
    START_POWER_UP,
    TAKE_STARTING_GOODS,
    TAKE_STARTING_STEPS,
    TAKE_STARTING_TILE,
    TECHNOLOGY,
    TURN,
    WORSHIP_ORDER,
)
from ..record.frames import pop
from ..record.state import State
from ..setup.players import place_neutral_dice
from ..setup.starting_tiles import (
    answer_keep,
    answer_start_discovery,
    answer_take,
    legal_keep,
    legal_start_discovery,
    legal_take,
    reveal_starting_tiles,
    take_starting_goods,
    take_starting_steps,
)
from ..setup.starting_workers import (
    answer_place_worker,
    answer_start_power_up,
    legal_place_worker,
    legal_start_power_up,
)
from ..teotibot.turn import take_bot_turn
from .alchemy import answer_technology, legal_technology
from .ascension import answer_ascension, legal_ascension
from .board_action import answer_board_action, legal_board_action
from .calendar import advance_light
from .construction import (
    answer_discount,
    answer_pyramid_cell,
    answer_pyramid_tile,
    legal_discount,
    legal_pyramid_cell,
    legal_pyramid_tile,
)
from .decorations import answer_decoration, legal_decoration
from .discovery_tiles import answer_buy, answer_large_step, legal_buy, legal_large_step
from .eclipse import finish_eclipse
from .end_of_turn import end_turn, legal_end_turn
from .goods import answer_gain, legal_gain
from .nobles import answer_nobles_row, legal_nobles_row
from .power_ups import (
    answer_paid_power_up,
    answer_power_up,
    answer_power_up_anywhere,
    begin_power_ups,
    legal_paid_power_up,
    legal_power_up,
    legal_power_up_anywhere,
)
from .royal_tiles import (
    answer_royal_sell,
    answer_royal_swap,
    answer_royal_temple,
    answer_royal_trade,
    legal_royal_sell,
    legal_royal_swap,
    legal_royal_temple,
    legal_royal_trade,
)
from .salary import answer_salary, legal_salary
from .temples import answer_match_temple, legal_match_temples, legal_temples, step_temple
from .turn import answer_second_worker, answer_turn, legal_second_worker, legal_turn
from .worship import answer_worship_order, legal_worship_order


def find_legal(p: State) -> None:
    """List the legal answers to the question on top, in ascending order."""
    p.legal_count = 0
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    a = frame[2]
    b = frame[3]
    c = frame[4]
    if kind == KEEP_STARTING_TILES:
        legal_keep(p)
    elif kind == TAKE_STARTING_TILE:
        legal_take(p)
    elif kind == START_POWER_UP:
        legal_start_power_up(p, seat)
    elif kind == START_DISCOVERY:
        legal_start_discovery(p, seat, a)
    elif kind == PLACE_WORKER:
        legal_place_worker(p, seat, a)
    elif kind == TURN:
        legal_turn(p, seat, a, b)
    elif kind == SECOND_WORKER:
        legal_second_worker(p, seat, a)
    elif kind == BOARD_ACTION:
        legal_board_action(p, seat, a, b)
    elif kind == WORSHIP_ORDER:
        legal_worship_order(p, seat, a)
    elif kind == BUY_DISCOVERY:
        legal_buy(p, seat, a)
    elif kind == LARGE_STEP:
        legal_large_step(p, seat, a)
    elif kind == CHOOSE_TEMPLE:
        legal_temples(p, seat)
    elif kind == MATCH_TEMPLE:
        legal_match_temples(p, seat, a, b, c)
    elif kind == GAIN_RESOURCES:
        legal_gain(p, a)
    elif kind == ROYAL_TRADE:
        legal_royal_trade(p, seat, a, b)
    elif kind == ROYAL_SWAP:
        legal_royal_swap(p, seat)
    elif kind == ROYAL_SELL:
        legal_royal_sell(p, seat, a)
    elif kind == ROYAL_TEMPLE:
        legal_royal_temple(p, seat)
    elif kind == TECHNOLOGY:
        legal_technology(p, seat, a)
    elif kind == NOBLES_ROW:
        legal_nobles_row(p, a)
    elif kind == DECORATION:
        legal_decoration(p)
    elif kind == PYRAMID_TILE:
        legal_pyramid_tile(p, seat, a, b, c)
    elif kind == PYRAMID_CELL:
        legal_pyramid_cell(p, seat, a)
    elif kind == DISCOUNT:
        legal_discount(p, seat, b)
    elif kind == POWER_UP:
        legal_power_up(p, seat, a)
    elif kind == PAID_POWER_UP:
        legal_paid_power_up(p, seat, a)
    elif kind == POWER_UP_ANYWHERE:
        legal_power_up_anywhere(p, seat)
    elif kind == ASCENSION:
        legal_ascension(p, seat)
    elif kind == END_TURN:
        legal_end_turn(p, seat)
    elif kind == SALARY:
        legal_salary(p, seat, a)


def answer_question(p: State, action: int) -> None:
    """Carry out an answer that only the question on top takes."""
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    a = frame[2]
    b = frame[3]
    c = frame[4]
    pop(p)
    if kind == KEEP_STARTING_TILES:
        answer_keep(p, seat, action - KEEP)
    elif kind == TAKE_STARTING_TILE:
        answer_take(p, seat, action - TAKE, a)
    elif kind == START_POWER_UP:
        answer_start_power_up(p, seat, action - WORKER, a)
    elif kind == START_DISCOVERY:
        answer_start_discovery(p, seat, action, a)
    elif kind == PLACE_WORKER:
        answer_place_worker(p, seat, action - PLACE_ON, a)
    elif kind == TURN:
        answer_turn(p, seat, action, a)
    elif kind == SECOND_WORKER:
        answer_second_worker(p, seat, action - WORKER, b)
    elif kind == BOARD_ACTION:
        answer_board_action(p, seat, action, a, b)
    elif kind == WORSHIP_ORDER:
        answer_worship_order(p, seat, action, a, b, c)
    elif kind == BUY_DISCOVERY:
        answer_buy(p, seat, action, a)
    elif kind == LARGE_STEP:
        answer_large_step(p, seat, action, a, b, c)
    elif kind == CHOOSE_TEMPLE:
        step_temple(p, seat, action - TEMPLE)
    elif kind == MATCH_TEMPLE:
        answer_match_temple(p, seat, action - TEMPLE, a, b, c)
    elif kind == GAIN_RESOURCES:
        answer_gain(p, seat, action - RESOURCE_SET)
    elif kind == ROYAL_TRADE:
        answer_royal_trade(p, seat, action - AMOUNT, a)
    elif kind == ROYAL_SWAP:
        answer_royal_swap(p, seat, action, a)
    elif kind == ROYAL_SELL:
        answer_royal_sell(p, seat, action)
    elif kind == ROYAL_TEMPLE:
        answer_royal_temple(p, seat, action, a)
    elif kind == TECHNOLOGY:
        answer_technology(p, seat, action - LEARN, a, b)
    elif kind == NOBLES_ROW:
        answer_nobles_row(p, seat, action - BUILD_ROW, a, b)
    elif kind == DECORATION:
        answer_decoration(p, seat, action - DECORATE, a)
    elif kind == PYRAMID_TILE:
        answer_pyramid_tile(p, seat, action, a, b, c)
    elif kind == PYRAMID_CELL:
        answer_pyramid_cell(p, seat, action - PLACE_TILE, a)
    elif kind == DISCOUNT:
        answer_discount(p, seat, action, a, b)
    elif kind == POWER_UP:
        answer_power_up(p, seat, action, a, b, c)
    elif kind == PAID_POWER_UP:
        answer_paid_power_up(p, seat, action)
    elif kind == POWER_UP_ANYWHERE:
        answer_power_up_anywhere(p, seat, action - WORKER, a)
    elif kind == ASCENSION:
        answer_ascension(p, seat, action - ASCEND)
    elif kind == END_TURN:
        end_turn(p, seat)
    elif kind == SALARY:
        answer_salary(p, seat, action - AMOUNT, a)


def take_step(p: State) -> None:
    """Carry out the step on top of the stack that needs no answer."""
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    a = frame[2]
    b = frame[3]
    c = frame[4]
    pop(p)
    if kind == REVEAL_STARTING_TILES:
        reveal_starting_tiles(p)
    elif kind == TAKE_STARTING_GOODS:
        take_starting_goods(p, seat)
    elif kind == TAKE_STARTING_STEPS:
        take_starting_steps(p, seat)
    elif kind == PLACE_NEUTRAL_DICE:
        place_neutral_dice(p)
    elif kind == ADVANCE_LIGHT:
        advance_light(p)
    elif kind == MAIN_ACTION_DONE:
        begin_power_ups(p, seat, a, b, c)
    elif kind == AFTER_ECLIPSE:
        finish_eclipse(p, seat)
    elif kind == BOT_TURN:
        take_bot_turn(p)
