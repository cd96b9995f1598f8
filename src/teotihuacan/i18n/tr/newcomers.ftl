# The terminal's menu, learning, rules, hints and the end of a game. What a comment says about
# columns is for the whole message with its arguments.

## The menu: lines of at most 64 columns

tui-start-join = Sunucudaki bir masaya katıl
tui-menu-keys = Harflerle ya da ↑ ↓ Enter ile seçin, fare de olur. ?: yardım

## Joining

tui-join-title = Bir masanın bağlantısını ya da sunucu adresini yapıştırın
tui-join-keys = Enter: katıl    Esc: geri

## Keys below the table: at most 9 columns each

tui-key-rules = Kurallar
tui-key-replay = İzle

## The rules: at most 74 columns each

tui-rules-keys = Bir sözcük ya da numara yazın    ↑ ↓ PgUp PgDn: gez    Esc: geri
tui-rules-cited-keys = ▸ anılan; Tab: sonraki    Aramak için yazın    Esc: geri

## Help

tui-menu-help = Oyunda yeni misiniz? t on dakikada bir rehberle öğretir, f hemen bir ilk oyun başlatır. Masada ? her sorunun ardındaki kuralı anlatır, h ipucu verir, u geri alır.
# $numbers: numbers of rules, "3.1, 3.2, and 3.4"
tui-help-cited = { $count ->
    [one] r ya da buraya tıklayın: { $numbers } numaralı kuralı aç
   *[other] r ya da buraya tıklayın: { $numbers } numaralı kuralları aç
}
tui-help-rules = r ya da buraya tıklayın: kuralları aç

## A hint: at most 70 columns

tui-hint-keys = Enter, tıklama ya da numarası: bu cevabı ver    Esc: geri
# Three figures of an answer, with commas between them
tui-hint-ahead = { $vp } ZP önde
tui-hint-wins = kazanma { $share }
tui-hint-share = aramanın { $share } kadarı
advice-hardly-tried = neredeyse hiç denenmedi, karşılaştırılamaz

## The end of a game: at most 70 columns

tui-end-table = Masaya dön
tui-end-replay = Oyunu yeniden izle
tui-end-keys = Enter: seç   r: yeniden izle   v: analiz   Tab: sonraki   Esc: masaya
# at most 12 columns
tui-plot-eclipse = tutulma { $number }

## Learning: at most 70 columns

tui-learn-keys = Enter: buradan başla    Esc: geri
# $chapter: its number and title
tui-learn-here = { $chapter } (buradan devam)
tui-lesson-keys = Enter: ileri    u: geri    F3: kural    Esc: çık, yeriniz saklanır
