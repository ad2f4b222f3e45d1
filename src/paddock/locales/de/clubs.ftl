# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Club gründen
web-club-found-lead = Ein Club hat eigene Tische, Ergebnisse und Saisons. Sonst sieht sie niemand. Auch eine Familie ist ein Club.
web-club-name = Name des Clubs
web-club-suggested = Club von { $name }
web-club-found-go = Gründen
web-invited-by = Leitung: { $name }
web-invited-lead = Du bist eingeladen. Mitglieder sehen die Tische, Ergebnisse und Saisons des Clubs.
web-invited-join = Club beitreten
web-invited-already = Du bist schon Mitglied.
web-invited-go = Zum Club
web-invited-as = Diese Einladung ist für { $name }: Du übernimmst auf diesem Gerät die Ergebnisse und die Spielstärke dieses Mitglieds.
web-invited-as-go = Ich bin { $name }

## The page of a club
web-club-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
web-club-races = { $count ->
    [one] { $count } Rennen seit { $when }
   *[other] { $count } Rennen seit { $when }
}
web-club-since = seit { $when }
web-club-menu = Menü des Clubs
web-club-you = du
web-club-members-title = Mitglieder
web-club-here-count = { $count ->
    [one] { $count } ist hier
   *[other] { $count } sind hier
}
web-club-keeper = Leitung
web-club-no-device = ohne Gerät
web-club-seen = zuletzt hier: { $when }
web-club-on = { $device ->
    [phone] am Handy
    [tablet] am Tablet
   *[computer] am Computer
}
web-club-seat = Platz geben
web-club-alone = Noch bist du allein. Lade jemanden ein, oder trage ein Kind oder die Oma ohne Gerät ein.
web-club-tables = Tische zum Mitspielen
web-club-sit = Hinsetzen
web-club-look = Zusehen
web-club-no-tables = Gerade ist kein Tisch offen.
web-club-open = Clubtisch öffnen
web-club-standings = Spielstärken
web-club-standings-of = Spielstärken in welchem Spiel
web-club-all-games = alle Spiele
web-club-driver = Name
web-club-rating = Spielstärke
web-club-interval = 95-Prozent-Bereich
web-club-between = zwischen { $low } und { $high }
web-club-provisional = (erst wenige Rennen)
web-club-standings-key = Auto: die beste Schätzung. Straße: wo die Wahrheit liegt; gestrichelt nach wenigen Rennen. Kilometersteine: die Bots.
web-club-no-standings = Spielstärken gibt es nach dem ersten gewerteten Rennen des Clubs.
web-club-results = Letzte Ergebnisse
web-club-won = { $count ->
    [one] { $names } gewinnt { $game }
   *[other] { $names } gewinnen { $game }
}
web-club-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-club-no-results = Noch ist kein Rennen zu Ende gefahren.

## Inviting and members
web-club-invite-title = Einladen: { $name }
web-club-invite-lead = Wer diesen Link oder Code hat, kann Mitglied werden. Niemand braucht ein Konto.
web-club-link = Link der Einladung
web-club-code = Code der Einladung
web-club-code-until = Sie gilt einmal, bis { $when }.
web-club-renew = Neue Einladung machen
web-club-renew-lead = In falsche Hände geraten? Eine neue beendet die alte.
web-club-add = Mitglied ohne Gerät eintragen
web-club-add-lead = Ein Kind oder die Oma spielt an jedem Bildschirm im Raum und hat Ergebnisse und eine Spielstärke wie alle.
web-club-member-name = Name
web-club-consent = Die Person ist einverstanden, dass ihr Name und ihre Ergebnisse hier gespeichert werden; bei einem Kind die Eltern.
web-club-add-go = Eintragen
web-club-rename = Umbenennen
web-club-hand = Einem Gerät übergeben
web-club-hand-lead = Bekommt { $name } ein Gerät, kommt alles bisher Gespielte mit.
web-club-hand-invite = Öffne das auf dem Gerät von { $name }. Wer annimmt, ist von da an { $name }.
web-club-make-keeper = Leitung geben
web-club-make-keeper-sure = { $name } zur Leitung machen? Die Leitung ändert und entfernt Mitglieder, führt Saisons und kann den Club löschen.
web-club-unmake-keeper = Leitung wieder nehmen
web-club-remove = Aus dem Club entfernen
web-club-remove-sure = { $name } aus dem Club entfernen? Die eigenen Ergebnisse bleiben erhalten.
web-club-remove-sure-no-device = { $name } entfernen? Der Name verschwindet, und es gibt kein Zurück.
web-club-hand-over-lead = Um den Club zu übergeben, mach in dessen Menü ein anderes Mitglied zur Leitung; danach kannst du austreten.
web-club-leave = Club verlassen
web-club-leave-sure = Den Club verlassen? Zurück kommst du nur mit einer neuen Einladung.
web-club-leave-sure-keeper = Den Club verlassen? Du leitest ihn allein: Wer am längsten dabei ist, übernimmt.
web-club-delete = Club löschen
web-club-delete-sure = { $name } löschen? Mitglieder, Saisons und Spielstärken des Clubs verschwinden; die eigenen Rennen behalten alle. Es gibt kein Zurück.
web-club-seat-title = { $name } einen Platz geben
web-club-seat-lead = { $name } spielt an diesem Gerät; ihr reicht es herum. An welchem Tisch?
web-club-seat-none = An keinem Clubtisch ist ein Platz frei. Öffne zuerst einen.

