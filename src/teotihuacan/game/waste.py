"""What an answer would waste: parts of it that come to nothing, by what the engine makes of it.

Each waste is a `kind`, which the message `waste-<kind>` tells, with the `discovery` tile that it
is about if there is one.
"""

from collections.abc import Iterator, Sequence
from typing import NotRequired, TypedDict

from ..engine import Position
from ..engine.names import DISCOVERY_NAMES
from ..engine.schema.discovery_tiles import FIRST_TIMED, MASKS
from .effects import Effect, merge_effects, sum_effects
from .previews import Preview, preview_action
from .prices import Outcome

ANY_MOMENT = DISCOVERY_NAMES[MASKS:FIRST_TIMED]
# Events with which a step comes, unless its track ends.
AVENUE_STEPS, TRACK_STEPS = ("nobles_built", "ascended"), ("tile_built", "decorated")
WATCHED = {*AVENUE_STEPS, *TRACK_STEPS, "bought", "locked", "step_lost"}
NO_GAINS = ("bought", "locked", "step_lost")


class Waste(TypedDict):
    """Something that an answer would waste."""

    kind: str
    discovery: NotRequired[str]


def find_waste(preview: Preview, outcome: Outcome, part: str | None) -> list[Waste]:
    """What an answer would waste; `part` is what a worship action is for."""
    told = [event.kind for event in preview.events]
    if not outcome.items and WATCHED.isdisjoint(told):
        return []
    kinds = list(find_lost_steps(told))
    effects = merge_effects(sum_effects(preview.events), outcome.effects)
    if any(effect["kind"] == "step_lost" for effect in effects):
        kinds.append("step_lost")
    elif part in ("ability", "both") and not outcome.asks and is_in_vain(told, outcome):
        kinds.append("ability_in_vain")
    if part == "both" and outcome.buys_tile is False:
        kinds.append("tile_unpaid")
    found: list[Waste] = [{"kind": kind} for kind in kinds]
    return found + find_useless_tiles(effects, outcome)


def find_lost_steps(told: list[str]) -> Iterator[str]:
    """Steps that are not taken, because a marker stands at the end of its track."""
    if sum(map(told.count, AVENUE_STEPS)) > told.count("avenue_stepped"):
        yield "avenue_end"
    if sum(map(told.count, TRACK_STEPS)) > told.count("track_stepped"):
        yield "track_end"


def is_in_vain(told: list[str], outcome: Outcome) -> bool:
    """Whether nothing but a tile comes of a worship action, once the worker is locked."""
    gains = set(told[told.index("locked") + 1 :]) - {"bought", "paid"}
    later = [effect for effect in outcome.effects if effect["kind"] not in NO_GAINS]
    return not gains and not any(effect.get("amount", 1) > 0 for effect in later)


def find_useless_tiles(effects: Sequence[Effect], outcome: Outcome) -> list[Waste]:
    """Tiles for any moment that are bought, but can't be used in the rest of the turn."""
    if outcome.usable is None:
        return []
    bought = [effect["discovery"] for effect in effects if "discovery" in effect]
    return [
        {"kind": "tile_useless", "discovery": tile}
        for tile in bought
        if tile in ANY_MOMENT and tile not in outcome.usable
    ]


def find_vain_salary(position: Position, action: int, preview: Preview) -> list[Waste]:
    """A salary that saves no VP: the loss is no smaller than with 1 cocoa less."""
    less = count_vp(preview_action(position, action - 1))
    return [{"kind": "salary_in_vain"}] if less == count_vp(preview) else []


def count_vp(preview: Preview) -> int:
    """The VP that an action brings, or takes if below 0."""
    return sum(
        effect["amount"] for effect in sum_effects(preview.events) if effect["kind"] == "vp"
    )
