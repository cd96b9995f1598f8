"""The game's things as small numbers: goods, temples, boards, tiles, questions, books.

Everything the engine stores is one of these numbers. The order of tiles is the order of
`components.json`; `tables.py` checks that the two agree.
"""

from .schema.discovery_tiles import DISCOVERY_TILES
from .schema.questions import QUESTION_KINDS, STEP_KINDS

# Goods (rule "Resource = wood, stone or gold; cocoa is not a resource").
WOOD, STONE, GOLD, COCOA = range(4)
GOODS = 4
RESOURCES = 3
GOOD_NAMES = ("wood", "stone", "gold", "cocoa")
LARGEST_SET = 5  # of resources that are gained, swapped or sold at once
RESOURCE_SETS = 55  # of 1 to 5 resources

# Temples, left to right.
BLUE, RED, GREEN = range(3)
TEMPLES = 3
TEMPLE_NAMES = ("blue", "red", "green")
PENULTIMATE = 10
TOP = 11

# Action boards: the printed number minus one.
PALACE, FOREST, QUARRY, GOLD_DEPOSITS, ALCHEMY, NOBLES, DECORATIONS, CONSTRUCTION = range(8)
BOARDS = 8
BOARD_NAMES = (
    "palace",
    "forest",
    "stone_quarry",
    "gold_deposits",
    "alchemy",
    "nobles",
    "decorations",
    "construction",
)

# Seats and workers.
SEATS = 4
WORKERS = 4
NEUTRAL_COLOURS = 2
NEUTRAL_DICE = 3
NOWHERE = -1  # board of a worker that is not in play
GENERAL_AREA = -1  # space of an unlocked worker
STRONG_POWER = 4  # the last column of power: 4 and 5
ASCENSION_POWER = 6
COUNTED_WORKERS = 3  # rule 6.2: own workers never count for more

# Icons on pyramid squares; an icon of a temple is that temple's number plus one.
PLAIN = 0

# Discovery tiles; `schema/discovery_tiles.py` has a row for each.
DISCOVERIES = len(DISCOVERY_TILES)
DISCOVERY_NAMES = tuple(tile.name for tile in DISCOVERY_TILES)

# Spots where discovery tiles lie: beside five worship areas, on the avenue, on large steps.
SPOTS = 12
SPOT_TILES = 5
WORSHIP_SPOTS = 5
SPOT_NAMES = (
    "palace",
    "forest",
    "stone_quarry",
    "gold_deposits",
    "decorations",
    "avenue_3",
    "avenue_6",
    "avenue_8",
    "blue_4",
    "red_5",
    "green_3",
    "green_6",
)

# Technologies, by their place in `components.json` (printed numbers 1, 3, 5 ... 17).
(
    PALACE_COCOA,
    ALCHEMY_NOBLES_VP,
    RESOURCE_EXTRA,
    RESOURCE_COCOA_VP,
    DECORATIONS_VP,
    CONSTRUCTION_VP,
    PAID_POWER_UP_TECHNOLOGY,
    CONSTRUCTION_WORKER_AND_DISCOUNT,
    CONSTRUCTION_TEMPLE,
) = range(9)
TECHNOLOGIES = 9
TECHNOLOGY_SLOTS = 6
TECHNOLOGY_COLUMNS = 3
TECHNOLOGY_NAMES = (
    "palace_cocoa",
    "alchemy_nobles_vp",
    "resource_extra",
    "resource_cocoa_vp",
    "decorations_vp",
    "construction_vp",
    "paid_power_up",
    "construction_worker_and_discount",
    "construction_temple",
)

# Royal tiles.
(
    TECH_VP,
    PYRAMID_TRACK_VP,
    AVENUE_VP,
    COCOA_TO_WOOD_AND_STONE,
    COCOA_TO_GOLD_AND_STONE,
    COCOA_AND_RESOURCE_TO_RESOURCES,
    GAIN_COCOA,
    RESOURCE_TO_COCOA,
    COCOA_TO_TEMPLES,
) = range(9)
ROYAL_TILES = 9
ROYAL_SPACES = 3
ROYAL_NAMES = (
    "tech_vp",
    "pyramid_track_vp",
    "avenue_vp",
    "cocoa_to_wood_and_stone",
    "cocoa_to_gold_and_stone",
    "cocoa_and_resource_to_resources",
    "gain_cocoa",
    "resource_to_cocoa",
    "cocoa_to_temples",
)

# Temple bonus tiles.
(
    BEST_MASK_SET_AGAIN,
    TECHNOLOGIES_5,
    FLAT_15,
    AVENUE_3,
    BONUS_TILES_9,
    NON_MASK_DISCOVERIES_2,
    WORKERS_4_OR_9,
) = range(7)
BONUS_TILES = 7
BONUS_NAMES = (
    "best_mask_set_again",
    "technologies_5",
    "flat_15",
    "avenue_3",
    "bonus_tiles_9",
    "non_mask_discoveries_2",
    "workers_4_or_9",
)

