"""Building the page for browsers from `web/`, with Node.

What it was built from is kept as a digest, so a page that is up to date is not built again, and a
source distribution, which ships the built page beside its sources, needs no Node.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from node import NodeError, run_npm

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "teotihuacan" / "server" / "page"
BUILT_FROM = ROOT / "generated" / "page.sha256"
INSTALLED = WEB / "node_modules" / ".installed"
# What the page is made of besides `web/`.
ELSEWHERE = (
    "src/teotihuacan/i18n/**/*.ftl",
    "src/teotihuacan/i18n/**/*.md",
    "src/teotihuacan/i18n/*.json",
    "src/teotihuacan/engine/components.json",
)


# Is it up to date? ---


def list_sources() -> Iterator[Path]:
    """The files from which the page is built."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder) / name for name in names)
    for pattern in ELSEWHERE:
        yield from ROOT.glob(pattern)


def compute_digest() -> str:
    """A fingerprint of all sources of the page."""
    digest = hashlib.sha256()
    for path in sorted(list_sources()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the built page is there and was built from the present sources."""
    if not (PAGE / "index.html").exists() or not BUILT_FROM.exists():
        return False
    return BUILT_FROM.read_text(encoding="utf-8").strip() == compute_digest()


# Building ---


def read_lock() -> str:
    """A fingerprint of the packages that web/ needs."""
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def is_installed(dev: bool) -> bool:
    """Whether web/ has the packages that build the page; with `dev`, those that test it too."""
    installed = INSTALLED.read_text(encoding="utf-8") if INSTALLED.exists() else ""
    kinds = ("dev",) if dev else ("dev", "build")
    return installed in {f"{kind} {read_lock()}" for kind in kinds}


def install_packages(dev: bool) -> None:
    """Install what the lock file names: what builds the page; with `dev`, what tests it too."""
    if is_installed(dev):
        return
    run_npm("ci", "--no-audit", "--no-fund", *([] if dev else ["--omit=dev"]))
    INSTALLED.parent.mkdir(exist_ok=True)
    INSTALLED.write_text(f"{'dev' if dev else 'build'} {read_lock()}", encoding="utf-8")


def build_page() -> None:
    """Build the page, unless it is up to date."""
    if is_fresh():
        return
    digest = compute_digest()  # before: what changes meanwhile is built from the next time
    install_packages(dev=False)
    run_npm("run", "build")
    BUILT_FROM.parent.mkdir(exist_ok=True)
    BUILT_FROM.write_text(f"{digest}\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Build the page; with --dev, install also what lints and tests it."""
    try:
        if "--dev" in arguments:
            install_packages(dev=True)
        build_page()
    except NodeError as error:
        raise SystemExit(f"error: {error}") from None


if __name__ == "__main__":
    main(sys.argv[1:])
