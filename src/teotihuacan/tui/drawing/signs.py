"""Short signs for what has little room on the table; the help screen explains them."""

from ...i18n import say
from ...i18n.lists import join_commas
from ...i18n.names import say_discovery
from ...terminal.printed import MASK, discovery_cost, mask_number

TILE = "◇ "


def discovery_sign(tile: str) -> str:
    """A discovery tile in a few letters."""
    if tile.startswith(MASK):
        return say("tui-sign-discovery-mask", number=mask_number(tile))
    return say(f"tui-sign-discovery-{tile}")


def good_sign(good: str) -> str:
    """A good as one letter."""
    return say(f"tui-sign-{good}")


def cost_sign(tile: str) -> str:
    """What a discovery tile costs, "1g 2c"."""
    cost = [f"{n}{good_sign(good)}" for good, n in discovery_cost(tile)]
    return " ".join(cost) or say("short-free")


def tile_sign(tile: str | None, width: int) -> str:
    """A discovery tile with its cost on one line, by its sign if its name takes too much room."""
    if tile is None:
        return TILE + say("short-none")
    name, cost = say_discovery(tile), cost_sign(tile)
    told = [say("short-discovery", name=name, cost=cost)]
    told += [] if discovery_cost(tile) else [name]  # a name without a price: there is none
    told.append(say("short-discovery", name=discovery_sign(tile), cost=cost))
    fitting = (text for text in told if len(text) + len(TILE) <= width)
    return TILE + next(fitting, told[-1])


def tile_row(tiles: list[str], width: int) -> str:
    """Several discovery tiles by name, by sign if names take too much room."""
    names = join_commas(list(map(say_discovery, tiles)))
    return names if len(names) <= width else join_commas(list(map(discovery_sign, tiles)))
