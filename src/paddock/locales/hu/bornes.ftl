# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = SEBESSÉGKORLÁTOZÁS
card-speed-1200-out-of-gas = ÜRES TANK
card-speed-1200-puncture = DEFEKT
card-speed-1200-damage = MŰSZAKI HIBA
card-speed-1200-start = RAJT
card-speed-1200-end-limit = SEBESSÉGKORLÁTOZÁS VÉGE
card-speed-1200-gasoline = BENZIN
card-speed-1200-spare-tire = PÓTKERÉK
card-speed-1200-replacement = PÓTALKATRÉSZ
card-speed-1200-open-road = SZABAD ÚT
card-speed-1200-gas-station = BENZINKÚT
card-speed-1200-tire = GUMISZERVIZ
card-speed-1200-workshop = AUTÓSZERVIZ

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Sebességkorlátozás
card-kilometer-1000-out-of-gas = Üres tank
card-kilometer-1000-flat = Defekt
card-kilometer-1000-accident = Ütközés
card-kilometer-1000-roll = Zöldhullám
card-kilometer-1000-end-limit = Sebességkorlátozás vége
card-kilometer-1000-gas = Benzin
card-kilometer-1000-spare = Pótgumik
card-kilometer-1000-repair = Szerviz
card-kilometer-1000-right-of-way = Elsőbbség
card-kilometer-1000-extra-tank = Benzinkút
card-kilometer-1000-puncture-proof = Defekt biztos autógumi
card-kilometer-1000-driving-ace = Autósiskola

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Piros lámpa
card-mille-bornes-limit = Sebességkorlátozás
card-mille-bornes-out-of-gas = Üres tank
card-mille-bornes-flat = Defekt
card-mille-bornes-accident = Motorhiba
card-mille-bornes-roll = Zöld lámpa
card-mille-bornes-end-limit = Sebességkorlátozás vége
card-mille-bornes-gas = Benzin
card-mille-bornes-spare = Pótkerék
card-mille-bornes-repair = Javítás
card-mille-bornes-right-of-way = Elsőbbség
card-mille-bornes-extra-tank = Tartálykocsi
card-mille-bornes-puncture-proof = Defektbiztos gumi
card-mille-bornes-driving-ace = A volán ásza

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = KONTRA
coup-kilometer-1000 = Villámválasz
coup-mille-bornes = Mesterlépés
kind-distance = kilométerkártya
kind-hazard = akadálykártya
kind-remedy = segítségkártya
kind-safety = ütőkártya
section-speed-1200-7a = § 7A
section-speed-1200-7b = § 7B
section-speed-1200-7c = § 7C
section-kilometer-1000-tovabbi-jatekmenet = { $printed }
section-kilometer-1000-a-jatek-kezdete = { $printed }
section-kilometer-1000-haritas = { $printed }
section-kilometer-1000-sebesseg-kartyak = { $printed }
section-kilometer-1000-kilometerkartyak = { $printed }
section-kilometer-1000-a-jatek-celja = { $printed }
section-kilometer-1000-utokartyak = { $printed }
section-kilometer-1000-tamadas = { $printed }
section-kilometer-1000-villamvalasz = { $printed }
section-kilometer-1000-hosszabbitas = { $printed }
section-mille-bornes-standardpartie = Szokásos verseny – { $printed }
section-mille-bornes-standardpartie-1 = Szokásos verseny, 1. pont – { $printed }
section-mille-bornes-standardpartie-3 = Szokásos verseny, 3. pont – { $printed }
section-mille-bornes-standardpartie-4 = Szokásos verseny, 4. pont – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Akadály- és segítségkártyák – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Sebességkorlátozás – { $printed }
section-mille-bornes-kilometerkarten = Kilométerkártyák – { $printed }
section-mille-bornes-schutzkarten = Ütőkártyák – { $printed }
section-mille-bornes-meisterzug = Mesterlépés – { $printed }
section-mille-bornes-variante = Változat – { $printed }

