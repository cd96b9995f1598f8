# Self-play: games to learn from.

command-selfplay = Boti mnoha stylů hrají hry všeho druhu a záznamy se zapisují do souboru.
opt-records-file = Soubor, na každém řádku jeden záznam; chybějící hry se přidají.
opt-selfplay-games = Kolik her.
opt-selfplay-bots = Kdo smí usednout ke stolům, pro každé místo losem; obvykle šampioni a všechny styly.
opt-selfplay-solo = Jen partie proti Teotibotovi.
selfplay-failed = Hru se semínkem { $seed } se nepodařilo odehrát: { $why }
selfplay-stopped = Her v souboru: { $done }; stejný příkaz odehraje zbytek.
selfplay-done = Her v { $file }: { $count }
error-no-record-line = { $path }: řádek { $line } není záznam hry
