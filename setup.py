"""Build the compiled modules beside the plain ones (see docs/compiler.md)."""

import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from compiler.build import BuildExtensions, list_extensions  # noqa: E402

setup(ext_modules=list_extensions(ROOT), cmdclass={"build_ext": BuildExtensions})
