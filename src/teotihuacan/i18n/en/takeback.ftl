# Taking back, the end of a turn, hints that teach

## Taking back

turn-take-back-turn = Take back turn
take-back-people = Another person plays at this table: only your last answers can be taken back.
take-back-clock = With a clock, turns that have ended stay as they are.
take-back-nothing = There is no turn of yours to take back.
take-back-drawn = A new tile has been drawn since: that turn can’t be taken back.
take-back-rolled = Dice have been rolled since: that turn can’t be taken back.
take-back-revealed = Secret choices have been shown since: they can’t be taken back.
refusal-cannot_take_back = That turn can’t be taken back.
log-took-back = Took back the turn
key-take_back = take your whole turn back, against bots

## The end of a turn

turn-dont-ask = Don’t ask again
turn-dont-ask-text = Ends the turn. From now on your turns end by themselves.
turn-asks-no-more = Your turns now end by themselves. To be asked again: tab “Table”, or Settings.
ends-always = Always
ends-bots = Against bots and in first games
ends-never = Never

## Hints

refusal-hints_off = This table plays without hints.
hint-wait = Next hint in { $seconds } s
hint-win = { $n }% to win
hint-vp = about { $vp } VP ({ $margin })
hint-vp-text = VP at the end, and how far ahead of the best other player
reason-worth = { $thing } (≈ { $vp } VP)
plan-main = { $board }
plan-worship = worship at { $board }
plan-cocoa = cocoa at { $board }
plan-next = Next turn: { $step } ({ $brings }).
plan-next-bare = Next turn: { $step }.
plan-pays = { $goods } now pays for the next turn: { $step } ({ $brings }).
plan-pays-bare = { $goods } now pays for the next turn: { $step }.
new-hints = Hints
new-hints-text = Everybody may ask a bot what it would do.
no-hints = no hints
