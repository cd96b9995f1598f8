# Self-play: games to learn from.

command-selfplay = Sokféle stílusú botok játszanak mindenféle játszmát, a felvételek egy fájlba kerülnek.
opt-records-file = A fájl, soronként egy felvétellel; a hiányzó játszmák hozzákerülnek.
opt-selfplay-games = Hány játszma legyen.
opt-selfplay-bots = Kik ülhetnek az asztalokhoz, helyenként sorsolva; alapesetben a bajnokok és minden stílus.
opt-selfplay-solo = Csak Teotibot elleni játszmák.
selfplay-failed = A { $seed } magú játszmát nem lehetett lejátszani: { $why }
selfplay-stopped = { $done } játszma van a fájlban; ugyanez a parancs lejátssza a többit.
selfplay-done = { $count } játszma van itt: { $file }
error-no-record-line = { $path }: a(z) { $line }. sor nem játszma felvétele
