# The rule behind each question, by the engine's names, in a sentence or two: at most 260 characters.
# The numbers of the rules stand beside it.

notes-keep_starting_tiles = Keep two of your four starting tiles; you gain all they show, and your workers start on three of the boards they name. Everybody chooses in secret.
notes-take_starting_tile = In turn order everybody takes one starting tile, then in reverse order a second one.
notes-start_power_up = A starting tile with a power-up raises one of your starting workers by 1.
notes-start_discovery = The discovery tile that your starting tile showed may be bought now at its cost; otherwise it goes back to the stack.
notes-place_worker = Your three starting workers go to three different boards among those on your two starting tiles.
notes-turn = Move an unlocked worker 1 to 3 boards clockwise and do one action there; or spend the turn to unlock all your locked workers for free. Unlocking for 3 cocoa costs no turn.
notes-second_worker = With double move a second worker of the same board comes along; it does no action of its own but counts there.
notes-board_action = Collect cocoa (colours there before you came, plus 1), worship, or pay cocoa for each colour there and do the main action.
notes-worship_order = You paid for both parts of the worship action: the ability and the discovery tile, in the order you like.
notes-buy_discovery = A discovery tile always costs what is printed on it; you may leave it where it lies. On the avenue steps 3, 6 and 8 you may buy one tile.
notes-large_step = On a large step of a temple you either buy one of the discovery tiles lying there or take the printed reward.
notes-choose_temple = Step up once on a temple of your choice where a step is possible, and take the reward of the step you reach.
notes-match_temple = Each icon that covers the same icon and is printed in colour on the new tile brings a step on its temple. You choose the order.
notes-gain_resources = Resources of choice: wood, stone and gold in any mixture. Cocoa is no resource.
notes-royal_trade = The royal tile trades 1 cocoa for two resources, up to as many times as your worker has power.
notes-royal_swap = The royal tile gives, once, as many resources of choice as your worker has power, for 1 cocoa and 1 resource.
notes-royal_sell = The royal tile gives 2 cocoa for 1 resource, up to as many times as your worker has power.
notes-royal_temple = The royal tile sells temple steps for 1 cocoa each, one fewer than your worker’s power.
notes-technology = Pay the gold, learn the technology and step on its column’s temple; everybody else who knows it scores 3 VP. One worker reaches the top row, two or more also the bottom row.
notes-nobles_row = The leftmost building goes to a nobles row: the top row with one worker, the middle with two, the bottom with three; a full row sends you upwards.
notes-decoration = A decoration goes on the next free space of a side, over enough pyramid. 1 VP for each icon that covers the same icon, then 3 VP and a step on the pyramid track.
notes-pyramid_tile = Place one pyramid tile, or up to as many as you have workers here (3 at most). Each costs 2 stone, and 1 wood more for every level above the first.
notes-pyramid_cell = 1, 3, 5 or 7 VP by level, 1 VP for each icon that covers the same icon; a coloured match also brings a step on its temple. Higher levels need four tiles below.
notes-discount = The technology makes one tile of this construction cheaper by one stone or one wood.
notes-power_up = A main action ends with power-ups of unlocked workers on that board, and you must take them. A worker that would reach 6 ascends.
notes-paid_power_up = The technology sells one more power-up on the same board for 1 cocoa.
notes-power_up_anywhere = The discovery tile brings two power-ups on unlocked workers anywhere: one worker twice, or two workers.
notes-ascension = The worker begins anew at the palace with power 1 and you step on the avenue. Choose 5 VP, 5 cocoa, a temple step, two temple steps for 3 cocoa, or your fourth worker.
notes-end_turn = Before your turn ends you may still use discovery tiles, or unlock all your locked workers for 3 cocoa.
notes-salary = Each worker is paid 1 cocoa, 2 with power 4 or 5. Every cocoa you don’t pay costs you 3 VP.
notes-between = Nobody at this screen is asked just now.
notes-over = The game is over: most victory points win, then most cocoa.

# Where the rule stands; $numbers is a list of $count numbers such as 3.1 and 3.2
notes-rules = { $count ->
    [one] rule { $numbers }
   *[other] rules { $numbers }
}
