"""Names, chat and what older deals were bound to, beside the logs; rewriting the logs begins after it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "names",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("names_guest", "names", ["guest_id"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("shown_seq", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("chat_guest", "chat", ["guest_id"])
    op.create_index("chat_at", "chat", ["at"])
    op.create_table(
        "old_deals",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("blocks", sa.Text, nullable=False),
    )
    op.create_index("cards_at", "cards", ["status", "at"])
    begin_rewriting()


def begin_rewriting() -> None:
    """The table that rewriting has reached; there is no row when nothing has to be rewritten."""
    op.create_table("rewriting", sa.Column("after", sa.Text, primary_key=True))
    op.execute("insert into rewriting (after) select '' where exists (select 1 from events)")
