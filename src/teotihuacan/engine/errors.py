"""What can be wrong with what people ask of the engine. Every message is one line."""


class TeotihuacanError(ValueError):
    """Something asked of the game can't be done; the message says what and why."""


class SetupError(TeotihuacanError):
    """The options of a game don't go together."""


class IllegalAction(TeotihuacanError):  # noqa: N818 - a name other work relies on
    """An action that the rules don't allow now."""


class PositionError(TeotihuacanError):
    """A written position that can't be; the message names the field."""
