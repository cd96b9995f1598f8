## La page d’une table : en-tête, panneau, touches
part-start = Début
to-answers = Aller aux réponses
head-tools = Outils
head-your-turn = À vous
head-turn = Au tour de : { $name }
head-eclipse-now = maintenant
side-panel = Journal, chat et règles
tab-rules = Règles
panel-open = Ouvrir le journal et le chat
panel-close = Fermer le journal et le chat
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-toast = { $name } écrit : { $text }
keys-title = Les touches à la table
key-help = cette liste
