"""Tree search, compiled like the engine: what it knows, how it judges, how it grows."""

from typing import TYPE_CHECKING

from ...engine import COMPILED

if TYPE_CHECKING or not COMPILED:
    from .search import (
        Search,
        choose_policy_action,
        count_turns_begun,
        estimate_actions,
        play_policy_game,
    )
else:
    from ._compiled import (
        Search,
        choose_policy_action,
        count_turns_begun,
        estimate_actions,
        play_policy_game,
    )

__all__ = [
    "Search",
    "choose_policy_action",
    "count_turns_begun",
    "estimate_actions",
    "play_policy_game",
]
