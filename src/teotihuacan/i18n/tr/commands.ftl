# What the commands print; not the games themselves.

# $rules, $actions, $environments: the number of each one's version
version = teotihuacan { $version } · { $engine ->
    [compiled] derlenmiş motor
   *[interpreted] yorumlanan motor
} · kurallar { $rules } · eylem uzayı { $actions } · ortamlar { $environments } · Python { $python }
open-runs-already = Teotihuacan zaten çalışıyor: { $address }
open-runs = Teotihuacan şu adreste: { $address } (Ctrl-C bitirir; oyunlar saklanır)

## Beside a bar that grows while something takes long, at most 16 columns

progress-playing = Oynanıyor
progress-reading = Okunuyor
progress-replaying = Tekrar oynanıyor
progress-measuring = Ölçülüyor

## What is played, between dots: 30 random games · 4 players · Standard set-up · seeds from 1

setup-standard = Standart kurulum
# $knob: what a knob turns, such as "Resources it begins with"; $turned: +1 or -1
setup-knob = { $knob } { $turned }
setup-knobs = Teotibot’a karşı solo: { $knobs }
report-games = { $count } oyun
simulate-random-games = { $count } rastgele oyun
simulate-bot-games = { $count } bot oyunu
simulate-seeds = ilk tohum { $seed }
stats-records = { $count } kayıt, { $unfinished } bitmemiş

## Lines of verify, migrate and backup

# $scores: such as 120 : 98
verify-good = { $file }: iyi, { $actions } hamle, { $scores }
verify-unfinished = { $file }: iyi, { $actions } hamle, bitmemiş
verify-older-same = (kuralların { $version }. sürümüyle denetlendi; { $ours }. sürümle aynı oyun)
verify-older-other = (kuralların { $version }. sürümüyle denetlendi; { $ours }. sürümle başka bir oyun)
# $before, $after: revisions of the database's schema, such as 0001
migrate-new = Yeni veritabanı: revizyon { $after }
migrate-done = Veritabanı güncellendi: revizyon { $before } → { $after }
migrate-up-to-date = Zaten güncel: revizyon { $after }
migrate-rules-updated = { $count } masa yeni kurallarla sürüyor
migrate-rules-kept = { $count } masa eski kurallarıyla sürüyor
migrate-rules-ended = { $count } masa süremez: kuralları burada bilinmiyor
# $rows: a list of how many there are of everything, the messages that follow
backup-written = { $file }: { $rows }
backup-restored = Geri yüklendi: { $rows }
backup-rows-people = { $count } kişi
backup-rows-ended_sessions = { $count } sona ermiş oturum
backup-rows-recovery_codes = { $count } kurtarma kodu
backup-rows-chores = { $count } günlük iş
backup-rows-heartbeats = { $count } yaşam belirtisi
backup-rows-secrets = { $count } gizli anahtar
backup-rows-tables = { $count } masa
backup-rows-chat = { $count } sohbet iletisi
backup-rows-reviews = { $count } inceleme
# Entries of the logs of games
backup-rows-entries = { $count } günlük girdisi
backup-rows-seats = { $count } koltuk

## Advice: who advised, and the heads of its table, at most 10 columns each

advise-by = ({ $bot }, { $playouts } simülasyon)
advice-answer = cevap
advice-ahead = ZP farkı
advice-wins = kazanma
# How much of the search went into the answer
advice-search = arama
advice-why = neden

## Tables of games that were played. Heads of columns with figures are at most 12 columns wide

