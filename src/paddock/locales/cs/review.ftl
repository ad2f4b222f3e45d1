# How a match was won and lost. $cost and $margin are percent.

review-title = Podíly na partii, v procentech
review-start = začátek
review-deal = rozdání
review-luck = { $family ->
    [aruba] kostky a karty
   *[other] dobrané karty
}
review-decisions = rozhodnutí
review-rivals = rozhodnutí soupeřů
review-result = výsledek
review-how = Šance pocházejí z partií dohraných z každého tahu ({ $worlds }), se všemi kartami odkrytými. Tahů jiných, než by zahrál zkušený řidič: { $count }; každý se posuzuje podle toho, co jeho hráč mohl vědět. ± je interval (95 %) rozhodnutí a platí i pro štěstí.
review-costliest = Nejdražší tahy
review-nothing-costly = Žádný tah nestál nic, co by stálo za řeč.
review-costly = { $number }. Tah { $step }, { $name }: { $text }. Lepší: { $better }. Cena: { $cost } % (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Nakresleno: { $file }
review-not-over = tato partie ještě neskončila: zatím není co rozebírat
review-picture = Šance na výhru tah po tahu
review-steps = tahy: { $count }, tečkované čáry: nové závody, kroužky: nejdražší tahy

## The page
web-review-lead = Všichni začínají se spravedlivým podílem na partii. Štěstí a rozhodnutí přidávají nebo ubírají a součet je výsledek.
web-review-making = Každý tah se dohrává…
web-review-luckiest = Nejvíc štěstí: { $name }
web-review-best = Nejlepší jízda: { $name }
web-review-at = Po tahu { $step }
web-review-step = Tah
web-review-see = Ukázat tu chvíli
web-review-numbers = Šance v tabulce
web-review-move = Tah { $step }, { $name }
web-review-played = Zahráno: { $text }
web-review-better = Lepší: { $text }
web-review-cost = Cena: { $cost } % partie (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name }: od tahu { $step } natrvalo v čele, z { $before } % na { $after } %.
review-won-start = { $name }: v čele od začátku až do konce.
review-won-shared = Až do konce nebyl nikdo lepší: vítězství je společné.
review-swing = Tah { $step }, { $name }: z { $before } % na { $after } %
web-review-turning = Body zlomu
web-review-details = Štěstí a rozhodnutí v číslech
web-review-luck-why = Štěstí při dobírání a házení se počítá oběma stranám. 0,0 znamená, že se nakonec vyrovnalo.
