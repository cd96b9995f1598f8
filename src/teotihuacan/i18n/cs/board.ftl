# Things on the table: names, and in messages that end in -does what each does.
# Boards have forms: .to (do lesa), .at (v lese), .from (z lesa). Discovery tiles have .acc (koupit masku).

the-table = Stůl
parts = Části stolu
part-boards = Desky
part-pyramid = Pyramida
part-tracks = Chrámy
part-tiles = Dílky
part-players = Hráči
teotibot = Teotibot
player-number = Hráč { $number }
vp = VB

## Goods and steps

good-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
}
good-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
good-gold = { $n ->
    [one] { $n } zlato
    [few] { $n } zlata
   *[other] { $n } zlata
}
good-cocoa = { $n ->
    [one] { $n } kakao
    [few] { $n } kakaa
   *[other] { $n } kakaa
}
good-vp = { $n } VB
good-any_resource = { $n ->
    [one] { $n } libovolná surovina
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
}
good-temple_any = { $n ->
    [one] schod v libovolném chrámu
    [few] { $n } schody v libovolných chrámech
   *[other] { $n } schodů v libovolných chrámech
}
temple-step = { $temple ->
    [blue] schod v modrém chrámu
    [red] schod v červeném chrámu
   *[green] schod v zeleném chrámu
}
avenue-step = políčko na Cestě mrtvých
lowest-technology = nejnižší technologie, kterou nemáte
power-up = posílení
discovery-shown = pohled na dílek objevu, který si můžete koupit
standing = { $name } { $step }

## Action boards

board-palace = Palác
    .to = do paláce
    .at = v paláci
    .from = z paláce
board-palace-does = Hlavní akci nemá. Sbírejte tu kakao, nebo nechte pracovníka uctívat na jednom ze tří panovnických dílků a využijte ho. Povznesení pracovníci se sem vracejí se silou 1.
board-forest = Les
    .to = do lesa
    .at = v lese
    .from = z lesa
board-forest-does = Získáte dřevo: čím víc pracovníků tu máte a čím silnější je nejslabší z nich, tím víc. Pak jedno posílení, se třemi pracovníky dvě.
board-stone_quarry = Kamenolom
    .to = do kamenolomu
    .at = v kamenolomu
    .from = z kamenolomu
board-stone_quarry-does = Získáte kámen: čím víc pracovníků tu máte a čím silnější je nejslabší z nich, tím víc. Pak jedno posílení, se třemi pracovníky dvě.
board-gold_deposits = Naleziště zlata
    .to = na naleziště zlata
    .at = na nalezišti zlata
    .from = z naleziště zlata
board-gold_deposits-does = Získáte zlato: čím víc pracovníků tu máte a čím silnější je nejslabší z nich, tím víc. Pak jedno posílení, se třemi pracovníky dvě.
board-alchemy = Alchymie
    .to = na alchymii
    .at = na alchymii
    .from = z alchymie
board-alchemy-does = Za zlato si vezměte technologii, kterou nemáte, a postupte v chrámu jejího sloupce; kdo ji už zná, získá 3 VB. Na spodní řadu potřebujete dva pracovníky, nebo jednoho o síle 4 či 5, který se pak neposílí.
board-nobles = Rodiny
    .to = na rodiny
    .at = na rodinách
    .from = z rodin
board-nobles-does = Za 2 dřeva přesuňte první budovu zleva do řady rodin: s jedním pracovníkem do horní, se dvěma do prostřední, se třemi do spodní. Získáte body z políčka a posunete se na Cestě mrtvých.
board-decorations = Výzdoba
    .to = na výzdobu
    .at = na výzdobě
    .from = z výzdoby
board-decorations-does = Zaplaťte 3 zlata, za každého dalšího pracovníka o 1 méně, a položte dílek výzdoby na stranu pyramidy: 3 VB, 1 VB za každou shodnou ikonu, schod v chrámu za každou barevnou shodu a posun na stupnici pyramidy.
board-construction = Výstavba
    .to = na výstavbu
    .at = na výstavbě
    .from = z výstavby
