# Taking a turn: what is asked, what can be answered, what it brings.

## Questions, by the engine's names

ask-none = Vége a játéknak
ask-keep_starting_tiles = Tarts meg kettőt a négy kezdőlapkádból
ask-take_starting_tile = { $which ->
    [0] Vedd el az első kezdőlapkádat
   *[other] Vedd el a második kezdőlapkádat
}
ask-start_power_up = { $count ->
    [one] Erősíts meg egy kezdő munkást
   *[other] Erősítsd meg a kezdő munkásaidat, összesen { $count } alkalommal
}
ask-start_discovery = Megveszed a felfedezéslapkát, amit a kezdőlapkád mutatott?
ask-place_worker = Hol kezd { $power ->
    [1] az 1-es
    [3] a 3-as
    [5] az 5-ös
    [6] a 6-os
   *[other] a { $power }-es
} erejű munkásod?
ask-turn = { $double_move ->
    [0] { $move_anywhere ->
        [0] Melyik munkásod lép?
       *[other] Melyik munkásod lép, bármelyik táblára?
    }
   *[other] { $move_anywhere ->
        [0] Melyik két munkásod lép?
       *[other] Melyik két munkásod lép, bármelyik táblára?
    }
}
ask-second_worker = Melyik munkás tart vele { $board_to }?
ask-board_action = { $here }: mit csinálsz?
ask-worship_order = Melyik legyen előbb?
ask-buy_discovery = Megveszel egy felfedezéslapkát ({ $spot })?
ask-large_step = A lépcső jutalmát kéred, vagy veszel egy felfedezéslapkát?
ask-choose_temple = Melyik templomon lépsz feljebb?
ask-match_temple = Melyik színes egyezés legyen előbb?
ask-gain_resources = { $resources ->
    [one] Válassz egy nyersanyagot
   *[other] Válassz { $resources } nyersanyagot
}
ask-royal_trade = { $good_key ->
    [gold] Hányszor cserélsz 1 kakaót 1 aranyra és 1 kőre?
   *[other] Hányszor cserélsz 1 kakaót 1 fára és 1 kőre?
}
ask-royal_swap = Melyik nyersanyagot adod 1 kakaóval együtt { $power } tetszőlegesért?
ask-royal_sell = Mely nyersanyagokat adod el, darabját 2 kakaóért?
ask-royal_temple = { $steps ->
    [one] Fizetsz 1 kakaót egy templomlépésért?
   *[other] Fizetsz 1 kakaót egy templomlépésért? Legfeljebb { $steps } lépés
}
ask-technology = Melyik technológiát fejleszted ki?
ask-nobles_row = Melyik sorba építesz?
ask-decoration = Melyik díszlapkát rakod le, melyik oldalra?
ask-pyramid_tile = { $placed ->
    [0] Melyik piramislapkát rakod le?
   *[other] Raksz még egy lapkát? Eddig { $placed }, legfeljebb { $workers }
}
ask-pyramid_cell = Hová kerüljön a lapka?
ask-discount = Melyik ár legyen kisebb?
ask-power_up = { $count ->
    [one] Melyik munkást erősíted meg { $board_at }?
   *[other] Melyik munkást erősíted meg { $board_at }? Összesen { $count } megerősítés
}
ask-paid_power_up = Fizetsz 1 kakaót még egy megerősítésért { $board_at }?
ask-power_up_anywhere = { $count ->
    [one] Melyik munkást erősíted meg?
   *[other] Melyik munkást erősíted meg? Összesen { $count } megerősítés
}
ask-ascension = Milyen jutalmat kérsz a felemelkedésért?
ask-end_turn = Fejezd be a köröd, vagy tedd meg előbb, amit még lehet
ask-salary = { $owed ->
    [one] Kifizeted az 1 kakaós bért?
   *[other] Mennyit fizetsz ki a bérből ({ $owed } kakaó)?
}

## What is to be picked next

next-board = Hová lép?
next-side = Melyik oldalra?
next-starting = Melyik legyen a másik?
next-part = Mit kérsz az imádásért?
next-turn = Forgasd el a lapkát, aztán rakd le
next-confirm = Biztosan?

## Answers, by kind

