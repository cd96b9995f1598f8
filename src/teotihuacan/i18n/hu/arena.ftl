# Matches of bots: reports in the terminal, as a page for the browser and as plots.

# $command: what is typed to go on
arena-stopped = { $done } / { $games } játszma után megállt; ami lement, megmaradt. Folytatás: { $command }
arena-written = Elkészült: { $file }
arena-games-of = { $count } / { $planned } játszma
arena-form = { $form ->
    [round-robin] körmérkőzés
    [ladder] ranglétra
   *[solo] mindenki külön
}
# $seed: a number in digits
arena-deals = { $count } osztás, első véletlenmag: { $seed }
arena-title = Teotihuacan: botok mérkőzése
arena-heading = Botok mérkőzése

## Titles of tables and plots

arena-ratings = Értékszámok
arena-scores = Pontszámok
arena-scores-and-times = Pontszámok és döntési idők másodpercben
arena-pairs = Párosítások
arena-seats = Helyek játékosrendben
arena-sources-mean = Győzelmi pontok forrás szerint, játszmánkénti átlag
arena-tiles = Kezdőlapkák: hány játszmát nyertek, akik megtartották
arena-technologies = Technológiák: hány játszmát nyertek, akiknek a végén megvolt
arena-faults = Hibák
arena-failed = Meghiúsult játszmák

## Heads of columns; those of figures are at most 12 columns wide

arena-entrant = induló
arena-elo = Élő-pont
arena-won = nyert
# Seconds a decision
arena-time-mean = mp átlag
arena-time-median = mp medián
arena-time-longest = mp max.
arena-pair = első a második előtt
arena-source = forrás
arena-fault-crashed = összeomlott
arena-fault-stalled = elakadt
arena-fault-illegal = szabálytalan
# How often somebody else answered for a bot
arena-answered = pótválasz
arena-example = például
arena-game = játszma
arena-why = miért

## Notes and rows

# $name: a bot
arena-elo-note = Az Élő-skálán { $name } értéke 0: 191-gyel több 4-ből 3 győzelmet, 400-zal több 11-ből 10-et jelent.
arena-elo-note-mean = Az Élő-skálán az átlag 0: 191-gyel több 4-ből 3 győzelmet, 400-zal több 11-ből 10-et jelent.
# Two bots: how often did the first one end before the second one?
arena-two = { $first } – { $second }
# A starting tile: $boards are its two boards, $gives what it gives: names with signs between them
arena-tile = { $boards }: { $gives }
# What a starting tile gives, as short as can be: a label has 60 columns at most
arena-gives-resources = { $n } nyersanyag
arena-gives-blue = kék templom
arena-gives-red = piros templom
arena-gives-green = zöld templom
arena-gives-avenue = Holtak útja
arena-gives-discovery = felfedezés
arena-gives-power-up = megerősítés

## Plots

# How much was played, in small letters under the title. $players: such as "2 players"
arena-extent = n = { $games } játszma, { $players }, { $deals } osztás
arena-n = n = { $count }
# $extent: the message arena-extent. The lines are at most 110 columns wide
arena-ratings-about = { $extent }; a sávok 95%-os intervallumok
arena-scores-about = { $extent }; alakzat: minden pontszám, sáv: középső fele, vonal: medián, pont: átlag
arena-sources-about = { $extent }; játszmánkénti átlagok
arena-shares-about = { $extent }; a sávok 95%-os intervallumok, n: ennyi játékosnál
arena-tiles-plot = Azok nyert játszmái, akik megtartották a kezdőlapkát
arena-technologies-plot = Azok nyert játszmái, akiknek a végén megvolt a technológia
# Below the axis of a plot
arena-elo-axis = Élő-pont ({ $name } = 0)
arena-elo-axis-mean = Élő-pont (átlag = 0)
arena-score-axis = győzelmi pontok a játék végén
arena-sources-axis = győzelmi pontok (félkövér: pontátlag; 0-tól balra: veszteség)
arena-share-axis = megnyert játszmák aránya, % (szaggatott: átlag)
# Beside the names of sources, such as "Pyramid track"
arena-others = Egyéb
# $what: a starting tile or a technology
arena-what = { $what } (n = { $count })

## What plots show, for those who can't see them

arena-alt-ratings = Értékszámok az intervallumukkal
arena-alt-scores = A pontszámok eloszlása
arena-alt-starting_tiles = Megnyert játszmák aránya kezdőlapkánként
arena-alt-technologies = Megnyert játszmák aránya technológiánként