# Pyramid and decorations.
LEVELS = 4
CELLS = 30
SQUARES = 64
PYRAMID_KINDS = 30  # 32 tiles, two kinds of which exist twice
PYRAMID_DISPLAY = 3
TOP_CELL = 29
SIDES = 4
SIDE_NAMES = ("top", "right", "bottom", "left")
DECORATION_SPACES = 4
DECORATION_TILES = 15
DECORATION_DISPLAY = 4

# Starting tiles.
STARTING_TILES = 18
STARTING_WORKERS = 3
DEALT = 4
KEPT = 2
DRAFT = 10

# Teotibot, the opponent of the solo game (rule 15).
BOT = 1  # its seat
(
    BOT_CONSTRUCTION,
    BOT_DECORATIONS,
    BOT_ALCHEMY,
    BOT_NOBLES,
    BOT_MASTERY,
    BOT_WORSHIP,
    BOT_MASK_COLLECTION,
) = range(7)
BOT_TILES = 7
BOT_TILE_NAMES = (
    "construction",
    "decorations",
    "alchemy",
    "nobles",
    "mastery",
    "worship",
    "mask_collection",
)
BOT_SLOTS = 6
BOT_TECHNOLOGY_SLOT = 2  # top right
ASIDE = 6  # the seventh action tile lies beside the six slots
LEFT, RIGHT = range(2)
DIRECTION_NAMES = ("left", "right")

# What a part of a bot's action came to: done, or why not.
(
    DONE,
    NO_WORKER,
    NOT_PAID,
    NO_TILE,
    NO_PLACE,
    NO_TECHNOLOGY,
    NO_BUILDING,
    NO_MASK,
    NO_ACTION,
) = range(9)
OUTCOME_NAMES = (
    "done",
    "no worker there",
    "can't pay",
    "no tile left",
    "no place left",
    "no technology left",
    "no building left",
    "no new mask it can pay",
    "no action there",
)

# Difficulty (rule 15.14): what is added to the bot's usual numbers.
(
    KNOB_GOLD_WORKER,
    KNOB_NOBLES_WORKER,
    KNOB_CONSTRUCTION_WORKER,
    KNOB_RESOURCES,
    KNOB_COCOA_VP,
    KNOB_WORSHIP_STEPS,
    KNOB_BONUS_VP,
    KNOB_TECHNOLOGY_VP,
) = range(8)
KNOBS = 8
KNOB_NAMES = (
    "gold_worker",
    "nobles_worker",
    "construction_worker",
    "resources",
    "cocoa_vp",
    "worship_steps",
    "bonus_vp",
    "technology_vp",
)
BOT_FALLBACK_COCOA = 5  # rule 15.6
BOT_GATHERED = 2  # rule 15.6: stone, gold or wood
BOT_EXCHANGED_COCOA = 10  # rule 15.4
BOT_EXCHANGE_VP = 3  # rule 15.4
BOT_STONE = 2  # rule 15.6
BOT_MATCH_VP = 2  # rule 15.6
BOT_GOLD = 2  # rule 15.7
BOT_DECORATION_VP = 5  # rule 15.7
BOT_LEARNING_GOLD = 1  # rule 15.8
BOT_WORSHIP_STEPS = 2  # rule 15.11
BOT_DECORATIONS_STEPS = 3  # rule 15.11
BOT_BONUS_VP = 15  # rule 15.13
BOT_TECHNOLOGY_VP = 2  # rule 15.13

# Tracks.
AVENUE_END = 9
TRACK_END = 9
BUILDINGS = 11
NOBLES_ROWS = 3
ROW_NAMES = ("top", "middle", "bottom")
ECLIPSES = 3

# Sources of victory points: the books (`position.books`).
(
    BY_CONSTRUCTION,
    BY_MATCHES,
    BY_DECORATIONS,
    BY_NOBLES,
    BY_AVENUE,
    BY_LEADER,
    BY_TRACK,
    BY_MASKS,
    BY_TEMPLES,
    BY_TECHNOLOGIES,
    BY_LEARNERS,
    BY_DISCOVERIES,
    BY_ROYAL_TILES,
    BY_ASCENSION,
    BY_RESOURCE_BOARDS,
    BY_BONUS_TILES,
    BY_SALARY,
    BY_COCOA_EXCHANGE,
    BY_LEFTOVERS,
    BY_EARLIER_PLAY,
) = range(20)
SOURCE_NAMES = (
    "construction",
    "matches",
    "decorations",
    "nobles",
    "avenue",
    "leader",
    "track",
    "masks",
    "temples",
    "technologies",
    "learners",
    "discoveries",
    "royal_tiles",
    "ascension",
    "resource_boards",
    "bonus_tiles",
    "salary",
    "cocoa_exchange",  # Teotibot's
    "leftovers",  # Teotibot's
    "earlier_play",  # what a player of a written position starts with
)
SOURCES = len(SOURCE_NAMES)

