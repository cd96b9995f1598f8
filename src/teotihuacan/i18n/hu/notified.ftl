# What people are told while they are away: messages to browsers and messengers, mail; and how a host sets that up.

notified-your_turn = Te jössz
notified-game_started = Elkezdődött a játék
notified-game_over = Véget ért a játék
notified-table_full = Minden hely foglalt
notified-invitation = Meghívtak egy asztalhoz
notified-line = { $what }: { $title }
notified-several = Hírek az asztalaidtól ({ $count })
notified-trial = Az üzenetek megérkeznek
notified-trial-text = Próbaüzenetet kértél: itt van.

## Mail

mail-code-subject = A kódod a Teotihuacanhoz
mail-code-text =
    Ez a kód erősíti meg a címedet:

    { $code }

    Itt kérte valaki: { $address }, hogy naponta levelet kapjon a rá váró játékokról. Ha nem te voltál, nincs teendőd.
digest-subject = { $count ->
    [one] { $count } játék vár rád
   *[other] { $count } játék vár rád
}
digest-waiting = Te jössz:
digest-invited = Meghívtak:
digest-stop = Ha nem kérsz több ilyen levelet:

## Hosts

opt-push-service = Még egy értesítési szolgáltatás címe, amelytől a böngészők üzenetet kaphatnak; akárhányszor megadható.
opt-smtp = smtp://... vagy smtps://..., amelyen át napi levél megy annak, aki kéri; a --mail-from kapcsolóval együtt.
opt-smtp-file = Fájl a levelezőszerver URL-jével: a benne lévő jelszó rejtve marad.
opt-mail-from = A cím, ahonnan a levelek jönnek.
error-smtp-url = --smtp: ilyen URL kell: { $example }; a --mail-from kapcsolóhoz szükséges
error-mail-from = --mail-from: ilyen cím kell: { $example }; az --smtp kapcsolóhoz szükséges
