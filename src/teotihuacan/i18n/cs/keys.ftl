# Names of keys in the terminal.

## Below the table, in small letters: at most 8 columns

tui-name-escape = esc
tui-name-space = mezerník

## In the list of keys

tui-keys-arrows = ↑ ↓, Enter
tui-keys-menu = Esc

## The end of a game, where all its parts are in sight: at most 70 columns

tui-end-keys-whole = Enter: vybrat    r: přehrát    v: rozbor    Esc: ke stolu
