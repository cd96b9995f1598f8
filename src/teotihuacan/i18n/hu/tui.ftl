# The table that fills the terminal: 120 columns, 40 lines. Most places are narrow; what a comment
# says about columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-undo = Visszavon
tui-key-redo = Újra
tui-key-hint = Tipp
tui-key-help = Súgó
tui-key-tiles = Lapkák
tui-key-log = Napló
tui-key-save = Mentés
tui-key-menu = Menü
tui-key-language = Nyelv
tui-key-quit = Kilépés
tui-key-close = Bezárás
tui-key-here = Jöhet
tui-key-back = Vissza
tui-key-start = Indítás
tui-key-before = Előző
tui-key-next = Következő

## Start, language, saved games: lines of at most 70 columns

tui-start-title = Teotihuacan: City of Gods (nem hivatalos rajongói megvalósítás)
tui-start-continue = A félbehagyott játék folytatása
tui-start-new = Új játék
tui-start-load = Mentett játékok
tui-start-language = Nyelv: { $language }
tui-start-quit = Kilépés
tui-language-title = Nyelv (Enter: választás, Esc: vissza)
tui-load-title = Mentett játékok (Enter: nyit, r: visszajátszik, v: elemez, d: töröl)
tui-unreadable = Ez a játék nem olvasható. { $error }
tui-set-aside = A félbehagyott játék nem olvasható; félretettük ide: { $file }. A hiba: { $error }
tui-stuck = A félbehagyott játék ({ $file }) nem olvasható és nem is tehető félre ({ $reason }). A hiba: { $error }
tui-nothing-kept = Még nincs félbehagyott játék.
tui-open-elsewhere = A félbehagyott játék egy másik ablakban van nyitva.

## A new game

tui-new-title = Új játék (← → módosít, ↑ ↓ lép, Enter indít, Esc: vissza)
tui-new-start = Játék indítása
# Options: at most 24 columns each
tui-option-who = Kik játszanak
tui-option-players = Játékosok
tui-option-people = Emberek
tui-option-bots = Botok
tui-option-level = Nehézség
tui-option-setup = Előkészítés
tui-option-dark_eclipse = Sötét napfogyatkozás
tui-option-advanced_worship = Haladó imádás
tui-option-take_back = Körök visszavonása
tui-option-seed = Véletlenmag
# Their values: at most 36 columns each
tui-who-solo = szóló mód Teotibot ellen
tui-who-people = emberek ennél a képernyőnél
tui-who-bots = emberek és botok
tui-setup-first_game = első játék
tui-setup-standard = normál
tui-setup-draft = draft
tui-yes = igen
tui-no = nem
tui-any-seed = bármi
# $error: why the options don’t go together
tui-wrong = Ezt nem lehet játszani: { $error }
# What they are about: at most 140 columns each
tui-about-who = az emberek ennél a képernyőnél egymásnak adják a billentyűzetet
tui-about-people = az A helytől kezdve; a többi helyen botok ülnek, 0: csak nézed
tui-about-bots = milyen jól játszanak: a Kezdőtől a Legendáig; a Mohó a Tanuló és a Haladó között van
tui-about-level = milyen nehéz ellenfél Teotibot
tui-about-setup = első játék: nyomtatott előkészítés; draft: kezdőlapkák képpel felfelé
tui-about-dark_eclipse = variáns: a napfogyatkozás pontozása azonnali
tui-about-advanced_worship = variáns: aki kiszorít egy munkást, kakaót kap
tui-about-take_back = a visszavonás bármeddig visszamehet
tui-about-seed = írj számjegyeket: ugyanaz a véletlenmag, ugyanaz a játék; üresen: mindig más

## Above the table

tui-close-keys = Enter vagy Esc: bezárás    ↑ ↓ PgUp PgDn: görgetés
tui-pass-title = Add át a képernyőt, most ez a játékos jön: { $seat }
tui-pass-secret = A kezdőlapkákat titokban választjátok. Most senki más ne nézzen ide.
tui-pass-ready = { $seat }: nyomj Entert vagy kattints ide, ha csak te látod a képernyőt.
# Lines of at most 50 columns
tui-small =
    Az asztalhoz { $columns } oszlop és { $lines } sor kell;
    ez az ablak { $width } × { $height } méretű.

    Nagyítsd meg, vagy válassz kisebb betűt:
    a játék magától folytatódik.

## The question: at most 70 columns

tui-end = vége
tui-your-choice = { $who }: te választasz
tui-secret = Titokban kezdőlapkát választ: { $seat }.

## News in a corner

tui-nothing-to-redo = Nincs mit újra lejátszani: semmit sem vontál vissza.
tui-nothing-to-choose = Most nincs mit választanod.
tui-not-kept = A játékot nem sikerült megőrizni: { $error }
tui-not-saved = A játékot nem sikerült elmenteni: { $error }
tui-saved-as = Elmentve ide: { $file }
tui-kept = A játék megmaradt. Folytatás: teotihuacan tui --continue

## The boards: at most 24 columns each

