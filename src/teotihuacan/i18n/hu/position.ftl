# A position in words: the tab "In words" beside the table.

in-words = Szavakban
words-now = Most
words-turn-yours = Te jössz: { $question }
words-turn = { $name } következik
words-over = Vége a játéknak
words-eclipse = { $number }/{ $of }. napfogyatkozás

words-player = { $name } ({ $standing ->
    [you] te
    [asked] most lép
   *[other] hely: { $seat }
})
words-score = { $vp } GYP; { $goods }
words-worker = { $place ->
    [none] { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkás, még nincs játékban
    [locked] { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkás, zárolva ({ $board })
   *[free] { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkás ({ $board })
}
words-tracks = Templomok: kék { $blue }, piros { $red }, zöld { $green }; Holtak útja { $avenue }; piramissáv { $track }
words-technologies = Technológiák: { $technologies }
words-no-technologies = Nincs technológiája
words-discoveries = Felfedezéslapkák: { $tiles }
words-discoveries-used = Felhasznált felfedezéslapkák: { $count }
words-several = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}

words-boards = Táblák, az óramutató járása szerint
words-board = { $board }: { $workers }
words-empty = senki
words-worker-of = { $name } { $power }
words-worker-locked = { $name } { $power } (zárolt)
words-neutral = { $colour }. semleges szín kockája
words-discovery-on = Felfedezéslapka ({ $place }): { $tile }
words-royal = { $space }. királylapka: { $tile }

words-pyramid = Piramis
words-pyramid-empty = Még nincs lerakott lapka.
words-level = { $level }. szint: { $tiles } lapka
words-laid = { $row }. sor, { $column }. oszlop: { $icons }
words-decorations = { $side ->
    [top] Felső oldal
    [right] Jobb oldal
    [bottom] Alsó oldal
   *[left] Bal oldal
}: { $decorations }
words-none = semmi

words-displays = Kínálat
words-pyramid-tile = { $slot }. piramislapka: { $icons }
words-decoration-tile = { $slot }. díszlapka: { $icons }
words-left = A paklikban maradt: { $pyramid } piramislapka, { $decorations } díszlapka, { $discoveries } felfedezéslapka

words-tracks-title = Templomok és a Holtak útja
words-bonus = { $temple ->
    [blue] Kék templom
    [red] Piros templom
   *[green] Zöld templom
}, { $step }. lépcső: { $bonus }
words-step-tiles = { $track ->
    [avenue] Holtak útja, { $step }. lépés
    [blue] Kék templom, { $step }. lépcső
    [red] Piros templom, { $step }. lépcső
   *[green] Zöld templom, { $step }. lépcső
}: { $tiles }
words-bot = Teotibot lapkái
words-starting = Választható kezdőlapkák
