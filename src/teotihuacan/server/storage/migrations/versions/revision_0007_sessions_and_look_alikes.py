"""Sessions that have ended, and what names look like."""

import sqlalchemy as sa
from alembic import op

from teotihuacan.server.accounts.person_names import name_shape

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Everybody keeps their name, even if it looks like another one."""
    op.create_table(
        "ended_sessions",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ended_sessions"),
        sa.ForeignKeyConstraint(
            ["person_id"],
            ["people.id"],
            name="fk_ended_sessions_person_id",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_ended_sessions_person_id", "ended_sessions", ["person_id"])
    op.add_column(
        "people",
        sa.Column("name_shape", sa.String(120), nullable=False, server_default=sa.text("''")),
    )
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("name_shape"))
    connection = op.get_bind()
    for person_id, name in connection.execute(sa.select(people.c.id, people.c.name)).all():
        mine = sa.update(people).where(people.c.id == person_id)
        connection.execute(mine.values(name_shape=name_shape(name)))
    op.create_index("ix_people_name_shape", "people", ["name_shape"])
