# The sheet of a season to print.
season-sheet-champion = Saisonsieg: { $name }
season-sheet-name = Name
season-sheet-sum = Summe
season-sheet-points = Punkte nach Platz: { $points }
season-sheet-best = { $count ->
    [one] Nur der beste Lauf zählt.
   *[other] Die besten { $count } Läufe zählen.
}
season-sheet-key = Ring: Lauf gewonnen. Durchgestrichen: zählt nicht. *: mit Vertretung oder von Hand eingetragen.
