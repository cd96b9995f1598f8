"""Set everything up in one environment, from nothing or from what is there.

    python3 tools/install.py play    # what playing needs, and nothing else
    python3 tools/install.py dev     # what tests and checks need too; or another extra

Packages, engine and page are made side by side. Each step is told in a line, with its seconds;
what its programs print goes to build/install-STEP.log and is shown if the step fails.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one is told so
    sys.exit("Python 3.11 or newer is needed; name one: make play PYTHON=python3.12")

import json
import os
import re
import shutil
import threading
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor

from build_page import is_fresh, is_installed
from build_requirements import CYTHON
from compiler.c_compiler import ZIG, find_system_compiler, has_headers, is_pure
from compiler.translation import compute_digest
from install_steps import ROOT, Step, StepError, warn
from node import NODE_WHEEL, WHEEL_FOLDER, has_node

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
PIP = PYTHON.with_name(PYTHON.name.replace("python", "pip"))  # comes last
MAKING = threading.Lock()
BUILD_TOOLS = ROOT / "build" / "tools" / "engine"  # outside of the environment people play in
PACKAGES = VENV / "packages.json"
ENGINE = VENV / "engine.json"
NO_ENGINE = (
    "!! The engine can't be compiled here: {reason}.",
    "!! It runs interpreted: the same game, but bots think hundreds of times slower.",
    "!! Install a C compiler and Python's header files, then run the same command again (Debian,",
    "!! Ubuntu: apt install build-essential python3-dev; macOS: xcode-select --install).",
)
NO_PAGE = (
    "!! The page for the browser can't be built here: Node 20.19 or newer is missing, and none",
    "!! could be installed. Play in the terminal, or install Node and run the command again.",
)


def read_requirements(*extras: str) -> list[str]:
    """What the project needs to run, and what some of its extras need."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    found = list(project["dependencies"])
    wanted = list(extras)
    for extra in wanted:  # grows while extras name others
        for one in project["optional-dependencies"][extra]:
            others = re.fullmatch(rf"{project['name']}\[(.+)\]", one)
            if others:
                wanted += [name for name in others[1].split(",") if name not in wanted]
            else:
                found.append(one)
    return sorted(set(found))


def read_packages() -> list[str]:
    """What earlier runs installed."""
    return json.loads(PACKAGES.read_text(encoding="utf-8")) if PACKAGES.exists() else []


def read_engine() -> object:
    """What an earlier run compiled, None if it compiled nothing."""
    return json.loads(ENGINE.read_text(encoding="utf-8")) if ENGINE.exists() else None


# The steps ---


def make_environment() -> None:
    """Make the virtual environment."""
    with MAKING:
        if PIP.exists():
            return
        step = Step("environment")
        with step.timed(f"making {VENV.name} with Python {sys.version.split()[0]}", "made"):
            step.run(sys.executable, "-m", "venv", VENV)


def install_packages(extras: list[str]) -> None:
    """Install the Python packages that the project needs."""
    needed = read_requirements(*extras)
    kept = read_packages()
    if set(needed) <= set(kept):
        return
    step = Step("packages")
    with step.timed(f"installing {len(needed)} and what they need", "installed"):
        step.pip(PYTHON, *needed)
    PACKAGES.write_text(json.dumps(sorted({*kept, *needed})), encoding="utf-8")


def install_engine() -> None:
    """Compile the engine, and have the environment use the sources here."""
    present = {"from": compute_digest(), "python": sys.version, "pure": is_pure()}
    compiled = list((ROOT / "src" / "teotihuacan").rglob("_compiled*"))
    if read_engine() == present and (is_pure() or compiled):
        return
    step = Step("engine")
    reason = "" if has_build_tools() else get_build_tools(step)
    pure = is_pure() or bool(reason)
    begun = "installing it interpreted" if pure else "compiling its three modules side by side"
    variables = {"PYTHONPATH": str(BUILD_TOOLS), "TEOTIHUACAN_PURE": "1" if pure else "0"}
    options = ("--no-deps", "--no-build-isolation", "-C", "page=skip")
    with step.timed(begun, "installed" if pure else "compiled"):
        step.pip(PYTHON, *options, "--editable", ".", **variables)
    shutil.rmtree(BUILD_TOOLS, ignore_errors=True)
    if reason:
        warn(*(line.format(reason=reason) for line in NO_ENGINE))
    else:
        ENGINE.write_text(json.dumps(present), encoding="utf-8")


def has_build_tools() -> bool:
    """Whether the environment itself can build the engine, as one to work in can."""
    return CYTHON in read_packages() and find_system_compiler() is not None


def get_build_tools(step: Step) -> str:
    """Install what building the engine needs beside the environment; why it can't be compiled."""
    base = ["setuptools>=77"]
    without_compiler = find_system_compiler() is None
    wanted = [CYTHON, *([ZIG] if without_compiler else [])]
    reason = "" if has_headers() else "Python's header files are missing"
    target = ("--target", BUILD_TOOLS, "--upgrade")
    if not reason and not is_pure():
        zig = " and Zig's C compiler (there is none here)" if without_compiler else ""
        try:
            with step.timed(f"getting Cython{zig}", "got it"):
                step.pip(PYTHON, *target, *base, *wanted)
            return ""
        except StepError:
            if not without_compiler:
                raise
            reason = "there is no C compiler, and none could be installed"
    step.pip(PYTHON, *target, *base)
    return reason


def install_page(dev: bool) -> None:
    """Build the page for browsers; with `dev`, install what tests it too."""
    if is_fresh() and is_installed(dev):
        return
    step = Step("page")
    if not has_node():
        try:
            with step.timed("getting Node (there is none here, or an old one)", "got it"):
                make_environment()
                step.pip(PYTHON, "--target", WHEEL_FOLDER, "--upgrade", NODE_WHEEL)
        except StepError:
            if dev:
                raise
            warn(*NO_PAGE)
            return
    with step.timed("building it", "built"):
        step.run(sys.executable, "tools/build_page.py", *(["--dev"] if dev else []))


def main(arguments: list[str]) -> None:
    """Run the steps, the independent ones side by side."""
    if len(arguments) != 1:
        raise SystemExit("usage: python3 tools/install.py play|dev|...")
    purpose = arguments[0]
    dev = purpose == "dev"
    extras = [] if purpose == "play" else [purpose]
    start = time.monotonic()
    print(f"Setting up {ROOT.name} ({purpose}):", flush=True)
    try:
        with ThreadPoolExecutor() as pool:
            page = pool.submit(install_page, dev)
            make_environment()
            steps = [
                pool.submit(install_engine),
                pool.submit(install_packages, extras),
                page,
            ]
            for step in steps:
                step.result()
    except StepError as error:
        raise SystemExit(str(error)) from None
    print(f"  ready in {time.monotonic() - start:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
