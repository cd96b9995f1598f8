# Puzzles: positions of real games in which one turn is clearly better than all others.

puzzles = Problèmes
puzzles-text = Des positions tirées de parties de bots forts. Un tour est nettement meilleur que tous les autres : trouvez-le.
puzzles-short = un tour, une solution
puzzle-title = Problème { $id }
puzzle-today = Problème du jour
puzzle-players = { $count ->
    [1] solo
   *[other] { $count } joueurs
}
# $rating: a number as text
puzzle-rated = cote { $rating }
# $seat: the letter of a seat
puzzle-task = Vous êtes { $seat }, et c’est votre tour. Un tour est nettement meilleur que tous les autres : trouvez-le.
puzzle-find = C’est votre tour. Un tour est nettement meilleur que tous les autres : trouvez-le.
puzzle-open = Bien vu jusqu’ici. Continuez.
puzzle-solved = Résolu !
puzzle-failed = Pas celui-ci : un autre tour est nettement meilleur.
puzzle-given-up = Voici le meilleur tour.
puzzle-again-or-solution = Réessayez, ou tapez solution.
puzzle-solution = Solution
# $win: a chance to win in percent, $vp: the lead in VP at the end, with its sign
puzzle-best = Le meilleur tour gagne { $win } de ces parties, avec { $vp } PV face au meilleur des autres.
# $reasons: "gains 2 temple steps, costs 4 cocoa"
puzzle-because = Il { $reasons }.
puzzle-tempting = Tentant : { $answer } ({ $win }, { $vp } PV)
puzzle-second = Deuxième : { $answer } ({ $win }, { $vp } PV)
# $level: the name of a level of bots
puzzle-solved-from-level = Les bots le trouvent à partir de ce niveau : { $level }.
# $playouts: a number as text
puzzle-solved-from-search = Les bots le trouvent à partir de { $playouts } simulations par réponse.
puzzle-solved-from-none = Même des bots forts passent souvent à côté.
puzzle-themes = Thèmes : { $themes }
puzzle-rating = Votre cote : { $rating }
puzzle-rating-guess = Votre cote : { $rating }, encore une estimation
puzzle-solved-count = { $tried ->
    [0] Aucun problème essayé pour l’instant.
    [one] { $solved } problème sur { $tried } résolu du premier coup.
   *[other] { $solved } problèmes sur { $tried } résolus du premier coup.
}
puzzle-counted-before = Vous avez déjà essayé ce problème : votre cote ne change pas.
# $change: with its sign
puzzle-rating-change = Votre cote : { $rating } ({ $change })

## On the page

puzzle-solve = Le résoudre
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-show = Montrer la solution
puzzle-show-again = La montrer sur la table
puzzle-by-theme = Par thème
puzzle-all = Tous les problèmes
puzzle-your-rating = Votre cote
puzzle-no-name = Avec un nom à vous, votre cote est conservée.
puzzle-guess = encore une estimation
puzzle-you = Vous
# How many of the puzzles of a theme were solved
puzzle-theme-solved = { $solved } sur { $count } résolus
puzzle-answer-figures = { $win }, { $vp } PV
puzzle-tempting-answer = Tentant
puzzle-second-answer = Deuxième

## Themes

puzzle-theme-opening = ouverture
puzzle-theme-endgame = dernière période
puzzle-theme-eclipse = éclipse
puzzle-theme-salary = salaires
puzzle-theme-ascension = élévation
puzzle-theme-worship = adoration
puzzle-theme-royal_tile = tuile Cour
puzzle-theme-masks = masques
puzzle-theme-discoveries = tuile Découverte
puzzle-theme-technology = technologie
puzzle-theme-pyramid = pyramide
puzzle-theme-decorations = décorations
puzzle-theme-nobles = nobles
puzzle-theme-temples = temples
puzzle-theme-cocoa = cacao
puzzle-theme-resources = ressources
puzzle-theme-tile_use = emploi d’une tuile Découverte
puzzle-theme-unlocking = déblocage

## At the prompt

command-puzzle = Résoudre un problème : trouver le seul tour nettement meilleur que tous les autres.

    Sans rien de plus, c’est le problème du jour, le même pour tout le monde. Votre premier essai de chaque problème change votre cote, conservée à côté de vos parties.
metavar-puzzle = [PROBLÈME]
metavar-theme = THÈME
opt-puzzle = Un problème par son id, ou : today (celui du jour), next (proche de votre cote, jamais essayé), list, themes, rating.
opt-puzzle-theme = Seulement les problèmes sur ce thème.
opt-puzzle-players = Seulement les problèmes à ce nombre de joueurs.
opt-puzzle-solution = Montrer la solution tout de suite ; cela compte comme non résolu.
bad-theme = il n’y a pas de thème « { $text } » : c’est { $themes }
bad-no-puzzles = il n’y a pas de tel problème
puzzle-word-today = le problème du jour
puzzle-word-next = le prochain problème pour vous
puzzle-word-list = tous les problèmes
puzzle-word-themes = de quoi parlent les problèmes
puzzle-word-rating = votre cote et vos derniers essais
puzzle-help-board = montrer tout le plateau
puzzle-help-solution = abandonner et voir la solution
puzzle-help-help = montrer ceci
puzzle-help-quit = quitter
puzzle-head-id = problème
puzzle-head-rating = cote
puzzle-head-players = joueurs
puzzle-head-state = état
puzzle-head-themes = thèmes
puzzle-head-theme = thème
puzzle-head-puzzles = problèmes
puzzle-head-name = de quoi il s’agit
puzzle-state-new = nouveau
puzzle-state-solved = résolu
puzzle-state-failed = non résolu
error-no-puzzle = il n’y a pas de problème { $id }
error-puzzle-file = { $path } : ce n’est pas ce qui a été conservé des problèmes ; déplacez le fichier pour recommencer
error-puzzle-file-busy = { $path } : une autre fenêtre y écrit ; réessayez
backup-rows-puzzle_attempts = { $count ->
    [one] { $count } essai de problème
   *[other] { $count } essais de problème
}
