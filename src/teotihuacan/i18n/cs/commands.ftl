# What the commands print; not the games themselves.

# $rules, $actions, $environments: the number of each one's version
version = teotihuacan { $version } · { $engine ->
    [compiled] kompilované jádro
   *[interpreted] interpretované jádro
} · pravidla { $rules } · prostor akcí { $actions } · prostředí { $environments } · Python { $python }
open-runs-already = Teotihuacan už běží na { $address }
open-runs = Teotihuacan je na { $address } (Ctrl-C ho ukončí; hry zůstanou)

## Beside a bar that grows while something takes long, at most 16 columns

progress-playing = Hraje se
progress-reading = Čte se
progress-replaying = Přehrává se
progress-measuring = Měří se

## What is played, between dots: 30 random games · 4 players · Standard set-up · seeds from 1

setup-standard = Standardní příprava
# $knob: what a knob turns, such as "Resources it begins with"; $turned: +1 or -1
setup-knob = { $knob } { $turned }
setup-knobs = Sólo proti Teotibotovi: { $knobs }
report-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
simulate-random-games = { $count ->
    [one] { $count } náhodná hra
    [few] { $count } náhodné hry
   *[other] { $count } náhodných her
}
simulate-bot-games = { $count ->
    [one] { $count } hra botů
    [few] { $count } hry botů
   *[other] { $count } her botů
}
simulate-seeds = seedy od { $seed }
stats-records = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
   *[other] { $count } záznamů
}, z toho nedohráno { $unfinished }

## Lines of verify, migrate and backup

# $scores: such as 120 : 98
verify-good = { $file }: v pořádku, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}, { $scores }
verify-unfinished = { $file }: v pořádku, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
}, nedohráno
verify-older-same = (ověřeno podle pravidel verze { $version }; podle verze { $ours } stejná hra)
verify-older-other = (ověřeno podle pravidel verze { $version }; podle verze { $ours } jiná hra)
# $before, $after: revisions of the database's schema, such as 0001
migrate-new = Nová databáze: revize { $after }
migrate-done = Databáze převedena z revize { $before } na { $after }
migrate-up-to-date = Už je aktuální: revize { $after }
migrate-rules-updated = { $count ->
    [one] { $count } stůl pokračuje podle nových pravidel
    [few] { $count } stoly pokračují podle nových pravidel
   *[other] { $count } stolů pokračuje podle nových pravidel
}
migrate-rules-kept = { $count ->
    [one] { $count } stůl pokračuje podle starších pravidel
    [few] { $count } stoly pokračují podle starších pravidel
   *[other] { $count } stolů pokračuje podle starších pravidel
}
migrate-rules-ended = { $count ->
    [one] { $count } stůl nemůže pokračovat: jeho pravidla tu nejsou známa
    [few] { $count } stoly nemohou pokračovat: jejich pravidla tu nejsou známa
   *[other] { $count } stolů nemůže pokračovat: jejich pravidla tu nejsou známa
}
# $rows: a list of how many there are of everything, the messages that follow
backup-written = { $file }: { $rows }
backup-restored = Obnoveno: { $rows }
backup-rows-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osob
}
backup-rows-ended_sessions = { $count ->
    [one] { $count } ukončené přihlášení
    [few] { $count } ukončená přihlášení
   *[other] { $count } ukončených přihlášení
}
backup-rows-recovery_codes = { $count ->
    [one] { $count } záložní kód
    [few] { $count } záložní kódy
   *[other] { $count } záložních kódů
}
backup-rows-chores = { $count ->
    [one] { $count } denní úkol
    [few] { $count } denní úkoly
   *[other] { $count } denních úkolů
}
backup-rows-heartbeats = { $count ->
    [one] { $count } známka života
    [few] { $count } známky života
   *[other] { $count } známek života
}
backup-rows-secrets = { $count ->
    [one] { $count } tajný klíč
    [few] { $count } tajné klíče
   *[other] { $count } tajných klíčů
}
backup-rows-tables = { $count ->
    [one] { $count } stůl
    [few] { $count } stoly
   *[other] { $count } stolů
}
backup-rows-chat = { $count ->
    [one] { $count } zpráva chatu
    [few] { $count } zprávy chatu
   *[other] { $count } zpráv chatu
}
backup-rows-reviews = { $count ->
    [one] { $count } rozbor
    [few] { $count } rozbory
   *[other] { $count } rozborů
}
# Entries of the logs of games
backup-rows-entries = { $count ->
    [one] { $count } zápis
    [few] { $count } zápisy
   *[other] { $count } zápisů
}
backup-rows-seats = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}

## Advice: who advised, and the heads of its table, at most 10 columns each

