# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Bomba
card-aruba-hook = Hák
card-aruba-extra-die = Kocka navyše
card-aruba-die-change = Zmena kocky
card-aruba-larceny = Krádež
card-aruba-re-roll = Prehodenie
card-aruba-nitro = Nitro
card-aruba-repair = Oprava
card-aruba-bumper = Nárazník
card-aruba-saw = Píla

## Options
option-aruba-circuit = Trať: trojuholník má 40 radov a tri zákruty, prístav 61 radov a šesť.
option-aruba-cars = Autá na hráča pri troch hráčoch: dve, ako v anglických a nemeckých pravidlách, alebo jedno.
option-aruba-bomb = Koľko žetónov poškodenia dá bomba každému zasiahnutému autu: 1 alebo 2 ako v českých pravidlách.
option-aruba-blast = Kde bomba vybuchne: v dvoch radoch za autom alebo všade okolo poľa za ním, a zasiahne aj vlastné auto (anglické a nemecké pravidlá).
option-aruba-hook = Kedy sa smie auto zaháknuť: hneď po prvom hode alebo po poslednom (anglické a nemecké pravidlá).
option-aruba-grid = Ďalší štart: víťaz a potom podľa poradia ťahov alebo podľa poradia v cieli (české pravidlá).
option-aruba-dice-cards = Kocka navyše a Zmena kocky: len pri hádzaní alebo aj neskôr v ťahu (české a slovenské pravidlá čas neurčujú).
option-aruba-leader = Ktoré auto vedie: to, ktoré je prvé na začiatku svojho ťahu, alebo na začiatku svojho pohybu (anglické a nemecké pravidlá).
option-aruba-leader-nitro = Vedúce auto, ktoré sa pohne len kartou Nitro: stráca pole ako inokedy alebo ide bez postihu (anglické a nemecké pravidlá).
option-aruba-larceny = Krádež: na konci ťahu alebo kedykoľvek počas neho (anglické a nemecké pravidlá).
option-aruba-new-cards = Karta získaná v tomto ťahu: čaká na ďalší ťah alebo ju možno hneď odhodiť na rýchlu opravu (české pravidlá).
option-aruba-races = Ako dlho sa hrá: troje pretekov na body alebo jediné preteky.

## Options in a word or two, and their values
title-aruba-circuit = Trať
value-aruba-circuit-triangle = trojuholník: 40 radov, tri zákruty
value-aruba-circuit-harbour = prístav: 61 radov, šesť zákrut
title-aruba-cars = Autá na hráča pri troch hráčoch
value-aruba-cars = { $number ->
    [one] jedno auto
    [few] { $number } autá
   *[other] { $number } áut
}
title-aruba-bomb = Bomba dá
value-aruba-bomb = { $number ->
    [one] jeden žetón poškodenia
    [few] { $number } žetóny poškodenia
   *[other] { $number } žetónov poškodenia
}
title-aruba-blast = Bomba vybuchne
value-aruba-blast-behind = v dvoch radoch za autom
value-aruba-blast-around = všade okolo poľa za ním, zasiahne aj vlastné auto
title-aruba-hook = Zaháknutie
value-aruba-hook-first-roll = po prvom hode
value-aruba-hook-last-roll = po poslednom hode
title-aruba-grid = Ďalší štart
value-aruba-grid-turn-order = víťaz, potom podľa poradia ťahov
value-aruba-grid-arrival = podľa poradia v cieli
title-aruba-dice-cards = Kocka navyše a Zmena kocky
value-aruba-dice-cards-rolling = len pri hádzaní
value-aruba-dice-cards-any-time = aj neskôr v ťahu
title-aruba-leader = Vedúce auto je to, ktoré je vpredu
value-aruba-leader-turn = na začiatku svojho ťahu
value-aruba-leader-movement = na začiatku svojho pohybu
title-aruba-leader-nitro = Vedúce auto len s kartou Nitro
value-aruba-leader-nitro-loses = stráca pole ako inokedy
value-aruba-leader-nitro-free = ide bez postihu
title-aruba-larceny = Krádež
value-aruba-larceny-end = na konci ťahu
value-aruba-larceny-any-time = kedykoľvek počas ťahu
title-aruba-new-cards = Karta získaná v tomto ťahu
value-aruba-new-cards-wait = čaká na ďalší ťah
value-aruba-new-cards-fix = možno ju hneď odhodiť na rýchlu opravu
title-aruba-races = Dĺžka
value-aruba-races = { $number ->
    [one] jedny preteky
    [few] { $number } preteky
   *[other] { $number } pretekov
}

