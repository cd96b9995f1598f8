"""The tables of the database; `migrations` makes and changes them.

Times are whole milliseconds since 1970. `entries` is only ever added to: it is the game.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

from .table_row import make_columns

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "name_key", String(120), nullable=False, unique=True
    ),  # the name, case and form folded
    Column("name_shape", String(120), nullable=False, server_default=text("''"), index=True),
    Column("password", String(200)),  # an argon2 hash; guests have none
    Column("sessions", Integer, nullable=False),  # counted up to end all sessions
    Column("automatic", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("confirm_bots", Boolean),  # against bots and in first games; null: never said
    Column("webhook", String(500)),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("operator", Boolean, nullable=False, server_default=false()),
    Column("banned_until", BigInteger),
    Column("banned_reason", String(200)),
    Column("muted_until", BigInteger),
    Column("muted_reason", String(200)),
    Column("code_until", BigInteger),  # the password is a code that works once, until then
    # Whether everybody may see the person's profile.
    Column("public_profile", Boolean, nullable=False, server_default=false()),
    Column("invisible", Boolean, nullable=False, server_default=false()),  # in the lobby
    Column("away_until", BigInteger),  # the end of the latest vacation
)

ended_sessions = Table(  # browsers in which somebody signed out
    "ended_sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column(
        "person_id",
        String(24),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        index=True,
    ),
    Column("until", BigInteger, nullable=False),  # after which no cookie of it is taken
)

recovery_codes = Table(  # each lets its person set a new password, once
    "recovery_codes",
    metadata,
    Column(
        "person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("hash", String(64), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    *make_columns(),
    Index(None, "status", "waits_for", "changed_at"),
    Index(None, "status", "deadline"),
    Index(None, "status", "visibility", "changed_at"),
    Index(None, "daily"),
    Index(None, "rated", "counted_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True),  # in the order of creation
    Column("seat", Integer, nullable=False),  # in turn order; drawn at the start
    Column("kind", String(10), nullable=False),  # open, link, name, person, bot, teotibot
    Column("person_id", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("invite", String(24)),  # who has it may take the seat
    Column("automatic", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    # `confirm` from the start of the game on, if all others are bots or it is a first game.
    Column("confirm_bots", Boolean, nullable=False, server_default=false()),
    Column("nickname", String(40)),  # of a bot; none: drawn from the table's key
    Column("away_until", BigInteger),  # whoever sits there is on vacation, or was
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without a gap
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("by", String(10), nullable=False),  # person, bot, clock, automation
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),  # empty: whoever said it is gone
    Column("at", BigInteger, nullable=False),
)

puzzle_attempts = Table(  # the first attempts of people at puzzles
    "puzzle_attempts",
    metadata,
    Column(
        "person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("puzzle", String(8), primary_key=True),
    Column("rating", Integer, nullable=False),  # the puzzle's at that time
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(  # of people, in each pool; those of past seasons stay as they ended
    "ratings",
    metadata,
    Column(
        "person_id", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("pool", String(4), primary_key=True),  # all, 2, 3, 4, solo
    Column("season", String(6), primary_key=True),  # 2026-4
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),  # in all seasons
    Column("played", Integer, nullable=False),  # in this one
    Column("won", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "pool", "season"),
)

rating_changes = Table(  # what rated games did to ratings
    "rating_changes",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "person_id",
        String(24),
        ForeignKey("people.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("pool", String(4), primary_key=True),
    Column("season", String(6), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("weight", Float, nullable=False),  # less than 1 among people who meet all the time
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", BigInteger, nullable=False),  # when the game ended
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(10), primary_key=True),  # quick, deep
    Column("person_id", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("worker", String(8), nullable=False),  # the process that works on it
    Column("done", Integer, nullable=False),  # turns
    Column("turns", Integer, nullable=False),
    Column("review", Text),  # as JSON; null until it is done
    Column("changed_at", BigInteger, nullable=False),  # long ago: its worker is gone
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

heartbeats = Table(  # when worker processes last made sure that they can write
    "heartbeats",
    metadata,
    Column("worker", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

chores = Table(  # when any worker last did what is done once a day
    "chores",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
)


def refer_to_person(name: str, gone: str) -> Column[str]:
    """A person, or nobody."""
    return Column(name, String(24), ForeignKey("people.id", ondelete=gone), index=True)


def refer_to_table(*, nullable: bool) -> Column[int]:
    """A table whose end is also the end of this row."""
    key = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Integer, key, nullable=nullable, index=True)


results = Table(  # how games ended that were played here, for each seat
    "results",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    refer_to_person("person_id", "SET NULL"),
    Column("kind", String(10), nullable=False),  # person, bot, teotibot
    Column("name", String(40), nullable=False),  # the level of a bot; people change theirs
    Column("at", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),  # 1: solo
    Column("place", Integer, nullable=False),  # 1 is the best
    Column("vp", Integer, nullable=False),
    Column("ended_by", String(12), nullable=False),  # rules, resignation
    Column("books", JSON, nullable=False),  # VP by source
    Column("facts", JSON, nullable=False),  # starting tiles, achievements, options ...
)

audit = Table(  # what operators did
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    refer_to_person("operator_id", "SET NULL"),
    Column("operator", String(80), nullable=False),  # who; at the command line a system's user
    Column("action", String(20), nullable=False),
    refer_to_person("person_id", "SET NULL"),
    Column("target", String(80), nullable=False),  # a person's name, a table's key
    Column("details", String(200), nullable=False),
    Column("reason", String(200), nullable=False),
)

reports = Table(  # what players tell operators about each other
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    refer_to_person("reporter_id", "SET NULL"),
    refer_to_person("person_id", "CASCADE"),  # whom it is about
    refer_to_table(nullable=False),
    Column("subject", String(10), nullable=False),  # person, line, title
    Column("line", Integer),  # of the chat
    Column("quote", String(500), nullable=False),  # the name, line or title as it was
    Column("reason", String(10), nullable=False),
    Column("text", String(500), nullable=False),
    Column("state", String(10), nullable=False),  # open, resolved, dismissed
    Column("open_key", String(80), unique=True),  # who and what, while it is open
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)

notices = Table(  # what an operator changed, for running workers to look at
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),  # person, ended, delete, table, news
    refer_to_person("person_id", "CASCADE"),
    refer_to_table(nullable=True),
)


def be_person(name: str, *, index: bool = False) -> Column[str]:
    """A person in a primary key, whose end is also the end of the row."""
    key = ForeignKey("people.id", ondelete="CASCADE")
    return Column(name, String(24), key, primary_key=True, index=index)


seeks = Table(  # people who look for others to play with
    "seeks",
    metadata,
    be_person("person_id"),
    Column("pace", String(10), primary_key=True),  # live, days: a person looks for one of each
    Column("players", Integer, nullable=False),
    Column("clock_seconds", Integer, nullable=False),  # for a turn
    Column("rated", Boolean, nullable=False),
    Column("strength", Integer),  # the person's, if it is known
    Column("reach", Integer),  # how far from it that of others may be; null: anyone
    Column("at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # when the person was last there
)

friends = Table(  # two people who are friends, or one of whom would like to be
    "friends",
    metadata,
    be_person("first_id"),  # the smaller of the two ids
    be_person("second_id", index=True),
    Column("asked_by_first", Boolean, nullable=False),
    Column("accepted", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

blocks = Table(  # people who want nothing to do with somebody
    "blocks",
    metadata,
    be_person("person_id"),
    be_person("blocked_id", index=True),
    Column("at", BigInteger, nullable=False),
)


def refer_to_owner() -> Column[str]:
    """The person whose row this is, and with whom it goes."""
    target = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person_id", String(24), target, nullable=False, index=True)


notification_settings = Table(  # of whoever ever said what they want to be told
    "notification_settings",
    metadata,
    be_person("person_id"),
    Column("language", String(5), nullable=False),
    Column("time_zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight; null: no quiet hours
    Column("quiet_until", Integer),
    Column("kinds", JSON, nullable=False),  # a list of what they are told of
    Column("while_here", Boolean, nullable=False),  # also while connected to the table
    Column("webhook_form", String(10), nullable=False),
)

push_subscriptions = Table(  # browsers that take messages while the page is closed
    "push_subscriptions",
    metadata,
    Column("id", Integer, primary_key=True),
    refer_to_owner(),
    Column("session_id", String(24), nullable=False),  # signing out ends it
    Column("endpoint", String(600), nullable=False, unique=True),
    Column("key", String(100), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

waiting_news = Table(  # what people are told when their quiet hours or vacation are over
    "waiting_news",
    metadata,
    Column("id", Integer, primary_key=True),
    refer_to_owner(),
    refer_to_table(nullable=False),
    Column("kind", String(15), nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
)

mail_addresses = Table(  # where the daily digest goes
    "mail_addresses",
    metadata,
    be_person("person_id"),
    Column("address", String(254)),  # confirmed
    Column("wanted", String(254)),  # not yet
    Column("code", String(64)),  # a hash of what was sent to the one that is wanted
    Column("code_until", BigInteger),
    Column("tries", Integer, nullable=False),  # to type that code
    Column("digest_day", String(10)),  # the latest, by the person's calendar: 2026-11-17
)

vacations = Table(  # so that nobody is away for ever
    "vacations",
    metadata,
    be_person("person_id"),
    Column("begin", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

table_notes = Table(  # what people write down for themselves
    "table_notes",
    metadata,
    be_person("person_id"),
    Column(
        "table_id",
        Integer,
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
