"""The rules of today and those kept from before, each with an engine of its own.

When the rules change, `tools/keep_engine.py` puts `engine` and `game` as they were into a zip
file in `older_rules`. Games that were begun by those rules are played and read by them, which is
ten times slower: they are not compiled.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any
from zipimport import zipimporter

from ..engine import Event, Position, Setup, TeotihuacanError
from ..engine.errors import IllegalAction, PositionError
from ..version import RULES_VERSION
from .game import Game
from .log import Entry
from .position_json import position_from_json

PACKAGE = __name__.split(".")[0]
FOLDER = Path(__file__).parent.parent / "older_rules"


@dataclass(frozen=True)
class Rules:
    """How games of a rules version are played, told and shown.

    The types are those of today; older ones look the same from here.
    """

    version: int
    setup: type[Setup]
    game: type[Game]
    error: type[TeotihuacanError]
    illegal_action: type[IllegalAction]
    log_entries: Callable[[list[Event]], list[Entry]]
    action_name: Callable[[dict[str, Any], int], str]
    only_answer: Callable[[Position], int | None]
    question_passed: Callable[[Position, Position, list[Event]], bool]
    is_secret: Callable[[Position], bool]
    view: Callable[..., dict[str, Any]]
    view_table: Callable[[Position, dict[str, Any], int], dict[str, Any]]
    hides_hands: Callable[[dict[str, Any]], bool]
    list_offers: Callable[[Position, dict[str, Any]], list[dict[str, Any]]]
    make_offer: Callable[[Position, dict[str, Any], int], dict[str, Any]]
    describe_action: Callable[[dict[str, Any], int], tuple[str, dict[str, Any]]]
    position_to_json: Callable[[Position], dict[str, Any]]


def load_rules(version: int, package: str) -> Rules:
    """The rules in a package with `engine` and `game`."""

    def find(module: str, name: str) -> Any:
        return getattr(import_module(f"{package}.{module}"), name)

    return Rules(
        version=version,
        setup=find("engine", "Setup"),
        game=find("game.game", "Game"),
        error=find("engine", "TeotihuacanError"),
        illegal_action=find("engine", "IllegalAction"),
        log_entries=find("game.log", "log_entries"),
        action_name=find("engine.explain.action_texts", "action_name"),
        only_answer=find("game.game", "only_answer"),
        question_passed=find("game.turns", "question_passed"),
        is_secret=find("game.views", "is_secret"),
        view=find("game.views", "view"),
        view_table=find("game.views", "view_table"),
        hides_hands=find("game.views", "hides_hands"),
        list_offers=find("game.offers", "list_offers"),
        make_offer=find("game.offers", "make_offer"),
        describe_action=find("game.offers", "describe_action"),
        position_to_json=find("game.position_json", "position_to_json"),
    )


def kept_file(version: int) -> Path:
    """Where the engine of an older version is kept."""
    return FOLDER / f"rules_{version}.zip"


def kept_package(version: int) -> str:
    """What the package in that file is called."""
    return f"{PACKAGE}_rules_{version}"


@cache
def list_versions() -> tuple[int, ...]:
    """The versions whose games can be played and read here."""
    kept = [version for version in range(1, RULES_VERSION) if kept_file(version).is_file()]
    return (*kept, RULES_VERSION)


def knows_rules(version: int) -> bool:
    """Whether games of a version can be played and read here."""
    return version in list_versions()


@cache
def find_rules(version: int) -> Rules | None:
    """The rules of a version; None if they are not known here."""
    if version == RULES_VERSION:
        return load_rules(version, PACKAGE)
    if not knows_rules(version):
        return None
    import_kept(version)
    return load_rules(version, kept_package(version))


def import_kept(version: int) -> ModuleType:
    """Import the package with an older engine."""
    name = kept_package(version)
    if name not in sys.modules:
        spec = zipimporter(str(kept_file(version))).find_spec(name)
        assert spec is not None, f"{kept_file(version)} has no package {name}"
        assert spec.loader is not None
        sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


def rules_of_today() -> Rules:
    """The rules that new games are played by."""
    rules = find_rules(RULES_VERSION)
    assert rules is not None
    return rules


def is_same_position(old_rules: Rules, old: Position, new_rules: Rules, new: Position) -> bool:
    """Whether two versions have come to the same position; the newer may tell more about it."""
    was, now = old_rules.position_to_json(old), new_rules.position_to_json(new)
    del was["rules_version"]
    players = zip(was.pop("players"), now["players"], strict=True)
    if (old.scores(), old.ranking()) != (new.scores(), new.ranking()):
        return False
    return has_all(now, was) and all(has_all(player, known) for known, player in players)


def as_of_today(rules: Rules, position: Position) -> Position | None:
    """A position of older rules as one of today's; None if it can't be one, or asks otherwise."""
    data = rules.position_to_json(position) | {"rules_version": RULES_VERSION}
    try:
        found = position_from_json(data)
    except PositionError:
        return None
    same = (found.seat, found.question) == (position.seat, position.question)
    return found if same else None


def has_all(found: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether one has all fields of the other, and says the same of each."""
    return all(name in found and found[name] == value for name, value in wanted.items())
