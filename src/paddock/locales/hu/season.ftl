# The sheet of a season to print.
season-sheet-champion = A szezon győztese: { $name }
season-sheet-name = Név
season-sheet-sum = Összesen
season-sheet-points = Pontok helyezés szerint: { $points }
season-sheet-best = { $count ->
    [one] Csak a legjobb futam számít.
   *[other] A legjobb { $count } futam számít.
}
season-sheet-key = Karika: megnyert futam. Áthúzva: nem számít. *: helyettessel, vagy kézzel beírva.
