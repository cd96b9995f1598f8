# Things on the table: names, and in messages that end in -does what each does.

the-table = The table
parts = Parts of the table
part-boards = Boards
part-pyramid = Pyramid
part-tracks = Temples
part-tiles = Tiles
part-players = Players
teotibot = Teotibot
player-number = Player { $number }
vp = VP

## Goods and steps

good-wood = { $n } wood
good-stone = { $n } stone
good-gold = { $n } gold
good-cocoa = { $n } cocoa
good-vp = { $n } VP
good-any_resource = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
good-temple_any = { $n ->
    [one] a step on a temple of your choice
   *[other] { $n } steps on temples of your choice
}
temple-step = { $temple ->
    [blue] a step on the blue temple
    [red] a step on the red temple
   *[green] a step on the green temple
}
avenue-step = a step on the avenue
lowest-technology = the lowest technology you lack
power-up = a power-up
discovery-shown = a look at a discovery tile that you may buy
standing = { $name } on { $step }

## Action boards

board-palace = Palace
board-palace-does = No main action here. Collect cocoa, or lock a worker on one of three royal tiles and use it. Workers that ascend come back here with power 1.
board-forest = Forest
board-forest-does = Gain wood: the more of your workers are here and the stronger the weakest of them, the more you get. Then a power-up, two with three workers.
board-stone_quarry = Stone quarry
board-stone_quarry-does = Gain stone: the more of your workers are here and the stronger the weakest of them, the more you get. Then a power-up, two with three workers.
board-gold_deposits = Gold deposits
board-gold_deposits-does = Gain gold: the more of your workers are here and the stronger the weakest of them, the more you get. Then a power-up, two with three workers.
board-alchemy = Alchemy
board-alchemy-does = Pay gold for a technology you don't have and step on its column's temple; others who know it score 3 VP each. The bottom row needs two workers, or one of power 4 or 5 that then gets no power-up.
board-nobles = Nobles
board-nobles-does = Pay 2 wood to move the leftmost building to a nobles' row: the top row with one worker, the middle with two, the bottom with three. Score its space and step on the avenue.
board-decorations = Decorations
board-decorations-does = Pay 3 gold, 1 less for each worker beyond the first, and lay a decoration on a side of the pyramid: 3 VP, 1 VP for each matching icon, a temple step for each coloured match, a step on the pyramid track.
board-construction = Construction
board-construction-does = Lay up to one pyramid tile for each of your workers here: 2 stone and 1 wood for each level above the first. Score the level, 1 VP for each matching icon, a temple step for each coloured match, a step on the pyramid track.

## Workers

worker-free = { $board ->
    [none] { $name }’s worker of power { $power }, not placed yet
   *[other] { $name }’s worker of power { $power } on { $place }
}
worker-free-does = It can move up to three boards clockwise. At power 6 it ascends: an avenue step, a reward, and it starts again at the palace.
worker-locked = { $name }’s worker of power { $power }, locked on { $place }
worker-locked-does = It can’t move and isn’t counted until it is unlocked: with a whole turn, for 3 cocoa, or when somebody pushes it off.
neutral-die = Neutral die { $colour } on { $place }
neutral-die-does = It counts as another colour: more cocoa when you collect, more to pay for the main action.

## Worship

worship-space = Worship space on { $place }
worship-forest-does = Lock your worker here for a step on the red temple, or to buy the discovery tile; for 1 cocoa more, both.
worship-stone_quarry-does = Lock your worker here for a step on the green temple, or to buy the discovery tile; for 1 cocoa more, both.
worship-gold_deposits-does = Lock your worker here for a step on the blue temple, or to buy the discovery tile; for 1 cocoa more, both.
worship-decorations-does = Lock your worker here for a step on a temple of your choice, or to buy the discovery tile; for 1 cocoa more, both.
royal-space = Royal tile: { $tile }
royal-tech_vp = Scholars
royal-tech_vp-does = 2 VP for each of your technologies, counting at most as many as the worker’s power.
royal-pyramid_track_vp = Builders
royal-pyramid_track_vp-does = 2 VP for each of your steps on the pyramid track, counting at most as many as the worker’s power.
royal-avenue_vp = Processions
royal-avenue_vp-does = 1 VP for each of your steps on the avenue, at most the worker’s power plus 1.
royal-cocoa_to_wood_and_stone = Wood and stone trade
royal-cocoa_to_wood_and_stone-does = As often as the worker’s power: 1 cocoa for 1 wood and 1 stone.
royal-cocoa_to_gold_and_stone = Gold and stone trade
royal-cocoa_to_gold_and_stone-does = As often as the worker’s power: 1 cocoa for 1 gold and 1 stone.
royal-cocoa_and_resource_to_resources = Exchange
royal-cocoa_and_resource_to_resources-does = Once: 1 cocoa and 1 resource for as many resources of your choice as the worker’s power.
royal-gain_cocoa = Cocoa store
royal-gain_cocoa-does = Gain cocoa: the worker’s power plus 1.
royal-resource_to_cocoa = Cocoa market
royal-resource_to_cocoa-does = As often as the worker’s power: 1 resource for 2 cocoa.
royal-cocoa_to_temples = Offerings
royal-cocoa_to_temples-does = As often as the worker’s power minus 1: 1 cocoa for a step on a temple of your choice.

