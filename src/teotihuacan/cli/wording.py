"""Words and colours of the terminal game: seats, workers, goods, icons, tiles."""

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text

from ..engine import Position
from ..engine.pyramid import derive_pyramid
from ..engine.state import State
from ..engine.storage import allocate, load_record
from ..engine.tables import DISCOVERY_COST, PYRAMID_COLOURED, PYRAMID_ICONS, START
from ..engine.words import BOARD_NAMES, DISCOVERY_NAMES, GOOD_NAMES
from . import printable

SEAT_LETTERS = "ABCD"
SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold white")
NEUTRAL_LETTERS = "xy"
ICON_SIGNS = "·brg"
ICON_STYLES = ("dim", "blue", "red", "green")


def opened(position: Position) -> State:
    """All fields of a position, to look at; the same for both engines."""
    state = State()
    allocate(state)
    load_record(state, position.to_bytes())
    derive_pyramid(state)
    return state


def plain(name: object) -> str:
    """A name of the engine as people write it."""
    return str(name).replace("_", " ")


def seat_name(seat: int) -> str:
    """The letter of a seat, for text with markup."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_LETTERS[seat]}[/]"


def seat_names(names: Sequence[str] | None, position: Position) -> list[str]:
    """The names of the seats, safe to show."""
    bot = "Teotibot" if position.setup.players == 1 else "player"
    unnamed = ["player", bot, "player", "player"][: len(position.scores())]
    return [safe(name) for name in names or unnamed]


def safe(text: str) -> str:
    """A text from outside, to show without markup and control characters."""
    return escape(printable(text))


def worker_sign(seat: int, power: int) -> str:
    """A worker as its seat's letter and its power."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_LETTERS[seat]}{power}[/]"


def goods_text(goods: Sequence[int], none: str = "free") -> str:
    """Goods in words."""
    named = zip(goods, GOOD_NAMES, strict=True)
    return " + ".join(f"{n} {name}" for n, name in named if n) or none


def discovery_text(kind: int) -> str:
    """A discovery tile with its cost, "-" for none."""
    if kind < 0:
        return "[dim]-[/]"
    return f"{plain(DISCOVERY_NAMES[kind])} [dim]({goods_text(DISCOVERY_COST[kind])})[/]"


def icon_text(icon: int, coloured: bool = False, bright: bool = True) -> Text:
    """An icon as a letter of its temple's colour; capitals are printed in colour."""
    sign = ICON_SIGNS[icon].upper() if coloured else ICON_SIGNS[icon]
    style = ICON_STYLES[icon]
    if coloured:
        style += " bold reverse"
    elif bright and icon:
        style += " bold"
    elif not bright:
        style += " dim"
    return Text(sign, style=style)


def tile_picture(kind: int) -> Text:
    """A pyramid tile as it lies in the display: two rows of two icons."""
    corners = [icon_text(PYRAMID_ICONS[kind][i], PYRAMID_COLOURED[kind][i] > 0) for i in range(4)]
    return Text.assemble(corners[0], " ", corners[1], "\n", corners[3], " ", corners[2])


def starting_tile_text(tile: int) -> str:
    """A starting tile: its boards and all it gives."""
    facts = START[tile]
    gives = [f"{n} {plain(name)}" for name, n in facts.get("gain", {}).items()]
    gives += [f"{name} temple step" for name in facts.get("temples", [])]
    if "avenue" in facts:
        gives.append("avenue step")
    if "technology" in facts:
        gives.append("lowest technology")
    if "power_up_starting_worker" in facts:
        gives.append("power-up")
    boards = " and ".join(plain(BOARD_NAMES[b - 1]) for b in facts["boards"])
    return f"{boards}: {', '.join(gives)}"
