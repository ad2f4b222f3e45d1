# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = Il gioco normale (tre carte in mano, un pit-stop obbligatorio) o il gioco avanzato (mazzi segreti, mazzetti marcia, pit-stop facoltativi).
option-ausgebremst-circuits = La stagione: un numero di tracciati nell’ordine stampato, oppure quelli che scegli tu, nel tuo ordine, per esempio 3+7+1.
option-ausgebremst-six-exception = In testa fianco a fianco, tutti con soli 6: le carte degli altri contano solo dopo essere state mostrate, oppure anche coperte, come dice il libretto; allora le mosse che puoi fare possono rivelarti che cosa hanno in mano gli altri.

## Options in a word or two, and their values
title-ausgebremst-rules = Regole
value-ausgebremst-rules-family = gioco normale: tre carte in mano, un pit-stop obbligatorio
value-ausgebremst-rules-advanced = gioco avanzato: mazzi segreti, mazzetti marcia, pit-stop facoltativi
title-ausgebremst-circuits = Stagione
value-ausgebremst-circuits-printed = numero di tracciati, nell’ordine stampato
value-ausgebremst-circuits-chosen = tracciati a scelta, per esempio 3+7+1
title-ausgebremst-six-exception = In testa con soli 6
value-ausgebremst-six-exception-shown = le carte degli altri contano solo dopo essere state mostrate
value-ausgebremst-six-exception-booklet = le carte degli altri contano anche coperte, come nel libretto