answer-brings = { $answer }: { $brings }
answer-end_turn = Kör vége
answer-decline = { $question ->
    [pyramid_tile] Nem rakok többet
    [discount] Megtartom az engedményt
    [paid_power_up] Nem kérek megerősítést
    [royal_sell] Nem adok el semmit
    [royal_swap] Nem váltok át semmit
    [royal_temple] Nem kérek lépést
   *[other] Nem veszem meg
}
answer-unlock = Összes munkás felszabadítása: az egész köröd
answer-unlock_paid = Összes munkás felszabadítása
answer-move = { $start } { $power } → { $board }
answer-move-to = { $board }
answer-worker = { $start_key ->
    [none] { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkás
   *[other] { $start }: { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkás
}
answer-collect = Kakaószüret
answer-main = { $board_key ->
    [forest] Fa gyűjtése
    [stone_quarry] Kő gyűjtése
    [gold_deposits] Arany gyűjtése
    [alchemy] Technológia kifejlesztése
    [nobles] Építés a nemeseknek
    [decorations] Díszlapka lerakása
   *[construction] Piramisépítés
}
answer-worship = { $part ->
    [discovery] Imádás a felfedezéslapkáért
    [both] Imádás mindkettőért
   *[ability] Imádás
}
answer-worship-royal = { $part ->
    [discovery] A felfedezéslapka ({ $royal })
    [both] { $royal } + felfedezéslapka
   *[ability] { $royal }
}
answer-ability_first = { $single ->
    [yes] Tovább a képességgel
   *[no] Előbb a képesség
}
answer-discovery_first = Előbb a felfedezéslapka
answer-reward = A jutalmat kérem
answer-buy = Megveszem: { $discovery }
answer-learn = { $technology }
answer-build = { $row_key ->
    [top] Felső sor
    [middle] Középső sor
   *[bottom] Alsó sor
}
answer-decorate = { $side_key ->
    [top] { $slot }. díszlapka: felső oldal
    [right] { $slot }. díszlapka: jobb oldal
    [bottom] { $slot }. díszlapka: alsó oldal
   *[left] { $slot }. díszlapka: bal oldal
}
answer-pick = { $slot }. piramislapka
answer-place = { $turn ->
    [0] { $level }. szint, { $row }. sor, { $column }. oszlop
   *[other] { $level }. szint, { $row }. sor, { $column }. oszlop, { $turn }× elforgatva
}
answer-discount_stone = Eggyel kevesebb kő
answer-discount_wood = Eggyel kevesebb fa
answer-ascend = { $reward ->
    [vp] Győzelmi pontok
    [cocoa] Kakaó
    [temple] Egy templomlépés
    [two_temples] Két templomlépés
   *[worker] A negyedik munkásod
}
answer-temple = { $temple_key ->
    [blue] Kék templom
    [red] Piros templom
   *[green] Zöld templom
}
answer-resources = { $goods }
answer-amount = { $of ->
    [salary] { $amount } kakaót fizetek
   *[other] { $amount ->
        [0] Egyszer sem
        [one] Egyszer
        [2] Kétszer
        [3] Háromszor
        [4] Négyszer
        [5] Ötször
       *[other] { $amount } alkalommal
    }
}
answer-keep = { $first }. és { $second }. lapka
answer-take = { $starting_tile }. kezdőlapka
answer-start_on = { $board }
answer-use = Felhasználom: { $discovery }

## Places that are picked first

place-worker = { $board_key ->
    [none] { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkás
   *[other] { $board }: { $power ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
       *[other] { $power }-es
    } erejű munkás
}
place-decoration = { $number }. díszlapka
place-decoration-seen = { $number }. díszlapka: { $icons }
place-tile = { $number }. piramislapka
place-tile-seen = { $number }. piramislapka: { $icons }
place-starting = { $number }. kezdőlapka
place-worship = Imádás: { $board }
place-royal = { $number }. királylapka

## Amounts; $n may have a sign, $count is the number without it: choose plural forms by $count

amount-wood = { $n } fa
amount-stone = { $n } kő
amount-gold = { $n } arany
amount-cocoa = { $n } kakaó
amount-vp = { $n } GYP
amount-temple_blue = { $n } kék templom
amount-temple_red = { $n } piros templom
amount-temple_green = { $n } zöld templom
amount-avenue = { $n } Holtak útja
amount-track = { $n } piramissáv
amount-power_up = { $n } erő
amount-worker = { $n } munkás
amount-ascended = felemelkedés
amount-locked = zárolt munkás
amount-unlocked = { $n ->
    [one] felszabadult munkás
   *[other] { $n } felszabadult munkás
}
amount-learned = technológia
amount-bought = { $discovery }
amount-light = lép a világos korong
amount-unpaid = { $n } kakaó elmarad
amount-step_lost = elveszett templomlépés
good-plain = { $good ->
    [wood] fa
    [stone] kő
    [gold] arany
   *[cocoa] kakaó
}

## What a move leads to

ahead-colours = { $colours ->
    [0] senki sincs ott
    [one] { $colours } szín van ott
   *[other] { $colours } szín van ott
}
ahead-collect = szüret: { $cocoa }
ahead-main = { $cocoa ->
    [0] akció ingyen
   *[other] akció { $cocoa } kakaóért
}
ahead-main-short = akció
ahead-collect-short = szüret
ahead-worship = imádás

## Where you are in your turn

stages = A köröd, lépésről lépésre
stage-done = { $stage }, kész
stage-now = { $stage }, most
stage-ahead = { $stage }, hátravan
stage-turn = Mozgás
stage-second_worker = Második munkás
stage-board_action = Akció
stage-end_turn = Kör vége
stage-keep_starting_tiles = Lapkaválasztás
stage-take_starting_tile = Lapka elvétele
stage-start_power_up = Megerősítés
stage-start_discovery = Felfedezéslapka
stage-take_starting_goods = Kezdőkészlet
stage-place_worker = Munkások lerakása
stage-worship_order = Imádás
stage-buy_discovery = Felfedezéslapka
stage-large_step = Templomjutalom
stage-choose_temple = Templomlépés
stage-match_temple = Egyezések
stage-gain_resources = Nyersanyagok
stage-royal_trade = Királylapka
stage-royal_swap = Királylapka
stage-royal_sell = Királylapka
stage-royal_temple = Királylapka
stage-technology = Technológia
stage-nobles_row = Nemesek
stage-decoration = Díszlapka
stage-pyramid_tile = Piramis
stage-pyramid_cell = Lerakás
stage-more_tiles = További lapkák
stage-discount = Engedmény
stage-main_action_done = Megerősítés
stage-power_up = Megerősítés
stage-paid_power_up = Plusz megerősítés
stage-power_up_anywhere = Megerősítés
stage-ascension = Felemelkedés
stage-salary = Bér

## The bar

turn-of = { $name } dönt
turn-thinks = { $name } gondolkodik
turn-over = Vége a játéknak
turn-held = Ez volt az utolsó akciód: { $text }
turn-sending = Küldés…
turn-offline = Nincs kapcsolat. A válaszod nem veszett el: próbáld újra egy pillanat múlva.
turn-on-table = Válassz a kiemeltek közül az asztalon.
turn-undo = Visszavonás
turn-take-back = Visszavonás
turn-end = Kör vége
turn-back = Vissza
turn-confirm = Rendben
turn-lay = Ide rakom
turn-keep = Ezeket tartom meg
turn-clockwise = Lapka forgatása
turn-tile = Forgatás: { $turn } / { $of }
turn-all = Minden válasz
turn-confirm-picks = Rákérdezés minden választásra
turn-skip = Kihagyás

## Hints

hint = Tipp
hint-thinking = Gondolkodom…
hint-none = Itt nem kérhetsz tippet.
hint-title = Mit tenne egy erős játékos
hint-close = Tipp elrejtése
reason-gains = hoz { $things }
reason-helps = javítja { $things }
reason-frees = felszabadít { $things }
reason-costs = elvisz { $things }
reason-hurts = rontja { $things }
reason-locks = zárol { $things }
reason-none = később térül meg
# These follow a verb of reason-*: all of them are in the accusative
piece-vp = { $n } GYP-ot
piece-wood = { $n } fát
piece-stone = { $n } követ
piece-gold = { $n } aranyat
piece-cocoa = { $n } kakaót
piece-avenue = { $n ->
    [one] egy lépést a Holtak útján
   *[other] { $n } lépést a Holtak útján
}
piece-track = { $n ->
    [one] egy lépést a piramissávon
   *[other] { $n } lépést a piramissávon
}
piece-masks = { $n ->
    [one] egy maszkot
   *[other] { $n } maszkot
}
piece-temples = { $n ->
    [one] egy templomlépést
   *[other] { $n } templomlépést
}
piece-technologies = { $n ->
    [one] egy technológiát
   *[other] { $n } technológiát
}
piece-power = { $n ->
    [one] egy megerősítést
   *[other] { $n } megerősítést
}
piece-workers = { $n ->
    [one] egy munkást
   *[other] { $n } munkást
}
piece-locked = { $n ->
    [one] egy munkást
   *[other] { $n } munkást
}
piece-discoveries = { $n ->
    [one] egy felfedezéslapkát
   *[other] { $n } felfedezéslapkát
}
matter-vp = a pontszámodat
matter-wood = a fakészletedet
matter-stone = a kőkészletedet
matter-gold = az aranykészletedet
matter-cocoa = a kakaókészletedet
matter-salary = a következő bérfizetés esélyét
matter-avenue = a helyzetedet a Holtak útján
matter-track = a helyzetedet a piramissávon
matter-masks = a maszkkészletedet
matter-temples = a helyzetedet a templomokon
matter-bonus_tiles = a templom bónuszlapkáid értékét
matter-technologies = a technológiáid értékét
matter-power = a munkásaid erejét
matter-workers = a munkásaid számát
matter-locked = a zárolt munkásaid helyzetét
matter-discoveries = a felfedezéslapkáid értékét
matter-position = a munkásaid helyzetét
