# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = Jocul de familie (trei cărți în mână, o oprire obligatorie la boxe) sau jocul avansat (pachete secrete, patru teancuri, opriri la alegere).
option-ausgebremst-circuits = Sezonul: un număr de circuite în ordinea din regulament sau cele alese de tine, în ordinea ta, de exemplu 3+7+1.
option-ausgebremst-six-exception = În frunte unul lângă altul, toți doar cu 6: cărțile celorlalți contează după ce au fost arătate sau chiar ascunse, cum spune regulamentul; atunci mutările tale îți pot trăda ce țin ceilalți în mână.

## Options in a word or two, and their values
title-ausgebremst-rules = Reguli
value-ausgebremst-rules-family = joc de familie: trei cărți în mână, o oprire obligatorie
value-ausgebremst-rules-advanced = joc avansat: pachete secrete, patru teancuri, opriri la alegere
title-ausgebremst-circuits = Sezon
value-ausgebremst-circuits-printed = număr de circuite, în ordinea din regulament
value-ausgebremst-circuits-chosen = circuite alese de tine, de exemplu 3+7+1
title-ausgebremst-six-exception = În frunte doar cu 6
value-ausgebremst-six-exception-shown = cărțile celorlalți contează după ce au fost arătate
value-ausgebremst-six-exception-booklet = chiar ascunse, cum spune regulamentul

