"""`teotihuacan verify`: whether records replay to their results."""

import sys
from pathlib import Path
from typing import Annotated, Any

import click

from ...i18n import say
from .. import BAD_INPUT, fit_one_line
from ..declare import Argument, Option
from ..formats import print_json
from ..options import Json
from ..record_source import Record, list_records

Records = Annotated[list[Path], Argument(metavar="metavar-files", help="opt-records")]
Quiet = Annotated[bool, Option("--quiet", help="opt-quiet")]
BAD_RECORD = 1


def verify(
    context: click.Context, files: Records, quiet: Quiet = False, json: Json = False
) -> None:
    """Replay records: every action must be legal and lead to the result that is written.

    Each is checked by the rules version that it names.
    """
    from ..progress import show_progress

    records = list_records(files)
    found = [
        check_record(record)
        for record in show_progress(records, "progress-replaying", len(records))
    ]
    if json:
        good = sum(entry["good"] for entry in found)
        shown = [{key: entry[key] for key in entry if key != "told"} for entry in found]
        print_json({"good": good, "bad": len(found) - good, "files": shown})
    else:
        for entry in found:
            if entry["good"]:
                if not quiet:
                    print(describe_good_record(entry))
            else:
                print(fit_one_line(entry["told"]), file=sys.stderr)
    context.exit(max(choose_exit_code(entry) for entry in found))


def check_record(record: Record) -> dict[str, Any]:
    """Whether a record is good, and what is wrong if not."""
    from ...game.files import FileError
    from ...game.records import RecordError
    from ...i18n import translate

    try:
        checked = record.verify()
    except (FileError, RecordError) as error:
        readable = not isinstance(error, FileError)
        found = {"file": record.name, "good": False, "readable": readable, "error": str(error)}
        return {**found, "told": translate(error)}
    game = checked.game
    found = {"file": record.name, "good": True, "actions": game.ply, "result": game.result()}
    return {
        **found,
        "rules_version": checked.rules_version,
        "same_today": checked.same_today,
    }


def choose_exit_code(entry: dict[str, Any]) -> int:
    """What a file means for the command's exit code."""
    if entry["good"]:
        return 0
    return BAD_RECORD if entry["readable"] else BAD_INPUT


def describe_good_record(entry: dict[str, Any]) -> str:
    """A good record in a line, with the rules it was checked by if they are not today's."""
    from ...version import RULES_VERSION

    line = describe_game(entry)
    if entry["rules_version"] == RULES_VERSION:
        return line
    key = "verify-older-same" if entry["same_today"] else "verify-older-other"
    return f"{line} {say(key, version=str(entry['rules_version']), ours=str(RULES_VERSION))}"


def describe_game(entry: dict[str, Any]) -> str:
    """How many actions, and how it ended."""
    result = entry["result"]
    file, actions = fit_one_line(entry["file"]), entry["actions"]
    if not result:
        return say("verify-unfinished", file=file, actions=actions)
    scores = " : ".join(map(str, result["scores"]))
    return say("verify-good", file=file, actions=actions, scores=scores)
