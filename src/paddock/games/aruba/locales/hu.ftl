# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Bomba
card-aruba-hook = Kampó
card-aruba-extra-die = Extra kocka
card-aruba-die-change = Kockafordítás
card-aruba-larceny = Lopás
card-aruba-re-roll = Újradobás
card-aruba-nitro = Nitró
card-aruba-repair = Javítás
card-aruba-bumper = Lökhárító
card-aruba-saw = Fűrész

## Options
option-aruba-circuit = A pálya: a háromszög 40 sor és három kanyar, a kikötő 61 sor és hat kanyar.
option-aruba-cars = Autók játékosonként, ha hárman játszotok: kettő, az angol és a német szabályfüzet szerint, vagy egy.
option-aruba-bomb = Ennyi sérülésjelzőt kap a bombától minden eltalált autó: 1-et, vagy a cseh szabályfüzet szerint 2-t.
option-aruba-blast = Hol robban a bomba: az autó mögötti két sorban, vagy a mögötte lévő mező körül mindenütt, a bombázót is beleértve (angol és német szabályfüzet).
option-aruba-hook = Mikor akaszkodhat rá egy autó a másikra: rögtön az első dobás után, vagy az utolsó után (angol és német szabályfüzet).
option-aruba-grid = A következő rajt: elöl a győztes, utána a többiek játéksorrendben, vagy mindenki a célba érés sorrendjében (cseh szabályfüzet).
option-aruba-dice-cards = Extra kocka és Kockafordítás: csak dobás közben, vagy a körben később is (a cseh és a szlovák szabályfüzet nem mond időpontot).
option-aruba-leader = Melyik az élen álló autó: amelyik a köre elején van legelöl, vagy amelyik a mozgása elején (angol és német szabályfüzet).
option-aruba-leader-nitro = Ha az élen álló autó csak Nitróval mozog: elveszít egy mezőt, mint máskor, vagy levonás nélkül mozog (angol és német szabályfüzet).
option-aruba-larceny = Lopás: a kör végén, vagy a körben bármikor (angol és német szabályfüzet).
option-aruba-new-cards = Az ebben a körben kapott lap: a következő körig vár, vagy azonnal eldobható gyorsjavításra (cseh szabályfüzet).
option-aruba-races = Meddig tart a játszma: három verseny pontokra, vagy egyetlen verseny.

## Options in a word or two, and their values
title-aruba-circuit = Pálya
value-aruba-circuit-triangle = háromszög: 40 sor, három kanyar
value-aruba-circuit-harbour = kikötő: 61 sor, hat kanyar
title-aruba-cars = Autók játékosonként három játékosnál
value-aruba-cars = { $number ->
    [one] egy autó
   *[other] { $number } autó
}
title-aruba-bomb = Egy bomba ennyit ad
value-aruba-bomb = { $number ->
    [one] egy sérülésjelzőt
   *[other] { $number } sérülésjelzőt
}
title-aruba-blast = A bomba itt robban
value-aruba-blast-behind = az autó mögötti két sorban
value-aruba-blast-around = a mögötte lévő mező körül, a bombázónál is
title-aruba-hook = Ráakaszkodás
value-aruba-hook-first-roll = az első dobás után
value-aruba-hook-last-roll = az utolsó dobás után
title-aruba-grid = A következő rajt
value-aruba-grid-turn-order = a győztes, utána játéksorrendben
value-aruba-grid-arrival = a célba érés sorrendjében
title-aruba-dice-cards = Extra kocka és Kockafordítás
value-aruba-dice-cards-rolling = csak dobás közben
value-aruba-dice-cards-any-time = a körben később is
title-aruba-leader = Élen álló az, aki elöl van
value-aruba-leader-turn = a köre elején
value-aruba-leader-movement = a mozgása elején
title-aruba-leader-nitro = Az élen, csak Nitróval
value-aruba-leader-nitro-loses = elveszít egy mezőt, mint máskor
value-aruba-leader-nitro-free = levonás nélkül mozog
title-aruba-larceny = Lopás
value-aruba-larceny-end = a kör végén
value-aruba-larceny-any-time = a körben bármikor
title-aruba-new-cards = Az ebben a körben kapott lap
value-aruba-new-cards-wait = a következő körig vár
value-aruba-new-cards-fix = azonnal eldobható gyorsjavításra
title-aruba-races = Hossz
value-aruba-races = { $number ->
    [one] egy verseny
   *[other] { $number } verseny
}

