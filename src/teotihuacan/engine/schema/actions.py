"""The table of actions: for each kind its numbers, its words, what it is about, what it answers.

The kinds follow one another in the action space in the order of the rows; `actions.py` calls the
first number of each by name. Records keep numbers, so new kinds go to the end; changing a number
changes ACTIONS_VERSION. `docs/library/actions.md` is written from this table.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from math import prod
from typing import NamedTuple

from ..constants import (
    ASCENSION,
    BOARD_ACTION,
    BOARD_NAMES,
    BOARDS,
    BUY_DISCOVERY,
    CELLS,
    CHOOSE_TEMPLE,
    DECORATION,
    DECORATION_DISPLAY,
    DISCOUNT,
    DISCOVERIES,
    DISCOVERY_NAMES,
    END_TURN,
    GAIN_RESOURCES,
    KEEP_STARTING_TILES,
    LARGE_STEP,
    MATCH_TEMPLE,
    NOBLES_ROW,
    NOBLES_ROWS,
    PAID_POWER_UP,
    PLACE_WORKER,
    POWER_UP,
    POWER_UP_ANYWHERE,
    PYRAMID_CELL,
    PYRAMID_DISPLAY,
    PYRAMID_TILE,
    QUESTIONS,
    RESOURCE_SETS,
    ROYAL_SELL,
    ROYAL_SPACES,
    ROYAL_SWAP,
    ROYAL_TEMPLE,
    ROYAL_TRADE,
    SALARY,
    SECOND_WORKER,
    SIDES,
    START_DISCOVERY,
    START_POWER_UP,
    STARTING_TILES,
    TAKE_STARTING_TILE,
    TECHNOLOGY,
    TECHNOLOGY_SLOTS,
    TEMPLE_NAMES,
    TEMPLES,
    TURN,
    UNLOCK_PRICE,
    WORKERS,
    WORSHIP_ORDER,
)
from ..explain import action_facts as facts
from ..explain import action_words as words
from ..schema.discovery_tiles import MASKS
from ..tables import KEEP_FIRST, RESOURCE_SET_GOODS

Words = tuple[str, ...] | Callable[[words.Record, int], str]
About = Callable[[words.Record, int], facts.Facts]
Covers = Callable[[words.Record, int], list[facts.Square]]
Fields = tuple[tuple[str, int], ...]


class ActionKind(NamedTuple):
    """Actions of one kind: a block of numbers, one for each combination of the fields' values."""

    constant: str  # its name in actions.py
    name: str  # in offers and in the keys of messages
    verb: str  # the text of an action is the verb and its words
    meaning: str  # for docs/library/actions.md
    questions: tuple[int, ...]  # that it can answer
    fields: Fields = ()  # name and number of values; the last one counts fastest
    words: Words = ("",)
    about: About | None = None
    reason: str = "reasons.nothing"  # the function of `explain` that says why it isn't possible
    covers: Covers | None = None  # the squares of the pyramid that it covers
    first: int = 0  # the number of its first action

    @property
    def size(self) -> int:
        """How many actions it has."""
        return prod(size for _, size in self.fields)


def number(kinds: Iterable[ActionKind]) -> Iterator[ActionKind]:
    """The kinds one after the other in the action space."""
    following = 0
    for kind in kinds:
        yield kind._replace(first=following)
        following += kind.size


