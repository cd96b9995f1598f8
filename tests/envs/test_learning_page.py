"""The page about learning says what works."""

import re
from pathlib import Path
from typing import Any

import pytest

from teotihuacan import ACTIONS, COMPILED
from teotihuacan.envs.observation import OBSERVED

PAGE = (Path(__file__).parent.parent.parent / "docs" / "research" / "learning.md").read_text()
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.skipif(not COMPILED, reason="takes minutes interpreted")
@pytest.mark.parametrize("code", SNIPPETS, ids=range(len(SNIPPETS)))
def test_snippets_run(code: str) -> None:
    found: dict[str, Any] = {}
    exec(compile(code, "learning.md", "exec"), found)
    assert "env" in found or "game" in found


def test_sizes_are_right() -> None:
    assert f"float32[{OBSERVED}]" in PAGE
    assert f"int8[{ACTIONS}]" in PAGE
    assert f"[{OBSERVED:,} features](observation.md)" in PAGE
