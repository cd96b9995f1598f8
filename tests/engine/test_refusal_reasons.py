"""The reasons for refusals one by one: a situation, what is tried there, why it is refused."""

from typing import Any, NamedTuple

import pytest

from teotihuacan.engine import ACTIONS, IllegalAction, Position, Setup
from teotihuacan.engine import actions as act
from teotihuacan.engine import constants as w
from teotihuacan.engine.explain.action_texts import action_name
from teotihuacan.engine.record.storage import pack, unpack
from teotihuacan.engine.schema.discovery_tiles import FREE_COCOA

# Laying a table ---


def table(**facts: Any) -> Position:
    """A first game of two at its first turn, changed as told; without neutral dice.

    `workers` and `rivals` are the workers of seats 0 and 1, "forest2 palace1!0": board, power,
    worship space of a locked one. `tiles` and `knows` name what seat 0 holds and knows. `asked`
    lays questions on the stack. Goods are seat 0's, everything else is a field of the record.
    """
    record = unpack(Position.new(Setup(players=2, first_game=True), seed=1).to_bytes())
    record["neutral"] = [[w.NOWHERE] * w.NEUTRAL_DICE for _ in range(w.NEUTRAL_COLOURS)]
    lay_workers(record, 0, facts.pop("workers", "palace1 nobles2 nobles3"))
    lay_workers(record, 1, facts.pop("rivals", "gold_deposits1"))
    for name in facts.pop("tiles", "").split():
        record["held"][0][w.DISCOVERY_NAMES.index(name)] += 1
    for name in facts.pop("knows", "").split():
        record["knows"][0][w.TECHNOLOGY_NAMES.index(name)] = 1
    record["goods"][0] = [facts.pop(name, 0) for name in w.GOOD_NAMES]
    for frame in facts.pop("asked", ()):
        record["stack"][record["depth"]] = [*frame] + [0] * (w.FRAME_SIZE - len(frame))
        record["depth"] += 1
    return Position.from_bytes(pack(record | facts))


def lay_workers(record: dict[str, Any], seat: int, text: str) -> None:
    record["board"][seat] = [w.NOWHERE] * w.WORKERS
    record["space"][seat] = [w.GENERAL_AREA] * w.WORKERS
    record["power"][seat] = [w.NEW_WORKER_POWER] * w.WORKERS
    for i, worker in enumerate(text.split()):
        place, _, space = worker.partition("!")
        if place[:-1]:
            record["board"][seat][i] = w.BOARD_NAMES.index(place[:-1])
        record["power"][seat][i] = int(place[-1])
        record["space"][seat][i] = int(space) if space else w.GENERAL_AREA


def spots(**tiles: str) -> list[list[int]]:
    """Discovery tiles on some spots, all others empty."""
    rows = [[-1] * w.SPOT_TILES for _ in w.SPOT_NAMES]
    for spot, names in tiles.items():
        for i, name in enumerate(names.split()):
            rows[w.SPOT_NAMES.index(spot)][i] = w.DISCOVERY_NAMES.index(name)
    return rows


class Situation(NamedTuple):
    """What is refused why, after some actions on a table."""

    refusals: dict[str | int, str]
    played: tuple[str, ...]
    facts: dict[str, Any]


def when(refusals: dict[str | int, str], *played: str, **facts: Any) -> Situation:
    return Situation(refusals, played, facts)


# The situations. The ring of a first game: palace, stone_quarry, alchemy, forest, construction,
# decorations, nobles, gold_deposits. ---

PLAIN = 29  # the pyramid tile "....": it looks the same at every turn
EMPTY = [-1] * w.CELLS
STEPS = [[11, 10, 0], [0, 11, 0], [0, 0, 0], [0, 0, 0]]  # blue: own top, red: the rival's
STRONG = "forest1 forest2 forest3 palace1"

