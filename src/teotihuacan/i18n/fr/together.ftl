# Getting together, and what is at hand: invitations, sharing, pictures, records, the page as an app.

# What messengers and search engines show of a link
preview-text = Teotihuacan dans le navigateur : une première partie qui vous guide, des bots de cinq forces, Teotibot, ou des amis par lien. Gratuit, rien à installer.
preview-invite-text = Ouvrez le lien, choisissez un nom et prenez place.
preview-running-text = La partie est en cours : venez la suivre.
preview-replay = Revoir : { $title }
preview-picture = La pyramide au crépuscule, quatre dés devant elle

# Invitations
invites-you = { $name } vous invite à une partie à { $count }
invited = Une place vous attend dans une partie à { $count }
invitation-sit = Prendre place
invitation-text = Choisissez un nom et la place est à vous.
invitation-gone = Cette place est prise entre-temps. Suivez la partie, ou demandez un autre lien.
invite-share = Partager
invite-message = Une partie de Teotihuacan ensemble ?
qr-show = Code QR
qr-hide = Masquer le code QR
qr-label = Code QR du lien vers la place { $seat }
qr-text = Visez-le avec l’appareil photo d’un téléphone pour prendre cette place.
shared = Partagé
starts-in = { $seconds ->
    [one] Tout le monde est là : la partie commence dans { $seconds } seconde
   *[other] Tout le monde est là : la partie commence dans { $seconds } secondes
}
start-stop = Arrêter
starts-when-here = La partie commence d’elle-même dès que tout le monde est là.
starts-missing = Retour attendu : { $names }
auto-start = Commencer dès que tout le monde est là
auto-start-text = Toutes les places prises et tout le monde en ligne : la partie commence d’elle-même.

# Playing again
rematch-asked = { $name } vous propose de rejouer
rematch-asked-somebody = Les autres vous proposent de rejouer
rematch-join = Jouer aussi

# Bots
bot-tag = Bot, { $level }

# Asking before something is done
sure-yes = Oui
sure-no = Non

# Settings at hand
sound-offered = Les sons sont coupés. Cliquez pour les activer.
sound-turn-on = Activer le son
sound-turn-off = Couper le son
settings-all = Tous les réglages
own-colour = Ma couleur
own-colour-text = Sur cette page seulement : les autres vous voient dans la couleur de votre place, et les symboles restent aux places.
own-colour-seat = Selon la place
own-colour-black = Noir
own-colour-amber = Ambre
own-colour-purple = Violet
own-colour-blue = Bleu

# Sharing
share-moment = Lien vers ce moment
share-result = Partager le résultat
link-copied = Le lien est copié.
link-by-hand = Ce navigateur interdit la copie : prenez le lien dans la barre d’adresse.
picture-table = Image de la table
picture-result = Image du résultat
picture-failed = Ce navigateur n’a pas pu dessiner l’image.
picture-title = Le résultat

# Records
import = Ouvrir une partie
import-text = Revoir une partie à partir de son fichier .json.
import-drop = Relâchez pour ouvrir la partie
import-too-large = Ce fichier est trop gros pour une partie.
import-no-json = Ce fichier n’est pas une partie : il ne contient pas de JSON.
imported-game = Ouverte d’un fichier
imported-remove = Retirer de mes parties
imported-remove-sure = Retirer cette partie de votre liste ? Le fichier ouvert reste tel quel.

# Addresses that lead nowhere
missing-title = Il n’y a rien à cette adresse
missing-text = Le lien a peut-être été coupé en le copiant, ou la page a changé de place.

# Lists of tables
list-all = Tout afficher ({ $count })
list-less = Afficher moins
