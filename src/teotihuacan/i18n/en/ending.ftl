# How a game ended, and what to remember of it.

given-up-by-you = You gave the game up
solo-won = You beat Teotibot!
solo-won-by = { $name } beats Teotibot
solo-lost = Teotibot wins this time
margin = { $vp } VP ahead of { $other }
tie-cocoa = As many VP as { $other }, but more cocoa left
tie-order = As many VP and as much cocoa as { $other }: the order of play decides
tie-solo = As many VP as { $other }: only more would have won

moments = Key moments
moments-text = Each leads to its place in the replay.
moment-turn = { $board_key ->
    [none] { $name }’s best turn: { $vp } VP
   *[other] { $name }’s best turn: { $vp } VP at { $board }
}
moment-eclipse = Eclipse { $eclipse }: { $gains }
moment-bonus = Temple bonus tiles: { $gains }
moment-gain = { $name } { $vp }
moment-pyramid = { $name } completes the pyramid
moment-due = { $name } brings the last eclipse
moment-lead = From here on { $name } is in front
moment-resigned = { $name } resigns
lead-changes = { $count ->
    [0] Nobody else was ever in front.
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
moment-number = Moment { $number }
