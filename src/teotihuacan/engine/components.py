"""The printed facts of the game, read once from `components.json`."""

import json
import os.path
from typing import Any

FILE = os.path.join(os.path.dirname(__file__), "components.json")  # pathlib takes 4 ms to load

# The loader reads it, because an engine that is kept for older games lies in a zip file.
COMPONENTS: dict[str, Any] = json.loads(__loader__.get_data(FILE))  # type: ignore[name-defined]