## Refusals
refusal-aruba-no-such-dice = Nincsenek ilyen kockáid. Az asztalon: { $dice }. ({ $section })
refusal-aruba-not-in-hand = Nincs a kezedben „{ $card }” kártya. ({ $section })
refusal-aruba-new-card = „{ $card }”: ezt a lapot ebben a körben kaptad, csak a következőtől használhatod. ({ $section })
refusal-aruba-roll-first = Előbb dobj a kockákkal. ({ $section })
refusal-aruba-begin-only = Ezt csak a kör elején lehet, a dobás előtt. ({ $section })
refusal-aruba-rolling-over = Már megtartottad a kockáidat: ebben a körben nincs több dobás. ({ $section })
refusal-aruba-stand-first = Előbb tartsd meg a kockáidat, csak utána kombinálj. ({ $section })
refusal-aruba-no-reroll = Nincs több újradobásod. ({ $section })
refusal-aruba-keeps-all = Így egy kockát sem dobnál újra. Ha mindet megtartanád, fejezd be a dobást. ({ $section })
refusal-aruba-mounted = { $car }. autó: ott már van „{ $card }” kártya. ({ $section })
refusal-aruba-straight-once = Egy körben csak egy számsor lehet. ({ $section })
refusal-aruba-not-even = Nem minden kocka páros: { $dice }. ({ $section })
refusal-aruba-not-odd = Nem minden kocka páratlan: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] Már minden kocka fel van használva: az extra kockával ebben a körben nincs több kombináció.
   *[all] Ehhez minden kocka kell, de van már felhasznált. Maradt: { $dice }.
} ({ $section })
refusal-aruba-no-damage = { $car }. autó: nincs sérülése. ({ $section })
refusal-aruba-nobody-ahead = Közvetlenül előtted nem áll autó. ({ $section })
refusal-aruba-wreck-ahead = Előtted roncs áll ({ $other }. autó): nem lehet rálőni, sem nekihajtani. ({ $section })
refusal-aruba-own-car-ahead = Előtted a saját autód áll ({ $other }. autó). ({ $section })
refusal-aruba-still-driving = Menet közben nem lehet: hajts tovább, vagy előbb állj meg. Maradt mozgás: { $count }. ({ $section })
refusal-aruba-not-driving = Most nem hajtasz, így nincs mit befejezni. ({ $section })
refusal-aruba-drive-over = Ebben a körben már véget ért a meneted. ({ $section })
refusal-aruba-no-movement = Nincs több mozgásod: szerzett { $gained }, levonás { $penalty }, felhasznált { $spent }. ({ $section })
refusal-aruba-off-track = Azon az oldalon nincs sáv. ({ $section })
refusal-aruba-space-taken = Ott már autó áll ({ $other }. autó). ({ $section })
refusal-aruba-between-cars = Két autó között nem férsz át: elöl { $other }., oldalt { $beside }. autó. ({ $section })
refusal-aruba-no-hook = A Kampót más körében játszhatod ki, amikor kérdeznek. ({ $section })
refusal-aruba-answer-hook = Előbb döntsd el, ráakaszkodsz-e ({ $car }. autó): kampó vagy passz. ({ $section })
refusal-aruba-answer-ninth = Előbb döntsd el, megmented-e az utolsó sérülésjelzőtől ({ $car }. autó): gyorsjavítás vagy passz. ({ $section })
refusal-aruba-nothing-asked = Most nem kérdeznek tőled semmit. ({ $section })
refusal-aruba-no-blast = Ahol a bomba robbanna, ott nem áll másik autó. ({ $section })
refusal-aruba-not-adjacent = { $victim }: nincs autója a tiéd mellett. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim }: nincs lapja. ({ $section })
refusal-aruba-no-such-seat = { $victim }: itt nincs ilyen. A helyek sorszáma 1-től { $seats }-ig tart. ({ $section })
refusal-aruba-own-seat = Magadtól nem lophatsz. ({ $section })
refusal-aruba-cards-last = Laphúzás csak a végén van: ebben a körben már semmi sem jöhet utána. ({ $section })
refusal-aruba-larceny-last = Lopás után már csak újabb lopás és laphúzás jöhet. ({ $section })
refusal-aruba-no-cards-left = Nincs több húzható lap. ({ $section })
refusal-aruba-not-your-car = { $car }. autó: nem a tiéd. ({ $section })
refusal-aruba-car-out = { $car }. autó: kiesett a versenyből. ({ $section })

