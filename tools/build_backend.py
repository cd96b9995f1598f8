"""How the package is built (PEP 517, PEP 660): setuptools, with the page from `web/`.

What a build needs depends on what is there. A checkout needs Cython, a C compiler and Node, and
gets the last two from PyPI where the system has none; a source distribution ships the generated
C and the built page and needs only a C compiler.
"""

from pathlib import Path
from typing import Any

from build_page import build_page
from build_requirements import list_engine_tools, list_page_tools, list_translation_tools
from compiler.translation import write_c_files
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

Settings = dict[str, Any] | None


def wants_page(config_settings: Settings) -> bool:
    """Whether the page is built too: `-C page=skip` leaves it to somebody else."""
    return (config_settings or {}).get("page") != "skip"


# What a build needs ---


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs."""
    return [*requires_for_wheel(config_settings), *list_engine_tools(), *list_page_tools()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What an editable installation needs."""
    page = list_page_tools() if wants_page(config_settings) else []
    return [*requires_for_editable(config_settings), *list_engine_tools(), *page]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What building a source distribution needs."""
    tools = [*list_translation_tools(), *list_page_tools()]
    return [*requires_for_sdist(config_settings), *tools]


# Building ---


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel with the page and, unless TEOTIHUACAN_PURE=1, the compiled modules."""
    build_page()
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """An installation that uses the sources here, the page among them."""
    if wants_page(config_settings):
        build_page()
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """A source distribution with the built page and the generated C beside their sources."""
    build_page()
    write_c_files(Path.cwd())
    return str(build_meta.build_sdist(sdist_directory, config_settings))
