"""Tables that start by themselves, games from records, names of bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; older tables wait for their start, and draw the names of their bots."""
    for name in ("auto_start", "imported"):
        op.add_column(
            "tables", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    op.add_column("seats", sa.Column("nickname", sa.String(40)))
