# Names of keys in the terminal.

## Below the table, in small letters: at most 8 columns

tui-name-escape = esc
tui-name-space = szóköz

## In the list of keys

tui-keys-arrows = ↑ ↓, Enter
tui-keys-menu = Esc

## The end of a game, where all its parts are in sight: at most 70 columns

tui-end-keys-whole = Enter: választás    r: visszajátszás    v: elemzés    Esc: asztal
