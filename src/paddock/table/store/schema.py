"""The database schema. A test checks that the migrations lead to it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData()
TO_RATE = text("not is_counted and (unrated = '' or (unrated = 'several-sides' and club_id <> ''))")
IN_CLUB = text("club_id <> ''")
NOT_SENT = text("sent_at is null")
OF_ONE_TABLE = text("table_id <> ''")
IN_LOBBY = text("is_listed and status in ('waiting', 'running')")

# An ordinary table, not WITHOUT ROWID: rows of many tables then share the page that is written, which halves the work.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)
cards = Table(
    "cards",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("host_id", Text, nullable=False),
    Column("guests", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("club_id", Text, nullable=False, server_default=""),  # empty outside clubs
    Column("days", Integer, nullable=False, server_default="0"),  # for a move; 0 where time is not counted in days
    Index("cards_lobby", "host_id", "at", sqlite_where=IN_LOBBY, postgresql_where=IN_LOBBY),
    Index("cards_status", "status"),
    Index("cards_at", "status", "at"),
    Index("cards_host", "host_id", "status"),
    Index("cards_club", "club_id", "status", "at", sqlite_where=IN_CLUB, postgresql_where=IN_CLUB),
)
card_guests = Table(
    "card_guests",
    metadata,
    Column("guest_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Index("card_guests_table", "table_id"),
)
# Beside the log, so that people can be forgotten: the name under which a guest sat down with the row `seq`.
names = Table(
    "names",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Index("names_guest", "guest_id"),
)
chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("shown_seq", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_guest", "guest_id"),
    Index("chat_at", "at"),
)
# Matches of kind 1: the names that their chance is bound to, or, once somebody was forgotten, that chance itself.
old_deals = Table(
    "old_deals",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("names", Text, nullable=False),
    Column("blocks", Text, nullable=False),
)
# One row while the logs of an older version are being rewritten: the last table that was.
rewriting = Table("rewriting", metadata, Column("after", Text, primary_key=True))
guests = Table(
    "guests",
    metadata,
    Column("guest_id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
)
# The time zone of a person: that of their browser unless they chose it.
zones = Table(
    "zones",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.guest_id"), primary_key=True),
    Column("zone", Text, nullable=False),
    Column("is_chosen", Boolean, nullable=False),
)
# The cars that people chose; whoever chose none has one made from their id.
cars = Table(
    "cars",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.guest_id"), primary_key=True),
    Column("paint", Integer, nullable=False),
    Column("number", Integer, nullable=False),
)
devices = Table(
    "devices",
    metadata,
    Column("device_id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("guest_id", Text, ForeignKey("guests.guest_id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("passkey_id", Text, nullable=False, server_default=""),  # with which it signed in
)
codes = Table(
    "codes",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.guest_id"), nullable=False),
    Column("expires", Double, nullable=False),
    Index("codes_guest", "guest_id"),
)
# Keys beside the devices, each with the device that made it: signing that out removes them.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.guest_id"), nullable=False),
    Column("device_id", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("recovery_codes_guest", "guest_id"),
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("passkey_id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.guest_id"), nullable=False),
    Column("device_id", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("passkeys_guest", "guest_id"),
)
challenges = Table(
    "challenges",
    metadata,
    Column("challenge_hash", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("expires", Double, nullable=False),
    Index("challenges_expires", "expires"),
)
# A guest who was joined with another one. Logs, names and chat keep the old id; everything else has the new one.
aliases = Table(
    "aliases",
    metadata,
    Column("old_guest", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.guest_id"), nullable=False),
    Column("at", Double, nullable=False),
    Index("aliases_guest", "guest_id"),
)
# People whom a guest does not want to meet, each with the name it had then; `block_id` is its name outside.
blocks = Table(
    "blocks",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.guest_id"), primary_key=True),
    Column("blocked_id", Text, primary_key=True),
    Column("block_id", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("blocks_blocked", "blocked_id"),
)
# For the host of the server: who reports whom, where, why, and what was said last (JSON).
reports = Table(
    "reports",
    metadata,
    Column("report_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("reported_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("reports_guest", "guest_id"),
    Index("reports_reported", "reported_id"),
    Index("reports_at", "at"),
)
# What matches leave behind. It stays when the log is removed.
matches = Table(
    "matches",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seq", BigInteger, nullable=False),  # of the row that ended it
    Column("game", Text, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("ending", Text, nullable=False),  # over: played out; ended: before that
    Column("unrated", Text, nullable=False),  # why it is not rated; empty if it is
    Column("is_counted", Boolean, nullable=False),  # whether ratings contain it
    Column("club_id", Text, nullable=False, server_default=""),  # empty outside clubs
    Index("matches_ended", "ended_at"),
    Index("matches_waiting", "ended_at", "table_id", "number", sqlite_where=TO_RATE, postgresql_where=TO_RATE),
    Index("matches_club", "club_id", "ended_at", "table_id", "number", sqlite_where=IN_CLUB, postgresql_where=IN_CLUB),
)
# One row for each seat; game and time are those of the match, and the index has all that statistics ask for.
standings = Table(
    "standings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("guest_id", Text, nullable=False),  # empty for a bot, and for somebody who was forgotten
    Column("level", Integer, nullable=True),  # of a bot
    Column("moves", Integer, nullable=False),
    Column("stand_in_moves", Integer, nullable=False),
    Column("handovers", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("counts", Boolean, nullable=False),  # in statistics of its guest
    Index("standings_guest", "guest_id", "ended_at", "table_id", "number", "counts", "game", "side", "place", "points"),
)
# What luck and decisions added up to, in millionths of a match, for each seat of a match that was reviewed.
reviewed = Table(
    "reviewed",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("luck", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
)
# Ratings of people, by pool: a club (empty: the whole server) and a game (empty: all games).
ratings = Table(
    "ratings",
    metadata,
    Column("club_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("guest_id", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("ratings_guest", "guest_id"),
)
# One row: how often ratings were written, so that two processes do not rate the same match.
rating_state = Table(
    "rating_state",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("version", BigInteger, nullable=False),
)
clubs = Table(
    "clubs",
    metadata,
    Column("club_id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("away_days", Integer, nullable=False, server_default="30"),  # that a member may be away in a year
)
# `member_id` is what other people see of a guest. A member without a device is a guest whom a keeper added.
club_members = Table(
    "club_members",
    metadata,
    Column("club_id", Text, primary_key=True),
    Column("member_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("role", Text, nullable=False),  # keeper or member
    Column("at", Double, nullable=False),
    Column("consent_at", Double, nullable=True),  # without a device: when a keeper confirmed the consent
    Column("consent_by", Text, nullable=False),  # the member_id of that keeper; empty for members with a device
    Index("club_members_guest", "guest_id", "club_id", unique=True),
)
# Not hashed: members look a code up again to show it. One with a member makes whoever accepts it that member.
invitations = Table(
    "invitations",
    metadata,
    Column("code", Text, primary_key=True),
    Column("club_id", Text, nullable=False),
    Column("member_id", Text, nullable=False),  # empty: a new member
    Column("at", Double, nullable=False),
    Column("expires", Double, nullable=True),
    Index("invitations_club", "club_id", "member_id", unique=True),
    Index("invitations_expires", "expires"),
)
# A season of a club, with its points by place as JSON; `counting` is how many legs count (0: all).
seasons = Table(
    "seasons",
    metadata,
    Column("season_id", Text, primary_key=True),
    Column("club_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("points", Text, nullable=False),
    Column("counting", Integer, nullable=False),
    Column("grid", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("seasons_club", "club_id", "at"),
)
# A leg that is replayed begins a new attempt; only the last one counts.
season_legs = Table(
    "season_legs",
    metadata,
    Column("season_id", Text, primary_key=True),
    Column("leg", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("at", Double, nullable=True),  # the date, if there is one
    Column("attempt", Integer, nullable=False),
)
# Whoever was a member while a leg was driven, also if they left since; without a guest if they were forgotten.
season_drivers = Table(
    "season_drivers",
    metadata,
    Column("season_id", Text, primary_key=True),
    Column("member_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Index("season_drivers_guest", "guest_id"),
)
season_going = Table(
    "season_going",
    metadata,
    Column("season_id", Text, primary_key=True),
    Column("leg", Integer, primary_key=True, autoincrement=False),
    Column("member_id", Text, primary_key=True),
)
# The result of a heat is that of the first match at its table that was played out.
season_heats = Table(
    "season_heats",
    metadata,
    Column("season_id", Text, primary_key=True),
    Column("leg", Integer, primary_key=True, autoincrement=False),
    Column("attempt", Integer, primary_key=True, autoincrement=False),
    Column("heat", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
)
season_seats = Table(
    "season_seats",
    metadata,
    Column("season_id", Text, primary_key=True),
    Column("leg", Integer, primary_key=True, autoincrement=False),
    Column("attempt", Integer, primary_key=True, autoincrement=False),
    Column("heat", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("member_id", Text, nullable=False),  # empty for a bot
    Column("level", Integer, nullable=True),  # of a bot
)
# What keepers changed: a place (0: it does not count), or, without a member, that a leg is replayed.
season_changes = Table(
    "season_changes",
    metadata,
    Column("season_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("leg", Integer, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("member_id", Text, nullable=False),
    Column("before", Integer, nullable=True),
    Column("after", Integer, nullable=True),
    Column("note", Text, nullable=False),
    Column("by_member", Text, nullable=False),
    Column("at", Double, nullable=False),
)
# Until when a seat of a slow table has time for its move; `guest_id` is empty where nobody is waited for.
due = Table(
    "due",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("at", Double, nullable=True),  # empty while the table is paused
    Column("left_s", Double, nullable=False),  # what remains then
    Column("claimed_until", Double, nullable=False),  # so long one process makes the move
    Index("due_at", "at"),
    Index("due_guest", "guest_id", "since"),
)
# When people were or are away; their deadlines stand still then.
away = Table(
    "away",
    metadata,
    Column("guest_id", Text, primary_key=True),
    Column("since", Double, primary_key=True, autoincrement=False),
    Column("until", Double, nullable=False),
)
# How a person wants to be told; minutes of the day are those of their time zone.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("guest_id", Text, primary_key=True),
    Column("lang", Text, nullable=False),
    Column("is_daily", Boolean, nullable=False),  # mail once a day instead of at each turn
    Column("is_quiet", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
)
# Where notices go: the mail address of a person, a browser of theirs, or the webhook of a table or a club.
notice_targets = Table(
    "notice_targets",
    metadata,
    Column("target_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),  # empty for a webhook
    Column("table_id", Text, nullable=False),  # of a webhook, or empty
    Column("club_id", Text, nullable=False),  # of a webhook, or empty
    Column("channel", Text, nullable=False),  # mail, push or webhook
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # push: what the browser decrypts with; webhook: its kind
    Column("device_id", Text, nullable=False),  # push: signing that device out removes it
    Column("lang", Text, nullable=False),  # of a webhook
    Column("stop", Text, nullable=False, unique=True),  # not hashed: it is part of every message
    Column("confirm_hash", Text, nullable=False),  # of a mail address that is not confirmed yet
    Column("is_on", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index("notice_targets_guest", "guest_id"),
    Index("notice_targets_address", "address"),
    Index("notice_targets_table", "table_id", sqlite_where=OF_ONE_TABLE, postgresql_where=OF_ONE_TABLE),
    Index("notice_targets_club", "club_id", sqlite_where=IN_CLUB, postgresql_where=IN_CLUB),
)
# What is to be sent, written with the entry `seq`. That it is somebody's turn stays after it was sent, for reminders.
notices = Table(
    "notices",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("guest_id", Text, primary_key=True),  # whose turn it is; empty where a webhook is told a result
    Column("target_id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # turn or over
    Column("at", Double, nullable=False),
    Column("armed_at", Double, nullable=False),  # at, or when it was armed again as a reminder
    Column("due_at", Double, nullable=False),
    Column("claimed_until", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("reminders", Integer, nullable=False),
    Column("sent_at", Double, nullable=True),
    Index("notices_guest", "guest_id", "table_id"),
    Index("notices_target", "target_id"),
    Index("notices_due", "due_at", sqlite_where=NOT_SENT, postgresql_where=NOT_SENT),
)
# Mail addresses whose owner stopped a confirmation that they had not asked for.
refused_addresses = Table(
    "refused_addresses",
    metadata,
    Column("address_hash", Text, primary_key=True),
    Column("at", Double, nullable=False),
)
# Row 1 is written to test whether writing works, row 2 tells when a process last ran.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
