"""Reviews of finished games; games that teach."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """No game has been reviewed yet, and no older table teaches."""
    op.add_column(
        "tables", sa.Column("teaching", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("depth", sa.String(10), nullable=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("worker", sa.String(8), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("review", sa.Text),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "depth", name="pk_reviews"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_reviews_person_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_reviews_person_id", "reviews", ["person_id"])
