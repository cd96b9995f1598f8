# The frame of every help page, and what is wrong with a command that was typed.

## Help pages

# Before the command and what can follow it, as in: Usage: teotihuacan play [OPTIONS]
click-usage = Použití:
# In the line that begins with Usage; keep the brackets.
click-any-options = [VOLBY]
click-any-command = [PŘÍKAZ ...]
click-arguments = Argumenty:
click-options = Volby:
click-commands = Příkazy:
# $help: what an option does, a sentence. $value: what it is if not given
click-default = { $help } [výchozí: { $value }]
# $command: a command as it is typed
click-example = Příklad: { $command }

## What is wrong: one line on the screen, in front of which the program's name stands

# $message: what is wrong, a sentence without a full stop. $command: as in teotihuacan play
click-see = { $message } (viz { $command } --help)
# $name: an option or argument as it is typed, such as '--players'; $why: such as "'x' is not a whole number"
click-bad-value = { $name }: { $why }
click-missing-argument = Chybí { $name }
click-missing-option = Chybí { $name }
# $others: options or commands that look like it
click-no-option = Volba { $name } neexistuje
click-no-option-but = Volba { $name } neexistuje; nemá to být { $others }?
click-no-command = Příkaz { $name } neexistuje
click-no-command-but = Příkaz { $name } neexistuje; nemá to být { $others }?
# $rest: what was typed behind all that is known
click-too-much = To je navíc: { $rest }
click-needs-value = { $name } potřebuje hodnotu
click-takes-no-value = { $name } nemá hodnotu

## Values that can't be: $text is what was typed

bad-language = jazyk „{ $text }“ tu není: vyberte { $languages }
bad-whole-number = „{ $text }“ není celé číslo
bad-seat = „{ $text }“ není místo: zadejte písmeno A až D, nebo číslo od 0
bad-number = „{ $text }“ není číslo
bad-positive-number = zadejte 1 až { $most }, ne { $text }
bad-seconds = zadejte { $least } až { $most } sekund, ne { $text }
bad-port = zadejte jako port { $least } až { $most }, ne { $text }
bad-requests = zadejte { $least } až { $most } požadavků za sekundu, ne { $text }
bad-days = zadejte { $least } až { $most } dní, ne { $text }
bad-speed = zadejte { $least } až { $most } akcí za sekundu, ne { $text }
bad-bots = jména oddělujte čárkou
bad-knob = „{ $text }“ musí být nastavení a číslo, jako worship_steps=1
bad-humans = zadejte 0 až { $players }, ne { $text }

## Options that don't go together

bad-solo-players = sólo hra má jednoho hráče: vynechte --solo nebo --players
bad-needs-solo = --level a --knob patří Teotibotovi: potřebují --solo
bad-take-back = tahy lze vracet v sólo hře, nebo hrají-li jen lidé
bad-no-seat-for-bots = všechna místa mají lidé: volbou --humans řekněte, kolik jich je
# $file: a file that is there already
bad-save = soubor { $file } už existuje: pokračujte v něm pomocí --load, nebo zvolte jiné jméno
# $option: an option as it is typed
bad-load = uložená hra má své vlastní: vynechte { $option }
bad-new-or-saved = zadejte --load, --continue, nebo volby nové hry, jen jedno z toho
bad-no-terminal = stůl potřebuje terminál; zkuste teotihuacan play
bad-processes = to je pro hry botů: přidejte --bots
# $options: options as they are typed
bad-match-options = { $options } zápas nezmění: přidejte --bots
bad-no-match = v souboru { $file } zatím žádný zápas není: přidejte --bots