board-construction-does = Za každého pracovníka, kterého tu máte, smíte položit jeden dílek pyramidy: 2 kameny a za každé patro nad prvním 1 dřevo. Získáte body za patro, 1 VB za každou shodnou ikonu, schod v chrámu za každou barevnou shodu a posun na stupnici pyramidy.

## Workers

worker-free = { $board ->
    [none] { $name }: pracovník o síle { $power }, zatím neumístěný
   *[other] { $name }: pracovník o síle { $power } ({ $place })
}
worker-free-does = Může se přesunout až o tři desky po směru hodinových ručiček. Při síle 6 je povznesen: posun na Cestě mrtvých, odměna a nový začátek v paláci.
worker-locked = { $name }: pracovník o síle { $power }, uctívá ({ $place })
worker-locked-does = Nemůže se přesouvat a nepočítá se, dokud se neuvolní: celým tahem, za 3 kakaa, nebo když ho někdo vytlačí.
neutral-die = Neutrální kostka { $colour } ({ $place })
neutral-die-does = Počítá se jako další barva: při sběru víc kakaa, za hlavní akci víc platíte.

## Worship

worship-space = Políčko uctívání ({ $place })
worship-forest-does = Nechte tu pracovníka uctívat a postupte v červeném chrámu, nebo si kupte dílek objevu; za 1 kakao navíc obojí.
worship-stone_quarry-does = Nechte tu pracovníka uctívat a postupte v zeleném chrámu, nebo si kupte dílek objevu; za 1 kakao navíc obojí.
worship-gold_deposits-does = Nechte tu pracovníka uctívat a postupte v modrém chrámu, nebo si kupte dílek objevu; za 1 kakao navíc obojí.
worship-decorations-does = Nechte tu pracovníka uctívat a postupte v libovolném chrámu, nebo si kupte dílek objevu; za 1 kakao navíc obojí.
royal-space = Panovnický dílek: { $tile }
royal-tech_vp = Učenci
royal-tech_vp-does = 2 VB za každou vaši technologii, nejvýše tolikrát, kolik činí síla pracovníka.
royal-pyramid_track_vp = Stavitelé
royal-pyramid_track_vp-does = 2 VB za každé vaše políčko na stupnici pyramidy, nejvýše tolikrát, kolik činí síla pracovníka.
royal-avenue_vp = Procesí
royal-avenue_vp-does = 1 VB za každé vaše políčko na Cestě mrtvých, nejvýše síla pracovníka plus 1.
royal-cocoa_to_wood_and_stone = Dřevo a kámen
royal-cocoa_to_wood_and_stone-does = Až tolikrát, kolik činí síla pracovníka: za 1 kakao 1 dřevo a 1 kámen.
royal-cocoa_to_gold_and_stone = Zlato a kámen
royal-cocoa_to_gold_and_stone-does = Až tolikrát, kolik činí síla pracovníka: za 1 kakao 1 zlato a 1 kámen.
royal-cocoa_and_resource_to_resources = Směna
royal-cocoa_and_resource_to_resources-does = Jednou: za 1 kakao a 1 surovinu tolik libovolných surovin, kolik činí síla pracovníka.
royal-gain_cocoa = Sklad kakaa
royal-gain_cocoa-does = Získáte kakao: síla pracovníka plus 1.
royal-resource_to_cocoa = Trh s kakaem
royal-resource_to_cocoa-does = Až tolikrát, kolik činí síla pracovníka: za 1 surovinu 2 kakaa.
royal-cocoa_to_temples = Obětiny
royal-cocoa_to_temples-does = Až tolikrát, kolik činí síla pracovníka minus 1: za 1 kakao schod v libovolném chrámu.

## Pyramid and decorations

