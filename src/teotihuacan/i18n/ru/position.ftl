# A position in words: the tab "In words" beside the table.

in-words = Словами
words-now = Сейчас
words-turn-yours = Ваш ход: { $question }
words-turn = Ходит { $name }
words-over = Партия окончена
words-eclipse = Затмение { $number } из { $of }

words-player = { $name } ({ $standing ->
    [you] вы
    [asked] ходит
   *[other] место { $seat }
})
words-score = { $vp } ПО; { $goods }
words-worker = { $place ->
    [none] Работник с силой { $power }, ещё не в игре
    [locked] { $board }: молящийся работник с силой { $power }
   *[free] { $board }: работник с силой { $power }
}
words-tracks = Храмы: синий { $blue }, красный { $red }, зелёный { $green }; Дорога мёртвых { $avenue }; алтарь пирамиды { $track }
words-technologies = Технологии: { $technologies }
words-no-technologies = Технологий нет
words-discoveries = Жетоны открытий: { $tiles }
words-discoveries-used = Использовано жетонов открытий: { $count }
words-several = { $count ->
    [1] { $thing }
    [one] { $count } × { $thing }
    [few] { $count } × { $thing }
   *[many] { $count } × { $thing }
}

words-boards = Планшеты по часовой стрелке
words-board = { $board }: { $workers }
words-empty = никого
words-worker-of = { $name } { $power }
words-worker-locked = { $name } { $power } (молится)
words-neutral = нейтральный кубик { $colour }
words-discovery-on = { $place }: жетон открытия — { $tile }
words-royal = Жетон вождя { $space }: { $tile }

words-pyramid = Пирамида
words-pyramid-empty = Ни одного блока пока не выложено.
words-level = { $tiles ->
    [one] Уровень { $level }: { $tiles } блок
    [few] Уровень { $level }: { $tiles } блока
   *[many] Уровень { $level }: { $tiles } блоков
}
words-laid = Ряд { $row }, столбец { $column }: { $icons }
words-decorations = { $side ->
    [top] Верхняя сторона
    [right] Правая сторона
    [bottom] Нижняя сторона
   *[left] Левая сторона
}: { $decorations }
words-none = ничего

words-displays = Для стройки
words-pyramid-tile = Строительный блок { $slot }: { $icons }
words-decoration-tile = Украшение { $slot }: { $icons }
words-left = Осталось в стопках — строительных блоков: { $pyramid }, украшений: { $decorations }, жетонов открытий: { $discoveries }

words-tracks-title = Храмы и Дорога мёртвых
words-bonus = { $temple ->
    [blue] Синий храм
    [red] Красный храм
   *[green] Зелёный храм
}, ступень { $step }: { $bonus }
words-step-tiles = { $track ->
    [avenue] Дорога мёртвых, плита { $step }
    [blue] Синий храм, ступень { $step }
    [red] Красный храм, ступень { $step }
   *[green] Зелёный храм, ступень { $step }
}: { $tiles }
words-bot = Жетоны Теотибота
words-starting = Начальные жетоны на выбор
