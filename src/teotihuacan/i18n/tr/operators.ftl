### Operators, reports by players, announcements: the command `admin` and the page /admin.

## Why the server refuses something

# $end: a time, or "never"; $reason: in the operator's own words, may be empty
refusal-banned = { $end ->
    [never] Bu sunucudan yasaklandın.
   *[other] Bu sunucudan yasaklandın; bitişi: { $end }.
} { $reason }
refusal-muted = { $end ->
    [never] Başkalarının okuyacağı bir şey yazamazsın.
   *[other] Başkalarının okuyacağı bir şey yazamazsın; bitişi: { $end }.
} { $reason }
refusal-forbidden_words = İçinde burada istenmeyen bir sözcük var.
refusal-is_operator = Bu bir operatör. Komut satırı bunu değiştirebilir.
refusal-already_reported = Bunu zaten bildirdin. Birisi bakacak.

## Everybody: announcements, bans, closed tables, reports

announcement = Duyuru
announcement-hide = Gizle
banned-title = Yasaklandın
banned-text = Verilerini yine de alabilir ya da kendini sildirebilirsin.
# $reason: in the operator's own words, may be empty
table-closed-notice = Bir operatör bu masayı kapattı. { $reason }
report = Bildir
# $what: a name, a line of chat or a title
report-what = Bildir: { $what }
report-why = Sorun ne?
report-more = İstersen kendi sözlerinle
report-sent = Teşekkürler. Sunucuyu yöneten kişi bakacak.
report-reason-abuse = Hakaret ya da tehdit
report-reason-spam = Reklam
report-reason-cheating = Hile
report-reason-name = Uygunsuz ad ya da başlık
report-reason-other = Başka bir şey

## What operators do, as buttons and in the audit log

admin-action-ban = Yasakla
admin-action-unban = Yasağı kaldır
admin-action-mute = Sustur
admin-action-unmute = Yazmasına izin ver
admin-action-reset_password = Parolayı sıfırla
admin-action-rename = Yeniden adlandır
admin-action-sign_out = Her yerde oturumu kapat
admin-action-delete = Kişiyi sil
admin-action-make_operator = Operatör yapıldı
admin-action-unmake_operator = Artık operatör değil
admin-action-close_table = Masayı kapat
admin-action-delete_title = Başlığı sil
admin-action-delete_line = Satırı sil
admin-action-resolve_report = Çözüldü
admin-action-dismiss_report = Reddet
admin-action-announce = Duyur
admin-action-end_announcement = Duyuruyu kaldır

## Of people, tables and what is waited for

admin-state-operator = operatör
admin-state-guest = konuk
admin-state-banned = yasaklı
admin-state-muted = susturulmuş
admin-state-open = açık
admin-state-running = sürüyor
admin-state-finished = bitti
admin-state-closed = kapalı
admin-state-damaged = bozuk
admin-state-bot = bot
admin-state-review = inceleme

## Heads of columns and labels

admin-head-name = Ad
admin-head-seen = Son görülme
admin-head-state = Durum
admin-head-id = Kimlik
admin-head-table = Masa
admin-head-changed = Değişti
admin-head-title = Başlık
admin-head-names = Oyuncular
admin-head-number = No.
admin-head-at = Ne zaman
admin-head-text = Metin
admin-head-since = Başlangıç
admin-head-turns = Turlar
admin-head-reason = Neden
admin-head-person = Kişi
admin-head-quote = Alıntı
admin-head-reporter = Bildiren
admin-head-operator = Operatör
admin-head-action = Ne
admin-head-target = Kime
admin-head-details = Ayrıntılar

## The page for operators

admin = Yönetim
admin-tab-overview = Genel bakış
admin-tab-people = Kişiler
admin-tab-tables = Masalar
admin-tab-reports = Bildirimler
admin-tab-audit = Günlük
admin-tab-announcement = Duyuru
admin-count-people = Kişiler
admin-count-guests = konuklar
admin-count-banned = Yasaklı
admin-count-muted = Susturulmuş
admin-count-open = Açık masalar
admin-count-running = Süren oyunlar
admin-count-finished = Biten oyunlar
admin-count-damaged = Bozuk masalar
admin-count-reports = Açık bildirimler
admin-count-bots = Beklenen botlar
admin-count-reviews = Süren incelemeler
admin-queue = Beklenen botlar ve incelemeler
admin-all = Hepsi
admin-search = Ada göre ara
admin-which = Hangileri
admin-how-long = Ne kadar
admin-length-hour = Bir saat
admin-length-day = Bir gün
admin-length-week = Bir hafta
admin-length-month = Otuz gün
admin-length-ever = Süresiz
admin-reason-told = Neden (kişiye söylenir)
admin-new-name = Yeni ad
admin-back = Listeye dön
admin-chat = Sohbet
admin-older = Daha eskiler
admin-announce-text = Herkesin okuması gereken
# $end: a time, or "never"; $reason: in the operator's own words, may be empty
admin-banned = { $end ->
    [never] Süresiz yasaklı.
   *[other] Yasaklı; bitişi: { $end }.
} { $reason }
admin-muted = { $end ->
    [never] Süresiz susturulmuş.
   *[other] Susturulmuş; bitişi: { $end }.
} { $reason }
admin-code = { $code } kodu, yedi gün içinde bir kez parola yerine geçer. Sonra ayarlarda yeni bir parola seçilir.
admin-sure = { $name } tümüyle silinsin mi? Oyunlarını botlar sürdürür.
admin-nothing = Burada bir şey yok.
