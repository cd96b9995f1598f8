"""Short names of entrants, tiles and technologies, for plots and tables."""

from ..engine.tables import START
from ..engine.words import BOARD_NAMES

LONGEST_NAME = 28
TECHNOLOGY_LABELS = {
    "palace_cocoa": "cocoa at the palace",
    "alchemy_nobles_vp": "VP for alchemy and nobles",
    "resource_extra": "one more resource",
    "resource_cocoa_vp": "cocoa and VP for resources",
    "decorations_vp": "VP for decorations",
    "construction_vp": "VP for construction",
    "paid_power_up": "power-up for cocoa",
    "construction_worker_and_discount": "worker and discount at construction",
    "construction_temple": "temple step for construction",
}
BOARD_LABELS = {"stone_quarry": "quarry", "gold_deposits": "gold"}


def plain(name: str) -> str:
    """A name of the engine as people write it."""
    return name.replace("_", " ")


def entrant_label(name: str) -> str:
    """A name without its folders, cut in the middle if it is still long."""
    path, colon, rest = name.partition(":")
    short = path.replace("\\", "/").rpartition("/")[2] + colon + rest
    if len(short) <= LONGEST_NAME:
        return short
    half = LONGEST_NAME // 2
    return f"{short[: half - 1]}…{short[-half:]}"


def technology_label(name: str) -> str:
    """What a technology is for."""
    return TECHNOLOGY_LABELS[name]


def tile_label(tile: int) -> str:
    """A starting tile: its boards and what it gives."""
    facts = START[tile]
    names = [BOARD_NAMES[board - 1] for board in facts["boards"]]
    boards = " + ".join(BOARD_LABELS.get(name, name) for name in names)
    gains = facts.get("gain", {})
    gives = [f"{n} {'resources' if g == 'any_resource' else g}" for g, n in gains.items()]
    if "temples" in facts:
        gives.append(f"{'/'.join(facts['temples'])} temple")
    extras = {
        "avenue": "avenue",
        "technology": "technology",
        "discovery": "discovery",
        "power_up_starting_worker": "power-up",
    }
    gives += [label for key, label in extras.items() if key in facts]
    return f"{boards}: {', '.join(gives)}"
