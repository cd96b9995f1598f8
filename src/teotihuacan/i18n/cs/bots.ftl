# What bots are called: how they play
bot-random = Náhodný
bot-greedy = Hamižný
bot-novice = Nováček
bot-student = Žák
bot-adept = Znalec
bot-master = Mistr
bot-legend = Legenda

# Styles: what they value more than the others do
bot-collector = Sběratel
bot-builder = Stavitel
bot-climber = Poutník
bot-technologist = Technolog
bot-ascender = Povznesený

# $bot: Collector, Adept; $budget: 100 playouts or 0.3s, as they are typed; classic: as it played before there was a net
bot-variant = { $kind ->
    [budget] { $bot } ({ $budget })
    [classic] { $bot } (klasika)
   *[both] { $bot } ({ $budget }, klasika)
}
