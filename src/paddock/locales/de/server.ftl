# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Einen Server starten, damit alle im Browser spielen können: auf diesem Rechner oder im ganzen Raum.
cli-serve-examples = Zum Beispiel
    {"  "}{ $program } serve         nur auf diesem Rechner; nennt die Adresse
    {"  "}{ $program } serve --lan   für jedes Handy im Raum; zeigt einen QR-Code
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Für das lokale Netz öffnen und die Adresse dort mit einem QR-Code zeigen.
cli-flag-serve-host = Stattdessen an dieser Adresse lauschen.
cli-flag-serve-port = Der Port; 0 nimmt einen freien.
cli-flag-serve-data = Der Ordner der Datenbank. Ohne Angabe: dein Datenordner.
cli-flag-serve-database = Stattdessen eine PostgreSQL-Datenbank, postgresql://…; beliebig viele Server können sie sich teilen.
cli-flag-serve-origin = Eine Adresse, unter der dieser Server zu erreichen ist, etwa https://race.example; mehrmals möglich.
cli-flag-serve-proxy = Der Server steht hinter einem Proxy, der sagt, woher die Anfragen kommen.
cli-flag-serve-accounts = Passkeys und Wiederherstellungscodes: off oder optional. Zum Spielen braucht sie niemand.
cli-flag-serve-workers = In wie vielen Prozessen die Bots nachdenken.
cli-flag-serve-keep-days = Nach wie vielen Tagen beendete Partien und nicht wiedergekommene Gäste entfernt werden.
cli-flag-serve-per-address = Wie viele Verbindungen eine Adresse öffnen darf; 0: ohne Grenze.
cli-flag-serve-unlimited = Gar keine Grenzen für Tempo und Anzahl: für Lasttests, niemals für das offene Internet.
cli-flag-serve-metrics = Jede Adresse darf die Metriken lesen, nicht nur dieser Rechner.
cli-flag-serve-log = Wie ausführlich das Log ist: debug, info, warning oder error.
cli-serve-address = Paddock läuft auf { $file }
cli-serve-room = In diesem Raum: { $file }
cli-serve-no-network = Für die anderen: Es wurde kein Netz gefunden. Verbinde diesen Rechner über WLAN, Kabel oder den Hotspot eines Handys und starte neu.
cli-serve-stop = Strg-C beendet den Server; nach dem nächsten Start geht es an jedem Tisch dort weiter, wo es aufgehört hat.
cli-serve-stopped = Beendet. Alle Tische sind gespeichert.
cli-serve-no-port = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }; versuch es mit --port 0
cli-serve-no-origin = --origin { $origin }: diese Adresse kann niemand öffnen; schreib sie wie https://race.example
cli-serve-negative = { $name } muss mindestens 0 sein; 0 heißt ohne Grenze

trouble-bad-message = Diese Nachricht lässt sich nicht lesen: { $text }
trouble-bad-input = Das ist nicht gültig: { $text }
trouble-no-guest = Gib zuerst deinen Namen ein.
trouble-not-host = Das kann nur die Spielleitung.
trouble-not-your-seat = Dieser Platz ist nicht deiner: { $seat }.
trouble-not-seated = Dieser Gast sitzt nicht an diesem Tisch.
trouble-foreign-origin = Diese Seite gehört nicht zu diesem Server.
trouble-no-table = Diesen Tisch gibt es nicht.
trouble-not-found = Hier ist nichts.
trouble-seat-taken = Dieser Platz ist besetzt.
trouble-seat-in-play = Diesen Platz kannst du in dieser Partie nicht bekommen.
trouble-table-full = An diesem Tisch sind alle Plätze besetzt.
trouble-name-taken = An diesem Tisch heißt schon jemand { $name }.
trouble-not-running = Gerade wird keine Partie gespielt.
trouble-is-running = Gerade wird eine Partie gespielt.
trouble-is-paused = Die Spielleitung hat die Partie angehalten.
trouble-stale = Das Spiel ist schon weiter. Schau noch einmal hin.
trouble-no-undo = Es gibt nichts zurückzunehmen.
trouble-undo-asked = Jemand hat schon gebeten, einen Zug zurückzunehmen; erst wird darüber entschieden.
trouble-no-consent = Jemand, der diese Partie mitbegonnen hat, wurde ersetzt und kann nicht gefragt werden: Der Zug gilt.
trouble-seat-asked = Jemand hat schon um einen Platz gebeten; erst wird darüber entschieden.
trouble-no-request = Diese Frage hat sich erledigt.
trouble-empty-chairs = Einige Plätze sind noch leer: Besetze sie mit Freunden oder Bots.
trouble-not-a-member = Dieser Tisch gehört einem Club; nur dessen Mitglieder können ihn sehen.
trouble-too-large = Das ist zu groß.
trouble-too-fast = Zu viele Nachrichten auf einmal; einen Moment bitte.
trouble-too-talkative = Du schreibst schneller, als die anderen lesen können; warte einen Moment.
trouble-busy = Am Tisch ist gerade zu viel los; versuch es gleich noch einmal.
trouble-no-hints = An diesem Tisch gibt es keine Tipps.
trouble-not-asked = Du bist gerade nicht gefragt.
trouble-storage = Der Server kann Züge gerade nicht speichern. Nichts geht verloren; sobald es geht, wird weitergespielt.
trouble-internal = Auf dem Server ging etwas schief; es steht im Log.
