"""The flat action space: every answer to every question is one number below ACTIONS.

The numbers come from the table in `schema/actions.py`; the page for readers is
`docs/library/actions.md`.
"""

from .constants import DISCOVERIES
from .schema.actions import ACTION_COUNT, FIRST_OF
from .schema.discovery_tiles import MASKS

ACTIONS_VERSION = 1

END_TURN_ACTION = FIRST_OF["END_TURN_ACTION"]
DECLINE = FIRST_OF["DECLINE"]
UNLOCK_FREE = FIRST_OF["UNLOCK_FREE"]
UNLOCK_PAID = FIRST_OF["UNLOCK_PAID"]
MOVE = FIRST_OF["MOVE"]  # + worker * 8 + board
WORKER = FIRST_OF["WORKER"]  # + worker
COLLECT = FIRST_OF["COLLECT"]
MAIN = FIRST_OF["MAIN"]
WORSHIP = FIRST_OF["WORSHIP"]  # + space * 3 + part
ABILITY_FIRST = FIRST_OF["ABILITY_FIRST"]
DISCOVERY_FIRST = FIRST_OF["DISCOVERY_FIRST"]
REWARD = FIRST_OF["REWARD"]
BUY = FIRST_OF["BUY"]  # + discovery tile
LEARN = FIRST_OF["LEARN"]  # + technology slot
BUILD_ROW = FIRST_OF["BUILD_ROW"]  # + nobles row
DECORATE = FIRST_OF["DECORATE"]  # + display slot * 4 + side
PICK_TILE = FIRST_OF["PICK_TILE"]  # + display slot
PLACE_TILE = FIRST_OF["PLACE_TILE"]  # + cell * 4 + turn
DISCOUNT_STONE = FIRST_OF["DISCOUNT_STONE"]
DISCOUNT_WOOD = FIRST_OF["DISCOUNT_WOOD"]
ASCEND = FIRST_OF["ASCEND"]  # + reward
TEMPLE = FIRST_OF["TEMPLE"]  # + temple
RESOURCE_SET = FIRST_OF["RESOURCE_SET"]  # + set of 1-5 resources
AMOUNT = FIRST_OF["AMOUNT"]  # + 0..8
KEEP = FIRST_OF["KEEP"]  # + pair of dealt tiles
TAKE = FIRST_OF["TAKE"]  # + starting tile
PLACE_ON = FIRST_OF["PLACE_ON"]  # + board
USE = FIRST_OF["USE"]  # + discovery tile - MASKS
AFTER_USE = USE + DISCOVERIES - MASKS
ACTIONS = ACTION_COUNT

# Parts of a worship action.
PART_ABILITY, PART_DISCOVERY, PART_BOTH = range(3)

# Rewards of an ascension (rule 8.2).
ASCEND_VP, ASCEND_COCOA, ASCEND_TEMPLE, ASCEND_TWO_TEMPLES, ASCEND_WORKER = range(5)

MOST_LEGAL = 96  # no question has more answers: 16 open cells x 4 turns; 55 sets and tiles
