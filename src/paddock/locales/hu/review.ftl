# How a match was won and lost. $cost and $margin are percent.

review-title = Részesedés a játszmából, százalékban
review-start = kezdet
review-deal = osztás
review-luck = { $family ->
    [aruba] kockák és lapok
   *[other] húzott lapok
}
review-decisions = döntések
review-rivals = ellenfelek döntései
review-result = eredmény
review-how = Az esélyeket minden lépésnél { $worlds } továbbjátszott játszma adja, minden kéz ismeretében. Ennyi lépés volt más, mint amit tapasztalt vezető lépett volna: { $count }; mindegyiket aszerint ítéljük meg, amit a játékosa tudhatott. A ± a döntések intervalluma (95%), a szerencsére is érvényes.
review-costliest = A legdrágább lépések
review-nothing-costly = Egyik lépés sem került sokba.
review-costly = { $number }. { $step }. lépés, { $name }: { $text }. Jobb lett volna: { $better }. Ára: { $cost }% (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Elkészült: { $file }
review-not-over = ez a játszma még nem ért véget: nincs mit elemezni
review-picture = A nyerési esély lépésről lépésre
review-steps = lépések: { $count }, pontozott vonal: új forduló, karika: a legdrágább lépések

## The page
web-review-lead = Mindenki egyenlő eséllyel indul. A szerencse és a döntések hozzáadnak vagy elvesznek belőle, és az összeg az eredmény.
web-review-making = Minden lépés továbbjátszása…
web-review-luckiest = A legszerencsésebb: { $name }
web-review-best = A legjobban vezetett: { $name }
web-review-at = { $step }. lépés után
web-review-step = Lépés
web-review-see = Megnézem a pillanatot
web-review-numbers = Az esélyek táblázatban
web-review-move = { $step }. lépés, { $name }
web-review-played = Ez történt: { $text }
web-review-better = Jobb lett volna: { $text }
web-review-cost = Ára: a játszma { $cost }%-a (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name } végleg az élre állt ({ $step }. lépés): { $before }%-ról { $after }%-ra.
review-won-start = { $name } az elejétől a végéig az élen volt.
review-won-shared = A végéig senki sem volt jobb: a győzelem közös.
review-swing = { $step }. lépés, { $name }: { $before }%-ról { $after }%-ra
web-review-turning = A fordulópontok
web-review-details = Szerencse és döntések számokban
web-review-luck-why = A húzások és dobások szerencséje mindkét oldalon számít. A 0,0 azt jelenti: a végén kiegyenlítődött.