icon-b = { $coloured ->
    [yes] modrá soška
   *[no] soška
}
icon-r = { $coloured ->
    [yes] červená čelenka
   *[no] čelenka
}
icon-g = { $coloured ->
    [yes] zelený had
   *[no] had
}
icon-plain = obyčejný znak
cell = { $level }. patro, řada { $row }, sloupec { $column }
cell-does = Dílek tu přinese body za patro a 1 VB za každou ikonu, která překryje stejnou ikonu; je-li barevná, také schod v jejím chrámu.
pyramid-laid = { $level }. patro, řada { $row }, sloupec { $column }, ikony: { $icons }
pyramid-tile = Dílek pyramidy: { $icons }
pyramid-tile-does = Natočte ho tak, aby jeho ikony překryly stejné ikony. Barevné shody navíc dávají schod ve svém chrámu.
decoration-tile = Dílek výzdoby: { $icons }
decoration-tile-does = Pokládá se na další volné políčko na straně pyramidy, od kraje vzhůru.
decoration-laid = { $side ->
    [top] Horní strana
    [right] Pravá strana
    [bottom] Dolní strana
   *[left] Levá strana
}, políčko { $space }, výzdoba: { $icons }
side = { $side ->
    [top] Horní strana pyramidy
    [right] Pravá strana pyramidy
    [bottom] Dolní strana pyramidy
   *[left] Levá strana pyramidy
}
side-does = Výzdoba stoupá po straně patro za patrem. 3 VB a 1 VB za každou ikonu, která překryje stejnou ikonu.
displays = Nabídka
stacks-left = zbývá { $pyramid } + { $decorations }

## Temples, avenue, tracks, calendar

temple = { $temple ->
    [blue] Modrý chrám
    [red] Červený chrám
   *[green] Zelený chrám
}
temple-does = Za každý schod získáte odměnu, která je na něm. Na velkém schodu si místo ní můžete koupit jeden z dílků objevu. Předposlední schod vám zajistí dílek chrámové výhody na konci hry; na nejvyšší smí jen jeden ukazatel.
temple-track = { $temple ->
    [blue] Modrý chrám
    [red] Červený chrám
   *[green] Zelený chrám
}: { $standings }
avenue = Cesta mrtvých
avenue-does = Při každém zatmění se vaše políčka násobí nejnižším viditelným číslem v řadě budov. Na políčkách 3, 6 a 8 si můžete koupit dílek objevu.
avenue-track = Cesta mrtvých: { $standings }
track = Stupnice pyramidy
track-does = Při každém zatmění je každé políčko za 4, 3 nebo 2 VB a kdo je nejdál, získá další 4 VB. Pak všichni začínají znovu na 0.
track-track = Stupnice pyramidy: { $standings }
calendar-eclipse = Zatmění { $number } ze { $of }
calendar-due = { $turns ->
    [one] za 1 tah
    [few] za { $turns } tahy
   *[other] za { $turns } tahů
}
calendar-steps = { $steps ->
    [one] 1 políčko
    [few] { $steps } políčka
   *[other] { $steps } políček
}
calendar-over = konec hry
calendar-away = { $steps ->
    [one] Světlý disk je 1 políčko od zatmění
    [few] Světlý disk je { $steps } políčka od zatmění
   *[other] Světlý disk je { $steps } políček od zatmění
}
calendar-soon = { $turns ->
    [one] Zatmění se boduje po tomto tahu
    [few] Zatmění se boduje za { $turns } tahy
   *[other] Zatmění se boduje za { $turns } tahů
}
calendar-does = Světlý disk se posune po každém kole a při každém povznesení. Jakmile dojde k tmavému, dohraje se kolo, pak ještě jedno celé a zatmění se boduje.
bonus-tile = Dílek chrámové výhody
bonus-best_mask_set_again = Na konci hry, na tomto schodu nebo výš: ještě jednou vaše nejlepší sada masek
bonus-technologies_5 = Na konci hry, na tomto schodu nebo výš: 5 VB za každou vaši technologii
bonus-flat_15 = Na konci hry, na tomto schodu nebo výš: 15 VB
bonus-avenue_3 = Na konci hry, na tomto schodu nebo výš: 3 VB za každé vaše políčko na Cestě mrtvých
bonus-bonus_tiles_9 = Na konci hry, na tomto schodu nebo výš: 9 VB za každý váš dílek chrámové výhody
bonus-non_mask_discoveries_2 = Na konci hry, na tomto schodu nebo výš: 2 VB za každý dílek objevu kromě masek
bonus-workers_4_or_9 = Na konci hry, na tomto schodu nebo výš: 4 VB za každého pracovníka o síle 1 až 3, 9 VB za každého o síle 4 nebo 5

