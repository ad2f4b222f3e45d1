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
option-speed-1200-limit = Mikor ér véget a játszma: adott pontszámnál vagy adott számú forduló után; ha az élen holtverseny van, még egy forduló dönt.
option-speed-1200-six-goal = A cél hat játékossal, km-ben. A szabályfüzetben 1000 áll, de ennyi a kártyáiból sehogy sem jön ki.
option-speed-1200-own-turn-wild = Ütőkártya egy már érvényben lévő akadály ellen: az akadály hatását veszti, de RAJT kártya még kell, vagy az akadálykártya lekerül, és az autó továbbmegy.
option-kilometer-1000-limit = Mikor ér véget a rally: adott pontszámnál vagy adott számú szakasz után; ha az élen holtverseny van, még egy szakasz dönt.
option-kilometer-1000-safety-turn = Jár-e még egy kör a saját körben lerakott ütőkártyáért. A szabályfüzet szerint nem jár.
option-kilometer-1000-limit-attack = Csak haladó autóra rakható-e sebességkorlátozás (a szabályfüzet szerint), vagy bármikor.
option-mille-bornes-mode = A szokásos verseny; a szabályfüzet változata (minden elhárítás után zöld lámpa kell); vagy a legkisebbek versenye (a zöld lámpa már az elején ki van rakva).
option-mille-bornes-sides = Ki kivel játszik: mindenki egyedül vagy párban. Automatikusan: ketten, hárman és négyen egyedül, hatan és nyolcan párban.
option-mille-bornes-limit = A sorozat addig tart, amíg egy versenyző adott számú versenyt meg nem nyer.

## Options in a word or two, and their values
title-speed-1200-limit = A játszma vége
value-speed-1200-limit-points = adott pontszám
value-speed-1200-limit-rounds = adott számú forduló
title-speed-1200-six-goal = Cél hat játékossal
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Ütőkártya a saját körben
value-speed-1200-own-turn-wild-voids = érvényteleníti az akadályt; RAJT még kell
value-speed-1200-own-turn-wild-removes = leveszi az akadályt; az autó továbbmegy
title-kilometer-1000-limit = A rally vége
value-kilometer-1000-limit-points = adott pontszám
value-kilometer-1000-limit-rounds = adott számú szakasz
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
value-mille-bornes-sides-auto = a játékosok számától függ
value-mille-bornes-sides-alone = mindenki egyedül
value-mille-bornes-sides-pairs = párban
title-mille-bornes-limit = A sorozat hossza
value-mille-bornes-limit-wins = adott számú győzelem

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
refusal-already-limited = { $side } előtt már ott van: „{ $attack_card }”. ({ $section })
refusal-target-waiting = { $side } most nem halad: „{ $card }” csak haladó autóra rakható. ({ $section })
refusal-target-stopped = { $side } már áll („{ $attack_card }”): kétszer nem támadhatod meg. ({ $section })
refusal-own-side = „{ $card }” akadálykártya: a saját autódra nem rakhatod. ({ $section })
refusal-no-such-side = { $side } itt nincs: a versenyzők sorszáma 1-től { $sides }-ig tart. ({ $section })
refusal-attack-needs-side = „{ $card }” akadálykártya: mondd meg, ki ellen játszod ki. ({ $section })
refusal-not-an-attack = „{ $card }” nem akadálykártya: más elé nem rakhatod le. ({ $section })
refusal-answer-first = Előbb válaszolj erre: „{ $attack_card }”. Visszavágsz, vagy elfogadod? ({ $section })
refusal-no-window = { $attack_card ->
    [none] Most nincs támadás, amire válaszolhatnál
   *[other] „{ $attack_card }” ellen már késő, „{ $coup }” nem lehet
}{ $card ->
    [none] .
   *[other] ; „{ $card }” a saját körödben még lerakható.
} ({ $section })
refusal-wrong-safety = „{ $card }” nem jó válasz erre: „{ $attack_card }”. Ehhez „{ $safety_card }” kártya kell. ({ $section })
refusal-choose-first = Előbb döntsd el, hogy hosszabbítasz, vagy itt befejezed. ({ $section })
refusal-no-choice = Most nincs hosszabbítás, amiről dönthetnél. ({ $section })

