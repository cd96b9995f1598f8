"""The keys below the table: as many as fit in one line, the important ones first."""

from dataclasses import replace

from textual.binding import ActiveBinding

# By what is given up last.
IMPORTANCE = (
    *("chat", "pause", "step(1)"),
    *("undo", "help", "tab(1)", "menu", "leave", "hint", "options"),
    *("speed(1)", "speed(-1)", "end", "step(-1)", "turn(1)"),
    *("save", "app.language", "language", "redo", "tiles", "log"),
)
PADDING = 3  # columns around a key and its name
KEYS = {"question_mark": "?", "escape": "esc"}


def fit_keys(
    bindings: dict[str, ActiveBinding], width: int, has_tabs: bool
) -> dict[str, ActiveBinding]:
    """The same keys; those that there is no room for work, but are not shown."""
    shown = [key for key, active in bindings.items() if active.binding.show]
    shown.sort(key=lambda key: rank(bindings[key]))
    left, fitting = width, set()
    for key in shown:
        active = bindings[key]
        if active.binding.action == "tab(1)" and not has_tabs:
            continue
        left -= len(KEYS.get(key, key)) + len(active.binding.description) + PADDING
        if left < 0:
            break
        fitting.add(key)
    return {
        key: active
        if key in fitting
        else active._replace(binding=replace(active.binding, show=False))
        for key, active in bindings.items()
    }


def rank(active: ActiveBinding) -> int:
    """How early a key is given up."""
    action = active.binding.action
    return IMPORTANCE.index(action) if action in IMPORTANCE else len(IMPORTANCE)
