# The pages around the table.

title = Теотиуакан
subtitle = Город богов
title-your-turn = ● Ваш ход – { $title }
title-of = { $title } – Теотиуакан
your-turn = Ваш ход
needs-script = Для этой страницы нужен JavaScript. Играть можно и в терминале: teotihuacan tui
# The name of the only person at a server of their own
player-name = Игрок
to-content = К содержанию страницы
home = Начало
settings = Настройки
settings-of = { $name }: настройки
help = Помощь
menu = Меню
close = Закрыть
save = Сохранить
saved = Сохранено.
copy = Скопировать
copied = Скопировано

# Connection and refusals
away = Сервер недоступен. Всё, что вы видите, сохранено; партия продолжится здесь, как только он ответит.
away-title = Сервер не отвечает
away-text = Как только он ответит, эта страница продолжит сама. А пока можно почитать.
away-table = Всё так, как вы видели в последний раз. Партия продолжится здесь, как только сервер ответит.
lost = Связь потеряна; пробуем снова…
loading = Секунду…
no-table = Такого стола нет. Возможно, ссылку скопировали не до конца.
to-start = К началу

# Who are you?
who-are-you = Как вас зовут?
who-text = Выберите имя и играйте: больше ничего не нужно.
name = Имя
play = Играть
just-watch = Только смотреть
been-here = Уже бывали здесь?
been-here-text = Войдите, если закрепили своё имя паролем.
password = Пароль
sign-in = Войти
lost-password = Пароль утерян
recovery-code = Резервный код
recovery-text = Каждый из показанных вам резервных кодов позволяет один раз задать новый пароль.
recover = Задать новый пароль

# Start
your-tables = Ваши столы
no-tables-yet = Выберите игру выше: она подождёт вас здесь, пока вы не вернётесь.
public-tables = Открытые столы
watch = Смотреть
finished-games = Сыгранные партии
replay = Повтор
begin = Играть
begin-game = Играть: { $game }
create-table = Создать стол
first-game = Первая партия
first-game-text = Всё уже разложено, против вас один доброжелательный соперник.
first-move = Переместите работника
first-act = Выполните действие планшета
first-build = Стройте, поклоняйтесь, набирайте очки
against-bots = Против ботов
against-bots-text = Полная игра, соперников — сколько захотите.
opponents = Соперники
strength = Сила игры
solo = Соло против Теотибота
solo-text = Одиночная игра из коробки: один соперник с собственным нравом.
level = Сложность
with-friends = С друзьями
with-friends-text = Отправьте каждому ссылку. Им понадобится только имя.
player-count = Игроки
more-options = Другие настройки
more-options-text = Выбор начальных жетонов, полное затмение, часы, люди вместе с ботами, параметры Теотибота.
rules-in-short = Как играть

# Tables
table-unnamed = Стол
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
solo-at = Соло, сложность: { $level }
option-first-game = Первая партия
option-draft = Выбор начальных жетонов
option-dark-eclipse = Полное затмение
option-advanced-worship = Продвинутое поклонение
public = Открытый
clock-nothing = { $time } на ход
clock-bot = { $time } на ход, потом ходит бот
clock-resign = { $time } на ход, потом поражение
days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
hours-minutes = { $hours } ч { $minutes } мин
standing-your-turn = Ваш ход
standing-invited = Вас приглашают
standing-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
standing-full = Вот-вот начнётся
standing-running = Идёт
standing-finished = Окончена
standing-closed = Закрыт
standing-damaged = Повреждён
standing-ended-by-update = Прервана обновлением
won-by = Победа: { $name }, { $vp } ПО
bot-named = { $name } (бот)
level-easier = Низкая
level-standard = Обычная
level-harder = Высокая
level-hardest = Предельная
level-custom = Своя
seat-open = Свободно для всех
seat-link = Для того, у кого ссылка
seat-name = Для игрока { $name }
somebody-gone = Некто

