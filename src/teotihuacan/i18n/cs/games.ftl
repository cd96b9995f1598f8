# Games that are kept in the terminal: the command games, and what play and tui say of them.

## Help of the command games

command-games = Najít hry odehrané v terminálu.

    Bez příkazu je to seznam. Hry mají čísla ze seznamu: nejnovější je 1. Stačí i jméno, jeho začátek nebo část.
command-games-list = Seznam her, nejnovější jako první.
command-games-search = Hry, ve kterých jsou všechna tato slova.

    Slova se hledají ve jménech, druzích her, datech a výsledcích. Čísla jsou z celého seznamu.
command-games-show = Ukázat, jak hra skončila nebo jak stojí.
command-games-replay = Procházet hru, vpřed i zpět.
command-games-export = Zapsat záznam hry do souboru.
command-games-rename = Dát hře jméno.
command-games-delete = Smazat hry, po otázce.
opt-games-game = Číslo v seznamu, nebo jméno.
opt-games-games = Čísla ze seznamu, nebo jména.
opt-games-words = Třeba anna, sólo, 2026-11 nebo 98.
opt-games-target = Nový soubor, složka, nebo - pro standardní výstup; bez volby ten.
opt-games-name = Nové jméno; '' pro žádné.
opt-games-unfinished = Jen nedohrané hry.
opt-games-finished = Jen dohrané hry.
opt-games-players = Jen hry pro N hráčů; 1 je sólo.
opt-games-since = Jen hry od 2026-11-17, 2026-11 nebo 2026, nebo z posledních dnů: 7d.
opt-games-limit = Nejvýše N her; v tabulce 30, bez volby.
opt-games-csv = Vypsat místo tabulky hodnoty oddělené čárkami.
opt-games-yes = Neptat se.
metavar-game = HRA
metavar-games = HRA...
metavar-words = SLOVO...
metavar-target = SOUBOR
metavar-day = DEN

## What can't be: $text is what was typed

bad-since = '{ $text }' není den: napište 2026-11-17, 2026-11, 2026, nebo 7d pro posledních 7 dnů
bad-one-state = zadejte jen jedno: --finished nebo --unfinished
bad-no-such-game = hra '{ $text }' není: seznam ukáže teotihuacan games
bad-several-games = '{ $text }' sedí na více her ({ $numbers }): zadejte číslo jedné
bad-open-game = hra { $number } je otevřená v jiném okně
bad-export = { $file } už existuje: zvolte jiné jméno
bad-continue = rozehraná hra má vlastní nastavení: vynechte { $option }

## The list: heads of at most 10 columns each

games-head-when = kdy
games-head-game = hra
games-head-players = hráči
games-head-state = stav

## The list in words

games-none = Zatím tu žádná hra není. Zahrajte si: teotihuacan tui
games-none-found = Žádná taková hra tu není.
games-more = { $count ->
    [one] { $shown } z { $count } hry. Všechny: --limit { $limit }
    [few] { $shown } ze { $count } her. Všechny: --limit { $limit }
    [many] { $shown } z { $count } hry. Všechny: --limit { $limit }
   *[other] { $shown } z { $count } her. Všechny: --limit { $limit }
}
games-finished = dohráno
games-unfinished = nedohráno
games-open = otevřeno v okně
games-setting-up = startovní dílky
games-turn = tah { $turn }, zatmění { $eclipse }
games-unreadable = nečitelné

## What the commands tell

games-file = Seed { $seed }, { $file }
games-go-on = Pokračujte příkazem: teotihuacan tui --load { $file }
games-exported = Zapsáno: { $file }
games-renamed = Nové jméno: { $file }
games-delete-ask = { $count ->
    [one] Smazat tuto hru natrvalo? (a/n)
    [few] Smazat { $count } hry natrvalo? (a/n)
    [many] Smazat { $count } hry natrvalo? (a/n)
   *[other] Smazat { $count } her natrvalo? (a/n)
}
games-yes-words = a ano
games-not-deleted = Nic se nesmazalo.
games-deleted = Smazáno: { $game }

## At the end of play and tui

play-kept = Hra je uchována v souboru { $file }
play-go-on = Pokračujte příkazem: teotihuacan play --continue
play-go-on-file = Pokračujte příkazem: teotihuacan play --load { $file }
play-finished = Hra je uchována. Znovu ji ukáže: teotihuacan games show 1

## The table: a name for a saved game, and games to delete

tui-key-delete = Smazat
tui-name-title = Uložit hru pod jménem
tui-name-keys = Enter: uložit    Esc: neukládat
tui-delete-title = Smazat tuto hru natrvalo?
tui-delete-keys = a nebo y: smazat    n nebo Esc: nechat
tui-deleted = Hra je smazána.
tui-not-deleted = Hru se nepodařilo smazat: { $reason }
