# Rated games, ratings and who leads.

## Making a table, sitting down

rated = Рейтинговая
rated-game = рейтинговая партия
rated-text = Результат меняет рейтинг каждого. Подсказок нет, очерёдность определяет жребий, а кто уйдёт или просрочит время, окажется последним.
rated-public = Имена, рейтинги и места игроков рейтинговых партий видят все, кто здесь вошёл.
rated-clock = В рейтинговой партии время на ход ограничено. Кто его просрочит, сдаётся.
rated-password = Рейтинговые партии — для игроков с паролем, чтобы никто не играл сам с собой. Пароль можно задать в настройках.
rated-agree = Это рейтинговая партия. Садитесь, только если согласны: подсказок нет, кто уйдёт или просрочит время, окажется последним, а имя, рейтинг и место видят все, кто здесь вошёл.
refusal-guest_unrated = Рейтинговые партии — для игроков с паролем. Пароль можно задать в настройках.
refusal-rated_unasked = Это рейтинговая партия: садитесь за её стол, там сказано, что это значит.
refusal-rated_away = При таком коротком времени рейтинговая партия начинается, когда все на месте.

## At the table

# A rating with a question mark is provisional.
rating-is = Рейтинг { $rating }
rating-unsure = { $rating }?
rating-chance = шанс победить { $percent }
ratings-new = Новые рейтинги
ratings-counting = Рейтинги подсчитываются.
rating-change = { $rating } ({ $by })
rating-weight = Засчитано на { $percent }: те же игроки в последнее время часто встречались.

## Who leads

leaderboard = Таблица лидеров
leaderboard-text = Рейтинги по рейтинговым партиям. 1500 — сила бота { bot-student }, в соло — Теотибота на сложности { level-standard }. Рейтинг со знаком вопроса — лишь первая оценка: он устоится партий через пятнадцать.
leaderboard-pools = Партии
leaderboard-season = Сезон
leaderboard-nobody = В этом сезоне здесь ещё никто не закончил рейтинговую партию.
leaderboard-place = место
leaderboard-name = имя
leaderboard-rating = рейтинг
leaderboard-games = партии
leaderboard-won = победы
pool-all = Все партии
pool-2 = Два игрока
pool-3 = Три игрока
pool-4 = Четыре игрока
pool-solo = Соло
ratings-mine = Ваши рейтинги
ratings-none = У вас ещё нет рейтинга: создавая партию, выберите «{ rated }».
rating-row = { $pool }: { $rating } после { $count ->
    [one] { $count } партии
    [few] { $count } партий
    [many] { $count } партий
   *[other] { $count } партии
}
