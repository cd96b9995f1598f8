"""The calendar, the eclipse and the end of the game (rules 9, 10 and 14)."""

from ..actions import AMOUNT, USE
from ..constants import (
    AFTER_ECLIPSE,
    AVENUE_3,
    BEST_MASK_SET_AGAIN,
    BONUS_TILES_9,
    BOT,
    BOT_BONUS_VP,
    BOT_TECHNOLOGY_VP,
    BOT_TURN,
    BY_AVENUE,
    BY_BONUS_TILES,
    BY_LEADER,
    BY_LEFTOVERS,
    BY_MASKS,
    BY_SALARY,
    BY_TECHNOLOGIES,
    BY_TRACK,
    COCOA,
    DISCOVERIES,
    ECLIPSES,
    FLAT_15,
    FREE_COCOA,
    GOODS,
    KNOB_BONUS_VP,
    KNOB_TECHNOLOGY_VP,
    LEADER_VP,
    MASKS,
    MASKS_AT_ECLIPSE,
    NEUTRAL_DICE,
    NON_MASK_DISCOVERIES_2,
    NOWHERE,
    PENULTIMATE,
    SALARY,
    SALARY_PAID,
    SALARY_UNPAID,
    SEATS,
    STARTING_TILES,
    TECHNOLOGIES_5,
    TECHNOLOGIES_AT_ECLIPSE,
    TEMPLES,
    TRACK_AT_ECLIPSE,
    TURN,
    UNPAID_VP,
    WORKERS,
)
from ..record.chance import below
from ..record.frames import offer, push
from ..record.reports import (
    ECLIPSE_DUE,
    ECLIPSE_SCORED,
    GAME_OVER,
    LIGHT_MOVED,
    NEUTRAL_MOVED,
    SALARY_SETTLED,
    TURN_BEGAN,
    tell,
)
from ..record.state import State
from ..tables import BUILDINGS_ROW, DARK_DISC, MASK_SET_VP, START_BOARDS
from .boards import buildings_taken
from .discovery_tiles import turn_over
from .goods import pay, score
from .temples import is_bot
from .workers import in_play
from .worship import technologies_of

# The calendar ---


def eclipse_due(p: State, turns: int) -> None:
    """The discs have met: score after so many more turns (rule 9.1), or now (rule 10)."""
    if p.eclipse_in < 0:
        p.eclipse_in = turns
        tell(p, ECLIPSE_DUE, p.active, p.eclipse + 1, turns, 0)


def turns_to_eclipse(p: State) -> int:
    """Turns to finish, this one included: the rest of the round and one more (rule 9.1)."""
    if p.dark_eclipse:
        return 1
    return p.players - p.active + p.players


def advance_light(p: State) -> None:
    """Move the light disc one step in the middle of a turn; never past the dark one."""
    if p.light < p.dark:
        p.light += 1
        tell(p, LIGHT_MOVED, p.active, p.light, 0, 0)
        if p.light == p.dark:
            eclipse_due(p, turns_to_eclipse(p))


def complete_pyramid(p: State, seat: int) -> None:
    """The top tile moves the light disc to the dark one; this eclipse is the last (6.10)."""
    p.pyramid_complete = 1
    if p.light < p.dark:
        p.light = p.dark
        tell(p, LIGHT_MOVED, seat, p.light, 0, 0)
        eclipse_due(p, turns_to_eclipse(p))


def close_turn(p: State, seat: int) -> None:
    """Count the finished turn; after the last player's the light disc moves (rule 3.5)."""
    if p.eclipse_in > 0:
        p.eclipse_in -= 1
    if seat == p.players - 1 and p.light < p.dark:
        p.light += 1
        tell(p, LIGHT_MOVED, seat, p.light, 0, 0)
        if p.light == p.dark:
            eclipse_due(p, 0 if p.dark_eclipse else p.players)
    p.active = -1
    p.mover = -1
    p.companion = -1
    following = (seat + 1) % p.players
    if p.eclipse_in == 0:
        score_eclipse(p, following)
    else:
        begin_turn(p, following)


def begin_turn(p: State, seat: int) -> None:
    """It is this seat's turn."""
    p.active = seat
    tell(p, TURN_BEGAN, seat, 0, 0, 0)
    push(p, BOT_TURN if is_bot(p, seat) else TURN, seat, 0, 0, 0)


# The eclipse ---