## What happened
event-CarsLinedUp = Az autók felállnak a rajtrácsra.
event-CarTurnBegan = { $seat } következik ({ $car }. autó).
event-CarTurnBegan-own = Te jössz ({ $car }. autó).
event-CardMounted = { $place ->
    [front] { $seat } első lökhárítót szerel fel ({ $car }. autó).
    [rear] { $seat } hátsó lökhárítót szerel fel ({ $car }. autó).
    [left] { $seat } bal oldali fűrészt szerel fel ({ $car }. autó).
   *[right] { $seat } jobb oldali fűrészt szerel fel ({ $car }. autó).
}
event-DiceRolled = { $seat } dob: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } egy kockát újradob.
   *[other] { $seat } { $count } kockát újradob.
}
aruba-rolled-again = { $count ->
    [one] { $seat } egy kockát újradob: { $dice }.
   *[other] { $seat } { $count } kockát újradob: { $dice }.
}
event-DiceSettled = { $seat } megtartja: { $dice }.
event-ExtraDieSet = { $seat }, extra kocka: { $face }.
event-DieChanged = { $seat } átfordít egy kockát: { $face } helyett { $new_face }.
event-HookAsked = { $seat } ráakaszkodhat az előtte állóra ({ $ahead }. autó).
event-CarHooked = { $seat } ({ $car }. autó) ráakaszkodik az előtte állóra ({ $ahead }. autó).
event-WindowPassed = { $seat } passzol.
event-QuickFixMade = { $seat } gyorsjavításra eldobja: „{ $card }” ({ $car }. autó).
event-ActionCardPlayed = { $seat } kijátssza: „{ $card }”.
event-CombinationMade = { $combination ->
    [straight] { $seat } számsort használ.
    [shoot] { $seat } egy párral lő.
    [mend] { $seat } egy párral javít.
    [turbo] { $seat } négyest használ: turbó.
    [cards] { $seat } hármassal lapot húz.
    [even] Mind páros: { $seat } rakétát kap.
   *[odd] Mind páratlan: { $seat } mindent megjavít.
}
event-CarShot = { $car }. autó lő erre: { $target }. autó.
event-BombDropped = Felrobban a bomba ({ $car }. autó). Találatot kap: { $cars }.
event-DamageTaken = { $car }. autó sérülésjelzőt kap, összesen: { $damage }.
event-DamageMended = { $car }. autó: javítás. Maradék sérülés: { $damage }.
event-NinthTokenAsked = { $seat } megmentheti az autót az utolsó sérülésjelzőtől ({ $car }. autó).
event-CarWrecked = { $car }. autó összetört, roncs: { $space } mező.
event-WreckCleared = { $car }. autó roncsát elszállítják ({ $space } mező).
event-CarStepped = { $cause ->
    [push] { $car }. autó előretolva, innen: { $start }, ide: { $space }.
    [hook] { $car }. autó vontatva, innen: { $start }, ide: { $space }.
   *[drive] { $car }. autó halad innen: { $start }, ide: { $space }.
}
event-DriveEnded = { $car }. autó befejezi a menetet: { $space } mező.
event-CarRammed = { $car }. autó nekihajt ennek: { $target }. autó.
event-BumpersLost = Összeér két lökhárító ({ $car }. és { $target }. autó), mindkettő odavész.
event-CarSawn = { $car }. autó fűrésze belevág ebbe: { $target }. autó.
event-SawsLost = Összeér két fűrész ({ $car }. és { $target }. autó), mindkettő odavész.
event-CardsStolen = { $count ->
    [one] { $seat } ellop egy lapot tőle: { $victim }.
   *[other] { $seat } ellop { $count } lapot tőle: { $victim }.
}
event-CardsStolen-own = { $seat } ezt lopja el: { $cards }. Tőle: { $victim }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } húz egy lapot.
   *[other] { $seat } húz { $count } lapot.
}
event-ActionCardsDrawn-own = { $seat } ezt húzza: { $cards }.
event-PileReshuffled = Az eldobott lapokat újrakeverték. Lapok a húzópakliban: { $pile }.
event-StallWarned = Ennyi kör óta nem mozdult autó: { $turns }. Ha így telik el még { $left ->
    [one] egy kör
   *[other] { $left } kör
}, a versenyt lefújják.
event-RaceStalled = Ennyi kör óta nem mozdult autó: { $turns }. A versenyt lefújják.
event-RaceEnded = A versenynek vége. Célba ért autók: { $home }.

## The score sheet
line-first = Első hely
line-second = Második hely
line-third = Harmadik hely

