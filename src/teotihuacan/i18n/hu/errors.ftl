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

error-output = a kimenet nem írható ({ $reason })
error-ply-of-position = a --ply felvételekhez való: ez egyetlen helyzet
error-process-died = egy játszmákat játszó folyamat leállt

## Options of a game; the names of options and knobs are those of files and commands

error-seed = seed: egész szám kell 0 és 2**60 - 1 között, nem ez: { $value }
error-seat = seat: 0 és { $last } közötti szám kell, nem ez: { $value }
error-ply = ply: { $first } és { $last } közötti szám kell, nem ez: { $value }
error-players = players: 1, 2, 3 vagy 4 kell, nem ez: { $value }
error-no-players = a setup részhez kell 'players': 1, 2, 3 vagy 4
error-setup = setup: objektum kell 'players' mezővel, nem ez: { $value }
error-option = ismeretlen lehetőség: { $option }; ezek vannak: { $known }
error-option-truth = { $option }: true vagy false kell, nem ez: { $value }
error-first-game-draft = az első játékban nincs mit draftolni, mert nincsenek kezdőlapkák: hagyd el az egyiket
error-draft-solo = szóló módban nincs ki ellen draftolni: hagyd el a draftot
error-level-not-solo = a level és a knobs Teotibotra vonatkozik: players=1 kell hozzájuk
error-level = level: ezek egyike kell: { $known }, nem ez: { $value }
error-level-and-knobs = vagy level, vagy knobs kell, nem mindkettő
error-knobs = knobs: objektum kell, nem ez: { $value }
error-knob = ismeretlen beállítás: { $knob }; ezek vannak: { $known }
error-knob-value = { $knob }: ezek egyike kell: { $known }, nem ez: { $value }

## An action that is not legal
## $question: what the seat is asked; $tried: the action in quotes; $action: its number

error-illegal = { $seat }. hely, a kérdés { $question_key }: { $problem }
error-illegal-over = vége a játéknak: { $problem }
error-action-type = az akció egész szám, nem ez: { $value }
error-no-action = nincs ilyen akció: { $value }, csak 0 és { $last } között
error-action-digits = nincs ennyi számjegyű akció, csak 0 és { $last } között
error-too-late = { $tried } (akció: { $action }) elkésett
# $answered: the questions that it would answer, joined by "or"
error-answers-other = { $tried } (akció: { $action }) erre válaszol: { $answered_key }, nem erre: { $question_key }
error-not-possible = { $tried } (akció: { $action }) nem lehetséges: { $problem }
error-unknown = { $tried } nem akció
error-ambiguous = { $tried } { $n } akció is lehet, ügyelj a kis- és nagybetűkre
# $closest: some actions in quotes
error-closest = { $problem }; a leghasonlóbb: { $closest }
error-nothing-to-undo = nincs mit visszavonni
error-cannot-undo = az utolsó akció nem vonható vissza: lezárta a kört, vagy új lapkát fedett fel
error-nothing-to-redo = nincs mit újra lejátszani

## Why an action is not possible; "you" is who is asked

