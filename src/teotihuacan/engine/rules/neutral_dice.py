"""Neutral dice: their boards come from starting tiles (rule 2.5, rule 9.7)."""

from ..constants import BOARDS, NEUTRAL_COLOURS, NEUTRAL_DICE, SEATS, STARTING_TILES
from ..record.chance import below
from ..record.reports import tell
from ..record.state import State
from ..schema.events import NEUTRAL_MOVED
from ..tables import START_BOARDS


def is_starting_tile_kept(p: State, tile: int) -> bool:
    """Whether a player kept this starting tile."""
    for seat in range(SEATS):
        if p.kept[seat][0] == tile or p.kept[seat][1] == tile:
            return True
    return False


def move_neutral_dice(p: State, unkept_only: int) -> None:
    """Put each neutral colour on the first three boards of two starting tiles (rule 2.5,
    rule 9.7).

    Never the same tile twice in one go; at set-up only tiles nobody kept (ruling 5).
    """
    drawn = 0  # tiles drawn in this go, as bits
    for colour in range(SEATS - p.players):
        first = -1
        for _ in range(2):
            tile = below(p, STARTING_TILES)
            while (drawn >> tile) & 1 or (unkept_only and is_starting_tile_kept(p, tile)):
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
    derive_neutral_dice(p)


def derive_neutral_dice(p: State) -> None:
    """Count the neutral colours on each board."""
    for board in range(BOARDS):
        p.neutral_there[board] = 0
        for colour in range(NEUTRAL_COLOURS):
            dice = p.neutral[colour]
            if dice[0] == board or dice[1] == board or dice[2] == board:
                p.neutral_there[board] += 1
