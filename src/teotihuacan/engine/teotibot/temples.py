"""Teotibot's temple steps of choice (rule 15.5)."""

from ..constants import BOT, TEMPLES
from ..record.state import State
from ..rules.temples import can_step, step_temple


def step_any_temple(p: State) -> None:
    """A step where it stands highest and can still step, ties left to right (rule 15.5)."""
    best = -1
    for temple in range(TEMPLES):
        if can_step(p, BOT, temple):
            if best < 0 or p.temple[BOT][temple] > p.temple[BOT][best]:
                best = temple
    if best >= 0:
        step_temple(p, BOT, best)
