"""The observation's own small numbers: where fields begin, how rewards are counted."""

from ...engine.constants import FIRST_STEP, QUESTIONS
from .fields import GAME_AT, GAME_SIZE, OBSERVATION_SIZE, SCALE, SEAT_AT, SEAT_SIZE

OBSERVED = OBSERVATION_SIZE
SEATS_AT = GAME_SIZE
SEAT_WIDTH = SEAT_SIZE

AT_QUESTION = GAME_AT["question"]
AT_NUMBERS = GAME_AT["question_board"]
AT_PENDING = GAME_AT["pending"]
AT_ASKED = GAME_AT["asked"]
AT_ACTIVE = GAME_AT["active"]
AT_MOVER = GAME_AT["mover"]
AT_COMPANION = GAME_AT["companion"]
AT_PLAYERS = GAME_AT["players"]
AT_OPTIONS = GAME_AT["options"]
AT_KNOBS = GAME_AT["knobs"]
AT_LIGHT = GAME_AT["light"]
AT_DARK = GAME_AT["dark"]
AT_UNTIL_ECLIPSE = GAME_AT["until_eclipse"]
AT_ECLIPSES = GAME_AT["eclipses"]
AT_ECLIPSE_DUE = GAME_AT["eclipse_due"]
AT_ECLIPSE_IN = GAME_AT["eclipse_in"]
AT_PYRAMID_COMPLETE = GAME_AT["pyramid_complete"]
AT_PLACE = GAME_AT["place"]
AT_COLOURS = GAME_AT["colours"]
AT_NEUTRAL = GAME_AT["neutral"]
AT_ROYAL = GAME_AT["royal"]
AT_TECHNOLOGY = GAME_AT["technology"]
AT_BONUS = GAME_AT["bonus"]
AT_SPOT = GAME_AT["spot"]
AT_DECORATION_DISPLAY = GAME_AT["decoration_display"]
AT_PYRAMID_DISPLAY = GAME_AT["pyramid_display"]
AT_DISCOVERY_STACK = GAME_AT["discovery_stack"]
AT_DECORATION_STACK = GAME_AT["decoration_stack"]
AT_PYRAMID_STACK = GAME_AT["pyramid_stack"]
AT_ICON = GAME_AT["icon"]
AT_LAYERS = GAME_AT["layers"]
AT_DECORATED = GAME_AT["decorated"]
AT_NOBLES = GAME_AT["nobles"]
AT_AVENUE_WORTH = GAME_AT["avenue_worth"]
AT_BOT_TILE = GAME_AT["bot_tile"]
AT_DIRECTION = GAME_AT["direction"]
AT_SECRET = GAME_AT["secret"]
AT_HAND = GAME_AT["hand"]
AT_POOL = GAME_AT["pool"]
AT_SHOWN = GAME_AT["shown"]

OF_PRESENT = SEAT_AT["present"]
OF_TEOTIBOT = SEAT_AT["teotibot"]
OF_ORDER = SEAT_AT["order"]
OF_GOODS = SEAT_AT["goods"]
OF_VP = SEAT_AT["vp"]
OF_AVENUE = SEAT_AT["avenue"]
OF_TRACK = SEAT_AT["track"]
OF_TEMPLE = SEAT_AT["temple"]
OF_KNOWS = SEAT_AT["knows"]
OF_WORKER_BOARD = SEAT_AT["worker_board"]
OF_WORKER_POWER = SEAT_AT["worker_power"]
OF_WORKER_SPACE = SEAT_AT["worker_space"]
OF_ON_BOARD = SEAT_AT["on_board"]
OF_SALARY = SEAT_AT["salary"]
OF_HELD = SEAT_AT["held"]
OF_USED = SEAT_AT["used"]
OF_MASK_VP = SEAT_AT["mask_vp"]
OF_KEPT = SEAT_AT["kept"]

# What numbers are divided by.
SCALE_PENDING = SCALE["pending"]
SCALE_KNOBS = SCALE["knobs"]
SCALE_LIGHT = SCALE["light"]
SCALE_DARK = SCALE["dark"]
SCALE_UNTIL_ECLIPSE = SCALE["until_eclipse"]
SCALE_ECLIPSE_IN = SCALE["eclipse_in"]
SCALE_COLOURS = SCALE["colours"]
SCALE_DISCOVERY_STACK = SCALE["discovery_stack"]
SCALE_PYRAMID_STACK = SCALE["pyramid_stack"]
SCALE_LAYERS = SCALE["layers"]
SCALE_DECORATED = SCALE["decorated"]
SCALE_NOBLES = SCALE["nobles"]
SCALE_AVENUE_WORTH = SCALE["avenue_worth"]
SCALE_GOODS = SCALE["goods"]
SCALE_VP = SCALE["vp"]
SCALE_AVENUE = SCALE["avenue"]
SCALE_TRACK = SCALE["track"]
SCALE_TEMPLE = SCALE["temple"]
SCALE_ON_BOARD = SCALE["on_board"]
SCALE_SALARY = SCALE["salary"]
SCALE_HELD = SCALE["held"]
SCALE_USED = SCALE["used"]
SCALE_MASK_VP = SCALE["mask_vp"]

POWERS = 5
DISPLAYED_DECORATION = 9  # numbers of one slot
DISPLAYED_TILE = 17
STEPS_FROM = FIRST_STEP - QUESTIONS  # steps follow the questions without a gap in `pending`

# How a number of a question is written: as it is, as one flag of many, two bits, cell and turn.
PLAIN_NUMBER, ONE_FLAG, TWO_BITS, CELL_AND_TURN = range(4)

# What a finished game is worth.
BY_RANK, BY_SCORE = range(2)
REWARD_VP = 100  # a margin of so many VP counts as one

# What the threads at the same games are told to do.
TASK_BEGIN, TASK_PICK, TASK_CHECK, TASK_STEP, TASK_END = range(5)
