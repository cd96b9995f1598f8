# What can't be done, and why. Each is one line: a sentence that begins with a small letter and
# has no full stop, or part of such a line.
#
# $path and $place: a file, or a field of one; $problem: another of these messages; $reason: what
# the system or a library says; $value, $tried: what was written, in quotes where it is a text;
# $known: a list of what there is. Names of things come as $x (for people) and $x_key (as the
# engine and its notation call them); English uses the latter where actions are typed.

## Where the problem is

error-in = { $place }: { $problem }

## The command line

error-output = výstup nelze zapsat ({ $reason })
error-ply-of-position = --ply je pro záznamy: toto je jediná pozice
error-process-died = proces, který hrál hry, skončil

## Options of a game; the names of options and knobs are those of files and commands

error-seed = seed musí být celé číslo od 0 do 2**60 - 1, ne { $value }
error-seat = místo musí být 0 až { $last }, ne { $value }
error-ply = ply musí být { $first } až { $last }, ne { $value }
error-players = players musí být 1, 2, 3 nebo 4, ne { $value }
error-no-players = setup potřebuje 'players': 1, 2, 3 nebo 4
error-setup = setup musí být objekt s 'players', ne { $value }
error-option = neznámá volba { $option }; jsou { $known }
error-option-truth = { $option } musí být true nebo false, ne { $value }
error-first-game-draft = první hra nemá startovní dílky na draft: jedno z toho vynechte
error-draft-solo = v sólo hře není s kým draftovat: vynechte draft
error-level-not-solo = level a knobs patří Teotibotovi: potřebují players=1
error-level = level musí být jedno z { $known }, ne { $value }
error-level-and-knobs = zadejte level, nebo knobs, ne obojí
error-knobs = knobs musí být objekt, ne { $value }
error-knob = neznámé nastavení { $knob }; jsou { $known }
error-knob-value = nastavení { $knob } musí být jedno z { $known }, ne { $value }

## An action that is not legal
## $question: what the seat is asked; $tried: the action in quotes; $action: its number

error-illegal = místo { $seat }, otázka „{ $question }“: { $problem }
error-illegal-over = hra skončila: { $problem }
error-action-type = akce je celé číslo, ne { $value }
error-no-action = akce { $value } není, jen 0 až { $last }
error-action-digits = akce s tolika číslicemi není, jen 0 až { $last }
error-too-late = { $tried } (akce { $action }) přichází pozdě
# $answered: the questions that it would answer, joined by "or"
error-answers-other = { $tried } (akce { $action }) odpovídá na otázku „{ $answered }“, ne „{ $question }“
error-not-possible = { $tried } (akce { $action }) není možné: { $problem }
error-unknown = { $tried } není žádná akce
error-ambiguous = { $n ->
    [one] { $tried } může být { $n } akce, pozor na velká písmena
    [few] { $tried } mohou být { $n } akce, pozor na velká písmena
   *[other] { $tried } může být { $n } akcí, pozor na velká písmena
}
# $closest: some actions in quotes
error-closest = { $problem }; nejblíž je: { $closest }
error-nothing-to-undo = není co vzít zpět
error-cannot-undo = poslední akci nelze vzít zpět: ukončila tah, nebo ukázala něco nového
error-nothing-to-redo = není co zahrát znovu

## Why an action is not possible; "you" is who is asked

