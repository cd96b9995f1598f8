# What happened: a message for each key of game/log.py. The heading of an entry says who did it ($name).
# Names come in words; $x_key is the same thing as the engine calls it, "none" if there is none.

log-moved = Moved a worker of power { $power } from { $start } to { $board }
log-gained = Gained { $goods }
log-paid = Paid { $goods }
log-scored = { $vp } VP: { $source }
log-lost = Lost { $vp } VP: { $source }
log-temple_stepped = { $temple_key ->
    [blue] Blue temple, step { $step }
    [red] Red temple, step { $step }
   *[green] Green temple, step { $step }
}
log-step_lost = { $temple_key ->
    [blue] No step left on the blue temple
    [red] No step left on the red temple
   *[green] No step left on the green temple
}
log-choice_lost = No temple step left to take
log-avenue_stepped = Avenue, step { $step }
log-track_stepped = Pyramid track, step { $step }
log-locked = Worshipped at { $board } with a worker of power { $power }
log-unlocked = Got back the locked worker of power { $power } at { $board }
log-pushed_off = The worker of power { $power } at { $board } was pushed off and is free again
log-cocoa_collected = Collected cocoa at { $board }, { $colours ->
    [0] where nobody stood
    [one] where { $colours } colour stood
   *[other] where { $colours } colours stood
}
log-main_action_taken = { $board }: main action with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
log-powered_up = { $board_key ->
    [none] A starting worker now has power { $power }
   *[other] The worker at { $board } now has power { $power }
}
log-ascended = A worker ascended from { $board }
log-worker_arrived = A new worker of power { $power } at { $board }
log-learned = Learned { $technology }
log-tile_built = Laid a pyramid tile on level { $level }, row { $row }, column { $column }
log-decorated = { $side_key ->
    [top] Laid a decoration on the top side
    [right] Laid a decoration on the right side
    [bottom] Laid a decoration on the bottom side
   *[left] Laid a decoration on the left side
}
log-nobles_built = { $row_key ->
    [top] Built for the nobles in the top row
    [middle] Built for the nobles in the middle row
   *[bottom] Built for the nobles in the bottom row
}
log-bought = Took the discovery tile { $discovery }
log-used = Used the discovery tile { $discovery }
log-discarded = Discarded the discovery tile { $discovery }
log-drew_discovery = New discovery tile: { $discovery } ({ $spot })
log-drew_decoration = New decoration in the display
log-drew_tile = New pyramid tile in the display
log-light_moved = The light disc moved to { $step }
log-eclipse_due = The discs meet: eclipse { $eclipse } is due
log-eclipse_scored = Eclipse { $eclipse } is scored
log-salary_paid = Paid the whole salary: { $paid } cocoa
log-salary_short = Paid { $paid } cocoa of the salary, { $unpaid } unpaid
log-neutral_moved = Neutral dice now stand on { $boards }
log-starting_tile_kept = Kept starting tile { $starting_tile }
log-worker_placed = Started with a worker of power { $power } on { $board }
log-turn_began = { $name }’s turn
log-turn_ended = End of turn
log-game_over = The game is over

## Teotibot

log-bot_rolled = Rolled { $first_die } and { $second_die }: { $slot }
log-bot_acted = Uses its tile { $bot_tile }
log-bot_did = { $part_key ->
    [construct] Builds a pyramid tile
    [gather_stone] Gathers stone
    [decorate] Lays a decoration
    [gather_gold] Gathers gold
    [build_for_nobles] Builds for the nobles
    [gather_wood] Gathers wood
    [learn] Learns a technology
    [master] Masters a board
    [take_mask] Takes a mask
    [power_up_twice] Trains its weakest worker twice
   *[fall_back] Falls back on cocoa and its weakest worker
}
log-bot_could_not = { $part_key ->
    [construct] Can’t build a pyramid tile: { $outcome }
    [gather_stone] Can’t gather stone: { $outcome }
    [decorate] Can’t lay a decoration: { $outcome }
    [gather_gold] Can’t gather gold: { $outcome }
    [build_for_nobles] Can’t build for the nobles: { $outcome }
    [gather_wood] Can’t gather wood: { $outcome }
    [learn] Can’t learn a technology: { $outcome }
    [master] Can’t master a board: { $outcome }
    [take_mask] Can’t take a mask: { $outcome }
    [power_up_twice] Can’t train a worker: { $outcome }
   *[fall_back] Can’t fall back: { $outcome }
}
log-bot_mastered = Acts with its worker of power { $power } at { $board }
log-bot_worker_could_not = The worker of power { $power } at { $board } can’t act: { $outcome }
log-bot_worshipped = Worships at { $board } with the worker from { $start }
log-bot_shifted = Its tile { $bot_tile } moves on: { $slot }
log-bot_turned = { $upper_key ->
    [left] { $lower_key ->
        [left] Its directions are left, left
       *[right] Its directions are left, right
    }
   *[right] { $lower_key ->
        [left] Its directions are right, left
       *[right] Its directions are right, right
    }
}
log-bot_exchanged = Exchanged { $cocoa } cocoa for { $vp } VP

log-slot-top = top
log-slot-middle_left = middle left
log-slot-middle_right = middle right
log-slot-bottom_left = bottom left
log-slot-bottom_centre = bottom centre
log-slot-bottom_right = bottom right
log-slot-aside = aside

log-outcome-done = done
log-outcome-no_worker = no worker there
log-outcome-not_paid = too poor
log-outcome-no_tile = no tile left
log-outcome-no_place = no place left
log-outcome-no_technology = no technology left
log-outcome-no_building = no building left
log-outcome-no_mask = no new mask it can pay
log-outcome-no_action = no action there

## Where victory points come from

log-source-construction = pyramid tile
log-source-matches = matching icons
log-source-decorations = decoration
log-source-nobles = nobles
log-source-avenue = avenue
log-source-leader = first on the pyramid track
log-source-track = pyramid track
log-source-masks = masks
log-source-temples = temple
log-source-technologies = technology
log-source-learners = somebody else learned it too
log-source-discoveries = discovery tile
log-source-royal_tiles = royal tile
log-source-ascension = ascension
log-source-resource_boards = resource board
log-source-bonus_tiles = temple bonus tile
log-source-salary = salary not paid
log-source-cocoa_exchange = exchanged cocoa
log-source-leftovers = what was left
log-source-earlier_play = earlier play

## The log around them

log-title = What happened
log-nothing = Nothing has happened yet.
log-of = { $name }: { $text }
log-table = The table
log-secret = { $name } has chosen
log-undone = Took back the last answer
log-held = Ready to end the turn
log-timed-out = Time is up: a bot ends this turn
log-replaced = A bot goes on in { $name }’s place
log-resigned = { $name } resigns
log-follow = Newest
