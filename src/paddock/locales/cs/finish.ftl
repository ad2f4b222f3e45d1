# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Titul získává: { $names }
web-finish-champion-you = Titul je tvůj!
web-finish-lead = Náskok před druhým místem: { $points }
web-finish-behind = { $place }. místo. Ztráta: { $points }. Hezká jízda!
web-finish-level = { $place }. místo při stejném počtu bodů: rozhodlo pravidlo o shodě. Hezká jízda!
web-finish-rematch-by = Odvetu může zahájit { $name }.
web-finish-more = Další: body, záznam, kontrola míchání

## A close finish
web-photo = Cílová fotografie
web-photo-gap = { $count ->
    [0] o špičku nosu
    [one] 1 pole
    [few] { $count } pole
   *[other] { $count } polí
}
web-photo-winner = První je { $name }: { $gap }
web-photo-keep = Uložit obrázek
