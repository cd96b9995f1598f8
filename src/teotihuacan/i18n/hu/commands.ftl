# What the commands print; not the games themselves.

# $rules, $actions, $environments: the number of each one's version
version = teotihuacan { $version } · { $engine ->
    [compiled] fordított motor
   *[interpreted] értelmezett motor
} · szabályok: { $rules } · akciótér: { $actions } · környezetek: { $environments } · Python { $python }
open-runs-already = A Teotihuacan már fut itt: { $address }
open-runs = A Teotihuacan itt fut: { $address } (Ctrl-C leállítja; a játszmák megmaradnak)

## Beside a bar that grows while something takes long, at most 16 columns

progress-playing = Játék
progress-reading = Olvasás
progress-replaying = Visszajátszás
progress-measuring = Mérés

## What is played, between dots: 30 random games · 4 players · Standard set-up · seeds from 1

setup-standard = Normál előkészítés
# $knob: what a knob turns, such as "Resources it begins with"; $turned: +1 or -1
setup-knob = { $knob } { $turned }
setup-knobs = Szóló mód Teotibot ellen: { $knobs }
report-games = { $count } játszma
simulate-random-games = { $count } véletlen játszma
simulate-bot-games = { $count } botjátszma
simulate-seeds = első véletlenmag: { $seed }
stats-records = { $count } felvétel, { $unfinished } befejezetlen

## Lines of verify, migrate and backup

# $scores: such as 120 : 98
verify-good = { $file }: jó, { $actions } akció, { $scores }
verify-unfinished = { $file }: jó, { $actions } akció, befejezetlen
verify-older-same = (ellenőrizve a szabályok { $version }. verziója szerint; a { $ours }. verzió szerint ugyanaz a játék)
verify-older-other = (ellenőrizve a szabályok { $version }. verziója szerint; a { $ours }. verzió szerint más játék)
# $before, $after: revisions of the database's schema, such as 0001
migrate-new = Új adatbázis: { $after } revízió
migrate-done = Adatbázis frissítve, revízió: { $before } → { $after }
migrate-up-to-date = Már naprakész: { $after } revízió
migrate-rules-updated = { $count } asztal az új szabályok szerint folytatódik
migrate-rules-kept = { $count } asztal a régi szabályai szerint folytatódik
migrate-rules-ended = { $count } asztal nem folytatódhat: a szabályai itt ismeretlenek
# $rows: a list of how many there are of everything, the messages that follow
backup-written = { $file }: { $rows }
backup-restored = Visszaállítva: { $rows }
backup-rows-people = { $count } ember
backup-rows-ended_sessions = { $count } lezárt munkamenet
backup-rows-recovery_codes = { $count } helyreállító kód
backup-rows-chores = { $count } napi feladat
backup-rows-heartbeats = { $count } életjel
backup-rows-secrets = { $count } titok
backup-rows-tables = { $count } asztal
backup-rows-chat = { $count } csevegőüzenet
backup-rows-reviews = { $count } elemzés
# Entries of the logs of games
backup-rows-entries = { $count } bejegyzés
backup-rows-seats = { $count } hely

## Advice: who advised, and the heads of its table, at most 10 columns each

advise-by = ({ $bot }, { $playouts } kijátszás)
advice-answer = válasz
advice-ahead = GYP-előny
advice-wins = győzelem
# How much of the search went into the answer
advice-search = keresés
advice-why = miért

## Tables of games that were played. Heads of columns with figures are at most 12 columns wide

