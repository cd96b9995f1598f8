# Kolik odpověď celkem stojí a co přinese, na co se pak zeptá a co přijde nazmar.

amount-resources = { $count ->
    [one] { $n } surovina dle volby
    [few] { $n } suroviny dle volby
   *[other] { $n } surovin dle volby
}
amount-temple = { $n } v chrámu dle volby
price-then = pak: { $steps }

## Z toho, kam přesun vede, lze udělat jen jedno

price-or = { $one } nebo { $other }
ahead-note = { $pay ->
    [none] sběr +{ $collect }
    [0] akce zdarma | sběr +{ $collect }
   *[other] akce −{ $pay } | sběr +{ $collect }
}

## Co z odpovědi přijde nazmar

waste-tile_unpaid = Na dílek není čím zaplatit
waste-tile_useless = Teď k ničemu: { $discovery }
waste-ability_in_vain = Schopnost nic nepřinese
waste-step_lost = Schod v chrámu propadne
waste-avenue_end = Bez kroku: Cesta mrtvých tu končí
waste-track_end = Bez kroku: stupnice pyramidy tu končí
waste-salary_in_vain = Žádné VB to nezachrání
