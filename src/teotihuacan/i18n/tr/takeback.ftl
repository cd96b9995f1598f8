# Geri alma, sıranın sonu, öğreten ipuçları

## Taking back

turn-take-back-turn = Sırayı geri al
take-back-people = Bu masada başka biri de oynuyor: yalnızca son cevaplarınız geri alınabilir.
take-back-clock = Süreli oyunda biten sıra geri alınamaz.
take-back-nothing = Geri alınacak bir sıranız yok.
take-back-drawn = O zamandan beri yeni bir karo açıldı: o sıra geri alınamaz.
take-back-rolled = O zamandan beri zar atıldı: o sıra geri alınamaz.
take-back-revealed = O zamandan beri gizli seçimler açıldı: artık geri alınamaz.
refusal-cannot_take_back = O sıra geri alınamaz.
log-took-back = Sırasını geri aldı
key-take_back = botlara karşı bütün sıranızı geri al

## The end of a turn

turn-dont-ask = Bir daha sorma
turn-dont-ask-text = Sırayı bitirir. Bundan sonra sıralarınız kendiliğinden biter.
turn-asks-no-more = Sıralarınız artık kendiliğinden bitiyor. Yeniden sorulması için: “Masa” sekmesi ya da Ayarlar.
ends-always = Her zaman
ends-bots = Botlara karşı ve ilk oyunda
ends-never = Hiçbir zaman

## Hints

refusal-hints_off = Bu masada ipucu yok.
hint-wait = Sonraki ipucu: { $seconds } sn
hint-win = kazanma olasılığı %{ $n }
hint-vp = yaklaşık { $vp } ZP ({ $margin })
hint-vp-text = oyun sonundaki ZP, ayraç içinde en iyi rakiple fark
reason-worth = { $thing } (≈ { $vp } ZP)
plan-main = { $board }
plan-worship = ibadet ({ $board })
plan-cocoa = kakao ({ $board })
plan-next = Sonraki sıra: { $step } ({ $brings }).
plan-next-bare = Sonraki sıra: { $step }.
plan-pays = Şimdiki { $goods } sonraki sıranın bedelini karşılar: { $step } ({ $brings }).
plan-pays-bare = Şimdiki { $goods } sonraki sıranın bedelini karşılar: { $step }.
new-hints = İpuçları
new-hints-text = Herkes bir bota ne yapacağını sorabilir.
no-hints = ipucu yok
