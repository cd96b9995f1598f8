"""First attempts of people at puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has tried one yet."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("puzzle", sa.String(8), nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "puzzle", name="pk_puzzle_attempts"),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name="fk_puzzle_attempts_person_id",
            ondelete="CASCADE",
        ),
    )
