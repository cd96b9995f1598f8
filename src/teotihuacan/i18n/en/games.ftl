# Games that are kept in the terminal: the command games, and what play and tui say of them.
# Names of options and commands are typed as they are, in every language.

## Help of the command games

command-games = Find the games you played in the terminal.

    Without a command it is the list. Games have the numbers of the list: the newest is 1. A name, its beginning or a part of it will do, too.
command-games-list = List the games, the newest first.
command-games-search = List the games in which all these words are found.

    Words are looked for in names, kinds of games, dates and results. Numbers are those of the whole list.
command-games-show = Show how a game ended, or where it stands.
command-games-replay = Step through a game, forward and back.
command-games-export = Write the record of a game to a file.
command-games-rename = Give a game a name.
command-games-delete = Delete games, after asking.
opt-games-game = Its number in the list, or a name.
opt-games-games = Numbers of the list, or names.
opt-games-words = Such as anna, solo, 2026-11 or 98.
opt-games-target = A new file, a folder, or - for standard output, which it is if not given.
opt-games-name = The new name; '' for none.
opt-games-unfinished = Only games that are not finished.
opt-games-finished = Only finished games.
opt-games-players = Only games for N players; 1 is solo.
opt-games-since = Only games since 2026-11-17, 2026-11 or 2026, or of the last days: 7d.
opt-games-limit = At most N games; 30 in a table if not given.
opt-games-csv = Print comma-separated values instead of a table.
opt-games-yes = Don't ask.
# at most 12 columns each
metavar-game = GAME
metavar-games = GAME...
metavar-words = WORD...
metavar-target = FILE
metavar-day = DAY

## What can't be: $text is what was typed

bad-since = '{ $text }' is no day: write 2026-11-17, 2026-11, 2026, or 7d for the last 7 days
bad-one-state = give --finished or --unfinished, one of them
bad-no-such-game = there is no game '{ $text }': teotihuacan games lists them
# $numbers: numbers of the list
bad-several-games = '{ $text }' fits several games ({ $numbers }): give the number of one
bad-open-game = game { $number } is open in another window
bad-export = { $file } exists: choose another name
# $option: an option as it is typed
bad-continue = the game that goes on has its own: drop { $option }

## The list: heads of at most 10 columns each

games-head-when = when
games-head-game = game
games-head-players = players
games-head-state = state

## The list in words

games-none = No games yet. Play one: teotihuacan tui
games-none-found = No game fits.
# $limit: the same number as $count, to be typed
games-more = { $count ->
    [one] { $shown } of { $count } game. All of them: --limit { $limit }
   *[other] { $shown } of { $count } games. All of them: --limit { $limit }
}
games-finished = finished
games-unfinished = unfinished
games-open = open in a window
games-setting-up = starting tiles
games-turn = turn { $turn }, eclipse { $eclipse }
games-unreadable = unreadable

## What the commands tell

# $file: where it is
games-file = Seed { $seed }, { $file }
games-go-on = Go on with: teotihuacan tui --load { $file }
games-exported = Written: { $file }
# $file: the name of the file
games-renamed = It is now: { $file }
games-delete-ask = { $count ->
    [one] Delete this game for good? (y/n)
   *[other] Delete these { $count } games for good? (y/n)
}
# What else than y and yes may be answered, with spaces between two
games-yes-words = y yes
games-not-deleted = Nothing was deleted.
# $game: a line about the game
games-deleted = Deleted: { $game }

## At the end of play and tui

play-kept = The game is kept in { $file }
play-go-on = Go on with: teotihuacan play --continue
# $file: a file that somebody chose
play-go-on-file = Go on with: teotihuacan play --load { $file }
play-finished = The game is kept. See it again: teotihuacan games show 1

## The table: a name for a saved game, and games to delete. Lines of at most 70 columns

tui-key-delete = Delete
tui-name-title = Save the game under a name
tui-name-keys = Enter: save    Esc: don’t save
tui-delete-title = Delete this game for good?
tui-delete-keys = y: delete it    n or Esc: keep it
tui-deleted = The game is deleted.
tui-not-deleted = The game could not be deleted: { $reason }
