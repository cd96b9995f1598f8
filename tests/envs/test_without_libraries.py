"""The package works without what only environments need, and says what is missing."""

import os
import subprocess
import sys

LIBRARIES = ("gymnasium", "matplotlib", "numpy", "pettingzoo", "pyspiel", "torch")
HIDE = "import sys; sys.modules.update(dict.fromkeys({libraries}))\n"
OBSERVE = """
from array import array
import teotihuacan, teotihuacan.envs
from teotihuacan.envs.observation import OBSERVED, write_observation
row, mask = array("f", [7.0] * OBSERVED), bytearray(teotihuacan.ACTIONS)
position = teotihuacan.Position.new(teotihuacan.Setup(2), 1)
write_observation(position, 0, row, mask)
print(sum(mask) == len(position.legal_actions()), 7.0 in row)
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", HIDE.format(libraries=LIBRARIES) + code],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_observation_needs_no_library() -> None:
    told = run(OBSERVE)
    assert (told.stdout, told.stderr) == ("True False\n", "")


def test_an_environment_names_what_is_missing() -> None:
    told = run("import teotihuacan.envs.teotihuacan_v1")
    assert told.returncode == 1
    assert "gymnasium" in told.stderr.splitlines()[-1]


def test_registering_with_openspiel_says_that_it_is_missing() -> None:
    code = "sys.modules.pop('numpy')\nfrom teotihuacan.envs.spiel import register_game"
    told = run(f"{code}\nregister_game()")
    assert told.stderr.splitlines()[-1] == "ImportError: open_spiel is not installed"
