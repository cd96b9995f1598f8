# Puzzles: positions of real games in which one turn is clearly better than all others.

puzzles = Bulmacalar
puzzles-text = Güçlü botların oyunlarından konumlar. Bir oynayış ötekilerin hepsinden açıkça daha iyi: onu bulun.
puzzles-short = bir oynayış, bir çözüm
puzzle-title = { $id } bulmacası
puzzle-today = Günün bulmacası
puzzle-players = { $count ->
    [1] solo
   *[other] { $count } oyuncu
}
# $rating: a number as text
puzzle-rated = puanı { $rating }
# $seat: the letter of a seat
puzzle-task = Siz { $seat } koltuğundasınız ve sıra sizde. Bir oynayış ötekilerin hepsinden açıkça daha iyi: onu bulun.
puzzle-find = Sıra sizde. Bir oynayış ötekilerin hepsinden açıkça daha iyi: onu bulun.
puzzle-open = Buraya kadar doğru. Sürdürün.
puzzle-solved = Çözdünüz!
puzzle-failed = Bu değil: başka bir oynayış açıkça daha iyi.
puzzle-given-up = En iyi oynayış bu.
puzzle-again-or-solution = Yeniden deneyin ya da solution yazın.
puzzle-solution = Çözüm
# $win: a chance to win in percent, $vp: the lead in VP at the end, with its sign
puzzle-best = En iyi oynayış böyle oyunların { $win } kadarını kazanır; en iyi rakiple fark { $vp } ZP olur.
# $reasons: "gains 2 temple steps, costs 4 cocoa"
puzzle-because = Neden: { $reasons }.
puzzle-tempting = Çekici görünen: { $answer } ({ $win }, { $vp } ZP)
puzzle-second = İkinci en iyi: { $answer } ({ $win }, { $vp } ZP)
# $level: the name of a level of bots
puzzle-solved-from-level = Botlar onu şu düzeyden başlayarak bulur: { $level }.
# $playouts: a number as text
puzzle-solved-from-search = Botlar onu cevap başına { $playouts } simülasyondan başlayarak bulur.
puzzle-solved-from-none = Güçlü botlar bile onu sık sık kaçırır.
puzzle-themes = Konular: { $themes }
puzzle-rating = Puanınız: { $rating }
puzzle-rating-guess = Puanınız: { $rating }, şimdilik tahmin
puzzle-solved-count = { $tried ->
    [0] Daha hiç bulmaca denemediniz.
   *[other] { $tried } bulmacadan { $solved } tanesi ilk denemede çözüldü.
}
puzzle-counted-before = Bu bulmacayı daha önce denediniz: puanınız değişmez.
# $change: with its sign
puzzle-rating-change = Puanınız: { $rating } ({ $change })

## On the page

puzzle-solve = Çöz
puzzle-next = Sonraki bulmaca
puzzle-again = Yeniden dene
puzzle-show = Çözümü göster
puzzle-show-again = Masada göster
puzzle-by-theme = Konuya göre
puzzle-all = Bütün bulmacalar
puzzle-your-rating = Puanınız
puzzle-no-name = Bir ad seçerseniz puanınız saklanır.
puzzle-guess = şimdilik tahmin
puzzle-you = Siz
# How many of the puzzles of a theme were solved
puzzle-theme-solved = { $count } bulmacadan { $solved } çözüldü
puzzle-answer-figures = { $win }, { $vp } ZP
puzzle-tempting-answer = Çekici görünen
puzzle-second-answer = İkinci en iyi

## Themes

puzzle-theme-opening = açılış
puzzle-theme-endgame = son dönem
puzzle-theme-eclipse = tutulma
puzzle-theme-salary = ücret
puzzle-theme-ascension = yükseliş
puzzle-theme-worship = ibadet
puzzle-theme-royal_tile = Kraliyet karosu
puzzle-theme-masks = maskeler
puzzle-theme-discoveries = Keşif karosu
puzzle-theme-technology = teknoloji
puzzle-theme-pyramid = piramit
puzzle-theme-decorations = dekorasyonlar
puzzle-theme-nobles = soylular
puzzle-theme-temples = tapınaklar
puzzle-theme-cocoa = kakao
puzzle-theme-resources = kaynaklar
puzzle-theme-tile_use = Keşif karosu kullanmak
puzzle-theme-unlocking = kilit açmak

## At the prompt

command-puzzle = Bir bulmaca çözün: ötekilerin hepsinden açıkça daha iyi olan tek oynayışı bulun.

    Başka bir şey yazılmazsa günün bulmacasıdır, herkes için aynıdır. Her bulmacadaki ilk denemeniz, kayıtlı oyunlarınızın yanında saklanan puanınızı değiştirir.
metavar-puzzle = [BULMACA]
metavar-theme = KONU
opt-puzzle = Kimliğiyle bir bulmaca ya da: today (bugünkü), next (puanınıza yakın, denenmemiş), list, themes, rating.
opt-puzzle-theme = Yalnızca bu konudaki bulmacalar.
opt-puzzle-players = Yalnızca bu kadar oyuncu için bulmacalar.
opt-puzzle-solution = Çözümü hemen gösterir; çözülmemiş sayılır.
bad-theme = '{ $text }' diye bir konu yok: { $themes } olabilir
bad-no-puzzles = böyle bir bulmaca yok
puzzle-word-today = günün bulmacası
puzzle-word-next = sizin için sonraki bulmaca
puzzle-word-list = bütün bulmacalar
puzzle-word-themes = bulmacaların konuları
puzzle-word-rating = puanınız ve son denemeleriniz
puzzle-help-board = bütün tahtayı göster
puzzle-help-solution = vazgeç ve çözümü gör
puzzle-help-help = bunu göster
puzzle-help-quit = çık
puzzle-head-id = bulmaca
puzzle-head-rating = puan
puzzle-head-players = oyuncu
puzzle-head-state = durum
puzzle-head-themes = konular
puzzle-head-theme = konu
puzzle-head-puzzles = bulmaca
puzzle-head-name = ne olduğu
puzzle-state-new = yeni
puzzle-state-solved = çözüldü
puzzle-state-failed = çözülmedi
error-no-puzzle = { $id } diye bir bulmaca yok
error-puzzle-file = { $path }: bu, bulmacalardan saklanan dosya değil; yeniden başlamak için dosyayı kaldırın
error-puzzle-file-busy = { $path }: başka bir pencere yazıyor; yeniden deneyin
backup-rows-puzzle_attempts = { $count } bulmaca denemesi
