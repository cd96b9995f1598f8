# Taking a turn: what is asked, what can be answered, what it brings.

## Questions, by the engine's names

ask-none = The game is over
ask-keep_starting_tiles = Keep two of your four starting tiles
ask-take_starting_tile = { $which ->
    [0] Take your first starting tile
   *[other] Take your second starting tile
}
ask-start_power_up = { $count ->
    [one] Power up a starting worker
   *[other] Power up your starting workers, { $count } times
}
ask-start_discovery = Buy the discovery tile your starting tile showed?
ask-place_worker = Where does your worker of power { $power } start?
ask-turn = { $double_move ->
    [0] { $move_anywhere ->
        [0] Which worker moves?
       *[other] Which worker moves, to any board?
    }
   *[other] { $move_anywhere ->
        [0] Which two workers move?
       *[other] Which two workers move, to any board?
    }
}
ask-second_worker = Which worker comes along to { $board }?
ask-board_action = What do you do at { $here }?
ask-worship_order = What comes first?
ask-buy_discovery = Buy a discovery tile ({ $spot })?
ask-large_step = Take the reward of this temple step, or buy a discovery tile?
ask-choose_temple = Step up which temple?
ask-match_temple = Which coloured match first?
ask-gain_resources = { $resources ->
    [one] Choose a resource
   *[other] Choose { $resources } resources
}
ask-royal_trade = How often do you trade 1 cocoa for 1 { $good } and 1 stone?
ask-royal_swap = Pay 1 cocoa and which resource, for { $power } of your choice?
ask-royal_sell = Sell which resources, 2 cocoa each?
ask-royal_temple = { $steps ->
    [one] Pay 1 cocoa for a temple step?
   *[other] Pay 1 cocoa for a temple step? Up to { $steps } steps
}
ask-technology = Learn which technology?
ask-nobles_row = Build in which row?
ask-decoration = Which decoration, on which side?
ask-pyramid_tile = { $placed ->
    [0] Which pyramid tile do you lay?
   *[other] Lay another tile? { $placed } of { $workers } laid
}
ask-pyramid_cell = Where does the tile go?
ask-discount = Which cost is lower?
ask-power_up = { $count ->
    [one] Power up which worker at { $board }?
   *[other] Power up which worker at { $board }? { $count } times
}
ask-paid_power_up = Pay 1 cocoa for another power-up at { $board }?
ask-power_up_anywhere = { $count ->
    [one] Power up which worker?
   *[other] Power up which worker? { $count } times
}
ask-ascension = Which reward for the ascension?
ask-end_turn = End your turn, or do first what you still can
ask-salary = { $owed ->
    [one] Pay the salary of 1 cocoa?
   *[other] How much of the salary of { $owed } cocoa do you pay?
}

## What is to be picked next

next-board = Where does it go?
next-side = On which side?
next-starting = Which one as well?
next-part = What do you worship for?
next-turn = Turn the tile, then lay it
next-confirm = Sure?

## Answers, by kind

answer-brings = { $answer }: { $brings }
answer-end_turn = End turn
answer-decline = { $question ->
    [pyramid_tile] No more tiles
    [discount] Keep the discount
    [paid_power_up] No power-up
    [royal_sell] Sell nothing
    [royal_swap] No exchange
    [royal_temple] No step
   *[other] Don’t buy
}
answer-unlock = Unlock all workers: your whole turn
answer-unlock_paid = Unlock all workers
answer-move = { $start } { $power } → { $board }
answer-move-to = { $board }
answer-worker = { $start_key ->
    [none] Worker of power { $power }
   *[other] { $start }: worker of power { $power }
}
answer-collect = Collect cocoa
answer-main = { $board_key ->
    [forest] Gather wood
    [stone_quarry] Gather stone
    [gold_deposits] Gather gold
    [alchemy] Learn a technology
    [nobles] Build for the nobles
    [decorations] Lay a decoration
   *[construction] Build the pyramid
}
answer-worship = { $part ->
    [discovery] Worship for the discovery tile
    [both] Worship for both
   *[ability] Worship
}
answer-worship-royal = { $part ->
    [discovery] The discovery tile, at { $royal }
    [both] { $royal } and the discovery tile
   *[ability] { $royal }
}
answer-ability_first = { $single ->
    [yes] Go on with the ability
   *[no] The ability first
}
answer-discovery_first = The discovery tile first
answer-reward = Take the reward
answer-buy = Buy { $discovery }
answer-learn = { $technology }
answer-build = { $row_key ->
    [top] Top row
    [middle] Middle row
   *[bottom] Bottom row
}
answer-decorate = { $side_key ->
    [top] Decoration { $slot }: top side
    [right] Decoration { $slot }: right side
    [bottom] Decoration { $slot }: bottom side
   *[left] Decoration { $slot }: left side
}
answer-pick = Pyramid tile { $slot }
answer-place = { $turn ->
    [0] Level { $level }, row { $row }, column { $column }
   *[other] Level { $level }, row { $row }, column { $column }, turned { $turn }
}
answer-discount_stone = One stone less
answer-discount_wood = One wood less
answer-ascend = { $reward ->
    [vp] Victory points
    [cocoa] Cocoa
    [temple] A temple step
    [two_temples] Two temple steps
   *[worker] Your fourth worker
}
answer-temple = { $temple_key ->
    [blue] Blue temple
    [red] Red temple
   *[green] Green temple
}
answer-resources = { $goods }
answer-amount = { $of ->
    [salary] Pay { $amount }
   *[other] { $amount ->
        [0] Not at all
        [one] Once
       *[other] { $amount } times
    }
}
answer-keep = Tiles { $first } and { $second }
answer-take = Starting tile { $starting_tile }
answer-start_on = { $board }
answer-use = Use { $discovery }

