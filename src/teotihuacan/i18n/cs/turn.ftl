# Taking a turn: what is asked, what can be answered, what it brings.

## Questions, by the engine's names

ask-none = Hra skončila
ask-keep_starting_tiles = Nechte si dva ze čtyř startovních dílků
ask-take_starting_tile = { $which ->
    [0] Vezměte si první startovní dílek
   *[other] Vezměte si druhý startovní dílek
}
ask-start_power_up = { $count ->
    [one] Posilte počátečního pracovníka
    [few] Posilte počáteční pracovníky, { $count }×
   *[other] Posilte počáteční pracovníky, { $count }×
}
ask-start_discovery = Koupit dílek objevu, který ukázal startovní dílek?
ask-place_worker = Kde začne váš pracovník o síle { $power }?
ask-turn = { $double_move ->
    [0] { $move_anywhere ->
        [0] Kterého pracovníka přesunete?
       *[other] Kterého pracovníka přesunete, kamkoli?
    }
   *[other] { $move_anywhere ->
        [0] Které dva pracovníky přesunete?
       *[other] Které dva pracovníky přesunete, kamkoli?
    }
}
ask-second_worker = Který pracovník půjde s ním { $board_to }?
ask-board_action = { $here }: co tu uděláte?
ask-worship_order = Co bude první?
ask-buy_discovery = Koupit dílek objevu ({ $spot })?
ask-large_step = Vezmete si odměnu schodu, nebo koupíte dílek objevu?
ask-choose_temple = Ve kterém chrámu postoupíte?
ask-match_temple = Která barevná shoda bude první?
ask-gain_resources = { $resources ->
    [one] Vyberte surovinu
    [few] Vyberte { $resources } suroviny
   *[other] Vyberte { $resources } surovin
}
ask-royal_trade = { $good_key ->
    [wood] Kolikrát vyměníte 1 kakao za 1 dřevo a 1 kámen?
   *[gold] Kolikrát vyměníte 1 kakao za 1 zlato a 1 kámen?
}
ask-royal_swap = { $power ->
    [one] Kterou surovinu dáte s 1 kakaem za { $power } libovolnou?
    [few] Kterou surovinu dáte s 1 kakaem za { $power } libovolné?
   *[other] Kterou surovinu dáte s 1 kakaem za { $power } libovolných?
}
ask-royal_sell = Které suroviny prodáte, každou za 2 kakaa?
ask-royal_temple = { $steps ->
    [one] Zaplatit 1 kakao za schod v chrámu?
    [few] Zaplatit 1 kakao za schod v chrámu? Nejvýše { $steps } schody
   *[other] Zaplatit 1 kakao za schod v chrámu? Nejvýše { $steps } schodů
}
ask-technology = Kterou technologii si vezmete?
ask-nobles_row = Do které řady postavíte budovu?
ask-decoration = Který dílek výzdoby a na kterou stranu?
ask-pyramid_tile = { $placed ->
    [0] Který dílek pyramidy položíte?
   *[other] Položit další dílek? Už { $placed } z { $workers }
}
ask-pyramid_cell = Kam dílek položíte?
ask-discount = Na co uplatníte slevu?
ask-power_up = { $count ->
    [one] Kterého pracovníka { $board_at } posílíte?
    [few] Kterého pracovníka { $board_at } posílíte? { $count }×
   *[other] Kterého pracovníka { $board_at } posílíte? { $count }×
}
ask-paid_power_up = Zaplatit 1 kakao za další posílení { $board_at }?
ask-power_up_anywhere = { $count ->
    [one] Kterého pracovníka posílíte?
    [few] Kterého pracovníka posílíte? { $count }×
   *[other] Kterého pracovníka posílíte? { $count }×
}
ask-ascension = Jakou odměnu za povznesení?
ask-end_turn = Ukončete tah, nebo nejdřív udělejte, co ještě můžete
ask-salary = { $owed ->
    [one] Vyplatit mzdu 1 kakao?
    [few] Kolik ze mzdy { $owed } kakaa vyplatíte?
   *[other] Kolik ze mzdy { $owed } kakaa vyplatíte?
}

## What is to be picked next

next-board = Kam půjde?
next-side = Na kterou stranu?
next-starting = Který ještě?
next-part = Co si z uctívání vezmete?
next-turn = Natočte dílek a položte ho
next-confirm = Opravdu?

## Answers, by kind

