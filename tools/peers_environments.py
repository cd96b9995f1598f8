"""The environments that others' libraries run in: made when they are first needed."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "tools" / "peers"
PLACE = ROOT / ".peers"
LATER = 6  # minor versions of Python that are looked for


@dataclass(frozen=True)
class Environment:
    """Where libraries are installed, which ones, and what Python they need."""

    place: Path
    wanted: Path
    least: tuple[int, int] = (3, 11)


COMMON = Environment(PLACE, PEERS / "requirements.txt")
OWN = {
    "fastcatan_games": Environment(
        PLACE / "fastcatan", PEERS / "requirements-fastcatan.txt", (3, 12)
    )
}


def get_environment(contender: str) -> Environment:
    """The one in which a contender runs."""
    return OWN.get(contender, COMMON)


def find_python(least: tuple[int, int]) -> str | None:
    """A Python that is new enough: this one, one on the path, or one of pyenv."""
    if sys.version_info >= least:
        return sys.executable
    major, minor = least
    named = [shutil.which(f"python{major}.{minor + later}") for later in range(LATER)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    installed = sorted(str(path) for path in pyenv.glob("versions/3.*/bin/python3"))
    candidates = [*filter(None, named), *installed]
    return next((python for python in candidates if is_at_least(python, least)), None)


def is_at_least(python: str, least: tuple[int, int]) -> bool:
    """Whether it runs, and is new enough."""
    asked = f"import sys; sys.exit(sys.version_info < {least})"
    return subprocess.run([python, "-c", asked], capture_output=True, check=False).returncode == 0


def prepare_python(contender: str) -> Path:
    """The Python of a contender's environment, which is made if it isn't there."""
    environment = get_environment(contender)
    python = environment.place / "bin" / "python"
    installed = environment.place / "installed.txt"
    wanted = environment.wanted.read_text(encoding="utf-8")
    if not installed.exists() or installed.read_text(encoding="utf-8") != wanted:
        base = find_python(environment.least)
        if base is None:
            raise SystemExit(f"{contender} needs Python {format_version(environment.least)}")
        print(f"making an environment: {environment.place.name} ...", file=sys.stderr)
        subprocess.run([base, "-m", "venv", str(environment.place)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", str(environment.wanted)], check=True)
        installed.write_text(wanted, encoding="utf-8")
    return python


def find_missing_python(contender: str) -> str:
    """The version of Python that a contender needs and this machine lacks, or nothing."""
    least = get_environment(contender).least
    return "" if find_python(least) else format_version(least)


def format_version(least: tuple[int, int]) -> str:
    """A version of Python as text."""
    return ".".join(map(str, least))
