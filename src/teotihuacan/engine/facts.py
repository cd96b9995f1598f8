"""The printed facts of the game, read once from `components.json`."""

import json
from importlib import resources
from typing import Any

FACTS: dict[str, Any] = json.loads(
    (resources.files("teotihuacan.engine") / "components.json").read_text(encoding="utf-8")
)
