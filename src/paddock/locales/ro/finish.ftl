# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Titlul îi revine: { $names }
web-finish-champion-you = Titlul e al tău!
web-finish-lead = Avans față de locul doi: { $points }
web-finish-behind = Locul { $place }. Diferență până la locul întâi: { $points }. Frumos condus!
web-finish-level = Locul { $place } la egalitate de puncte: a decis departajarea. Frumos condus!
web-finish-rematch-by = { $name } poate porni revanșa.
web-finish-more = Mai multe: puncte, înregistrare, verificarea amestecării

## A close finish
web-photo = Fotofiniș
web-photo-gap = { $count ->
    [0] la milimetru
    [one] 1 căsuță
    [few] { $count } căsuțe
   *[other] { $count } de căsuțe
}
web-photo-winner = Primul loc: { $name } ({ $gap })
web-photo-keep = Păstrează imaginea