advise-by = { $playouts ->
    [one] ({ $bot }, { $playouts } simulace)
    [few] ({ $bot }, { $playouts } simulace)
   *[other] ({ $bot }, { $playouts } simulací)
}
advice-answer = odpověď
advice-ahead = náskok VB
advice-wins = výhra
# How much of the search went into the answer
advice-search = podíl
advice-why = proč

## Tables of games that were played. Heads of columns with figures are at most 12 columns wide

report-scores = Skóre podle míst
report-seat = místo
report-player = hráč
report-mean = průměr
report-deviation = odchylka
report-lowest = nejméně
report-median = medián
report-highest = nejvíc
report-wins = výhry
report-sources = Vítězné body podle zdrojů
report-mean-per-game = průměr na hru
report-statistics = Statistika
report-per-seat = na místo a hru
report-bot-tiles = Teotibotovy dílky akcí
report-used = použito
report-share = podíl
report-bots = Boti
report-over-all-seats = přes všechna místa
report-name = jméno
report-winners = Vítězové
report-count-games = hry
report-win-rate = podíl výher
report-surely = 95% interval
report-mean-score = prům. skóre
report-seconds = s na rozhodnutí
report-faults = chyby
# $source: where victory points come from, such as "Construction"; $source_key: such as construction
report-vp-for = VB: { $source }
# $low, $high: numbers or percents, the ends of an interval
report-interval = { $low } až { $high }
# $name: a bot; $fault: what it did wrong
report-first-fault = { $name }: první chyba: { $fault }
# $third, $completed: how many games ended so; the shares are percents
report-endings = Konec třetím zatměním { $third } ({ $third_share }), dokončenou pyramidou { $completed } ({ $completed_share }).
# All three are numbers
report-decisions = Rozhodnutí na hru: { $mean } ({ $least } až { $most }).

## Statistics of a seat in a game, at most 24 columns each

statistic-avenue = políčka Cesty mrtvých
statistic-decorations = dílky výzdoby
statistic-buildings = budovy
statistic-discoveries_bought = koupené dílky objevu
statistic-icon_matches = shodné ikony
statistic-ascensions = povznesení
statistic-turns = tahy
statistic-main_actions = hlavní akce
statistic-worships = uctívání
statistic-cocoa_actions = sběry kakaa
statistic-unlocks = uvolnění
statistic-cocoa_collected = nasbírané kakao
statistic-cocoa_gained = získané kakao
statistic-cocoa_spent = utracené kakao
statistic-cocoa_paid = vyplacená mzda
statistic-cocoa_unpaid = nevyplacená mzda
statistic-tiles_level_1 = dílky v 1. patře
statistic-tiles_level_2 = dílky ve 2. patře
statistic-tiles_level_3 = dílky ve 3. patře
statistic-tiles_level_4 = dílky ve 4. patře
statistic-temple_blue = schody v modrém chrámu
statistic-temple_red = schody v červeném chrámu
statistic-temple_green = schody v zeleném chrámu
statistic-track_steps = políčka stup. pyramidy
statistic-technologies = technologie
statistic-masks = masky

## How fast the engine is: a table of 80 columns, the first column is wrapped at about 40

bench-medians = jedno jádro, mediány
bench-ours = { $engine ->
    [compiled] teotihuacan (kompilovaný)
   *[interpreted] teotihuacan (interpretovaný)
}
bench-decisions_per_s = náhodná rozhodnutí za sekundu, řízená z Pythonu
bench-games_per_s = náhodné hry za sekundu, řízené z Pythonu
bench-copy_ns = nanosekundy na kopii pozice
bench-c_loop_decisions_per_s = náhodná rozhodnutí za sekundu, cyklus v C
bench-c_loop_games_per_s = náhodné hry za sekundu, cyklus v C
bench-c_loop_two_player_decisions_per_s = náhodná rozhodnutí za sekundu, cyklus v C, dva hráči
bench-c_loop_solo_decisions_per_s = náhodná rozhodnutí za sekundu, cyklus v C, sólo proti Teotibotovi
bench-random_playouts_per_s = simulace prohledávání stromu za sekundu, náhodně až do konce
bench-policy_playouts_per_s = simulace prohledávání stromu za sekundu, jak prohledávají úrovně
# $ratio: a number such as 65.5
bench-ratio = Rozhodnutí za sekundu { $ratio }krát víc než catanatron; oba řídí z Pythonu tentýž náhodný cyklus.
bench-how-to-compare = Pro porovnání s catanatronem: pip install "teotihuacan[peers]"

## Rules

# $text: the ruling itself
rules-ruling = Výklad { $number }: { $text }

## Show

standard-input = standardní vstup
