# How a game ended, and what to remember of it.

given-up-by-you = Feladtad a játszmát
solo-won = Legyőzted Teotibotot!
solo-won-by = { $name } legyőzte Teotibotot
solo-lost = Ezúttal Teotibot nyert
margin = { $vp } GYP előnnyel, második: { $other }
tie-cocoa = Pontegyenlőség ({ $other }), de több kakaó maradt
tie-order = Pont- és kakaóegyenlőség ({ $other }): a játékosrend dönt
tie-solo = Pontegyenlőség ({ $other }): csak több ponttal lehetett volna nyerni

moments = Kulcspillanatok
moments-text = Mindegyik a visszajátszás megfelelő helyére vezet.
moment-turn = { $board_key ->
    [none] { $name } legjobb köre: { $vp } GYP
   *[other] { $name } legjobb köre: { $vp } GYP ({ $board })
}
moment-eclipse = { $eclipse }. napfogyatkozás: { $gains }
moment-bonus = Templom bónuszlapkák: { $gains }
moment-gain = { $name } { $vp }
moment-pyramid = { $name } befejezi a piramist
moment-due = { $name } elhozza az utolsó napfogyatkozást
moment-lead = Innentől { $name } vezet
moment-resigned = { $name } feladja
lead-changes = { $count ->
    [0] Senki más nem vezetett egy pillanatra sem.
    [one] Az élen egyszer volt csere.
   *[other] Az élen { $count } alkalommal volt csere.
}
moment-number = { $number }. pillanat