## Options
option-speed-1200-limit = Mikor ér véget a játszma: ennyi pontnál vagy ennyi forduló után; ha az élen holtverseny van, még egy forduló dönt.
option-speed-1200-six-goal = A cél hat játékossal, km-ben. A szabályfüzetben 1000 áll, de ennyi a kártyákból sehogy sem jön ki.
option-speed-1200-own-turn-wild = Ütőkártya egy már érvényben lévő akadály ellen: az akadály hatását veszti, de RAJT kártya még kell, vagy az akadálykártya lekerül, és az autó továbbmegy.
option-kilometer-1000-limit = Mikor ér véget a rally: ennyi pontnál vagy ennyi szakasz után; ha az élen holtverseny van, még egy szakasz dönt.
option-kilometer-1000-safety-turn = A saját körben lerakott ütőkártya még egy kört ad vagy nem ad (a szabályfüzet szerint).
option-kilometer-1000-limit-attack = A sebességkorlátozás csak haladó autóra rakható (a szabályfüzet szerint) vagy bármikor.
option-mille-bornes-mode = A szokásos verseny; a szabályfüzet változata (minden elhárítás után zöld lámpa kell); vagy a legkisebbek versenye (a zöld lámpa már az elején ki van rakva).
option-mille-bornes-sides = Ki kivel játszik: mindenki egyedül vagy párban. Automatikusan: ketten, hárman és négyen egyedül, hatan és nyolcan párban.
option-mille-bornes-limit = A sorozat addig tart, amíg egy versenyző meg nem nyer ennyi versenyt.

## Options in a word or two, and their values
title-speed-1200-limit = A játszma vége
value-speed-1200-limit-points = ennyi pont
value-speed-1200-limit-rounds = ennyi forduló
title-speed-1200-six-goal = Cél hat játékossal
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Ütőkártya a saját körben
value-speed-1200-own-turn-wild-voids = érvényteleníti az akadályt; RAJT még kell
value-speed-1200-own-turn-wild-removes = leveszi az akadályt; az autó továbbmegy
title-kilometer-1000-limit = A rally vége
value-kilometer-1000-limit-points = ennyi pont
value-kilometer-1000-limit-rounds = ennyi szakasz
title-kilometer-1000-safety-turn = Ütőkártya a saját körben
value-kilometer-1000-safety-turn-none = ez az egész kör, a szabályfüzet szerint
value-kilometer-1000-safety-turn-classic = még egy kört ad
title-kilometer-1000-limit-attack = Sebességkorlátozás mint támadás
value-kilometer-1000-limit-attack-needs-green = csak haladó autóra, a szabályfüzet szerint
value-kilometer-1000-limit-attack-classic = bármikor
title-mille-bornes-mode = A verseny
value-mille-bornes-mode-standard = szokásos
value-mille-bornes-mode-variant = változat: minden elhárítás után zöld lámpa
value-mille-bornes-mode-youngest = a legkisebbeknek: a zöld lámpa már ki van rakva
title-mille-bornes-sides = Ki kivel játszik
value-mille-bornes-sides-auto = ahogy a játékosok száma kívánja
value-mille-bornes-sides-alone = mindenki egyedül
value-mille-bornes-sides-pairs = párban
title-mille-bornes-limit = A sorozat hossza
value-mille-bornes-limit-wins = ennyi győzelem

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Nincs a kezedben „{ $card }” kártya. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Az autód indulásra vár: ebben a változatban induláskor és minden segítségkártya után „{ $start_card }” kell, csak utána „{ $card }”.
   *[standard] Az autód indulásra vár: előbb „{ $start_card }”, csak utána „{ $card }”.
} ({ $section })
refusal-stopped = Elakadtál („{ $attack_card }”): előbb „{ $remedy_card }” kártyát kell leraknod. ({ $section })
refusal-speed-limit = Sebességkorlátozás: „{ $remedy_card }” kártya nélkül legfeljebb { $limit_km } km lehet, { $km } km túl gyors. ({ $section })
refusal-big-cards = Mindenki { $count ->
    [one] csak { $count } darab { $km } km-es kártyát rakhat le
   *[other] csak { $count } darab { $km } km-es kártyát rakhat le
} { $game ->
    [speed-1200] egy fordulóban
    [kilometer-1000] egy szakaszban
   *[mille-bornes] egy versenyben
}, csapatban együtt is ennyit; a tieid már lent vannak. ({ $section })
refusal-past-goal = { $km } km túl sok: pontosan { $goal_km } km a cél, és már csak { $remaining_km } km van hátra. ({ $section })
refusal-already-driving = Az autód már úton van: „{ $start_card }” kártyával nem változna semmi. ({ $section })
refusal-start-not-needed = Van „{ $safety_card }” kártyád, így nem kell „{ $card }”. ({ $section })
refusal-no-limit = Nincs érvényben „{ $attack_card }”: „{ $card }” kártyával nem változna semmi. ({ $section })
refusal-no-attack = Nincs érvényben „{ $attack_card }”: „{ $card }” kártyával nem változna semmi. ({ $section })
refusal-wrong-remedy = „{ $attack_card }” van érvényben: ehhez „{ $remedy_card }” kártya kell, nem „{ $card }”. ({ $section })
refusal-protected = { $side } védett („{ $safety_card }”), így „{ $card }” itt hatástalan. ({ $section })
refusal-already-limited = { $side } ellen már érvényben van: „{ $attack_card }”. ({ $section })
refusal-target-waiting = { $side } most nem halad: „{ $card }” csak haladó autóra rakható. ({ $section })
refusal-target-stopped = { $side } már áll („{ $attack_card }”): akadályra nem kerülhet újabb akadály. ({ $section })
refusal-own-side = „{ $card }” akadálykártya: a saját autódra nem rakhatod. ({ $section })
refusal-no-such-side = { $side } itt nincs: a versenyzők sorszáma 1-től { $sides }-ig tart. ({ $section })
refusal-attack-needs-side = „{ $card }” akadálykártya: mondd meg, ki ellen játszod ki. ({ $section })
refusal-not-an-attack = „{ $card }” nem akadálykártya: más elé nem rakhatod le. ({ $section })
refusal-answer-first = Előbb válaszolj erre: „{ $attack_card }”. Visszavágsz vagy passzolsz? ({ $section })
refusal-no-window = { $attack_card ->
    [none] Most nincs támadás, amire válaszolhatnál
   *[other] Elmúlt a pillanat, amikor „{ $coup }” még lehetett volna erre: „{ $attack_card }”
}{ $card ->
    [none] .
   *[other] ; „{ $card }” azért még lerakható.
} ({ $section })
refusal-wrong-safety = „{ $card }” nem jó válasz erre: „{ $attack_card }”. Ehhez „{ $safety_card }” kártya kell. ({ $section })
refusal-choose-first = Előbb döntsd el, hogy hosszabbítasz, vagy itt befejezed. ({ $section })
refusal-no-choice = Most nincs hosszabbítás, amiről dönthetnél. ({ $section })

