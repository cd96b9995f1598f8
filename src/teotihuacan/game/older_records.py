"""Records of games that were played by older rules: checked by those, compared with today's."""

from typing import NamedTuple

from ..engine.errors import IllegalAction, SetupError
from ..engine.messages import message
from ..version import RULES_VERSION
from .game import Game
from .records import Record, RecordError, find_older_version, parse_json, refuse
from .rules_versions import Rules, find_rules, is_same_position, rules_of_today


class Verified(NamedTuple):
    """A record whose every action is legal and leads to its result, by its own rules."""

    game: Game  # of its own rules
    rules_version: int
    same_today: bool  # the rules of today give the same game


def verify_record(record: Record | str | bytes) -> Verified:
    """Check a record by the rules it names; an error if they aren't known here."""
    raw = parse_json(record) if isinstance(record, str | bytes) else record
    version = find_older_version(raw)
    if not version:
        return Verified(Game.load(raw), RULES_VERSION, same_today=True)
    rules, game = load_by_own_rules(raw, version)
    return Verified(game, version, same_today=replay_today(rules, game) is not None)


def load_same_game(record: Record, version: int) -> Game:
    """A game of older rules as a game of today; an error if that would be another one."""
    game = replay_today(*load_by_own_rules(record, version))
    if game is None:
        facts = {"ours": str(RULES_VERSION), "written": str(version)}
        raise RecordError(
            "error-in", place="rules_version", problem=message("error-record-older", **facts)
        )
    return game


def load_by_own_rules(record: Record, version: int) -> tuple[Rules, Game]:
    """A game as it was played, with its rules; every action and the result are checked."""
    rules = find_rules(version)
    if rules is None:
        ours, written = str(RULES_VERSION), str(version)
        refuse("rules_version", "error-record-rules", ours=ours, written=written)
    try:
        return rules, rules.game.load(record)
    except rules.error as error:  # of that engine: here it is only its text
        raise RecordError(str(error)) from None


def replay_today(rules: Rules, old: Game) -> Game | None:
    """The same game by the rules of today; None if something in it would be different."""
    today = rules_of_today()
    again = rules.game(old.setup, old.seed)
    try:
        setup = today.setup.from_dict(old.setup.to_dict())
        game = today.game(setup, old.seed, old.names, take_back=old.take_back)
        for action in old.actions:
            was, now = rules.log_entries(again.play(action)), today.log_entries(game.play(action))
            if [entry.to_dict() for entry in was] != [entry.to_dict() for entry in now]:
                return None
    except (IllegalAction, SetupError):
        return None
    same = is_same_position(rules, again.position, today, game.position)
    return game if same and old.result() == game.result() else None