error-unexplained = pravidla to teď nedovolují
# $cost, $have: goods, as in 2 wood and 1 gold
error-unpaid = cena: { $cost }, máte: { $have }
error-discovery-unpaid = { $discovery }: cena: { $cost }, máte: { $have }
error-discovery-unpaid-after = { $discovery }: cena: { $cost }, po zaplacení za vytlačení (kakao: { $cocoa }) máte: { $have }
error-level-unpaid = { $level }. patro: cena: { $cost }, máte: { $have }
error-level-unpaid-discount = { $level }. patro: cena: { $cost }, máte: { $have } a nestačí ani sleva
error-no-such-discovery = tento dílek objevu tam neleží
error-discovery-bought = dílek objevu už je koupený
error-no-discovery = neleží tam žádný dílek objevu
error-technology-known = tuto technologii už znáte: { $technology }
error-bottom-row = na spodní řadu jeden pracovník o síle 1 až 3 nedosáhne
error-row-full = { $row_key ->
    [top] horní řada je plná
    [middle] prostřední řada je plná
   *[bottom] spodní řada je plná
}
error-decoration-slot = na tomto místě nabídky neleží žádný dílek výzdoby
error-side-full = { $side_key ->
    [top] horní strana je plná
    [right] pravá strana je plná
    [bottom] dolní strana je plná
   *[left] levá strana je plná
}
error-side-low = { $side_key ->
    [top] pod dalším políčkem horní strany je pyramida příliš nízká
    [right] pod dalším políčkem pravé strany je pyramida příliš nízká
    [bottom] pod dalším políčkem dolní strany je pyramida příliš nízká
   *[left] pod dalším políčkem levé strany je pyramida příliš nízká
}
error-pyramid-slot = na tomto místě nabídky neleží žádný dílek pyramidy
error-equal-tile = stejný dílek leží v nabídce dřív a zastupuje oba
error-no-cell-paid = kameny ({ $stone }) a dřevo ({ $wood }), které máte, nestačí na žádné volné políčko
error-cell-taken = toto políčko je obsazené
error-cell-unsupported = pod tímto políčkem nejsou čtyři dílky
error-same-turn = při natočení { $turn } vypadá dílek stejně
error-no-wood = { $level }. patro dřevo nestojí
error-one-tile = je nutné položit aspoň jeden dílek
error-power-up-mandatory = posílení je povinné, dokud tam máte volného pracovníka
error-discount-kept = žádný další dílek, pro který by se sleva dala nechat, už přijít nemůže
error-all-in-play = všichni vaši pracovníci jsou ve hře
error-no-temple-step = v žádném chrámu nelze postoupit
error-no-match = { $temple_key ->
    [blue] žádná modrá shoda už nezbývá
    [red] žádná červená shoda už nezbývá
   *[green] žádná zelená shoda už nezbývá
}
error-on-top = postoupit nelze: jste na vrcholu
error-top-taken = postoupit nelze: nejvyšší schod je obsazený
error-resources-chosen = { $n ->
    [one] je třeba vybrat { $n } surovinu
    [few] je třeba vybrat { $n } suroviny
   *[other] je třeba vybrat { $n } surovin
}
error-swap-one = směňuje se 1 surovina
error-sold-most = { $n ->
    [one] prodat lze nejvýše { $n } surovinu
    [few] prodat lze nejvýše { $n } suroviny
   *[other] prodat lze nejvýše { $n } surovin
}
error-salary = { $n ->
    [one] mzda je { $n } kakao
    [few] mzda jsou { $n } kakaa
   *[other] mzda je { $n } kakaa
}
error-trades = { $n ->
    [one] vyměnit lze nejvýše { $n }krát
    [few] vyměnit lze nejvýše { $n }krát
   *[other] vyměnit lze nejvýše { $n }krát
}
error-no-starting-tile = tento startovní dílek tam neleží
error-start-taken = tam už pracovníka máte
error-start-unnamed = tuto desku nemáte na žádném ze svých startovních dílků
error-start-order = stejní pracovníci se umisťují v pořadí čísel desek
error-start-higher = další stejní pracovníci potřebují desky s vyššími čísly
error-twin = stejný pracovník má nižší číslo a zastupuje oba
error-double-move-used = dílek „{ $discovery }“ je použitý: teď se musí přesunout dva pracovníci
error-move-anywhere-used = dílek „{ $discovery }“ je použitý: teď se musí přesunout pracovník
error-extra-worker-used = dílek „{ $discovery }“ je použitý: počítá se jen při hlavní akci
error-free-cocoa-used = dílek „{ $discovery }“ je použitý: teď musí ušetřit kakao za akci
error-free-main = dílek „{ $discovery }“ je použitý, ale hlavní akce tu kakao nestojí
error-free-worship = dílek „{ $discovery }“ je použitý, ale tohle kakao nestojí
error-none-locked = žádný váš pracovník neuctívá
error-between = ne mezi zaplacením akce a jejím účinkem
error-not-in-play = tento pracovník není ve hře
error-locked = tento pracovník uctívá
error-no-companion = dvojitý přesun potřebuje druhého pracovníka: jiného volného tam nemáte
error-too-far = { $boards ->
    [one] to je { $boards } deska, dovoleny jsou 1 až 3
    [few] to jsou { $boards } desky, dovoleny jsou 1 až 3
   *[other] to je { $boards } desek, dovoleny jsou 1 až 3
}
error-only-starting = teď lze posílit jen počátečního pracovníka
error-first-worker = tento pracovník je ten první a už je přesunutý
error-just-moved = tento pracovník se právě přesunul a jeho akce teprve přijde
error-not-on = tento pracovník není { $board_at }
error-palace-main = palác hlavní akci nemá
error-gold-short = { $gold ->
    [one] { $gold } zlato nestačí na žádnou dostupnou technologii
    [few] { $gold } zlata nestačí na žádnou dostupnou technologii
   *[other] { $gold } zlata nestačí na žádnou dostupnou technologii
}
error-all-known = všechny dostupné technologie už znáte
error-no-building = nezbyla žádná budova
error-no-row = pro váš počet pracovníků ({ $workers }) není volná žádná řada
error-no-decoration = nezbyl žádný dílek výzdoby
error-no-side = na žádnou stranu teď výzdobu položit nelze
error-no-pyramid-tile = v nabídce není žádný dílek pyramidy
error-pyramid-complete = pyramida je dokončená
error-no-worship = { $board_at } se neuctívá
error-one-worship = { $board_at } je jen jedno políčko uctívání
error-own-worker = stojí tam váš vlastní pracovník
error-palace-discovery = v paláci nelze vzít jen dílek objevu
error-not-held = tento dílek nemáte: { $discovery }
# $used_at: questions joined by "or"
error-used-elsewhere = používá se při otázce „{ $used_at }“, ne „{ $question }“
error-useless = teď by nic neudělal
error-no-use = při otázce „{ $question }“ se žádný dílek nepoužívá
error-used-on-move = na tento přesun už je použitý
error-none-unlocked = nemáte žádného volného pracovníka
error-no-two = na žádné desce nemáte dva volné pracovníky
error-used-on-action = na tuto akci už je použitý
error-nothing-saved = žádná akce, která je tu možná, kakao nestojí
error-no-difference = pracovník navíc tu nic nezmění

