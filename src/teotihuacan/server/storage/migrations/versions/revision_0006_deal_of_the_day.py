"""Tables with the deal of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0003"


def upgrade() -> None:
    """No older table has the deal of a day."""
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.create_index("ix_tables_daily", "tables", ["daily"])