## Circuits
difficulty-easy = facile
difficulty-medium = medio
difficulty-hard = difficile
direction-clockwise = senso orario
direction-anticlockwise = senso antiorario
deck-fast = mazzo veloce
deck-medium = mazzo medio
deck-slow = mazzo lento
section-ausgebremst-regole-delle-carte-corsa = { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = { $printed }
section-ausgebremst-quale-tracciato-di-corsa = { $printed }
section-ausgebremst-regole-di-gara = { $printed }
section-ausgebremst-sorpassi = { $printed }
section-ausgebremst-linea-bianca-continua = { $printed }
section-ausgebremst-limitazioni-di-movimento = { $printed }
section-ausgebremst-bloccaggio = { $printed }
section-ausgebremst-pit-stop = { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = { $printed }
section-ausgebremst-mazzi-marcia = { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = { $printed }
section-ausgebremst-giocare = { $printed }
section-ausgebremst-regole-di-gioco-avanzate = { $printed }

## Refusals
refusal-race-card-missing = Non hai in mano un { $value }. ({ $section })
refusal-leader-six = Sei in testa, e chi è in testa non può giocare un 6{ $exception ->
   *[possible] , salvo con soli 6 in mano su uno spazio che blocca l’intero tracciato.
    [none] .
} ({ $section })
refusal-joint-leader-six = Sei in testa insieme all’auto { $car }, e chi è in testa non può giocare un 6{ $exception ->
   *[possible] , salvo quando tutti gli affiancati hanno in mano solo 6 e insieme bloccano l’intero tracciato.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit } non ha lo spazio { $space }. ({ $section })
refusal-space-taken = Su { $space } c’è l’auto { $car }. ({ $section })
refusal-way-blocked = L’auto { $car } su { $at } blocca la strada verso { $space ->
    [finish] il traguardo
   *[other] { $space }
}. ({ $section })
refusal-white-line = La linea bianca continua da { $first } a { $last } ti tiene nella tua corsia: { $space } è dall’altra parte. ({ $section })
refusal-out-of-reach = Con un { $value } non arrivi { $space ->
    [finish] da { $start } al traguardo
   *[other] esattamente da { $start } a { $space }
}. ({ $section })
refusal-only-forward = Le auto vanno solo in avanti o in diagonale in avanti, mai di lato o indietro. ({ $section })
refusal-pit-entry = Nella corsia del pit-stop si entra solo dal campo A. ({ $section })
refusal-pit-closed = La corsia del pit-stop è aperta solo alla fine dei giri 1 e 2; { $lap ->
    [0] tu sei ancora alla partenza.
   *[other] tu sei al giro { $lap }.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] In questo giro devi fare il pit-stop, e da { $space } non arriveresti più sul campo A ({ $entry }).
   *[past] In questo giro devi fare il pit-stop: non puoi superare il campo A ({ $entry }) per andare su { $space }, né attraversare la corsia senza fermarti.
} ({ $section })
refusal-second-stop = Hai già fatto il tuo pit-stop; un secondo non è permesso. ({ $section })
refusal-must-play = { $card ->
    [none] Puoi giocare una carta, quindi non puoi passare.
   *[other] Puoi giocare un { $card }, quindi non puoi passare.
} ({ $section })
refusal-no-race-discard = Qui non si scarta: gioca una carta, o passa se non puoi. ({ $section })
refusal-must-discard = { $why ->
    [stall] Da troppo tempo nessuna auto riesce a muoversi: scarta una carta e pescane un’altra. (regola nostra)
    [pit] Devi fare il pit-stop e nessuna di queste carte ti porta nella corsia: scartane una. ({ $section })
   *[none] Nessuna di queste carte può aiutarti: scartane una. ({ $section })
}
refusal-choose-deck = Prima scegli il mazzo: veloce, medio o lento. ({ $section })
refusal-sort-cards = Metti la carta che hai davanti su un mazzetto, o usa uno schema pronto. ({ $section })
refusal-nothing-to-sort = Non hai più carte da ordinare: scegli «Fatto». ({ $section })
refusal-draw-from-pile = Prima pesca una carta da uno dei tuoi mazzetti. ({ $section })
refusal-pile-empty = Il mazzetto { $pile } è vuoto. ({ $section })
refusal-take-pit-card = Prima prendi una delle tue carte pit stop: { $low } o { $high }. ({ $section })
refusal-no-pit-card = Tra le tue carte pit stop non c’è un { $value }: prendi { $low } o { $high }. ({ $section })
refusal-store-pit-card = Prima metti l’altra carta pit stop su uno dei tuoi mazzetti. ({ $section })
refusal-drive-now = Ora tocca a te guidare. ({ $section })
refusal-family-game = Questo fa parte del gioco avanzato. ({ $section })

## What happened
event-GridCardDrawn = { $seat } pesca un { $value } per la griglia.
event-RaceStarted = Le auto sono sulla griglia di partenza: { $circuit }.
event-RaceHandDealt = { $seat } riceve le carte.
event-RaceHandDealt-own = Le tue carte: { $values }.
event-CarDrove = { $neutral ->
    [yes] L’auto neutrale
   *[other] L’auto
} { $car } gioca un { $value }: da { $start } { $space ->
    [finish] al traguardo
   *[other] a { $space }
}.
event-LapBegan = { $neutral ->
    [yes] L’auto neutrale
   *[other] L’auto
} { $car } è al giro { $lap }.
event-PitStopMade = { $neutral ->
    [yes] L’auto neutrale
   *[other] L’auto
} { $car } fa il suo pit-stop.
event-CarRetired = { $neutral ->
    [yes] L’auto neutrale
   *[other] L’auto
} { $car } { $to_go ->
    [one] ha finito le carte, a { $to_go } spazio dal traguardo.
   *[other] ha finito le carte, a { $to_go } spazi dal traguardo.
}
event-HandShown = { $seat } non può giocare e mostra le carte: { $values }.
event-RaceCardDiscarded = { $seat } scarta un { $value }.
event-NeutralCardTurned = L’auto neutrale { $car } gira un { $value }.
event-NeutralStayed = L’auto neutrale { $car } non può usare la carta { $value } e resta ferma.
event-NeutralBlocked = L’auto neutrale { $car } è bloccata.
event-SixesAllowed = Per un intero giro di tavolo nessuno si è mosso: ora anche chi è in testa può giocare un 6.
event-RaceCardDrawn = { $seat } pesca una carta.
event-RaceCardDrawn-open = { $seat } pesca un { $value }.
event-DeckChosen = { $seat } sceglie un mazzo.
event-DeckChosen-own = { $deck ->
    [fast] { $seat } sceglie il mazzo veloce.
    [medium] { $seat } sceglie il mazzo medio.
   *[slow] { $seat } sceglie il mazzo lento.
}
event-PitCardsLaid = Carte pit stop di { $seat } (valori): { $values }.
event-CardToSort = { $seat } guarda la carta seguente.
event-CardToSort-own = { $value ->
    [none] { $seat } non ha più carte da ordinare.
   *[other] La prossima carta da ordinare è un { $value }.
}
event-CardSorted = { $seat } ordina una carta.
event-CardSorted-own = { $value ->
    [none] { $seat } non ha più carte da ordinare.
   *[other] { $seat } mette un { $value } sul mazzetto { $pile }.
}
event-PilesPreset = { $seat } ordina le carte.
event-PilesPreset-own = { $seat } ordina il resto così: { $preset }.
event-PitCardTaken = { $seat } prende un { $value } dalle sue carte pit stop.
event-PitCardStored = { $seat } mette l’altra carta pit stop, un { $value }, sul mazzetto { $pile }.

## The score sheet
line-place-1 = Primo posto
line-place-2 = Secondo posto
line-place-3 = Terzo posto
line-place-4 = Quarto posto
line-place-5 = Quinto posto
line-place-6 = Sesto posto
line-not-home = Traguardo non raggiunto

## The table in the terminal
ausgebremst-title = Gara { $race } di { $races }: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = giro { $lap } di { $laps }
ausgebremst-last-lap = Ultimo giro
ausgebremst-grid = in griglia
ausgebremst-home = arrivata, posizione { $place }
ausgebremst-out = fuori gara
ausgebremst-neutral = neutrale
ausgebremst-stop-owed = pit-stop da fare
ausgebremst-stop-made = pit-stop fatto
ausgebremst-stop-free = ancora nessun pit-stop
ausgebremst-column-car = auto
ausgebremst-column-driver = chi guida
ausgebremst-column-at = spazio
ausgebremst-column-lap = giro
ausgebremst-column-go = mancano
ausgebremst-column-pit = pit
ausgebremst-column-cards = carte
ausgebremst-shown = mostra { $cards }
ausgebremst-hand = Le tue carte
ausgebremst-fuel = Carburante { $points }, spazi al traguardo { $to_go }, riserva { $reserve }
ausgebremst-piles = I tuoi mazzetti marcia, la carta in cima per ultima
ausgebremst-sorting = La prossima carta da ordinare: { $value }
ausgebremst-road = La strada davanti a te
ausgebremst-whole = Il giro intero
ausgebremst-move-ideal = gioca { $value } fino a { $space }, sulla linea ideale, riserva { $reserve }
ausgebremst-move-wide = gioca { $value } fino a { $space }, { $count ->
    [one] { $count } spazio in più della linea ideale
   *[other] { $count } spazi in più della linea ideale
}, riserva { $reserve }
ausgebremst-move-pit = gioca { $value } fino a { $space }, fai il pit-stop, riserva { $reserve }
ausgebremst-move-drive = gioca { $value } fino a { $space }
ausgebremst-move-home = gioca { $value }, oltre il traguardo
ausgebremst-short-ideal = linea ideale, { $reserve }
ausgebremst-short-wide = { $count } in più, { $reserve }
ausgebremst-short-pit = pit-stop, { $reserve }
ausgebremst-short-home = oltre il traguardo
ausgebremst-move-pass = mostra le carte e aspetta
ausgebremst-move-discard = mostra le carte, scarta la carta { $value } e pesca
ausgebremst-move-draw = pesca dal mazzetto { $pile }
ausgebremst-move-sort = metti la carta { $value } sul mazzetto { $pile }
ausgebremst-move-store = metti la carta pit stop sul mazzetto { $pile }
ausgebremst-move-take = prendi in mano la carta { $value }
ausgebremst-move-preset = ordina tutto il resto: { $preset }
ausgebremst-move-deck = scegli il mazzo { $deck ->
    [fast] veloce
    [medium] medio
   *[slow] lento
}
ausgebremst-move-done = fatto: hai ordinato tutte le carte

## Explained, and the signs of the table
topic-ausgebremst-pit = Nel gioco normale ogni auto fa un pit-stop, alla fine del giro 1 o 2: lascia la pista al campo A, finisce una mossa nella corsia del pit-stop e rientra al campo C.
topic-ausgebremst-six = Chi è in testa, senza altri o alla pari, non può giocare un 6. È permesso alla prima mossa di un’auto, quando un’auto è arrivata, e con soli 6 in mano in una chicane o fianco a fianco con le corsie bloccate.
legend-ausgebremst-own = la tua auto
legend-ausgebremst-car = un’altra auto
legend-ausgebremst-target = uno spazio che questa carta raggiunge
legend-ausgebremst-change = qui puoi cambiare corsia
legend-ausgebremst-white = linea bianca: niente cambio di corsia
legend-ausgebremst-chicane = una chicane: una sola corsia è libera
legend-ausgebremst-entry = campo A: ingresso della corsia del pit-stop
legend-ausgebremst-exit = campo C: uscita della corsia del pit-stop
legend-ausgebremst-leader = in testa
legend-ausgebremst-stop = pit-stop fatto, pit-stop da fare

## The page
web-race-standings = Classifica
web-race-tank = Carburante
web-race-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-race-go = { $count ->
    [one] ancora { $count } spazio
   *[other] ancora { $count } spazi
}
web-race-reserve = riserva { $reserve }
web-race-card = Carta { $value }
web-race-choose-card = Scegli una carta: si accendono tutti gli spazi che raggiunge, con la riserva che ti resta lì.
web-race-cannot-play = Nessuna delle tue carte si può giocare.
web-race-must-discard = Aspettare non servirebbe: scegli una carta da scartare.
web-race-wait = Mostra la mano e aspetta
web-race-throw = Scarta la carta { $value }
web-race-reach = La carta { $value } raggiunge
web-race-barred = Non con la carta { $value }
web-race-lane-L = corsia interna
web-race-lane-M = corsia centrale
web-race-lane-N = corsia esterna
web-race-lane-P = corsia del pit-stop
web-race-short-L = interna
web-race-short-M = centro
web-race-short-N = esterna
web-race-short-P = pit
web-race-finish = Traguardo
web-race-pit = pit-stop
web-race-neutral-car = auto neutrale { $number }
web-race-leads-no-six = in testa: niente 6
web-race-you-lead = Sei in testa, quindi non puoi giocare un 6.
web-race-stop-title-owed = Pit-stop ancora da fare
web-race-stop-title-due = Pit-stop in questo giro
web-race-stop-title-open = Pit-stop, se vuoi
web-race-stop-title-made = Pit-stop fatto
web-race-stop-title-none = La corsia del pit-stop è chiusa
web-race-stop-text-owed = Si entra da A alla fine del giro 1 o 2, si esce da C. Costa { $detour ->
    [one] uno spazio
   *[other] { $detour } spazi
}.
web-race-stop-text-due = Entra da A e finisci una mossa nella corsia del pit-stop: non puoi passare oltre.
web-race-stop-text-open = Si entra da A alla fine del giro 1 o 2. Porta: { $cards }; la strada si allunga di { $detour }.
web-race-near-ahead = { $name }, { $count } davanti, { $lane }
web-race-near-behind = { $name }, { $count } dietro, { $lane }
web-race-near-level = { $name }, alla tua altezza, { $lane }
web-race-way-curve = { $count ->
    [one] curva tra { $count } spazio
   *[other] curva tra { $count } spazi
}
web-race-way-chicane = { $count ->
    [one] chicane tra { $count } spazio
   *[other] chicane tra { $count } spazi
}
web-race-way-free = { $lane } libera
web-race-way-until = { $count ->
    [one] { $lane } libera per { $count } spazio
   *[other] { $lane } libera per { $count } spazi
}
web-race-way-blocked = { $lane } bloccata
web-race-land-ideal = sulla linea ideale
web-race-land-wide = { $count ->
    [one] { $count } spazio in più
   *[other] { $count } spazi in più
}
web-race-land-curve = in curva
web-race-land-chicane = nella chicane
web-race-land-behind = subito dietro a: { $names }
web-race-land-beside = accanto a: { $names }
web-race-land-before = subito davanti a: { $names }
web-race-place-ahead = { $lane }, { $count } davanti
web-race-place-behind = { $lane }, { $count } dietro
web-race-place-level = { $lane }, alla tua altezza
web-race-place-own = { $lane }, la tua auto
web-race-why-taken = Occupato: { $name }.
web-race-why-blocked = Blocca la via: { $name }, { $place }.
web-race-why-line = C’è una linea bianca in mezzo: qui non si cambia corsia.
web-race-drove = { $neutral ->
    [yes] L’auto neutrale
   *[other] L’auto
} { $car } gioca un { $value }: { $lane }.
web-race-to-sort = ancora { $count }
web-race-deck-fast = Lontano con ogni carta, ma sono poche: difficile nel traffico.
web-race-deck-medium = Un po’ di tutto.
web-race-deck-slow = Tante carte piccole: una va sempre bene, ma servono più turni.
web-race-title-choose = Scegli in segreto il tuo mazzo
web-race-title-sort = Metti la carta su uno dei tuoi quattro mazzetti marcia
web-race-title-open = Pesca la prima mano: scegli un mazzetto
web-race-title-draw = Pesca una carta: scegli un mazzetto
web-race-title-take = Pit-stop! Prendi una delle tue carte pit stop
web-race-title-store = Metti la carta { $value } in cima a un mazzetto
web-race-title-drive = Guida
web-race-title-wait = Fatto. Gli altri stanno ancora scegliendo.
web-race-deck-size = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-race-gears = I tuoi mazzetti marcia
web-race-pile = Mazzetto { $number }
web-race-pile-empty = vuoto
web-race-presets = Ordina il resto in un colpo:
web-race-ready = Fatto
web-race-take = prendi
web-race-race-result = Gara { $race } di { $races }: { $name }
web-race-season = Stagione
web-race-column-race = questa gara
web-race-next = Prossima: { $name }
web-race-next-grid = La griglia
web-race-key-card = scegliere la carta o il mazzetto con quel numero; di nuovo: guidare
web-race-key-space = passare da uno spazio acceso all’altro
web-race-key-drive = guidare allo spazio segnato, o premere il pulsante giallo
web-race-key-why = dire perché uno spazio non è permesso
web-race-key-standings = leggere la classifica
web-race-key-zoom = ingrandire, rimpicciolire, ripristinare
web-race-key-pan = spostare il tabellone

## Hints
hint-ausgebremst-detour = Le deviazioni ti costano { $this } spazi
hint-ausgebremst-leading = Turni in cui sei in testa e non puoi giocare il 6: { $this }
hint-ausgebremst-barred = Turni in cui hai in mano un 6 vietato: { $this }
hint-ausgebremst-still = Turni in cui non puoi muovere: { $this }
hint-ausgebremst-rivals-still = Turni in cui i rivali non possono muovere: { $this }
hint-ausgebremst-out = Finisci le carte in { $this } casi su 100
hint-ausgebremst-turns = Turni fino al traguardo: { $this }
hint-ausgebremst-won = Vinci questa gara in { $this } casi su 100
hint-ausgebremst-place = Il tuo posto in media: { $this }

## On the page
web-poster-ausgebremst = Tre giri, un serbatoio di carte. Blocca gli altri nella chicane.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Taglia il traguardo prima degli altri dopo { $laps } giri. Il tuo mazzo ha poco più dei punti che servono per la via più corta: chi va largo resta senza carte.
howto-ausgebremst-turn-play = { $rules ->
    [family] Gioca una delle { $hand } carte che hai in mano e avanza esattamente di altrettanti spazi. Poi ne peschi un’altra.
   *[advanced] Gioca una delle { $hand } carte che hai in mano e avanza esattamente di altrettanti spazi. Poi peschi la carta in cima a un mazzetto a scelta.
}
howto-ausgebremst-turn-must = Se puoi giocare una carta devi farlo, anche se ti porta largo. Se non puoi con nessuna, mostri la mano e aspetti.
howto-ausgebremst-turn-order = Si gioca nell’ordine della griglia. Al traguardo basta che la via sia libera fino alla linea; i punti in più vanno persi.

## The track
howto-ausgebremst-name-cards = Carte corsa
howto-ausgebremst-name-lanes = Corsie
howto-ausgebremst-name-room = Altre auto
howto-ausgebremst-name-curve = Curve
howto-ausgebremst-name-chicane = Chicane
howto-ausgebremst-name-ideal = Linea ideale
howto-ausgebremst-name-six = Niente { $six } per chi è in testa
howto-ausgebremst-track-cards = { $rules ->
    [family] Una carta ti fa avanzare di quanto dice. Il tuo mazzo ha { $size } carte con { $total } punti.
   *[advanced] Una carta ti fa avanzare di quanto dice. Ogni mazzo ha { $total } punti.
}
howto-ausgebremst-track-lanes = Ogni passo va al prossimo spazio della tua corsia o di una corsia accanto. Mai di lato, mai indietro.
howto-ausgebremst-track-room = Un’auto per spazio, e nessuno passa attraverso un’auto. In diagonale fra due auto si passa.
howto-ausgebremst-track-curve = Linee bianche dividono le corsie: non si cambia corsia in curva, né dall’ultima fila prima della curva.
howto-ausgebremst-track-chicane = È libera solo la corsia centrale. Un’auto ferma lì chiude tutta la pista.
howto-ausgebremst-track-ideal = In curva l’interno è più corto. La via più corta dalla prima fila, con un pit-stop: { $way } spazi.
howto-ausgebremst-track-six = Chi è in testa, senza altri o alla pari, non può giocare un { $six }. È permesso alla prima mossa di un’auto e quando un’auto è già arrivata.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Ogni auto fa un pit-stop, dopo il giro { $first } o il giro { $last }: finisci una mossa nella corsia del pit-stop.
   *[advanced] Puoi fare un pit-stop, dopo il giro { $first } o il giro { $last }: finisci una mossa nella corsia del pit-stop. Prendi così le tue carte pit stop.
}
howto-ausgebremst-pit-way = Si entra dal campo A e si esce sul campo C, in fila. Un’auto su A chiude l’ingresso, un’auto su C l’uscita.
howto-ausgebremst-pit-closed = Alla partenza e nell’ultimo giro la corsia del pit-stop è chiusa. Attraversarla non conta come pit-stop, e un secondo non c’è.

## Neutral cars
howto-ausgebremst-neutral-grid = In gara ci sono sempre { $cars } auto. Le auto neutrali completano il numero e partono davanti.
howto-ausgebremst-neutral-drive = Un’auto neutrale gira la sua prima carta e prende la via più corta. Se non può usarla resta ferma, e la carta è persa.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Anche lei fa un pit-stop: dopo il giro { $first } se la carta lo permette, altrimenti dopo il giro { $last }.
   *[advanced] Non fa mai un pit-stop, ma può chiudere l’ingresso e l’uscita della corsia del pit-stop.
}
howto-ausgebremst-neutral-points = Le auto neutrali occupano posti ma non prendono punti: chi è dietro non sale.

