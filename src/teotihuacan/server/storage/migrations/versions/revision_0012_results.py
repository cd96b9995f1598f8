"""How games ended, seat by seat; profiles that may be public."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody's profile is public; the server reads the games that are over once it runs."""
    off = sa.false()
    public = sa.Column("public_profile", sa.Boolean, nullable=False, server_default=off)
    op.add_column("people", public)
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("vp", sa.Integer, nullable=False),
        sa.Column("ended_by", sa.String(12), nullable=False),
        sa.Column("books", sa.JSON, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_results_person_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_results_person_id", "results", ["person_id"])
