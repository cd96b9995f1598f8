# What finished games add up to: profiles, statistics, achievements.

## Achievements: what they are called, and what to do for them

achievement-ascension = Вознесение
achievement-ascension-do = Ваш работник возносится.
achievement-fourth-worker = Вчетвером
achievement-fourth-worker-do = Возьмите в награду за вознесение четвёртого работника.
achievement-two-ascensions = Двое сразу
achievement-two-ascensions-do = Два ваших работника возносятся за один ход.
achievement-worship = Паломник
achievement-worship-do = За одну партию совершите поклонение на всех пяти планшетах, где это возможно.
achievement-royal-tile = Милость вождя
achievement-royal-tile-do = Получите за жетон вождя не меньше 8 ПО сразу.
achievement-three-workers = Общими силами
achievement-three-workers-do = Выполните основное действие тремя работниками.
achievement-technologies = Ряд знаний
achievement-technologies-do = Освойте все три технологии одного ряда.
achievement-bottom-row = Хороший адрес
achievement-bottom-row-do = Постройте здание в нижнем ряду знати.
achievement-decorations = Со всех сторон
achievement-decorations-do = За одну партию украсьте каждую сторону пирамиды.
achievement-matches = Точно на место
achievement-matches-do = Закройте одной деталью три совпадающих символа.
achievement-three-tiles = Три за ход
achievement-three-tiles-do = Выложите за один ход три строительных блока.
achievement-pyramid-top = Вершина пирамиды
achievement-pyramid-top-do = Положите блок, завершающий пирамиду.
achievement-pyramid-track = Далеко по алтарю
achievement-pyramid-track-do = Дойдите до 7-й плиты алтаря пирамиды.
achievement-leader = Всегда впереди
achievement-leader-do = Будьте первым на алтаре пирамиды при всех трёх затмениях партии.
achievement-avenue = Конец дороги
achievement-avenue-do = Дойдите до последней плиты Дороги мёртвых.
achievement-temple-top = Вершина храма
achievement-temple-top-do = Поднимитесь на самую верхнюю ступень храма.
achievement-bonus-tiles = Три храма
achievement-bonus-tiles-do = За одну партию поднимитесь на предпоследнюю ступень всех трёх храмов.
achievement-masks = Пять масок
achievement-masks-do = Соберите за одну партию пять разных масок.
achievement-salaries = Хороший хозяин
achievement-salaries-do = Получите четвёртого работника и выплатите все три жалованья полностью.
achievement-many-vp = 150 ПО
achievement-many-vp-do = Закончите партию, набрав 150 ПО или больше.
achievement-beat-novice = Победа: { bot-novice }
achievement-beat-novice-do = Выиграйте партию, в которой играет бот «{ bot-novice }».
achievement-beat-student = Победа: { bot-student }
achievement-beat-student-do = Выиграйте партию, в которой играет бот «{ bot-student }».
achievement-beat-adept = Победа: { bot-adept }
achievement-beat-adept-do = Выиграйте партию, в которой играет бот «{ bot-adept }».
achievement-beat-master = Победа: { bot-master }
achievement-beat-master-do = Выиграйте партию, в которой играет бот «{ bot-master }».
achievement-beat-legend = Победа: { bot-legend }
achievement-beat-legend-do = Выиграйте партию, в которой играет бот «{ bot-legend }».
achievement-solo-easier = Теотибот: { level-easier }
achievement-solo-easier-do = Выиграйте соло-партию. Сложность: { level-easier }.
achievement-solo-standard = Теотибот: { level-standard }
achievement-solo-standard-do = Выиграйте соло-партию. Сложность: { level-standard }.
achievement-solo-harder = Теотибот: { level-harder }
achievement-solo-harder-do = Выиграйте соло-партию. Сложность: { level-harder }.
achievement-solo-hardest = Теотибот: { level-hardest }
achievement-solo-hardest-do = Выиграйте соло-партию. Сложность: { level-hardest }.
achievement-four-players = Первый из четырёх
achievement-four-players-do = Выиграйте партию на четверых.
achievements-new = { $count ->
    [one] Новое достижение
    [few] Новые достижения
   *[many] Новые достижения
}

## A profile

profile = Профиль
profile-of = Профиль: { $name }
profile-your = Ваш профиль
profile-is-private = Эту страницу видите только вы.
profile-is-public = Эту страницу видят все.
profile-public-page = Как его видят другие
profile-missing = Открытого профиля с таким именем нет. Профиль закрыт, пока его владелец не решит иначе.
profile-nothing = Сыгранных партий ещё нет. С первой появятся и цифры, и достижения.
profile-nothing-public = { $name } ещё не закончил(а) ни одной партии.
profile-figures = В цифрах
profile-games = Партии
profile-wins = Победы
profile-mean = ПО в среднем
profile-most = Больше всего ПО
profile-given-up = Сдано
profile-streak-now = Побед подряд сейчас
profile-streak-longest = Больше всего побед подряд
profile-achievements = Достижения
profile-achievements-count = { $earned } из { $all }
# $day: a date
profile-earned = { $games ->
    [1] { $day }, в одной партии
    [one] с { $day }, в { $games } партии
    [few] с { $day }, в { $games } партиях
   *[many] с { $day }, в { $games } партиях
}
profile-not-yet = ещё нет
profile-course = ПО по источникам, партия за партией
profile-course-text = Последние партии, сыгранные до конца, начиная с самой давней.
profile-course-table = Цифры таблицей
profile-average = В среднем
profile-when = Когда
profile-vp = ПО
profile-place = Место
profile-place-of = { $place } из { $players }
profile-by-players = По числу игроков
profile-players = Игроки
profile-solo = Соло
profile-opponents = Соперники
profile-opponent = Соперник
profile-ahead = Вы впереди
profile-teotibot = Теотибот, { $level }
profile-someone = кто-то
profile-someone-text = Те, чей профиль закрыт, считаются как «кто-то».
profile-starts = Любимые начальные жетоны
profile-tile = Начальный жетон
profile-kept = Оставлен
profile-best = Лучшие партии
profile-look = Посмотреть партию
settings-profile = Открытый профиль
settings-profile-text = Если включено, любой найдёт ваш профиль по имени: результаты, ПО, начальные жетоны, достижения и соперников. Другие названы там, только если их профиль тоже открыт, а ссылки ведут только на открытые столы.

## In the terminal

command-profile = Показать итоги ваших сыгранных партий: результаты, ПО по источникам, достижения.

    По всем хранящимся на этом компьютере партиям, где играл один человек; с именем — по партиям того, кого так зовут.
opt-profile-name = Чьи партии; иначе — единственного человека за столом.
profile-terminal-none = Сыгранных партий с таким именем нет: { $name }.
profile-terminal-nothing = Сыгранных партий ещё нет.
tui-start-profile = Ваш профиль
profile-about = Итоги ваших сыгранных партий и достижения, к которым можно стремиться.
