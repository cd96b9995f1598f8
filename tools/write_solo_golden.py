"""Write `tests/golden/solo_standard.txt`: a whole game against Teotibot, told turn by turn.

    python tools/write_solo_golden.py          # write it anew
    python tools/write_solo_golden.py --check  # only say whether it would change

A change in it means that the same set-up, seed and actions give another game: that is a change
of the rules version (`src/teotihuacan/version.py`), unless only the wording changed.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from teotihuacan import RULES_VERSION, Event, Position, Setup
from teotihuacan.engine.tables import CELL_PLACES
from teotihuacan.game.notation import action_text
from teotihuacan.game.position_json import position_to_json

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden" / "solo_standard.txt"
SETUP = Setup(players=1, level="standard")
SEED = 27
YOU, BOT = 0, 1


# Your play ---


class Picks:
    """A linear congruential generator: the same picks with every version of Python."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def draw_below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) * n >> 31


# Words in the texts of actions that you prefer, those of the first row most.
PREFERS = (
    ("main action", "use ", "learn ", "buy ", "pick ", "ascend worker", "row 3", "row 2"),
    ("with discovery", "worship "),
    ("to construction", "to nobles", "to alchemy", "to decorations"),
    ("collect cocoa", "move", "ascend temple"),
)


def choose_action(position: Position, picks: Picks) -> tuple[int, str]:
    """The action you play and its text: a random one, in 7 of 8 cases among those preferred.

    You pay what salary you can.
    """
    texts = {action: action_text(position, action) for action in position.legal_actions()}
    actions = list(texts)
    if position.question == "salary":
        actions = actions[-1:]
    elif picks.draw_below(8):
        for words in PREFERS:
            preferred = [a for a in texts if any(word in texts[a] for word in words)]
            if preferred:
                actions = preferred
                break
    action = actions[picks.draw_below(len(actions))]
    return action, texts[action]


# Words ---

SLOTS = ("top", "middle left", "middle right", "bottom left", "bottom centre", "bottom right")
PLACES = (*SLOTS, "aside")
REASONS = {
    "no worker there": "it has no worker there",
    "can't pay": "it can't pay",
    "no tile left": "no tile is left",
    "no place left": "there is no place for it",
    "no technology left": "it knows them all",
    "no building left": "no building is left",
    "no new mask it can pay": "none on offer is new to it and within its means",
    "no action there": "there is nothing to do",
}
PARTS = {
    "construction": ("build on the pyramid", "quarry stone"),
    "decorations": ("decorate the pyramid", "dig for gold"),
    "alchemy": ("learn a technology",),
    "nobles": ("build for the nobles", "cut wood"),
    "mask_collection": ("collect a mask",),
    "mastery": (),
}
SENTENCES = {
    "gained": "gain {amount} {good}",
    "paid": "pay {amount} {good}",
    "scored": "score {vp} VP ({source})",
    "temple_stepped": "climb to step {step} of the {temple} temple",
    "step_lost": "lose a step on the {temple} temple",
    "avenue_stepped": "walk to {step} on the avenue",
    "track_stepped": "rise to {step} on the pyramid track",
    "locked": "lock a worker of power {power} on {board}",
    "pushed_off": "lose the place of a worker of power {power} on {board}",
    "unlocked": "free a worker of power {power} on {board}",
    "powered_up": "power up a worker on {board} to {power}",
    "ascended": "ascend",
    "worker_arrived": "welcome a worker of power {power} at the {board}",
    "learned": "learn {technology}",
    "tile_built": "lay pyramid tile {tile} on {cell}, turned {turn} times",
    "decorated": "lay decoration {decoration} on the {side} side, space {space}",
    "nobles_built": "put a building on row {row}, space {space}",
    "bought": "take discovery tile {discovery}",
    "used": "use discovery tile {discovery}",
    "moved": "move a worker of power {power} from {start} to {board}",
    "bot_worshipped": "move the locked worker from {start} to {board}",
    "discarded": "discard {discovery}",
    "worker_placed": "put a worker of power {power} on {board}",
    "salary_settled": "pay {paid} cocoa of salary and owe {unpaid}",
}
COUNTED_FROM_1 = ("row", "space")
QUESTIONS = {
    "keep_starting_tiles": "keep two of four starting tiles",
    "gain_resources": "choose resources",
    "start_power_up": "raise a starting worker",
    "start_discovery": "buy a discovery tile",
    "place_worker": "place a worker",
}


