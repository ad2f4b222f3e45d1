# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Bomba
card-aruba-hook = Hák
card-aruba-extra-die = Kostka navíc
card-aruba-die-change = Změna kostky
card-aruba-larceny = Krádež
card-aruba-re-roll = Přehození
card-aruba-nitro = Nitro
card-aruba-repair = Oprava
card-aruba-bumper = Nárazník
card-aruba-saw = Pila

## Options
option-aruba-circuit = Trať: trojúhelník má 40 řad a tři zatáčky, přístav 61 řad a šest.
option-aruba-cars = Auta na hráče při třech hráčích: dvě, jako v anglických a německých pravidlech, nebo jedno.
option-aruba-bomb = Kolik žetonů poškození dá bomba každému zasaženému autu: 1, nebo 2 jako v českých pravidlech.
option-aruba-blast = Kde bomba vybuchne: ve dvou řadách za autem, nebo všude kolem pole za ním, a zasáhne i vlastní auto (anglická a německá pravidla).
option-aruba-hook = Kdy se smí auto zaháknout: hned po prvním hodu, nebo po posledním (anglická a německá pravidla).
option-aruba-grid = Příští start: vítěz a pak podle pořadí tahů, nebo podle pořadí v cíli (česká pravidla).
option-aruba-dice-cards = Kostka navíc a Změna kostky: jen při házení, nebo i později v tahu (česká a slovenská pravidla dobu neurčují).
option-aruba-leader = Které auto vede: to, které je první na začátku svého tahu, nebo na začátku svého pohybu (anglická a německá pravidla).
option-aruba-leader-nitro = Vedoucí auto, které se pohne jen kartou Nitro: ztrácí pole jako jindy, nebo jede bez postihu (anglická a německá pravidla).
option-aruba-larceny = Krádež: na konci tahu, nebo kdykoli během něj (anglická a německá pravidla).
option-aruba-new-cards = Karta získaná v tomto tahu: čeká na další tah, nebo ji lze hned odhodit na rychlou opravu (česká pravidla).
option-aruba-races = Jak dlouho se hraje: tři závody na body, nebo jediný závod.

## Options in a word or two, and their values
title-aruba-circuit = Trať
value-aruba-circuit-triangle = trojúhelník: 40 řad, tři zatáčky
value-aruba-circuit-harbour = přístav: 61 řad, šest zatáček
title-aruba-cars = Auta na hráče při třech hráčích
value-aruba-cars = { $number ->
    [one] jedno auto
    [few] { $number } auta
   *[other] { $number } aut
}
title-aruba-bomb = Bomba dá
value-aruba-bomb = { $number ->
    [one] jeden žeton poškození
    [few] { $number } žetony poškození
   *[other] { $number } žetonů poškození
}
title-aruba-blast = Bomba vybuchne
value-aruba-blast-behind = ve dvou řadách za autem
value-aruba-blast-around = všude kolem pole za ním, zasáhne i vlastní auto
title-aruba-hook = Zaháknutí
value-aruba-hook-first-roll = po prvním hodu
value-aruba-hook-last-roll = po posledním hodu
title-aruba-grid = Příští start
value-aruba-grid-turn-order = vítěz, pak podle pořadí tahů
value-aruba-grid-arrival = podle pořadí v cíli
title-aruba-dice-cards = Kostka navíc a Změna kostky
value-aruba-dice-cards-rolling = jen při házení
value-aruba-dice-cards-any-time = i později v tahu
title-aruba-leader = Vedoucí auto je to, které je vpředu
value-aruba-leader-turn = na začátku svého tahu
value-aruba-leader-movement = na začátku svého pohybu
title-aruba-leader-nitro = Vedoucí auto jen s kartou Nitro
value-aruba-leader-nitro-loses = ztrácí pole jako jindy
value-aruba-leader-nitro-free = jede bez postihu
title-aruba-larceny = Krádež
value-aruba-larceny-end = na konci tahu
value-aruba-larceny-any-time = kdykoli během tahu
title-aruba-new-cards = Karta získaná v tomto tahu
value-aruba-new-cards-wait = čeká na další tah
value-aruba-new-cards-fix = lze ji hned odhodit na rychlou opravu
title-aruba-races = Délka
value-aruba-races = { $number ->
    [one] jeden závod
    [few] { $number } závody
   *[other] { $number } závodů
}

