"""The tables of the database; `migrations` makes and changes them.

Times are whole milliseconds since 1970. `entries` is only ever added to: it is the game.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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

tables = Table(
    "tables",
    metadata,
    *make_columns(),
    Index(None, "status", "waits_for", "changed_at"),
    Index(None, "status", "deadline"),
    Index(None, "status", "visibility", "changed_at"),
    Index(None, "daily"),
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
