### Why the server refuses something, for every code it can send (server/errors.py); people read
### this on the page. $message is the server's own English sentence.

## Requests

refusal-malformed = Сервер не смог это прочитать.
refusal-nobody = Сначала войдите или выберите имя.
refusal-forbidden = Вам этого делать нельзя.
refusal-foreign_origin = Страницам других сайтов это недоступно.
refusal-not_found = Такого стола или такой страницы нет.
refusal-method_not_allowed = Здесь так нельзя.
refusal-too_large = Это слишком много за один раз.
refusal-wrong_host = Этот сервер называется иначе.
refusal-invalid = Здесь это не имеет смысла: { $message }
refusal-too_often = { $wait ->
    [one] Слишком часто: подождите { $wait } секунду и попробуйте снова.
    [few] Слишком часто: подождите { $wait } секунды и попробуйте снова.
   *[many] Слишком часто: подождите { $wait } секунд и попробуйте снова.
}
refusal-internal = На сервере что-то пошло не так. Ничего не пропало: попробуйте ещё раз.

## People

refusal-storage = Сейчас ничего нельзя сохранить. Ничего не потеряно: повторите чуть позже.
refusal-wrong_password = Пароль неверный, или такого имени нет.
refusal-wrong_code = Резервный код неверный или уже использован, или такого имени нет.
refusal-weak_password = Такой пароль легко угадать. Выберите другой: хорошо подойдут несколько слов.
refusal-name_taken = Это имя здесь уже занято: выберите другое.
refusal-signed_in = Вы уже вошли.
refusal-password_changed = Пароль тем временем сменили.

## Tables

refusal-other_rules = Эту партию играли не по нынешним правилам.
refusal-damaged = Сохранённую партию не удаётся прочитать. Владелец сервера уже знает.
refusal-busy = За этим столом слишком много всего происходит. Попробуйте ещё раз.
refusal-gone = Кого-то за этим столом больше нет. Взгляните ещё раз.
refusal-closed = Стол закрыт тем, кто его создал.
refusal-started = Партия уже началась.
refusal-not_started = Партия ещё не началась.
refusal-not_over = Партия ещё не окончена.
refusal-seated = Вы уже сидите за этим столом.
refusal-full = Свободных мест не осталось.
refusal-not_full = Не все места заняты.
refusal-bad_record = Это не запись партии: { $message }
refusal-unfinished_record = Партия в этой записи не окончена: продолжить её можно в терминале.
refusal-too_many_tables = У вас уже столько столов, сколько разрешено. Сначала закончите или покиньте некоторые.
refusal-draining = Сервер скоро будет обновлён и не принимает новых столов. Начатые партии продолжаются.
refusal-too_many_records = Больше записей хранить нельзя. Сначала уберите несколько.
refusal-review_running = Один ваш разбор ещё идёт: дождитесь его или отмените.
refusal-reviews_full = Слишком много разборов уже ждёт. Попробуйте позже.
refusal-no_review = Сейчас оценить ход нельзя.
refusal-not_teaching = Это не учебная партия.

## The game

refusal-over = Партия окончена.
refusal-stale = Партия с тех пор продвинулась. Взгляните ещё раз.
refusal-not_asked = Сейчас не ваш ход.
refusal-illegal = Сейчас так нельзя.
refusal-held = Сначала закончите ход или возьмите последний ответ назад.
refusal-not_held = Заканчивать нечего.
refusal-too_many_undos = Ходы отменялись слишком часто: теперь нужно играть дальше.
refusal-chat_full = Чат этого стола заполнен.
refusal-cannot_undo = Назад уже ничего не взять.
refusal-no_hint = Сейчас подсказку дать нельзя.

## Said by the page: the server can’t be reached; a code it doesn’t know

refusal-offline = Сервер сейчас недоступен.
refusal-other = { $message }
