# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Титлата печели: { $names }
web-finish-champion-you = Титлата е твоя!
web-finish-lead = Преднина пред второто място: { $points }
web-finish-behind = Място { $place }. Изоставане: { $points }. Хубаво каране!
web-finish-level = Място { $place } при равни точки: реши правилото за равенство. Хубаво каране!
web-finish-rematch-by = { $name } може да започне реванш.
web-finish-more = Още: точки, запис, проверка на разбъркването

## A close finish
web-photo = Фотофиниш
web-photo-gap = { $count ->
    [0] на косъм
    [one] 1 поле
   *[other] { $count } полета
}
web-photo-winner = Първо място: { $name } ({ $gap })
web-photo-keep = Запази снимката
