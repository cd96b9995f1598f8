"""Short names of entrants, tiles, technologies and sources, for plots and tables."""

from collections.abc import Collection

from ..bots.names import split_bot_name
from ..engine.components import COMPONENTS
from ..engine.names import BOARD_NAMES
from ..i18n import say

LONGEST_NAME = 28


def label_entrant(name: str, others: Collection[str] = ()) -> str:
    """A name in short, with as many of its folders as tell it from other names."""
    for folders in range(name.count("/") + name.count("\\") + 1):
        label = shorten_name(name, folders)
        if all(label != shorten_name(other, folders) for other in others):
            return label
    return name


def shorten_name(name: str, folders: int) -> str:
    """A name with the last folders of its path only, cut in the middle if it is still long."""
    where, rest = split_bot_name(name)
    path = "/".join(where.replace("\\", "/").split("/")[-1 - folders :])
    short = f"{path}:{rest}" if rest else path
    if len(short) <= LONGEST_NAME:
        return short
    half = LONGEST_NAME // 2
    return f"{short[: half - 1]}…{short[-half:]}"


def label_source(source: str) -> str:
    """Where victory points come from."""
    return say(find_source_key(source))


def find_source_key(source: str) -> str:
    """The message that names a source of victory points."""
    return f"source-{source.replace('_', '-')}"


def label_technology(name: str) -> str:
    """A technology."""
    return say(f"technology-{name}")


def label_tile(tile: int) -> str:
    """A starting tile: its boards and what it gives, with signs between them: it is narrow."""
    facts = COMPONENTS["starting_tiles"][tile]
    boards = [say(f"board-{BOARD_NAMES[board - 1]}") for board in facts["boards"]]
    gives = [say(find_gain_key(good), n=n) for good, n in facts.get("gain", {}).items()]
    gives += [say(f"arena-gives-{temple}") for temple in facts.get("temples", [])]
    extras = {
        "avenue": "arena-gives-avenue",
        "technology": "amount-learned",
        "discovery": "arena-gives-discovery",
        "power_up_starting_worker": "arena-gives-power-up",
    }
    gives += [say(key) for fact, key in extras.items() if fact in facts]
    return say("arena-tile", boards=" + ".join(boards), gives=", ".join(gives))


def find_gain_key(good: str) -> str:
    """The message that tells so many of a good."""
    return "arena-gives-resources" if good == "any_resource" else f"amount-{good}"
