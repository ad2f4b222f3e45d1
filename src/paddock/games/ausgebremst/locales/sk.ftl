# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = Rodinná hra (tri karty v ruke, jedna povinná zastávka v boxoch) alebo hra pre pokročilých (tajné balíčky, štyri kôpky, nepovinná zastávka).
option-ausgebremst-circuits = Sezóna: počet okruhov v poradí z pravidiel alebo okruhy podľa tvojej voľby a v tvojom poradí, napríklad 3+7+1.
option-ausgebremst-six-exception = Vedúce autá vedľa seba, keď všetci majú len šestky: karty súperov platia, len čo boli ukázané, alebo aj skryté, ako to píšu pravidlá; potom ti tvoje ťahy môžu prezradiť, čo súperi držia.

## Options in a word or two, and their values
title-ausgebremst-rules = Pravidlá
value-ausgebremst-rules-family = rodinná hra: tri karty v ruke, jedna povinná zastávka
value-ausgebremst-rules-advanced = pre pokročilých: tajné balíčky, štyri kôpky, nepovinná zastávka
title-ausgebremst-circuits = Sezóna
value-ausgebremst-circuits-printed = počet okruhov, v poradí z pravidiel
value-ausgebremst-circuits-chosen = okruhy podľa tvojej voľby, napríklad 3+7+1
title-ausgebremst-six-exception = Vedúce autá so samými šestkami
value-ausgebremst-six-exception-shown = karty súperov platia, až keď sú ukázané
value-ausgebremst-six-exception-booklet = karty súperov platia aj skryté, ako to píšu pravidlá

