# How a match was won and lost. $cost and $margin are percent.

review-title = Podiely na partii, v percentách
review-start = začiatok
review-deal = rozdanie
review-luck = { $family ->
    [aruba] kocky a karty
   *[other] potiahnuté karty
}
review-decisions = rozhodnutia
review-rivals = rozhodnutia súperov
review-result = výsledok
review-how = Šance pochádzajú z partií dohratých z každého ťahu ({ $worlds }), so všetkými kartami odkrytými. Ťahov iných, než by zahral skúsený vodič: { $count }; každý sa posudzuje podľa toho, čo jeho hráč mohol vedieť. ± je interval (95 %) rozhodnutí a platí aj pre šťastie.
review-costliest = Najdrahšie ťahy
review-nothing-costly = Nijaký ťah nestál nič, čo by stálo za reč.
review-costly = { $number }. Ťah { $step }, { $name }: { $text }. Lepšie: { $better }. Cena: { $cost } % (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Nakreslené: { $file }
review-not-over = táto partia sa ešte neskončila: zatiaľ niet čo rozoberať
review-picture = Šanca na výhru ťah po ťahu
review-steps = ťahy: { $count }, bodkované čiary: nové preteky, krúžky: najdrahšie ťahy

## The page
web-review-lead = Všetci začínajú so spravodlivým podielom na partii. Šťastie a rozhodnutia pridávajú alebo uberajú a súčet je výsledok.
web-review-making = Každý ťah sa dohráva…
web-review-luckiest = Najviac šťastia: { $name }
web-review-best = Najlepšia jazda: { $name }
web-review-at = Po ťahu { $step }
web-review-step = Ťah
web-review-see = Ukázať tú chvíľu
web-review-numbers = Šance v tabuľke
web-review-move = Ťah { $step }, { $name }
web-review-played = Zahrané: { $text }
web-review-better = Lepšie: { $text }
web-review-cost = Cena: { $cost } % partie (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name }: od ťahu { $step } natrvalo na čele, z { $before } % na { $after } %.
review-won-start = { $name }: na čele od začiatku až do konca.
review-won-shared = Až do konca nebol nikto lepší: víťazstvo je spoločné.
review-swing = Ťah { $step }, { $name }: z { $before } % na { $after } %
web-review-turning = Body zlomu
web-review-details = Šťastie a rozhodnutia v číslach
web-review-luck-why = Šťastie pri ťahaní a hádzaní sa počíta obom stranám. 0,0 znamená, že sa nakoniec vyrovnalo.
