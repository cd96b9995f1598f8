"""Short signs for what has little room on the table; the help screen explains them."""

from ..engine.constants import DISCOVERY_NAMES, GOOD_NAMES
from ..engine.schema.discovery_tiles import MASKS
from ..engine.tables import DISCOVERY_COST
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import say_discovery


def discovery_sign(kind: int) -> str:
    """A discovery tile in a few letters."""
    if kind < MASKS:
        return say("tui-sign-discovery-mask", number=kind + 1)
    return say(f"tui-sign-discovery-{DISCOVERY_NAMES[kind]}")


def good_sign(good: str) -> str:
    """A good as one letter."""
    return say(f"tui-sign-{good}")


def cost_sign(kind: int) -> str:
    """What a discovery tile costs, "1g 2c"."""
    named = zip(DISCOVERY_COST[kind], GOOD_NAMES, strict=True)
    return " ".join(f"{n}{good_sign(name)}" for n, name in named if n) or say("short-free")


def tile_sign(kind: int, width: int) -> str:
    """A discovery tile with its cost on one line, by its sign if its name takes too much room."""
    if kind < 0:
        return f"◇ {say('short-none')}"
    cost = cost_sign(kind)
    for name in (say_discovery(DISCOVERY_NAMES[kind]), discovery_sign(kind)):
        told = f"◇ {say('short-discovery', name=name, cost=cost)}"
        if len(told) <= width:
            break
    return told


def tile_row(kinds: list[int], width: int) -> str:
    """Several discovery tiles by name, by sign if names take too much room."""
    names = join_commas([say_discovery(DISCOVERY_NAMES[kind]) for kind in kinds])
    return names if len(names) <= width else join_commas([discovery_sign(kind) for kind in kinds])