# Statistics of a seat (`position.statistics`). Those with an eclipse have three in a row.
(
    TURNS,
    MAIN_ACTIONS,
    COCOA_ACTIONS,
    WORSHIPS,
    UNLOCKS,
    ASCENSIONS,
    ICON_MATCHES,
    TILES_LEVEL_1,
    TILES_LEVEL_2,
    TILES_LEVEL_3,
    TILES_LEVEL_4,
    DECORATIONS_PLACED,
    BUILDINGS_BUILT,
    DISCOVERIES_BOUGHT,
    TRACK_AT_ECLIPSE,
) = range(15)
TECHNOLOGIES_AT_ECLIPSE = TRACK_AT_ECLIPSE + ECLIPSES
MASKS_AT_ECLIPSE = TECHNOLOGIES_AT_ECLIPSE + ECLIPSES
COCOA_COLLECTED = MASKS_AT_ECLIPSE + ECLIPSES
COCOA_GAINED = COCOA_COLLECTED + 1
COCOA_SPENT = COCOA_GAINED + 1
SALARY_PAID = COCOA_SPENT + 1
SALARY_UNPAID = SALARY_PAID + 1
STATISTICS = SALARY_UNPAID + 1

# The rewards and prices that are rules rather than print.
LONGEST_MOVE = 3  # rule 3.2
UNLOCK_PRICE = 3  # rule 3.4
COLLECTED_BEYOND = 1  # rule 4: cocoa beyond the number of colours
PUSH_OFF_COCOA = 1  # rule 5.2, ruling 37
BOTH_PRICE = 1  # rule 5.3
LEARNER_VP = 3  # rule 6.6
DECORATION_VP = 3  # rule 6.8
MATCH_VP = 1  # rule 6.9
ASCENSION_VP = 5  # rule 8.2
ASCENSION_COCOA = 5  # rule 8.2, ruling 15
TWO_TEMPLES_PRICE = 3  # rule 8.2
NEW_WORKER_COCOA = 2  # rule 8.2
NEW_WORKER_POWER = 3  # rule 2.2
LEADER_VP = 4  # rule 9.3
SALARY_OF_WORKER = 1  # rule 9.6
SALARY_OF_STRENGTH = 1  # rule 9.6: more at power 4 and 5
UNPAID_VP = 3  # rule 9.6
NOBLES_WOOD = 2  # rule 6.7

# Questions: what a frame of the decision stack asks; `schema/questions.py` has a row for each, in
# this order. Frames from FIRST_STEP on are steps the engine takes by itself.
(
    NO_QUESTION,
    KEEP_STARTING_TILES,
    TAKE_STARTING_TILE,
    START_POWER_UP,
    START_DISCOVERY,
    PLACE_WORKER,
    TURN,
    SECOND_WORKER,
    BOARD_ACTION,
    WORSHIP_ORDER,
    BUY_DISCOVERY,
    LARGE_STEP,
    CHOOSE_TEMPLE,
    MATCH_TEMPLE,
    GAIN_RESOURCES,
    ROYAL_TRADE,
    ROYAL_SWAP,
    ROYAL_SELL,
    ROYAL_TEMPLE,
    TECHNOLOGY,
    NOBLES_ROW,
    DECORATION,
    PYRAMID_TILE,
    PYRAMID_CELL,
    DISCOUNT,
    POWER_UP,
    PAID_POWER_UP,
    POWER_UP_ANYWHERE,
    ASCENSION,
    END_TURN,
    SALARY,
) = range(len(QUESTION_KINDS))
QUESTIONS = len(QUESTION_KINDS)
QUESTION_NAMES = tuple(kind.name for kind in QUESTION_KINDS)
FIRST_STEP = 40
(
    REVEAL_STARTING_TILES,
    TAKE_STARTING_GOODS,
    TAKE_STARTING_STEPS,
    PLACE_NEUTRAL_DICE,
    ADVANCE_LIGHT,
    MAIN_ACTION_DONE,
    AFTER_ECLIPSE,
    BOT_TURN,
) = range(FIRST_STEP, FIRST_STEP + len(STEP_KINDS))
STEP_NAMES = tuple(kind.name for kind in STEP_KINDS)
FRAMES = 48
FRAME_SIZE = 5  # kind, seat and three numbers of the question's own

# The chance generator: multiply with carry, base 2**30; 2135136045 * 2**30 - 1 is a safe prime.
CHANCE_FACTOR = 2135136045
CHANCE_BITS = 30
CHANCE_MASK = 1073741823