## Circuits
difficulty-easy = ușor
difficulty-medium = mediu
difficulty-hard = greu
direction-clockwise = în sensul acelor de ceasornic
direction-anticlockwise = invers acelor de ceasornic
deck-fast = pachet rapid
deck-medium = pachet mediu
deck-slow = pachet lent
section-ausgebremst-regole-delle-carte-corsa = Regulile cărților de cursă – { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = Regulă specială pentru cartea de cursă 6 – { $printed }
section-ausgebremst-quale-tracciato-di-corsa = Care circuit? – { $printed }
section-ausgebremst-regole-di-gara = Regulile cursei – { $printed }
section-ausgebremst-sorpassi = Depășiri – { $printed }
section-ausgebremst-linea-bianca-continua = Linia albă continuă – { $printed }
section-ausgebremst-limitazioni-di-movimento = Limitări de mișcare – { $printed }
section-ausgebremst-bloccaggio = Blocaj – { $printed }
section-ausgebremst-pit-stop = Oprirea la boxe – { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = Alegerea unui pachet – { $printed }
section-ausgebremst-mazzi-marcia = Teancuri – { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = Jocul din teancuri – { $printed }
section-ausgebremst-giocare = Desfășurarea jocului – { $printed }
section-ausgebremst-regole-di-gioco-avanzate = Regulile jocului avansat – { $printed }

## Refusals
refusal-race-card-missing = Nu ai în mână un { $value }. ({ $section })
refusal-leader-six = Conduci cursa, iar cine conduce nu are voie să joace un 6{ $exception ->
   *[possible] , decât dacă are în mână numai cărți de 6 și stă pe o căsuță care închide toată pista.
    [none] .
} ({ $section })
refusal-joint-leader-six = Conduci la egalitate cu mașina { $car }, iar cine conduce nu are voie să joace un 6{ $exception ->
   *[possible] , decât dacă toți cei aflați alături au în mână numai cărți de 6 și închid împreună toată pista.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit } nu are căsuța { $space }. ({ $section })
refusal-space-taken = Pe { $space } stă mașina { $car }. ({ $section })
refusal-way-blocked = Mașina { $car } de pe { $at } blochează drumul spre { $space ->
    [finish] sosire
   *[other] { $space }
}. ({ $section })
refusal-white-line = Linia albă de la { $first } la { $last } te ține pe banda ta: { $space } e de cealaltă parte. ({ $section })
refusal-out-of-reach = Cu un { $value } nu ajungi { $space ->
    [finish] de pe { $start } la sosire
   *[other] exact de pe { $start } pe { $space }
}. ({ $section })
refusal-only-forward = Mașinile merg doar înainte sau oblic înainte, niciodată în lateral sau înapoi. ({ $section })
refusal-pit-entry = Pe linia boxelor se intră doar de pe câmpul A. ({ $section })
refusal-pit-closed = Linia boxelor e deschisă doar la sfârșitul tururilor 1 și 2; { $lap ->
    [0] tu ești încă la start.
   *[other] tu ești în turul { $lap }.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] În acest tur trebuie să oprești la boxe, iar de pe { $space } nu mai ajungi pe câmpul A ({ $entry }).
   *[past] În acest tur trebuie să oprești la boxe: nu ai voie să treci de câmpul A ({ $entry }) spre { $space } și nici să treci prin linia boxelor fără oprire.
} ({ $section })
refusal-second-stop = Ți-ai făcut deja oprirea; a doua nu este permisă. ({ $section })
refusal-must-play = { $card ->
    [none] Poți juca o carte, deci nu ai voie să spui pas.
   *[other] Poți juca un { $card }, deci nu ai voie să spui pas.
} ({ $section })
refusal-no-race-discard = Cărțile nu se aruncă: joacă una sau spune pas dacă nu poți. ({ $section })
refusal-must-discard = { $why ->
    [stall] De prea mult timp nu se mai mișcă nicio mașină: aruncă o carte și trage alta. (regula noastră)
    [pit] Trebuie să oprești la boxe și niciuna dintre aceste cărți nu te duce acolo: aruncă una. ({ $section })
   *[none] Niciuna dintre aceste cărți nu te ajută: aruncă una. ({ $section })
}
refusal-choose-deck = Alege întâi pachetul: rapid, mediu sau lent. ({ $section })
refusal-sort-cards = Pune cartea din fața ta pe un teanc sau folosește o împărțire gata făcută. ({ $section })
refusal-nothing-to-sort = Nu mai ai nicio carte de sortat: alege „Gata”. ({ $section })
refusal-draw-from-pile = Trage întâi o carte dintr-un teanc de-al tău. ({ $section })
refusal-pile-empty = Teancul { $pile } este gol. ({ $section })
refusal-take-pit-card = Ia întâi una dintre cărțile tale de la boxe: { $low } sau { $high }. ({ $section })
refusal-no-pit-card = Printre cărțile tale de la boxe nu e niciun { $value }: ia { $low } sau { $high }. ({ $section })
refusal-store-pit-card = Pune întâi cealaltă carte de la boxe pe un teanc de-al tău. ({ $section })
refusal-drive-now = Acum trebuie să conduci. ({ $section })
refusal-family-game = Asta ține de jocul avansat. ({ $section })

## What happened
event-GridCardDrawn = { $seat } trage un { $value } pentru grila de start.
event-RaceStarted = Mașinile sunt pe grila de start: { $circuit }.
event-RaceHandDealt = { $seat } primește primele cărți.
event-RaceHandDealt-own = Primele tale cărți: { $values }.
event-CarDrove = { $neutral ->
    [yes] Mașina neutră
   *[other] Mașina
} { $car } joacă un { $value }: de pe { $start } { $space ->
    [finish] la sosire
   *[other] pe { $space }
}.
event-LapBegan = { $neutral ->
    [yes] Mașina neutră
   *[other] Mașina
} { $car } este în turul { $lap }.
event-PitStopMade = { $neutral ->
    [yes] Mașina neutră
   *[other] Mașina
} { $car } oprește la boxe.
event-CarRetired = { $neutral ->
    [yes] Mașina neutră
   *[other] Mașina
} { $car } a rămas fără cărți; căsuțe până la sosire: { $to_go }.
event-HandShown = { $seat } nu poate juca și arată cărțile: { $values }.
event-RaceCardDiscarded = { $seat } aruncă un { $value }.
event-NeutralCardTurned = Mașina neutră { $car } întoarce un { $value }.
event-NeutralStayed = Mașina neutră { $car } nu poate folosi cartea { $value } și stă pe loc.
event-NeutralBlocked = Mașina neutră { $car } este blocată.
event-SixesAllowed = O rundă întreagă nu s-a mișcat nimeni: acum și cine conduce poate juca un 6.
event-RaceCardDrawn = { $seat } trage o carte.
event-RaceCardDrawn-open = { $seat } trage un { $value }.
event-DeckChosen = { $seat } alege un pachet.
event-DeckChosen-own = { $deck ->
    [fast] { $seat } alege pachetul rapid.
    [medium] { $seat } alege pachetul mediu.
   *[slow] { $seat } alege pachetul lent.
}
event-PitCardsLaid = Cărțile de la boxe (valori), { $seat }: { $values }.
event-CardToSort = { $seat } se uită la cartea următoare.
event-CardToSort-own = { $value ->
    [none] { $seat } nu mai are nicio carte de sortat.
   *[other] Cartea de sortat este un { $value }.
}
event-CardSorted = { $seat } pune o carte pe un teanc.
event-CardSorted-own = { $value ->
    [none] { $seat } nu mai are nicio carte de sortat.
   *[other] { $seat } pune un { $value } pe teancul { $pile }.
}
event-PilesPreset = { $seat } sortează cărțile.
event-PilesPreset-own = { $seat } sortează restul așa: { $preset }.
event-PitCardTaken = { $seat } ia un { $value } de la boxe.
event-PitCardStored = { $seat } pune cealaltă carte de la boxe, un { $value }, pe teancul { $pile }.

## The score sheet
line-place-1 = Locul întâi
line-place-2 = Locul al doilea
line-place-3 = Locul al treilea
line-place-4 = Locul al patrulea
line-place-5 = Locul al cincilea
line-place-6 = Locul al șaselea
line-not-home = Nu a ajuns la sosire

## The table in the terminal
ausgebremst-title = Cursa { $race } din { $races }: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = turul { $lap } din { $laps }
ausgebremst-last-lap = Ultimul tur
ausgebremst-grid = pe grilă
ausgebremst-home = sosită, locul { $place }
ausgebremst-out = în afara cursei
ausgebremst-neutral = neutră
ausgebremst-stop-owed = oprire de făcut
ausgebremst-stop-made = oprire făcută
ausgebremst-stop-free = încă fără oprire
ausgebremst-column-car = mașina
ausgebremst-column-driver = pilot
ausgebremst-column-at = căsuța
ausgebremst-column-lap = tur
ausgebremst-column-go = rămase
ausgebremst-column-pit = boxe
ausgebremst-column-cards = cărți
ausgebremst-shown = arată { $cards }
ausgebremst-hand = Cărțile tale
ausgebremst-fuel = Combustibil { $points }, până la sosire { $to_go }, rezervă { $reserve }
ausgebremst-piles = Teancurile tale, cartea de deasupra la urmă
ausgebremst-sorting = Cartea de sortat: { $value }
ausgebremst-road = Drumul din față
ausgebremst-whole = Tot turul
ausgebremst-move-ideal = joacă { $value } până pe { $space }, pe trasa ideală, rezervă { $reserve }
ausgebremst-move-wide = joacă { $value } până pe { $space }, { $count ->
    [one] { $count } căsuță în plus față de trasa ideală
    [few] { $count } căsuțe în plus față de trasa ideală
   *[other] { $count } de căsuțe în plus față de trasa ideală
}, rezervă { $reserve }
ausgebremst-move-pit = joacă { $value } până pe { $space }, oprire la boxe, rezervă { $reserve }
ausgebremst-move-drive = joacă { $value } până pe { $space }
ausgebremst-move-home = joacă { $value }, peste linia de sosire
ausgebremst-short-ideal = trasa ideală, { $reserve }
ausgebremst-short-wide = { $count } în plus, { $reserve }
ausgebremst-short-pit = oprire la boxe, { $reserve }
ausgebremst-short-home = peste linia de sosire
ausgebremst-move-pass = arată cărțile și așteaptă
ausgebremst-move-discard = arată cărțile, aruncă { $value } și trage
ausgebremst-move-draw = trage din teancul { $pile }
ausgebremst-move-sort = pune { $value } pe teancul { $pile }
ausgebremst-move-store = pune cartea de la boxe pe teancul { $pile }
ausgebremst-move-take = ia { $value } în mână
ausgebremst-move-preset = sortează tot ce a rămas: { $preset }
ausgebremst-move-deck = alege pachetul { $deck ->
    [fast] rapid
    [medium] mediu
   *[slow] lent
}
ausgebremst-move-done = gata: toate cărțile sunt sortate

## Explained, and the signs of the table
topic-ausgebremst-pit = În jocul de familie fiecare mașină se oprește o dată la boxe, la sfârșitul turului 1 sau 2: părăsește pista la câmpul A, încheie o mutare pe o căsuță a boxelor și revine la câmpul C.
topic-ausgebremst-six = Cine conduce, fără egal sau la egalitate cu alții, nu poate juca un 6. Este permis la prima mutare a mașinii, după ce o mașină a ajuns la sosire și cu numai cărți de 6 în mână, într-o șicană sau umăr la umăr cu benzile blocate.
legend-ausgebremst-own = mașina ta
legend-ausgebremst-car = altă mașină
legend-ausgebremst-target = o căsuță la care ajunge această carte
legend-ausgebremst-change = aici se poate schimba banda
legend-ausgebremst-white = linie albă: fără schimbarea benzii
legend-ausgebremst-chicane = o șicană: doar o bandă este liberă
legend-ausgebremst-entry = câmpul A: intrarea la boxe
legend-ausgebremst-exit = câmpul C: ieșirea
legend-ausgebremst-leader = conduce cursa
legend-ausgebremst-stop = oprire făcută, oprire rămasă

## The page
web-race-standings = Clasament
web-race-tank = Combustibil
web-race-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
web-race-go = { $count ->
    [one] încă { $count } căsuță
    [few] încă { $count } căsuțe
   *[other] încă { $count } de căsuțe
}
web-race-reserve = rezervă { $reserve }
web-race-card = Cartea { $value }
web-race-choose-card = Alege o carte: se luminează toate căsuțele la care ajunge, cu rezerva care ți-ar rămâne acolo.
web-race-cannot-play = Nicio carte a ta nu se poate juca.
web-race-must-discard = Așteptarea n-ar ajuta: alege o carte de aruncat.
web-race-wait = Arată mâna și așteaptă
web-race-throw = Aruncă { $value }
web-race-reach = Cartea { $value } ajunge la
web-race-barred = Nu cu cartea { $value }
web-race-lane-L = banda interioară
web-race-lane-M = banda din mijloc
web-race-lane-N = banda exterioară
web-race-lane-P = linia boxelor
web-race-short-L = interior
web-race-short-M = mijloc
web-race-short-N = exterior
web-race-short-P = boxă
web-race-finish = Sosire
web-race-pit = oprire la boxe
web-race-neutral-car = mașina neutră { $number }
web-race-leads-no-six = conduce: fără 6
web-race-you-lead = Conduci, deci nu poți juca un 6.
web-race-stop-title-owed = Mai ai de oprit la boxe
web-race-stop-title-due = Oprire la boxe în acest tur
web-race-stop-title-open = Oprire la boxe, opțională
web-race-stop-title-made = Oprire la boxe făcută
web-race-stop-title-none = Linia boxelor e închisă
web-race-stop-text-owed = Intrare la A la sfârșitul turului 1 sau 2, ieșire la C. Costă { $detour ->
    [one] o căsuță
    [few] { $detour } căsuțe
   *[other] { $detour } de căsuțe
}.
web-race-stop-text-due = Intră la A și încheie o mutare la boxe: nu ai voie să treci mai departe.
web-race-stop-text-open = Intrare la A la sfârșitul turului 1 sau 2. Primești: { $cards }; drum în plus: { $detour }.
web-race-near-ahead = { $name }, cu { $count } în față, { $lane }
web-race-near-behind = { $name }, cu { $count } în spate, { $lane }
web-race-near-level = { $name }, în dreptul tău, { $lane }
web-race-way-curve = { $count ->
    [one] curbă peste { $count } căsuță
    [few] curbă peste { $count } căsuțe
   *[other] curbă peste { $count } de căsuțe
}
web-race-way-chicane = { $count ->
    [one] șicană peste { $count } căsuță
    [few] șicană peste { $count } căsuțe
   *[other] șicană peste { $count } de căsuțe
}
web-race-way-free = { $lane } liberă
web-race-way-until = { $lane } liberă, căsuțe: { $count }
web-race-way-blocked = { $lane } blocată
web-race-land-ideal = pe trasa ideală
web-race-land-wide = { $count ->
    [one] { $count } căsuță în plus
    [few] { $count } căsuțe în plus
   *[other] { $count } de căsuțe în plus
}
web-race-land-curve = în curbă
web-race-land-chicane = în șicană
web-race-land-behind = imediat după: { $names }
web-race-land-beside = alături: { $names }
web-race-land-before = imediat înainte de: { $names }
web-race-place-ahead = { $lane }, cu { $count } în față
web-race-place-behind = { $lane }, cu { $count } în spate
web-race-place-level = { $lane }, în dreptul tău
web-race-place-own = { $lane }, mașina ta
web-race-why-taken = Ocupat: { $name }.
web-race-why-blocked = În drum: { $name }, { $place }.
web-race-why-line = Între ele e o linie albă: aici nu poți schimba banda.
web-race-drove = { $neutral ->
    [yes] Mașina neutră
   *[other] Mașina
} { $car } joacă un { $value }: { $lane }.
web-race-to-sort = încă { $count }
web-race-deck-fast = Departe cu fiecare carte, dar sunt puține: greu în trafic.
web-race-deck-medium = Câte puțin din toate.
web-race-deck-slow = Multe cărți mici: una se potrivește mereu, dar durează mai mult.
web-race-title-choose = Alege-ți pachetul în secret
web-race-title-sort = Pune cartea pe unul dintre cele patru teancuri ale tale
web-race-title-open = Trage prima mână: alege un teanc
web-race-title-draw = Trage o carte: alege un teanc
web-race-title-take = Oprire! Ia una dintre cărțile de la boxe
web-race-title-store = Pune { $value } deasupra unuia dintre teancurile tale
web-race-title-drive = Condu
web-race-title-wait = Gata. Ceilalți încă aleg.
web-race-deck-size = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
web-race-gears = Teancurile tale
web-race-pile = Teancul { $number }
web-race-pile-empty = gol
web-race-presets = Sortează restul dintr-odată:
web-race-ready = Gata
web-race-take = ia
web-race-race-result = Cursa { $race } din { $races }: { $name }
web-race-season = Sezon
web-race-column-race = cursa aceasta
web-race-next = Urmează: { $name }
web-race-next-grid = Grila de start
web-race-key-card = alege cartea sau teancul cu acel număr; încă o dată: condu
web-race-key-space = de la o căsuță luminată la alta
web-race-key-drive = condu la căsuța marcată sau apasă butonul galben
web-race-key-why = spune de ce nu e permisă o căsuță
web-race-key-standings = citește clasamentul
web-race-key-zoom = mărește, micșorează, ca la început
web-race-key-pan = mută tabla

## Hints
hint-ausgebremst-detour = Căsuțe pierdute pe ocoluri: { $this }
hint-ausgebremst-leading = Rânduri în care conduci și nu poți juca un 6: { $this }
hint-ausgebremst-barred = Rânduri în care ții un 6 interzis: { $this }
hint-ausgebremst-still = Rânduri în care nu poți merge: { $this }
hint-ausgebremst-rivals-still = Rânduri în care rivalii nu pot merge: { $this }
hint-ausgebremst-out = Rămâi fără cărți în { $this } din 100 de cazuri
hint-ausgebremst-turns = Rânduri până la sosire: { $this }
hint-ausgebremst-won = Câștigi această cursă în { $this } din 100 de cazuri
hint-ausgebremst-place = Locul tău în medie: { $this }

## On the page
web-poster-ausgebremst = Trei tururi, un rezervor de cărți. Blochează-i în șicană.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Treci linia de sosire înaintea celorlalți după { $laps } tururi. Pachetul tău are doar cu puțin mai multe puncte decât cere drumul cel mai scurt: cine merge larg rămâne fără cărți.
howto-ausgebremst-turn-play = { $rules ->
    [family] Joacă una dintre cele { $hand } cărți din mână și mergi exact atâtea căsuțe. Apoi tragi alta.
   *[advanced] Joacă una dintre cele { $hand } cărți din mână și mergi exact atâtea căsuțe. Apoi tragi cartea de deasupra din orice teanc al tău.
}
howto-ausgebremst-turn-must = Dacă poți juca o carte, trebuie să joci una, chiar dacă te duce larg. Dacă nu merge niciuna, arăți cărțile și aștepți.
howto-ausgebremst-turn-order = Se joacă în ordinea grilei. La sosire trebuie să fie liber doar drumul până la linie; punctele rămase se pierd.

## The track
howto-ausgebremst-name-cards = Cărți de cursă
howto-ausgebremst-name-lanes = Benzi
howto-ausgebremst-name-room = Alte mașini
howto-ausgebremst-name-curve = Curbe
howto-ausgebremst-name-chicane = Șicane
howto-ausgebremst-name-ideal = Trasa ideală
howto-ausgebremst-name-six = Fără { $six } când conduci
howto-ausgebremst-track-cards = { $rules ->
    [family] O carte te duce atât cât scrie pe ea. Cărți în pachetul tău: { $size }, puncte: { $total }.
   *[advanced] O carte te duce atât cât scrie pe ea. Puncte în fiecare pachet: { $total }.
}
howto-ausgebremst-track-lanes = Fiecare pas duce pe următoarea căsuță a benzii tale sau a unei benzi vecine. Niciodată în lateral sau înapoi.
howto-ausgebremst-track-room = O singură mașină pe căsuță, și nimeni nu trece prin altă mașină. Oblic printre două se poate.
howto-ausgebremst-track-curve = Liniile albe despart benzile: în curbă nu se schimbă banda, nici la intrarea din ultimul șir de dinaintea ei.
howto-ausgebremst-track-chicane = Doar banda din mijloc e liberă. O mașină oprită acolo închide toată pista.
howto-ausgebremst-track-ideal = În curbă, pe interior e mai scurt. Drumul cel mai scurt din primul șir, cu o oprire la boxe: { $way } de căsuțe.
howto-ausgebremst-track-six = Cine conduce, fără egal sau la egalitate cu alții, nu poate juca un { $six }. E permis la prima mutare a unei mașini și după ce o mașină a ajuns la sosire.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Fiecare mașină se oprește o dată, după turul { $first } sau turul { $last }: încheie o mutare pe linia boxelor.
   *[advanced] Te poți opri o dată, după turul { $first } sau turul { $last }: încheie o mutare pe linia boxelor. Așa îți primești cărțile de la boxe.
}
howto-ausgebremst-pit-way = Intri de pe câmpul A și ieși pe câmpul C, unul după altul. O mașină pe A închide intrarea, una pe C ieșirea.
howto-ausgebremst-pit-closed = La start și în ultimul tur linia boxelor e închisă. Simpla trecere nu e oprire, iar a doua oprire nu există.

## Neutral cars
howto-ausgebremst-neutral-grid = În cursă sunt mereu { $cars } mașini. Cele neutre completează numărul și pornesc din față.
howto-ausgebremst-neutral-drive = O mașină neutră întoarce cartea de deasupra și ia drumul cel mai scurt. Dacă nu o poate folosi, stă pe loc, iar cartea se pierde.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Se oprește și ea: după turul { $first } dacă îi permite cartea, altfel după turul { $last }.
   *[advanced] Nu se oprește niciodată, dar poate închide intrarea și ieșirea boxelor.
}
howto-ausgebremst-neutral-points = Mașinile neutre ocupă locuri, dar nu iau puncte: nimeni din spatele lor nu urcă.

