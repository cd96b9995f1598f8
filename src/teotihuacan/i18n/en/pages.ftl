# The pages around the table.

title = Teotihuacan
subtitle = City of Gods
title-your-turn = ● Your turn – { $title }
title-of = { $title } – Teotihuacan
your-turn = Your turn
needs-script = This page needs JavaScript. The game can also be played in the terminal: teotihuacan tui
# The name of the only person at a server of their own
player-name = Player
to-content = To the content
home = Start
settings = Settings
settings-of = { $name }: settings
help = Help
menu = Menu
close = Close
save = Save
saved = Saved.
copy = Copy
copied = Copied

# Connection and refusals
away = The server can't be reached. What you see is kept, and the game goes on here as soon as it answers.
away-title = The server is away
away-text = This page goes on by itself as soon as it answers. Meanwhile you can read.
away-table = As you last saw it. The game goes on here as soon as the server answers.
lost = The connection is lost; trying again …
loading = One moment …
no-table = There is no such table. Perhaps its link was cut off when it was copied.
to-start = To the start

# Who are you?
who-are-you = Who are you?
who-text = Choose a name and play: nothing else is needed.
name = Name
play = Play
just-watch = Just watch
been-here = You have been here before?
been-here-text = Sign in if you kept your name with a password.
password = Password
sign-in = Sign in
lost-password = I have lost my password
recovery-code = Recovery code
recovery-text = Each of the recovery codes that you were shown sets a new password, once.
recover = Set the new password

# Start
your-tables = Your tables
no-tables-yet = Choose a game above: it waits for you here until you come back.
public-tables = Public tables
watch = Watch
finished-games = Finished games
replay = Replay
begin = Play
begin-game = Play: { $game }
create-table = Make the table
first-game = First game
first-game-text = Everything is laid out for you, against one friendly opponent.
first-move = Move a worker
first-act = Do what its board offers
first-build = Build, worship, score
against-bots = Against bots
against-bots-text = The whole game, with as many opponents as you like.
opponents = Opponents
strength = Strength
solo = Solo against Teotibot
solo-text = The solo game of the box: one opponent with a will of its own.
level = Level
with-friends = With friends
with-friends-text = Send everybody a link. They need nothing but a name.
player-count = Players
more-options = More options
more-options-text = Draft, dark eclipse, clocks, bots and people mixed, Teotibot's knobs.
rules-in-short = How it is played

# Tables
table-unnamed = A table
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
solo-at = Solo, { $level }
option-first-game = First game
option-draft = Starting tiles drafted
option-dark-eclipse = Dark eclipse
option-advanced-worship = Advanced worship
public = Public
clock-nothing = { $time } for a turn
clock-bot = { $time } for a turn, then a bot takes it
clock-resign = { $time } for a turn, then resigned
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours-minutes = { $hours } h { $minutes } min
standing-your-turn = Your turn
standing-invited = You are invited
standing-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
standing-full = About to begin
standing-running = In play
standing-finished = Finished
standing-closed = Closed
standing-damaged = Damaged
standing-ended-by-update = Ended by an update
won-by = { $name } won with { $vp } VP
bot-named = { $name } (bot)
level-easier = Easier
level-standard = Standard
level-harder = Harder
level-hardest = Hardest
level-custom = Custom
seat-open = Free for anybody
seat-link = For whoever has the link
seat-name = For { $name }
somebody-gone = Somebody

# New game
new-game = New game
new-players = Players
new-players-solo = 1 – solo
new-players-text = One plays solo against Teotibot; the others at the table may be people or bots.
new-teotibot = Teotibot
new-teotibot-text = How good Teotibot is at what it does. Custom lets you turn eight knobs.
knob-gold-worker = Power of its worker on gold deposits
knob-nobles-worker = Power of its worker on nobles
knob-construction-worker = Power of its worker on construction
knob-resources = Resources it begins with
knob-cocoa-vp = VP for 10 of its cocoa
knob-worship-steps = Temple steps when it worships
knob-bonus-vp = VP for each of its temple bonus tiles
knob-technology-vp = VP for each of its technologies
new-seats = Who sits where
new-seats-text = Somebody gets a link, anybody may find a public table, a name is one person on this server.
seat-number = Seat { $seat }
seat-for-me = Me
seat-for-link = Somebody I send a link
seat-for-open = Anybody
seat-for-name = Somebody by name
seat-for-bot = Bot: { $bot }
whose-name = Whose name
new-options = Options
about-first-game = No starting tiles: goods and workers are given to everybody, so you can begin at once.
about-draft = Starting tiles lie open and are chosen in turn, instead of four dealt to each in secret.
about-dark-eclipse = An eclipse is scored right after the turn in which the discs meet: sharper, and a little shorter.
about-advanced-worship = Whoever pushes a worker off a place of worship gains 1 cocoa instead of paying 1.
new-order = Draw the order of seats
new-order-text = Who begins is drawn; otherwise seat A begins.
new-clock = Time for a turn
new-clock-text = Days suit games by correspondence, minutes games where all are there.
clock-none = As long as it takes
clock-minutes = Minutes
clock-days = Days
clock-how-many = How many
clock-then = Then
then-nothing = Nothing happens
then-bot = A bot takes the turn
then-resign = The player resigns
new-visibility = Who finds it
new-visibility-text = Whoever has a link may watch, whoever it is for may sit down.
visibility-link = Whoever has the link
visibility-public = Everybody on this server
new-title = Title
new-title-text = A name for the table, if you like.

