## Masa sayfası: üst çubuk, yan panel, tuşlar
part-start = Başlangıç
to-answers = Cevaplara geç
head-tools = Araçlar
head-your-turn = Sıra sizde
head-turn = Sıra: { $name }
head-eclipse-now = şimdi
side-panel = Günlük, sohbet ve kurallar
tab-rules = Kurallar
panel-open = Günlüğü ve sohbeti aç
panel-close = Günlüğü ve sohbeti kapat
chat-unread = { $count } yeni mesaj
chat-toast = { $name } yazıyor: { $text }
keys-title = Masadaki tuşlar
key-help = bu liste