error-unexplained = a szabályok most nem engedik
# $cost, $have: goods, as in 2 wood and 1 gold
error-unpaid = ára: { $cost }, neked ennyid van: { $have }
error-discovery-unpaid = { $discovery_key }: ára { $cost }, neked ennyid van: { $have }
error-discovery-unpaid-after = { $discovery_key }: ára { $cost }, a kiszorítás { $cocoa } kakaója után ennyid van: { $have }
error-level-unpaid = { $level }. szint, ára: { $cost }, neked ennyid van: { $have }
error-level-unpaid-discount = { $level }. szint, ára: { $cost }, neked ennyid van: { $have }, és eggyel olcsóbban sem futja rá
error-no-such-discovery = az a felfedezéslapka nincs ott
error-discovery-bought = a felfedezéslapkát már megvették
error-no-discovery = ott nincs felfedezéslapka
error-technology-known = ez a technológiád már megvan: { $technology_key }
error-bottom-row = az alsó sor egyetlen 1–3-as erejű munkással nem érhető el
error-row-full = { $row_key ->
    [top] a felső sor tele van
    [middle] a középső sor tele van
   *[bottom] az alsó sor tele van
}
error-decoration-slot = azon a helyen nincs díszlapka
error-side-full = { $side_key ->
    [top] a felső oldal tele van
    [right] a jobb oldal tele van
    [bottom] az alsó oldal tele van
   *[left] a bal oldal tele van
}
error-side-low = { $side_key ->
    [top] a piramis túl alacsony a felső oldal következő mezője alatt
    [right] a piramis túl alacsony a jobb oldal következő mezője alatt
    [bottom] a piramis túl alacsony az alsó oldal következő mezője alatt
   *[left] a piramis túl alacsony a bal oldal következő mezője alatt
}
error-pyramid-slot = azon a helyen nincs piramislapka
error-equal-tile = egy korábbi helyen ugyanilyen lapka van, az mindkettőt jelenti
error-no-cell-paid = { $stone } kőből és { $wood } fából egyetlen szabad hely sem telik ki
error-cell-taken = az a hely foglalt
error-cell-unsupported = azt a helyet nem tartja négy lapka
error-same-turn = a lapka így is ugyanúgy áll, elforgatva: { $turn }
error-no-wood = { $level }. szint: nem kerül fába
error-one-tile = legalább egy lapkát le kell rakni
error-power-up-mandatory = a megerősítés kötelező, amíg van ott szabad munkásod
error-discount-kept = nem jöhet több lapka, amelyre az engedményt megtarthatnád
error-all-in-play = minden munkásod játékban van
error-no-temple-step = egyik templomon sem lehet lépni
error-no-match = { $temple_key ->
    [blue] nincs több kék színes egyezés
    [red] nincs több piros színes egyezés
   *[green] nincs több zöld színes egyezés
}
error-on-top = nem lehet lépni: már a legfelső lépcsőn állsz
error-top-taken = nem lehet lépni: a legfelső lépcső foglalt
error-resources-chosen = { $n } nyersanyagot kell választani
error-swap-one = 1 nyersanyagot kell átváltani
error-sold-most = legfeljebb { $n } nyersanyagot lehet eladni
error-salary = a bér { $n } kakaó
error-trades = legfeljebb { $n } csere lehetséges
error-no-starting-tile = az a kezdőlapka nincs ott
error-start-taken = már van ott munkásod
error-start-unnamed = egyik kezdőlapkádon sem szerepel az a tábla
error-start-order = az egyforma munkások a táblák számának sorrendjében kerülnek le
error-start-higher = a hátralévő egyforma munkásoknak nagyobb számú tábla kell
error-twin = egy ugyanilyen munkás száma kisebb, az mindkettőt jelenti
error-double-move-used = { $discovery_key } felhasználva: most két munkásnak kell lépnie
error-move-anywhere-used = { $discovery_key } felhasználva: most egy munkásnak lépnie kell
error-extra-worker-used = { $discovery_key } felhasználva: csak a fő akció számol vele
error-free-cocoa-used = { $discovery_key } felhasználva: most egy akció kakaóját kell kiváltania
error-free-main = { $discovery_key } felhasználva, de a fő akció itt nem kerül kakaóba
error-free-worship = { $discovery_key } felhasználva, de ez nem kerül kakaóba
error-none-locked = nincs zárolt munkásod
error-between = egy akció kifizetése és hatása között nem
error-not-in-play = az a munkás nincs játékban
error-locked = az a munkás zárolt
error-no-companion = a dupla mozgáshoz társ kell: nincs ott másik szabad munkásod
error-too-far = túl messze van: { $boards } tábla, 1–3 a megengedett
error-only-starting = most csak kezdő munkást lehet megerősíteni
error-first-worker = az a munkás az első, és már lépett
error-just-moved = az a munkás épp most lépett, és az akciója még hátravan
error-not-on = az a munkás nincs ezen a táblán: { $board_key }
error-palace-main = a palotának nincs fő akciója
error-gold-short = { $gold } aranyból nem telik elérhető technológiára
error-all-known = minden elérhető technológiád megvan
error-no-building = nincs több épület
error-no-row = a munkásaid számához ({ $workers }) nincs szabad sor
error-no-decoration = nincs több díszlapka
error-no-side = most egyik oldalra sem kerülhet díszlapka
error-no-pyramid-tile = nincs piramislapka a kínálatban
error-pyramid-complete = a piramis elkészült
error-no-worship = { $board_key }: nincs imádásterülete
error-one-worship = { $board_key }: csak egy imádásmezője van
error-own-worker = a saját munkásod áll ott
error-palace-discovery = a palotában nem lehet csak a felfedezéslapkát választani
error-not-held = ilyen lapkád nincs: { $discovery_key }
# $used_at: questions joined by "or"
error-used-elsewhere = ennél használható: { $used_at_key }, nem ennél: { $question_key }
error-useless = most nem lenne hatása
error-no-use = ennél nem használható lapka: { $question_key }
error-used-on-move = ehhez a mozgáshoz már felhasználtad
error-none-unlocked = nincs szabad munkásod
error-no-two = nincs két szabad munkásod ugyanazon a táblán
error-used-on-action = ehhez az akcióhoz már felhasználtad
error-nothing-saved = itt egyetlen lehetséges akció sem kerül kakaóba
error-no-difference = itt nem számít eggyel több munkás

