# Settings, completion and formats of the command line.

## Commands

command-completion = Print the completion script of a shell.

    It completes commands, options, files, bots, levels, languages and rules. For bash put this line into ~/.bashrc: eval "$(teotihuacan completion bash)". For zsh put the same line, with zsh instead of bash, into ~/.zshrc. For fish: teotihuacan completion fish > ~/.config/fish/completions/teotihuacan.fish
command-config = Show and change your settings, and where each comes from.

    An option goes before a variable, a variable before the file, the file before the default. Without a command all settings are listed.
command-config-list = List the settings, each with where it comes from.
command-config-path = Print where the settings file is.
command-config-get = Print one setting.
command-config-set = Write a setting into the file.
command-config-unset = Take a setting out of the file.

## Names of values, in capitals
# at most 12 columns each

metavar-shell = SHELL
metavar-setting = SETTING
metavar-value = VALUE

## Options and settings

opt-csv = Print a CSV table instead of text: one row for each game and seat.
opt-csv-ratings = Print the ratings as a CSV table instead of text.
opt-quiet = Say nothing about good records.
opt-log-file = Write the log into this file, as lines of JSON.
opt-keep-guests = Days after their last visit that guests without a table are kept; 0: for ever.
opt-keep-open-tables = Days that tables are kept whose game never began; 0: for ever.
opt-keep-finished = Days that finished games are kept; 0: for ever.
opt-keep-chat = Days that the chat of finished games is kept; 0: for ever.
opt-drain = Take no new tables; those that there are go on.
# $shells: bash, zsh and fish, as they are typed
opt-shell = The shell: { $shells }.
opt-setting = The name of a setting, such as bots or serve.port.
opt-setting-value = The value to write.
opt-usual-language = The language to use.
opt-colours = Colours in the terminal: auto, always or never.
opt-usual-bot = Who plays the seats without a person.

## What commands print

simulate-stopped = Stopped. Games played: { $done } of { $games }
serve-runs = Teotihuacan is at { $address }
serve-how-to-stop = Ctrl-C stops the server; games are kept.
serve-how-to-stop-folder = Ctrl-C stops the server; games are kept in { $folder }
serve-log = The log goes to { $file }
standard-output = standard output
# Where a setting comes from: a column of a table
config-default = default
config-remembered = chosen in the game
config-system = the system
# $name: a setting such as serve.port; $value: such as 9000
config-written = { $file }: { $name } = { $value }
config-removed = { $file }: { $name } is no longer set

## What is wrong

bad-formats = choose one of --json and --csv
bad-backup-to-terminal = a backup is not text: send it to a file or a pipe
bad-records = name tables by their keys, or give --all
bad-shell = there is no completion for '{ $text }': choose { $shells }
# $reason: what is wrong there, in English
error-config-toml = { $file }: is not readable as TOML ({ $reason })
# $place: a file or a variable; $known: names of settings
error-config-name = { $place }: there is no setting { $name }; there are { $known }
# $wanted: values as they are typed
error-config-value = { $place }: { $name } can't be { $value }; give { $wanted }
