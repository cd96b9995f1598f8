# What happened: a message for each key of game/log.py. The heading of an entry says who did it ($name).
# Names come in words; $x_key is the same thing as the engine calls it, "none" if there is none.
# Nouns and the present tense only: a verb in the past would have a gender.

log-moved = Přesun pracovníka o síle { $power } { $start_from } { $board_to }
log-gained = Zisk: { $goods }
log-paid = Platba: { $goods }
log-scored = { $vp } VB: { $source }
log-lost = Ztráta { $vp } VB: { $source }
log-temple_stepped = { $temple_key ->
    [blue] Modrý chrám, schod { $step }
    [red] Červený chrám, schod { $step }
   *[green] Zelený chrám, schod { $step }
}
log-step_lost = { $temple_key ->
    [blue] V modrém chrámu už není kam postoupit
    [red] V červeném chrámu už není kam postoupit
   *[green] V zeleném chrámu už není kam postoupit
}
log-choice_lost = V žádném chrámu už není kam postoupit
log-avenue_stepped = Cesta mrtvých, políčko { $step }
log-track_stepped = Stupnice pyramidy, políčko { $step }
log-locked = Uctívání { $board_at }, pracovník o síle { $power }
log-unlocked = Uvolnění uctívajícího pracovníka o síle { $power } { $board_at }
log-pushed_off = Pracovník o síle { $power } { $board_at } je vytlačen a znovu volný
log-cocoa_collected = Sběr kakaa { $board_at }, { $colours ->
    [0] kde nikdo nestál
    [one] kde stála { $colours } barva
    [few] kde stály { $colours } barvy
   *[other] kde stálo { $colours } barev
}
log-main_action_taken = { $board }: hlavní akce { $workers ->
    [one] s { $workers } pracovníkem
    [few] se { $workers } pracovníky
   *[other] s { $workers } pracovníky
}
log-powered_up = { $board_key ->
    [none] Počáteční pracovník má nyní sílu { $power }
   *[other] Pracovník { $board_at } má nyní sílu { $power }
}
log-ascended = Povznesení pracovníka { $board_from }
log-worker_arrived = Nový pracovník o síle { $power } { $board_at }
log-learned = Nová technologie: { $technology }
log-tile_built = Dílek pyramidy: { $level }. patro, řada { $row }, sloupec { $column }
log-decorated = { $side_key ->
    [top] Dílek výzdoby na horní straně
    [right] Dílek výzdoby na pravé straně
    [bottom] Dílek výzdoby na dolní straně
   *[left] Dílek výzdoby na levé straně
}
log-nobles_built = { $row_key ->
    [top] Budova v horní řadě rodin
    [middle] Budova v prostřední řadě rodin
   *[bottom] Budova ve spodní řadě rodin
}
log-bought = Získaný dílek objevu: { $discovery }
log-used = Použitý dílek objevu: { $discovery }
log-discarded = Odhozený dílek objevu: { $discovery }
log-drew_discovery = Nový dílek objevu: { $discovery } ({ $spot })
log-drew_decoration = Nový dílek výzdoby v nabídce
log-drew_tile = Nový dílek pyramidy v nabídce
log-light_moved = Světlý disk se posouvá na { $step }
log-eclipse_due = Disky se setkaly: blíží se { $eclipse }. zatmění
log-eclipse_scored = Boduje se { $eclipse }. zatmění
log-salary_paid = { $paid ->
    [one] Celá mzda vyplacena: { $paid } kakao
    [few] Celá mzda vyplacena: { $paid } kakaa
   *[other] Celá mzda vyplacena: { $paid } kakaa
}
log-salary_short = { $paid ->
    [one] Ze mzdy vyplaceno { $paid } kakao, nevyplaceno { $unpaid }
    [few] Ze mzdy vyplacena { $paid } kakaa, nevyplaceno { $unpaid }
   *[other] Ze mzdy vyplaceno { $paid } kakaa, nevyplaceno { $unpaid }
}
log-neutral_moved = Neutrální kostky teď stojí zde: { $boards }
log-starting_tile_kept = Ponechaný startovní dílek: { $starting_tile }
log-worker_placed = Počáteční pracovník o síle { $power } { $board_at }
log-turn_began = Na tahu: { $name }
log-turn_ended = Konec tahu
log-game_over = Hra skončila

## Teotibot