# New game
new-game = Новая партия
new-players = Игроки
new-players-solo = 1 – соло
new-players-text = Один играет соло против Теотибота; за столом побольше могут быть и люди, и боты.
new-teotibot = Теотибот
new-teotibot-text = Насколько хорош Теотибот. «Своя» даёт настроить восемь параметров.
knob-gold-worker = Сила его работника на прииске
knob-nobles-worker = Сила его работника у знати
knob-construction-worker = Сила его работника у архитектора
knob-resources = Его начальные ресурсы
knob-cocoa-vp = ПО за 10 его какао
knob-worship-steps = Ступени храма при его поклонении
knob-bonus-vp = ПО за каждый его жетон бонуса храма
knob-technology-vp = ПО за каждую его технологию
new-seats = Кто где сидит
new-seats-text = «По ссылке» — кому её пришлёте, «Кто угодно» — любой, кто найдёт открытый стол, «По имени» — один человек на этом сервере.
seat-number = Место { $seat }
seat-for-me = Я
seat-for-link = По ссылке
seat-for-open = Кто угодно
seat-for-name = По имени
seat-for-bot = Бот: { $bot }
whose-name = Чьё имя
new-options = Настройки партии
about-first-game = Без начальных жетонов: запасы и работники уже розданы, можно начинать сразу.
about-draft = Начальные жетоны лежат открыто, и их выбирают по очереди, а не получают по четыре втайне.
about-dark-eclipse = Затмение наступает сразу после хода, в котором встретились фишки: острее и чуть короче.
about-advanced-worship = Кто вытесняет работника с места поклонения, получает 1 какао, а не платит 1.
new-order = Жребий мест
new-order-text = Кто начинает, решает жребий; иначе начинает место A.
new-clock = Время на ход
new-clock-text = Дни — для игры по переписке, минуты — когда все за столом.
clock-none = Сколько понадобится
clock-minutes = Минуты
clock-days = Дни
clock-how-many = Сколько
clock-then = Потом
then-nothing = Ничего не происходит
then-bot = Ходит бот
then-resign = Игрок сдаётся
new-visibility = Кому виден стол
new-visibility-text = Смотреть может любой, у кого есть ссылка; сесть — тот, для кого она.
visibility-link = У кого есть ссылка
visibility-public = Всем на этом сервере
new-title = Название
new-title-text = Имя для стола, если хотите.

# Waiting room
waiting-for = { $count ->
    [one] Ждём { $count } игрока
    [few] Ждём { $count } игроков
   *[many] Ждём { $count } игроков
}
all-here = Все места заняты
table-closed = Этот стол закрыт
table-closed-text = Создатель стола ушёл до начала партии.
ended-by-update-text = Эта партия начата по правилам, которых сервер больше не знает. Продолжить её нельзя; её можно покинуть.
invite-text = Отправьте каждому другу ссылку на его место или посадите бота.
link-to-seat = Ссылка на место { $seat }
link-only-here = Эта ссылка работает только на этом компьютере. Чтобы позвать друзей, запустите сервер командой { $command }, откройте эту страницу по адресу вашего компьютера в сети и скопируйте ссылку оттуда.
bot-instead = Посадить бота
bot-level = Сила бота на месте { $seat }
start-game = Начать партию
creator-starts = Партия начнётся, когда её начнёт создатель стола.
take-invited = Занять место, на которое вас пригласили
sit-down-at = Сесть на место { $seat }
no-seat-for-you = Для вас здесь нет места: попросите ссылку. Смотреть можно будет, как только партия начнётся.
you-sit = Вы
here = здесь
not-here = нет на месте

# At the table
what-to-do = Что делать
log = Журнал
chat = Чат
tab-table = Стол
seats = Места
say-something = Скажите что-нибудь
send = Отправить
chat-empty = Пока все молчат.
chat-watchers = Писать в чат могут только сидящие за столом.
time-left = осталось: { $time }
time-until = До { $when }
notify-me = Уведомлять меня
notify-text = Покажет уведомление, если пора ходить, а вы отвлеклись.
notify-granted = Вы получите уведомление.
notify-denied = Этот браузер блокирует уведомления.
seat-automatic = Отвечать за меня, если выбора нет
seat-confirm = Спрашивать перед концом моего хода
resign = Сдаться
resign-sure = Сдаться в этой партии?
leave = Уйти из-за стола
leave-sure = Уйти из-за этого стола?
leave-sure-bot = Уйти из-за этого стола? За вас продолжит бот.
you-watch = Вы наблюдаете

