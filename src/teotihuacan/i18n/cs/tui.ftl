# The table that fills the terminal: 120 columns, 40 lines. Most places are narrow; what a comment
# says about columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-undo = Vrátit
tui-key-redo = Znovu
tui-key-hint = Rada
tui-key-help = Nápověda
tui-key-tiles = Dílky
tui-key-log = Průběh
tui-key-save = Uložit
tui-key-menu = Nabídka
tui-key-language = Jazyk
tui-key-quit = Konec
tui-key-close = Zavřít
tui-key-here = Jsem tu
tui-key-back = Zpět
tui-key-start = Začít
tui-key-before = Předchozí
tui-key-next = Další

## Start, language, saved games: lines of at most 70 columns

tui-start-title = Teotihuacan: Město bohů (neoficiální fanouškovské zpracování)
tui-start-continue = Pokračovat v rozehrané hře
tui-start-new = Nová hra
tui-start-load = Uložené hry
tui-start-language = Jazyk: { $language }
tui-start-quit = Konec
tui-language-title = Jazyk (Enter vybere, Esc: zpět)
tui-load-title = Uložené hry (Enter: otevřít, r: přehrát, v: rozbor, d: smazat, Esc)
tui-unreadable = Tuto hru nelze přečíst. { $error }
tui-set-aside = Rozehranou hru nelze přečíst; je odložena jako { $file }. Co s ní je: { $error }
tui-stuck = Rozehranou hru v souboru { $file } nelze přečíst ani přesunout ({ $reason }). Co s ní je: { $error }
tui-nothing-kept = Žádná hra zatím není uložená.
tui-open-elsewhere = Rozehraná hra je otevřená v jiném okně.

## A new game

tui-new-title = Nová hra (← → mění, ↑ ↓ vybírá, Enter začne, Esc: zpět)
tui-new-start = Začít hru
# Options: at most 24 columns each
tui-option-who = Kdo hraje
tui-option-players = Počet hráčů
tui-option-people = Z toho lidí
tui-option-bots = Boti
tui-option-level = Obtížnost
tui-option-setup = Příprava hry
tui-option-dark_eclipse = Temné zatmění
tui-option-advanced_worship = Pokročilé uctívání
tui-option-take_back = Vracení tahů
tui-option-seed = Seed
# Their values: at most 36 columns each
tui-who-solo = sólo proti Teotibotovi
tui-who-people = lidé u této obrazovky
tui-who-bots = lidé a boti
tui-setup-first_game = první hra
tui-setup-standard = standardní
tui-setup-draft = draft
tui-yes = ano
tui-no = ne
tui-any-seed = náhodný
# $error: why the options don’t go together
tui-wrong = Takto hrát nelze: { $error }
# What they are about: at most 140 columns each
tui-about-who = lidé u této obrazovky si předávají klávesnici
tui-about-people = od místa A; zbytek obsadí boti, 0 pro sledování
tui-about-bots = jak dobře hrají: Nováček až Legenda; Hamižný je mezi Žákem a Znalcem
tui-about-level = jak těžký je Teotibot
tui-about-setup = první hra: natištěné rozložení; draft: startovní dílky lícem nahoru
tui-about-dark_eclipse = varianta: zatmění se boduje hned
tui-about-advanced_worship = varianta: za vytlačení pracovníka se kakao získává
tui-about-take_back = zpět lze jít, jak daleko chcete
tui-about-seed = pište číslice: stejný seed, stejná hra; prázdné: pokaždé jiná

## Above the table

tui-close-keys = Enter nebo Esc: zavřít    ↑ ↓ PgUp PgDn: posun
tui-pass-title = Předejte obrazovku, na řadě je hráč { $seat }
tui-pass-secret = Startovní dílky se vybírají tajně. Nikdo jiný by se teď neměl dívat.
tui-pass-ready = Hráč { $seat }: až budete u obrazovky bez ostatních, stiskněte Enter nebo klikněte sem.
# Lines of at most 50 columns
tui-small =
    Stůl potřebuje { $columns } sloupců a { $lines } řádků;
    toto okno jich má { $width } a { $height }.

    Zvětšete ho, prosím, nebo zmenšete písmo:
    hra bude sama pokračovat.

## The question: at most 70 columns

tui-end = konec
tui-your-choice = { $who }: vybírejte
tui-secret = Hráč { $seat } tajně vybírá startovní dílky.

## News in a corner

tui-nothing-to-redo = Není co opakovat: žádná odpověď nebyla vzata zpět.
tui-nothing-to-choose = Teď pro vás není co vybírat.
tui-not-kept = Hru se nepodařilo uchovat: { $error }
tui-not-saved = Hru se nepodařilo uložit: { $error }
tui-saved-as = Uloženo jako { $file }
tui-kept = Hra je uchována. Pokračujte příkazem: teotihuacan tui --continue

## The boards: at most 24 columns each

