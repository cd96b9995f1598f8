# A finished game looked at again, on the page.

reviewed = İnceleme
reviewed-text = Güçlü bir oyuncu her sıraya yeniden bakar: değeri neydi, daha iyisi neydi ve neden.
reviewed-depth = Ne kadar derin
reviewed-begin = Oyunu incele
reviewed-deeper = Daha derin bak
reviewed-progress = Sıra { $done } / { $turns }
reviewed-cancel = İptal
reviewed-not-over = Bu oyun bitince incelenebilir.
reviewed-whose = Kimin sıraları
reviewed-chances = Kazanma şansı
reviewed-chances-label = Oyun boyunca herkesin kazanma şansı. Her işaret { $name } için bedeli olan bir sıradır ve tekrarda oraya götürür.
# A mark in the chart, read out: which turn, its label, what it lost
reviewed-mark = { $turn }: { $label }, { $loss }
reviewed-costly = En pahalı sıralar
reviewed-no-costly = Hiçbir sıra pahalıya mal olmadı.
reviewed-players = Kim nasıl oynadı
reviewed-level = Düzey
reviewed-without-luck = Şans olmadan sonuç
reviewed-sources = Kaynağa göre kaybedilen ZP
# $sources: where VP come from, "Temples, Pyramid"
reviewed-badly = En çok burada kaybediliyor: { $sources }.
reviewed-well = Burada neredeyse hiç kaybedilmiyor: { $sources }.

## Luck, draw by draw

drawn = Fark yaratan çekilişler
drawn-text = Çekilen karoların ve zarların { $name } için getirdiği: ortalamadan çok (+) ya da az (−).
drawn-none = Hiçbir çekiliş ya da zar pek fark yaratmadı.

## Costly turns played once more

retry = { $count ->
    [one] Hatanızdan öğrenin
   *[other] { $count } hatadan öğrenin
}
retry-title = Hatalarınızdan öğrenin
retry-progress = { $number } / { $count }
retry-ask = Daha iyisini bulun.
retry-good = Güzel: bu yeterince iyi.
retry-not-yet = Henüz değil: { $loss }.
retry-next = Sonraki
retry-again = Yeniden dene
retry-solution = Çözümü göster
retry-skip = Atla
retry-done = Hepsi bu kadardı
retry-found = { $count } sıradan { $found } tanesinde daha iyisini buldunuz.
retry-to-review = İncelemeye dön
retry-from-start = Bir kez daha

## Games in which costly turns are offered back

taught = Öğretici oyun
taught-text = Pahalı bir sıranız bitmeden önce nedeni söylenir ve onu geri alabilirsiniz.
taught-title = Bu sıra pahalı
taught-take-back = Geri al
taught-play-on = Devam et
taught-thinking = Sıraya bakılıyor…
