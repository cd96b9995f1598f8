# Things on the table: names, and in messages that end in -does what each does.
# Boards have three more forms: .to (where to), .at (where), .from (where from), each with its preposition.

the-table = Стол
parts = Части стола
part-boards = Планшеты
part-pyramid = Пирамида
part-tracks = Храмы
part-tiles = Жетоны
part-players = Игроки
teotibot = Теотибот
player-number = Игрок { $number }
vp = ПО

## Goods and steps

good-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
}
good-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камня
}
good-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
   *[many] { $n } золота
}
good-cocoa = { $n } какао
good-vp = { $n } ПО
good-any_resource = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}
good-temple_any = { $n ->
    [one] { $n } ступень в любом храме
    [few] { $n } ступени в любых храмах
   *[many] { $n } ступеней в любых храмах
}
temple-step = { $temple ->
    [blue] ступень в синем храме
    [red] ступень в красном храме
   *[green] ступень в зелёном храме
}
avenue-step = плита Дороги мёртвых
lowest-technology = неосвоенная технология с наименьшим номером
power-up = увеличение силы
discovery-shown = жетон открытия, который можно посмотреть и купить
standing = { $name } — { $step }

## Action boards

board-palace = Дворец
    .to = во дворец
    .at = во дворце
    .from = из дворца
board-palace-does = Основного действия здесь нет. Соберите какао или отправьте работника на один из трёх жетонов вождей и примените его свойство. Вознёсшиеся работники возвращаются сюда с силой 1.
board-forest = Лес
    .to = в лес
    .at = в лесу
    .from = из леса
board-forest-does = Получите дерево: чем больше здесь ваших работников и чем сильнее слабейший из них, тем больше. Затем увеличьте силу работника; если работников трое — дважды.
board-stone_quarry = Каменоломня
    .to = в каменоломню
    .at = в каменоломне
    .from = из каменоломни
board-stone_quarry-does = Получите камень: чем больше здесь ваших работников и чем сильнее слабейший из них, тем больше. Затем увеличьте силу работника; если работников трое — дважды.
board-gold_deposits = Прииск
    .to = на прииск
    .at = на прииске
    .from = с прииска
board-gold_deposits-does = Получите золото: чем больше здесь ваших работников и чем сильнее слабейший из них, тем больше. Затем увеличьте силу работника; если работников трое — дважды.
board-alchemy = Жрецы
    .to = к жрецам
    .at = у жрецов
    .from = от жрецов
board-alchemy-does = Освойте за золото новую технологию и поднимитесь на ступень в храме её столбца; все, кто её уже освоил, получают по 3 ПО. Нижний ряд доступен двум работникам или одному с силой 4 или 5, но тогда его сила не увеличивается.
board-nobles = Знать
    .to = к знати
    .at = у знати
    .from = от знати
board-nobles-does = Отдайте 2 дерева и перенесите крайнее левое здание в ряд знати: в верхний с одним работником, в средний с двумя, в нижний с тремя. Получите ПО закрытой ячейки и плиту Дороги мёртвых.
board-decorations = Ремесленники
    .to = к ремесленникам
    .at = у ремесленников
    .from = от ремесленников
board-decorations-does = Отдайте 3 золота (на 1 меньше за каждого работника сверх первого) и выложите украшение на сторону пирамиды: 3 ПО, по 1 ПО за каждый совпавший символ, по ступени храма за каждое цветное совпадение и плита алтаря пирамиды.
board-construction = Архитектор
    .to = к архитектору
    .at = у архитектора
    .from = от архитектора
board-construction-does = Выложите до одного строительного блока за каждого своего работника здесь: 2 камня и ещё по 1 дереву за каждый уровень выше первого. Получите ПО за уровень, по 1 ПО за каждый совпавший символ, по ступени храма за каждое цветное совпадение и плиту алтаря пирамиды.

## Workers

worker-free = { $board ->
    [none] Работник с силой { $power } ({ $name }), ещё не выставлен
   *[other] { $place }: работник с силой { $power } ({ $name })
}
worker-free-does = Может пройти до трёх планшетов по часовой стрелке. При силе 6 возносится: плита Дороги мёртвых, награда и новое начало во дворце.
worker-locked = { $place }: молящийся работник с силой { $power } ({ $name })
worker-locked-does = Не может перемещаться и не учитывается, пока его не вернут: ценой целого хода, за 3 какао или когда его кто-нибудь вытеснит.
neutral-die = { $place }: нейтральный кубик { $colour }
neutral-die-does = Считается ещё одним цветом: сбор приносит больше какао, а основное действие стоит дороже.