## The advanced game
howto-ausgebremst-name-decks = Scelta del mazzo
howto-ausgebremst-name-pit-cards = Carte pit stop
howto-ausgebremst-name-piles = Mazzetti marcia
howto-ausgebremst-name-free-stop = Pit-stop facoltativo
howto-ausgebremst-advanced-decks = Prima di ogni gara ognuno sceglie in segreto un mazzo. Tutti hanno { $total } punti; quello veloce ha poche carte e molte alte.
howto-ausgebremst-advanced-deck = { $size } carte: { $counts }.
howto-ausgebremst-advanced-pit-cards = Una o due delle tue carte aspettano nella corsia del pit-stop. Se fai il pit-stop, una va in mano e l’altra in cima a un mazzetto.
howto-ausgebremst-advanced-piles = Distribuisci le altre carte una per una, coperte, su { $piles } mazzetti. In mano ne tieni { $hand } e peschi dalla cima di quello che vuoi.
howto-ausgebremst-advanced-free-stop = Il pit-stop non è obbligatorio: senza, corri con le carte che hai.

## Scoring
howto-ausgebremst-scoring-places = Punti dal primo all’ultimo posto: { $places }.
howto-ausgebremst-scoring-out = Se resti senza carte prima del traguardo, la tua auto è fuori gara e non prendi punti.
howto-ausgebremst-scoring-season = Gare di questa stagione: { $races }. I punti si sommano; a parità conta il posto nell’ultima gara.
howto-ausgebremst-scoring-grid = La gara successiva parte nell’ordine dell’ultimo arrivo.

