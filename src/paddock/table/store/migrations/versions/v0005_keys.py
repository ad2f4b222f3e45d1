"""Keys of guests beside their devices: recovery codes, passkeys, and challenges that are used once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("devices", sa.Column("passkey_id", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.guest_id"), nullable=False),
        sa.Column("device_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("recovery_codes_guest", "recovery_codes", ["guest_id"])
    create_passkeys()


def create_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("passkey_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.guest_id"), nullable=False),
        sa.Column("device_id", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge_hash", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("challenges_expires", "challenges", ["expires"])