ROWS = (
    ActionKind("END_TURN_ACTION", "end_turn", "end turn", "end the turn", (END_TURN,)),
    ActionKind(
        "DECLINE",
        "decline",
        "decline",
        "leave what may be left: buying, trading, more tiles, the discount, a paid power-up",
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
        reason="reasons.no_decline",
    ),
    ActionKind(
        "UNLOCK_FREE",
        "unlock",
        "unlock",
        "unlock all workers instead of a normal turn (rule 3.1)",
        (TURN,),
        reason="turn_reasons.no_unlock",
    ),
    ActionKind(
        "UNLOCK_PAID",
        "unlock_paid",
        f"unlock for {UNLOCK_PRICE} cocoa",
        "pay to unlock all workers (rule 3.4)",
        (TURN, BOARD_ACTION, POWER_UP, PAID_POWER_UP, POWER_UP_ANYWHERE, END_TURN),
        reason="turn_reasons.no_paid_unlock",
    ),
    ActionKind(
        "MOVE",
        "move",
        "move",
        "move a worker to a board",
        (TURN,),
        (("worker", WORKERS), ("board", BOARDS)),
        words.move_words,
        facts.move_about,
        "turn_reasons.no_move",
    ),
    ActionKind(
        "WORKER",
        "worker",
        "worker",
        "choose a worker, to be raised or to come along",
        (SECOND_WORKER, POWER_UP, PAID_POWER_UP, POWER_UP_ANYWHERE, START_POWER_UP),
        (("worker", WORKERS),),
        words.worker_text,
        facts.worker_about,
        "turn_reasons.no_worker",
    ),
    ActionKind(
        "COLLECT",
        "collect",
        "collect cocoa",
        "collect cocoa",
        (BOARD_ACTION,),
        about=facts.board_about,
        reason="turn_reasons.no_cocoa",
    ),
    ActionKind(
        "MAIN",
        "main",
        "main action",
        "take the main action of the board",
        (BOARD_ACTION,),
        about=facts.board_about,
        reason="turn_reasons.no_main_action",
    ),
    ActionKind(
        "WORSHIP",
        "worship",
        "worship",
        "worship for the ability, for the discovery tile (`for discovery`) or for both"
        " (`with discovery`); at the palace the royal tile is named",
        (BOARD_ACTION,),
        (("space", ROYAL_SPACES), ("part", len(words.WORSHIP_PARTS))),
        words.worship_words,
        facts.worship_about,
        "turn_reasons.no_worship",
    ),
    ActionKind(
        "ABILITY_FIRST",
        "ability_first",
        "ability first",
        "use the ability of the worship space before the discovery tile is bought",
        (WORSHIP_ORDER,),
    ),
    ActionKind(
        "DISCOVERY_FIRST",
        "discovery_first",
        "discovery first",
        "buy the discovery tile before the ability is used",
        (WORSHIP_ORDER,),
        reason="reasons.no_discovery_first",
    ),
    ActionKind(
        "REWARD", "reward", "take reward", "take the reward of the temple step", (LARGE_STEP,)
    ),
    ActionKind(
        "BUY",
        "buy",
        "buy",
        "buy a discovery tile",
        (BUY_DISCOVERY, LARGE_STEP, START_DISCOVERY),
        (("discovery tile", DISCOVERIES),),
        DISCOVERY_NAMES,
        facts.discovery_about,
        "reasons.no_purchase",
    ),
    ActionKind(
        "LEARN",
        "learn",
        "learn",
        "learn the technology in a slot; the top row comes first",
        (TECHNOLOGY,),
        (("slot", TECHNOLOGY_SLOTS),),
        words.technology_words,
        facts.technology_about,
        "reasons.no_technology",
    ),
    ActionKind(
        "BUILD_ROW",
        "build",
        "build",
        "build in a row of the nobles",
        (NOBLES_ROW,),
        (("row", NOBLES_ROWS),),
        words.ROW_WORDS,
        facts.row_about,
        "reasons.no_row",
    ),
    ActionKind(
        "DECORATE",
        "decorate",
        "decorate",
        "place a decoration tile of the display on a side: top, right, bottom, left",
        (DECORATION,),
        (("slot", DECORATION_DISPLAY), ("side", SIDES)),
        words.decoration_words,
        facts.decoration_about,
        "reasons.no_decoration",
        facts.decoration_covers,
    ),
    ActionKind(
        "PICK_TILE",
        "pick",
        "pick",
        "pick a pyramid tile of the display",
        (PYRAMID_TILE,),
        (("slot", PYRAMID_DISPLAY),),
        words.pyramid_tile_words,
        facts.pick_about,
        "reasons.no_tile",
    ),
    ActionKind(
        "PLACE_TILE",
        "place",
        "place",
        "place the picked tile at a level, row and column (from 1) with clockwise quarter turns",
        (PYRAMID_CELL,),
        (("cell", CELLS), ("turn", 4)),
        words.cell_words,
        facts.place_about,
        "reasons.no_cell",
        facts.place_covers,
    ),
    ActionKind(
        "DISCOUNT_STONE", "discount_stone", "discount stone", "pay less stone", (DISCOUNT,)
    ),
    ActionKind(
        "DISCOUNT_WOOD",
        "discount_wood",
        "discount wood",
        "pay less wood",
        (DISCOUNT,),
        reason="reasons.no_wood_discount",
    ),
    ActionKind(
        "ASCEND",
        "ascend",
        "ascend",
        "take 5 VP, 5 cocoa, a temple step, two for 3 cocoa, or the fourth worker",
        (ASCENSION,),
        (("reward", len(words.ASCENSION_REWARDS)),),
        words.ASCENSION_REWARDS,
        facts.reward_about,
        "reasons.no_ascension_reward",
    ),
    ActionKind(
        "TEMPLE",
        "temple",
        "temple",
        "step on a temple",
        (CHOOSE_TEMPLE, MATCH_TEMPLE, ROYAL_TEMPLE),
        (("temple", TEMPLES),),
        TEMPLE_NAMES,
        facts.temple_about,
        "reasons.no_temple",
    ),
    ActionKind(
        "RESOURCE_SET",
        "resources",
        "",
        "choose 1 to 5 resources; smaller sets come first, then those with more wood, more stone",
        (GAIN_RESOURCES, ROYAL_SWAP, ROYAL_SELL),
        (("set", RESOURCE_SETS),),
        tuple(words.goods_text(goods) for goods in RESOURCE_SET_GOODS),
        facts.resources_about,
        "reasons.no_resources",
    ),
    ActionKind(
        "AMOUNT",
        "amount",
        "",
        "pay so much cocoa, or trade so often",
        (SALARY, ROYAL_TRADE),
        (("amount", 9),),
        words.amount_words,
        facts.amount_about,
        "reasons.no_amount",
    ),
    ActionKind(
        "KEEP",
        "keep",
        "keep",
        "keep a pair of the four dealt tiles: 1+2, 1+3, 1+4, 2+3, 2+4, 3+4",
        (KEEP_STARTING_TILES,),
        (("pair", len(KEEP_FIRST)),),
        words.keep_words,
        facts.keep_about,
    ),
    ActionKind(
        "TAKE",
        "take",
        "take",
        "take a starting tile of the draft",
        (TAKE_STARTING_TILE,),
        (("starting tile", STARTING_TILES),),
        tuple(f"tile {n + 1}" for n in range(STARTING_TILES)),
        facts.take_about,
        "reasons.no_starting_tile",
    ),
    ActionKind(
        "PLACE_ON",
        "start_on",
        "start on",
        "place a starting worker on a board",
        (PLACE_WORKER,),
        (("board", BOARDS),),
        BOARD_NAMES,
        facts.start_about,
        "reasons.no_start",
    ),
    ActionKind(
        "USE",
        "use",
        "use",
        "use a discovery tile (no mask) where it works: in the own turn, `free_cocoa` at salary",
        tuple(range(1, QUESTIONS)),
        (("discovery tile", DISCOVERIES - MASKS),),
        DISCOVERY_NAMES[MASKS:],
        facts.use_about,
        "use_reasons.no_use",
    ),
)
ACTION_KINDS = tuple(number(ROWS))
FIRSTS = [kind.first for kind in ACTION_KINDS]
FIRST_OF = {kind.constant: kind.first for kind in ACTION_KINDS}
ACTION_COUNT = ACTION_KINDS[-1].first + ACTION_KINDS[-1].size


def kind_of(action: int) -> ActionKind:
    """The kind that an action of the action space belongs to."""
    return ACTION_KINDS[bisect_right(FIRSTS, action) - 1]
