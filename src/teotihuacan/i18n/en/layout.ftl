## The page with a table: its head, the panel beside it, the keys
part-start = Start
to-answers = To the answers
head-tools = Tools
head-your-turn = Your turn
head-turn = Turn: { $name }
head-eclipse-now = now
side-panel = Log, chat and rules
tab-rules = Rules
panel-open = Open log and chat
panel-close = Close log and chat
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
chat-toast = { $name } writes: { $text }
keys-title = Keys at the table
key-help = this list
