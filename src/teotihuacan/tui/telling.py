"""What happened, in words: turns of people as sentences, Teotibot's turns step by step."""

from collections.abc import Iterator

from rich.text import Text

from ..cli.telling import tell
from ..cli.wording import SEAT_LETTERS, SEAT_STYLES, plain
from ..engine import Event
from ..engine.words import BOT

SLOTS = (
    "the top",
    "middle left",
    "middle right",
    "bottom left",
    "bottom centre",
    "bottom right",
    "aside",
)
# What the parts of Teotibot's action tiles try, in order (rules 15.6-15.12).
PARTS = {
    "construction": ("build", "gain stone", "5 cocoa"),
    "decorations": ("decorate", "gain gold", "5 cocoa"),
    "alchemy": ("learn", "power up twice"),
    "nobles": ("build", "gain wood", "5 cocoa"),
    "mastery": ("use a worker", "5 cocoa"),
    "worship": ("worship",),
    "mask_collection": ("buy a mask", "5 cocoa"),
}
STEP = "· "


def tell_all(events: list[Event]) -> Iterator[str]:
    """All that happened, line by line."""
    plain_events: list[Event] = []
    bot_events: list[Event] = []
    for event in events:
        if event.kind == "bot_rolled":
            yield from tell(plain_events)
            plain_events = []
            bot_events = [event]
        elif bot_events:
            bot_events.append(event)
            if event.kind == "turn_ended":
                yield from bot_turn(bot_events)
                bot_events = []
        else:
            plain_events.append(event)
    yield from bot_turn(bot_events)
    yield from tell(plain_events)


def bot_turn(events: list[Event]) -> Iterator[str]:
    """A turn of Teotibot, one line for each step."""
    pending: list[Event] = []
    shifts: list[str] = []
    for event in events:
        facts = event.facts
        match event.kind:
            case "bot_rolled":
                dice = f"{facts['first_die']} + {facts['second_die']}"
                rolled = f"{SEAT_LETTERS[BOT]} rolls {dice}: {SLOTS[int(facts['slot'] or 0)]}"
            case "bot_acted":
                yield f"{rolled}, {plain(facts['bot_tile'])}."
            case "bot_tried":
                part = PARTS[str(facts["bot_tile"])][int(facts["part"] or 1) - 1]
                yield from tried(part, str(facts["outcome"]), pending)
            case "bot_mastered":
                who = f"{facts['power']} on {plain(facts['board'])}"
                yield from tried(who, str(facts["outcome"]), pending)
            case "bot_worshipped":
                yield f"{STEP}its worshipper goes to {plain(facts['board'])}"
            case "discarded":
                yield from steps(pending)
                yield f"{STEP}discards {plain(facts['discovery'])}"
            case "bot_shifted":
                yield from steps(pending)
                shifts.append(f"{plain(facts['bot_tile'])} to {SLOTS[int(facts['slot'] or 0)]}")
            case "bot_turned":
                yield f"{STEP}tiles shift: {', '.join(shifts)}"
            case "bot_exchanged":
                pass  # what it pays and scores is told anyway
            case _:
                pending.append(event)
    yield from steps(pending)


def tried(part: str, outcome: str, pending: list[Event]) -> Iterator[str]:
    """A part of an action tile: why it failed, or what it did."""
    if outcome != "done":
        yield f"{STEP}{part}: {outcome}"
        return
    done = [line.removeprefix(STEP) for line in steps(pending)]
    yield f"{STEP}{part}: {'; '.join(done)}" if done else f"{STEP}{part}"


def steps(pending: list[Event]) -> Iterator[str]:
    """What the bot did since the last step; nothing is pending any more."""
    mine = f"{SEAT_LETTERS[BOT]} "
    for line in tell(pending):
        yield STEP + line.removeprefix(mine).rstrip(".")
    pending.clear()


def styled(lines: Iterator[str] | list[str]) -> Text:
    """Lines of the log, the seats' letters in their colours."""
    text = Text()
    for line in lines:
        start = len(text)
        text.append(f"{line}\n")
        if line[1:2] == " " and line[0] in SEAT_LETTERS:
            text.stylize(SEAT_STYLES[SEAT_LETTERS.index(line[0])], start, start + 1)
        else:
            text.stylize("dim", start)
    text.rstrip()
    return text
