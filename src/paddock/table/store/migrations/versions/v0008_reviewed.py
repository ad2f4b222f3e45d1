"""Reviewed matches: what luck and decisions added up to, seat by seat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "reviewed",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("luck", sa.Integer, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
    )