## The table in the terminal
kind-action = akció
aruba-title = { $name } · { $number }/{ $races }. verseny · { $circuit } · húzópakli { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = a háromszög
aruba-circuit-harbour = a kikötő
aruba-column-car = Autó
aruba-column-driver = Pilóta
aruba-column-damage = Sérülés
aruba-column-mounted = Felszerelve
aruba-column-cards = Lapok
aruba-column-where = Hol
aruba-column-points = Pont
aruba-mount-front = elöl
aruba-mount-rear = hátul
aruba-mount-left = bal oldalt
aruba-mount-right = jobb oldalt
aruba-where = { $row }. sor, { $lane }. sáv
aruba-wreck = roncs
aruba-cleared = roncs, elszállítva
aruba-home = célban, { $place }. hely
aruba-rolling = { $seat } dob ({ $car }. autó). Maradt újradobás: { $rerolls }
aruba-driving = { $seat } vezet ({ $car }. autó). Maradt mozgás: { $movement } (levonás: { $penalty })
aruba-waiting = { $name } vár
aruba-ask-begin = { $name }, dobj ({ $car }. autó)
aruba-ask-hook = { $name }, ráakaszkodsz az előtted állóra ({ $car }. autó)?
aruba-ask-dice = { $name }, melyik kockákat tartod meg?
aruba-ask-act = { $name }, mit tesz az autód ({ $car }. autó)?
aruba-ask-ninth = { $name }, a következő sérülésjelzőtől összetörik az autód ({ $car }. autó)!
aruba-no-cards = nincs lap
aruba-held-movement = { $count ->
    [one] Még { $count } mező mozgásod van, és ez elveszne: biztosan?
   *[other] Még { $count } mező mozgásod van, és ez elveszne: biztosan?
}
aruba-keep-how = Írd be a megtartott kockákat, például 1 2 3 vagy 123, vagy egy betűt:
aruba-goal-movement = a legtöbb mező, { $worth }
aruba-goal-straight = számsor, { $worth } mező
aruba-goal-even = mind páros, { $worth }
aruba-goal-odd = mind páratlan, { $worth }
aruba-move-roll = dobás a kockákkal
aruba-move-stand = minden kocka megtartása
aruba-move-end = a kör befejezése
aruba-move-stop = megállás itt
aruba-move-pass = hagyom
aruba-move-ahead = egyenesen előre
aruba-move-left = előre, balra
aruba-move-right = előre, jobbra
aruba-move-ram = nekihajtás: { $target }. autó
aruba-move-even = mind páros: rakéta, 6 mező
aruba-move-odd = mind páratlan: minden megjavul
aruba-move-nitro = még 2 mező
aruba-move-bomb = bomba az autó mögé
aruba-move-repair = Javítás kártya: 2 sérülés le
aruba-move-re-roll = még egy újradobás
aruba-move-hook = ráakaszkodás: { $car }. autó
aruba-move-bumper-front = első lökhárító felszerelése
aruba-move-bumper-rear = hátsó lökhárító felszerelése
aruba-move-saw-left = bal oldali fűrész felszerelése
aruba-move-saw-right = jobb oldali fűrész felszerelése
aruba-move-keep = { $dice } megtartása, a többi újradobása
aruba-move-keep-none = minden kocka újradobása
aruba-move-straight-dice = számsor 1-től { $face }-ig: { $face } mező
aruba-move-shoot-dice = pár ({ $face }): lövés, { $target }. autó
aruba-move-mend-dice = pár ({ $face }): 2 sérülés le
aruba-move-turbo-dice = négyes ({ $face }): még 2 mező
aruba-move-cards-dice = hármas ({ $face }): 2 lap húzása
aruba-move-extra-dice = extra kocka, értéke { $face }
aruba-move-change = kocka átfordítása: { $face } helyett { $new_face }
aruba-move-larceny = 2 lap ellopása: { $victim }
aruba-move-fix = „{ $card }” eldobása gyorsjavításra: 1 sérülés le
aruba-move-fix-car = „{ $card }” eldobása gyorsjavításra: 1 sérülés le ({ $car }. autó)
aruba-many-bumper = lökhárító felszerelése
aruba-many-saw = fűrész felszerelése
aruba-many-straight = számsor: annyi mező, amennyi a legnagyobb kockája
aruba-many-shoot = pár: lövés, { $target }. autó
aruba-many-mend = pár: 2 sérülés le
aruba-many-turbo = négyes: még 2 mező
aruba-many-cards = hármas: 2 lap húzása
aruba-many-extra = extra kocka a kívánt értékkel
aruba-many-change = egy dobott kocka átfordítása más értékre
aruba-many-steal = 2 lap ellopása
aruba-many-fix = egy lap eldobása gyorsjavításra: 1 sérülés le
aruba-drove = { $count ->
    [one] { $car }. autó: { $count } mező előre, innen: { $start }, ide: { $space }.
   *[other] { $car }. autó: { $count } mező előre, innen: { $start }, ide: { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal }, { $count ->
    [one] egy újradobással
   *[other] { $count } újradobással
}, ebből: { $dice }
aruba-odds-keep = { $dice } megtartása
aruba-odds-keep-none = Minden kocka újradobása
aruba-odds-stand = Minden kocka megtartása
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = A következő legjobb: { $keep }: { $worth }
aruba-odds-chance = { $percent }%
aruba-odds-spaces = átlagosan { $mean } mező
aruba-odds-pairs = átlagosan { $mean } pár
aruba-odds-threes = átlagosan { $mean } hármas
aruba-odds-fours = átlagosan { $mean } négyes
aruba-odds-goal-straight = A leghosszabb számsor
aruba-odds-goal-straight-n = Számsor 1-től { $top }-ig
aruba-odds-goal-even = Mind páros
aruba-odds-goal-odd = Mind páratlan
aruba-odds-goal-pairs = Pár
aruba-odds-goal-threes = Hármas
aruba-odds-goal-fours = Négyes
aruba-odds-goal-movement = A legtöbb mező
cli-odds-help = Melyik kockákat érdemes megtartani az ARUBA játékban, és mennyit ér: pontosan kiszámolva.
cli-odds-examples = Példák: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = A kockák, például "1 2 4 4 6"; egytől tízig.
cli-flag-rerolls = Hányszor lehet még újradobni: 0-tól 4-ig.
cli-flag-goal = Mi a cél: straight, straight:n (n 1-től 6-ig), even, odd, pairs, threes, fours vagy movement.
cli-odds-bad-dice = „{ $text }” nem egy–tíz kocka 1 és 6 közötti értékkel.

## Explained, and the signs of the table
topic-aruba-straight = A számsor 1-gyel kezdődik, és nincs benne lyuk: 1 2 3 4 négy mezőt ér, egyetlen 1 egyet. Körönként egy számsor.
topic-aruba-damage = Minden sérülésjelző egy kockát vesz el a következő dobásodból. Nyolcat kibír az autó, a kilencedik roncsot csinál belőle.
legend-aruba-active = az autó, amely soron van
legend-aruba-car = egy másik autó
legend-aruba-wreck = roncs
legend-aruba-grid = a rajtrács egy mezője
legend-aruba-red = piros sor
legend-aruba-damage = sérülés, és mennyit bír még az autó
legend-aruba-bumpers = lökhárító elöl és hátul
legend-aruba-saws = fűrész bal és jobb oldalt

## The table on the page
web-aruba-race = { $number }/{ $races }. verseny
web-aruba-place = { $place }/{ $cars }. hely
web-aruba-car = { $number }. autó
web-aruba-car-of = { $name }, { $number }. autó
web-aruba-driver = { $name }, { $number }. autó
web-aruba-points = { $count } pont
web-aruba-dice = { $count } kocka
web-aruba-lost = { $count } elveszett sérülés miatt
web-aruba-rerolls = még { $count } újradobás
web-aruba-movement = Még { $count } mező
web-aruba-leads = −{ $count }: egyedül az élen
web-aruba-from-red = −{ $count }: pirosról indul
web-aruba-leads-red = −{ $count }: élen és pirosról
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, extra kocka
web-aruba-die-lost = sérülés miatt elveszett kocka
web-aruba-kept = megtartva
web-aruba-roll = Dobás
web-aruba-reroll = { $count } kocka újra
web-aruba-use = Felhasználom
web-aruba-keep-these = Ezek megtartása
web-aruba-end = Kör vége
web-aruba-stop = Megállok itt
web-aruba-combinations = Kombinációk
web-aruba-straight-to = { $top ->
    [one] Csak 1-es
   *[other] Számsor 1–{ $top }
}
web-aruba-kind-straight = Számsor
web-aruba-kind-pair = Pár
web-aruba-kind-three = Hármas
web-aruba-kind-four = Négyes
web-aruba-kind-even = Mind páros
web-aruba-kind-odd = Mind páratlan
web-aruba-idle-straight = Mozgás
web-aruba-idle-pair = Lövés vagy javítás
web-aruba-idle-three = Laphúzás
web-aruba-idle-four = Turbó
web-aruba-idle-even = Rakéta
web-aruba-idle-odd = Minden megjavul
web-aruba-move = { $count } mező
web-aruba-mend = javítás: { $count }
web-aruba-draw = { $count } lap húzása
web-aruba-shoot = lövés: { $numbers }
web-aruba-bomb = talál: { $numbers }
web-aruba-or = vagy
web-aruba-home = CÉL
web-aruba-label-ram = nekihajt: { $tokens }
web-aruba-label-saw = fűrész: { $tokens }
web-aruba-go = { $count } előre, { $lane }. sáv.
web-aruba-over-line = Át a célvonalon!
web-aruba-left = Utána még { $count } mező.
web-aruba-red = Piros: a következő meneted egy mezőt veszít.
web-aruba-hit-ram = Nekihajt: { $car }. autó, sérülés { $tokens }.
web-aruba-hit-saw = Fűrész: { $car }. autó, sérülés { $tokens }.
web-aruba-hit-saws = Két fűrész összeér és elvész.
web-aruba-hit-last = Ez lenne az utolsó sérülésjelző.
web-aruba-no-cards = Nincs lap a kezedben
web-aruba-why-kept = A kockák megvannak hozzá, de másokat tartasz meg. Azokat is érintsd meg.
web-aruba-why-dice = A kockáid nem adják ki.
web-aruba-space = { $row }. sor, { $lane }. sáv
web-aruba-foot-bomb = mögötted
web-aruba-foot-hook = ha kérdeznek
web-aruba-foot-extra-die = még egy kocka
web-aruba-foot-die-change = kocka fordítása
web-aruba-foot-larceny = laplopás
web-aruba-foot-re-roll = még egy dobás
web-aruba-foot-nitro = több mozgás
web-aruba-foot-repair = javítás
web-aruba-foot-bumper = felszerelés
web-aruba-foot-saw = felszerelés
web-aruba-foot-fix = gyorsjavítás
web-aruba-has-front = első lökhárító
web-aruba-has-rear = hátsó lökhárító
web-aruba-has-left = fűrész bal oldalt
web-aruba-has-right = fűrész jobb oldalt
web-aruba-hook-title = Ráakaszkodsz?
web-aruba-hook-text = Közvetlenül előtted: { $car }. autó. Ha ráakaszkodsz, lépésről lépésre követed, amíg a köre tart.
web-aruba-ninth-title = Az utolsó sérülésjelző!
web-aruba-ninth-text = Dobj el egy lapot, hogy megmentsd, különben roncs lesz: { $car }. autó.
web-aruba-unused = Még felhasználatlan: { $list }. Így is befejezed a kört?
web-aruba-standings = Állás
web-aruba-road = A pálya
web-aruba-odds = Mennyit ér?
web-aruba-odds-lead = Pontos esélyek { $count } újradobással, ha az adott célra a lehető legjobban játszol. Koppints a legjobbra, és megtartod azokat a kockákat.
web-aruba-odds-goal = Cél
web-aruba-odds-this = Ezekkel
web-aruba-odds-best = Ezt tartsd meg
web-aruba-ahead = { $count } sorral előtted, { $lane }. sáv
web-aruba-behind = { $count } sorral mögötted, { $lane }. sáv
web-aruba-level = veled egy sorban, { $lane }. sáv
web-aruba-damage = sérülés { $count }
web-aruba-row = { $row }. sor
web-aruba-on-red = Piros soron állsz.
web-aruba-red-in = A következő piros sor { $count } sorral előtted.
web-aruba-line-in = A célvonal { $count } sorral előtted.
web-aruba-you = A te autód ({ $car }.): { $row }. sor, { $lane }. sáv, sérülés { $damage }.
web-aruba-track = A pálya az autódtól nézve
web-aruba-key-die = megtart vagy elenged egy kockát
web-aruba-key-roll = dob, vagy újradobja, amit nem tartasz meg
web-aruba-key-combination = kombináció: megtartja a kockáit, később felhasználja
web-aruba-key-card = kijátszik egy lapot a kezedből
web-aruba-key-drive = előre, balra, jobbra hajt
web-aruba-key-ram = nekihajt az előtted lévőnek
web-aruba-key-enter = megnyomja a kiemelt gombot
web-aruba-key-answer = válaszol egy kérdésre, választ
web-aruba-arrived = A célba ért autók
web-aruba-nobody-home = Egy autó sem ért célba.

## Hints
hint-aruba-spaces = Ez a kör { $this } mezőt hoz
hint-aruba-dice = Kockáid egy dobásnál: { $this }
hint-aruba-taken = Sérülésjelzők, amelyeket te kapsz: { $this }
hint-aruba-dealt = Sérülésjelzők, amelyeket az ellenfelek kapnak: { $this }
hint-aruba-in-front = Ennyi körben veszítesz mozgást egyedül az élen: { $this }
hint-aruba-on-red = Ennyi körben indulsz piros mezőről: { $this }
hint-aruba-wrecked = 100 esetből { $this } esetben elveszítesz egy autót
hint-aruba-cards = Lapjaid e kör után: { $this }
hint-aruba-won = 100 esetből { $this } esetben megnyered ezt a versenyt
hint-aruba-points = Pontjaid ezen a versenyen: { $this }

## On the page
web-poster-aruba = Tíz kocka, fűrészek és lökhárítók. A sérülés kockába kerül.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Érj célba az első { $scored } között, és { $races ->
    [1] nyerd meg a versenyt
   *[other] gyűjts pontokat { $races } versenyen
}. Útközben nekihajtotok egymásnak, lőttök, fűrészeltek és bombáztok.
howto-aruba-goal-cars = { $players ->
    [none] Itt mindenki { $count } autót vezet, felváltva.
   *[other] { $players } játékosnál mindenki { $count } autót vezet, felváltva.
} A kezedben lévő lapok minden autódhoz jók.
howto-aruba-turn-begin = Dobás előtt lökhárítót és fűrészt szerelhetsz az autódra.
howto-aruba-turn-roll = Dobj { $dice } kockával, sérülésjelzőnként eggyel kevesebbel. Tartsd meg, amit akarsz, a többit még legfeljebb { $rerolls } alkalommal újradobhatod.
howto-aruba-turn-combine = Rakj össze kombinációkat, tetszőleges sorrendben. Minden kocka egyszer számít, és nem kell mindet felhasználnod.
howto-aruba-turn-last = A teljes mozgásod egyetlen menet, lépésről lépésre. Lapot legvégül húzol.

## Dice
howto-aruba-name-straight = Számsor 1-től
howto-aruba-name-pair = Pár
howto-aruba-name-three = Hármas
howto-aruba-name-four = Négyes
howto-aruba-name-even = Mind páros
howto-aruba-name-odd = Mind páratlan
howto-aruba-dice-straight = Annyi mezőt mész, amennyi a legnagyobb kockája: 1 2 3 4 négyet ér, egyetlen 1 egyet. Körönként egyszer.
howto-aruba-dice-pair = Lövés: a közvetlenül előtted álló autó { $shot } sérülést kap. Vagy javítás: { $mend } sérülés lekerül az autódról.
howto-aruba-dice-three = A köröd végén { $drawn } lapot húzol.
howto-aruba-dice-four = Turbó: { $turbo } mező, más mozgás mellé vagy magában is.
howto-aruba-dice-even = Rakéta: { $boost } mező. Minden kockádat elhasználja.
howto-aruba-dice-odd = Az autód minden sérülése lekerül. Minden kockádat elhasználja.

## Driving
howto-aruba-name-steps = Lépések
howto-aruba-name-leader = Az élen
howto-aruba-name-corner = Piros sorok
howto-aruba-name-ram = Nekihajtás
howto-aruba-drive-steps = Egyenesen vagy átlósan előre, balra vagy jobbra, szabad mezőre. Az előtted és a melletted álló autó között nem férsz át.
howto-aruba-drive-leader = { $moved ->
    [all] Ha egyedül vagy elöl, a mozgásodból elvész { $leader }, kockával és nitróval is. Holtversenyben nem, és akkor sem, ha valaki már célba ért.
   *[dice] Ha egyedül vagy elöl, a kockával szerzett mozgásodból elvész { $leader }. Holtversenyben nem, és akkor sem, ha valaki már célba ért.
}
howto-aruba-drive-corner = Ha piros soron kezded a menetet, a mozgásodból elvész { $corner }. Az áthajtás ingyen van.
howto-aruba-drive-ram = Ha maradt mozgásod, nekihajthatsz a közvetlenül előtted állónak: { $ram } sérülést kap, és egy mezővel előretolod, az előtte állókkal együtt. Te a helyére állsz, és megállsz.

## Damage
howto-aruba-name-tokens = Sérülésjelzők
howto-aruba-name-fatal = A { $fatal }. sérülésjelző
howto-aruba-name-quick-fix = Gyorsjavítás
howto-aruba-name-wreck = Roncsok
howto-aruba-damage-tokens = Minden sérülésjelző elvesz egy kockát a következő dobásaidból. Egy autó { $most } jelzőt bír ki.
howto-aruba-damage-fatal = Ettől az autó roncs lesz. Ha van lapod, előbb megkérdeznek: dobj el egyet, és az autó megmenekül.
howto-aruba-damage-quick-fix = Kijátszás helyett bármelyik lapot eldobhatod: { $fix } sérülés lekerül. Bármikor, amikor téged kérdeznek, más körében is.
howto-aruba-damage-wreck = A roncs az útban marad. Nem lehet nekihajtani, rálőni, fűrészelni vagy eltolni. Ha egy egész sor roncs, a legrégebbit elszállítják.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] A menet előtt vagy után: { $bomb } sérülés minden autónak a mögötted lévő { $rows } sorban, a sávodban és mellette.
   *[around] A menet előtt vagy után: { $bomb } sérülés minden autónak a mögötted lévő mező körül, a tiédnek is.
}
howto-aruba-card-hook = { $hook ->
    [first] Más körében, a közvetlenül előtted álló autó első dobása után: az autód egy mezővel mögötte követi, lépésről lépésre.
   *[last] Más körében, a közvetlenül előtted álló autó utolsó dobása után: az autód egy mezővel mögötte követi, lépésről lépésre.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Dobás közben: egy kockával több, azzal az értékkel, amelyet akarsz. Ezt már nem dobod újra.
   *[any] Az első dobás után bármikor: egy kockával több, azzal az értékkel, amelyet akarsz. Ezt már nem dobod újra.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Dobás közben: egy dobott kockádat arra az értékre fordítod, amelyikre akarod.
   *[any] Az első dobás után bármikor: egy dobott kockádat arra az értékre fordítod, amelyikre akarod.
}
howto-aruba-card-larceny = { $theft ->
    [end] A köröd végén: lopj { $stolen } lapot, látatlanban, valakitől, akinek autója a tiéd mellett áll.
   *[any] A körödben bármikor: lopj { $stolen } lapot, látatlanban, valakitől, akinek autója a tiéd mellett áll.
}
howto-aruba-card-re-roll = Dobás közben: még egyszer annyi kockát dobsz újra, amennyit akarsz.
howto-aruba-card-nitro = Amíg a meneted tart: { $nitro } mező, más mozgás mellé vagy magában is.
howto-aruba-card-repair = A körödben bármikor: { $repair } sérülés lekerül az autódról.
howto-aruba-card-bumper = Fent is marad. Elöl: a nekihajtásod { $bumper } sérüléssel többet okoz. Hátul: ha neked hajtanak, nem sérülsz. Ha egy első és egy hátsó találkozik, mindkettő elvész.
howto-aruba-card-saw = Fent is marad, bal vagy jobb oldalt: { $saw } sérülés az ott lévő autónak, ha egyikőtök a másik mellé hajt. Ha két fűrész találkozik, mindkettő elvész.

