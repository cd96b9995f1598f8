# `teotihuacan review`: bir oyunun incelemesi, ondan öğrenmek ve öğreten oyunlar.

command-review = Bir oyuna yeniden bakar: her hamle bulunabilecek en iyiyle ölçülür, şans da.

    Kazanma şanslarının çizgisi, en pahalı hamleler, neyin neden daha iyi olduğu, isabet, ZP’lerin nerede kaçtığı ve şansın ne getirdiği. Arama, oynayandan fazlasını bilmez. Aynı kayıt, derinlik ve tohum aynı incelemeyi verir; oyunlarınızla birlikte saklanır, bir dahaki sefere hemen hazırdır.

    --learn ile her pahalı hamlenin önüne döner, daha iyisini ararsınız.
command-games-review = Oyunlarınızdan birine yeniden bakar: hamleler neye mal oldu, şans ne getirdi.

    teotihuacan review ile aynı, listedeki bir oyun için.
opt-review-file = Bir oyunun kaydı; - standart girdiyi okur.
opt-review-depth = Ne kadar derin bakılacağı: quick (yarım dakika) ya da deep (dakikalar).
opt-review-seat = Yalnızca bir yer: harfi ya da 0'dan başlayan numarası. Verilmezse insanlar, yalnız botlar oynadıysa herkes.
opt-review-all = Yalnızca en pahalıları değil, her hamleyi anlatır: nitelemesi, ne kaçırdığı, neyin daha iyi olduğu.
opt-review-seed = Aramaların tohumu; başka biri başka rastlantılarla bakar.
opt-review-learn = Her pahalı hamlenin önünde daha iyisini aramak.
bad-depth = '{ $text }' diye bir derinlik yok: quick ya da deep
bad-review-seat = { $text } numaralı yer yok: yerler A ile { $letter }, sayıyla 0 ile { $last } arasındadır
progress-review = Hamlelere bakılıyor

review-heading = İnceleme: { $turns } hamle ({ $depth })
review-chances = Yüzde olarak kazanma şansları; sayılar en pahalı hamlelerdir.
review-costliest = { $name } ({ $level }): en pahalı hamleler
review-every-turn = { $name } ({ $level }): bütün hamleler
review-nothing-costly = Hiçbir hamle çok şey kaçırmadı.
review-lost = Kaynağa göre kaçan ZP
review-extremes = En çok ZP burada kaçtı: { $most }, en az: { $least }
# A figure of a player: at most 24 columns
review-fair = Şans olmadan
# at most 70 columns; the rows below it are draws and rolls with their VP of luck
review-draws = En çok fark yaratan çekilişler, ZP olarak
# $shown: what was drawn, rolled or shown
review-draw = { $turn }: { $shown }
# $icons: those of a tile
review-draw-tile = { $shown } ({ $icons })
review-note = Hızlı aramanın daha iyi dediği iyi bir tahmindir, fazlası değil; --depth deep daha yakından bakar.

## Learning from mistakes

# $number of $count: which turn of how many
learn-task = { $number } / { $count }: daha iyisini bulun.
learn-played = Oynadığınız: { $turn } ({ $loss }).
learn-found = Güzel: bulunan en iyi hamle kadar, ya da neredeyse o kadar iyi.
learn-not-yet = Henüz değil: daha iyisi var ({ $loss }). Hamle baştan başlar; view gösterir, skip sonrakine geçer.
learn-done = { $count } hamleden { $found } tanesi bulundu.
learn-none = Öğrenilecek pahalı bir hamle yok.
terminal-help-view = neyin neden daha iyi olduğunu gösterir
terminal-help-skip = sonraki hamleye geçer

## Teaching games

# $loss: what the turn gives away, "−6.3 VP, −12% to win"; $reasons: what speaks for the better turn
teach-offer = Daha iyi bir hamle var ({ $loss }). Ondan yana olan: { $reasons }.
teach-ask = Bu hamle geri alınıp aransın mı? e (evet) ya da h (hayır)
teach-again = Hamle baştan başlıyor.
