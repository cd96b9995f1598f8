# What bots are called: how they play
bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
bot-student = Student
bot-adept = Adept
bot-master = Master
bot-legend = Legend

# Styles: what they value more than the others do
bot-collector = Collector
bot-builder = Builder
bot-climber = Climber
bot-technologist = Technologist
bot-ascender = Ascender

# $bot: Collector, Adept; $budget: 100 playouts or 0.3s, as they are typed; classic: as it played before there was a net
bot-variant = { $kind ->
    [budget] { $bot } ({ $budget })
    [classic] { $bot } (classic)
   *[both] { $bot } ({ $budget }, classic)
}
