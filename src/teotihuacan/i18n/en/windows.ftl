# The terminal's table in windows of every size, the end of a turn, the pyramid, the next eclipse.

## Keys below the table: at most 9 columns each

tui-key-tab = Next tab
tui-key-options = Options

## Tabs, in a window of 80 columns: at most 11 columns each

tui-tab-boards = Boards
tui-tab-pyramid = Pyramid
tui-tab-players = Players
tui-tab-tracks = Tracks
tui-tab-tiles = Tiles
tui-tab-log = Log

## The pyramid

tui-place-keys = ← ↑ ↓ → move, Space turns, Enter lays

## The next eclipse

tui-eclipse-title = if the eclipse came now
# In the line above the table: at most 42 columns
tui-eclipse-due = Eclipse now: { $vp } VP, salary { $salary }
# What a player would score, and the cocoa that the workers want
tui-eclipse-seat = { $vp } VP; salary { $salary } cocoa
tui-eclipse-source = { $source } { $vp }
tui-eclipse-later = The first turn is still to come.

## Tiles in words

tui-technologies-title = technologies
tui-royal-named = { $name }: { $does }
# $price: gold
tui-technology = { $name } ({ $price }): { $does }

## The end of a turn, and the next person

tui-asks-no-more = Your turns now end by themselves. Key o: be asked again.
tui-hand-over-title = Pass the keyboard to { $name }
tui-hand-over-text = It is { $name }’s turn. Press Enter or click here to begin.
tui-options-title = Options for all games
# Keys: lines of at most 70 columns
tui-options-keys = ← → change, Esc closes
tui-options-ends = Ask me before my turn ends
tui-options-hand_over = Stop between the turns of different people

## A window too small: lines of at most 50 columns

tui-small-leave =
    q or Esc leaves; the game is kept.
    In any window: teotihuacan play

## A new game

# Options: at most 24 columns each
tui-option-name = Name { $number }
tui-option-first = First player
# Their values: at most 36 columns each
tui-first-drawn = drawn by lot
# The name of somebody who typed none
tui-player = Player { $number }
# What they are about: at most 140 columns each
tui-about-name = type a name; empty: the name shown
tui-about-first = the turn order is drawn, as the rules say; or choose who begins
# $name: what was typed
tui-name-of-bot = A bot is called { $name }: please type another name.

## The command line

opt-first = Who begins, people counted before bots; without it the turn order is drawn.
opt-names = The names of the people.
bad-first = give 1 to { $players }, not { $text }
bad-names = give 1 to { $people } names with commas between them

## Help

tui-keys-tab = Tab
tui-keys-turn = ← ↑ ↓ →, Space
# What keys do: at most 40 columns each
tui-does-turn = move and turn a pyramid tile
tui-does-options = be asked before a turn ends, or not
tui-does-tab = the next tab, in a small window
