# What bots are called: how they play
bot-random = Véletlen
bot-greedy = Mohó
bot-novice = Kezdő
bot-student = Tanuló
bot-adept = Haladó
bot-master = Mester
bot-legend = Legenda

# Styles: what they value more than the others do
bot-collector = Gyűjtő
bot-builder = Építő
bot-climber = Templomjáró
bot-technologist = Technológus
bot-ascender = Felemelkedő

# $bot: Collector, Adept; $budget: 100 playouts or 0.3s, as they are typed; classic: as it played before there was a net
bot-variant = { $kind ->
    [budget] { $bot } ({ $budget })
    [classic] { $bot } (klasszikus)
   *[both] { $bot } ({ $budget }, klasszikus)
}
