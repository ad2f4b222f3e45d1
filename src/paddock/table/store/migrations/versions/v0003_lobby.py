"""Indexes for lobby and limits: the listed tables of each host, all tables of a host, the open codes of a guest."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    in_lobby = sa.text("is_listed and status in ('waiting', 'running')")
    op.drop_index("cards_listed", "cards")
    op.create_index("cards_lobby", "cards", ["host_id", "at"], sqlite_where=in_lobby, postgresql_where=in_lobby)
    op.create_index("cards_host", "cards", ["host_id", "status"])
    op.create_index("codes_guest", "codes", ["guest_id"])
