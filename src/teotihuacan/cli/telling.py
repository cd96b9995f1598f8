"""What happened, in English: entries of the log become sentences."""

from collections.abc import Iterable, Iterator

from ..game.log import Entry
from .wording import SEAT_LETTERS, plain, starting_tile_text

# Verb and the rest, by key. Neighbours with the same verb are told together.
SENTENCES = {
    "moved": ("moves", "a worker of power {power} from {start} to {board}"),
    "gained": ("gains", "{goods}"),
    "paid": ("pays", "{goods}"),
    "scored": ("scores", "{vp} VP for {source}"),
    "lost": ("loses", "{vp} VP for {source}"),
    "temple_stepped": ("climbs", "the {temple} temple to step {step}"),
    "step_lost": ("loses", "a step on the {temple} temple"),
    "choice_lost": ("loses", "a temple step"),
    "avenue_stepped": ("walks", "the avenue to step {step}"),
    "track_stepped": ("reaches", "step {step} of the pyramid track"),
    "locked": ("worships", "at {board} with power {power}"),
    "unlocked": ("gets back", "the worker of power {power} at {board}"),
    "pushed_off": ("is pushed off", "at {board}"),
    "cocoa_collected": ("collects", "cocoa"),
    "main_action_taken": ("takes", "the main action of {board}"),
    "powered_up": ("powers up", "a worker to {power}"),
    "ascended": ("lets", "a worker ascend"),
    "worker_arrived": ("welcomes", "a new worker of power {power} at {board}"),
    "learned": ("learns", "{technology}"),
    "tile_built": ("builds", "pyramid tile {tile} on {level}-{row}-{column}"),
    "decorated": ("lays", "decoration {decoration} on the {side} side"),
    "nobles_built": ("builds", "for the nobles in the {row} row"),
    "bought": ("takes", "the discovery {discovery}"),
    "used": ("uses", "the discovery {discovery}"),
    "discarded": ("discards", "the discovery {discovery}"),
    "salary_paid": ("leaves", "nothing of the salary unpaid"),
    "salary_short": ("leaves", "{unpaid} cocoa of the salary unpaid"),
    "starting_tile_kept": ("keeps", "the starting tile {tile}"),
    "worker_placed": ("starts", "on {board} with power {power}"),
    "bot_rolled": ("rolls", "{first_die} and {second_die} for the {slot} tile"),
    "bot_acted": ("uses", "{bot_tile}"),
    "bot_could_not": ("can't", "{part} ({outcome})"),
    "bot_worker_could_not": ("can't", "act with power {power} at {board} ({outcome})"),
    "bot_worshipped": ("worships", "at {board} with the worker from {start}"),
    "bot_shifted": ("shifts", "{bot_tile} to the {slot}"),
    "bot_turned": ("turns", "the directions to {upper}, then {lower}"),
    "bot_exchanged": ("exchanges", "cocoa"),
}
# Sentences about the table.
NEWS = {
    "light_moved": "The light disc moves to {step}.",
    "eclipse_due": "The discs meet: eclipse {eclipse} is due.",
    "eclipse_scored": "Eclipse {eclipse} is scored.",
    "drew_discovery": "New discovery tile {discovery} at {spot}",
    "drew_decoration": "New decoration {decoration} in the display",
    "drew_tile": "New pyramid tile {tile} in the display",
    "neutral_moved": "Neutral dice stand on {boards}.",
    "game_over": "The game is over.",
}
SILENT = {"turn_began", "turn_ended", "bot_did", "bot_mastered"}  # what they did is told
OPENING = "bot_shifted"  # the tidying up after Teotibot's action is a sentence of its own
# Parts of Teotibot's turn that only their name tells.
DEEDS = {
    "fall_back": ("falls back on", "cocoa and its weakest worker"),
    "power_up_twice": ("trains", "its weakest worker twice"),
}
PARTS = {
    "construct": "build a pyramid tile",
    "gather_stone": "gather stone",
    "decorate": "lay a decoration",
    "gather_gold": "gather gold",
    "build_for_nobles": "build for the nobles",
    "gather_wood": "gather wood",
    "learn": "learn a technology",
    "master": "master any board",
    "take_mask": "take a mask",
    "fall_back": "fall back",
    "power_up_twice": "train a worker twice",
}
OUTCOMES = {
    "done": "done",
    "no_worker": "no worker there",
    "not_paid": "too poor",
    "no_tile": "no tile left",
    "no_place": "no place left",
    "no_technology": "no technology left",
    "no_building": "no building left",
    "no_mask": "no new mask it can pay",
    "no_action": "no action there",
}
VERBATIM = ("tile", "decoration")  # capitals and dots of these names mean something


class Sentence:
    """What one seat does in a row, told as one sentence."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.clauses: list[tuple[str, list[str]]] = []

    def add(self, verb: str, rest: str) -> None:
        """Add what was done, joined to the clause before if the verb is the same."""
        if not self.clauses or self.clauses[-1][0] != verb:
            self.clauses.append((verb, []))
        self.clauses[-1][1].append(rest)

    def steps(self) -> list[str]:
        """What was done, step by step."""
        return [f"{verb} {listed(objects)}" for verb, objects in self.clauses]

    def __str__(self) -> str:
        return f"{SEAT_LETTERS[self.seat]} {', '.join(self.steps())}."


def tell(entries: Iterable[Entry]) -> Iterator[str]:
    """One line for each run of entries of a seat, and one for each piece of news."""
    return map(str, sentences(entries))


def sentences(entries: Iterable[Entry]) -> Iterator[Sentence | str]:
    """What the seats do, and the news in between."""
    told: Sentence | None = None
    before = ""
    for entry in entries:
        clause = clause_of(entry)
        if told and ends_sentence(entry, told.seat, before):
            yield told
            told = None
        if clause:
            told = told or Sentence(entry.seat or 0)
            told.add(clause[0], clause[1].format(**words(entry)))
        elif entry.key in NEWS:
            yield NEWS[entry.key].format(**words(entry))
        before = entry.key
    if told:
        yield told


def ends_sentence(entry: Entry, seat: int, before: str) -> bool:
    """Whether a seat's sentence ends before this entry."""
    if entry.key == OPENING:
        return before != OPENING
    return entry.key in NEWS or entry.key == "turn_ended" or entry.seat not in (seat, None)


def clause_of(entry: Entry) -> tuple[str, str] | None:
    """Verb and rest of what a seat does, None if the entry is told otherwise."""
    if entry.key == "bot_did":
        return DEEDS.get(str(entry.arguments["part"]))
    return SENTENCES.get(entry.key)


def listed(things: list[str]) -> str:
    """Things with commas and an "and" between them."""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def words(entry: Entry) -> dict[str, str]:
    """The arguments of an entry as people say them."""
    said: dict[str, str] = {}
    for name, value in entry.arguments.items():
        if isinstance(value, dict):
            said[name] = listed([f"{amount} {plain(good)}" for good, amount in value.items()])
        elif isinstance(value, list):
            said[name] = listed([plain(thing) for thing in value])
        elif name == "starting_tile" and isinstance(value, int):
            said["tile"] = f"{value} ({starting_tile_text(value - 1)})"
        elif name == "part":
            said[name] = PARTS[str(value)]
        elif name == "outcome":
            said[name] = OUTCOMES[str(value)]
        else:
            said[name] = str(value) if name in VERBATIM else plain(value)
    return said
