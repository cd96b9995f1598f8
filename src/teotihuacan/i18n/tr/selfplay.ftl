# Self-play: games to learn from.

command-selfplay = Birçok tarzda bot her türden oyun oynar, kayıtlar bir dosyaya yazılır.
opt-records-file = Dosya, her satırda bir kayıt; eksik oyunlar eklenir.
opt-selfplay-games = Kaç oyun.
opt-selfplay-bots = Masalara kimler oturabilir, her koltuk için kurayla; olağanda şampiyonlar ve bütün tarzlar.
opt-selfplay-solo = Yalnızca Teotibot’a karşı oyunlar.
selfplay-failed = { $seed } tohumlu oyun oynanamadı: { $why }
selfplay-stopped = Dosyada { $done } oyun var; aynı komut kalanını oynar.
selfplay-done = { $file } içinde { $count } oyun var
error-no-record-line = { $path }: { $line }. satır bir oyun kaydı değil