## The advanced game
howto-ausgebremst-name-decks = Alegerea pachetului
howto-ausgebremst-name-pit-cards = Cărți de la boxe
howto-ausgebremst-name-piles = Teancuri
howto-ausgebremst-name-free-stop = Fără oprire obligatorie
howto-ausgebremst-advanced-decks = Înainte de fiecare cursă fiecare alege în secret un pachet. Toate au { $total } de puncte; cel rapid are puține cărți, dar multe cu valori mari.
howto-ausgebremst-advanced-deck = Cărți: { $size }. { $counts }.
howto-ausgebremst-advanced-pit-cards = Una sau două dintre cărțile tale așteaptă la boxe. Dacă te oprești, una vine în mână, iar cealaltă deasupra unui teanc.
howto-ausgebremst-advanced-piles = Împarți celelalte cărți una câte una, cu fața în jos, în { $piles } teancuri. În mână ții { $hand } și tragi de deasupra oricărui teanc.
howto-ausgebremst-advanced-free-stop = Oprirea nu e obligatorie: fără ea mergi cu cărțile pe care le ai.

## Scoring
howto-ausgebremst-scoring-places = Puncte de la primul la ultimul loc: { $places }.
howto-ausgebremst-scoring-out = Cine rămâne fără cărți înainte de sosire iese din cursă și nu primește puncte.
howto-ausgebremst-scoring-season = Curse în acest sezon: { $races }. Punctele se adună; la egalitate contează locul din ultima cursă.
howto-ausgebremst-scoring-grid = Cursa următoare pornește în ordinea ultimei sosiri.

