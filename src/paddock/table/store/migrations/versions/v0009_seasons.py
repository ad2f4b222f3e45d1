"""Seasons of clubs: legs, who comes, heats with their seats, and what keepers changed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    create_seasons()
    create_drivers()
    create_heats()
    create_changes()


def number(name: str) -> "sa.Column[int]":
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def create_seasons() -> None:
    op.create_table(
        "seasons",
        sa.Column("season_id", sa.Text, primary_key=True),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("counting", sa.Integer, nullable=False),
        sa.Column("grid", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("seasons_club", "seasons", ["club_id", "at"])
    op.create_table(
        "season_legs",
        sa.Column("season_id", sa.Text, primary_key=True),
        number("leg"),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=True),
        sa.Column("attempt", sa.Integer, nullable=False),
    )


def create_drivers() -> None:
    op.create_table(
        "season_drivers",
        sa.Column("season_id", sa.Text, primary_key=True),
        sa.Column("member_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("season_drivers_guest", "season_drivers", ["guest_id"])
    op.create_table(
        "season_going",
        sa.Column("season_id", sa.Text, primary_key=True),
        number("leg"),
        sa.Column("member_id", sa.Text, primary_key=True),
    )


def create_heats() -> None:
    op.create_table(
        "season_heats",
        sa.Column("season_id", sa.Text, primary_key=True),
        number("leg"),
        number("attempt"),
        number("heat"),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_table(
        "season_seats",
        sa.Column("season_id", sa.Text, primary_key=True),
        number("leg"),
        number("attempt"),
        number("heat"),
        number("seat"),
        sa.Column("member_id", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=True),
    )


def create_changes() -> None:
    op.create_table(
        "season_changes",
        sa.Column("season_id", sa.Text, primary_key=True),
        number("number"),
        sa.Column("leg", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("member_id", sa.Text, nullable=False),
        sa.Column("before", sa.Integer, nullable=True),
        sa.Column("after", sa.Integer, nullable=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("by_member", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
