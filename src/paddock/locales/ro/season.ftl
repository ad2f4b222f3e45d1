# The sheet of a season to print.
season-sheet-champion = Victoria sezonului: { $name }
season-sheet-name = Nume
season-sheet-sum = Total
season-sheet-points = Puncte după loc: { $points }
season-sheet-best = { $count ->
    [one] Contează doar cea mai bună etapă.
    [few] Contează cele mai bune { $count } etape.
   *[other] Contează cele mai bune { $count } de etape.
}
season-sheet-key = Cerc: etapă câștigată. Tăiat: nu contează. *: cu înlocuitor sau trecut de mână.
