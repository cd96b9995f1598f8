# What the commands print; not the games themselves.

# $rules, $actions, $environments: the number of each one's version
version = teotihuacan { $version } · { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
} · rules { $rules } · action space { $actions } · environments { $environments } · Python { $python }
open-runs-already = Teotihuacan runs already at { $address }
open-runs = Teotihuacan is at { $address } (Ctrl-C ends it; games are kept)

## Beside a bar that grows while something takes long, at most 16 columns

progress-playing = Playing
progress-reading = Reading
progress-replaying = Replaying
progress-measuring = Measuring

## What is played, between dots: 30 random games · 4 players · Standard set-up · seeds from 1

setup-standard = Standard set-up
# $knob: what a knob turns, such as "Resources it begins with"; $turned: +1 or -1
setup-knob = { $knob } { $turned }
setup-knobs = Solo against Teotibot: { $knobs }
report-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
simulate-random-games = { $count ->
    [one] { $count } random game
   *[other] { $count } random games
}
simulate-bot-games = { $count ->
    [one] { $count } game of bots
   *[other] { $count } games of bots
}
simulate-seeds = seeds from { $seed }
stats-records = { $count ->
    [one] { $count } record
   *[other] { $count } records
}, { $unfinished } unfinished

## Lines of verify, migrate and backup

# $scores: such as 120 : 98
verify-good = { $file }: good, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $scores }
verify-unfinished = { $file }: good, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, unfinished
# behind a line of verify-good or verify-unfinished; $version: the rules version of a record, $ours: of this program
verify-older-same = (checked by rules version { $version }; the same game by version { $ours })
verify-older-other = (checked by rules version { $version }; another game by version { $ours })
# $before, $after: revisions of the database's schema, such as 0001
migrate-new = New database: revision { $after }
migrate-done = Database brought from revision { $before } to { $after }
migrate-up-to-date = Already up to date: revision { $after }
# tables whose game was begun by an older version of the rules
migrate-rules-updated = { $count ->
    [one] { $count } table goes on by the new rules
   *[other] { $count } tables go on by the new rules
}
migrate-rules-kept = { $count ->
    [one] { $count } table goes on by its older rules
   *[other] { $count } tables go on by their older rules
}
migrate-rules-ended = { $count ->
    [one] { $count } table can’t go on: its rules are not known here
   *[other] { $count } tables can’t go on: their rules are not known here
}
# $rows: a list of how many there are of everything, the messages that follow
backup-written = { $file }: { $rows }
backup-restored = Restored: { $rows }
backup-rows-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
backup-rows-ended_sessions = { $count ->
    [one] { $count } session that has ended
   *[other] { $count } sessions that have ended
}
backup-rows-recovery_codes = { $count ->
    [one] { $count } recovery code
   *[other] { $count } recovery codes
}
backup-rows-chores = { $count ->
    [one] { $count } daily chore
   *[other] { $count } daily chores
}
backup-rows-heartbeats = { $count ->
    [one] { $count } sign of life
   *[other] { $count } signs of life
}
backup-rows-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
backup-rows-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
backup-rows-chat = { $count ->
    [one] { $count } chat message
   *[other] { $count } chat messages
}
backup-rows-reviews = { $count ->
    [one] { $count } review
   *[other] { $count } reviews
}
# Entries of the logs of games
backup-rows-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
backup-rows-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}

## Advice: who advised, and the heads of its table, of some 10 letters each

advise-by = { $playouts ->
    [one] ({ $bot }, { $playouts } playout)
   *[other] ({ $bot }, { $playouts } playouts)
}
advice-answer = answer
advice-ahead = VP ahead
advice-wins = wins
# How much of the search went into the answer
advice-search = search
advice-why = why

## Tables of games that were played. Heads above figures have room for some 12 letters

report-scores = Scores by seat
report-seat = seat
report-player = player
report-mean = mean
report-deviation = deviation
report-lowest = lowest
report-median = median
report-highest = highest
report-wins = wins
report-sources = Victory points by source
report-mean-per-game = mean per game
report-statistics = Statistics
report-per-seat = per seat and game
report-bot-tiles = Teotibot's action tiles
report-used = used
report-share = share
report-bots = Bots
report-over-all-seats = over all seats
report-name = name
report-winners = Winners
report-count-games = games
report-win-rate = win rate
report-surely = 95% sure it is
report-mean-score = mean score
report-seconds = seconds a decision
report-faults = faults
# $source: where victory points come from, such as "Construction"; $source_key: such as construction
report-vp-for = VP: { $source }
# $low, $high: numbers or percents, the ends of an interval
report-interval = { $low } to { $high }
# $name: a bot; $fault: what it did wrong
report-first-fault = { $name }: first fault: { $fault }
# $third, $completed: how many games ended so; the shares are percents
report-endings = Ended by the third eclipse { $third } ({ $third_share }), by the completed pyramid { $completed } ({ $completed_share }).
# All three are numbers
report-decisions = Decisions a game: { $mean } ({ $least } to { $most }).

## Statistics of a seat in a game, at most 24 columns each

statistic-avenue = avenue steps
statistic-decorations = decorations
statistic-buildings = buildings
statistic-discoveries_bought = discovery tiles bought
statistic-icon_matches = icons matched
statistic-ascensions = ascensions
statistic-turns = turns
statistic-main_actions = main actions
statistic-worships = worships
statistic-cocoa_actions = cocoa actions
statistic-unlocks = unlocks
statistic-cocoa_collected = cocoa collected
statistic-cocoa_gained = cocoa gained
statistic-cocoa_spent = cocoa spent
statistic-cocoa_paid = salary paid
statistic-cocoa_unpaid = salary unpaid
statistic-tiles_level_1 = tiles on level 1
statistic-tiles_level_2 = tiles on level 2
statistic-tiles_level_3 = tiles on level 3
statistic-tiles_level_4 = tiles on level 4
statistic-temple_blue = blue temple steps
statistic-temple_red = red temple steps
statistic-temple_green = green temple steps
statistic-track_steps = pyramid track steps
statistic-technologies = technologies
statistic-masks = masks

## How fast the engine is: a table of 80 columns, the first column is wrapped at about 40

bench-medians = one core, medians
bench-ours = { $engine ->
    [compiled] teotihuacan (compiled)
   *[interpreted] teotihuacan (interpreted)
}
bench-decisions_per_s = random decisions a second, driven from Python
bench-games_per_s = random games a second, driven from Python
bench-copy_ns = nanoseconds to copy a position
bench-c_loop_decisions_per_s = random decisions a second, loop in C
bench-c_loop_games_per_s = random games a second, loop in C
bench-c_loop_two_player_decisions_per_s = random decisions a second, loop in C, two players
bench-c_loop_solo_decisions_per_s = random decisions a second, loop in C, solo against Teotibot
bench-random_playouts_per_s = playouts a second of the tree search, random to the end
bench-policy_playouts_per_s = playouts a second of the tree search, as the levels search
# $ratio: a number such as 65.5
bench-ratio = { $ratio } times the decisions a second of catanatron, both driven from Python by the same random loop.
bench-how-to-compare = To compare with catanatron: pip install "teotihuacan[peers]"

## Rules

# $text: the ruling itself
rules-ruling = Ruling { $number }: { $text }

## Show

standard-input = standard input