## A season
web-season-none = Noch keine Saison
web-season-none-lead = Ein Grand Prix hat eine Etappe in jedem der fünf Spiele. Die Punkte entscheiden, wer siegt.
web-season-new = Saison anlegen
web-season-see = Zur Saison
web-season-leg = Etappe { $leg }
web-season-leg-of = Etappe { $leg } von { $legs }
web-season-leads = { $count ->
    [one] { $name } führt mit { $count } Punkt Vorsprung.
   *[other] { $name } führt mit { $count } Punkten Vorsprung.
}
web-season-leads-level = { $name } führt bei gleichen Punkten.
web-season-champion = { $name } gewinnt die Saison!
web-season-champion-how = { $count ->
    [one] Eine Etappe gewonnen.
   *[other] { $count } Etappen gewonnen.
}
web-season-final = Endstand
web-season-driven = { $count ->
    [one] { $count } Etappe gefahren.
   *[other] { $count } Etappen gefahren.
}
web-season-left = { $count ->
    [one] Noch eine.
   *[other] Noch { $count }.
}
web-season-best = { $count ->
    [one] Die beste zählt.
   *[other] Die besten { $count } zählen.
}
web-season-all-count = Alle Etappen zählen.
web-season-print = Blatt drucken
web-season-going = Ich bin dabei
web-season-road = Die Straße der Saison
web-season-all-here = wenn alle da sind
web-season-points = Punkte
web-season-place = Rang
web-season-sum = Summe
web-season-won = Etappe gewonnen
web-season-dropped = zählt nicht
web-season-dropped-key = { $count ->
    [one] gestrichen: nur die beste zählt
   *[other] gestrichen: nur die besten { $count } zählen
}
web-season-not-driven = nicht gefahren
web-season-mark-stand-in = ein Bot fuhr zu Ende
web-season-mark-by-hand = von Hand eingetragen
web-season-mark-corrected = korrigiert
web-season-mark-not-counted = nicht gewertet
web-season-by = durch { $name }
web-season-chart-title = Etappe für Etappe
web-season-chart = Punkte nach jeder Etappe; die Tabelle sagt dasselbe
web-season-no-legs = Das Bild beginnt mit der ersten Etappe.
web-season-open = Was noch offen ist
web-season-decided = { $name } ist nicht mehr einzuholen.
web-season-wins-first = { $count ->
    [one] { $names } gewinnt die Saison mit einem Sieg in der nächsten Etappe.
   *[other] Wer von { $names } die nächste Etappe gewinnt, gewinnt die Saison.
}
web-season-wins-place = { $count ->
    [one] { $names } gewinnt die Saison mit Rang { $place } oder besser in der nächsten Etappe.
   *[other] Mit Rang { $place } oder besser in der nächsten Etappe gewinnen sie die Saison: { $names }.
}
web-season-can = { $count ->
    [one] { $names } kann noch gewinnen.
   *[other] { $names } können alle noch gewinnen.
}
web-season-can-first = { $count ->
    [one] { $names } kann noch gewinnen, aber nur mit einem Sieg in der nächsten Etappe.
   *[other] { $names } können noch gewinnen, aber nur, wer die nächste Etappe gewinnt.
}
web-season-can-place = { $count ->
    [one] { $names } kann noch gewinnen, braucht aber Rang { $place } oder besser in der nächsten Etappe.
   *[other] { $names } können noch gewinnen, brauchen aber Rang { $place } oder besser in der nächsten Etappe.
}
web-season-may-place = Rang { $place } reicht vielleicht für { $names }.
web-season-may-any = Jeder Rang reicht vielleicht für { $names }.

