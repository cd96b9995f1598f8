# The frame of every help page, and what is wrong with a command that was typed.

## Help pages

# Before the command and what can follow it, as in: Usage: teotihuacan play [OPTIONS]
click-usage = Utilisation :
# In the line that begins with Usage; keep the brackets.
click-any-options = [OPTIONS]
click-any-command = [COMMANDE ...]
click-arguments = Arguments :
click-options = Options :
click-commands = Commandes :
# $help: what an option does, a sentence. $value: what it is if not given
click-default = { $help } [par défaut : { $value }]
# $command: a command as it is typed
click-example = Exemple : { $command }

## What is wrong: one line on the screen, in front of which the program's name stands

# $message: what is wrong, a sentence without a full stop. $command: as in teotihuacan play
click-see = { $message } (voir { $command } --help)
# $name: an option or argument as it is typed, such as '--players'; $why: such as "'x' is not a whole number"
click-bad-value = { $name } : { $why }
click-missing-argument = il manque { $name }
click-missing-option = il manque { $name }
# $others: options or commands that look like it
click-no-option = il n’y a pas d’option { $name }
click-no-option-but = il n’y a pas d’option { $name } ; vouliez-vous dire { $others } ?
click-no-command = il n’y a pas de commande { $name }
click-no-command-but = il n’y a pas de commande { $name } ; vouliez-vous dire { $others } ?
# $rest: what was typed behind all that is known
click-too-much = arguments en trop : { $rest }
click-needs-value = { $name } demande une valeur
click-takes-no-value = { $name } ne prend pas de valeur

## Values that can't be: $text is what was typed

bad-language = il n’y a pas de langue « { $text } » : choisissez { $languages }
bad-whole-number = « { $text } » n’est pas un nombre entier
bad-seat = « { $text } » n’est pas une place : donnez sa lettre, de A à D, ou son numéro à partir de 0
bad-number = « { $text } » n’est pas un nombre
bad-positive-number = donnez 1 à { $most }, pas { $text }
bad-seconds = donnez { $least } à { $most } secondes, pas { $text }
bad-port = donnez un port de { $least } à { $most }, pas { $text }
bad-requests = donnez { $least } à { $most } requêtes par seconde, pas { $text }
bad-days = donnez { $least } à { $most } jours, pas { $text }
bad-speed = donnez { $least } à { $most } actions par seconde, pas { $text }
bad-bots = donnez des noms séparés par une virgule
bad-knob = « { $text } » doit être un paramètre et un nombre, comme worship_steps=1
bad-humans = donnez 0 à { $players }, pas { $text }

## Options that don't go together

bad-solo-players = une partie solo a un seul joueur : retirez --solo ou --players
bad-needs-solo = --level et --knob concernent Teotibot : ils demandent --solo
bad-take-back = on ne peut annuler des tours qu’en solo ou entre humains
bad-no-seat-for-bots = les humains ont toutes les places : dites combien ils sont avec --humans
# $file: a file that is there already
bad-save = { $file } existe : reprenez la partie avec --load, ou choisissez un autre nom
# $option: an option as it is typed
bad-load = la partie sauvegardée a la sienne : retirez { $option }
bad-new-or-saved = donnez --load, --continue ou les options d’une nouvelle partie, l’un des trois
bad-no-terminal = la table demande un terminal ; essayez teotihuacan play
bad-processes = c’est pour les parties de bots : donnez aussi --bots
# $options: options as they are typed
bad-match-options = { $options } ne peut pas changer un match : donnez --bots
bad-no-match = { $file } ne contient pas encore de match : donnez --bots
