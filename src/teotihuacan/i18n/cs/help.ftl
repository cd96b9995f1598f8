# Help of the command line, `teotihuacan --help` and `teotihuacan <command> --help`. It is wrapped
# to 78 columns; names of options, commands, bots and files are typed as they are, in every
# language. A blank line begins a new paragraph; only the first one is in the list of commands.

## Commands

command-teotihuacan = Teotihuacan: Město bohů, ke hraní i ke zkoumání. Bez příkazu se otevře v prohlížeči.
command-play = Hrát v terminálu, řádek po řádku, proti botům nebo s přáteli.
command-tui = Hrát u stolu, který vyplní terminál.

    Bez voleb se ukáže nabídka.
command-rules = Ukázat pravidla hry s výklady, které k nim patří.
command-strategy = Ukáže průvodce strategií: co vyhrává a proč, změřeno na hrách silných botů.
command-replay = Procházet zaznamenanou hru, vpřed i zpět.
command-show = Ukázat pozici z JSON nebo ze záznamu hry.
command-advise = Ukázat nejlepší akce v pozici a proč.

    Rada je pro místo, které je na řadě. U každé akce je očekávaný náskok ve vítězných bodech před nejlepším soupeřem na konci, pravděpodobnost výhry, podíl na prohledávání a hlavní důvod. Rádce neví víc než hráč na tom místě.
command-verify = Přehrát záznamy a zkontrolovat je.

    Každá akce musí být přípustná a všechny musí vést k zapsanému výsledku.

    Návratový kód 0: vše v pořádku; 1: něco ne, u každého záznamu je uveden první rozdíl; 2: něco nelze přečíst.
command-stats = Sečíst dohrané hry: skóre, zdroje bodů, vítěze.

    Hry s různým počtem hráčů se počítají zvlášť; nedohrané jen do počtu.
command-simulate = Nechat hrát náhodné hráče nebo boty a shrnout výsledky.

    Bez --bots používá hra číslo i (od 0) seed S + i pro přípravu i pro náhodné hráče. S --solo hraje hráč proti Teotibotovi.

    S --bots se místa střídají: při n hráčích má n po sobě jdoucích her společný seed a v každé z nich sedí každý bot o místo dál, aby nikdo nebyl stále první. Hra číslo i má přípravu a losování se seedem S + i // n, její boti S + i. Boti, jejichž rozpočet je počet simulací, hrají stejné hry v libovolném počtu procesů.
command-serve = Provozovat hry po síti, pro prohlížeče i programy.
command-migrate = Převést databázi serveru na současné schéma.

    Server to při spuštění dělá sám. Kde se jich spouští několik najednou, provede se to nejdřív a zvlášť; opakování nic nezmění.
command-backup = Zapsat vše, co server uchovává, do jednoho souboru.

    Server přitom může běžet. Soubor obsahuje otisky hesel a tajné klíče: střežte ho stejně jako server.
command-restore = Naplnit novou, prázdnou databázi ze zálohy.

    Může být jiného druhu než databáze, ze které záloha pochází.
command-records = Vypsat záznamy dohraných her serveru, každý na jeden řádek.

    Server přitom může běžet. Příkaz verify je čte ze standardního vstupu: teotihuacan verify -
command-bench = Změřit rychlost herního jádra na jednom procesorovém jádře.

    Měří se náhodná hra a kopírování a porovnává se s catanatronem, je-li nainstalován. Hry obou se řídí z Pythonu, akci po akci; vlastní cyklus enginu v C má vlastní řádky. Hry jsou směs 2, 3 a 4 hráčů se standardní přípravou; hry dvou hráčů a sólo hry proti Teotibotovi mají vlastní údaje. Všechny úlohy se po několik kol střídají, aby je vytížený stroj zpomalil stejně; uvádějí se mediány. Prohledávání stromu se měří od zahájení hry dvou hráčů.
command-arena = Nechat boty hrát zápasy a zjistit, jak jsou dobří.
command-run = Odehrát zápas, každou hru uložit do souboru a podat zprávu.

    Účastníci jsou boti podle jména (random, greedy, mcts:500, mcts:0.5s, některá úroveň, nebo classic:adept a podobní, kteří hrají bez neuronové sítě) nebo vaši vlastní: file.py:Class, chcete-li, i s rozpočtem, jako mybot.py:MyBot:0.3s. Zápas můžete kdykoli zastavit: stejný příkaz, nebo jen soubor, v něm pokračuje a více --deals ho prodlouží. S --solo hraje každý účastník proti Teotibotovi.
command-report = Podat zprávu o zápasu, nakolik je odehrán.

    Uvádí hodnocení, skóre, dílky a chyby. Grafy a stránka potřebují matplotlib: pip install "teotihuacan[plots]".

## Names of values, in capitals: they stand behind options and in the line that begins with Usage
# at most 12 columns each

metavar-file = SOUBOR
metavar-days = DNY
metavar-files = SOUBOR...
metavar-keys = KLÍČ...
metavar-file-or-json = SOUBOR|JSON
metavar-folder = SLOŽKA
metavar-name = JMÉNO
metavar-seat = MÍSTO
metavar-names = JMÉNO,...
metavar-address = ADRESA
metavar-addresses = ADRESA,...
metavar-host = HOSTITEL
metavar-where = KDE
metavar-language = JAZYK
metavar-wanted = [SLOVA|N]

## Options of all commands

