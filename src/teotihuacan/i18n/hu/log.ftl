# What happened: a message for each key of game/log.py. The heading of an entry says who did it ($name).
# Names come in words; $x_key is the same thing as the engine calls it, "none" if there is none.

log-moved = Egy { $power ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $power }-es
} erejű munkás { $start_from } { $board_to } lépett
log-gained = Kapott: { $goods }
log-paid = Fizetett: { $goods }
log-scored = { $vp } GYP: { $source }
log-lost = Elvesztett { $vp } GYP-ot: { $source }
log-temple_stepped = { $temple_key ->
    [blue] Kék templom, { $step }. lépcső
    [red] Piros templom, { $step }. lépcső
   *[green] Zöld templom, { $step }. lépcső
}
log-step_lost = { $temple_key ->
    [blue] A kék templomon nem léphetett feljebb
    [red] A piros templomon nem léphetett feljebb
   *[green] A zöld templomon nem léphetett feljebb
}
log-choice_lost = Egyik templomon sem léphetett feljebb
log-avenue_stepped = Holtak útja, { $step }. lépés
log-track_stepped = Piramissáv, { $step }. lépés
log-locked = Imádás { $board_at } egy { $power ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $power }-es
} erejű munkással
log-unlocked = Felszabadult { $board_at } zárolt, { $power ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $power }-es
} erejű munkás
log-pushed_off = Kiszorult, és újra szabad { $board_at } { $power ->
    [1] az 1-es
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $power }-es
} erejű munkás
log-cocoa_collected = Kakaószüret { $board_at }, { $colours ->
    [0] ahol senki sem állt
    [one] ahol { $colours } szín állt
   *[other] ahol { $colours } szín állt
}
log-main_action_taken = { $board }: fő akció { $workers } munkással
log-powered_up = { $board_key ->
    [none] Megerősítés: egy kezdő munkás ereje most { $power }
   *[other] Megerősítés { $board_at }: a munkás ereje most { $power }
}
log-ascended = Felemelkedett egy munkás { $board_from }
log-worker_arrived = Új, { $power ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $power }-es
} erejű munkás { $board_at }
log-learned = Új technológia: { $technology }
log-tile_built = Piramislapka: { $level }. szint, { $row }. sor, { $column }. oszlop
log-decorated = { $side_key ->
    [top] Díszlapka a felső oldalon
    [right] Díszlapka a jobb oldalon
    [bottom] Díszlapka az alsó oldalon
   *[left] Díszlapka a bal oldalon
}
log-nobles_built = { $row_key ->
    [top] Épület a nemesek felső sorában
    [middle] Épület a nemesek középső sorában
   *[bottom] Épület a nemesek alsó sorában
}
log-bought = Elvett felfedezéslapka: { $discovery }
log-used = Felhasznált felfedezéslapka: { $discovery }
log-discarded = Eldobott felfedezéslapka: { $discovery }
log-drew_discovery = Új felfedezéslapka: { $discovery } ({ $spot })
log-drew_decoration = Új díszlapka a kínálatban
log-drew_tile = Új piramislapka a kínálatban
log-light_moved = A világos korong a naptársáv { $step }. mezőjére lépett
log-eclipse_due = A korongok találkoztak: közeleg { $eclipse ->
    [1] az első
    [2] a második
   *[other] a harmadik
} napfogyatkozás
log-eclipse_scored = { $eclipse ->
    [1] Az első
    [2] A második
   *[other] A harmadik
} napfogyatkozás pontozása
log-salary_paid = Kifizette a teljes bért: { $paid } kakaó
log-salary_short = Bér: { $paid } kakaó kifizetve, { $unpaid } elmaradt
log-neutral_moved = A semleges kockák új helye: { $boards }
log-starting_tile_kept = Megtartott kezdőlapka: { $starting_tile }
log-worker_placed = Kezdő munkás { $board_at }, { $power ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
   *[other] { $power }-es
} erővel
log-turn_began = { $name } köre
log-turn_ended = A kör vége
log-game_over = Vége a játéknak

## Teotibot

