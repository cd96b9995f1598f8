"""Screens that say everything anew when another language is chosen."""

from dataclasses import replace

from textual.binding import ActiveBinding
from textual.screen import Screen

from ...i18n import has_message, say


class SpeakingScreen(Screen[None]):
    """A screen whose keys are named by messages, and whose words can be said anew."""

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that work now, with their descriptions in the language spoken."""
        return {
            key: active._replace(
                binding=replace(active.binding, description=describe_key(active))
            )
            for key, active in super().active_bindings.items()
        }

    def on_mount(self) -> None:
        """Say it for the first time."""
        self.retell()

    def retell(self) -> None:
        """Say everything on the screen, in the language spoken now."""


def describe_key(active: ActiveBinding) -> str:
    """The description of a key; those of the library itself are never shown."""
    key = active.binding.description
    return say(key) if has_message(key) else key
