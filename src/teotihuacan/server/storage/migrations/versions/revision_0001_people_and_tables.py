"""People, tables with their seats, entries and chat, secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(120), nullable=False),
        sa.Column("password", sa.String(200)),
        sa.Column("sessions", sa.Integer, nullable=False),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("webhook", sa.String(500)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("name_key", name="uq_people_name_key"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("key", sa.String(24), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("creator", sa.String(24)),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("shuffle", sa.Boolean, nullable=False),
        sa.Column("clock_seconds", sa.Integer),
        sa.Column("clock_end", sa.String(10), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("waits_for", sa.String(10)),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.String(24)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("key", name="uq_tables_key"),
        sa.ForeignKeyConstraint(
            ["creator"], ["people.id"], name="fk_tables_creator", ondelete="SET NULL"
        ),
    )
    for columns in (
        ("status", "waits_for", "changed_at"),
        ("status", "deadline"),
        ("status", "visibility", "changed_at"),
    ):
        op.create_index(f"ix_tables_{'_'.join(columns)}", "tables", list(columns))
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("invite", sa.String(24)),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "place", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_seats_person_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_chat_person_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_chat_person_id", "chat", ["person_id"])
