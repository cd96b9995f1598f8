# A finished game looked at again, on the page.

reviewed = Review
reviewed-text = A strong player looks at every turn again: what it was worth, what was better, and why.
reviewed-depth = How deep
reviewed-begin = Review the game
reviewed-deeper = Look deeper
reviewed-progress = Turn { $done } of { $turns }
reviewed-cancel = Cancel
reviewed-not-over = This game can be reviewed when it is over.
reviewed-whose = Whose turns
reviewed-chances = Chances to win
reviewed-chances-label = Everybody’s chance to win over the game. Each mark is a turn of { $name } that cost something, and leads to it in the replay.
# A mark in the chart, read out: which turn, its label, what it lost
reviewed-mark = { $turn }: { $label }, { $loss }
reviewed-costly = The costliest turns
reviewed-no-costly = No turn cost much.
reviewed-players = How everybody played
reviewed-level = Level
reviewed-without-luck = Result without luck
reviewed-sources = VP lost, by source
# $sources: where VP come from, "Temples, Pyramid"
reviewed-badly = Most is lost here: { $sources }.
reviewed-well = Hardly anything is lost here: { $sources }.

## Luck, draw by draw

drawn = Draws that mattered
drawn-text = What draws and rolls brought { $name }: more (+) or less (−) than on average.
drawn-none = No draw or roll mattered much.

## Costly turns played once more

retry = { $count ->
    [one] Learn from your mistake
   *[other] Learn from { $count } mistakes
}
retry-title = Learn from your mistakes
retry-progress = { $number } of { $count }
retry-ask = Find something better.
retry-good = Well done: that is good enough.
retry-not-yet = Not yet: { $loss }.
retry-next = Next
retry-again = Try again
retry-solution = Show the solution
retry-skip = Skip
retry-done = That was all of them
retry-found = You found something better for { $found } of { $count }.
retry-to-review = Back to the review
retry-from-start = Once more

## Games in which costly turns are offered back

taught = Teaching game
taught-text = Before a costly turn of yours ends you are told why, and may take it back.
taught-title = That turn is costly
taught-take-back = Take it back
taught-play-on = Play on
taught-thinking = Looking at the turn…
