# A finished game looked at again, on the page.

reviewed = Analyse
reviewed-text = Un joueur fort regarde chaque tour à nouveau : ce qu’il valait, ce qui était mieux, et pourquoi.
reviewed-depth = Profondeur
reviewed-begin = Analyser la partie
reviewed-deeper = Regarder plus à fond
reviewed-progress = Tour { $done } sur { $turns }
reviewed-cancel = Annuler
reviewed-not-over = Cette partie pourra être analysée quand elle sera terminée.
reviewed-whose = Les tours de
reviewed-chances = Chances de gagner
reviewed-chances-label = Les chances de gagner de chacun au fil de la partie. Chaque repère est un tour de { $name } qui a coûté quelque chose, et y mène.
# A mark in the chart, read out: which turn, its label, what it lost
reviewed-mark = { $turn } : { $label }, { $loss }
reviewed-costly = Les tours les plus chers
reviewed-no-costly = Aucun tour n’a coûté cher.
reviewed-players = Comment chacun a joué
reviewed-level = Niveau
reviewed-without-luck = Résultat sans la chance
reviewed-sources = PV perdus par origine
# $sources: where VP come from, "Temples, Pyramid"
reviewed-badly = C’est ici que se perd le plus : { $sources }.
reviewed-well = Ici, presque rien ne se perd : { $sources }.

## Luck, draw by draw

drawn = Les tirages qui ont compté
drawn-text = Ce que les pioches et les dés ont apporté à { $name } : plus (+) ou moins (−) qu’en moyenne.
drawn-none = Aucun tirage n’a beaucoup compté.

## Costly turns played once more

retry = { $count ->
    [one] Apprendre de l’erreur
   *[other] Apprendre de { $count } erreurs
}
retry-title = Apprendre de ses erreurs
retry-progress = { $number } sur { $count }
retry-ask = Trouvez mieux.
retry-good = Bravo : c’est assez bon.
retry-not-yet = Pas encore : { $loss }.
retry-next = Suivant
retry-again = Réessayer
retry-solution = Voir la solution
retry-skip = Passer
retry-done = C’était tout
retry-found = Vous avez trouvé mieux pour { $found } sur { $count }.
retry-to-review = Retour à l’analyse
retry-from-start = Encore une fois

## Games in which costly turns are offered back

taught = Partie d’apprentissage
taught-text = Avant qu’un de vos tours chers ne finisse, on vous dit pourquoi, et vous pouvez le reprendre.
taught-title = Ce tour coûte cher
taught-take-back = Le reprendre
taught-play-on = Continuer
taught-thinking = Le tour est examiné…
