"""The time zone of a person, which only the settings of notices knew before."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
TAKE_OVER = """
insert into zones (guest_id, zone, is_chosen)
select guest_id, zone, false from notice_settings where guest_id in (select guest_id from guests)
"""


def upgrade() -> None:
    op.create_table(
        "zones",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.guest_id"), primary_key=True),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("is_chosen", sa.Boolean, nullable=False),
    )
    op.execute(TAKE_OVER)
    op.drop_column("notice_settings", "zone")
