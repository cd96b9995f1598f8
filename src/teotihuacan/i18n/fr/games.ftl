# Games that are kept in the terminal: the command games, and what play and tui say of them.

## Help of the command games

command-games = Retrouver les parties jouées dans le terminal.

    Sans commande, c’est la liste. Les parties portent les numéros de la liste : la plus récente est la 1. Un nom, son début ou une partie du nom suffit aussi.
command-games-list = La liste des parties, les plus récentes d’abord.
command-games-search = Les parties où se trouvent tous ces mots.

    Les mots sont cherchés dans les noms, les sortes de parties, les dates et les résultats. Les numéros sont ceux de la liste entière.
command-games-show = Montrer la fin d’une partie, ou où elle en est.
command-games-replay = Parcourir une partie, en avant et en arrière.
command-games-export = Écrire l’enregistrement d’une partie dans un fichier.
command-games-rename = Donner un nom à une partie.
command-games-delete = Supprimer des parties, après une question.
opt-games-game = Son numéro dans la liste, ou un nom.
opt-games-games = Des numéros de la liste, ou des noms.
opt-games-words = Par exemple anna, solo, 2026-11 ou 98.
opt-games-target = Un nouveau fichier, un dossier, ou - pour la sortie standard, par défaut.
opt-games-name = Le nouveau nom ; '' pour aucun.
opt-games-unfinished = Seulement les parties inachevées.
opt-games-finished = Seulement les parties terminées.
opt-games-players = Seulement les parties à N joueurs ; 1 pour le solo.
opt-games-since = Seulement depuis 2026-11-17, 2026-11 ou 2026, ou les derniers jours : 7d.
opt-games-limit = Au plus N parties ; par défaut 30 dans un tableau.
opt-games-csv = Écrire des valeurs séparées par des virgules au lieu d’un tableau.
opt-games-yes = Ne pas demander.
metavar-game = PARTIE
metavar-games = PARTIE...
metavar-words = MOT...
metavar-target = FICHIER
metavar-day = JOUR

## What can't be: $text is what was typed

bad-since = '{ $text }' n’est pas un jour : écrivez 2026-11-17, 2026-11, 2026, ou 7d pour les 7 derniers jours
bad-one-state = donnez --finished ou --unfinished, pas les deux
bad-no-such-game = il n’y a pas de partie '{ $text }' : teotihuacan games en donne la liste
bad-several-games = '{ $text }' convient à plusieurs parties ({ $numbers }) : donnez le numéro d’une seule
bad-open-game = la partie { $number } est ouverte dans une autre fenêtre
bad-export = { $file } existe déjà : choisissez un autre nom
bad-continue = la partie en cours a ses propres réglages : enlevez { $option }

## The list: heads of at most 10 columns each

games-head-when = quand
games-head-game = partie
games-head-players = joueurs
games-head-state = état

## The list in words

games-none = Pas encore de partie. Jouez-en une : teotihuacan tui
games-none-found = Aucune partie ne correspond.
games-more = { $count ->
    [one] { $shown } sur { $count } partie. Toutes : --limit { $limit }
   *[other] { $shown } sur { $count } parties. Toutes : --limit { $limit }
}
games-finished = terminée
games-unfinished = inachevée
games-open = ouverte (fenêtre)
games-setting-up = tuiles Départ
games-turn = tour { $turn }, éclipse { $eclipse }
games-unreadable = illisible

## What the commands tell

games-file = Graine { $seed }, { $file }
games-go-on = Pour continuer : teotihuacan tui --load { $file }
games-exported = Écrit : { $file }
games-renamed = Nouveau nom : { $file }
games-delete-ask = { $count ->
    [one] Supprimer cette partie pour de bon ? (o/n)
   *[other] Supprimer ces { $count } parties pour de bon ? (o/n)
}
games-yes-words = o oui
games-not-deleted = Rien n’a été supprimé.
games-deleted = Supprimée : { $game }

## At the end of play and tui

play-kept = La partie est gardée : { $file }
play-go-on = Pour continuer : teotihuacan play --continue
play-go-on-file = Pour continuer : teotihuacan play --load { $file }
play-finished = La partie est gardée. Pour la revoir : teotihuacan games show 1

## The table: a name for a saved game, and games to delete

tui-key-delete = Suppr.
tui-name-title = Sauvegarder la partie sous un nom
tui-name-keys = Entrée : sauvegarder    Échap : annuler
tui-delete-title = Supprimer cette partie pour de bon ?
tui-delete-keys = o ou y : supprimer    n ou Échap : garder
tui-deleted = La partie est supprimée.
tui-not-deleted = La partie n’a pas pu être supprimée : { $reason }
