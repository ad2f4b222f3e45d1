# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Meistertitel: { $names }
web-finish-champion-you = Der Titel gehört dir!
web-finish-lead = Vorsprung auf Platz 2: { $points }
web-finish-behind = Platz { $place }. Rückstand: { $points }. Gut gefahren!
web-finish-level = Platz { $place } bei gleichen Punkten: Der Gleichstand wurde aufgelöst. Gut gefahren!
web-finish-rematch-by = { $name } kann eine Revanche starten.
web-finish-more = Mehr: Punkte, Aufzeichnung, Prüfung der Mischung

## A close finish
web-photo = Fotofinish
web-photo-gap = { $count ->
    [0] um eine Nasenlänge
    [one] 1 Feld
   *[other] { $count } Felder
}
web-photo-winner = { $name } ist vorn: { $gap }
web-photo-keep = Bild behalten
