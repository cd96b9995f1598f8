# The deal of the day: one game a day that is dealt alike for everybody.

## The command

command-daily = Jouer la donne du jour, la même pour tous, et comparer les résultats par un petit texte.

    Seule la première partie d’une donne compte. Une partie quittée reprend. La donne découle de la date : ce qui est caché pourrait donc être recherché, et les résultats sont pour le plaisir.
opt-daily-solo = Contre Teotibot (par défaut).
opt-daily-adept = Contre le bot adept.
opt-daily-date = La donne d’un autre jour, par exemple 2026-11-17.
opt-daily-share = Écrire seulement le texte à partager.
opt-daily-again = Rejouer une donne ; cela ne compte pas.
bad-daily-modes = donnez --solo ou --adept, pas les deux
error-daily-mode = il n’y a pas de donne '{ $value }' : il y a { $modes }
error-daily-date = '{ $value }' n’est pas une date : écrivez-la comme 2026-11-17
error-daily-future = la donne du { $value } n’a pas encore été distribuée
daily-begins = { $mode ->
    [solo] Donne du jour { $day }, contre Teotibot.
   *[adept] Donne du jour { $day }, contre le bot adept.
}
daily-played = Vous avez joué la donne du { $day }. Encore une fois, pour le plaisir : --again
daily-not-played = la donne du { $day } n’a pas encore de résultat de votre part
daily-not-first = Seule votre première partie de cette donne compte : le résultat reste le même.

## The text to share

daily-share-title = { $mode ->
    [solo] Teotihuacan { $day } · Teotibot
   *[adept] Teotihuacan { $day } · adept
}
daily-share-won = 🏆 { $vp } : { $other } PV
daily-share-lost = 🌒 { $vp } : { $other } PV
daily-share-streak = { $count ->
    [one] 🔥 { $count } jour de suite
   *[other] 🔥 { $count } jours de suite
}
daily-group-pyramid = Pyramide
daily-group-temples = Temples
daily-group-avenue = Allée et Nobles
daily-group-technologies = Technologies
daily-group-masks = Masques
daily-group-other = le reste
daily-legend = Un carré vaut 10 PV : { $kinds }

## The page

daily = Donne du jour
daily-of = Donne du jour { $day }
daily-text = Une partie par jour, la même pour tous. Votre première partie compte.
daily-honest = La donne découle de la date : ce qui est caché pourrait donc être recherché. Les résultats sont pour le plaisir et ne comptent pour rien d’autre.
daily-mode = { $mode ->
    [solo] Contre Teotibot
   *[adept] Adversaire : { bot-adept }
}
daily-play = Jouer
daily-go-on = Reprendre
daily-given-up = Vous avez abandonné cette donne.
daily-missed = Vous n’avez pas joué cette donne.
daily-result = { $won ->
    [yes] Victoire { $vp } : { $other }
   *[no] Défaite { $vp } : { $other }
}
daily-look-again = Revoir la partie
daily-table = Résultats
daily-nobody = Personne n’a encore terminé.
daily-place = rang
daily-name = nom
daily-vp = PV
daily-opponent = adversaire
daily-share = Texte à partager
daily-earlier = La veille
daily-later = Le lendemain
daily-see = Résultats du jour
daily-standing = Donne du jour { $day } : place { $place } sur { $count }.
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