log-bot_rolled = Dobás: { $first_die } és { $second_die }, hely: { $slot }
log-bot_acted = Akciólapkája: { $bot_tile }
log-bot_did = { $part_key ->
    [construct] Piramislapkát rak le
    [gather_stone] Követ gyűjt
    [decorate] Díszlapkát rak le
    [gather_gold] Aranyat gyűjt
    [build_for_nobles] Épít a nemeseknek
    [gather_wood] Fát gyűjt
    [learn] Technológiát fejleszt ki
    [master] Egy tábla akcióját hajtja végre
    [take_mask] Elvesz egy maszkot
    [power_up_twice] Kétszer megerősíti a leggyengébb munkását
   *[fall_back] Más híján kakaó jár neki, és megerősíti a leggyengébb munkását
}
log-bot_could_not = { $part_key ->
    [construct] Nem rakhat le piramislapkát: { $outcome }
    [gather_stone] Nem gyűjthet követ: { $outcome }
    [decorate] Nem rakhat le díszlapkát: { $outcome }
    [gather_gold] Nem gyűjthet aranyat: { $outcome }
    [build_for_nobles] Nem építhet a nemeseknek: { $outcome }
    [gather_wood] Nem gyűjthet fát: { $outcome }
    [learn] Nem fejleszthet ki technológiát: { $outcome }
    [master] Egyik tábla akcióját sem hajthatja végre: { $outcome }
    [take_mask] Nem vehet el maszkot: { $outcome }
    [power_up_twice] Nem erősíthet meg munkást: { $outcome }
   *[fall_back] Mást sem tehet: { $outcome }
}
log-bot_mastered = Akció { $board_at } { $power ->
    [1] az 1-es
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $power }-es
} erejű munkásával
log-bot_worker_could_not = Nincs akció { $board_at } { $power ->
    [1] az 1-es
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $power }-es
} erejű munkással: { $outcome }
log-bot_worshipped = Imádás { $board_at } azzal a munkással, amelyik { $start_from } jött
log-bot_shifted = Továbblép egy akciólapkája ({ $bot_tile }): { $slot }
log-bot_turned = { $upper_key ->
    [left] { $lower_key ->
        [left] Iránylapkái: balra, balra
       *[right] Iránylapkái: balra, jobbra
    }
   *[right] { $lower_key ->
        [left] Iránylapkái: jobbra, balra
       *[right] Iránylapkái: jobbra, jobbra
    }
}
log-bot_exchanged = { $cocoa } kakaót { $vp } GYP-ra váltott

log-slot-top = felül
log-slot-middle_left = középen balra
log-slot-middle_right = középen jobbra
log-slot-bottom_left = alul balra
log-slot-bottom_centre = alul középen
log-slot-bottom_right = alul jobbra
log-slot-aside = félretéve

log-outcome-done = kész
log-outcome-no_worker = nincs ott munkása
log-outcome-not_paid = nincs miből fizetnie
log-outcome-no_tile = nincs több lapka
log-outcome-no_place = nincs több hely
log-outcome-no_technology = nincs több technológia
log-outcome-no_building = nincs több épület
log-outcome-no_mask = nincs új maszk, amit ki tudna fizetni
log-outcome-no_action = ott nincs akció

## Where victory points come from

log-source-construction = piramislapka
log-source-matches = egyező ikonok
log-source-decorations = díszlapka
log-source-nobles = nemesek
log-source-avenue = Holtak útja
log-source-leader = legelöl a piramissávon
log-source-track = piramissáv
log-source-masks = maszkok
log-source-temples = templom
log-source-technologies = technológia
log-source-learners = más is kifejlesztette ezt a technológiát
log-source-discoveries = felfedezéslapka
log-source-royal_tiles = királylapka
log-source-ascension = felemelkedés
log-source-resource_boards = nyersanyagtábla
log-source-bonus_tiles = templom bónuszlapka
log-source-salary = elmaradt bér
log-source-cocoa_exchange = beváltott kakaó
log-source-leftovers = megmaradt készlet
log-source-earlier_play = korábbi játék

## The log around them

log-title = Ami történt
log-nothing = Még nem történt semmi.
log-of = { $name }: { $text }
log-table = Az asztal
log-secret = { $name } választott
log-undone = Visszavonta az utolsó választ
log-held = Kész befejezni a kört
log-timed-out = Lejárt az idő: ezt a kört bot fejezi be
log-replaced = { $name } helyett bot játszik tovább
log-resigned = { $name } feladja
log-follow = Legújabb
