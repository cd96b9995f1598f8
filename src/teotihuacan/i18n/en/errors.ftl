# What can't be done, and why. Each is one line: a sentence that begins with a small letter and
# has no full stop, or part of such a line.
#
# $path and $place: a file, or a field of one; $problem: another of these messages; $reason: what
# the system or a library says; $value, $tried: what was written, in quotes where it is a text;
# $known: a list of what there is. Names of things come as $x (for people) and $x_key (as the
# engine and its notation call them); English uses the latter where actions are typed.

## Where the problem is

error-in = { $place }: { $problem }

## The command line

error-output = the output can't be written ({ $reason })
error-ply-of-position = --ply is for records: this is a single position
error-process-died = a process that played games has died

## Options of a game; the names of options and knobs are those of files and commands

error-seed = seed must be a whole number from 0 to 2**60 - 1, not { $value }
error-seat = seat must be 0 to { $last }, not { $value }
error-ply = ply must be { $first } to { $last }, not { $value }
error-players = players must be 1, 2, 3 or 4, not { $value }
error-no-players = setup needs 'players': 1, 2, 3 or 4
error-setup = setup must be an object with 'players', not { $value }
error-option = unknown option { $option }; there are { $known }
error-option-truth = { $option } must be true or false, not { $value }
error-first-game-draft = a first game has no starting tiles to draft: drop one of the two
error-draft-solo = there is nobody to draft against solo: drop draft
error-level-not-solo = level and knobs are Teotibot's: they need players=1
error-level = level must be one of { $known }, not { $value }
error-level-and-knobs = give a level or knobs, not both
error-knobs = knobs must be an object, not { $value }
error-knob = unknown knob { $knob }; there are { $known }
error-knob-value = knob { $knob } must be one of { $known }, not { $value }

## An action that is not legal
## $question: what the seat is asked; $tried: the action in quotes; $action: its number

error-illegal = seat { $seat } is asked { $question_key }: { $problem }
error-illegal-over = the game is over: { $problem }
error-action-type = an action is a whole number, not { $value }
error-no-action = there is no action { $value }, only 0 to { $last }
error-action-digits = there is no action with that many digits, only 0 to { $last }
error-too-late = { $tried } (action { $action }) comes too late
# $answered: the questions that it would answer, joined by "or"
error-answers-other = { $tried } (action { $action }) answers { $answered_key }, not { $question_key }
error-not-possible = { $tried } (action { $action }) is not possible: { $problem }
error-unknown = { $tried } is no action
error-ambiguous = { $n ->
    [one] { $tried } could be { $n } action, mind the case
   *[other] { $tried } could be { $n } actions, mind the case
}
# $closest: some actions in quotes
error-closest = { $problem }; closest: { $closest }
error-nothing-to-undo = there is nothing to take back
error-cannot-undo = the last action can't be taken back: it ended the turn or showed something new
error-nothing-to-redo = there is nothing to play again

## Why an action is not possible; "you" is who is asked

