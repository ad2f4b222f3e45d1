# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Bajnok: { $names }
web-finish-champion-you = Te vagy a bajnok!
web-finish-lead = Előny a második előtt: { $points }
web-finish-behind = { $place }. hely. Hátrány: { $points }. Szép vezetés volt!
web-finish-level = { $place }. hely azonos pontszámmal: a holtversenyt szabály döntötte el. Szép vezetés volt!
web-finish-rematch-by = { $name } indíthat visszavágót.
web-finish-more = Továbbiak: pontok, jegyzőkönyv, a keverés ellenőrzése

## A close finish
web-photo = Célfotó
web-photo-gap = { $count ->
    [0] orrhosszal
    [one] 1 mező
   *[other] { $count } mező
}
web-photo-winner = { $name } az első: { $gap }
web-photo-keep = Kép megőrzése