## Refusals
refusal-aruba-no-such-dice = Tyto kostky nemáš. Na stole: { $dice }. ({ $section })
refusal-aruba-not-in-hand = Kartu „{ $card }“ nemáš v ruce. ({ $section })
refusal-aruba-new-card = Karta „{ $card }“ přišla v tomto tahu: čeká na další. ({ $section })
refusal-aruba-roll-first = Nejdřív hoď kostkami. ({ $section })
refusal-aruba-begin-only = To se dělá na začátku tahu, před hodem. ({ $section })
refusal-aruba-rolling-over = Kostky už máš ponechané: v tomto tahu se víc nehází. ({ $section })
refusal-aruba-stand-first = Nejdřív si kostky nech, teprve pak skládej kombinace. ({ $section })
refusal-aruba-no-reroll = Nemáš už žádné přehození. ({ $section })
refusal-aruba-keeps-all = Takhle by se neházelo ničím. Chceš-li nechat všechny kostky, přestaň házet. ({ $section })
refusal-aruba-mounted = Auto { $car } už tam má kartu „{ $card }“. ({ $section })
refusal-aruba-straight-once = Jen jedna postupka za tah. ({ $section })
refusal-aruba-not-even = Ne všechny kostky jsou sudé: { $dice }. ({ $section })
refusal-aruba-not-odd = Ne všechny kostky jsou liché: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] Všechny kostky už jsou použité: s kostkou navíc v tomto tahu další kombinace nevznikne.
   *[all] Na to jsou potřeba všechny kostky a některé už jsou použité. Zbývá: { $dice }.
} ({ $section })
refusal-aruba-no-damage = Auto { $car } není poškozené. ({ $section })
refusal-aruba-nobody-ahead = Přímo vpředu žádné auto nestojí. ({ $section })
refusal-aruba-wreck-ahead = Auto { $other } vpředu je vrak: nejde na ně střílet ani do něj narazit. ({ $section })
refusal-aruba-own-car-ahead = Auto { $other } vpředu je tvoje. ({ $section })
refusal-aruba-still-driving = Uprostřed jízdy to nejde: jeď dál, nebo nejdřív zastav. Zbývá pohybu: { $count }. ({ $section })
refusal-aruba-not-driving = Není žádná jízda, která by se dala zastavit. ({ $section })
refusal-aruba-drive-over = Jízda v tomto tahu už skončila. ({ $section })
refusal-aruba-no-movement = Žádný pohyb nezbývá: získáno { $gained }, ztraceno { $penalty }, ujeto { $spent }. ({ $section })
refusal-aruba-off-track = Na té straně žádný pruh není. ({ $section })
refusal-aruba-space-taken = Stojí tam auto { $other }. ({ $section })
refusal-aruba-between-cars = Mezi dvěma auty to nejde: { $other } je vpředu a { $beside } vedle. ({ $section })
refusal-aruba-no-hook = Hák se hraje v tahu soupeře, když se hra zeptá. ({ $section })
refusal-aruba-answer-hook = Nejdřív se rozhodni, jestli se zahákneš za auto { $car }: hák, nebo pas. ({ $section })
refusal-aruba-answer-ninth = Nejdřív se rozhodni, jestli zachráníš auto { $car } před posledním žetonem: rychlá oprava, nebo pas. ({ $section })
refusal-aruba-nothing-asked = Teď se tě nikdo na nic neptá. ({ $section })
refusal-aruba-no-blast = Tam, kde by bomba vybuchla, žádné jiné auto nestojí. ({ $section })
refusal-aruba-not-adjacent = { $victim } nemá vedle tvého auta žádné své. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } nemá žádné karty. ({ $section })
refusal-aruba-no-such-seat = { $victim } tu není: místa mají čísla 1 až { $seats }. ({ $section })
refusal-aruba-own-seat = Sebe okrást nemůžeš. ({ $section })
refusal-aruba-cards-last = Karty se berou nakonec: v tomto tahu už nic dalšího nenásleduje. ({ $section })
refusal-aruba-larceny-last = Po kartě Krádež může následovat jen další Krádež a braní karet. ({ $section })
refusal-aruba-no-cards-left = Není už co brát, karty došly. ({ $section })
refusal-aruba-not-your-car = Auto { $car } není tvoje. ({ $section })
refusal-aruba-car-out = Auto { $car } je mimo závod. ({ $section })

