"""Results: matches, where each seat came in, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    create_matches()
    create_standings()
    create_ratings()


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("sides", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("unrated", sa.Text, nullable=False),
        sa.Column("is_counted", sa.Boolean, nullable=False),
    )
    op.create_index("matches_ended", "matches", ["ended_at"])
    to_rate = sa.text("unrated = '' and not is_counted")
    order = ["ended_at", "table_id", "number"]
    op.create_index("matches_waiting", "matches", order, sqlite_where=to_rate, postgresql_where=to_rate)


def create_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("stand_in_moves", sa.Integer, nullable=False),
        sa.Column("handovers", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended_at", sa.Double, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
    )
    asked = ["guest_id", "ended_at", "table_id", "number", "counts", "game", "side", "place", "points"]
    op.create_index("standings_guest", "standings", asked)


def create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("club_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ratings_guest", "ratings", ["guest_id"])
    op.create_table(
        "rating_state",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.BigInteger, nullable=False),
    )
