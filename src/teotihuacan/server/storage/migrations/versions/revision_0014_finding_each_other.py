"""Finding each other: who looks for a game, friends, blocks, people the lobby doesn't show."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody looks for a game, knows anybody or hides; all tables were made by somebody."""
    off = sa.false()
    for table, column in (("people", "invisible"), ("tables", "paired")):
        op.add_column(table, sa.Column(column, sa.Boolean, nullable=False, server_default=off))
    op.create_table(
        "seeks",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("strength", sa.Integer),
        sa.Column("reach", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "pace", name="pk_seeks"),
        refer_to_person("seeks", "person_id"),
    )
    op.create_table(
        "friends",
        sa.Column("first_id", sa.String(24), nullable=False),
        sa.Column("second_id", sa.String(24), nullable=False),
        sa.Column("asked_by_first", sa.Boolean, nullable=False),
        sa.Column("accepted", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("first_id", "second_id", name="pk_friends"),
        refer_to_person("friends", "first_id"),
        refer_to_person("friends", "second_id"),
    )
    op.create_index("ix_friends_second_id", "friends", ["second_id"])
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("blocked_id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name="pk_blocks"),
        refer_to_person("blocks", "person_id"),
        refer_to_person("blocks", "blocked_id"),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])


def refer_to_person(table: str, column: str) -> sa.ForeignKeyConstraint:
    """A reference to a person whose end is also the end of the row."""
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], ["people.id"], name=name, ondelete="CASCADE")