## Scoring
howto-aruba-scoring-place = { $worth } pont.
howto-aruba-scoring-end = A verseny véget ér, ha { $scored } autó célba ért. A többi nem kap semmit.
howto-aruba-scoring-match = { $races ->
    [1] Az nyer, aki elsőként ér célba.
   *[other] { $races } verseny után a legtöbb pont nyer. Holtversenynél az utolsó verseny jobb helyezése dönt.
}
howto-aruba-scoring-next = { $grid ->
    [order] A következő verseny előtt minden lap, felszerelés és sérülés lekerül. A győztes elöl rajtol, a többiek a játék sorrendjében.
   *[arrival] A következő verseny előtt minden lap, felszerelés és sérülés lekerül. Az autók a célba érés sorrendjében rajtolnak.
}

## Easily got wrong
howto-aruba-mind-straight = A számsor 1-gyel kezdődik, és nincs benne lyuk: 4 5 6 egyáltalán nem visz előre.
howto-aruba-mind-all = Mind páros vagy mind páratlan: ez minden kockát jelent, az extra kockát is. Más kombináció nem fér mellé, a nitró igen.
howto-aruba-mind-order = Lőni és bombázni a menet előtt vagy után lehet, közben soha. Menet nélkül is szabad.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Amelyik lapot ebben a körben kaptad, az a következőig vár. Gyorsjavításra sem jó.
   *[fix] Amelyik lapot ebben a körben kaptad, az a következőig vár. Csak gyorsjavításra jó azonnal.
}

