# What happened: a message for each key of game/log.py. The heading of an entry says who did it ($name).
# Names come in words; $x_key is the same thing as the engine calls it, "none" if there is none.
# The past tense of the third person has no gender in Turkish: it fits every name.

log-moved = { $power } gücünde bir işçiyi { $start_from } { $board_to } taşıdı
log-gained = { $goods } kazandı
log-paid = { $goods } ödedi
log-scored = { $vp } ZP: { $source }
log-lost = { $vp } ZP kaybetti: { $source }
log-temple_stepped = { $temple_key ->
    [blue] Mavi tapınak, basamak { $step }
    [red] Kırmızı tapınak, basamak { $step }
   *[green] Yeşil tapınak, basamak { $step }
}
log-step_lost = { $temple_key ->
    [blue] Mavi tapınakta çıkacak basamak kalmadı
    [red] Kırmızı tapınakta çıkacak basamak kalmadı
   *[green] Yeşil tapınakta çıkacak basamak kalmadı
}
log-choice_lost = Hiçbir tapınakta çıkacak basamak kalmadı
log-avenue_stepped = Bulvar, adım { $step }
log-track_stepped = Piramit parkuru, adım { $step }
log-locked = { $power } gücünde bir işçiyle { $board_at } ibadet etti
log-unlocked = { $board_at } { $power } gücündeki işçisinin kilidini açtı
log-pushed_off = { $board_at } { $power } gücündeki işçi yerinden edildi, artık serbest
log-cocoa_collected = { $board_at } kakao topladı, { $colours ->
    [0] orada kimse yoktu
    [one] orada { $colours } renk vardı
   *[other] orada { $colours } renk vardı
}
log-main_action_taken = { $board }: { $workers } işçiyle ana hamle
log-powered_up = { $board_key ->
    [none] Bir başlangıç işçisinin gücü artık { $power }
   *[other] { $board_at } bir işçinin gücü artık { $power }
}
log-ascended = { $board_at } bir işçi yükseldi
log-worker_arrived = { $board_at } { $power } gücünde yeni bir işçi
log-learned = “{ $technology }” Teknolojisini öğrendi
log-tile_built = Bir Piramit karosu koydu: seviye { $level }, satır { $row }, sütun { $column }
log-decorated = { $side_key ->
    [top] Üst kenara bir Dekorasyon karosu koydu
    [right] Sağ kenara bir Dekorasyon karosu koydu
    [bottom] Alt kenara bir Dekorasyon karosu koydu
   *[left] Sol kenara bir Dekorasyon karosu koydu
}
log-nobles_built = { $row_key ->
    [top] Soylular’ın üst sırasına bir Bina inşa etti
    [middle] Soylular’ın orta sırasına bir Bina inşa etti
   *[bottom] Soylular’ın alt sırasına bir Bina inşa etti
}
log-bought = “{ $discovery }” Keşif karosunu aldı
log-used = “{ $discovery }” Keşif karosunu kullandı
log-discarded = “{ $discovery }” Keşif karosunu attı
log-drew_discovery = Yeni Keşif karosu: { $discovery } ({ $spot })
log-drew_decoration = Yeni bir Dekorasyon karosu açıldı
log-drew_tile = Yeni bir Piramit karosu açıldı
log-light_moved = Güneş diski { $step } numaralı alana geldi
log-eclipse_due = Diskler buluştu: { $eclipse }. Tutulma geliyor
log-eclipse_scored = { $eclipse }. Tutulma puanlanıyor
log-salary_paid = Maaşın tamamını ödedi: { $paid } kakao
log-salary_short = Maaş için { $paid } kakao ödedi, { $unpaid } kakao ödenmedi
log-neutral_moved = Tarafsız zarların yeni yerleri: { $boards }
log-starting_tile_kept = { $starting_tile } numaralı Başlangıç karosunu tuttu
log-worker_placed = { $board_at } { $power } gücünde bir işçiyle başladı
log-turn_began = Sıra: { $name }
log-turn_ended = Sıra bitti
log-game_over = Oyun bitti

## Teotibot

