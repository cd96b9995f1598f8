# The terminal's table in windows of every size, the end of a turn, the pyramid, the next eclipse.

## Keys below the table: at most 9 columns each

tui-key-tab = Záložka
tui-key-options = Volby

## Tabs, in a window of 80 columns: at most 11 columns each

tui-tab-boards = Desky
tui-tab-pyramid = Pyramida
tui-tab-players = Hráči
tui-tab-tracks = Stupnice
tui-tab-tiles = Dílky
tui-tab-log = Průběh

## The pyramid

tui-place-keys = ← ↑ ↓ → posouvají, mezerník otáčí, Enter položí

## The next eclipse

tui-eclipse-title = kdyby zatmění přišlo teď
# In the line above the table: at most 42 columns
tui-eclipse-due = Zatmění teď: { $vp } VB, mzda { $salary }
# What a player would score, and the cocoa that the workers want
tui-eclipse-seat = { $salary ->
    [one] { $vp } VB; mzda { $salary } kakao
    [few] { $vp } VB; mzda { $salary } kakaa
    [many] { $vp } VB; mzda { $salary } kakaa
   *[other] { $vp } VB; mzda { $salary } kakaa
}
tui-eclipse-source = { $source } { $vp }
tui-eclipse-later = První tah teprve přijde.

## Tiles in words

tui-technologies-title = technologie
tui-royal-named = { $name }: { $does }
# $price: gold
tui-technology = { $name } ({ $price }): { $does }

## The end of a turn, and the next person

tui-asks-no-more = Vaše tahy teď končí samy. Dotaz zase zapnete klávesou o.
tui-hand-over-title = Předejte klávesnici: { $name }
tui-hand-over-text = Na řadě je { $name }. Začněte klávesou Enter nebo klikněte sem.
tui-options-title = Volby pro všechny hry
# Keys: lines of at most 70 columns
tui-options-keys = ← → mění, Esc zavře
tui-options-ends = Zeptat se, než můj tah skončí
tui-options-hand_over = Zastavit mezi tahy různých lidí

## A window too small: lines of at most 50 columns

tui-small-leave =
    q nebo Esc: konec; hra zůstane uložená.
    V každém okně: teotihuacan play

## A new game

# Options: at most 24 columns each
tui-option-name = Jméno { $number }
tui-option-first = První hráč
# Their values: at most 36 columns each
tui-first-drawn = losem
# The name of somebody who typed none
tui-player = Hráč { $number }
# What they are about: at most 140 columns each
tui-about-name = napište jméno; prázdné: jméno, které je vidět
tui-about-first = pořadí určí los, jak říkají pravidla; nebo vyberte, kdo začne
# $name: what was typed
tui-name-of-bot = Tak se jmenuje bot: { $name }. Napište jiné jméno.

## The command line

opt-first = Kdo začíná, lidé se počítají před boty; jinak pořadí určí los.
opt-names = Jména lidí.
bad-first = zadejte 1 až { $players }, ne { $text }
bad-names = zadejte 1 až { $people } jmen oddělených čárkami

## Help

tui-keys-tab = Tab
tui-keys-turn = ← ↑ ↓ →, mezerník
# What keys do: at most 40 columns each
tui-does-turn = posunout a otočit dílek pyramidy
tui-does-options = ptát se, než tah skončí, nebo ne
tui-does-tab = další záložka v malém okně