def different_masks(p: State, seat: int, beyond: int) -> int:
    """Kinds of masks of which the seat has more than so many."""
    kinds = 0
    for mask in range(MASKS):
        if p.held[seat][mask] > beyond:
            kinds += 1
    return kinds


def mask_vp(p: State, seat: int) -> int:
    """All masks in the best sets: the largest first (rule 9.5, ruling 33)."""
    vp = 0
    sets = 0
    while different_masks(p, seat, sets) > 0:
        vp += MASK_SET_VP[different_masks(p, seat, sets)]
        sets += 1
    return vp


def masks_of(p: State, seat: int) -> int:
    """How many masks the seat has."""
    count = 0
    for mask in range(MASKS):
        count += p.held[seat][mask]
    return count


def salary_of(p: State, seat: int) -> int:
    """1 cocoa per worker in play, 1 more at power 4 or 5 (rule 9.6, ruling 32)."""
    owed = in_play(p, seat)
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE and p.power[seat][worker] >= 4:
            owed += 1
    return owed


def score_eclipse(p: State, following: int) -> None:
    """Steps 1 to 4 of an eclipse, then everybody settles the salary (rules 9.2-9.6)."""
    tell(p, ECLIPSE_SCORED, -1, p.eclipse + 1, 0, 0)
    furthest = 0
    for seat in range(p.players):
        furthest = max(furthest, p.track[seat])
        score(p, seat, BY_AVENUE, BUILDINGS_ROW[buildings_taken(p)] * p.avenue[seat])
    for seat in range(p.players):
        if furthest > 0 and p.track[seat] == furthest:
            score(p, seat, BY_LEADER, LEADER_VP)
    for seat in range(p.players):
        score(p, seat, BY_TRACK, (4 - p.eclipse) * p.track[seat])
        p.stats[seat][TRACK_AT_ECLIPSE + p.eclipse] = p.track[seat]
        p.stats[seat][TECHNOLOGIES_AT_ECLIPSE + p.eclipse] = technologies_of(p, seat)
        p.stats[seat][MASKS_AT_ECLIPSE + p.eclipse] = masks_of(p, seat)
        p.track[seat] = 0
    for seat in range(p.players):
        score(p, seat, BY_MASKS, mask_vp(p, seat))
    push(p, AFTER_ECLIPSE, following, 0, 0, 0)
    for seat in range(p.players - 1, -1, -1):
        if not is_bot(p, seat):  # rule 15.13
            push(p, SALARY, seat, salary_of(p, seat), 0, 0)


def legal_salary(p: State, seat: int, owed: int) -> None:
    """Pay any part of the salary, or none of it by a free_cocoa tile (rules 9.6, 11.5)."""
    for cocoa in range(min(owed, p.goods[seat][COCOA]) + 1):
        offer(p, AMOUNT + cocoa)
    if p.held[seat][FREE_COCOA]:
        offer(p, USE + FREE_COCOA - MASKS)


def answer_salary(p: State, seat: int, cocoa: int, owed: int) -> None:
    """3 VP are lost for every cocoa not paid; the score never falls below 0."""
    pay(p, seat, COCOA, cocoa)
    p.stats[seat][SALARY_PAID] += cocoa
    p.stats[seat][SALARY_UNPAID] += owed - cocoa
    tell(p, SALARY_SETTLED, seat, cocoa, owed - cocoa, 0)
    score(p, seat, BY_SALARY, -min(UNPAID_VP * (owed - cocoa), p.vp[seat]))


def answer_free_salary(p: State, seat: int) -> None:
    """A free_cocoa tile settles the whole salary of one eclipse (rule 11.5)."""
    turn_over(p, seat, FREE_COCOA)
    tell(p, SALARY_SETTLED, seat, 0, 0, 0)


def after_eclipse(p: State, following: int) -> None:
    """Prepare the next stretch of the game, or end it (rules 9.7-9.9)."""
    p.eclipse += 1
    p.eclipse_in = -1
    if p.eclipse == ECLIPSES or p.pyramid_complete:
        for seat in range(p.players):
            if is_bot(p, seat):
                score_bot(p)
            else:
                score_bonus_tiles(p, seat)
        p.ended = 1
        tell(p, GAME_OVER, -1, 0, 0, 0)
        return
    p.light = 0
    p.dark = DARK_DISC[p.players][p.eclipse]
    move_neutral_dice(p, 0)
    begin_turn(p, following)


# Neutral dice ---


def is_kept(p: State, tile: int) -> bool:
    """Whether a player kept this starting tile."""
    for seat in range(SEATS):
        if p.kept[seat][0] == tile or p.kept[seat][1] == tile:
            return True
    return False


