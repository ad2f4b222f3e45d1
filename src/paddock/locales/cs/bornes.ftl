# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = OMEZENÍ RYCHLOSTI
card-speed-1200-out-of-gas = DOŠEL BENZIN
card-speed-1200-puncture = DEFEKT
card-speed-1200-damage = PORUCHA
card-speed-1200-start = START
card-speed-1200-end-limit = KONEC OMEZENÍ RYCHLOSTI
card-speed-1200-gasoline = BENZIN
card-speed-1200-spare-tire = REZERVA
card-speed-1200-replacement = NÁHRADNÍ DÍL
card-speed-1200-open-road = VOLNÁ CESTA
card-speed-1200-gas-station = ČERPACÍ STANICE
card-speed-1200-tire = PNEUSERVIS
card-speed-1200-workshop = AUTOSERVIS

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Omezení rychlosti
card-kilometer-1000-out-of-gas = Prázdná nádrž
card-kilometer-1000-flat = Defekt
card-kilometer-1000-accident = Havárie
card-kilometer-1000-roll = Zelená vlna
card-kilometer-1000-end-limit = Konec omezení rychlosti
card-kilometer-1000-gas = Benzin
card-kilometer-1000-spare = Náhradní pneumatiky
card-kilometer-1000-repair = Servis
card-kilometer-1000-right-of-way = Přednost v jízdě
card-kilometer-1000-extra-tank = Čerpací stanice
card-kilometer-1000-puncture-proof = Nepropíchnutelné pneumatiky
card-kilometer-1000-driving-ace = Autoškola

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Červené světlo
card-mille-bornes-limit = Omezení rychlosti
card-mille-bornes-out-of-gas = Prázdná nádrž
card-mille-bornes-flat = Defekt
card-mille-bornes-accident = Porucha motoru
card-mille-bornes-roll = Zelené světlo
card-mille-bornes-end-limit = Konec omezení rychlosti
card-mille-bornes-gas = Benzin
card-mille-bornes-spare = Rezerva
card-mille-bornes-repair = Oprava
card-mille-bornes-right-of-way = Přednost v jízdě
card-mille-bornes-extra-tank = Cisterna
card-mille-bornes-puncture-proof = Nepropíchnutelné pneumatiky
card-mille-bornes-driving-ace = Eso za volantem

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = KONTRA
coup-kilometer-1000 = Blesková odpověď
coup-mille-bornes = Mistrovský tah
kind-distance = kilometry
kind-hazard = útok
kind-remedy = obrana
kind-safety = ochrana
section-speed-1200-7a = § 7A
section-speed-1200-7b = § 7B
section-speed-1200-7c = § 7C
section-kilometer-1000-tovabbi-jatekmenet = Další průběh hry – { $printed }
section-kilometer-1000-a-jatek-kezdete = Začátek hry – { $printed }
section-kilometer-1000-haritas = Obrana – { $printed }
section-kilometer-1000-sebesseg-kartyak = Karty rychlosti – { $printed }
section-kilometer-1000-kilometerkartyak = Karty kilometrů – { $printed }
section-kilometer-1000-a-jatek-celja = Cíl hry – { $printed }
section-kilometer-1000-utokartyak = Ochranné karty – { $printed }
section-kilometer-1000-tamadas = Útok – { $printed }
section-kilometer-1000-villamvalasz = Blesková odpověď – { $printed }
section-kilometer-1000-hosszabbitas = Prodloužení – { $printed }
section-mille-bornes-standardpartie = Běžný závod – { $printed }
section-mille-bornes-standardpartie-1 = Běžný závod 1 – { $printed }
section-mille-bornes-standardpartie-3 = Běžný závod 3 – { $printed }
section-mille-bornes-standardpartie-4 = Běžný závod 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Karty útoku a obrany – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Omezení rychlosti – { $printed }
section-mille-bornes-kilometerkarten = Karty kilometrů – { $printed }
section-mille-bornes-schutzkarten = Ochranné karty – { $printed }
section-mille-bornes-meisterzug = Mistrovský tah – { $printed }
section-mille-bornes-variante = Varianta – { $printed }