## What happened
event-CarsLinedUp = Auta stojí na startu.
event-CarTurnBegan = Na tahu je { $seat } s autem { $car }.
event-CarTurnBegan-own = Jsi na tahu s autem { $car }.
event-CardMounted = { $place ->
    [front] { $seat } montuje přední nárazník na auto { $car }.
    [rear] { $seat } montuje zadní nárazník na auto { $car }.
    [left] { $seat } montuje pilu na levý bok auta { $car }.
   *[right] { $seat } montuje pilu na pravý bok auta { $car }.
}
event-DiceRolled = { $seat } hází kostkami: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } hází znovu jednou kostkou.
    [few] { $seat } hází znovu { $count } kostkami.
   *[other] { $seat } hází znovu { $count } kostkami.
}
aruba-rolled-again = { $count ->
    [one] { $seat } hází znovu jednou kostkou: { $dice }.
    [few] { $seat } hází znovu { $count } kostkami: { $dice }.
   *[other] { $seat } hází znovu { $count } kostkami: { $dice }.
}
event-DiceSettled = { $seat } si nechává { $dice }.
event-ExtraDieSet = { $seat } má kostku navíc s číslem { $face }.
event-DieChanged = { $seat } mění kostku { $face } na { $new_face }.
event-HookAsked = { $seat } se může zaháknout za auto { $ahead }.
event-CarHooked = { $seat } zahákne auto { $car } za auto { $ahead }.
event-WindowPassed = { $seat } pasuje.
event-QuickFixMade = { $seat } odhazuje kartu „{ $card }“ na rychlou opravu auta { $car }.
event-ActionCardPlayed = { $seat } hraje kartu „{ $card }“.
event-CombinationMade = { $combination ->
    [straight] { $seat } používá postupku.
    [shoot] { $seat } používá dvojici k výstřelu.
    [mend] { $seat } používá dvojici k opravě.
    [turbo] { $seat } používá čtveřici: extra pohyb.
    [cards] { $seat } používá trojici a bere si karty.
    [even] Všechna sudá: { $seat } získává pohyb o 6 polí.
   *[odd] Všechna lichá: { $seat } opravuje všechno.
}
event-CarShot = Auto { $car } střílí na auto { $target }.
event-BombDropped = Bomba auta { $car } vybuchuje a zasahuje: { $cars }.
event-DamageTaken = Auto { $car } dostává žeton poškození, celkem { $damage }.
event-DamageMended = Oprava auta { $car }. Zbývající poškození: { $damage }.
event-NinthTokenAsked = { $seat } může zachránit auto { $car } před posledním žetonem.
event-CarWrecked = Auto { $car } je vrak, leží na poli { $space }.
event-WreckCleared = Vrak auta { $car } mizí z pole { $space }.
event-CarStepped = { $cause ->
    [push] Auto { $car } je odstrčeno z { $start } na { $space }.
    [hook] Auto { $car } je taženo z { $start } na { $space }.
   *[drive] Auto { $car } jede z { $start } na { $space }.
}
event-DriveEnded = Auto { $car } končí jízdu na poli { $space }.
event-CarRammed = Auto { $car } naráží do auta { $target }.
event-BumpersLost = Nárazníky aut { $car } a { $target } se střetly a jsou pryč.
event-CarSawn = Pila auta { $car } řeže auto { $target }.
event-SawsLost = Pily aut { $car } a { $target } se střetly a jsou pryč.
event-CardsStolen = { $count ->
    [one] { $seat } krade kartu. Oběť: { $victim }.
    [few] { $seat } krade { $count } karty. Oběť: { $victim }.
   *[other] { $seat } krade { $count } karet. Oběť: { $victim }.
}
event-CardsStolen-own = { $seat } krade: { $cards }. Oběť: { $victim }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } si bere kartu.
    [few] { $seat } si bere { $count } karty.
   *[other] { $seat } si bere { $count } karet.
}
event-ActionCardsDrawn-own = { $seat } si bere: { $cards }.
event-PileReshuffled = Odhozené karty se míchají do nového balíčku. Karet v něm: { $pile }.
event-StallWarned = Tahů bez pohybu aut: { $turns }. Do předčasného konce závodu zbývá tahů: { $left }.
event-RaceStalled = Tahů bez pohybu aut: { $turns }. Závod předčasně končí.
event-RaceEnded = Závod skončil. Aut v cíli: { $home }.

## The score sheet
line-first = První místo
line-second = Druhé místo
line-third = Třetí místo

