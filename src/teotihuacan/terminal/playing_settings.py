"""How a person plays in the terminal: how turns end, hand-overs, names, teaching."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ..game.turn_ends import asks_before_end
from ..i18n.settings import find_settings_file, read_settings, remember_settings

USUAL, ALWAYS, NEVER = "bots", "always", "never"
ENDS = (USUAL, ALWAYS, NEVER)  # when to ask before a turn ends; the page calls them the same
MOST_NAMES = 4


@dataclass(frozen=True, slots=True)
class PlayingSettings:
    """What a person chose."""

    ends: str = USUAL
    hand_over: bool = True  # say whose turn it is before another person plays
    names: tuple[str, ...] = ()  # of the people who played last
    teach: bool = False  # costly turns are offered back, against bots

    def asks(self, people: int, *, first_game: bool) -> bool:
        """Whether turns of a game end only when their player says so."""
        usual = asks_before_end(people, first_game=first_game)
        return self.ends == ALWAYS or (self.ends == USUAL and usual)

    def change(self, folder: Path | None = None, **changes: Any) -> "PlayingSettings":
        """The settings with changes, which are remembered."""
        changed = replace(self, **changes)
        remember_settings(changes, folder)
        return changed


def read_playing_settings(folder: Path | None = None) -> PlayingSettings:
    """What was chosen last; what can't be understood is as usual."""
    kept = read_settings(find_settings_file(folder))
    ends, names = kept.get("ends"), kept.get("names")
    listed = names if isinstance(names, list) else []
    return PlayingSettings(
        ends=ends if ends in ENDS else USUAL,
        hand_over=kept.get("hand_over") is not False,
        names=tuple(name for name in listed if isinstance(name, str))[:MOST_NAMES],
        teach=kept.get("teach") is True,
    )
