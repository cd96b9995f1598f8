# The terminal's screens for learning: reviews, mistakes, teaching games. What a comment says about
# columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-review = Review
tui-key-solution = Solution
tui-key-skip = Next
tui-key-again = Again
tui-key-keep = Keep

## A review: lines of at most 70 columns

tui-end-review = Review the game: what each turn was worth
tui-review-title = Review ({ $depth })
tui-review-how = How deep shall the review look?
tui-review-begin-quick = Quick: under a minute
tui-review-begin-deep = Deep: several minutes, and surer
tui-reviewing-title = Looking at the game again ({ $depth })
tui-reviewing-progress = { $done } of { $count } turns
tui-reviewing-keys = Esc: stop
tui-review-unfinished = Only finished games can be reviewed.
# Parts of the screen: at most 16 columns each
tui-review-costly = Costly turns
tui-review-chances = Chances in %
tui-review-players = Players
tui-review-lost = VP lost
# How somebody played; $accuracy is a number from 0 to 100
tui-review-level = { $name }: accuracy { $accuracy }, { $level }
# What can be done
tui-review-learn = m  Learn from mistakes ({ $count })
tui-review-replay = r  Replay the game, each turn with its label
tui-review-deep = d  Review it more deeply
tui-review-back = Back
tui-review-whose = Whose mistakes?
tui-review-keys = Enter: choose, a turn in the replay    Tab: next part    Esc: back
tui-review-keys-whole = Enter: choose, a turn in the replay    Esc: back

## A task at the table: a turn is looked for

tui-task-judging = Looking at your turn…
tui-task-solved = Well found!
tui-task-not-yet = Not yet.
tui-task-solution = The solution
tui-task-again = Try again
tui-task-show = Show the solution
# $turn: which turn of the game
tui-mistake-title = Mistake { $number } of { $count } · { $turn }
# $turn: the answers that were given, $loss: what that gave away
tui-mistake-find = Find something better than { $turn } ({ $loss }).
tui-mistake-good = That is as good as the best turn, or nearly.
tui-mistake-loses = That still gives away { $loss }.
tui-mistake-next = Next mistake
tui-mistake-done = That was the last one: back to the review

## A teaching game

# at most 24 columns
tui-option-teach = Teaching
# at most 140 columns
tui-about-teach = a costly turn is offered back to you before the others reply
opt-teach = A costly turn is offered back before the bots reply (one person against bots).
bad-teach = a teaching game is for one person against bots
# $label: what the turn is called: mistake, blunder ...
tui-teach-title = Before the others reply: { $label }
tui-teach-loses = Your turn gives away { $loss }.
# $reasons: what speaks for the better turn, "gains 2 temple steps, costs 4 cocoa"
tui-teach-why = There is a turn that does more: { $reasons }.
tui-teach-back = u  Take it back and look for something better
tui-teach-show = h  Show me the better turn
tui-teach-keep = k  Keep it

## Puzzles, openings, the deal of the day, strategy: lines of at most 70 columns

tui-puzzles-keys = Enter: solve it    ✓ solved, · not at the first try    Esc: back
tui-openings-text = What pairs of starting tiles bring: by players and turn order.
tui-openings-keys = ← →: players   Tab: turn order   Enter: first turns   Esc: back
tui-openings-tiles = t  Your tiles: { $tiles }
tui-openings-pick-keys = Enter, Space: pick or put back, four at most    Esc: done
# $last: the number of the last part
tui-strategy-keys = ← → or 1 to { $last }: other parts   ↑ ↓ Space: read on   Esc: back
tui-share-keys = c: copy    Esc: close
tui-share-copied = Copied, if your terminal allows it.

## Help

tui-menu-study = Every game teaches: after a game, or in the list of saved games, v shows what each turn was worth, and you can play your mistakes better. A new game can teach: a costly turn is offered back to you. p has puzzles, d the deal of the day, o openings, s what wins and why.
