# Openings: what pairs of starting tiles brought in many games of strong bots.

## The command

command-openings = Show what pairs of starting tiles brought in many games of strong bots.

    With --tiles the pairs of the tiles you were dealt are ranked, and the first turns of the best pair are told. Where few games know a pair, what is expected comes mostly from its two tiles.
opt-openings-players = Number of players, 1 to 4 (1: solo against Teotibot).
opt-openings-place = Only who is Nth in turn order; everybody if not given.
opt-openings-tiles = Numbers of starting tiles, such as 3,7,10,16.
# at most 12 columns
metavar-tiles = TILE,...
bad-tiles = '{ $text }' are no starting tiles: write two numbers or more, as in 3,7,10,16
bad-tiles-twice = give every starting tile once
error-openings-players = players must be 1, 2, 3 or 4, not { $value }
error-openings-seat = the place in turn order must be 1 to { $last }, not { $value }
error-openings-tile = there is no starting tile { $value }: their numbers are 1 to { $last }
error-openings-pair = a pair is two different starting tiles
error-openings-none = no game of that kind was counted

## Tables: heads of at most 12 columns

openings-head-tiles = tiles
openings-head-games = games
openings-head-mean = mean VP
openings-head-wins = wins
openings-head-interval = 95 %
openings-head-expected = expected
openings-head-behind = behind
openings-head-first = first turn
openings-head-share = share

## Tables in words

# $who: 2 players
openings-title = { $games ->
    [one] Openings in { $games } game of strong bots
   *[other] Openings in { $games } games of strong bots
} · { $who }
openings-more = The best { $shown } of { $count } pairs. Yours: --tiles
openings-expected-note = Expected: VP of a small model that adds up both tiles where few games know the pair; ± is its standard error.
openings-first-turns = First turns with tiles { $first } and { $second }
openings-first-turn = { $deed ->
    [collect] { $board }: cocoa
    [worship] { $board }: worship
   *[main] { $board }: main action
}
openings-hint = { $games ->
    [one] Openings: { $games } game
   *[other] Openings: { $games } games
}

## The page

openings = Openings
openings-text = { $games ->
    [one] What pairs of starting tiles brought in { $games } game of strong bots.
   *[other] What pairs of starting tiles brought in { $games } games of strong bots.
}
openings-players = Players
openings-seat = Turn order
openings-any-seat = any
openings-tiles = Your tiles
openings-tiles-text = Pick the tiles you were dealt; only their pairs are compared then.
openings-all-tiles = All tiles
openings-best = Best of your tiles: { $first } and { $second }, { $vp } VP ahead of the next pair
openings-pick-pair = Pick a pair to see its first turns.
openings-never = never played
openings-interval = wins { $low } to { $high } %
openings-plus-minus = { $vp } ± { $error }
openings-figure = openings { $vp } ± { $error } VP
openings-explore = Openings of these tiles
openings-show-all = { $count ->
    [one] Show { $count } pair
   *[other] Show all { $count } pairs
}