## Files

error-file-unread = { $path }: nem olvasható ({ $reason })
error-file-unwritten = { $path }: nem írható ({ $reason })
error-file-unused = { $path }: nem használható ({ $reason })
error-file-no-file = { $path }: nem írható (nem fájl)
error-file-long = { $path }: túl hosszú, több mint { $most } bájt
error-file-no-text = { $path }: nem szövegfájl
error-file-empty = { $path }: üres
error-no-file = { $path }: nincs ilyen fájl

## Fields of records and positions: said of a field, whose name comes before and a colon

error-json = JSON-ként nem olvasható ({ $reason })
error-missing = hiányzik
error-unknown-key = ismeretlen; ezek vannak: { $known }
error-object = objektum kell
error-object-not = objektum kell, nem ez: { $value }
error-list = lista kell, nem ez: { $value }
error-truth = true vagy false kell
error-truth-not = true vagy false kell, nem ez: { $value }
error-whole = egész szám kell, nem ez: { $value }
error-range = { $low } és { $high } közötti szám kell, nem ez: { $value }
error-choice = ezek egyike kell: { $known }, nem ez: { $value }
error-one-of = ezek egyike kell: { $known }
error-must-be = ennek kell lennie: { $value }
error-entries = { $least } elem kell, nem { $given }
error-entries-range = legalább { $least } és legfeljebb { $most } elem kell, nem { $given }
error-record-long = túl hosszú, { $bytes } bájt a legfeljebb { $most } helyett
error-record-rules = ez a program ezt a verziót játssza: { $ours }, a felvétel verziója: { $written }
error-record-older = e program szabályai szerint ({ $ours }. verzió) más játék lenne, mint a felvételéi szerint ({ $written }. verzió)
error-record-seed = egész szám kell 0 és 2**60 - 1 között
error-record-actions = legfeljebb { $most } szám listája kell
error-record-action = 0 és { $last } közötti szám kell
error-record-names = { $n } név listája kell
error-record-name = legalább 1, legfeljebb { $most } karakteres szöveg kell
error-result = az akciók eredménye { $found }, a felvételben ez áll: { $written }
error-position-bytes = egy helyzet { $bytes } bájt, nem { $given }
error-position-rules = ez a verzió: { $ours }, nem ez: { $written }

## What can't be in a position; $name and $tile are as they are written in it

