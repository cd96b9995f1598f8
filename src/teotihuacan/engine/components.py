"""The printed facts of the game, read once from `components.json`."""

import json
from pathlib import Path
from typing import Any

COMPONENTS: dict[str, Any] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)