error-unexplained = the rules don't allow it now
# $cost, $have: goods, as in 2 wood and 1 gold
error-unpaid = needs { $cost }, you have { $have }
error-discovery-unpaid = { $discovery_key } needs { $cost }, you have { $have }
error-discovery-unpaid-after = { $discovery_key } needs { $cost }, you have { $have } after { $cocoa } cocoa for pushing off
error-level-unpaid = level { $level } needs { $cost }, you have { $have }
error-level-unpaid-discount = level { $level } needs { $cost }, you have { $have }, and one less would not do
error-no-such-discovery = that discovery tile does not lie there
error-discovery-bought = the discovery tile has been bought
error-no-discovery = no discovery tile lies there
error-technology-known = you know { $technology_key } already
error-bottom-row = the bottom row is out of reach for one worker of power 1 to 3
error-row-full = { $row_key ->
    [top] the top row is full
    [middle] the middle row is full
   *[bottom] the bottom row is full
}
error-decoration-slot = no decoration tile lies in that slot
error-side-full = { $side_key ->
    [top] the top side is full
    [right] the right side is full
    [bottom] the bottom side is full
   *[left] the left side is full
}
error-side-low = { $side_key ->
    [top] the pyramid is too low under the next space of the top side
    [right] the pyramid is too low under the next space of the right side
    [bottom] the pyramid is too low under the next space of the bottom side
   *[left] the pyramid is too low under the next space of the left side
}
error-pyramid-slot = no pyramid tile lies in that slot
error-equal-tile = an equal tile lies in an earlier slot and stands for both
error-no-cell-paid = your { $stone } stone and { $wood } wood pay for no open cell
error-cell-taken = that cell is taken
error-cell-unsupported = that cell is not supported by four tiles
error-same-turn = the tile looks the same at turn { $turn }
error-no-wood = level { $level } costs no wood
error-one-tile = at least one tile must be placed
error-power-up-mandatory = a power-up is mandatory while an unlocked worker of yours is there
error-discount-kept = no further tile can follow that the discount could be kept for
error-all-in-play = all your workers are in play
error-no-temple-step = no temple step is possible
error-no-match = { $temple_key ->
    [blue] no coloured match of blue is left to follow
    [red] no coloured match of red is left to follow
   *[green] no coloured match of green is left to follow
}
error-on-top = no step is possible: you are on the top
error-top-taken = no step is possible: the top step is taken
error-resources-chosen = { $n ->
    [one] { $n } resource is to be chosen
   *[other] { $n } resources are to be chosen
}
error-swap-one = 1 resource is to be swapped
error-sold-most = { $n ->
    [one] at most { $n } resource can be sold
   *[other] at most { $n } resources can be sold
}
error-salary = the salary is { $n } cocoa
error-trades = { $n ->
    [one] at most { $n } trade allowed
   *[other] at most { $n } trades allowed
}
error-no-starting-tile = that starting tile does not lie there
error-start-taken = a worker of yours is there already
error-start-unnamed = no starting tile of yours names that board
error-start-order = equal workers are placed in the order of the boards' numbers
error-start-higher = the equal workers to come need boards with higher numbers
error-twin = an equal worker has a lower number and stands for both
error-double-move-used = { $discovery_key } has been used: two workers must move now
error-move-anywhere-used = { $discovery_key } has been used: a worker must move now
error-extra-worker-used = { $discovery_key } has been used: only the main action counts it
error-free-cocoa-used = { $discovery_key } has been used: it must save the cocoa of an action now
error-free-main = { $discovery_key } has been used, but the main action costs no cocoa here
error-free-worship = { $discovery_key } has been used, but this costs no cocoa
error-none-locked = no worker of yours is locked
error-between = not between paying for an action and its effect
error-not-in-play = that worker is not in play
error-locked = that worker is locked
error-no-companion = a double move needs a companion: no other unlocked worker of yours is there
error-too-far = { $boards ->
    [one] that is { $boards } board away, 1 to 3 allowed
   *[other] that is { $boards } boards away, 1 to 3 allowed
}
error-only-starting = only a starting worker can be raised now
error-first-worker = that worker is the first one and has moved already
error-just-moved = that worker has just moved and its action is still to come
error-not-on = that worker is not on { $board_key }
error-palace-main = the palace has no main action
error-gold-short = your { $gold } gold buys no technology in reach
error-all-known = you know every technology in reach
error-no-building = no building is left
error-no-row = no row is free for your number of workers, { $workers }
error-no-decoration = no decoration tile is left
error-no-side = no side can take a decoration now
error-no-pyramid-tile = no pyramid tile is on display
error-pyramid-complete = the pyramid is complete
error-no-worship = { $board_key } has no worship area
error-one-worship = { $board_key } has one worship space only
error-own-worker = your own worker is there
error-palace-discovery = at the palace a discovery alone is not allowed
error-not-held = you hold no { $discovery_key }
# $used_at: questions joined by "or"
error-used-elsewhere = it is used at { $used_at_key }, not at { $question_key }
error-useless = it would do nothing now
error-no-use = no tile is used at { $question_key }
error-used-on-move = it has been used on this move
error-none-unlocked = no worker of yours is unlocked
error-no-two = no two unlocked workers of yours are on one board
error-used-on-action = it has been used on this action
error-nothing-saved = no action that is possible here costs cocoa
error-no-difference = one more worker makes no difference here

