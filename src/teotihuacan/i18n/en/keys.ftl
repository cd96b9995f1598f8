# Names of keys in the terminal.

## Below the table, in small letters: at most 8 columns

tui-name-escape = esc
tui-name-space = space

## In the list of keys

tui-keys-arrows = ↑ ↓, Enter
tui-keys-menu = Esc
