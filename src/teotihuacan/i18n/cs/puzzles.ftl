# Puzzles: positions of real games in which one turn is clearly better than all others.

puzzles = Úlohy
puzzles-text = Pozice z her silných botů. Jeden tah je zřetelně lepší než všechny ostatní: najděte ho.
puzzles-short = jeden tah, jedno řešení
puzzle-title = Úloha { $id }
puzzle-today = Úloha dne
puzzle-players = { $count ->
    [1] sólo
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
# $rating: a number as text
puzzle-rated = obtížnost { $rating }
# $seat: the letter of a seat
puzzle-task = Hrajete za { $seat } a jste na tahu. Jeden tah je zřetelně lepší než všechny ostatní: najděte ho.
puzzle-find = Jste na tahu. Jeden tah je zřetelně lepší než všechny ostatní: najděte ho.
puzzle-open = Zatím správně. Pokračujte.
puzzle-solved = Vyřešeno!
puzzle-failed = Tenhle ne: jiný tah je zřetelně lepší.
puzzle-given-up = Tohle je nejlepší tah.
puzzle-again-or-solution = Zkuste to znovu, nebo napište solution.
puzzle-solution = Řešení
# $win: a chance to win in percent, $vp: the lead in VP at the end, with its sign
puzzle-best = Nejlepší tah vyhraje { $win } takových her, na konci { $vp } VB proti nejlepšímu soupeři.
# $reasons: "gains 2 temple steps, costs 4 cocoa"
puzzle-because = Proč: { $reasons }.
puzzle-tempting = Láká: { $answer } ({ $win }, { $vp } VB)
puzzle-second = Druhý nejlepší: { $answer } ({ $win }, { $vp } VB)
# $level: the name of a level of bots
puzzle-solved-from-level = Najdou ho boti od této úrovně: { $level }.
# $playouts: a number as text
puzzle-solved-from-search = Boti ho najdou od počtu { $playouts } simulací na odpověď.
puzzle-solved-from-none = I silní boti ho často přehlédnou.
puzzle-themes = Témata: { $themes }
puzzle-rating = Vaše hodnocení: { $rating }
puzzle-rating-guess = Vaše hodnocení: { $rating }, zatím odhad
puzzle-solved-count = { $tried ->
    [0] Zatím jste žádnou úlohu nezkusili.
    [one] Na první pokus vyřešeno { $solved } z { $tried } úlohy.
    [few] Na první pokus vyřešeno { $solved } z { $tried } úloh.
   *[other] Na první pokus vyřešeno { $solved } z { $tried } úloh.
}
puzzle-counted-before = Tuto úlohu jste už zkoušeli: hodnocení se nemění.
# $change: with its sign
puzzle-rating-change = Vaše hodnocení: { $rating } ({ $change })

## On the page

puzzle-solve = Řešit
puzzle-next = Další úloha
puzzle-again = Zkusit znovu
puzzle-show = Ukázat řešení
puzzle-show-again = Ukázat na stole
puzzle-by-theme = Podle tématu
puzzle-all = Všechny úlohy
puzzle-your-rating = Vaše hodnocení
puzzle-no-name = Když si zvolíte jméno, hodnocení se uchová.
puzzle-guess = zatím odhad
puzzle-you = Vy
# How many of the puzzles of a theme were solved
puzzle-theme-solved = vyřešeno { $solved } z { $count }
puzzle-answer-figures = { $win }, { $vp } VB
puzzle-tempting-answer = Láká
puzzle-second-answer = Druhý nejlepší

## Themes

puzzle-theme-opening = zahájení
puzzle-theme-endgame = poslední období
puzzle-theme-eclipse = zatmění
puzzle-theme-salary = mzda
puzzle-theme-ascension = povznesení
puzzle-theme-worship = uctívání
puzzle-theme-royal_tile = panovnický dílek
puzzle-theme-masks = masky
puzzle-theme-discoveries = dílek objevu
puzzle-theme-technology = technologie
puzzle-theme-pyramid = pyramida
puzzle-theme-decorations = výzdoba
puzzle-theme-nobles = rodiny
puzzle-theme-temples = chrámy
puzzle-theme-cocoa = kakao
puzzle-theme-resources = suroviny
puzzle-theme-tile_use = použití dílku objevu
puzzle-theme-unlocking = uvolnění pracovníků

## At the prompt

command-puzzle = Vyřešit úlohu: najít jediný tah, který je zřetelně lepší než všechny ostatní.

    Bez dalšího je to úloha dne, pro všechny stejná. První pokus u každé úlohy mění vaše hodnocení, které se uchovává u uložených her.
metavar-puzzle = [ÚLOHA]
metavar-theme = TÉMA
opt-puzzle = Úloha podle id, nebo: today (dnešní), next (blízko vašemu hodnocení, ještě nezkoušená), list, themes, rating.
opt-puzzle-theme = Jen úlohy s tímto tématem.
opt-puzzle-players = Jen úlohy pro tolik hráčů.
opt-puzzle-solution = Ukázat řešení hned; počítá se jako nevyřešené.
bad-theme = téma „{ $text }“ neexistuje: je to { $themes }
bad-no-puzzles = taková úloha není
puzzle-word-today = úloha dne
puzzle-word-next = další úloha pro vás
puzzle-word-list = všechny úlohy
puzzle-word-themes = o čem úlohy jsou
puzzle-word-rating = vaše hodnocení a poslední pokusy
puzzle-help-board = ukázat celou desku
puzzle-help-solution = vzdát to a ukázat řešení
puzzle-help-help = ukázat tohle
puzzle-help-quit = odejít
puzzle-head-id = úloha
puzzle-head-rating = obtížnost
puzzle-head-players = hráči
puzzle-head-state = stav
puzzle-head-themes = témata
puzzle-head-theme = téma
puzzle-head-puzzles = úlohy
puzzle-head-name = co to je
puzzle-state-new = nová
puzzle-state-solved = vyřešená
puzzle-state-failed = nevyřešená
error-no-puzzle = úloha { $id } neexistuje
error-puzzle-file = { $path }: tohle nejsou uchované úlohy; odsuňte soubor a začnete znovu
error-puzzle-file-busy = { $path }: právě zapisuje jiné okno; zkuste to znovu
backup-rows-puzzle_attempts = { $count ->
    [one] { $count } pokus o úlohu
    [few] { $count } pokusy o úlohu
   *[other] { $count } pokusů o úlohu
}
