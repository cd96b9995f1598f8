# Getting together, and what is at hand: invitations, sharing, pictures, records, the page as an app.

# What messengers and search engines show of a link
preview-text = Teotihuacan v prohlížeči: první hra, která vás provede, boti pěti úrovní, Teotibot, nebo přátelé přes odkaz. Zdarma a bez instalace.
preview-invite-text = Otevřete odkaz, zvolte si jméno a posaďte se.
preview-running-text = Hra běží: přijďte se podívat.
preview-replay = Přehrání: { $title }
preview-picture = Pyramida za soumraku, před ní čtyři kostky

# Invitations
invites-you = { $count ->
    [one] { $name } vás zve ke hře pro { $count } hráče
    [few] { $name } vás zve ke hře pro { $count } hráče
    [many] { $name } vás zve ke hře pro { $count } hráče
   *[other] { $name } vás zve ke hře pro { $count } hráčů
}
invited = { $count ->
    [one] Čeká na vás místo ve hře pro { $count } hráče
    [few] Čeká na vás místo ve hře pro { $count } hráče
    [many] Čeká na vás místo ve hře pro { $count } hráče
   *[other] Čeká na vás místo ve hře pro { $count } hráčů
}
invitation-sit = Posadit se
invitation-text = Zvolte si jméno a sedíte u stolu.
invitation-gone = Toto místo je mezitím obsazené. Můžete se dívat, nebo požádat o jiný odkaz.
invite-share = Sdílet
invite-message = Pojďte si se mnou zahrát Teotihuacan
qr-show = QR kód
qr-hide = Skrýt QR kód
qr-label = QR kód odkazu na místo { $seat }
qr-text = Namiřte na něj fotoaparát telefonu a posaďte se tam.
shared = Sdíleno
starts-in = { $seconds ->
    [one] Všichni jsou tu: hra začne za { $seconds } sekundu
    [few] Všichni jsou tu: hra začne za { $seconds } sekundy
    [many] Všichni jsou tu: hra začne za { $seconds } sekundy
   *[other] Všichni jsou tu: hra začne za { $seconds } sekund
}
start-stop = Zastavit
starts-when-here = Hra začne sama, jakmile tu budou všichni.
starts-missing = Čeká se na návrat: { $names }
auto-start = Začít, jakmile tu budou všichni
auto-start-text = Všechna místa jsou obsazená a všichni připojeni: pak hra začne sama.

# Playing again
rematch-asked = { $name } si s vámi chce zahrát znovu
rematch-asked-somebody = Ostatní si s vámi chtějí zahrát znovu
rematch-join = Hrát také

# Bots
bot-tag = Bot, { $level }

# Asking before something is done
sure-yes = Ano
sure-no = Ne

# Settings at hand
sound-offered = Zvuky jsou vypnuté. Kliknutím je zapnete.
sound-turn-on = Zapnout zvuk
sound-turn-off = Vypnout zvuk
settings-all = Všechna nastavení
own-colour = Moje barva
own-colour-text = Jen na této stránce: ostatní vás vidí v barvě vašeho místa a symboly zůstávají u svých míst.
own-colour-seat = Podle místa
own-colour-black = Černá
own-colour-amber = Jantarová
own-colour-purple = Fialová
own-colour-blue = Modrá

# Sharing
share-moment = Odkaz na tuto chvíli
share-result = Sdílet výsledek
link-copied = Odkaz je zkopírovaný.
link-by-hand = Tento prohlížeč kopírování nedovolí: odkaz je v řádku s adresou.
picture-table = Obrázek stolu
picture-result = Obrázek výsledku
picture-failed = Tento prohlížeč obrázek nedokázal nakreslit.
picture-title = Jak to dopadlo

# Records
import = Otevřít záznam
import-text = Přehrajte si hru z jejího souboru .json.
import-drop = Puštěním otevřete záznam
import-too-large = Tento soubor je na záznam příliš velký.
import-no-json = Tento soubor není záznam: neobsahuje JSON.
imported-game = Ze záznamu
imported-remove = Odebrat z mých her
imported-remove-sure = Odebrat tuto hru z vašeho seznamu? Otevřený soubor zůstane, jak je.

# Addresses that lead nowhere
missing-title = Na této adrese nic není
missing-text = Možná se odkaz při kopírování nezkopíroval celý, nebo se stránka přestěhovala.

# Lists of tables
list-all = Zobrazit vše ({ $count })
list-less = Zobrazit méně
