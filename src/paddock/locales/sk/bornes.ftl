# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = OBMEDZENIE RÝCHLOSTI
card-speed-1200-out-of-gas = MINUL SA BENZÍN
card-speed-1200-puncture = DEFEKT
card-speed-1200-damage = PORUCHA
card-speed-1200-start = ŠTART
card-speed-1200-end-limit = KONIEC OBMEDZENIA RÝCHLOSTI
card-speed-1200-gasoline = BENZÍN
card-speed-1200-spare-tire = REZERVA
card-speed-1200-replacement = NÁHRADNÝ DIEL
card-speed-1200-open-road = VOĽNÁ CESTA
card-speed-1200-gas-station = ČERPACIA STANICA
card-speed-1200-tire = PNEUSERVIS
card-speed-1200-workshop = AUTOSERVIS

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Obmedzenie rýchlosti
card-kilometer-1000-out-of-gas = Prázdna nádrž
card-kilometer-1000-flat = Defekt
card-kilometer-1000-accident = Havária
card-kilometer-1000-roll = Zelená vlna
card-kilometer-1000-end-limit = Koniec obmedzenia rýchlosti
card-kilometer-1000-gas = Benzín
card-kilometer-1000-spare = Náhradné pneumatiky
card-kilometer-1000-repair = Servis
card-kilometer-1000-right-of-way = Prednosť v jazde
card-kilometer-1000-extra-tank = Čerpacia stanica
card-kilometer-1000-puncture-proof = Neprepichnuteľné pneumatiky
card-kilometer-1000-driving-ace = Autoškola

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Červené svetlo
card-mille-bornes-limit = Obmedzenie rýchlosti
card-mille-bornes-out-of-gas = Prázdna nádrž
card-mille-bornes-flat = Defekt
card-mille-bornes-accident = Porucha motora
card-mille-bornes-roll = Zelené svetlo
card-mille-bornes-end-limit = Koniec obmedzenia rýchlosti
card-mille-bornes-gas = Benzín
card-mille-bornes-spare = Rezerva
card-mille-bornes-repair = Oprava
card-mille-bornes-right-of-way = Prednosť v jazde
card-mille-bornes-extra-tank = Cisterna
card-mille-bornes-puncture-proof = Neprepichnuteľné pneumatiky
card-mille-bornes-driving-ace = Eso za volantom

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = KONTRA
coup-kilometer-1000 = Blesková odpoveď
coup-mille-bornes = Majstrovský ťah
kind-distance = kilometre
kind-hazard = útok
kind-remedy = obrana
kind-safety = ochrana
section-speed-1200-7a = § 7A
section-speed-1200-7b = § 7B
section-speed-1200-7c = § 7C
section-kilometer-1000-tovabbi-jatekmenet = Ďalší priebeh hry – { $printed }
section-kilometer-1000-a-jatek-kezdete = Začiatok hry – { $printed }
section-kilometer-1000-haritas = Obrana – { $printed }
section-kilometer-1000-sebesseg-kartyak = Karty rýchlosti – { $printed }
section-kilometer-1000-kilometerkartyak = Karty kilometrov – { $printed }
section-kilometer-1000-a-jatek-celja = Cieľ hry – { $printed }
section-kilometer-1000-utokartyak = Ochranné karty – { $printed }
section-kilometer-1000-tamadas = Útok – { $printed }
section-kilometer-1000-villamvalasz = Blesková odpoveď – { $printed }
section-kilometer-1000-hosszabbitas = Predĺženie – { $printed }
section-mille-bornes-standardpartie = Bežné preteky – { $printed }
section-mille-bornes-standardpartie-1 = Bežné preteky 1 – { $printed }
section-mille-bornes-standardpartie-3 = Bežné preteky 3 – { $printed }
section-mille-bornes-standardpartie-4 = Bežné preteky 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Karty útoku a obrany – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Obmedzenie rýchlosti – { $printed }
section-mille-bornes-kilometerkarten = Karty kilometrov – { $printed }
section-mille-bornes-schutzkarten = Ochranné karty – { $printed }
section-mille-bornes-meisterzug = Majstrovský ťah – { $printed }
section-mille-bornes-variante = Variant – { $printed }

