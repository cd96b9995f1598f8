"""The browsers of the system, driven by Playwright.

A test of a page runs in Chromium; one that is marked `in_firefox` runs in Firefox as well.
"""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

PROGRAMS = {"chromium": ("chromium",), "firefox": ("firefox-esr", "firefox")}
RELAY = Path(__file__).with_name("firefox_relay.py")


@contextmanager
def run_browser(name: str, folder: Path) -> Iterator[Browser]:
    """A browser of the system; skips loudly where there is none."""
    path = next((found for one in PROGRAMS[name] if (found := shutil.which(one))), None)
    if path is None:
        pytest.skip(f"{name} is not installed: the page was NOT tested (apt install {name})")
    with sync_playwright() as playwright:
        launched = launch(playwright, name, path, folder)
        yield launched
        launched.close()


def launch(playwright: Playwright, name: str, path: str, folder: Path) -> Browser:
    """Start a browser; Firefox behind its relay."""
    if name == "chromium":
        return playwright.chromium.launch(executable_path=path, chromium_sandbox=False)
    program = folder / "firefox"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{RELAY}" "{path}" "$@"\n')
    program.chmod(0o755)
    return playwright.firefox.launch(executable_path=program, channel="moz-firefox")
