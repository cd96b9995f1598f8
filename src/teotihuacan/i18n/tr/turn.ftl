# Taking a turn: what is asked, what can be answered, what it brings.

## Questions, by the engine's names

ask-none = Oyun bitti
ask-keep_starting_tiles = Dört Başlangıç karonuzdan ikisini tutun
ask-take_starting_tile = { $which ->
    [0] İlk Başlangıç karonuzu alın
   *[other] İkinci Başlangıç karonuzu alın
}
ask-start_power_up = { $count ->
    [one] Bir başlangıç işçisini güçlendirin
   *[other] Başlangıç işçilerinizi { $count } kez güçlendirin
}
ask-start_discovery = Başlangıç karonuzun gösterdiği Keşif karosunu satın alacak mısınız?
ask-place_worker = { $power } gücündeki işçiniz nerede başlasın?
ask-turn = { $double_move ->
    [0] { $move_anywhere ->
        [0] Hangi işçiyi taşıyacaksınız?
       *[other] Hangi işçiyi istediğiniz panoya taşıyacaksınız?
    }
   *[other] { $move_anywhere ->
        [0] Hangi iki işçiyi taşıyacaksınız?
       *[other] Hangi iki işçiyi istediğiniz panoya taşıyacaksınız?
    }
}
ask-second_worker = { $board_to } onunla hangi işçi gelsin?
ask-board_action = { $here }: burada ne yapacaksınız?
ask-worship_order = Önce hangisi?
ask-buy_discovery = Keşif karosu satın alacak mısınız ({ $spot })?
ask-large_step = Bu basamağın ödülünü mü alacaksınız, bir Keşif karosu mu?
ask-choose_temple = Hangi tapınakta ilerleyeceksiniz?
ask-match_temple = Önce hangi renkli eşleşme?
ask-gain_resources = { $resources ->
    [one] Bir kaynak seçin
   *[other] { $resources } kaynak seçin
}
ask-royal_trade = 1 kakao karşılığında 1 { $good } ve 1 taş: kaç kez takas edeceksiniz?
ask-royal_swap = Seçeceğiniz { $power } kaynak için 1 kakao ile hangi kaynağı ödeyeceksiniz?
ask-royal_sell = Tanesi 2 kakaodan hangi kaynakları satacaksınız?
ask-royal_temple = { $steps ->
    [one] Bir tapınak basamağı için 1 kakao ödeyecek misiniz?
   *[other] Bir tapınak basamağı için 1 kakao ödeyecek misiniz? En çok { $steps } basamak
}
ask-technology = Hangi Teknolojiyi öğreneceksiniz?
ask-nobles_row = Hangi sıraya inşa edeceksiniz?
ask-decoration = Hangi Dekorasyon karosu, hangi kenara?
ask-pyramid_tile = { $placed ->
    [0] Hangi Piramit karosunu koyacaksınız?
   *[other] Bir karo daha koyacak mısınız? Konan: { $placed } / { $workers }
}
ask-pyramid_cell = Karo nereye konacak?
ask-discount = Hangisi eksik ödensin?
ask-power_up = { $count ->
    [one] { $board_at } hangi işçi güçlensin?
   *[other] { $board_at } hangi işçi güçlensin? ({ $count } güçlendirme)
}
ask-paid_power_up = { $board_at } bir güçlendirme daha için 1 kakao ödeyecek misiniz?
ask-power_up_anywhere = { $count ->
    [one] Hangi işçi güçlensin?
   *[other] Hangi işçi güçlensin? ({ $count } güçlendirme)
}
ask-ascension = Yükseliş için hangi ödül?
ask-end_turn = Sıranızı bitirin ya da önce kalan seçenekleri kullanın
ask-salary = { $owed ->
    [one] 1 kakao maaşı ödeyecek misiniz?
   *[other] { $owed } kakao maaşın ne kadarını ödeyeceksiniz?
}

## What is to be picked next

next-board = Nereye gitsin?
next-side = Hangi kenara?
next-starting = Yanına hangisi?
next-part = Ne için ibadet edeceksiniz?
next-turn = Karoyu döndürün, sonra koyun
next-confirm = Emin misiniz?

## Answers, by kind

