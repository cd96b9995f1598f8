"""The search's own small numbers: what the evaluation looks at, and the guesses of the policy.

Values are in hundredths of a victory point.
"""

from ...engine.constants import BOARDS, ECLIPSES, SEATS

# What the evaluation looks at, per seat (`features.py`); weights for each are in `weights.json`.
FEATURE_NAMES = (
    "one",
    "to_move",
    "cocoa_first_4",
    "cocoa_beyond",
    "wood_first_3",
    "wood_beyond",
    "stone_first_4",
    "stone_beyond",
    "gold_first_3",
    "gold_beyond",
    "salary_short",
    "avenue_points",
    "avenue_steps",
    "track_points",
    "track_leader",
    "mask_points",
    "mask_kinds",
    "blue_steps",
    "red_steps",
    "green_steps",
    "steps_beyond_6",
    "bonus_reached",
    "bonus_near",
    "palace_cocoa",
    "alchemy_nobles_vp",
    "resource_extra",
    "resource_cocoa_vp",
    "decorations_vp",
    "construction_vp",
    "paid_power_up",
    "construction_worker_and_discount",
    "construction_temple",
    "workers",
    "power",
    "strong_workers",
    "ready_to_ascend",
    "locked_workers",
    "on_palace",
    "on_forest",
    "on_stone_quarry",
    "on_gold_deposits",
    "on_alchemy",
    "on_nobles",
    "on_decorations",
    "on_construction",
    "pairs",
    "triples",
    "tile_victory_points",
    "tile_any_resources",
    "tile_avenue_step",
    "tile_temple",
    "tile_cocoa",
    "tile_power_up_twice",
    "tile_double_move",
    "tile_free_cocoa",
    "tile_move_anywhere",
    "tile_extra_worker",
    "builds_affordable",
)
(
    ONE,
    TO_MOVE,
    COCOA_FIRST,
    COCOA_BEYOND,
    WOOD_FIRST,
    WOOD_BEYOND,
    STONE_FIRST,
    STONE_BEYOND,
    GOLD_FIRST,
    GOLD_BEYOND,
    SALARY_SHORT,
    AVENUE_POINTS,
    AVENUE_STEPS,
    TRACK_POINTS,
    TRACK_LEADER,
    MASK_POINTS,
    MASK_KINDS,
    BLUE_STEPS,
    RED_STEPS,
    GREEN_STEPS,
    STEPS_BEYOND,
    BONUS_REACHED,
    BONUS_NEAR,
    KNOWS_FIRST,
) = range(24)
(
    WORKERS_IN_PLAY,
    POWER_SUM,
    STRONG_WORKERS,
    READY_TO_ASCEND,
    LOCKED_WORKERS,
    ON_BOARD,
) = range(32, 38)
(
    PAIRS,
    TRIPLES,
    TILE_VP,
    TILE_RESOURCES,
    TILE_AVENUE,
    TILE_TEMPLE,
    TILE_COCOA,
    TILE_POWER_UP,
    TILE_DOUBLE_MOVE,
    TILE_FREE_COCOA,
    TILE_MOVE_ANYWHERE,
    TILE_EXTRA_WORKER,
    BUILDS_AFFORDABLE,
) = range(45, 58)
FEATURES = 58

# Weights are given at the beginning and the end of each of the three periods between eclipses.
KNOTS = 6
SETS = 2  # of weights: players, Teotibot
WEIGHTS_SIZE = SETS * KNOTS * FEATURES
PROGRESS = 100  # the end of a period

# What the net looks at (`inputs.py`). Numbers of a seat: its features and those of its rival, and
# more about its workers. Then two groups, in each of which one input at most is 1: the question,
# and the board of the worker that has moved. Then numbers that all seats share.
STRENGTHS = 6  # powers of workers, from 0
QUESTIONS = 40
RIVAL_FIRST = FEATURES
POWER_INPUT = 2 * FEATURES
BOARD_POWER_INPUT = POWER_INPUT + STRENGTHS
MOVER_POWER_INPUT = BOARD_POWER_INPUT + BOARDS
BOT_INPUT = MOVER_POWER_INPUT + 1
SEAT_NUMBERS = BOT_INPUT + 1
OWN_QUESTION_INPUT = SEAT_NUMBERS
RIVAL_QUESTION_INPUT = OWN_QUESTION_INPUT + QUESTIONS
MOVER_BOARD_INPUT = RIVAL_QUESTION_INPUT + QUESTIONS
COMMON_FIRST = MOVER_BOARD_INPUT + BOARDS
PROGRESS_INPUT = COMMON_FIRST
PLAYERS_INPUT = PROGRESS_INPUT + 1
OPTIONS_INPUT = PLAYERS_INPUT + 5
NOBLES_INPUT = OPTIONS_INPUT + 2
TILES_INPUT = NOBLES_INPUT + 3
TECHNOLOGY_INPUT = TILES_INPUT + 4
ROYAL_INPUT = TECHNOLOGY_INPUT + 9
BONUS_INPUT = ROYAL_INPUT + 9
INPUTS = BONUS_INPUT + 21
# The net: for each period two hidden layers and one output, VP to be added to the estimate.
# Its weights are whole numbers: a scale times what was learned (`tools/train_net.py`).
HIDDEN = 32
SHARED = SEATS  # the row of sums that all seats share
SECOND = 16
HIDDEN_SCALE = 512
SECOND_SCALE = 1024
OUTPUT_SCALE = 100 * HIDDEN_SCALE * SECOND_SCALE  # weights of the output: hundredths of a VP
MOST_HIDDEN = 32767
SECOND_FIRST = HIDDEN * INPUTS  # where a layer's weights begin, its biases behind them
SECOND_AT = SECOND_FIRST + HIDDEN * SECOND
OUTPUT_FIRST = SECOND_AT + SECOND
OUTPUT_AT = OUTPUT_FIRST + SECOND
PERIOD_NET = OUTPUT_AT + 1
PERIODS = ECLIPSES
NET_SIZE = PERIODS * PERIOD_NET

# What the policy thinks goods and steps are worth (`values.py`).
WORTH_WOOD = 100
WORTH_STONE = 130
WORTH_GOLD = 150
WORTH_COCOA = 75
WORTH_STEP = 130  # of a temple, beside its reward
WORTH_WORKER = 900
WORTH_LOCK = 110  # what it costs to have a worker locked
NEVER = -100000

# What the policy works out once for a question (`memo.py`).
ROUNDS_LEFT = 0
SALARY_OWED = 1
STEP_WORTH = 2  # of each temple
TILE_WORTH = 5  # of each tile in the display, in its best place
DECORATION_WORTH = 8  # of the best tile in the display, on its best side
PURCHASE_WORTH = 9  # of the discovery tile beside each worship area
MEMO_SIZE = 14
UNKNOWN = -(2**30)

# The tree.
KEY_SHIFT = 6  # from the 62 bits of a chance to the 56 of a key
ROOT = 0  # the branch, and the node, of the question that is searched
NONE = -1
MOST_BRANCHES = 24  # of one node: the most promising answers
DEEPEST = 400
ROOM = DEEPEST * MOST_BRANCHES  # branches that a playout adds at most
KEPT_VISITS = 64  # after which a position is kept
BRANCHES_PER_KEPT = 64  # of a tree: memory for one position
FIRST_CAPACITY = 2**14  # branches that there is memory for before a tree grows
KEPT_CAPACITY = 2**19  # branches whose memory is kept for the next tree
MARGIN_SHARE = 3  # what a VP of margin counts beside a win, in thousandths
