# The sheet of a season to print.
season-sheet-champion = Vítězství v sezoně: { $name }
season-sheet-name = Jméno
season-sheet-sum = Součet
season-sheet-points = Body podle pořadí: { $points }
season-sheet-best = { $count ->
    [one] Počítá se jen nejlepší etapa.
    [few] Počítají se { $count } nejlepší etapy.
   *[other] Počítá se { $count } nejlepších etap.
}
season-sheet-key = Kroužek: vyhraná etapa. Škrtnuto: nepočítá se. *: se zástupcem, nebo zapsáno ručně.
