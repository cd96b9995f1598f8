# The game in the terminal: teotihuacan play, replay, show and advise. The table that fills the
# terminal (tui.ftl) uses some of it. Names of boards, tiles and goods are those of board.ftl.

## Seats, where a record has no name or one of the program's own

name-you = you
name-human = human
name-player = player

## Playing

# $who: the seats with their names, $seed: a number
terminal-greeting = { $who } (seed { $seed }; type help at any time)
terminal-watching = { $who } (seed { $seed })
terminal-goodbye = Goodbye!
terminal-taken-back = Taken back.
terminal-not-taken-back = Nothing to take back: your turn has just begun, or something was drawn since.
terminal-wrong-number = There is no answer { $typed }, they go from 1 to { $last }. Type the number of an answer, or help.
terminal-wrong-words = “{ $typed }” is none of the answers. Type the number of an answer, or help.
# $name: a seat whose bot did something wrong, $fault: what
terminal-fault = { $name }: { $fault }
# A statement of the log (log.ftl) among others in a line
told-statement = { $text }.

## What can be typed instead of an answer; board, log, hint, undo, help, quit stay as they are

terminal-help-answer = Answer with the number of an answer, or with its words. Besides:
terminal-help-board = everything that lies on the table
terminal-help-log = what happened lately
terminal-help-hint = the best answers and why, after a second of thought
terminal-help-undo = take back your last answer of this turn, as long as nothing was drawn since
terminal-help-help = these lines
terminal-help-quit = leave the game
terminal-help-empty = An empty line shows the question again.
legend-workers = A2 is a worker of A with power 2, →A2 is on its way, [A2] is locked; x and y are neutral dice.
legend-icons = b, r and g are icons of the blue, red and green temple, · is plain; capitals are printed in colour.
legend-height = The small number beside an icon of the pyramid is the height there.

## Answers that name tiles by their icons, or places of the pyramid in short

# $tile: the icons of the tile as letters, "gbr."
terminal-answer-pick = Pyramid tile { $slot }: { $tile }
# $decoration: the icons of the tile as letters, "GB"
terminal-answer-decorate = { $side_key ->
    [top] Decoration { $slot } ({ $decoration }): top side
    [right] Decoration { $slot } ({ $decoration }): right side
    [bottom] Decoration { $slot } ({ $decoration }): bottom side
   *[left] Decoration { $slot } ({ $decoration }): left side
}
# Level, row and column of the place, as numbered in the pictures. At most 30 columns
terminal-answer-place = { $turn ->
    [0] Place { $level }-{ $row }-{ $column }
    [one] Place { $level }-{ $row }-{ $column }, turned once
   *[other] Place { $level }-{ $row }-{ $column }, turned { $turn } times
}

## Narrow places

# Headings of goods: at most 5 columns each
head-vp = VP
head-wood = wood
head-stone = stone
head-gold = gold
head-cocoa = cocoa
# Temples and tracks: at most 6 columns each
short-temple = { $temple ->
    [blue] blue
    [red] red
   *[green] green
}
short-avenue = avenue
short-track = track
# Where discovery tiles lie, with the step: at most 9 columns
short-spot = { $track ->
    [avenue] avenue { $step }
    [blue] blue { $step }
    [red] red { $step }
   *[green] green { $step }
}
# A discovery tile with its cost
short-discovery = { $name } ({ $cost })
short-free = free
short-none = none
short-starting = { $boards }: { $gives }
short-starting-shows = { $boards }: { $gives }; shows { $discovery }
# What starting tiles give
short-temple-step = { $temple ->
    [blue] blue temple step
    [red] red temple step
   *[green] green temple step
}
short-avenue-step = avenue step
short-technology = lowest technology
short-power-up = power-up
short-number = tile { $number }
# Masks of a player, by their numbers
short-masks = masks { $numbers }
# Sums of dice that a tile of Teotibot's has none of
short-never = never

## The table

head-clockwise = clockwise
head-unlocked = unlocked
head-worship = worship
head-discovery = discovery tile
head-player = player
# At most 6 columns
head-technologies = techs
head-tiles = tiles
terminal-above = pyramid from above
terminal-level = level { $level }
terminal-technologies = Technologies (top row, then bottom row)
terminal-royal = Royal tiles
terminal-bonus = Temple bonus tiles
terminal-decorations = Decorations
terminal-on-display = on display
terminal-on-sides = on each side
terminal-sides = top { $top }, right { $right }, bottom { $bottom }, left { $left }
terminal-discoveries = Discovery tiles on the avenue and the temples
terminal-tiles-at = Discovery tiles ({ $spot })
terminal-bot-tiles = Teotibot’s action tiles (sums of its dice)
# $gold: what a technology costs
terminal-gold = { $gold } gold

## The end

terminal-place = { $place }. { $name } with { $vp } VP

## Replay; next, back, ply, turn, auto, help, quit stay as they are

terminal-replay-words = An empty line or one of these words, or its first letter:
terminal-replay-next = N actions forward, 1 if not given
terminal-replay-back = N actions back, 1 if not given
terminal-replay-ply = to the position after N actions
terminal-replay-turn = to the beginning of turn N
terminal-replay-auto = forward by itself, to the end or until Ctrl-C
terminal-replay-help = these lines
terminal-replay-quit = leave
terminal-replay-wrong = Type next, back, ply 10, turn 3, auto or quit; help tells more.
terminal-no-turn = There is no turn { $turn }, they go from 1 to { $last }.
terminal-here = This is ply { $ply } of { $last }.
terminal-ply = Ply { $ply } of { $last }, turn { $turn } of { $turns }.
terminal-stopped = Stopped.
