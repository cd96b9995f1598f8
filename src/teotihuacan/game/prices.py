"""What follows an answer: the rest of its price, behind the questions that it leads to.

"Worship for both" asks for the order, then whether to buy the tile; but what the answer costs
and brings as a whole is known before. So the questions that belong to an answer are tried on
copies: what is the same in all ways is part of its price, the others are named.

>>> from teotihuacan import Position, Setup
>>> position = Position.new(Setup(players=2, first_game=True), seed=1)
>>> move = position.legal_actions()[-1]
>>> follow_answer(position, "move", preview_action(position, move)).asks
('board_action',)
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ..engine import Position
from ..engine.names import DISCOVERY_NAMES
from ..engine.pending import count_pending, count_set
from ..engine.schema.actions import FIRST_OF, kind_of
from ..engine.schema.discovery_tiles import MASKS
from .effects import Effect, merge_effects, sum_effects
from .previews import Preview, preview_action

ASIDES = ("use", "unlock_paid")  # may be done at many questions, and are part of no answer
WITH_TILE = ("ability_first", "discovery_first")  # both parts of a worship action are wanted
ABOUT_TILE = ("worship_order", "buy_discovery")  # where it is taken, or left
IN_ANY_ORDER = (*ABOUT_TILE, "match_temple")  # not told, unless the order matters
ENDS = ("end_turn", "place_worker")  # questions that belong to no answer
MOST_WAYS = 4  # of a question whose answers are tried
MOST_TRIED = 150  # answers, where a tile is wanted
Item = tuple[tuple[tuple[str, Any], ...], ...]  # an effect, or a tile and its price, to count


class Outcome(NamedTuple):
    """What follows an answer in any case, the questions that decide the rest, whether a
    worship tile is bought, and which tiles can be used at the end; None where it isn't known."""

    items: Counter[Item]
    asks: tuple[str, ...] = ()
    buys_tile: bool | None = False
    usable: frozenset[str] | None = None

    @property
    def effects(self) -> list[Effect]:
        """What follows, added up."""
        if not self.items:
            return []
        found: Any = [dict(effect) for item in self.items.elements() for effect in item]
        return merge_effects(found)


NOTHING: Counter[Item] = Counter()
END = Outcome(NOTHING)
TURN_END = Outcome(NOTHING, usable=frozenset())


def follow_answer(position: Position, kind: str, preview: Preview, both: bool = False) -> Outcome:
    """What follows an answer of some kind; `both`: a worship space's ability and tile."""
    below = count_pending(position) - (kind not in ASIDES)
    walk = Walk(position.seat, below, both or kind in WITH_TILE)
    if kind == "move":
        return walk.name_question(preview)
    outcome = walk.follow(preview)
    return outcome._replace(buys_tile=True) if kind == "discovery_first" else outcome


class Walk:
    """A walk through the questions of one answer: those above what was pending before it."""

    def __init__(self, seat: int, below: int, both: bool) -> None:
        self.seat = seat
        self.below = below
        self.both = both
        self.left = MOST_TRIED

    def is_done(self, preview: Preview) -> bool:
        """Whether nothing more belongs to the answer."""
        return preview.is_last or (
            count_pending(preview.following) <= self.below or preview.following.question in ENDS
        )

    def name_question(self, preview: Preview) -> Outcome:
        """The question that comes next, without trying its answers."""
        if self.is_done(preview):
            return END
        question = preview.following.question
        return Outcome(count_choice(preview.following), (question,), buys_tile=None)

    def follow(self, preview: Preview) -> Outcome:
        """What follows an answer."""
        if self.is_done(preview):
            return self.end(preview)
        position = preview.following
        legal = position.legal_actions()
        ways = [action for action in legal if kind_of(action).name not in ASIDES]
        most = self.left if self.both else MOST_WAYS
        if not ways or len(ways) > most:
            return self.name_question(preview)
        self.left -= len(ways)
        is_last = count_pending(position) == self.below + 1 and not self.both
        follow = self.name_question if is_last and len(ways) > 1 else self.follow
        found = [try_way(position, action, follow) for action in ways]
        outcome = join_ways(position.question, found, self.both)
        if outcome.asks[:1] == (position.question,):
            outcome = outcome._replace(items=outcome.items + count_choice(position))
        if not outcome.buys_tile and legal[-1] >= FIRST_USE:
            return outcome._replace(buys_tile=None)  # a tile that is held may help to pay
        return outcome

    def end(self, preview: Preview) -> Outcome:
        """What is left after the last question of an answer: which tiles can be used."""
        if preview.ends_turn:
            return TURN_END
        position = preview.following
        if position.seat != self.seat or position.question != "end_turn":
            return END
        return Outcome(NOTHING, usable=frozenset(list_usable(position)))


