"""Ratings: which games are rated, how strong people are, and what each game did to that."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """No game was rated, and nobody has a rating."""
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", rated)
    op.add_column("tables", sa.Column("counted_at", sa.BigInteger))
    op.create_index("ix_tables_rated_counted_at", "tables", ["rated", "counted_at"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("pool", sa.String(4), nullable=False),
        sa.Column("season", sa.String(6), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "pool", "season", name="pk_ratings"),
        refer("ratings", "person_id", "people.id"),
    )
    op.create_index("ix_ratings_pool_season", "ratings", ["pool", "season"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("pool", sa.String(4), nullable=False),
        sa.Column("season", sa.String(6), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", "pool", name="pk_rating_changes"),
        refer("rating_changes", "table_id", "tables.id"),
        refer("rating_changes", "person_id", "people.id"),
    )
    op.create_index("ix_rating_changes_person_id", "rating_changes", ["person_id"])


def refer(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    """A reference to another table's row, with which this one is deleted."""
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [target], name=name, ondelete="CASCADE")
