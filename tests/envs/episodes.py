"""What is checked on the way through an environment's episodes."""

import solo_invariants
from invariants import faults, steps_back, wrong_statistics, wrongly_ranked
from teotihuacan import COMPILED, Position
from teotihuacan.engine.record.storage import unpack

EPISODES = 1000 if COMPILED else 4
LOOK_EVERY = 16  # decisions; the engine's own tests look after every one


class Watcher:
    """Looks at the positions of one game after the other: every invariant, now and then."""

    def __init__(self) -> None:
        self.steps = 0
        self.looked = 0
        self.before: dict[str, object] | None = None

    def begin(self) -> None:
        """A new game begins."""
        self.before = None

    def look(self, position: Position) -> None:
        """One more decision was made."""
        self.steps += 1
        if position.over or self.steps % LOOK_EVERY == 0:
            self.check(position)

    def check(self, position: Position) -> None:
        """Every invariant of the engine's property tests."""
        self.looked += 1
        record = unpack(position.to_bytes())
        if record["solo"]:
            assert solo_invariants.faults(position, record) == []
            assert not (self.before and solo_invariants.steps_back(self.before, record))
        else:
            assert faults(position, record) == []
            assert steps_back(self.before or record, record) == []
            if position.over:
                assert wrong_statistics(position) == []
                assert wrongly_ranked(position) == []
        self.before = record