## Circuits
difficulty-easy = ľahký
difficulty-medium = stredný
difficulty-hard = ťažký
direction-clockwise = v smere hodinových ručičiek
direction-anticlockwise = proti smeru hodinových ručičiek
deck-fast = rýchly balíček
deck-medium = stredný balíček
deck-slow = pomalý balíček
section-ausgebremst-regole-delle-carte-corsa = Pravidlá pretekárskych kariet – { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = Osobitné pravidlo pre pretekársku kartu 6 – { $printed }
section-ausgebremst-quale-tracciato-di-corsa = Ktorý okruh? – { $printed }
section-ausgebremst-regole-di-gara = Pravidlá pretekov – { $printed }
section-ausgebremst-sorpassi = Predbiehanie – { $printed }
section-ausgebremst-linea-bianca-continua = Plná biela čiara – { $printed }
section-ausgebremst-limitazioni-di-movimento = Obmedzenia pohybu – { $printed }
section-ausgebremst-bloccaggio = Zablokovanie – { $printed }
section-ausgebremst-pit-stop = Zastávka v boxoch – { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = Výber balíčka – { $printed }
section-ausgebremst-mazzi-marcia = Kôpky – { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = Hranie z kôpok – { $printed }
section-ausgebremst-giocare = Priebeh hry – { $printed }
section-ausgebremst-regole-di-gioco-avanzate = Pravidlá hry pre pokročilých – { $printed }

## Refusals
refusal-race-card-missing = Kartu { $value } nemáš v ruke. ({ $section })
refusal-leader-six = Vedieš preteky a vo vedení sa šestka hrať nesmie{ $exception ->
   *[possible] , okrem prípadu, že máš v ruke samé šestky a stojíš na poli, ktoré uzatvára celú trať.
    [none] .
} ({ $section })
refusal-joint-leader-six = O vedenie sa delíš s autom { $car } a vo vedení sa šestka hrať nesmie{ $exception ->
   *[possible] , okrem prípadu, že všetci vedľa seba majú v ruke samé šestky a spolu uzatvárajú celú trať.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit }: na tomto okruhu pole { $space } nie je. ({ $section })
refusal-space-taken = Na poli { $space } stojí auto { $car }. ({ $section })
refusal-way-blocked = V ceste { $space ->
    [finish] do cieľa
   *[other] na { $space }
} stojí auto { $car } na poli { $at }. ({ $section })
refusal-white-line = Biela čiara od { $first } do { $last } ťa drží v tvojom pruhu: { $space } je na druhej strane. ({ $section })
refusal-out-of-reach = S kartou { $value } sa z { $start } nedostaneš { $space ->
    [finish] do cieľa
   *[other] presne na { $space }
}. ({ $section })
refusal-only-forward = Autá jazdia len dopredu alebo šikmo dopredu, nikdy nabok ani späť. ({ $section })
refusal-pit-entry = Do boxovej uličky sa vchádza len z poľa A. ({ $section })
refusal-pit-closed = Boxová ulička je otvorená len na konci 1. a 2. kola; { $lap ->
    [0] ty si ešte na štarte.
   *[other] ty ideš { $lap }. kolo.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] V tomto kole musíš zastaviť v boxoch a z { $space } by sa už nedalo dostať na pole A ({ $entry }).
   *[past] V tomto kole musíš zastaviť v boxoch: nesmieš prejsť popri poli A ({ $entry }) na { $space } ani prejsť boxovou uličkou bez zastavenia.
} ({ $section })
refusal-second-stop = Zastávku už máš za sebou; druhá nie je dovolená. ({ $section })
refusal-must-play = { $card ->
    [none] Môžeš zahrať kartu, takže nesmieš pasovať.
   *[other] Môžeš zahrať kartu { $card }, takže nesmieš pasovať.
} ({ $section })
refusal-no-race-discard = Karty sa neodhadzujú: zahraj niektorú alebo pasuj, ak nemôžeš. ({ $section })
refusal-must-discard = { $why ->
    [stall] Už pridlho sa nepohlo žiadne auto: odhoď kartu a potiahni si. (naše vlastné pravidlo)
    [pit] Musíš zastaviť v boxoch a žiadna z týchto kariet ťa do boxovej uličky nedovedie: jednu odhoď. ({ $section })
   *[none] Žiadna z týchto kariet ti nepomôže: jednu odhoď. ({ $section })
}
refusal-choose-deck = Najprv si vyber balíček: rýchly, stredný alebo pomalý. ({ $section })
refusal-sort-cards = Polož kartu pred sebou na kôpku alebo použi hotové rozdelenie. ({ $section })
refusal-nothing-to-sort = Už nemáš kartu na rozdelenie: zvoľ „Hotovo“. ({ $section })
refusal-draw-from-pile = Najprv si potiahni kartu z niektorej svojej kôpky. ({ $section })
refusal-pile-empty = Kôpka { $pile } je prázdna. ({ $section })
refusal-take-pit-card = Najprv si vezmi jednu zo svojich kariet z boxov: { $low } alebo { $high }. ({ $section })
refusal-no-pit-card = Medzi tvojimi kartami v boxoch karta { $value } nie je: vezmi si { $low } alebo { $high }. ({ $section })
refusal-store-pit-card = Najprv polož svoju druhú kartu z boxov na niektorú svoju kôpku. ({ $section })
refusal-drive-now = Teraz musíš ísť. ({ $section })
refusal-family-game = To patrí k hre pre pokročilých. ({ $section })

## What happened
event-GridCardDrawn = { $seat } ťahá o miesto na štarte kartu { $value }.
event-RaceStarted = Autá stoja na štartovom rošte: { $circuit }.
event-RaceHandDealt = { $seat } dostáva prvé karty.
event-RaceHandDealt-own = Tvoje prvé karty: { $values }.
event-CarDrove = { $neutral ->
    [yes] Neutrálne auto
   *[other] Auto
} { $car } hrá kartu { $value }: z { $start } { $space ->
    [finish] do cieľa
   *[other] na { $space }
}.
event-LapBegan = { $neutral ->
    [yes] Neutrálne auto
   *[other] Auto
} { $car } ide { $lap }. kolo.
event-PitStopMade = { $neutral ->
    [yes] Neutrálne auto
   *[other] Auto
} { $car } zastavuje v boxovej uličke.
event-CarRetired = { $neutral ->
    [yes] Neutrálnemu autu
   *[other] Autu
} { $car } sa minuli karty; polí do cieľa: { $to_go }.
event-HandShown = { $seat } nemôže hrať a ukazuje karty: { $values }.
event-RaceCardDiscarded = { $seat } odhadzuje kartu { $value }.
event-NeutralCardTurned = Neutrálne auto { $car } otáča kartu { $value }.
event-NeutralStayed = Neutrálne auto { $car } kartu { $value } nevyužije a zostáva stáť.
event-NeutralBlocked = Neutrálne auto { $car } je zablokované.
event-SixesAllowed = Raz dokola sa nikto nepohol: teraz sa aj vo vedení smie hrať šestka.
event-RaceCardDrawn = { $seat } ťahá kartu.
event-RaceCardDrawn-open = { $seat } ťahá kartu { $value }.
event-DeckChosen = { $seat } si vyberá balíček.
event-DeckChosen-own = { $deck ->
    [fast] { $seat } si vyberá rýchly balíček.
    [medium] { $seat } si vyberá stredný balíček.
   *[slow] { $seat } si vyberá pomalý balíček.
}
event-PitCardsLaid = Karty do boxov (hodnoty), { $seat }: { $values }.
event-CardToSort = { $seat } sa pozerá na ďalšiu kartu.
event-CardToSort-own = { $value ->
    [none] { $seat } už nemá žiadnu kartu na rozdelenie.
   *[other] Ďalšia karta na rozdelenie: { $value }.
}
event-CardSorted = { $seat } odkladá kartu na kôpku.
event-CardSorted-own = { $value ->
    [none] { $seat } už nemá žiadnu kartu na rozdelenie.
   *[other] { $seat } dáva kartu { $value } na kôpku { $pile }.
}
event-PilesPreset = { $seat } rozdeľuje karty.
event-PilesPreset-own = { $seat } rozdeľuje zvyšok takto: { $preset }.
event-PitCardTaken = { $seat } si berie z boxov kartu { $value }.
event-PitCardStored = { $seat } dáva druhú kartu z boxov ({ $value }) na kôpku { $pile }.

## The score sheet
line-place-1 = Prvé miesto
line-place-2 = Druhé miesto
line-place-3 = Tretie miesto
line-place-4 = Štvrté miesto
line-place-5 = Piate miesto
line-place-6 = Šieste miesto
line-not-home = Neprišlo do cieľa

## The table in the terminal
ausgebremst-title = Preteky { $race } z { $races }: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = kolo { $lap } z { $laps }
ausgebremst-last-lap = Posledné kolo
ausgebremst-grid = na štarte
ausgebremst-home = v cieli, { $place }. miesto
ausgebremst-out = mimo pretekov
ausgebremst-neutral = neutrálne
ausgebremst-stop-owed = zastávka chýba
ausgebremst-stop-made = zastávka splnená
ausgebremst-stop-free = zatiaľ bez zastávky
ausgebremst-column-car = auto
ausgebremst-column-driver = jazdec
ausgebremst-column-at = pole
ausgebremst-column-lap = kolo
ausgebremst-column-go = zostáva
ausgebremst-column-pit = boxy
ausgebremst-column-cards = karty
ausgebremst-shown = ukazuje { $cards }
ausgebremst-hand = Tvoje karty
ausgebremst-fuel = Palivo: { $points }, polí do cieľa: { $to_go }, rezerva: { $reserve }
ausgebremst-piles = Tvoje kôpky, vrchná karta posledná
ausgebremst-sorting = Karta na rozdelenie: { $value }
ausgebremst-road = Trať pred tebou
ausgebremst-whole = Celé kolo
ausgebremst-move-ideal = zahrať { $value } na { $space }, po ideálnej stope, rezerva { $reserve }
ausgebremst-move-wide = zahrať { $value } na { $space }, { $count ->
    [one] o { $count } pole viac než po ideálnej stope
    [few] o { $count } polia viac než po ideálnej stope
   *[other] o { $count } polí viac než po ideálnej stope
}, rezerva { $reserve }
ausgebremst-move-pit = zahrať { $value } na { $space }, zastaviť v boxovej uličke, rezerva { $reserve }
ausgebremst-move-drive = zahrať { $value } na { $space }
ausgebremst-move-home = zahrať { $value }, cez cieľovú čiaru
ausgebremst-short-ideal = ideálna stopa, { $reserve }
ausgebremst-short-wide = o { $count } dlhšia, { $reserve }
ausgebremst-short-pit = zastávka v boxoch, { $reserve }
ausgebremst-short-home = cez cieľovú čiaru
ausgebremst-move-pass = ukázať karty a čakať
ausgebremst-move-discard = ukázať karty, odhodiť { $value } a potiahnuť si
ausgebremst-move-draw = potiahnuť z kôpky { $pile }
ausgebremst-move-sort = dať { $value } na kôpku { $pile }
ausgebremst-move-store = dať kartu z boxov na kôpku { $pile }
ausgebremst-move-take = vziať { $value } do ruky
ausgebremst-move-preset = rozdeliť všetky zvyšné: { $preset }
ausgebremst-move-deck = vybrať { $deck ->
    [fast] rýchly
    [medium] stredný
   *[slow] pomalý
} balíček
ausgebremst-move-done = hotovo: všetky karty sú rozdelené

## Explained, and the signs of the table
topic-ausgebremst-pit = V rodinnej hre každé auto raz zastaví v boxovej uličke, na konci 1. alebo 2. kola: trať opustí pri poli A, jeden ťah skončí na poli uličky a vráti sa pri poli C.
topic-ausgebremst-six = Kto vedie, hoci aj na rovnakej úrovni s inými, nesmie zahrať 6. Smie pri prvom ťahu auta, len čo je niektoré auto v cieli, a so samými 6 v šikane alebo vedľa seba v zablokovaných pruhoch.
legend-ausgebremst-own = tvoje auto
legend-ausgebremst-car = iné auto
legend-ausgebremst-target = pole, na ktoré táto karta dôjde
legend-ausgebremst-change = tu sa smie meniť pruh
legend-ausgebremst-white = biela čiara: pruh sa nemení
legend-ausgebremst-chicane = šikana: voľný je len jeden pruh
legend-ausgebremst-entry = pole A: vjazd do boxovej uličky
legend-ausgebremst-exit = pole C: výjazd z boxovej uličky
legend-ausgebremst-leader = vedie preteky
legend-ausgebremst-stop = zastávka splnená, zastávka ešte čaká

## The page
web-race-standings = Poradie
web-race-tank = Palivo
web-race-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
web-race-go = { $count ->
    [one] zostáva { $count } pole
    [few] zostávajú { $count } polia
   *[other] zostáva { $count } polí
}
web-race-reserve = rezerva { $reserve }
web-race-card = Karta { $value }
web-race-choose-card = Zvoľ kartu: rozsvietia sa všetky polia, kam dosiahne, s rezervou, ktorá ti tam zostane.
web-race-cannot-play = Žiadnu z kariet nemôžeš zahrať.
web-race-must-discard = Čakanie nepomôže: zvoľ kartu na odhodenie.
web-race-wait = Ukázať karty a čakať
web-race-throw = Odhodiť { $value }
web-race-reach = S kartou { $value } sa dostaneš na
web-race-barred = Kartou { $value } nie
web-race-lane-L = vnútorný pruh
web-race-lane-M = stredný pruh
web-race-lane-N = vonkajší pruh
web-race-lane-P = boxová ulička
web-race-short-L = vnútri
web-race-short-M = stred
web-race-short-N = vonku
web-race-short-P = box
web-race-finish = Cieľ
web-race-pit = zastávka v boxoch
web-race-neutral-car = neutrálne auto { $number }
web-race-leads-no-six = vedie: žiadna 6
web-race-you-lead = Vedieš, a tak nesmieš zahrať 6.
web-race-stop-title-owed = Zastávka v boxoch ešte čaká
web-race-stop-title-due = Zastávka v boxoch v tomto kole
web-race-stop-title-open = Zastávka v boxoch nie je povinná
web-race-stop-title-made = Zastávka splnená
web-race-stop-title-none = Boxová ulička je zatvorená
web-race-stop-text-owed = Vjazd pri A na konci 1. alebo 2. kola, výjazd pri C. Stojí ťa { $detour ->
    [one] jedno pole
    [few] { $detour } polia
   *[other] { $detour } polí
}.
web-race-stop-text-due = Odboč pri A a skonči ťah v boxovej uličke: prejsť okolo nesmieš.
web-race-stop-text-open = Vjazd pri A na konci 1. alebo 2. kola. Prinesie: { $cards }; cesta je dlhšia o { $detour }.
web-race-near-ahead = { $name }, { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
} pred tebou, { $lane }
web-race-near-behind = { $name }, { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
} za tebou, { $lane }
web-race-near-level = { $name }, vedľa teba, { $lane }
web-race-way-curve = zákruta za { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
}
web-race-way-chicane = šikana za { $count ->
    [one] { $count } pole
    [few] { $count } polia
   *[other] { $count } polí
}
web-race-way-free = voľno: { $lane }
web-race-way-until = voľno: { $lane }, polí: { $count }
web-race-way-blocked = blokované: { $lane }
web-race-land-ideal = v ideálnej stope
web-race-land-wide = { $count ->
    [one] { $count } pole navyše
    [few] { $count } polia navyše
   *[other] { $count } polí navyše
}
web-race-land-curve = v zákrute
web-race-land-chicane = v šikane
web-race-land-behind = tesne za: { $names }
web-race-land-beside = vedľa: { $names }
web-race-land-before = tesne pred: { $names }
web-race-place-ahead = { $lane }, { $count } vpredu
web-race-place-behind = { $lane }, { $count } vzadu
web-race-place-level = { $lane }, vedľa teba
web-race-place-own = { $lane }, tvoje auto
web-race-why-taken = Obsadené: { $name }.
web-race-why-blocked = V ceste: { $name }, { $place }.
web-race-why-line = Medzi tým je biela čiara: tu pruh meniť nesmieš.
web-race-drove = { $neutral ->
    [yes] Neutrálne auto
   *[other] Auto
} { $car } hrá kartu { $value }: { $lane }.
web-race-to-sort = ešte { $count }
web-race-deck-fast = S každou kartou ďaleko, ale je ich málo: v tlačenici ťažké.
web-race-deck-medium = Z každého trochu.
web-race-deck-slow = Veľa malých kariet: niektorá sa vždy hodí, ale do cieľa je viac ťahov.
web-race-title-choose = Zvoľ tajne svoj balíček
web-race-title-sort = Polož kartu na jednu zo svojich štyroch kôpok
web-race-title-open = Potiahni si prvé karty: zvoľ kôpku
web-race-title-draw = Potiahni si kartu: zvoľ kôpku
web-race-title-take = Zastávka! Vezmi si jednu zo svojich kariet z boxov
web-race-title-store = Polož { $value } navrch niektorej kôpky
web-race-title-drive = Jazdi
web-race-title-wait = Hotovo. Ostatní ešte vyberajú.
web-race-deck-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
web-race-gears = Tvoje kôpky
web-race-pile = Kôpka { $number }
web-race-pile-empty = prázdna
web-race-presets = Zvyšok rozdeliť naraz:
web-race-ready = Hotovo
web-race-take = vziať
web-race-race-result = Preteky { $race } z { $races }: { $name }
web-race-season = Sezóna
web-race-column-race = tieto preteky
web-race-next = Nasleduje: { $name }
web-race-next-grid = Štartový rošt
web-race-key-card = zvoliť kartu či kôpku toho čísla; znova: ísť
web-race-key-space = prechádzať medzi rozsvietenými poľami
web-race-key-drive = ísť na označené pole alebo stlačiť žlté tlačidlo
web-race-key-why = povedať, prečo na pole nesmieš
web-race-key-standings = prečítať poradie
web-race-key-zoom = priblížiť, oddialiť, obnoviť
web-race-key-pan = posunúť plán

## Hints
hint-ausgebremst-detour = Polia stratené okľukami: { $this }
hint-ausgebremst-leading = Ťahy, keď vedieš a nesmieš hrať šestku: { $this }
hint-ausgebremst-barred = Ťahy, keď držíš zakázanú šestku: { $this }
hint-ausgebremst-still = Ťahy, keď nemôžeš ísť: { $this }
hint-ausgebremst-rivals-still = Ťahy, keď súperi nemôžu ísť: { $this }
hint-ausgebremst-out = Karty sa ti minú v { $this } zo 100 prípadov
hint-ausgebremst-turns = Ťahy do cieľa: { $this }
hint-ausgebremst-won = Tieto preteky vyhráš v { $this } zo 100 prípadov
hint-ausgebremst-place = Tvoje priemerné miesto: { $this }

## On the page
web-poster-ausgebremst = Tri kolá, jedna nádrž kariet. Vybrzdi súperov v šikane.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Buď po { $laps } kolách v cieli skôr než ostatní. Tvoj balíček má sotva viac bodov, než žiada najkratšia cesta: kto jazdí širokým oblúkom, tomu sa minú karty.
howto-ausgebremst-turn-play = { $rules ->
    [family] Zahraj jednu kartu z ruky a posuň sa presne o toľko polí. Potom si potiahni, nech máš zase { $hand }.
   *[advanced] Zahraj jednu kartu z ruky a posuň sa presne o toľko polí. Potom si potiahni vrchnú kartu niektorej svojej kôpky, nech máš zase { $hand }.
}
howto-ausgebremst-turn-must = Ak sa niektorá karta dá zahrať, musíš, aj keď ťa vynesie von. Keď sa nedá žiadna, ukážeš karty a čakáš.
howto-ausgebremst-turn-order = Na rade ste v poradí zo štartu. V cieli musí byť voľná len cesta k čiare; zvyšné body prepadnú.

## The track
howto-ausgebremst-name-cards = Pretekárske karty
howto-ausgebremst-name-lanes = Pruhy
howto-ausgebremst-name-room = Iné autá
howto-ausgebremst-name-curve = Zákruty
howto-ausgebremst-name-chicane = Šikany
howto-ausgebremst-name-ideal = Ideálna stopa
howto-ausgebremst-name-six = Vo vedení žiadna { $six }
howto-ausgebremst-track-cards = { $rules ->
    [family] Karta ťa posunie o toľko polí, koľko na nej stojí. Tvoj balíček má { $size } kariet a { $total } bodov.
   *[advanced] Karta ťa posunie o toľko polí, koľko na nej stojí. Každý balíček má { $total } bodov.
}
howto-ausgebremst-track-lanes = Každý krok vedie na ďalšie pole tvojho alebo vedľajšieho pruhu. Nikdy nabok, nikdy späť.
howto-ausgebremst-track-room = Na poli stojí len jedno auto a cez auto sa nejazdí. Prekĺznuť šikmo pomedzi dve sa smie.
howto-ausgebremst-track-curve = Pruhy delia biele čiary: v zákrute sa pruh nemení, ani pri vjazde z posledného radu pred ňou.
howto-ausgebremst-track-chicane = Voľný je len prostredný pruh. Auto, ktoré tam stojí, uzavrie celú trať.
howto-ausgebremst-track-ideal = V zákrute je vnútorný pruh kratší. Najkratšia cesta z prvého radu aj so zastávkou: { $way } polí.
howto-ausgebremst-track-six = Kto vedie, hoci aj na rovnakej úrovni s inými, nesmie zahrať { $six }. Smie sa pri prvom ťahu auta alebo keď už je niektoré auto v cieli.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Každé auto raz zastaví, po { $first }. alebo po { $last }. kole: skonči ťah v boxovej uličke.
   *[advanced] Raz smieš zastaviť, po { $first }. alebo po { $last }. kole: skonči ťah v boxovej uličke. Dostaneš za to svoje karty z boxov.
}
howto-ausgebremst-pit-way = Dnu z poľa A, von na pole C, jedno auto za druhým. Auto na poli A bráni vjazdu, auto na poli C výjazdu.
howto-ausgebremst-pit-closed = Na štarte a v poslednom kole je ulička zatvorená. Prejazd nie je zastávka a druhá zastávka nie je dovolená.

## Neutral cars
howto-ausgebremst-neutral-grid = Na trati je vždy { $cars } áut. Chýbajúce doplnia neutrálne a štartujú vpredu.
howto-ausgebremst-neutral-drive = Neutrálne auto otočí vrchnú kartu a ide najkratšou cestou. Ak ju nemôže využiť, zostane stáť a karta je preč.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Aj ono zastaví: po { $first }. kole, ak to karta dovolí, inak po { $last }. kole.
   *[advanced] Nikdy nezastavuje, ale môže brániť vjazdu do boxovej uličky aj výjazdu z nej.
}
howto-ausgebremst-neutral-points = Neutrálne autá obsadia miesta, ale body nedostanú: nikto za nimi sa neposunie.

