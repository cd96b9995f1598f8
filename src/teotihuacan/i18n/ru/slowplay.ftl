# Games that last days: what people are told while they are away, the next table, vacations, notes.

## Notifications

notifications = Уведомления
notifications-text = О чём вам сообщать, когда за вашими столами что-то происходит, а вас там нет.
push-turn-on = Уведомлять в этом браузере
push-turn-off = Больше не уведомлять в этом браузере
push-text = Сообщения приходят и тогда, когда эта страница закрыта, пока вы не выйдете.
push-impossible = Этот браузер не принимает сообщений, когда страница закрыта. На iPhone или iPad сначала добавьте страницу на домашний экран.
push-refused = Не удалось подписать браузер на сообщения.
push-browsers = { $count ->
    [one] Сообщения принимает { $count } ваш браузер.
    [few] Сообщения принимают { $count } ваших браузера.
    [many] Сообщения принимают { $count } ваших браузеров.
   *[other] Сообщения принимают { $count } ваших браузера.
}
trial = Прислать сообщение сейчас
trial-sent = Отправлено
notify-kinds = Сообщать мне, когда
notify-kind-your_turn = мой ход
notify-kind-game_started = начинается моя партия
notify-kind-game_over = моя партия окончена
notify-kind-table_full = за моим столом заняты все места
notify-kind-invitation = меня приглашают
while-here = Даже когда стол у меня открыт
while-here-text = Чтобы телефон звонил, пока страница открыта на компьютере.
quiet-hours = Тихие часы
quiet-hours-text = О том, что случится в это время, вы узнаете потом, всё сразу.
quiet-from = С
quiet-until = До
quiet-zone = По времени { $zone }
webhook-form = В виде для
webhook-form-json = JSON, для программ
webhook-form-discord = Discord
webhook-form-slack = Slack, Mattermost
webhook-form-ntfy = ntfy
webhook-form-telegram = Telegram

## The daily mail

mail-digest = Письмо раз в день
mail-digest-text = Приходит после восьми утра, если вас ждут партии. Больше туда ничего не отправляется.
mail-address = Адрес
mail-send-code = Прислать код
mail-sent-to = Код отправлен на { $address }.
mail-code = Код
mail-confirm = Подтвердить
mail-goes-to = Приходит на { $address }.
mail-end = Больше не присылать
mail-ended = Писем больше не будет.

## Vacation

vacation = Отпуск
vacation-text = Часы от полусуток и больше для вас стоят, другие видят, что вас нет, а сообщения ждут.
vacation-left = { $count ->
    [one] В пределах года у вас остался { $count } день отпуска.
    [few] В пределах года у вас осталось { $count } дня отпуска.
    [many] В пределах года у вас осталось { $count } дней отпуска.
   *[other] В пределах года у вас осталось { $count } дня отпуска.
}
vacation-until = Меня не будет до
vacation-begin = Уйти в отпуск
vacation-lasts = Вас не будет до { $end }.
vacation-end = Я снова здесь
seat-away = в отпуске до { $end }

## At the table

next-table = { $count ->
    [one] К следующему столу: вас ждёт { $count }
    [few] К следующему столу: вас ждут { $count }
    [many] К следующему столу: вас ждут { $count }
   *[other] К следующему столу: вас ждут { $count }
}
title-waiting = ({ $count }) { $title }
key-next = к следующему столу, где ваш ход
table-notes = Мои заметки
table-notes-text = Прочесть их можете только вы.
clock-growing = С прибавкой
clock-grows = за каждый ход { $time } сверху, не больше { $most }
clock-hours = Часов прибавляет ход
clock-days-most = Дней не больше

## Refusals

refusal-no_mail = Этот сервер не отправляет писем или сейчас не может.
refusal-wrong_confirmation = Это не тот код, или он устарел.
refusal-no_vacation_left = У вас не осталось столько дней отпуска.