## The table in the terminal
kind-action = akce
aruba-title = { $name } · závod { $number } z { $races } · { $circuit } · balíček { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = trojúhelník
aruba-circuit-harbour = přístav
aruba-column-car = Auto
aruba-column-driver = Jezdec
aruba-column-damage = Poškození
aruba-column-mounted = Výbava
aruba-column-cards = Karty
aruba-column-where = Kde
aruba-column-points = Body
aruba-mount-front = vpředu
aruba-mount-rear = vzadu
aruba-mount-left = vlevo
aruba-mount-right = vpravo
aruba-where = řada { $row }, pruh { $lane }
aruba-wreck = vrak
aruba-cleared = vrak, odklizený
aruba-home = v cíli, { $place }. místo
aruba-rolling = { $seat } hází za auto { $car }. Zbývá přehození: { $rerolls }
aruba-driving = { $seat } řídí auto { $car }. Zbývá pohybu: { $movement } (ztraceno: { $penalty })
aruba-waiting = { $name } čeká
aruba-ask-begin = { $name }, házej za auto { $car }
aruba-ask-hook = { $name }, zahákneš se za auto { $car }?
aruba-ask-dice = { $name }, které kostky si necháš?
aruba-ask-act = { $name }, co udělá auto { $car }?
aruba-ask-ninth = { $name }, další žeton zničí auto { $car }!
aruba-no-cards = žádné karty
aruba-held-movement = { $count ->
    [one] Zbývá jedno pole pohybu a tím se ho vzdáš: opravdu?
    [few] Zbývají { $count } pole pohybu a tím se jich vzdáš: opravdu?
   *[other] Zbývá { $count } polí pohybu a tím se jich vzdáš: opravdu?
}
aruba-keep-how = Napiš kostky, které necháš, třeba 1 2 3 nebo 123, nebo písmeno:
aruba-goal-movement = nejvíc polí, { $worth }
aruba-goal-straight = postupka, polí: { $worth }
aruba-goal-even = všechna sudá, { $worth }
aruba-goal-odd = všechna lichá, { $worth }
aruba-move-roll = hodit kostkami
aruba-move-stand = nechat všechny kostky
aruba-move-end = ukončit tah
aruba-move-stop = ukončit jízdu zde
aruba-move-pass = nechat být
aruba-move-ahead = jet rovně
aruba-move-left = jet šikmo doleva
aruba-move-right = jet šikmo doprava
aruba-move-ram = narazit do auta { $target }
aruba-move-even = všechna sudá: pohyb o 6 polí
aruba-move-odd = všechna lichá: opravit všechno
aruba-move-nitro = pohyb o 2 pole navíc
aruba-move-bomb = vypustit bombu za auto
aruba-move-repair = karta Oprava: 2 žetony pryč
aruba-move-re-roll = jedno přehození navíc
aruba-move-hook = zaháknout se za auto { $car }
aruba-move-bumper-front = namontovat přední nárazník
aruba-move-bumper-rear = namontovat zadní nárazník
aruba-move-saw-left = namontovat pilu vlevo
aruba-move-saw-right = namontovat pilu vpravo
aruba-move-keep = nechat { $dice } a ostatními hodit znovu
aruba-move-keep-none = hodit znovu všemi kostkami
aruba-move-straight-dice = postupka od 1 do { $face }: pohyb o { $face }
aruba-move-shoot-dice = dvojice ({ $face }): výstřel na auto { $target }
aruba-move-mend-dice = dvojice ({ $face }): 2 žetony pryč
aruba-move-turbo-dice = čtveřice ({ $face }): pohyb o 2 pole navíc
aruba-move-cards-dice = trojice ({ $face }): vzít si 2 karty
aruba-move-extra-dice = kostka navíc s číslem { $face }
aruba-move-change = změnit kostku { $face } na { $new_face }
aruba-move-larceny = ukrást 2 karty, oběť: { $victim }
aruba-move-fix = odhodit kartu „{ $card }“ na rychlou opravu: 1 žeton pryč
aruba-move-fix-car = odhodit kartu „{ $card }“ na rychlou opravu: 1 žeton pryč z auta { $car }
aruba-many-bumper = namontovat nárazník
aruba-many-saw = namontovat pilu
aruba-many-straight = postupka: pohyb podle nejvyšší kostky
aruba-many-shoot = dvojice: výstřel na auto { $target }
aruba-many-mend = dvojice: 2 žetony pryč
aruba-many-turbo = čtveřice: pohyb o 2 pole navíc
aruba-many-cards = trojice: vzít si 2 karty
aruba-many-extra = kostka navíc s číslem, jaké chceš
aruba-many-change = změnit hozenou kostku na jiné číslo
aruba-many-steal = ukrást 2 karty
aruba-many-fix = odhodit kartu na rychlou opravu: 1 žeton pryč
aruba-drove = { $count ->
    [one] Auto { $car } jede o jedno pole, z { $start } na { $space }.
    [few] Auto { $car } jede o { $count } pole, z { $start } na { $space }.
   *[other] Auto { $car } jede o { $count } polí, z { $start } na { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal } { $count ->
    [one] s jedním přehozením
    [few] se { $count } přehozeními
   *[other] s { $count } přehozeními
} z { $dice }
aruba-odds-keep = Nechat { $dice }
aruba-odds-keep-none = Hodit znovu všemi kostkami
aruba-odds-stand = Nechat všechny kostky
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = Druhé nejlepší: { $keep }: { $worth }
aruba-odds-chance = { $percent } %
aruba-odds-spaces = průměrně { $mean } pole
aruba-odds-pairs = průměrně { $mean } dvojice
aruba-odds-threes = průměrně { $mean } trojice
aruba-odds-fours = průměrně { $mean } čtveřice
aruba-odds-goal-straight = Nejdelší postupka
aruba-odds-goal-straight-n = Postupka do { $top }
aruba-odds-goal-even = Všechna sudá
aruba-odds-goal-odd = Všechna lichá
aruba-odds-goal-pairs = Dvojice
aruba-odds-goal-threes = Trojice
aruba-odds-goal-fours = Čtveřice
aruba-odds-goal-movement = Nejvíc polí
cli-odds-help = Které kostky si v ARUBA nechat a jakou to má cenu: přesně spočítáno.
cli-odds-examples = Příklady: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = Kostky, například "1 2 4 4 6"; jedna až deset.
cli-flag-rerolls = Kolikrát se ještě smí házet znovu: 0 až 4.
cli-flag-goal = Co chceš: straight, straight:n (n je 1 až 6), even, odd, pairs, threes, fours nebo movement.
cli-odds-bad-dice = „{ $text }“ není jedna až deset kostek s čísly 1 až 6.

## Explained, and the signs of the table
topic-aruba-straight = Postupka začíná jedničkou a nemá mezeru: 1 2 3 4 posune o 4 pole, samotná 1 o jedno. Jedna postupka za tah.
topic-aruba-damage = Každý žeton poškození ubere při dalším hodu jednu kostku. Osm auto vydrží, devátý z něj udělá vrak.
legend-aruba-active = auto, které je na tahu
legend-aruba-car = jiné auto
legend-aruba-wreck = vrak
legend-aruba-grid = místo na startu
legend-aruba-red = červená řada
legend-aruba-damage = poškození a co auto ještě vydrží
legend-aruba-bumpers = nárazníky vpředu a vzadu
legend-aruba-saws = pily vlevo a vpravo

## The table on the page
web-aruba-race = závod { $number }/{ $races }
web-aruba-place = místo { $place }/{ $cars }
web-aruba-car = auto { $number }
web-aruba-car-of = { $name }, auto { $number }
web-aruba-driver = { $name }, auto { $number }
web-aruba-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
web-aruba-dice = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
web-aruba-lost = poškozením ztraceno: { $count }
web-aruba-rerolls = { $count ->
    [one] zbývá { $count } přehození
    [few] zbývají { $count } přehození
   *[other] zbývá { $count } přehození
}
web-aruba-movement = { $count ->
    [one] Ještě { $count } pole
    [few] Ještě { $count } pole
   *[other] Ještě { $count } polí
}
web-aruba-leads = −{ $count }: jediné auto v čele
web-aruba-from-red = −{ $count }: start na červené
web-aruba-leads-red = −{ $count }: v čele, start na červené
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, kostka navíc
web-aruba-die-lost = kostka ztracená poškozením
web-aruba-kept = ponecháno
web-aruba-roll = Hodit
web-aruba-reroll = { $count ->
    [one] Přehodit { $count } kostku
    [few] Přehodit { $count } kostky
   *[other] Přehodit { $count } kostek
}
web-aruba-use = Použít tyto
web-aruba-keep-these = Nechat tyto
web-aruba-end = Konec tahu
web-aruba-stop = Zastavit zde
web-aruba-combinations = Kombinace
web-aruba-straight-to = { $top ->
    [one] Jen 1
    [few] Postupka 1⁠–⁠{ $top }
   *[other] Postupka 1⁠–⁠{ $top }
}
web-aruba-kind-straight = Postupka
web-aruba-kind-pair = Dvojice
web-aruba-kind-three = Trojice
web-aruba-kind-four = Čtveřice
web-aruba-kind-even = Všechna sudá
web-aruba-kind-odd = Všechna lichá
web-aruba-idle-straight = Pohyb
web-aruba-idle-pair = Výstřel nebo oprava
web-aruba-idle-three = Vzít karty
web-aruba-idle-four = Extra pohyb
web-aruba-idle-even = Pohyb o 6 polí
web-aruba-idle-odd = Opravit vše
web-aruba-move = pohyb { $count }
web-aruba-mend = oprava { $count }
web-aruba-draw = { $count ->
    [one] vzít { $count } kartu
    [few] vzít { $count } karty
   *[other] vzít { $count } karet
}
web-aruba-shoot = výstřel na auto { $numbers }
web-aruba-bomb = zasáhne: { $numbers }
web-aruba-or = nebo
web-aruba-home = CÍL
web-aruba-label-ram = náraz: { $tokens }
web-aruba-label-saw = pila: { $tokens }
web-aruba-go = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
} vpřed, pruh { $lane }.
web-aruba-over-line = Přes cílovou čáru!
web-aruba-left = { $count ->
    [one] Pak zbude { $count } pole.
    [few] Pak zbudou { $count } pole.
   *[other] Pak zbude { $count } polí.
}
web-aruba-red = Červená: příští jízda ztratí pole.
web-aruba-hit-ram = Náraz do auta { $car }, poškození { $tokens }.
web-aruba-hit-saw = Pila řeže auto { $car }, poškození { $tokens }.
web-aruba-hit-saws = Dvě pily se střetnou a jsou pryč.
web-aruba-hit-last = Byl by to poslední žeton.
web-aruba-no-cards = Žádné karty v ruce
web-aruba-why-kept = Kostky na to leží na stole, ale necháváš si jiné. Ťukni i na ně.
web-aruba-why-dice = Tvé kostky ji neukazují.
web-aruba-space = řada { $row }, pruh { $lane }
web-aruba-foot-bomb = za tebou
web-aruba-foot-hook = na výzvu
web-aruba-foot-extra-die = o kostku víc
web-aruba-foot-die-change = změnit kostku
web-aruba-foot-larceny = krást karty
web-aruba-foot-re-roll = další hod
web-aruba-foot-nitro = pohyb navíc
web-aruba-foot-repair = oprava
web-aruba-foot-bumper = namontovat
web-aruba-foot-saw = namontovat
web-aruba-foot-fix = rychlá oprava
web-aruba-has-front = přední nárazník
web-aruba-has-rear = zadní nárazník
web-aruba-has-left = pila vlevo
web-aruba-has-right = pila vpravo
web-aruba-hook-title = Zaháknout se?
web-aruba-hook-text = Auto { $car } je přímo před tebou. Kdo se zahákne, jede krok za krokem za ním až do konce jeho tahu.
web-aruba-ninth-title = Poslední žeton poškození!
web-aruba-ninth-text = Odhoď kartu a zachraň auto { $car }, jinak je z něj vrak.
web-aruba-unused = Ještě nevyužito: { $list }. Přesto ukončit tah?
web-aruba-standings = Pořadí
web-aruba-road = Trať
web-aruba-odds = Co to vynese?
web-aruba-odds-lead = { $count ->
    [one] Přesné šance s { $count } přehozením, hraješ-li dál pro daný cíl co nejlépe. Klepnutím vezmeš nejlepší volbu.
    [few] Přesné šance se { $count } přehozeními, hraješ-li dál pro daný cíl co nejlépe. Klepnutím vezmeš nejlepší volbu.
   *[other] Přesné šance s { $count } přehozeními, hraješ-li dál pro daný cíl co nejlépe. Klepnutím vezmeš nejlepší volbu.
}
web-aruba-odds-goal = Cíl
web-aruba-odds-this = Tyto kostky
web-aruba-odds-best = Nejlepší nechat
web-aruba-ahead = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
} před tebou, pruh { $lane }
web-aruba-behind = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
} za tebou, pruh { $lane }
web-aruba-level = vedle tebe, pruh { $lane }
web-aruba-damage = poškození { $count }
web-aruba-row = řada { $row }
web-aruba-on-red = Stojíš na červené.
web-aruba-red-in = Červená řada za { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}.
web-aruba-line-in = Cíl za { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}.
web-aruba-you = Řídíš auto { $car }: řada { $row }, pruh { $lane }, poškození { $damage }.
web-aruba-track = Trať od tvého auta
web-aruba-key-die = nechat si kostku, nebo ji uvolnit
web-aruba-key-roll = hodit, nebo přehodit uvolněné kostky
web-aruba-key-combination = kombinace: nechat její kostky, později ji použít
web-aruba-key-card = zahrát kartu z ruky
web-aruba-key-drive = jet rovně, vlevo, vpravo
web-aruba-key-ram = narazit do auta vpředu
web-aruba-key-enter = stisknout zvýrazněné tlačítko
web-aruba-key-answer = odpovědět na otázku, vybrat
web-aruba-arrived = Auta v cíli
web-aruba-nobody-home = Do cíle nedojelo žádné auto.