## Options
option-speed-1200-limit = Kdy partie končí: při tolika bodech, nebo po tolika závodech; při shodě na čele rozhodne ještě jeden závod.
option-speed-1200-six-goal = Cíl při šesti hráčích, v km. V pravidlech stojí 1 000, ale takový součet z karet složit nejde.
option-speed-1200-own-turn-wild = Ochranná karta proti útoku, který už platí: útok se ruší, ale START je pořád potřeba, nebo se karta útoku odstraní a auto jede dál.
option-kilometer-1000-limit = Kdy rallye končí: při tolika bodech, nebo po tolika etapách; při shodě na čele rozhodne ještě jedna etapa.
option-kilometer-1000-safety-turn = Ochranná karta vyložená ve vlastním tahu dává další tah, nebo nedává (jak je v pravidlech).
option-kilometer-1000-limit-attack = Omezení rychlosti lze zahrát jen na jedoucí auto (jak je v pravidlech), nebo kdykoli.
option-mille-bornes-mode = Běžný závod; varianta z pravidel (po každé obraně je potřeba zelené světlo); nebo závod pro nejmenší (zelené světlo leží na stole od začátku).
option-mille-bornes-sides = Kdo hraje s kým: každý sám, nebo ve dvojicích. Automaticky: dva až čtyři hráči sami, šest a osm ve dvojicích.
option-mille-bornes-limit = Série trvá, dokud některá strana nevyhraje tolik závodů.

## Options in a word or two, and their values
title-speed-1200-limit = Konec partie
value-speed-1200-limit-points = tolik bodů
value-speed-1200-limit-rounds = tolik závodů
title-speed-1200-six-goal = Cíl při šesti hráčích
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Ochranná karta ve vlastním tahu
value-speed-1200-own-turn-wild-voids = zruší útok; START je pořád potřeba
value-speed-1200-own-turn-wild-removes = odstraní útok; auto jede dál
title-kilometer-1000-limit = Konec rallye
value-kilometer-1000-limit-points = tolik bodů
value-kilometer-1000-limit-rounds = tolik etap
title-kilometer-1000-safety-turn = Ochranná karta ve vlastním tahu
value-kilometer-1000-safety-turn-none = je celý tah, jak je v pravidlech
value-kilometer-1000-safety-turn-classic = dává další tah
title-kilometer-1000-limit-attack = Omezení rychlosti jako útok
value-kilometer-1000-limit-attack-needs-green = jen na jedoucí auto, jak je v pravidlech
value-kilometer-1000-limit-attack-classic = kdykoli
title-mille-bornes-mode = Závod
value-mille-bornes-mode-standard = běžný
value-mille-bornes-mode-variant = varianta: po každé obraně zelené světlo
value-mille-bornes-mode-youngest = pro nejmenší: zelené světlo leží na stole od začátku
title-mille-bornes-sides = Kdo hraje s kým
value-mille-bornes-sides-auto = podle počtu hráčů
value-mille-bornes-sides-alone = každý sám
value-mille-bornes-sides-pairs = ve dvojicích
title-mille-bornes-limit = Délka série
value-mille-bornes-limit-wins = tolik výher

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Kartu „{ $card }“ nemáš v ruce. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Tvé auto čeká: ve variantě je na startu i po každé obraně potřeba karta „{ $start_card }“, teprve pak „{ $card }“.
   *[standard] Tvé auto čeká: nejdřív vylož kartu „{ $start_card }“, teprve pak „{ $card }“.
} ({ $section })
refusal-stopped = Stojíš kvůli kartě „{ $attack_card }“: nejdřív vylož kartu „{ $remedy_card }“. ({ $section })
refusal-speed-limit = Omezení rychlosti: dokud nevyložíš kartu „{ $remedy_card }“, smíš nejvýš { $limit_km } km; { $km } km je moc rychle. ({ $section })
refusal-big-cards = Každá strana smí za { $game ->
    [kilometer-1000] etapu
   *[mille-bornes] závod
} vyložit jen { $count ->
    [one] { $count } kartu „{ $km } km“, a ta tvoje už leží
    [few] { $count } karty „{ $km } km“, a ty tvoje už leží
   *[other] { $count } karet „{ $km } km“, a ty tvoje už leží
} na stole. ({ $section })
refusal-past-goal = { $km } km je moc: do cíle přesně na { $goal_km } km zbývá už jen { $remaining_km } km. ({ $section })
refusal-already-driving = Tvé auto už jede: karta „{ $start_card }“ by nic nezměnila. ({ $section })
refusal-start-not-needed = Díky kartě „{ $safety_card }“ kartu „{ $card }“ nepotřebuješ. ({ $section })
refusal-no-limit = Karta „{ $attack_card }“ na tebe teď neplatí: karta „{ $card }“ by nic nezměnila. ({ $section })
refusal-no-attack = Karta „{ $attack_card }“ na tebe teď neplatí: karta „{ $card }“ by nic nezměnila. ({ $section })
refusal-wrong-remedy = Platí na tebe „{ $attack_card }“: pomůže karta „{ $remedy_card }“, ne „{ $card }“. ({ $section })
refusal-protected = { $side }: karta „{ $card }“ tu nepůsobí, brání tomu karta „{ $safety_card }“. ({ $section })
refusal-already-limited = { $side }: „{ $attack_card }“ už platí. ({ $section })
refusal-target-waiting = { $side }: auto teď nejede. Kartu „{ $card }“ lze zahrát jen na jedoucí auto. ({ $section })
refusal-target-stopped = { $side }: auto už stojí kvůli kartě „{ $attack_card }“. Na útok nejde zahrát další útok. ({ $section })
refusal-own-side = „{ $card }“ je útok: nemůžeš ho zahrát na vlastní auto. ({ $section })
refusal-no-such-side = { $side } tu není: strany mají čísla 1 až { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }“ je útok: urči, na koho ho hraješ. ({ $section })
refusal-not-an-attack = „{ $card }“ není útok: na soupeře tuto kartu zahrát nejde. ({ $section })
refusal-answer-first = Nejdřív odpověz na kartu „{ $attack_card }“: protiútok, nebo pas. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Teď není žádný útok, na který by šlo odpovědět
   *[other] Na „{ $coup }“ proti kartě „{ $attack_card }“ už je pozdě
}{ $card ->
    [none] .
   *[other] ; kartu „{ $card }“ ale pořád můžeš vyložit.
} ({ $section })
refusal-wrong-safety = „{ $card }“ neplatí na kartu „{ $attack_card }“: je potřeba karta „{ $safety_card }“. ({ $section })
refusal-choose-first = Nejdřív řekni, jestli jízdu prodloužíš, nebo skončíš. ({ $section })
refusal-no-choice = O prodloužení se teď nerozhoduje. ({ $section })

