# The terminal's menu, learning, rules, hints and the end of a game. What a comment says about
# columns is for the whole message with its arguments.

## The menu: lines of at most 64 columns

tui-start-join = Join a table on a server
tui-menu-keys = Letters or ↑ ↓ Enter choose, the mouse works too. ? is help.

## Joining

tui-join-title = Paste the link to a table, or the address of a server
tui-join-keys = Enter: join    Esc: back

## Keys below the table: at most 9 columns each

tui-key-rules = Rules
tui-key-replay = Replay

## The rules: at most 74 columns each

tui-rules-keys = Type a word or a number    ↑ ↓ PgUp PgDn: go    Esc: back
tui-rules-cited-keys = ▸ cited; Tab: next of them    Type to search    Esc: back

## Help

tui-menu-help = New to the game? t learns it with a coach in ten minutes; f begins a first game at once. At the table ? tells the rule behind every question, h asks for a hint, and u takes back.
# $numbers: numbers of rules, "3.1, 3.2, and 3.4"
tui-help-cited = { $count ->
    [one] r or a click here: open rule { $numbers }
   *[other] r or a click here: open rules { $numbers }
}
tui-help-rules = r or a click here: open the rules

## A hint: at most 70 columns

tui-hint-keys = Enter, a click or its number: give that answer    Esc: back
# Three figures of an answer, with commas between them
tui-hint-ahead = { $vp } VP ahead
tui-hint-wins = wins { $share }
tui-hint-share = { $share } of the search
advice-hardly-tried = hardly tried, so not to be compared

## The end of a game: at most 70 columns

tui-end-table = Back to the table
tui-end-replay = Replay the game
tui-end-keys = Enter: choose  r: replay  v: review  Tab: next part  Esc: to the table
# at most 12 columns
tui-plot-eclipse = eclipse { $number }

## Learning: at most 70 columns

tui-learn-keys = Enter: begin there    Esc: back
# $chapter: its number and title
tui-learn-here = { $chapter } (go on here)
tui-lesson-keys = Enter: on    u: back    F3: the rule    Esc: leave, your place is kept
