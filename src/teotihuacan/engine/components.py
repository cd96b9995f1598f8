"""The printed facts of the game, read once from `components.json`."""

import json
import os.path
from typing import Any

FILE = os.path.join(os.path.dirname(__file__), "components.json")  # pathlib takes 4 ms to load

with open(FILE, encoding="utf-8") as file:
    COMPONENTS: dict[str, Any] = json.load(file)
