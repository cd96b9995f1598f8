# The table that fills the terminal: 120 columns, 40 lines. Most places are narrow; what a comment
# says about columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-undo = Geri al
tui-key-redo = Yinele
tui-key-hint = İpucu
tui-key-help = Yardım
tui-key-tiles = Karolar
tui-key-log = Günlük
tui-key-save = Kaydet
tui-key-menu = Menü
tui-key-language = Dil
tui-key-quit = Çık
tui-key-close = Kapat
tui-key-here = Buradayım
tui-key-back = Geri
tui-key-start = Başlat
tui-key-before = Önceki
tui-key-next = Sonraki

## Start, language, saved games: lines of at most 70 columns

tui-start-title = Teotihuacan: City of Gods (resmî olmayan hayran uyarlaması)
tui-start-continue = Saklanan oyuna devam et
tui-start-new = Yeni oyun
tui-start-load = Kayıtlı oyunlar
tui-start-language = Dil: { $language }
tui-start-quit = Çık
tui-language-title = Dil (Enter seçer, Esc: geri)
tui-load-title = Kayıtlı oyunlar (Enter: aç, r: yeniden izle, v: analiz, d: sil, Esc)
tui-unreadable = Bu oyun okunamıyor. { $error }
tui-set-aside = Saklanan oyun okunamıyor, kenara kondu: { $file }. Sorun: { $error }
tui-stuck = Saklanan { $file } okunamıyor, taşınamıyor ({ $reason }). Sorun: { $error }
tui-nothing-kept = Henüz saklanmış oyun yok.
tui-open-elsewhere = Saklanan oyun başka bir pencerede açık.

## A new game

tui-new-title = Yeni oyun (← → değiştir, ↑ ↓ gezin, Enter başlatır, Esc: geri)
tui-new-start = Oyunu başlat
# Options: at most 24 columns each
tui-option-who = Kim oynuyor
tui-option-players = Oyuncular
tui-option-people = İnsanlar
tui-option-bots = Botlar
tui-option-level = Zorluk
tui-option-setup = Kurulum
tui-option-dark_eclipse = Karanlık Tutulma
tui-option-advanced_worship = İleri İbadet
tui-option-take_back = Sıraları geri alma
tui-option-seed = Tohum
# Their values: at most 36 columns each
tui-who-solo = Teotibot’a karşı solo
tui-who-people = bu ekrandaki insanlar
tui-who-bots = insanlar ve botlar
tui-setup-first_game = ilk oyun
tui-setup-standard = standart
tui-setup-draft = draft
tui-yes = evet
tui-no = hayır
tui-any-seed = rastgele
# $error: why the options don’t go together
tui-wrong = Böyle oynanamaz: { $error }
# What they are about: at most 140 columns each
tui-about-who = bu ekrandaki insanlar klavyeyi birbirine verir
tui-about-people = A koltuğundan başlayarak; kalanları botlar doldurur, izlemek için 0
tui-about-bots = ne kadar iyi oynadıkları: Acemi’den Efsane’ye; Açgözlü, Çırak ile Kalfa arasındadır
tui-about-level = Teotibot ne kadar zorlu olsun
tui-about-setup = ilk oyun: basılı kurulum; draft: Başlangıç karoları açık
tui-about-dark_eclipse = varyant: Tutulmalar hemen puanlanır
tui-about-advanced_worship = varyant: bir işçiyi yerinden etmek kakao kazandırır
tui-about-take_back = geri alma dilediğiniz kadar geriye gider
tui-about-seed = rakam yazın: aynı tohum, aynı oyun; boş: her seferinde başka

## Above the table

tui-close-keys = Enter ya da Esc: kapat    ↑ ↓ PgUp PgDn: kaydır
tui-pass-title = Ekranı { $seat } oyuncusuna verin
tui-pass-secret = Başlangıç karoları gizlice seçilir. Şimdi başka kimse bakmasın.
tui-pass-ready = { $seat } oyuncusu: ekranla baş başa kalınca Enter’a basın ya da buraya tıklayın.
# Lines of at most 50 columns
tui-small =
    Masa { $columns } sütun ve { $lines } satır ister;
    bu pencerede { $width } ve { $height } var.

    Lütfen büyütün ya da daha küçük yazı seçin:
    oyun kendiliğinden devam eder.

## The question: at most 70 columns

tui-end = oyun sonu
tui-your-choice = { $who }: seçim sizin
tui-secret = { $seat } oyuncusu Başlangıç karolarını gizlice seçiyor.

## News in a corner

tui-nothing-to-redo = Yinelenecek bir şey yok: geri alınmış cevap yok.
tui-nothing-to-choose = Şimdi seçeceğiniz bir şey yok.
tui-not-kept = Oyun saklanamadı: { $error }
tui-not-saved = Oyun kaydedilemedi: { $error }
tui-saved-as = Kaydedildi: { $file }
tui-kept = Oyun saklandı. Devam etmek için: teotihuacan tui --continue

## The boards: at most 24 columns each

