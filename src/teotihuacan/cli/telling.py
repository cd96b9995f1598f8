"""What happened, in words: events become sentences."""

from collections.abc import Iterator

from ..engine.events import Event
from ..engine.tables import CELL_PLACES
from .wording import SEAT_LETTERS, plain, starting_tile_text

# Verb and the rest, by kind of event. Neighbours with the same verb are told together.
SENTENCES = {
    "moved": ("moves", "a worker of power {power} from {start} to {board}"),
    "gained": ("gains", ""),  # goods are added up
    "paid": ("pays", ""),
    "scored": ("scores", "{vp} VP for {source}"),
    "temple_stepped": ("climbs", "the {temple} temple to step {step}"),
    "step_lost": ("loses", "a step on the {temple} temple"),
    "avenue_stepped": ("walks", "the avenue to step {step}"),
    "track_stepped": ("reaches", "step {step} of the pyramid track"),
    "locked": ("worships", "at {board} with power {power}"),
    "unlocked": ("gets back", "the worker of power {power} at {board}"),
    "powered_up": ("powers up", "a worker to {power}"),
    "ascended": ("lets", "a worker ascend"),
    "worker_arrived": ("welcomes", "a new worker of power {power} at {board}"),
    "learned": ("learns", "{technology}"),
    "tile_built": ("builds", "pyramid tile {tile} on {place}"),
    "decorated": ("lays", "decoration {decoration} on the {side} side"),
    "nobles_built": ("builds", "for the nobles in the {row} row"),
    "bought": ("takes", "the discovery {discovery}"),
    "used": ("uses", "the discovery {discovery}"),
    "salary_settled": ("leaves", "{short} of the salary unpaid"),
    "starting_tile_kept": ("keeps", "the starting tile {tile}"),
    "worker_placed": ("starts", "on {board} with power {power}"),
}
# Sentences about nobody in particular.
NEWS = {
    "light_moved": "The light disc moves to {step}.",
    "eclipse_due": "The discs meet: eclipse {number} is due.",
    "eclipse_scored": "Eclipse {number} is scored.",
    "drew": "New {display} {drawn} {place}",
    "game_over": "The game is over.",
}
DRAWN = {"tile": "pyramid tile", "discovery": "discovery tile", "decoration": "decoration"}
ROWS = ("top", "middle", "bottom")


class Sentence:
    """What one seat does in a row, told as one sentence."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.clauses: list[tuple[str, list[str]]] = []
        self.goods: dict[str, int] = {}  # of the clause that is being told, if it is of goods

    def add(self, event: Event) -> None:
        """Add an event, joined to the clause before if the verb is the same."""
        verb, rest = SENTENCES[event.kind]
        facts = words(event)
        if number(event.facts.get("vp")) < 0:
            verb, facts["vp"] = "loses", str(-number(event.facts["vp"]))
        if not self.clauses or self.clauses[-1][0] != verb:
            self.clauses.append((verb, []))
            self.goods = {}
        objects = self.clauses[-1][1]
        if "good" in facts:
            good = facts["good"]
            self.goods[good] = self.goods.get(good, 0) + number(event.facts["amount"])
            objects[:] = [f"{amount} {name}" for name, amount in self.goods.items()]
        else:
            objects.append(rest.format(**facts))

    def __str__(self) -> str:
        parts = [f"{verb} {listed(objects)}" for verb, objects in self.clauses]
        return f"{SEAT_LETTERS[self.seat]} {', '.join(parts)}."


def tell(events: list[Event]) -> Iterator[str]:
    """One line for each run of events of a seat, and one for each piece of news."""
    told: Sentence | None = None
    for event in events:
        goes_on = told is not None and event.seat == told.seat and event.kind in SENTENCES
        if told and not goes_on and event.kind != "turn_began":
            yield str(told)
            told = None
        if event.kind in SENTENCES:
            told = told or Sentence(event.seat)
            told.add(event)
        elif event.kind in NEWS:
            yield NEWS[event.kind].format(**words(event))
    if told:
        yield str(told)
    neutral = [plain(event.facts["board"]) for event in events if event.kind == "neutral_moved"]
    if neutral:
        yield f"Neutral dice stand on {listed(neutral)}."


def listed(things: list[str]) -> str:
    """Things with commas and an "and" between them."""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def words(event: Event) -> dict[str, str]:
    """The facts of an event as people say them."""
    facts = {name: plain(value) for name, value in event.facts.items()}
    if event.kind == "tile_built":
        facts["tile"] = str(event.facts["tile"])
        facts["place"] = cell_name(event.facts["cell"])
    elif event.kind == "nobles_built":
        facts["row"] = ROWS[number(event.facts["row"])]
    elif event.kind == "starting_tile_kept":
        tile = number(event.facts["starting_tile"])
        facts["tile"] = f"{tile + 1} ({starting_tile_text(tile)})"
    elif event.kind in ("eclipse_due", "eclipse_scored"):
        facts["number"] = str(number(event.facts["eclipse"]) + 1)
    elif event.kind == "salary_settled":
        unpaid = number(event.facts["unpaid"])
        facts["short"] = f"{unpaid} cocoa" if unpaid else "nothing"
    elif event.kind == "drew":
        display = str(event.facts["display"])
        facts["display"] = DRAWN[display]
        facts["drawn"] = plain(event.facts[display])
        facts["place"] = f"at {facts['slot']}" if display == "discovery" else "in the display"
    return facts


def number(fact: int | str | None) -> int:
    """A fact that is a number."""
    return fact if isinstance(fact, int) else 0


def cell_name(cell: int | str | None) -> str:
    """Level, row and column of a pyramid cell, as in the notation of actions."""
    level, row, column = CELL_PLACES[number(cell)]
    return f"{level + 1}-{row + 1}-{column + 1}"
