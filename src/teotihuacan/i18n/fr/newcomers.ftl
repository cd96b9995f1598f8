# The terminal's menu, learning, rules, hints and the end of a game. What a comment says about
# columns is for the whole message with its arguments.

## The menu: lines of at most 64 columns

tui-start-join = Rejoindre une table sur un serveur
tui-menu-keys = Lettres ou ↑ ↓ Entrée, la souris aussi. ? : aide

## Joining

tui-join-title = Collez le lien d’une table ou l’adresse d’un serveur
tui-join-keys = Entrée : rejoindre    Échap : retour

## Keys below the table: at most 9 columns each

tui-key-rules = Règles
tui-key-replay = Revoir

## The rules: at most 74 columns each

tui-rules-keys = Tapez un mot ou un numéro    ↑ ↓ PgPréc PgSuiv    Échap : retour
tui-rules-cited-keys = ▸ citées ; Tab : la suivante    Tapez pour chercher    Échap : retour

## Help

tui-menu-help = Vous découvrez le jeu ? t l’enseigne en dix minutes avec un guide, f commence tout de suite une première partie. À la table, ? donne la règle derrière chaque question, h un conseil, et u reprend un coup.
# $numbers: numbers of rules, "3.1, 3.2, and 3.4"
tui-help-cited = { $count ->
    [one] r ou un clic ici : ouvrir la règle { $numbers }
   *[other] r ou un clic ici : ouvrir les règles { $numbers }
}
tui-help-rules = r ou un clic ici : ouvrir les règles

## A hint: at most 70 columns

tui-hint-keys = Entrée, un clic ou son numéro : répondre cela    Échap : retour
# Three figures of an answer, with commas between them
tui-hint-ahead = { $vp } PV d’avance
tui-hint-wins = gagne { $share }
tui-hint-share = { $share } de la recherche
advice-hardly-tried = à peine essayé, donc pas comparable

## The end of a game: at most 70 columns

tui-end-table = Retour à la table
tui-end-replay = Revoir la partie
tui-end-keys = Entrée : choisir  r : revoir  v : analyse  Tab : suite  Échap : table
# at most 12 columns
tui-plot-eclipse = éclipse { $number }

## Learning: at most 70 columns

tui-learn-keys = Entrée : commencer ici    Échap : retour
# $chapter: its number and title
tui-learn-here = { $chapter } (reprendre ici)
tui-lesson-keys = Entrée : suite    u : retour    F3 : la règle    Échap : quitter
