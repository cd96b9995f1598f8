# Help of the command line, `teotihuacan --help` and `teotihuacan <command> --help`. It is wrapped
# to 78 columns; names of options, commands, bots and files are typed as they are, in every
# language. A blank line begins a new paragraph; only the first one is in the list of commands.

## Commands

command-teotihuacan = Teotihuacan: City of Gods, játékhoz és tanulmányozáshoz. Parancs nélkül a böngészőben nyílik meg.
command-play = Játék a terminálban, sorról sorra, botok vagy barátok ellen.
command-tui = Játék a terminált kitöltő asztalnál.

    Kapcsolók nélkül menü fogad.
command-rules = A játék szabályai a hozzájuk tartozó állásfoglalásokkal.
command-strategy = Megmutatja a stratégiai útmutatót: mi nyer és miért, erős botok játékaiban megmérve.
command-replay = Felvett játszma végiglépkedése, előre és vissza.
command-show = Egy helyzet megjelenítése, JSON-ból vagy egy játszma felvételéből.
command-advise = Egy helyzet legjobb akciói, és hogy miért.

    A tanács annak a helynek szól, amelyiktől a játék kérdez. Minden akció mellett ott áll, a végén várhatóan hány győzelmi ponttal leszel a legjobb ellenfél előtt, mekkora a győzelem valószínűsége, mennyi jutott rá a keresésből, és mi szól mellette leginkább. A tanácsadó sem tud többet, mint az adott hely.
command-verify = Felvételek visszajátszása és ellenőrzése.

    Minden akciónak szabályosnak kell lennie, és együtt a leírt eredményre kell vezetniük.

    Kilépési kód 0: mind jó; 1: némelyik nem, mindegyiknél az első eltérés látszik; 2: némelyik nem olvasható.
command-stats = Befejezett játszmák összesítése: pontszámok, pontforrások, győztesek.

    A különböző játékosszámú játszmák külön szerepelnek; a befejezetleneket csak megszámoljuk.
command-simulate = Véletlen játékosok vagy botok játszatása, és a végeredmények összesítése.

    A --bots nélkül az i számú játszma (0-tól) az S + i véletlenmagot használja az előkészítéshez és a véletlen játékosokhoz. A --solo kapcsolóval a játékos Teotibot ellen játszik.

    A --bots kapcsolóval a helyek forognak: n játékosnál n egymást követő játszmának ugyanaz a véletlenmagja, és mindegyikben minden bot egy hellyel odébb ül, hogy senki se maradjon az első helyen. Az i számú játszma előkészítése és húzásai az S + i // n véletlenmagból, a botjaié az S + i magból jönnek. Azok a botok, amelyeknek a kerete kijátszások száma, akárhány folyamatban ugyanazokat a játszmákat játsszák.
command-serve = Játszmák kiszolgálása a hálózaton, böngészőknek és programoknak.
command-migrate = A szerver adatbázisának frissítése a jelenlegi sémára.

    Induláskor a szerver ezt maga is megteszi. Ahol több is indul egyszerre, ez fut le először, magában; ismételve nem változtat semmit.
command-backup = Mindent egyetlen fájlba ír, amit a szerver őriz.

    A szerver közben futhat. A fájlban jelszókivonatok és titkok is vannak: vigyázz rá úgy, mint magára a szerverre.
command-restore = Új, üres adatbázis feltöltése biztonsági mentésből.

    Más fajtájú is lehet, mint a mentés adatbázisa.
command-records = Egy szerver befejezett játékainak felvételei, soronként egy.

    A szerver közben futhat. A verify a szabványos bemenetről olvassa őket: teotihuacan verify -
command-bench = Megméri, milyen gyors a játékmotor, egyetlen magon.

    A véletlen játékot és a másolást méri, és összeveti a catanatronnal, ahol az telepítve van. Mindkettő játszmáit Python hajtja, lépésről lépésre; a motor saját, C-ben futó ciklusának külön sorai vannak. A játszmák 2, 3 és 4 játékosok vegyesen, normál előkészítéssel; a kétszemélyes és a Teotibot elleni játszmáknak saját adataik vannak. A feladatok több fordulóban váltják egymást, hogy egy elfoglalt gép mindegyiket egyformán lassítsa; az eredmény a medián. A fakeresést egy kétszemélyes játszma kezdetéből méri.