# Waiting room
waiting-for = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
all-here = All seats are taken
table-closed = This table is closed
table-closed-text = Whoever made it has left before the game began.
ended-by-update-text = This game was begun by rules that this server no longer knows. It can’t go on; you can leave it.
invite-text = Send each friend the link to a seat, or let a bot play.
link-to-seat = Link to seat { $seat }
link-only-here = This link works on this computer only. For friends elsewhere start the server with { $command }, open this page by your computer’s address in your network, and copy the link from there.
bot-instead = Bot instead
bot-level = Bot's strength at seat { $seat }
start-game = Start the game
creator-starts = The game begins when whoever made the table starts it.
take-invited = Take the seat you were invited to
sit-down-at = Sit down at seat { $seat }
no-seat-for-you = There is no seat for you here: ask for a link. You can watch as soon as the game begins.
you-sit = You
here = here
not-here = away

# At the table
what-to-do = What to do
log = Log
chat = Chat
tab-table = Table
seats = Seats
say-something = Say something
send = Send
chat-empty = Nobody has said anything yet.
chat-watchers = Only those who sit here can chat.
time-left = { $time } left
time-until = Until { $when }
notify-me = Notify me
notify-text = Shows a notification when it is your turn and you look elsewhere.
notify-granted = You will be notified.
notify-denied = This browser blocks notifications.
seat-automatic = Answer single choices for me
seat-confirm = Ask before my turn ends
resign = Resign
resign-sure = Give this game up?
leave = Leave the table
leave-sure = Leave this table?
leave-sure-bot = Leave this table? A bot goes on for you.
you-watch = You are watching

# End of a game
game-over = The game is over
given-up = The game was given up
you-won = You won!
wins = { $name } wins
wins-with = { $vp } VP
by-source = Where the VP came from
over-time = VP over the game
over-time-label = VP of each player after each entry of the game
by-source-label = VP of each player by source
total = Total
resigned = resigned
rematch = Play again
to-rematch = To the next game
record = Download the record
show-result = Result
result-of = Result: { $title }
back-to-board = Back to the board
source = Source
source-construction = Construction
source-matches = Matching icons
source-decorations = Decorations
source-nobles = Nobles
source-avenue = Avenue of the Dead
source-leader = First on the pyramid track
source-track = Pyramid track
source-masks = Masks
source-temples = Temples
source-technologies = Technologies
source-learners = Others learning
source-discoveries = Discovery tiles
source-royal-tiles = Royal tiles
source-ascension = Ascension
source-resource-boards = Resource boards
source-bonus-tiles = Temple bonus tiles
source-salary = Unpaid salary
source-cocoa-exchange = Cocoa exchanged
source-leftovers = Left over
source-earlier-play = Earlier play

# Replay
replay-of = Replay
replay-not-over = This game can be replayed when it is over.
to-table = To the table
first-position = To the beginning
step-back = One move back
step-forward = One move on
last-position = To the end
autoplay = Play
pause = Pause
speed = Speed
speed-times = { $times }×
position-number = Move { $number } of { $last }
at-beginning = The beginning

