"""What operators need: bans, mutes, an audit log, reports, announcements."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody is an operator, and nothing was done to anybody."""
    off = sa.false()
    op.add_column("people", sa.Column("operator", sa.Boolean, nullable=False, server_default=off))
    for name in ("banned", "muted"):
        op.add_column("people", sa.Column(f"{name}_until", sa.BigInteger))
        op.add_column("people", sa.Column(f"{name}_reason", sa.String(200)))
    op.add_column("people", sa.Column("code_until", sa.BigInteger))
    op.add_column("tables", sa.Column("notice", sa.String(200)))
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator_id", sa.String(24)),
        sa.Column("operator", sa.String(80), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("target", sa.String(80), nullable=False),
        sa.Column("details", sa.String(200), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
        refer("audit", "operator_id", "people.id", "SET NULL"),
        refer("audit", "person_id", "people.id", "SET NULL"),
    )
    op.create_index("ix_audit_person_id", "audit", ["person_id"])
    op.create_index("ix_audit_operator_id", "audit", ["operator_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter_id", sa.String(24)),
        sa.Column("person_id", sa.String(24)),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("subject", sa.String(10), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("quote", sa.String(500), nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("open_key", sa.String(80)),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("open_key", name="uq_reports_open_key"),
        refer("reports", "reporter_id", "people.id", "SET NULL"),
        refer("reports", "person_id", "people.id", "CASCADE"),
        refer("reports", "table_id", "tables.id", "CASCADE"),
    )
    for column in ("reporter_id", "person_id", "table_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person_id", sa.String(24)),
        sa.Column("table_id", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        refer("notices", "person_id", "people.id", "CASCADE"),
        refer("notices", "table_id", "tables.id", "CASCADE"),
    )
    op.create_index("ix_notices_person_id", "notices", ["person_id"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])


def refer(table: str, column: str, target: str, gone: str) -> sa.ForeignKeyConstraint:
    """A reference to another table's row, and what becomes of it when that row is gone."""
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [target], name=name, ondelete=gone)