MOVING = {
    "turn": when(
        {
            "move 1@palace to nobles": "that is 6 boards away, 1 to 3 allowed",
            "move 1@palace to palace": "that is 8 boards away, 1 to 3 allowed",
            "move 2@forest to nobles": "that worker is locked",
            "move 3 to forest": "that worker is not in play",
            act.MOVE + w.BOARDS + w.QUARRY: "an equal worker has a lower number",
            "unlock for 3 cocoa": "needs 3 cocoa, you have 2 cocoa",
            "collect cocoa": "'collect cocoa' (action 40) answers board_action, not turn",
            "worker 1@palace": "power_up_anywhere or start_power_up, not turn",
            "keep pair 1": "answers keep_starting_tiles, not turn",
            "use cocoa": "you hold no cocoa",
            "use free_cocoa": "it is used at board_action or salary, not at turn",
            "use avenue_step": "it would do nothing now",
        },
        workers="palace1 palace1 forest2!0",
        cocoa=2,
        tiles="free_cocoa avenue_step",
        avenue=[9, 0, 0, 0],
    ),
    "nobody locked, no two together": when(
        {
            "unlock": "no worker of yours is locked",
            "unlock for 3 cocoa": "no worker of yours is locked",
            "use double_move": "no two unlocked workers of yours are on one board",
        },
        workers="palace1 forest1",
        tiles="double_move",
    ),
    "all locked": when(
        {"use move_anywhere": "no worker of yours is unlocked"},
        workers="palace1!0 palace1!1",
        cocoa=3,
        tiles="move_anywhere",
    ),
    "move anywhere": when(
        {"unlock": "move_anywhere has been used: a worker must move now"},
        "use move_anywhere",
        workers="palace1 palace1!0",
        tiles="move_anywhere",
    ),
    "double move": when(
        {
            "move 1@palace to forest": "a double move needs a companion",
            "unlock": "double_move has been used: two workers must move now",
            "use cocoa": "double_move has been used: two workers must move now",
            "use double_move": "it has been used on this move",
        },
        "use double_move",
        workers="forest1 forest2 palace1 palace1!0",
        tiles="double_move double_move cocoa",
    ),
    "second worker": when(
        {
            "worker 1@nobles": "that worker is the first one and has moved already",
            "worker 1@palace": "that worker is not on forest",
            "use cocoa": "no tile is used at second_worker",
        },
        "use double_move",
        "move 1@forest to nobles",
        workers=STRONG,
        tiles="double_move cocoa",
    ),
}

WORSHIPPING = {
    "palace": when(
        {
            "main action": "the palace has no main action",
            "worship gain_cocoa for discovery": "at the palace a discovery alone is not allowed",
            "worship gain_cocoa with discovery": "no discovery tile lies there",
            "use extra_worker": "one more worker makes no difference here",
        },
        "move 2@nobles to palace",
        tiles="extra_worker",
        spot=spots(),
    ),
    "no cocoa": when(
        {
            "main action": "needs 1 cocoa, you have 0 cocoa",
            "worship stone_quarry": "needs 1 cocoa, you have 0 cocoa",
        },
        "move 1@palace to stone_quarry",
        rivals="stone_quarry1!0 stone_quarry1",
        tiles="cocoa",
    ),
    "one cocoa": when(
        {
            "worship stone_quarry with discovery": "needs 2 cocoa, you have 1 cocoa",
            "worship stone_quarry for discovery": "avenue_step needs 1 cocoa, you have 0 cocoa"
            " after 1 cocoa for pushing off",
            "worship space 2": "stone_quarry has one worship space only",
        },
        "move 1@palace to stone_quarry",
        rivals="stone_quarry1!0",
        cocoa=1,
        spot=spots(stone_quarry="avenue_step"),
    ),
    "own worker": when(
        {
            "worship stone_quarry": "your own worker is there",
            "use free_cocoa": "no action that is possible here costs cocoa",
        },
        "move 1@palace to stone_quarry",
        workers="palace1 stone_quarry2!0",
        tiles="free_cocoa",
    ),
    "tile too dear": when(
        {
            "worship stone_quarry for discovery": "mask_1 needs 1 gold and 2 cocoa,"
            " you have 0 gold and 2 cocoa"
        },
        "move 1@palace to stone_quarry",
        cocoa=2,
        spot=spots(stone_quarry="mask_1"),
    ),
    "order, tile too dear": when(
        {"discovery first": "mask_1 needs 1 gold and 2 cocoa, you have 0 gold and 1 cocoa"},
        asked=[(w.WORSHIP_ORDER, 0, w.QUARRY, 0, 1)],
        spot=spots(stone_quarry="mask_1"),
        cocoa=1,
        tiles="cocoa",
    ),
    "order, tile bought": when(
        {"discovery first": "the discovery tile has been bought"},
        asked=[(w.WORSHIP_ORDER, 0, w.QUARRY, 0, 1)],
        spot=spots(),
        tiles="cocoa",
    ),
    "free cocoa": when(
        {
            "collect cocoa": "free_cocoa has been used",
            "worship stone_quarry": "free_cocoa has been used, but this costs no cocoa",
            "use cocoa": "free_cocoa has been used",
            "use free_cocoa": "it has been used on this action",
        },
        "move 1@palace to stone_quarry",
        "use free_cocoa",
        rivals="stone_quarry1",
        tiles="free_cocoa free_cocoa cocoa",
    ),
    "free cocoa, but a free main action": when(
        {"main action": "free_cocoa has been used, but the main action costs no cocoa"},
        "move 1@palace to stone_quarry",
        "use free_cocoa",
        rivals="stone_quarry1!0",
        tiles="free_cocoa",
    ),
}

