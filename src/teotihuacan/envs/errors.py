"""Errors of environments. They are for programmers, so they are in English only."""

from ..engine import IllegalAction, TeotihuacanError


class EnvError(TeotihuacanError):
    """Something asked of an environment can't be done; the text says what and why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)

    def __str__(self) -> str:
        return self.key


class IllegalStep(EnvError, IllegalAction):  # noqa: N818 - as the engine names it
    """An action that the rules don't allow in one of the games."""
