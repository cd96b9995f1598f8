"""A finished game, seat by seat: what it did, what it had at each eclipse, what it scored."""

import json
from collections import Counter
from typing import Any, NamedTuple

from teotihuacan import Position, Setup
from teotihuacan.bots.seats import TEOTIBOT
from teotihuacan.engine.events import Event
from teotihuacan.engine.names import BOARD_NAMES

BONUS_STEP = 10  # of a temple: its bonus tile is reached
ECLIPSES = 3
COUNTED = (
    "ascensions",
    "buildings",
    "cocoa_actions",
    "cocoa_unpaid",
    "decorations",
    "discoveries_bought",
    "icon_matches",
    "main_actions",
    "turns",
    "unlocks",
    "worships",
)
EVENTS = {
    "ascended": "ascensions",
    "decorated": "decorations",
    "learned": "technologies",
    "locked": "worships",
    "nobles_built": "buildings",
    "tile_built": "tiles",
}


class SeatFacts(NamedTuple):
    """A seat of a game: who sat there, how it ended, and numbers by name."""

    players: int  # 1: solo
    level: str  # of Teotibot
    seat: int
    name: str
    place: int  # from 1
    score: int
    books: dict[str, int]
    counts: dict[str, float]
    learned: dict[str, int]  # technology: in which period, from 1

    @property
    def won(self) -> bool:
        """Whether it came first."""
        return self.place == 1


class GameFacts(NamedTuple):
    """A game: its seats, and how it went as a whole."""

    players: int
    seats: list[SeatFacts]
    decisions: int
    completed: bool  # the pyramid ended it


def read_game(line: str) -> GameFacts:
    """Replay the record in a line of a file."""
    record = json.loads(line)
    setup = Setup.from_dict(record["setup"])
    position = Position.new(setup, record["seed"])
    replay = Replay(position)
    for action in record["actions"]:
        replay.play(action)
    replay.finish()
    ranking = position.ranking()
    names = record["names"]
    seats = [
        SeatFacts(
            setup.players,
            setup.level or "",
            seat,
            names[seat],
            ranking.index(seat) + 1,
            position.scores()[seat],
            position.books(seat),
            replay.count(seat),
            replay.learned[seat],
        )
        for seat in range(len(names))
        if names[seat] != TEOTIBOT
    ]
    completed = bool(position.record()["pyramid_complete"])
    return GameFacts(setup.players, seats, len(record["actions"]), completed)


class Replay:
    """A game that is played again; it keeps what each seat did, and what it had at eclipses."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.period = 1
        seats = range(len(position.scores()))
        self.done: list[Counter[str]] = [Counter() for _ in seats]
        self.learned: list[dict[str, int]] = [{} for _ in seats]
        self.had: list[dict[str, float]] = [{} for _ in seats]

    def play(self, action: int) -> None:
        """Play an action and keep what it led to."""
        events: list[Event] = []
        self.position.apply(action, events)
        for event in events:
            if event.kind == "eclipse_scored":
                self.keep_eclipse()
                self.period += 1
            elif event.seat >= 0:
                self.keep_event(event)

    def keep_event(self, event: Event) -> None:
        """Count what a seat did, in which period and on which board."""
        done = self.done[event.seat]
        if event.kind == "main_action_taken":
            done[f"main_{event.facts['board']}"] += 1
            done[f"main_{event.facts['board']}_{self.period}"] += 1
        elif event.kind == "turn_began":
            done[f"turns_{self.period}"] += 1
        elif event.kind == "worker_arrived":
            done["fourth_worker"] = self.period
        elif event.kind in EVENTS:
            done[f"{EVENTS[event.kind]}_{self.period}"] += 1
        if event.kind == "learned":
            self.learned[event.seat][str(event.facts["technology"])] = self.period

    def keep_eclipse(self) -> None:
        """What each seat has at an eclipse."""
        record = self.position.record()
        for seat, had in enumerate(self.had):
            had.update(
                {
                    f"power_at_{self.period}": sum(list_powers(record, seat)),
                    f"workers_at_{self.period}": len(list_powers(record, seat)),
                    f"avenue_at_{self.period}": record["avenue"][seat],
                    f"temple_steps_at_{self.period}": sum(record["temple"][seat]),
                }
            )

    def finish(self) -> None:
        """Where the pyramid ended the game early, the end stands for eclipses that never came."""
        while self.period <= ECLIPSES:
            self.keep_eclipse()
            self.period += 1

    def count(self, seat: int) -> dict[str, float]:
        """All numbers of a seat, at the end."""
        found = self.position.statistics(seat)
        counts: dict[str, float] = {name: found[name] for name in COUNTED}
        steps = found["temple_steps"]
        counts |= {
            "tiles": sum(found["tiles_per_level"]),
            "technologies": len(self.learned[seat]),
            "masks": found["masks_per_eclipse"][-1],
            "avenue": found["avenue"],
            "bonus_tiles": sum(step >= BONUS_STEP for step in steps.values()),
            "temple_steps": sum(steps.values()),
            "workers": len(list_powers(self.position.record(), seat)),
        }
        counts |= {f"{temple}_steps": step for temple, step in steps.items()}
        for at in range(ECLIPSES):
            counts[f"track_at_{at + 1}"] = found["track_per_eclipse"][at]
            counts[f"masks_at_{at + 1}"] = found["masks_per_eclipse"][at]
        return counts | self.had[seat] | self.fill_in(seat)

    def fill_in(self, seat: int) -> dict[str, float]:
        """What was counted by period and board, with a 0 for what was not done."""
        periods = range(1, ECLIPSES + 1)
        names = [f"{what}_{period}" for what in (*EVENTS.values(), "turns") for period in periods]
        boards = [f"main_{board}" for board in BOARD_NAMES[1:]]  # the palace has no main action
        names += [*boards, *(f"{board}_{period}" for board in boards for period in periods)]
        return {name: self.done[seat][name] for name in names}


def list_powers(record: dict[str, Any], seat: int) -> list[int]:
    """The power of each worker that a seat has on the ring."""
    both = zip(record["board"][seat], record["power"][seat], strict=True)
    return [power for board, power in both if board >= 0]
