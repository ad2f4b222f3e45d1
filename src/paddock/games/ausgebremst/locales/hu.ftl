# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = A családi játék (három lap kézben, egy kötelező boxkiállás) vagy a haladó játék (titkos paklik, kupacok, tetszés szerinti boxkiállás).
option-ausgebremst-circuits = A szezon: adott számú pálya a nyomtatott sorrendben, vagy amelyeket te választasz, a te sorrendedben, például 3+7+1.
option-ausgebremst-six-exception = Ha az élen többen egymás mellett állnak, és mindenkinek csak 6-osa van: mások lapjai akkor számítanak, ha már megmutatták őket, vagy rejtve is, ahogy a füzet írja; ekkor a lépéseid elárulhatják, mit tartanak mások a kezükben.

## Options in a word or two, and their values
title-ausgebremst-rules = Szabályok
value-ausgebremst-rules-family = családi játék: három lap kézben, egy kötelező boxkiállás
value-ausgebremst-rules-advanced = haladó játék: titkos paklik, kupacok, tetszés szerinti boxkiállás
title-ausgebremst-circuits = Szezon
value-ausgebremst-circuits-printed = adott számú pálya a nyomtatott sorrendben
value-ausgebremst-circuits-chosen = általad választott pályák, például 3+7+1
title-ausgebremst-six-exception = Az élen, csupa 6-ossal
value-ausgebremst-six-exception-shown = mások lapjai akkor számítanak, ha megmutatták őket
value-ausgebremst-six-exception-booklet = mások lapjai rejtve is számítanak, ahogy a füzet írja