## What happened
event-StartLaidOut = { $side } előtt kezdettől ott van: „{ $card }”.
event-CardDrawn = { $seat } húz egy lapot.
event-CardDrawn-own = Ezt húztad: „{ $card }”.
event-CardDrawn-open = { $seat } ezt húzza: „{ $card }”.
event-CardLaid-moved = { $seat } lerakja: „{ $card }”, eddig { $total_km } km.
event-CardLaid = { $seat } lerakja: „{ $card }”.
event-CarMoved = { $side } eddig { $total_km } km-t tett meg.
event-AttackLaid = { $side } a célpont: { $seat } ezt játssza ki: „{ $card }”.
event-AnswerAsked = { $seat } válaszolhat erre: „{ $card }”.
event-AnswerPassed = { $seat } nem vág vissza.
event-CoupPlayed = { $seat } visszavág: „{ $card }”!
event-AttackEnded = { $side } túl van ezen: „{ $card }”.
event-AttackRemoved = { $side } megszabadul ettől: „{ $card }”.
event-CardDiscarded = { $seat } eldobja: „{ $card }”.
event-ExtensionOffered = { $seat } célba ért, és kérhet hosszabbítást.
event-ExtensionCalled = { $seat } hosszabbít: az új cél { $goal_km } km.
event-ExtensionDeclined = { $seat } itt befejezi.
event-TripCompleted = { $side } célba ér: { $km } km teljesítve!
event-TurnBegan = { $seat } következik.
event-RaceRanOut = Elfogytak a kártyák.

## The score sheet
line-km = Kilométerek
line-safeties = Ütőkártyák
line-all-safeties = Mind a négy ütőkártya
line-coups = { $game ->
    [speed-1200] Kontrák
    [kilometer-1000] Villámválaszok
   *[mille-bornes] Mesterlépések
}
line-trip = Célba érés
line-delayed = Végsebesség
line-safe-trip = Biztonságos út
line-shut-out = Durr-defekt
line-extension = Hosszabbítás
line-race-won = Megnyert verseny
