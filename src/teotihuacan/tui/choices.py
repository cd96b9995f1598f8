"""The answers to the question at hand: key, words, what each costs and brings."""

from typing import NamedTuple

from ..engine import Position
from ..engine.actions import (
    AFTER_USE,
    BUY,
    DECORATE,
    LEARN,
    MOVE,
    PLACE_ON,
    PLACE_TILE,
    TAKE,
    USE,
    WORKER,
    WORSHIP,
)
from ..engine.constants import (
    BOARDS,
    CELLS,
    DECORATION_DISPLAY,
    DECORATION_SPACES,
    DISCOVERIES,
    DISCOVERY_NAMES,
    PALACE,
    ROYAL_NAMES,
    SIDES,
    STARTING_TILES,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_SLOTS,
)
from ..engine.record.state import State
from ..engine.rules.decorations import find_next_space, lay_decoration
from ..engine.rules.pyramid import lay_tile
from ..engine.schema.discovery_tiles import MASKS
from ..engine.tables import CELL_SQUARES, DECORATION_SQUARES
from ..i18n import say
from ..i18n.names import say_discovery_effect
from ..terminal.ahead import ahead_words
from ..terminal.answers import answer_words
from ..terminal.effects import hints
from ..terminal.wording import discovery_text, read_state, starting_tile_text

RESERVED = "hulqrst"  # keys of the table itself
KEYS = (
    "123456789"
    + "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in RESERVED)
    + "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
)


class Choice(NamedTuple):
    """An answer: the key that takes it ("" if there are too many), its words, its effects."""

    key: str
    action: int
    text: str
    effect: str
    note: str


def choices(position: Position) -> list[Choice]:
    """All answers to the question."""
    actions = position.legal_actions()
    state = read_state(position)
    effects = hints(position, actions, False)
    found = []
    for i, (action, effect) in enumerate(zip(actions, effects, strict=True)):
        words = answer_words(position, action)
        told = effect or ahead_words(position, action)
        key = KEYS[i] if i < len(KEYS) else ""
        found.append(Choice(key, action, words, told, note(state, position.seat, action)))
    return found


def note(state: State, seat: int, action: int) -> str:
    """What the tile that an answer is about does."""
    if LEARN <= action < LEARN + TECHNOLOGY_SLOTS:
        return say(f"technology-{TECHNOLOGY_NAMES[state.technology[action - LEARN]]}-does")
    if WORSHIP <= action < WORSHIP + 9 and state.board[seat][state.mover] == PALACE:
        return say(f"royal-{ROYAL_NAMES[state.royal[(action - WORSHIP) // 3]]}-does")
    if BUY <= action < BUY + DISCOVERIES:
        return say_discovery_effect(DISCOVERY_NAMES[action - BUY])
    if USE <= action < AFTER_USE:
        return say_discovery_effect(DISCOVERY_NAMES[MASKS + action - USE])
    if TAKE <= action < TAKE + STARTING_TILES:
        tile = action - TAKE
        sees = state.pool_sees[state.pool.index(tile)]
        return starting_tile_text(tile, discovery_text(sees) if sees >= 0 else "")
    return ""


def marked_board(action: int) -> int:
    """The board that an answer leads to, -1 if to none."""
    if MOVE <= action < WORKER:
        return (action - MOVE) % BOARDS
    if PLACE_ON <= action < PLACE_ON + BOARDS:
        return action - PLACE_ON
    return -1


def preview(position: Position, action: int) -> tuple[State, list[int]]:
    """The pyramid as an answer would leave it, and the squares it covers.

    Only the tile itself is laid: what would follow, a turn of Teotibot perhaps, stays unknown.
    """
    state = read_state(position)
    if PLACE_TILE <= action < PLACE_TILE + 4 * CELLS:
        cell, turn = divmod(action - PLACE_TILE, 4)
        slot = state.stack[state.depth - 1][2]
        lay_tile(state, cell, state.pyramid_display[slot], turn)
        return state, CELL_SQUARES[cell]
    if DECORATE <= action < DECORATE + DECORATION_DISPLAY * SIDES:
        slot, side = divmod(action - DECORATE, SIDES)
        space = find_next_space(state, side)
        lay_decoration(state, side, space, state.decoration_display[slot])
        if space > 0:  # the first space lies beside the pyramid
            return state, DECORATION_SQUARES[side * DECORATION_SPACES + space]
    return state, []