error-value-twice = { $value } kétszer szerepel
error-shows-nothing = ezen a kezdőlapkán nincs felfedezéslapka: { $tile }
error-tile-shows-nothing = ezen a kezdőlapkán nincs felfedezéslapka
error-eclipses-over = a harmadik napfogyatkozás után vége a játéknak
error-ring = a palota a 0. helyen van, az építkezés szemben, a 4. helyen
error-royal-categories = az A, B és C kategóriából egy-egy lapka van
error-technology-order = a számuk szerint növekvő sorrendben fekszenek
error-buildings = { $n } épület van, nem { $given }
error-neutral = { $colours ->
    [0] { $players } játékosnál nincs semleges szín
    [one] { $players } játékosnál { $colours } semleges szín van
   *[other] { $players } játékosnál { $colours } semleges szín van
}
error-cell = egy hely [szint, sor, oszlop] hármasa kell, 0-tól számolva
error-cell-filled = { $cell }: már van ott lapka
error-floats = { $cell }: a lapka lebeg, négy lapkának kell alatta lennie
error-layers = { $n } réteg piramis kell alá
error-no-teotibot = ebben a játékban nincs Teotibot: players 1 kell hozzá
error-bot-aside = ennek kell lennie: { $tile }, mert ez a lapka nincs az akciópiramisban
error-copies = { $tile }: { $n } példány van belőle, nem { $given }
error-no-seat = { $name }: nincs helye
error-top-marker = a legfelső lépcsőn csak egy jelző állhat
error-not-in-game = { $name } nincs ebben a játékban
error-masks-used = a maszkok sosem használódnak el
error-nowhere-space = a sehol sem lévő munkás nem állhat imádásmezőn
error-no-worship-space = { $name }: nincs imádásmezője
error-space-taken = ezen az imádásmezőn másik munkás áll
error-books = összesen { $booked }, de a vp értéke { $vp }
error-discs-met = hibás, a korongok már találkoztak
error-eclipse-due = hibás, napfogyatkozás közeleg, tehát a korongok már találkoztak
error-top-tile = akkor és csak akkor true, ha a csúcslapka a helyén van
error-stack-over = üresnek kell lennie, ha vége a játéknak
error-lowest = a legalsó elem ez kell legyen: { $name }
error-last = az utolsó elem ez kell legyen: { $name }
error-as-stack = ennek kell lennie: { $value }, ahogy a veremben áll
error-seats-turn = ennek kell lennie: { $seat }, mert az a hely következik
error-salary-only = napfogyatkozáskor a bér a kérdés, és semmi más
error-eclipse-scored = akkor és csak akkor 0, amikor napfogyatkozás pontozása zajlik
error-while-starting = akkor és csak akkor kérdés, amikor a játékosok kezdenek: { $name }
error-twice = { $name } kétszer szerepel
error-seat-twice = { $seat }. hely: { $name } kétszer szerepel
error-after-choice = { $name } az akció kiválasztása után jön
error-stands-on = { $name } ezen áll: { $below }
error-must-stand-on = ezen kell állnia: { $below }
error-discount-left = ezen kell állnia, megmaradt engedménnyel: { $below }
error-too-many = { $n ->
    [one] { $name } többször szerepel
   *[other] { $name } több mint { $n } alkalommal szerepel
}
error-move-next = a mozgást módosító lapka után a mozgás következik
error-bot-turn = a bot_turn Teotibot helyéhez való, szóló játékban
error-bot-asked = Teotibottól sosem kérdezünk
error-bot-workers = Teotibotnak négy munkása van játékban
error-bot-locked = Teotibotnak pontosan egy zárolt munkása van
error-bot-worship = Teotibot ott sosem végez imádást
error-board = egy tábla kell
error-nobodys-turn = ez senkinek sem a köre
error-worker-out = { $seat }. hely: { $worker }. munkás nincs játékban
error-worker-locked = { $seat }. hely: { $worker }. munkás zárolt
error-companion = nem az épp lépő munkás kell, hanem másik
error-dealt-hand = a kiosztott lapkák közül kell lennie
error-tile-twice = kétszer szereplő kezdőlapka: { $tile }
error-four-dealt = { $seat }. hely: nincs négy kiosztott lapkája a starting.hands mezőben
error-taken-before = { $n ->
    [0] { $seat }. hely: eddig nem vett el lapkát
    [one] { $seat }. hely: eddig { $n } lapkát vett el
   *[other] { $seat }. hely: eddig { $n } lapkát vett el
}
error-two-kept = { $seat }. hely: nincs két kezdőlapkája a starting_tiles mezőben
error-to-be-taken = még { $n } lapkát kell elvenni belőle
error-goods-first = { $seat }. hely: előbb a kezdőkészlet jár, aztán ami következik belőle
error-starting-power = a kezdő munkások ereje 1–3
error-placed-in-order = { $n ->
    [0] még egyik sincs lerakva
    [one] { $n } van lerakva, sorrendben
   *[other] { $n } van lerakva, sorrendben
}
error-needs-mover = { $name }: olyan munkás kell hozzá, amelyik lépett
error-no-area = nincs imádásterülete
error-no-such-space = nincs ilyen imádásmező
error-bought-on-turn = felfedezéslapkát a saját körben lehet venni
error-large-step = nem annak a helynek a nagy lépcsője
error-cell-closed = erre a helyre nem kerülhet lapka
error-slot-empty = a pyramid_display ezen helyén nincs lapka
error-stack-unfit = a függő döntések nem illenek a helyzethez
error-stack-nowhere = nem vezet sehová: nincs szabályos akció

