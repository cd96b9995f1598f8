"""The question at hand: its legal answers, what an answer does, what follows by itself."""

from ..actions import (
    AMOUNT,
    ASCEND,
    BUILD_ROW,
    COLLECT,
    DECORATE,
    KEEP,
    LEARN,
    MAIN,
    PLACE_ON,
    PLACE_TILE,
    RESOURCE_SET,
    TAKE,
    TEMPLE,
    UNLOCK_PAID,
    USE,
    WORKER,
    WORSHIP,
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
    FIRST_STEP,
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
    SIDES,
    START_DISCOVERY,
    START_POWER_UP,
    TAKE_STARTING_GOODS,
    TAKE_STARTING_STEPS,
    TAKE_STARTING_TILE,
    TECHNOLOGY,
    TURN,
    WORSHIP_ORDER,
)
from ..record.chance import pick, seeded
from ..record.frames import pop
from ..record.state import Long, State
from ..schema.discovery_tiles import FIRST_TIMED, MASKS
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
from .board_action import change_question, collect_cocoa, legal_board_action
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
from .discovery_tiles import (
    answer_buy,
    answer_large_step,
    legal_buy,
    legal_large_step,
    offer_held,
    turn_over,
    use_discovery,
)
from .eclipse import finish_eclipse
from .end_of_turn import end_turn, legal_end_turn
from .goods import answer_gain, legal_gain
from .main_action import take_main_action
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
from .salary import answer_free_salary, answer_salary, legal_salary
from .temples import (
    answer_match_temple,
    legal_match_temples,
    legal_temples,
    lose_steps,
    step_temple,
)
from .turn import answer_second_worker, answer_turn, legal_second_worker, legal_turn
from .unlocking import answer_paid_unlock
from .worship import answer_worship, answer_worship_order, legal_worship_order


def find_legal(p: State) -> None:
    """List the legal answers to the question on top, in ascending order."""
    p.legal_count = 0
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    a = frame[2]
    b = frame[3]
    c = frame[4]
    if kind == TURN:
        legal_turn(p, seat, a, b)
    elif kind == BOARD_ACTION:
        legal_board_action(p, seat, a, b)
    elif kind == END_TURN:
        legal_end_turn(p, seat)
    elif kind == POWER_UP:
        legal_power_up(p, seat, a)
    elif kind == GAIN_RESOURCES:
        legal_gain(p, a)
    elif kind == CHOOSE_TEMPLE:
        legal_temples(p, seat)
    elif kind == MATCH_TEMPLE:
        legal_match_temples(p, seat, a, b, c)
    elif kind == BUY_DISCOVERY:
        legal_buy(p, seat, a)
    elif kind == LARGE_STEP:
        legal_large_step(p, seat, a)
    elif kind == PYRAMID_TILE:
        legal_pyramid_tile(p, seat, a, b, c)
    elif kind == PYRAMID_CELL:
        legal_pyramid_cell(p, seat, a)
    elif kind == DISCOUNT:
        legal_discount(p, seat, b)
    elif kind == DECORATION:
        legal_decoration(p)
    elif kind == TECHNOLOGY:
        legal_technology(p, seat, a)
    elif kind == NOBLES_ROW:
        legal_nobles_row(p, a)
    elif kind == WORSHIP_ORDER:
        legal_worship_order(p, seat, a)
    elif kind == ROYAL_TRADE:
        legal_royal_trade(p, seat, a, b)
    elif kind == ROYAL_SWAP:
        legal_royal_swap(p, seat)
    elif kind == ROYAL_SELL:
        legal_royal_sell(p, seat, a)
    elif kind == ROYAL_TEMPLE:
        legal_royal_temple(p, seat)
    elif kind == PAID_POWER_UP:
        legal_paid_power_up(p, seat, a)
    elif kind == POWER_UP_ANYWHERE:
        legal_power_up_anywhere(p, seat)
    elif kind == ASCENSION:
        legal_ascension(p, seat)
        offer_held(p, seat)
    elif kind == SECOND_WORKER:
        legal_second_worker(p, seat, a)
    elif kind == SALARY:
        legal_salary(p, seat, a)
    elif kind == KEEP_STARTING_TILES:
        legal_keep(p)
    elif kind == TAKE_STARTING_TILE:
        legal_take(p)
    elif kind == START_POWER_UP:
        legal_start_power_up(p, seat)
    elif kind == START_DISCOVERY:
        legal_start_discovery(p, seat, a)
    elif kind == PLACE_WORKER:
        legal_place_worker(p, seat, a)