## Worship

worship-space = { $place }: место поклонения
worship-forest-does = Отправьте сюда работника, чтобы подняться на ступень в красном храме или купить жетон открытия; ещё за 1 какао — и то и другое.
worship-stone_quarry-does = Отправьте сюда работника, чтобы подняться на ступень в зелёном храме или купить жетон открытия; ещё за 1 какао — и то и другое.
worship-gold_deposits-does = Отправьте сюда работника, чтобы подняться на ступень в синем храме или купить жетон открытия; ещё за 1 какао — и то и другое.
worship-decorations-does = Отправьте сюда работника, чтобы подняться на ступень в любом храме или купить жетон открытия; ещё за 1 какао — и то и другое.
royal-space = Жетон вождя: { $tile }
royal-tech_vp = Учёные
royal-tech_vp-does = По 2 ПО за каждую вашу технологию; их учитывается не больше, чем сила работника.
royal-pyramid_track_vp = Строители
royal-pyramid_track_vp-does = По 2 ПО за каждую пройденную вами плиту алтаря пирамиды; их учитывается не больше, чем сила работника.
royal-avenue_vp = Шествия
royal-avenue_vp-does = По 1 ПО за каждую пройденную вами плиту Дороги мёртвых, но не больше, чем сила работника плюс 1.
royal-cocoa_to_wood_and_stone = Торговля деревом и камнем
royal-cocoa_to_wood_and_stone-does = Столько раз, сколько у работника силы: 1 какао на 1 дерево и 1 камень.
royal-cocoa_to_gold_and_stone = Торговля золотом и камнем
royal-cocoa_to_gold_and_stone-does = Столько раз, сколько у работника силы: 1 какао на 1 золото и 1 камень.
royal-cocoa_and_resource_to_resources = Обмен
royal-cocoa_and_resource_to_resources-does = Один раз: 1 какао и 1 ресурс на столько любых ресурсов, сколько у работника силы.
royal-gain_cocoa = Склад какао
royal-gain_cocoa-does = Получите какао: сила работника плюс 1.
royal-resource_to_cocoa = Рынок какао
royal-resource_to_cocoa-does = Столько раз, сколько у работника силы: 1 ресурс на 2 какао.
royal-cocoa_to_temples = Подношения
royal-cocoa_to_temples-does = Столько раз, сколько у работника силы, минус 1: 1 какао за ступень в любом храме.

## Pyramid and decorations

icon-b = { $coloured ->
    [yes] синяя статуя
   *[no] статуя
}
icon-r = { $coloured ->
    [yes] красный головной убор
   *[no] головной убор
}
icon-g = { $coloured ->
    [yes] зелёная змея
   *[no] змея
}
icon-plain = простой символ
cell = Уровень { $level }, ряд { $row }, столбец { $column }
cell-does = Блок здесь приносит ПО за уровень и по 1 ПО за каждый символ, закрывший такой же; если этот символ цветной — ещё и ступень в его храме.
pyramid-laid = Уровень { $level }, ряд { $row }, столбец { $column }. Блок: { $icons }
pyramid-tile = Строительный блок: { $icons }
pyramid-tile-does = Поверните его так, чтобы символы закрыли такие же. Цветные символы при совпадении дают ещё и ступень в своём храме.
decoration-tile = Украшение: { $icons }
decoration-tile-does = Выкладывается на следующее свободное место стороны пирамиды, от края к вершине.
decoration-laid = { $side ->
    [top] Верхняя сторона
    [right] Правая сторона
    [bottom] Нижняя сторона
   *[left] Левая сторона
}, место { $space }. Украшение: { $icons }
side = { $side ->
    [top] Верхняя сторона пирамиды
    [right] Правая сторона пирамиды
    [bottom] Нижняя сторона пирамиды
   *[left] Левая сторона пирамиды
}
side-does = Украшения поднимаются по стороне уровень за уровнем. 3 ПО и по 1 ПО за каждый символ, закрывший такой же.
displays = Для стройки
stacks-left = ещё { $pyramid } + { $decorations }

## Temples, avenue, tracks, calendar