answer-brings = { $answer }: { $brings }
answer-end_turn = Ukončit tah
answer-decline = { $question ->
    [pyramid_tile] Další dílek ne
    [discount] Slevu si nechat
    [paid_power_up] Neposilovat
    [royal_sell] Nic neprodat
    [royal_swap] Nesměňovat
    [royal_temple] Nepostoupit
   *[other] Nekupovat
}
answer-unlock = Uvolnit všechny pracovníky: za celý tah
answer-unlock_paid = Uvolnit všechny pracovníky
answer-move = { $start } { $power } → { $board }
answer-move-to = { $board }
answer-worker = { $start_key ->
    [none] Pracovník o síle { $power }
   *[other] { $start }: pracovník o síle { $power }
}
answer-collect = Sbírat kakao
answer-main = { $board_key ->
    [forest] Těžit dřevo
    [stone_quarry] Těžit kámen
    [gold_deposits] Těžit zlato
    [alchemy] Získat technologii
    [nobles] Postavit budovu
    [decorations] Položit výzdobu
   *[construction] Stavět pyramidu
}
answer-worship = { $part ->
    [discovery] Uctívat a vzít dílek objevu
    [both] Uctívat a vzít obojí
   *[ability] Uctívat
}
answer-worship-royal = { $part ->
    [discovery] Dílek objevu ({ $royal })
    [both] { $royal } a dílek objevu
   *[ability] { $royal }
}
answer-ability_first = { $single ->
    [yes] Pokračovat schopností
   *[no] Nejdřív schopnost
}
answer-discovery_first = Nejdřív dílek objevu
answer-reward = Vzít odměnu
answer-buy = Koupit { $discovery_acc }
answer-learn = { $technology }
answer-build = { $row_key ->
    [top] Horní řada
    [middle] Prostřední řada
   *[bottom] Spodní řada
}
answer-decorate = { $side_key ->
    [top] Výzdoba { $slot }: horní strana
    [right] Výzdoba { $slot }: pravá strana
    [bottom] Výzdoba { $slot }: dolní strana
   *[left] Výzdoba { $slot }: levá strana
}
answer-pick = Dílek pyramidy { $slot }
answer-place = { $turn ->
    [0] { $level }. patro, řada { $row }, sloupec { $column }
   *[other] { $level }. patro, řada { $row }, sloupec { $column }, natočení { $turn }
}
answer-discount_stone = O jeden kámen méně
answer-discount_wood = O jedno dřevo méně
answer-ascend = { $reward ->
    [vp] Vítězné body
    [cocoa] Kakao
    [temple] Schod v chrámu
    [two_temples] Dva schody v chrámech
   *[worker] Čtvrtý pracovník
}
answer-temple = { $temple_key ->
    [blue] Modrý chrám
    [red] Červený chrám
   *[green] Zelený chrám
}
answer-resources = { $goods }
answer-amount = { $of ->
    [salary] Vyplatit { $amount }
   *[other] { $amount ->
        [0] Ani jednou
        [one] Jednou
        [few] { $amount }krát
       *[other] { $amount }krát
    }
}
answer-keep = Dílky { $first } a { $second }
answer-take = Startovní dílek { $starting_tile }
answer-start_on = { $board }
answer-use = Použít { $discovery_acc }

## Places that are picked first

place-worker = { $board_key ->
    [none] Pracovník o síle { $power }
   *[other] { $board }: pracovník o síle { $power }
}
place-decoration = Výzdoba { $number }
place-decoration-seen = Výzdoba { $number }: { $icons }
place-tile = Dílek pyramidy { $number }
place-tile-seen = Dílek pyramidy { $number }: { $icons }
place-starting = Startovní dílek { $number }
place-worship = Uctívat ({ $board })
place-royal = Panovnický dílek { $number }

## Amounts; $n may have a sign, $count is the number without it: choose plural forms by $count