## Files

error-file-unread = { $path }: nelze přečíst ({ $reason })
error-file-unwritten = { $path }: nelze zapsat ({ $reason })
error-file-unused = { $path }: nelze použít ({ $reason })
error-file-no-file = { $path }: nelze zapsat (není to soubor)
error-file-long = { $most ->
    [one] { $path }: příliš dlouhé, více než { $most } bajt
    [few] { $path }: příliš dlouhé, více než { $most } bajty
   *[other] { $path }: příliš dlouhé, více než { $most } bajtů
}
error-file-no-text = { $path }: není textový soubor
error-file-empty = { $path }: je prázdný
error-no-file = { $path }: takový soubor není

## Fields of records and positions: said of a field, whose name comes before and a colon

error-json = nelze číst jako JSON ({ $reason })
error-missing = chybí
error-unknown-key = neznámé; jsou { $known }
error-object = musí být objekt
error-object-not = musí být objekt, ne { $value }
error-list = musí být seznam, ne { $value }
error-truth = musí být true nebo false
error-truth-not = musí být true nebo false, ne { $value }
error-whole = musí být celé číslo, ne { $value }
error-range = musí být { $low } až { $high }, ne { $value }
error-choice = musí být jedno z { $known }, ne { $value }
error-one-of = musí být jedno z { $known }
error-must-be = musí být { $value }
error-entries = { $least ->
    [one] musí mít { $least } položku, ne { $given }
    [few] musí mít { $least } položky, ne { $given }
   *[other] musí mít { $least } položek, ne { $given }
}
error-entries-range = { $most ->
    [one] musí mít { $least } až { $most } položku, ne { $given }
    [few] musí mít { $least } až { $most } položky, ne { $given }
   *[other] musí mít { $least } až { $most } položek, ne { $given }
}
error-record-long = { $most ->
    [one] příliš dlouhé, { $bytes } z nejvýše { $most } bajtu
    [few] příliš dlouhé, { $bytes } z nejvýše { $most } bajtů
   *[other] příliš dlouhé, { $bytes } z nejvýše { $most } bajtů
}
error-record-rules = tento program hraje verzi { $ours }, záznam má verzi { $written }
error-record-older = podle pravidel tohoto programu (verze { $ours }) by to byla jiná hra než podle pravidel záznamu (verze { $written })
error-record-seed = musí být celé číslo od 0 do 2**60 - 1
error-record-actions = { $most ->
    [one] musí být seznam s nejvýše { $most } číslem
    [few] musí být seznam s nejvýše { $most } čísly
   *[other] musí být seznam s nejvýše { $most } čísly
}
error-record-action = musí být číslo od 0 do { $last }
error-record-names = { $n ->
    [one] musí být seznam s { $n } jménem
    [few] musí být seznam se { $n } jmény
   *[other] musí být seznam s { $n } jmény
}
error-record-name = { $most ->
    [one] musí být text o délce 1 až { $most } znak
    [few] musí být text o délce 1 až { $most } znaky
   *[other] musí být text o délce 1 až { $most } znaků
}
error-result = akce vedou k { $found }, záznam uvádí { $written }
error-position-bytes = { $bytes ->
    [one] pozice má { $bytes } bajt, ne { $given }
    [few] pozice má { $bytes } bajty, ne { $given }
   *[other] pozice má { $bytes } bajtů, ne { $given }
}
error-position-rules = toto je verze { $ours }, ne { $written }