## Pyramid and decorations

icon-b = { $coloured ->
    [yes] blue statue
   *[no] statue
}
icon-r = { $coloured ->
    [yes] red headdress
   *[no] headdress
}
icon-g = { $coloured ->
    [yes] green serpent
   *[no] serpent
}
icon-plain = plain glyph
cell = Level { $level }, row { $row }, column { $column }
cell-does = A tile here scores its level, and 1 VP for each icon that covers the same icon; if that icon is coloured, also a step on its temple.
pyramid-laid = Level { $level }, row { $row }, column { $column }: tile with { $icons }
pyramid-tile = Pyramid tile: { $icons }
pyramid-tile-does = Turn it so that its icons cover the same icons. Coloured icons that match also give a step on their temple.
decoration-tile = Decoration: { $icons }
decoration-tile-does = It goes on the next free space of a side of the pyramid, from the outside up.
decoration-laid = { $side ->
    [top] Top side
    [right] Right side
    [bottom] Bottom side
   *[left] Left side
}, space { $space }: decoration with { $icons }
side = { $side ->
    [top] Top side of the pyramid
    [right] Right side of the pyramid
    [bottom] Bottom side of the pyramid
   *[left] Left side of the pyramid
}
side-does = Decorations climb the side one level at a time. 3 VP, and 1 VP for each icon that covers the same icon.
displays = To build with
stacks-left = { $pyramid } + { $decorations } left

## Temples, avenue, tracks, calendar

temple = { $temple ->
    [blue] Blue temple
    [red] Red temple
   *[green] Green temple
}
temple-does = A step up gains the reward printed there. On a large step you may buy one of its discovery tiles instead. The last step but one gives its bonus tile at the end; only one marker may reach the top.
temple-track = { $temple ->
    [blue] Blue temple
    [red] Red temple
   *[green] Green temple
}: { $standings }
avenue = Avenue
avenue-does = At each eclipse your steps are multiplied by the lowest number seen in the buildings row. On 3, 6 and 8 you may buy a discovery tile.
avenue-track = Avenue of the Dead: { $standings }
track = Pyramid track
track-does = At each eclipse every step scores 4, 3 or 2 VP, and whoever is furthest scores 4 VP more. Then all begin again at 0.
track-track = Pyramid track: { $standings }
calendar-eclipse = Eclipse { $number } of { $of }
calendar-due = { $turns ->
    [one] in 1 turn
   *[other] in { $turns } turns
}
calendar-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
calendar-over = game over
calendar-away = { $steps ->
    [one] The light disc is 1 step from the eclipse
   *[other] The light disc is { $steps } steps from the eclipse
}
calendar-soon = { $turns ->
    [one] The eclipse is scored after this turn
   *[other] The eclipse is scored after { $turns } turns
}
calendar-does = The light disc moves after every round and with every ascension. When it meets the dark disc this round is finished, one more is played, and the eclipse is scored.
bonus-tile = Temple bonus tile
bonus-best_mask_set_again = At the end, on this step or above: your best set of masks once more
bonus-technologies_5 = At the end, on this step or above: 5 VP for each of your technologies
bonus-flat_15 = At the end, on this step or above: 15 VP
bonus-avenue_3 = At the end, on this step or above: 3 VP for each of your avenue steps
bonus-bonus_tiles_9 = At the end, on this step or above: 9 VP for each bonus tile you reached
bonus-non_mask_discoveries_2 = At the end, on this step or above: 2 VP for each discovery tile that is no mask
bonus-workers_4_or_9 = At the end, on this step or above: 4 VP for each worker of power 1 to 3, 9 VP for each of power 4 or 5

## Nobles

nobles-rows = Nobles and buildings
nobles-row = { $row ->
    [top] Nobles’ top row
    [middle] Nobles’ middle row
   *[bottom] Nobles’ bottom row
}: { $built } of { $spaces } built
nobles-row-does = A building scores the number of its space and a step on the avenue.
buildings = Buildings row
buildings-does = Each building taken from here shows a lower number. At an eclipse everybody’s avenue steps are multiplied by the lowest number seen.
buildings-row = Buildings row: avenue steps count { $worth } VP, { $left ->
    [one] { $left } building left
   *[other] { $left } buildings left
}

## Technologies

