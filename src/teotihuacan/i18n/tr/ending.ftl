# How a game ended, and what to remember of it.

given-up-by-you = Oyunu yarıda bıraktınız
solo-won = Teotibot’u yendiniz!
solo-won-by = { $name } Teotibot’u yendi
solo-lost = Bu kez Teotibot kazandı
margin = İkinci: { $other }, fark { $vp } ZP
tie-cocoa = { $other } ile ZP eşit, ama kalan kakao daha çok
tie-order = { $other } ile ZP de kakao da eşit: oyuncu sırası belirledi
tie-solo = { $other } ile ZP eşit: kazanmak için fazlası gerekirdi

moments = Önemli anlar
moments-text = Her biri tekrardaki yerine götürür.
moment-turn = { $board_key ->
    [none] { $name }, en iyi sıra: { $vp } ZP
   *[other] { $name }, en iyi sıra: { $vp } ZP ({ $board })
}
moment-eclipse = { $eclipse }. Tutulma: { $gains }
moment-bonus = Tapınak Bonusu karoları: { $gains }
moment-gain = { $name } { $vp }
moment-pyramid = { $name } Piramidi tamamlıyor
moment-due = { $name } son Tutulma’yı getiriyor
moment-lead = Buradan sonra { $name } önde
moment-resigned = { $name } oyundan çekiliyor
lead-changes = { $count ->
    [0] Başka kimse öne geçmedi.
    [one] Liderlik bir kez el değiştirdi.
   *[other] Liderlik { $count } kez el değiştirdi.
}
moment-number = An { $number }
