"""What pyproject.toml can't say: the compiled modules, and where the project lives."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from compiler.build import BuildExtensions, list_extensions
from project_urls import find_urls

setup(
    ext_modules=list_extensions(),
    cmdclass={"build_ext": BuildExtensions},
    project_urls=find_urls(),
)
