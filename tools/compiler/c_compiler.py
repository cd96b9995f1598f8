"""Whether and with what to compile: the system's C compiler, or the one of PyPI's `ziglang`."""

import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

ZIG = "ziglang>=0.13"
VSWHERE = "Microsoft Visual Studio/Installer/vswhere.exe"


def is_pure() -> bool:
    """Whether TEOTIHUACAN_PURE asks for the interpreted engine."""
    choice = os.environ.get("TEOTIHUACAN_PURE", "")
    if choice not in ("", "0", "1"):
        raise SystemExit(f"TEOTIHUACAN_PURE is neither 0 nor 1: {choice!r}")
    return choice == "1"


def find_system_compiler() -> str | None:
    """The command of the system's C compiler, None if there is none."""
    if "CC" in os.environ:  # somebody's choice: the build says if it doesn't work
        return os.environ["CC"]
    if sys.platform == "win32":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), VSWHERE)
        return "cl" if shutil.which("cl") or installer.exists() else None
    configured = sysconfig.get_config_var("CC") or "cc"
    for command in (configured, "cc", "gcc", "clang"):
        if shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def has_headers() -> bool:
    """Whether Python's header files are installed."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def needs_zig() -> bool:
    """Whether only `ziglang` can compile here."""
    return find_system_compiler() is None and has_headers() and sys.platform != "win32"


def choose_compiler() -> None:
    """Have setuptools call the compiler that is there."""
    command = find_system_compiler()
    if command is None and importlib.util.find_spec("ziglang") is not None:
        command = f"{shlex.quote(sys.executable)} -m ziglang cc"
    if command is not None and sys.platform != "win32":
        os.environ["CC"] = command