## What happened
event-StartLaidOut = { $side } így kezd, már kirakva: „{ $card }”.
event-CardDrawn = { $seat } húz egy lapot.
event-CardDrawn-open = { $seat } ezt húzza: „{ $card }”.
event-CardLaid-moved = { $seat } lerakja: „{ $card }”, eddig { $total_km } km.
event-CardLaid = { $seat } lerakja: „{ $card }”.
event-CarMoved = { $side } eddig { $total_km } km-t tett meg.
event-AttackLaid = { $seat } támad: „{ $card }”. Célpont: { $side }.
event-AnswerAsked = { $seat } válaszolhat erre: „{ $card }”.
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } mp.
}
event-AnswerPassed = { $seat } elfogadja a támadást.
event-CoupPlayed = { $seat } visszavág: „{ $card }”!
event-AttackEnded = { $side } túl van rajta: „{ $card }”.
event-AttackRemoved = { $side } megszabadul ettől: „{ $card }”.
event-CardDiscarded = { $seat } eldobja: „{ $card }”.
event-ExtensionOffered = { $seat } célba ért, és kérhet hosszabbítást.
event-ExtensionOffered-own = Célba értél! Folytatod { $goal_km } km-ig?
event-ExtensionCalled = { $seat } hosszabbít: az új cél { $goal_km } km.
event-ExtensionDeclined = { $seat } itt befejezi.
event-TripCompleted = { $side } célba ér: { $km } km teljesítve!
event-TurnBegan = { $seat } következik.
event-TurnBegan-own = Te jössz.
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

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: ha megtámadnak, és nálad van az ellene védő ütőkártya, azonnal, soron kívül lerakhatod. A támadás semmis, húzol egy lapot, és te következel.
cli-bornes-title = { $name } · { $number }. { $game ->
    [speed-1200] forduló
    [kilometer-1000] szakasz
   *[other] verseny
} · cél { $goal_km } km · húzópakli { $pile }
cli-bornes-title-short = cél { $goal_km } km · húzópakli { $pile }
cli-bornes-discards = eldobott lapok
cli-bornes-battle = Akciókártyák
cli-bornes-speed = Sebesség
cli-bornes-safeties = Ütőkártyák
cli-bornes-distances = Kilométerek
cli-bornes-driving = halad
cli-bornes-waiting = kell: { $card }
cli-bornes-stopped = áll
cli-bornes-hand = { $name } lapjai
cli-bornes-attacked = { $by } támad: „{ $card }”. Mi a válaszod?
bornes-move-lay = „{ $card }” lerakása
bornes-move-attack = „{ $card }”, célpont: { $side }
bornes-move-discard = „{ $card }” eldobása
bornes-move-coup = Visszavágás: „{ $card }”
bornes-move-pass = Elfogadás
bornes-move-extend = Hosszabbítás
bornes-move-finish = Befejezés itt
cli-bornes-short-lay = lerak
cli-bornes-short-attack = célpont: { $side }
cli-bornes-short-discard = eldob
cli-bornes-short-coup = visszavág
cli-bornes-short-pass = elfogadja
cli-bornes-short-extend = hosszabbít
cli-bornes-short-finish = befejezi

## Hints
hint-bornes-standing = Ennyi körben állsz még: { $this }
hint-bornes-creeping = Ennyi körben fog vissza sebességkorlátozás: { $this }
hint-bornes-stopped = 100 esetből { $this } esetben állítanak meg
hint-bornes-coup = 100 esetből { $this } esetben visszavágsz: { $coup }
hint-bornes-struck-back = 100 esetből { $this } esetben visszavág az ellenfél: { $coup }
hint-bornes-rivals-standing = Az ellenfelek ennyi körben állnak: { $this }
hint-bornes-nothing-fits = A cél előtt ennyi körben nem illik egyik lap sem: { $this }
hint-bornes-missed = 100 esetből { $this } esetben hiányzik a lap
hint-bornes-hardly = Ez a lap aligha fog hiányozni: 100 esetből { $this } esetben
hint-bornes-spare = „{ $attack_card }”: { $all } lapból { $gone } már elment; 100 esetből { $this } esetben hiányzik ez a lap
hint-bornes-safe-trip = 100 esetből { $this } esetben jár neked a legnagyobb lap nélküli út jutalma
hint-bornes-shut-out = 100 esetből { $this } esetben marad egy ellenfél kilométer nélkül
hint-bornes-delayed = 100 esetből { $this } esetben az utolsó húzott lap után érsz célba
hint-bornes-home = 100 esetből { $this } esetben te érsz célba elsőként
hint-bornes-beaten = 100 esetből { $this } esetben egy ellenfél ér célba előtted
hint-bornes-ahead = 100 esetből { $this } esetben jutsz messzebb minden ellenfélnél
hint-bornes-km = Eddig jutsz: { $this } km
hint-bornes-rival-km = A legjobb ellenfél eddig jut: { $this } km
hint-bornes-points = Pontjaid ezen az úton: { $this }
hint-bornes-rival-points = A legjobb ellenfél pontjai ezen az úton: { $this }