## Places that are picked first

place-worker = { $board_key ->
    [none] Worker of power { $power }
   *[other] { $board }: worker of power { $power }
}
place-decoration = Decoration { $number }
place-decoration-seen = Decoration { $number }: { $icons }
place-tile = Pyramid tile { $number }
place-tile-seen = Pyramid tile { $number }: { $icons }
place-starting = Starting tile { $number }
place-worship = Worship at { $board }
place-royal = Royal tile { $number }

## Amounts; $n may have a sign, $count is the number without it: choose plural forms by $count

amount-wood = { $n } wood
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-cocoa = { $n } cocoa
amount-vp = { $n } VP
amount-temple_blue = { $n } blue temple
amount-temple_red = { $n } red temple
amount-temple_green = { $n } green temple
amount-avenue = { $n } avenue
amount-track = { $n } pyramid track
amount-power_up = { $n } power
amount-worker = { $n } worker
amount-ascended = ascension
amount-locked = worker locked
amount-unlocked = { $n ->
    [one] worker unlocked
   *[other] { $n } workers unlocked
}
amount-learned = technology
amount-bought = { $discovery }
amount-light = light disc moves on
amount-unpaid = { $n } cocoa unpaid
amount-step_lost = temple step lost
good-plain = { $good ->
    [wood] wood
    [stone] stone
    [gold] gold
   *[cocoa] cocoa
}

## What a move leads to

ahead-colours = { $colours ->
    [0] nobody there
    [one] { $colours } colour there
   *[other] { $colours } colours there
}
ahead-collect = collect { $cocoa }
ahead-main = { $cocoa ->
    [0] act free
   *[other] act for { $cocoa }
}
ahead-main-short = act
ahead-collect-short = collect
ahead-worship = worship

## Where you are in your turn

stages = Your turn, step by step
stage-done = { $stage }, done
stage-now = { $stage }, now
stage-ahead = { $stage }, to come
stage-turn = Move
stage-second_worker = Second worker
stage-board_action = Act
stage-end_turn = End turn
stage-keep_starting_tiles = Keep tiles
stage-take_starting_tile = Take a tile
stage-start_power_up = Power-up
stage-start_discovery = Discovery tile
stage-take_starting_goods = Starting goods
stage-place_worker = Place workers
stage-worship_order = Worship
stage-buy_discovery = Discovery tile
stage-large_step = Temple reward
stage-choose_temple = Temple step
stage-match_temple = Matches
stage-gain_resources = Resources
stage-royal_trade = Royal tile
stage-royal_swap = Royal tile
stage-royal_sell = Royal tile
stage-royal_temple = Royal tile
stage-technology = Technology
stage-nobles_row = Nobles
stage-decoration = Decoration
stage-pyramid_tile = Pyramid
stage-pyramid_cell = Lay it
stage-more_tiles = More tiles
stage-discount = Discount
stage-main_action_done = Power-up
stage-power_up = Power-up
stage-paid_power_up = Paid power-up
stage-power_up_anywhere = Power-up
stage-ascension = Ascension
stage-salary = Salary

## The bar

turn-of = { $name } is asked
turn-thinks = { $name } thinks
turn-over = The game is over
turn-held = That was your last action: { $text }
turn-sending = Sending…
turn-offline = No connection. Your answer is not lost: try again in a moment.
turn-on-table = Pick what is lit on the table.
turn-undo = Undo
turn-take-back = Take back
turn-end = End turn
turn-back = Back
turn-confirm = Confirm
turn-lay = Lay it here
turn-keep = Keep these
turn-clockwise = Turn the tile
turn-tile = Turn { $turn } of { $of }
turn-all = All answers
turn-confirm-picks = Confirm every pick
turn-skip = Skip

## Hints

hint = Hint
hint-thinking = Thinking…
hint-none = No hint can be had here.
hint-title = What a strong player would do
hint-close = Hide the hint
reason-gains = gains { $things }
reason-helps = helps { $things }
reason-frees = frees { $things }
reason-costs = costs { $things }
reason-hurts = hurts { $things }
reason-locks = locks { $things }
reason-none = pays off later
piece-vp = { $n } VP
piece-wood = { $n } wood
piece-stone = { $n } stone
piece-gold = { $n } gold
piece-cocoa = { $n } cocoa
piece-avenue = { $n ->
    [one] an avenue step
   *[other] { $n } avenue steps
}
piece-track = { $n ->
    [one] a step on the pyramid track
   *[other] { $n } steps on the pyramid track
}
piece-masks = { $n ->
    [one] a mask
   *[other] { $n } masks
}
piece-temples = { $n ->
    [one] a temple step
   *[other] { $n } temple steps
}
piece-technologies = { $n ->
    [one] a technology
   *[other] { $n } technologies
}
piece-power = { $n ->
    [one] a power-up
   *[other] { $n } power-ups
}
piece-workers = { $n ->
    [one] a worker
   *[other] { $n } workers
}
piece-locked = { $n ->
    [one] a worker
   *[other] { $n } workers
}
piece-discoveries = { $n ->
    [one] a discovery tile
   *[other] { $n } discovery tiles
}
matter-vp = your score
matter-wood = your wood
matter-stone = your stone
matter-gold = your gold
matter-cocoa = your cocoa
matter-salary = paying the next salary
matter-avenue = your place on the avenue
matter-track = your place on the pyramid track
matter-masks = your set of masks
matter-temples = your places on the temples
matter-bonus_tiles = your temple bonus tiles
matter-technologies = your technologies
matter-power = the power of your workers
matter-workers = your number of workers
matter-locked = your locked workers
matter-discoveries = your discovery tiles
matter-position = your workers’ positions