def describe_fact(name: str, value: Any) -> Any:
    """A fact as people say it: rows, spaces and cells counted from 1."""
    if name == "cell":
        level, row, column = CELL_PLACES[value]
        return f"level {level + 1}, row {row + 1}, column {column + 1}"
    return value + 1 if name in COUNTED_FROM_1 else value


def describe_event(event: Event) -> str:
    """What happened, as "gain 2 wood" of yours or "gains 2 wood" of Teotibot's."""
    facts = {name: describe_fact(name, value) for name, value in event.facts.items()}
    text = SENTENCES[event.kind].format(**facts).replace("turned 1 times", "turned once")
    text = text.replace("on None", "of the start").replace("score -", "lose ")
    if event.seat == BOT:
        verb, _, rest = text.partition(" ")
        return f"{verb}s {rest}".strip()
    return text


def join_names(things: list[str]) -> str:
    """A list in words: "a, b and c"."""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


# The story ---


class Story:
    """Turns events into lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.round = 0
        self.parts: list[str] = []  # phrases of the sentence being told
        self.lead = ""  # how it begins
        self.shifts: list[str] = []  # of the action pyramid
        self.draws: list[str] = []  # at the end of your turn
        self.dice: list[str] = []  # neutral ones
        self.tile = ""  # the action tile, in Teotibot's turn
        self.forced = ""  # the only action left to a worker that moves
        self.vp = [0, 0]
        self.scored: dict[int, list[str]] = {}  # at an eclipse, by seat

    def say(self, line: str) -> None:
        """Add a line."""
        self.lines.append(line)

    def flush(self, lead: str, indent: str = "") -> None:
        """Tell the phrases collected so far as one sentence."""
        if self.parts:
            self.say(f"{indent}{lead} {', '.join(self.parts)}.")
        self.parts = []

    def tell_choice(self, question: str, text: str) -> None:
        """What you decided, where the events don't show it."""
        if question == "board_action" and not text.startswith("use"):
            self.parts.append("do the main action:" if text == "main action" else f"{text}:")

    def tell(self, event: Event) -> None:
        """One event."""
        if event.kind == "scored":
            self.vp[event.seat] += int(event.facts["vp"] or 0)
        teller = getattr(self, f"tell_{event.kind}", None)
        if teller is not None:
            teller(event, **event.facts)
        elif self.scored:
            self.scored[event.seat].append(describe_event(event))
        elif event.kind in SENTENCES:
            self.parts.append(self.tell_of_the_other(event) or describe_event(event))
            if event.kind == "moved" and event.seat == YOU and self.forced:
                self.parts.append(self.forced)
                self.forced = ""

    def tell_of_the_other(self, event: Event) -> str:
        """What happens to the one whose turn it isn't."""
        if event.seat == YOU and self.tile:
            if event.kind == "pushed_off":
                return f"pushes your worker of power {event.facts['power']} off"
            return f"lets you {describe_event(event)}"
        if event.seat == BOT and not self.tile:
            if event.kind == "bot_worshipped":
                return "push Teotibot's worker off, to {board}".format(**event.facts)
            return f"let Teotibot {describe_event(event).replace('scores', 'score')}"
        return ""

    # Turns

    def tell_turn_began(self, event: Event) -> None:
        """A round begins with your turn."""
        self.end_eclipse()
        if event.seat == YOU:
            self.round += 1
            self.say("")
            self.say(f"## Round {self.round}")

    def tell_turn_ended(self, event: Event) -> None:
        """Your turn is told as one sentence."""
        if event.seat == YOU:
            self.flush("You")
            self.lines[-1] = self.lines[-1].replace(":, ", ": ").replace(":.", ".")
        if self.draws:
            self.say(f"At the end of your turn {join_names(self.draws)}.")
        self.draws = []
        self.parts = []
        self.tile = ""

    def tell_drew(self, _: Event, display: str, slot: Any, **tile: Any) -> None:
        """A display is refilled."""
        drawn = tile.get(display)
        if display == "discovery":
            text = f"discovery tile {drawn} is laid beside {slot}"
        else:
            kind = "pyramid tile" if display == "tile" else "decoration"
            text = f"{kind} {drawn} comes into slot {slot + 1} of its display"
        (self.parts if self.tile else self.draws).append(text)

    def tell_light_moved(self, _: Event, step: int) -> None:
        """The light disc moves, by an ascension or after Teotibot's turn."""
        if self.parts:
            self.parts.append(f"so that the light disc moves to {step}")
            return
        self.say(f"The light disc moves to {step}. {self.describe_score()}")

    def describe_score(self) -> str:
        """The score as it stands."""
        return f"You have {self.vp[YOU]} VP, Teotibot has {self.vp[BOT]}."

    def tell_eclipse_due(self, _: Event, eclipse: int) -> None:
        """The discs meet."""
        self.say(f"The discs have met: eclipse {eclipse + 1} follows after one more full round.")

    # Teotibot's turn

    def tell_bot_rolled(self, _: Event, first_die: int, second_die: int, slot: int) -> None:
        """The dice and the slot they name."""
        total = first_die + second_die
        self.lead = (
            f"Teotibot rolls {first_die} and {second_die}, {total} in all: the {SLOTS[slot]} slot"
        )

    def tell_bot_acted(self, _: Event, bot_tile: str) -> None:
        """The action tile."""
        self.tile = bot_tile
        self.say(f"{self.lead}, {bot_tile}.")
        self.lead = "It"

    def tell_bot_tried(self, _: Event, bot_tile: str, part: int, outcome: str) -> None:
        """A part of the tile: done, or why not; the last resort needs no try."""
        parts = PARTS[bot_tile]
        if part > len(parts) or bot_tile == "mastery":
            self.lead = "So it"
        elif outcome == "done":
            self.lead = "Then it" if self.parts else f"It can {parts[part - 1]}: it"
            self.flush(f"  It can {parts[part - 1]}: it")
        else:
            self.say(f"  It can't {parts[part - 1]}: {REASONS[outcome]}.")

    def tell_bot_mastered(self, _: Event, board: str, power: int, outcome: str) -> None:
        """A worker that tried its board's part."""
        worker = f"worker of power {power} on {board}"
        if outcome == "done":
            self.flush(f"  Its {worker} succeeds: it")
            self.lead = "Then it"
        else:
            self.say(f"  Its {worker} can't do anything: {REASONS[outcome]}.")

    def tell_bot_shifted(self, _: Event, bot_tile: str, start_slot: int, slot: int) -> None:
        """A tile of the action pyramid moves."""
        self.flush(f"  {self.lead}")
        self.shifts.append(f"{bot_tile} moves from {PLACES[start_slot]} to {PLACES[slot]}")

    def tell_bot_turned(self, _: Event, upper: str, lower: str) -> None:
        """The direction tiles after the shift."""
        shifts = f"{join_names(self.shifts)}; {self.tile} is put aside"
        self.say(f"  Shifts: {shifts}. The direction tiles say {upper} above, {lower} below.")
        self.shifts = []

    def tell_bot_exchanged(self, _: Event, cocoa: int, vp: int) -> None:
        """Cocoa becomes points; the payment and the score need no words of their own."""
        self.say(f"  It exchanges {cocoa} cocoa for {vp} VP.")

    # Eclipses and the end

    def tell_eclipse_scored(self, _: Event, eclipse: int) -> None:
        """An eclipse begins."""
        self.parts = []
        self.say("")
        self.say(f"## Eclipse {eclipse + 1}")
        self.scored = {YOU: [], BOT: []}

    def end_eclipse(self) -> None:
        """Who scored what."""
        for seat, who in ((YOU, "You"), (BOT, "Teotibot")):
            if self.scored.get(seat):
                self.say(f"{who} {', '.join(self.scored[seat])}.")
        if self.scored:
            self.say(self.describe_score())
        self.scored = {}
        if self.dice:
            self.say(f"The neutral dice go to {join_names(self.dice)}.")
        self.dice = []

    def tell_neutral_moved(self, event: Event, **_: Any) -> None:
        """Neutral dice find new boards."""
        self.dice.append(str(event.facts["board"]))

    def tell_game_over(self, _: Event) -> None:
        """The last points."""
        self.end_eclipse()


