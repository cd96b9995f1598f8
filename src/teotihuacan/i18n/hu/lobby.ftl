# Finding each other: the lobby, looking for a game, friends, and why the server refuses something there.

# Why the server refuses something
refusal-no_such_person = Itt senkit sem hívnak így.
refusal-too_many_friends = Annyi embert ismersz itt, amennyit lehet. Előbb távolíts el valakit.
refusal-too_many_invitations = Annyi embert hívtál meg, amennyit lehet. Várd meg, amíg jön közülük valaki.

# Looking for a game
seek-title = Játék keresése
seek-text = Olyanokkal hozunk össze, akik ugyanezt keresik. A játékot bárki nézheti; aki kifut az időből, feladta.
seek-clock = Idő egy körre
seek-turn = { $time } egy körre
seek-begin = Játékosok keresése
seek-stop = Nem keresek tovább
# $game: "2 players"; $time: "15 minutes"
seek-looking = Játék keresése: { $game }, { $time } egy körre
seek-count = { $count ->
    [one] Egyelőre csak te keresel ilyet.
   *[other] { $count } ember keres ilyet.
}
seek-stay = Maradj itt: az asztal megnyílik, amint mindenki megvan.
seek-go = Nem kell várnod: a játék magától elkezdődik, és ott lesz az asztalaid között.
seek-wanted = Most ezt keresik
# $game: "2 players"; $time: "15 minutes"
seek-wish = { $count } ember: { $game }, { $time } egy körre
seek-near = Csak hozzám hasonlóan erős ellenfelek
seek-join = Én is játszom
seek-found = Megvan: nyílik az asztal.
seek-deserted = Valaki nem jött el, így itt nincs játék.
seek-again = Újra keresek

# The lobby
lobby = Társalgó
lobby-count = { $count } ember van itt
lobby-people = Ki van itt
lobby-alone = Most senki más nincs itt.
lobby-at-table = asztalnál
lobby-open = Szabad helyek
lobby-no-open = Most nincs szabad hely. Nyiss nyilvános asztalt, vagy keress játékosokat.
lobby-running = Nézhető játszmák
lobby-no-running = Most nincs nyilvános játszma.
lobby-lost = A kapcsolat megszakadt. Magától helyreáll.

# Friends
friends = Barátok
friends-none = Még nincsenek barátaid. Jelölj be valakit, akivel játszottál, vagy valakit név szerint.
friends-by-name = Valaki bejelölése név szerint
friends-asking = Szeretnének a barátaid lenni
friends-asked = Akiket bejelöltél
friends-met = Nemrég veled játszottak
friends-blocked = Letiltva
friend-ask = Bejelölés barátnak
friend-accept = Elfogadom
friend-decline = Elutasítom
friend-withdraw = Visszavonom
friend-remove = Eltávolítás
friend-block = Letiltás
friend-unblock = Letiltás feloldása
friend-invite = Meghívás
# What a button does, and to whom
friend-do = { $action }: { $name }
friend-block-sure = Letiltod? { $name } nem jöhet az asztalaidhoz, nem hívhat meg, és nem hozunk össze vele. Nem tudja meg.
friend-remove-sure = Eltávolítod a barátaid közül? { $name }

# Settings
settings-invisible = Ne látsszak a társalgóban
settings-invisible-text = Különben ott mindenki látja a neved, amíg a társalgót nézed vagy asztalnál ülsz.
