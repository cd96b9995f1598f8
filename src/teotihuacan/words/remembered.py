"""What somebody has chosen once and for all, such as a language, in a file of theirs."""

import json
from pathlib import Path
from typing import Any

FILE = "settings.json"
LANGUAGE = "language"


def read_settings() -> dict[str, Any]:
    """All that is remembered; nothing if there is no file, or none that can be read."""
    try:
        settings = json.loads(settings_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return settings if isinstance(settings, dict) else {}


def remember(**values: Any) -> None:
    """Remember values by name, beside those that are remembered already."""
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{json.dumps({**read_settings(), **values}, indent=2)}\n", "utf-8")


def settings_file() -> Path:
    """Where it is kept: beside the games."""
    from ..game.files import data_folder

    return data_folder() / FILE
