# Finding each other: the lobby, looking for a game, friends, and why the server refuses something there.

# Why the server refuses something
refusal-no_such_person = Здесь никого так не зовут.
refusal-too_many_friends = Вы знаете здесь столько людей, сколько разрешено. Сначала удалите кого-нибудь.
refusal-too_many_invitations = Вы пригласили столько людей, сколько разрешено. Подождите, пока кто-нибудь придёт.

# Looking for a game
seek-title = Найти партию
seek-text = Вас сведут с теми, кто ищет то же самое. Смотреть могут все; у кого вышло время, тот сдался.
seek-clock = Время на ход
seek-turn = { $time } на ход
seek-begin = Искать игроков
seek-stop = Не искать
# $game: "2 players"; $time: "15 minutes"
seek-looking = Ищем партию: { $game }, { $time } на ход
seek-count = { $count ->
    [1] Пока это ищете только вы.
    [one] Это ищет { $count } человек.
    [few] Это ищут { $count } человека.
   *[many] Это ищут { $count } человек.
}
seek-stay = Оставайтесь здесь: стол откроется, как только все найдутся.
seek-go = Ждать не нужно: партия начнётся сама и появится среди ваших столов.
seek-wanted = Сейчас ищут
# $game: "2 players"; $time: "15 minutes"
seek-wish = { $count ->
    [one] { $count } человек: { $game }, { $time } на ход
    [few] { $count } человека: { $game }, { $time } на ход
   *[many] { $count } человек: { $game }, { $time } на ход
}
seek-near = Только соперники примерно моей силы
seek-join = Играть со всеми
seek-found = Нашли: стол открывается.
seek-deserted = Кто-то не пришёл, и партии здесь не будет.
seek-again = Искать снова

# The lobby
lobby = Зал
lobby-count = { $count ->
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
   *[many] Здесь { $count } человек
}
lobby-people = Кто здесь
lobby-alone = Сейчас больше никого нет.
lobby-at-table = за столом
lobby-open = Свободные места
lobby-no-open = Сейчас свободных мест нет. Создайте открытый стол или поищите игроков.
lobby-running = Партии для зрителей
lobby-no-running = Сейчас нет открытых партий.
lobby-lost = Связь прервалась. Она восстановится сама.

# Friends
friends = Друзья
friends-none = Друзей пока нет. Предложите дружбу тому, с кем играли, или кому-нибудь по имени.
friends-by-name = Предложить дружбу по имени
friends-asking = Хотят дружить с вами
friends-asked = Кому вы предложили
friends-met = Недавно играли с вами
friends-blocked = Заблокированы
friend-ask = Предложить дружбу
friend-accept = Принять
friend-decline = Отклонить
friend-withdraw = Отозвать
friend-remove = Удалить
friend-block = Заблокировать
friend-unblock = Разблокировать
friend-invite = Пригласить
# What a button does, and to whom
friend-do = { $action }: { $name }
friend-block-sure = Заблокировать игрока { $name }? Он не сядет за ваши столы, не пригласит вас, и вас не сведут вместе. Ему об этом не скажут.
friend-remove-sure = Удалить игрока { $name } из друзей?

# Settings
settings-invisible = Не показывать меня в зале
settings-invisible-text = Иначе там все видят ваше имя, пока вы в зале или за столом.
