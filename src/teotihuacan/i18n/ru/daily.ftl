# The deal of the day: one game a day that is dealt alike for everybody.

## The command

command-daily = Сыграть партию дня, одинаковую для всех, и сравнить результаты коротким текстом.

    Считается только первая партия. Оставленная партия продолжается. Расклад следует из даты, поэтому скрытое можно подсмотреть: результаты — для удовольствия.
opt-daily-solo = Против Теотибота (по умолчанию).
opt-daily-adept = Против бота adept.
opt-daily-date = Партия другого дня, например 2026-11-17.
opt-daily-share = Вывести только текст, которым делятся.
opt-daily-again = Сыграть ещё раз; это не считается.
bad-daily-modes = укажите что-то одно: --solo или --adept
error-daily-mode = нет партии '{ $value }': есть { $modes }
error-daily-date = '{ $value }' — не дата: напишите её как 2026-11-17
error-daily-future = партия дня { $value } ещё не роздана
daily-begins = { $mode ->
    [solo] Партия дня { $day }, против Теотибота.
   *[adept] Партия дня { $day }, против бота adept.
}
daily-played = Партия дня { $day } уже сыграна. Ещё раз, для удовольствия: --again
daily-not-played = у партии дня { $day } ещё нет вашего результата
daily-not-first = Считается только первая партия: результат остаётся прежним.

## The text to share

daily-share-title = { $mode ->
    [solo] Teotihuacan { $day } · Теотибот
   *[adept] Teotihuacan { $day } · adept
}
daily-share-won = 🏆 { $vp } : { $other } ПО
daily-share-lost = 🌒 { $vp } : { $other } ПО
daily-share-streak = { $count ->
    [one] 🔥 { $count } день подряд
    [few] 🔥 { $count } дня подряд
   *[many] 🔥 { $count } дней подряд
}
daily-group-pyramid = пирамида
daily-group-temples = храмы
daily-group-avenue = дорога и знать
daily-group-technologies = технологии
daily-group-masks = маски
daily-group-other = прочее
daily-legend = Квадрат — 10 ПО: { $kinds }

## The page

daily = Партия дня
daily-of = Партия дня { $day }
daily-text = Одна партия в день, с одинаковым раскладом для всех. Считается ваша первая партия.
daily-honest = Расклад следует из даты, поэтому скрытое можно подсмотреть. Результаты — для удовольствия и больше ни на что не влияют.
daily-mode = { $mode ->
    [solo] Против Теотибота
   *[adept] Соперник: { bot-adept }
}
daily-play = Играть
daily-go-on = Продолжить
daily-given-up = Вы сдались в этой партии.
daily-missed = Вы не играли эту партию.
daily-result = { $won ->
    [yes] Победа { $vp } : { $other }
   *[no] Поражение { $vp } : { $other }
}
daily-look-again = Посмотреть партию
daily-table = Результаты
daily-nobody = Пока никто не доиграл.
daily-place = место
daily-name = имя
daily-vp = ПО
daily-opponent = соперник
daily-share = Текст, которым делятся
daily-earlier = Предыдущий день
daily-later = Следующий день
daily-see = Результаты дня
daily-standing = Партия дня { $day }: место { $place } из { $count }.
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
}
