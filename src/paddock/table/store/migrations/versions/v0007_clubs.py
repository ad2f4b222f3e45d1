"""Clubs: their members and invitations; the club of a table and of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    create_clubs()
    create_invitations()
    add_club_columns()


def create_clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("club_id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.Text, primary_key=True),
        sa.Column("member_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("consent_at", sa.Double, nullable=True),
        sa.Column("consent_by", sa.Text, nullable=False),
    )
    op.create_index("club_members_guest", "club_members", ["guest_id", "club_id"], unique=True)


def create_invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("member_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=True),
    )
    op.create_index("invitations_club", "invitations", ["club_id", "member_id"], unique=True)
    op.create_index("invitations_expires", "invitations", ["expires"])


def add_club_columns() -> None:
    in_club = sa.text("club_id <> ''")
    to_rate = sa.text("not is_counted and (unrated = '' or (unrated = 'several-sides' and club_id <> ''))")
    order = ["ended_at", "table_id", "number"]
    op.add_column("cards", sa.Column("club_id", sa.Text, nullable=False, server_default=""))
    op.create_index("cards_club", "cards", ["club_id", "status", "at"], sqlite_where=in_club, postgresql_where=in_club)
    op.add_column("matches", sa.Column("club_id", sa.Text, nullable=False, server_default=""))
    op.create_index("matches_club", "matches", ["club_id", *order], sqlite_where=in_club, postgresql_where=in_club)
    op.drop_index("matches_waiting", "matches")
    op.create_index("matches_waiting", "matches", order, sqlite_where=to_rate, postgresql_where=to_rate)