## Circuits
difficulty-easy = könnyű
difficulty-medium = közepes
difficulty-hard = nehéz
direction-clockwise = az óramutató járásával megegyezően
direction-anticlockwise = az óramutató járásával ellentétesen
deck-fast = gyors pakli
deck-medium = közepes pakli
deck-slow = lassú pakli
section-ausgebremst-regole-delle-carte-corsa = A versenylapok szabályai – { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = Különszabály a 6-os versenylapra – { $printed }
section-ausgebremst-quale-tracciato-di-corsa = Melyik pálya? – { $printed }
section-ausgebremst-regole-di-gara = Versenyszabályok – { $printed }
section-ausgebremst-sorpassi = Előzés – { $printed }
section-ausgebremst-linea-bianca-continua = Folytonos fehér vonal – { $printed }
section-ausgebremst-limitazioni-di-movimento = A mozgás korlátai – { $printed }
section-ausgebremst-bloccaggio = Elakadás – { $printed }
section-ausgebremst-pit-stop = Boxkiállás – { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = Pakliválasztás – { $printed }
section-ausgebremst-mazzi-marcia = Kupacok – { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = Játék a kupacokról – { $printed }
section-ausgebremst-giocare = A játék menete – { $printed }
section-ausgebremst-regole-di-gioco-avanzate = A haladó játék szabályai – { $printed }

## Refusals
refusal-race-card-missing = Nincs ilyen lap a kezedben: { $value }. ({ $section })
refusal-leader-six = Te vezetsz, és az élen nem szabad 6-ost kijátszani{ $exception ->
   *[possible] , hacsak nem csupa 6-os van a kezedben ott, ahol egyetlen autó is elzárja az egész pályát.
    [none] .
} ({ $section })
refusal-joint-leader-six = Fej fej mellett vezetsz (a másik: { $car }. autó), és az élen nem szabad 6-ost kijátszani{ $exception ->
   *[possible] , hacsak az egymás mellett állók kezében nem csupa 6-os van, és együtt az egész pályát el nem zárják.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit }: ezen a pályán nincs { $space } mező. ({ $section })
refusal-space-taken = { $space }: ez a mező foglalt ({ $car }. autó). ({ $section })
refusal-way-blocked = Nem jutsz el ide: { $space ->
    [finish] cél
   *[other] { $space }
}. Útban van: { $car }. autó ({ $at }). ({ $section })
refusal-white-line = A fehér vonal ({ $first }–{ $last }) a sávodban tart: { $space } a vonal másik oldalán van. ({ $section })
refusal-out-of-reach = { $space ->
    [finish] A cél több mint { $value } mezőre van tőled ({ $start }).
   *[other] { $space } nem pontosan { $value } mezőre van tőled ({ $start }).
} ({ $section })
refusal-only-forward = Az autók csak előre vagy átlósan előre mehetnek, oldalra és hátra soha. ({ $section })
refusal-pit-entry = A boxutcába csak az A mezőről lehet behajtani. ({ $section })
refusal-pit-closed = A boxutca csak az 1. és a 2. kör végén van nyitva; { $lap ->
    [0] te még a rajtnál állsz.
   *[other] te most itt tartasz: { $lap }. kör.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] Ebben a körben ki kell állnod a boxba, és ha ide lépsz ({ $space }), már nem éred el az A mezőt ({ $entry }).
   *[past] Ebben a körben ki kell állnod a boxba: nem hajthatsz el az A mező ({ $entry }) mellett ide: { $space }, és megállás nélkül a boxutcán sem mehetsz át.
} ({ $section })
refusal-second-stop = Már kiálltál egyszer; másodszor nem szabad. ({ $section })
refusal-must-play = { $card ->
    [none] Van kijátszható lapod, ezért nem passzolhatsz.
   *[other] Van kijátszható lapod ({ $card }), ezért nem passzolhatsz.
} ({ $section })
refusal-no-race-discard = Itt nem dobhatsz el lapot: játssz ki egyet, vagy passzolj, ha nem tudsz. ({ $section })
refusal-must-discard = { $why ->
    [stall] Túl régóta egyetlen autó sem tud mozdulni: dobj el egy lapot, és húzz másikat. (saját szabályunk)
    [pit] Ki kell állnod a boxba, de egyik lapoddal sem érsz a boxutcába: dobj el egyet. ({ $section })
   *[none] Egyik lapod sem segít: dobj el egyet. ({ $section })
}
refusal-choose-deck = Előbb válassz paklit: gyors, közepes vagy lassú. ({ $section })
refusal-sort-cards = Tedd az előtted lévő lapot egy kupacra, vagy válassz egy kész elosztást. ({ $section })
refusal-nothing-to-sort = Nincs több elosztandó lapod: válaszd azt, hogy „Kész”. ({ $section })
refusal-draw-from-pile = Előbb húzz egy lapot valamelyik kupacodról. ({ $section })
refusal-pile-empty = { $pile }. kupac: üres. ({ $section })
refusal-take-pit-card = Előbb vedd fel az egyik boxlapodat: { $low } vagy { $high }. ({ $section })
refusal-no-pit-card = Nincs ilyen boxlapod: { $value }. Ebből választhatsz: { $low } vagy { $high }. ({ $section })
refusal-store-pit-card = Előbb tedd a másik boxlapodat valamelyik kupacodra. ({ $section })
refusal-drive-now = Most az autóddal kell lépned. ({ $section })
refusal-family-game = Ez csak a haladó játékban van. ({ $section })

## What happened
event-GridCardDrawn = { $seat } a rajtsorrendért húz: { $value }.
event-RaceStarted = Az autók a rajtrácson állnak: { $circuit }.
event-RaceHandDealt = { $seat } megkapja az első lapjait.
event-RaceHandDealt-own = Az első lapjaid: { $values }.
event-CarDrove = { $neutral ->
    [yes] A semleges { $car }
   *[other] { $car }
}. autó { $value ->
    [3] 3-ast
    [5] 5-öst
    [6] 6-ost
   *[other] { $value }-est
} játszik ki, innen: { $start }, ide: { $space ->
    [finish] cél
   *[other] { $space }
}.
event-LapBegan = { $neutral ->
    [yes] A semleges { $car }
   *[other] { $car }
}. autó: { $lap }. kör.
event-PitStopMade = { $neutral ->
    [yes] A semleges { $car }
   *[other] { $car }
}. autó kiáll a boxba.
event-CarRetired = { $neutral ->
    [yes] A semleges { $car }
   *[other] { $car }
}. autó kifogyott a lapokból. A célig hátralévő mezők: { $to_go }.
event-HandShown = { $seat } nem tud lépni, és megmutatja a lapjait: { $values }.
event-RaceCardDiscarded = { $seat } eldob egy lapot: { $value }.
event-NeutralCardTurned = A semleges { $car }. autó lapja: { $value }.
event-NeutralStayed = A semleges { $car }. autó nem tudja használni a lapját ({ $value }), állva marad.
event-NeutralBlocked = A semleges { $car }. autó beszorult.
event-SixesAllowed = Mindenki sorra került, de senki sem mozdult: most már az élen is szabad 6-ost kijátszani.
event-RaceCardDrawn = { $seat } húz egy lapot.
event-RaceCardDrawn-open = { $seat } ezt húzza: { $value }.
event-DeckChosen = { $seat } paklit választ.
event-DeckChosen-own = { $deck ->
    [fast] { $seat } a gyors paklit választja.
    [medium] { $seat } a közepes paklit választja.
   *[slow] { $seat } a lassú paklit választja.
}
event-PitCardsLaid = { $seat } boxlapjai (értékük): { $values }.
event-CardToSort = { $seat } megnézi a következő lapot.
event-CardToSort-own = { $value ->
    [none] { $seat } minden lapot elosztott.
   *[other] Az elosztandó lap: { $value }.
}
event-CardSorted = { $seat } kupacra tesz egy lapot.
event-CardSorted-own = { $value ->
    [none] { $seat } minden lapot elosztott.
   *[other] { $seat } kupacra tesz egy lapot ({ $value }): { $pile }. kupac.
}
event-PilesPreset = { $seat } elosztja a lapokat.
event-PilesPreset-own = { $seat } így osztja el a többit: { $preset }.
event-PitCardTaken = { $seat } felvesz egyet a boxlapjaiból: { $value }.
event-PitCardStored = { $seat } elteszi a másik boxlapot ({ $value }): { $pile }. kupac.

## The score sheet
line-place-1 = Első hely
line-place-2 = Második hely
line-place-3 = Harmadik hely
line-place-4 = Negyedik hely
line-place-5 = Ötödik hely
line-place-6 = Hatodik hely
line-not-home = Nem ért célba

## The table in the terminal
ausgebremst-title = { $race }/{ $races }. verseny: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = { $lap }/{ $laps }. kör
ausgebremst-last-lap = Utolsó kör
ausgebremst-grid = a rajtrácson
ausgebremst-home = célban, { $place }. hely
ausgebremst-out = kiesett
ausgebremst-neutral = semleges
ausgebremst-stop-owed = boxkiállás hátravan
ausgebremst-stop-made = boxkiállás megvolt
ausgebremst-stop-free = még nem állt ki
ausgebremst-column-car = autó
ausgebremst-column-driver = pilóta
ausgebremst-column-at = mező
ausgebremst-column-lap = kör
ausgebremst-column-go = hátra
ausgebremst-column-pit = box
ausgebremst-column-cards = lapok
ausgebremst-shown = mutatja: { $cards }
ausgebremst-hand = Lapjaid
ausgebremst-fuel = Üzemanyag { $points }, a célig { $to_go }, tartalék { $reserve }
ausgebremst-piles = Kupacaid, a felső lap a végén
ausgebremst-sorting = Elosztandó lap: { $value }
ausgebremst-road = Az út előtted
ausgebremst-whole = Az egész kör
ausgebremst-move-ideal = { $value } kijátszása ide: { $space }, az ideális íven, tartalék { $reserve }
ausgebremst-move-wide = { $value } kijátszása ide: { $space }, { $count ->
    [one] { $count } mezővel több az ideális ívnél
   *[other] { $count } mezővel több az ideális ívnél
}, tartalék { $reserve }
ausgebremst-move-pit = { $value } kijátszása ide: { $space }, boxkiállás, tartalék { $reserve }
ausgebremst-move-drive = { $value } kijátszása ide: { $space }
ausgebremst-move-home = { $value } kijátszása, át a célvonalon
ausgebremst-short-ideal = ideális ív, { $reserve }
ausgebremst-short-wide = { $count } mezővel több, { $reserve }
ausgebremst-short-pit = kiállás, { $reserve }
ausgebremst-short-home = át a célvonalon
ausgebremst-move-pass = lapok megmutatása és várakozás
ausgebremst-move-discard = lapok megmutatása, { $value } eldobása és húzás
ausgebremst-move-draw = húzás innen: { $pile }. kupac
ausgebremst-move-sort = { $value } ide: { $pile }. kupac
ausgebremst-move-store = boxlap ide: { $pile }. kupac
ausgebremst-move-take = { $value } kézbe vétele
ausgebremst-move-preset = a maradék elosztása: { $preset }
ausgebremst-move-deck = { $deck ->
    [fast] a gyors
    [medium] a közepes
   *[slow] a lassú
} pakli választása
ausgebremst-move-done = kész: minden lapod el van osztva

## Explained, and the signs of the table
topic-ausgebremst-pit = A családi játékban minden autó egyszer megáll a boxutcában, az 1. vagy a 2. kör végén: az A mezőnél hagyja el a pályát, egy lépését a boxutca mezőjén fejezi be, és a C mezőnél tér vissza.
topic-ausgebremst-six = Aki vezet, egyedül vagy mással egy vonalban, nem játszhat ki 6-ost. Szabad az autó első lépésénél, ha már célba ért valaki, és csupa 6-ossal sikánban vagy elzárt sávokban egymás mellett.
legend-ausgebremst-own = a te autód
legend-ausgebremst-car = egy másik autó
legend-ausgebremst-target = mező, ahová ez a lap elvisz
legend-ausgebremst-change = itt szabad sávot váltani
legend-ausgebremst-white = fehér vonal: nincs sávváltás
legend-ausgebremst-chicane = sikán: csak egy sáv szabad
legend-ausgebremst-entry = A mező: a boxutca bejárata
legend-ausgebremst-exit = C mező: a boxutca kijárata
legend-ausgebremst-leader = vezeti a versenyt
legend-ausgebremst-stop = boxkiállás megvolt, boxkiállás hátravan

## The page
web-race-standings = Állás
web-race-tank = Üzemanyag
web-race-points = { $points } pont
web-race-go = még { $count } mező
web-race-reserve = tartalék { $reserve }
web-race-card = { $value ->
    [3] 3-as lap
    [5] 5-ös lap
    [6] 6-os lap
   *[other] { $value }-es lap
}
web-race-choose-card = Válassz egy lapot: kigyullad minden mező, ahová elvisz, rajta az ott megmaradó tartalékkal.
web-race-cannot-play = Egyik lapodat sem tudod kijátszani.
web-race-must-discard = A várakozás nem segít: válassz egy eldobandó lapot.
web-race-wait = Lapok megmutatása, várakozás
web-race-throw = { $value ->
    [1] Az 1-es
    [3] A 3-as
    [5] Az 5-ös
    [6] A 6-os
   *[other] A { $value }-es
} eldobása
web-race-reach = { $value ->
    [1] Az 1-essel
    [3] A 3-assal
    [5] Az 5-össel
    [6] A 6-ossal
   *[other] A { $value }-essel
} elérhető
web-race-barred = { $value ->
    [1] Az 1-essel
    [3] A 3-assal
    [5] Az 5-össel
    [6] A 6-ossal
   *[other] A { $value }-essel
} nem
web-race-lane-L = belső sáv
web-race-lane-M = középső sáv
web-race-lane-N = külső sáv
web-race-lane-P = boxutca
web-race-short-L = belül
web-race-short-M = közép
web-race-short-N = kívül
web-race-short-P = box
web-race-finish = Cél
web-race-pit = boxkiállás
web-race-neutral-car = semleges { $number }. autó
web-race-leads-no-six = vezet: 6-os tilos
web-race-you-lead = Te vezetsz, ezért nem játszhatsz ki 6-ost.
web-race-stop-title-owed = A boxkiállás még hátravan
web-race-stop-title-due = Boxkiállás ebben a körben
web-race-stop-title-open = Boxkiállás: nem kötelező
web-race-stop-title-made = Boxkiállás megvolt
web-race-stop-title-none = A boxutca zárva
web-race-stop-text-owed = Be az A mezőnél az 1. vagy a 2. kör végén, ki a C mezőnél. Ára { $detour } mező.
web-race-stop-text-due = Be az A mezőnél, és fejezz be egy lépést a boxutcában: elhajtani mellette nem szabad.
web-race-stop-text-open = Be az A mezőnél az 1. vagy a 2. kör végén. Ezt kapod: { $cards }; az út { $detour } mezővel hosszabb.
web-race-near-ahead = { $name }, { $count } mezővel előtted, { $lane }
web-race-near-behind = { $name }, { $count } mezővel mögötted, { $lane }
web-race-near-level = { $name }, melletted, { $lane }
web-race-way-curve = kanyar { $count } mező múlva
web-race-way-chicane = sikán { $count } mező múlva
web-race-way-free = { $lane } szabad
web-race-way-until = { $lane }: { $count } mező szabad
web-race-way-blocked = { $lane } elzárva
web-race-land-ideal = az ideális íven
web-race-land-wide = { $count } mező kerülő
web-race-land-curve = a kanyarban
web-race-land-chicane = a sikánban
web-race-land-behind = közvetlenül { $names } mögött
web-race-land-beside = { $names } mellett
web-race-land-before = közvetlenül { $names } előtt
web-race-place-ahead = { $lane }, { $count } mezővel előtted
web-race-place-behind = { $lane }, { $count } mezővel mögötted
web-race-place-level = { $lane }, veled egy vonalban
web-race-place-own = { $lane }, a te autód
web-race-why-taken = Foglalt: { $name }.
web-race-why-blocked = Útban van: { $name }, { $place }.
web-race-why-line = Fehér vonal van közte: itt nem válthatsz sávot.
web-race-drove = { $neutral ->
    [yes] A semleges { $car }
   *[other] { $car }
}. autó, { $value }: { $lane }.
web-race-to-sort = még { $count } lap
web-race-deck-fast = Minden lap messze visz, de kevés van: tömegben nehéz.
web-race-deck-medium = Mindenből egy kevés.
web-race-deck-slow = Sok kis lap: valamelyik mindig illik, de több kör kell a célig.
web-race-title-choose = Válassz titokban paklit
web-race-title-sort = Tedd a lapot a négy kupacod egyikére
web-race-title-open = Húzd ki az első lapjaidat: válassz kupacot
web-race-title-draw = Húzz egy lapot: válassz kupacot
web-race-title-take = Boxkiállás! Vedd fel az egyik boxlapodat
web-race-title-store = { $value ->
    [1] Tedd az 1-est
    [3] Tedd a 3-ast
    [5] Tedd az 5-öst
    [6] Tedd a 6-ost
   *[other] Tedd a { $value }-est
} valamelyik kupacod tetejére
web-race-title-drive = Hajts!
web-race-title-wait = Kész. A többiek még választanak.
web-race-deck-size = { $count } lap
web-race-gears = A kupacaid
web-race-pile = { $number }. kupac
web-race-pile-empty = üres
web-race-presets = A többi elosztása egyszerre:
web-race-ready = Kész
web-race-take = felveszem
web-race-race-result = { $race }/{ $races }. verseny: { $name }
web-race-season = Szezon
web-race-column-race = ez a verseny
web-race-next = Következik: { $name }
web-race-next-grid = A rajtrács
web-race-key-card = az adott számú lap vagy kupac; még egyszer: hajt
web-race-key-space = világító mezőről mezőre lép
web-race-key-drive = a jelölt mezőre hajt, vagy megnyomja a sárga gombot
web-race-key-why = megmondja, miért nem mehetsz egy mezőre
web-race-key-standings = felolvassa az állást
web-race-key-zoom = közelebb, távolabb, vissza
web-race-key-pan = a pálya mozgatása

## Hints
hint-ausgebremst-detour = A kerülők ára { $this } mező
hint-ausgebremst-leading = Ennyi lépésnél vezetsz, és nem játszhatsz ki 6-ost: { $this }
hint-ausgebremst-barred = Ennyi lépésnél van nálad tiltott 6-os: { $this }
hint-ausgebremst-still = Ennyi lépésnél nem tudsz haladni: { $this }
hint-ausgebremst-rivals-still = Az ellenfelek ennyi lépésnél nem tudnak haladni: { $this }
hint-ausgebremst-out = 100 esetből { $this } esetben kifogysz a lapokból
hint-ausgebremst-turns = Lépések a célig: { $this }
hint-ausgebremst-won = 100 esetből { $this } esetben megnyered ezt a versenyt
hint-ausgebremst-place = Átlagos helyezésed: { $this }

## On the page
web-poster-ausgebremst = Három kör, egy tanknyi kártya. Szorítsd be az ellenfeleket a sikánnál.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Érj célba elsőként { $laps } kör után. A paklid alig több pontot ér, mint amennyi a legrövidebb úthoz kell: aki kisodródik, kifogy a lapokból.
howto-ausgebremst-turn-play = { $rules ->
    [family] Játszd ki a kezedben lévő { $hand } lap egyikét, és lépj pontosan annyi mezőt. Utána húzz újat.
   *[advanced] Játszd ki a kezedben lévő { $hand } lap egyikét, és lépj pontosan annyi mezőt. Utána húzz egyet valamelyik kupacod tetejéről.
}
howto-ausgebremst-turn-must = Ha bármelyik lapod kijátszható, egyet ki kell játszanod, akkor is, ha kivisz az ívről. Ha egyik sem, mutasd meg a lapjaidat, és várj.
howto-ausgebremst-turn-order = A rajtrács sorrendjében játszotok. A célnál csak a vonalig kell szabad út; a maradék pont elvész.

## The track
howto-ausgebremst-name-cards = Versenylapok
howto-ausgebremst-name-lanes = Sávok
howto-ausgebremst-name-room = Más autók
howto-ausgebremst-name-curve = Kanyarok
howto-ausgebremst-name-chicane = Sikánok
howto-ausgebremst-name-ideal = Ideális ív
howto-ausgebremst-name-six = Az élen tilos a { $six }-os
howto-ausgebremst-track-cards = { $rules ->
    [family] Egy lap annyi mezőt ér, amennyi rajta áll. A paklidban { $size } lap van, összesen { $total } pont.
   *[advanced] Egy lap annyi mezőt ér, amennyi rajta áll. Minden pakli { $total } pontot ér.
}
howto-ausgebremst-track-lanes = Minden lépés a sávod vagy egy szomszédos sáv következő mezőjére visz. Oldalra és hátra soha.
howto-ausgebremst-track-room = Egy mezőn egy autó állhat, és autón nem lehet áthajtani. Két autó között átlósan át lehet csúszni.
howto-ausgebremst-track-curve = A sávokat fehér vonal választja el: kanyarban nincs sávváltás, és az előtte lévő utolsó sorból sem.
howto-ausgebremst-track-chicane = Csak a középső sáv szabad. Az ott álló autó az egész pályát elzárja.
howto-ausgebremst-track-ideal = Kanyarban a belső sáv rövidebb. A legrövidebb út az első sorból, egy boxkiállással: { $way } mező.
howto-ausgebremst-track-six = Aki vezet, egyedül vagy mással egy vonalban, nem játszhat ki { $six }-ost. Szabad viszont az autó első lépésénél, és ha már bármelyik autó célba ért.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Minden autó egyszer kiáll a boxba, az { $first }. vagy a { $last }. kör után: fejezd be egy lépésed a boxutcában.
   *[advanced] Egyszer kiállhatsz a boxba, az { $first }. vagy a { $last }. kör után: fejezd be egy lépésed a boxutcában. Ezért megkapod a boxlapjaidat.
}
howto-ausgebremst-pit-way = Be az A mezőnél, ki a C mezőnél, egymás mögött. Az A mezőn álló autó a bejáratot zárja el, a C mezőn álló a kijáratot.
howto-ausgebremst-pit-closed = A rajtnál és az utolsó körben a boxutca zárva van. Az áthajtás nem boxkiállás, és másodszor nem állhatsz ki.

## Neutral cars
howto-ausgebremst-neutral-grid = Mindig { $cars } autó indul. A hiányzókat semlegesek pótolják, és elöl rajtolnak.
howto-ausgebremst-neutral-drive = A semleges autó felcsapja a felső lapját, és a legrövidebb úton megy. Ha nem tudja használni, állva marad, a lap pedig elveszett.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Ez is kiáll a boxba: az { $first }. kör után, ha a lapja engedi, különben a { $last }. után.
   *[advanced] Sosem áll ki a boxba, de elzárhatja a boxutca be- és kijáratát.
}
howto-ausgebremst-neutral-points = A semleges autók helyet foglalnak, pontot nem kapnak: mögöttük senki sem lép előre.

