# Getting together, and what is at hand: invitations, sharing, pictures, records, the page as an app.

# What messengers and search engines show of a link
preview-text = Tarayıcıda Teotihuacan: öğreten bir ilk oyun, beş güçte botlar, Teotibot ya da bağlantıyla gelen arkadaşlar. Ücretsiz, kurulum gerekmez.
preview-invite-text = Bağlantıyı açın, bir ad seçin ve oturun.
preview-running-text = Oyun sürüyor: gelip izleyin.
preview-replay = Yeniden izle: { $title }
preview-picture = Alacakaranlıkta piramit, önünde dört zar

# Invitations
invites-you = { $name } sizi { $count } kişilik bir oyuna davet ediyor
invited = { $count } kişilik bir oyuna davetlisiniz
invitation-sit = Otur
invitation-text = Bir ad seçin, masadasınız.
invitation-gone = O koltuk bu arada doldu. İzleyebilir ya da başka bir bağlantı isteyebilirsiniz.
invite-share = Paylaş
invite-message = Gelin, birlikte Teotihuacan oynayalım
qr-show = QR kodu
qr-hide = QR kodunu gizle
qr-label = { $seat } koltuğunun QR kodu
qr-text = Oraya oturmak için telefonun kamerasını üzerine tutun.
shared = Paylaşıldı
starts-in = Herkes burada: oyun { $seconds } saniye içinde başlıyor
start-stop = Durdur
starts-when-here = Herkes burada olunca oyun kendiliğinden başlar.
starts-missing = Dönmesi beklenen: { $names }
auto-start = Herkes burada olunca başla
auto-start-text = Bütün koltuklar dolu ve herkes bağlıysa oyun kendiliğinden başlar.

# Playing again
rematch-asked = { $name } sizinle yeniden oynamak istiyor
rematch-asked-somebody = Ötekiler sizinle yeniden oynamak istiyor
rematch-join = Oyuna katıl

# Bots
bot-tag = Bot, { $level }

# Asking before something is done
sure-yes = Evet
sure-no = Hayır

# Settings at hand
sound-offered = Sesler kapalı. Açmak için tıklayın.
sound-turn-on = Sesi aç
sound-turn-off = Sesi kapat
settings-all = Bütün ayarlar
own-colour = Rengim
own-colour-text = Yalnızca bu sayfada: ötekiler sizi koltuğunuzun renginde görür, simgeler koltuklarında kalır.
own-colour-seat = Koltuğun rengi
own-colour-black = Siyah
own-colour-amber = Kehribar
own-colour-purple = Mor
own-colour-blue = Mavi

# Sharing
share-moment = Bu ana bağlantı
share-result = Sonucu paylaş
link-copied = Bağlantı kopyalandı.
link-by-hand = Bu tarayıcı kopyalamaya izin vermiyor: bağlantıyı adres çubuğundan alın.
picture-table = Masanın resmi
picture-result = Sonucun resmi
picture-failed = Bu tarayıcı resmi çizemedi.
picture-title = Oyun böyle bitti

# Records
import = Kayıt aç
import-text = Bir oyunu .json dosyasından yeniden izleyin.
import-drop = Kaydı açmak için bırakın
import-too-large = Bu dosya bir kayıt için fazla büyük.
import-no-json = Bu dosya kayıt değil: içinde JSON yok.
imported-game = Kayıttan
imported-remove = Oyunlarımdan çıkar
imported-remove-sure = Bu oyun listenizden çıkarılsın mı? Açtığınız dosya olduğu gibi kalır.

# Addresses that lead nowhere
missing-title = Bu adreste bir şey yok
missing-text = Belki bağlantı kopyalanırken yarım kaldı ya da sayfa taşındı.

# Lists of tables
list-all = Hepsini göster ({ $count })
list-less = Daha az göster
