# The frame of every help page, and what is wrong with a command that was typed.

## Help pages

# Before the command and what can follow it, as in: Usage: teotihuacan play [OPTIONS]
click-usage = Usage:
# In the line that begins with Usage; keep the brackets.
click-any-options = [OPTIONS]
click-any-command = [COMMAND ...]
click-arguments = Arguments:
click-options = Options:
click-commands = Commands:
# $help: what an option does, a sentence. $value: what it is if not given
click-default = { $help } [default: { $value }]
# $command: a command as it is typed
click-example = Example: { $command }

## What is wrong: one line on the screen, in front of which the program's name stands

# $message: what is wrong, a sentence without a full stop. $command: as in teotihuacan play
click-see = { $message } (see { $command } --help)
# $name: an option or argument as it is typed, such as '--players'; $why: such as "'x' is not a whole number"
click-bad-value = { $name }: { $why }
click-missing-argument = { $name } is missing
click-missing-option = { $name } is missing
# $others: options or commands that look like it
click-no-option = There is no option { $name }
click-no-option-but = There is no option { $name }; did you mean { $others }?
click-no-command = There is no command { $name }
click-no-command-but = There is no command { $name }; did you mean { $others }?
# $rest: what was typed behind all that is known
click-too-much = Too many arguments: { $rest }
click-needs-value = { $name } needs a value
click-takes-no-value = { $name } takes no value

## Values that can't be: $text is what was typed

bad-language = there is no language '{ $text }': choose { $languages }
bad-whole-number = '{ $text }' is not a whole number
bad-seat = '{ $text }' is no seat: give its letter, A to D, or its number from 0
bad-number = '{ $text }' is not a number
bad-positive-number = give 1 to { $most }, not { $text }
bad-seconds = give { $least } to { $most } seconds, not { $text }
bad-port = give { $least } to { $most } as port, not { $text }
bad-requests = give { $least } to { $most } requests a second, not { $text }
bad-days = give { $least } to { $most } days, not { $text }
bad-speed = give { $least } to { $most } actions a second, not { $text }
bad-bots = give names with a comma between two
bad-knob = '{ $text }' must be a knob and a number, as in worship_steps=1
bad-humans = give 0 to { $players }, not { $text }

## Options that don't go together

bad-solo-players = a solo game has one player: drop one of --solo and --players
bad-needs-solo = --level and --knob are Teotibot's: they need --solo
bad-take-back = turns can be taken back solo or if only people play
bad-no-seat-for-bots = people have all the seats: say with --humans how many
# $file: a file that is there already
bad-save = { $file } exists: go on with it by --load, or choose another name
# $option: an option as it is typed
bad-load = the saved game has its own: drop { $option }
bad-new-or-saved = give --load, --continue or options of a new game, one of them
bad-no-terminal = the table needs a terminal; try teotihuacan play
bad-processes = it is for games of bots: give --bots, too
# $options: options as they are typed
bad-match-options = { $options } can't change a match: give --bots
bad-no-match = { $file } holds no match yet: give --bots
