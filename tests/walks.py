"""Games to walk through: every set-up the rules allow, answered by a generator of our own."""

from collections.abc import Callable, Iterator
from typing import Any

from teotihuacan import Position, Setup
from teotihuacan.engine.actions import (
    AFTER_USE,
    ASCEND,
    ASCEND_COCOA,
    BUILD_ROW,
    BUY,
    COLLECT,
    MAIN,
    MOVE,
    PICK_TILE,
    PLACE_TILE,
    REWARD,
    UNLOCK_FREE,
    USE,
    WORKER,
)
from teotihuacan.engine.constants import (
    BOARD_NAMES,
    BOARDS,
    CONSTRUCTION,
    FOREST,
    GOOD_NAMES,
    QUARRY,
)
from teotihuacan.engine.schema.discovery_tiles import EXTRA_WORKER, MASKS
from teotihuacan.game.position_json import position_from_json, position_to_json

OPENINGS: tuple[dict[str, Any], ...] = ({}, {"first_game": True}, {"draft": True})
SETUPS = [
    Setup(players=players, dark_eclipse=dark, advanced_worship=advanced, **opening)
    for players in (2, 3, 4)
    for opening in OPENINGS
    for dark in (False, True)
    for advanced in (False, True)
]


def setup_name(setup: Setup) -> str:
    """A set-up as the name of a test: "2-draft-dark_eclipse"."""
    options = [name for name, value in setup.to_dict().items() if value is True]
    return "-".join([str(setup.players), *options])


class Picks:
    """A linear congruential generator: the same picks with every version of Python."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) * n >> 31

    def of(self, things: Any) -> Any:
        """One of some things."""
        return things[self.below(len(things))]


def makes(action: int) -> bool:
    """Whether an action makes something: a main action, a tile, a technology, a purchase."""
    taken = BUY <= action < BUILD_ROW or PICK_TILE <= action < PLACE_TILE
    return taken or action == MAIN or USE <= action < AFTER_USE


def builds(action: int) -> bool:
    """Whether an action helps to build: it leads to stone, wood or construction."""
    if MOVE <= action < WORKER:
        return (action - MOVE) % BOARDS in (FOREST, QUARRY, CONSTRUCTION)
    return action in (MAIN, USE + EXTRA_WORKER - MASKS) or PICK_TILE <= action < PLACE_TILE


PROVIDES = (UNLOCK_FREE, COLLECT, REWARD, ASCEND + ASCEND_COCOA)  # cocoa, workers: the next best
STYLES: tuple[Callable[[int], bool] | None, ...] = (None, makes, None, builds)


def choose(position: Position, picks: Picks, style: int) -> int:
    """A random answer; some styles of play mostly prefer what makes or builds something.

    Players without a preference hardly ever build the upper levels of the pyramid.
    """
    legal = position.legal_actions()
    prefers = STYLES[style % len(STYLES)]
    if prefers and picks.below(12):
        liked = [a for a in legal if prefers(a)]
        legal = liked or [a for a in legal if a in PROVIDES] or legal
    return int(picks.of(legal))


def walk(position: Position, seed: int) -> Iterator[int]:
    """Play a game to its end, in place; yields every action before it is applied.

    The seed sets the style of play too: 1 and 3 modulo 4 are those with a preference.
    """
    picks = Picks(seed)
    while not position.over:
        action = choose(position, picks, seed)
        yield action
        position.apply(action)


def moments(setup: Setup, seed: int, every: int) -> Iterator[Position]:
    """Copies of a game's position, one in about so many decisions, the end among them."""
    position = Position.new(setup, seed)
    picks = Picks(seed + 1)
    for _ in walk(position, seed):
        if picks.below(every) == 0:
            yield position.copy()
    yield position


def rich(setup: Setup, seed: int) -> Position:
    """A game at its first turn with plenty for everybody: goods, discovery tiles, strong workers.

    Long chains of decisions, rare in games from the start, are common from here.
    """
    position = Position.new(setup, seed)
    picks = Picks(seed)
    while position.question != "turn":
        position.apply(picks.of(position.legal_actions()))
    data = position_to_json(position)
    stack = data["stacks"]["discoveries"]
    data["nobles"][2] = 3 * picks.below(2)  # full: three workers may build in two rows
    data["players"][0]["statistics"]["buildings"] = data["nobles"][2]
    for player in data["players"]:
        counted = player["statistics"]
        for good in GOOD_NAMES:
            player[good] = picks.below(25)
        counted["cocoa_gained"] = player["cocoa"] + counted["cocoa_spent"]
        home = picks.of(BOARD_NAMES) if picks.below(2) else None
        for worker in player["workers"]:
            worker.update(power=1 + picks.below(5), board=home or worker["board"])
        for tile in list(stack):
            if stack[tile] and picks.below(3) == 0:
                stack[tile] -= 1
                player["discoveries"][tile] = player["discoveries"].get(tile, 0) + 1
                counted["discoveries_bought"] += 1
    return position_from_json(data)
