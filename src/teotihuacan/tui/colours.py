"""The colours that names such as "blue" stand for, so that temples look like their names.

Nothing depends on them: seats and icons are letters, markers are signs.
"""

from rich.terminal_theme import TerminalTheme

NORMAL = [
    (24, 26, 27),  # black
    (226, 88, 80),  # red
    (98, 190, 96),  # green
    (226, 188, 78),  # yellow
    (96, 150, 255),  # blue
    (206, 120, 226),  # magenta
    (84, 204, 216),  # cyan
    (216, 218, 220),  # white
]
TABLE_COLOURS = TerminalTheme((18, 18, 18), (224, 224, 224), NORMAL, NORMAL)
