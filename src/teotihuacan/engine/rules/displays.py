"""The face-up displays and how they are refilled (ruling 22; sliding when solo, rule 15.2)."""

from ..constants import (
    DECORATION_DISPLAY,
    DECORATION_TILES,
    DISCOVERIES,
    PYRAMID_DISPLAY,
    PYRAMID_KINDS,
    WORSHIP_SPOTS,
)
from ..record.chance import draw
from ..record.reports import DREW_DECORATION, DREW_DISCOVERY, DREW_PYRAMID_TILE, tell, tell_piece
from ..record.state import Row, State
from ..schema.events import DREW


def count_tiles_shown(display: Row, slots: int) -> int:
    """Tiles that lie face up in a display."""
    count = 0
    for slot in range(slots):
        if display[slot] >= 0:
            count += 1
    return count


def slide(display: Row, slots: int) -> None:
    """Close the gaps: tiles move left (up), the empty slots are at the end."""
    filled = 0
    for slot in range(slots):
        if display[slot] >= 0:
            tile = display[slot]
            display[slot] = -1
            display[filled] = tile
            filled += 1


def refill_discoveries(p: State) -> None:
    """A new discovery tile beside every worship area that has none (rule 5.6)."""
    for spot in range(WORSHIP_SPOTS):
        if p.spot[spot][0] < 0:
            p.spot[spot][0] = draw(p, p.discovery_stack, DISCOVERIES)
            if p.spot[spot][0] >= 0:
                tell(p, DREW, -1, DREW_DISCOVERY, spot, p.spot[spot][0])


def refill_decorations(p: State) -> None:
    """Four decoration tiles face up (rule 6.8)."""
    if p.solo:
        slide(p.decoration_display, DECORATION_DISPLAY)
    for slot in range(DECORATION_DISPLAY):
        if p.decoration_display[slot] < 0:
            p.decoration_display[slot] = draw(p, p.decoration_stack, DECORATION_TILES)
            if p.decoration_display[slot] >= 0:
                tell_piece(p, DREW, -1, DREW_DECORATION, slot, p.decoration_display[slot], p.solo)


def refill_pyramid_tiles(p: State) -> None:
    """Three pyramid tiles face up (rule 6.9)."""
    if p.solo:
        slide(p.pyramid_display, PYRAMID_DISPLAY)
    for slot in range(PYRAMID_DISPLAY):
        if p.pyramid_display[slot] < 0:
            p.pyramid_display[slot] = draw(p, p.pyramid_stack, PYRAMID_KINDS)
            if p.pyramid_display[slot] >= 0:
                tell_piece(p, DREW, -1, DREW_PYRAMID_TILE, slot, p.pyramid_display[slot], p.solo)
