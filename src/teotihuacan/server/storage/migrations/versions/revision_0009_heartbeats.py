"""Signs of life of worker processes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has left one."""
    op.create_table(
        "heartbeats",
        sa.Column("worker", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("worker", name="pk_heartbeats"),
    )
