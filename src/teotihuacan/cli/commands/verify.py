"""`teotihuacan verify`: whether records replay to their results."""

import sys
from pathlib import Path
from typing import Annotated, Any

import click

from ...i18n import say
from .. import BAD_INPUT, fit_one_line
from ..declare import Argument
from ..options import Json

Records = Annotated[list[Path], Argument(metavar="metavar-files", help="opt-records")]
BAD_RECORD = 1


def verify(context: click.Context, files: Records, json: Json = False) -> None:
    """Replay records: every action must be legal and lead to the result that is written."""
    from ..progress import show_progress

    found = [
        check_record(path) for path in show_progress(files, "progress-replaying", len(files))
    ]
    if json:
        from json import dumps

        good = sum(entry["good"] for entry in found)
        shown = [{key: entry[key] for key in entry if key != "told"} for entry in found]
        click.echo(dumps({"good": good, "bad": len(found) - good, "files": shown}))
    else:
        for entry in found:
            if entry["good"]:
                print(describe_good_record(entry))
            else:
                print(fit_one_line(entry["told"]), file=sys.stderr)
    context.exit(max(choose_exit_code(entry) for entry in found))


def check_record(path: Path) -> dict[str, Any]:
    """Whether a record is good, and what is wrong if not."""
    from ...game.files import FileError, load_game
    from ...game.records import RecordError
    from ...i18n import translate

    try:
        game = load_game(path)
    except (FileError, RecordError) as error:
        readable = not isinstance(error, FileError)
        found = {"file": str(path), "good": False, "readable": readable, "error": str(error)}
        return {**found, "told": translate(error)}
    return {"file": str(path), "good": True, "actions": game.ply, "result": game.result()}


def choose_exit_code(entry: dict[str, Any]) -> int:
    """What a file means for the command's exit code."""
    if entry["good"]:
        return 0
    return BAD_RECORD if entry["readable"] else BAD_INPUT


def describe_good_record(entry: dict[str, Any]) -> str:
    """A good record in a line."""
    result = entry["result"]
    file, actions = fit_one_line(entry["file"]), entry["actions"]
    if not result:
        return say("verify-unfinished", file=file, actions=actions)
    scores = " : ".join(map(str, result["scores"]))
    return say("verify-good", file=file, actions=actions, scores=scores)
