"""Text forms of actions and questions, for logs, tests, chat and the terminal.

Every legal action has a text of its own that parses back:

>>> from teotihuacan import Position, Setup
>>> position = Position.new(Setup(players=2, first_game=True), seed=1)
>>> question_text(position)
'seat 0: move a worker 1 to 3 boards'
>>> action_text(position, position.legal_actions()[0])
'move 1@forest to nobles'
>>> parse_action(position, "Move 1@forest to NOBLES") == position.legal_actions()[0]
True
"""

from collections.abc import Callable

from ..engine import ACTIONS, IllegalAction, Position
from ..engine.components import COMPONENTS
from ..engine.explain.action_texts import action_name
from ..engine.explain.action_words import Asked, Record, asked, goods_text, worker_text
from ..engine.explain.refusals import complaint, illegal, refusal
from ..engine.messages import Message, message
from ..engine.names import (
    BOARD_NAMES,
    CELL_PLACES,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    PYRAMID_TILE_NAMES,
    QUESTION_NAMES,
    SPOT_NAMES,
    TEMPLE_NAMES,
)

LONGEST = 80  # no action's text is as long; longer input is cut before it is compared
CLOSEST = 3

# Actions ---


def action_text(position: Position, action: int) -> str:
    """The text of an action, legal or not; numbers outside the action space are refused."""
    if type(action) is not int or not 0 <= action < ACTIONS:
        raise refusal(position, action)
    return action_name(position.record(), action)


def legal_texts(position: Position) -> dict[str, int]:
    """The legal actions by their texts, in the order of the actions."""
    record = position.record()
    return {action_name(record, action): action for action in position.legal_actions()}


def parse_action(position: Position, text: str) -> int:
    """The legal action that a text, or an action's number, means.

    Case and white space don't matter, unless two legal actions differ by case alone, as the
    names of pyramid tiles may.
    """
    tried = normalize_text(text)
    legal = legal_texts(position)
    if tried in legal:
        return legal[tried]
    if tried.isascii() and tried.isdigit():
        if int(tried) in legal.values():
            return int(tried)
        raise refusal(position, int(tried))
    alike = [action for name, action in legal.items() if name.lower() == tried.lower()]
    if len(alike) == 1:
        return alike[0]
    problem = message("error-ambiguous", tried=repr(tried), n=len(alike)) if alike else None
    raise explain_unreadable(position, tried, legal, problem)


def normalize_text(text: str) -> str:
    """A text without needless white space, cut to a length that is quick to compare."""
    return " ".join(text[: 4 * LONGEST].split())[:LONGEST]


def explain_unreadable(
    position: Position, tried: str, legal: dict[str, int], problem: Message | None
) -> IllegalAction:
    """The error for a text that is no legal action: why not, and the closest that are."""
    from difflib import get_close_matches

    record = position.record()
    wanted = tried.lower()
    if problem is None:
        known = [a for a in range(ACTIONS) if action_name(record, a).lower() == wanted]
        problem = (
            complaint(position, known[0])
            if known
            else message("error-unknown", tried=repr(tried))
        )
    close = get_close_matches(wanted, {name.lower() for name in legal}, CLOSEST, 0.0)
    names = sorted(name for name in legal if name.lower() in close)
    names.sort(key=lambda name: close.index(name.lower()))
    if names:
        closest = tuple(map(repr, names))
        problem = message("error-closest", problem=problem, closest=closest)
    return illegal(position, problem)


# Questions ---


def question_text(position: Position) -> str:
    """What is asked of whom, with the facts that matter, as a short sentence."""
    return describe_question(position.record())


def describe_question(record: Record) -> str:
    """The question of a record as a short sentence."""
    question = asked(record)
    if question.seat < 0:
        return "the game is over"
    sentence = QUESTIONS[QUESTION_NAMES[question.kind]]
    words = sentence if isinstance(sentence, str) else sentence(record, question)
    return f"seat {question.seat}: {words}"


