"""Names of people: readable, unique, not to be mistaken for others, for bots or for the host."""

import unicodedata

from ...bots.names import BOT_NAMES
from ...bots.seats import TEOTIBOT, find_known_bot
from ..errors import invalid

GONE = "(gone)"  # at tables, for people who had themselves deleted
LONGEST = 40
LONGEST_KEY = 120
EMOJI_LOOK = "\ufe0f"  # keyboards put it behind some emoji; the name is the same without
# Letters and marks that count as printable, but show nothing.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Alphabets whose letters look like each other: a name is written in one of them.
ALPHABETS = ("LATIN", "CYRILLIC", "GREEK")
# What looks like Latin letters, small or capital.
LOOK_ALIKES = {
    **str.maketrans("авекмнорстухіјѕһӏԁԛԝѵ", "abekmhopctyxijshldqwv"),
    **str.maketrans("αβεζηικμνορτυχϲ", "abezhikmvoptyxc"),
    **str.maketrans("ıłøđħŧ01|5$", "ilodhtollss"),
}
# Whoever runs a server, in the languages that the game speaks; accents make no difference.
HOSTS = (
    *("admin", "administrator", "host", "moderator", "operator", "root", "server", "support"),
    *("administrateur", "modérateur", "opérateur", "hôte", "serveur"),
    *("administrátor", "moderátor", "operátor", "správce", "hostitel"),
    *("adminisztrátor", "rendszergazda", "üzemeltető"),
    *("админ", "администратор", "модератор", "оператор", "сервер"),
    *("yönetici", "moderatör", "operatör", "sunucu"),
)


def clean_name(text: str) -> str:
    """A name as it is stored and shown; a refusal if nobody may have it."""
    name = read_name(text)
    key = name_key(name)
    if key in BOT_KEYS or key.startswith("mcts:") or find_known_bot(key) or key == GONE:
        raise invalid(f"nobody may be called {name}: it is the name of a bot, or of nobody")
    if name_shape(name) in HOST_SHAPES:
        raise invalid(f"nobody may be called {name}: it looks like whoever runs the server")
    if len(find_alphabets(name)) > 1:
        raise invalid("the letters of a name are of one alphabet")
    return name


def read_name(text: str) -> str:
    """A name that somebody has, maybe from before a bot got it; a refusal if it is none."""
    name = normalize_name(text)
    key = name_key(name)
    if not name:
        raise invalid("a name has at least one character")
    if len(name) > LONGEST or len(key) > LONGEST_KEY:
        raise invalid(f"a name has at most {LONGEST} characters")
    if not all(map(is_visible, name)) or unicodedata.category(name[0]).startswith("M"):
        raise invalid("a name has only characters that can be seen")
    return name


def normalize_name(text: str) -> str:
    """A text in composed form, without extra white space."""
    return " ".join(unicodedata.normalize("NFC", text.replace(EMOJI_LOOK, "")).split())


def name_key(name: str) -> str:
    """The name with case and form folded; unique among people."""
    folded = unicodedata.normalize("NFKC", normalize_name(name)).casefold()
    return unicodedata.normalize("NFKC", folded)


def name_shape(name: str) -> str:
    """What a name looks like: two names of one shape are easily mistaken for each other."""
    return "".join(text_shape(name).split())[:LONGEST_KEY]


def text_shape(text: str) -> str:
    """What a text looks like: small letters without accents, one for all that look alike."""
    letters = unicodedata.normalize("NFKD", name_key(text))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return plain.translate(LOOK_ALIKES)


def find_alphabets(name: str) -> set[str]:
    """The alphabets of a name's letters, of those that look like each other."""
    words = (unicodedata.name(letter, "").split(" ")[0] for letter in name if letter.isalpha())
    return {word for word in words if word in ALPHABETS}


def is_visible(character: str) -> bool:
    """Whether a character is visible and doesn't move the text around it."""
    return (
        character.isprintable()
        and character not in BLANKS
        and "VARIATION SELECTOR" not in unicodedata.name(character, "")
    )


BOT_KEYS = frozenset(map(name_key, (*BOT_NAMES, TEOTIBOT)))
HOST_SHAPES = frozenset(map(name_shape, HOSTS))
