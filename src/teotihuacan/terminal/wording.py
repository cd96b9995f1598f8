"""Words and colours of the terminal game: seats, workers, goods, icons, tiles."""

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text

from ..bots.names import BOT_NAMES
from ..bots.seats import TEOTIBOT
from ..engine import Position
from ..engine.constants import BOARD_NAMES, DISCOVERY_NAMES, GOOD_NAMES, SPOT_NAMES
from ..engine.record.state import State
from ..engine.record.storage import allocate, load_record
from ..engine.rules.pyramid import derive_pyramid
from ..engine.tables import DISCOVERY_COST, PYRAMID_COLOURED, PYRAMID_ICONS, START
from ..i18n import has_message, say
from ..i18n.lists import join_commas
from ..i18n.names import say_board, say_discovery
from .printable import printable

SEAT_LETTERS = "ABCD"
SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold white")
NEUTRAL_LETTERS = "xy"
ICON_SIGNS = "·brg"
ICON_STYLES = ("dim", "blue", "red", "green")
# What records call seats of people, and of Teotibot.
NAMES = {"you": "name-you", "human": "name-human", TEOTIBOT: "teotibot"}


def read_state(position: Position) -> State:
    """All fields of a position, to look at; the same for both engines."""
    state = State()
    allocate(state)
    load_record(state, position.to_bytes())
    derive_pyramid(state)
    return state


def plain(name: object) -> str:
    """A name of the engine as people write it."""
    return str(name).replace("_", " ")


# Seats ---


def seat_name(seat: int) -> str:
    """The letter of a seat, for text with markup."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_LETTERS[seat]}[/]"


def seat_names(names: Sequence[str] | None, position: Position) -> list[str]:
    """The names of the seats, safe to show."""
    if names:
        return [safe(display_name(name)) for name in names]
    unnamed = [say("name-player")] * len(position.scores())
    return [unnamed[0], say("teotibot")] if position.setup.players == 1 else unnamed


def display_name(name: str) -> str:
    """The name of a seat: our own ones in the language spoken, others as they are."""
    if name in NAMES:
        return say(NAMES[name])
    return say(f"bot-{name}") if name in BOT_NAMES and has_message(f"bot-{name}") else name


def safe(text: str) -> str:
    """A text from outside, to show without markup and control characters."""
    return escape(printable(text))


def worker_sign(seat: int, power: int) -> str:
    """A worker as its seat's letter and its power."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_LETTERS[seat]}{power}[/]"


# Goods and tiles ---


def goods_words(goods: Sequence[int]) -> str:
    """Goods with their amounts, or that nothing is to be paid."""
    named = zip(goods, GOOD_NAMES, strict=True)
    return join_commas([say(f"good-{name}", n=n) for n, name in named if n]) or say("short-free")


def discovery_text(kind: int) -> str:
    """A discovery tile with its cost, "-" for none."""
    if kind < 0:
        return "[dim]-[/]"
    cost = goods_words(DISCOVERY_COST[kind])
    return say("short-discovery", name=say_discovery(DISCOVERY_NAMES[kind]), cost=cost)


def spot_label(spot: int) -> str:
    """The step of the avenue or of a temple where discovery tiles lie, in short."""
    track, _, step = SPOT_NAMES[spot].rpartition("_")
    return say("short-spot", track=track, step=int(step))


def starting_tile_text(tile: int, shows: str = "") -> str:
    """A starting tile: its boards and all it gives, and the discovery tile that it shows."""
    facts = START[tile]
    gives = [say(f"good-{name}", n=n) for name, n in facts.get("gain", {}).items()]
    gives += [say("short-temple-step", temple=name) for name in facts.get("temples", [])]
    if "avenue" in facts:
        gives.append(say("short-avenue-step"))
    if "technology" in facts:
        gives.append(say("short-technology"))
    if "power_up_starting_worker" in facts:
        gives.append(say("short-power-up"))
    boards = join_commas([say_board(BOARD_NAMES[board - 1]) for board in facts["boards"]])
    key = "short-starting-shows" if shows else "short-starting"
    return say(key, boards=boards, gives=join_commas(gives), discovery=shows)


# Icons ---


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
