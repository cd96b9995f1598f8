"""Set-ups of games in words."""

from typing import Any

from ..i18n import join_list, name_arguments, say
from ..i18n.numbers import format_signed_number

OPTIONS = ("first_game", "draft", "dark_eclipse", "advanced_worship")


def setup_text(setup: dict[str, Any]) -> str:
    """A set-up in words: who plays, and the options chosen."""
    options = [say(f"option-{name.replace('_', '-')}") for name in OPTIONS if setup.get(name)]
    who = solo_text(setup) if setup["players"] == 1 else players_text(setup["players"])
    return " · ".join([who, join_list(options) if options else say("setup-standard")])


def players_text(players: int) -> str:
    """How many play, or that one plays solo."""
    return say("solo") if players == 1 else say("players", count=players)


def solo_text(setup: dict[str, Any]) -> str:
    """How good Teotibot is: a level, or the knobs that were turned."""
    knobs = [
        say(
            "setup-knob",
            turned=format_signed_number(turned),
            knob_key=name,
            **name_arguments("knob", f"knob-{name.replace('_', '-')}"),
        )
        for name, turned in setup.get("knobs", {}).items()
    ]
    if knobs:
        return say("setup-knobs", knobs=join_list(knobs))
    level = setup["level"]
    return say("solo-at", level_key=level, **name_arguments("level", f"level-{level}"))
