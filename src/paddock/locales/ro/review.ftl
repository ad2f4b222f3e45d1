# How a match was won and lost. $cost and $margin are percent.

review-title = Părți dintr-o partidă, în procente
review-start = început
review-deal = împărțire
review-luck = { $family ->
    [aruba] zaruri și cărți
   *[other] cărți trase
}
review-decisions = decizii
review-rivals = deciziile rivalilor
review-result = rezultat
review-how = Șansele vin din partide continuate din fiecare rând ({ $worlds }), cu toate mâinile cunoscute. Mutări altele decât ale unui șofer cu experiență: { $count }; fiecare e judecată după ce putea ști jucătorul ei. ± este intervalul (95%) deciziilor și e valabil și pentru noroc.
review-costliest = Cele mai scumpe mutări
review-nothing-costly = Nicio mutare nu a costat ceva demn de spus.
review-costly = { $number }. Mutarea { $step }, { $name }: { $text }. Mai bine: { $better }. Cost: { $cost }% (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Desenat: { $file }
review-not-over = această partidă nu s-a încheiat: încă nu e nimic de analizat
review-picture = Șansa de câștig, mutare cu mutare
review-steps = mutări: { $count }, linii punctate: altă rundă, etapă sau cursă, cercuri: cele mai scumpe mutări

## The page
web-review-lead = Toți încep cu o parte egală din partidă. Norocul și deciziile adaugă sau iau din ea, iar suma este rezultatul.
web-review-making = Fiecare mutare se joacă mai departe…
web-review-luckiest = Cel mai mult noroc: { $name }
web-review-best = Cel mai bun la volan: { $name }
web-review-at = După mutarea { $step }
web-review-step = Mutarea
web-review-see = Vezi momentul
web-review-numbers = Șansele în tabel
web-review-move = Mutarea { $step }, { $name }
web-review-played = Jucat: { $text }
web-review-better = Mai bine: { $text }
web-review-cost = Cost: { $cost }% din partidă (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name }: definitiv în față de la mutarea { $step }, de la { $before }% la { $after }%.
review-won-start = { $name }: în față de la început până la sfârșit.
review-won-shared = Până la sfârșit nimeni nu a fost mai bun: victoria e împărțită.
review-swing = Mutarea { $step }, { $name }: de la { $before }% la { $after }%
web-review-turning = Momentele de cotitură
web-review-details = Noroc și decizii în cifre
web-review-luck-why = Norocul la cărți și la zaruri contează pentru toate părțile. 0,0 înseamnă că la sfârșit s-a echilibrat.
