# The deal of the day: one game a day that is dealt alike for everybody.

## The command

command-daily = Play the deal of the day, the same for everybody; compare results with a short text.

    Only the first game of a deal counts. A game that was left goes on. The deal follows from the date, so what is hidden could be looked up: results are for fun.
opt-daily-solo = Against Teotibot (the default).
opt-daily-adept = Against the bot adept.
opt-daily-date = The deal of another day, such as 2026-11-17.
opt-daily-share = Only print the text to share.
opt-daily-again = Play a deal again; it does not count.
bad-daily-modes = give --solo or --adept, one of them
error-daily-mode = there is no deal '{ $value }': they are { $modes }
error-daily-date = '{ $value }' is no date: write it as 2026-11-17
error-daily-future = the deal of { $value } has not been dealt yet
daily-begins = { $mode ->
    [solo] Deal of the day { $day }, against Teotibot.
   *[adept] Deal of the day { $day }, against the bot adept.
}
daily-played = You have played the deal of { $day }. Once more, for fun: --again
daily-not-played = the deal of { $day } has no result of yours yet
daily-not-first = Only your first game of this deal counts: the result stays as it was.

## The text to share

daily-share-title = { $mode ->
    [solo] Teotihuacan { $day } · Teotibot
   *[adept] Teotihuacan { $day } · adept
}
daily-share-won = 🏆 { $vp } : { $other } VP
daily-share-lost = 🌒 { $vp } : { $other } VP
daily-share-streak = { $count ->
    [one] 🔥 { $count } day in a row
   *[other] 🔥 { $count } days in a row
}
daily-group-pyramid = pyramid
daily-group-temples = temples
daily-group-avenue = avenue and nobles
daily-group-technologies = technologies
daily-group-masks = masks
daily-group-other = other
# $kinds: coloured squares with their names
daily-legend = A square is 10 VP: { $kinds }

## The page

daily = Deal of the day
daily-of = Deal of the day { $day }
daily-text = One game a day, dealt alike for everybody. Your first game counts.
daily-honest = The deal follows from the date, so what is hidden could be looked up. Results are for fun and count for nothing else.
daily-mode = { $mode ->
    [solo] Against Teotibot
   *[adept] Against { bot-adept }
}
daily-play = Play
daily-go-on = Go on
daily-given-up = You gave this deal up.
daily-missed = You did not play this deal.
daily-result = { $won ->
    [yes] You won { $vp } : { $other }
   *[no] You lost { $vp } : { $other }
}
daily-look-again = Look at the game
daily-table = Results
daily-nobody = Nobody has finished yet.
daily-place = place
daily-name = name
daily-vp = VP
daily-opponent = opponent
daily-share = Text to share
daily-earlier = The day before
daily-later = The day after
daily-see = Results of the day
daily-standing = Deal of the day { $day }: place { $place } of { $count }.
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