## The advanced game
howto-ausgebremst-name-decks = Pakliválasztás
howto-ausgebremst-name-pit-cards = Boxlapok
howto-ausgebremst-name-piles = Kupacok
howto-ausgebremst-name-free-stop = A kiállás nem kötelező
howto-ausgebremst-advanced-decks = Minden verseny előtt mindenki titokban választ paklit. Mindegyik { $total } pontot ér; a gyorsban kevés lap van, sok magas.
howto-ausgebremst-advanced-deck = { $size } lap: { $counts }.
howto-ausgebremst-advanced-pit-cards = Egy vagy két lapod a boxutcában vár. Ha megállsz, az egyik a kezedbe kerül, a másik egy kupac tetejére.
howto-ausgebremst-advanced-piles = A többi lapot egyenként, lefelé fordítva { $piles } kupacra osztod. Kézben { $hand } lapod van, és bármelyik kupac tetejéről húzhatsz.
howto-ausgebremst-advanced-free-stop = Nem kell kiállnod a boxba: nélküle a meglévő lapjaiddal mész tovább.

## Scoring
howto-ausgebremst-scoring-places = Pontok az első helytől az utolsóig: { $places }.
howto-ausgebremst-scoring-out = Aki a cél előtt kifogy a lapokból, kiesik, és nem kap pontot.
howto-ausgebremst-scoring-season = Versenyek ebben a szezonban: { $races }. A pontok összeadódnak; holtversenynél az utolsó verseny helyezése dönt.
howto-ausgebremst-scoring-grid = A következő versenyen az előző célba érésének sorrendjében rajtoltok.

