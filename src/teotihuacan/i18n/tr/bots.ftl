# What bots are called: how they play
bot-random = Rastgele
bot-greedy = Açgözlü
bot-novice = Acemi
bot-student = Çırak
bot-adept = Kalfa
bot-master = Usta
bot-legend = Efsane

# Styles: what they value more than the others do
bot-collector = Koleksiyoncu
bot-builder = İnşaatçı
bot-climber = Tırmanışçı
bot-technologist = Teknolog
bot-ascender = Yükselen

# $bot: Collector, Adept; $budget: 100 playouts or 0.3s, as they are typed; classic: as it played before there was a net
bot-variant = { $kind ->
    [budget] { $bot } ({ $budget })
    [classic] { $bot } (klasik)
   *[both] { $bot } ({ $budget }, klasik)
}
