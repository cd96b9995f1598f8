"""The arena finds out how good bots are: it plays matches, rates the entrants and reports.

>>> from teotihuacan import Setup
>>> from teotihuacan.arena import Plan, play, summarize
>>> plan = Plan(("random", "mcts:2"), Setup(players=2), deals=1, seed=1)
>>> summary = summarize(plan, [play(job) for job in plan.jobs()])
>>> summary["games"]
2
"""

from .plan import FORMS, Job, Plan, PlanError
from .playing import Result, SeatResult, play
from .store import Store, StoreError
from .summary import summarize
from .workers import play_jobs

__all__ = [
    "FORMS",
    "Job",
    "Plan",
    "PlanError",
    "Result",
    "SeatResult",
    "Store",
    "StoreError",
    "play",
    "play_jobs",
    "summarize",
]
