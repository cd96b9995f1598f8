"""Laying out the board for a new game (rule 1), and clearing it."""

from ..constants import (
    BOARDS,
    BONUS_TILES,
    CELLS,
    CONSTRUCTION,
    DEALT,
    DECORATION_DISPLAY,
    DECORATION_SPACES,
    DECORATION_TILES,
    DISCOVERIES,
    DRAFT,
    GENERAL_AREA,
    KEPT,
    LONGEST_MOVE,
    NEUTRAL_COLOURS,
    NEUTRAL_DICE,
    NOWHERE,
    PYRAMID_DISPLAY,
    PYRAMID_KINDS,
    ROYAL_SPACES,
    SEATS,
    SIDES,
    SPOT_TILES,
    SPOTS,
    TECHNOLOGIES,
    TECHNOLOGY_SLOTS,
    TEMPLES,
    TURNS,
    WORKERS,
)
from ..record.chance import below, draw
from ..record.state import Row, State
from ..rules.discovery_tiles import derive_ready
from ..rules.neutral_dice import derive_neutral_dice
from ..rules.pyramid import derive_pyramid
from ..rules.workers import derive_workers
from ..tables import (
    DARK_DISC,
    DISCOVERY_COPIES,
    FIRST_GAME_BONUS,
    FIRST_GAME_RING,
    FIRST_GAME_ROYAL,
    FIRST_GAME_TECHNOLOGIES,
    PYRAMID_COPIES,
    SET_UP_CELLS,
    SPOT_SIZE,
)


def clear(p: State) -> None:
    """An empty table: nothing laid out, nobody anywhere."""
    p.eclipse_in = -1
    p.active = -1
    p.mover = -1
    p.companion = -1
    for spot in range(SPOTS):
        for i in range(SPOT_TILES):
            p.spot[spot][i] = -1
    for slot in range(DECORATION_DISPLAY):
        p.decoration_display[slot] = -1
    for slot in range(PYRAMID_DISPLAY):
        p.pyramid_display[slot] = -1
    for cell in range(CELLS):
        p.tile[cell] = -1
    for side in range(SIDES):
        for space in range(DECORATION_SPACES):
            p.decoration[side][space] = -1
    for seat in range(SEATS):
        for worker in range(WORKERS):
            p.board[seat][worker] = NOWHERE
            p.space[seat][worker] = GENERAL_AREA
        for i in range(DEALT):
            p.hand[seat][i] = -1
            p.hand_sees[seat][i] = -1
        for i in range(KEPT):
            p.kept[seat][i] = -1
            p.kept_sees[seat][i] = -1
    for colour in range(NEUTRAL_COLOURS):
        for die in range(NEUTRAL_DICE):
            p.neutral[colour][die] = NOWHERE
    for i in range(DRAFT):
        p.pool[i] = -1
        p.pool_sees[i] = -1


def derive(p: State) -> None:
    """Fill the fields that follow from the others."""
    derive_ring(p)
    derive_neutral_dice(p)
    derive_workers(p)
    derive_ready(p)
    p.pushed = 1
    p.turns = 0
    for seat in range(p.players):
        p.turns += p.stats[seat][TURNS]
    derive_pyramid(p)


def derive_ring(p: State) -> None:
    """Note the place of each board, and the boards that a move from it reaches (rule 3.2)."""
    for place in range(BOARDS):
        board = p.ring[place]
        p.place[board] = place
        reached = 0  # as bits
        for steps in range(1, LONGEST_MOVE + 1):
            reached |= 1 << p.ring[(place + steps) % BOARDS]
        found = 0
        for other in range(BOARDS):
            if (reached >> other) & 1:
                p.near[board][found] = other
                found += 1


def lay_out_board(p: State) -> None:
    """Do what rule 1 says, for the player count and options already in the record."""
    clear(p)
    p.dark = DARK_DISC[p.players][0]
    if p.first_game:
        lay_out_first_game_tiles(p)
    else:
        lay_out_random_tiles(p)
    for kind in range(DISCOVERIES):
        p.discovery_stack[kind] = DISCOVERY_COPIES[kind]
    for tile in range(DECORATION_TILES):
        p.decoration_stack[tile] = 1
    for kind in range(PYRAMID_KINDS):
        p.pyramid_stack[kind] = PYRAMID_COPIES[kind]
    for slot in range(DECORATION_DISPLAY):
        p.decoration_display[slot] = draw(p, p.decoration_stack, DECORATION_TILES)
    for slot in range(PYRAMID_DISPLAY):
        p.pyramid_display[slot] = draw(p, p.pyramid_stack, PYRAMID_KINDS)
    for cell in range(CELLS):
        if SET_UP_CELLS[p.players][cell]:
            p.tile[cell] = draw(p, p.pyramid_stack, PYRAMID_KINDS)
            p.turned[cell] = below(p, 4)
    for spot in range(SPOTS):
        for i in range(SPOT_SIZE[p.players][spot]):
            p.spot[spot][i] = draw(p, p.discovery_stack, DISCOVERIES)
    derive(p)


def lay_out_first_game_tiles(p: State) -> None:
    """The printed boards and the fixed tiles of a first game."""
    for place in range(BOARDS):
        p.ring[place] = FIRST_GAME_RING[place]
    for space in range(ROYAL_SPACES):
        p.royal[space] = FIRST_GAME_ROYAL[space]
    for slot in range(TECHNOLOGY_SLOTS):
        p.technology[slot] = FIRST_GAME_TECHNOLOGIES[slot]
    for temple in range(TEMPLES):
        p.bonus[temple] = FIRST_GAME_BONUS[temple]


def lay_out_random_tiles(p: State) -> None:
    """Boards 2-7 over six places, a royal tile per category, six technologies, three bonuses."""
    for board in range(BOARDS - 1):
        p.ring[board] = board
    shuffle(p, p.ring, 1, 6)
    for place in range(7, 4, -1):
        p.ring[place] = p.ring[place - 1]
    p.ring[4] = CONSTRUCTION
    for space in range(ROYAL_SPACES):
        p.royal[space] = space * 3 + below(p, 3)
    left = TECHNOLOGY_SLOTS
    for technology in range(TECHNOLOGIES):
        # Choose six of nine in ascending order: each with the chance that keeps all sets alike.
        if below(p, TECHNOLOGIES - technology) < left:
            p.technology[TECHNOLOGY_SLOTS - left] = technology
            left -= 1
    for temple in range(TEMPLES):
        p.bonus[temple] = below(p, BONUS_TILES)
        while has_bonus_before(p, temple):
            p.bonus[temple] = below(p, BONUS_TILES)


def has_bonus_before(p: State, temple: int) -> bool:
    """Whether the bonus tile of a temple lies on an earlier one already."""
    for other in range(temple):
        if p.bonus[other] == p.bonus[temple]:
            return True
    return False


def shuffle(p: State, row: Row, first: int, last: int) -> None:
    """Shuffle the entries first..last of a row."""
    for i in range(last, first, -1):
        j = first + below(p, i - first + 1)
        swap = row[i]
        row[i] = row[j]
        row[j] = swap