## Bots

error-no-bot = nincs ilyen nevű bot: { $name }; ezek vannak: { $known }
error-classic-bot = nincs ilyen nevű bot: { $name }; a classic: után szint, stílus vagy keret áll, például classic:adept, classic:collector:100 vagy classic:500
error-bot-budget = { $bot }: nincs kerete; írd így: { $bot }, vagy mcts:{ $budget }
error-budget = a keret kijátszások száma (500) vagy másodperc (0.5s), nem ez: { $value }
error-bot-unloaded = { $name } nem tölthető be innen: { $place }: { $problem }
error-no-class = nincs ilyen osztály
error-no-module = nincs ilyen modul
error-bots-seats = { $seats ->
    [one] egy bot kell { $seats } helyre, nem { $given }
   *[other] egy bot kell minden helyre, vagy egy-egy mindegyikre ({ $seats } hely), nem { $given }
}
error-seat-no-bot = { $seat }. hely: nem bot játszik rajta
error-seat-empty = { $seat }. hely: egy bot sem játszik rajta
error-no-rule = egyetlen szabályban sincs szó erről: { $wanted }
error-advice-over = vége a játéknak: nincs mit tanácsolni
error-advice-teotibot = Teotibot jön: a szabályok mondják meg, mit tesz
error-advice-silent = { $bot } nem tudja elmondani, mit gondol: kérdezz egy szintet (adept) vagy mcts:500
error-bots-stopped = a szerver botjait leállították
error-nobody-asked = senkitől sem kérdezünk: vége a játéknak
# $fault: English, for the log
error-hint-fault = { $fault }

## What a bot did wrong; $what: the error of a program, in English

fault-crashed = összeomlott: { $what }
fault-killed = összeomlott: a folyamatát ez állította le: { $signal }
fault-exited = összeomlott: a folyamata ezzel a kilépési kóddal ért véget: { $code }
fault-nonsense = összeomlott: értelmetlenséget írt a csövébe
fault-no-answer = elakadt: nem válaszolt { $seconds } mp alatt
fault-not-ready = elakadt: nem készült el { $seconds } mp alatt
fault-illegal = szabálytalan: { $answer } nem válasz erre: '{ $question_key }'
fault-other = { $what }

## Matches of bots

