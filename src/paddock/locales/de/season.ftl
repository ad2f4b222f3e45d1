# The sheet of a season to print.
season-sheet-champion = Saisonsieg: { $name }
season-sheet-name = Name
season-sheet-sum = Summe
season-sheet-points = Punkte nach Rang: { $points }
season-sheet-best = { $count ->
    [one] Nur die beste Etappe zählt.
   *[other] Die besten { $count } Etappen zählen.
}
season-sheet-key = Ring: Etappe gewonnen. Durchgestrichen: zählt nicht. *: mit Vertretung oder von Hand eingetragen.