amount-wood = { $count ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
}
amount-stone = { $count ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
amount-gold = { $count ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlata
}
amount-cocoa = { $count ->
    [one] { $n } kakao
    [few] { $n } kakaa
   *[other] { $n } kakaa
}
amount-vp = { $n } VB
amount-temple_blue = { $n } v modrém chrámu
amount-temple_red = { $n } v červeném chrámu
amount-temple_green = { $n } v zeleném chrámu
amount-avenue = { $n } na Cestě mrtvých
amount-track = { $n } na stupnici pyramidy
amount-power_up = { $n } k síle
amount-worker = { $count ->
    [one] { $n } pracovník
    [few] { $n } pracovníci
   *[other] { $n } pracovníků
}
amount-ascended = povznesení
amount-locked = pracovník uctívá
amount-unlocked = { $n ->
    [one] uvolněný pracovník
    [few] { $n } uvolnění pracovníci
   *[other] { $n } uvolněných pracovníků
}
amount-learned = technologie
amount-bought = { $discovery }
amount-light = posun světlého disku
amount-unpaid = { $count ->
    [one] { $n } kakao nevyplaceno
    [few] { $n } kakaa nevyplacena
   *[other] { $n } kakaa nevyplaceno
}
amount-step_lost = schod propadá
good-plain = { $good ->
    [wood] dřevo
    [stone] kámen
    [gold] zlato
   *[cocoa] kakao
}

## What a move leads to

ahead-colours = { $colours ->
    [0] nikdo tam není
    [one] { $colours } barva na desce
    [few] { $colours } barvy na desce
   *[other] { $colours } barev na desce
}
ahead-collect = sběr { $cocoa }
ahead-main = { $cocoa ->
    [0] akce zdarma
   *[other] akce za { $cocoa }
}
ahead-main-short = akce
ahead-collect-short = sběr
ahead-worship = uctívání

## Where you are in your turn

stages = Váš tah krok za krokem
stage-done = { $stage }, hotovo
stage-now = { $stage }, právě teď
stage-ahead = { $stage }, ještě přijde
stage-turn = Přesun
stage-second_worker = Druhý pracovník
stage-board_action = Akce
stage-end_turn = Konec tahu
stage-keep_starting_tiles = Výběr dílků
stage-take_starting_tile = Výběr dílku
stage-start_power_up = Posílení
stage-start_discovery = Dílek objevu
stage-take_starting_goods = Do začátku
stage-place_worker = Umístění
stage-worship_order = Uctívání
stage-buy_discovery = Dílek objevu
stage-large_step = Odměna
stage-choose_temple = Schod v chrámu
stage-match_temple = Shody
stage-gain_resources = Suroviny
stage-royal_trade = Panovnický dílek
stage-royal_swap = Panovnický dílek
stage-royal_sell = Panovnický dílek
stage-royal_temple = Panovnický dílek
stage-technology = Technologie
stage-nobles_row = Rodiny
stage-decoration = Výzdoba
stage-pyramid_tile = Pyramida
stage-pyramid_cell = Položení
stage-more_tiles = Další dílky
stage-discount = Sleva
stage-main_action_done = Posílení
stage-power_up = Posílení
stage-paid_power_up = Placené posílení
stage-power_up_anywhere = Posílení
stage-ascension = Povznesení
stage-salary = Mzda

## The bar

turn-of = Rozhoduje { $name }
turn-thinks = { $name } přemýšlí
turn-over = Hra skončila
turn-held = To byla vaše poslední akce: { $text }
turn-sending = Odesílá se…
turn-offline = Bez spojení. Vaše odpověď se neztratila: zkuste to za chvíli znovu.
turn-on-table = Vyberte, co na stole svítí.
turn-undo = Vrátit
turn-take-back = Vzít zpět
turn-end = Ukončit tah
turn-back = Zpět
turn-confirm = Potvrdit
turn-lay = Položit sem
turn-keep = Nechat si tyto
turn-clockwise = Otočit dílek
turn-tile = Natočení { $turn } / { $of }
turn-all = Všechny odpovědi
turn-confirm-picks = Každý výběr potvrzovat
turn-skip = Přeskočit

## Hints

hint = Rada
hint-thinking = Přemýšlím…
hint-none = Tady radu dát nelze.
hint-title = Co by udělal silný hráč
hint-close = Skrýt radu
reason-gains = získáte { $things }
reason-helps = zlepší { $things }
reason-frees = uvolní { $things }
reason-costs = stojí { $things }
reason-hurts = zhorší { $things }
reason-locks = nechá uctívat { $things }
reason-none = vyplatí se později
# Accusative: they follow "získáte", "stojí", "uvolní", "nechá uctívat"
piece-vp = { $n } VB
piece-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
}
piece-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
piece-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlata
}
piece-cocoa = { $n ->
    [one] { $n } kakao
    [few] { $n } kakaa
   *[other] { $n } kakaa
}
piece-avenue = { $n ->
    [one] políčko na Cestě mrtvých
    [few] { $n } políčka na Cestě mrtvých
   *[other] { $n } políček na Cestě mrtvých
}
piece-track = { $n ->
    [one] políčko na stupnici pyramidy
    [few] { $n } políčka na stupnici pyramidy
   *[other] { $n } políček na stupnici pyramidy
}
piece-masks = { $n ->
    [one] masku
    [few] { $n } masky
   *[other] { $n } masek
}
piece-temples = { $n ->
    [one] schod v chrámu
    [few] { $n } schody v chrámech
   *[other] { $n } schodů v chrámech
}
piece-technologies = { $n ->
    [one] technologii
    [few] { $n } technologie
   *[other] { $n } technologií
}
piece-power = { $n ->
    [one] posílení
    [few] { $n } posílení
   *[other] { $n } posílení
}
piece-workers = { $n ->
    [one] pracovníka
    [few] { $n } pracovníky
   *[other] { $n } pracovníků
}
piece-locked = { $n ->
    [one] pracovníka
    [few] { $n } pracovníky
   *[other] { $n } pracovníků
}
piece-discoveries = { $n ->
    [one] dílek objevu
    [few] { $n } dílky objevu
   *[other] { $n } dílků objevu
}
# Accusative: they follow "zlepší" and "zhorší"
matter-vp = vaše skóre
matter-wood = vaši zásobu dřeva
matter-stone = vaši zásobu kamene
matter-gold = vaši zásobu zlata
matter-cocoa = vaši zásobu kakaa
matter-salary = vyhlídky na příští mzdu
matter-avenue = vaši pozici na Cestě mrtvých
matter-track = vaši pozici na stupnici pyramidy
matter-masks = vaši sadu masek
matter-temples = vaše pozice v chrámech
matter-bonus_tiles = vaše dílky chrámové výhody
matter-technologies = vaše technologie
matter-power = sílu vašich pracovníků
matter-workers = počet vašich pracovníků
matter-locked = situaci uctívajících pracovníků
matter-discoveries = vaše dílky objevu
matter-position = rozmístění vašich pracovníků
