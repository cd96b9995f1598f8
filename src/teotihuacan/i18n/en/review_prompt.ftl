# `teotihuacan review`: a review at the prompt, learning from it, and teaching games.

command-review = Look at a game again: every turn against the best that was to be found, and luck.

    A chart of the chances to win, the costliest turns with what was better and why, accuracy, where VP were lost, and what luck brought. The search knows no more than who played. The same record, depth and seed give the same review; it is kept with your games, so the next time it is there at once.

    With --learn you are put before each costly turn and look for something better.
command-games-review = Look at one of your games again: what turns have cost, and luck.

    The same as teotihuacan review, for a game of the list.
opt-review-file = The record of a game; - reads standard input.
opt-review-depth = How deep to look: quick (half a minute) or deep (minutes).
opt-review-seat = Only one seat: its letter, or its number from 0. Without it the people, or everybody if only bots have played.
opt-review-all = Tell every turn, not only the costliest: its label, what it gave away, what was better.
opt-review-seed = The seed of the searches; another one looks with other chances.
opt-review-learn = Look for something better before each costly turn.
bad-depth = no depth '{ $text }': quick or deep
bad-review-seat = there is no seat { $text }: seats are A to { $letter }, or 0 to { $last }
progress-review = Looking at the turns

review-heading = A review of { $turns ->
    [one] one turn
   *[other] { $turns } turns
} ({ $depth })
review-chances = Chances to win, in percent; numbers are the costliest turns.
review-costliest = { $name } ({ $level }): the costliest turns
review-every-turn = { $name } ({ $level }): every turn
review-nothing-costly = No turn gave much away.
review-lost = VP lost by source
# Sources of VP, such as Cocoa
review-extremes = Most VP lost: { $most }, fewest: { $least }
# A figure of a player: at most 24 columns
review-fair = Without luck
# at most 70 columns; the rows below it are draws and rolls with their VP of luck
review-draws = The draws that mattered most, in VP
# $shown: what was drawn, rolled or shown
review-draw = { $turn }: { $shown }
# $icons: those of a tile
review-draw-tile = { $shown } ({ $icons })
review-note = What a quick search calls better is a good guess, no more; --depth deep looks closer.

## Learning from mistakes

# $number of $count: which turn of how many
learn-task = { $number } of { $count }: find something better.
learn-played = You played: { $turn } ({ $loss }).
learn-found = Good: that is as good as the best that was found, or nearly.
learn-not-yet = Not yet: there is something better ({ $loss }). The turn begins again; view shows it, skip goes on.
learn-done = { $found } of { $count } found.
learn-none = There is no costly turn to learn from.
terminal-help-view = show what was better, and why
terminal-help-skip = go on to the next turn

## Teaching games

# $loss: what the turn gives away, "−6.3 VP, −12% to win"; $reasons: what speaks for the better turn
teach-offer = There is a better turn ({ $loss }). What speaks for it: { $reasons }.
teach-ask = Take this turn back and look for it? y or n
teach-again = The turn begins again.