report-scores = Pontszám helyenként
report-seat = hely
report-player = játékos
report-mean = átlag
report-deviation = szórás
report-lowest = legkisebb
report-median = medián
report-highest = legnagyobb
report-wins = győzelem
report-sources = Győzelmi pontok forrás szerint
report-mean-per-game = játszmánként
report-statistics = Statisztika
report-per-seat = helyenként és játszmánként
report-bot-tiles = Teotibot akciólapkái
report-used = használat
report-share = arány
report-bots = Botok
report-over-all-seats = minden helyen együtt
report-name = név
report-winners = Győztesek
report-count-games = játszma
report-win-rate = győz. arány
report-surely = 95% biztos
report-mean-score = pontátlag
report-seconds = mp/döntés
report-faults = hibák
# $source: where victory points come from, such as "Construction"; $source_key: such as construction
report-vp-for = GYP: { $source }
# $low, $high: numbers or percents, the ends of an interval
report-interval = { $low } – { $high }
# $name: a bot; $fault: what it did wrong
report-first-fault = { $name }: első hiba: { $fault }
# $third, $completed: how many games ended so; the shares are percents
report-endings = A harmadik napfogyatkozással ért véget { $third } ({ $third_share }), a piramis elkészültével { $completed } ({ $completed_share }).
# All three are numbers
report-decisions = Döntések játszmánként: { $mean } ({ $least } – { $most }).

## Statistics of a seat in a game, at most 24 columns each

statistic-avenue = lépések a Holtak útján
statistic-decorations = díszlapkák
statistic-buildings = épületek
statistic-discoveries_bought = megvett felfedezéslapkák
statistic-icon_matches = egyező ikonok
statistic-ascensions = felemelkedések
statistic-turns = körök
statistic-main_actions = fő akciók
statistic-worships = imádások
statistic-cocoa_actions = kakaószüretek
statistic-unlocks = felszabadítások
statistic-cocoa_collected = szüretelt kakaó
statistic-cocoa_gained = kapott kakaó
statistic-cocoa_spent = elköltött kakaó
statistic-cocoa_paid = kifizetett bér
statistic-cocoa_unpaid = elmaradt bér
statistic-tiles_level_1 = lapkák az 1. szinten
statistic-tiles_level_2 = lapkák a 2. szinten
statistic-tiles_level_3 = lapkák a 3. szinten
statistic-tiles_level_4 = lapkák a 4. szinten
statistic-temple_blue = kék templomlépések
statistic-temple_red = piros templomlépések
statistic-temple_green = zöld templomlépések
statistic-track_steps = lépések a piramissávon
statistic-technologies = technológiák
statistic-masks = maszkok

## How fast the engine is: a table of 80 columns, the first column is wrapped at about 40

bench-medians = egy mag, mediánok
bench-ours = { $engine ->
    [compiled] teotihuacan (fordított)
   *[interpreted] teotihuacan (értelmezett)
}
bench-decisions_per_s = véletlen döntés másodpercenként, Pythonból hajtva
bench-games_per_s = véletlen játszma másodpercenként, Pythonból hajtva
bench-copy_ns = nanoszekundum egy helyzet másolásához
bench-c_loop_decisions_per_s = véletlen döntés másodpercenként, C-ciklusban
bench-c_loop_games_per_s = véletlen játszma másodpercenként, C-ciklusban
bench-c_loop_two_player_decisions_per_s = véletlen döntés másodpercenként, C-ciklusban, két játékos
bench-c_loop_solo_decisions_per_s = véletlen döntés másodpercenként, C-ciklusban, szóló mód Teotibot ellen
bench-random_playouts_per_s = a fakeresés kijátszásai másodpercenként, végig véletlenül
bench-policy_playouts_per_s = a fakeresés kijátszásai másodpercenként, ahogy a szintek keresnek
# $ratio: a number such as 65.5
bench-ratio = A catanatronhoz mért döntésszám másodpercenként: { $ratio }×; mindkettőt ugyanaz a véletlen Python-ciklus hajtja.
bench-how-to-compare = Összehasonlítás a catanatronnal: pip install "teotihuacan[peers]"

## Rules

# $text: the ruling itself
rules-ruling = { $number }. állásfoglalás: { $text }

## Show

standard-input = szabványos bemenet
