"""Guests that were joined with another one; people whom a guest blocked; reports to the host of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "aliases",
        sa.Column("old_guest", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.guest_id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("aliases_guest", "aliases", ["guest_id"])
    op.create_table(
        "blocks",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.guest_id"), primary_key=True),
        sa.Column("blocked_id", sa.Text, primary_key=True),
        sa.Column("block_id", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked_id"])
    create_reports()


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("report_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("reported_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("reports_guest", "reports", ["guest_id"])
    op.create_index("reports_reported", "reports", ["reported_id"])
    op.create_index("reports_at", "reports", ["at"])