def count_text(n: int, thing: str) -> str:
    """So many of a thing, "1 worker" or "2 workers"."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def stock_text(record: Record, question: Asked, good: str) -> str:
    """What the seat asked has of a good."""
    return f"you have {record['goods'][question.seat][GOOD_NAMES.index(good)]} {good}"


def list_tiles(record: Record, question: Asked) -> str:
    """The discovery tiles on the spot of a question."""
    kinds = dict.fromkeys(tile for tile in record["spot"][question.a] if tile >= 0)
    return " or ".join(DISCOVERY_NAMES[kind] for kind in kinds)


def start_discovery(record: Record, question: Asked) -> str:
    """The discovery that a kept starting tile shows."""
    kind = record["kept_sees"][question.seat][question.a]
    cost = COMPONENTS["discovery_tiles"][kind]["cost"]
    price = goods_text([cost.get(good, 0) for good in GOOD_NAMES])
    return f"buy {DISCOVERY_NAMES[kind]} for {price}, or decline"


def turn(record: Record, question: Asked) -> str:
    """The beginning of a turn, with the tiles used on the move."""
    who = "two workers" if question.a else "a worker"
    how = "to any board" if question.b else "1 to 3 boards"
    locked = max(record["space"][question.seat]) >= 0 and not (question.a or question.b)
    return f"move {who} {how}" + (", or unlock" if locked else "")


def board_action(record: Record, question: Asked) -> str:
    """The action of the worker that has moved, with the tiles used on it."""
    tiles = "free_cocoa " * question.a + "extra_worker " * question.b
    used = f" with {' and '.join(tiles.split())}" if tiles else ""
    mover = worker_text(record, record["mover"])
    return f"choose the action of {mover}{used}, {stock_text(record, question, 'cocoa')}"


def worship_order(record: Record, question: Asked) -> str:
    """Both parts of a worship action, or the ability once the discovery tile is bought."""
    kind = record["spot"][SPOT_NAMES.index(BOARD_NAMES[question.a])][0]
    if kind < 0:
        return "go on with the ability, or do first what you still can"
    return f"choose what comes first, the ability or {DISCOVERY_NAMES[kind]}"


def buy_discovery(record: Record, question: Asked) -> str:
    """Discovery tiles on the avenue or beside a worship area."""
    spot = SPOT_NAMES[question.a]
    return f"buy {list_tiles(record, question)} at {spot}, or decline"


def large_step(record: Record, question: Asked) -> str:
    """A temple step with discovery tiles."""
    step = f"{TEMPLE_NAMES[question.b]} step {question.c}"
    return f"take the reward of {step}, or buy {list_tiles(record, question)}"


def match_temple(_record: Record, question: Asked) -> str:
    """The coloured matches still to be followed."""
    counts = zip(question[2:], TEMPLE_NAMES, strict=True)
    left = " ".join(f"{n} {name}" for n, name in counts if n)
    return f"choose the next temple step of the matches, {left} left"


def royal_trade(record: Record, question: Asked) -> str:
    """Cocoa for two resources at a time."""
    goods = f"1 {GOOD_NAMES[question.a]} and 1 stone"
    most = f"up to {count_text(question.b, 'time')}"
    return f"trade 1 cocoa for {goods} {most}, {stock_text(record, question, 'cocoa')}"


def technology(record: Record, question: Asked) -> str:
    """Learning with so many workers counted."""
    workers = count_text(question.a, "worker")
    return f"learn a technology with {workers}, {stock_text(record, question, 'gold')}"


def pyramid_tile(_record: Record, question: Asked) -> str:
    """The next tile of a construction."""
    stop = ", or decline" if question.b else ""
    return f"pick a pyramid tile, {question.b} of up to {question.a} placed{stop}"


def pyramid_cell(record: Record, question: Asked) -> str:
    """The cell of the tile picked."""
    tile = PYRAMID_TILE_NAMES[record["pyramid_display"][question.a]]
    return f"place pyramid tile {tile} on a cell"


def salary(record: Record, question: Asked) -> str:
    """What is owed and what is there."""
    return f"pay up to {question.a} cocoa of salary, {stock_text(record, question, 'cocoa')}"


QUESTIONS: dict[str, str | Callable[[Record, Asked], str]] = {
    "keep_starting_tiles": "keep two of the four starting tiles",
    "take_starting_tile": lambda _, q: f"take the {('first', 'second')[q.a]} starting tile",
    "start_power_up": lambda _, q: f"raise a starting worker, {q.a} to go",
    "start_discovery": start_discovery,
    "place_worker": lambda r, q: f"choose a board for worker {worker_text(r, q.a)}",
    "turn": turn,
    "second_worker": lambda _, q: f"choose the worker that comes along to {BOARD_NAMES[q.b]}",
    "board_action": board_action,
    "worship_order": worship_order,
    "buy_discovery": buy_discovery,
    "large_step": large_step,
    "choose_temple": "choose a temple to step on",
    "match_temple": match_temple,
    "gain_resources": lambda _, q: f"choose {count_text(q.a, 'resource')} to gain",
    "royal_trade": royal_trade,
    "royal_swap": lambda _, q: f"pay 1 cocoa and 1 resource to gain {q.a}, or decline",
    "royal_sell": lambda _, q: f"sell up to {q.a} of your resources, 2 cocoa each, or decline",
    "royal_temple": lambda _, q: f"pay 1 cocoa for a temple step, {q.a} to go, or decline",
    "technology": technology,
    "nobles_row": "choose a nobles row for the building",
    "decoration": "place a decoration tile on a side",
    "pyramid_tile": pyramid_tile,
    "pyramid_cell": pyramid_cell,
    "discount": lambda _, q: f"choose the discount on level {CELL_PLACES[q.b // 4][0] + 1}",
    "power_up": lambda _, q: f"power up a worker on {BOARD_NAMES[q.a]}, {q.b} to go",
    "paid_power_up": lambda _, q: f"pay 1 cocoa to power up on {BOARD_NAMES[q.a]}, or decline",
    "power_up_anywhere": lambda _, q: f"power up any worker, {q.a} to go",
    "ascension": "choose the reward of the ascension",
    "end_turn": "end the turn, or do first what you still can",
    "salary": salary,
}
