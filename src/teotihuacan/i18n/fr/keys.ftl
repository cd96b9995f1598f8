# Names of keys in the terminal.

## Below the table, in small letters: at most 8 columns

tui-name-escape = échap
tui-name-space = espace

## In the list of keys

tui-keys-arrows = ↑ ↓, Entrée
tui-keys-menu = Échap

## The end of a game, where all its parts are in sight: at most 70 columns

tui-end-keys-whole = Entrée : choisir    r : revoir    v : analyse    Échap : à la table
