"""Tables without hints; confirmation of turns against bots and in first games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Old tables allow hints; nobody has said how their turns should end against bots."""
    yes, no = sa.true(), sa.false()
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=yes))
    op.add_column("people", sa.Column("confirm_bots", sa.Boolean))
    op.add_column(
        "seats", sa.Column("confirm_bots", sa.Boolean, nullable=False, server_default=no)
    )