FIRST_USE = FIRST_OF["USE"]


def try_way(position: Position, action: int, follow: Callable[[Preview], Outcome]) -> Outcome:
    """One answer on the way, with what follows it."""
    preview = preview_action(position, action)
    outcome = follow(preview)
    items, effects = outcome.items, sum_effects(preview.events)
    if effects:
        items = items + Counter(list_items(effects))
    buys = is_worship_tile(position, action) or outcome.buys_tile
    return outcome._replace(items=items, buys_tile=buys)


def count_choice(position: Position) -> Counter[Item]:
    """What a question gives in any case, of a kind that is chosen: resources, a temple step."""
    if position.question == "choose_temple":
        return Counter(list_items([{"kind": "temple", "amount": 1}]))
    if position.question == "gain_resources":
        size = count_set(position.legal_actions()[0])
        return Counter(list_items([{"kind": "resources", "amount": size}]))
    return NOTHING


def list_items(effects: list[Effect]) -> list[Item]:
    """What an answer does, to be compared with what others do; a tile's price belongs to it."""
    facts = [tuple(effect.items()) for effect in effects]
    if any("discovery" in effect for effect in effects):
        return [tuple(facts)]
    return [(fact,) for fact in facts]


def is_worship_tile(position: Position, action: int) -> bool:
    """Whether an answer takes the discovery tile of a worship space, in a worship action."""
    if action == FIRST_OF["DISCOVERY_FIRST"]:
        return True
    return position.question == "buy_discovery" and kind_of(action).name == "buy"


def list_usable(position: Position) -> list[str]:
    """The discovery tiles that can be used at a question."""
    return [
        DISCOVERY_NAMES[action - FIRST_USE + MASKS]
        for action in position.legal_actions()
        if action >= FIRST_USE
    ]


def join_ways(question: str, ways: Sequence[Outcome], both: bool) -> Outcome:
    """What several ways have in common; the question is named unless nothing depends on it.

    Who wants ability and tile takes a way with the tile, if there is one.
    """
    if both and question in ABOUT_TILE and any(way.buys_tile for way in ways):
        ways = [way for way in ways if way.buys_tile]
    first, *others = ways
    if not others:
        return first
    usable = join_usable(way.usable for way in ways)
    if all(way.asks == first.asks and way.effects == first.effects for way in others):
        asks = (
            first.asks if question in IN_ANY_ORDER or not first.asks else (question, *first.asks)
        )
        return first._replace(asks=asks, usable=usable)
    items = first.items
    for way in others:
        items = items & way.items
    asks = tuple(name for name in first.asks if all(name in way.asks for way in others))
    buys = first.buys_tile if all(way.buys_tile == first.buys_tile for way in others) else None
    return Outcome(items, (question, *asks), buys, usable)


def join_usable(found: Iterable[frozenset[str] | None]) -> frozenset[str] | None:
    """Tiles that can be used after some way; None if that isn't known of every way."""
    usable: frozenset[str] = frozenset()
    for tiles in found:
        if tiles is None:
            return None
        usable |= tiles
    return usable
