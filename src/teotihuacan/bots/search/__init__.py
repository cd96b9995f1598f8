"""Tree search, compiled like the engine: what it knows, how it judges, how it grows."""

from typing import TYPE_CHECKING

from ...engine import COMPILED

if TYPE_CHECKING or not COMPILED:
    from .search import Search, appeals, policy_action, policy_playout, turns_begun
else:
    from ._compiled import Search, appeals, policy_action, policy_playout, turns_begun

__all__ = ["Search", "appeals", "policy_action", "policy_playout", "turns_begun"]
