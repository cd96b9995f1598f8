# The frame of every help page, and what is wrong with a command that was typed.

## Help pages

# Before the command and what can follow it, as in: Usage: teotihuacan play [OPTIONS]
click-usage = Használat:
# In the line that begins with Usage; keep the brackets.
click-any-options = [KAPCSOLÓK]
click-any-command = [PARANCS ...]
click-arguments = Argumentumok:
click-options = Kapcsolók:
click-commands = Parancsok:
# $help: what an option does, a sentence. $value: what it is if not given
click-default = { $help } [alapérték: { $value }]
# $command: a command as it is typed
click-example = Példa: { $command }

## What is wrong: one line on the screen, in front of which the program's name stands

# $message: what is wrong, a sentence without a full stop. $command: as in teotihuacan play
click-see = { $message } (lásd: { $command } --help)
# $name: an option or argument as it is typed, such as '--players'; $why: such as "'x' is not a whole number"
click-bad-value = { $name }: { $why }
click-missing-argument = Hiányzik: { $name }
click-missing-option = Hiányzik: { $name }
# $others: options or commands that look like it
click-no-option = Nincs ilyen kapcsoló: { $name }
click-no-option-but = Nincs ilyen kapcsoló: { $name }; erre gondoltál: { $others }?
click-no-command = Nincs ilyen parancs: { $name }
click-no-command-but = Nincs ilyen parancs: { $name }; erre gondoltál: { $others }?
# $rest: what was typed behind all that is known
click-too-much = Ez felesleges: { $rest }
click-needs-value = { $name }: értéket kell megadni
click-takes-no-value = { $name }: nem kaphat értéket

## Values that can't be: $text is what was typed

bad-language = nincs ilyen nyelv: '{ $text }'; választható: { $languages }
bad-whole-number = '{ $text }' nem egész szám
bad-seat = '{ $text }' nem hely: a betűje kell, A és D között, vagy a száma 0-tól
bad-number = '{ $text }' nem szám
bad-positive-number = 1 és { $most } közötti szám kell, nem ez: { $text }
bad-seconds = { $least } és { $most } közötti másodperc kell, nem ez: { $text }
bad-port = { $least } és { $most } közötti port kell, nem ez: { $text }
bad-requests = másodpercenként { $least } és { $most } közötti kérés kell, nem ez: { $text }
bad-days = { $least } és { $most } közötti nap kell, nem ez: { $text }
bad-speed = másodpercenként { $least } és { $most } közötti akció kell, nem ez: { $text }
bad-bots = neveket adj meg, vesszővel elválasztva
bad-knob = '{ $text }': beállítás és szám kell, például worship_steps=1
bad-humans = 0 és { $players } közötti szám kell, nem ez: { $text }

## Options that don't go together

bad-solo-players = a szóló játéknak egy játékosa van: a --solo és a --players közül az egyiket hagyd el
bad-needs-solo = a --level és a --knob Teotibotra vonatkozik: --solo kell hozzájuk
bad-take-back = köröket visszavonni szóló módban lehet, vagy ha csak emberek játszanak
bad-no-seat-for-bots = minden hely embereké: a --humans mondja meg, hány ember játszik
# $file: a file that is there already
bad-save = { $file } már létezik: folytasd a --load kapcsolóval, vagy válassz másik nevet
# $option: an option as it is typed
bad-load = a mentett játéknak megvan a sajátja: hagyd el ezt: { $option }
bad-new-or-saved = a --load, a --continue és az új játék kapcsolói közül csak egyfélét adj meg
bad-no-terminal = az asztalhoz terminál kell; próbáld ezt: teotihuacan play
bad-processes = ez botjátszmákhoz való: add meg a --bots kapcsolót is
# $options: options as they are typed
bad-match-options = nem módosíthat mérkőzést: { $options }; add meg a --bots kapcsolót
bad-no-match = { $file }: még nincs benne mérkőzés; add meg a --bots kapcsolót