## Hints
hint-aruba-spaces = Pole, která přinese tento tah: { $this }
hint-aruba-dice = Kostky na jeden hod: { $this }
hint-aruba-taken = Žetony poškození, které dostaneš: { $this }
hint-aruba-dealt = Žetony poškození, které dostanou soupeři: { $this }
hint-aruba-in-front = Tahy, kdy jako jediné auto v čele ztrácíš pohyb: { $this }
hint-aruba-on-red = Tahy, kdy začínáš na červené: { $this }
hint-aruba-wrecked = O auto přijdeš v { $this } ze 100 případů
hint-aruba-cards = Karty v ruce po tomto tahu: { $this }
hint-aruba-won = Tento závod vyhraješ v { $this } ze 100 případů
hint-aruba-points = Tvoje body v tomto závodě: { $this }

## On the page
web-poster-aruba = Deset kostek, pily a nárazníky. Poškození stojí kostky.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Dojeď do cíle mezi prvními { $scored } auty a { $races ->
    [1] vyhraj závod
   *[other] sbírej body v { $races } závodech
}. Cestou se naráží, střílí, řeže a bombarduje.
howto-aruba-goal-cars = { $players ->
    [none] Každý tu střídavě řídí { $count } auta.
   *[other] Při { $players } hráčích řídí každý střídavě { $count } auta.
} Karty v ruce platí pro obě.
howto-aruba-turn-begin = Před hodem smíš na auto namontovat nárazníky a pily.
howto-aruba-turn-roll = Hoď { $dice } kostkami, za každý žeton poškození o jednu méně. Nech si, které chceš, a zbytek přehoď, nejvýš { $rerolls }×.
howto-aruba-turn-combine = Skládej kombinace v libovolném pořadí. Každá kostka platí jednou a nemusíš využít všechny.
howto-aruba-turn-last = Celý tvůj pohyb je jedna jízda, krok za krokem. Karty si bereš až úplně nakonec.