tui-colours = { $colours } szín
# at most 13 columns
tui-row = { $row_key ->
    [top] Felső sor
    [middle] Középső sor
   *[bottom] Alsó sor
}
tui-buildings = még { $left }, lépés: { $worth } GYP
tui-no-tiles = nincs több lapka
# $sides: ↑1 →0 ↓0 ←0, decorations on each side of the pyramid
tui-laid = lerakva { $sides }
# What a worship space does: at most 19 columns each
tui-sign-worship = { $temple ->
    [blue] kék templomlépés
    [red] piros templomlépés
    [green] zöld templomlépés
   *[any] bármely templomlép.
}
tui-sign-royal-tech_vp = 2 GYP/technológia
tui-sign-royal-pyramid_track_vp = 2 GYP/piramislépés
tui-sign-royal-avenue_vp = 1 GYP/lépés az úton
tui-sign-royal-cocoa_to_wood_and_stone = kakaó→fa+kő
tui-sign-royal-cocoa_to_gold_and_stone = kakaó→arany+kő
# P is the power of the worker
tui-sign-royal-cocoa_and_resource_to_resources = 1+kakaó→E nyersany.
tui-sign-royal-gain_cocoa = E + 1 kakaó
tui-sign-royal-resource_to_cocoa = nyersanyag→2 kakaó
tui-sign-royal-cocoa_to_temples = kakaó→templomlépés

## Discovery tiles in short: at most 5 columns each; the help screen explains them

tui-sign-discovery-mask = m{ $number }
tui-sign-discovery-victory_points = 4GYP
tui-sign-discovery-any_resources_3 = 3nya
tui-sign-discovery-any_resources_2 = 2nya
tui-sign-discovery-avenue_step = út
tui-sign-discovery-temple_any = temp
tui-sign-discovery-temple_blue = kék
tui-sign-discovery-temple_red = piros
tui-sign-discovery-temple_green = zöld
tui-sign-discovery-cocoa = 4kaó
tui-sign-discovery-power_up_twice = 2erő
tui-sign-discovery-double_move = 2mozg
tui-sign-discovery-free_cocoa = 0kaó
tui-sign-discovery-move_anywhere = bárh
tui-sign-discovery-extra_worker = +munk
# Goods that tiles cost: one letter each, all different
tui-sign-wood = f
tui-sign-stone = k
tui-sign-gold = a
tui-sign-cocoa = c

## Beside the boards: at most 42 columns each

tui-step = lépés
tui-known = techn. { $numbers }
tui-used = { $count } felhasznált
tui-nothing-held = még nincs lapkája
tui-tiles-title = lapkák a lépéseknél
tui-bot-title = Teotibot akciópiramisa
# $tile: one of those below, $ways: two arrows
tui-aside = félretéve: { $tile }; irányok { $ways }
# Teotibot's tiles: at most 13 columns each
tui-sign-bot-construction = építkezés
tui-sign-bot-decorations = díszek
tui-sign-bot-alchemy = alkímia
tui-sign-bot-nobles = nemesek
tui-sign-bot-mastery = hatalom
tui-sign-bot-worship = imádás
tui-sign-bot-mask_collection = maszkgyűjtés
# Temple bonus tiles: at most 32 columns each
tui-sign-bonus-best_mask_set_again = legjobb maszkkészlet még egyszer
tui-sign-bonus-technologies_5 = 5 GYP technológiánként
tui-sign-bonus-flat_15 = 15 GYP
tui-sign-bonus-avenue_3 = 3 GYP/lépés a Holtak útján
tui-sign-bonus-bonus_tiles_9 = 9 GYP elért bónuszlapkánként
tui-sign-bonus-non_mask_discoveries_2 = 2 GYP/felfedezés, ami nem maszk
tui-sign-bonus-workers_4_or_9 = 4 / 9 GYP az 1–3 / 4–5 erejűkért

## Help

tui-all-tiles = Az asztal összes lapkája
tui-keys = Billentyűk
tui-signs = Jelek
# Keys that have no name of their own
tui-keys-answers = 1-9, betűk
tui-keys-mouse = kattintás
# What keys do: at most 40 columns each
tui-does-answers = az adott jelű válasz
tui-does-arrows = válasz kijelölése és elküldése
tui-does-mouse = az egér alatti válasz
tui-does-undo = visszavonás, újra lejátszás
tui-does-hint = tipp: a legjobb válaszok és az okuk
tui-does-scroll = a napló görgetése
tui-does-tiles = minden lapka a szövegével
tui-does-log = a teljes napló
tui-does-save = játék mentése névvel
tui-does-language = másik nyelv
tui-does-menu = vissza a menübe
tui-does-quit = kilépés; a játék megmarad
legend-colours = Színek: ennyi számít a tábla kakaójánál; a fő akció ugyanennyibe kerül.
legend-marks = ▸ jelöli, mit változtatna a kijelölt válasz. ■ egy épület. lerakva ↑1 →0 ↓0 ←0: díszlapkák a piramis oldalain.
# $goods: letters with what they stand for, "w wood, s stone"
legend-costs = ◇ egy felfedezéslapka az árával ({ $goods }).
legend-steps = Lépések: ◇2 két felfedezéslapka van ott, ★ templom bónuszlapka, ▲ a legfelső lépcső.
# $signs: short names with what they stand for, "4VP Victory points, 2up Two power-ups"
legend-tiles = A lapkák rövid nevei: { $signs }.
legend-sign = { $sign } { $name }
