# How a game ended, and what to remember of it.

given-up-by-you = Hru vzdáváte
solo-won = Teotibot je poražen!
solo-won-by = { $name } poráží Teotibota
solo-lost = Tentokrát vítězí Teotibot
margin = Náskok { $vp } VB, druhé místo: { $other }
tie-cocoa = Stejně VB má { $other }, rozhoduje víc zbylého kakaa
tie-order = Stejně VB i kakaa má { $other }: rozhoduje pořadí hráčů
tie-solo = Stejně VB má { $other }: k výhře by bylo třeba víc

moments = Klíčové okamžiky
moments-text = Každý vede na své místo v záznamu.
moment-turn = { $board_key ->
    [none] { $name }, nejlepší tah: { $vp } VB
   *[other] { $name }, nejlepší tah: { $vp } VB ({ $board })
}
moment-eclipse = { $eclipse }. zatmění: { $gains }
moment-bonus = Dílky chrámové výhody: { $gains }
moment-gain = { $name } { $vp }
moment-pyramid = { $name } dokončuje pyramidu
moment-due = { $name } přivolává poslední zatmění
moment-lead = Odtud vede { $name }
moment-resigned = { $name } se vzdává
lead-changes = { $count ->
    [0] Nikdo jiný se do vedení nedostal.
    [one] Vedení se jednou změnilo.
    [few] Vedení se změnilo { $count }krát.
   *[other] Vedení se změnilo { $count }krát.
}
moment-number = Okamžik { $number }