error-match-form = a mérkőzés formája { $known } lehet, nem ez: { $value }
error-match-entrants = egy mérkőzéshez indulók kellenek: botok nevei
error-match-twice = { $name } kétszer indul; egyszer elég
error-match-no-deal = egy mérkőzéshez legalább egy osztás kell, nem { $deals }
error-match-deals = egy mérkőzés legfeljebb { $most } osztás lehet, nem { $deals }
error-no-match-file = { $path }: nem mérkőzés fájlja
error-match-format = { $path }: a formátuma { $format }, ez a program ezt olvassa: { $ours }
error-match-rules = { $path }: a szabályok verziója { $written }, ez a program ezt játssza: { $ours }
# $known, $asked: what the file has and what was asked for
error-another-match = { $part_key ->
    [entrants] { $path }: másik mérkőzés van benne (indulók: { $known }, nem { $asked })
    [setup] { $path }: másik mérkőzés van benne (előkészítés: { $known }, nem { $asked })
    [seed] { $path }: másik mérkőzés van benne (véletlenmag: { $known }, nem { $asked })
   *[form] { $path }: másik mérkőzés van benne (forma: { $known }, nem { $asked })
}
error-match-players = { $n } játékos
error-fewer-deals = { $path }: már { $deals } osztás van benne; legalább ennyit kérj
error-ray-missing = nincs telepítve a Ray: { $command }
error-ray-address = itt nincs Ray: { $address }: { $reason }
error-plots-missing = az ábrákhoz matplotlib kell: { $command }

## Server: options, database, backups

error-workers-need = több kiszolgálófolyamathoz --database postgresql://... és --redis kell
error-redis-alone = a --redis több kiszolgálófolyamathoz való: --database is kell hozzá
error-redis-missing = a --redis kapcsolóhoz a redis csomag kell: { $command }
error-redis-url = --redis: ilyen URL kell: { $example }
error-redis-unused = a Redis nem használható: { $reason }
error-database-url = --database: ilyen URL kell: { $example }
error-password-shown = a { $option } jelszavát ezen a gépen bárki elolvashatná: tartsd az URL-t fájlban ({ $option }-file) vagy itt: { $variable }
error-url-twice = vagy { $option }, vagy { $option }-file kell, nem mindkettő (a beállítások is számítanak)
error-url-file = { $path }: egy URL-t kell tartalmaznia, semmi mást
error-database-at = --database: eggyel több @ van benne; jelszóban így írd: %40
error-psycopg-missing = a PostgreSQL-hez a psycopg csomag kell: { $command }
error-database-newer = az adatbázis a program újabb verziójából való: frissítsd a programot
error-database-refuses = az adatbázis nem használható: { $reason }
error-database-unused = ezt az adatbázist még egyetlen szerver sem használta: nincs benne semmi
error-database-revision = az adatbázis másik verzióból való (revízió: { $revision }): indítsd el rajta egyszer ezt a szervert, vagy használd azt a verziót, amelyik készítette
error-database-not-empty = az adatbázis nem üres: újba állítsd vissza
error-folder-taken = { $path }: egy másik szerver itt őrzi a játszmáit
error-no-games-kept = { $path }: itt nincsenek játszmák
error-no-finished-table = nincs befejezett játék ennél az asztalnál: { $key }
error-host = --host: { $host } nem ennek a gépnek a címe
error-port-used = port: { $port }; másik program használja, adj meg másikat a --port kapcsolóval
error-port-reserved = port: { $port }; nem mindenkié, adj meg egyet a --port kapcsolóval, a legkisebb: { $first }
error-port-closed = port: { $port }; nem nyitható meg ({ $reason })
error-backup-other-file = { $path }: már létezik, és nem biztonsági mentés
error-backup-checksum = { $path }: módosult vagy megsérült: más az ellenőrző összege
error-backup-rows = { $path }: módosult: sorok hiányoznak vagy fölöslegesek
error-backup-newer = { $path }: a program újabb verziójából való
error-backup-cut = { $path }: csonka: túl korán véget ér
error-backup-damaged = { $path }: nem biztonsági mentés, vagy megsérült
# $table: a table of the database by its name there
error-backup-not-restored = { $path }: nem minden sor állt helyre ebből a táblából: { $table }
error-backup-table = { $path }: ismeretlen tábla: { $table }