log-bot_rolled = { $first_die } ve { $second_die } attı: { $slot }
log-bot_acted = “{ $bot_tile }” karosunu kullanıyor
log-bot_did = { $part_key ->
    [construct] Bir Piramit karosu koyuyor
    [gather_stone] Taş topluyor
    [decorate] Bir Dekorasyon karosu koyuyor
    [gather_gold] Altın topluyor
    [build_for_nobles] Soylular’a bir Bina inşa ediyor
    [gather_wood] Odun topluyor
    [learn] Bir Teknoloji öğreniyor
    [master] Bir panoda ustalığını gösteriyor
    [take_mask] Bir maske alıyor
    [power_up_twice] En zayıf işçisini iki kez güçlendiriyor
   *[fall_back] Kakaoyla ve en zayıf işçisiyle yetiniyor
}
log-bot_could_not = { $part_key ->
    [construct] Piramit karosu koyamıyor: { $outcome }
    [gather_stone] Taş toplayamıyor: { $outcome }
    [decorate] Dekorasyon karosu koyamıyor: { $outcome }
    [gather_gold] Altın toplayamıyor: { $outcome }
    [build_for_nobles] Soylular’a Bina inşa edemiyor: { $outcome }
    [gather_wood] Odun toplayamıyor: { $outcome }
    [learn] Teknoloji öğrenemiyor: { $outcome }
    [master] Hiçbir panoda ustalığını gösteremiyor: { $outcome }
    [take_mask] Maske alamıyor: { $outcome }
    [power_up_twice] İşçi güçlendiremiyor: { $outcome }
   *[fall_back] Yedek hamlesini yapamıyor: { $outcome }
}
log-bot_mastered = { $board_at } { $power } gücündeki işçisiyle hamle yapıyor
log-bot_worker_could_not = { $board_at } { $power } gücündeki işçi hamle yapamıyor: { $outcome }
log-bot_worshipped = { $start_from } gelen işçisiyle { $board_at } ibadet ediyor
log-bot_shifted = “{ $bot_tile }” karosu kayıyor: { $slot }
log-bot_turned = { $upper_key ->
    [left] { $lower_key ->
        [left] Yön karoları: sol, sol
       *[right] Yön karoları: sol, sağ
    }
   *[right] { $lower_key ->
        [left] Yön karoları: sağ, sol
       *[right] Yön karoları: sağ, sağ
    }
}
log-bot_exchanged = { $cocoa } kakaoyu { $vp } ZP ile değiştirdi

log-slot-top = üst
log-slot-middle_left = orta sol
log-slot-middle_right = orta sağ
log-slot-bottom_left = alt sol
log-slot-bottom_centre = alt orta
log-slot-bottom_right = alt sağ
log-slot-aside = kenarda

log-outcome-done = oldu
log-outcome-no_worker = orada işçisi yok
log-outcome-not_paid = ödeyemiyor
log-outcome-no_tile = karo kalmadı
log-outcome-no_place = yer kalmadı
log-outcome-no_technology = Teknoloji kalmadı
log-outcome-no_building = Bina kalmadı
log-outcome-no_mask = ödeyebileceği yeni maske yok
log-outcome-no_action = orada hamle yok

## Where victory points come from

log-source-construction = Piramit karosu
log-source-matches = eşleşen simgeler
log-source-decorations = Dekorasyon karosu
log-source-nobles = Soylular
log-source-avenue = Bulvar
log-source-leader = Piramit parkurunda en önde
log-source-track = Piramit parkuru
log-source-masks = maskeler
log-source-temples = tapınak
log-source-technologies = Teknoloji
log-source-learners = başkası da öğrendi
log-source-discoveries = Keşif karosu
log-source-royal_tiles = Kraliyet karosu
log-source-ascension = Yükseliş
log-source-resource_boards = kaynak panosu
log-source-bonus_tiles = Tapınak Bonusu karosu
log-source-salary = ödenmeyen maaş
log-source-cocoa_exchange = bozdurulan kakao
log-source-leftovers = artan mallar
log-source-earlier_play = önceki oyun

## The log around them

log-title = Neler oldu
log-nothing = Henüz bir şey olmadı.
log-of = { $name }: { $text }
log-table = Masa
log-secret = { $name } seçimini yaptı
log-undone = Son cevabını geri aldı
log-held = Sırayı bitirmeye hazır
log-timed-out = Süre doldu: bu sırayı bir bot tamamlıyor
log-replaced = { $name } yerine bir bot devam ediyor
log-resigned = { $name } oyundan çekiliyor
log-follow = En yeni
