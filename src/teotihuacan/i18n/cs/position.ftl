# A position in words: the tab "In words" beside the table.

in-words = Slovy
words-now = Teď
words-turn-yours = Jste na tahu: { $question }
words-turn = Na tahu je { $name }
words-over = Hra skončila
words-eclipse = Zatmění { $number } ze { $of }

words-player = { $name } ({ $standing ->
    [you] vy
    [asked] na tahu
   *[other] místo { $seat }
})
words-score = { $vp } VB; { $goods }
words-worker = { $place ->
    [none] Pracovník o síle { $power }, zatím mimo hru
    [locked] Pracovník o síle { $power }, uctívá ({ $board })
   *[free] Pracovník o síle { $power } ({ $board })
}
words-tracks = Chrámy: modrý { $blue }, červený { $red }, zelený { $green }; Cesta mrtvých { $avenue }; stupnice pyramidy { $track }
words-technologies = Technologie: { $technologies }
words-no-technologies = Žádné technologie
words-discoveries = Dílky objevu: { $tiles }
words-discoveries-used = Použité dílky objevu: { $count }
words-several = { $count ->
    [one] { $thing }
    [few] { $count } × { $thing }
   *[other] { $count } × { $thing }
}

words-boards = Desky po směru hodinových ručiček
words-board = { $board }: { $workers }
words-empty = nikdo
words-worker-of = { $name } { $power }
words-worker-locked = { $name } { $power } (uctívá)
words-neutral = neutrální kostka { $colour }
words-discovery-on = Dílek objevu ({ $place }): { $tile }
words-royal = Panovnický dílek { $space }: { $tile }

words-pyramid = Pyramida
words-pyramid-empty = Zatím tu neleží žádný dílek.
words-level = { $tiles ->
    [one] { $level }. patro: { $tiles } dílek
    [few] { $level }. patro: { $tiles } dílky
   *[other] { $level }. patro: { $tiles } dílků
}
words-laid = Řada { $row }, sloupec { $column }: { $icons }
words-decorations = { $side ->
    [top] Horní strana
    [right] Pravá strana
    [bottom] Dolní strana
   *[left] Levá strana
}: { $decorations }
words-none = nic

words-displays = Nabídka
words-pyramid-tile = Dílek pyramidy { $slot }: { $icons }
words-decoration-tile = Výzdoba { $slot }: { $icons }
words-left = Ve sloupečcích zbývá: dílky pyramidy { $pyramid }, dílky výzdoby { $decorations }, dílky objevu { $discoveries }

words-tracks-title = Chrámy a Cesta mrtvých
words-bonus = { $temple ->
    [blue] Modrý chrám
    [red] Červený chrám
   *[green] Zelený chrám
}, schod { $step }: { $bonus }
words-step-tiles = { $track ->
    [avenue] Cesta mrtvých, políčko { $step }
    [blue] Modrý chrám, schod { $step }
    [red] Červený chrám, schod { $step }
   *[green] Zelený chrám, schod { $step }
}: { $tiles }
words-bot = Teotibotovy dílky akcí
words-starting = Startovní dílky na výběr
