# The sheet of a season to print.
season-sheet-champion = A szezon győztese: { $name }
season-sheet-name = Név
season-sheet-sum = Összesen
season-sheet-points = Pontok helyezés szerint: { $points }
season-sheet-best = { $count ->
    [one] Csak a legjobb forduló számít.
   *[other] A legjobb { $count } forduló számít.
}
season-sheet-key = Karika: megnyert forduló. Áthúzva: nem számít. *: helyettessel, vagy kézzel beírva.
