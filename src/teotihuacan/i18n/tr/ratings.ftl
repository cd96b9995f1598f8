# Rated games, ratings and who leads.

## Making a table, sitting down

rated = Puanlı
rated-game = puanlı oyun
rated-text = Sonuç herkesin derecesini değiştirir. İpucu yoktur, sıra kurayla belirlenir; ayrılan ya da süresi biten sonuncu olur.
rated-public = Puanlı oyun oynayanların adını, derecesini ve sırasını burada giriş yapmış herkes görür.
rated-clock = Puanlı oyunda sıra süresi vardır. Süresi biten çekilmiş sayılır.
rated-password = Puanlı oyunlar parolası olanlar içindir; böylece kimse kendine karşı oynamaz. Ayarlarda bir parola seçebilirsiniz.
rated-agree = Bu oyun puanlıdır. Yalnızca kabul ediyorsanız oturun: ipucu yoktur, ayrılan ya da süresi biten sonuncu olur; ad, derece ve sıra burada giriş yapmış herkese görünür.
refusal-guest_unrated = Puanlı oyunlar parolası olanlar içindir. Ayarlarda bir parola seçebilirsiniz.
refusal-rated_unasked = Bu oyun puanlıdır: masasına oturun, bunun ne demek olduğu orada söylenir.
refusal-rated_away = Bu kadar kısa sürede puanlı oyun ancak herkes buradayken başlar.

## At the table

# A rating with a question mark is provisional.
rating-is = Derece { $rating }
rating-unsure = { $rating }?
rating-chance = kazanma olasılığı { $percent }
ratings-new = Yeni dereceler
ratings-counting = Dereceler hesaplanıyor.
rating-change = { $rating } ({ $by })
rating-weight = { $percent } ağırlıkla sayıldı: aynı kişiler son zamanlarda sık karşılaştı.

## Who leads

leaderboard = Sıralama tablosu
leaderboard-text = Puanlı oyunlardan elde edilen dereceler. 1500, { bot-student } botunun, soloda ise Teotibot’un { level-standard } düzeyinin gücüdür. Soru işaretli derece yalnızca ilk tahmindir: on beş oyun kadar sonra oturur.
leaderboard-pools = Oyunlar
leaderboard-season = Sezon
leaderboard-nobody = Bu sezonda burada henüz kimse puanlı bir oyun bitirmedi.
leaderboard-place = sıra
leaderboard-name = ad
leaderboard-rating = derece
leaderboard-games = oyun
leaderboard-won = galibiyet
pool-all = Bütün oyunlar
pool-2 = İki oyuncu
pool-3 = Üç oyuncu
pool-4 = Dört oyuncu
pool-solo = Solo
ratings-mine = Dereceleriniz
ratings-none = Henüz dereceniz yok: oyun kurarken “{ rated }” seçeneğini işaretleyin.
rating-row = { $pool }: { $count } oyundan sonra { $rating }
