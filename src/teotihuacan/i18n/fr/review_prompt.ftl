# `teotihuacan review` : l’analyse d’une partie, ce qu’on en apprend, et les parties-leçons.

command-review = Revoir une partie : chaque tour face au meilleur qu’on pouvait trouver, et la chance.

    Une courbe des chances de gagner, les tours les plus coûteux avec ce qui valait mieux et pourquoi, la précision, où les PV se sont perdus et ce que la chance a apporté. La recherche n’en sait pas plus que la personne qui jouait. Le même enregistrement, la même profondeur et la même graine donnent la même analyse ; elle est gardée avec vos parties, et la fois suivante elle est là tout de suite.

    Avec --learn, vous êtes remis devant chaque tour coûteux et cherchez mieux.
command-games-review = Revoir une de vos parties : ce qu’ont coûté les tours, et la chance.

    La même chose que teotihuacan review, pour une partie de la liste.
opt-review-file = L’enregistrement d’une partie ; - lit l’entrée standard.
opt-review-depth = La profondeur : quick (une demi-minute) ou deep (des minutes).
opt-review-seat = Seulement une place : sa lettre, ou son numéro à partir de 0. Sans elle, les humains, ou tout le monde si seuls des bots ont joué.
opt-review-all = Donner tous les tours, pas seulement les plus coûteux : la mention, la perte, ce qui valait mieux.
opt-review-seed = La graine des recherches ; une autre regarde avec d’autres hasards.
opt-review-learn = Chercher mieux devant chaque tour coûteux.
bad-depth = pas de profondeur '{ $text }' : quick ou deep
bad-review-seat = il n’y a pas de place { $text } : elles vont de A à { $letter }, soit de 0 à { $last }
progress-review = Examen des tours

review-heading = Analyse de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} ({ $depth })
review-chances = Chances de gagner, en pour cent ; les numéros sont les tours les plus coûteux.
review-costliest = { $name } ({ $level }) : les tours les plus coûteux
review-every-turn = { $name } ({ $level }) : tous les tours
review-nothing-costly = Aucun tour n’a coûté grand-chose.
review-lost = PV perdus par source
review-extremes = Le plus de PV perdus : { $most }, le moins : { $least }
# A figure of a player: at most 24 columns
review-fair = Sans la chance
# at most 70 columns; the rows below it are draws and rolls with their VP of luck
review-draws = Les tirages qui ont le plus compté, en PV
# $shown: what was drawn, rolled or shown
review-draw = { $turn } : { $shown }
# $icons: those of a tile
review-draw-tile = { $shown } ({ $icons })
review-note = Ce qu’une recherche rapide trouve meilleur est une bonne estimation, sans plus ; --depth deep regarde de plus près.

## Learning from mistakes

# $number of $count: which turn of how many
learn-task = { $number } sur { $count } : trouvez mieux.
learn-played = Vous avez joué : { $turn } ({ $loss }).
learn-found = Bien : c’est aussi bon que le meilleur tour trouvé, ou presque.
learn-not-yet = Pas encore : il y a mieux ({ $loss }). Le tour recommence ; view le montre, skip passe au suivant.
learn-done = { $found } sur { $count } trouvés.
learn-none = Il n’y a pas de tour coûteux dont apprendre.
terminal-help-view = montre ce qui valait mieux, et pourquoi
terminal-help-skip = passe au tour suivant

## Teaching games

# $loss: what the turn gives away, "−6.3 VP, −12% to win"; $reasons: what speaks for the better turn
teach-offer = Il y a un meilleur tour ({ $loss }). Ce qui parle pour lui : { $reasons }.
teach-ask = Reprendre ce tour et le chercher ? o (oui) ou n (non)
teach-again = Le tour recommence.