MAIN_ACTIONS = {
    "alchemy, no gold": when(
        {
            "main action": "your 0 gold buys no technology in reach",
            "use extra_worker": "your 0 gold buys no technology in reach",
            "worship alchemy": "alchemy has no worship area",
        },
        "move 1@palace to alchemy",
        tiles="extra_worker cocoa",
    ),
    "alchemy, all known": when(
        {"main action": "you know every technology in reach"},
        "move 1@palace to alchemy",
        gold=9,
        knows=" ".join(w.TECHNOLOGY_NAMES),
        tiles="cocoa",
    ),
    "alchemy, no cocoa": when(
        {"use extra_worker": "needs 1 cocoa, you have 0 cocoa"},
        "move 1@palace to alchemy",
        gold=9,
        rivals="alchemy1",
        tiles="extra_worker cocoa",
    ),
    "nobles, no wood": when(
        {"main action": "needs 2 wood, you have 1 wood"},
        "move 1@forest to nobles",
        workers="forest1",
        wood=1,
        tiles="cocoa",
    ),
    "nobles, row full": when(
        {"main action": "no row is free for your number of workers, 1"},
        "move 1@forest to nobles",
        workers="forest1",
        wood=2,
        nobles=[5, 0, 0],
        tiles="cocoa",
    ),
    "nobles, no building": when(
        {"main action": "no building is left"},
        "move 1@forest to nobles",
        workers="forest1",
        wood=2,
        nobles=[5, 4, 2],
        tiles="cocoa",
    ),
    "decorations, no gold": when(
        {"main action": "needs 3 gold, you have 2 gold"},
        "move 1@forest to decorations",
        workers="forest1",
        gold=2,
    ),
    "decorations, no tile": when(
        {"main action": "no decoration tile is left"},
        "move 1@forest to decorations",
        workers="forest1",
        gold=3,
        decoration_display=[-1] * w.DECORATION_DISPLAY,
    ),
    "decorations, no place": when(
        {"main action": "no side can take a decoration now"},
        "move 1@forest to decorations",
        workers="forest1",
        gold=3,
        decoration=[[0, 1, 2, 3]] * w.SIDES,
    ),
    "construction, no stone": when(
        {"main action": "your 1 stone and 4 wood pay for no open cell"},
        "move 1@forest to construction",
        workers="forest1",
        stone=1,
        wood=4,
        tiles="cocoa",
    ),
    "construction, no tile": when(
        {"main action": "no pyramid tile is on display"},
        "move 1@forest to construction",
        workers="forest1",
        stone=2,
        pyramid_display=[-1] * w.PYRAMID_DISPLAY,
        tiles="cocoa",
    ),
    "construction, complete": when(
        {"main action": "the pyramid is complete"},
        "move 1@forest to construction",
        workers="forest1",
        stone=9,
        wood=9,
        tile=[0] * w.CELLS,
        tiles="cocoa",
    ),
}

