"""`python -m teotihuacan.cli` is the command `teotihuacan`."""

from . import main

main()
