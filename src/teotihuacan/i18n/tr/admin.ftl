### What the command `admin` says.

admin-done = Tamam.
admin-deleted-soon = Çalışan sunucu birkaç saniyede, duran sunucu başlarken siler.
bad-until = { $text } bir zaman değil: 12h, 7d ya da 2026-12-24 yaz
bad-which = { $text } şunlardan biri değil: { $names }
bad-person = burada { $text } adında kimse yok, kimsenin kimliği de değil
bad-announcement = bir duyuru 1 ile 300 karakter arasındadır
error-no-word-file = { $path }: böyle bir yasak sözcük dosyası yok
metavar-table = MASA
metavar-text = METİN
opt-forbidden-words = Adlarda, başlıklarda ve sohbette kullanılamayacak sözcüklerin dosyası, her satırda bir tane.
opt-admin-who = Bir kişinin adı ya da kimliği.
opt-admin-new-name = Yeni ad.
opt-admin-search = Bir adın parçası; yoksa herkes.
opt-admin-table = Masanın anahtarı, adresinde /t/ ardından gelir.
opt-admin-line = Sohbet satırının numarası, table komutunun gösterdiği gibi.
opt-admin-report = Bildirimin numarası, reports komutunun gösterdiği gibi.
opt-admin-text = Herkesin okuması gereken, tek satırda.
opt-admin-reason = Neden; günlükte kalır ve ilgilisine söylenir.
opt-admin-until = Ne zamana dek, örneğin 12h, 7d ya da 2026-12-24; yoksa yasak süresizdir, duyuru bir gün sürer.
opt-admin-people = Hangi kişiler: all, banned, muted ya da operators.
opt-admin-tables = Hangi masalar: all, open, running, finished, closed ya da damaged.
opt-admin-remove = Bu hakkı geri al.
opt-admin-dismiss = Yapılacak bir şey yok.
command-admin = Bir sunucunun kişileriyle ve masalarıyla ilgilen, çalışırken de.
command-admin-people = Kişileri listele, son görülenler önce.
command-admin-person = Bir kişiyi, masalarını ve ona yapılanları göster.
command-admin-ban = Bir kişiyi bir süre ya da süresiz yasakla.
command-admin-unban = Yasaklı birini yeniden içeri al.
command-admin-mute = Bir kişinin sohbet ve başlık yazmasını engelle.
command-admin-unmute = Susturulmuş birinin yeniden yazmasına izin ver.
command-admin-reset-password = Bir kişinin parolasını bir kez geçen bir kodla değiştir.
command-admin-rename = Bir kişiye başka bir ad ver.
command-admin-sign-out = Bir kişinin oturumunu her yerde kapat.
command-admin-delete = Sorduktan sonra bir kişiyi sil; oyunlarını botlar sürdürür.
command-admin-operator = Bir kişiyi /admin sayfasını kullanabilen bir operatör yap.
command-admin-tables = Masaları listele, son değişenler önce.
command-admin-table = Bir masayı sohbetiyle göster, bozuk olsa da.
command-admin-close = Bir masayı oradaki herkes için kapat; nedeni söylenir.
command-admin-delete-title = Bir masanın başlığını sil.
command-admin-delete-line = Bir masanın sohbetinden bir satırı sil.
command-admin-queue = Beklenen botları ve incelemeleri listele.
command-admin-reports = Oyuncuların bildirdiklerini listele.
command-admin-resolve = Bir bildirimi kapat: çözüldü ya da yapılacak bir şey yok.
command-admin-announce = Herkese bir şey söyle, sayfada ve uçbirimde.
command-admin-end-announcement = Duyuruyu kaldır.
command-admin-audit = Operatörlerin yaptıklarını göster.

## Rows of a backup

backup-rows-audit = { $count } operatör eylemi
backup-rows-reports = { $count } bildirim
backup-rows-announcements = { $count } duyuru
backup-rows-notices = { $count } bildiri
