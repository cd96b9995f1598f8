"""What to remember of a game: the best turn of each player, eclipses, who took the lead.

The page for browsers finds the same moments (`web/src/ending/moments.ts`) in the entries of a
server's table; here they come from the actions of a game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..engine import Event
from ..engine.names import CELL_PLACES
from .log import Entry, log_entries

TOP_LEVEL = max(level for level, _, _ in CELL_PLACES) + 1  # as entries count levels, from 1
ORDER = ("turn", "pyramid", "due", "eclipse", "bonus", "lead")


@dataclass(frozen=True, slots=True)
class Moment:
    """Something worth looking at again, after the action by which it had happened."""

    ply: int  # so many actions were played by then
    kind: str  # one of ORDER
    seat: int | None = None
    vp: int = 0  # of a turn
    board: str | None = None  # where a turn was taken
    eclipse: int = 0
    gains: tuple[int, ...] = ()  # of every seat, at an eclipse or by bonus tiles


@dataclass(slots=True)
class Turn:
    """A turn while it is read: where, and the VP by the action that brought them."""

    seat: int
    board: str | None = None
    by_ply: dict[int, int] = field(default_factory=dict)

    @property
    def vp(self) -> int:
        """All VP of the turn."""
        return sum(self.by_ply.values())


class Reader:
    """Reads a game once, from its beginning to its end."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.moments: list[Moment] = []
        self.turns: list[Turn] = []
        self.turn: Turn | None = None
        self.eclipse: Moment | None = None
        self.gains = [0] * seats  # of the eclipse that is scored
        self.due: Moment | None = None
        self.bonus_ply = 0
        self.bonus = [0] * seats
        self.over = False

    def read(self, ply: int, events: Iterable[Event]) -> None:
        """Read what an action did; `ply` actions were played then."""
        for entry in log_entries(events):
            self.hear(ply, entry)

    def hear(self, ply: int, entry: Entry) -> None:
        """Take one thing that happened into account."""
        seat, facts = entry.seat, entry.arguments
        match entry.key:
            case "turn_began" if seat is not None:
                self.close_eclipse()
                self.turn = Turn(seat)
                self.turns.append(self.turn)
            case "turn_ended":
                self.turn = None
            case "eclipse_scored":
                self.turn = None
                self.eclipse = Moment(ply, "eclipse", eclipse=count(facts["eclipse"]))
            case "moved" | "main_action_taken":
                if self.turn and self.turn.seat == seat:
                    self.turn.board = str(facts["board"])
            case "tile_built" if facts["level"] == TOP_LEVEL:
                self.moments.append(Moment(ply, "pyramid", seat))
            case "eclipse_due":
                self.due = Moment(ply, "due", seat)
            case "game_over":
                self.close_eclipse()
                self.over = True
            case "scored" | "lost" if seat is not None:
                vp = count(facts["vp"])
                self.score(ply, seat, vp if entry.key == "scored" else -vp, facts["source"])

    def score(self, ply: int, seat: int, vp: int, source: object) -> None:
        """Count VP where they belong: bonus tiles, an eclipse, or a turn."""
        if source == "bonus_tiles":
            self.bonus_ply = ply
            self.bonus[seat] += vp
        elif self.eclipse:
            self.gains[seat] += vp
        elif self.turn and self.turn.seat == seat:
            self.turn.by_ply[ply] = self.turn.by_ply.get(ply, 0) + vp

    def close_eclipse(self) -> None:
        """An eclipse lasts until the next turn begins or the game is over."""
        if self.eclipse:
            scored = self.eclipse
            gains = tuple(self.gains)
            self.moments.append(
                Moment(scored.ply, "eclipse", None, 0, None, scored.eclipse, gains)
            )
        self.eclipse = None
        self.gains = [0] * self.seats

    def finish(self) -> list[Moment]:
        """All moments but that of the lead."""
        self.close_eclipse()
        for seat in range(self.seats):
            self.add_best_turn(seat)
        if self.over and self.due:
            self.moments.append(self.due)
        if self.bonus_ply:
            self.moments.append(Moment(self.bonus_ply, "bonus", gains=tuple(self.bonus)))
        return self.moments

    def add_best_turn(self, seat: int) -> None:
        """The best turn of a seat, at the action that brought most of its VP."""
        turns = [turn for turn in self.turns if turn.seat == seat and turn.vp > 0]
        if turns:
            best = max(turns, key=lambda turn: turn.vp)
            ply = max(best.by_ply, key=lambda at: best.by_ply[at])
            self.moments.append(Moment(ply, "turn", seat, best.vp, best.board))


def count(fact: object) -> int:
    """A fact that is a number."""
    return fact if isinstance(fact, int) else 0


def find_leads(
    events: Sequence[Sequence[Event]], scores: Sequence[Sequence[int]]
) -> list[Moment]:
    """Who was in front at the end of turns, whenever that was somebody else than before."""
    found: list[Moment] = []
    for ply, happened in enumerate(events, start=1):
        if not any(event.kind in ("turn_ended", "game_over") for event in happened):
            continue
        most = max(scores[ply])
        ahead = [seat for seat, vp in enumerate(scores[ply]) if vp == most]
        if len(ahead) == 1 and (not found or found[-1].seat != ahead[0]):
            found.append(Moment(ply, "lead", ahead[0]))
    return found


def find_moments(
    events: Sequence[Sequence[Event]], scores: Sequence[Sequence[int]]
) -> list[Moment]:
    """The moments of a game in their order.

    `events` are those of each action, `scores` the VP by seat before the first action and after
    each.
    """
    reader = Reader(len(scores[0]))
    for ply, happened in enumerate(events, start=1):
        reader.read(ply, happened)
    moments = [*reader.finish(), *find_leads(events, scores)[-1:]]
    return sorted(moments, key=lambda moment: (moment.ply, ORDER.index(moment.kind)))


def find_eclipses(events: Sequence[Sequence[Event]]) -> list[int]:
    """After how many actions each eclipse was scored."""
    return [
        ply
        for ply, happened in enumerate(events, start=1)
        if any(event.kind == "eclipse_scored" for event in happened)
    ]