## Files

error-file-unread = { $path }: can't be read ({ $reason })
error-file-unwritten = { $path }: can't be written ({ $reason })
error-file-unused = { $path }: can't be used ({ $reason })
error-file-no-file = { $path }: can't be written (not a file)
error-file-long = { $most ->
    [one] { $path }: too long, more than { $most } byte
   *[other] { $path }: too long, more than { $most } bytes
}
error-file-no-text = { $path }: is no text file
error-file-empty = { $path }: is empty
error-no-file = { $path }: there is no such file

## Fields of records and positions: said of a field, whose name comes before and a colon

error-json = not readable as JSON ({ $reason })
error-missing = is missing
error-unknown-key = is unknown; there are { $known }
error-object = must be an object
error-object-not = must be an object, not { $value }
error-list = must be a list, not { $value }
error-truth = must be true or false
error-truth-not = must be true or false, not { $value }
error-whole = must be a whole number, not { $value }
error-range = must be { $low } to { $high }, not { $value }
error-choice = must be one of { $known }, not { $value }
error-one-of = must be one of { $known }
error-must-be = must be { $value }
error-entries = { $least ->
    [one] must have { $least } entry, not { $given }
   *[other] must have { $least } entries, not { $given }
}
error-entries-range = { $most ->
    [one] must have { $least } to { $most } entry, not { $given }
   *[other] must have { $least } to { $most } entries, not { $given }
}
error-record-long = { $most ->
    [one] too long, { $bytes } of at most { $most } byte
   *[other] too long, { $bytes } of at most { $most } bytes
}
error-record-rules = this program plays version { $ours }, the record is of version { $written }
error-record-older = by the rules of this program (version { $ours }) it would be another game than by those of the record (version { $written })
error-record-seed = must be a whole number from 0 to 2**60 - 1
error-record-actions = { $most ->
    [one] must be a list of at most { $most } number
   *[other] must be a list of at most { $most } numbers
}
error-record-action = must be a number from 0 to { $last }
error-record-names = { $n ->
    [one] must be a list of { $n } name
   *[other] must be a list of { $n } names
}
error-record-name = { $most ->
    [one] must be a text of 1 to { $most } character
   *[other] must be a text of 1 to { $most } characters
}
error-result = the actions lead to { $found }, the record says { $written }
error-position-bytes = { $bytes ->
    [one] a position has { $bytes } byte, not { $given }
   *[other] a position has { $bytes } bytes, not { $given }
}
error-position-rules = this is version { $ours }, not { $written }

## What can't be in a position; $name and $tile are as they are written in it

