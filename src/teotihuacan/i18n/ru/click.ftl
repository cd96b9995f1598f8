# The frame of every help page, and what is wrong with a command that was typed.

## Help pages

# Before the command and what can follow it, as in: Usage: teotihuacan play [OPTIONS]
click-usage = Вызов:
# In the line that begins with Usage; keep the brackets.
click-any-options = [ПАРАМЕТРЫ]
click-any-command = [КОМАНДА ...]
click-arguments = Аргументы:
click-options = Параметры:
click-commands = Команды:
# $help: what an option does, a sentence. $value: what it is if not given
click-default = { $help } [по умолчанию: { $value }]
# $command: a command as it is typed
click-example = Пример: { $command }

## What is wrong: one line on the screen, in front of which the program's name stands

# $message: what is wrong, a sentence without a full stop. $command: as in teotihuacan play
click-see = { $message } (см. { $command } --help)
# $name: an option or argument as it is typed, such as '--players'; $why: such as "'x' is not a whole number"
click-bad-value = { $name }: { $why }
click-missing-argument = не хватает аргумента { $name }
click-missing-option = не хватает параметра { $name }
# $others: options or commands that look like it
click-no-option = нет параметра { $name }
click-no-option-but = нет параметра { $name }; возможно, это { $others }?
click-no-command = нет команды { $name }
click-no-command-but = нет команды { $name }; возможно, это { $others }?
# $rest: what was typed behind all that is known
click-too-much = лишнее: { $rest }
click-needs-value = { $name }: нужно значение
click-takes-no-value = { $name }: значения не бывает

## Values that can't be: $text is what was typed

bad-language = нет языка '{ $text }': выберите { $languages }
bad-whole-number = '{ $text }' — не целое число
bad-seat = '{ $text }' — не место: укажите букву от A до D или номер, считая с 0
bad-number = '{ $text }' — не число
bad-positive-number = нужно от 1 до { $most }, а не { $text }
bad-seconds = нужно секунд от { $least } до { $most }, а не { $text }
bad-port = порт должен быть от { $least } до { $most }, а не { $text }
bad-requests = нужно запросов в секунду от { $least } до { $most }, а не { $text }
bad-days = нужно дней от { $least } до { $most }, а не { $text }
bad-speed = нужно действий в секунду от { $least } до { $most }, а не { $text }
bad-bots = нужны имена через запятую
bad-knob = '{ $text }': нужны параметр и число, например worship_steps=1
bad-humans = нужно от 0 до { $players }, а не { $text }

## Options that don't go together

bad-solo-players = в соло один игрок: уберите --solo или --players
bad-needs-solo = --level и --knob относятся к Теотиботу: им нужен --solo
bad-take-back = целые ходы можно отменять в соло или если играют только люди
bad-no-seat-for-bots = все места заняли люди: укажите в --humans, сколько их
# $file: a file that is there already
bad-save = { $file } уже есть: продолжите его с --load или выберите другое имя
# $option: an option as it is typed
bad-load = у сохранённой партии он свой: уберите { $option }
bad-new-or-saved = нужно что-то одно: --load, --continue или параметры новой партии
bad-no-terminal = столу нужен терминал; попробуйте teotihuacan play
bad-processes = это для партий ботов: укажите и --bots
# $options: options as they are typed
bad-match-options = матч нельзя изменить через { $options }: укажите --bots
bad-no-match = { $file }: матча ещё нет, укажите --bots
