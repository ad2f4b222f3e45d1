# The sheet of a season to print.
season-sheet-champion = Vítězství v sezoně: { $name }
season-sheet-name = Jméno
season-sheet-sum = Součet
season-sheet-points = Body podle pořadí: { $points }
season-sheet-best = { $count ->
    [one] Počítá se jen nejlepší závod.
    [few] Počítají se { $count } nejlepší závody.
   *[other] Počítá se { $count } nejlepších závodů.
}
season-sheet-key = Kroužek: vyhraný závod. Škrtnuto: nepočítá se. *: se zástupcem, nebo zapsáno ručně.