report-scores = Koltuğa göre skor
report-seat = koltuk
report-player = oyuncu
report-mean = ortalama
report-deviation = sapma
report-lowest = en düşük
report-median = ortanca
report-highest = en yüksek
report-wins = galibiyet
report-sources = Zafer Puanı nereden geldi
report-mean-per-game = oyun ortalaması
report-statistics = İstatistik
report-per-seat = koltuk ve oyun başına
report-bot-tiles = Teotibot’un Hamle karoları
report-used = kullanılan
report-share = pay
report-bots = Botlar
report-over-all-seats = tüm koltuklarda
report-name = ad
report-winners = Kazananlar
report-count-games = oyun
report-win-rate = kazanma
report-surely = %95 aralık
report-mean-score = ort. skor
report-seconds = karar başına saniye
report-faults = hata
# $source: where victory points come from, such as "Construction"; $source_key: such as construction
report-vp-for = ZP: { $source }
# $low, $high: numbers or percents, the ends of an interval
report-interval = { $low } – { $high }
# $name: a bot; $fault: what it did wrong
report-first-fault = { $name }: ilk hata: { $fault }
# $third, $completed: how many games ended so; the shares are percents
report-endings = Üçüncü Tutulma ile biten: { $third } ({ $third_share }), tamamlanan Piramitle biten: { $completed } ({ $completed_share }).
# All three are numbers
report-decisions = Oyun başına karar: { $mean } ({ $least } – { $most }).

## Statistics of a seat in a game, at most 24 columns each

statistic-avenue = Bulvar adımı
statistic-decorations = Dekorasyon
statistic-buildings = Bina
statistic-discoveries_bought = alınan Keşif karosu
statistic-icon_matches = eşleşen simge
statistic-ascensions = Yükseliş
statistic-turns = sıra
statistic-main_actions = ana hamle
statistic-worships = İbadet
statistic-cocoa_actions = Kakao Topla hamlesi
statistic-unlocks = kilit açma
statistic-cocoa_collected = toplanan kakao
statistic-cocoa_gained = kazanılan kakao
statistic-cocoa_spent = harcanan kakao
statistic-cocoa_paid = ödenen maaş
statistic-cocoa_unpaid = ödenmeyen maaş
statistic-tiles_level_1 = 1. seviyede karo
statistic-tiles_level_2 = 2. seviyede karo
statistic-tiles_level_3 = 3. seviyede karo
statistic-tiles_level_4 = 4. seviyede karo
statistic-temple_blue = mavi tapınak basamağı
statistic-temple_red = kırmızı tapınak basamağı
statistic-temple_green = yeşil tapınak basamağı
statistic-track_steps = Piramit parkuru adımı
statistic-technologies = Teknoloji
statistic-masks = maske

## How fast the engine is: a table of 80 columns, the first column is wrapped at about 40

bench-medians = tek çekirdek, ortancalar
bench-ours = { $engine ->
    [compiled] teotihuacan (derlenmiş)
   *[interpreted] teotihuacan (yorumlanan)
}
bench-decisions_per_s = saniyede rastgele karar, Python’dan yönetilerek
bench-games_per_s = saniyede rastgele oyun, Python’dan yönetilerek
bench-copy_ns = bir konumu kopyalamak, nanosaniye
bench-c_loop_decisions_per_s = saniyede rastgele karar, C döngüsü
bench-c_loop_games_per_s = saniyede rastgele oyun, C döngüsü
bench-c_loop_two_player_decisions_per_s = saniyede rastgele karar, C döngüsü, iki oyuncu
bench-c_loop_solo_decisions_per_s = saniyede rastgele karar, C döngüsü, Teotibot’a karşı solo
bench-random_playouts_per_s = ağaç aramasında saniyede simülasyon, sonuna dek rastgele
bench-policy_playouts_per_s = ağaç aramasında saniyede simülasyon, düzeylerin aradığı gibi
# $ratio: a number such as 65.5
bench-ratio = catanatron’un saniyedeki kararlarının { $ratio } katı; ikisi de Python’dan aynı rastgele döngüyle yönetilir.
bench-how-to-compare = catanatron ile karşılaştırmak için: pip install "teotihuacan[peers]"

## Rules

# $text: the ruling itself
rules-ruling = Karar { $number }: { $text }

## Show

standard-input = standart girdi
