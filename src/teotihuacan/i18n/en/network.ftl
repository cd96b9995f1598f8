# A server's tables in the terminal (`join`), and watching (`watch`).

## The command line

command-join = Sit down at a server’s table, or watch it.

    The link is what you were given: an invitation, a table, or only the server, whose tables are then listed. You come as a guest with a name. If the name has a password, you are asked for it. The session is kept in the data folder, so the next time you are the same person.
command-watch = Watch bots, a recorded game, or a server’s table.

    Space pauses, → and ← step through the answers, + and − change the speed, End goes to the end.
metavar-link = LINK
metavar-watched = [FILE|LINK]
opt-link = An invitation, a table’s link, or a server’s address.
opt-join-name = Your name there; without it, whoever you were last time, or you are asked.
opt-token = File with the token of a session instead of a name and a password.
opt-watched = The record of a game, or the link to a table; without it bots play.
opt-watch-speed = Answers per second at the beginning.
bad-watch-both = give a record or a link, or options for a game of bots
remote-name = Your name there (empty: only watch):
remote-name-first = Your name (empty: Player):
remote-name-taken = Somebody at that server is called { $name }. If that is you, enter your password, or a recovery code if you have lost it; if not, leave it empty.
remote-password = Password:
remote-new-password = New password:
remote-not-kept = Your session could not be kept: { $error }
error-address = { $text } is no link to a server of this game
error-address-table = { $text } is no link to a table
error-server-away = { $server } can’t be reached: { $reason }
error-no-server = { $server } is there, but it is no server of this game

## Keys below: at most 9 columns each

remote-key-sit = Sit down
remote-key-auto = By itself
remote-key-bot = Bot
remote-key-leave = Leave
remote-key-tables = Tables
remote-key-chat = Chat
remote-key-again = Refresh
watch-key-pause = Pause
watch-key-step = Step
watch-key-back = Back
watch-key-turn = Turn
watch-key-faster = Faster
watch-key-slower = Slower
watch-key-end = To end

## The list of tables, the waiting room

# $name: who one is, or that one is watching
remote-lobby-as = { $server } · { $name }
remote-lobby-empty = There is no table for you yet. Ask for a link, or make a table on the server’s page.
remote-sit = Press j to sit down.
remote-start = Press s to start the game.

## At the table

remote-chat-keys = Enter sends, Esc closes
remote-back = The connection is back.
remote-rematch = The next game is waiting (Esc)
remote-take-back = Only the whole turn can be taken back: Backspace does that.
remote-tables = To the other tables
remote-help = /: chat    Backspace: take back the whole turn, against bots    Esc: settings, resign, leave
watch-help = Space: pause    → ←: a step    ↓ ↑: a turn    Home, End: start, end    + −: speed
remote-come-back = Come back with: teotihuacan join { $link }

## Watching: lines of at most 70 columns

# $pace: answers a second; $ply of $last answers are shown
watch-on = { $pace } a second · { $ply } of { $last } · Space pauses
watch-paused = Paused · { $ply } of { $last } · Space goes on, → ← step, + − speed
watch-over = The end · { $ply } of { $last } · ← steps back