answer-brings = { $answer }: { $brings }
answer-end_turn = Sırayı bitir
answer-decline = { $question ->
    [pyramid_tile] Başka karo koyma
    [discount] İndirimi sakla
    [paid_power_up] Güçlendirmeden geç
    [royal_sell] Hiçbir şey satma
    [royal_swap] Değiş tokuş yapma
    [royal_temple] İlerlemeden geç
   *[other] Almadan geç
}
answer-unlock = Tüm işçilerin kilidini aç: bütün sıranız gider
answer-unlock_paid = Tüm işçilerin kilidini aç
answer-move = { $start } { $power } → { $board }
answer-move-to = { $board }
answer-worker = { $start_key ->
    [none] { $power } gücünde işçi
   *[other] { $start }: { $power } gücünde işçi
}
answer-collect = Kakao topla
answer-main = { $board_key ->
    [forest] Odun topla
    [stone_quarry] Taş topla
    [gold_deposits] Altın topla
    [alchemy] Teknoloji öğren
    [nobles] Soylular’a inşa et
    [decorations] Dekorasyon koy
   *[construction] Piramidi inşa et
}
answer-worship = { $part ->
    [discovery] Keşif karosu için ibadet et
    [both] İkisi için de ibadet et
   *[ability] İbadet et
}
answer-worship-royal = { $part ->
    [discovery] Keşif karosu ({ $royal })
    [both] { $royal } + Keşif karosu
   *[ability] { $royal }
}
answer-ability_first = { $single ->
    [yes] Yetenekle devam et
   *[no] Önce yetenek
}
answer-discovery_first = Önce Keşif karosu
answer-reward = Ödülü al
answer-buy = Satın al: { $discovery }
answer-learn = { $technology }
answer-build = { $row_key ->
    [top] Üst sıra
    [middle] Orta sıra
   *[bottom] Alt sıra
}
answer-decorate = { $side_key ->
    [top] Dekorasyon { $slot }: üst kenar
    [right] Dekorasyon { $slot }: sağ kenar
    [bottom] Dekorasyon { $slot }: alt kenar
   *[left] Dekorasyon { $slot }: sol kenar
}
answer-pick = Piramit karosu { $slot }
answer-place = { $turn ->
    [0] Seviye { $level }, satır { $row }, sütun { $column }
   *[other] Seviye { $level }, satır { $row }, sütun { $column }, { $turn } kez döndürülmüş
}
answer-discount_stone = Bir taş eksik
answer-discount_wood = Bir odun eksik
answer-ascend = { $reward ->
    [vp] Zafer Puanı
    [cocoa] Kakao
    [temple] Bir tapınak basamağı
    [two_temples] İki tapınak basamağı
   *[worker] Dördüncü işçiniz
}
answer-temple = { $temple_key ->
    [blue] Mavi tapınak
    [red] Kırmızı tapınak
   *[green] Yeşil tapınak
}
answer-resources = { $goods }
answer-amount = { $of ->
    [salary] { $amount } öde
   *[other] { $amount ->
        [0] Hiç
        [one] Bir kez
       *[other] { $amount } kez
    }
}
answer-keep = { $first } ve { $second } numaralı karolar
answer-take = Başlangıç karosu { $starting_tile }
answer-start_on = { $board }
answer-use = Kullan: { $discovery }

## Places that are picked first

place-worker = { $board_key ->
    [none] { $power } gücünde işçi
   *[other] { $board }: { $power } gücünde işçi
}
place-decoration = Dekorasyon { $number }
place-decoration-seen = Dekorasyon { $number }: { $icons }
place-tile = Piramit karosu { $number }
place-tile-seen = Piramit karosu { $number }: { $icons }
place-starting = Başlangıç karosu { $number }
place-worship = İbadet: { $board }
place-royal = Kraliyet karosu { $number }

## Amounts; $n may have a sign, $count is the number without it: choose plural forms by $count

amount-wood = { $n } odun
amount-stone = { $n } taş
amount-gold = { $n } altın
amount-cocoa = { $n } kakao
amount-vp = { $n } ZP
amount-temple_blue = { $n } mavi tapınak
amount-temple_red = { $n } kırmızı tapınak
amount-temple_green = { $n } yeşil tapınak
amount-avenue = { $n } Bulvar
amount-track = { $n } Piramit parkuru
amount-power_up = { $n } güç
amount-worker = { $n } işçi
amount-ascended = Yükseliş
amount-locked = işçi kilitlenir
amount-unlocked = { $n ->
    [one] işçinin kilidi açılır
   *[other] { $n } işçinin kilidi açılır
}
amount-learned = Teknoloji
amount-bought = { $discovery }
amount-light = Güneş diski ilerler
amount-unpaid = { $n } kakao ödenmez
amount-step_lost = tapınak basamağı boşa gider
good-plain = { $good ->
    [wood] odun
    [stone] taş
    [gold] altın
   *[cocoa] kakao
}

## What a move leads to

ahead-colours = { $colours ->
    [0] orada kimse yok
    [one] orada { $colours } renk
   *[other] orada { $colours } renk
}
ahead-collect = { $cocoa } topla
ahead-main = { $cocoa ->
    [0] hamle bedava
   *[other] hamle { $cocoa } kakao
}
ahead-main-short = hamle
ahead-collect-short = topla
ahead-worship = ibadet

## Where you are in your turn

