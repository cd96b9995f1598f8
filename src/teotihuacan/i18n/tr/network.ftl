# Bir sunucunun masaları terminalde (`join`) ve izlemek (`watch`).

## Komut satırı

command-join = Bir sunucunun masasına oturur ya da onu izler.

    Bağlantı size verilendir: bir davet, bir masa ya da yalnızca sunucu; o zaman masaları listelenir. Bir adla konuk olarak gelirsiniz. Adın parolası varsa sorulur. Oturum veri klasöründe saklanır; bir dahaki sefere yine aynı kişi olursunuz.
command-watch = Botları, kaydedilmiş bir oyunu ya da bir sunucunun masasını izletir.

    Boşluk durdurur, → ve ← birer cevap ilerler, + ve − hızı değiştirir, End sona gider.
metavar-link = BAĞLANTI
metavar-watched = [DOSYA|…]
opt-link = Bir davet, bir masanın bağlantısı ya da bir sunucunun adresi.
opt-join-name = Oradaki adınız; verilmezse son seferki kişi olursunuz ya da sorulur.
opt-token = Ad ve parola yerine, bir oturumun belirtecini içeren dosya.
opt-watched = Bir oyunun kaydı ya da bir masanın bağlantısı; verilmezse botlar oynar.
opt-watch-speed = Başlangıçta saniyedeki cevap sayısı.
bad-watch-both = bir kayıt ya da bağlantı verin, yoksa bot oyununun seçeneklerini
remote-name = Oradaki adınız (boş: yalnızca izlemek):
remote-name-first = Adınız (boş: Player):
remote-name-taken = O sunucuda { $name } adlı biri var. Sizseniz parolanızı, kaybettiyseniz bir kurtarma kodunu girin; değilseniz boş bırakın.
remote-password = Parola:
remote-new-password = Yeni parola:
remote-not-kept = Oturum saklanamadı: { $error }
error-address = { $text } bu oyunun bir sunucusuna bağlantı değil
error-address-table = { $text } bir masanın bağlantısı değil
error-server-away = { $server } sunucusuna ulaşılamıyor: { $reason }
error-no-server = { $server } yanıt veriyor, ama bu oyunun sunucusu değil

## Alttaki tuşlar

remote-key-sit = Otur
remote-key-auto = Otomatik
remote-key-bot = Bot
remote-key-leave = Kalk
remote-key-tables = Masalar
remote-key-chat = Sohbet
remote-key-again = Yenile
watch-key-pause = Durdur
watch-key-step = Adım
watch-key-back = Geri
watch-key-turn = Sıra
watch-key-faster = Hızlı
watch-key-slower = Yavaş
watch-key-end = Sona

## Masaların listesi, bekleme odası

remote-lobby-as = { $server } · { $name }
remote-lobby-empty = Henüz size göre bir masa yok. Bir bağlantı isteyin ya da sunucunun sayfasında masa kurun.
remote-sit = Oturmak için j tuşuna basın.
remote-start = Oyunu başlatmak için s tuşuna basın.

## Masada

remote-chat-keys = Enter gönderir, Esc kapatır
remote-back = Bağlantı geri geldi.
remote-rematch = Sonraki oyun bekliyor (Esc)
remote-take-back = Yalnızca sıranın tamamı geri alınabilir: Backspace.
remote-tables = Öbür masalara
remote-help = /: sohbet    Backspace: botlara karşı sıranın tamamını geri al    Esc: ayarlar, çekil, kalk
watch-help = Boşluk: durdur    → ←: adım    ↓ ↑: sıra    Home, End: baş, son    + −: hız
remote-come-back = Geri dönmek için: teotihuacan join { $link }

## İzlemek

watch-on = Saniyede { $pace } · { $ply } / { $last } · Boşluk: durdur
watch-paused = Durdu · { $ply } / { $last } · Boşluk: sürdür, → ← adım, + − hız
watch-over = Oyun sonu · { $ply } / { $last } · ← geri
