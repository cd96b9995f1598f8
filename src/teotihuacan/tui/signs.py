"""Short signs for what has little room on the table; the help screen explains them."""

from ..cli.wording import plain
from ..engine.tables import DISCOVERY_COST
from ..engine.words import DISCOVERY_NAMES, GOOD_NAMES

DISCOVERY_SIGNS = (
    *(f"m{number}" for number in range(1, 8)),
    "4VP",
    "3res",
    "2res",
    "aven",
    "temp",
    "blue",
    "red",
    "green",
    "4coc",
    "2up",
    "2move",
    "free",
    "anywh",
    "+work",
)
ROYAL_SIGNS = {  # P: the power of the worker
    "tech_vp": "2 VP a technology",
    "pyramid_track_vp": "2 VP a track step",
    "avenue_vp": "1 VP an avenue step",
    "cocoa_to_wood_and_stone": "cocoa→wood+stone",
    "cocoa_to_gold_and_stone": "cocoa→gold+stone",
    "cocoa_and_resource_to_resources": "P res. for 1+cocoa",
    "gain_cocoa": "P + 1 cocoa",
    "resource_to_cocoa": "resource→2 cocoa",
    "cocoa_to_temples": "cocoa→temple step",
}
LEGEND = """A2 is a worker of A with power 2, →A2 is on its way, [A2] is locked by worship.
x and y are neutral dice. Colours: how many count for cocoa there, main actions cost as many.
b r g are icons of the blue, red and green temple, · is plain; capitals are printed in colour.
₀-₄ beside an icon is the height there. ▸ marks what the chosen answer would change.
◇ discovery tile with its cost (w s g c: wood, stone, gold, cocoa), ■ building, laid ↑1 →0 ↓0
←0: decorations on each side of the pyramid.
Steps: ◇2 two discovery tiles lie there, ★ temple bonus tile, ▲ top. Short names of tiles:
m1-m7 masks, 4VP points, 3res 2res resources, aven avenue step, temp any temple, blue red green
temple steps, 4coc cocoa, 2up power up twice, 2move double move, free no cocoa to pay,
anywh move anywhere, +work extra worker."""


def cost_sign(kind: int) -> str:
    """What a discovery tile costs, "1g 2c"."""
    named = zip(DISCOVERY_COST[kind], GOOD_NAMES, strict=True)
    return " ".join(f"{n}{name[0]}" for n, name in named if n) or "free"


def tile_sign(kind: int) -> str:
    """A discovery tile with its cost on one short line."""
    if kind < 0:
        return "◇ none"
    return f"◇ {plain(DISCOVERY_NAMES[kind])} ({cost_sign(kind)})"


def tile_row(kinds: list[int], width: int) -> str:
    """Several discovery tiles by name, by sign if names take too much room."""
    names = ", ".join(plain(DISCOVERY_NAMES[kind]) for kind in kinds)
    return names if len(names) <= width else ", ".join(DISCOVERY_SIGNS[kind] for kind in kinds)
