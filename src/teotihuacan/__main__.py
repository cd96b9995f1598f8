"""`python -m teotihuacan` is the command `teotihuacan`."""

from .cli import main

if __name__ == "__main__":
    main()