def answer(p: State, action: int) -> None:
    """Carry out a legal answer to the question on top."""
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    a = frame[2]
    b = frame[3]
    c = frame[4]
    if action == UNLOCK_PAID:
        answer_paid_unlock(p, seat)
        return
    if action >= USE:
        tile = action - USE + MASKS
        if kind == SALARY:
            pop(p)
            answer_free_salary(p, seat)
        elif tile < FIRST_TIMED:
            use_discovery(p, seat, tile)
        else:
            turn_over(p, seat, tile)
            change_question(p, tile)
        return
    pop(p)
    if kind == TURN:
        answer_turn(p, seat, action, a)
    elif kind == BOARD_ACTION:
        if action == COLLECT:
            collect_cocoa(p, seat)
        elif action == MAIN:
            take_main_action(p, seat, a, b)
        else:
            answer_worship(p, seat, (action - WORSHIP) // 3, (action - WORSHIP) % 3, a)
    elif kind == END_TURN:
        end_turn(p, seat)
    elif kind == POWER_UP:
        answer_power_up(p, seat, action, a, b, c)
    elif kind == GAIN_RESOURCES:
        answer_gain(p, seat, action - RESOURCE_SET)
    elif kind == CHOOSE_TEMPLE:
        step_temple(p, seat, action - TEMPLE)
    elif kind == MATCH_TEMPLE:
        answer_match_temple(p, seat, action - TEMPLE, a, b, c)
    elif kind == BUY_DISCOVERY:
        answer_buy(p, seat, action, a)
    elif kind == LARGE_STEP:
        answer_large_step(p, seat, action, a, b, c)
    elif kind == PYRAMID_TILE:
        answer_pyramid_tile(p, seat, action, a, b, c)
    elif kind == PYRAMID_CELL:
        answer_pyramid_cell(p, seat, action - PLACE_TILE, a)
    elif kind == DISCOUNT:
        answer_discount(p, seat, action, a, b)
    elif kind == DECORATION:
        answer_decoration(p, seat, (action - DECORATE) // SIDES, (action - DECORATE) % SIDES, a)
    elif kind == TECHNOLOGY:
        answer_technology(p, seat, action - LEARN, a, b)
    elif kind == NOBLES_ROW:
        answer_nobles_row(p, seat, action - BUILD_ROW, a, b)
    elif kind == WORSHIP_ORDER:
        answer_worship_order(p, seat, action, a, b, c)
    elif kind == ROYAL_TRADE:
        answer_royal_trade(p, seat, action - AMOUNT, a)
    elif kind == ROYAL_SWAP:
        if action >= RESOURCE_SET:
            answer_royal_swap(p, seat, action - RESOURCE_SET, a)
    elif kind == ROYAL_SELL:
        if action >= RESOURCE_SET:
            answer_royal_sell(p, seat, action - RESOURCE_SET)
    elif kind == ROYAL_TEMPLE:
        answer_royal_temple(p, seat, action, a)
    elif kind == PAID_POWER_UP:
        answer_paid_power_up(p, seat, action)
    elif kind == POWER_UP_ANYWHERE:
        answer_power_up_anywhere(p, seat, action - WORKER, a)
    elif kind == ASCENSION:
        answer_ascension(p, seat, action - ASCEND)
    elif kind == SECOND_WORKER:
        answer_second_worker(p, seat, action - WORKER, b)
    elif kind == SALARY:
        answer_salary(p, seat, action - AMOUNT, a)
    elif kind == KEEP_STARTING_TILES:
        answer_keep(p, seat, action - KEEP)
    elif kind == TAKE_STARTING_TILE:
        answer_take(p, seat, action - TAKE, a)
    elif kind == START_POWER_UP:
        answer_start_power_up(p, seat, action - WORKER, a)
    elif kind == START_DISCOVERY:
        answer_start_discovery(p, seat, action, a)
    elif kind == PLACE_WORKER:
        answer_place_worker(p, seat, action - PLACE_ON, a)


def take_step(p: State) -> None:
    """Carry out the step on top of the stack that needs no answer."""
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    a = frame[2]
    b = frame[3]
    c = frame[4]
    pop(p)
    if kind == MAIN_ACTION_DONE:
        begin_power_ups(p, seat, a, b, c)
    elif kind == ADVANCE_LIGHT:
        advance_light(p)
    elif kind == AFTER_ECLIPSE:
        finish_eclipse(p, seat)
    elif kind == BOT_TURN:
        take_bot_turn(p)
    elif kind == REVEAL_STARTING_TILES:
        reveal_starting_tiles(p)
    elif kind == TAKE_STARTING_GOODS:
        take_starting_goods(p, seat)
    elif kind == TAKE_STARTING_STEPS:
        take_starting_steps(p, seat)
    elif kind == PLACE_NEUTRAL_DICE:
        place_neutral_dice(p)


def settle(p: State) -> None:
    """Go on until there is a real choice: steps are taken, single answers given, questions
    without any answer dropped (what can't be done is lost).

    Only a discovery tile is never used unasked (ruling 52).
    """
    while p.depth > 0:
        if p.stack[p.depth - 1][0] >= FIRST_STEP:
            take_step(p)
            continue
        find_legal(p)
        if p.legal_count > 1 or (p.legal_count == 1 and p.legal[0] >= USE):
            return
        if p.legal_count == 1:
            answer(p, p.legal[0])
        else:
            frame = p.stack[p.depth - 1]
            lose_steps(p, frame[0], frame[1], frame[2], frame[3], frame[4])
            pop(p)
    p.legal_count = 0


def play(p: State, action: int) -> None:
    """Answer the question and go on to the next one."""
    p.decisions += 1
    answer(p, action)
    settle(p)


def play_out(p: State, seed: Long) -> None:
    """Give random answers to the end of the game."""
    p.picks = seeded(seed)
    while p.depth > 0:
        play(p, p.legal[pick(p, p.legal_count)])
