"""The table of questions, and of the steps that the engine takes by itself.

A question's place in the table is its number, by which `constants.py` calls it; the order is free
but part of the rules version. New questions go to the end. `rules/dispatch.py` is written from
the rows (`make dispatch`): it calls their rules with the numbers of a frame, here by their names.
"""

from typing import NamedTuple


class QuestionKind(NamedTuple):
    """A question, what it asks, the names of its numbers in the order of a frame, and its rules:
    the call that lists its legal answers, and the one that carries out an action."""

    name: str
    asks: str
    numbers: tuple[str, ...] = ()
    legal: str = ""
    answer: str = ""


class StepKind(NamedTuple):
    """A step, the names of its numbers, the call that takes it, whether it belongs to a seat, and
    whether it is shown as what remains of a turn."""

    name: str
    numbers: tuple[str, ...] = ()
    rule: str = ""
    of_seat: bool = True
    shown: bool = False


QUESTION_KINDS = (
    QuestionKind("none", "nothing: the game is over"),
    QuestionKind(
        "keep_starting_tiles",
        "which two of the four dealt starting tiles to keep (secret until all have chosen)",
        legal="legal_keep(p)",
        answer="answer_keep(p, seat, action - KEEP)",
    ),
    QuestionKind(
        "take_starting_tile",
        "which tile of the draft to take",
        ("which",),
        legal="legal_take(p)",
        answer="answer_take(p, seat, action - TAKE, which)",
    ),
    QuestionKind(
        "start_power_up",
        "which starting worker to raise",
        ("count",),
        legal="legal_start_power_up(p, seat)",
        answer="answer_start_power_up(p, seat, action - WORKER, count)",
    ),
    QuestionKind(
        "start_discovery",
        "whether to buy the discovery tile that a kept starting tile showed",
        ("which",),
        legal="legal_start_discovery(p, seat, which)",
        answer="answer_start_discovery(p, seat, action, which)",
    ),
    QuestionKind(
        "place_worker",
        "where the next starting worker goes",
        ("worker",),
        legal="legal_place_worker(p, seat, worker)",
        answer="answer_place_worker(p, seat, action - PLACE_ON, worker)",
    ),
    QuestionKind(
        "turn",
        "which worker to move where, or whether to unlock; tiles may be used first",
        ("double_move", "move_anywhere"),
        legal="legal_turn(p, seat, double_move, move_anywhere)",
        answer="answer_turn(p, seat, action, double_move)",
    ),
    QuestionKind(
        "second_worker",
        "who comes along in a double move",
        ("start", "board"),
        legal="legal_second_worker(p, seat, start)",
        answer="answer_second_worker(p, seat, action - WORKER, board)",
    ),
    QuestionKind(
        "board_action",
        "whether to collect cocoa, to worship or to take the main action",
        ("free_cocoa", "extra_workers"),
        legal="legal_board_action(p, seat, free_cocoa, extra_workers)",
        answer="answer_board_action(p, seat, action, free_cocoa, extra_workers)",
    ),
    QuestionKind(
        "worship_order",
        "whether the ability or the discovery tile comes first",
        ("board", "space", "power"),
        legal="legal_worship_order(p, seat, board)",
        answer="answer_worship_order(p, seat, action, board, space, power)",
    ),
    QuestionKind(
        "buy_discovery",
        "whether to buy a discovery tile that lies there (avenue, worship)",
        ("spot",),
        legal="legal_buy(p, seat, spot)",
        answer="answer_buy(p, seat, action, spot)",
    ),
    QuestionKind(
        "large_step",
        "whether to take the printed reward or a discovery tile that lies on the step",
        ("spot", "temple", "step"),
        legal="legal_large_step(p, seat, spot)",
        answer="answer_large_step(p, seat, action, spot, temple, step)",
    ),
    QuestionKind(
        "choose_temple",
        "which temple to step on",
        legal="legal_temples(p, seat)",
        answer="step_temple(p, seat, action - TEMPLE)",
    ),
    QuestionKind(
        "match_temple",
        "which coloured match of a pyramid tile to follow next",
        ("blue", "red", "green"),
        legal="legal_match_temples(p, seat, blue, red, green)",
        answer="answer_match_temple(p, seat, action - TEMPLE, blue, red, green)",
    ),
    QuestionKind(
        "gain_resources",
        "which resources to gain",
        ("resources",),
        legal="legal_gain(p, resources)",
        answer="answer_gain(p, seat, action - RESOURCE_SET)",
    ),
    QuestionKind(
        "royal_trade",
        "how often to trade cocoa at a royal tile",
        ("good", "power"),
        legal="legal_royal_trade(p, seat, good, power)",
        answer="answer_royal_trade(p, seat, action - AMOUNT, good)",
    ),
    QuestionKind(
        "royal_swap",
        "which resources to gain at a royal tile",
        ("power",),
        legal="legal_royal_swap(p, seat)",
        answer="answer_royal_swap(p, seat, action, power)",
    ),
    QuestionKind(
        "royal_sell",
        "which resources to sell at a royal tile",
        ("power",),
        legal="legal_royal_sell(p, seat, power)",
        answer="answer_royal_sell(p, seat, action)",
    ),
    QuestionKind(
        "royal_temple",
        "which temple step to buy at a royal tile",
        ("steps",),
        legal="legal_royal_temple(p, seat)",
        answer="answer_royal_temple(p, seat, action, steps)",
    ),
    QuestionKind(
        "technology",
        "which technology to learn",
        ("workers", "paid_power_up"),
        legal="legal_technology(p, seat, workers)",
        answer="answer_technology(p, seat, action - LEARN, workers, paid_power_up)",
    ),
    QuestionKind(
        "nobles_row",
        "which row to build in",
        ("workers", "paid_power_up"),
        legal="legal_nobles_row(p, workers)",
        answer="answer_nobles_row(p, seat, action - BUILD_ROW, workers, paid_power_up)",
    ),
    QuestionKind(
        "decoration",
        "which decoration tile to place, and on which side",
        ("paid_power_up",),
        legal="legal_decoration(p)",
        answer="answer_decoration(p, seat, action - DECORATE, paid_power_up)",
    ),
    QuestionKind(
        "pyramid_tile",
        "which pyramid tile to build with next, or whether to stop",
        ("workers", "placed", "discount_and_paid_power_up"),
        legal="legal_pyramid_tile(p, seat, workers, placed, discount_and_paid_power_up)",
        answer="answer_pyramid_tile("
        "p, seat, action, workers, placed, discount_and_paid_power_up)",
    ),
    QuestionKind(
        "pyramid_cell",
        "where to place the pyramid tile, and how turned",
        ("slot",),
        legal="legal_pyramid_cell(p, seat, slot)",
        answer="answer_pyramid_cell(p, seat, action - PLACE_TILE, slot)",
    ),
    QuestionKind(
        "discount",
        "which cost a technology lowers",
        ("slot", "place"),
        legal="legal_discount(p, seat, place)",
        answer="answer_discount(p, seat, action, slot, place)",
    ),
    QuestionKind(
        "power_up",
        "which worker on the board of the main action to raise",
        ("board", "count", "paid_power_up"),
        legal="legal_power_up(p, seat, board)",
        answer="answer_power_up(p, seat, action, board, count, paid_power_up)",
    ),
    QuestionKind(
        "paid_power_up",
        "whether to pay for raising one more worker",
        ("board",),
        legal="legal_paid_power_up(p, seat, board)",
        answer="answer_paid_power_up(p, seat, action)",
    ),
    QuestionKind(
        "power_up_anywhere",
        "which worker to raise, on any board",
        ("count",),
        legal="legal_power_up_anywhere(p, seat)",
        answer="answer_power_up_anywhere(p, seat, action - WORKER, count)",
    ),
    QuestionKind(
        "ascension",
        "which reward of an ascension to take",
        legal="legal_ascension(p, seat)",
        answer="answer_ascension(p, seat, action - ASCEND)",
    ),
    QuestionKind(
        "end_turn",
        "whether to end the turn, or first to unlock or use tiles",
        legal="legal_end_turn(p, seat)",
        answer="end_turn(p, seat)",
    ),
    QuestionKind(
        "salary",
        "how much of the salary to pay at an eclipse",
        ("owed",),
        legal="legal_salary(p, seat, owed)",
        answer="answer_salary(p, seat, action - AMOUNT, owed)",
    ),
)
STEP_KINDS = (
    StepKind("reveal_starting_tiles", of_seat=False, rule="reveal_starting_tiles(p)"),
    StepKind("take_starting_goods", shown=True, rule="take_starting_goods(p, seat)"),
    StepKind("take_starting_steps", rule="take_starting_steps(p, seat)"),
    StepKind("place_neutral_dice", of_seat=False, rule="place_neutral_dice(p)"),
    StepKind("advance_light", rule="advance_light(p)"),
    StepKind(
        "main_action_done",
        ("board", "count", "paid_power_up"),
        shown=True,
        rule="begin_power_ups(p, seat, board, count, paid_power_up)",
    ),
    StepKind("after_eclipse", rule="finish_eclipse(p, seat)"),
    StepKind("bot_turn", rule="take_bot_turn(p)"),
)
# The names of a frame's numbers, for every question and step there can be.
NUMBERS = {kind.name: kind.numbers for kind in (*QUESTION_KINDS[1:], *STEP_KINDS)}
# What each of these numbers can be, but for those that stand for things (`names.NUMBER_NAMES`).
NUMBER_RANGES: dict[str, tuple[int, int]] = {
    "which": (0, 1),
    "count": (0, 2),
    "worker": (0, 2),
    "double_move": (0, 1),
    "move_anywhere": (0, 1),
    "free_cocoa": (0, 1),
    "extra_workers": (0, 3),
    "space": (0, 2),
    "power": (1, 5),
    "step": (1, 11),
    "blue": (0, 4),
    "red": (0, 4),
    "green": (0, 4),
    "resources": (1, 5),
    "steps": (1, 4),
    "workers": (1, 3),
    "placed": (0, 3),
    "paid_power_up": (0, 1),
    "discount_and_paid_power_up": (0, 3),
    "slot": (0, 2),
    "place": (0, 119),
    "owed": (0, 8),
}
