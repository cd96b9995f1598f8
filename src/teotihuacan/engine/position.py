"""The public face of the engine: a position, its question, its legal actions."""

from operator import index
from typing import Any, SupportsIndex

from .actions import ACTIONS
from .constants import BOARDS, CELLS, KNOBS, QUESTION_NAMES, SOURCE_NAMES, SQUARES
from .errors import PositionError, TeotihuacanError
from .events import Event, named
from .explain.refusals import refusal
from .pickling import restored
from .record.chance import seeded
from .record.frames import is_offered
from .record.state import Long, State
from .record.storage import (
    RECORD_BYTES,
    allocate,
    copy_record,
    load_record,
    pack,
    pool_memory,
    save_record,
    unpack,
)
from .rules.buildings_row import read_buildings_row
from .rules.pyramid import is_open
from .rules.questions import play, play_out, settle
from .rules.ranking import ranks_before
from .rules.workers import count_colours
from .seeds import check_seed
from .setup.board import derive
from .setup.options import Setup, level_or_knobs
from .setup.players import set_up
from .setup.starting_tiles import redeal
from .statistics import statistics_of
from .threads import nogil


def whole_number(action: object) -> int:
    """An action as an int, also from numpy and the like; -1 for what is no whole number."""
    if isinstance(action, bool):
        return -1
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        return -1