## Options
option-speed-1200-limit = Kedy sa partia končí: pri toľkých bodoch alebo po toľkých pretekoch; pri zhode na čele rozhodnú ešte jedny preteky.
option-speed-1200-six-goal = Cieľ pri šiestich hráčoch, v km. V pravidlách stojí 1 000, no taký súčet sa z kariet zložiť nedá.
option-speed-1200-own-turn-wild = Ochranná karta proti útoku, ktorý už platí: útok sa ruší, ale ŠTART treba aj tak, alebo sa karta útoku odstráni a auto ide ďalej.
option-kilometer-1000-limit = Kedy sa rely končí: pri toľkých bodoch alebo po toľkých etapách; pri zhode na čele rozhodne ešte jedna etapa.
option-kilometer-1000-safety-turn = Ochranná karta vyložená vo vlastnom ťahu dáva ďalší ťah alebo nedáva (ako je v pravidlách).
option-kilometer-1000-limit-attack = Obmedzenie rýchlosti možno zahrať len na auto v pohybe (ako je v pravidlách) alebo kedykoľvek.
option-mille-bornes-mode = Bežné preteky; variant z pravidiel (po každej obrane treba zelené svetlo); alebo preteky pre najmenších (zelené svetlo leží na stole od začiatku).
option-mille-bornes-sides = Kto s kým hrá: každý sám alebo vo dvojiciach. Automaticky: dvaja až štyria hráči sami, šiesti a ôsmi vo dvojiciach.
option-mille-bornes-limit = Séria trvá, kým niektorá strana nevyhrá toľko pretekov.

## Options in a word or two, and their values
title-speed-1200-limit = Koniec partie
value-speed-1200-limit-points = toľko bodov
value-speed-1200-limit-rounds = toľko pretekov
title-speed-1200-six-goal = Cieľ pri šiestich hráčoch
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Ochranná karta vo vlastnom ťahu
value-speed-1200-own-turn-wild-voids = zruší útok; ŠTART treba aj tak
value-speed-1200-own-turn-wild-removes = odstráni útok; auto ide ďalej
title-kilometer-1000-limit = Koniec rely
value-kilometer-1000-limit-points = toľko bodov
value-kilometer-1000-limit-rounds = toľko etáp
title-kilometer-1000-safety-turn = Ochranná karta vo vlastnom ťahu
value-kilometer-1000-safety-turn-none = je celý ťah, ako je v pravidlách
value-kilometer-1000-safety-turn-classic = dáva ďalší ťah
title-kilometer-1000-limit-attack = Obmedzenie rýchlosti ako útok
value-kilometer-1000-limit-attack-needs-green = len na auto v pohybe, ako je v pravidlách
value-kilometer-1000-limit-attack-classic = kedykoľvek
title-mille-bornes-mode = Preteky
value-mille-bornes-mode-standard = bežné
value-mille-bornes-mode-variant = variant: po každej obrane zelené svetlo
value-mille-bornes-mode-youngest = pre najmenších: zelené svetlo leží na stole od začiatku
title-mille-bornes-sides = Kto s kým hrá
value-mille-bornes-sides-auto = podľa počtu hráčov
value-mille-bornes-sides-alone = každý sám
value-mille-bornes-sides-pairs = vo dvojiciach
title-mille-bornes-limit = Dĺžka série
value-mille-bornes-limit-wins = toľko výhier

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Kartu „{ $card }“ nemáš v ruke. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Tvoje auto čaká: vo variante treba na štarte aj po každej obrane kartu „{ $start_card }“, až potom „{ $card }“.
   *[standard] Tvoje auto čaká: najprv vylož kartu „{ $start_card }“, až potom „{ $card }“.
} ({ $section })
refusal-stopped = Stojíš pre kartu „{ $attack_card }“: najprv vylož kartu „{ $remedy_card }“. ({ $section })
refusal-speed-limit = Obmedzenie rýchlosti: kým nevyložíš kartu „{ $remedy_card }“, smieš najviac { $limit_km } km; { $km } km je príliš rýchlo. ({ $section })
refusal-big-cards = Každá strana smie za { $game ->
    [kilometer-1000] etapu
   *[mille-bornes] preteky
} vyložiť iba { $count ->
    [one] { $count } kartu „{ $km } km“ a tá tvoja už leží
    [few] { $count } karty „{ $km } km“ a tie tvoje už ležia
   *[other] { $count } kariet „{ $km } km“ a tie tvoje už ležia
} na stole. ({ $section })
refusal-past-goal = { $km } km je priveľa: do cieľa presne na { $goal_km } km chýba už len { $remaining_km } km. ({ $section })
refusal-already-driving = Tvoje auto už ide: karta „{ $start_card }“ by nič nezmenila. ({ $section })
refusal-start-not-needed = Vďaka karte „{ $safety_card }“ kartu „{ $card }“ nepotrebuješ. ({ $section })
refusal-no-limit = Karta „{ $attack_card }“ na teba teraz neplatí: karta „{ $card }“ by nič nezmenila. ({ $section })
refusal-no-attack = Karta „{ $attack_card }“ na teba teraz neplatí: karta „{ $card }“ by nič nezmenila. ({ $section })
refusal-wrong-remedy = Platí na teba „{ $attack_card }“: pomôže karta „{ $remedy_card }“, nie „{ $card }“. ({ $section })
refusal-protected = { $side }: karta „{ $card }“ tu nepôsobí, bráni tomu karta „{ $safety_card }“. ({ $section })
refusal-already-limited = { $side }: „{ $attack_card }“ už platí. ({ $section })
refusal-target-waiting = { $side }: auto teraz nie je v pohybe. Kartu „{ $card }“ možno zahrať len na auto v pohybe. ({ $section })
refusal-target-stopped = { $side }: auto už stojí pre kartu „{ $attack_card }“. Na útok sa nedá zahrať ďalší útok. ({ $section })
refusal-own-side = „{ $card }“ je útok: nemôžeš ho zahrať na vlastné auto. ({ $section })
refusal-no-such-side = { $side } tu nie je: strany majú čísla 1 až { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }“ je útok: urči, na koho ho hráš. ({ $section })
refusal-not-an-attack = „{ $card }“ nie je útok: na súpera sa táto karta zahrať nedá. ({ $section })
refusal-answer-first = Najprv odpovedz na kartu „{ $attack_card }“: protiútok alebo pas. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Teraz niet útoku, na ktorý by sa dalo odpovedať
   *[other] Na „{ $coup }“ proti karte „{ $attack_card }“ je už neskoro
}{ $card ->
    [none] .
   *[other] ; kartu „{ $card }“ však stále môžeš vyložiť.
} ({ $section })
refusal-wrong-safety = „{ $card }“ neplatí na kartu „{ $attack_card }“: treba kartu „{ $safety_card }“. ({ $section })
refusal-choose-first = Najprv povedz, či jazdu predĺžiš, alebo skončíš. ({ $section })
refusal-no-choice = O predĺžení sa teraz nerozhoduje. ({ $section })

