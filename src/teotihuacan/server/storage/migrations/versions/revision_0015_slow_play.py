"""Games that last days: notifications, vacations, growing clocks, notes at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nobody has said what they want to be told, is away or keeps notes; clocks don't grow."""
    op.add_column("people", sa.Column("away_until", sa.BigInteger))
    op.add_column("seats", sa.Column("away_until", sa.BigInteger))
    op.add_column("tables", sa.Column("clock_increment", sa.Integer))
    op.add_column("tables", sa.Column("clock_left", sa.JSON))
    make_notification_tables()
    op.create_table(
        "vacations",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("begin", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "begin", name="pk_vacations"),
        refer("vacations", "person_id", "people.id"),
    )
    op.create_table(
        "table_notes",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_table_notes"),
        refer("table_notes", "person_id", "people.id"),
        refer("table_notes", "table_id", "tables.id"),
    )
    op.create_index("ix_table_notes_table_id", "table_notes", ["table_id"])


def make_notification_tables() -> None:
    """What people want to be told, by which ways, and what waits until they may be told."""
    op.create_table(
        "notification_settings",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("while_here", sa.Boolean, nullable=False),
        sa.Column("webhook_form", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_notification_settings"),
        refer("notification_settings", "person_id", "people.id"),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("session_id", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.String(600), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.UniqueConstraint("endpoint", name="uq_push_subscriptions_endpoint"),
        refer("push_subscriptions", "person_id", "people.id"),
    )
    op.create_index("ix_push_subscriptions_person_id", "push_subscriptions", ["person_id"])
    op.create_table(
        "waiting_news",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(15), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_waiting_news"),
        refer("waiting_news", "person_id", "people.id"),
        refer("waiting_news", "table_id", "tables.id"),
    )
    for column in ("person_id", "table_id", "due"):
        op.create_index(f"ix_waiting_news_{column}", "waiting_news", [column])
    op.create_table(
        "mail_addresses",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("address", sa.String(254)),
        sa.Column("wanted", sa.String(254)),
        sa.Column("code", sa.String(64)),
        sa.Column("code_until", sa.BigInteger),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("digest_day", sa.String(10)),
        sa.PrimaryKeyConstraint("person_id", name="pk_mail_addresses"),
        refer("mail_addresses", "person_id", "people.id"),
    )


def refer(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    """A reference to a row of another table, with which this one goes."""
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [target], name=name, ondelete="CASCADE")