temple = { $temple ->
    [blue] Синий храм
    [red] Красный храм
   *[green] Зелёный храм
}
temple-does = Поднимаясь на ступень, вы получаете её награду. На широкой ступени вместо неё можно купить один из жетонов открытий. Предпоследняя ступень даёт в конце партии свой жетон бонуса; на самую верхнюю может подняться только одна фишка.
temple-track = { $temple ->
    [blue] Синий храм
    [red] Красный храм
   *[green] Зелёный храм
}: { $standings }
avenue = Дорога
avenue-does = При каждом затмении число ваших плит умножается на наименьшее видимое число в ряду зданий. На плитах 3, 6 и 8 можно купить жетон открытия.
avenue-track = Дорога мёртвых: { $standings }
track = Алтарь пирамиды
track-does = При каждом затмении каждая плита приносит 4, 3 или 2 ПО, а ушедший дальше всех получает ещё 4 ПО. Затем все начинают снова с 0.
track-track = Алтарь пирамиды: { $standings }
calendar-eclipse = Затмение { $number } из { $of }
calendar-due = { $turns ->
    [one] через { $turns } ход
    [few] через { $turns } хода
   *[many] через { $turns } ходов
}
calendar-steps = { $steps ->
    [one] { $steps } ячейка
    [few] { $steps } ячейки
   *[many] { $steps } ячеек
}
calendar-over = партия окончена
calendar-away = { $steps ->
    [one] Светлой фишке до затмения { $steps } ячейка
    [few] Светлой фишке до затмения { $steps } ячейки
   *[many] Светлой фишке до затмения { $steps } ячеек
}
calendar-soon = { $turns ->
    [1] Затмение наступит после этого хода
    [one] Затмение наступит через { $turns } ход
    [few] Затмение наступит через { $turns } хода
   *[many] Затмение наступит через { $turns } ходов
}
calendar-does = Светлая фишка сдвигается после каждого круга и при каждом вознесении. Когда она догонит тёмную, доиграйте этот круг, сыграйте ещё один — и наступит затмение.
bonus-tile = Жетон бонуса храма
bonus-best_mask_set_again = В конце партии, на этой ступени или выше: ещё раз очки за ваш лучший набор масок
bonus-technologies_5 = В конце партии, на этой ступени или выше: по 5 ПО за каждую вашу технологию
bonus-flat_15 = В конце партии, на этой ступени или выше: 15 ПО
bonus-avenue_3 = В конце партии, на этой ступени или выше: по 3 ПО за каждую пройденную вами плиту Дороги мёртвых
bonus-bonus_tiles_9 = В конце партии, на этой ступени или выше: по 9 ПО за каждый достигнутый вами жетон бонуса
bonus-non_mask_discoveries_2 = В конце партии, на этой ступени или выше: по 2 ПО за каждый жетон открытия без маски
bonus-workers_4_or_9 = В конце партии, на этой ступени или выше: по 4 ПО за каждого работника с силой от 1 до 3 и по 9 ПО — с силой 4 или 5

## Nobles

nobles-rows = Знать и здания
nobles-row = { $row ->
    [top] Верхний ряд знати
    [middle] Средний ряд знати
   *[bottom] Нижний ряд знати
}: построено { $built } из { $spaces }
nobles-row-does = Здание приносит столько ПО, сколько указано на ячейке, и плиту Дороги мёртвых.
buildings = Ряд зданий
buildings-does = Под каждым взятым отсюда зданием открывается число не больше прежнего. При затмении число плит Дороги у каждого умножается на наименьшее видимое.
buildings-row = Ряд зданий: плита Дороги приносит { $worth } ПО, { $left ->
    [one] осталось { $left } здание
    [few] осталось { $left } здания
   *[many] осталось { $left } зданий
}

## Technologies

technologies = Технологии
technology-known = { $name }, { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
   *[many] { $gold } золота
}; освоили: { $owners }
technology-unknown = { $name }, { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
   *[many] { $gold } золота
}; ещё никем не освоена
technology-palace_cocoa = Гости дворца
technology-palace_cocoa-does = 1 какао за каждого работника, которого вы перемещаете во дворец или мимо него.
technology-alchemy_nobles_vp = Учёная знать
technology-alchemy_nobles_vp-does = 3 ПО после основного действия у жрецов или у знати.
technology-resource_extra = Лучшие инструменты
technology-resource_extra-does = На 1 дерево, камень или золото больше после основного действия в лесу, в каменоломне или на прииске.
technology-resource_cocoa_vp = Рыночные дни
technology-resource_cocoa_vp-does = 1 какао и 1 ПО после основного действия в лесу, в каменоломне или на прииске.
technology-decorations_vp = Тонкая работа
technology-decorations_vp-does = 4 ПО после основного действия у ремесленников.
technology-construction_vp = Мастера-строители
technology-construction_vp-does = 3 ПО после основного действия у архитектора.
technology-paid_power_up = Обучение
technology-paid_power_up-does = Увеличив силу основным действием, можете за 1 какао увеличить её на том же планшете ещё раз.
technology-construction_worker_and_discount = Строительные леса
technology-construction_worker_and_discount-does = У архитектора учитывается ещё один работник, а стройка обходится на 1 дерево или 1 камень дешевле.
technology-construction_temple = Освящённые камни
technology-construction_temple-does = Ступень в любом храме после основного действия у архитектора.

