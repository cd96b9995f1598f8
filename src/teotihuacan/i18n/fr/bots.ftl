# What bots are called: how they play
bot-random = Aléatoire
bot-greedy = Glouton
bot-novice = Novice
bot-student = Élève
bot-adept = Confirmé
bot-master = Maître
bot-legend = Légende

# Styles: what they value more than the others do
bot-collector = Collectionneur
bot-builder = Bâtisseur
bot-climber = Grimpeur
bot-technologist = Technologue
bot-ascender = Ascendant

# $bot: Collector, Adept; $budget: 100 playouts or 0.3s, as they are typed; classic: as it played before there was a net
bot-variant = { $kind ->
    [budget] { $bot } ({ $budget })
    [classic] { $bot } (classique)
   *[both] { $bot } ({ $budget }, classique)
}
