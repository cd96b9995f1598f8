# What the commands print; not the games themselves.

# $rules, $actions, $environments: the number of each one's version
version = teotihuacan { $version } · { $engine ->
    [compiled] moteur compilé
   *[interpreted] moteur interprété
} · règles { $rules } · espace d’actions { $actions } · environnements { $environments } · Python { $python }
open-runs-already = Teotihuacan tourne déjà à { $address }
open-runs = Teotihuacan est à { $address } (Ctrl-C y met fin ; les parties sont gardées)

## Beside a bar that grows while something takes long, at most 16 columns

progress-playing = Jeu en cours
progress-reading = Lecture
progress-replaying = Vérification
progress-measuring = Mesure

## What is played, between dots: 30 random games · 4 players · Standard set-up · seeds from 1

setup-standard = Mise en place standard
# $knob: what a knob turns, such as "Resources it begins with"; $turned: +1 or -1
setup-knob = { $knob } { $turned }
setup-knobs = Solo contre Teotibot : { $knobs }
report-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
simulate-random-games = { $count ->
    [one] { $count } partie aléatoire
   *[other] { $count } parties aléatoires
}
simulate-bot-games = { $count ->
    [one] { $count } partie de bots
   *[other] { $count } parties de bots
}
simulate-seeds = graines à partir de { $seed }
stats-records = { $count ->
    [one] { $count } enregistrement
   *[other] { $count } enregistrements
}, dont { $unfinished ->
    [one] { $unfinished } inachevé
   *[other] { $unfinished } inachevés
}

## Lines of verify, migrate and backup

# $scores: such as 120 : 98
verify-good = { $file } : bon, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $scores }
verify-unfinished = { $file } : bon, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, inachevé
verify-older-same = (vérifié avec la version { $version } des règles ; la même partie avec la version { $ours })
verify-older-other = (vérifié avec la version { $version } des règles ; une autre partie avec la version { $ours })
# $before, $after: revisions of the database's schema, such as 0001
migrate-new = Nouvelle base de données : révision { $after }
migrate-done = Base de données passée de la révision { $before } à { $after }
migrate-up-to-date = Déjà à jour : révision { $after }
migrate-rules-updated = { $count ->
    [one] { $count } table continue avec les nouvelles règles
   *[other] { $count } tables continuent avec les nouvelles règles
}
migrate-rules-kept = { $count ->
    [one] { $count } table continue avec ses anciennes règles
   *[other] { $count } tables continuent avec leurs anciennes règles
}
migrate-rules-ended = { $count ->
    [one] { $count } table ne peut pas continuer : ses règles sont inconnues ici
   *[other] { $count } tables ne peuvent pas continuer : leurs règles sont inconnues ici
}
# $rows: a list of how many there are of everything, the messages that follow
backup-written = { $file } : { $rows }
backup-restored = Restauré : { $rows }
backup-rows-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
backup-rows-ended_sessions = { $count ->
    [one] { $count } session terminée
   *[other] { $count } sessions terminées
}
backup-rows-recovery_codes = { $count ->
    [one] { $count } code de secours
   *[other] { $count } codes de secours
}
backup-rows-chores = { $count ->
    [one] { $count } tâche quotidienne
   *[other] { $count } tâches quotidiennes
}
backup-rows-heartbeats = { $count ->
    [one] { $count } signe de vie
   *[other] { $count } signes de vie
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
    [one] { $count } message de chat
   *[other] { $count } messages de chat
}
backup-rows-reviews = { $count ->
    [one] { $count } analyse
   *[other] { $count } analyses
}
# Entries of the logs of games
backup-rows-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}
backup-rows-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}

## Advice: who advised, and the heads of its table, at most 10 columns each

advise-by = { $playouts ->
    [one] ({ $bot }, { $playouts } simulation)
   *[other] ({ $bot }, { $playouts } simulations)
}
advice-answer = réponse
advice-ahead = avance PV
advice-wins = gagne
# How much of the search went into the answer
advice-search = recherche
advice-why = pourquoi

## Tables of games that were played. Heads of columns with figures are at most 12 columns wide