## The legs of a season
web-season-legs = Etappen
web-season-next = als Nächstes
web-season-coming = { $count ->
    [one] { $names } ist dabei.
   *[other] { $names } sind dabei, zusammen { $count }.
}
web-season-coming-nobody = Noch hat niemand zugesagt.
web-season-heat = Lauf { $heat }
web-season-to-table = Zum Tisch
web-season-open-leg = Etappe öffnen
web-season-open-lead = Wer fährt? Reicht ein Tisch nicht, werden Läufe ausgelost; freie Plätze bekommen Bots.
web-season-open-bots = Bots auf freien Plätzen
web-season-by-hand = Ergebnis eintragen
web-season-by-hand-lead = Für einen Abend am echten Tisch, oder um etwas richtigzustellen. Alle sehen, dass du es eingetragen hast.
web-season-nth = Rang { $place }
web-season-note = Bemerkung (wenn du magst)
web-season-enter = Eintragen
web-season-correct = Ergebnis korrigieren
web-season-replay = Noch einmal fahren
web-season-replay-sure = Diese Etappe noch einmal fahren? Die bisherigen Ergebnisse zählen dann nicht mehr.
web-season-changes = Änderungen
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: die Etappe wird noch einmal gefahren
web-season-delete = Saison löschen
web-season-delete-sure = { $name } löschen? Die Punkte verschwinden, die Rennen selbst bleiben. Es gibt kein Zurück.

## Setting up a season
web-season-new-lead = Der Grand Prix ist vorbereitet: eine Etappe in jedem Spiel. Ändere, was du magst.
web-season-suggested = Grand Prix { $year }
web-season-name = Name der Saison
web-season-game = Spiel
web-season-date = Tag und Uhrzeit
web-season-add-leg = Etappe hinzufügen
web-season-remove-leg = Entfernen
web-season-grand-prix = Wieder Grand Prix
web-season-table-club = Club
web-season-table-formula-1 = Formel 1
web-season-table-own = Eigene
web-season-own-points = Punkte nach Rang, der erste zuerst
web-season-own-wrong = Schreib Zahlen wie 10 6 3 1, keine größer als die davor.
web-season-counting = Welche Etappen zählen
web-season-grid = Startreihenfolge
web-season-grid-lead = Wer in einer Etappe auf dem ersten Platz sitzt.
web-season-grid-none = Ausgelost
web-season-grid-standings = Wer führt, zuerst
web-season-grid-reversed = Wer hinten liegt, zuerst
web-season-begin = Saison beginnen

## Why something was refused
trouble-not-keeper = Das kann nur, wer den Club leitet.
trouble-last-keeper = Jemand muss den Club leiten; übergib die Leitung erst an ein anderes Mitglied.
trouble-club-full = Dieser Club hat schon so viele Mitglieder, wie er haben kann.
trouble-has-device = Dieses Mitglied hat ein eigenes Gerät und spielt dort.
trouble-no-device = Nur wer ein eigenes Gerät hat, kann den Club leiten.
trouble-needs-consent = Bestätige erst, dass diese Person oder ein Elternteil einverstanden ist.
trouble-member-named = Im Club heißt schon jemand { $name }.
trouble-two-people = Du und { $name } habt schon gegeneinander gespielt; ihr seid also zwei Personen.
trouble-leg-begun = Diese Etappe hat schon begonnen.
trouble-leg-not-begun = Diese Etappe hat noch nicht begonnen.
trouble-nobody-comes = Noch hat niemand zugesagt.