## Easily got wrong
howto-ausgebremst-mind-fit = O carte se parcurge în întregime. Dacă o mașină stă în cale, poate încape una mai mică; numără înainte să joci.
howto-ausgebremst-mind-level = Și cine împarte conducerea conduce. În curbă sunt la egalitate mașinile care au la fel de mult până la capăt, fiecare pe banda ei.
howto-ausgebremst-mind-six = În frunte doar cu { $six } în mână aștepți. Poți juca unul într-o șicană sau alături de alții care au numai asta și închid pista cu tine.
howto-ausgebremst-mind-stop = Nu amâna oprirea cu ușurință: în turul { $last }, fără ea, nu poți trece de câmpul A, iar dacă alții închid intrarea aștepți.
howto-ausgebremst-mind-reserve = Fără oprire îți rămân puține puncte în plus: fiecare curbă largă se simte.

## On the table
howto-ausgebremst-name-to-go = Căsuțe până la sosire
howto-ausgebremst-table-to-go = Câte căsuțe mai are această mașină până la sosire pe drumul cel mai scurt.
howto-ausgebremst-name-tank = Combustibil
howto-ausgebremst-table-tank = Punctele tuturor cărților tale față de căsuțele care ți-au rămas. Ce e în plus e rezerva ta.
howto-ausgebremst-name-reserve = Rezervă
howto-ausgebremst-table-reserve = Un număr ca +4 pe o căsuță: punctele care îți rămân dacă mergi acolo. Sub zero, cărțile tale nu mai ajung până la sosire.
howto-ausgebremst-name-cross = O cruce
howto-ausgebremst-table-cross = Aici ar ajunge cartea ta dacă drumul ar fi liber. Atinge-o și îți spune ce o oprește.
howto-ausgebremst-name-sign-pit = Semnul P
howto-ausgebremst-table-sign-pit = Albastru: mașina și-a făcut oprirea la boxe. Întrerupt: încă trebuie s-o facă.
howto-ausgebremst-name-neutral = Mașină neutră
howto-ausgebremst-table-neutral = Nu o conduce nimeni. Întoarce o carte și ia drumul cel mai scurt.
howto-ausgebremst-name-shown = Cărți arătate
howto-ausgebremst-table-shown = Nu s-a putut juca nimic, așa că aceste cărți au fost arătate.
howto-ausgebremst-name-straight = Linie dreaptă
howto-ausgebremst-table-straight = O căsuță a liniei drepte: de aici poți trece pe banda vecină, dar nu din ultimul rând dinaintea unei curbe.

