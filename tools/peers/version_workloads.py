"""What two versions of the project are compared by: it runs with either, so it needs little."""

from clock import Workload
from our_games import list_workloads as list_our_workloads
from our_games import read_version

__all__ = ["list_workloads", "read_version"]

WANTED = ("play", "compiled", "copy", "vector", "search")


def list_workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured."""
    ours = list_our_workloads()["Teotihuacan"]
    return {"Teotihuacan": {name: ours[name] for name in WANTED}}