## Refusals
refusal-aruba-no-such-dice = Tieto kocky nemáš. Na stole: { $dice }. ({ $section })
refusal-aruba-not-in-hand = Kartu „{ $card }“ nemáš v ruke. ({ $section })
refusal-aruba-new-card = Karta „{ $card }“ prišla v tomto ťahu: čaká na ďalší. ({ $section })
refusal-aruba-roll-first = Najprv hoď kockami. ({ $section })
refusal-aruba-begin-only = To sa robí na začiatku ťahu, pred hodom. ({ $section })
refusal-aruba-rolling-over = Kocky už máš ponechané: v tomto ťahu sa viac nehádže. ({ $section })
refusal-aruba-stand-first = Najprv si kocky nechaj, až potom skladaj kombinácie. ({ $section })
refusal-aruba-no-reroll = Už nemáš žiadne prehodenie. ({ $section })
refusal-aruba-keeps-all = Takto by sa nehádzalo ničím. Ak chceš nechať všetky kocky, prestaň hádzať. ({ $section })
refusal-aruba-mounted = Auto { $car } tam už má kartu „{ $card }“. ({ $section })
refusal-aruba-straight-once = Len jedna postupka za ťah. ({ $section })
refusal-aruba-not-even = Nie všetky kocky sú párne: { $dice }. ({ $section })
refusal-aruba-not-odd = Nie všetky kocky sú nepárne: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] Všetky kocky sú už použité: s kockou navyše v tomto ťahu ďalšia kombinácia nevznikne.
   *[all] Na to treba všetky kocky a niektoré sú už použité. Zostáva: { $dice }.
} ({ $section })
refusal-aruba-no-damage = Auto { $car } nie je poškodené. ({ $section })
refusal-aruba-nobody-ahead = Priamo vpredu nestojí žiadne auto. ({ $section })
refusal-aruba-wreck-ahead = Auto { $other } vpredu je vrak: nedá sa naň strieľať ani doň naraziť. ({ $section })
refusal-aruba-own-car-ahead = Auto { $other } vpredu je tvoje. ({ $section })
refusal-aruba-still-driving = Uprostred jazdy to nejde: jazdi ďalej alebo najprv zastav. Zostáva pohybu: { $count }. ({ $section })
refusal-aruba-not-driving = Niet jazdy, ktorá by sa dala zastaviť. ({ $section })
refusal-aruba-drive-over = Jazda v tomto ťahu sa už skončila. ({ $section })
refusal-aruba-no-movement = Nezostáva žiadny pohyb: získané { $gained }, stratené { $penalty }, prejdené { $spent }. ({ $section })
refusal-aruba-off-track = Na tej strane nie je žiadny pruh. ({ $section })
refusal-aruba-space-taken = Stojí tam auto { $other }. ({ $section })
refusal-aruba-between-cars = Pomedzi dve autá to nejde: { $other } je vpredu a { $beside } vedľa. ({ $section })
refusal-aruba-no-hook = Hák sa hrá v ťahu súpera, keď sa hra spýta. ({ $section })
refusal-aruba-answer-hook = Najprv sa rozhodni, či sa zahákneš za auto { $car }: hák alebo pas. ({ $section })
refusal-aruba-answer-ninth = Najprv sa rozhodni, či zachrániš auto { $car } pred posledným žetónom: rýchla oprava alebo pas. ({ $section })
refusal-aruba-nothing-asked = Teraz sa ťa nikto na nič nepýta. ({ $section })
refusal-aruba-no-blast = Tam, kde by bomba vybuchla, nestojí žiadne iné auto. ({ $section })
refusal-aruba-not-adjacent = { $victim } nemá vedľa tvojho auta žiadne svoje. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } nemá žiadne karty. ({ $section })
refusal-aruba-no-such-seat = { $victim } tu nie je: miesta majú čísla 1 až { $seats }. ({ $section })
refusal-aruba-own-seat = Seba okradnúť nemôžeš. ({ $section })
refusal-aruba-cards-last = Karty sa berú nakoniec: v tomto ťahu už nič ďalšie nenasleduje. ({ $section })
refusal-aruba-larceny-last = Po karte Krádež môže nasledovať len ďalšia Krádež a branie kariet. ({ $section })
refusal-aruba-no-cards-left = Už niet čo brať, karty sa minuli. ({ $section })
refusal-aruba-not-your-car = Auto { $car } nie je tvoje. ({ $section })
refusal-aruba-car-out = Auto { $car } je mimo pretekov. ({ $section })

