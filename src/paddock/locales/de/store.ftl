# Was die Datenbank sagt, wenn sie nicht kann, worum sie gebeten wurde.

store-address = { $address } ist keine Datenbank, die Paddock kennt: gib den Pfad einer Datei an oder postgresql://…
store-not-ours = { $address } gehört einem anderen Programm und ist keine Datenbank von Paddock
store-newer = { $address } stammt von einer neueren Version von Paddock (Schema { $found }, diese hier kennt { $known }): nimm die neuere
store-in-use = { $address } wird gerade von einem anderen laufenden Paddock benutzt
store-down = die Datenbank { $address } ist nicht erreichbar: { $reason }
store-stopped = die Datenbank { $address } ist geschlossen
store-missing = bei { $address } gibt es keine Datenbank von Paddock
store-older = { $address } stammt von einer älteren Version von Paddock: starte einmal den Server, er bringt sie auf den neuen Stand
store-not-empty = { $address } ist nicht leer: eine Sicherung lässt sich nur in eine leere Datenbank zurückspielen
store-damaged = { $address } ist beschädigt
store-lost = { $address } ist leer, aber daneben liegt das Journal einer früheren Datenbank ({ $traces }): spiel eine Sicherung zurück oder leg das Journal beiseite
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
cli-export-help = Die Aufzeichnungen aller beendeten Partien in einen Ordner schreiben, dazu die Ergebnisse als CSV und JSON Lines.
cli-export-examples = Zum Beispiel
    {"  "}{ $program } export partien
    {"  "}{ $program } export partien --running --database postgresql://localhost/paddock
cli-export-done = { $count ->
    [one] { $count } Aufzeichnung
   *[other] { $count } Aufzeichnungen
} in { $file }
cli-export-unread = { $count ->
    [one] diesen Tisch hat eine andere Version von Paddock gespeichert, und er ließ sich nicht ganz lesen
   *[other] diese { $count } Tische hat eine andere Version von Paddock gespeichert, und sie ließen sich nicht ganz lesen
}: { $tables }
cli-argument-export = Der Ordner für die Aufzeichnungen; er wird angelegt, wenn es ihn nicht gibt.
cli-flag-export-running = Auch laufende Partien, soweit das Publikum sie sehen darf.

cli-forget-help = Jemanden vergessen: Bots übernehmen die Plätze; Name, Chat, Geräte und Links werden entfernt.
cli-forget-examples = Zum Beispiel
    {"  "}{ $program } forget Anna
cli-forget-done = Vergessen: { $name }
cli-forget-nobody = niemand heißt { $name }
cli-forget-several = mehrere heißen { $name }; nimm eine dieser Kennungen: { $list }
cli-argument-guest = Die Kennung oder, wenn nur eine Person so heißt, der Name.
cli-storage-help = Zeigen, was wie viel Platz braucht.
cli-storage-examples = Zum Beispiel
    {"  "}{ $program } storage
cli-storage-kind = was
cli-storage-rows = Zeilen
cli-storage-size = kB
cli-storage-total = alles
cli-reports-help = Zeigt, was gemeldet wurde.
cli-reports-examples = Zum Beispiel
    {"  "}{ $program } reports
cli-reports-none = niemand hat etwas gemeldet
cli-reports-about = { $when }: { $reporter } meldet { $name } (Tisch { $table }): { $reason }
