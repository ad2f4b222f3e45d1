# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1.

## The end of a match
web-finish-champion = Titolo a: { $names }
web-finish-champion-you = Il titolo è tuo!
web-finish-lead = Vantaggio sul secondo posto: { $points }
web-finish-behind = Posto { $place }. Distacco: { $points }. Bella gara!
web-finish-level = Posto { $place } a pari punti: ha deciso lo spareggio. Bella gara!
web-finish-rematch-by = { $name } può avviare la rivincita.
web-finish-more = Altro: punti, registrazione, controllo del mazzo
