"""Notices: settings of people, where notices go, what is to be sent, and mail addresses that want nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
WAITING = sa.text("sent_at is null")
OF_TABLE = sa.text("table_id <> ''")
OF_CLUB = sa.text("club_id <> ''")


def upgrade() -> None:
    create_settings()
    create_targets()
    create_notices()


def create_settings() -> None:
    op.create_table(
        "notice_settings",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("is_daily", sa.Boolean, nullable=False),
        sa.Column("is_quiet", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
    )
    op.create_table(
        "refused_addresses",
        sa.Column("address_hash", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def create_targets() -> None:
    op.create_table(
        "notice_targets",
        sa.Column("target_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("device_id", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("stop", sa.Text, nullable=False, unique=True),
        sa.Column("confirm_hash", sa.Text, nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("notice_targets_guest", "notice_targets", ["guest_id"])
    op.create_index("notice_targets_address", "notice_targets", ["address"])
    for name, condition in (("table", OF_TABLE), ("club", OF_CLUB)):
        op.create_index(
            f"notice_targets_{name}",
            "notice_targets",
            [f"{name}_id"],
            sqlite_where=condition,
            postgresql_where=condition,
        )


def create_notices() -> None:
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("target_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("armed_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double, nullable=False),
        sa.Column("claimed_until", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("reminders", sa.Integer, nullable=False),
        sa.Column("sent_at", sa.Double, nullable=True),
    )
    op.create_index("notices_guest", "notices", ["guest_id", "table_id"])
    op.create_index("notices_target", "notices", ["target_id"])
    op.create_index("notices_due", "notices", ["due_at"], sqlite_where=WAITING, postgresql_where=WAITING)
