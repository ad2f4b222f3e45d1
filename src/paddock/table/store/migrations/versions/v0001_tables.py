"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_log()
    create_cards()
    create_guests()
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def create_log() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def create_cards() -> None:
    op.create_table(
        "cards",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("host_id", sa.Text, nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("cards_listed", "cards", ["is_listed", "at"])
    op.create_index("cards_status", "cards", ["status"])
    op.create_table(
        "card_guests",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
    )
    op.create_index("card_guests_table", "card_guests", ["table_id"])


def create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("device_id", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.Text, nullable=False, unique=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.guest_id"), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
    )
    op.create_index("ix_devices_guest_id", "devices", ["guest_id"])
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.guest_id"), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
