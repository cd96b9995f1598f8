# The terminal's screens for learning: reviews, mistakes, teaching games. What a comment says about
# columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-review = Analiz
tui-key-solution = Çözüm
tui-key-skip = Sonraki
tui-key-again = Yeniden
tui-key-keep = Kalsın

## A review: lines of at most 70 columns

tui-end-review = Oyunun analizi: her hamle ne kadar iyiydi
tui-review-title = Analiz ({ $depth })
tui-review-how = Analiz ne kadar derin olsun?
tui-review-begin-quick = Hızlı: bir dakikadan kısa
tui-review-begin-deep = Derin: birkaç dakika, ama daha güvenilir
tui-reviewing-title = Oyuna yeniden bakılıyor ({ $depth })
tui-reviewing-progress = { $done } / { $count } hamle
tui-reviewing-keys = Esc: durdur
tui-review-unfinished = Yalnızca bitmiş oyunlar analiz edilebilir.
# Parts of the screen: at most 16 columns each
tui-review-costly = Pahalı hamleler
tui-review-chances = Şans (%)
tui-review-players = Oyuncular
tui-review-lost = Kaçan ZP
# How somebody played; $accuracy is a number from 0 to 100
tui-review-level = { $name }: isabet { $accuracy }, { $level }
# What can be done
tui-review-learn = m  Hatalardan öğren ({ $count })
tui-review-replay = r  Oyunu her hamlenin notuyla yeniden izle
tui-review-deep = d  Daha derin analiz
tui-review-back = Geri
tui-review-whose = Kimin hataları?
tui-review-keys = Enter: seç, hamleye git    Tab: sonraki    Esc: geri
tui-review-keys-whole = Enter: seç, hamleye git    Esc: geri

## A task at the table: a turn is looked for

tui-task-judging = Hamlenize bakılıyor…
tui-task-solved = Güzel buldunuz!
tui-task-not-yet = Henüz değil.
tui-task-solution = Çözüm
tui-task-again = Yeniden dene
tui-task-show = Çözümü göster
# $turn: which turn of the game
tui-mistake-title = Hata { $number } / { $count } · { $turn }
# $turn: the answers that were given, $loss: what that gave away
tui-mistake-find = Şundan daha iyisini bulun: { $turn } ({ $loss }).
tui-mistake-good = Bu, en iyi hamle kadar iyi, ya da ona çok yakın.
tui-mistake-loses = Bu da kaybettiriyor: { $loss }.
tui-mistake-next = Sonraki hata
tui-mistake-done = Bu sonuncuydu: analize dön

## A teaching game

# at most 24 columns
tui-option-teach = Öğretim
# at most 140 columns
tui-about-teach = pahalı bir hamle, başkaları yanıtlamadan size geri sunulur
opt-teach = Pahalı bir hamle, botlar yanıtlamadan geri sunulur (botlara karşı tek kişi).
bad-teach = öğreten oyun, botlara karşı tek kişi içindir
# $label: what the turn is called: mistake, blunder ...
tui-teach-title = Başkaları yanıtlamadan önce: { $label }
tui-teach-loses = Hamleniz şunu kaybettiriyor: { $loss }.
# $reasons: what speaks for the better turn, "gains 2 temple steps, costs 4 cocoa"
tui-teach-why = Daha çok kazandıran bir hamle var: { $reasons }.
tui-teach-back = u  Geri al, daha iyisini ara
tui-teach-show = h  Daha iyi hamleyi göster
tui-teach-keep = k  Böyle kalsın

## Puzzles, openings, the deal of the day, strategy: lines of at most 70 columns

tui-puzzles-keys = Enter: çöz    ✓ çözüldü, · ilk denemede değil    Esc: geri
tui-openings-text = Başlangıç karosu çiftleri ne getirir: oyuncu ve sıraya göre.
tui-openings-keys = ← →: oyuncular   Tab: sıra   Enter: ilk hamleler   Esc: geri
tui-openings-tiles = t  Karolarınız: { $tiles }
tui-openings-pick-keys = Enter, Boşluk: al ya da geri koy, en çok dört    Esc: tamam
tui-strategy-keys = ← → ya da 1-{ $last }: başka bölüm   ↑ ↓ Boşluk: devam   Esc: geri
tui-share-keys = c: kopyala    Esc: kapat
tui-share-copied = Kopyalandı, terminaliniz izin veriyorsa.

## Help

tui-menu-study = Her oyun öğretir: oyundan sonra ya da kayıtlı oyunlarda v, her hamlenin ne kadar iyi olduğunu gösterir; hatalarınızı yeniden oynayabilirsiniz. Yeni bir oyun öğretebilir de: pahalı bir hamle size geri sunulur. p: bulmacalar, d: günün oyunu, o: açılışlar, s: ne kazandırır ve neden.
