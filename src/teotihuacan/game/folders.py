"""The folders of a user: known without loading anything of the game."""

import os
import sys
from pathlib import Path

APPLICATION = "teotihuacan"


def data_folder() -> Path:
    """The folder of the user's games; TEOTIHUACAN_DATA names another one."""
    environment = os.environ
    if environment.get("TEOTIHUACAN_DATA"):
        return Path(environment["TEOTIHUACAN_DATA"]).expanduser()
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / APPLICATION
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / APPLICATION
    return Path.home() / ".local" / "share" / APPLICATION
