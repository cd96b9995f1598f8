### Why the server refuses something, for every code it can send (server/errors.py); people read
### this on the page. $message is the server's own English sentence.

## Requests

refusal-malformed = Sunucu bunu okuyamadı.
refusal-nobody = Önce giriş yapın ya da bir ad seçin.
refusal-forbidden = Bunu yapamazsınız.
refusal-foreign_origin = Başka sitelerin sayfaları bunu yapamaz.
refusal-not_found = Böyle bir masa ya da sayfa yok.
refusal-method_not_allowed = Bu burada yapılamaz.
refusal-too_large = Bu bir seferde çok fazla.
refusal-wrong_host = Bu sunucunun adı bu değil.
refusal-invalid = Bunun burada bir anlamı yok: { $message }
refusal-too_often = Çok sık denediniz: { $wait } saniye bekleyip yeniden deneyin.
refusal-internal = Sunucuda bir şeyler ters gitti. Hiçbir şey kaybolmadı: yeniden deneyin.

## People

refusal-storage = Şu anda hiçbir şey kaydedilemiyor. Hiçbir şey kaybolmadı: az sonra yeniden deneyin.
refusal-wrong_password = Parola yanlış ya da böyle bir ad yok.
refusal-wrong_code = Kurtarma kodu yanlış ya da daha önce kullanılmış, ya da böyle bir ad yok.
refusal-weak_password = Bu parola kolayca tahmin edilir. Başka bir parola seçin: birkaç sözcük yeter.
refusal-name_taken = Bu adı burada biri kullanıyor: başka bir ad seçin.
refusal-signed_in = Zaten giriş yaptınız.
refusal-password_changed = Parola bu arada değişti.

## Tables

refusal-other_rules = Bu oyun bugünkünden başka kurallarla oynandı.
refusal-damaged = Bu oyunun kaydı okunamıyor. Sunucuyu yöneten kişiye bildirildi.
refusal-busy = Bu masada çok fazla şey oluyor. Yeniden deneyin.
refusal-gone = Bu masadaki biri artık yok. Yeniden bakın.
refusal-closed = Masayı kuran kişi onu kapattı.
refusal-started = Oyun çoktan başladı.
refusal-not_started = Oyun henüz başlamadı.
refusal-not_over = Oyun henüz bitmedi.
refusal-seated = Zaten bu masada oturuyorsunuz.
refusal-full = Boş koltuk kalmadı.
refusal-not_full = Hâlâ boş koltuk var.
refusal-bad_record = Bu bir oyunun kaydı değil: { $message }
refusal-unfinished_record = Bu kayıttaki oyun bitmemiş: sürdürmek için terminalde açın.
refusal-too_many_tables = Açabileceğiniz kadar masanız var. Önce bazılarını bitirin ya da bırakın.
refusal-draining = Sunucu güncellenmek üzere ve yeni masa almıyor. Süren oyunlar devam ediyor.
refusal-too_many_records = Daha fazla kayıt tutamazsınız. Önce birkaçını çıkarın.
refusal-review_running = Bir incelemeniz hâlâ sürüyor: bekleyin ya da iptal edin.
refusal-reviews_full = Zaten çok fazla inceleme bekliyor. Daha sonra yeniden deneyin.
refusal-no_review = Sıra şu anda değerlendirilemiyor.
refusal-not_teaching = Bu bir öğretici oyun değil.

## The game

refusal-over = Oyun bitti.
refusal-stale = Oyun bu arada ilerledi. Yeniden bakın.
refusal-not_asked = Sıra sizde değil.
refusal-illegal = Bu şimdi yapılamaz.
refusal-held = Önce sıranızı bitirin ya da son cevabınızı geri alın.
refusal-not_held = Bitirilecek bir şey yok.
refusal-too_many_undos = O kadar çok geri aldınız ki artık oynamanız gerekiyor.
refusal-chat_full = Bu masanın sohbeti doldu.
refusal-cannot_undo = Artık hiçbir şey geri alınamaz.
refusal-no_hint = Şu anda ipucu verilemiyor.

## Said by the page: the server can’t be reached; a code it doesn’t know

refusal-offline = Sunucuya şu anda ulaşılamıyor.
refusal-other = { $message }