## Dice
howto-aruba-name-straight = Postupka od 1
howto-aruba-name-pair = Dvojice
howto-aruba-name-three = Trojice
howto-aruba-name-four = Čtveřice
howto-aruba-name-even = Všechna sudá
howto-aruba-name-odd = Všechna lichá
howto-aruba-dice-straight = Jedeš o tolik polí, kolik ukazuje její nejvyšší kostka: 1 2 3 4 dává 4, samotná 1 dává 1. Jednou za tah.
howto-aruba-dice-pair = Výstřel: auto přímo před tebou dostane poškození +{ $shot }. Nebo oprava tvého auta: poškození −{ $mend }.
howto-aruba-dice-three = Na konci tahu si vezmeš { $drawn } karty.
howto-aruba-dice-four = Extra pohyb: +{ $turbo }, k jinému pohybu i samostatně.
howto-aruba-dice-even = Pohyb o { $boost } polí. Spotřebuje všechny kostky.
howto-aruba-dice-odd = Z auta zmizí všechno poškození. Spotřebuje všechny kostky.

## Driving
howto-aruba-name-steps = Kroky
howto-aruba-name-leader = Ve vedení
howto-aruba-name-corner = Červené řady
howto-aruba-name-ram = Náraz
howto-aruba-drive-steps = Rovně nebo šikmo vpřed, doleva či doprava, na volné pole. Nikdy mezi autem před tebou a autem vedle tebe.
howto-aruba-drive-leader = { $moved ->
    [all] Když jsi vepředu jen ty, ztrácíš z pohybu { $leader }, z kostek i z karty Nitro. Při shodě nikdo nic, ani když už je některé auto v cíli.
   *[dice] Když jsi vepředu jen ty, ztrácíš z pohybu na kostkách { $leader }. Při shodě nikdo nic, ani když už je některé auto v cíli.
}
howto-aruba-drive-corner = Jízda, která začíná na červené, ztrácí z pohybu { $corner }. Projet červenou nic nestojí.
howto-aruba-drive-ram = Máš-li ještě pohyb, naraz do auta přímo před sebou: poškození +{ $ram } a posune se o pole, i auta před ním. Ty zaujmeš jeho místo a končíš.

