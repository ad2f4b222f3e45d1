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
trouble-foreign-origin = This page does not belong to this server.
trouble-no-table = There is no such table.
trouble-not-found = There is nothing here.
trouble-seat-taken = This seat is taken.
trouble-seat-in-play = You can’t have this seat in this match.
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
trouble-not-a-member = This table belongs to a club. Only its members can see it.
trouble-too-large = That is too large.
trouble-too-fast = Too many messages at once; please wait a moment.
trouble-too-talkative = You are writing faster than the others can read; wait a moment.
trouble-busy = The table is busy; try again in a moment.
trouble-no-hints = Hints are off at this table.
trouble-not-asked = It’s not your turn to act right now.
trouble-storage = The server can’t save moves right now. Nothing is lost; the game continues as soon as it can.
trouble-internal = Something went wrong on the server; it has been logged.
