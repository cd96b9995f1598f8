# Matches of bots: reports in the terminal, as a page for the browser and as plots.

# $command: what is typed to go on
arena-stopped = { $games ->
    [one] Zastaveno po { $done } z { $games } hry; co je odehráno, zůstává. Pokračujte příkazem: { $command }
    [few] Zastaveno po { $done } ze { $games } her; co je odehráno, zůstává. Pokračujte příkazem: { $command }
   *[other] Zastaveno po { $done } z { $games } her; co je odehráno, zůstává. Pokračujte příkazem: { $command }
}
arena-written = Zapsáno: { $file }
arena-games-of = { $planned ->
    [one] { $count } z { $planned } hry
    [few] { $count } ze { $planned } her
   *[other] { $count } z { $planned } her
}
arena-form = { $form ->
    [round-robin] každý s každým
    [ladder] žebříček
   *[solo] každý sám za sebe
}
# $seed: a number in digits
arena-deals = { $count ->
    [one] { $count } rozdání od seedu { $seed }
    [few] { $count } rozdání od seedu { $seed }
   *[other] { $count } rozdání od seedu { $seed }
}
arena-title = Teotihuacan: zápas botů
arena-heading = Zápas botů

## Titles of tables and plots

arena-ratings = Hodnocení
arena-scores = Skóre
arena-scores-and-times = Skóre a sekundy na rozhodnutí
arena-pairs = Dvojice
arena-seats = Místa v pořadí hráčů
arena-sources-mean = Vítězné body podle zdrojů, průměr na hru
arena-tiles = Startovní dílky: hry vyhrané těmi, kdo si je nechali
arena-technologies = Technologie: hry vyhrané těmi, kdo je na konci znali
arena-faults = Chyby
arena-failed = Hry, které selhaly

## Heads of columns; those of figures are at most 12 columns wide

arena-entrant = účastník
arena-elo = Elo
arena-won = výhry
# Seconds a decision
arena-time-mean = průměr s
arena-time-median = medián s
arena-time-longest = max. s
arena-pair = první skončil před druhým
arena-source = zdroj
arena-fault-crashed = spadl
arena-fault-stalled = uvázl
arena-fault-illegal = nepřípustné
# How often somebody else answered for a bot
arena-answered = v zastoupení
arena-example = například
arena-game = hra
arena-why = proč

## Notes and rows

# $name: a bot
arena-elo-note = Na stupnici Elo má { $name } 0: o 191 víc jsou 3 výhry ze 4, o 400 víc 10 výher z 11.
arena-elo-note-mean = Na stupnici Elo je průměr 0: o 191 víc jsou 3 výhry ze 4, o 400 víc 10 výher z 11.
# Two bots: how often did the first one end before the second one?
arena-two = { $first } – { $second }
# A starting tile: $boards are its two boards, $gives what it gives: names with signs between them
arena-tile = { $boards }: { $gives }
# What a starting tile gives, as short as can be: a label has 60 columns at most
arena-gives-resources = { $n ->
    [one] { $n } surovina
    [few] { $n } suroviny
   *[other] { $n } surovin
}
arena-gives-blue = modrý chrám
arena-gives-red = červený chrám
arena-gives-green = zelený chrám
arena-gives-avenue = Cesta mrtvých
arena-gives-discovery = objev
arena-gives-power-up = posílení

## Plots

# How much was played, in small letters under the title. $players: such as "2 players"
arena-extent = n = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $players }, { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdání
   *[other] { $deals } rozdání
}
arena-n = n = { $count }
# $extent: the message arena-extent. The lines are at most 110 columns wide
arena-ratings-about = { $extent }; úsečky jsou 95% intervaly
arena-scores-about = { $extent }; tvar: všechna skóre, sloupek: prostřední polovina, čára: medián, tečka: průměr
arena-sources-about = { $extent }; průměry na hru
arena-shares-about = { $extent }; úsečky jsou 95% intervaly, n: hráči, kterých se to týká
arena-tiles-plot = Hry vyhrané těmi, kdo si startovní dílek nechali
arena-technologies-plot = Hry vyhrané těmi, kdo technologii na konci znali
# Below the axis of a plot
arena-elo-axis = Elo ({ $name } = 0)
arena-elo-axis-mean = Elo (průměr = 0)
arena-score-axis = vítězné body na konci
arena-sources-axis = vítězné body (tučně: průměrné skóre; vlevo od 0: ztráty)
arena-share-axis = podíl vyhraných her, % (čárkovaně: průměr)
# Beside the names of sources, such as "Pyramid track"
arena-others = Ostatní
# $what: a starting tile or a technology
arena-what = { $what } (n = { $count })

## What plots show, for those who can't see them

arena-alt-ratings = Hodnocení s intervaly
arena-alt-scores = Rozložení skóre
arena-alt-starting_tiles = Podíl her vyhraných s každým startovním dílkem
arena-alt-technologies = Podíl her vyhraných s každou technologií