# Settings
settings-person = You
settings-look = This browser
settings-person-text = Kept at the server, for every browser you sign in with.
settings-look-text = Kept in this browser only.
settings-automatic = Answer single choices for me
settings-automatic-text = Where you have only one answer, it is given at once. For tables you join from now on.
settings-confirm = Ask me before my turn ends
settings-confirm-text = The last answer of a turn waits for your word and can be taken back. For tables you join from now on.
settings-webhook = Send messages to this address, too
settings-webhook-text = At one of the places that whoever runs the server allows: { $origins }
language = Language
language-of-browser = As the browser
animation-speed = Animation
speed-off = Off
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
sound = Sound
sound-text = Wood and stone when pieces move, two notes when it is your turn.
sound-off = Off
sound-quiet = Quiet
sound-middle = Middle
sound-loud = Loud
symbols = Symbols beside colours
symbols-text = Players and temples have a shape as well as a colour.
confirm-picks-text = What you pick is shown first, and done when you pick it again.
text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
motion = Motion
motion-system = As the system says
motion-reduced = Reduced
motion-full = Full
password-now = Password now
new-password = New password
password-text = At least 8 characters. With a password you can be the same person in another browser.
keep-name = Keep my name with a password
change-password = Change the password
recovery-codes = Recovery codes
recovery-codes-text = If you lose your password, a recovery code sets a new one. Every code works once; new codes replace the old ones.
recovery-codes-once = Write these codes down now: they are not shown again.
recovery-codes-left = { $count ->
    [one] You have { $count } code left.
   *[other] You have { $count } codes left.
}
recovery-codes-make = Make new codes
export = Export all that is kept about me
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-out-sure = You have no password: nobody can sign in as you again. Sign out?
delete-me = Delete me
delete-me-text = Your name and your chat disappear everywhere; bots go on with your games.
delete-sure = Delete you and your name for good? Bots go on with your games.

# Rules
rules = Rules
rules-find = Look something up in the rules
rules-find-hint = A word or a number: cocoa, 5.3
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule speaks of “{ $wanted }”.
rules-failed = The rules can’t be fetched just now.
try-again = Try again
contents = Contents
rule-number = Rule { $number }
rule-opens = Rule { $number }, opens beside the game
ruling-number = Ruling { $number }
rulings-count = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}

# Help
help-title = How it is played
help-aim = You and your rivals build Teotihuacan. Most victory points (VP) after three eclipses win.
help-turn-title = A turn
help-turn = Move one of your workers one, two or three boards on around the ring. There do one of three things: take the board's action, collect cocoa, or worship.
help-action-title = Take the action
help-action = Costs as much cocoa as there were colours of workers on the board before you came. The more workers of yours stand there, and the higher their power, the more you get. Then one of them grows.
help-cocoa-title = Collect cocoa
help-cocoa = Gives 1 cocoa, and 1 more for every colour that was there before you came. Cocoa pays for actions, and for your workers at eclipses.
help-worship-title = Worship
help-worship = Locks the worker on a place of worship: a step in a temple or a royal tile, or the discovery tile beside it, or for 1 cocoa more both. A turn without a move frees all your workers.
help-power-title = Power and ascension
help-power = A worker that would grow beyond power 5 ascends: you step along the Avenue of the Dead, take a reward, and it begins again at power 1.
help-eclipse-title = Eclipses
help-eclipse = When the light disc reaches the dark one, the round is finished and one more played. Then everybody scores the avenue, the pyramid and masks, and pays 1 cocoa for each worker, 2 for strong ones.
door-learn = Learn by playing
door-learn-text = A short guided game: every step is shown.
door-rules = Read the rules
door-rules-text = All of them, with numbers, and a field to look things up.
door-play = Just play
door-play-text = Begin a first game. “Hint” tells what a strong player would do, and why.
help-short = The game in short
help-use = How to use this page
help-look-title = Look
help-look = Point at anything, or tap it, to read what it is and does. § leads to its rule.
help-mouse-title = Mouse
help-mouse = What you can choose is lit: click it on the table, or its button below. The wheel turns a tile.
help-touch-title = Touch
help-touch = Tap what is lit, or its button. What is laid is shown first and waits for your word.
help-keys-title = Keyboard
key-cap-enter = Enter
key-cap-esc = Esc
key-tab = on to the next thing you can choose
key-choose = the answer with that number
key-confirm = do what is shown
key-skip = don’t wait for what the others did
key-back = one pick back
key-turn = turn the tile, or back
key-undo = take the last answer back
key-hint = a hint
key-end = end your turn
key-walk = to the nearest thing you can choose that way
help-signs = Symbols
signs-goods = Goods
signs-steps = Steps and workers
signs-tiles = Tiles
sign-cocoa = Cocoa
sign-wood = Wood
sign-stone = Stone
sign-gold = Gold
sign-any-resource = Any resource
sign-vp = Victory points
sign-temple-any = Any temple
sign-temple-blue = Blue temple
sign-temple-red = Red temple
sign-temple-green = Green temple
sign-avenue = Avenue
sign-power-up = Power-up
sign-worker = Worker
sign-lock = Locked
sign-technology = Technology
sign-discovery = Discovery tile
sign-worship = Worship
sign-eclipse = Eclipse
sign-mastery = Bonus tile
sign-mask = Mask
sign-icon-b = Statue
sign-icon-r = Headdress
sign-icon-g = Serpent
help-unofficial = An unofficial fan implementation. If you like the game, buy it.