def describe_setup(position: Position) -> Iterator[str]:
    """The table when the first turn begins."""
    data = position_to_json(position)
    bot, pyramid = data["players"][BOT], data["bot"]["action_pyramid"]
    yield f"The boards lie in this order: {join_names(data['ring'])}."
    yield f"Royal tiles are {join_names(data['royal_tiles'])}."
    yield f"Technologies are {join_names(data['technologies'])}."
    yield f"Temple bonus tiles are {join_names(data['bonus_tiles'])}."
    for colour, dice in zip(("first", "second"), data["neutral_dice"], strict=True):
        yield f"The {colour} neutral colour is on {join_names(dice)}."
    yield f"The decorations on display are {join_names(data['decoration_display'])}."
    yield f"The pyramid tiles on display are {join_names(data['pyramid_display'])}."
    workers = [
        f"{w['board']} (power {w['power']}{', locked' if 'space' in w else ''})"
        for w in bot["workers"]
    ]
    goods = [f"{bot[name]} {name}" for name in ("wood", "stone", "gold", "cocoa")]
    yield f"Teotibot has {join_names(goods)}, and knows {join_names(bot['technologies'])}."
    yield f"Its workers are on {join_names(workers)}."
    yield (
        f"Its action pyramid: {pyramid[0]} on top, {join_names(pyramid[1:3])} in the middle, "
        f"{join_names(pyramid[3:])} at the bottom, {data['bot']['aside']} aside."
    )
    upper, lower = data["bot"]["directions"]
    yield f"The direction tiles say {upper} above, {lower} below."


