# Was die Datenbank sagt, wenn sie nicht kann, worum sie gebeten wurde.

store-address = { $address } ist keine Datenbank, die Paddock kennt: gib den Pfad einer Datei an oder postgresql://…
store-not-ours = { $address } gehört einem anderen Programm und ist keine Datenbank von Paddock
store-newer = { $address } stammt von einem neueren Paddock (Schema { $found }, dieses hier kennt { $known }): nimm jenes
store-in-use = { $address } wird gerade von einem anderen laufenden Paddock benutzt
store-down = die Datenbank { $address } ist jetzt nicht nutzbar: { $reason }
store-stopped = die Datenbank { $address } ist geschlossen
store-missing = bei { $address } gibt es keine Datenbank von Paddock
store-older = { $address } stammt von einem älteren Paddock: starte einmal den Server, er bringt sie auf den neuen Stand
store-not-empty = { $address } ist nicht leer: eine Sicherung kommt nur in eine leere Datenbank zurück
store-damaged = { $address } ist beschädigt
store-same = { $address } ist die Datenbank selbst: nenne eine andere Datei für die Sicherung

cli-backup-help = Alle Tische und Gäste in eine Datei sichern, während der Server weiterläuft.
cli-backup-examples = Zum Beispiel
    {"  "}{ $program } backup sicherung.paddock-db
    {"  "}{ $program } backup sicherung.paddock-db --database postgresql://localhost/paddock
cli-backup-done = Gesichert in { $file }
cli-restore-help = Eine Sicherung in eine leere Datenbank zurückspielen.
cli-restore-examples = Zum Beispiel
    {"  "}{ $program } restore sicherung.paddock-db
    {"  "}{ $program } restore sicherung.paddock-db --database postgresql://localhost/paddock
cli-restore-done = Zurückgespielt aus { $file }
cli-argument-backup = Die Datei der Sicherung.
cli-export-help = Die Aufzeichnungen aller beendeten Partien in einen Ordner schreiben.
cli-export-examples = Zum Beispiel
    {"  "}{ $program } export partien
    {"  "}{ $program } export partien --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
} in { $file }
cli-export-unread = eine andere Version von Paddock hat { $count ->
    [one] diesen Tisch
   *[other] diese { $count } Tische
} gespeichert, nicht alles davon ist lesbar: { $tables }
cli-argument-export = Der Ordner für die Aufzeichnungen; er wird angelegt, wenn es ihn nicht gibt.
cli-flag-export-running = Auch laufende Partien, so weit Zuschauer sie kennen dürfen.
