# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = Rodinná hra (tři karty v ruce, jedna povinná zastávka v boxech), nebo hra pro pokročilé (tajné balíčky, čtyři hromádky, nepovinná zastávka).
option-ausgebremst-circuits = Sezona: počet okruhů v pořadí z pravidel, nebo okruhy podle tvé volby a v tvém pořadí, například 3+7+1.
option-ausgebremst-six-exception = Vedoucí auta vedle sebe, když všichni mají jen šestky: karty soupeřů platí, jakmile byly ukázány, nebo i skryté, jak to píší pravidla; pak ti tvé tahy mohou prozradit, co soupeři drží.

## Options in a word or two, and their values
title-ausgebremst-rules = Pravidla
value-ausgebremst-rules-family = rodinná hra: tři karty v ruce, jedna povinná zastávka
value-ausgebremst-rules-advanced = pro pokročilé: tajné balíčky, čtyři hromádky, nepovinná zastávka
title-ausgebremst-circuits = Sezona
value-ausgebremst-circuits-printed = počet okruhů, v pořadí z pravidel
value-ausgebremst-circuits-chosen = okruhy podle tvé volby, například 3+7+1
title-ausgebremst-six-exception = Vedoucí auta se samými šestkami
value-ausgebremst-six-exception-shown = karty soupeřů platí, až když jsou ukázané
value-ausgebremst-six-exception-booklet = karty soupeřů platí i skryté, jak to píší pravidla

