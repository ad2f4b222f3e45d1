# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Let people play from their browsers: on this machine, or in the whole room.
cli-serve-examples = For example
    {"  "}{ $program } serve         on this machine only; prints the address
    {"  "}{ $program } serve --lan   for every phone in the room; prints a QR code
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Open it to the local network, and print that address with a QR code.
cli-flag-serve-host = Listen on this address instead.
cli-flag-serve-port = The port; 0 picks a free one.
cli-flag-serve-data = The folder of the database. By itself: your data folder.
cli-flag-serve-database = A PostgreSQL database instead, postgresql://…; any number of servers may share it.
cli-flag-serve-origin = An address under which people reach this server, such as https://race.example; may be given several times.
cli-flag-serve-proxy = It stands behind a proxy that says where requests come from.
cli-flag-serve-workers = How many processes bots think in.
cli-flag-serve-per-address = How many connections one address may have; 0 for any number.
cli-flag-serve-unlimited = No limits of rate and number at all: for load tests, never for the open internet.
cli-flag-serve-log = What is logged: debug, info, warning or error.
cli-serve-address = Paddock is at { $file }
cli-serve-room = In this room: { $file }
cli-serve-no-network = For the others: no network was found. Connect this machine to one, by Wi-Fi, cable or a phone’s hotspot, and start again.
cli-serve-stop = Ctrl-C stops it; tables go on where they were when it starts again.
cli-serve-stopped = Stopped. Every table is kept.
cli-serve-no-port = cannot listen on { $host }, port { $port }: { $reason }; try --port 0
cli-serve-no-origin = --origin { $origin }: that is no address under which people come; write it as https://race.example
cli-serve-negative = { $name } must be 0 or more; 0 is any number

trouble-bad-message = This message cannot be read: { $text }
trouble-bad-input = That does not fit: { $text }
trouble-no-guest = Give yourself a name first.
trouble-not-host = Only the host of the table can do that.
trouble-not-your-seat = This seat is not yours: { $seat }.
trouble-not-seated = That guest does not sit at this table.
trouble-muted = The host has muted you.
trouble-foreign-origin = This page does not belong to this server.
trouble-no-table = There is no such table.
trouble-no-match = No such match was played here.
trouble-not-found = There is nothing here.
trouble-seat-taken = This seat is taken.
trouble-seat-in-play = Until this match is over, only the person who began it on this seat can sit there.
trouble-table-full = All seats at this table are taken.
trouble-name-taken = Somebody at this table is called { $name } already.
trouble-not-running = No match is being played.
trouble-is-running = A match is being played.
trouble-is-paused = The host has paused the match.
trouble-stale = The table has moved on since; look again.
trouble-no-undo = There is nothing to take back.
trouble-undo-asked = Somebody has already asked to take a move back; that is answered first.
trouble-no-consent = Somebody who began this match was replaced and cannot be asked: the move stands.
trouble-empty-chairs = Some seats are still empty: fill them with friends or bots.
trouble-not-over = This match is not over: there is nothing to review yet.
trouble-code-used = This link has been used or has run out; ask for a new one.
trouble-unreadable = This table was kept by another version of Paddock and cannot be read by this one.
trouble-too-large = That is too large.
trouble-too-fast = Too many messages at once; a moment, please.
trouble-too-many = That is more than this server takes.
trouble-too-talkative = You are talking faster than the others can read; wait a moment.
trouble-busy = The table is busy; try again in a moment.
trouble-no-hints = Hints are not given at this table.
trouble-not-asked = Your seat is not being asked just now.
trouble-storage = The server cannot store moves just now. Nothing is lost; play goes on as soon as it can.
trouble-internal = Something went wrong on the server; it was noted.