## The advanced game
howto-ausgebremst-name-decks = Voľba balíčka
howto-ausgebremst-name-pit-cards = Karty z boxov
howto-ausgebremst-name-piles = Kôpky
howto-ausgebremst-name-free-stop = Nepovinná zastávka
howto-ausgebremst-advanced-decks = Pred každými pretekmi si všetci tajne zvolia balíček. Každý má { $total } bodov; rýchly má málo kariet a veľa vysokých.
howto-ausgebremst-advanced-deck = { $size } kariet: { $counts }.
howto-ausgebremst-advanced-pit-cards = Jedna alebo dve tvoje karty čakajú v boxoch. Keď zastavíš, jednu dostaneš do ruky a druhá príde navrch niektorej kôpky.
howto-ausgebremst-advanced-piles = Ostatné karty rozdelíš po jednej, lícom nadol, na { $piles } kôpky. V ruke držíš { $hand } karty a ťaháš z vrchu ktorejkoľvek kôpky.
howto-ausgebremst-advanced-free-stop = Zastávka nie je povinná: bez nej ideš s kartami, ktoré máš.

## Scoring
howto-ausgebremst-scoring-places = Body od prvého miesta po posledné: { $places }.
howto-ausgebremst-scoring-out = Komu sa minú karty pred cieľom, ten vypadne a body nedostane.
howto-ausgebremst-scoring-season = Počet pretekov v tejto sezóne: { $races }. Body sa sčítajú; pri zhode rozhodne lepšie miesto v posledných pretekoch.
howto-ausgebremst-scoring-grid = Ďalšie preteky štartujú v poradí z cieľa tých minulých.

