"""Recovery codes of people, what workers do once a day, keys that games are drawn from."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has a code; nothing was done today; games go on with their numbers."""
    op.create_table(
        "recovery_codes",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name="fk_recovery_codes_person_id",
            ondelete="CASCADE",
        ),
    )
    op.create_table(
        "chores",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_chores"),
    )
    op.add_column("tables", sa.Column("chance_key", sa.String(40)))