# End of a game
game-over = Партия окончена
given-up = Партия сдана
you-won = Вы победили!
wins = { $name } побеждает
wins-with = { $vp } ПО
by-source = За что получены ПО
over-time = ПО по ходу партии
over-time-label = ПО каждого игрока после каждой записи партии
by-source-label = ПО каждого игрока по источникам
total = Всего
resigned = сдача
rematch = Сыграть ещё
to-rematch = К следующей партии
record = Скачать запись
show-result = Итог
result-of = Итог: { $title }
back-to-board = Назад к полю
source = Источник
source-construction = Строительные блоки
source-matches = Совпавшие символы
source-decorations = Украшения
source-nobles = Знать
source-avenue = Дорога мёртвых
source-leader = Первый на алтаре
source-track = Алтарь пирамиды
source-masks = Маски
source-temples = Храмы
source-technologies = Технологии
source-learners = Освоено другими
source-discoveries = Жетоны открытий
source-royal-tiles = Жетоны вождей
source-ascension = Вознесение
source-resource-boards = Планшеты ресурсов
source-bonus-tiles = Бонусы храмов
source-salary = Долг по жалованью
source-cocoa-exchange = Обмен какао
source-leftovers = Остатки
source-earlier-play = Начало партии

# Replay
replay-of = Повтор
replay-not-over = Повтор будет доступен, когда партия закончится.
to-table = К столу
first-position = В начало
step-back = На шаг назад
step-forward = На шаг вперёд
last-position = В конец
autoplay = Показать
pause = Пауза
speed = Скорость
speed-times = { $times }×
position-number = Шаг { $number } из { $last }
at-beginning = Начало

# Settings
settings-person = Вы
settings-look = Этот браузер
settings-person-text = Хранится на сервере, для всех браузеров, где вы вошли.
settings-look-text = Хранится только в этом браузере.
settings-automatic = Отвечать за меня, если выбора нет
settings-automatic-text = Если ответ всего один, он даётся сразу. Для столов, за которые вы сядете с этого момента.
settings-confirm = Спрашивать меня перед концом моего хода
settings-confirm-text = Последний ответ хода ждёт вашего слова, и его можно взять назад. Для столов, за которые вы сядете с этого момента.
settings-webhook = Отправлять сообщения и на этот адрес
settings-webhook-text = На одном из мест, разрешённых владельцем сервера: { $origins }
language = Язык
language-of-browser = Как в браузере
animation-speed = Анимация
speed-off = Выключена
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
sound = Звук
sound-text = Стук дерева и камня, когда движутся фишки, и две ноты, когда ваш ход.
sound-off = Выключен
sound-quiet = Тихо
sound-middle = Средне
sound-loud = Громко
symbols = Знаки рядом с цветами
symbols-text = У игроков и храмов есть не только цвет, но и форма.
confirm-picks-text = Выбранное сначала показывается, а выполняется при повторном выборе.
text-size = Размер текста
text-normal = Обычный
text-large = Крупный
text-larger = Ещё крупнее
motion = Движение
motion-system = Как в системе
motion-reduced = Поменьше
motion-full = Полностью
password-now = Нынешний пароль
new-password = Новый пароль
password-text = Не меньше 8 знаков. С паролем вы останетесь собой и в другом браузере.
keep-name = Закрепить имя паролем
change-password = Сменить пароль
recovery-codes = Резервные коды
recovery-codes-text = Если вы потеряете пароль, резервный код позволит задать новый. Каждый код действует один раз; новые коды заменяют старые.
recovery-codes-once = Запишите эти коды сейчас: больше они не покажутся.
recovery-codes-left = { $count ->
    [one] У вас остался { $count } код.
    [few] У вас осталось { $count } кода.
   *[many] У вас осталось { $count } кодов.
}
recovery-codes-make = Создать новые коды
export = Выгрузить всё, что обо мне хранится
sign-out = Выйти
sign-out-everywhere = Выйти везде
sign-out-sure = У вас нет пароля: войти под вашим именем больше не сможет никто. Выйти?
delete-me = Удалить меня
delete-me-text = Ваше имя и ваши сообщения исчезнут отовсюду; ваши партии доиграют боты.
delete-sure = Удалить вас и ваше имя навсегда? Ваши партии доиграют боты.

