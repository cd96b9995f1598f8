# The terminal's screens for learning: reviews, mistakes, teaching games. What a comment says about
# columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-review = Analyse
tui-key-solution = Solution
tui-key-skip = Suivant
tui-key-again = Encore
tui-key-keep = Garder

## A review: lines of at most 70 columns

tui-end-review = Analyser la partie : ce que valait chaque tour
tui-review-title = Analyse ({ $depth })
tui-review-how = Quelle profondeur pour l’analyse ?
tui-review-begin-quick = Rapide : moins d’une minute
tui-review-begin-deep = Approfondie : plusieurs minutes, mais plus sûre
tui-reviewing-title = La partie est relue (analyse { $depth })
tui-reviewing-progress = { $done } tours sur { $count }
tui-reviewing-keys = Échap : arrêter
tui-review-unfinished = Seules les parties terminées peuvent être analysées.
# Parts of the screen: at most 16 columns each
tui-review-costly = Tours coûteux
tui-review-chances = Chances en %
tui-review-players = Joueurs
tui-review-lost = PV perdus
# How somebody played; $accuracy is a number from 0 to 100
tui-review-level = { $name } : précision { $accuracy }, { $level }
# What can be done
tui-review-learn = m  Apprendre de ses erreurs ({ $count })
tui-review-replay = r  Revoir la partie, chaque tour évalué
tui-review-deep = d  Analyse plus approfondie
tui-review-back = Retour
tui-review-whose = Les erreurs de qui ?
tui-review-keys = Entrée : choisir, voir le tour    Tab : suite    Échap : retour
tui-review-keys-whole = Entrée : choisir, voir le tour    Échap : retour

## A task at the table: a turn is looked for

tui-task-judging = Votre tour est examiné…
tui-task-solved = Bien trouvé !
tui-task-not-yet = Pas encore.
tui-task-solution = La solution
tui-task-again = Réessayer
tui-task-show = Voir la solution
# $turn: which turn of the game
tui-mistake-title = Erreur { $number } sur { $count } · { $turn }
# $turn: the answers that were given, $loss: what that gave away
tui-mistake-find = Trouvez mieux que { $turn } ({ $loss }).
tui-mistake-good = C’est aussi bon que le meilleur tour, ou presque.
tui-mistake-loses = Cela laisse encore filer { $loss }.
tui-mistake-next = Erreur suivante
tui-mistake-done = C’était la dernière : retour à l’analyse

## A teaching game

# at most 24 columns
tui-option-teach = Leçon
# at most 140 columns
tui-about-teach = un tour coûteux vous est rendu avant que les autres ne répondent
opt-teach = Un tour coûteux est rendu avant que les bots ne répondent (une personne contre des bots).
bad-teach = une partie-leçon se joue seul contre des bots
# $label: what the turn is called: mistake, blunder ...
tui-teach-title = Avant que les autres ne répondent : { $label }
tui-teach-loses = Votre tour laisse filer { $loss }.
# $reasons: what speaks for the better turn, "gains 2 temple steps, costs 4 cocoa"
tui-teach-why = Un autre tour fait mieux : { $reasons }.
tui-teach-back = u  Le reprendre et chercher mieux
tui-teach-show = h  Voir le meilleur tour
tui-teach-keep = k  Le garder

## Puzzles, openings, the deal of the day, strategy: lines of at most 70 columns

tui-puzzles-keys = Entrée : résoudre    ✓ résolu, · pas du premier coup    Échap : retour
tui-openings-text = Ce que rapportent les paires de tuiles de départ.
tui-openings-keys = ← → : joueurs   Tab : ordre   Entrée : premiers tours   Échap : retour
tui-openings-tiles = t  Vos tuiles : { $tiles }
tui-openings-pick-keys = Entrée, Espace : prendre ou reposer, quatre au plus    Échap : fini
tui-strategy-keys = ← → ou 1–{ $last } : autre partie   ↑ ↓ Espace : suite   Échap : retour
tui-share-keys = c : copier    Échap : fermer
tui-share-copied = Copié, si votre terminal le permet.

## Help

tui-menu-study = Chaque partie enseigne : après une partie, ou dans la liste des parties sauvegardées, v montre ce que valait chaque tour, et vous pouvez rejouer vos erreurs. Une nouvelle partie peut vous former : un tour coûteux vous est rendu. p : problèmes, d : donne du jour, o : ouvertures, s : ce qui fait gagner, et pourquoi.
