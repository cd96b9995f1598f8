# Games that are kept in the terminal: the command games, and what play and tui say of them.

## Help of the command games

command-games = Terminalde oynadığınız oyunları bulur.

    Komut verilmezse liste gösterilir. Oyunların numarası listedeki yeridir: en yenisi 1. Bir ad, adın başı ya da bir parçası da olur.
command-games-list = Oyunları listeler, en yeniler önde.
command-games-search = Bütün bu sözcüklerin geçtiği oyunları listeler.

    Sözcükler adlarda, oyun türlerinde, tarihlerde ve sonuçlarda aranır. Numaralar bütün listeninkilerdir.
command-games-show = Bir oyunun nasıl bittiğini ya da nerede kaldığını gösterir.
command-games-replay = Bir oyunda ileri geri adım adım gezinir.
command-games-export = Bir oyunun kaydını dosyaya yazar.
command-games-rename = Bir oyuna ad verir.
command-games-delete = Oyunları siler; önce sorar.
opt-games-game = Listedeki numarası ya da bir ad.
opt-games-games = Listedeki numaralar ya da adlar.
opt-games-words = Örneğin ayşe, solo, 2026-11 ya da 98.
opt-games-target = Yeni bir dosya, bir klasör ya da standart çıktı için -; verilmezse standart çıktı.
opt-games-name = Yeni ad; adsız olsun diye ''.
opt-games-unfinished = Yalnızca bitmemiş oyunlar.
opt-games-finished = Yalnızca bitmiş oyunlar.
opt-games-players = Yalnızca N oyunculu oyunlar; 1 solodur.
opt-games-since = Yalnızca 2026-11-17, 2026-11 ya da 2026 tarihinden sonrakiler ya da son günlerinkiler: 7d.
opt-games-limit = En çok N oyun; verilmezse tabloda 30.
opt-games-csv = Tablo yerine virgülle ayrılmış değerler yazar.
opt-games-yes = Sormaz.
metavar-game = OYUN
metavar-games = OYUN...
metavar-words = SÖZCÜK...
metavar-target = DOSYA
metavar-day = GÜN

## What can't be: $text is what was typed

bad-since = '{ $text }' bir gün değil: 2026-11-17, 2026-11, 2026 ya da son 7 gün için 7d yazın
bad-one-state = --finished ve --unfinished seçeneklerinden birini verin
bad-no-such-game = '{ $text }' diye bir oyun yok: listesi teotihuacan games ile
bad-several-games = '{ $text }' birkaç oyuna uyuyor ({ $numbers }): birinin numarasını verin
bad-open-game = { $number } numaralı oyun başka bir pencerede açık
bad-export = { $file } zaten var: başka bir ad seçin
bad-continue = saklanan oyunun kendi ayarları var: { $option } olmadan deneyin

## The list: heads of at most 10 columns each

games-head-when = ne zaman
games-head-game = oyun
games-head-players = oyuncular
games-head-state = durum

## The list in words

games-none = Henüz oyun yok. Oynamak için: teotihuacan tui
games-none-found = Böyle bir oyun yok.
games-more = { $count } oyundan { $shown } tanesi. Hepsi: --limit { $limit }
games-finished = bitti
games-unfinished = bitmedi
games-open = bir pencerede açık
games-setting-up = başlangıç karoları
games-turn = sıra { $turn }, tutulma { $eclipse }
games-unreadable = okunamıyor

## What the commands tell

games-file = Tohum { $seed }, { $file }
games-go-on = Devam etmek için: teotihuacan tui --load { $file }
games-exported = Yazıldı: { $file }
games-renamed = Yeni adı: { $file }
games-delete-ask = { $count ->
    [1] Bu oyun kalıcı olarak silinsin mi? (e/h)
   *[other] Bu { $count } oyun kalıcı olarak silinsin mi? (e/h)
}
games-yes-words = e evet
games-not-deleted = Hiçbir şey silinmedi.
games-deleted = Silindi: { $game }

## At the end of play and tui

play-kept = Oyun burada saklandı: { $file }
play-go-on = Devam etmek için: teotihuacan play --continue
play-go-on-file = Devam etmek için: teotihuacan play --load { $file }
play-finished = Oyun saklandı. Yeniden bakmak için: teotihuacan games show 1

## The table: a name for a saved game, and games to delete

tui-key-delete = Sil
tui-name-title = Oyunu bir adla kaydet
tui-name-keys = Enter: kaydet    Esc: vazgeç
tui-delete-title = Bu oyun kalıcı olarak silinsin mi?
tui-delete-keys = e ya da y: sil    h, n ya da Esc: kalsın
tui-deleted = Oyun silindi.
tui-not-deleted = Oyun silinemedi: { $reason }