## Discovery tiles

discovery-costs = { $name }, цена: { $cost }
discovery-free = { $name }, бесплатно
discovery-mask = Маска { $number }
discovery-mask-does = Сохраните её: наборы разных масок приносят очки при каждом затмении — 1, 3, 6, 10, 15, 21 или 28 ПО за набор от одной до семи.
discovery-victory_points = Победные очки
discovery-victory_points-does = Получите 4 ПО.
discovery-any_resources_3 = Три ресурса
discovery-any_resources_3-does = Получите 3 любых ресурса.
discovery-any_resources_2 = Два ресурса
discovery-any_resources_2-does = Получите 2 любых ресурса.
discovery-avenue_step = Плита Дороги
discovery-avenue_step-does = Пройдите ещё одну плиту Дороги мёртвых.
discovery-temple_any = Ступень храма
discovery-temple_any-does = Поднимитесь на 1 ступень в любом храме.
discovery-temple_blue = Ступень синего храма
discovery-temple_blue-does = Поднимитесь на 1 ступень в синем храме.
discovery-temple_red = Ступень красного храма
discovery-temple_red-does = Поднимитесь на 1 ступень в красном храме.
discovery-temple_green = Ступень зелёного храма
discovery-temple_green-does = Поднимитесь на 1 ступень в зелёном храме.
discovery-cocoa = Какао
discovery-cocoa-does = 4 какао в ваш запас.
discovery-power_up_twice = Два увеличения силы
discovery-power_up_twice-does = Дважды увеличьте силу свободных работников на любых планшетах.
discovery-double_move = Двойное перемещение
discovery-double_move-does = Вместе с вашим работником идёт ещё один с того же планшета.
discovery-free_cocoa = Без уплаты какао
discovery-free_cocoa-does = Не платите какао за одно основное действие, одно поклонение или одно жалованье.
discovery-move_anywhere = Куда угодно
discovery-move_anywhere-does = Работник может переместиться на любой планшет.
discovery-extra_worker = Дополнительный работник
discovery-extra_worker-does = Основное действие у жрецов, у знати или у архитектора считает на одного работника больше.

## Starting tiles and players

starting-tiles = Начальные жетоны
starting-tile = Начальный жетон { $number }, { $boards }: { $gives }
starting-tile-does = Вы получаете всё, что на нём изображено. Трое ваших работников начинают на разных планшетах из указанных на двух ваших жетонах.
player = { $name }: { $vp } ПО, { $goods }, { $technologies ->
    [one] { $technologies } технология
    [few] { $technologies } технологии
   *[many] { $technologies } технологий
}

## Teotibot

bot-tile = Жетон Теотибота: { $tile } ({ $sums ->
    [none] не выпадает
   *[other] кубики { $sums }
})
bot-aside = Отложенный жетон Теотибота: { $tile }
bot-direction = { $way ->
    [left] Направление: влево
   *[right] Направление: вправо
}
bot-construction = Архитектор
bot-construction-does = Есть 2 камня и работник у архитектора — выкладывает строительный блок; нет, но есть работник в каменоломне — получает 2 камня; иначе — 5 какао.
bot-decorations = Ремесленники
bot-decorations-does = Есть 2 золота и работник у ремесленников — выкладывает украшение; нет, но есть работник на прииске — получает 2 золота; иначе — 5 какао.
bot-alchemy = Жрецы
bot-alchemy-does = Есть 1 золото и работник у жрецов — осваивает технологию; иначе дважды увеличивает силу своего слабейшего работника.
bot-nobles = Знать
bot-nobles-does = Есть 2 дерева и работник у знати — строит здание; нет, но есть работник в лесу — получает 2 дерева; иначе — 5 какао.
bot-mastery = Выполнение действий
bot-mastery-does = Его сильнейший свободный работник выполняет действие своего планшета; если не может — следующий по силе.
bot-worship = Поклонение
bot-worship-does = Его молящийся работник переходит на следующее место поклонения, вытесняет вашего и поднимается в том храме.
bot-mask_collection = Коллекция масок
bot-mask_collection-does = Покупает у места поклонения маску, которой у него нет, начиная с самой редкой; иначе — 5 какао.

## Resource boards

reward-workers = работники
reward-power = сила { $power }
