# The table that fills the terminal: 120 columns, 40 lines. Most places are narrow; what a comment
# says about columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-undo = Undo
tui-key-redo = Redo
tui-key-hint = Hint
tui-key-help = Help
tui-key-tiles = Tiles
tui-key-log = Log
tui-key-save = Save
tui-key-menu = Menu
tui-key-language = Language
tui-key-quit = Quit
tui-key-close = Close
tui-key-here = I am here
tui-key-back = Back
tui-key-start = Start
tui-key-before = Before
tui-key-next = Next

## Start, language, saved games: lines of at most 70 columns

tui-start-title = Teotihuacan: City of Gods (unofficial fan implementation)
tui-start-continue = Continue the game that was kept
tui-start-new = New game
tui-start-load = Saved games
tui-start-language = Language: { $language }
tui-start-quit = Quit
tui-language-title = Language (Enter chooses, Esc: back)
tui-load-title = Saved games (Enter opens, r replays, v reviews, d deletes, Esc: back)
tui-unreadable = This game can’t be read. { $error }
# Two lines of the screen
# at most 140 columns
tui-set-aside = The game that was kept can’t be read; it was set aside as { $file }. What is wrong with it: { $error }
# at most 140 columns
tui-stuck = The game kept in { $file } can’t be read or moved ({ $reason }). What is wrong with it: { $error }
tui-nothing-kept = No game was kept yet.
tui-open-elsewhere = The game that was kept is open in another window.

## A new game

tui-new-title = New game (← → change, ↑ ↓ go, Enter starts, Esc: back)
tui-new-start = Start the game
# Options: at most 24 columns each
tui-option-who = Who plays
tui-option-players = Players
tui-option-people = People
tui-option-bots = Bots
tui-option-level = Level
tui-option-setup = Set-up
tui-option-dark_eclipse = Dark eclipse
tui-option-advanced_worship = Advanced worship
tui-option-take_back = Take back turns
tui-option-seed = Seed
# Their values: at most 36 columns each
tui-who-solo = solo against Teotibot
tui-who-people = people at this screen
tui-who-bots = people and bots
tui-setup-first_game = first game
tui-setup-standard = standard
tui-setup-draft = draft
tui-yes = yes
tui-no = no
tui-any-seed = any
# $error: why the options don’t go together
tui-wrong = This can’t be played: { $error }
# What they are about: at most 140 columns each
tui-about-who = people at this screen pass the keyboard on
tui-about-people = from seat A on; bots fill the rest, 0 to watch
tui-about-bots = how well they play: Novice to Legend; Greedy is between Student and Adept
tui-about-level = how hard Teotibot is
tui-about-setup = first game: printed set-up; draft: starting tiles face up
tui-about-dark_eclipse = variant: eclipses are scored at once
tui-about-advanced_worship = variant: pushing off a worker earns cocoa
tui-about-take_back = undo goes back as far as you like
tui-about-seed = type digits: same seed, same game; empty: another every time

## Above the table

tui-close-keys = Enter or Esc: close    ↑ ↓ PgUp PgDn: scroll
tui-pass-title = Pass the screen to player { $seat }
tui-pass-secret = Starting tiles are chosen in secret. Nobody else should look now.
tui-pass-ready = Player { $seat }: press Enter or click here when you are alone with the screen.
# Lines of at most 50 columns
tui-small =
    The table needs { $columns } columns and { $lines } lines;
    this window has { $width } and { $height }.

    Please enlarge it or choose a smaller font:
    the game goes on by itself.

## The question: at most 70 columns

tui-end = the end
tui-your-choice = { $who }: your choice
tui-secret = Player { $seat } chooses starting tiles in secret.

## News in a corner

tui-nothing-to-redo = Nothing to play again: no answer was taken back.
tui-nothing-to-choose = There is nothing to choose for you now.
tui-not-kept = The game could not be kept: { $error }
tui-not-saved = The game could not be saved: { $error }
tui-saved-as = Saved as { $file }
tui-kept = The game is kept. Go on with: teotihuacan tui --continue

## The boards: at most 24 columns each

