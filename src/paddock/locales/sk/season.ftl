# The sheet of a season to print.
season-sheet-champion = Víťazstvo v sezóne: { $name }
season-sheet-name = Meno
season-sheet-sum = Súčet
season-sheet-points = Body podľa poradia: { $points }
season-sheet-best = { $count ->
    [one] Počítajú sa len najlepšie preteky.
   *[other] Počíta sa { $count } najlepších pretekov.
}
season-sheet-key = Krúžok: vyhrané preteky. Preškrtnuté: nepočíta sa. *: so zástupcom, alebo zapísané ručne.
