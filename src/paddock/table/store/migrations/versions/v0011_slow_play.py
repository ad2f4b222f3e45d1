"""Slow play: deadlines of tables by the time of day, and who is away until when."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "due",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=True),
        sa.Column("left_s", sa.Double, nullable=False),
        sa.Column("claimed_until", sa.Double, nullable=False),
    )
    op.create_index("due_at", "due", ["at"])
    op.create_index("due_guest", "due", ["guest_id", "since"])
    op.create_table(
        "away",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, primary_key=True, autoincrement=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.add_column("clubs", sa.Column("away_days", sa.Integer, nullable=False, server_default="30"))
    op.add_column("cards", sa.Column("days", sa.Integer, nullable=False, server_default="0"))
