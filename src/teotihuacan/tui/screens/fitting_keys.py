"""The keys below the table: as many as fit in one line, the important ones first."""

from dataclasses import replace

from textual.binding import ActiveBinding
from textual.keys import format_key

from ...i18n import has_message, say

# By what is given up last.
IMPORTANCE = (
    *("chat", "pause", "step(1)"),
    *("show", "skip", "again"),
    *("undo", "back", "help", "tab(1)", "menu", "leave", "hint", "options"),
    *("speed(1)", "speed(-1)", "end", "step(-1)", "turn(1)"),
    *("save", "app.language", "language", "redo", "tiles", "log"),
)
PADDING = 3  # columns around a key and its name


def fit_keys(
    bindings: dict[str, ActiveBinding], width: int, has_tabs: bool
) -> dict[str, ActiveBinding]:
    """The same keys; those that there is no room for work, but are not shown."""
    shown = [key for key, active in bindings.items() if active.binding.show]
    shown.sort(key=lambda key: rank(bindings[key]))
    left, fitting, actions = width, set(), set()
    for key in shown:
        active = bindings[key]
        action = active.binding.action
        if action in actions or (action == "tab(1)" and not has_tabs):
            continue  # the first key of an action stands for all of them
        left -= len(name_key(key)) + len(active.binding.description) + PADDING
        if left < 0:
            break
        fitting.add(key)
        actions.add(action)
    return {
        key: active
        if key in fitting
        else active._replace(binding=replace(active.binding, show=False))
        for key, active in bindings.items()
    }


def name_key(key: str) -> str:
    """A key as it is named below the table, in the language spoken now."""
    message = f"tui-name-{key}"
    return say(message) if has_message(message) else format_key(key)


def rank(active: ActiveBinding) -> int:
    """How early a key is given up."""
    action = active.binding.action
    return IMPORTANCE.index(action) if action in IMPORTANCE else len(IMPORTANCE)