## What happened
event-CarsLinedUp = Autá stoja na štarte.
event-CarTurnBegan = Na ťahu je { $seat } s autom { $car }.
event-CarTurnBegan-own = Si na ťahu s autom { $car }.
event-CardMounted = { $place ->
    [front] { $seat } montuje predný nárazník na auto { $car }.
    [rear] { $seat } montuje zadný nárazník na auto { $car }.
    [left] { $seat } montuje pílu na ľavý bok auta { $car }.
   *[right] { $seat } montuje pílu na pravý bok auta { $car }.
}
event-DiceRolled = { $seat } hádže kockami: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } hádže znova jednou kockou.
    [few] { $seat } hádže znova { $count } kockami.
   *[other] { $seat } hádže znova { $count } kockami.
}
aruba-rolled-again = { $count ->
    [one] { $seat } hádže znova jednou kockou: { $dice }.
    [few] { $seat } hádže znova { $count } kockami: { $dice }.
   *[other] { $seat } hádže znova { $count } kockami: { $dice }.
}
event-DiceSettled = { $seat } si necháva { $dice }.
event-ExtraDieSet = { $seat } má kocku navyše s číslom { $face }.
event-DieChanged = { $seat } mení kocku { $face } na { $new_face }.
event-HookAsked = { $seat } sa môže zaháknuť za auto { $ahead }.
event-CarHooked = { $seat } zahákne auto { $car } za auto { $ahead }.
event-WindowPassed = { $seat } pasuje.
event-QuickFixMade = { $seat } odhadzuje kartu „{ $card }“ na rýchlu opravu auta { $car }.
event-ActionCardPlayed = { $seat } hrá kartu „{ $card }“.
event-CombinationMade = { $combination ->
    [straight] { $seat } používa postupku.
    [shoot] { $seat } používa dvojicu na výstrel.
    [mend] { $seat } používa dvojicu na malú opravu.
    [turbo] { $seat } používa štvoricu: turbo pohyb.
    [cards] { $seat } používa trojicu a berie si karty.
    [even] Všetky párne: { $seat } získava raketový pohyb.
   *[odd] Všetky nepárne: { $seat } opravuje všetko.
}
event-CarShot = Auto { $car } strieľa na auto { $target }.
event-BombDropped = Bomba auta { $car } vybuchuje a zasahuje: { $cars }.
event-DamageTaken = Auto { $car } dostáva žetón poškodenia, spolu { $damage }.
event-DamageMended = Oprava auta { $car }. Zostávajúce poškodenie: { $damage }.
event-NinthTokenAsked = { $seat } môže zachrániť auto { $car } pred posledným žetónom.
event-CarWrecked = Auto { $car } je vrak, leží na poli { $space }.
event-WreckCleared = Vrak auta { $car } mizne z poľa { $space }.
event-CarStepped = { $cause ->
    [push] Auto { $car } je odtlačené z { $start } na { $space }.
    [hook] Auto { $car } je ťahané z { $start } na { $space }.
   *[drive] Auto { $car } ide z { $start } na { $space }.
}
event-DriveEnded = Auto { $car } končí jazdu na poli { $space }.
event-CarRammed = Auto { $car } naráža do auta { $target }.
event-BumpersLost = Nárazníky áut { $car } a { $target } sa stretli a sú preč.
event-CarSawn = Píla auta { $car } reže auto { $target }.
event-SawsLost = Píly áut { $car } a { $target } sa stretli a sú preč.
event-CardsStolen = { $count ->
    [one] { $seat } kradne kartu. Obeť: { $victim }.
    [few] { $seat } kradne { $count } karty. Obeť: { $victim }.
   *[other] { $seat } kradne { $count } kariet. Obeť: { $victim }.
}
event-CardsStolen-own = { $seat } kradne: { $cards }. Obeť: { $victim }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } si berie kartu.
    [few] { $seat } si berie { $count } karty.
   *[other] { $seat } si berie { $count } kariet.
}
event-ActionCardsDrawn-own = { $seat } si berie: { $cards }.
event-PileReshuffled = Odhodené karty sa miešajú do nového balíčka. Kariet v ňom: { $pile }.
event-StallWarned = Ťahov bez pohybu áut: { $turns }. Do predčasného konca pretekov zostáva ťahov: { $left }.
event-RaceStalled = Ťahov bez pohybu áut: { $turns }. Preteky sa predčasne končia.
event-RaceEnded = Preteky sa skončili. Áut v cieli: { $home }.

## The score sheet
line-first = Prvé miesto
line-second = Druhé miesto
line-third = Tretie miesto