## What happened
event-StartLaidOut = { $side }: od začátku je vyložena karta „{ $card }“.
event-CardDrawn = { $seat } dobírá kartu.
event-CardDrawn-own = Dobíráš kartu „{ $card }“.
event-CardDrawn-open = { $seat } dobírá kartu „{ $card }“.
event-CardLaid-moved = { $seat } vykládá kartu „{ $card }“: už { $total_km } km.
event-CardLaid = { $seat } vykládá kartu „{ $card }“.
event-CarMoved = { $side }: už { $total_km } km.
event-AttackLaid = { $seat } útočí kartou „{ $card }“, cíl: { $side }.
event-AnswerAsked = { $seat } může odpovědět na kartu „{ $card }“.
event-AnswerPassed = { $seat } nechává útok platit.
event-CoupPlayed = { $seat } vrací úder kartou „{ $card }“!
event-AttackEnded = { $side }: karta „{ $card }“ už neplatí.
event-AttackRemoved = { $side } se zbavuje karty „{ $card }“.
event-CardDiscarded = { $seat } odhazuje kartu „{ $card }“.
event-ExtensionOffered = { $seat } je v cíli a může jízdu prodloužit.
event-ExtensionCalled = { $seat } prodlužuje jízdu na { $goal_km } km.
event-ExtensionDeclined = { $seat } tady končí.
event-TripCompleted = { $side } dojíždí do cíle: { $km } km!
event-TurnBegan = Na tahu je { $seat }.
event-RaceRanOut = Karty došly.

## The score sheet
line-km = Kilometry
line-safeties = Ochranné karty
line-all-safeties = Všechny čtyři ochranné karty
line-coups = { $game ->
    [speed-1200] Kontry
    [kilometer-1000] Bleskové odpovědi
   *[mille-bornes] Mistrovské tahy
}
line-trip = Dokončená jízda
line-delayed = Pozdní dojezd
line-safe-trip = Bezpečná jízda
line-shut-out = Blokáda
line-extension = Prodloužení
line-race-won = Vyhraný závod
