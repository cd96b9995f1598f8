# Openings: what pairs of starting tiles brought in many games of strong bots.

## The command

command-openings = Başlangıç karosu çiftlerinin güçlü botların pek çok oyununda ne getirdiğini gösterir.

    --tiles ile size dağıtılan karoların çiftleri sıralanır, en iyi çiftin ilk turları da gösterilir. Bir çift az oyunda görülmüşse beklenti daha çok iki karosundan gelir.
opt-openings-players = Oyuncu sayısı, 1-4 (1: Teotibot'a karşı tek başına).
opt-openings-place = Yalnızca oyuncu sırasında N'inci; verilmezse herkes.
opt-openings-tiles = Başlangıç karolarının numaraları, örneğin 3,7,10,16.
metavar-tiles = KARO,...
bad-tiles = '{ $text }' başlangıç karosu değil: en az iki numara yazın, örneğin 3,7,10,16
bad-tiles-twice = her başlangıç karosunu bir kez verin
error-openings-players = players 1, 2, 3 ya da 4 olmalı; verilen: { $value }
error-openings-seat = oyuncu sırası 1-{ $last } arası olmalı; verilen: { $value }
error-openings-tile = { $value } numaralı başlangıç karosu yok: numaralar 1-{ $last } arası
error-openings-pair = bir çift, iki farklı başlangıç karosudur
error-openings-none = böyle bir oyun sayılmadı

## Tables: heads of at most 12 columns

openings-head-tiles = karolar
openings-head-games = oyun
openings-head-mean = ortalama ZP
openings-head-wins = kazanma
openings-head-interval = %95
openings-head-expected = beklenen
openings-head-behind = geride
openings-head-first = ilk tur
openings-head-share = pay

## Tables in words

openings-title = Güçlü botların { $games } oyununda açılışlar · { $who }
openings-more = { $count } çiftin en iyi { $shown } tanesi. Sizinkiler: --tiles
openings-expected-note = Beklenen: çift az oyunda görülmüşse iki karoyu toplayan küçük bir modelin ZP değeri; ± standart hatasıdır.
openings-first-turns = { $first } ve { $second } numaralı karolarla ilk turlar
openings-first-turn = { $deed ->
    [collect] { $board }: kakao
    [worship] { $board }: ibadet
   *[main] { $board }: ana hamle
}
openings-hint = Açılışlar: { $games } oyun

## The page

openings = Açılışlar
openings-text = Başlangıç karosu çiftlerinin güçlü botların { $games } oyununda ne getirdiği.
openings-players = Oyuncular
openings-seat = Oyuncu sırası
openings-any-seat = tümü
openings-tiles = Karolarınız
openings-tiles-text = Size dağıtılan karoları seçin; yalnızca onların çiftleri karşılaştırılır.
openings-all-tiles = Tüm karolar
openings-best = Karolarınızın en iyisi: { $first } ve { $second }, sonraki çiftin { $vp } ZP önünde
openings-pick-pair = İlk turlarını görmek için bir çift seçin.
openings-never = hiç oynanmadı
openings-interval = kazanma %{ $low }-{ $high }
openings-plus-minus = { $vp } ± { $error }
openings-figure = açılışlar { $vp } ± { $error } ZP
openings-explore = Bu karolarla açılışlar
openings-show-all = { $count } çiftin tümünü göster