## Circuits
difficulty-easy = lehký
difficulty-medium = střední
difficulty-hard = těžký
direction-clockwise = po směru hodinových ručiček
direction-anticlockwise = proti směru hodinových ručiček
deck-fast = rychlý balíček
deck-medium = střední balíček
deck-slow = pomalý balíček
section-ausgebremst-regole-delle-carte-corsa = Pravidla závodních karet – { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = Zvláštní pravidlo pro závodní kartu 6 – { $printed }
section-ausgebremst-quale-tracciato-di-corsa = Který okruh? – { $printed }
section-ausgebremst-regole-di-gara = Pravidla závodu – { $printed }
section-ausgebremst-sorpassi = Předjíždění – { $printed }
section-ausgebremst-linea-bianca-continua = Plná bílá čára – { $printed }
section-ausgebremst-limitazioni-di-movimento = Omezení pohybu – { $printed }
section-ausgebremst-bloccaggio = Zablokování – { $printed }
section-ausgebremst-pit-stop = Zastávka v boxech – { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = Výběr balíčku – { $printed }
section-ausgebremst-mazzi-marcia = Hromádky – { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = Hraní z hromádek – { $printed }
section-ausgebremst-giocare = Průběh hry – { $printed }
section-ausgebremst-regole-di-gioco-avanzate = Pravidla hry pro pokročilé – { $printed }

## Refusals
refusal-race-card-missing = Kartu { $value } nemáš v ruce. ({ $section })
refusal-leader-six = Vedeš závod a ve vedení se šestka hrát nesmí{ $exception ->
   *[possible] , ledaže máš v ruce samé šestky a stojíš na poli, které uzavírá celou trať.
    [none] .
} ({ $section })
refusal-joint-leader-six = O vedení se dělíš s autem { $car } a ve vedení se šestka hrát nesmí{ $exception ->
   *[possible] , ledaže všichni vedle sebe mají v ruce samé šestky a společně uzavírají celou trať.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit }: na tomto okruhu pole { $space } není. ({ $section })
refusal-space-taken = Na poli { $space } stojí auto { $car }. ({ $section })
refusal-way-blocked = V cestě { $space ->
    [finish] do cíle
   *[other] na { $space }
} stojí auto { $car } na poli { $at }. ({ $section })
refusal-white-line = Bílá čára od { $first } do { $last } tě drží v tvém pruhu: { $space } je na druhé straně. ({ $section })
refusal-out-of-reach = S kartou { $value } se z { $start } nedostaneš { $space ->
    [finish] do cíle
   *[other] přesně na { $space }
}. ({ $section })
refusal-only-forward = Auta jezdí jen dopředu nebo šikmo dopředu, nikdy do strany ani zpět. ({ $section })
refusal-pit-entry = Do boxové uličky se vjíždí jen z pole A. ({ $section })
refusal-pit-closed = Boxová ulička je otevřená jen na konci 1. a 2. kola; { $lap ->
    [0] ty jsi ještě na startu.
   *[other] ty jedeš { $lap }. kolo.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] V tomto kole musíš zastavit v boxech a z { $space } už se na pole A ({ $entry }) dostat nejde.
   *[past] V tomto kole musíš zastavit v boxech: nesmíš projet kolem pole A ({ $entry }) na { $space } ani projet boxovou uličkou bez zastavení.
} ({ $section })
refusal-second-stop = Zastávku už máš za sebou; druhá není dovolena. ({ $section })
refusal-must-play = { $card ->
    [none] Můžeš zahrát kartu, takže nesmíš pasovat.
   *[other] Můžeš zahrát kartu { $card }, takže nesmíš pasovat.
} ({ $section })
refusal-no-race-discard = Karty se neodhazují: zahraj některou, nebo pasuj, když nemůžeš. ({ $section })
refusal-must-discard = { $why ->
    [stall] Už příliš dlouho se nepohnulo žádné auto: odhoď kartu a dober si. (naše vlastní pravidlo)
    [pit] Musíš zastavit v boxech a žádná z těchto karet tě do boxové uličky nedovede: jednu odhoď. ({ $section })
   *[none] Žádná z těchto karet ti nepomůže: jednu odhoď. ({ $section })
}
refusal-choose-deck = Nejdřív si vyber balíček: rychlý, střední, nebo pomalý. ({ $section })
refusal-sort-cards = Polož kartu před sebou na hromádku, nebo použij hotové rozdělení. ({ $section })
refusal-nothing-to-sort = Nemáš už žádnou kartu k rozdělení: zvol „Hotovo“. ({ $section })
refusal-draw-from-pile = Nejdřív si dober kartu z některé své hromádky. ({ $section })
refusal-pile-empty = Hromádka { $pile } je prázdná. ({ $section })
refusal-take-pit-card = Nejdřív si vezmi jednu ze svých karet z boxů: { $low }, nebo { $high }. ({ $section })
refusal-no-pit-card = Mezi tvými kartami v boxech karta { $value } není: vezmi si { $low }, nebo { $high }. ({ $section })
refusal-store-pit-card = Nejdřív polož svou druhou kartu z boxů na některou svou hromádku. ({ $section })
refusal-drive-now = Teď musíš jet. ({ $section })
refusal-family-game = To patří ke hře pro pokročilé. ({ $section })

## What happened
event-GridCardDrawn = { $seat } táhne o místo na startu kartu { $value }.
event-RaceStarted = Auta stojí na startovním roštu: { $circuit }.
event-RaceHandDealt = { $seat } dostává první karty.
event-RaceHandDealt-own = Tvé první karty: { $values }.
event-CarDrove = { $neutral ->
    [yes] Neutrální auto
   *[other] Auto
} { $car } hraje kartu { $value }: z { $start } { $space ->
    [finish] do cíle
   *[other] na { $space }
}.
event-LapBegan = { $neutral ->
    [yes] Neutrální auto
   *[other] Auto
} { $car } jede { $lap }. kolo.
event-PitStopMade = { $neutral ->
    [yes] Neutrální auto
   *[other] Auto
} { $car } zastavuje v boxové uličce.
event-CarRetired = { $neutral ->
    [yes] Neutrálnímu autu
   *[other] Autu
} { $car } došly karty; polí do cíle: { $to_go }.
event-HandShown = { $seat } nemůže hrát a ukazuje karty: { $values }.
event-RaceCardDiscarded = { $seat } odhazuje kartu { $value }.
event-NeutralCardTurned = Neutrální auto { $car } otáčí kartu { $value }.
event-NeutralStayed = Neutrální auto { $car } kartu { $value } nevyužije a zůstává stát.
event-NeutralBlocked = Neutrální auto { $car } je zablokované.
event-SixesAllowed = Jednou dokola se nikdo nepohnul: teď se i ve vedení smí hrát šestka.
event-RaceCardDrawn = { $seat } dobírá kartu.
event-RaceCardDrawn-open = { $seat } dobírá kartu { $value }.
event-DeckChosen = { $seat } si vybírá balíček.
event-DeckChosen-own = { $deck ->
    [fast] { $seat } si vybírá rychlý balíček.
    [medium] { $seat } si vybírá střední balíček.
   *[slow] { $seat } si vybírá pomalý balíček.
}
event-PitCardsLaid = Karty do boxů (hodnoty), { $seat }: { $values }.
event-CardToSort = { $seat } se dívá na další kartu.
event-CardToSort-own = { $value ->
    [none] { $seat } už nemá žádnou kartu k rozdělení.
   *[other] Další karta k rozdělení: { $value }.
}
event-CardSorted = { $seat } odkládá kartu na hromádku.
event-CardSorted-own = { $value ->
    [none] { $seat } už nemá žádnou kartu k rozdělení.
   *[other] { $seat } dává kartu { $value } na hromádku { $pile }.
}
event-PilesPreset = { $seat } rozděluje karty.
event-PilesPreset-own = { $seat } rozděluje zbytek takto: { $preset }.
event-PitCardTaken = { $seat } si bere z boxů kartu { $value }.
event-PitCardStored = { $seat } dává druhou kartu z boxů ({ $value }) na hromádku { $pile }.

## The score sheet
line-place-1 = První místo
line-place-2 = Druhé místo
line-place-3 = Třetí místo
line-place-4 = Čtvrté místo
line-place-5 = Páté místo
line-place-6 = Šesté místo
line-not-home = Nedojelo do cíle

## The table in the terminal
ausgebremst-title = Závod { $race } z { $races }: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = kolo { $lap } z { $laps }
ausgebremst-last-lap = Poslední kolo
ausgebremst-grid = na startu
ausgebremst-home = v cíli, { $place }. místo
ausgebremst-out = mimo závod
ausgebremst-neutral = neutrální
ausgebremst-stop-owed = zastávka chybí
ausgebremst-stop-made = zastávka splněna
ausgebremst-stop-free = zatím bez zastávky
ausgebremst-column-car = auto
ausgebremst-column-driver = jezdec
ausgebremst-column-at = pole
ausgebremst-column-lap = kolo
ausgebremst-column-go = zbývá
ausgebremst-column-pit = boxy
ausgebremst-column-cards = karty
ausgebremst-shown = ukazuje { $cards }
ausgebremst-hand = Tvé karty
ausgebremst-fuel = Palivo: { $points }, polí do cíle: { $to_go }, rezerva: { $reserve }
ausgebremst-piles = Tvé hromádky, vrchní karta poslední
ausgebremst-sorting = Karta k rozdělení: { $value }
ausgebremst-road = Trať před tebou
ausgebremst-whole = Celé kolo
ausgebremst-move-ideal = zahrát { $value } na { $space }, po ideální stopě, rezerva { $reserve }
ausgebremst-move-wide = zahrát { $value } na { $space }, { $count ->
    [one] o { $count } pole víc než po ideální stopě
    [few] o { $count } pole víc než po ideální stopě
   *[other] o { $count } polí víc než po ideální stopě
}, rezerva { $reserve }
ausgebremst-move-pit = zahrát { $value } na { $space }, zastavit v boxové uličce, rezerva { $reserve }
ausgebremst-move-drive = zahrát { $value } na { $space }
ausgebremst-move-home = zahrát { $value }, přes cílovou čáru
ausgebremst-short-ideal = ideální stopa, { $reserve }
ausgebremst-short-wide = o { $count } delší, { $reserve }
ausgebremst-short-pit = zastávka v boxech, { $reserve }
ausgebremst-short-home = přes cílovou čáru
ausgebremst-move-pass = ukázat karty a čekat
ausgebremst-move-discard = ukázat karty, odhodit { $value } a dobrat si
ausgebremst-move-draw = dobrat z hromádky { $pile }
ausgebremst-move-sort = dát { $value } na hromádku { $pile }
ausgebremst-move-store = dát kartu z boxů na hromádku { $pile }
ausgebremst-move-take = vzít { $value } do ruky
ausgebremst-move-preset = rozdělit všechny zbylé: { $preset }
ausgebremst-move-deck = vybrat { $deck ->
    [fast] rychlý
    [medium] střední
   *[slow] pomalý
} balíček
ausgebremst-move-done = hotovo: všechny karty jsou rozdělené

## Explained, and the signs of the table
topic-ausgebremst-pit = V rodinné hře každé auto jednou zastaví v boxové uličce, na konci 1. nebo 2. kola: trať opustí u pole A, jeden tah skončí na poli uličky a vrátí se u pole C.
topic-ausgebremst-six = Kdo vede, třeba i na stejné úrovni s jinými, nesmí zahrát 6. Smí při prvním tahu auta, jakmile je některé auto v cíli, a se samými 6 v šikaně nebo vedle sebe v zablokovaných pruzích.
legend-ausgebremst-own = tvé auto
legend-ausgebremst-car = jiné auto
legend-ausgebremst-target = pole, na které tato karta dojede
legend-ausgebremst-change = tady se smí měnit pruh
legend-ausgebremst-white = bílá čára: pruh se nemění
legend-ausgebremst-chicane = šikana: volný je jen jeden pruh
legend-ausgebremst-entry = pole A: vjezd do boxové uličky
legend-ausgebremst-exit = pole C: výjezd z boxové uličky
legend-ausgebremst-leader = vede závod
legend-ausgebremst-stop = zastávka splněna, zastávka ještě čeká

## The page
web-race-standings = Pořadí
web-race-tank = Palivo
web-race-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-race-go = { $count ->
    [one] zbývá { $count } pole
    [few] zbývají { $count } pole
   *[other] zbývá { $count } polí
}
web-race-reserve = rezerva { $reserve }
web-race-card = Karta { $value }
web-race-choose-card = Zvol kartu: rozsvítí se všechna pole, kam dosáhne, s rezervou, která ti tam zbude.
web-race-cannot-play = Žádnou z karet nemůžeš zahrát.
web-race-must-discard = Čekání nepomůže: zvol kartu k odhození.
web-race-wait = Ukázat karty a čekat
web-race-throw = Odhodit { $value }
web-race-reach = S kartou { $value } dojedeš na
web-race-barred = Kartou { $value } ne
web-race-lane-L = vnitřní pruh
web-race-lane-M = střední pruh
web-race-lane-N = vnější pruh
web-race-lane-P = boxová ulička
web-race-short-L = uvnitř
web-race-short-M = střed
web-race-short-N = vně
web-race-short-P = box
web-race-finish = Cíl
web-race-pit = zastávka v boxech
web-race-neutral-car = neutrální auto { $number }
web-race-leads-no-six = vede: žádná 6
web-race-you-lead = Vedeš, a tak nesmíš zahrát 6.
web-race-stop-title-owed = Zastávka v boxech ještě čeká
web-race-stop-title-due = Zastávka v boxech v tomto kole
web-race-stop-title-open = Zastávka v boxech není povinná
web-race-stop-title-made = Zastávka splněna
web-race-stop-title-none = Boxová ulička je zavřená
web-race-stop-text-owed = Vjezd u A na konci 1. nebo 2. kola, výjezd u C. Stojí tě { $detour ->
    [one] jedno pole
    [few] { $detour } pole
   *[other] { $detour } polí
}.
web-race-stop-text-due = Vjeď u A a skonči tah v boxové uličce: projet kolem nesmíš.
web-race-stop-text-open = Vjezd u A na konci 1. nebo 2. kola. Přinese: { $cards }; cesta je delší o { $detour }.
web-race-near-ahead = { $name }, { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
} před tebou, { $lane }
web-race-near-behind = { $name }, { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
} za tebou, { $lane }
web-race-near-level = { $name }, vedle tebe, { $lane }
web-race-way-curve = zatáčka za { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
web-race-way-chicane = šikana za { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
web-race-way-free = volno: { $lane }
web-race-way-until = volno: { $lane }, polí: { $count }
web-race-way-blocked = blokováno: { $lane }
web-race-land-ideal = v ideální stopě
web-race-land-wide = { $count ->
    [one] { $count } pole navíc
    [few] { $count } pole navíc
   *[other] { $count } polí navíc
}
web-race-land-curve = v zatáčce
web-race-land-chicane = v šikaně
web-race-land-behind = těsně za: { $names }
web-race-land-beside = vedle: { $names }
web-race-land-before = těsně před: { $names }
web-race-place-ahead = { $lane }, { $count } vpředu
web-race-place-behind = { $lane }, { $count } vzadu
web-race-place-level = { $lane }, vedle tebe
web-race-place-own = { $lane }, tvé auto
web-race-why-taken = Obsazeno: { $name }.
web-race-why-blocked = V cestě: { $name }, { $place }.
web-race-why-line = Mezi tím je bílá čára: tady pruh měnit nesmíš.
web-race-drove = { $neutral ->
    [yes] Neutrální auto
   *[other] Auto
} { $car } hraje kartu { $value }: { $lane }.
web-race-to-sort = ještě { $count }
web-race-deck-fast = S každou kartou daleko, ale je jich málo: v tlačenici těžké.
web-race-deck-medium = Od všeho trochu.
web-race-deck-slow = Hodně malých karet: některá se vždy hodí, ale do cíle je víc tahů.
web-race-title-choose = Zvol tajně svůj balíček
web-race-title-sort = Polož kartu na jednu ze svých čtyř hromádek
web-race-title-open = Dober si první karty: zvol hromádku
web-race-title-draw = Dober kartu: zvol hromádku
web-race-title-take = Zastávka! Vezmi si jednu ze svých karet z boxů
web-race-title-store = Polož { $value } navrch některé hromádky
web-race-title-drive = Jeď
web-race-title-wait = Hotovo. Ostatní ještě vybírají.
web-race-deck-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
web-race-gears = Tvé hromádky
web-race-pile = Hromádka { $number }
web-race-pile-empty = prázdná
web-race-presets = Zbytek rozdělit naráz:
web-race-ready = Hotovo
web-race-take = vzít
web-race-race-result = Závod { $race } z { $races }: { $name }
web-race-season = Sezona
web-race-column-race = tento závod
web-race-next = Následuje: { $name }
web-race-next-grid = Startovní rošt
web-race-key-card = zvolit kartu či hromádku toho čísla; znovu: jet
web-race-key-space = přecházet mezi rozsvícenými poli
web-race-key-drive = jet na označené pole, nebo stisknout žluté tlačítko
web-race-key-why = říct, proč na pole nesmíš
web-race-key-standings = přečíst pořadí
web-race-key-zoom = přiblížit, oddálit, obnovit
web-race-key-pan = posunout plán

## Hints
hint-ausgebremst-detour = Pole ztracená oklikami: { $this }
hint-ausgebremst-leading = Tahy, kdy vedeš a nesmíš hrát šestku: { $this }
hint-ausgebremst-barred = Tahy, kdy držíš zakázanou šestku: { $this }
hint-ausgebremst-still = Tahy, kdy nemůžeš jet: { $this }
hint-ausgebremst-rivals-still = Tahy, kdy soupeři nemohou jet: { $this }
hint-ausgebremst-out = Karty ti dojdou v { $this } ze 100 případů
hint-ausgebremst-turns = Tahy do cíle: { $this }
hint-ausgebremst-won = Tento závod vyhraješ v { $this } ze 100 případů
hint-ausgebremst-place = Tvoje průměrné místo: { $this }

## On the page
web-poster-ausgebremst = Tři kola, jedna nádrž karet. Vybrzdi soupeře v šikaně.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Buď po { $laps } kolech v cíli dřív než ostatní. Tvůj balíček má sotva víc bodů, než žádá nejkratší cesta: kdo jezdí širokým obloukem, tomu dojdou karty.
howto-ausgebremst-turn-play = { $rules ->
    [family] Zahraj jednu kartu z ruky a jeď přesně o tolik polí. Pak si dober, ať máš zase { $hand }.
   *[advanced] Zahraj jednu kartu z ruky a jeď přesně o tolik polí. Pak si dober vrchní kartu některé své hromádky, ať máš zase { $hand }.
}
howto-ausgebremst-turn-must = Můžeš-li některou kartu zahrát, musíš, i když tě vynese ven. Když nejde žádná, ukážeš karty a čekáš.
howto-ausgebremst-turn-order = Na řadě jste v pořadí ze startu. V cíli musí být volná jen cesta k čáře; zbylé body propadnou.

## The track
howto-ausgebremst-name-cards = Závodní karty
howto-ausgebremst-name-lanes = Pruhy
howto-ausgebremst-name-room = Jiná auta
howto-ausgebremst-name-curve = Zatáčky
howto-ausgebremst-name-chicane = Šikany
howto-ausgebremst-name-ideal = Ideální stopa
howto-ausgebremst-name-six = Ve vedení žádná { $six }
howto-ausgebremst-track-cards = { $rules ->
    [family] Karta tě posune o tolik polí, kolik na ní stojí. Tvůj balíček má { $size } karet a { $total } bodů.
   *[advanced] Karta tě posune o tolik polí, kolik na ní stojí. Každý balíček má { $total } bodů.
}
howto-ausgebremst-track-lanes = Každý krok vede na další pole tvého nebo vedlejšího pruhu. Nikdy do strany, nikdy zpět.
howto-ausgebremst-track-room = Na poli stojí jen jedno auto a skrz auto se nejezdí. Proklouznout šikmo mezi dvěma se smí.
howto-ausgebremst-track-curve = Pruhy dělí bílé čáry: v zatáčce se pruh nemění, ani při vjezdu z poslední řady před ní.
howto-ausgebremst-track-chicane = Volný je jen prostřední pruh. Auto, které tam stojí, uzavře celou trať.
howto-ausgebremst-track-ideal = V zatáčce je vnitřní pruh kratší. Nejkratší cesta z první řady i se zastávkou: { $way } polí.
howto-ausgebremst-track-six = Kdo vede, třeba i na stejné úrovni s jinými, nesmí zahrát { $six }. Smí se při prvním tahu auta, nebo když už je některé auto v cíli.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Každé auto jednou zastaví, po { $first }. nebo po { $last }. kole: skonči tah v boxové uličce.
   *[advanced] Jednou smíš zastavit, po { $first }. nebo po { $last }. kole: skonči tah v boxové uličce. Dostaneš za to své karty z boxů.
}
howto-ausgebremst-pit-way = Dovnitř z pole A, ven na pole C, jedno auto za druhým. Auto na poli A brání vjezdu, auto na poli C výjezdu.
howto-ausgebremst-pit-closed = Na startu a v posledním kole je ulička zavřená. Průjezd není zastávka a druhá zastávka není dovolena.

## Neutral cars
howto-ausgebremst-neutral-grid = Na trati je vždy { $cars } aut. Chybějící doplní neutrální a startují vpředu.
howto-ausgebremst-neutral-drive = Neutrální auto otočí vrchní kartu a jede nejkratší cestou. Když ji nemůže využít, zůstane stát a karta je pryč.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] I ono zastaví: po { $first }. kole, dovolí-li to karta, jinak po { $last }. kole.
   *[advanced] Nikdy nezastavuje, ale může bránit vjezdu do boxové uličky i výjezdu z ní.
}
howto-ausgebremst-neutral-points = Neutrální auta obsadí místa, ale body nedostanou: nikdo za nimi se neposune.

## The advanced game
howto-ausgebremst-name-decks = Volba balíčku
howto-ausgebremst-name-pit-cards = Karty z boxů
howto-ausgebremst-name-piles = Hromádky
howto-ausgebremst-name-free-stop = Nepovinná zastávka
howto-ausgebremst-advanced-decks = Před každým závodem si všichni tajně zvolí balíček. Každý má { $total } bodů; rychlý má málo karet a hodně vysokých.
howto-ausgebremst-advanced-deck = { $size } karet: { $counts }.
howto-ausgebremst-advanced-pit-cards = Jedna nebo dvě tvé karty čekají v boxech. Když zastavíš, jednu dostaneš do ruky a druhá přijde navrch některé hromádky.
howto-ausgebremst-advanced-piles = Ostatní karty rozdělíš po jedné, lícem dolů, na { $piles } hromádky. V ruce držíš { $hand } karty a dobíráš z vrchu kterékoli hromádky.
howto-ausgebremst-advanced-free-stop = Zastávka není povinná: bez ní jedeš s kartami, které máš.

## Scoring
howto-ausgebremst-scoring-places = Body od prvního místa po poslední: { $places }.
howto-ausgebremst-scoring-out = Komu dojdou karty před cílem, ten vypadne a body nedostane.
howto-ausgebremst-scoring-season = Počet závodů v této sezoně: { $races }. Body se sčítají; při shodě rozhodne lepší místo v posledním závodě.
howto-ausgebremst-scoring-grid = Další závod startuje v pořadí z cíle toho minulého.

## Easily got wrong
howto-ausgebremst-mind-fit = Karta se jede celá. Když stojí auto v cestě, možná se vejde kratší; počítej, než zahraješ.
howto-ausgebremst-mind-level = I dělené vedení je vedení. V zatáčce jsou na stejné úrovni auta, kterým ve vlastním pruhu zbývá do konce stejně polí.
howto-ausgebremst-mind-six = Vedeš a máš jen karty { $six }? Čekáš. Zahrát ji smíš v šikaně, nebo vedle jiných, kteří mají také jen ty a s tebou uzavírají trať.
howto-ausgebremst-mind-stop = Zastávku zbytečně neodkládej: v { $last }. kole bez ní nesmíš minout pole A, a když ti jiní brání ve vjezdu, čekáš.
howto-ausgebremst-mind-reserve = Bez zastávky ti bodů zbývá jen pár: každý široký oblouk je znát.

## On the table
howto-ausgebremst-name-to-go = Pole do cíle
howto-ausgebremst-table-to-go = Tolik polí zbývá tomuto autu nejkratší cestou do cíle.
howto-ausgebremst-name-tank = Palivo
howto-ausgebremst-table-tank = Body všech tvých karet proti polím, která ti zbývají. Co přebývá, je tvoje rezerva.
howto-ausgebremst-name-reserve = Rezerva
howto-ausgebremst-table-reserve = Číslo jako +4 na poli: body, které ti přebudou, když tam dojedeš. Pod nulou už tvé karty do cíle nestačí.
howto-ausgebremst-name-cross = Křížek
howto-ausgebremst-table-cross = Sem by karta dosáhla, kdyby nic nestálo v cestě. Dotkni se ho a řekne, co tam stojí.
howto-ausgebremst-name-sign-pit = Značka P
howto-ausgebremst-table-sign-pit = Modrá: toto auto už v boxech zastavilo. Čárkovaná: ještě musí.
howto-ausgebremst-name-neutral = Neutrální auto
howto-ausgebremst-table-neutral = Nikdo ho neřídí. Otočí kartu a jede nejkratší cestou.
howto-ausgebremst-name-shown = Ukázané karty
howto-ausgebremst-table-shown = Nešlo zahrát nic, a tak bylo nutné karty ukázat.
howto-ausgebremst-name-straight = Rovinka
howto-ausgebremst-table-straight = Pole rovinky: odtud smíš do vedlejšího pruhu, jen ne z poslední řady před zatáčkou.

## Hints in plain words
hint-ausgebremst-home = Projedeš cílem
hint-ausgebremst-stop-owed = Každé auto musí jednou do boxů, a tím to budeš mít za sebou
hint-ausgebremst-stop-open = V boxové uličce dostaneš nové karty
hint-ausgebremst-past = Předjedeš { $count ->
    [one] jedno auto
    [few] { $count } auta
   *[other] { $count } aut
} a zůstaneš v ideální stopě
hint-ausgebremst-past-wide = Předjedeš { $count ->
    [one] jedno auto
    [few] { $count } auta
   *[other] { $count } aut
}; za tu zajížďku to stojí
hint-ausgebremst-least-wide = Krátká cesta je zablokovaná a tohle je nejmenší zajížďka
hint-ausgebremst-wide = Je to zajížďka o { $count ->
    [one] jedno pole
    [few] { $count } pole
   *[other] { $count } polí
}, ale je tam volno
hint-ausgebremst-low = Karty ti do cíle vyjdou jen tak tak a takhle nic nepromarníš
hint-ausgebremst-highest = Dokud je volno, doveze tě nejdál tvá nejvyšší karta
hint-ausgebremst-lowest = Tady stačí nízká karta a { $value } ti zůstane na volnou cestu
hint-ausgebremst-ideal = Je to nejkratší cesta, žádné pole se neztratí
hint-ausgebremst-pass = Všechny cesty jsou zablokované: počkej, až ostatní popojedou
hint-ausgebremst-discard = Všechny cesty jsou zablokované a nová karta možná najde mezeru
hint-ausgebremst-draw = Jako další tam leží { $value }
hint-ausgebremst-take = Tuhle kartu hned využiješ: { $value }
hint-ausgebremst-store = Víš, kde leží, a dobereš si ji, až ji budeš potřebovat
hint-ausgebremst-sort = Podobné karty v jednom balíčku: vždy víš, co si dobereš
hint-ausgebremst-preset = Podobné karty v jednom balíčku: vždy víš, co si dobereš
hint-ausgebremst-done = Všechny karty leží tam, kde je najdeš
hint-ausgebremst-deck-fast = Hodně vysokých karet se hodí na dlouhé rovinky
hint-ausgebremst-deck-medium = Od všeho něco: hodí se na každou trať
hint-ausgebremst-deck-slow = Hodně nízkých karet vždy najde mezeru
hint-plain-ausgebremst-detour = Pak tě čeká méně zajížděk
hint-plain-ausgebremst-leading = Zůstaneš za vedoucím autem a smíš hrát šestky
hint-plain-ausgebremst-barred = Šestky ti nezůstanou v ruce
hint-plain-ausgebremst-still = Budeš méně často stát za ostatními
hint-plain-ausgebremst-rivals-still = Budeš ostatním stát v cestě
hint-plain-ausgebremst-out = Karty ti vydrží až do cíle
hint-plain-ausgebremst-turns = Do cíle ti stačí méně tahů
ausgebremst-move-lane = zahrát { $value }, { $lane ->
    [L] vnitřní pruh
    [M] střední pruh
    [N] vnější pruh
   *[P] boxová ulička
}