# $languages: en, hu, ...
opt-language = Jazyk: { $languages }. Lze uvést i za příkazem; bez volby platí ten z nastavení, nebo jazyk systému.
opt-version = Ukázat verze.
opt-open-port = Port hry v prohlížeči; bez volby 8000 nebo některý volný.
opt-wanted = Jen pravidla se všemi těmito slovy, jedno pravidlo (5.3) nebo kapitola (5); bez zadání všechna.
opt-no-open = Jen spustit server: neotvírat prohlížeč.
opt-json = Vypsat místo textu jeden objekt JSON.
opt-help = Ukázat tuto nápovědu.

## Options of games

opt-seed = Stejný seed, stejná hra; od 0.
opt-optional-seed = Stejný seed, stejná hra; bez něj je každá hra jiná.
opt-players = Počet hráčů, 1 až 4 (1: sólo proti Teotibotovi); bez volby 2.
opt-solo = Jeden hráč proti Teotibotovi.
# $levels: easier, standard ... as they are typed
opt-level = Jak těžký je Teotibot: { $levels }.
# $knobs: gold_worker, resources ... as they are typed
opt-knob = Místo obtížnosti, i opakovaně: jedno číslo Teotibota nahoru nebo dolů. Nastavení jsou { $knobs }.
opt-first-game = Natištěné rozložení pro první hru.
opt-draft = Draft startovních dílků lícem nahoru.
opt-dark-eclipse = Zatmění se bodují hned (varianta).
opt-advanced-worship = Za vytlačení pracovníka se kakao získává (varianta).
# $bot: the bot that plays if none is given, as it is typed; $levels: novice, student ... as they are typed
opt-bots = Kdo hraje na místech bez lidí, po lidech: jedno jméno pro všechna, nebo pro každé jedno; bez volby { $bot }. Úrovně od slabých k silným: { $levels }. Také random, greedy (mezi student a adept), mcts:500 (simulací na rozhodnutí), mcts:0.5s (sekund), nebo vlastní file.py:Class (při pokračování v uložené hře ho uveďte znovu).
opt-humans = Lidé u tohoto terminálu, od místa A; na ostatních místech hrají boti; 0 pro sledování. Bez volby 1, s --take-back všichni.
opt-take-back = Vracet lze celé tahy (bez botů).
opt-save = Zapisovat sem záznam hry, po každé akci znovu; - ho na konci vypíše.
opt-load = Pokračovat v uložené hře, ukládá se znovu tamtéž; - čte standardní vstup.
opt-load-copy = Pokračovat v uložené hře; - čte standardní vstup.
opt-continue = Pokračovat v rozehrané hře.

## Records and positions

opt-record = Záznam hry.
opt-records = Záznamy her.
opt-auto = Začít automatickým přehráváním.
opt-speed = Automatických akcí za sekundu.
opt-source = Soubor, text JSON, nebo - pro standardní vstup.
opt-ply = Pozice po N akcích záznamu; bez volby poslední.
opt-seat = Jen to, co vidí jedno místo: jeho písmeno, nebo číslo od 0.
# $levels: novice, student ... as they are typed
opt-adviser = Koho se ptát: úroveň ({ $levels }), mcts:500 (simulací) nebo mcts:0.5s (sekund). Se simulacemi dává stejný seed stejnou radu.
opt-top = Kolik akcí ukázat.

## Many games

opt-games = Počet her.
# $levels: novice, student ... as they are typed
opt-simulated-bots = Boti místo náhodných hráčů: jedno jméno pro všechna místa, nebo pro každé jedno. Jsou random, greedy, úrovně { $levels }, mcts:500 (simulací na rozhodnutí), mcts:0.5s (sekund) a vlastní file.py:Class. classic:adept, classic:500 a podobní hrají bez neuronové sítě.
opt-processes = Procesy, které hrají; bez volby kolik je jader.
opt-seconds = Čas na to všechno.
opt-match = Soubor zápasu.
opt-entrants = Účastníci, pro žebříček od nejslabšího; bez nich pokračuje zápas v souboru.
opt-deals = Každé rozdání hrají všichni na každém místě, se seedy S, S + 1, ...
opt-form = Kdo s kým: round-robin (každý s každým) nebo ladder (žebříček).
opt-ray = Hrát na Ray: local, nebo adresa clusteru.
opt-png = Zapsat grafy jako soubory PNG.
opt-html = Zapsat vše jako stránku pro prohlížeč; - ji vypíše.

## Server

opt-address = Kde naslouchat; 0.0.0.0: všude.
opt-port = Port.
opt-data = Kde se hry uchovávají; bez volby vaše datová složka.
opt-database = postgresql://... místo souboru v datové složce.
opt-database-file = Soubor s URL databáze: heslo v něm nikdo nevidí.
opt-redis = redis://..., pro více pracovních procesů.
opt-redis-file = Soubor s URL Redisu.
opt-workers = Pracovní procesy; více jich potřebuje --database a --redis.
opt-bot-processes = Procesy, ve kterých přemýšlejí boti, na každý pracovní proces; bez volby o jeden méně, než je jader.
opt-rate-limit = Kolik požadavků za sekundu smí adresa dlouhodobě posílat; 0: bez omezení.
opt-host-name = Jméno, pod kterým je server dostupný, i opakovaně; požadavky na jiná se odmítají.
opt-webhook = Kam si lidé smějí nechat posílat zprávy „jste na tahu“, jako https://ntfy.sh; i opakovaně.
opt-trusted-proxies = Proxy servery, kterým se věří adresa klienta.
opt-backup-target = Soubor k zapsání; starší záloha se přepíše.
opt-backup-source = Soubor, který zapsal příkaz backup.
opt-table-keys = Klíče stolů, jak stojí v odkazech.
opt-all-records = Vypsat záznamy všech dohraných her.