## On the page
web-km = km
web-round = { $number }. { $game ->
    [speed-1200] forduló
    [kilometer-1000] szakasz
   *[other] verseny
}
web-side-points = { $letter }: { $points } pont
web-match-to = { $kind ->
    [wins] { $goal } győzelemig
   *[points] { $goal } pontig
}
web-play = Kijátszom
web-throw-away = Eldobás
web-choose-card = Válassz lapot! A zöld lámpa jelzi, hogy kijátszható.
web-throw-which = Melyik lapot dobod el?
web-choose-target = Ki ellen játszod ki?
web-road = Az út { $goal } km-ig.
web-road-car = { $name }: { $km } km.
web-state-driving = halad
web-state-stopped = áll
web-state-waiting = kell: { $card }
web-at-most = legfeljebb { $km }
web-pile-battle = Akció
web-pile-speed = Sebesség
web-pile-safeties = Ütőkártyák
web-place-empty = Ez a hely még üres.
web-pile-draw = Húzópakli
web-pile-discard = Eldobott
web-attack = Támadás
web-coup-text = Rakd le most a megfelelő ütőkártyát: a támadás semmis, és te következel.
web-extension-choose = Célba értél! Folytatod a hosszabb célig?
web-extension-open = Az út { $goal } km-ig hosszabbítható.
label-speed-1200-stop = Stop
label-speed-1200-limit = Sebesség­korlátozás
label-speed-1200-out-of-gas = Üres tank
label-speed-1200-puncture = Defekt
label-speed-1200-damage = Műszaki hiba
label-speed-1200-start = Rajt
label-speed-1200-end-limit = Sebesség­korlátozás vége
label-speed-1200-gasoline = Benzin
label-speed-1200-spare-tire = Pótkerék
label-speed-1200-replacement = Pótalkatrész
label-speed-1200-open-road = Szabad út
label-speed-1200-gas-station = Benzinkút
label-speed-1200-tire = Gumiszerviz
label-speed-1200-workshop = Autószerviz
label-coup-speed-1200 = Kontra
label-kilometer-1000-limit = Sebesség­korlátozás
label-kilometer-1000-end-limit = Sebesség­korlátozás vége
label-mille-bornes-limit = Sebesség­korlátozás
label-mille-bornes-end-limit = Sebesség­korlátozás vége
web-poster-speed-1200 = Kettesben 900 km a cél, vagy 1200, ha mered. Állítsd meg a többieket, és tarts kéznél egy ütőkártyát.
web-poster-kilometer-1000 = Rally szakaszokban, kettesben 700 km-rel. A villámválasz 300 pontot ér.
web-poster-mille-bornes = Egyetlen verseny, számolás nélkül. Kezdésnek a legkönnyebb.
web-choose-discard = Egyik lapodat sem játszhatod ki: válaszd ki, melyiket dobod el.
web-key-card = lapot választ; még egyszer: kijátssza
web-key-arrows = lapról lapra lép
web-key-side = az ellenfél, akinek a támadás szól
web-key-throw = eldobja a választott lapot
web-key-coup = támadásra ütőkártyával válaszol
web-key-score = felolvassa a pontokat

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Tegyél meg pontosan annyi kilométert, amennyi a cél, közben tartsd fel a többieket, és gyűjts pontokat.
howto-bornes-goal-race = Elsőként tegyél meg pontosan { $goal } km-t, közben tartsd fel a többieket. Pontok nincsenek.
howto-bornes-goal-km = { $players ->
    [none] A cél ennél az asztalnál: pontosan { $goal } km.
   *[other] { $players } játékosnál: pontosan { $goal } km.
}
howto-bornes-goal-extension = Aki elsőként célba ér, befejezi az utat, vagy mindenkinek meghosszabbítja { $long_goal } km-re{ $players ->
    [none] .
   *[other] {" "}({ $players } játékosnál).
}
howto-bornes-goal-teams = { $players ->
    [none] Párban játszotok: a társak
   *[other] { $players } játékosnál párban játszotok: a társak
} közös kártyasorba raknak, és együtt haladnak, de mindkettőjüknek saját lapjai vannak.
howto-bornes-goal-match = { $limit ->
    [points] Minden út pontjai összeadódnak. Ha valakinek megvan { $total } pontja, a legtöbb pont nyer.
    [rounds] Minden út pontjai összeadódnak. Ennyi utat játszotok: { $total }; utána a legtöbb pont nyer.
   *[wins] Sorozatot játszotok. Ennyi versenyt kell megnyerned: { $total }.
}

