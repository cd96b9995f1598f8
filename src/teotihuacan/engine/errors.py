"""What can be wrong with what people ask of the engine. Every message is one line."""

from typing import Any

from .messages import Fact


class TeotihuacanError(ValueError):
    """Something asked of the game can't be done: the key of the message that says so, and facts.

    `str` gives it in English, for programs; `i18n.translate` in the language that is spoken.
    """

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        from .english import describe  # late: raising an error loads no texts

        return describe(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (raised_again, (type(self), self.key, self.facts))


def raised_again(kind: type[TeotihuacanError], key: str, facts: dict[str, Fact]) -> Exception:
    """An error that comes from another process."""
    return kind(key, **facts)


class SetupError(TeotihuacanError):
    """The options of a game don't go together."""


class IllegalAction(TeotihuacanError):  # noqa: N818 - a name other work relies on
    """An action that the rules don't allow now."""


class PositionError(TeotihuacanError):
    """A written position that can't be; the message names the field."""


class InterpretedEngineWarning(UserWarning):
    """The engine runs interpreted, hundreds of times slower than compiled."""
