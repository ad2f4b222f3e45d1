# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Start a server so that people can play in their browsers, on this machine or anywhere in the room.
cli-serve-examples = For example
    {"  "}{ $program } serve         on this machine only; prints the address
    {"  "}{ $program } serve --lan   for every phone in the room; prints a QR code
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Open it to the local network, and print its address with a QR code.
cli-flag-serve-host = Listen on this address instead.
cli-flag-serve-port = The port; 0 picks a free one.
cli-flag-serve-data = The folder of the database. Default: your data folder.
cli-flag-serve-database = Use a PostgreSQL database instead, postgresql://…; any number of servers can share it.
cli-flag-serve-origin = An address at which people reach this server, such as https://race.example; can be repeated.
cli-flag-serve-proxy = The server runs behind a proxy that tells it where requests come from.
cli-flag-serve-accounts = Passkeys and recovery codes: off, or optional. Nobody ever needs one to play.
cli-flag-serve-workers = How many processes the bots think in.
cli-flag-serve-keep-days = After how many days finished matches and guests who did not come back are removed.
cli-flag-serve-per-address = How many connections one address may open; 0: no limit.
cli-flag-serve-unlimited = No rate or size limits at all: for load tests, never on the open internet.
cli-flag-serve-metrics = Let every address read the metrics, not only this machine.
cli-flag-serve-log = Log level: debug, info, warning or error.
cli-serve-address = Paddock is running at { $file }
cli-serve-room = In this room: { $file }
cli-serve-no-network = For others: no network found. Connect this machine by Wi-Fi, cable or a phone’s hotspot, and start again.
cli-serve-stop = Ctrl-C stops it; when it starts again, every table picks up where it left off.
cli-serve-stopped = Stopped. All tables are saved.
cli-serve-no-port = cannot listen on { $host }, port { $port }: { $reason }; try --port 0
cli-serve-no-origin = --origin { $origin }: that is not an address people can open; write it like https://race.example
cli-serve-negative = { $name } must be 0 or more; 0 means no limit

trouble-bad-message = This message can’t be read: { $text }
trouble-bad-input = That is not valid: { $text }
trouble-no-guest = Enter your name first.
trouble-not-host = Only the host can do that.
trouble-not-your-seat = This seat is not yours: { $seat }.
trouble-not-seated = That guest is not sitting at this table.
trouble-muted = The host has muted you.
trouble-foreign-origin = This page does not belong to this server.
trouble-accounts-off = This server has neither passkeys nor recovery codes.
trouble-recovery-wrong = This recovery code is wrong or has been used.
trouble-passkey-wrong = This passkey is not known here.
trouble-no-table = There is no such table.
trouble-no-match = No such match was played here.
trouble-not-found = There is nothing here.
trouble-seat-taken = This seat is taken.
trouble-seat-in-play = You can’t have this seat in this match.
trouble-both-seated = Both guests play in a match that is going on. Join them when it is over.
trouble-table-full = All seats at this table are taken.
trouble-name-taken = Someone at this table is already called { $name }.
trouble-not-running = No match is being played.
trouble-is-running = A match is being played.
trouble-is-paused = The host has paused the match.
trouble-stale = The game has moved on. Take another look.
trouble-no-undo = There is nothing to undo.
trouble-undo-asked = Someone has already asked for an undo; answer that first.
trouble-no-consent = Someone who started this match was replaced and can’t be asked: the move stands.
trouble-seat-asked = Someone has already asked for a seat. That is answered first.
trouble-no-request = That question is no longer open.
trouble-empty-chairs = Some seats are still empty: fill them with friends or bots.
trouble-not-over = This match is not over yet: there is nothing to review.
trouble-not-a-member = This table belongs to a club. Only its members can see it.
trouble-code-used = This link has been used or has expired; ask for a new one.
trouble-unreadable = This table was saved by another version of Paddock and can’t be read by this one.
trouble-too-large = That is too large.
trouble-too-fast = Too many messages at once; please wait a moment.
trouble-too-many = { $what ->
    [visitors] This table has as many visitors as this server allows.
    [seasons] This club has as many seasons as it can have. Delete one first.
    [tables] You host as many tables as this server allows. End one first.
    [opened] Too many tables were opened from your network. Try again later.
    [listed] You have as many tables in the list as this server allows. Open this one unlisted.
    [bot-tables] You are watching as many bot tables as this server allows. Leave one first.
    [orders] You are changing your standing orders too often. Wait a moment.
    [guests] Too many new guests came from your network. Try again later.
    [codes] Too many codes were tried from your network. Wait a minute.
    [links] You have made too many links. Try again later.
    [keys] You have made too many codes and passkeys. Try again later.
    [sign-ins] Too many attempts to sign in. Wait a minute.
    [blocks] You have blocked as many people as this server allows.
    [reports] You have reported too much at once. Try again later.
    [passkeys] You have as many passkeys as this server allows. Remove one first.
    [clubs] Too many clubs were founded. Try again later.
    [memberships] You are in as many clubs as this server allows. Leave one first.
    [members] You have added too many members. Try again later.
    [verifications] Too many records to verify from your network. Wait a minute.
    [reviews] Too many reviews were requested from your network. Try again later.
    [entries] This table has gone on for too long. Open a new one.
   *[other] This server does not allow that many.
    }
trouble-too-talkative = You are writing faster than the others can read; wait a moment.
trouble-busy = The table is busy; try again in a moment.
trouble-no-hints = Hints are off at this table.
trouble-not-asked = It’s not your turn to act right now.
trouble-storage = The server can’t save moves right now. Nothing is lost; the game continues as soon as it can.
trouble-internal = Something went wrong on the server; it has been logged.
