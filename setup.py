"""Build the compiled modules beside the plain ones (see docs/contribute/compiler.md)."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from compiler.build import BuildExtensions, list_extensions

setup(ext_modules=list_extensions(), cmdclass={"build_ext": BuildExtensions})