## Easily got wrong
howto-ausgebremst-mind-fit = Karta sa prejde celá. Ak stojí auto v ceste, možno sa zmestí kratšia; počítaj, skôr ako zahráš.
howto-ausgebremst-mind-level = Aj delené vedenie je vedenie. V zákrute sú na rovnakej úrovni autá, ktorým vo vlastnom pruhu zostáva do konca rovnako polí.
howto-ausgebremst-mind-six = Vedieš a máš len karty { $six }? Čakáš. Zahrať ju smieš v šikane alebo vedľa iných, ktorí majú tiež len tie a s tebou uzatvárajú trať.
howto-ausgebremst-mind-stop = Zastávku zbytočne neodkladaj: v { $last }. kole bez nej nesmieš minúť pole A, a keď ti iní bránia vo vjazde, čakáš.
howto-ausgebremst-mind-reserve = Bez zastávky ti bodov zostáva len pár: každý široký oblúk cítiť.

## On the table
howto-ausgebremst-name-to-go = Polia do cieľa
howto-ausgebremst-table-to-go = Toľko polí zostáva tomuto autu najkratšou cestou do cieľa.
howto-ausgebremst-name-tank = Palivo
howto-ausgebremst-table-tank = Body všetkých tvojich kariet proti poliam, ktoré ti zostávajú. Čo prebýva, je tvoja rezerva.
howto-ausgebremst-name-reserve = Rezerva
howto-ausgebremst-table-reserve = Číslo ako +4 na poli: body, ktoré ti zvýšia, keď tam prídeš. Pod nulou už tvoje karty do cieľa nestačia.
howto-ausgebremst-name-cross = Krížik
howto-ausgebremst-table-cross = Sem by karta dosiahla, keby nič nestálo v ceste. Dotkni sa ho a povie, čo tam stojí.
howto-ausgebremst-name-sign-pit = Značka P
howto-ausgebremst-table-sign-pit = Modrá: toto auto už v boxoch zastavilo. Čiarkovaná: ešte musí.
howto-ausgebremst-name-neutral = Neutrálne auto
howto-ausgebremst-table-neutral = Nikto ho neriadi. Otočí kartu a ide najkratšou cestou.
howto-ausgebremst-name-shown = Ukázané karty
howto-ausgebremst-table-shown = Nedalo sa zahrať nič, a tak bolo nutné karty ukázať.
howto-ausgebremst-name-straight = Rovinka
howto-ausgebremst-table-straight = Pole rovinky: odtiaľto smieš do vedľajšieho pruhu, len nie z posledného radu pred zákrutou.

