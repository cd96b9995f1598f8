# Getting together, and what is at hand: invitations, sharing, pictures, records, the page as an app.

# What messengers and search engines show of a link
preview-text = «Теотиуакан» в браузере: первая партия, которая учит играть, боты пяти уровней, Теотибот или друзья по ссылке. Бесплатно и без установки.
preview-invite-text = Откройте ссылку, выберите имя и садитесь за стол.
preview-running-text = Партия идёт: приходите посмотреть.
preview-replay = Повтор: { $title }
preview-picture = Пирамида на закате, перед ней четыре кубика

# Invitations
invites-you = { $count ->
    [one] { $name } приглашает вас в партию на { $count } игрока
    [few] { $name } приглашает вас в партию на { $count } игроков
   *[many] { $name } приглашает вас в партию на { $count } игроков
}
invited = { $count ->
    [one] Вас приглашают в партию на { $count } игрока
    [few] Вас приглашают в партию на { $count } игроков
   *[many] Вас приглашают в партию на { $count } игроков
}
invitation-sit = Сесть за стол
invitation-text = Выберите имя — и вы за столом.
invitation-gone = Это место уже занято. Можно смотреть или попросить другую ссылку.
invite-share = Поделиться
invite-message = Сыграем в «Теотиуакан»?
qr-show = QR-код
qr-hide = Скрыть QR-код
qr-label = QR-код ссылки на место { $seat }
qr-text = Наведите камеру телефона, чтобы сесть на это место.
shared = Отправлено
starts-in = { $seconds ->
    [one] Все здесь: партия начнётся через { $seconds } секунду
    [few] Все здесь: партия начнётся через { $seconds } секунды
   *[many] Все здесь: партия начнётся через { $seconds } секунд
}
start-stop = Остановить
starts-when-here = Партия начнётся сама, как только все будут здесь.
starts-missing = Ждём возвращения: { $names }
auto-start = Начать, как только все будут здесь
auto-start-text = Все места заняты и все на связи — тогда партия начнётся сама.

# Playing again
rematch-asked = { $name } предлагает вам сыграть ещё
rematch-asked-somebody = Остальные предлагают вам сыграть ещё
rematch-join = Играть со всеми

# Bots
bot-tag = Бот, { $level }

# Asking before something is done
sure-yes = Да
sure-no = Нет

# Settings at hand
sound-offered = Звуки выключены. Нажмите, чтобы включить.
sound-turn-on = Включить звук
sound-turn-off = Выключить звук
settings-all = Все настройки
own-colour = Мой цвет
own-colour-text = Только на этой странице: другие видят вас в цвете вашего места, а знаки остаются за местами.
own-colour-seat = По месту
own-colour-black = Чёрный
own-colour-amber = Янтарный
own-colour-purple = Пурпурный
own-colour-blue = Голубой

# Sharing
share-moment = Ссылка на этот момент
share-result = Поделиться результатом
link-copied = Ссылка скопирована.
link-by-hand = Этот браузер не даёт копировать: возьмите ссылку из адресной строки.
picture-table = Картинка стола
picture-result = Картинка результата
picture-failed = Этот браузер не смог нарисовать картинку.
picture-title = Чем всё закончилось

# Records
import = Открыть запись
import-text = Пересмотреть партию из файла .json.
import-drop = Отпустите, чтобы открыть запись
import-too-large = Этот файл слишком велик для записи.
import-no-json = Этот файл — не запись: в нём нет JSON.
imported-game = Из записи
imported-remove = Убрать из моих партий
imported-remove-sure = Убрать эту партию из вашего списка? Сам файл останется.

# Addresses that lead nowhere
missing-title = По этому адресу ничего нет
missing-text = Возможно, ссылку скопировали не до конца или страница переехала.

# Lists of tables
list-all = Показать все ({ $count })
list-less = Показать меньше
