# What people are told while they are away: messages to browsers and messengers, mail; and how a host sets that up.

notified-your_turn = Sıra sizde
notified-game_started = Oyun başladı
notified-game_over = Oyun bitti
notified-table_full = Bütün yerler doldu
notified-invitation = Bir masaya davetlisiniz
notified-line = { $what }: { $title }
notified-several = Masalarınızdan haberler ({ $count })
notified-trial = Mesajlar ulaşıyor
notified-trial-text = Bir deneme istediniz: işte bu.

## Mail

mail-code-subject = Teotihuacan kodunuz
mail-code-text =
    Bu kod adresinizi doğrular:

    { $code }

    Bekleyen oyunlar hakkında günlük bir e-posta için { $address } adresinde istendi. Siz istemediyseniz hiçbir şey yapmayın.
digest-subject = { $count ->
    [one] { $count } oyun sizi bekliyor
   *[other] { $count } oyun sizi bekliyor
}
digest-waiting = Sıra sizde:
digest-invited = Davetlisiniz:
digest-stop = Bu e-postayı artık almamak için:

## Hosts

opt-push-service = Tarayıcıların mesaj alabileceği bir bildirim hizmetinin daha adresi; istediğiniz kadar.
opt-smtp = smtp://... ya da smtps://..., isteyenlere günde bir e-posta bununla gönderilir; --mail-from ile birlikte.
opt-smtp-file = Posta sunucusunun URL’sini içeren bir dosya: içindeki parola gözden uzak kalır.
opt-mail-from = E-postaların geldiği adres.
error-smtp-url = --smtp şunun gibi bir URL olmalı: { $example }; --mail-from için gereklidir
error-mail-from = --mail-from şunun gibi bir adres olmalı: { $example }; --smtp için gereklidir
