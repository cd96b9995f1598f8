"""Themes: what a puzzle's solution is about, by what happens in it."""

from collections.abc import Iterable, Sequence

from ...bots.reasons import Change
from ...engine import Event

OPENING, ENDGAME = "opening", "endgame"
THEMES = (
    OPENING,
    ENDGAME,
    "eclipse",
    "salary",
    "ascension",
    "worship",
    "royal_tile",
    "masks",
    "discoveries",
    "technology",
    "pyramid",
    "decorations",
    "nobles",
    "temples",
    "cocoa",
    "resources",
    "tile_use",
    "unlocking",
)
RESOURCE_BOARDS = ("forest", "stone_quarry", "gold_deposits")
OPENING_TURNS = 2  # the first ones of a player
LAST_PERIOD = 2
BY_EVENT = {
    "ascended": "ascension",
    "locked": "worship",
    "learned": "technology",
    "tile_built": "pyramid",
    "decorated": "decorations",
    "nobles_built": "nobles",
    "temple_stepped": "temples",
    "cocoa_collected": "cocoa",
    "used": "tile_use",
    "unlocked": "unlocking",
    "eclipse_due": "eclipse",
    "eclipse_scored": "eclipse",
    "salary_settled": "salary",
}
BY_GAIN = ("salary", "masks")  # what a turn is about, too, if that is where its gain is


def find_themes(
    seat: int, events: Iterable[Event], gains: Sequence[Change], turns: int, period: int
) -> tuple[str, ...]:
    """The themes of a turn, after so many turns of the seat, in the order of THEMES."""
    found = {name for event in events for name in name_themes(event, seat)}
    found.update(change.part for change in gains if change.part in BY_GAIN)
    if turns < OPENING_TURNS:
        found.add(OPENING)
    if period >= LAST_PERIOD:
        found.add(ENDGAME)
    return tuple(theme for theme in THEMES if theme in found)


def name_themes(event: Event, seat: int) -> list[str]:
    """The themes that an event belongs to."""
    if event.kind in ("eclipse_due", "eclipse_scored"):
        return [BY_EVENT[event.kind]]
    if event.seat != seat:
        return []
    if event.kind == "bought":
        return ["masks" if str(event.facts["discovery"]).startswith("mask") else "discoveries"]
    if event.kind == "main_action_taken":
        return ["resources"] if event.facts["board"] in RESOURCE_BOARDS else []
    if event.kind == "locked" and event.facts["board"] == "palace":
        return ["worship", "royal_tile"]
    return [BY_EVENT[event.kind]] if event.kind in BY_EVENT else []
