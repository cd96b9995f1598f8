"""The flat action space: every answer to every question is one number below ACTIONS.

`docs/actions.md` is the page for readers. Changing a number here changes ACTIONS_VERSION.
"""

ACTIONS_VERSION = 1

END_TURN_ACTION = 0
DECLINE = 1
UNLOCK_FREE = 2
UNLOCK_PAID = 3
MOVE = 4  # + worker * 8 + board
WORKER = MOVE + 32  # + worker
COLLECT = WORKER + 4
MAIN = COLLECT + 1
WORSHIP = MAIN + 1  # + space * 3 + part
ABILITY_FIRST = WORSHIP + 9
DISCOVERY_FIRST = ABILITY_FIRST + 1
REWARD = DISCOVERY_FIRST + 1
BUY = REWARD + 1  # + discovery tile
LEARN = BUY + 21  # + technology slot
BUILD_ROW = LEARN + 6  # + nobles row
DECORATE = BUILD_ROW + 3  # + display slot * 4 + side
PICK_TILE = DECORATE + 16  # + display slot
PLACE_TILE = PICK_TILE + 3  # + cell * 4 + turn
DISCOUNT_STONE = PLACE_TILE + 120
DISCOUNT_WOOD = DISCOUNT_STONE + 1
ASCEND = DISCOUNT_WOOD + 1  # + reward
TEMPLE = ASCEND + 5  # + temple
RESOURCE_SET = TEMPLE + 3  # + set of 1-5 resources
AMOUNT = RESOURCE_SET + 55  # + 0..8
KEEP = AMOUNT + 9  # + pair of dealt tiles
TAKE = KEEP + 6  # + starting tile
PLACE_ON = TAKE + 18  # + board
USE = PLACE_ON + 8  # + discovery tile - MASKS
ACTIONS = USE + 14

# Parts of a worship action.
PART_ABILITY, PART_DISCOVERY, PART_BOTH = range(3)

# Rewards of an ascension (rule 8.2).
ASCEND_VP, ASCEND_COCOA, ASCEND_TEMPLE, ASCEND_TWO_TEMPLES, ASCEND_WORKER = range(5)

RESOURCE_SETS = 55
LARGEST_SET = 5
MOST_LEGAL = 160  # no question has more answers: 120 cells x turns, the rest is small