command-arena = Mérkőzések botok között, hogy kiderüljön, melyik mennyire jó.
command-run = Mérkőzés lejátszása: minden játszma egy fájlba kerül, a végén jelentés.

    Az indulók botok, név szerint (random, greedy, mcts:500, mcts:0.5s, egy szint, vagy a neuronháló nélkül játszó classic:adept és társai), vagy sajátok: file.py:Class, igény szerint kerettel a végén, például mybot.py:MyBot:0.3s. A mérkőzést bármikor megállíthatod: ugyanez a parancs, vagy csak a fájl, folytatja, több --deals pedig meghosszabbítja. A --solo kapcsolóval minden induló Teotibot ellen játszik.
command-report = Jelentés egy mérkőzésről, ameddig eljutott.

    Értékszámok, pontszámok, lapkák és hibák. Az ábrákhoz és az oldalhoz matplotlib kell: pip install "teotihuacan[plots]".

## Names of values, in capitals: they stand behind options and in the line that begins with Usage
# at most 12 columns each

metavar-file = FÁJL
metavar-days = NAP
metavar-files = FÁJL...
metavar-keys = KULCS...
metavar-file-or-json = FÁJL|JSON
metavar-folder = MAPPA
metavar-name = NÉV
metavar-seat = HELY
metavar-names = NÉV,...
metavar-address = CÍM
metavar-addresses = CÍM,...
metavar-host = GÉP
metavar-where = HOL
metavar-language = NYELV
metavar-wanted = [SZAVAK|N]

## Options of all commands

# $languages: en, hu, ...
opt-language = A használt nyelv: { $languages }. A parancs mögött is állhat; ha nem adod meg, a beállításokban választott, vagy a rendszeré.
opt-version = A verziók megjelenítése.
opt-open-port = A böngészős játék portja; ha nem adod meg, 8000 vagy egy szabad.
opt-wanted = Csak azok a szabályok, amelyekben minden szó szerepel, egy szabály (5.3) vagy egy fejezet (5); ha nem adod meg, mind.
opt-no-open = Csak kiszolgálja a játékot: nem nyit böngészőt.
opt-json = Szöveg helyett egyetlen JSON-objektumot ír ki.
opt-help = Ez a súgó.

## Options of games

opt-seed = Ugyanaz a véletlenmag, ugyanaz a játszma; 0-tól.
opt-optional-seed = Ugyanaz a véletlenmag, ugyanaz a játszma; nélküle mindegyik más.
opt-players = A játékosok száma, 1–4 (1: egyedül Teotibot ellen); ha nem adod meg, 2.
opt-solo = Egy játékos Teotibot ellen.
# $levels: easier, standard ... as they are typed
opt-level = Milyen nehéz ellenfél Teotibot: { $levels }.
# $knobs: gold_worker, resources ... as they are typed
opt-knob = Nehézség helyett, akárhányszor: Teotibot egyik száma felfelé vagy lefelé. A beállítások: { $knobs }.
opt-first-game = Az első játék nyomtatott előkészítése.
opt-draft = Draft: a kezdőlapkák képpel felfelé, sorban választva.
opt-dark-eclipse = A napfogyatkozás pontozása azonnali (variáns).
opt-advanced-worship = Aki kiszorít egy munkást, kakaót kap (variáns).
# $bot: the bot that plays if none is given, as it is typed; $levels: novice, student ... as they are typed
opt-bots = Ki játszik azokon a helyeken, ahol nem ember ül, az emberek után: egy név mindnek, vagy egy-egy; ha nem adod meg: { $bot }. A szintek a gyengétől az erősig: { $levels }. Továbbá random, greedy (a student és az adept között), mcts:500 (kijátszás döntésenként), mcts:0.5s (másodperc), vagy a saját file.py:Class (mentett játék folytatásához add meg újra).
opt-humans = Emberek ennél a terminálnál, az A helytől; a többi helyen botok játszanak; 0: csak nézed. Ha nem adod meg, 1, a --take-back mellett mind.
opt-take-back = A visszavonás egész körökön átmehet (botok nélkül).
opt-save = Ide írja a játszma felvételét, minden akció után újra; - esetén a végén kiírja.
opt-load = Mentett játék folytatása, ugyanoda menti újra; - a szabványos bemenetet olvassa.
opt-load-copy = Mentett játék folytatása; - a szabványos bemenetet olvassa.
opt-continue = A félbehagyott játék folytatása.