## Hints in plain words
hint-ausgebremst-home = Prejdeš cieľom
hint-ausgebremst-stop-owed = Každé auto musí raz do boxov, a tým to budeš mať za sebou
hint-ausgebremst-stop-open = V boxovej uličke dostaneš nové karty
hint-ausgebremst-past = Predbehneš { $count ->
    [one] jedno auto
    [few] { $count } autá
   *[other] { $count } áut
} a zostaneš v ideálnej stope
hint-ausgebremst-past-wide = Predbehneš { $count ->
    [one] jedno auto
    [few] { $count } autá
   *[other] { $count } áut
}; za tú obchádzku to stojí
hint-ausgebremst-least-wide = Krátka cesta je zablokovaná a toto je najmenšia obchádzka
hint-ausgebremst-wide = Je to obchádzka o { $count ->
    [one] jedno pole
    [few] { $count } polia
   *[other] { $count } polí
}, ale je tam voľno
hint-ausgebremst-low = Karty ti do cieľa vyjdú len tak-tak a takto nič nepremrháš
hint-ausgebremst-highest = Kým je voľno, dovezie ťa najďalej tvoja najvyššia karta
hint-ausgebremst-lowest = Tu stačí nízka karta a { $value } ti zostane na voľnú cestu
hint-ausgebremst-ideal = Je to najkratšia cesta, nijaké pole sa nestratí
hint-ausgebremst-pass = Všetky cesty sú zablokované: počkaj, kým sa ostatní pohnú
hint-ausgebremst-discard = Všetky cesty sú zablokované a nová karta možno nájde medzeru
hint-ausgebremst-draw = Ako ďalšia tam leží { $value }
hint-ausgebremst-take = Túto kartu hneď využiješ: { $value }
hint-ausgebremst-store = Vieš, kde leží, a potiahneš si ju, keď ju budeš potrebovať
hint-ausgebremst-sort = Podobné karty v jednom balíčku: vždy vieš, čo si potiahneš
hint-ausgebremst-preset = Podobné karty v jednom balíčku: vždy vieš, čo si potiahneš
hint-ausgebremst-done = Všetky karty ležia tam, kde ich nájdeš
hint-ausgebremst-deck-fast = Veľa vysokých kariet sa hodí na dlhé rovinky
hint-ausgebremst-deck-medium = Zo všetkého niečo: hodí sa na každú trať
hint-ausgebremst-deck-slow = Veľa nízkych kariet vždy nájde medzeru
hint-plain-ausgebremst-detour = Potom ťa čaká menej obchádzok
hint-plain-ausgebremst-leading = Zostaneš za vedúcim autom a smieš hrať šestky
hint-plain-ausgebremst-barred = Šestky ti nezostanú v ruke
hint-plain-ausgebremst-still = Budeš menej často stáť za ostatnými
hint-plain-ausgebremst-rivals-still = Budeš ostatným stáť v ceste
hint-plain-ausgebremst-out = Karty ti vydržia až do cieľa
hint-plain-ausgebremst-turns = Do cieľa ti stačí menej ťahov
ausgebremst-move-lane = zahrať { $value }, { $lane ->
    [L] vnútorný pruh
    [M] stredný pruh
    [N] vonkajší pruh
   *[P] boxová ulička
}
