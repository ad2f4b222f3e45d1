# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Titolo a: { $names }
web-finish-champion-you = Il titolo è tuo!
web-finish-lead = Vantaggio sul secondo posto: { $points }
web-finish-behind = Posto { $place }. Distacco: { $points }. Bella gara!
web-finish-level = Posto { $place } a pari punti: ha deciso lo spareggio. Bella gara!
web-finish-rematch-by = { $name } può avviare la rivincita.
web-finish-more = Altro: punti, registrazione, controllo del mazzo

## A close finish
web-photo = Fotofinish
web-photo-gap = { $count ->
    [0] per un soffio
    [one] 1 spazio
   *[other] { $count } spazi
}
web-photo-winner = In testa { $name }: { $gap }
web-photo-keep = Conserva la foto