tui-colours = { $colours ->
    [one] { $colours } barva
    [few] { $colours } barvy
   *[other] { $colours } barev
}
# at most 13 columns
tui-row = { $row_key ->
    [top] Horní řada
    [middle] Střední řada
   *[bottom] Dolní řada
}
tui-buildings = { $left } bud., cesta × { $worth } VB
tui-no-tiles = dílky došly
# $sides: ↑1 →0 ↓0 ←0, decorations on each side of the pyramid
tui-laid = leží { $sides }
# What a worship space does: at most 19 columns each
tui-sign-worship = { $temple ->
    [blue] schod v modrém
    [red] schod v červeném
    [green] schod v zeleném
   *[any] schod v chrámu
}
tui-sign-royal-tech_vp = 2 VB za technologii
tui-sign-royal-pyramid_track_vp = 2 VB za stupnici
tui-sign-royal-avenue_vp = 1 VB za cestu
tui-sign-royal-cocoa_to_wood_and_stone = kakao→dřevo+kámen
tui-sign-royal-cocoa_to_gold_and_stone = kakao→zlato+kámen
# P is the power of the worker
tui-sign-royal-cocoa_and_resource_to_resources = S sur. za 1+kakao
tui-sign-royal-gain_cocoa = S + 1 kakaa
tui-sign-royal-resource_to_cocoa = surovina→2 kakaa
tui-sign-royal-cocoa_to_temples = kakao→schod

## Discovery tiles in short: at most 5 columns each; the help screen explains them

tui-sign-discovery-mask = m{ $number }
tui-sign-discovery-victory_points = 4VB
tui-sign-discovery-any_resources_3 = 3sur
tui-sign-discovery-any_resources_2 = 2sur
tui-sign-discovery-avenue_step = cesta
tui-sign-discovery-temple_any = chrám
tui-sign-discovery-temple_blue = modrý
tui-sign-discovery-temple_red = červ
tui-sign-discovery-temple_green = zel
tui-sign-discovery-cocoa = 4kak
tui-sign-discovery-power_up_twice = 2posí
tui-sign-discovery-double_move = 2přes
tui-sign-discovery-free_cocoa = bezk
tui-sign-discovery-move_anywhere = kamk
tui-sign-discovery-extra_worker = +prac
# Goods that tiles cost: one letter each, all different
tui-sign-wood = d
tui-sign-stone = k
tui-sign-gold = z
tui-sign-cocoa = c

## Beside the boards: at most 42 columns each

tui-step = schod
tui-known = techn. { $numbers }
tui-used = použito { $count }
tui-nothing-held = zatím žádné dílky
tui-tiles-title = dílky na schodech
tui-bot-title = Teotibotova pyramida akcí
# $tile: one of those below, $ways: two arrows
tui-aside = stranou: { $tile }; směry { $ways }
# Teotibot's tiles: at most 13 columns each
tui-sign-bot-construction = výstavba
tui-sign-bot-decorations = výzdoba
tui-sign-bot-alchemy = alchymie
tui-sign-bot-nobles = rodiny
tui-sign-bot-mastery = mistrovství
tui-sign-bot-worship = uctívání
tui-sign-bot-mask_collection = masky
# Temple bonus tiles: at most 32 columns each
tui-sign-bonus-best_mask_set_again = znovu vaše nejlepší sada masek
tui-sign-bonus-technologies_5 = 5 VB za vlastní technologii
tui-sign-bonus-flat_15 = 15 VB
tui-sign-bonus-avenue_3 = 3 VB za políčko Cesty mrtvých
tui-sign-bonus-bonus_tiles_9 = 9 VB za dílek chrámové výhody
tui-sign-bonus-non_mask_discoveries_2 = 2 VB za objev kromě masek
tui-sign-bonus-workers_4_or_9 = 4 / 9 VB za prac. síly 1-3 / 4-5

## Help

tui-all-tiles = Všechny dílky na stole
tui-keys = Klávesy
tui-signs = Značky
# Keys that have no name of their own
tui-keys-answers = 1-9, písmena
tui-keys-mouse = kliknutí
# What keys do: at most 40 columns each
tui-does-answers = dát odpověď s touto klávesou
tui-does-arrows = vybrat odpověď a dát ji
tui-does-mouse = dát odpověď pod myší
tui-does-undo = vzít zpět, zahrát znovu
tui-does-hint = rada: nejlepší odpovědi a proč
tui-does-scroll = posouvat průběh
tui-does-tiles = všechny dílky i s texty
tui-does-log = celý průběh
tui-does-save = uložit hru pod jménem
tui-does-language = jiný jazyk
tui-does-menu = zpět do nabídky
tui-does-quit = konec; hra zůstane uchována
legend-colours = Barvy: kolik se jich na desce počítá pro kakao; tolik stojí hlavní akce.
legend-marks = ▸ označuje, co by zvolená odpověď změnila. ■ je budova. leží ↑1 →0 ↓0 ←0: dílky výzdoby na stranách pyramidy.
# $goods: letters with what they stand for, "w wood, s stone"
legend-costs = ◇ je dílek objevu s cenou ({ $goods }).
legend-steps = Schody: ◇2 leží tam dva dílky objevu, ★ dílek chrámové výhody, ▲ vrchol.
# $signs: short names with what they stand for, "4VP Victory points, 2up Two power-ups"
legend-tiles = Zkratky dílků: { $signs }.
legend-sign = { $sign } { $name }