## Nobles

nobles-rows = Rodiny a budovy
nobles-row = { $row ->
    [top] Horní řada rodin
    [middle] Prostřední řada rodin
   *[bottom] Spodní řada rodin
}: postaveno { $built } z { $spaces }
nobles-row-does = Za budovu získáte číslo jejího políčka a posun na Cestě mrtvých.
buildings = Řada budov
buildings-does = Každá odebraná budova odkryje nižší číslo. Při zatmění se všem násobí políčka na Cestě mrtvých nejnižším viditelným číslem.
buildings-row = Řada budov: políčko na Cestě mrtvých za { $worth } VB, { $left ->
    [one] zbývá { $left } budova
    [few] zbývají { $left } budovy
   *[other] zbývá { $left } budov
}

## Technologies

technologies = Technologie
technology-known = { $gold ->
    [one] { $name }, { $gold } zlato; zná: { $owners }
    [few] { $name }, { $gold } zlata; zná: { $owners }
   *[other] { $name }, { $gold } zlata; zná: { $owners }
}
technology-unknown = { $gold ->
    [one] { $name }, { $gold } zlato; nikdo ji nezná
    [few] { $name }, { $gold } zlata; nikdo ji nezná
   *[other] { $name }, { $gold } zlata; nikdo ji nezná
}
technology-palace_cocoa = Hosté paláce
technology-palace_cocoa-does = 1 kakao za každého pracovníka, kterého přesunete do paláce nebo přes něj.
technology-alchemy_nobles_vp = Učené rodiny
technology-alchemy_nobles_vp-does = 3 VB po hlavní akci na alchymii nebo na rodinách.
technology-resource_extra = Lepší nástroje
technology-resource_extra-does = Po hlavní akci v lese, v kamenolomu nebo na nalezišti zlata o 1 dřevo, kámen nebo zlato víc.
technology-resource_cocoa_vp = Trhové dny
technology-resource_cocoa_vp-does = 1 kakao a 1 VB po hlavní akci v lese, v kamenolomu nebo na nalezišti zlata.
technology-decorations_vp = Umná řemesla
technology-decorations_vp-does = 4 VB po hlavní akci na výzdobě.
technology-construction_vp = Mistři stavitelé
technology-construction_vp-does = 3 VB po hlavní akci na výstavbě.
technology-paid_power_up = Výcvik
technology-paid_power_up-does = Po posíleních z hlavní akce zaplaťte 1 kakao za jedno další na téže desce.
technology-construction_worker_and_discount = Lešení
technology-construction_worker_and_discount-does = Na výstavbě se počítá o pracovníka víc a platíte o jedno dřevo nebo kámen méně.
technology-construction_temple = Požehnané kameny
technology-construction_temple-does = Schod v libovolném chrámu po hlavní akci na výstavbě.

## Discovery tiles

discovery-costs = { $name }, cena: { $cost }
discovery-free = { $name }, zdarma
discovery-mask = Maska { $number }
    .acc = masku { $number }
discovery-mask-does = Nechte si ji: sady různých masek se bodují při každém zatmění, 1, 3, 6, 10, 15, 21 nebo 28 VB za jednu až sedm.
discovery-victory_points = Vítězné body
    .acc = vítězné body
discovery-victory_points-does = Přinese 4 VB.
discovery-any_resources_3 = Tři suroviny
    .acc = tři suroviny
discovery-any_resources_3-does = Přinese 3 libovolné suroviny.
discovery-any_resources_2 = Dvě suroviny
    .acc = dvě suroviny
discovery-any_resources_2-does = Přinese 2 libovolné suroviny.
discovery-avenue_step = Posun na Cestě mrtvých
    .acc = posun na Cestě mrtvých
discovery-avenue_step-does = Přinese políčko na Cestě mrtvých.
discovery-temple_any = Schod v chrámu
    .acc = schod v chrámu
