# A position in words: the tab "In words" beside the table.

in-words = Yazıyla
words-now = Şimdi
words-turn-yours = Sıra sizde: { $question }
words-turn = Sıra: { $name }
words-over = Oyun bitti
words-eclipse = Tutulma { $number } / { $of }

words-player = { $name } ({ $standing ->
    [you] siz
    [asked] sıra onda
   *[other] { $seat } koltuğu
})
words-score = { $vp } ZP; { $goods }
words-worker = { $place ->
    [none] { $power } gücünde işçi, henüz oyunda değil
    [locked] { $board }: { $power } gücünde kilitli işçi
   *[free] { $board }: { $power } gücünde işçi
}
words-tracks = Tapınaklar: mavi { $blue }, kırmızı { $red }, yeşil { $green }; Bulvar { $avenue }; Piramit parkuru { $track }
words-technologies = Teknolojiler: { $technologies }
words-no-technologies = Teknoloji yok
words-discoveries = Keşif karoları: { $tiles }
words-discoveries-used = Kullanılan Keşif karoları: { $count }
words-several = { $count ->
    [one] { $thing }
   *[other] { $count } × { $thing }
}

words-boards = Panolar, saat yönünde
words-board = { $board }: { $workers }
words-empty = kimse yok
words-worker-of = { $name } { $power }
words-worker-locked = { $name } { $power } (kilitli)
words-neutral = tarafsız zar { $colour }
words-discovery-on = { $place }, Keşif karosu: { $tile }
words-royal = Kraliyet karosu { $space }: { $tile }

words-pyramid = Piramit
words-pyramid-empty = Henüz karo konmadı.
words-level = Seviye { $level }: { $tiles } karo
words-laid = Satır { $row }, sütun { $column }: { $icons }
words-decorations = { $side ->
    [top] Üst kenar
    [right] Sağ kenar
    [bottom] Alt kenar
   *[left] Sol kenar
}: { $decorations }
words-none = hiçbir şey

words-displays = Açık karolar
words-pyramid-tile = Piramit karosu { $slot }: { $icons }
words-decoration-tile = Dekorasyon { $slot }: { $icons }
words-left = Yığınlarda kalan: { $pyramid } Piramit karosu, { $decorations } Dekorasyon karosu, { $discoveries } Keşif karosu

words-tracks-title = Tapınaklar ve Bulvar
words-bonus = { $temple ->
    [blue] Mavi tapınak
    [red] Kırmızı tapınak
   *[green] Yeşil tapınak
}, basamak { $step }: { $bonus }
words-step-tiles = { $track ->
    [avenue] Bulvar, adım { $step }
    [blue] Mavi tapınak, basamak { $step }
    [red] Kırmızı tapınak, basamak { $step }
   *[green] Yeşil tapınak, basamak { $step }
}: { $tiles }
words-bot = Teotibot’un karoları
words-starting = Seçilecek Başlangıç karoları