## Damage
howto-aruba-name-tokens = Žetony poškození
howto-aruba-name-fatal = { $fatal }. žeton poškození
howto-aruba-name-quick-fix = Rychlá oprava
howto-aruba-name-wreck = Vraky
howto-aruba-damage-tokens = Každý žeton poškození ti při hodu bere jednu kostku. Auto jich vydrží { $most }.
howto-aruba-damage-fatal = Z auta udělá vrak. Máš-li karty, hra se tě předem zeptá: jednu odhoď a auto je zachráněno.
howto-aruba-damage-quick-fix = Kteroukoli kartu můžeš místo zahrání odhodit: poškození −{ $fix }. Kdykoli se tě hra na něco ptá, i v cizím tahu.
howto-aruba-damage-wreck = Vrak překáží. Nejde do něj narazit, střílet na něj, řezat ho ani odsunout. Když je z vraků celá řada, nejstarší zmizí.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Před jízdou nebo po ní: poškození +{ $bomb } pro každé auto v nejbližších { $rows } řadách za tebou, ve tvém pruhu i vedle.
   *[around] Před jízdou nebo po ní: poškození +{ $bomb } pro každé auto kolem pole za tebou, i pro tvoje.
}
howto-aruba-card-hook = { $hook ->
    [first] V cizím tahu, hned po prvním hodu auta přímo před tebou: tvé auto jede krok za krokem o pole za ním.
   *[last] V cizím tahu, po posledním hodu auta přímo před tebou: tvé auto jede krok za krokem o pole za ním.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Při házení: o kostku víc, s číslem, jaké chceš. Už se nepřehazuje.
   *[any] Kdykoli po prvním hodu: o kostku víc, s číslem, jaké chceš. Už se nepřehazuje.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Při házení: otoč hozenou kostku na číslo, jaké chceš.
   *[any] Kdykoli po prvním hodu: otoč hozenou kostku na číslo, jaké chceš.
}
howto-aruba-card-larceny = { $theft ->
    [end] Na konci tahu: ukradni naslepo { $stolen } karty hráči, jehož auto stojí vedle tvého.
   *[any] Kdykoli ve svém tahu: ukradni naslepo { $stolen } karty hráči, jehož auto stojí vedle tvého.
}
howto-aruba-card-re-roll = Při házení: přehoď ještě jednou libovolné kostky.
howto-aruba-card-nitro = Dokud jízda neskončí: pohyb +{ $nitro }, k jinému pohybu i samostatně.
howto-aruba-card-repair = Kdykoli ve svém tahu: poškození −{ $repair }.
howto-aruba-card-bumper = Zůstává na autě. Vpředu: tvůj náraz dává poškození ještě +{ $bumper }. Vzadu: nárazy ti neuškodí. Když se přední a zadní střetnou, oba zmizí.
howto-aruba-card-saw = Zůstává na autě, vlevo nebo vpravo: poškození +{ $saw } pro auto na té straně, kdykoli jedno z vás přijede vedle druhého. Když se střetnou dvě pily, obě zmizí.

## Scoring
howto-aruba-scoring-place = Body: { $worth }.
howto-aruba-scoring-end = Závod končí, když jsou v cíli { $scored } auta. Ostatní nedostanou nic.
howto-aruba-scoring-match = { $races ->
    [1] Vyhrává, kdo dojede do cíle první.
   *[other] Po { $races } závodech vyhrává nejvíc bodů; při shodě rozhodne lepší místo v posledním závodě.
}
howto-aruba-scoring-next = { $grid ->
    [order] Před dalším závodem zmizí karty, výbava i poškození. Vítěz startuje vpředu, ostatní za ním podle pořadí tahů.
   *[arrival] Před dalším závodem zmizí karty, výbava i poškození. Startuje se v pořadí dojezdu.
}

## Easily got wrong
howto-aruba-mind-straight = Postupka začíná jedničkou a nemá mezeru: 4 5 6 tě neposune vůbec.
howto-aruba-mind-all = Všechna sudá i všechna lichá znamenají opravdu všechny kostky, i kostky navíc. Jiná kombinace už k nim nejde, jen Nitro.
howto-aruba-mind-order = Střílí se a bombarduje před jízdou nebo po ní, nikdy uprostřed. Jde to i bez jízdy.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Karta, která přišla v tomto tahu, čeká na další. Nejde ani odhodit na rychlou opravu.
   *[fix] Karta, která přišla v tomto tahu, čeká na další. Hned ji smíš jen odhodit na rychlou opravu.
}

