# The sheet of a season to print.
season-sheet-champion = Vittoria della stagione: { $name }
season-sheet-name = Nome
season-sheet-sum = Totale
season-sheet-points = Punti per posizione: { $points }
season-sheet-best = { $count ->
    [one] Conta solo la tappa migliore.
   *[other] Contano le { $count } tappe migliori.
}
season-sheet-key = Cerchio: tappa vinta. Barrato: non conta. *: con un sostituto, o inserito a mano.
