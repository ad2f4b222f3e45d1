# The sheet of a season to print.
season-sheet-champion = Победа в сезона: { $name }
season-sheet-name = Име
season-sheet-sum = Общо
season-sheet-points = Точки според мястото: { $points }
season-sheet-best = { $count ->
    [one] Брои се само най-добрият етап.
   *[other] Броят се { $count }-те най-добри етапа.
}
season-sheet-key = Кръгче: спечелен етап. Зачертано: не се брои. *: със заместник или вписано на ръка.