## What can't be in a position; $name and $tile are as they are written in it

error-value-twice = { $value } je tu dvakrát
error-shows-nothing = na startovním dílku { $tile } žádný objev není
error-tile-shows-nothing = na tomto startovním dílku žádný objev není
error-eclipses-over = po třetím zatmění hra končí
error-ring = palác je na pozici 0 a výstavba naproti, na pozici 4
error-royal-categories = z každé kategorie A, B, C je jeden dílek
error-technology-order = leží vzestupně podle čísel
error-buildings = { $n ->
    [one] je { $n } budova, ne { $given }
    [few] jsou { $n } budovy, ne { $given }
   *[other] je { $n } budov, ne { $given }
}
error-neutral = { $colours ->
    [0] při počtu hráčů { $players } neutrální barvy nejsou
    [one] při počtu hráčů { $players } je { $colours } neutrální barva
    [few] při počtu hráčů { $players } jsou { $colours } neutrální barvy
   *[other] při počtu hráčů { $players } je { $colours } neutrálních barev
}
error-cell = musí být [patro, řada, sloupec] políčka, počítáno od 0
error-cell-filled = na { $cell } už dílek leží
error-floats = dílek na { $cell } visí ve vzduchu: musí být na čtyřech dílcích
error-layers = { $n ->
    [one] potřebuje pod sebou { $n } patro pyramidy
    [few] potřebuje pod sebou { $n } patra pyramidy
   *[other] potřebuje pod sebou { $n } pater pyramidy
}
error-no-teotibot = v této hře Teotibot není: potřebuje players 1
error-bot-aside = musí být { $tile }, dílek, který není v pyramidě akcí
error-copies = { $n ->
    [one] { $tile } existuje { $n }krát, ne { $given }
    [few] { $tile } existuje { $n }krát, ne { $given }
   *[other] { $tile } existuje { $n }krát, ne { $given }
}
error-no-seat = { $name } nemá místo
error-top-marker = na nejvyšším schodu smí stát jen jeden ukazatel
error-not-in-game = { $name } v této hře není
error-masks-used = masky se nikdy nepoužívají
error-nowhere-space = pracovník, který není nikde, není na žádném políčku uctívání
error-no-worship-space = { $name } nemá políčko uctívání
error-space-taken = na tomto políčku uctívání je jiný pracovník
error-books = součet je { $booked }, ale vp je { $vp }
error-discs-met = špatně, disky se setkaly
error-eclipse-due = špatně, blíží se zatmění, takže se disky setkaly
error-top-tile = je true, když leží vrcholový dílek, a jen tehdy
error-stack-over = musí být prázdné, když hra skončila
error-lowest = { $name } musí být nejnižší položka
error-last = { $name } musí být poslední položka
error-as-stack = musí být { $value }, jak je v zásobníku
error-seats-turn = musí být { $seat }: na tahu je toto místo
error-salary-only = při zatmění se ptá na mzdu a na nic jiného
error-eclipse-scored = je 0, když se boduje zatmění, a jen tehdy
error-while-starting = na { $name } se ptá, když hráči začínají, a jen tehdy
error-twice = { $name } je tu dvakrát
error-seat-twice = { $name } místa { $seat } je tu dvakrát
error-after-choice = { $name } přichází až po volbě akce
error-stands-on = { $name } stojí na { $below }
error-must-stand-on = musí stát na { $below }
error-discount-left = musí stát na { $below } se zbývající slevou
error-too-many = { $n ->
    [one] { $name } je tu více než jednou
    [few] { $name } je tu více než { $n }krát
   *[other] { $name } je tu více než { $n }krát
}
error-move-next = po dílku, který mění přesun, následuje přesun
error-bot-turn = bot_turn je pro místo Teotibota v sólo hře
error-bot-asked = Teotibota se nikdy neptá
error-bot-workers = Teotibot má ve hře čtyři pracovníky
error-bot-locked = Teotibot má právě jednoho uctívajícího pracovníka
error-bot-worship = tam Teotibot nikdy neuctívá
error-board = musí být deska
error-nobodys-turn = na tahu není nikdo
error-worker-out = pracovník { $worker } místa { $seat } není ve hře
error-worker-locked = pracovník { $worker } místa { $seat } uctívá
error-companion = musí být jiný pracovník než ten přesouvaný
error-dealt-hand = musí to být rozdané dílky
error-tile-twice = startovní dílek { $tile } je tu dvakrát
error-four-dealt = místo { $seat } nemá ve starting.hands čtyři rozdané dílky
error-taken-before = { $n ->
    [0] místo { $seat } předtím nemá vzatý žádný dílek
    [one] místo { $seat } předtím má vzatý { $n } dílek
    [few] místo { $seat } předtím má vzaté { $n } dílky
   *[other] místo { $seat } předtím má vzatých { $n } dílků
}
error-two-kept = místo { $seat } nemá dva starting_tiles
error-to-be-taken = { $n ->
    [one] zbývá z toho vzít ještě { $n } dílek
    [few] zbývá z toho vzít ještě { $n } dílky
   *[other] zbývá z toho vzít ještě { $n } dílků
}
error-goods-first = místo { $seat } bere nejdřív počáteční suroviny, pak to, k čemu vedou
error-starting-power = počáteční pracovníci mají sílu 1 až 3
error-placed-in-order = { $n ->
    [0] žádný z nich není umístěn
    [one] umístěn je { $n } z nich, po řadě
    [few] umístěni jsou { $n } z nich, po řadě
   *[other] umístěno je { $n } z nich, po řadě
}
error-needs-mover = { $name } potřebuje pracovníka, který se přesunul
error-no-area = nemá oblast uctívání
error-no-such-space = takové políčko uctívání není
error-bought-on-turn = dílky objevu se kupují ve vlastním tahu
error-large-step = není velký schod tohoto místa
error-cell-closed = na toto políčko dílek položit nelze
error-slot-empty = na tomto místě v pyramid_display neleží žádný dílek
error-stack-unfit = čekající rozhodnutí neodpovídají pozici
error-stack-nowhere = nikam nevede: žádná akce není přípustná