class Position(State):
    """A game at one moment: who is asked what, and which answers are legal.

    >>> position = Position.new(Setup(players=2), seed=1)
    >>> while not position.over:
    ...     position.apply(position.legal_actions()[0])
    >>> position.ranking()[0] in (0, 1)
    True
    """

    def __init__(self) -> None:
        allocate(self)

    @classmethod
    def new(cls, setup: Setup, seed: int) -> "Position":
        """Set up a game; the same set-up and seed give the same game everywhere."""
        p: Position = cls()
        p.players = max(setup.players, 2)
        p.solo = setup.players == 1
        if p.solo:
            for i, knob in enumerate(setup.bot_knobs()):
                p.knobs[i] = knob
        p.first_game = setup.first_game
        p.draft = setup.draft
        p.dark_eclipse = setup.dark_eclipse
        p.advanced_worship = setup.advanced_worship
        p.chance = seeded(check_seed(seed))
        set_up(p)
        settle(p)
        return p

    # The question ------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked: a seat in turn order from 0, or -1 when the game is over."""
        return self.stack[self.depth - 1][1] if self.depth > 0 else -1

    @property
    def question(self) -> str:
        """The name of the pending decision, "none" when the game is over."""
        return str(QUESTION_NAMES[self.stack[self.depth - 1][0] if self.depth > 0 else 0])

    def legal_actions(self) -> list[int]:
        """The legal answers to the question, ascending."""
        return [self.legal[i] for i in range(self.legal_count)]

    def legal_mask(self) -> bytes:
        """One byte per action of the action space: 1 if it is legal."""
        mask = bytearray(ACTIONS)
        for i in range(self.legal_count):
            mask[self.legal[i]] = 1
        return bytes(mask)

    def is_legal(self, action: SupportsIndex) -> bool:
        """Whether an action answers the question at hand."""
        wanted = whole_number(action)
        return 0 <= wanted < ACTIONS and is_offered(self, wanted)

    def apply(self, action: SupportsIndex, events: list[Event] | None = None) -> None:
        """Play a legal action; what happens is appended to `events` if a list is given.

        Raises IllegalAction, and changes nothing, if the action is not legal.
        """
        wanted = action if type(action) is int else whole_number(action)
        if not 0 <= wanted < ACTIONS or not is_offered(self, wanted):
            raise refusal(self, action)
        if events is None:
            play(self, wanted)
            return
        self.log = []
        self.reporting = 1
        play(self, wanted)
        self.reporting = 0
        events.extend(named(entry) for entry in self.log)
        self.log = []

    # The table ---------------------------------------------------------------------------------

    def icons_on_top(self) -> list[int]:
        """The icon that shows on each square of the pyramid, row by row (rule 6.9)."""
        return [self.icon[square] for square in range(SQUARES)]

    def heights(self) -> list[int]:
        """How many tiles lie on each square of the pyramid, row by row."""
        return [self.layers[square] for square in range(SQUARES)]

    def open_cells(self) -> list[int]:
        """The cells of the pyramid on which a tile may be placed (rule 6.9)."""
        return [cell for cell in range(CELLS) if is_open(self, cell)]

    def colours(self) -> list[int]:
        """How many colours count on each board for cocoa and main actions (rule 4, rule 6.1)."""
        return [count_colours(self, board) for board in range(BOARDS)]

    def avenue_step_vp(self) -> int:
        """What each step on the avenue is worth at an eclipse: the buildings row (rule 9.2)."""
        return read_buildings_row(self)

    # The result --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != 0

    @property
    def setup(self) -> Setup:
        """The options this game was set up with."""
        return Setup(
            1 if self.solo else self.players,
            first_game=self.first_game != 0,
            draft=self.draft != 0,
            dark_eclipse=self.dark_eclipse != 0,
            advanced_worship=self.advanced_worship != 0,
            **level_or_knobs([self.knobs[i] for i in range(KNOBS)] if self.solo else None),
        )

    @property
    def decisions_made(self) -> int:
        """How many actions have been applied since the set-up or since the position was read."""
        return self.decisions

    def scores(self) -> list[int]:
        """Victory points by seat."""
        return [self.vp[seat] for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Seats from first to last, tie-breaks applied (rule 9.8, rule 10, rule 15.14)."""
        order = [0] * self.players
        for seat in range(self.players):
            place = 0
            for other in range(self.players):
                if other != seat and ranks_before(self, other, seat):
                    place += 1
            order[place] = seat
        return order

    def books(self, seat: int) -> dict[str, int]:
        """Victory points of a seat by source; they add up to its score."""
        at = self.checked_seat(seat)
        return {name: self.books_of[at][i] for i, name in enumerate(SOURCE_NAMES)}

    def statistics(self, seat: int) -> dict[str, Any]:
        """What a seat has done so far, by name."""
        return statistics_of(self.to_bytes(), self.checked_seat(seat))

    def checked_seat(self, seat: object) -> int:
        """A seat of this game, or an error that says which there are."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise TeotihuacanError("error-seat", last=self.players - 1, value=repr(seat))
        return seat

    # Copying and comparing ---------------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent copy."""
        p: Position = Position.__new__(Position)
        copy_record(p, self)
        return p

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.copy()

    def determinize(self, seat: int, seed: int) -> "Position":
        """A copy in which all that a seat can't know is dealt and drawn anew.

        Seat -1 is a spectator. Programs that search must search such copies, never the truth.
        """
        p: Position = self.copy()
        p.chance = seeded(check_seed(seed))
        if seat != -1:
            self.checked_seat(seat)
        redeal(p, seat)
        return p

    def has_same_chance(self, other: "Position") -> bool:
        """Whether the generator stands where it does in another position of the game.

        It moves on when chance decides something: a tile is drawn, a die is rolled.
        """
        p: Position = other
        return self.chance == p.chance

    def to_bytes(self) -> bytes:
        """The record as bytes: equal positions have equal bytes."""
        return save_record(self)

    @classmethod
    def from_bytes(cls, data: bytes) -> "Position":
        """A position from `to_bytes`. Only the length is checked: read others' data as JSON."""
        if len(data) != RECORD_BYTES:
            raise PositionError("error-position-bytes", bytes=RECORD_BYTES, given=len(data))
        p: Position = cls()
        load_record(p, data)
        derive(p)
        settle(p)
        return p

    def record(self) -> dict[str, Any]:
        """All that is true of the position, by field, as numbers; `engine.names` names them."""
        return unpack(self.to_bytes())

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> "Position":
        """A position from `record`. Nothing is checked: read others' data as JSON."""
        return cls.from_bytes(pack(record))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[Any, ...]:
        return (restored, (self.to_bytes(),))

    def __repr__(self) -> str:
        if self.over:
            return f"<Position: over, scores {self.scores()}>"
        return f"<Position: seat {self.seat} is asked {self.question!r}>"


pool_memory(Position)


def random_playout(position: Position, seed: int) -> Position:
    """Play random legal actions to the end on a copy, and return the finished game.

    Compiled, other threads run meanwhile.
    """
    p: Position = position.copy()
    start: Long = check_seed(seed)
    with nogil:
        play_out(p, start)
    return p


def perft(position: Position, depth: int) -> int:
    """The number of ways to play so many actions from here."""
    p: Position = position
    if depth <= 0:
        return 1
    if depth == 1:
        return p.legal_count
    nodes = 0
    for i in range(p.legal_count):
        child: Position = p.copy()
        play(child, p.legal[i])
        nodes += perft(child, depth - 1)
    return nodes
