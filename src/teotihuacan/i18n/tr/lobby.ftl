# Finding each other: the lobby, looking for a game, friends, and why the server refuses something there.

# Why the server refuses something
refusal-no_such_person = Burada o adda kimse yok.
refusal-too_many_friends = Burada tanıyabileceğiniz kadar kişi tanıyorsunuz. Önce birini çıkarın.
refusal-too_many_invitations = Davet edebileceğiniz kadar kişi davet ettiniz. Bazıları gelene kadar bekleyin.

# Looking for a game
seek-title = Oyun bul
seek-text = Aynı şeyi arayanlarla bir araya getirilirsiniz. Herkes izleyebilir; süresi biten çekilmiş sayılır.
seek-clock = Tur süresi
seek-turn = Tur başına { $time }
seek-begin = Oyuncu ara
seek-stop = Aramayı bırak
# $game: "2 players"; $time: "15 minutes"
seek-looking = Oyun aranıyor: { $game }, tur başına { $time }
seek-count = { $count ->
    [one] Şimdilik bunu yalnızca siz arıyorsunuz.
   *[other] Bunu { $count } kişi arıyor.
}
seek-stay = Burada kalın: herkes bulununca masa açılır.
seek-go = Beklemeniz gerekmez: oyun kendiliğinden başlar ve masalarınızın arasında yer alır.
seek-wanted = Şu anda arananlar
# $game: "2 players"; $time: "15 minutes"
seek-wish = { $count } kişi: { $game }, tur başına { $time }
seek-near = Yalnızca aşağı yukarı benim gücümdeki rakipler
seek-join = Oyuna katıl
seek-found = Bulundu: masa açılıyor.
seek-deserted = Biri gelmedi, bu yüzden burada oyun yok.
seek-again = Yeniden ara

# The lobby
lobby = Salon
lobby-count = Burada { $count } kişi var
lobby-people = Kimler burada
lobby-alone = Şu anda başka kimse yok.
lobby-at-table = masada
lobby-open = Boş koltuklar
lobby-no-open = Şu anda boş koltuk yok. Herkese açık bir masa kurun ya da oyuncu arayın.
lobby-running = İzlenecek oyunlar
lobby-no-running = Şu anda herkese açık oyun yok.
lobby-lost = Bağlantı koptu. Kendiliğinden geri gelir.

# Friends
friends = Arkadaşlar
friends-none = Henüz arkadaşınız yok. Birlikte oynadığınız birine ya da adıyla birine istek gönderin.
friends-by-name = Adıyla birine istek gönder
friends-asking = Arkadaşınız olmak istiyor
friends-asked = İstek gönderdikleriniz
friends-met = Son zamanlarda sizinle oynayanlar
friends-blocked = Engellenenler
friend-ask = Arkadaşlık isteği gönder
friend-accept = Kabul et
friend-decline = Reddet
friend-withdraw = Geri çek
friend-remove = Çıkar
friend-block = Engelle
friend-unblock = Engeli kaldır
friend-invite = Davet et
# What a button does, and to whom
friend-do = { $action }: { $name }
friend-block-sure = { $name } engellensin mi? Masalarınıza gelemez, sizi davet edemez, sizinle eşleştirilmez. Bundan haberi olmaz.
friend-remove-sure = { $name } arkadaşlarınızdan çıkarılsın mı?

# Settings
settings-invisible = Beni salonda gösterme
settings-invisible-text = Yoksa salona bakarken ya da masadayken herkes orada adınızı görür.