error-value-twice = { $value } is there twice
error-shows-nothing = starting tile { $tile } shows no discovery
error-tile-shows-nothing = this starting tile shows no discovery
error-eclipses-over = after the third eclipse the game is over
error-ring = the palace is at place 0 and construction opposite, at place 4
error-royal-categories = there is one tile of each category A, B, C
error-technology-order = they lie in ascending order of their numbers
error-buildings = { $n ->
    [one] there is { $n } building, not { $given }
   *[other] there are { $n } buildings, not { $given }
}
error-neutral = { $colours ->
    [0] with { $players } players there are no neutral colours
    [one] with { $players } players there is { $colours } neutral colour
   *[other] with { $players } players there are { $colours } neutral colours
}
error-cell = must be [level, row, column] of a cell, counted from 0
error-cell-filled = { $cell } has a tile already
error-floats = the tile on { $cell } floats: four tiles must lie under it
error-layers = { $n ->
    [one] needs { $n } layer of pyramid under it
   *[other] needs { $n } layers of pyramid under it
}
error-no-teotibot = there is no Teotibot in this game: it needs players 1
error-bot-aside = must be { $tile }, the tile that is not in the action pyramid
error-copies = { $n ->
    [one] { $tile } exists { $n } time, not { $given }
   *[other] { $tile } exists { $n } times, not { $given }
}
error-no-seat = { $name } has no seat
error-top-marker = only one marker may stand on the top step
error-not-in-game = { $name } is not in this game
error-masks-used = masks are never used
error-nowhere-space = a worker that is nowhere is on no worship space
error-no-worship-space = { $name } has no worship space
error-space-taken = another worker is on this worship space
error-books = add up to { $booked }, but vp is { $vp }
error-discs-met = wrong, the discs have met
error-eclipse-due = wrong, an eclipse is due, so the discs have met
error-top-tile = is true when the top tile lies, and only then
error-stack-over = must be empty when the game is over
error-lowest = { $name } must be the lowest entry
error-last = { $name } must be the last entry
error-as-stack = must be { $value }, as the stack has it
error-seats-turn = must be { $seat }: it is that seat's turn
error-salary-only = salary is asked at an eclipse, and nothing else is
error-eclipse-scored = is 0 while an eclipse is scored, and only then
error-while-starting = { $name } is asked while players start, and only then
error-twice = { $name } is there twice
error-seat-twice = { $name } of seat { $seat } is there twice
error-after-choice = { $name } comes after the action was chosen
error-stands-on = { $name } stands on { $below }
error-must-stand-on = must stand on { $below }
error-discount-left = must stand on { $below } with a discount left
error-too-many = { $n ->
    [one] { $name } is there more than once
   *[other] { $name } is there more than { $n } times
}
error-move-next = after a tile that changes the move, the move comes next
error-bot-turn = bot_turn is for Teotibot's seat in a solo game
error-bot-asked = Teotibot is never asked
error-bot-workers = Teotibot has four workers in play
error-bot-locked = Teotibot has exactly one locked worker
error-bot-worship = Teotibot never worships there
error-board = must be a board
error-nobodys-turn = it is nobody's turn
error-worker-out = worker { $worker } of seat { $seat } is not in play
error-worker-locked = worker { $worker } of seat { $seat } is locked
error-companion = must be another worker than the mover
error-dealt-hand = must be tiles of the dealt hand
error-tile-twice = starting tile { $tile } is there twice
error-four-dealt = seat { $seat } has not four dealt tiles in starting.hands
error-taken-before = { $n ->
    [0] seat { $seat } has taken no tiles before
    [one] seat { $seat } has taken { $n } tile before
   *[other] seat { $seat } has taken { $n } tiles before
}
error-two-kept = seat { $seat } has no two starting_tiles
error-to-be-taken = { $n ->
    [one] { $n } tile is still to be taken from it
   *[other] { $n } tiles are still to be taken from it
}
error-goods-first = seat { $seat } takes its starting goods before what they lead to
error-starting-power = starting workers have power 1 to 3
error-placed-in-order = { $n ->
    [0] none of them is placed
    [one] { $n } of them is placed, in order
   *[other] { $n } of them are placed, in order
}
error-needs-mover = { $name } needs a worker that has moved
error-no-area = has no worship area
error-no-such-space = there is no such worship space
error-bought-on-turn = discovery tiles are bought on the own turn
error-large-step = is not the large step of that spot
error-cell-closed = a tile can't be placed on this cell
error-slot-empty = no tile lies in this slot of pyramid_display
error-stack-unfit = the pending decisions don't fit the position
error-stack-nowhere = leads nowhere: no action is legal

## Bots

error-no-bot = no bot is called { $name }: there are { $known }
error-classic-bot = no bot is called { $name }: after classic: comes a level, a style or a budget, as in classic:adept, classic:collector:100 or classic:500
error-bot-budget = { $bot } takes no budget: write { $bot }, or mcts:{ $budget }
error-budget = a budget is a number of playouts (500) or of seconds (0.5s), not { $value }
error-bot-unloaded = can't load { $name } from { $place }: { $problem }
error-no-class = there is no such class
error-no-module = there is no such module
error-bots-seats = { $seats ->
    [one] give one bot for { $seats } seat, not { $given }
   *[other] give one bot for all or one for each of { $seats } seats, not { $given }
}
error-seat-no-bot = seat { $seat } is no bot's
error-seat-empty = no bot plays seat { $seat }
error-no-rule = no rule speaks of { $wanted }
error-advice-over = the game is over: there is nothing to advise
error-advice-teotibot = Teotibot is asked: the rules say what it does
error-advice-silent = { $bot } can't tell what it thinks: ask a level (adept) or mcts:500
error-bots-stopped = the server's bots were stopped
error-nobody-asked = nobody is asked: the game is over
# $fault: English, for the log
error-hint-fault = { $fault }

