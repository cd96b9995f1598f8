# How a game ended, and what to remember of it.

given-up-by-you = Vous avez abandonné la partie
solo-won = Vous avez battu Teotibot !
solo-won-by = { $name } bat Teotibot
solo-lost = Teotibot l’emporte cette fois
margin = { $vp } PV d’avance sur { $other }
tie-cocoa = Autant de PV que { $other }, mais plus de cacao
tie-order = Autant de PV et de cacao que { $other } : l’ordre du tour décide
tie-solo = Autant de PV que { $other } : il en fallait davantage

moments = Moments clés
moments-text = Chacun mène à cet instant de la partie.
moment-turn = { $board_key ->
    [none] { $name }, meilleur tour : { $vp } PV
   *[other] { $name }, meilleur tour : { $vp } PV ({ $board })
}
moment-eclipse = Éclipse { $eclipse } : { $gains }
moment-bonus = Tuiles Bonus de Temple : { $gains }
moment-gain = { $name } { $vp }
moment-pyramid = { $name } achève la Pyramide
moment-due = { $name } déclenche la dernière Éclipse
moment-lead = À partir d’ici, { $name } est en tête
moment-resigned = { $name } abandonne
lead-changes = { $count ->
    [0] Personne d’autre n’a jamais été en tête.
    [one] La première place a changé de mains une fois.
   *[other] La première place a changé de mains { $count } fois.
}
moment-number = Moment { $number }
