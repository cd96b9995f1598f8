# What people are told while they are away: messages to browsers and messengers, mail; and how a host sets that up.

notified-your_turn = Ваш ход
notified-game_started = Партия началась
notified-game_over = Партия окончена
notified-table_full = Все места заняты
notified-invitation = Вас приглашают за стол
notified-line = { $what }: { $title }
notified-several = Новости с ваших столов ({ $count })
notified-trial = Сообщения приходят
notified-trial-text = Вы просили пробное сообщение: вот оно.

## Mail

mail-code-subject = Ваш код для «Теотиуакана»
mail-code-text =
    Этот код подтверждает ваш адрес:

    { $code }

    Его запросили на { $address }, чтобы раз в день получать письмо о партиях, которые ждут. Если это были не вы, ничего не делайте.
digest-subject = { $count ->
    [one] Вас ждёт { $count } партия
    [few] Вас ждут { $count } партии
    [many] Вас ждут { $count } партий
   *[other] Вас ждут { $count } партии
}
digest-waiting = Ваш ход:
digest-invited = Вас приглашают:
digest-stop = Чтобы больше не получать таких писем:

## Hosts

opt-push-service = Адрес ещё одной службы, от которой браузеры могут получать сообщения; сколько угодно раз.
opt-smtp = smtp://... или smtps://..., через что раз в день отправляется письмо тем, кто этого хочет; вместе с --mail-from.
opt-smtp-file = Файл с адресом почтового сервера: пароль в нём никому не виден.
opt-mail-from = Адрес, с которого приходят письма.
error-smtp-url = --smtp должен быть адресом вида { $example } и нужен для --mail-from
error-mail-from = --mail-from должен быть адресом вида { $example } и нужен для --smtp
