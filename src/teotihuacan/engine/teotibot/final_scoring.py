"""Teotibot's last points (rule 15.13)."""

from ..constants import (
    BOT,
    BOT_BONUS_VP,
    BOT_TECHNOLOGY_VP,
    BY_BONUS_TILES,
    BY_LEFTOVERS,
    BY_TECHNOLOGIES,
    GOODS,
    KNOB_BONUS_VP,
    KNOB_TECHNOLOGY_VP,
)
from ..record.state import State
from ..rules.bonus_tiles import count_bonus_tiles_reached
from ..rules.goods import score
from ..rules.technologies import count_technologies


def score_bot(p: State) -> None:
    """Teotibot's last points: leftovers, technologies, temples climbed (rule 15.13)."""
    for good in range(GOODS):
        score(p, BOT, BY_LEFTOVERS, p.goods[BOT][good])
    technology_vp = BOT_TECHNOLOGY_VP + p.knobs[KNOB_TECHNOLOGY_VP]
    score(p, BOT, BY_TECHNOLOGIES, technology_vp * count_technologies(p, BOT))
    bonus_tile_vp = BOT_BONUS_VP + p.knobs[KNOB_BONUS_VP]
    score(p, BOT, BY_BONUS_TILES, bonus_tile_vp * count_bonus_tiles_reached(p, BOT))