## The table in the terminal
kind-action = akcia
aruba-title = { $name } · preteky { $number } z { $races } · { $circuit } · balíček { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = trojuholník
aruba-circuit-harbour = prístav
aruba-column-car = Auto
aruba-column-driver = Jazdec
aruba-column-damage = Poškodenie
aruba-column-mounted = Výbava
aruba-column-cards = Karty
aruba-column-where = Kde
aruba-column-points = Body
aruba-mount-front = vpredu
aruba-mount-rear = vzadu
aruba-mount-left = vľavo
aruba-mount-right = vpravo
aruba-where = rad { $row }, pruh { $lane }
aruba-wreck = vrak
aruba-cleared = vrak, odprataný
aruba-home = v cieli, { $place }. miesto
aruba-rolling = { $seat } hádže za auto { $car }. Zostáva prehodení: { $rerolls }
aruba-driving = { $seat } riadi auto { $car }. Zostáva pohybu: { $movement } (stratené: { $penalty })
aruba-waiting = { $name } čaká
aruba-ask-begin = { $name }, hádž za auto { $car }
aruba-ask-hook = { $name }, zahákneš sa za auto { $car }?
aruba-ask-dice = { $name }, ktoré kocky si necháš?
aruba-ask-act = { $name }, čo urobí auto { $car }?
aruba-ask-ninth = { $name }, ďalší žetón zničí auto { $car }!
aruba-no-cards = žiadne karty
aruba-held-movement = { $count ->
    [one] Zostáva jedno pole pohybu a tým sa ho vzdáš: naozaj?
    [few] Zostávajú { $count } polia pohybu a tým sa ich vzdáš: naozaj?
   *[other] Zostáva { $count } polí pohybu a tým sa ich vzdáš: naozaj?
}
aruba-keep-how = Napíš kocky, ktoré necháš, napríklad 1 2 3 alebo 123, alebo písmeno:
aruba-goal-movement = najviac polí, { $worth }
aruba-goal-straight = postupka, polí: { $worth }
aruba-goal-even = všetky párne, { $worth }
aruba-goal-odd = všetky nepárne, { $worth }
aruba-move-roll = hodiť kockami
aruba-move-stand = nechať všetky kocky
aruba-move-end = ukončiť ťah
aruba-move-stop = ukončiť jazdu tu
aruba-move-pass = nechať tak
aruba-move-ahead = ísť rovno
aruba-move-left = ísť šikmo doľava
aruba-move-right = ísť šikmo doprava
aruba-move-ram = naraziť do auta { $target }
aruba-move-even = všetky párne: raketový pohyb o 6 polí
aruba-move-odd = všetky nepárne: opraviť všetko
aruba-move-nitro = pohyb o 2 polia navyše
aruba-move-bomb = vypustiť bombu za auto
aruba-move-repair = karta Oprava: 2 žetóny preč
aruba-move-re-roll = jedno prehodenie navyše
aruba-move-hook = zaháknuť sa za auto { $car }
aruba-move-bumper-front = namontovať predný nárazník
aruba-move-bumper-rear = namontovať zadný nárazník
aruba-move-saw-left = namontovať pílu vľavo
aruba-move-saw-right = namontovať pílu vpravo
aruba-move-keep = nechať { $dice } a ostatnými hodiť znova
aruba-move-keep-none = hodiť znova všetkými kockami
aruba-move-straight-dice = postupka od 1 do { $face }: pohyb o { $face }
aruba-move-shoot-dice = dvojica ({ $face }): výstrel na auto { $target }
aruba-move-mend-dice = dvojica ({ $face }): 2 žetóny preč
aruba-move-turbo-dice = štvorica ({ $face }): pohyb o 2 polia navyše
aruba-move-cards-dice = trojica ({ $face }): vziať si 2 karty
aruba-move-extra-dice = kocka navyše s číslom { $face }
aruba-move-change = zmeniť kocku { $face } na { $new_face }
aruba-move-larceny = ukradnúť 2 karty, obeť: { $victim }
aruba-move-fix = odhodiť kartu „{ $card }“ na rýchlu opravu: 1 žetón preč
aruba-move-fix-car = odhodiť kartu „{ $card }“ na rýchlu opravu: 1 žetón preč z auta { $car }
aruba-many-bumper = namontovať nárazník
aruba-many-saw = namontovať pílu
aruba-many-straight = postupka: pohyb podľa najvyššej kocky
aruba-many-shoot = dvojica: výstrel na auto { $target }
aruba-many-mend = dvojica: 2 žetóny preč
aruba-many-turbo = štvorica: pohyb o 2 polia navyše
aruba-many-cards = trojica: vziať si 2 karty
aruba-many-extra = kocka navyše s číslom, aké chceš
aruba-many-change = zmeniť hodenú kocku na iné číslo
aruba-many-steal = ukradnúť 2 karty
aruba-many-fix = odhodiť kartu na rýchlu opravu: 1 žetón preč
aruba-drove = { $count ->
    [one] Auto { $car } ide o jedno pole, z { $start } na { $space }.
    [few] Auto { $car } ide o { $count } polia, z { $start } na { $space }.
   *[other] Auto { $car } ide o { $count } polí, z { $start } na { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal } { $count ->
    [one] s jedným prehodením
    [few] s { $count } prehodeniami
   *[other] s { $count } prehodeniami
} z { $dice }
aruba-odds-keep = Nechať { $dice }
aruba-odds-keep-none = Hodiť znova všetkými kockami
aruba-odds-stand = Nechať všetky kocky
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = Druhé najlepšie: { $keep }: { $worth }
aruba-odds-chance = { $percent } %
aruba-odds-spaces = priemerne { $mean } poľa
aruba-odds-pairs = priemerne { $mean } dvojice
aruba-odds-threes = priemerne { $mean } trojice
aruba-odds-fours = priemerne { $mean } štvorice
aruba-odds-goal-straight = Najdlhšia postupka
aruba-odds-goal-straight-n = Postupka do { $top }
aruba-odds-goal-even = Všetky párne
aruba-odds-goal-odd = Všetky nepárne
aruba-odds-goal-pairs = Dvojice
aruba-odds-goal-threes = Trojice
aruba-odds-goal-fours = Štvorice
aruba-odds-goal-movement = Najviac polí
cli-odds-help = Ktoré kocky si v ARUBA nechať a akú to má cenu: presne vypočítané.
cli-odds-examples = Príklady: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = Kocky, napríklad "1 2 4 4 6"; jedna až desať.
cli-flag-rerolls = Koľkokrát sa ešte smie hádzať znova: 0 až 4.
cli-flag-goal = Čo chceš: straight, straight:n (n je 1 až 6), even, odd, pairs, threes, fours alebo movement.
cli-odds-bad-dice = „{ $text }“ nie je jedna až desať kociek s číslami 1 až 6.

## Explained, and the signs of the table
topic-aruba-straight = Postupka sa začína jednotkou a nemá medzeru: 1 2 3 4 posunie o 4 polia, samotná 1 o jedno. Jedna postupka za ťah.
topic-aruba-damage = Každý žetón poškodenia uberie pri ďalšom hode jednu kocku. Osem auto vydrží, deviaty z neho urobí vrak.
legend-aruba-active = auto, ktoré je na ťahu
legend-aruba-car = iné auto
legend-aruba-wreck = vrak
legend-aruba-grid = miesto na štarte
legend-aruba-red = červený rad
legend-aruba-damage = poškodenie a čo auto ešte vydrží
legend-aruba-bumpers = nárazníky vpredu a vzadu
legend-aruba-saws = píly vľavo a vpravo

## The table on the page
web-aruba-race = preteky { $number }/{ $races }
web-aruba-place = miesto { $place }/{ $cars }
web-aruba-car = auto { $number }
web-aruba-car-of = { $name }, auto { $number }
web-aruba-driver = { $name }, auto { $number }
web-aruba-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
web-aruba-dice = { $count ->
    [one] { $count } kocka
    [few] { $count } kocky
   *[other] { $count } kociek
}
web-aruba-lost = poškodením stratené: { $count }
web-aruba-rerolls = { $count ->
    [one] zostáva { $count } prehodenie
    [few] zostávajú { $count } prehodenia
   *[other] zostáva { $count } prehodení
}
web-aruba-movement = { $count ->
    [one] Ešte { $count } pole
    [few] Ešte { $count } polia
   *[other] Ešte { $count } polí
}
web-aruba-leads = −{ $count }: jediné auto na čele
web-aruba-from-red = −{ $count }: štart na červenej
web-aruba-leads-red = −{ $count }: na čele, štart na červenej
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, kocka navyše
web-aruba-die-lost = kocka stratená poškodením
web-aruba-kept = ponechané
web-aruba-roll = Hodiť
web-aruba-reroll = { $count ->
    [one] Prehodiť { $count } kocku
    [few] Prehodiť { $count } kocky
   *[other] Prehodiť { $count } kociek
}
web-aruba-use = Použiť tieto
web-aruba-keep-these = Nechať tieto
web-aruba-end = Koniec ťahu
web-aruba-stop = Zastaviť tu
web-aruba-combinations = Kombinácie
web-aruba-straight-to = { $top ->
    [one] Len 1
    [few] Postupka 1⁠–⁠{ $top }
   *[other] Postupka 1⁠–⁠{ $top }
}
web-aruba-kind-straight = Postupka
web-aruba-kind-pair = Dvojica
web-aruba-kind-three = Trojica
web-aruba-kind-four = Štvorica
web-aruba-kind-even = Všetky párne
web-aruba-kind-odd = Všetky nepárne
web-aruba-idle-straight = Pohyb
web-aruba-idle-pair = Výstrel alebo oprava
web-aruba-idle-three = Vziať karty
web-aruba-idle-four = Turbo pohyb
web-aruba-idle-even = Raketový pohyb
web-aruba-idle-odd = Opraviť všetko
web-aruba-move = pohyb { $count }
web-aruba-mend = oprava { $count }
web-aruba-draw = { $count ->
    [one] vziať { $count } kartu
    [few] vziať { $count } karty
   *[other] vziať { $count } kariet
}
web-aruba-shoot = výstrel na auto { $numbers }
web-aruba-bomb = zasiahne: { $numbers }
web-aruba-or = alebo
web-aruba-home = CIEĽ
web-aruba-label-ram = náraz: { $tokens }
web-aruba-label-saw = píla: { $tokens }
web-aruba-go = { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
} vpred, pruh { $lane }.
web-aruba-over-line = Cez cieľovú čiaru!
web-aruba-left = { $count ->
    [one] Potom zostane { $count } pole.
    [few] Potom zostanú { $count } polia.
   *[other] Potom zostane { $count } polí.
}
web-aruba-red = Červená: ďalšia jazda stratí pole.
web-aruba-hit-ram = Náraz do auta { $car }, poškodenie { $tokens }.
web-aruba-hit-saw = Píla reže auto { $car }, poškodenie { $tokens }.
web-aruba-hit-saws = Dve píly sa stretnú a sú preč.
web-aruba-hit-last = Bol by to posledný žetón.
web-aruba-no-cards = Žiadne karty v ruke
web-aruba-why-kept = Kocky na to ležia na stole, ale nechávaš si iné. Ťukni aj na ne.
web-aruba-why-dice = Tvoje kocky ju neukazujú.
web-aruba-space = rad { $row }, pruh { $lane }
web-aruba-foot-bomb = za tebou
web-aruba-foot-hook = na výzvu
web-aruba-foot-extra-die = o kocku viac
web-aruba-foot-die-change = zmeniť kocku
web-aruba-foot-larceny = kradnúť karty
web-aruba-foot-re-roll = ďalší hod
web-aruba-foot-nitro = pohyb navyše
web-aruba-foot-repair = oprava
web-aruba-foot-bumper = namontovať
web-aruba-foot-saw = namontovať
web-aruba-foot-fix = rýchla oprava
web-aruba-has-front = predný nárazník
web-aruba-has-rear = zadný nárazník
web-aruba-has-left = píla vľavo
web-aruba-has-right = píla vpravo
web-aruba-hook-title = Zaháknuť sa?
web-aruba-hook-text = Auto { $car } je priamo pred tebou. Kto sa zahákne, ide krok za krokom za ním až do konca jeho ťahu.
web-aruba-ninth-title = Posledný žetón poškodenia!
web-aruba-ninth-text = Odhoď kartu a zachráň auto { $car }, inak je z neho vrak.
web-aruba-unused = Ešte nevyužité: { $list }. Aj tak ukončiť ťah?
web-aruba-standings = Poradie
web-aruba-road = Trať
web-aruba-odds = Čo to prinesie?
web-aruba-odds-lead = { $count ->
    [one] Presné šance s { $count } prehodením, ak hráš ďalej pre daný cieľ čo najlepšie. Ťuknutím vezmeš najlepšiu voľbu.
    [few] Presné šance s { $count } prehodeniami, ak hráš ďalej pre daný cieľ čo najlepšie. Ťuknutím vezmeš najlepšiu voľbu.
   *[other] Presné šance s { $count } prehodeniami, ak hráš ďalej pre daný cieľ čo najlepšie. Ťuknutím vezmeš najlepšiu voľbu.
}
web-aruba-odds-goal = Cieľ
web-aruba-odds-this = Tieto kocky
web-aruba-odds-best = Najlepšie nechať
web-aruba-ahead = { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
} pred tebou, pruh { $lane }
web-aruba-behind = { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
} za tebou, pruh { $lane }
web-aruba-level = vedľa teba, pruh { $lane }
web-aruba-damage = poškodenie { $count }
web-aruba-row = rad { $row }
web-aruba-on-red = Stojíš na červenej.
web-aruba-red-in = Červený rad za { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
}.
web-aruba-line-in = Cieľ za { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
}.
web-aruba-you = Riadiš auto { $car }: rad { $row }, pruh { $lane }, poškodenie { $damage }.
web-aruba-track = Trať od tvojho auta
web-aruba-key-die = nechať si kocku alebo ju uvoľniť
web-aruba-key-roll = hodiť alebo prehodiť uvoľnené kocky
web-aruba-key-combination = kombinácia: nechať jej kocky, neskôr ju použiť
web-aruba-key-card = zahrať kartu z ruky
web-aruba-key-drive = ísť rovno, vľavo, vpravo
web-aruba-key-ram = naraziť do auta vpredu
web-aruba-key-enter = stlačiť zvýraznené tlačidlo
web-aruba-key-answer = odpovedať na otázku, vybrať
web-aruba-arrived = Autá v cieli
web-aruba-nobody-home = Do cieľa neprišlo žiadne auto.

## Hints
hint-aruba-spaces = Polia, ktoré prinesie tento ťah: { $this }
hint-aruba-dice = Kocky na jeden hod: { $this }
hint-aruba-taken = Žetóny poškodenia, ktoré dostaneš: { $this }
hint-aruba-dealt = Žetóny poškodenia, ktoré dostanú súperi: { $this }
hint-aruba-in-front = Ťahy, keď ako jediné auto na čele strácaš pohyb: { $this }
hint-aruba-on-red = Ťahy, keď začínaš na červenej: { $this }
hint-aruba-wrecked = O auto prídeš v { $this } zo 100 prípadov
hint-aruba-cards = Karty v ruke po tomto ťahu: { $this }
hint-aruba-won = Tieto preteky vyhráš v { $this } zo 100 prípadov
hint-aruba-points = Tvoje body v týchto pretekoch: { $this }

## On the page
web-poster-aruba = Desať kociek, píly a nárazníky. Poškodenie stojí kocky.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Príď do cieľa medzi prvými { $scored } autami a { $races ->
    [1] vyhraj preteky
   *[other] zbieraj body v { $races } pretekoch
}. Cestou sa naráža, strieľa, píli a bombarduje.
howto-aruba-goal-cars = { $players ->
    [none] Každý tu striedavo riadi { $count } autá.
   *[other] Pri { $players } hráčoch riadi každý striedavo { $count } autá.
} Karty v ruke platia pre obe.
howto-aruba-turn-begin = Pred hodom smieš na auto namontovať nárazníky a píly.
howto-aruba-turn-roll = Hoď { $dice } kockami, za každý žetón poškodenia o jednu menej. Nechaj si, ktoré chceš, a zvyšok prehoď, najviac { $rerolls }×.
howto-aruba-turn-combine = Skladaj kombinácie v ľubovoľnom poradí. Každá kocka platí raz a nemusíš využiť všetky.
howto-aruba-turn-last = Celý tvoj pohyb je jedna jazda, krok za krokom. Karty si berieš až úplne nakoniec.

## Dice
howto-aruba-name-straight = Postupka od 1
howto-aruba-name-pair = Dvojica
howto-aruba-name-three = Trojica
howto-aruba-name-four = Štvorica
howto-aruba-name-even = Všetky párne
howto-aruba-name-odd = Všetky nepárne
howto-aruba-dice-straight = Ideš o toľko polí, koľko ukazuje jej najvyššia kocka: 1 2 3 4 dáva 4, samotná 1 dáva 1. Raz za ťah.
howto-aruba-dice-pair = Výstrel: auto priamo pred tebou dostane poškodenie +{ $shot }. Alebo oprava tvojho auta: poškodenie −{ $mend }.
howto-aruba-dice-three = Na konci ťahu si vezmeš { $drawn } karty.
howto-aruba-dice-four = Turbo pohyb: +{ $turbo }, k inému pohybu aj samostatne.
howto-aruba-dice-even = Raketový pohyb: { $boost } polí. Spotrebuje všetky kocky.
howto-aruba-dice-odd = Z auta zmizne všetko poškodenie. Spotrebuje všetky kocky.

## Driving
howto-aruba-name-steps = Kroky
howto-aruba-name-leader = Vo vedení
howto-aruba-name-corner = Červené rady
howto-aruba-name-ram = Náraz
howto-aruba-drive-steps = Rovno alebo šikmo vpred, doľava či doprava, na voľné pole. Nikdy pomedzi auto pred tebou a auto vedľa teba.
howto-aruba-drive-leader = { $moved ->
    [all] Keď si vpredu len ty, strácaš z pohybu { $leader }, z kociek aj z karty Nitro. Pri zhode nikto nič, ani keď už je niektoré auto v cieli.
   *[dice] Keď si vpredu len ty, strácaš z pohybu na kockách { $leader }. Pri zhode nikto nič, ani keď už je niektoré auto v cieli.
}
howto-aruba-drive-corner = Jazda, ktorá sa začína na červenej, stráca z pohybu { $corner }. Prejsť cez červenú nič nestojí.
howto-aruba-drive-ram = Ak máš ešte pohyb, naraz do auta priamo pred sebou: poškodenie +{ $ram } a posunie sa o pole, aj autá pred ním. Ty zaujmeš jeho miesto a končíš.

## Damage
howto-aruba-name-tokens = Žetóny poškodenia
howto-aruba-name-fatal = { $fatal }. žetón poškodenia
howto-aruba-name-quick-fix = Rýchla oprava
howto-aruba-name-wreck = Vraky
howto-aruba-damage-tokens = Každý žetón poškodenia ti pri hode berie jednu kocku. Auto ich vydrží { $most }.
howto-aruba-damage-fatal = Z auta urobí vrak. Ak máš karty, hra sa ťa vopred spýta: jednu odhoď a auto je zachránené.
howto-aruba-damage-quick-fix = Ktorúkoľvek kartu môžeš namiesto zahrania odhodiť: poškodenie −{ $fix }. Vždy, keď sa ťa hra pýta, aj v cudzom ťahu.
howto-aruba-damage-wreck = Vrak prekáža. Nedá sa doň naraziť, strieľať naň, píliť ho ani odsunúť. Keď je z vrakov celý rad, najstarší zmizne.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Pred jazdou alebo po nej: poškodenie +{ $bomb } pre každé auto v najbližších { $rows } radoch za tebou, v tvojom pruhu aj vedľa.
   *[around] Pred jazdou alebo po nej: poškodenie +{ $bomb } pre každé auto okolo poľa za tebou, aj pre tvoje.
}
howto-aruba-card-hook = { $hook ->
    [first] V cudzom ťahu, hneď po prvom hode auta priamo pred tebou: tvoje auto ide krok za krokom o pole za ním.
   *[last] V cudzom ťahu, po poslednom hode auta priamo pred tebou: tvoje auto ide krok za krokom o pole za ním.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Pri hádzaní: o kocku viac, s číslom, aké chceš. Už sa neprehadzuje.
   *[any] Kedykoľvek po prvom hode: o kocku viac, s číslom, aké chceš. Už sa neprehadzuje.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Pri hádzaní: otoč hodenú kocku na číslo, aké chceš.
   *[any] Kedykoľvek po prvom hode: otoč hodenú kocku na číslo, aké chceš.
}
howto-aruba-card-larceny = { $theft ->
    [end] Na konci ťahu: ukradni naslepo { $stolen } karty hráčovi, ktorého auto stojí vedľa tvojho.
   *[any] Kedykoľvek vo svojom ťahu: ukradni naslepo { $stolen } karty hráčovi, ktorého auto stojí vedľa tvojho.
}
howto-aruba-card-re-roll = Pri hádzaní: prehoď ešte raz ľubovoľné kocky.
howto-aruba-card-nitro = Kým sa jazda neskončí: pohyb +{ $nitro }, k inému pohybu aj samostatne.
howto-aruba-card-repair = Kedykoľvek vo svojom ťahu: poškodenie −{ $repair }.
howto-aruba-card-bumper = Zostáva na aute. Vpredu: tvoj náraz dáva poškodenie ešte +{ $bumper }. Vzadu: nárazy ti neublížia. Keď sa predný a zadný stretnú, oba zmiznú.
howto-aruba-card-saw = Zostáva na aute, vľavo alebo vpravo: poškodenie +{ $saw } pre auto na tej strane, keď jedno z vás príde vedľa druhého. Keď sa stretnú dve píly, obe zmiznú.

## Scoring
howto-aruba-scoring-place = Body: { $worth }.
howto-aruba-scoring-end = Preteky sa končia, keď sú v cieli { $scored } autá. Ostatné nedostanú nič.
howto-aruba-scoring-match = { $races ->
    [1] Vyhráva, kto príde do cieľa prvý.
   *[other] Po { $races } pretekoch vyhráva najviac bodov; pri zhode rozhodne lepšie miesto v posledných pretekoch.
}
howto-aruba-scoring-next = { $grid ->
    [order] Pred ďalšími pretekmi zmiznú karty, výbava aj poškodenie. Víťaz štartuje vpredu, ostatní za ním podľa poradia ťahov.
   *[arrival] Pred ďalšími pretekmi zmiznú karty, výbava aj poškodenie. Štartuje sa v poradí dojazdu.
}

## Easily got wrong
howto-aruba-mind-straight = Postupka sa začína jednotkou a nemá medzeru: 4 5 6 ťa vôbec neposunie.
howto-aruba-mind-all = Všetky párne aj všetky nepárne znamenajú naozaj všetky kocky, aj kocky navyše. Iná kombinácia k nim už nejde, len Nitro.
howto-aruba-mind-order = Strieľa sa a bombarduje pred jazdou alebo po nej, nikdy uprostred. Dá sa to aj bez jazdy.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Karta, ktorá prišla v tomto ťahu, čaká na ďalší. Nedá sa ani odhodiť na rýchlu opravu.
   *[fix] Karta, ktorá prišla v tomto ťahu, čaká na ďalší. Hneď ju smieš len odhodiť na rýchlu opravu.
}

