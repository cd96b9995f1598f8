"""What was chosen last, remembered in the data folder: the language, and how one plays."""

import json
from pathlib import Path
from typing import Any

from .language_choice import parse_language

FILE = "settings.json"
MOST_CHARACTERS = 100_000


def find_settings_file(folder: Path | None) -> Path:
    """The file of the settings, in the folder of the user's games if no other is named."""
    from ..game.folders import data_folder

    return (folder or data_folder()) / FILE


def read_settings(path: Path) -> dict[str, Any]:
    """What the file holds; nothing if there is none or it can't be understood."""
    try:
        with path.open(encoding="utf-8") as file:
            settings = json.loads(file.read(MOST_CHARACTERS))
    except (OSError, ValueError, RecursionError):
        return {}
    return settings if isinstance(settings, dict) else {}


def read_remembered_language(folder: Path | None = None) -> str | None:
    """The language that was chosen last, None if there is none."""
    language = read_settings(find_settings_file(folder)).get("language")
    return parse_language(language) if isinstance(language, str) else None


def remember_language(language: str, folder: Path | None = None) -> bool:
    """Keep a language for the next time; whether that was possible."""
    return remember_settings({"language": language}, folder)


def remember_settings(changes: dict[str, Any], folder: Path | None = None) -> bool:
    """Keep what was chosen for the next time; whether that was possible.

    Whoever reads at the same time finds the old settings or the new ones, never half of them.
    """
    from ..game.files import FileError, atomic_write, umask

    path = find_settings_file(folder)
    settings = {**read_settings(path), **changes}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(path, 0o666 & ~umask()) as file:
            file.write(json.dumps(settings).encode())
    except (OSError, FileError):
        return False
    return True
