# Matches of bots: reports in the terminal, as a page for the browser and as plots.

# $command: what is typed to go on
arena-stopped = { $games ->
    [one] Arrêté après { $done } partie sur { $games } ; ce qui a été joué est gardé. Pour reprendre : { $command }
   *[other] Arrêté : { $done } sur { $games } parties jouées, et gardées. Pour reprendre : { $command }
}
arena-written = Écrit : { $file }
arena-games-of = { $planned ->
    [one] { $count } sur { $planned } partie
   *[other] { $count } sur { $planned } parties
}
arena-form = { $form ->
    [round-robin] chacun contre tous
    [ladder] échelle
   *[solo] chacun pour soi
}
# $seed: a number in digits
arena-deals = { $count ->
    [one] { $count } donne à partir de la graine { $seed }
   *[other] { $count } donnes à partir de la graine { $seed }
}
arena-title = Teotihuacan : un match de bots
arena-heading = Un match de bots

## Titles of tables and plots

arena-ratings = Classement
arena-scores = Scores
arena-scores-and-times = Scores, et secondes par décision
arena-pairs = Duels
arena-seats = Places dans l’ordre du tour
arena-sources-mean = Points de victoire par origine, moyenne par partie
arena-tiles = Tuiles Départ : parties gagnées par ceux qui les ont gardées
arena-technologies = Technologies : parties gagnées par ceux qui les connaissaient à la fin
arena-faults = Fautes
arena-failed = Parties qui ont échoué

## Heads of columns; those of figures are at most 12 columns wide

arena-entrant = participant
arena-elo = Elo
arena-won = gagnées
# Seconds a decision
arena-time-mean = s moyenne
arena-time-median = s médiane
arena-time-longest = s max
arena-pair = le premier classé avant le second
arena-source = origine
arena-fault-crashed = plantages
arena-fault-stalled = blocages
arena-fault-illegal = interdits
# How often somebody else answered for a bot
arena-answered = suppléances
arena-example = par exemple
arena-game = partie
arena-why = pourquoi

## Notes and rows

# $name: a bot
arena-elo-note = Sur l’échelle Elo, { $name } a 0 : 191 de plus font 3 victoires sur 4, 400 de plus 10 victoires sur 11.
arena-elo-note-mean = Sur l’échelle Elo, la moyenne est 0 : 191 de plus font 3 victoires sur 4, 400 de plus 10 victoires sur 11.
# Two bots: how often did the first one end before the second one?
arena-two = { $first } – { $second }
# A starting tile: $boards are its two boards, $gives what it gives: names with signs between them
arena-tile = { $boards } : { $gives }
# What a starting tile gives, as short as can be: a label has 60 columns at most
arena-gives-resources = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
arena-gives-blue = temple bleu
arena-gives-red = temple rouge
arena-gives-green = temple vert
arena-gives-avenue = Allée
arena-gives-discovery = Découverte
arena-gives-power-up = renforcement

## Plots

# How much was played, in small letters under the title. $players: such as "2 players"
arena-extent = n = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
arena-n = n = { $count }
# $extent: the message arena-extent. The lines are at most 110 columns wide
arena-ratings-about = { $extent } ; barres : intervalles à 95 %
arena-scores-about = { $extent } ; forme : tous les scores, barre : moitié centrale, trait : médiane, point : moyenne
arena-sources-about = { $extent } ; moyennes par partie
arena-shares-about = { $extent } ; barres : intervalles à 95 %, n : joueurs concernés
arena-tiles-plot = Parties gagnées par ceux qui ont gardé la tuile Départ
arena-technologies-plot = Parties gagnées par ceux qui connaissaient la Technologie à la fin
# Below the axis of a plot
arena-elo-axis = Elo ({ $name } = 0)
arena-elo-axis-mean = Elo (moyenne = 0)
arena-score-axis = points de victoire à la fin
arena-sources-axis = points de victoire (gras : score moyen ; à gauche de 0 : perdus)
arena-share-axis = part des parties gagnées, % (pointillé : moyenne)
# Beside the names of sources, such as "Pyramid track"
arena-others = Autres
# $what: a starting tile or a technology
arena-what = { $what } (n = { $count })

## What plots show, for those who can't see them

arena-alt-ratings = Classement avec ses intervalles
arena-alt-scores = Distribution des scores
arena-alt-starting_tiles = Part des parties gagnées avec chaque tuile Départ
arena-alt-technologies = Part des parties gagnées avec chaque Technologie