## A turn
howto-bornes-turn-draw = Húzz egy lapot, aztán rakj le vagy dobj el egyet. A köröd végén { $hand } lap marad a kezedben.
howto-bornes-turn-start = Az induláshoz rakd le: „{ $start_card }”. Kilométert csak utána rakhatsz.
howto-bornes-turn-youngest = „{ $start_card }” már az elején előtted van: azonnal rakhatsz kilométert.
howto-bornes-turn-attack = Akadályt csak haladó autóra rakhatsz, másik akadályra soha. Akkor is támadhatsz, ha te magad állsz.
howto-bornes-turn-repair = { $restart ->
    [yes] Elakadtál? Rakd le a hozzá való segítségkártyát, egy későbbi körben pedig ezt: „{ $start_card }”. Ezután mehetsz tovább.
   *[no] Elakadtál? Rakd le a hozzá való segítségkártyát. Ennyi elég: a következő körödben mehetsz tovább.
}
howto-bornes-turn-safety = { $again ->
    [yes] Ütőkártyát bármelyik körödben lerakhatsz. Utána azonnal újra húzol és játszol.
   *[no] Ütőkártyát bármelyik körödben lerakhatsz. Ezzel véget is ér a köröd.
}
howto-bornes-turn-coup = { $coup }: megtámadtak, és nálad van az ellene védő ütőkártya? Rakd le azonnal, soron kívül is. A támadás semmis, húzol egy lapot, és te jössz.
howto-bornes-turn-end = { $ending ->
    [hands] Ha elfogy a húzópakli, a kézben lévő lapokkal játsszatok tovább. Akkor van vége, ha valaki célba ér, vagy minden lap elfogyott.
   *[pile] Ha elfogy a húzópakli, a verseny azzal a körrel véget ér: az nyer, aki a legközelebb van a célhoz ({ $goal } km).
}

## The cards
howto-bornes-card-slow = { $km } km előre. Akkor is lerakható, ha érvényben van: „{ $limit_card }”.
howto-bornes-card-fast = { $km } km előre, de nem, ha érvényben van: „{ $limit_card }”.
howto-bornes-card-big = { $km } km előre, de nem, ha érvényben van: „{ $limit_card }”. Egy úton mindenki legfeljebb { $count } ilyet rakhat le.
howto-bornes-card-stop = A haladó autó megáll, amíg nem jön „{ $remedy_card }”. „{ $safety_card }” megvéd tőle.
howto-bornes-card-limit = Laponként legfeljebb { $limit_km } km, amíg nem jön „{ $remedy_card }”. „{ $safety_card }” megvéd tőle. { $any_time ->
    [yes] Bármikor lerakható, álló autóra is.
   *[no] Csak haladó autóra rakható.
}
howto-bornes-card-hazard = { $restart ->
    [yes] A haladó autó megáll, amíg nem jön „{ $remedy_card }”, majd „{ $start_card }”. „{ $safety_card }” megvéd tőle.
   *[no] A haladó autó megáll, amíg nem jön „{ $remedy_card }”. „{ $safety_card }” megvéd tőle.
}
howto-bornes-card-start = { $restart ->
    [yes] Ezzel indulsz el: az elején, „{ $stop_card }” után és minden segítségkártya után. Ha van „{ $right_card }” kártyád, nem kell.
   *[no] Ezzel indulsz el: az elején és „{ $stop_card }” után. Ha van „{ $right_card }” kártyád, nem kell.
}
howto-bornes-card-end-limit = Véget vet ennek: „{ $attack_card }”. Újra bármelyik kilométerkártya lerakható.
howto-bornes-card-remedy = { $restart ->
    [yes] Megszünteti: „{ $attack_card }”. Hogy továbbmehess, utána „{ $start_card }” is kell.
   *[no] Megszünteti: „{ $attack_card }”. Mehetsz is tovább.
}
howto-bornes-card-right-of-way = Egész úton megvéd ezektől: „{ $stop_card }”, „{ $limit_card }”. Meg is szünteti őket, és többé nem kell „{ $start_card }”.
howto-bornes-card-safety = Egész úton megvéd ettől: „{ $attack_card }”. Ha már érvényben van, meg is szünteti.

