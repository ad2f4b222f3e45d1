# Der Lasttreiber ($sockets, $tables, $processes, $moves, $matches, $count sind Zahlen; Zeiten kommen ausgeschrieben).

cli-load-help = Einen Tischserver messen: Tausende Verbindungen spielen echte Partien auf ihm, mit zufällig gewählten erlaubten Zügen.
cli-load-examples =
    Zum Beispiel:
      { $program } load                         1.000 Verbindungen, 250 Tische, eine Minute, ein eigener Server
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               so viele Züge, wie er schafft
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      bleibt der Speicher gleich?
      { $program } load --restart 1000          kill -9, und wann sind alle Tische wieder da?
      { $program } load --stalled 50            wann wird getrennt, wer nicht mehr liest?
      { $program } load --tenfold 5             zehnmal so viele Tische: dauert ein Zug länger?
      { $program } load --curve load.svg        immer größere Läufe, gezeichnet
cli-flag-load-sockets = Wie viele Verbindungen; vier an jedem Tisch spielen, weitere schauen zu.
cli-flag-load-tables = Wie viele Tische. Von selbst: ein Viertel der Verbindungen.
cli-flag-load-seconds = Wie lange gemessen wird; es beginnt, wenn jeder Tisch seinen ersten Zug gemacht hat, frühestens drei Sekunden nach dem letzten Beitritt.
cli-flag-load-every = Jeder Tisch macht einen Zug in so vielen Sekunden; 0: den nächsten, sobald alle den letzten gesehen haben.
cli-flag-load-game = Dieses Spiel spielen; mehrfach möglich. Von selbst: alle Spiele gemischt.
cli-flag-load-url = Den Server unter dieser Adresse messen, der mit --unlimited gestartet wurde, statt eines eigenen; zwei Adressen für zwei Prozesse.
cli-flag-load-insist = Eine Adresse erlauben, die nicht dieser Rechner ist. Nur für einen Server, der Ihnen gehört: Das ist eine Flut.
cli-flag-load-database = Die Datenbank der eigenen Server, postgresql://… Von selbst: eine neue SQLite-Datei.
cli-flag-load-processes = Wie viele eigene Server sich die Datenbank teilen: Platz 1 und 2 sind auf einem, 3 und 4 auf dem nächsten.
cli-flag-load-reconnects = Stattdessen: so viele Verbindungen öffnen und schließen und den Speicher beobachten.
cli-flag-load-restart = Stattdessen: an so vielen Tischen spielen, den Server abschießen, neu starten und warten, bis jeder Tisch geantwortet hat.
cli-flag-load-stalled = Stattdessen: so viele Zuschauer hören auf zu lesen; wann sie getrennt werden und was sie kosten.
cli-flag-load-tenfold = Stattdessen: so viele Paare von Läufen, wie angegeben und mit zehnmal so vielen Verbindungen und Tischen bei einem Zehntel des Tempos; ihre p99 im Vergleich.
cli-flag-load-curve = Stattdessen: Läufe mit 200 bis 10.000 Verbindungen, in diese SVG-Datei gezeichnet: Verbindungen gegen p50 und p99.
cli-load-one-mode = Höchstens eines von --reconnects, --restart, --stalled, --tenfold und --curve angeben, mit einer Zahl über 0; --restart, --tenfold und --curve brauchen einen eigenen Server.
cli-load-few = Jeder Tisch braucht { $count } Verbindungen: Tische { $tables }, Verbindungen nur { $sockets }.
cli-load-numbers = Sekunden und Prozesse müssen über 0 liegen; das Tempo darf nicht unter 0 liegen.
cli-load-tenfold-pace = Ohne Tempo gibt es kein Zehntel davon: zu --tenfold gehört ein --every über 0.
cli-load-postgres = Mehrere Prozesse brauchen eine Datenbank, die sie teilen können: --database postgresql://…
cli-load-url = Eine Adresse sieht aus wie http://127.0.0.1:8700, nicht wie „{ $text }“.
cli-load-away = { $text } ist nicht dieser Rechner. Ein Lasttest ist eine Flut; wenn der Server Ihnen gehört, ergänzen Sie --insist.
cli-load-failed-no-start = Der Server ist nicht gestartet (Rückgabewert { $code }).
cli-load-failed-no-server = Keine Antwort von { $url }: { $reason }
cli-load-failed-refused = Der Server lässt keinen Tisch einrichten ({ $status }): { $reason } Wurde er mit --unlimited gestartet?
cli-load-failed-no-join = Eine Verbindung kam bei { $url } nicht zustande: { $reason }
cli-load-failed-no-plots = Was Kurven zeichnet, ist nicht installiert: { $program } extra plots
cli-load-stage-servers = Start
cli-load-stage-tables = Tische öffnen
cli-load-stage-sockets = Verbinden
cli-load-stage-warm-up = Warmlaufen
cli-load-stage-play = Messen
cli-load-stage-reconnects = Kommen und Gehen
cli-load-stage-moves = Spielen
cli-load-stage-stalled = Warten, bis getrennt ist, wer nicht liest
cli-load-size = Größe
cli-load-size-value = Verbindungen { $sockets }, Tische { $tables }, Serverprozesse { $processes }
cli-load-pace = Tempo
cli-load-pace-value = ein Zug in { $every } s an jedem Tisch, { $seconds } s lang
cli-load-pace-full = der nächste Zug, sobald alle den letzten gesehen haben, { $seconds } s lang
cli-load-moves = Züge
cli-load-moves-value = { $moves }; { $rate } in der Sekunde; zu Ende gespielte Partien: { $matches }
cli-load-acknowledged = Bestätigt nach
cli-load-seen = Von anderen gesehen nach
cli-load-elsewhere = Im anderen Prozess gesehen nach
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · längstens { $worst } ms
cli-load-commits = Schreibvorgänge
cli-load-memory = Speicher des Servers
cli-load-cores = Arbeitende Kerne
cli-load-cores-value = Server { $server }, Treiber { $driver }, übriger Rechner { $others }
cli-load-errors = Fehler
cli-load-churn-value = { $sockets } Verbindungen kamen und gingen an { $tables } Tischen in { $seconds } s
cli-load-level = Gleichbleibend
cli-load-level-yes = ja: Die zweite Hälfte brauchte nicht mehr Speicher als die erste
cli-load-level-no = nein: Er wächst weiter
cli-load-restart-value = Tische { $tables }, Einträge in ihren Protokollen { $moves }
cli-load-serving = Wieder bereit nach
cli-load-back = Dann alle Tische zurück nach
cli-load-lost = Tische, denen etwas fehlt
cli-load-stalled-value = Leser, die aufhörten { $count }, weiter im Spiel { $sockets }
cli-load-closed = Der letzte wurde getrennt nach
cli-load-never = nicht innerhalb einer Minute
cli-load-each = Speicher für jeden, höchstens
cli-load-tenfold-value = Verbindungen { $sockets }, Tische { $tables }, und zehnmal so viele bei einem Zehntel des Tempos; Paare von Läufen { $count }
cli-load-p99-once = p99 bei dieser Größe
cli-load-p99-tenfold = p99 bei zehnmal so vielen
cli-load-p99-each = { $each }; Median { $median } ms
cli-load-p99-ratio = Verhältnis
cli-load-curve-title = Vom Senden eines Zugs bis zur Bestätigung
cli-load-curve-sockets = Verbindungen
cli-load-curve-ms = Millisekunden