tui-colours = { $colours } renk
# at most 13 columns
tui-row = { $row_key ->
    [top] Üst sıra
    [middle] Orta sıra
   *[bottom] Alt sıra
}
tui-buildings = { $left } kaldı, Bulvar × { $worth } ZP
tui-no-tiles = karo kalmadı
# $sides: ↑1 →0 ↓0 ←0, decorations on each side of the pyramid
tui-laid = konan { $sides }
# What a worship space does: at most 19 columns each
tui-sign-worship = { $temple ->
    [blue] mavi tapınak +1
    [red] kırmızı tapınak +1
    [green] yeşil tapınak +1
   *[any] seçilen tapınak +1
}
tui-sign-royal-tech_vp = Teknoloji başı 2 ZP
tui-sign-royal-pyramid_track_vp = parkur adımı 2 ZP
tui-sign-royal-avenue_vp = Bulvar adımı 1 ZP
tui-sign-royal-cocoa_to_wood_and_stone = kakao→odun+taş
tui-sign-royal-cocoa_to_gold_and_stone = kakao→altın+taş
# P is the power of the worker
tui-sign-royal-cocoa_and_resource_to_resources = 1+kakao→P kaynak
tui-sign-royal-gain_cocoa = P + 1 kakao
tui-sign-royal-resource_to_cocoa = kaynak→2 kakao
tui-sign-royal-cocoa_to_temples = kakao→tapınak +1

## Discovery tiles in short: at most 5 columns each; the help screen explains them

tui-sign-discovery-mask = m{ $number }
tui-sign-discovery-victory_points = 4ZP
tui-sign-discovery-any_resources_3 = 3kay
tui-sign-discovery-any_resources_2 = 2kay
tui-sign-discovery-avenue_step = bulv
tui-sign-discovery-temple_any = tap
tui-sign-discovery-temple_blue = mavi
tui-sign-discovery-temple_red = kırm
tui-sign-discovery-temple_green = yeşil
tui-sign-discovery-cocoa = 4kak
tui-sign-discovery-power_up_twice = 2güç
tui-sign-discovery-double_move = çifte
tui-sign-discovery-free_cocoa = 0kak
tui-sign-discovery-move_anywhere = serb
tui-sign-discovery-extra_worker = +işçi
# Goods that tiles cost: one letter each, all different
tui-sign-wood = o
tui-sign-stone = t
tui-sign-gold = a
tui-sign-cocoa = k

## Beside the boards: at most 42 columns each

tui-step = adım
tui-known = tekn. { $numbers }
tui-used = { $count } kullanıldı
tui-nothing-held = henüz karo yok
tui-tiles-title = basamaklardaki karolar
tui-bot-title = Teotibot’un hamle piramidi
# $tile: one of those below, $ways: two arrows
tui-aside = kenarda: { $tile }; kayma { $ways }
# Teotibot's tiles: at most 13 columns each
tui-sign-bot-construction = inşaat
tui-sign-bot-decorations = dekorasyonlar
tui-sign-bot-alchemy = simya
tui-sign-bot-nobles = soylular
tui-sign-bot-mastery = ustalık
tui-sign-bot-worship = ibadet
tui-sign-bot-mask_collection = maskeler
# Temple bonus tiles: at most 32 columns each
tui-sign-bonus-best_mask_set_again = en iyi maske setiniz bir daha
tui-sign-bonus-technologies_5 = her Teknolojiniz için 5 ZP
tui-sign-bonus-flat_15 = 15 ZP
tui-sign-bonus-avenue_3 = her Bulvar adımı için 3 ZP
tui-sign-bonus-bonus_tiles_9 = her Bonus karosu için 9 ZP
tui-sign-bonus-non_mask_discoveries_2 = maske olmayan Keşif başına 2 ZP
tui-sign-bonus-workers_4_or_9 = 1-3 / 4-5 gücünde işçi: 4 / 9 ZP

## Help

tui-all-tiles = Masadaki tüm karolar
tui-keys = Tuşlar
tui-signs = İşaretler
# Keys that have no name of their own
tui-keys-answers = 1-9, harfler
tui-keys-mouse = tıklama
# What keys do: at most 40 columns each
tui-does-answers = o tuşun cevabını verir
tui-does-arrows = cevap seçer ve verir
tui-does-mouse = farenin altındaki cevabı verir
tui-does-undo = geri alır, yineler
tui-does-hint = ipucu: en iyi cevaplar ve nedenleri
tui-does-scroll = günlüğü kaydırır
tui-does-tiles = tüm karolar, açıklamalarıyla
tui-does-log = günlüğün tamamı
tui-does-save = oyunu bir adla kaydeder
tui-does-language = başka bir dil
tui-does-menu = menüye döner
tui-does-quit = çıkar; oyun saklanır
legend-colours = Renkler: bir panoda kakao için kaç renk sayılır; ana hamle o kadar kakao tutar.
legend-marks = ▸ seçili cevabın neyi değiştireceğini gösterir. ■ bir Binadır. konan ↑1 →0 ↓0 ←0: Piramidin her kenarındaki Dekorasyonlar.
# $goods: letters with what they stand for, "w wood, s stone"
legend-costs = ◇ maliyetiyle birlikte bir Keşif karosudur ({ $goods }).
legend-steps = Basamaklar: ◇2 orada iki Keşif karosu var, ★ Tapınak Bonusu karosu, ▲ tepe.
# $signs: short names with what they stand for, "4VP Victory points, 2up Two power-ups"
legend-tiles = Karoların kısa adları: { $signs }.
legend-sign = { $sign } { $name }
