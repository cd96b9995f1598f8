# Reviews of games: what turns and players are called, and the figures of a review.

## Labels of turns: at most 14 columns each

review-label-best = le meilleur
review-label-good = bon
review-label-inaccuracy = imprécision
review-label-mistake = erreur
review-label-blunder = gaffe
review-label-close = indécis
review-label-forced = forcé

## Names for the VP that a player loses in a turn: at most 18 columns each

review-level-world_champion = Champion du monde
review-level-world_class = Niveau mondial
review-level-expert = Expert
review-level-advanced = Avancé
review-level-intermediate = Intermédiaire
review-level-casual = Occasionnel
review-level-beginner = Débutant

## Where VP were lost: at most 18 columns each

review-source-temples = Temples
review-source-pyramid = Pyramide
review-source-avenue = Allée des Morts
review-source-technologies = Technologies
review-source-masks = Masques
review-source-cocoa = Cacao
review-source-resources = Ressources
review-source-workers = Ouvriers
review-source-discoveries = Découvertes

## Figures of a player: at most 24 columns each

review-accuracy = Précision
# The part of the game before an eclipse, from 1 to 3
review-period = avant l’éclipse { $eclipse }
review-error-rate = PV perdus par tour
# What the deal promised, what draws and rolls added, what play added; and what came of it: all in VP
review-start = Mise en place
review-luck = Chance
review-skill = Jeu
review-margin = Résultat

## Turns

review-turn = tour { $turn }
review-setup = mise en place
review-salary = salaire
# What a turn gave away: VP, and points of the chance to win in percent
review-loss = { $vp } PV, { $win } de gagner
review-loss-vp = { $vp } PV
review-played-turn = Joué : { $turn }
review-better-turn = Mieux : { $turn }
# $reasons: what speaks for it, "gains 2 temple steps, costs 4 cocoa"
review-why = Pourquoi : { $reasons }.

## How deep a review looks

review-depth-quick = rapide
review-depth-deep = approfondie