## Easily got wrong
howto-ausgebremst-mind-fit = Una carta si percorre per intero. Se un’auto è d’intralcio, forse ce ne sta una più bassa: conta prima di giocare.
howto-ausgebremst-mind-level = Chi divide il comando è in testa. In curva sono alla pari le auto a cui mancano altrettanti spazi alla fine, ognuna nella propria corsia.
howto-ausgebremst-mind-six = In testa con soli { $six } si aspetta. Puoi giocarne uno su una chicane, o accanto ad altri che hanno solo quelli e con te chiudono la pista.
howto-ausgebremst-mind-stop = Non rimandare il pit-stop alla leggera: nel giro { $last } senza pit-stop non puoi superare il campo A, e se altri chiudono l’ingresso aspetti.
howto-ausgebremst-mind-reserve = Senza pit-stop hai pochi punti di margine: ogni curva larga pesa.

## On the table
howto-ausgebremst-name-to-go = Spazi al traguardo
howto-ausgebremst-table-to-go = Quanti spazi mancano a quest’auto per la via più corta fino al traguardo.
howto-ausgebremst-name-tank = Carburante
howto-ausgebremst-table-tank = I punti di tutte le tue carte contro gli spazi che ti restano. Quello che avanza è la tua riserva.
howto-ausgebremst-name-reserve = Riserva
howto-ausgebremst-table-reserve = Un numero come +4 su uno spazio: i punti che ti avanzano se vai lì. Sotto zero le carte non bastano più per il traguardo.
howto-ausgebremst-name-cross = Una croce
howto-ausgebremst-table-cross = La tua carta arriverebbe qui se la via fosse libera. Toccala: dice che cosa la blocca.
howto-ausgebremst-name-sign-pit = Il segno P
howto-ausgebremst-table-sign-pit = Blu: quest’auto ha già fatto il pit-stop. Tratteggiato: deve ancora farlo.
howto-ausgebremst-name-neutral = Auto neutrale
howto-ausgebremst-table-neutral = Non la guida nessuno. Gira una carta e prende la via più corta.
howto-ausgebremst-name-shown = Carte mostrate
howto-ausgebremst-table-shown = Non poteva giocare nulla, e ha dovuto mostrare queste carte.
howto-ausgebremst-name-straight = Rettilineo
howto-ausgebremst-table-straight = Uno spazio del rettilineo: da qui puoi passare alla corsia accanto, ma non dall’ultima fila prima di una curva.