## Easily got wrong
howto-ausgebremst-mind-fit = A lap teljes értékét le kell lépned. Ha autó áll az útban, egy kisebb lap talán elfér; számolj, mielőtt játszol.
howto-ausgebremst-mind-level = Aki osztozik az első helyen, az is vezet. Kanyarban az van egy vonalban, akinek a saját sávjában ugyanannyi mező van hátra a végéig.
howto-ausgebremst-mind-six = Ha az élen csupa { $six }-osod van, vársz. Kijátszhatod sikánban, vagy ha melletted másoknak is csak az van, és együtt elzárjátok a pályát.
howto-ausgebremst-mind-stop = Ne halogasd a kiállást: a { $last }. körben nélküle nem mehetsz el az A mező mellett, és ha mások elállják a bejáratot, várnod kell.
howto-ausgebremst-mind-reserve = Kiállás nélkül alig marad fölös pontod: minden kisodródás számít.

## On the table
howto-ausgebremst-name-to-go = Hátralévő mezők
howto-ausgebremst-table-to-go = Ennyi mezőt kell még megtennie ennek az autónak a legrövidebb úton a célig.
howto-ausgebremst-name-tank = Üzemanyag
howto-ausgebremst-table-tank = Az összes lapod pontjai a még hátralévő mezőkkel szemben. Ami megmarad, az a tartalékod.
howto-ausgebremst-name-reserve = Tartalék
howto-ausgebremst-table-reserve = Egy szám, például +4 a mezőn: ennyi pontod marad fölösen, ha odamész. Nulla alatt a lapjaid már nem elegek a célig.
howto-ausgebremst-name-cross = Kereszt
howto-ausgebremst-table-cross = Ide érne a lapod, ha semmi sem lenne útban. Érintsd meg, és megmondja, mi van útban.
howto-ausgebremst-name-sign-pit = A P jel
howto-ausgebremst-table-sign-pit = Kék: ez az autó már megvolt a boxban. Szaggatott: még ki kell állnia.
howto-ausgebremst-name-neutral = Semleges autó
howto-ausgebremst-table-neutral = Senki sem vezeti. Felcsap egy lapot, és a legrövidebb úton megy.
howto-ausgebremst-name-shown = Megmutatott lapok
howto-ausgebremst-table-shown = Ez a versenyző nem tudott lapot kijátszani, ezért meg kellett mutatnia őket.
howto-ausgebremst-name-straight = Egyenes
howto-ausgebremst-table-straight = Az egyenes egy mezője: innen átmehetsz a szomszédos sávba, kivéve a kanyar előtti utolsó sorból.

