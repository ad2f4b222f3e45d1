# Der Lasttreiber ($sockets, $tables, $processes, $moves, $matches, $count sind Zahlen; Zeiten kommen ausgeschrieben).

cli-load-help = Lasttest für einen Tischserver: Tausende Verbindungen spielen echte Partien auf ihm, mit zufälligen erlaubten Zügen.
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
cli-flag-load-sockets = Wie viele Verbindungen; vier an jedem Tisch spielen, die übrigen schauen zu.
cli-flag-load-tables = Wie viele Tische. Ohne Angabe: ein Viertel der Verbindungen.
cli-flag-load-seconds = Wie lange gemessen wird. Es beginnt, wenn jeder Tisch seinen ersten Zug gemacht hat, frühestens drei Sekunden nach dem letzten Beitritt.
cli-flag-load-every = Sekunden zwischen zwei Zügen an jedem Tisch; 0: der nächste, sobald alle den letzten gesehen haben.
cli-flag-load-game = Dieses Spiel spielen; mehrmals möglich. Ohne Angabe: alle Spiele gemischt.
cli-flag-load-url = Den Server unter dieser Adresse testen, der mit --unlimited gestartet wurde, statt einen zu starten; zwei Adressen für zwei Prozesse.
cli-flag-load-insist = Eine Adresse erlauben, die nicht dieser Rechner ist. Nur für deinen eigenen Server: Das überflutet ihn mit Anfragen.
cli-flag-load-database = Die Datenbank der eigenen Server, postgresql://… Ohne Angabe: eine neue SQLite-Datei.
cli-flag-load-processes = Wie viele eigene Server sich eine Datenbank teilen; die Plätze eines Tisches verteilen sich auf sie.
cli-flag-load-routed = Alle Verbindungen eines Tisches gehen zum selben Server, wie hinter einem Proxy, der nach dem Tisch verteilt.
cli-flag-load-reconnects = Stattdessen: diese Zahl von Verbindungen öffnen und schließen und den Speicher beobachten.
cli-flag-load-restart = Stattdessen: an dieser Zahl von Tischen spielen, den Server abschießen, neu starten und warten, bis jeder Tisch geantwortet hat.
cli-flag-load-stalled = Stattdessen: Diese Zahl von Verbindungen schaut zu und hört auf zu lesen; wann sie getrennt werden und was sie kosten.
cli-flag-load-tenfold = Stattdessen: diese Zahl von Paaren von Läufen, wie angegeben und mit zehnmal so vielen Verbindungen und Tischen bei einem Zehntel des Tempos; ihre p99 im Vergleich.
cli-flag-load-curve = Stattdessen: Läufe mit 200 bis 10.000 Verbindungen, in diese SVG-Datei gezeichnet: Verbindungen gegen p50 und p99.
cli-load-one-mode = Gib höchstens eines von --reconnects, --restart, --stalled, --tenfold und --curve an, mit einer Zahl über 0. --restart, --tenfold und --curve müssen selbst einen Server starten.
cli-load-few = Jeder Tisch braucht eine Mindestzahl von Verbindungen ({ $count }); Tische: { $tables }, Verbindungen: nur { $sockets }.
cli-load-numbers = Sekunden und Prozesse müssen über 0 liegen; das Tempo darf nicht unter 0 liegen.
cli-load-tenfold-pace = --tenfold teilt das Tempo durch zehn: Dazu muss --every über 0 liegen.
cli-load-postgres = Mehrere Prozesse brauchen eine gemeinsame Datenbank: --database postgresql://…
cli-load-url = Eine Adresse sieht aus wie http://127.0.0.1:8700, nicht wie „{ $text }“.
cli-load-away = { $text } ist nicht dieser Rechner. Ein Lasttest überflutet einen Server mit Anfragen; wenn es deiner ist, ergänze --insist.
cli-load-failed-no-start = Der Server ist nicht gestartet (Rückgabewert { $code }).
cli-load-failed-no-server = Keine Antwort von { $url }: { $reason }
cli-load-failed-refused = Der Server hat keinen Tisch eingerichtet ({ $status }): { $reason } Wurde er mit --unlimited gestartet?
cli-load-failed-no-join = Eine Verbindung kam bei { $url } an keinen Tisch: { $reason }
cli-load-failed-no-plots = Zum Zeichnen der Kurven fehlt ein Paket: { $program } extra plots
cli-load-stage-servers = Start
cli-load-stage-tables = Tische öffnen
cli-load-stage-sockets = Verbinden
cli-load-stage-warm-up = Warmlaufen
cli-load-stage-play = Messen
cli-load-stage-reconnects = Neu verbinden
cli-load-stage-moves = Spielen
cli-load-stage-stalled = Warten, bis getrennt ist, wer nicht liest
cli-load-size = Größe
cli-load-size-value = Verbindungen { $sockets }, Tische { $tables }, Serverprozesse { $processes }
cli-load-pace = Tempo
cli-load-pace-value = ein Zug alle { $every } s an jedem Tisch, { $seconds } s lang
cli-load-pace-full = der nächste Zug, sobald alle den letzten gesehen haben, { $seconds } s lang
cli-load-moves = Züge
cli-load-moves-value = { $moves }; { $rate } pro Sekunde; zu Ende gespielte Partien: { $matches }
cli-load-acknowledged = Bestätigt nach
cli-load-seen = Von anderen gesehen nach
cli-load-elsewhere = Im anderen Prozess gesehen nach
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · längstens { $worst } ms
cli-load-commits = Schreibvorgänge
cli-load-memory = Speicher des Servers
cli-load-cores = Genutzte Kerne
cli-load-cores-value = Server { $server }, Treiber { $driver }, übriger Rechner { $others }
cli-load-errors = Fehler
cli-load-churn-value = geöffnete und geschlossene Verbindungen { $sockets }, Tische { $tables }, innerhalb von { $seconds } s
cli-load-level = Gleichbleibend
cli-load-level-yes = ja: Die zweite Hälfte brauchte nicht mehr Speicher als die erste
cli-load-level-no = nein: Er wächst weiter
cli-load-restart-value = Tische { $tables }, Einträge in ihren Logs { $moves }
cli-load-serving = Server wieder da nach
cli-load-back = Alle Tische wieder da nach weiteren
cli-load-lost = Tische, die Daten verloren
cli-load-stalled-value = lesen nicht mehr { $count }, spielen weiter { $sockets }
cli-load-closed = Der letzte wurde getrennt nach
cli-load-never = nicht innerhalb einer Minute
cli-load-each = Speicher je Verbindung, die nicht liest, höchstens
cli-load-tenfold-value = Verbindungen { $sockets }, Tische { $tables }, und zehnmal so viele bei einem Zehntel des Tempos; Paare von Läufen { $count }
cli-load-p99-once = p99 bei dieser Größe
cli-load-p99-tenfold = p99 bei zehnfacher Größe
cli-load-p99-each = { $each }; Median { $median } ms
cli-load-p99-ratio = Verhältnis
cli-load-curve-title = Vom Senden eines Zugs bis zur Bestätigung
cli-load-curve-sockets = Verbindungen
cli-load-curve-ms = Millisekunden