## Scoring
howto-bornes-scoring-km = Minden kilométer egy pont.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } pont mindegyikért, amelyet a saját körödben raksz le.
   *[no] { $worth } pont mindegyikért, amelyet leraksz.
}
howto-bornes-scoring-all-safeties = További { $worth } pont, ha mind a négy ugyanannál a versenyzőnél van.
howto-bornes-scoring-coups = { $replaces ->
    [yes] Alkalmanként { $worth } pont, a kártyáért járó { $safety } helyett.
   *[no] Alkalmanként { $worth } pont, a kártyáért járó { $safety } mellé.
}
howto-bornes-scoring-trip = { $worth } pont annak, aki pontosan célba ér.
howto-bornes-scoring-delayed = További { $worth } pont, ha addigra elfogyott a húzópakli.
howto-bornes-scoring-safe-trip = További { $worth } pont, ha { $big_km } km-es kártya nélkül érsz célba.
howto-bornes-scoring-shut-out = { $each ->
    [yes] További { $worth } pont minden ellenfélért, aki egyetlen kilométert sem tett meg.
   *[no] További { $worth } pont, ha egyik ellenfél sem tett meg egyetlen kilométert sem.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } pont annak, aki hosszabbított, és elsőként ér el { $long_goal } km-t. Különben minden ellenfele megkapja.
   *[finisher] { $worth } pont annak, aki elsőként ér el { $long_goal } km-t, bárki hosszabbított is.
}
howto-bornes-scoring-race-won = Aki pontosan { $goal } km-t ér el, azonnal nyer. Ha előbb elfogynak a lapok, a célhoz legközelebbi nyer; holtversenyben osztoznak.

## Easily got wrong
howto-bornes-mind-exact = Az utolsó kártyával pontosan kell célba érni. Amelyik túlvinne rajta, nem rakható le.
howto-bornes-mind-restart = { $restart ->
    [yes] A segítségkártya egymagában nem elég: utána „{ $start_card }” is kell, hacsak nincs előtted „{ $right_card }”.
   *[no] A segítségkártya után nem kell „{ $start_card }”. Viszont rögtön újra megtámadhatnak.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] A később, saját körben lerakott ütőkártya megszünteti az akadályt, de „{ $start_card }” még kell, hacsak nincs előtted „{ $right_card }”.
   *[drives] A később, saját körben lerakott ütőkártya leveszi az akadályt: úgy állsz, mint előtte, más kártya nem is kell.
}
howto-bornes-mind-right = „{ $right_card }” nem véd meg mindentől. Ezek még megállíthatnak: { $cards }.

## On the table
howto-bornes-name-stacks = Megtett kilométerek
howto-bornes-name-state = Hogyan áll egy autó
howto-bornes-name-hand = Lapok kézben
howto-bornes-name-road = Az út
howto-bornes-name-points = Pontok
howto-bornes-table-battle = Ide kerülnek az akadályok és a kártyák, amelyek elhárítják őket. Csak a legfelső számít.
howto-bornes-table-speed = Ide kerül: „{ $limit_card }”, és a kártya, amely véget vet neki. Csak a legfelső számít.
howto-bornes-table-safeties = A négy hely egy-egy kártyáé, amely az egész úton védi ezt az oldalt. A villám azt jelzi: azonnali válasz volt egy akadályra.
howto-bornes-table-stacks = Ennek az oldalnak a kilométerkártyái, laponként egy kő, távolság szerint.
howto-bornes-table-draw = Minden kör egy innen húzott lappal kezdődik. A szám a maradék lapokat mutatja.
howto-bornes-table-discard = Itt vannak az eldobott lapok, képpel felfelé. A következő osztásig nem térnek vissza.
howto-bornes-table-state = Zöld: halad, jöhetnek a kilométerek. Piros: akadály állítja meg. Sárga: a számnál gyorsabban nem mehet. Szürke: előbb ez kell: „{ $start_card }”.
howto-bornes-table-hand = Ennyi lap van ennek a játékosnak a kezében.
howto-bornes-table-road = Minden autó úton 0-tól a zászlós célig. Az utolsó lappal pontosan kell odaérni.
howto-bornes-table-points = A játszma eddigi pontjai, és hogy mennyi kell a győzelemhez.
web-order-coup = Ha megtámadnak, és azonnal vissza tudsz vágni, visszavágsz?

