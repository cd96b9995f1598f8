"""The letters of options: one letter means one thing, in all commands."""

LETTERS: dict[str, tuple[str, ...]] = {
    "-H": ("--humans",),
    "-L": ("--level",),
    "-P": ("--port",),
    "-V": ("--version",),
    "-a": ("--auto",),
    "-b": ("--bots", "--bot"),  # who plays or advises
    "-c": ("--continue",),
    "-d": ("--data",),
    "-f": ("--first-game",),
    "-h": ("--help",),
    "-i": ("--load",),  # a game to begin with
    "-j": ("--json",),
    "-k": ("--knob",),
    "-l": ("--language",),
    "-n": ("--games", "--deals"),  # how many are played
    "-o": ("--save", "--output"),  # where to write
    "-p": ("--players",),
    "-q": ("--quiet",),
    "-s": ("--seed",),
    "-t": ("--take-back",),
}


def find_letter(name: str) -> str:
    """The letter of an option, "" if it has none."""
    return next((letter for letter, names in LETTERS.items() if name in names), "")
