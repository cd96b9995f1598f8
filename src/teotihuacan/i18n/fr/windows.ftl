# The terminal's table in windows of every size, the end of a turn, the pyramid, the next eclipse.

## Keys below the table: at most 9 columns each

tui-key-tab = Onglet
tui-key-options = Options

## Tabs, in a window of 80 columns: at most 11 columns each

tui-tab-boards = Plateaux
tui-tab-pyramid = Pyramide
tui-tab-players = Joueurs
tui-tab-tracks = Pistes
tui-tab-tiles = Tuiles
tui-tab-log = Journal

## The pyramid

tui-place-keys = ← ↑ ↓ → déplacent, Espace tourne, Entrée pose

## The next eclipse

tui-eclipse-title = si l’éclipse arrivait maintenant
# In the line above the table: at most 42 columns
tui-eclipse-due = Éclipse : { $vp } PV, salaire { $salary }
# What a player would score, and the cocoa that the workers want
tui-eclipse-seat = { $salary ->
    [one] { $vp } PV ; salaire { $salary } cacao
   *[other] { $vp } PV ; salaire { $salary } cacaos
}
tui-eclipse-source = { $source } { $vp }
tui-eclipse-later = Le premier tour n’a pas encore commencé.

## Tiles in words

tui-technologies-title = technologies
tui-royal-named = { $name } : { $does }
# $price: gold
tui-technology = { $name } ({ $price }) : { $does }

## The end of a turn, and the next person

tui-asks-no-more = Vos tours se finissent désormais d’eux-mêmes. Touche o : remettre la question.
tui-hand-over-title = Passez le clavier à { $name }
tui-hand-over-text = C’est le tour de { $name }. Entrée, ou cliquez ici, pour commencer.
tui-options-title = Options pour toutes les parties
# Keys: lines of at most 70 columns
tui-options-keys = ← → changent, Échap ferme
tui-options-ends = Demander avant la fin de mon tour
tui-options-hand_over = S’arrêter entre les tours de deux personnes

## A window too small: lines of at most 50 columns

tui-small-leave =
    q ou Échap : quitter ; la partie est gardée.
    Dans toute fenêtre : teotihuacan play

## A new game

# Options: at most 24 columns each
tui-option-name = Nom { $number }
tui-option-first = Premier joueur
# Their values: at most 36 columns each
tui-first-drawn = tiré au sort
# The name of somebody who typed none
tui-player = Joueur { $number }
# What they are about: at most 140 columns each
tui-about-name = tapez un nom ; vide : le nom affiché
tui-about-first = l’ordre du tour est tiré au sort, comme le veut la règle ; ou choisissez qui commence
# $name: what was typed
tui-name-of-bot = Un bot s’appelle { $name } : tapez un autre nom.

## The command line

opt-first = Qui commence, les humains comptés avant les bots ; sinon l’ordre du tour est tiré au sort.
opt-names = Les noms des humains.
bad-first = donnez de 1 à { $players }, pas { $text }
bad-names = donnez de 1 à { $people } noms séparés par des virgules

## Help

tui-keys-tab = Tab
tui-keys-turn = ← ↑ ↓ →, Espace
# What keys do: at most 40 columns each
tui-does-turn = déplacer et tourner une tuile Pyramide
tui-does-options = demander ou non avant la fin du tour
tui-does-tab = l’onglet suivant, petite fenêtre
