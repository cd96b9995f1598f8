# The terminal's menu, learning, rules, hints and the end of a game. What a comment says about
# columns is for the whole message with its arguments.

## The menu: lines of at most 64 columns

tui-start-join = Přidat se ke stolu na serveru
tui-menu-keys = Písmena nebo ↑ ↓ Enter, jde to i myší. ?: nápověda

## Joining

tui-join-title = Vložte odkaz na stůl nebo adresu serveru
tui-join-keys = Enter: přidat se    Esc: zpět

## Keys below the table: at most 9 columns each

tui-key-rules = Pravidla
tui-key-replay = Přehrát

## The rules: at most 74 columns each

tui-rules-keys = Napište slovo nebo číslo    ↑ ↓ PgUp PgDn: listovat    Esc: zpět
tui-rules-cited-keys = ▸ citovaná; Tab: další    Psaním hledáte    Esc: zpět

## Help

tui-menu-help = Jste tu poprvé? Klávesa t vás hru za deset minut naučí s průvodcem, f hned začne první hru. U stolu ? řekne pravidlo ke každé otázce, h poradí a u vezme tah zpět.
# $numbers: numbers of rules, "3.1, 3.2, and 3.4"
tui-help-cited = { $count ->
    [one] r nebo kliknutí sem: otevřít pravidlo { $numbers }
    [few] r nebo kliknutí sem: otevřít pravidla { $numbers }
    [many] r nebo kliknutí sem: otevřít pravidla { $numbers }
   *[other] r nebo kliknutí sem: otevřít pravidla { $numbers }
}
tui-help-rules = r nebo kliknutí sem: otevřít pravidla

## A hint: at most 70 columns

tui-hint-keys = Enter, kliknutí nebo číslo: takto odpovědět    Esc: zpět
# Three figures of an answer, with commas between them
tui-hint-ahead = náskok { $vp } VB
tui-hint-wins = výhra { $share }
tui-hint-share = { $share } hledání
advice-hardly-tried = téměř nezkoušeno, nelze srovnávat

## The end of a game: at most 70 columns

tui-end-table = Zpět ke stolu
tui-end-replay = Přehrát hru znovu
tui-end-keys = Enter: vybrat  r: přehrát  v: rozbor  Tab: další část  Esc: ke stolu
# at most 12 columns
tui-plot-eclipse = zatmění { $number }

## Learning: at most 70 columns

tui-learn-keys = Enter: začít tady    Esc: zpět
# $chapter: its number and title
tui-learn-here = { $chapter } (pokračovat zde)
tui-lesson-keys = Enter: dál    u: zpět    F3: pravidlo    Esc: odejít
