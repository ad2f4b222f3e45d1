# The load driver ($sockets, $tables, $processes, $moves, $matches, $count are numbers; times come written out).

cli-load-help = Measure a table server: thousands of sockets play real games on it, with legal moves chosen at random.
cli-load-examples =
    For example:
      { $program } load                         1,000 sockets, 250 tables, one minute, a server of its own
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               as many moves as it can make
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      does memory stay level?
      { $program } load --restart 1000          kill -9, and how soon are all tables back?
      { $program } load --stalled 50            how soon are readers let go that stop reading?
      { $program } load --tenfold 5             ten times the tables: does a move take longer?
      { $program } load --curve load.svg        runs of growing size, drawn
cli-flag-load-sockets = How many sockets; four at each table play, any more watch.
cli-flag-load-tables = How many tables. By itself: a quarter of the sockets.
cli-flag-load-seconds = How long to measure; it begins when every table has made its first move, three seconds after the last joined at the earliest.
cli-flag-load-every = Each table makes one move in so many seconds; 0: the next one as soon as everybody has seen the last.
cli-flag-load-game = Play this game; may be given several times. By itself: all games, mixed.
cli-flag-load-url = Measure the server at this address, which was started with --unlimited, instead of one of its own; give two for two processes.
cli-flag-load-insist = Allow an address that is not this machine. Only for a server that is yours: this is a flood.
cli-flag-load-database = The database for its own servers, postgresql://… By itself: a new SQLite file.
cli-flag-load-processes = How many servers of its own share the database: seats 1 and 2 are on one, 3 and 4 on the next.
cli-flag-load-reconnects = Instead: connect and close so many sockets, and watch the memory.
cli-flag-load-restart = Instead: play at so many tables, kill the server, start it again and wait until every table has answered.
cli-flag-load-stalled = Instead: let so many spectators stop reading, and see when they are let go and what they cost.
cli-flag-load-tenfold = Instead: so many pairs of runs, as given and with ten times the sockets and tables at a tenth of the pace; their p99 compared.
cli-flag-load-curve = Instead: runs of 200 to 10,000 sockets, drawn into this SVG file: sockets against p50 and p99.
cli-load-one-mode = Give at most one of --reconnects, --restart, --stalled, --tenfold and --curve, with a number above 0; --restart, --tenfold and --curve need a server of their own.
cli-load-few = Each table needs { $count } sockets: tables { $tables }, sockets only { $sockets }.
cli-load-numbers = Seconds and processes must be more than 0; the pace must not be less than 0.
cli-load-tenfold-pace = Without a pace there is no tenth of it: --tenfold needs --every above 0.
cli-load-postgres = Several processes need a database that they can share: --database postgresql://…
cli-load-url = An address looks like http://127.0.0.1:8700, not like “{ $text }”.
cli-load-away = { $text } is not this machine. A load test is a flood; if the server is yours, add --insist.
cli-load-failed-no-start = The server did not start (exit code { $code }).
cli-load-failed-no-server = No answer from { $url }: { $reason }
cli-load-failed-refused = The server does not let a table be set up ({ $status }): { $reason } Was it started with --unlimited?
cli-load-failed-no-join = A socket could not join at { $url }: { $reason }
cli-load-failed-no-plots = What draws curves is not installed: { $program } extra plots
cli-load-stage-servers = Starting
cli-load-stage-tables = Opening tables
cli-load-stage-sockets = Connecting
cli-load-stage-warm-up = Warming up
cli-load-stage-play = Measuring
cli-load-stage-reconnects = Coming and going
cli-load-stage-moves = Playing
cli-load-stage-stalled = Waiting for the end of those who do not read
cli-load-size = Size
cli-load-size-value = sockets { $sockets }, tables { $tables }, server processes { $processes }
cli-load-pace = Pace
cli-load-pace-value = one move in { $every } s at each table, for { $seconds } s
cli-load-pace-full = the next move as soon as everybody has seen the last, for { $seconds } s
cli-load-moves = Moves
cli-load-moves-value = { $moves }; { $rate } a second; matches played to the end: { $matches }
cli-load-acknowledged = Acknowledged after
cli-load-seen = Seen by others after
cli-load-elsewhere = Seen on the other process after
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99.9 { $p999 } · longest { $worst } ms
cli-load-commits = Commits
cli-load-memory = Memory of the server
cli-load-cores = Cores at work
cli-load-cores-value = server { $server }, driver { $driver }, rest of the machine { $others }
cli-load-errors = Errors
cli-load-churn-value = { $sockets } sockets came and went at { $tables } tables within { $seconds } s
cli-load-level = Level
cli-load-level-yes = yes: the second half took no more memory than the first
cli-load-level-no = no: it keeps growing
cli-load-restart-value = tables { $tables }, entries in their logs { $moves }
cli-load-serving = Serving again after
cli-load-back = Then all tables back after
cli-load-lost = Tables that lost something
cli-load-stalled-value = readers that stopped { $count }, others playing { $sockets }
cli-load-closed = The last was let go after
cli-load-never = not within a minute
cli-load-each = Memory for each, at most
cli-load-tenfold-value = sockets { $sockets }, tables { $tables }, and ten times as many at a tenth of the pace; pairs of runs { $count }
cli-load-p99-once = p99 at that size
cli-load-p99-tenfold = p99 with ten times as many
cli-load-p99-each = { $each }; median { $median } ms
cli-load-p99-ratio = Ratio
cli-load-curve-title = From sending a move until it is acknowledged
cli-load-curve-sockets = sockets
cli-load-curve-ms = milliseconds