discovery-temple_any-does = Přinese schod v libovolném chrámu.
discovery-temple_blue = Schod v modrém chrámu
    .acc = schod v modrém chrámu
discovery-temple_blue-does = Přinese schod v modrém chrámu.
discovery-temple_red = Schod v červeném chrámu
    .acc = schod v červeném chrámu
discovery-temple_red-does = Přinese schod v červeném chrámu.
discovery-temple_green = Schod v zeleném chrámu
    .acc = schod v zeleném chrámu
discovery-temple_green-does = Přinese schod v zeleném chrámu.
discovery-cocoa = Kakao
    .acc = kakao
discovery-cocoa-does = Přinese 4 kakaa.
discovery-power_up_twice = Dvě posílení
    .acc = dvě posílení
discovery-power_up_twice-does = Dvě posílení pro volné pracovníky na kterékoli desce.
discovery-double_move = Dvojitý přesun
    .acc = dvojitý přesun
discovery-double_move-does = Při přesunu jde s pracovníkem ještě jeden z téže desky.
discovery-free_cocoa = Bez kakaa
    .acc = dílek „bez kakaa“
discovery-free_cocoa-does = Neplaťte kakao za jednu hlavní akci, jedno uctívání nebo jednu mzdu.
discovery-move_anywhere = Přesun kamkoli
    .acc = přesun kamkoli
discovery-move_anywhere-does = Pracovník se smí přesunout na kteroukoli desku.
discovery-extra_worker = Pracovník navíc
    .acc = pracovníka navíc
discovery-extra_worker-does = Při hlavní akci na alchymii, na rodinách nebo na výstavbě se počítá o pracovníka víc.

## Starting tiles and players

starting-tiles = Startovní dílky
starting-tile = Startovní dílek { $number }, { $boards }: { $gives }
starting-tile-does = Získáte vše, co je na něm. Vaši tři pracovníci začnou na různých deskách z těch, které jsou na vašich dvou dílcích.
player = { $name }: { $vp } VB, { $goods }, { $technologies ->
    [one] { $technologies } technologie
    [few] { $technologies } technologie
   *[other] { $technologies } technologií
}

## Teotibot

bot-tile = Teotibotův dílek: { $tile } ({ $sums ->
    [none] nepadne nikdy
   *[other] na kostkách { $sums }
})
bot-aside = Teotibotův dílek stranou: { $tile }
bot-direction = { $way ->
    [left] Směr: vlevo
   *[right] Směr: vpravo
}
bot-construction = Výstavba
bot-construction-does = Má-li 2 kameny a pracovníka na výstavbě, položí dílek pyramidy; jinak s pracovníkem v kamenolomu získá 2 kameny; jinak 5 kakaa.
bot-decorations = Výzdoba
bot-decorations-does = Má-li 2 zlata a pracovníka na výzdobě, položí dílek výzdoby; jinak s pracovníkem na nalezišti zlata získá 2 zlata; jinak 5 kakaa.
bot-alchemy = Alchymie
bot-alchemy-does = Má-li 1 zlato a pracovníka na alchymii, vezme si technologii; jinak dvakrát posílí nejslabšího pracovníka.
bot-nobles = Rodiny
bot-nobles-does = Má-li 2 dřeva a pracovníka na rodinách, postaví budovu; jinak s pracovníkem v lese získá 2 dřeva; jinak 5 kakaa.
bot-mastery = Mistrovství
bot-mastery-does = Jeho nejsilnější volný pracovník provede akci své desky; když to nejde, zkusí to další v pořadí.
bot-worship = Uctívání
bot-worship-does = Jeho uctívající pracovník přejde na další políčko uctívání, vytlačí vašeho a postoupí v příslušném chrámu.
bot-mask_collection = Sbírka masek
bot-mask_collection-does = Koupí masku, kterou nemá, z nabídky u políček uctívání, nejdřív tu nejvzácnější; jinak 5 kakaa.

## Resource boards

reward-workers = pracovníci
reward-power = síla { $power }
