# Names of keys in the terminal.

## Below the table, in small letters: at most 8 columns

tui-name-escape = échap
tui-name-space = espace

## In the list of keys

tui-keys-arrows = ↑ ↓, Entrée
tui-keys-menu = Échap