BUILDING = {
    "technology": when(
        {
            "learn palace_cocoa": "you know palace_cocoa already",
            "learn resource_cocoa_vp": "the bottom row is out of reach for one worker",
            "learn construction_temple": "needs 2 gold, you have 1 gold",
        },
        asked=[(w.TECHNOLOGY, 0, 1)],
        workers="alchemy1",
        technology=[0, 1, 2, 3, 4, 8],
        knows="palace_cocoa",
        gold=1,
    ),
    "nobles row": when(
        {"build bottom row": "the bottom row is full"},
        asked=[(w.NOBLES_ROW, 0, 3)],
        nobles=[0, 0, 3],
    ),
    "decoration": when(
        {
            "decorate slot 1 bottom": "no decoration tile lies in that slot",
            "decorate B. top": "the top side is full",
            "decorate B. right": "the pyramid is too low under the next space of the right side",
        },
        asked=[(w.DECORATION, 0)],
        decoration=[[0, 1, 2, 3], [4, -1, -1, -1], [-1] * 4, [-1] * 4],
        decoration_display=[-1, 5, 6, 7],
        tile=EMPTY,
    ),
    "pyramid tile": when(
        {
            act.PICK_TILE + 1: "an equal tile lies in an earlier slot",
            "pick slot 3": "no pyramid tile lies in that slot",
            "decline": "at least one tile must be placed",
            "use extra_worker": "it is used at board_action, not at pyramid_tile",
        },
        asked=[(w.PYRAMID_TILE, 0, 3)],
        stone=2,
        pyramid_display=[4, 4, -1],
        tiles="extra_worker cocoa",
    ),
    "pyramid cell": when(
        {
            "place 1-1-1 turn 0": "that cell is taken",
            "place 4-1-1 turn 0": "that cell is not supported by four tiles",
            "place 2-1-1 turn 0": "level 2 needs 1 wood and 2 stone, you have 0 wood and 2 stone",
            "place 1-4-4 turn 3": "the tile looks the same at turn 0",
        },
        asked=[(w.PYRAMID_TILE, 0, 1), (w.PYRAMID_CELL, 0)],
        stone=2,
        tile=[0] * 14 + [-1] * 16,
        pyramid_display=[PLAIN] * 3,
    ),
    "pyramid cell, discount": when(
        {
            "place 3-1-1 turn 0": "level 3 needs 2 wood and 2 stone,"
            " you have 0 wood and 2 stone, and one less would not do"
        },
        asked=[(w.PYRAMID_TILE, 0, 1, 0, 1), (w.PYRAMID_CELL, 0)],
        stone=2,
        tile=[0] * 14 + [-1] * 2 + [0] * 9 + [-1] * 5,
        pyramid_display=[PLAIN] * 3,
    ),
    "discount on level 1": when(
        {"discount wood": "level 1 costs no wood"},
        asked=[(w.PYRAMID_TILE, 0, 2, 0, 1), (w.DISCOUNT, 0, 0, 0)],
        stone=2,
    ),
    "discount on level 2": when(
        {"decline": "no further tile can follow"},
        asked=[(w.PYRAMID_TILE, 0, 1, 0, 1), (w.DISCOUNT, 0, 0, 64)],
        stone=2,
        wood=1,
    ),
}

CHOOSING = {
    "buy discovery": when(
        {
            "buy mask_2": "that discovery tile does not lie there",
            "buy mask_1": "needs 1 gold and 2 cocoa, you have 0 gold and 1 cocoa",
            "end turn": "answers end_turn, not buy_discovery",
        },
        asked=[(w.BUY_DISCOVERY, 0, w.SPOT_NAMES.index("avenue_3"))],
        spot=spots(avenue_3="mask_1 avenue_step"),
        cocoa=1,
    ),
    "start discovery": when(
        {"buy mask_1": "that discovery tile does not lie there"},
        asked=[(w.START_DISCOVERY, 0, 0)],
        kept_sees=[[FREE_COCOA, -1], [-1, -1], [-1, -1], [-1, -1]],
    ),
    "ascension": when(
        {
            "ascend worker": "all your workers are in play",
            "ascend two temples": "needs 3 cocoa, you have 2 cocoa",
        },
        asked=[(w.ASCENSION, 0)],
        workers=STRONG,
        cocoa=2,
    ),
    "ascension, temples done": when(
        {"ascend two temples": "no temple step is possible"},
        asked=[(w.ASCENSION, 0)],
        temple=[[11, 11, 11], [0] * 3, [0] * 3, [0] * 3],
        cocoa=3,
    ),
    "temple": when(
        {
            "temple blue": "no step is possible: you are on the top",
            "temple red": "no step is possible: the top step is taken",
        },
        asked=[(w.ROYAL_TEMPLE, 0, 2)],
        temple=STEPS,
        cocoa=1,
    ),
    "temple, no cocoa": when(
        {"temple green": "needs 1 cocoa, you have 0 cocoa"},
        asked=[(w.ROYAL_TEMPLE, 0, 2)],
        tiles="cocoa",
    ),
    "matches": when(
        {"temple green": "no coloured match of green is left to follow"},
        asked=[(w.MATCH_TEMPLE, 0, 1, 1, 0)],
    ),
    "gain resources": when(
        {"3 wood": "2 resources are to be chosen"},
        asked=[(w.GAIN_RESOURCES, 0, 2)],
    ),
    "royal swap": when(
        {
            "2 wood": "1 resource is to be swapped",
            "1 gold": "needs 1 gold and 1 cocoa, you have 0 gold and 1 cocoa",
        },
        asked=[(w.ROYAL_SWAP, 0, 3)],
        wood=2,
        cocoa=1,
    ),
    "royal sell": when(
        {
            "3 wood": "at most 2 resources can be sold",
            "1 wood 1 gold": "needs 1 wood and 1 gold, you have 5 wood and 0 gold",
        },
        asked=[(w.ROYAL_SELL, 0, 2)],
        wood=5,
    ),
    "royal trade": when(
        {"trade 4": "at most 3 trades allowed", "trade 3": "needs 3 cocoa, you have 2 cocoa"},
        asked=[(w.ROYAL_TRADE, 0, w.WOOD, 3)],
        cocoa=2,
    ),
    "salary": when(
        {
            "pay 5": "the salary is 4 cocoa",
            "pay 3": "needs 3 cocoa, you have 2 cocoa",
            "use cocoa": "no tile is used at salary",
        },
        asked=[(w.SALARY, 0, 4)],
        cocoa=2,
        tiles="cocoa",
        active=-1,
    ),
    "draft": when(
        {"take tile 18": "that starting tile does not lie there"},
        asked=[(w.TAKE_STARTING_TILE, 0)],
        pool=[3, 4, 5, 6, 7, 8, -1, -1, -1, -1],
    ),
}

