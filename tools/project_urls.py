"""Where the project lives, for its metadata: the address of the repository it is built from.

A fork's packages so point to the fork. In a GitHub workflow the variables of the run say it,
in a checkout the remote `origin`, in a source distribution its own metadata.
"""

import os
import re
import shutil
import subprocess
from email.parser import HeaderParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = {
    "Repository": "",
    "Documentation": "/tree/main/docs",
    "Changelog": "/blob/main/CHANGELOG.md",
    "Issues": "/issues",
}


def find_urls() -> dict[str, str]:
    """The project's addresses by their labels, none if nothing says where it lives."""
    metadata = ROOT / "PKG-INFO"
    if metadata.exists():
        return read_metadata(metadata.read_text(encoding="utf-8"))
    address = read_workflow() or normalize_address(read_origin())
    return {label: address + path for label, path in PAGES.items()} if address else {}


def read_metadata(text: str) -> dict[str, str]:
    """The addresses that a distribution's metadata have."""
    lines = HeaderParser().parsestr(text).get_all("Project-URL") or []
    pairs = (line.partition(", ") for line in lines)
    return {label: address for label, _, address in pairs}


def read_workflow() -> str:
    """The repository of the GitHub workflow that runs now."""
    server, name = (os.environ.get(f"GITHUB_{part}", "") for part in ("SERVER_URL", "REPOSITORY"))
    return f"{server}/{name}" if server and name else ""


def read_origin() -> str:
    """Where this checkout comes from, as git says it."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        return ""
    command = [git, "-C", str(ROOT), "remote", "get-url", "origin"]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False).stdout


def normalize_address(address: str) -> str:
    """A repository's address for browsers, nothing if it is none (a folder, say)."""
    found = re.fullmatch(
        r"(?:https://|ssh://git@|git@)([^/:@]+)[/:](.+?)(?:\.git)?/?", address.strip()
    )
    return f"https://{found[1]}/{found[2]}" if found else ""