## Hints in plain words
hint-bornes-coup-now = A támadás kudarcot vall, és „{ $attack_card }” ebben a versenyben többé nem ér
hint-bornes-take-it = „{ $attack_card }”: elfogadod, és megtartod a lapjaidat
hint-bornes-extend = { $goal } km-nél több pont vár, de még az ellenfelek is megszerezhetik
hint-bornes-finish = { $goal } km-rel megnyerted ezt a versenyt, ezt már senki sem veheti el
hint-bornes-drive-home = Ez pontosan { $goal } km: célba értél
hint-bornes-drive-fits = Utána { $left } km marad, és van hozzá pontosan illő lapod
hint-bornes-drive-past = Ezzel az élre állsz: { $km } km { $rival } ellen
hint-bornes-drive-behind = Ezzel { $km } km-nél jársz, már csak { $gap } a hátrányod
hint-bornes-drive = Ezzel { $km } km-nél jársz; még { $left } van hátra
hint-bornes-start = „{ $card }” nélkül nem indulhatsz
hint-bornes-start-again = „{ $card }”: ezzel továbbmehetsz
hint-bornes-repair = Megszünteti ezt: „{ $attack_card }”, és továbbmehetsz
hint-bornes-repair-then-start = Megszünteti ezt: „{ $attack_card }”; utána már csak ez kell: „{ $card }”
hint-bornes-fast-with = Utána kijátszhatod ezt: „{ $card }”
hint-bornes-fast = Utána megint gyorsan mehetsz
hint-bornes-safety-cures = Megszünteti ezt: „{ $attack_card }”, méghozzá végleg
hint-bornes-safety = „{ $attack_card }” többé nem érhet
hint-bornes-way = „{ $attack_card }” és „{ $other_card }” többé nem tarthat fel
hint-bornes-way-now = Mostantól bármilyen gyorsan mehetsz
hint-bornes-limit-near = Ez az ellenfél csak { $left } km-re van a céltól, és így laponként legfeljebb { $limit } km-t mehet
hint-bornes-limit-ahead = Ez az ellenfél { $gap } km-rel előtted jár, és így laponként legfeljebb { $limit } km-t mehet
hint-bornes-limit-rival = Ez az ellenfél így laponként legfeljebb { $limit } km-t mehet
hint-bornes-stop-near = Megállít egy ellenfelet, akinek már csak { $left } km van hátra
hint-bornes-stop-ahead = Megállít egy ellenfelet, aki { $gap } km-rel előtted jár
hint-bornes-stop-rival = Megállít egy ellenfelet, mielőtt megelőzne
hint-bornes-throw-one = Ebből { $count } van nálad, egyet nélkülözhetsz
hint-bornes-throw-waiting = Erre vársz: „{ $card }”, és ez a lap segít a legkevesebbet
hint-bornes-throw-short = A lapjaid közül ezzel jutsz a legkevésbé messzire
hint-bornes-throw = A lapjaid közül ez fog a legkevésbé hiányozni
hint-bornes-throw-too-long = Már csak { $left } km van hátra: ez a lap túl hosszú
hint-bornes-throw-big = Ebből a versenyben többet nem rakhatsz le
hint-bornes-throw-vain = Minden ellenfél védve van ellene
hint-bornes-throw-protected = „{ $safety_card }” megvéd, erre már nincs szükséged
hint-bornes-throw-gone = Már minden ilyen lap elment: „{ $attack_card }”, erre nincs szükséged
hint-plain-bornes-standing = Így hamarabb elindulsz
hint-plain-bornes-creeping = Így hamarabb megszabadulsz a sebességkorlátozástól
hint-plain-bornes-stopped = Így ritkábban állítanak meg
hint-plain-bornes-coup = Így megmarad az esélyed a visszavágásra
hint-plain-bornes-struck-back = Így az ellenfelek ritkábban vághatnak vissza
hint-plain-bornes-rivals-standing = Így az ellenfeleid tovább állnak
hint-plain-bornes-nothing-fits = Így a cél előtt inkább lesz illő lapod
hint-plain-bornes-shut-out = Ha egy ellenfél kilométer nélkül marad, az jutalmat hoz
