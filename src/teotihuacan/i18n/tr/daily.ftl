# The deal of the day: one game a day that is dealt alike for everybody.

## The command

command-daily = Herkes için aynı olan günün oyununu oynatır; sonuçlar kısa bir metinle karşılaştırılır.

    Yalnızca ilk oyun sayılır. Yarım kalan oyun sürer. Dağıtım tarihten çıkar, yani gizli olana bakılabilir: sonuçlar eğlence içindir.
opt-daily-solo = Teotibot’a karşı (varsayılan).
opt-daily-adept = adept adlı bota karşı.
opt-daily-date = Başka bir günün oyunu, örneğin 2026-11-17.
opt-daily-share = Yalnızca paylaşılacak metni yazar.
opt-daily-again = Oyunu yeniden oynatır; sayılmaz.
bad-daily-modes = --solo ve --adept seçeneklerinden birini verin
error-daily-mode = '{ $value }' diye bir oyun yok: olanlar { $modes }
error-daily-date = '{ $value }' bir tarih değil: 2026-11-17 gibi yazın
error-daily-future = { $value } gününün oyunu henüz dağıtılmadı
daily-begins = { $mode ->
    [solo] Günün oyunu { $day }, Teotibot’a karşı.
   *[adept] Günün oyunu { $day }, adept adlı bota karşı.
}
daily-played = { $day } gününün oyununu oynadınız. Eğlence için bir kez daha: --again
daily-not-played = { $day } gününün oyununda henüz sonucunuz yok
daily-not-first = Yalnızca ilk oyununuz sayılır: sonuç olduğu gibi kalır.

## The text to share

daily-share-title = { $mode ->
    [solo] Teotihuacan { $day } · Teotibot
   *[adept] Teotihuacan { $day } · adept
}
daily-share-won = 🏆 { $vp } : { $other } ZP
daily-share-lost = 🌒 { $vp } : { $other } ZP
daily-share-streak = 🔥 Üst üste { $count } gün
daily-group-pyramid = piramit
daily-group-temples = tapınaklar
daily-group-avenue = bulvar ve soylular
daily-group-technologies = teknolojiler
daily-group-masks = maskeler
daily-group-other = diğer
daily-legend = Bir kare 10 ZP: { $kinds }

## The page

daily = Günün oyunu
daily-of = Günün oyunu { $day }
daily-text = Günde bir oyun, herkese aynı dağıtılır. İlk oyununuz sayılır.
daily-honest = Dağıtım tarihten çıkar, yani gizli olana bakılabilir. Sonuçlar eğlence içindir, başka hiçbir şeye sayılmaz.
daily-mode = { $mode ->
    [solo] Teotibot’a karşı
   *[adept] Rakip: { bot-adept }
}
daily-play = Oyna
daily-go-on = Devam et
daily-given-up = Bu oyunu bıraktınız.
daily-missed = Bu oyunu oynamadınız.
daily-result = { $won ->
    [yes] Kazandınız { $vp } : { $other }
   *[no] Kaybettiniz { $vp } : { $other }
}
daily-look-again = Oyuna bak
daily-table = Sonuçlar
daily-nobody = Henüz kimse bitirmedi.
daily-place = sıra
daily-name = ad
daily-vp = ZP
daily-opponent = rakip
daily-share = Paylaşılacak metin
daily-earlier = Önceki gün
daily-later = Sonraki gün
daily-see = Günün sonuçları
daily-standing = Günün oyunu { $day }: { $count } sonuç arasında { $place }. sıra.
daily-streak = Üst üste { $count } gün