tui-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}
# at most 13 columns
tui-row = { $row_key ->
    [top] Top row
    [middle] Middle row
   *[bottom] Bottom row
}
tui-buildings = { $left } left, avenue × { $worth } VP
tui-no-tiles = no tiles left
# $sides: ↑1 →0 ↓0 ←0, decorations on each side of the pyramid
tui-laid = laid { $sides }
# What a worship space does: at most 19 columns each
tui-sign-worship = { $temple ->
    [blue] blue temple step
    [red] red temple step
    [green] green temple step
   *[any] any temple step
}
tui-sign-royal-tech_vp = 2 VP a technology
tui-sign-royal-pyramid_track_vp = 2 VP a track step
tui-sign-royal-avenue_vp = 1 VP an avenue step
tui-sign-royal-cocoa_to_wood_and_stone = cocoa→wood+stone
tui-sign-royal-cocoa_to_gold_and_stone = cocoa→gold+stone
# P is the power of the worker
tui-sign-royal-cocoa_and_resource_to_resources = P res. for 1+cocoa
tui-sign-royal-gain_cocoa = P + 1 cocoa
tui-sign-royal-resource_to_cocoa = resource→2 cocoa
tui-sign-royal-cocoa_to_temples = cocoa→temple step

## Discovery tiles in short: at most 5 columns each; the help screen explains them

tui-sign-discovery-mask = m{ $number }
tui-sign-discovery-victory_points = 4VP
tui-sign-discovery-any_resources_3 = 3res
tui-sign-discovery-any_resources_2 = 2res
tui-sign-discovery-avenue_step = aven
tui-sign-discovery-temple_any = temp
tui-sign-discovery-temple_blue = blue
tui-sign-discovery-temple_red = red
tui-sign-discovery-temple_green = green
tui-sign-discovery-cocoa = 4coc
tui-sign-discovery-power_up_twice = 2up
tui-sign-discovery-double_move = 2move
tui-sign-discovery-free_cocoa = free
tui-sign-discovery-move_anywhere = anywh
tui-sign-discovery-extra_worker = +work
# Goods that tiles cost: one letter each, all different
tui-sign-wood = w
tui-sign-stone = s
tui-sign-gold = g
tui-sign-cocoa = c

## Beside the boards: at most 42 columns each

tui-step = step
tui-known = tech { $numbers }
tui-used = { $count } used
tui-nothing-held = no tiles yet
tui-tiles-title = tiles on the steps
tui-bot-title = Teotibot’s action pyramid
# $tile: one of those below, $ways: two arrows
tui-aside = aside: { $tile }; shifts { $ways }
# Teotibot's tiles: at most 13 columns each
tui-sign-bot-construction = construction
tui-sign-bot-decorations = decorations
tui-sign-bot-alchemy = alchemy
tui-sign-bot-nobles = nobles
tui-sign-bot-mastery = mastery
tui-sign-bot-worship = worship
tui-sign-bot-mask_collection = masks
# Temple bonus tiles: at most 32 columns each
tui-sign-bonus-best_mask_set_again = your best mask set once more
tui-sign-bonus-technologies_5 = 5 VP a technology of yours
tui-sign-bonus-flat_15 = 15 VP
tui-sign-bonus-avenue_3 = 3 VP an avenue step
tui-sign-bonus-bonus_tiles_9 = 9 VP a bonus tile reached
tui-sign-bonus-non_mask_discoveries_2 = 2 VP a discovery that is no mask
tui-sign-bonus-workers_4_or_9 = 4 / 9 VP a worker of 1-3 / 4-5

## Help

tui-all-tiles = All tiles on the table
tui-keys = Keys
tui-signs = Signs
# Keys that have no name of their own
tui-keys-answers = 1-9, letters
tui-keys-mouse = click
# What keys do: at most 40 columns each
tui-does-answers = give the answer with that key
tui-does-arrows = choose an answer and give it
tui-does-mouse = give the answer under the mouse
tui-does-undo = take back, play again
tui-does-hint = a hint: the best answers and why
tui-does-scroll = scroll the log
tui-does-tiles = all tiles with their texts
tui-does-log = the whole log
tui-does-save = save the game under a name
tui-does-language = another language
tui-does-menu = back to the menu
tui-does-quit = quit; the game is kept
legend-colours = Colours: how many count for cocoa on a board; a main action costs as many.
legend-marks = ▸ marks what the chosen answer would change. ■ is a building. laid ↑1 →0 ↓0 ←0: decorations on each side of the pyramid.
# $goods: letters with what they stand for, "w wood, s stone"
legend-costs = ◇ is a discovery tile with its cost ({ $goods }).
legend-steps = Steps: ◇2 two discovery tiles lie there, ★ temple bonus tile, ▲ the top.
# $signs: short names with what they stand for, "4VP Victory points, 2up Two power-ups"
legend-tiles = Short names of tiles: { $signs }.
legend-sign = { $sign } { $name }
