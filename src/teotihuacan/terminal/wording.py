"""Words and colours of the terminal game: seats, workers, goods, icons, tiles."""

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text

from ..bots.seats import TEOTIBOT, find_known_bot
from ..engine.names import BOARD_NAMES
from ..i18n import has_message, say
from ..i18n.lists import join_commas
from ..i18n.names import say_board, say_discovery
from .printable import printable
from .printed import STARTING_TILES, discovery_cost

SEAT_LETTERS = "ABCD"
BOT_SEAT = 1  # of Teotibot, in a solo game
SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold white")
NEUTRAL_LETTERS = "xy"
PLAIN = "."
ICON_STYLES = {PLAIN: "dim", "b": "blue", "r": "red", "g": "green"}
# What records call seats of people, and of Teotibot.
NAMES = {"you": "name-you", "human": "name-human", TEOTIBOT: "teotibot"}


def readable_name(name: object) -> str:
    """A name of the engine as people write it."""
    return str(name).replace("_", " ")


# Seats ---


def seat_name(seat: int) -> str:
    """The letter of a seat, for text with markup."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_LETTERS[seat]}[/]"


def seat_names(names: Sequence[str] | None, players: int) -> list[str]:
    """The names of the seats of a game for so many people, safe to show."""
    if names:
        return [escape_text(display_name(name)) for name in names]
    player = say("name-player")
    return [player, say("teotibot")] if players == 1 else [player] * players


def display_name(name: str) -> str:
    """The name of a seat: our own ones in the language spoken, others as they are."""
    if name in NAMES:
        return say(NAMES[name])
    return name_bot(name) if find_known_bot(name) else name


def name_bot(name: str) -> str:
    """A bot of ours: its level or style, and what sets it apart from others of these."""
    rest = name.removeprefix("classic:")
    head, _, budget = rest.partition(":")
    if has_message(f"bot-{head}"):
        head = say(f"bot-{head}")
    else:  # a search without a name for people
        head, budget = rest if head == "mcts" else f"mcts:{rest}", ""
    if rest != name:
        return say("bot-variant", kind="both" if budget else "classic", bot=head, budget=budget)
    return say("bot-variant", kind="budget", bot=head, budget=budget) if budget else head


def escape_text(text: str) -> str:
    """A text from outside, to show without markup and control characters."""
    return escape(printable(text))


def worker_sign(seat: int, power: int) -> str:
    """A worker as its seat's letter and its power."""
    return f"[{SEAT_STYLES[seat]}]{SEAT_LETTERS[seat]}{power}[/]"


# Goods and tiles ---


def cost_words(tile: str) -> str:
    """The goods that a discovery tile costs, or that nothing is to be paid."""
    cost = [say(f"good-{good}", n=n) for good, n in discovery_cost(tile)]
    return join_commas(cost) or say("short-free")


def discovery_text(tile: str | None) -> str:
    """A discovery tile with its cost, "-" for none."""
    if tile is None:
        return "[dim]-[/]"
    return say("short-discovery", name=say_discovery(tile), cost=cost_words(tile))


def spot_label(spot: str) -> str:
    """The step of the avenue or of a temple where discovery tiles lie, in short."""
    track, _, step = spot.rpartition("_")
    return say("short-spot", track=track, step=int(step))


def starting_tile_text(tile: int, shows: str = "") -> str:
    """A starting tile by its number: boards, all it gives, and the discovery that it shows."""
    facts = STARTING_TILES[tile - 1]
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


def icon_text(icon: str, bright: bool = True) -> Text:
    """An icon as a letter of its temple's colour; capitals are printed in colour."""
    letter = icon.lower()
    style = ICON_STYLES[letter]
    if icon != letter:
        style += " bold reverse"
    elif bright and icon != PLAIN:
        style += " bold"
    elif not bright:
        style += " dim"
    return Text("·" if icon == PLAIN else icon, style=style)


def tile_picture(tile: str) -> Text:
    """A pyramid tile as it lies in the display: two rows of two icons."""
    corners = [icon_text(icon) for icon in tile]
    return Text.assemble(corners[0], " ", corners[1], "\n", corners[3], " ", corners[2])


def decoration_picture(tiles: Sequence[str | None]) -> Text:
    """The decoration tiles of a display side by side."""
    text = Text()
    for tile in tiles:
        if tile:
            for icon in tile:
                text.append_text(icon_text(icon))
            text.append("   ")
    return text
