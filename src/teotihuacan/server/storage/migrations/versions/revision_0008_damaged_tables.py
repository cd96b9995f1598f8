"""Tables whose entries can't be replayed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """None is known yet."""
    op.add_column(
        "tables", sa.Column("damaged", sa.Boolean, nullable=False, server_default=sa.false())
    )