# Rules
rules = Правила
rules-find = Найти в правилах
rules-find-hint = Слово или номер: какао, 5.3
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Ни в одном правиле нет «{ $wanted }».
rules-failed = Правила сейчас не загрузить.
try-again = Ещё раз
contents = Содержание
rule-number = Правило { $number }
rule-opens = Правило { $number }, откроется рядом с игрой
ruling-number = Разъяснение { $number }
rulings-count = { $count ->
    [one] { $count } разъяснение
    [few] { $count } разъяснения
   *[many] { $count } разъяснений
}

# Help
help-title = Как играть
help-aim = Вы и ваши соперники строите Теотиуакан. После трёх затмений побеждает тот, у кого больше победных очков (ПО).
help-turn-title = Ход
help-turn = Переместите одного работника на один, два или три планшета по кругу. Там сделайте что-то одно из трёх: выполните действие планшета, соберите какао или совершите поклонение.
help-action-title = Действие
help-action = Стоит столько какао, сколько цветов работников было на планшете до вас. Чем больше там ваших работников и чем выше их сила, тем больше вы получите. Затем сила одного из них растёт.
help-cocoa-title = Сбор какао
help-cocoa = Приносит 1 какао и ещё по 1 за каждый цвет, который был там до вас. Какао платят за действия и работникам при затмениях.
help-worship-title = Поклонение
help-worship = Работник остаётся молиться на месте поклонения: ступень храма или жетон вождя, или жетон открытия рядом, или ещё за 1 какао всё вместе. Ход без перемещения возвращает всех ваших работников.
help-power-title = Сила и вознесение
help-power = Работник, чья сила стала бы больше 5, возносится: вы продвигаетесь по Дороге мёртвых, берёте награду, а он начинает снова с силой 1.
help-eclipse-title = Затмения
help-eclipse = Когда светлая фишка догонит тёмную, круг доигрывают и играют ещё один. Затем все получают ПО за Дорогу мёртвых, алтарь пирамиды и маски и платят работникам по 1 какао, сильным — по 2.
door-learn = Учиться играя
door-learn-text = Короткая партия с наставником: показан каждый шаг.
door-rules = Читать правила
door-rules-text = Все до одного, с номерами и поиском.
door-play = Просто играть
door-play-text = Начните первую партию. «Подсказка» скажет, как поступил бы сильный игрок и почему.
help-short = Игра вкратце
help-use = Как пользоваться этой страницей
help-look-title = Рассматривать
help-look = Наведите курсор на что угодно или коснитесь, чтобы прочитать, что это и что оно делает. § ведёт к правилу.
help-mouse-title = Мышь
help-mouse = Что можно выбрать, подсвечено: щёлкните по нему на столе или по его кнопке внизу. Колёсико поворачивает блок.
help-touch-title = Касание
help-touch = Коснитесь подсвеченного или его кнопки. Выкладываемое сначала показывается и ждёт вашего слова.
help-keys-title = Клавиатура
key-cap-enter = Enter
key-cap-esc = Esc
key-tab = к следующему, что можно выбрать
key-choose = ответ с этим номером
key-confirm = выполнить показанное
key-skip = не ждать показа чужих ходов
key-back = на один выбор назад
key-turn = повернуть блок туда или обратно
key-undo = взять последний ответ назад
key-hint = подсказка
key-end = закончить ход
key-walk = к ближайшему в ту сторону, что можно выбрать
help-signs = Символы
signs-goods = Запасы
signs-steps = Ступени и работники
signs-tiles = Жетоны
sign-cocoa = Какао
sign-wood = Дерево
sign-stone = Камень
sign-gold = Золото
sign-any-resource = Любой ресурс
sign-vp = Победные очки
sign-temple-any = Любой храм
sign-temple-blue = Синий храм
sign-temple-red = Красный храм
sign-temple-green = Зелёный храм
sign-avenue = Дорога мёртвых
sign-power-up = Увеличение силы
sign-worker = Работник
sign-lock = Молящийся
sign-technology = Технология
sign-discovery = Жетон открытия
sign-worship = Поклонение
sign-eclipse = Затмение
sign-mastery = Жетон бонуса
sign-mask = Маска
sign-icon-b = Статуя
sign-icon-r = Головной убор
sign-icon-g = Змея
help-unofficial = Неофициальная любительская версия. Нравится игра — купите её.