technologies = Technologies
technology-known = { $name }, { $gold } gold; known to { $owners }
technology-unknown = { $name }, { $gold } gold; known to nobody
technology-palace_cocoa = Palace guests
technology-palace_cocoa-does = 1 cocoa for each worker you move onto or past the palace.
technology-alchemy_nobles_vp = Learned nobles
technology-alchemy_nobles_vp-does = 3 VP after a main action on alchemy or nobles.
technology-resource_extra = Better tools
technology-resource_extra-does = 1 more wood, stone or gold after a main action on forest, stone quarry or gold deposits.
technology-resource_cocoa_vp = Market days
technology-resource_cocoa_vp-does = 1 cocoa and 1 VP after a main action on forest, stone quarry or gold deposits.
technology-decorations_vp = Fine craft
technology-decorations_vp-does = 4 VP after a main action on decorations.
technology-construction_vp = Master builders
technology-construction_vp-does = 3 VP after a main action on construction.
technology-paid_power_up = Training
technology-paid_power_up-does = After the power-ups of a main action, pay 1 cocoa for one more on the same board.
technology-construction_worker_and_discount = Scaffolding
technology-construction_worker_and_discount-does = Construction counts one more worker and costs one wood or stone less.
technology-construction_temple = Blessed stones
technology-construction_temple-does = A step on a temple of your choice after a main action on construction.

## Discovery tiles

discovery-costs = { $name }, costs { $cost }
discovery-free = { $name }, free
discovery-mask = Mask { $number }
discovery-mask-does = Keep it: sets of different masks score at every eclipse, 1, 3, 6, 10, 15, 21 or 28 VP for one to seven.
discovery-victory_points = Victory points
discovery-victory_points-does = Score 4 VP.
discovery-any_resources_3 = Three resources
discovery-any_resources_3-does = Gain 3 resources of your choice.
discovery-any_resources_2 = Two resources
discovery-any_resources_2-does = Gain 2 resources of your choice.
discovery-avenue_step = Avenue step
discovery-avenue_step-does = Step once on the avenue.
discovery-temple_any = Temple step
discovery-temple_any-does = Step once on a temple of your choice.
discovery-temple_blue = Blue temple step
discovery-temple_blue-does = Step once on the blue temple.
discovery-temple_red = Red temple step
discovery-temple_red-does = Step once on the red temple.
discovery-temple_green = Green temple step
discovery-temple_green-does = Step once on the green temple.
discovery-cocoa = Cocoa
discovery-cocoa-does = Gain 4 cocoa.
discovery-power_up_twice = Two power-ups
discovery-power_up_twice-does = Two power-ups for unlocked workers on any board.
discovery-double_move = Double move
discovery-double_move-does = When you move, a second worker comes along from the same board.
discovery-free_cocoa = Free of cocoa
discovery-free_cocoa-does = Pay no cocoa for one main action, one worship, or one salary.
discovery-move_anywhere = Move anywhere
discovery-move_anywhere-does = A worker may move to any board.
discovery-extra_worker = Extra worker
discovery-extra_worker-does = Count one more worker for a main action on alchemy, nobles or construction.

## Starting tiles and players

starting-tiles = Starting tiles
starting-tile = Starting tile { $number }, { $boards }: { $gives }
starting-tile-does = You gain all it shows. Your three workers start on different boards among those of your two tiles.
player = { $name }: { $vp } VP, { $goods }, { $technologies ->
    [one] { $technologies } technology
   *[other] { $technologies } technologies
}

## Teotibot

bot-tile = Teotibot’s tile: { $tile } ({ $sums ->
    [none] never rolled
   *[other] dice { $sums }
})
bot-aside = Teotibot’s tile aside: { $tile }
bot-direction = { $way ->
    [left] Direction: left
   *[right] Direction: right
}
bot-construction = Construction
bot-construction-does = With 2 stone and a worker on construction it lays a pyramid tile; else with a worker on the stone quarry it gains 2 stone; else 5 cocoa.
bot-decorations = Decorations
bot-decorations-does = With 2 gold and a worker on decorations it lays a decoration; else with a worker on the gold deposits it gains 2 gold; else 5 cocoa.
bot-alchemy = Alchemy
bot-alchemy-does = With 1 gold and a worker on alchemy it takes a technology; else its weakest worker gets two power-ups.
bot-nobles = Nobles
bot-nobles-does = With 2 wood and a worker on nobles it builds; else with a worker on the forest it gains 2 wood; else 5 cocoa.
bot-mastery = Mastery
bot-mastery-does = Its strongest free worker does what its board is for; if it can’t, the next strongest.
bot-worship = Worship
bot-worship-does = Its locked worker goes on to the next worship space, pushes yours off, and steps up that temple.
bot-mask_collection = Mask collection
bot-mask_collection-does = It buys a mask it lacks from beside a worship space, the rarest first; else 5 cocoa.

## Resource boards

reward-workers = workers
reward-power = power { $power }