## On the table
howto-aruba-name-die = Kocka
howto-aruba-table-die = Ťukni a necháš si ju; ostatné sa prehodia. Písmeno v rohu značí jej kombináciu.
howto-aruba-name-lost = Stratená kocka
howto-aruba-table-lost = Každý žetón poškodenia ti berie kocku. Oprav auto a v ďalšom ťahu ňou zase hodíš.
howto-aruba-name-dice-left = Kocky auta
howto-aruba-table-dice-left = Toľkými kockami toto auto hádže: { $dice }, za každý žetón poškodenia o jednu menej.
howto-aruba-name-hand = Akčné karty v ruke
howto-aruba-table-hand = Koľko akčných kariet tu je v ruke.
howto-aruba-name-points = Body
howto-aruba-table-points = Body z doterajších pretekov.
howto-aruba-name-space = Pole
howto-aruba-table-space = Na pole sa zmestí jedno auto. Na svietiace dôjdeš; číslo hovorí, koľkými krokmi.
web-order-hook = Keď sa môžeš zaháknuť za auto pred sebou a máš hák, zahrať ho?
web-order-ninth = Keby tvoje auto dostalo posledný žetón poškodenia, zachrániť ho najlacnejšou kartou?

## Hints in plain words
hint-aruba-roll = Tvoj ťah sa začína kockami
hint-aruba-keep-none = Z týchto kociek nestojí nijaká za to
hint-aruba-keep-whole = Postupka je celá; z ostatných kociek ešte niečo môže byť
hint-aruba-keep-straight = Postupka siaha do { $face }; teraz potrebuješ { $next }
hint-aruba-keep-gap = K postupke do { $face } chýba už len { $next }
hint-aruba-keep-begun = Postupka potrebuje jednotku, a tú máš
hint-aruba-keep-same = Kocky s číslom { $face }: { $count }. Zbieraj ich ďalej
hint-aruba-keep-even = Keď budú všetky kocky párne, posunieš sa o 6 polí
hint-aruba-keep-odd = Keď budú všetky kocky nepárne, zmizne celé poškodenie
hint-aruba-keep = S týmito kockami prinesie ďalší hod najviac
hint-aruba-stand = Kocky sú dobré, ako sú; ďalší hod by ich skôr pokazil
hint-aruba-straight = Postupka ťa posunie o { $count ->
    [one] jedno pole
    [few] { $count } polia
   *[other] { $count } polí
}
hint-aruba-even = Všetky párne: ďalej ťa tieto kocky nedovezú
hint-aruba-odd = Opraví to celé auto a nabudúce hodíš všetkými kockami
hint-aruba-turbo = O dve polia ďalej, nech použiješ čokoľvek iné
hint-aruba-three = Dve nové karty môžu auto zachrániť alebo zrýchliť
hint-aruba-mend = Dva žetóny poškodenia preč: nabudúce hodíš o dve kocky viac
hint-aruba-shoot = Poškodenie uberie autu { $target } kocky, takže spomalí
hint-aruba-shoot-last = Auto { $target } dostane posledný žetón poškodenia: bude z neho vrak
hint-aruba-drive-home = Odtiaľ prejdeš ešte v tomto ťahu cieľom
hint-aruba-drive-hits = Cestou poškodíš auto { $target }
hint-aruba-drive-hit = Trochu ťa to poškodí, ale pôjdeš ďalej
hint-aruba-drive-red = Posunieš sa, aj keď nabudúce začneš na červenej
hint-aruba-drive-past = Tadiaľ môžeš predbehnúť { $count ->
    [one] jedno auto
    [few] { $count } autá
   *[other] { $count } áut
}
hint-aruba-drive-far = Voľné polia týmto smerom: { $count }
hint-aruba-drive = Tam je voľno
hint-aruba-ram = Auto { $target } ti stojí v ceste: poškodí sa a ty zaujmeš jeho miesto
hint-aruba-stop = Ďalej vpredu sa dá viac stratiť než získať
hint-aruba-end = Čo zostáva, ti teraz nepomôže
hint-aruba-pass = Za kartu to nestojí
hint-aruba-pass-hook = Za hák to teraz nestojí
hint-aruba-fix = Žetón poškodenia preč: hodíš o kocku viac
hint-aruba-steal = Dve karty navyše pre teba a o dve menej pre súpera
hint-aruba-extra = Kocka navyše zlepší tvoju kombináciu
hint-aruba-change = S týmto číslom majú kocky väčšiu cenu
hint-aruba-nitro = O dve polia ďalej v tejto jazde
hint-aruba-bomb = Zasiahne autá tesne za tebou
hint-aruba-repair = Dva žetóny poškodenia preč: hodíš o dve kocky viac
hint-aruba-re-roll = Ešte jedna šanca na kocky, ktoré potrebuješ
hint-aruba-hook = Na háku ťa potiahnu so sebou
hint-aruba-bumper = Vpredu zosilní nárazy, vzadu ťa chráni
hint-aruba-saw = Poškodí autá, ktoré sa dostanú vedľa teba
hint-plain-aruba-spaces = V tomto ťahu sa dostaneš ďalej
hint-plain-aruba-dice = V ďalších ťahoch budeš mať viac kociek
hint-plain-aruba-taken = Dostaneš menej poškodenia
hint-plain-aruba-dealt = Súperi dostanú viac poškodenia
hint-plain-aruba-in-front = Neprídeš na čele o pohyb
hint-plain-aruba-on-red = Menej často začneš na červenej
hint-plain-aruba-wrecked = Z auta sa menej často stane vrak
hint-plain-aruba-cards = Potom budeš mať viac kariet