## Hints in plain words
hint-ausgebremst-home = Ezzel áthajtasz a célvonalon
hint-ausgebremst-stop-owed = Minden autónak egyszer ki kell állnia a boxba, és ezzel megvan
hint-ausgebremst-stop-open = A boxutcában új lapokat kapsz
hint-ausgebremst-past = Megelőzöl { $count ->
    [one] egy autót
   *[other] { $count } autót
}, és az ideális íven maradsz
hint-ausgebremst-past-wide = Megelőzöl { $count ->
    [one] egy autót
   *[other] { $count } autót
}; ez megéri a kerülőt
hint-ausgebremst-least-wide = A rövid út el van zárva, és ez a legkisebb kerülő
hint-ausgebremst-wide = Ez { $count ->
    [one] egy mező
   *[other] { $count } mező
} kerülő, de ott szabad az út
hint-ausgebremst-low = A lapjaid épphogy elérnek a célig, és így egy mező sem vész el
hint-ausgebremst-highest = Amíg szabad az út, a legmagasabb lapoddal jutsz a legmesszebb
hint-ausgebremst-lowest = Itt elég egy kis lap, és szabad útra megmarad a nagyobb: { $value }
hint-ausgebremst-ideal = Ez a legrövidebb út, egy mező sem vész el
hint-ausgebremst-pass = Minden út el van zárva: várj, amíg a többiek továbbmennek
hint-ausgebremst-discard = Minden út el van zárva, és egy új lap talán rést talál
hint-ausgebremst-draw = Ott ez a lap következik: { $value }
hint-ausgebremst-take = Ezt mindjárt használhatod: { $value }
hint-ausgebremst-store = Tudod, hol van, és felhúzhatod, amikor kell
hint-ausgebremst-sort = Hasonló lapok egy pakliban: mindig tudod, mit húzol
hint-ausgebremst-preset = Hasonló lapok egy pakliban: mindig tudod, mit húzol
hint-ausgebremst-done = Minden lapod ott van, ahol megtalálod
hint-ausgebremst-deck-fast = A sok magas lap a hosszú egyenesekhez illik
hint-ausgebremst-deck-medium = Mindenből van benne: bármelyik pályához jó
hint-ausgebremst-deck-slow = A sok kis lap mindig talál rést
hint-plain-ausgebremst-detour = Utána kevesebb kerülő vár rád
hint-plain-ausgebremst-leading = A vezető mögött maradsz, és kijátszhatod a 6-osaidat
hint-plain-ausgebremst-barred = Így nem ragadnak a kezedben a 6-osok
hint-plain-ausgebremst-still = Így ritkábban zárnak el
hint-plain-ausgebremst-rivals-still = Így útban vagy a többieknek
hint-plain-ausgebremst-out = Így a lapjaid kitartanak a célig
hint-plain-ausgebremst-turns = Így kevesebb lépésből érsz célba
ausgebremst-move-lane = { $value } kijátszása, { $lane ->
    [L] belső sáv
    [M] középső sáv
    [N] külső sáv
   *[P] boxutca
}
