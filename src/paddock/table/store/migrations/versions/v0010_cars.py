"""The cars that people chose for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "cars",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.guest_id"), primary_key=True),
        sa.Column("paint", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