## On the table
howto-aruba-name-die = Kostka
howto-aruba-table-die = Ťukni a necháš si ji; ostatní se přehodí. Písmeno v rohu značí její kombinaci.
howto-aruba-name-lost = Ztracená kostka
howto-aruba-table-lost = Každý žeton poškození ti bere kostku. Oprav auto a příští tah jí zase hodíš.
howto-aruba-name-dice-left = Kostky auta
howto-aruba-table-dice-left = Tolika kostkami toto auto hází: { $dice }, za každý žeton poškození o jednu méně.
howto-aruba-name-hand = Akční karty v ruce
howto-aruba-table-hand = Kolik akčních karet tu je v ruce.
howto-aruba-name-points = Body
howto-aruba-table-points = Body z dosavadních závodů.
howto-aruba-name-space = Pole
howto-aruba-table-space = Na pole se vejde jedno auto. Na svítící dojedeš; číslo říká, kolika kroky.
web-order-hook = Když se můžeš zaháknout za auto před sebou a máš hák, zahrát ho?
web-order-ninth = Když by tvé auto dostalo poslední žeton poškození, zachránit ho nejlevnější kartou?

## Hints in plain words
hint-aruba-roll = Tvůj tah začíná kostkami
hint-aruba-keep-none = Z těchhle kostek nestojí žádná za to
hint-aruba-keep-whole = Postupka je celá; z ostatních kostek ještě něco může být
hint-aruba-keep-straight = Postupka sahá do { $face }; teď potřebuješ { $next }
hint-aruba-keep-gap = K postupce do { $face } chybí už jen { $next }
hint-aruba-keep-begun = Postupka potřebuje jedničku, a tu máš
hint-aruba-keep-same = Kostky s číslem { $face }: { $count }. Sbírej je dál
hint-aruba-keep-even = Když budou všechny kostky sudé, posuneš se o 6 polí
hint-aruba-keep-odd = Když budou všechny kostky liché, zmizí celé poškození
hint-aruba-keep = S těmihle kostkami přinese další hod nejvíc
hint-aruba-stand = Kostky jsou dobré, jak jsou; další hod by je spíš pokazil
hint-aruba-straight = Postupka tě posune o { $count ->
    [one] jedno pole
    [few] { $count } pole
   *[other] { $count } polí
}
hint-aruba-even = Všechny sudé: dál tě tyhle kostky nedovezou
hint-aruba-odd = Opraví to celé auto a příště hodíš všemi kostkami
hint-aruba-turbo = O dvě pole dál, ať použiješ cokoli dalšího
hint-aruba-three = Dvě nové karty můžou auto zachránit nebo zrychlit
hint-aruba-mend = Dva žetony poškození pryč: příště hodíš o dvě kostky víc
hint-aruba-shoot = Poškození ubere autu { $target } kostky, takže zpomalí
hint-aruba-shoot-last = Auto { $target } dostane poslední žeton poškození: bude z něj vrak
hint-aruba-drive-home = Odtamtud jsi ještě v tomhle tahu v cíli
hint-aruba-drive-hits = Cestou poškodíš auto { $target }
hint-aruba-drive-hit = Něco tě to poškodí, ale pojedeš dál
hint-aruba-drive-red = Posuneš se, i když příště začneš na červené
hint-aruba-drive-past = Tudy můžeš předjet { $count ->
    [one] jedno auto
    [few] { $count } auta
   *[other] { $count } aut
}
hint-aruba-drive-far = Volná pole tímhle směrem: { $count }
hint-aruba-drive = Tam je volno
hint-aruba-ram = Auto { $target } ti stojí v cestě: poškodí se a ty zaujmeš jeho místo
hint-aruba-stop = Dál vpředu se dá víc ztratit než získat
hint-aruba-end = Co zbývá, ti teď nepomůže
hint-aruba-pass = Za kartu to nestojí
hint-aruba-pass-hook = Za hák to teď nestojí
hint-aruba-fix = Žeton poškození pryč: hodíš o kostku víc
hint-aruba-steal = Dvě karty navíc pro tebe a o dvě méně pro soupeře
hint-aruba-extra = Kostka navíc zlepší tvou kombinaci
hint-aruba-change = S tímhle číslem mají kostky větší cenu
hint-aruba-nitro = O dvě pole dál v téhle jízdě
hint-aruba-bomb = Zasáhne auta těsně za tebou
hint-aruba-repair = Dva žetony poškození pryč: hodíš o dvě kostky víc
hint-aruba-re-roll = Ještě jedna šance na kostky, které potřebuješ
hint-aruba-hook = Na háku tě potáhnou s sebou
hint-aruba-bumper = Vpředu zesílí nárazy, vzadu tě chrání
hint-aruba-saw = Poškodí auta, která se dostanou vedle tebe
hint-plain-aruba-spaces = V tomhle tahu se dostaneš dál
hint-plain-aruba-dice = V dalších tazích budeš mít víc kostek
hint-plain-aruba-taken = Dostaneš méně poškození
hint-plain-aruba-dealt = Soupeři dostanou víc poškození
hint-plain-aruba-in-front = Nepřijdeš v čele o pohyb
hint-plain-aruba-on-red = Méně často začneš na červené
hint-plain-aruba-wrecked = Z auta se méně často stane vrak
hint-plain-aruba-cards = Potom budeš mít víc karet
