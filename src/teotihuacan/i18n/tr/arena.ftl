# Matches of bots: reports in the terminal, as a page for the browser and as plots.

# $command: what is typed to go on
arena-stopped = { $done } / { $games } oyundan sonra durduruldu; oynananlar saklandı. Devam etmek için: { $command }
arena-written = Yazıldı: { $file }
arena-games-of = { $count } / { $planned } oyun
arena-form = { $form ->
    [round-robin] herkes herkesle
    [ladder] merdiven
   *[solo] her biri tek başına
}
# $seed: a number in digits
arena-deals = { $count } dağıtım, ilk tohum { $seed }
arena-title = Teotihuacan: botların karşılaşması
arena-heading = Botların karşılaşması

## Titles of tables and plots

arena-ratings = Dereceler
arena-scores = Skorlar
arena-scores-and-times = Skorlar ve karar başına saniye
arena-pairs = Çiftler
arena-seats = Oyuncu sırasıyla koltuklar
arena-sources-mean = Zafer Puanı nereden geldi, oyun ortalaması
arena-tiles = Başlangıç karoları: tutanların kazandığı oyunlar
arena-technologies = Teknolojiler: oyun sonunda bilenlerin kazandığı oyunlar
arena-faults = Hatalar
arena-failed = Yarıda kalan oyunlar

## Heads of columns; those of figures are at most 12 columns wide

arena-entrant = katılan
arena-elo = Elo
arena-won = kazanılan
# Seconds a decision
arena-time-mean = s ortalama
arena-time-median = s ortanca
arena-time-longest = s en uzun
arena-pair = ilki ikincinin önünde
arena-source = nereden
arena-fault-crashed = çöktü
arena-fault-stalled = takıldı
arena-fault-illegal = kural dışı
# How often somebody else answered for a bot
arena-answered = yerine cevap
arena-example = örneğin
arena-game = oyun
arena-why = neden

## Notes and rows

# $name: a bot
arena-elo-note = Elo ölçeğinde { $name } 0 sayılır: 191 fazlası 4 oyunda 3, 400 fazlası 11 oyunda 10 galibiyettir.
arena-elo-note-mean = Elo ölçeğinde ortalama 0’dır: 191 fazlası 4 oyunda 3, 400 fazlası 11 oyunda 10 galibiyettir.
# Two bots: how often did the first one end before the second one?
arena-two = { $first } – { $second }
# A starting tile: $boards are its two boards, $gives what it gives: names with signs between them
arena-tile = { $boards }: { $gives }
# What a starting tile gives, as short as can be: a label has 60 columns at most
arena-gives-resources = { $n } kaynak
arena-gives-blue = mavi tapınak
arena-gives-red = kırmızı tapınak
arena-gives-green = yeşil tapınak
arena-gives-avenue = Bulvar
arena-gives-discovery = Keşif
arena-gives-power-up = güçlendirme

## Plots

# How much was played, in small letters under the title. $players: such as "2 players"
arena-extent = n = { $games } oyun, { $players }, { $deals } dağıtım
arena-n = n = { $count }
# $extent: the message arena-extent. The lines are at most 110 columns wide
arena-ratings-about = { $extent }; çubuklar %95 aralıklarıdır
arena-scores-about = { $extent }; biçim: tüm skorlar, çubuk: orta yarı, çizgi: ortanca, nokta: ortalama
arena-sources-about = { $extent }; oyun ortalamaları
arena-shares-about = { $extent }; çubuklar %95 aralıklarıdır, n: bunu yapan oyuncular
arena-tiles-plot = Başlangıç karosunu tutanların kazandığı oyunlar
arena-technologies-plot = Teknolojiyi oyun sonunda bilenlerin kazandığı oyunlar
# Below the axis of a plot
arena-elo-axis = Elo ({ $name } = 0)
arena-elo-axis-mean = Elo (ortalama = 0)
arena-score-axis = oyun sonundaki Zafer Puanı
arena-sources-axis = Zafer Puanı (kalın: ortalama skor; 0’ın solu: kayıp)
arena-share-axis = kazanılan oyunların payı, % (kesik çizgi: ortalama)
# Beside the names of sources, such as "Pyramid track"
arena-others = Diğerleri
# $what: a starting tile or a technology
arena-what = { $what } (n = { $count })

## What plots show, for those who can't see them

arena-alt-ratings = Aralıklarıyla dereceler
arena-alt-scores = Skorların dağılımı
arena-alt-starting_tiles = Her Başlangıç karosuyla kazanılan oyunların payı
arena-alt-technologies = Her Teknolojiyle kazanılan oyunların payı
