# The terminal's screens for learning: reviews, mistakes, teaching games. What a comment says about
# columns is for the whole message with its arguments.

## Keys below the table: at most 9 columns each

tui-key-review = Rozbor
tui-key-solution = Řešení
tui-key-skip = Další
tui-key-again = Znovu
tui-key-keep = Nechat

## A review: lines of at most 70 columns

tui-end-review = Rozbor hry: jak dobrý byl který tah
tui-review-title = Rozbor ({ $depth })
tui-review-how = Jak důkladný má být rozbor?
tui-review-begin-quick = Rychle: do minuty
tui-review-begin-deep = Důkladně: několik minut, ale jistěji
tui-reviewing-title = Procházím hru znovu ({ $depth })
tui-reviewing-progress = { $done } z { $count } tahů
tui-reviewing-keys = Esc: přestat
tui-review-unfinished = Rozebrat lze jen dohrané hry.
# Parts of the screen: at most 16 columns each
tui-review-costly = Drahé tahy
tui-review-chances = Šance v %
tui-review-players = Hráči
tui-review-lost = Ztracené VB
# How somebody played; $accuracy is a number from 0 to 100
tui-review-level = { $name }: přesnost { $accuracy }, { $level }
# What can be done
tui-review-learn = m  Učit se z chyb ({ $count })
tui-review-replay = r  Přehrát hru, každý tah s hodnocením
tui-review-deep = d  Důkladnější rozbor
tui-review-back = Zpět
tui-review-whose = Čí chyby?
tui-review-keys = Enter: vybrat, tah v záznamu    Tab: další část    Esc: zpět
tui-review-keys-whole = Enter: vybrat, tah v záznamu    Esc: zpět

## A task at the table: a turn is looked for

tui-task-judging = Dívám se na váš tah…
tui-task-solved = Výborně!
tui-task-not-yet = Ještě ne.
tui-task-solution = Řešení
tui-task-again = Zkusit znovu
tui-task-show = Ukázat řešení
# $turn: which turn of the game
tui-mistake-title = Chyba { $number } z { $count } · { $turn }
# $turn: the answers that were given, $loss: what that gave away
tui-mistake-find = Najděte něco lepšího než { $turn } ({ $loss }).
tui-mistake-good = To je stejně dobré jako nejlepší tah, nebo skoro.
tui-mistake-loses = I tak ztrácíte { $loss }.
tui-mistake-next = Další chyba
tui-mistake-done = To byla poslední: zpět k rozboru

## A teaching game

# at most 24 columns
tui-option-teach = Výuka
# at most 140 columns
tui-about-teach = drahý tah vám bude nabídnut zpět, než ostatní odpovědí
opt-teach = Drahý tah je nabídnut zpět, než boti odpovědí (jeden člověk proti botům).
bad-teach = výuková hra je pro jednoho člověka proti botům
# $label: what the turn is called: mistake, blunder ...
tui-teach-title = Než ostatní odpovědí: { $label }
tui-teach-loses = Váš tah ztrácí { $loss }.
# $reasons: what speaks for the better turn, "gains 2 temple steps, costs 4 cocoa"
tui-teach-why = Existuje tah, který přinese víc: { $reasons }.
tui-teach-back = u  Vzít zpět a hledat něco lepšího
tui-teach-show = h  Ukázat lepší tah
tui-teach-keep = k  Nechat tak

## Puzzles, openings, the deal of the day, strategy: lines of at most 70 columns

tui-puzzles-keys = Enter: řešit    ✓ vyřešeno, · ne napoprvé    Esc: zpět
tui-openings-text = Co přinášejí dvojice startovních dílků: podle hráčů a pořadí.
tui-openings-keys = ← →: hráči   Tab: pořadí   Enter: první tahy   Esc: zpět
tui-openings-tiles = t  Vaše dílky: { $tiles }
tui-openings-pick-keys = Enter, mezerník: vybrat nebo vrátit, nejvýš čtyři    Esc: hotovo
tui-strategy-keys = ← → nebo 1 až { $last }: jiná část   ↑ ↓ mezerník: číst dál   Esc: zpět
tui-share-keys = c: kopírovat    Esc: zavřít
tui-share-copied = Zkopírováno, pokud to terminál dovolí.

## Help

tui-menu-study = Každá hra učí: po hře nebo v seznamu uložených her v ukáže, jak dobrý byl který tah, a své chyby si můžete zahrát lépe. Nová hra může i učit: drahý tah vám nabídne zpět. p jsou úlohy, d hra dne, o zahájení, s co vyhrává a proč.