## On the table
howto-aruba-name-die = Kocka
howto-aruba-table-die = Érintsd meg, és megtartod; a többit újradobod. A sarkában lévő betű a kombinációját jelöli.
howto-aruba-name-lost = Elveszett kocka
howto-aruba-table-lost = Minden sérülésjelző elvesz egy kockát. Javíts, és a következő körben újra dobhatsz vele.
howto-aruba-name-dice-left = Egy autó kockái
howto-aruba-table-dice-left = Ennyi kockával dob ez az autó: { $dice }, sérülésjelzőnként eggyel kevesebb.
howto-aruba-name-hand = Akciókártyák kézben
howto-aruba-table-hand = Ennyi akciókártya van ennek a versenyzőnek a kezében.
howto-aruba-name-points = Pontok
howto-aruba-table-points = Az eddigi versenyek pontjai.
howto-aruba-name-space = Egy mező
howto-aruba-table-space = Egy mezőn egy autó fér el. A világító elérhető; a szám a lépések száma.
web-order-hook = Ha ráakaszkodhatsz az előtted állóra, és van kampód, kijátszod?
web-order-ninth = Ha az autód az utolsó sérülésjelzőt kapná, megmented a legolcsóbb lapoddal?

## Hints in plain words
hint-aruba-roll = A köröd a kockákkal kezdődik
hint-aruba-keep-none = Ezekből egyiket sem érdemes megtartani
hint-aruba-keep-whole = A sorod teljes; a többi kockából még lehet valami
hint-aruba-keep-straight = A sorod eddig tart: { $face }; most ez kell: { $next }
hint-aruba-keep-gap = Már csak ez hiányzik: { $next }, és a sorod eddig ér: { $face }
hint-aruba-keep-begun = A sorhoz kell az 1-es, és az megvan
hint-aruba-keep-same = { $count } kockán ez áll: { $face }. Gyűjtsd tovább
hint-aruba-keep-even = Ha minden kockád páros, 6 mezőt rakétázol
hint-aruba-keep-odd = Ha minden kockád páratlan, az egész sérülésed eltűnik
hint-aruba-keep = Ezekkel a kockákkal hozza a legtöbbet a következő dobás
hint-aruba-stand = Jók így a kockáid; egy újabb dobás inkább elrontaná
hint-aruba-straight = A sorod ennyit visz előre: { $count ->
    [one] egy mező
   *[other] { $count } mező
}
hint-aruba-even = Mind páros: ezekkel a kockákkal így jutsz a legmesszebb
hint-aruba-odd = Az egész autót megjavítja, és legközelebb minden kockáddal dobsz
hint-aruba-turbo = Két mezővel több, bármit használsz még
hint-aruba-three = Két új lap megmentheti vagy gyorsíthatja az autódat
hint-aruba-mend = Két sérülésjelző lekerül: legközelebb két kockával többel dobsz
hint-aruba-shoot = A sérülés kockákat vesz el tőle ({ $target }. autó), így lassabb lesz
hint-aruba-shoot-last = A { $target }. számú autó megkapja az utolsó sérülésjelzőt: roncs lesz belőle
hint-aruba-drive-home = Onnan még ebben a körben célba érsz
hint-aruba-drive-hits = Útközben megsérül tőled egy autó: { $target }
hint-aruba-drive-hit = Kapsz némi sérülést, de haladsz
hint-aruba-drive-red = Haladsz, bár a következő meneted pirosról indul
hint-aruba-drive-past = Arra megelőzhetsz { $count ->
    [one] egy autót
   *[other] { $count } autót
}
hint-aruba-drive-far = Arra a következő { $count } mező szabad
hint-aruba-drive = Arra szabad az út
hint-aruba-ram = Egy autó az utadban áll ({ $target }): megsérül, és te kerülsz a helyére
hint-aruba-stop = Előrébb több a veszítenivaló, mint a nyereség
hint-aruba-end = Ami maradt, az most nem segít
hint-aruba-pass = Ez nem ér meg egy lapot
hint-aruba-pass-hook = Ez most nem éri meg a kampót
hint-aruba-fix = Egy sérülésjelző lekerül: eggyel több kockával dobsz
hint-aruba-steal = Neked két lappal több, egy ellenfélnek kettővel kevesebb
hint-aruba-extra = Egy kockával több, így jobb a kombinációd
hint-aruba-change = Ezzel a számmal többet érnek a kockáid
hint-aruba-nitro = Két mezővel több ebben a menetben
hint-aruba-bomb = A szorosan mögötted lévő autókat találja el
hint-aruba-repair = Két sérülésjelző lekerül: kettővel több kockával dobsz
hint-aruba-re-roll = Még egy esély a kockákra, amelyek kellenek
hint-aruba-hook = A kampóval húznak magukkal
hint-aruba-bumper = Elöl erősebben döfsz vele, hátul megvéd
hint-aruba-saw = Megsérti az autókat, amelyek melléd kerülnek
hint-plain-aruba-spaces = Így messzebb jutsz ebben a körben
hint-plain-aruba-dice = Így a következő körökben több kockád lesz
hint-plain-aruba-taken = Így kevesebb sérülést kapsz
hint-plain-aruba-dealt = Így az ellenfelek több sérülést kapnak
hint-plain-aruba-in-front = Így nem veszítesz mozgást az élen
hint-plain-aruba-on-red = Így ritkábban indulsz pirosról
hint-plain-aruba-wrecked = Így ritkábban lesz roncs az autódból
hint-plain-aruba-cards = Így utána több lapod lesz
