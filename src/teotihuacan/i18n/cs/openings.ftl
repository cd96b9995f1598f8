# Openings: what pairs of starting tiles brought in many games of strong bots.

## The command

command-openings = Ukázat, co přinesly dvojice startovních dílků v mnoha hrách silných botů.

    S --tiles seřadí dvojice rozdaných dílků a ukáže první tahy s nejlepší z nich. Kde dvojici zná jen málo her, vychází odhad hlavně z jejích dvou dílků.
opt-openings-players = Počet hráčů, 1 až 4 (1: sólo proti Teotibotovi).
opt-openings-place = Jen N-tý v pořadí hráčů; bez volby všichni.
opt-openings-tiles = Čísla startovních dílků, třeba 3,7,10,16.
metavar-tiles = DÍLEK,...
bad-tiles = '{ $text }' nejsou startovní dílky: napište aspoň dvě čísla, třeba 3,7,10,16
bad-tiles-twice = každý startovní dílek zadejte jen jednou
error-openings-players = players musí být 1, 2, 3 nebo 4, ne { $value }
error-openings-seat = pořadí musí být 1 až { $last }, ne { $value }
error-openings-tile = startovní dílek { $value } není: mají čísla 1 až { $last }
error-openings-pair = dvojice jsou dva různé startovní dílky
error-openings-none = žádná taková hra nebyla započtena

## Tables: heads of at most 12 columns

openings-head-tiles = dílky
openings-head-games = hry
openings-head-mean = průměr VB
openings-head-wins = výhry
openings-head-interval = 95 %
openings-head-expected = odhad
openings-head-behind = ztráta
openings-head-first = první tah
openings-head-share = podíl

## Tables in words

openings-title = { $games ->
    [one] Zahájení v { $games } hře silných botů
    [few] Zahájení ve { $games } hrách silných botů
   *[other] Zahájení v { $games } hrách silných botů
} · { $who }
openings-more = Nejlepších { $shown } z { $count } dvojic. Vaše: --tiles
openings-expected-note = Odhad: VB podle malého modelu, který sčítá oba dílky, kde dvojici zná málo her; ± je jeho směrodatná chyba.
openings-first-turns = První tahy s dílky { $first } a { $second }
openings-first-turn = { $deed ->
    [collect] { $board }: kakao
    [worship] { $board }: uctívání
   *[main] { $board }: hlavní akce
}
openings-hint = { $games ->
    [one] Zahájení: { $games } hra
    [few] Zahájení: { $games } hry
   *[other] Zahájení: { $games } her
}

## The page

openings = Zahájení
openings-text = { $games ->
    [one] Co přinesly dvojice startovních dílků v { $games } hře silných botů.
    [few] Co přinesly dvojice startovních dílků ve { $games } hrách silných botů.
   *[other] Co přinesly dvojice startovních dílků v { $games } hrách silných botů.
}
openings-players = Hráči
openings-seat = Pořadí
openings-any-seat = libovolné
openings-tiles = Vaše dílky
openings-tiles-text = Vyberte rozdané dílky; porovnají se jen jejich dvojice.
openings-all-tiles = Všechny dílky
openings-best = Nejlepší z vašich dílků: { $first } a { $second }, náskok { $vp } VB před další dvojicí
openings-pick-pair = Vyberte dvojici a uvidíte její první tahy.
openings-never = nikdy nehráno
openings-interval = výhry { $low } až { $high } %
openings-plus-minus = { $vp } ± { $error }
openings-figure = zahájení { $vp } ± { $error } VB
openings-explore = Zahájení s těmito dílky
openings-show-all = { $count ->
    [one] Ukázat { $count } dvojici
    [few] Ukázat všechny { $count } dvojice
   *[other] Ukázat všech { $count } dvojic
}