report-scores = Scores par place
report-seat = place
report-player = joueur
report-mean = moyenne
report-deviation = écart type
report-lowest = minimum
report-median = médiane
report-highest = maximum
report-wins = victoires
report-sources = Points de victoire par origine
report-mean-per-game = moyenne par partie
report-statistics = Statistiques
report-per-seat = par place et partie
report-bot-tiles = Tuiles Action de Teotibot
report-used = jouées
report-share = part
report-bots = Bots
report-over-all-seats = toutes places confondues
report-name = nom
report-winners = Vainqueurs
report-count-games = parties
report-win-rate = % gagnées
report-surely = sûr à 95 %
report-mean-score = score moyen
report-seconds = s / décision
report-faults = fautes
# $source: where victory points come from, such as "Construction"; $source_key: such as construction
report-vp-for = PV : { $source }
# $low, $high: numbers or percents, the ends of an interval
report-interval = { $low } à { $high }
# $name: a bot; $fault: what it did wrong
report-first-fault = { $name } : première faute : { $fault }
# $third, $completed: how many games ended so; the shares are percents
report-endings = Finies par la troisième Éclipse : { $third } ({ $third_share }), par l’achèvement de la Pyramide : { $completed } ({ $completed_share }).
# All three are numbers
report-decisions = Décisions par partie : { $mean } ({ $least } à { $most }).

## Statistics of a seat in a game, at most 24 columns each

statistic-avenue = cases de l’Allée
statistic-decorations = Décorations
statistic-buildings = Bâtiments
statistic-discoveries_bought = Découvertes revendiquées
statistic-icon_matches = symboles identiques
statistic-ascensions = Élévations
statistic-turns = tours
statistic-main_actions = Actions principales
statistic-worships = Adorations
statistic-cocoa_actions = récoltes de cacao
statistic-unlocks = libérations
statistic-cocoa_collected = cacao récolté
statistic-cocoa_gained = cacao gagné
statistic-cocoa_spent = cacao dépensé
statistic-cocoa_paid = salaire payé
statistic-cocoa_unpaid = salaire impayé
statistic-tiles_level_1 = tuiles à l’étage 1
statistic-tiles_level_2 = tuiles à l’étage 2
statistic-tiles_level_3 = tuiles à l’étage 3
statistic-tiles_level_4 = tuiles à l’étage 4
statistic-temple_blue = dalles du temple bleu
statistic-temple_red = dalles du temple rouge
statistic-temple_green = dalles du temple vert
statistic-track_steps = cases, piste Pyramide
statistic-technologies = Technologies
statistic-masks = masques

## How fast the engine is: a table of 80 columns, the first column is wrapped at about 40

bench-medians = un cœur, médianes
bench-ours = { $engine ->
    [compiled] teotihuacan (compilé)
   *[interpreted] teotihuacan (interprété)
}
bench-decisions_per_s = décisions aléatoires par seconde, pilotées depuis Python
bench-games_per_s = parties aléatoires par seconde, pilotées depuis Python
bench-copy_ns = nanosecondes pour copier une position
bench-c_loop_decisions_per_s = décisions aléatoires par seconde, boucle en C
bench-c_loop_games_per_s = parties aléatoires par seconde, boucle en C
bench-c_loop_two_player_decisions_per_s = décisions aléatoires par seconde, boucle en C, deux joueurs
bench-c_loop_solo_decisions_per_s = décisions aléatoires par seconde, boucle en C, solo contre Teotibot
bench-random_playouts_per_s = simulations par seconde de la recherche arborescente, au hasard jusqu’à la fin
bench-policy_playouts_per_s = simulations par seconde de la recherche arborescente, comme les niveaux
# $ratio: a number such as 65.5
bench-ratio = { $ratio } fois les décisions par seconde de catanatron, tous deux pilotés depuis Python par la même boucle aléatoire.
bench-how-to-compare = Pour comparer avec catanatron : pip install "teotihuacan[peers]"

## Rules

# $text: the ruling itself
rules-ruling = Arbitrage { $number } : { $text }

## Show

standard-input = l’entrée standard
