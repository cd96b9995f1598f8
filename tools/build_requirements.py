"""What building needs from PyPI: that depends on what is there."""

from build_page import is_fresh
from compiler.c_compiler import ZIG, is_pure, needs_zig
from compiler.translation import is_translated
from node import NODE_WHEEL, has_node

CYTHON = "cython>=3.1"


def list_translation_tools() -> list[str]:
    """For writing the C sources of the compiled modules."""
    return [] if is_translated() else [CYTHON]


def list_engine_tools() -> list[str]:
    """For the compiled modules."""
    if is_pure():
        return []
    return [*list_translation_tools(), *([ZIG] if needs_zig() else [])]


def list_page_tools() -> list[str]:
    """For the page."""
    return [] if is_fresh() or has_node() else [NODE_WHEEL]
