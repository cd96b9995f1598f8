"""What commands do if an option isn't given: as the settings say."""

import os
from collections.abc import Sequence
from typing import Any

COMPLETING = "_TEOTIHUACAN_COMPLETE"  # set while a shell asks for completions
STORE = ("database", "database_file")  # what all commands about a server's database need
HARMLESS = {"config", "-h", "--help"}  # what must work whatever is wrong with the settings


def follow_settings(arguments: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Apply the settings to this process; the values of options that aren't given, by command."""
    if COMPLETING in os.environ or HARMLESS & {*arguments}:
        return {}
    from ..terminal.settings import SETTINGS, apply_settings, find_setting

    apply_settings()
    serve = {
        name.removeprefix("serve.").replace("-", "_"): value
        for name in SETTINGS
        if name.startswith("serve.") and (value := find_setting(name).value) is not None
    }
    level = find_setting("level").value
    table = {} if level is None else {"level": level}
    store = {name: value for name, value in serve.items() if name in STORE}
    stores: dict[str, Any] = dict.fromkeys(("migrate", "backup", "restore", "records"), store)
    if store:  # loaded late: few have a server
        from .commands.admin import EXAMPLES

        stores["admin"] = dict.fromkeys(EXAMPLES, store)
    return {"serve": serve, **stores, "play": table, "tui": table}