def write_story(seed: int = SEED) -> list[str]:
    """The lines of a game."""
    position = Position.new(SETUP, seed)
    told = Story()
    picks = Picks(seed)
    told.say("# A game against Teotibot")
    told.say(f"rules version {RULES_VERSION}")
    told.say(f"set-up: 1 player, level {SETUP.level}; seed {seed}")
    told.say("")
    told.say("## Set-up")
    while not position.over:
        question = position.question
        action, text = choose_action(position, picks)
        events: list[Event] = []
        if told.round == 0:
            told.say(f"You are asked to {QUESTIONS[question]}: {text}.")
        told.tell_choice(question, text)
        collected = position.statistics(YOU)["cocoa_actions"]
        position.apply(action, events)
        if position.statistics(YOU)["cocoa_actions"] > collected and question == "turn":
            told.forced = "collect cocoa:"
        for event in events:
            if event.kind == "turn_began" and told.round == 0:
                told.flush("You")
                told.dice = []
                for line in describe_setup(position):
                    told.say(line)
            told.tell(event)
        if told.round == 0:
            told.flush("You")
    told.say("")
    told.say("## The end")
    yours, its = position.scores()
    told.say(
        f"You have {yours} VP, Teotibot has {its}: {'you win' if yours > its else 'you lose'}."
    )
    for seat, whose in ((YOU, "Your"), (BOT, "Teotibot's")):
        booked = [f"{name} {vp}" for name, vp in position.books(seat).items() if vp]
        told.say(f"{whose} points: {join_names(booked)}.")
    uses = [f"{name} {n} times" for name, n in position_to_json(position)["bot"]["uses"].items()]
    told.say(f"Teotibot used {join_names(uses)}.")
    return told.lines


def make_golden_text() -> str:
    """What the golden file says, worked out anew."""
    return "".join(f"{line}\n" for line in write_story())


def main(arguments: list[str]) -> int:
    """Write the file, or with --check compare it."""
    text = make_golden_text()
    if GOLDEN.exists() and GOLDEN.read_text(encoding="utf-8") == text:
        print("nothing has changed")
        return 0
    print(f"changed: {GOLDEN.name}")
    if "--check" in arguments:
        return 1
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