def move_neutral_dice(p: State, unkept_only: int) -> None:
    """Put each neutral colour on the first three boards of two starting tiles (2.5, 9.7).

    Never the same tile twice in one go; at set-up only tiles nobody kept (ruling 5).
    """
    drawn = 0  # tiles drawn in this go, as bits
    for colour in range(SEATS - p.players):
        first = -1
        for _ in range(2):
            tile = below(p, STARTING_TILES)
            while (drawn >> tile) & 1 or (unkept_only and is_kept(p, tile)):
                tile = below(p, STARTING_TILES)
            drawn |= 1 << tile
            if first < 0:
                first = tile
                p.neutral[colour][0] = START_BOARDS[tile][0]
                p.neutral[colour][1] = START_BOARDS[tile][1]
            elif START_BOARDS[tile][0] in (START_BOARDS[first][0], START_BOARDS[first][1]):
                p.neutral[colour][2] = START_BOARDS[tile][1]
            else:
                p.neutral[colour][2] = START_BOARDS[tile][0]
        for die in range(NEUTRAL_DICE):
            tell(p, NEUTRAL_MOVED, -1, colour, die, p.neutral[colour][die])


# Temple bonus tiles ---


def bonus_tiles_reached(p: State, seat: int) -> int:
    """Temples where the marker is on the penultimate or top step."""
    count = 0
    for temple in range(TEMPLES):
        if p.temple[seat][temple] >= PENULTIMATE:
            count += 1
    return count


def non_mask_discoveries(p: State, seat: int) -> int:
    """Discovery tiles that are no masks, used or not (ruling 18)."""
    count = 0
    for kind in range(MASKS, DISCOVERIES):
        count += p.held[seat][kind] + p.used[seat][kind]
    return count


def workers_vp(p: State, seat: int) -> int:
    """4 VP per worker in play of power 1-3, 9 VP at power 4-5 (ruling 48)."""
    vp = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE:
            vp += 9 if p.power[seat][worker] >= 4 else 4
    return vp


def bonus_vp(p: State, seat: int, tile: int) -> int:
    """What a temple bonus tile is worth to a seat (rule 14)."""
    if tile == BEST_MASK_SET_AGAIN:
        return MASK_SET_VP[different_masks(p, seat, 0)]
    if tile == TECHNOLOGIES_5:
        return 5 * technologies_of(p, seat)
    if tile == FLAT_15:
        return 15
    if tile == AVENUE_3:
        return 3 * p.avenue[seat]
    if tile == BONUS_TILES_9:
        return 9 * bonus_tiles_reached(p, seat)
    if tile == NON_MASK_DISCOVERIES_2:
        return 2 * non_mask_discoveries(p, seat)
    return workers_vp(p, seat)


def score_bot(p: State) -> None:
    """Teotibot's last points: leftovers, technologies, temples climbed (rule 15.13)."""
    for good in range(GOODS):
        score(p, BOT, BY_LEFTOVERS, p.goods[BOT][good])
    technology_vp = BOT_TECHNOLOGY_VP + p.knobs[KNOB_TECHNOLOGY_VP]
    score(p, BOT, BY_TECHNOLOGIES, technology_vp * technologies_of(p, BOT))
    bonus_tile_vp = BOT_BONUS_VP + p.knobs[KNOB_BONUS_VP]
    score(p, BOT, BY_BONUS_TILES, bonus_tile_vp * bonus_tiles_reached(p, BOT))


def score_bonus_tiles(p: State, seat: int) -> None:
    """Every temple bonus tile whose temple the seat has climbed to (rule 9.8)."""
    for temple in range(TEMPLES):
        if p.temple[seat][temple] >= PENULTIMATE:
            score(p, seat, BY_BONUS_TILES, bonus_vp(p, seat, p.bonus[temple]))


# The result ---


def ranks_before(p: State, seat: int, other: int) -> bool:
    """Whether a seat comes before another: VP, cocoa, order token (rules 9.8, 10).

    Solo, only more VP than Teotibot's win (rule 15.14).
    """
    if p.vp[seat] != p.vp[other]:
        return p.vp[seat] > p.vp[other]
    if p.solo:
        return seat == BOT
    if p.goods[seat][COCOA] != p.goods[other][COCOA]:
        return p.goods[seat][COCOA] > p.goods[other][COCOA]
    return seat > other if p.dark_eclipse else seat < other
