# Getting together, and what is at hand: invitations, sharing, pictures, records, the page as an app.

# What messengers and search engines show of a link
preview-text = Teotihuacan a böngészőben: első játék, amely megtanít rá, ötféle erejű botok, Teotibot, vagy barátok egy linkkel. Ingyenes, nem kell telepíteni.
preview-invite-text = Nyisd meg a linket, válassz egy nevet, és ülj le.
preview-running-text = Folyik a játék: gyere, és nézd.
preview-replay = Visszajátszás: { $title }
preview-picture = A piramis alkonyatkor, előtte négy kocka

# Invitations
invites-you = { $name } meghív egy { $count } fős játékra
invited = Meghívtak egy { $count } fős játékra
invitation-sit = Leülök
invitation-text = Válassz egy nevet, és már az asztalnál ülsz.
invitation-gone = Ezt a helyet közben elfoglalták. Nézheted a játékot, vagy kérhetsz másik linket.
invite-share = Megosztás
invite-message = Gyere, játssz velem Teotihuacant!
qr-show = QR-kód
qr-hide = QR-kód elrejtése
qr-label = QR-kód a helyhez: { $seat }
qr-text = Tarts fölé egy telefon kameráját, és már le is ülhetsz oda.
shared = Megosztva
starts-in = Mindenki itt van: a játék { $seconds } másodperc múlva kezdődik
start-stop = Megállítás
starts-when-here = A játék magától elkezdődik, amint mindenki itt van.
starts-missing = Még vissza kell térnie: { $names }
auto-start = Kezdés, amint mindenki itt van
auto-start-text = Ha minden hely foglalt, és mindenki kapcsolódott, a játék magától elkezdődik.

# Playing again
rematch-asked = { $name } visszavágót szeretne játszani veled
rematch-asked-somebody = A többiek visszavágót szeretnének játszani veled
rematch-join = Én is játszom

# Bots
bot-tag = Bot, { $level }

# Asking before something is done
sure-yes = Igen
sure-no = Nem

# Settings at hand
sound-offered = A hangok ki vannak kapcsolva. Kattints a bekapcsoláshoz.
sound-turn-on = Hang bekapcsolása
sound-turn-off = Hang kikapcsolása
settings-all = Minden beállítás
own-colour = A színem
own-colour-text = Csak ezen az oldalon: a többiek a helyed színével látnak, és a jelek a helyeknél maradnak.
own-colour-seat = A hely színe
own-colour-black = Fekete
own-colour-amber = Borostyán
own-colour-purple = Lila
own-colour-blue = Kék

# Sharing
share-moment = Link ehhez a pillanathoz
share-result = Eredmény megosztása
link-copied = A link a vágólapon van.
link-by-hand = Ez a böngésző nem enged másolni: a link a címsorban van.
picture-table = Kép az asztalról
picture-result = Kép az eredményről
picture-failed = Ezt a képet a böngésző nem tudta megrajzolni.
picture-title = Így ért véget

# Records
import = Felvétel megnyitása
import-text = Egy játék újranézése a .json fájljából.
import-drop = Engedd el, és megnyílik a felvétel
import-too-large = Ez a fájl túl nagy egy felvételhez.
import-no-json = Ez a fájl nem felvétel: nincs benne JSON.
imported-game = Felvételből
imported-remove = Eltávolítás a játékaim közül
imported-remove-sure = Eltávolítod ezt a játékot a listádból? A megnyitott fájl megmarad.

# Addresses that lead nowhere
missing-title = Ezen a címen nincs semmi
missing-text = Lehet, hogy másoláskor levágódott a link vége, vagy az oldal elköltözött.

# Lists of tables
list-all = Mind a { $count }
list-less = Kevesebb
