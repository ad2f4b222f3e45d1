# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Titul získava: { $names }
web-finish-champion-you = Titul je tvoj!
web-finish-lead = Náskok pred druhým miestom: { $points }
web-finish-behind = { $place }. miesto. Strata: { $points }. Pekná jazda!
web-finish-level = { $place }. miesto pri rovnakom počte bodov: rozhodlo pravidlo o zhode. Pekná jazda!
web-finish-rematch-by = Odvetu môže začať { $name }.
web-finish-more = Ďalšie: body, záznam, kontrola miešania

## A close finish
web-photo = Cieľová fotografia
web-photo-gap = { $count ->
    [0] o špičku nosa
    [one] 1 pole
    [few] { $count } polia
   *[other] { $count } polí
}
web-photo-winner = Prvé miesto má { $name }: { $gap }
web-photo-keep = Uložiť obrázok