## What happened
event-StartLaidOut = { $side }: od začiatku je vyložená karta „{ $card }“.
event-CardDrawn = { $seat } ťahá kartu.
event-CardDrawn-own = Ťaháš kartu „{ $card }“.
event-CardDrawn-open = { $seat } ťahá kartu „{ $card }“.
event-CardLaid-moved = { $seat } vykladá kartu „{ $card }“: už { $total_km } km.
event-CardLaid = { $seat } vykladá kartu „{ $card }“.
event-CarMoved = { $side }: už { $total_km } km.
event-AttackLaid = { $seat } útočí kartou „{ $card }“, cieľ: { $side }.
event-AnswerAsked = { $seat } môže odpovedať na kartu „{ $card }“.
event-AnswerPassed = { $seat } necháva útok platiť.
event-CoupPlayed = { $seat } vracia úder kartou „{ $card }“!
event-AttackEnded = { $side }: karta „{ $card }“ už neplatí.
event-AttackRemoved = { $side } sa zbavuje karty „{ $card }“.
event-CardDiscarded = { $seat } odhadzuje kartu „{ $card }“.
event-ExtensionOffered = { $seat } je v cieli a môže jazdu predĺžiť.
event-ExtensionCalled = { $seat } predlžuje jazdu na { $goal_km } km.
event-ExtensionDeclined = { $seat } tu končí.
event-TripCompleted = { $side } prichádza do cieľa: { $km } km!
event-TurnBegan = Na ťahu je { $seat }.
event-RaceRanOut = Karty sa minuli.

## The score sheet
line-km = Kilometre
line-safeties = Ochranné karty
line-all-safeties = Všetky štyri ochranné karty
line-coups = { $game ->
    [speed-1200] Kontry
    [kilometer-1000] Bleskové odpovede
   *[mille-bornes] Majstrovské ťahy
}
line-trip = Dokončená jazda
line-delayed = Neskorý dojazd
line-safe-trip = Bezpečná jazda
line-shut-out = Blokáda
line-extension = Predĺženie
line-race-won = Vyhraté preteky
