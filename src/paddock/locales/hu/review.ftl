# How a match was won and lost. $cost and $margin are percent.

review-title = Egy játszma részei, százalékban
review-start = kezdet
review-deal = osztás
review-luck = húzás, kocka
review-decisions = döntések
review-rivals = ellenfelek döntései
review-result = eredmény
review-how = Az esélyek minden lépésből { $worlds } továbbjátszott partiból származnak, minden kéz ismeretében. Ennyi lépés volt más, mint amit tapasztalt vezető lépett volna: { $count }; mindegyiket aszerint ítéljük meg, amit a játékosa tudhatott. A ± a döntések intervalluma (95 %), a szerencsére is érvényes.
review-costliest = A legdrágább lépések
review-nothing-costly = Egyik lépés sem került említésre méltóba.
review-costly = { $number }. { $step }. lépés, { $name }: { $text }. Jobb lett volna: { $better }. Ára: { $cost } % (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Elkészült: { $file }
review-not-over = ez a játszma még nem ért véget: nincs mit elemezni
review-picture = A nyerési esély lépésről lépésre
review-steps = lépések: { $count }, pontozott vonal: új forduló, karika: a legdrágább lépések
