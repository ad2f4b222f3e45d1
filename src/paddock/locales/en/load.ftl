# The load driver ($sockets, $tables, $processes, $moves, $matches, $count are numbers; times come written out).

cli-load-help = Load-test a table server: thousands of sockets play real games on it, with random legal moves.
cli-load-examples =
    For example:
      { $program } load                         1,000 sockets, 250 tables, one minute, on a server it starts itself
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               as many moves as possible
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      does memory stay level?
      { $program } load --restart 1000          kill -9: how soon are all tables back?
      { $program } load --stalled 50            how soon are stalled readers disconnected?
      { $program } load --tenfold 5             ten times the tables: do moves take longer?
      { $program } load --curve load.svg        runs of growing size, as a chart
cli-flag-load-sockets = How many sockets; four at each table play, the others watch.
cli-flag-load-tables = How many tables. Default: a quarter of the sockets.
cli-flag-load-seconds = How long to measure. It starts when every table has made its first move, at least three seconds after the last socket joined.
cli-flag-load-every = Seconds between moves at each table; 0: the next move as soon as everyone has seen the last.
cli-flag-load-game = Play this game; can be repeated. Default: all games, mixed.
cli-flag-load-url = Test the server at this address, started with --unlimited, instead of starting one; give two for two processes.
cli-flag-load-insist = Allow an address that is not this machine. Only for your own server: this floods it with requests.
cli-flag-load-database = The database for the servers it starts, postgresql://… Default: a new SQLite file.
cli-flag-load-processes = How many servers to start on one shared database; the seats of a table are spread over them.
cli-flag-load-routed = All sockets of a table connect to the same server, as behind a proxy that routes by table.
cli-flag-load-reconnects = Instead: connect and close this many sockets, and watch the memory.
cli-flag-load-restart = Instead: play at this many tables, kill the server, start it again and wait until every table has answered.
cli-flag-load-stalled = Instead: let this many spectators stop reading, and see when they are disconnected and what they cost.
cli-flag-load-tenfold = Instead: this many pairs of runs, as given and with ten times the sockets and tables at a tenth of the pace; compares their p99.
cli-flag-load-curve = Instead: runs with 200 to 10,000 sockets, drawn into this SVG file: sockets against p50 and p99.
cli-load-one-mode = Give at most one of --reconnects, --restart, --stalled, --tenfold and --curve, with a number above 0. --restart, --tenfold and --curve need to start their own server.
cli-load-few = Each table needs { $count } sockets: there are { $tables } tables but only { $sockets } sockets.
cli-load-numbers = Seconds and processes must be more than 0; the pace must be 0 or more.
cli-load-tenfold-pace = --tenfold divides the pace by ten: it needs --every above 0.
cli-load-postgres = Several processes need a shared database: --database postgresql://…
cli-load-url = An address looks like http://127.0.0.1:8700, not “{ $text }”.
cli-load-away = { $text } is not this machine. A load test floods a server with requests; if the server is yours, add --insist.
cli-load-failed-no-start = The server did not start (exit code { $code }).
cli-load-failed-no-server = No answer from { $url }: { $reason }
cli-load-failed-refused = The server refused to set up a table ({ $status }): { $reason } Was it started with --unlimited?
cli-load-failed-no-join = A socket could not join a table at { $url }: { $reason }
cli-load-failed-no-plots = The package that draws charts is not installed: { $program } extra plots
cli-load-stage-servers = Starting
cli-load-stage-tables = Opening tables
cli-load-stage-sockets = Connecting
cli-load-stage-warm-up = Warming up
cli-load-stage-play = Measuring
cli-load-stage-reconnects = Reconnecting
cli-load-stage-moves = Playing
cli-load-stage-stalled = Waiting until stalled readers are disconnected
cli-load-size = Size
cli-load-size-value = sockets { $sockets }, tables { $tables }, server processes { $processes }
cli-load-pace = Pace
cli-load-pace-value = one move every { $every } s at each table, for { $seconds } s
cli-load-pace-full = the next move as soon as everyone has seen the last, for { $seconds } s
cli-load-moves = Moves
cli-load-moves-value = { $moves }; { $rate } per second; matches played to the end: { $matches }
cli-load-acknowledged = Acknowledged after
cli-load-seen = Seen by others after
cli-load-elsewhere = Seen on the other process after
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99.9 { $p999 } · longest { $worst } ms
cli-load-commits = Commits
cli-load-memory = Server memory
cli-load-cores = Cores in use
cli-load-cores-value = server { $server }, driver { $driver }, rest of the machine { $others }
cli-load-errors = Errors
cli-load-churn-value = { $sockets } sockets connected and disconnected at { $tables } tables within { $seconds } s
cli-load-level = Level
cli-load-level-yes = yes: the second half used no more memory than the first
cli-load-level-no = no: it keeps growing
cli-load-restart-value = tables { $tables }, entries in their logs { $moves }
cli-load-serving = Server back after
cli-load-back = All tables back after another
cli-load-lost = Tables that lost data
cli-load-stalled-value = stalled readers { $count }, others playing { $sockets }
cli-load-closed = Last one disconnected after
cli-load-never = not within a minute
cli-load-each = Memory per stalled reader, at most
cli-load-tenfold-value = sockets { $sockets }, tables { $tables }, and ten times as many at a tenth of the pace; pairs of runs { $count }
cli-load-p99-once = p99 at this size
cli-load-p99-tenfold = p99 at ten times the size
cli-load-p99-each = { $each }; median { $median } ms
cli-load-p99-ratio = Ratio
cli-load-curve-title = From sending a move until it is acknowledged
cli-load-curve-sockets = sockets
cli-load-curve-ms = milliseconds