## Hints in plain words
hint-ausgebremst-home = Treci linia de sosire
hint-ausgebremst-stop-owed = Fiecare mașină trebuie să oprească o dată la boxe, iar așa ai făcut-o
hint-ausgebremst-stop-open = La boxe primești cărți noi
hint-ausgebremst-past = Depășești { $count ->
    [one] o mașină
    [few] { $count } mașini
   *[other] { $count } de mașini
} și rămâi pe traseul ideal
hint-ausgebremst-past-wide = Depășești { $count ->
    [one] o mașină
    [few] { $count } mașini
   *[other] { $count } de mașini
}; merită ocolul
hint-ausgebremst-least-wide = Drumul scurt e blocat, iar acesta e cel mai mic ocol
hint-ausgebremst-wide = E un ocol de { $count ->
    [one] o căsuță
    [few] { $count } căsuțe
   *[other] { $count } de căsuțe
}, dar acolo drumul e liber
hint-ausgebremst-low = Cărțile abia îți ajung până la sosire, iar așa nu risipești nimic
hint-ausgebremst-highest = Cât e drumul liber, cartea cea mai mare te duce cel mai departe
hint-ausgebremst-lowest = Aici ajunge o carte mică, iar { $value } îți rămâne pentru drum liber
hint-ausgebremst-ideal = E drumul cel mai scurt, nu pierzi nicio căsuță
hint-ausgebremst-pass = Orice drum e blocat: așteaptă să înainteze ceilalți
hint-ausgebremst-discard = Orice drum e blocat, iar o carte nouă poate găsi un loc
hint-ausgebremst-draw = Următoarea carte de acolo e { $value }
hint-ausgebremst-take = Un { $value } îți folosește imediat
hint-ausgebremst-store = Știi unde e și o tragi când ai nevoie
hint-ausgebremst-sort = Cărți asemănătoare într-un teanc: știi mereu ce tragi
hint-ausgebremst-preset = Cărți asemănătoare într-un teanc: știi mereu ce tragi
hint-ausgebremst-done = Toate cărțile sunt unde le găsești
hint-ausgebremst-deck-fast = Multe cărți mari se potrivesc la linii drepte lungi
hint-ausgebremst-deck-medium = Câte puțin din toate: merge pe orice circuit
hint-ausgebremst-deck-slow = Multe cărți mici găsesc mereu un loc
hint-plain-ausgebremst-detour = Apoi te așteaptă mai puține ocoluri
hint-plain-ausgebremst-leading = Rămâi în spatele celui din frunte și îți poți juca cărțile de 6
hint-plain-ausgebremst-barred = Cărțile de 6 nu îți rămân în mână
hint-plain-ausgebremst-still = Așa ți se blochează drumul mai rar
hint-plain-ausgebremst-rivals-still = Așa le stai altora în drum
hint-plain-ausgebremst-out = Așa cărțile îți ajung până la sosire
hint-plain-ausgebremst-turns = Așa ajungi la sosire în mai puține rânduri
ausgebremst-move-lane = joacă { $value }, { $lane ->
    [L] banda interioară
    [M] banda din mijloc
    [N] banda exterioară
   *[P] linia boxelor
}