## Bots

error-no-bot = bot jménem { $name } není: jsou { $known }
error-classic-bot = bot jménem { $name } není: za classic: stojí úroveň, styl nebo rozpočet, například classic:adept, classic:collector:100 nebo classic:500
error-bot-budget = { $bot } nemá rozpočet: pište { $bot }, nebo mcts:{ $budget }
error-budget = rozpočet je počet simulací (500) nebo sekund (0.5s), ne { $value }
error-bot-unloaded = { $name } nelze načíst z { $place }: { $problem }
error-no-class = taková třída není
error-no-module = takový modul není
error-bots-seats = { $seats ->
    [one] zadejte jednoho bota pro { $seats } místo, ne { $given }
    [few] zadejte jednoho bota pro všechna místa, nebo pro každé ze { $seats } jednoho, ne { $given }
   *[other] zadejte jednoho bota pro všechna místa, nebo pro každé z { $seats } jednoho, ne { $given }
}
error-seat-no-bot = místo { $seat } nepatří botovi
error-seat-empty = na místě { $seat } žádný bot nehraje
error-no-rule = žádné pravidlo neobsahuje { $wanted }
error-advice-over = hra skončila: není co radit
error-advice-teotibot = na řadě je Teotibot: co udělá, říkají pravidla
error-advice-silent = { $bot } neumí říct, co si myslí: ptejte se úrovně (adept) nebo mcts:500
error-bots-stopped = boti serveru byli zastaveni
error-nobody-asked = nikdo není na řadě: hra skončila
# $fault: English, for the log
error-hint-fault = { $fault }

## What a bot did wrong; $what: the error of a program, in English

fault-crashed = spadl: { $what }
fault-killed = spadl: jeho proces ukončil { $signal }
fault-exited = spadl: jeho proces skončil s kódem { $code }
fault-nonsense = spadl: zapsal do roury nesmysl
fault-no-answer = uvázl: bez odpovědi do { $seconds } s
fault-not-ready = uvázl: není připraven do { $seconds } s
fault-illegal = nepřípustné: { $answer } není odpověď na otázku „{ $question }“
fault-other = { $what }

