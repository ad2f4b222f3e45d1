# Was die Datenbank sagt, wenn sie nicht kann, worum sie gebeten wurde.

store-address = { $address } ist keine Datenbank, die Paddock kennt: gib den Pfad einer Datei an oder postgresql://…
store-not-ours = { $address } gehört einem anderen Programm und ist keine Datenbank von Paddock
store-newer = { $address } stammt von einem neueren Paddock (Schema { $found }, dieses hier kennt { $known }): nimm jenes
store-in-use = { $address } wird gerade von einem anderen laufenden Paddock benutzt
store-down = die Datenbank { $address } ist jetzt nicht nutzbar: { $reason }
store-stopped = die Datenbank { $address } ist geschlossen
