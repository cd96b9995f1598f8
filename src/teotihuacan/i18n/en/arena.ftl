# Matches of bots: reports in the terminal, as a page for the browser and as plots.

# $command: what is typed to go on
arena-stopped = { $games ->
    [one] Stopped after { $done } of { $games } game; what was played is kept. Go on with: { $command }
   *[other] Stopped after { $done } of { $games } games; they are kept. Go on with: { $command }
}
arena-written = Written: { $file }
arena-games-of = { $planned ->
    [one] { $count } of { $planned } game
   *[other] { $count } of { $planned } games
}
arena-form = { $form ->
    [round-robin] round-robin
    [ladder] ladder
   *[solo] each on its own
}
# $seed: a number in digits
arena-deals = { $count ->
    [one] { $count } deal from seed { $seed }
   *[other] { $count } deals from seed { $seed }
}
arena-title = Teotihuacan: a match of bots
arena-heading = A match of bots

## Titles of tables and plots

arena-ratings = Ratings
arena-scores = Scores
arena-scores-and-times = Scores, and seconds a decision
arena-pairs = Pairs
arena-seats = Seats in turn order
arena-sources-mean = Victory points by source, mean of a game
arena-tiles = Starting tiles: games won by those who kept them
arena-technologies = Technologies: games won by those who knew them at the end
arena-faults = Faults
arena-failed = Games that failed

## Heads of tables; those above figures have room for some 12 letters

arena-entrant = entrant
arena-elo = Elo
arena-won = won
# Seconds a decision
arena-time-mean = s mean
arena-time-median = s median
arena-time-longest = s max
arena-pair = first ranked before second
arena-source = source
arena-fault-crashed = crashed
arena-fault-stalled = stalled
arena-fault-illegal = illegal
# How often somebody else answered for a bot
arena-answered = answered for
arena-example = for example
arena-game = game
arena-why = why

## Notes and rows

# $name: a bot
arena-elo-note = On the Elo scale { $name } has 0: 191 more is 3 wins of 4, 400 more is 10 wins of 11.
arena-elo-note-mean = On the Elo scale the mean is 0: 191 more is 3 wins of 4, 400 more is 10 wins of 11.
# Two bots: how often did the first one end before the second one?
arena-two = { $first } – { $second }
# A starting tile: $boards are its two boards, $gives what it gives: names with signs between them
arena-tile = { $boards }: { $gives }
# What a starting tile gives, as short as can be: a label has 60 columns at most
arena-gives-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
arena-gives-blue = blue temple
arena-gives-red = red temple
arena-gives-green = green temple
arena-gives-avenue = avenue
arena-gives-discovery = discovery
arena-gives-power-up = power-up

## Plots

# How much was played, in small letters under the title. $players: such as "2 players"
arena-extent = n = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
arena-n = n = { $count }
# $extent: the message arena-extent. The lines are at most 110 columns wide
arena-ratings-about = { $extent }; bars are 95% intervals
arena-scores-about = { $extent }; shape: all scores, bar: middle half, line: median, dot: mean
arena-sources-about = { $extent }; means of a game
arena-shares-about = { $extent }; bars are 95% intervals, n: players who did
arena-tiles-plot = Games won by those who kept the starting tile
arena-technologies-plot = Games won by those who knew the technology at the end
# Below the axis of a plot
arena-elo-axis = Elo ({ $name } = 0)
arena-elo-axis-mean = Elo (mean = 0)
arena-score-axis = victory points at the end
arena-sources-axis = victory points (bold: mean score; left of 0: lost)
arena-share-axis = share of games won, % (dashed: average)
# Beside the names of sources, such as "Pyramid track"
arena-others = Others
# $what: a starting tile or a technology
arena-what = { $what } (n = { $count })

## What plots show, for those who can't see them

arena-alt-ratings = Ratings with their intervals
arena-alt-scores = Distribution of the scores
arena-alt-starting_tiles = Share of games won with each starting tile
arena-alt-technologies = Share of games won with each technology