## Hints in plain words
hint-ausgebremst-home = Tagli il traguardo
hint-ausgebremst-stop-owed = Ogni auto deve fermarsi una volta, e così il tuo pit-stop è fatto
hint-ausgebremst-stop-open = Nella corsia del pit-stop prendi carte nuove
hint-ausgebremst-past = Superi { $count ->
    [one] un’auto
   *[other] { $count } auto
} e resti sulla traiettoria ideale
hint-ausgebremst-past-wide = Superi { $count ->
    [one] un’auto
   *[other] { $count } auto
}: vale il giro più lungo
hint-ausgebremst-least-wide = La via breve è bloccata, e questa è la deviazione più piccola
hint-ausgebremst-wide = È una deviazione di { $count ->
    [one] uno spazio
   *[other] { $count } spazi
}, ma lì la strada è libera
hint-ausgebremst-low = Le tue carte bastano appena fino al traguardo, e così non ne sprechi
hint-ausgebremst-highest = Finché la strada è libera, la tua carta più alta ti porta più lontano
hint-ausgebremst-lowest = Qui basta una carta bassa, e tieni il { $value } per la strada libera
hint-ausgebremst-ideal = È la via più breve: non sprechi spazi
hint-ausgebremst-pass = Ogni via è bloccata: aspetta che gli altri vadano avanti
hint-ausgebremst-discard = Ogni via è bloccata, e una carta nuova può trovare un varco
hint-ausgebremst-draw = La prossima carta lì è un { $value }
hint-ausgebremst-take = Un { $value } ti serve subito
hint-ausgebremst-store = Sai dov’è e puoi pescarla quando ti serve
hint-ausgebremst-sort = Carte simili in un mazzetto: sai sempre che cosa peschi
hint-ausgebremst-preset = Carte simili in un mazzetto: sai sempre che cosa peschi
hint-ausgebremst-done = Tutte le tue carte sono dove puoi trovarle
hint-ausgebremst-deck-fast = Tante carte alte vanno bene sui lunghi rettilinei
hint-ausgebremst-deck-medium = Un po’ di tutto: va bene su ogni circuito
hint-ausgebremst-deck-slow = Tante carte basse trovano sempre un varco
hint-plain-ausgebremst-detour = Dopo ti aspettano meno deviazioni
hint-plain-ausgebremst-leading = Resti dietro a chi è in testa e puoi giocare i tuoi 6
hint-plain-ausgebremst-barred = I tuoi 6 non ti restano in mano
hint-plain-ausgebremst-still = Così la strada ti si blocca meno spesso
hint-plain-ausgebremst-rivals-still = Così sbarri la strada agli altri
hint-plain-ausgebremst-out = Così le carte ti bastano fino al traguardo
hint-plain-ausgebremst-turns = Così arrivi al traguardo in meno turni
ausgebremst-move-lane = gioca il { $value }, { $lane ->
    [L] corsia interna
    [M] corsia centrale
    [N] corsia esterna
   *[P] corsia del pit-stop
}
