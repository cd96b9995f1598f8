# Getting together, and what is at hand: invitations, sharing, pictures, records, the page as an app.

# What messengers and search engines show of a link
preview-text = Play Teotihuacan in the browser: a first game that teaches you, bots of five strengths, Teotibot, or friends by link. Free, nothing to install.
preview-invite-text = Open the link, choose a name and sit down.
preview-running-text = The game is on: come and watch.
preview-replay = Replay: { $title }
preview-picture = The pyramid at dusk, four dice before it

# Invitations
invites-you = { $name } invites you to a game for { $count }
invited = You are invited to a game for { $count }
invitation-sit = Sit down
invitation-text = Choose a name, and you sit at the table.
invitation-gone = That seat is taken meanwhile. You can watch, or ask for another link.
invite-share = Share
invite-message = Come and play Teotihuacan with me
qr-show = QR code
qr-hide = Hide the QR code
qr-label = QR code of the link to seat { $seat }
qr-text = Hold a phone’s camera over it to sit down there.
shared = Shared
starts-in = { $seconds ->
    [one] Everybody is here: the game begins in { $seconds } second
   *[other] Everybody is here: the game begins in { $seconds } seconds
}
start-stop = Stop
starts-when-here = The game begins by itself as soon as everybody is here.
starts-missing = Still to come back: { $names }
auto-start = Begin as soon as everybody is here
auto-start-text = All seats are taken and everybody is connected: then the game begins by itself.

# Playing again
rematch-asked = { $name } wants to play again with you
rematch-asked-somebody = The others want to play again with you
rematch-join = Play along

# Bots
bot-tag = Bot, { $level }

# Asking before something is done
sure-yes = Yes
sure-no = No

# Settings at hand
sound-offered = Sounds are off. Click to turn them on.
sound-turn-on = Turn the sound on
sound-turn-off = Turn the sound off
settings-all = All settings
own-colour = My colour
own-colour-text = On this page only: the others see you in your seat’s colour, and the symbols stay with their seats.
own-colour-seat = As seated
own-colour-black = Black
own-colour-amber = Amber
own-colour-purple = Purple
own-colour-blue = Blue

# Sharing
share-moment = Link to this moment
share-result = Share the result
link-copied = The link is copied.
link-by-hand = This browser allows no copying: take the link from the address bar.
picture-table = Picture of the table
picture-result = Picture of the result
picture-failed = The picture could not be drawn in this browser.
picture-title = How it ended

# Records
import = Open a record
import-text = Watch a game again from its .json file.
import-drop = Let go to open the record
import-too-large = That file is too large for a record.
import-no-json = That file is no record: it holds no JSON.
imported-game = From a record
imported-remove = Remove it from my games
imported-remove-sure = Remove this game from your list? The file you opened stays as it is.

# Addresses that lead nowhere
missing-title = There is nothing at this address
missing-text = Perhaps the link was cut off when it was copied, or the page has moved.

# Lists of tables
list-all = Show all { $count }
list-less = Show fewer