## Matches of bots

error-match-form = zápas je { $known }, ne { $value }
error-match-entrants = zápas potřebuje účastníky: jména botů
error-match-twice = účastník { $name } je tu dvakrát; stačí jednou
error-match-no-deal = zápas potřebuje aspoň jedno rozdání, ne { $deals }
error-match-deals = { $most ->
    [one] zápas má nejvýše { $most } rozdání, ne { $deals }
    [few] zápas má nejvýše { $most } rozdání, ne { $deals }
   *[other] zápas má nejvýše { $most } rozdání, ne { $deals }
}
error-no-match-file = { $path }: není soubor zápasu
error-match-format = { $path }: má formát { $format }, tento program čte { $ours }
error-match-rules = { $path }: má pravidla verze { $written }, tento program hraje { $ours }
# $known, $asked: what the file has and what was asked for
error-another-match = { $part_key ->
    [entrants] { $path }: obsahuje jiný zápas (účastníci: { $known }, ne { $asked })
    [setup] { $path }: obsahuje jiný zápas (příprava hry: { $known }, ne { $asked })
    [seed] { $path }: obsahuje jiný zápas (seed: { $known }, ne { $asked })
   *[form] { $path }: obsahuje jiný zápas (druh: { $known }, ne { $asked })
}
error-match-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
error-fewer-deals = { $deals ->
    [one] { $path }: už má { $deals } rozdání; žádejte stejně nebo více
    [few] { $path }: už má { $deals } rozdání; žádejte stejně nebo více
   *[other] { $path }: už má { $deals } rozdání; žádejte stejně nebo více
}
error-ray-missing = Ray není nainstalován: { $command }
error-ray-address = na { $address } není Ray: { $reason }
error-plots-missing = grafy potřebují matplotlib: { $command }

## Server: options, database, backups

error-workers-need = více pracovních procesů potřebuje --database postgresql://... a --redis
error-redis-alone = --redis je pro více pracovních procesů: potřebuje i --database
error-redis-missing = --redis potřebuje balíček redis: { $command }
error-redis-url = --redis musí být URL jako { $example }
error-redis-unused = Redis nelze použít: { $reason }
error-database-url = --database musí být URL jako { $example }
error-password-shown = heslo v { $option } by na tomto počítači mohl číst kdokoli: uložte URL do souboru ({ $option }-file) nebo do { $variable }
error-url-twice = zadejte buď { $option }, nebo { $option }-file, ne obojí (počítají se i nastavení)
error-url-file = { $path } musí obsahovat URL a nic jiného
error-database-at = --database má o jeden @ víc: v hesle ho pište jako %40
error-psycopg-missing = PostgreSQL potřebuje balíček psycopg: { $command }
error-database-newer = databáze je z novější verze tohoto programu: aktualizujte program
error-database-refuses = databázi nelze použít: { $reason }
error-database-unused = tuto databázi ještě žádný server nepoužil: nic v ní není
error-database-revision = databáze je z jiné verze (revize { $revision }): spusťte na ní jednou tento server, nebo použijte verzi, která ji vytvořila
error-database-not-empty = databáze není prázdná: obnovujte do nové
error-folder-taken = { $path }: své hry tu uchovává jiný server
error-no-games-kept = { $path }: žádné hry tu uložené nejsou
error-no-finished-table = u stolu { $key } není žádná dohraná hra
error-host = --host: { $host } není adresa tohoto stroje
error-port-used = port { $port } používá jiný program: zadejte jiný pomocí --port
error-port-reserved = port { $port } není pro každého: zadejte pomocí --port některý od { $first }
error-port-closed = port { $port } nelze otevřít ({ $reason })
error-backup-other-file = { $path }: už existuje a není to záloha
error-backup-checksum = { $path }: změněno nebo poškozeno: kontrolní součet nesouhlasí
error-backup-rows = { $path }: změněno: řádky chybějí nebo přebývají
error-backup-newer = { $path }: je z novější verze tohoto programu
error-backup-cut = { $path }: je useknutý: končí příliš brzy
error-backup-damaged = { $path }: není záloha, nebo je poškozená
# $table: a table of the database by its name there
error-backup-not-restored = { $path }: z tabulky { $table } nebyly obnoveny všechny řádky
error-backup-table = { $path }: tabulka { $table } je neznámá
