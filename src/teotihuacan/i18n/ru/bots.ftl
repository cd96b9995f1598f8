# What bots are called: how they play
bot-random = Случайный
bot-greedy = Жадный
bot-novice = Новичок
bot-student = Ученик
bot-adept = Знаток
bot-master = Мастер
bot-legend = Легенда

# Styles: what they value more than the others do
bot-collector = Коллекционер
bot-builder = Строитель
bot-climber = Паломник
bot-technologist = Технолог
bot-ascender = Вознесённый

# $bot: Collector, Adept; $budget: 100 playouts or 0.3s, as they are typed; classic: as it played before there was a net
bot-variant = { $kind ->
    [budget] { $bot } ({ $budget })
    [classic] { $bot } (классика)
   *[both] { $bot } ({ $budget }, классика)
}
