# Self-play: games to learn from.

command-selfplay = Faire jouer des parties de toutes sortes à des bots de plusieurs styles, et écrire leurs enregistrements dans un fichier.
opt-records-file = Le fichier, un enregistrement par ligne ; les parties qui y manquent sont ajoutées.
opt-selfplay-games = Le nombre de parties.
opt-selfplay-bots = Qui peut s’asseoir aux tables, tiré au sort pour chaque place ; d’habitude les champions et tous les styles.
opt-selfplay-solo = Seulement des parties contre Teotibot.
selfplay-failed = La partie de graine { $seed } n’a pas pu être jouée : { $why }
selfplay-stopped = { $done ->
    [one] { $done } partie est
   *[other] { $done } parties sont
} dans le fichier ; la même commande joue le reste.
selfplay-done = { $count ->
    [one] { $count } partie est
   *[other] { $count } parties sont
} dans { $file }
error-no-record-line = { $path } : la ligne { $line } n’est pas l’enregistrement d’une partie