## Records and positions

opt-record = Egy játszma felvétele.
opt-records = Játszmák felvételei.
opt-auto = Automatikus lejátszással kezd.
opt-speed = Automatikus akciók másodpercenként.
opt-source = Egy fájl, JSON-szöveg, vagy - a szabványos bemenethez.
opt-ply = A helyzet a felvétel N akciója után; ha nem adod meg, az utolsó.
opt-seat = Csak az, amit egy hely lát: a betűje, vagy a száma 0-tól.
# $levels: novice, student ... as they are typed
opt-adviser = Kit kérdezel: egy szintet ({ $levels }), mcts:500 (kijátszás) vagy mcts:0.5s (másodperc). Kijátszásokkal ugyanaz a véletlenmag ugyanazt a tanácsot adja.
opt-top = Hány akciót mutasson.

## Many games

opt-games = A lejátszandó játszmák száma.
# $levels: novice, student ... as they are typed
opt-simulated-bots = Botok a véletlen játékosok helyett: egy név minden helyre, vagy egy-egy. Van random, greedy, szintek ({ $levels }), mcts:500 (kijátszás döntésenként), mcts:0.5s (másodperc), és a saját file.py:Class. A classic:adept, a classic:500 és társaik neuronháló nélkül játszanak.
opt-processes = Ennyi folyamat játszik; ha nem adod meg, ahány mag van.
opt-seconds = Az egészre szánt idő.
opt-match = A mérkőzés fájlja.
opt-entrants = Az indulók, ranglétránál a leggyengébbel kezdve; nélkülük a fájlban lévő mérkőzés folytatódik.
opt-deals = Minden osztást mindenki minden helyen lejátszik, az S, S + 1, ... véletlenmaggal.
opt-form = Ki kivel játszik: round-robin (körmérkőzés) vagy ladder (ranglétra).
opt-ray = Játék a Rayen: local, vagy egy fürt címe.
opt-png = Ábrák PNG-fájlokba.
opt-html = Minden egy oldalra, böngészőhöz; - esetén kiírja.

## Server

opt-address = Hol figyeljen; 0.0.0.0: mindenhol.
opt-port = A port.
opt-data = Hol őrzi a játszmákat; ha nem adod meg, az adatmappádban.
opt-database = postgresql://... az adatmappában lévő fájl helyett.
opt-database-file = Fájl az adatbázis URL-jével: a benne lévő jelszót senki sem látja.
opt-redis = redis://..., több kiszolgálófolyamathoz.
opt-redis-file = Fájl a Redis URL-jével.
opt-workers = Kiszolgálófolyamatok; többhöz --database és --redis kell.
opt-bot-processes = Ennyi folyamatban gondolkodnak a botok, kiszolgálófolyamatonként; ha nem adod meg, eggyel kevesebb, mint ahány mag van.
opt-rate-limit = Ennyi kérést küldhet egy cím másodpercenként, hosszú távon; 0: nincs korlát.
opt-host-name = Név, amelyen a szerver elérhető, akárhányszor megadható; másra érkező kérést elutasít.
opt-webhook = Hová kérhetnek az emberek „te jössz” üzenetet, például https://ntfy.sh; akárhányszor megadható.
opt-trusted-proxies = Proxyk, amelyeknek elhiszi az ügyfél címét.
opt-backup-target = A fájl, ahová ír; a régebbi mentést felülírja.
opt-backup-source = A backup paranccsal írt fájl.
opt-table-keys = Asztalok kulcsai, ahogy a linkekben állnak.
opt-all-records = Minden befejezett játék felvételét kiírja.
