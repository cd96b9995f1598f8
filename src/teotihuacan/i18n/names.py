"""Things of the engine as arguments for messages, by the names that people give them.

Facts of log entries, offers and questions name boards, tiles and goods as the engine does. A
message gets each as `x` in words, with its other forms (`x_to`, `x_at` ...) where a language has
them, and as `x_key` as the engine calls it.
"""

from collections.abc import Mapping, Sequence

from ..engine.schema.discovery_tiles import TILE_OF_NAME
from .active_language import name_arguments, say
from .catalogue import Argument
from .lists import join_list

Named = dict[str, Argument]
# The message that names the value of a fact.
MESSAGES = {
    "board": "board-{}",
    "start": "board-{}",
    "here": "board-{}",
    "technology": "technology-{}",
    "royal_tile": "royal-{}",
    "royal": "royal-{}",
    "bot_tile": "bot-{}",
    "source": "log-source-{}",
    "slot": "log-slot-{}",
    "start_slot": "log-slot-{}",
    "outcome": "log-outcome-{}",
}


def name_thing(argument: str, name: str | None) -> Named:
    """One thing as arguments for a message."""
    args: Named = {argument: "", f"{argument}_key": name or "none"}
    if name is None:
        return args
    if argument == "discovery":
        return {**args, **name_discovery(argument, name)}
    if argument == "spot":
        return {**args, **name_spot(argument, name)}
    if argument == "good":
        return {**args, **name_arguments(argument, "good-plain", good=name)}
    if argument in MESSAGES:
        return {**args, **name_arguments(argument, MESSAGES[argument].format(name))}
    return {**args, argument: name}


def name_discovery(argument: str, tile: str) -> Named:
    """A discovery tile; masks share a message and differ by their numbers."""
    row = TILE_OF_NAME[tile]
    return {**name_arguments(argument, row.message, number=row.number)}


def name_spot(argument: str, name: str) -> Named:
    """Where discovery tiles lie: on a board, or on a step of the avenue or of a temple."""
    track, _, step = name.rpartition("_")
    if not step.isdecimal():
        return {**name_arguments(argument, f"board-{name}")}
    if track == "avenue":
        return {**name_arguments(argument, "avenue")}
    return {**name_arguments(argument, "temple", temple=track)}


def name_facts(facts: Mapping[str, object]) -> Named:
    """Facts as arguments for a message: numbers as they are, things by name."""
    args: Named = {}
    for name, fact in facts.items():
        if isinstance(fact, int):
            args[name] = fact
        elif isinstance(fact, Mapping):
            args[name] = join_list(say_amounts(fact))
        elif isinstance(fact, list):
            args[name] = join_list([say_board(str(board)) for board in fact])
        else:
            args.update(name_thing(name, None if fact is None else str(fact)))
    return args


def say_amounts(goods: Mapping[str, int]) -> Sequence[str]:
    """Goods with their amounts: "2 wood", "1 cocoa"."""
    return [say(f"amount-{good}", n=n, count=n) for good, n in goods.items()]


def say_board(board: str) -> str:
    """A board in words."""
    return say(f"board-{board}")


def say_discovery(tile: str) -> str:
    """A discovery tile in words."""
    return str(name_discovery("tile", tile)["tile"])


def say_discovery_effect(tile: str) -> str:
    """What a discovery tile does."""
    return say(f"{TILE_OF_NAME[tile].message}-does")