WORKERS = {
    "power-up": when(
        {
            "decline": "a power-up is mandatory",
            "worker 1@palace": "that worker is not on forest",
            "worker 3": "that worker is not in play",
        },
        asked=[(w.POWER_UP, 0, w.FOREST, 2)],
        workers="forest1 forest2 palace1",
    ),
    "power-up of equals": when(
        {act.WORKER + 1: "an equal worker has a lower number"},
        asked=[(w.POWER_UP, 0, w.FOREST, 2)],
        workers="forest1 forest1 forest2",
    ),
    "power-up, unlocking": when(
        {"unlock for 3 cocoa": "not between paying for an action and its effect"},
        asked=[(w.PYRAMID_TILE, 0, 1), (w.POWER_UP_ANYWHERE, 0, 2)],
        workers="construction1 palace2!0 forest3 nobles3",
        stone=2,
        cocoa=3,
        tiles="power_up_twice",
    ),
    "board action, unlocking after a tile": when(
        {"unlock for 3 cocoa": "extra_worker"},
        "move 1@stone_quarry to alchemy",
        "use extra_worker",
        workers="stone_quarry1 palace2!0 forest3 nobles3",
        gold=2,
        cocoa=9,
        tiles="extra_worker free_cocoa",
        neutral=[[w.ALCHEMY] * 3, [-1] * 3],
    ),
    "paid power-up": when(
        {"worker 1@forest": "needs 1 cocoa, you have 0 cocoa"},
        asked=[(w.PAID_POWER_UP, 0, w.FOREST)],
        workers="forest1",
        tiles="victory_points",
    ),
    "power-up anywhere": when(
        {
            "worker 1@stone_quarry": "has just moved and its action is still to come",
            "worker 2@forest": "that worker is locked",
        },
        "move 1@palace to stone_quarry",
        "use power_up_twice",
        workers="palace1 forest2!0 forest3 nobles3",
        tiles="power_up_twice",
    ),
    "starting power-up": when(
        {
            act.WORKER + 2: "an equal worker has a lower number",
            "worker 3": "only a starting worker can be raised now",
        },
        asked=[(w.START_POWER_UP, 0, 1)],
        workers="2 1 1 3",
    ),
    "starting boards": when(
        {
            "start on alchemy": "no starting tile of yours names that board",
            "start on nobles": "a worker of yours is there already",
            "start on forest": "equal workers are placed in the order of the boards' numbers",
        },
        asked=[(w.PLACE_WORKER, 0, 1)],
        workers="nobles2 2 1 3",
        kept=[[4, 15], [-1, -1], [-1, -1], [-1, -1]],
    ),
    "starting boards, the first": when(
        {"start on decorations": "the equal workers to come need boards with higher numbers"},
        asked=[(w.PLACE_WORKER, 0, 0)],
        workers="1 1 1 3",
        kept=[[4, 15], [-1, -1], [-1, -1], [-1, -1]],
    ),
}
SITUATIONS = MOVING | WORSHIPPING | MAIN_ACTIONS | BUILDING | CHOOSING | WORKERS


def action_of(position: Position, tried: str | int) -> int:
    """The action of a text: the legal one if there is one, else the first."""
    if isinstance(tried, int):
        return tried
    record = unpack(position.to_bytes())
    found = [action for action in range(ACTIONS) if action_name(record, action) == tried]
    return next((action for action in found if position.is_legal(action)), found[0])


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_refusal_names_the_reason(name: str) -> None:
    situation = SITUATIONS[name]
    position = table(**situation.facts)
    for text in situation.played:
        position.apply(action_of(position, text))
    for tried, reason in situation.refusals.items():
        with pytest.raises(IllegalAction) as caught:
            position.apply(action_of(position, tried))
        assert reason in str(caught.value)
        assert str(caught.value).startswith(f"seat 0 is asked {position.question}: ")
