## Stránka stolu: záhlaví, panel vedle, klávesy
part-start = Začátek
to-answers = Přejít k odpovědím
head-tools = Nástroje
head-your-turn = Jste na tahu
head-turn = Na tahu: { $name }
head-eclipse-now = teď
side-panel = Průběh, chat a pravidla
tab-rules = Pravidla
panel-open = Otevřít průběh a chat
panel-close = Zavřít průběh a chat
chat-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
chat-toast = { $name } píše: { $text }
keys-title = Klávesy u stolu
key-help = tento seznam
