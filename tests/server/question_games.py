"""Games that stand just before each kind of question, found by playing; always the same ones."""

import random
from collections.abc import Callable, Iterator

from prepared_games import GameSoFar

from teotihuacan import Position, Setup
from teotihuacan.engine.constants import QUESTION_NAMES
from teotihuacan.engine.record.storage import unpack
from teotihuacan.game.offers import describe_action

ALL_QUESTIONS = QUESTION_NAMES[1:]  # the first is none
SEAT = 0  # that is asked
MOST_GAMES = 4000
SETUPS = (
    Setup(players=1),
    Setup(players=2, draft=True),
    Setup(players=2),
    Setup(players=3, advanced_worship=True),
    Setup(players=4),
)
Player = Callable[[Position, random.Random], int]


def games_before_each_question() -> dict[str, GameSoFar]:
    """For each kind of question a game in which the first seat is asked it now."""
    found: dict[str, GameSoFar] = {}
    for seed in range(MOST_GAMES):
        setup = SETUPS[seed % len(SETUPS)]
        player = builder_for_nobles if setup.players == 4 else anything
        for question, game in moments(setup, seed, player):
            found.setdefault(question, game)
        if len(found) == len(ALL_QUESTIONS):
            break
    return found


def moments(setup: Setup, seed: int, player: Player) -> Iterator[tuple[str, GameSoFar]]:
    """The kinds of questions that the seat is asked in a game, with the game up to each."""
    position, chance = Position.new(setup, seed), random.Random(seed)
    actions: list[int] = []
    seen: set[str] = set()
    while not position.over:
        if position.seat == SEAT and position.question not in seen:
            seen.add(position.question)
            yield position.question, GameSoFar(setup, seed, tuple(actions))
        actions.append(player(position, chance))
        position.apply(actions[-1])


def anything(position: Position, chance: random.Random) -> int:
    """Any answer."""
    return chance.choice(position.legal_actions())


def builder_for_nobles(position: Position, chance: random.Random) -> int:
    """Who gathers wood and builds: the nobles' rows have to be full before one may choose."""
    record = unpack(position.to_bytes())

    def liked(action: int) -> float:
        kind, about = describe_action(record, action)
        if kind == "move" and about["start"] == "nobles":
            return -5
        if kind in ("move", "main"):
            return {"nobles": 6.0, "forest": 4.0}.get(about["board"], 0)
        return {"collect": 2.0, "worship": -6.0}.get(kind, 0)

    return max(position.legal_actions(), key=lambda action: liked(action) + 3 * chance.random())