log-bot_rolled = Hod { $first_die } a { $second_die }: { $slot }
log-bot_acted = Použije dílek akce { $bot_tile }
log-bot_did = { $part_key ->
    [construct] Položí dílek pyramidy
    [gather_stone] Těží kámen
    [decorate] Položí dílek výzdoby
    [gather_gold] Těží zlato
    [build_for_nobles] Postaví budovu na rodinách
    [gather_wood] Těží dřevo
    [learn] Vezme si technologii
    [master] Provede akci desky
    [take_mask] Vezme si masku
    [power_up_twice] Dvakrát posílí nejslabšího pracovníka
   *[fall_back] Vezme si kakao a posílí nejslabšího pracovníka
}
log-bot_could_not = { $part_key ->
    [construct] Nemůže položit dílek pyramidy: { $outcome }
    [gather_stone] Nemůže těžit kámen: { $outcome }
    [decorate] Nemůže položit dílek výzdoby: { $outcome }
    [gather_gold] Nemůže těžit zlato: { $outcome }
    [build_for_nobles] Nemůže postavit budovu na rodinách: { $outcome }
    [gather_wood] Nemůže těžit dřevo: { $outcome }
    [learn] Nemůže si vzít technologii: { $outcome }
    [master] Nemůže provést akci desky: { $outcome }
    [take_mask] Nemůže si vzít masku: { $outcome }
    [power_up_twice] Nemůže posílit pracovníka: { $outcome }
   *[fall_back] Nemůže ani náhradní akci: { $outcome }
}
log-bot_mastered = Jedná jeho pracovník o síle { $power } { $board_at }
log-bot_worker_could_not = Pracovník o síle { $power } { $board_at } nemůže jednat: { $outcome }
log-bot_worshipped = Uctívá { $board_at }, pracovník přichází { $start_from }
log-bot_shifted = Jeho dílek akce { $bot_tile } se posouvá: { $slot }
log-bot_turned = { $upper_key ->
    [left] { $lower_key ->
        [left] Jeho směry: vlevo, vlevo
       *[right] Jeho směry: vlevo, vpravo
    }
   *[right] { $lower_key ->
        [left] Jeho směry: vpravo, vlevo
       *[right] Jeho směry: vpravo, vpravo
    }
}
log-bot_exchanged = Výměna { $cocoa } kakaa za { $vp } VB

log-slot-top = nahoře
log-slot-middle_left = uprostřed vlevo
log-slot-middle_right = uprostřed vpravo
log-slot-bottom_left = dole vlevo
log-slot-bottom_centre = dole uprostřed
log-slot-bottom_right = dole vpravo
log-slot-aside = stranou

log-outcome-done = hotovo
log-outcome-no_worker = nemá tam pracovníka
log-outcome-not_paid = nemá čím zaplatit
log-outcome-no_tile = nezbyl žádný dílek
log-outcome-no_place = nezbylo žádné políčko
log-outcome-no_technology = nezbyla žádná technologie
log-outcome-no_building = nezbyla žádná budova
log-outcome-no_mask = není tu nová, na kterou by měl
log-outcome-no_action = není tam žádná akce

## Where victory points come from

log-source-construction = dílek pyramidy
log-source-matches = shodné ikony
log-source-decorations = dílek výzdoby
log-source-nobles = rodiny
log-source-avenue = Cesta mrtvých
log-source-leader = vedení na stupnici pyramidy
log-source-track = stupnice pyramidy
log-source-masks = masky
log-source-temples = chrám
log-source-technologies = technologie
log-source-learners = tutéž technologii má další hráč
log-source-discoveries = dílek objevu
log-source-royal_tiles = panovnický dílek
log-source-ascension = povznesení
log-source-resource_boards = deska surovin
log-source-bonus_tiles = dílek chrámové výhody
log-source-salary = nevyplacená mzda
log-source-cocoa_exchange = výměna kakaa
log-source-leftovers = co zbylo
log-source-earlier_play = dřívější průběh hry

## The log around them

log-title = Co se stalo
log-nothing = Zatím se nic nestalo.
log-of = { $name }: { $text }
log-table = Stůl
log-secret = { $name } má vybráno
log-undone = Poslední odpověď vzata zpět
log-held = Tah lze ukončit
log-timed-out = Čas vypršel: tento tah dokončí bot
log-replaced = { $name }: dál hraje bot
log-resigned = { $name } se vzdává
log-follow = Nejnovější
