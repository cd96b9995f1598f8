"""A finished game as each seat lived it: what achievements are found in."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ...engine import Event, Setup
from ...engine.events import Value

PERSON, BOT, TEOTIBOT = "person", "bot", "teotibot"
RESIGNED, LEFT = "resigned", "left"
BY_RULES, BY_RESIGNATION = "rules", "resignation"  # how games end


class Player(NamedTuple):
    """Who sat at a seat."""

    kind: str  # person, bot, teotibot
    name: str = ""  # of a person; of a bot its level
    gone: str = ""  # resigned, left: how a person gave the game up


@dataclass(frozen=True)
class Story:
    """What happened to a seat from the beginning of a game to its end."""

    seat: int
    players: Sequence[Player]
    setup: Setup
    vp: int
    place: int  # 1 is the best
    ended_by: str
    events: list[Event] = field(default_factory=list)  # those of the seat

    @property
    def won(self) -> bool:
        """Whether the seat came first in a game that was played to its end."""
        return self.place == 1 and self.ended_by == BY_RULES

    def find(self, kind: str, **facts: Value) -> list[Event]:
        """The events of a kind with these facts."""
        wanted = facts.items()
        return [
            event
            for event in self.events
            if event.kind == kind and all(event.facts[name] == value for name, value in wanted)
        ]

    def list_names(self, kind: str, name: str, **facts: Value) -> list[str]:
        """The values of a fact that is a name, in events of a kind."""
        return [str(event.facts[name]) for event in self.find(kind, **facts)]

    def list_numbers(self, kind: str, name: str, **facts: Value) -> list[int]:
        """The values of a fact that is a number, in events of a kind."""
        values = [event.facts[name] for event in self.find(kind, **facts)]
        return [value for value in values if isinstance(value, int)]

    def count_in_a_turn(self, kind: str) -> int:
        """How many events of a kind there were in the turn that had most."""
        most = count = 0
        for event in self.events:
            count = 0 if event.kind == "turn_began" else count + (event.kind == kind)
            most = max(most, count)
        return most


def share_events(events: Iterable[Event], stories: Sequence[Story]) -> None:
    """Give each seat its events; those that happened to nobody are left out."""
    for event in events:
        if event.seat >= 0:
            stories[event.seat].events.append(event)