stages = Sıranız, adım adım
stage-done = { $stage }, tamam
stage-now = { $stage }, şimdi
stage-ahead = { $stage }, daha sonra
stage-turn = Taşıma
stage-second_worker = İkinci işçi
stage-board_action = Hamle
stage-end_turn = Sırayı bitir
stage-keep_starting_tiles = Karo tut
stage-take_starting_tile = Karo al
stage-start_power_up = Güçlendirme
stage-start_discovery = Keşif karosu
stage-take_starting_goods = Başlangıç malları
stage-place_worker = İşçi yerleştir
stage-worship_order = İbadet
stage-buy_discovery = Keşif karosu
stage-large_step = Tapınak ödülü
stage-choose_temple = Tapınak
stage-match_temple = Eşleşmeler
stage-gain_resources = Kaynaklar
stage-royal_trade = Kraliyet karosu
stage-royal_swap = Kraliyet karosu
stage-royal_sell = Kraliyet karosu
stage-royal_temple = Kraliyet karosu
stage-technology = Teknoloji
stage-nobles_row = Soylular
stage-decoration = Dekorasyon
stage-pyramid_tile = Piramit
stage-pyramid_cell = Yerine koy
stage-more_tiles = Yeni karo
stage-discount = İndirim
stage-main_action_done = Güçlendirme
stage-power_up = Güçlendirme
stage-paid_power_up = Ücretli güçlendirme
stage-power_up_anywhere = Güçlendirme
stage-ascension = Yükseliş
stage-salary = Maaş

## The bar

turn-of = Sıra: { $name }
turn-thinks = { $name } düşünüyor
turn-over = Oyun bitti
turn-held = Son hamleniz buydu: { $text }
turn-sending = Gönderiliyor…
turn-offline = Bağlantı yok. Cevabınız kaybolmadı: birazdan yeniden deneyin.
turn-on-table = Masada parlayanlardan birini seçin.
turn-undo = Geri al
turn-take-back = Geri al
turn-end = Sırayı bitir
turn-back = Geri
turn-confirm = Onayla
turn-lay = Buraya koy
turn-keep = Bunları tut
turn-clockwise = Karoyu döndür
turn-tile = Yön { $turn } / { $of }
turn-all = Tüm cevaplar
turn-confirm-picks = Her seçimi onayla
turn-skip = Atla

## Hints

hint = İpucu
hint-thinking = Düşünüyor…
hint-none = Burada ipucu verilemez.
hint-title = Güçlü bir oyuncu ne yapardı
hint-close = İpucunu gizle
# $things: piece-* in the plain form (gains, costs) or piece-locked in the accusative (frees, locks), matter-* in the dative (helps, hurts)
reason-gains = { $things } kazandırır
reason-helps = { $things } yarar
reason-frees = { $things } serbest bırakır
reason-costs = { $things } götürür
reason-hurts = { $things } zarar verir
reason-locks = { $things } kilitler
reason-none = karşılığını sonra verir
piece-vp = { $n } ZP
piece-wood = { $n } odun
piece-stone = { $n } taş
piece-gold = { $n } altın
piece-cocoa = { $n } kakao
piece-avenue = { $n ->
    [one] bir Bulvar adımı
   *[other] { $n } Bulvar adımı
}
piece-track = { $n ->
    [one] Piramit parkurunda bir adım
   *[other] Piramit parkurunda { $n } adım
}
piece-masks = { $n ->
    [one] bir maske
   *[other] { $n } maske
}
piece-temples = { $n ->
    [one] bir tapınak basamağı
   *[other] { $n } tapınak basamağı
}
piece-technologies = { $n ->
    [one] bir Teknoloji
   *[other] { $n } Teknoloji
}
piece-power = { $n ->
    [one] bir güçlendirme
   *[other] { $n } güçlendirme
}
piece-workers = { $n ->
    [one] bir işçi
   *[other] { $n } işçi
}
piece-locked = { $n ->
    [one] bir işçiyi
   *[other] { $n } işçiyi
}
piece-discoveries = { $n ->
    [one] bir Keşif karosu
   *[other] { $n } Keşif karosu
}
matter-vp = puanınıza
matter-wood = odununuza
matter-stone = taşınıza
matter-gold = altınınıza
matter-cocoa = kakaonuza
matter-salary = sonraki maaş ödemenize
matter-avenue = Bulvar’daki yerinize
matter-track = Piramit parkurundaki yerinize
matter-masks = maske setinize
matter-temples = tapınaklardaki yerinize
matter-bonus_tiles = Tapınak Bonusu karolarınıza
matter-technologies = Teknolojilerinize
matter-power = işçilerinizin gücüne
matter-workers = işçi sayınıza
matter-locked = kilitli işçilerinize
matter-discoveries = Keşif karolarınıza
matter-position = işçilerinizin konumuna
