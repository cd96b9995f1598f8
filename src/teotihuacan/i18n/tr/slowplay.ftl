# Games that last days: what people are told while they are away, the next table, vacations, notes.

## Notifications

notifications = Bildirimler
notifications-text = Masalarınızda bir şey olduğunda ve siz orada değilken nelerin haber verileceği.
push-turn-on = Bu tarayıcıda haber ver
push-turn-off = Bu tarayıcıda artık haber verme
push-text = Çıkış yapana kadar, bu sayfa kapalıyken de mesajlar gelir.
push-impossible = Bu tarayıcı sayfa kapalıyken mesaj almıyor. iPhone ya da iPad’de önce sayfayı ana ekrana ekleyin.
push-refused = Tarayıcı mesajlara kaydedilemedi.
push-browsers = { $count ->
    [one] { $count } tarayıcınız mesaj alıyor.
   *[other] { $count } tarayıcınız mesaj alıyor.
}
trial = Şimdi bir mesaj gönder
trial-sent = Gönderildi
notify-kinds = Şu durumlarda haber ver
notify-kind-your_turn = sıra bana geldiğinde
notify-kind-game_started = bir oyunum başladığında
notify-kind-game_over = bir oyunum bittiğinde
notify-kind-table_full = masamdaki bütün yerler dolduğunda
notify-kind-invitation = biri beni davet ettiğinde
while-here = Masa açıkken de
while-here-text = Sayfa bilgisayarda açıkken telefonun da çalması için.
quiet-hours = Sessiz saatler
quiet-hours-text = O sırada olanlar sonra toplu olarak haber verilir.
quiet-from = Başlangıç
quiet-until = Bitiş
quiet-zone = Saat dilimi: { $zone }
webhook-form = Biçim
webhook-form-json = JSON, programlar için
webhook-form-discord = Discord
webhook-form-slack = Slack, Mattermost
webhook-form-ntfy = ntfy
webhook-form-telegram = Telegram

## The daily mail

mail-digest = Günde bir e-posta
mail-digest-text = Sizi bekleyen oyunlar varsa sabah sekizden sonra gelir. Oraya başka bir şey gönderilmez.
mail-address = Adres
mail-send-code = Bana bir kod gönder
mail-sent-to = Kod { $address } adresine gönderildi.
mail-code = Kod
mail-confirm = Onayla
mail-goes-to = { $address } adresine gider.
mail-end = Artık e-posta istemiyorum
mail-ended = Artık e-posta almayacaksınız.

## Vacation

vacation = Tatil
vacation-text = Yarım gün ve daha uzun saatler sizin için durur, ötekiler uzakta olduğunuzu görür, mesajlar bekler.
vacation-left = { $count ->
    [one] Bir yıl içinde { $count } gün tatiliniz kaldı.
   *[other] Bir yıl içinde { $count } gün tatiliniz kaldı.
}
vacation-until = Dönüş günü
vacation-begin = Tatile çık
vacation-lasts = { $end } tarihine kadar uzaktasınız.
vacation-end = Döndüm
seat-away = { $end } tarihine kadar uzakta

## At the table

next-table = { $count ->
    [one] Sonraki masaya: { $count } masa sizi bekliyor
   *[other] Sonraki masaya: { $count } masa sizi bekliyor
}
title-waiting = ({ $count }) { $title }
key-next = sıranın sizde olduğu sonraki masaya
table-notes = Notlarım
table-notes-text = Onları yalnızca siz okuyabilirsiniz.
clock-growing = Artan
clock-grows = her turda { $time } eklenir, en çok { $most }
clock-hours = Bir turun eklediği saat
clock-days-most = En çok gün

## Refusals

refusal-no_mail = Bu sunucu e-posta göndermiyor ya da şu an gönderemiyor.
refusal-wrong_confirmation = Kod bu değil ya da süresi geçmiş.
refusal-no_vacation_left = O kadar tatil gününüz kalmadı.
