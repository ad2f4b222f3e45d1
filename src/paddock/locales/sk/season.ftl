# The sheet of a season to print.
season-sheet-champion = Víťazstvo v sezóne: { $name }
season-sheet-name = Meno
season-sheet-sum = Súčet
season-sheet-points = Body podľa poradia: { $points }
season-sheet-best = { $count ->
    [one] Počíta sa len najlepšia etapa.
    [few] Počítajú sa { $count } najlepšie etapy.
   *[other] Počíta sa { $count } najlepších etáp.
}
season-sheet-key = Krúžok: vyhraná etapa. Preškrtnuté: nepočíta sa. *: so zástupcom, alebo zapísané ručne.