## What a bot did wrong; $what: the error of a program, in English

fault-crashed = crashed: { $what }
fault-killed = crashed: its process was ended by { $signal }
fault-exited = crashed: its process ended with exit code { $code }
fault-nonsense = crashed: it wrote nonsense into its pipe
fault-no-answer = stalled: no answer within { $seconds } s
fault-not-ready = stalled: not ready within { $seconds } s
fault-illegal = illegal: { $answer } is no answer to '{ $question_key }'
fault-other = { $what }

## Matches of bots

error-match-form = a match is a { $known }, not { $value }
error-match-entrants = a match needs entrants: names of bots
error-match-twice = { $name } is entered twice; once is enough
error-match-no-deal = a match needs at least one deal, not { $deals }
error-match-deals = { $most ->
    [one] a match has { $most } deal at most, not { $deals }
   *[other] a match has { $most } deals at most, not { $deals }
}
error-no-match-file = { $path }: is no file of a match
error-match-format = { $path }: has format { $format }, this program reads { $ours }
error-match-rules = { $path }: is of rules version { $written }, this program plays { $ours }
# $known, $asked: what the file has and what was asked for
error-another-match = { $part_key ->
    [entrants] { $path }: holds another match (entrants: { $known }, not { $asked })
    [setup] { $path }: holds another match (setup: { $known }, not { $asked })
    [seed] { $path }: holds another match (seed: { $known }, not { $asked })
   *[form] { $path }: holds another match (form: { $known }, not { $asked })
}
error-match-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
error-fewer-deals = { $deals ->
    [one] { $path }: has { $deals } deal already; ask for as many or more
   *[other] { $path }: has { $deals } deals already; ask for as many or more
}
error-ray-missing = Ray is not installed: { $command }
error-ray-address = no Ray at { $address }: { $reason }
error-plots-missing = plots need matplotlib: { $command }

## Server: options, database, backups

error-workers-need = several workers need --database postgresql://... and --redis
error-redis-alone = --redis is for several workers: it needs --database too
error-redis-missing = --redis needs the package redis: { $command }
error-redis-url = --redis must be a URL like { $example }
error-redis-unused = Redis can't be used: { $reason }
error-database-url = --database must be a URL like { $example }
error-password-shown = the password in { $option } could be read by everybody on this machine: keep the URL in a file ({ $option }-file) or in { $variable }
error-url-twice = give either { $option } or { $option }-file, not both (settings count too)
error-url-file = { $path } must contain a URL and nothing else
error-database-at = --database has an @ too many: write one in a password as %40
error-psycopg-missing = PostgreSQL needs the package psycopg: { $command }
error-database-newer = the database is of a newer version of this program: update the program
error-database-refuses = the database can't be used: { $reason }
error-database-unused = no server has used this database yet: there is nothing in it
error-database-revision = the database is of another version (revision { $revision }): start this server on it once, or use the version that made it
error-database-not-empty = the database is not empty: restore into a new one
error-folder-taken = { $path }: another server keeps its games here
error-no-games-kept = { $path }: no games are kept here
error-no-finished-table = there is no finished game at a table { $key }
error-host = --host: { $host } is no address of this machine
error-port-used = port { $port } is in use by another program: give another one with --port
error-port-reserved = port { $port } is not for everybody: give one from { $first } with --port
error-port-closed = port { $port } can't be opened ({ $reason })
error-backup-other-file = { $path }: is there already, and no backup
error-backup-checksum = { $path }: was altered or damaged: its checksum is another
error-backup-rows = { $path }: was altered: rows are missing or too many
error-backup-newer = { $path }: is of a newer version of this program
error-backup-cut = { $path }: is cut: it ends too early
error-backup-damaged = { $path }: is no backup, or a damaged one
# $table: a table of the database by its name there
error-backup-not-restored = { $path }: not every row of { $table } was restored
error-backup-table = { $path }: its table { $table } is unknown
