"""The table of questions, and of the steps that the engine takes by itself.

A question's place in the table is its number, by which `constants.py` calls it; the order is free
but part of the rules version. New questions go to the end.
"""

from typing import NamedTuple


class QuestionKind(NamedTuple):
    """A question, what it asks, and the names of its numbers in the order of a frame."""

    name: str
    asks: str
    numbers: tuple[str, ...] = ()


class StepKind(NamedTuple):
    """A step, the names of its numbers, and whether it is shown as what remains of a turn."""

    name: str
    numbers: tuple[str, ...] = ()
    shown: bool = False


QUESTION_KINDS = (
    QuestionKind("none", "nothing: the game is over"),
    QuestionKind(
        "keep_starting_tiles",
        "which two of the four dealt starting tiles to keep (secret until all have chosen)",
    ),
    QuestionKind("take_starting_tile", "which tile of the draft to take", ("which",)),
    QuestionKind("start_power_up", "which starting worker to raise", ("count",)),
    QuestionKind(
        "start_discovery",
        "whether to buy the discovery tile that a kept starting tile showed",
        ("which",),
    ),
    QuestionKind("place_worker", "where the next starting worker goes", ("worker",)),
    QuestionKind(
        "turn",
        "which worker to move where, or whether to unlock; tiles may be used first",
        ("double_move", "move_anywhere"),
    ),
    QuestionKind("second_worker", "who comes along in a double move", ("start", "board")),
    QuestionKind(
        "board_action",
        "whether to collect cocoa, to worship or to take the main action",
        ("free_cocoa", "extra_workers"),
    ),
    QuestionKind(
        "worship_order",
        "whether the ability or the discovery tile comes first",
        ("board", "space", "power"),
    ),
    QuestionKind(
        "buy_discovery",
        "whether to buy a discovery tile that lies there (avenue, worship)",
        ("spot",),
    ),
    QuestionKind(
        "large_step",
        "whether to take the printed reward or a discovery tile that lies on the step",
        ("spot", "temple", "step"),
    ),
    QuestionKind("choose_temple", "which temple to step on"),
    QuestionKind(
        "match_temple",
        "which coloured match of a pyramid tile to follow next",
        ("blue", "red", "green"),
    ),
    QuestionKind("gain_resources", "which resources to gain", ("resources",)),
    QuestionKind("royal_trade", "how often to trade cocoa at a royal tile", ("good", "power")),
    QuestionKind("royal_swap", "which resources to gain at a royal tile", ("power",)),
    QuestionKind("royal_sell", "which resources to sell at a royal tile", ("power",)),
    QuestionKind("royal_temple", "which temple step to buy at a royal tile", ("steps",)),
    QuestionKind("technology", "which technology to learn", ("workers", "paid_power_up")),
    QuestionKind("nobles_row", "which row to build in", ("workers", "paid_power_up")),
    QuestionKind(
        "decoration", "which decoration tile to place, and on which side", ("paid_power_up",)
    ),
    QuestionKind(
        "pyramid_tile",
        "which pyramid tile to build with next, or whether to stop",
        ("workers", "placed", "discount_and_paid_power_up"),
    ),
    QuestionKind("pyramid_cell", "where to place the pyramid tile, and how turned", ("slot",)),
    QuestionKind("discount", "which cost a technology lowers", ("slot", "place")),
    QuestionKind(
        "power_up",
        "which worker on the board of the main action to raise",
        ("board", "count", "paid_power_up"),
    ),
    QuestionKind("paid_power_up", "whether to pay for raising one more worker", ("board",)),
    QuestionKind("power_up_anywhere", "which worker to raise, on any board", ("count",)),
    QuestionKind("ascension", "which reward of an ascension to take"),
    QuestionKind("end_turn", "whether to end the turn, or first to unlock or use tiles"),
    QuestionKind("salary", "how much of the salary to pay at an eclipse", ("owed",)),
)
STEP_KINDS = (
    StepKind("reveal_starting_tiles"),
    StepKind("take_starting_goods", shown=True),
    StepKind("take_starting_steps"),
    StepKind("place_neutral_dice"),
    StepKind("advance_light"),
    StepKind("main_action_done", ("board", "count", "paid_power_up"), shown=True),
    StepKind("after_eclipse"),
    StepKind("bot_turn"),
)
# The names of a frame's numbers, for every question and step there can be.
NUMBERS = {kind.name: kind.numbers for kind in (*QUESTION_KINDS[1:], *STEP_KINDS)}
