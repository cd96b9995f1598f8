## Страница стола: шапка, панель сбоку, клавиши
part-start = Начало
to-answers = К ответам
head-tools = Инструменты
head-your-turn = Ваш ход
head-turn = Ходит: { $name }
head-eclipse-now = сейчас
side-panel = Журнал, чат и правила
tab-rules = Правила
panel-open = Открыть журнал и чат
panel-close = Закрыть журнал и чат
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } новых сообщений
}
chat-toast = { $name } пишет: { $text }
keys-title = Клавиши за столом
key-help = этот список
