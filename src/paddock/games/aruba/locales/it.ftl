# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Bomba
card-aruba-hook = Gancio
card-aruba-extra-die = Dado extra
card-aruba-die-change = Cambio dado
card-aruba-larceny = Furto
card-aruba-re-roll = Rilancio
card-aruba-nitro = Nitro
card-aruba-repair = Riparazione
card-aruba-bumper = Paraurti
card-aruba-saw = Lama

## Options
option-aruba-circuit = La pista: il triangolo ha 40 file e tre curve, il porto 61 file e sei curve.
option-aruba-cars = Auto a testa quando si gioca in tre: due, come nei regolamenti inglese e tedesco, o una.
option-aruba-bomb = Segnalini danno che una bomba dà a ogni auto colpita: 1, o 2 come nel regolamento ceco.
option-aruba-blast = Dove esplode una bomba: nelle due file dietro l’auto, o tutt’intorno allo spazio dietro di essa, compreso chi la lancia (regolamenti inglese e tedesco).
option-aruba-hook = Quando un’auto può agganciarsi: subito dopo il primo lancio, o dopo l’ultimo (regolamenti inglese e tedesco).
option-aruba-grid = La partenza successiva: chi ha vinto e poi in ordine di turno, o in ordine d’arrivo (regolamento ceco).
option-aruba-dice-cards = Dado extra e Cambio dado: solo durante i lanci, o anche più tardi nel turno (i regolamenti ceco e slovacco non dicono quando).
option-aruba-leader = Quale auto è in testa: quella davanti all’inizio del suo turno, o all’inizio del suo movimento (regolamenti inglese e tedesco).
option-aruba-leader-nitro = L’auto in testa che si muove solo con Nitro: perde uno spazio come sempre, o non perde nulla (regolamenti inglese e tedesco).
option-aruba-larceny = Furto: alla fine del turno, o in qualsiasi momento del turno (regolamenti inglese e tedesco).
option-aruba-new-cards = Una carta ricevuta in questo turno: aspetta il turno seguente, o si può scartare subito per una riparazione rapida (regolamento ceco).
option-aruba-races = Quanto dura la partita: tre gare a punti o una gara sola.

## Options in a word or two, and their values
title-aruba-circuit = Pista
value-aruba-circuit-triangle = triangolo: 40 file, tre curve
value-aruba-circuit-harbour = porto: 61 file, sei curve
title-aruba-cars = Auto a testa in tre
value-aruba-cars = { $number ->
    [one] un’auto
   *[other] { $number } auto
}
title-aruba-bomb = Una bomba dà
value-aruba-bomb = { $number ->
    [one] un segnalino danno
   *[other] { $number } segnalini danno
}
title-aruba-blast = Una bomba esplode
value-aruba-blast-behind = nelle due file dietro l’auto
value-aruba-blast-around = tutt’intorno allo spazio dietro, anche chi la lancia
title-aruba-hook = Aggancio
value-aruba-hook-first-roll = dopo il primo lancio
value-aruba-hook-last-roll = dopo l’ultimo lancio
title-aruba-grid = La partenza successiva
value-aruba-grid-turn-order = chi ha vinto, poi in ordine di turno
value-aruba-grid-arrival = in ordine d’arrivo
title-aruba-dice-cards = Dado extra e Cambio dado
value-aruba-dice-cards-rolling = solo durante i lanci
value-aruba-dice-cards-any-time = anche più tardi nel turno
title-aruba-leader = In testa è l’auto davanti
value-aruba-leader-turn = all’inizio del suo turno
value-aruba-leader-movement = all’inizio del suo movimento
title-aruba-leader-nitro = In testa con il solo Nitro
value-aruba-leader-nitro-loses = perde uno spazio come sempre
value-aruba-leader-nitro-free = non perde nulla
title-aruba-larceny = Furto
value-aruba-larceny-end = alla fine del turno
value-aruba-larceny-any-time = in qualsiasi momento del turno
title-aruba-new-cards = Una carta ricevuta in questo turno
value-aruba-new-cards-wait = aspetta il turno seguente
value-aruba-new-cards-fix = si può scartare subito per una riparazione rapida
title-aruba-races = Durata
value-aruba-races = { $number ->
    [one] una gara
   *[other] { $number } gare
}

## Refusals
refusal-aruba-no-such-dice = Non hai questi dadi. Sul tavolo: { $dice }. ({ $section })
refusal-aruba-not-in-hand = Non hai in mano la carta «{ $card }». ({ $section })
refusal-aruba-new-card = La carta «{ $card }» è arrivata in questo turno: puoi usarla dal prossimo. ({ $section })
refusal-aruba-roll-first = Prima lancia i dadi. ({ $section })
refusal-aruba-begin-only = Si può fare solo all’inizio del turno, prima del lancio. ({ $section })
refusal-aruba-rolling-over = Hai già deciso di tenere i dadi: in questo turno non si lancia più. ({ $section })
refusal-aruba-stand-first = Prima decidi di tenere i dadi, poi combinali. ({ $section })
refusal-aruba-no-reroll = Non hai più rilanci. ({ $section })
refusal-aruba-keeps-all = Così non lanceresti nessun dado. Per tenerli tutti smetti di lanciare. ({ $section })
refusal-aruba-mounted = L’auto { $car } ha già lì una carta «{ $card }». ({ $section })
refusal-aruba-straight-once = Una sola scala per turno. ({ $section })
refusal-aruba-not-even = Non tutti i dadi sono pari: { $dice }. ({ $section })
refusal-aruba-not-odd = Non tutti i dadi sono dispari: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] Tutti i dadi sono già usati: un dado extra non dà altre combinazioni in questo turno.
   *[all] Servono tutti i dadi, e alcuni sono già usati. Rimasti: { $dice }.
} ({ $section })
refusal-aruba-no-damage = L’auto { $car } non ha danni. ({ $section })
refusal-aruba-nobody-ahead = Nessuna auto è direttamente davanti. ({ $section })
refusal-aruba-wreck-ahead = L’auto { $other } davanti è un relitto: non le si può sparare né si può tamponarla. ({ $section })
refusal-aruba-own-car-ahead = L’auto { $other } davanti è tua. ({ $section })
refusal-aruba-still-driving = Non a metà dello spostamento: prosegui, o prima fermati. Movimento rimasto: { $count }. ({ $section })
refusal-aruba-not-driving = Non ti stai spostando, quindi non c’è nulla da fermare. ({ $section })
refusal-aruba-drive-over = Lo spostamento di questo turno è finito. ({ $section })
refusal-aruba-no-movement = Nessun movimento rimasto: ottenuti { $gained }, persi { $penalty }, percorsi { $spent }. ({ $section })
refusal-aruba-off-track = Da quella parte non c’è nessuna corsia. ({ $section })
refusal-aruba-space-taken = Lì c’è l’auto { $other }. ({ $section })
refusal-aruba-between-cars = Non si passa tra due auto: la { $other } è davanti e la { $beside } di fianco. ({ $section })
refusal-aruba-no-hook = Il Gancio si gioca nel turno altrui, quando ti viene chiesto. ({ $section })
refusal-aruba-answer-hook = Prima decidi se ti agganci all’auto { $car }: gancio o passo. ({ $section })
refusal-aruba-answer-ninth = Prima decidi se salvi l’auto { $car } dall’ultimo segnalino danno: riparazione rapida o passo. ({ $section })
refusal-aruba-nothing-asked = Ora non c’è nulla a cui tu debba rispondere. ({ $section })
refusal-aruba-no-blast = Dove esploderebbe la bomba non c’è nessun’altra auto. ({ $section })
refusal-aruba-not-adjacent = Nessuna auto di { $victim } è accanto alla tua. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } non ha carte. ({ $section })
refusal-aruba-no-such-seat = { $victim } qui non c’è: i posti vanno da 1 a { $seats }. ({ $section })
refusal-aruba-own-seat = Non puoi rubare le tue stesse carte. ({ $section })
refusal-aruba-cards-last = Le carte si pescano per ultime: in questo turno non puoi fare altro. ({ $section })
refusal-aruba-larceny-last = Dopo un Furto puoi solo giocare altri Furti e pescare carte. ({ $section })
refusal-aruba-no-cards-left = Non ci sono più carte da pescare. ({ $section })
refusal-aruba-not-your-car = L’auto { $car } non è tua. ({ $section })
refusal-aruba-car-out = L’auto { $car } è fuori gara. ({ $section })

## What happened
event-CarsLinedUp = Le auto sono sulla griglia.
event-CarTurnBegan = Ora gioca { $seat }, con l’auto { $car }.
event-CarTurnBegan-own = Tocca a te, con l’auto { $car }.
event-CardMounted = { $place ->
    [front] { $seat } monta un paraurti anteriore sull’auto { $car }.
    [rear] { $seat } monta un paraurti posteriore sull’auto { $car }.
    [left] { $seat } monta una lama sul lato sinistro dell’auto { $car }.
   *[right] { $seat } monta una lama sul lato destro dell’auto { $car }.
}
event-DiceRolled = { $seat } lancia i dadi: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } rilancia un dado.
   *[other] { $seat } rilancia { $count } dadi.
}
aruba-rolled-again = { $count ->
    [one] { $seat } rilancia un dado: { $dice }.
   *[other] { $seat } rilancia { $count } dadi: { $dice }.
}
event-DiceSettled = { $seat } tiene { $dice }.
event-ExtraDieSet = Il dado extra di { $seat } mostra { $face }.
event-DieChanged = { $seat } cambia un { $face } in un { $new_face }.
event-HookAsked = { $seat } può agganciarsi all’auto { $ahead }.
event-CarHooked = { $seat } aggancia l’auto { $car } all’auto { $ahead }.
event-WindowPassed = { $seat } passa.
event-QuickFixMade = { $seat } scarta «{ $card }» per una riparazione rapida dell’auto { $car }.
event-ActionCardPlayed = { $seat } gioca «{ $card }».
event-CombinationMade = { $combination ->
    [straight] { $seat } usa una scala.
    [shoot] { $seat } usa una coppia per sparare.
    [mend] { $seat } usa una coppia per riparare.
    [turbo] { $seat } usa un poker: turbo.
    [cards] { $seat } usa un tris per pescare carte.
    [even] Tutti pari: { $seat } fa uno scatto.
   *[odd] Tutti dispari: { $seat } ripara tutto.
}
event-CarShot = L’auto { $car } spara all’auto { $target }.
event-BombDropped = La bomba dell’auto { $car } esplode e colpisce le auto: { $cars }.
event-DamageTaken = L’auto { $car } riceve un segnalino danno, ora ne ha { $damage }.
event-DamageMended = Riparazioni all’auto { $car }. Danni rimasti: { $damage }.
event-NinthTokenAsked = { $seat } può salvare l’auto { $car } dall’ultimo segnalino danno.
event-CarWrecked = L’auto { $car } è distrutta nello spazio { $space }.
event-WreckCleared = Il relitto dell’auto { $car } viene tolto dallo spazio { $space }.
event-CarStepped = { $cause ->
    [push] L’auto { $car } viene spinta da { $start } a { $space }.
    [hook] L’auto { $car } viene trainata da { $start } a { $space }.
   *[drive] L’auto { $car } va da { $start } a { $space }.
}
event-DriveEnded = L’auto { $car } finisce lo spostamento nello spazio { $space }.
event-CarRammed = L’auto { $car } tampona l’auto { $target }.
event-BumpersLost = I paraurti delle auto { $car } e { $target } si scontrano e vanno persi.
event-CarSawn = La lama dell’auto { $car } colpisce l’auto { $target }.
event-SawsLost = Le lame delle auto { $car } e { $target } si scontrano e vanno perse.
event-CardsStolen = { $count ->
    [one] { $seat } ruba una carta dalla mano di { $victim }.
   *[other] { $seat } ruba { $count } carte dalla mano di { $victim }.
}
event-CardsStolen-own = { $seat } ruba dalla mano di { $victim }: { $cards }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $count } carte.
}
event-ActionCardsDrawn-own = { $seat } pesca: { $cards }.
event-PileReshuffled = Gli scarti sono rimescolati in un nuovo mazzo. Carte: { $pile }.
event-StallWarned = Turni senza che un’auto si muova: { $turns }. { $left ->
    [one] Ancora uno così
   *[other] Altri { $left } così
} e la gara è interrotta.
event-RaceStalled = Turni senza che un’auto si muova: { $turns }. La gara è interrotta.
event-RaceEnded = La gara è finita. Auto al traguardo: { $home }.

## The score sheet
line-first = Primo posto
line-second = Secondo posto
line-third = Terzo posto

## The table in the terminal
kind-action = azione
aruba-title = { $name } · gara { $number } di { $races } · { $circuit } · mazzo { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = il triangolo
aruba-circuit-harbour = il porto
aruba-column-car = Auto
aruba-column-driver = Chi guida
aruba-column-damage = Danni
aruba-column-mounted = Montati
aruba-column-cards = Carte
aruba-column-where = Dove
aruba-column-points = Punti
aruba-mount-front = davanti
aruba-mount-rear = dietro
aruba-mount-left = a sinistra
aruba-mount-right = a destra
aruba-where = fila { $row }, corsia { $lane }
aruba-wreck = relitto
aruba-cleared = relitto, rimosso
aruba-home = arrivata, posizione { $place }
aruba-rolling = { $seat } lancia per l’auto { $car }. Rilanci rimasti: { $rerolls }
aruba-driving = { $seat } guida l’auto { $car }. Movimento rimasto: { $movement } (perso: { $penalty })
aruba-waiting = { $name } aspetta
aruba-ask-begin = { $name }, lancia per l’auto { $car }
aruba-ask-hook = { $name }, ti agganci all’auto { $car }?
aruba-ask-dice = { $name }, quali dadi tieni?
aruba-ask-act = { $name }, che cosa fa l’auto { $car }?
aruba-ask-ninth = { $name }, il prossimo segnalino danno distrugge l’auto { $car }!
aruba-no-cards = nessuna carta
aruba-held-movement = { $count ->
    [one] Ti resta { $count } spazio di movimento e lo perderesti. Davvero?
   *[other] Ti restano { $count } spazi di movimento e li perderesti. Davvero?
}
aruba-keep-how = Scrivi i dadi da tenere, per esempio 1 2 3 o 123, oppure una lettera:
aruba-goal-movement = più spazi possibile, { $worth }
aruba-goal-straight = scala, { $worth } spazi
aruba-goal-even = tutti pari, { $worth }
aruba-goal-odd = tutti dispari, { $worth }
aruba-move-roll = lancia i dadi
aruba-move-stand = tieni tutti i dadi
aruba-move-end = finisci il turno
aruba-move-stop = finisci qui lo spostamento
aruba-move-pass = lascia stare
aruba-move-ahead = vai dritto
aruba-move-left = vai avanti a sinistra
aruba-move-right = vai avanti a destra
aruba-move-ram = tampona l’auto { $target }
aruba-move-even = tutti pari: scatto, muovi di 6 spazi
aruba-move-odd = tutti dispari: ripara tutto
aruba-move-nitro = muovi 2 spazi in più
aruba-move-bomb = lascia una bomba dietro l’auto
aruba-move-repair = carta Riparazione: togli 2 danni
aruba-move-re-roll = un rilancio in più
aruba-move-hook = agganciati all’auto { $car }
aruba-move-bumper-front = monta un paraurti anteriore
aruba-move-bumper-rear = monta un paraurti posteriore
aruba-move-saw-left = monta una lama a sinistra
aruba-move-saw-right = monta una lama a destra
aruba-move-keep = tieni { $dice } e rilancia gli altri
aruba-move-keep-none = rilancia tutti i dadi
aruba-move-straight-dice = scala da 1 a { $face }: muovi di { $face }
aruba-move-shoot-dice = coppia ({ $face }): spara all’auto { $target }
aruba-move-mend-dice = coppia ({ $face }): togli 2 danni
aruba-move-turbo-dice = poker ({ $face }): muovi 2 spazi in più
aruba-move-cards-dice = tris ({ $face }): pesca 2 carte
aruba-move-extra-dice = dado extra con { $face }
aruba-move-change = cambia un { $face } in un { $new_face }
aruba-move-larceny = ruba 2 carte dalla mano di { $victim }
aruba-move-fix = scarta «{ $card }» per una riparazione rapida: togli 1 danno
aruba-move-fix-car = scarta «{ $card }» per una riparazione rapida: togli 1 danno dall’auto { $car }
aruba-many-bumper = monta un paraurti
aruba-many-saw = monta una lama
aruba-many-straight = scala: muovi quanto il suo dado più alto
aruba-many-shoot = una coppia: spara all’auto { $target }
aruba-many-mend = una coppia: togli 2 danni
aruba-many-turbo = un poker: muovi 2 spazi in più
aruba-many-cards = un tris: pesca 2 carte
aruba-many-extra = un dado extra con la faccia che vuoi
aruba-many-change = gira un dado lanciato su un’altra faccia
aruba-many-steal = ruba 2 carte
aruba-many-fix = scarta una carta per una riparazione rapida: togli 1 danno
aruba-drove = { $count ->
    [one] L’auto { $car } avanza di uno spazio, da { $start } a { $space }.
   *[other] L’auto { $car } avanza di { $count } spazi, da { $start } a { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal } con { $count ->
    [one] un rilancio
   *[other] { $count } rilanci
} da { $dice }
aruba-odds-keep = Tieni { $dice }
aruba-odds-keep-none = Rilancia tutti i dadi
aruba-odds-stand = Tieni tutti i dadi
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = La seconda scelta: { $keep } ({ $worth })
aruba-odds-chance = { $percent }%
aruba-odds-spaces = in media { $mean } spazi
aruba-odds-pairs = in media { $mean } coppie
aruba-odds-threes = in media { $mean } tris
aruba-odds-fours = in media { $mean } poker
aruba-odds-goal-straight = La scala più lunga
aruba-odds-goal-straight-n = Una scala fino a { $top }
aruba-odds-goal-even = Tutti pari
aruba-odds-goal-odd = Tutti dispari
aruba-odds-goal-pairs = Coppie
aruba-odds-goal-threes = Tris
aruba-odds-goal-fours = Poker
aruba-odds-goal-movement = Più spazi possibile
cli-odds-help = Quali dadi tenere in ARUBA, e quanto vale: calcolato esattamente.
cli-odds-examples = Esempi: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = Da uno a dieci dadi, per esempio "1 2 4 4 6".
cli-flag-rerolls = Quante volte si possono ancora rilanciare i dadi: da 0 a 4.
cli-flag-goal = Che cosa si vuole: straight, straight:n (n va da 1 a 6), even, odd, pairs, threes, fours o movement.
cli-odds-bad-dice = «{ $text }» non sono da uno a dieci dadi con facce da 1 a 6.

## Explained, and the signs of the table
topic-aruba-straight = Una scala comincia con l’1 e non ha buchi: 1 2 3 4 vale 4 spazi, un 1 da solo uno. Una scala per turno.
topic-aruba-damage = Ogni segnalino danno ti toglie un dado al prossimo lancio. Un’auto ne regge otto; il nono la distrugge.
legend-aruba-active = l’auto di turno
legend-aruba-car = un’altra auto
legend-aruba-wreck = un relitto
legend-aruba-grid = uno spazio della griglia
legend-aruba-red = una fila rossa
legend-aruba-damage = danni, e quanti ne regge ancora l’auto
legend-aruba-bumpers = paraurti davanti e dietro
legend-aruba-saws = lame a sinistra e a destra

## The table on the page
web-aruba-race = gara { $number }/{ $races }
web-aruba-place = posizione { $place }/{ $cars }
web-aruba-car = auto { $number }
web-aruba-car-of = { $name }, auto { $number }
web-aruba-driver = { $name }, auto { $number }
web-aruba-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
web-aruba-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}
web-aruba-lost = { $count ->
    [one] { $count } perso per i danni
   *[other] { $count } persi per i danni
}
web-aruba-rerolls = { $count ->
    [one] { $count } rilancio rimasto
   *[other] { $count } rilanci rimasti
}
web-aruba-movement = { $count ->
    [one] Ancora { $count } spazio
   *[other] Ancora { $count } spazi
}
web-aruba-leads = −{ $count }: sola in testa
web-aruba-from-red = −{ $count }: parte dal rosso
web-aruba-leads-red = −{ $count }: in testa e dal rosso
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, dado extra
web-aruba-die-lost = un dado perso per i danni
web-aruba-kept = tenuto
web-aruba-roll = Lancia
web-aruba-reroll = { $count ->
    [one] Rilancia { $count } dado
   *[other] Rilancia { $count } dadi
}
web-aruba-use = Usa questi
web-aruba-keep-these = Tieni questi
web-aruba-end = Fine turno
web-aruba-stop = Fermati qui
web-aruba-combinations = Combinazioni
web-aruba-straight-to = { $top ->
    [one] Solo l’1
   *[other] Scala 1–{ $top }
}
web-aruba-kind-straight = Scala
web-aruba-kind-pair = Coppia
web-aruba-kind-three = Tris
web-aruba-kind-four = Poker
web-aruba-kind-even = Tutti pari
web-aruba-kind-odd = Tutti dispari
web-aruba-idle-straight = Movimento
web-aruba-idle-pair = Spara o ripara
web-aruba-idle-three = Pesca carte
web-aruba-idle-four = Turbo
web-aruba-idle-even = Scatto
web-aruba-idle-odd = Ripara tutto
web-aruba-move = muovi { $count }
web-aruba-mend = ripara { $count }
web-aruba-draw = { $count ->
    [one] pesca { $count } carta
   *[other] pesca { $count } carte
}
web-aruba-shoot = spara: { $numbers }
web-aruba-bomb = colpisce: { $numbers }
web-aruba-or = o
web-aruba-home = ARRIVO
web-aruba-label-ram = tampona: { $tokens }
web-aruba-label-saw = lama: { $tokens }
web-aruba-go = { $count } avanti, corsia { $lane }.
web-aruba-over-line = Oltre il traguardo!
web-aruba-left = { $count ->
    [one] Poi resta { $count } spazio.
   *[other] Poi restano { $count } spazi.
}
web-aruba-red = Rosso: il tuo prossimo spostamento perde uno spazio.
web-aruba-hit-ram = Tampona l’auto { $car }, danni { $tokens }.
web-aruba-hit-saw = Una lama colpisce l’auto { $car }, danni { $tokens }.
web-aruba-hit-saws = Due lame si scontrano e vanno perse.
web-aruba-hit-last = Sarebbe l’ultimo segnalino danno.
web-aruba-no-cards = Nessuna carta in mano
web-aruba-why-kept = I dadi ci sono, ma ne tieni altri. Tocca anche quelli.
web-aruba-why-dice = I tuoi dadi non la mostrano.
web-aruba-space = fila { $row }, corsia { $lane }
web-aruba-foot-bomb = dietro di te
web-aruba-foot-hook = se richiesto
web-aruba-foot-extra-die = un dado in più
web-aruba-foot-die-change = gira un dado
web-aruba-foot-larceny = ruba carte
web-aruba-foot-re-roll = un altro lancio
web-aruba-foot-nitro = muovi ancora
web-aruba-foot-repair = ripara
web-aruba-foot-bumper = montalo
web-aruba-foot-saw = montala
web-aruba-foot-fix = riparazione rapida
web-aruba-has-front = paraurti davanti
web-aruba-has-rear = paraurti dietro
web-aruba-has-left = lama a sinistra
web-aruba-has-right = lama a destra
web-aruba-hook-title = Ti agganci?
web-aruba-hook-text = L’auto { $car } è proprio davanti. Se ti agganci, la segui passo dopo passo fino alla fine del suo turno.
web-aruba-ninth-title = L’ultimo segnalino danno!
web-aruba-ninth-text = Scarta una carta per salvare l’auto { $car }, o sarà distrutta.
web-aruba-unused = Ancora da usare: { $list }. Finire lo stesso il turno?
web-aruba-standings = Classifica
web-aruba-road = La strada
web-aruba-odds = Quanto vale?
web-aruba-odds-lead = { $count ->
    [one] Probabilità esatte con un rilancio, giocando al meglio per ogni obiettivo. Tocca la scelta migliore per tenere quei dadi.
   *[other] Probabilità esatte con { $count } rilanci, giocando al meglio per ogni obiettivo. Tocca la scelta migliore per tenere quei dadi.
}
web-aruba-odds-goal = Obiettivo
web-aruba-odds-this = Questi dadi
web-aruba-odds-best = Scelta migliore
web-aruba-ahead = { $count } davanti, corsia { $lane }
web-aruba-behind = { $count } dietro, corsia { $lane }
web-aruba-level = alla tua altezza, corsia { $lane }
web-aruba-damage = danni { $count }
web-aruba-row = fila { $row }
web-aruba-on-red = Sei sul rosso.
web-aruba-red-in = Prossima fila rossa: tra { $count ->
    [one] una fila
   *[other] { $count } file
}.
web-aruba-line-in = Traguardo: tra { $count ->
    [one] una fila
   *[other] { $count } file
}.
web-aruba-you = Guidi l’auto { $car }: fila { $row }, corsia { $lane }, danni { $damage }.
web-aruba-track = La pista dalla tua auto
web-aruba-key-die = tenere o lasciare un dado
web-aruba-key-roll = lanciare, o rilanciare i dadi che non tieni
web-aruba-key-combination = una combinazione: tenere i suoi dadi, poi usarla
web-aruba-key-card = giocare una carta della mano
web-aruba-key-drive = andare avanti, a sinistra, a destra
web-aruba-key-ram = tamponare l’auto davanti
web-aruba-key-enter = premere il pulsante evidenziato
web-aruba-key-answer = rispondere a una domanda, scegliere
web-aruba-arrived = Le auto arrivate
web-aruba-nobody-home = Nessuna auto è arrivata.

## Hints
hint-aruba-spaces = Questo turno porta { $this } spazi
hint-aruba-dice = Dadi per lancio: { $this }
hint-aruba-taken = Segnalini danno che ricevi: { $this }
hint-aruba-dealt = Segnalini danno che ricevono i rivali: { $this }
hint-aruba-in-front = Turni in cui in testa ci sei solo tu e perdi movimento: { $this }
hint-aruba-on-red = Turni in cui parti dal rosso: { $this }
hint-aruba-wrecked = Perdi un’auto in { $this } casi su 100
hint-aruba-cards = Carte in mano dopo questo turno: { $this }
hint-aruba-won = Vinci questa gara in { $this } casi su 100
hint-aruba-points = I tuoi punti in questa gara: { $this }

## On the page
web-poster-aruba = Dieci dadi, lame e paraurti. I danni costano dadi.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Porta la tua auto fra le prime { $scored } al traguardo e { $races ->
    [1] vinci la gara
   *[other] raccogli punti in { $races } gare
}. Lungo la strada ci si tampona, ci si spara, ci si colpisce con le lame e ci si bombarda.
howto-aruba-goal-cars = { $players ->
    [none] Qui ognuno guida { $count } auto, a turno.
   *[other] Con { $players } persone ognuno guida { $count } auto, a turno.
} Le carte in mano valgono per tutte.
howto-aruba-turn-begin = Prima del lancio puoi montare paraurti e lame sulla tua auto.
howto-aruba-turn-roll = Lancia { $dice } dadi, uno in meno per ogni segnalino danno. Tieni quelli che vuoi e rilancia gli altri, fino a { $rerolls } volte.
howto-aruba-turn-combine = Forma combinazioni nell’ordine che vuoi. Ogni dado conta una volta, e non devi usarli tutti.
howto-aruba-turn-last = Tutto il tuo movimento è un unico spostamento, passo dopo passo. Le carte si pescano per ultime.

## Dice
howto-aruba-name-straight = Scala dall’1
howto-aruba-name-pair = Coppia
howto-aruba-name-three = Tris
howto-aruba-name-four = Poker
howto-aruba-name-even = Tutti pari
howto-aruba-name-odd = Tutti dispari
howto-aruba-dice-straight = Avanzi di quanto mostra il suo dado più alto: 1 2 3 4 vale 4, un 1 da solo vale 1. Una volta per turno.
howto-aruba-dice-pair = Spara: l’auto subito davanti a te riceve danni +{ $shot }. Oppure ripara la tua: danni −{ $mend }.
howto-aruba-dice-three = Alla fine del turno peschi { $drawn } carte.
howto-aruba-dice-four = Turbo: { $turbo } spazi, oltre ad altro movimento o anche da soli.
howto-aruba-dice-even = Scatto: { $boost } spazi. Usa tutti i tuoi dadi.
howto-aruba-dice-odd = Toglie tutti i danni dalla tua auto. Usa tutti i tuoi dadi.

## Driving
howto-aruba-name-steps = Passi
howto-aruba-name-leader = In testa
howto-aruba-name-corner = File rosse
howto-aruba-name-ram = Tamponamento
howto-aruba-drive-steps = Dritto, o in diagonale in avanti a sinistra o a destra, su uno spazio libero. Mai tra l’auto davanti e l’auto accanto a te.
howto-aruba-drive-leader = { $moved ->
    [all] Se in testa ci sei solo tu, perdi movimento: { $leader }, con i dadi o con Nitro. Alla pari nessuno perde nulla, e nemmeno quando un’auto è arrivata.
   *[dice] Se in testa ci sei solo tu e ti muovi con i dadi, perdi movimento: { $leader }. Alla pari nessuno perde nulla, e nemmeno quando un’auto è arrivata.
}
howto-aruba-drive-corner = Uno spostamento che comincia sul rosso perde movimento: { $corner }. Attraversarlo non costa nulla.
howto-aruba-drive-ram = Se ti resta movimento, tampona l’auto subito davanti: danni +{ $ram }, e avanza di uno spazio con tutte quelle davanti. Tu prendi il suo posto e ti fermi.

## Damage
howto-aruba-name-tokens = Segnalini danno
howto-aruba-name-fatal = Segnalino danno numero { $fatal }
howto-aruba-name-quick-fix = Riparazione rapida
howto-aruba-name-wreck = Relitti
howto-aruba-damage-tokens = Ogni segnalino danno ti toglie un dado dai lanci. Un’auto ne regge { $most }.
howto-aruba-damage-fatal = Distrugge l’auto. Se hai carte, prima te lo chiedono: scartane una e l’auto è salva.
howto-aruba-damage-quick-fix = Scarta una carta qualsiasi invece di giocarla: danni −{ $fix }. Ogni volta che tocca a te rispondere, anche nel turno altrui.
howto-aruba-damage-wreck = Un relitto resta d’intralcio. Non si può tamponare, né spingere, né colpire con spari o lame. Se tutta una fila è distrutta, il relitto più vecchio viene tolto.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Prima o dopo lo spostamento: danni +{ $bomb } a ogni auto nelle { $rows } file dietro di te, nella tua corsia e accanto.
   *[around] Prima o dopo lo spostamento: danni +{ $bomb } a ogni auto intorno allo spazio dietro di te, anche alla tua.
}
howto-aruba-card-hook = { $hook ->
    [first] Nel turno altrui, subito dopo il primo lancio dell’auto davanti: la tua la segue passo per passo, uno spazio dietro.
   *[last] Nel turno altrui, dopo l’ultimo lancio dell’auto davanti: la tua la segue passo per passo, uno spazio dietro.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Durante i lanci: un dado in più, con la faccia che vuoi. Non si rilancia.
   *[any] In qualsiasi momento del tuo turno dopo il primo lancio: un dado in più, con la faccia che vuoi. Non si rilancia.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Durante i lanci: gira un dado lanciato sulla faccia che vuoi.
   *[any] In qualsiasi momento del tuo turno dopo il primo lancio: gira un dado lanciato sulla faccia che vuoi.
}
howto-aruba-card-larceny = { $theft ->
    [end] Alla fine del turno: ruba { $stolen } carte, senza vederle, a chi ha un’auto vicino alla tua.
   *[any] In qualsiasi momento del tuo turno: ruba { $stolen } carte, senza vederle, a chi ha un’auto vicino alla tua.
}
howto-aruba-card-re-roll = Durante i lanci: rilancia ancora una volta i dadi che vuoi.
howto-aruba-card-nitro = Finché lo spostamento non è finito: { $nitro } spazi, oltre ad altro movimento o anche da soli.
howto-aruba-card-repair = In qualsiasi momento del tuo turno: danni −{ $repair }.
howto-aruba-card-bumper = Resta montato. Davanti: ai danni dei tuoi tamponamenti si aggiunge { $bumper }. Dietro: i tamponamenti non ti danneggiano. Davanti contro dietro: persi entrambi.
howto-aruba-card-saw = Resta montata, a sinistra o a destra: danni +{ $saw } all’auto da quel lato, quando una delle due arriva accanto all’altra. Lama contro lama: perse entrambe.

## Scoring
howto-aruba-scoring-place = { $worth } punti.
howto-aruba-scoring-end = La gara finisce quando { $scored } auto sono arrivate. Le altre non prendono nulla.
howto-aruba-scoring-match = { $races ->
    [1] Vince chi taglia il traguardo per primo.
   *[other] Dopo { $races } gare vince chi ha più punti. A parità conta il posto migliore nell’ultima gara.
}
howto-aruba-scoring-next = { $grid ->
    [order] Prima della gara seguente si tolgono carte, accessori e danni. Chi ha vinto parte davanti, gli altri seguono in ordine di turno.
   *[arrival] Prima della gara seguente si tolgono carte, accessori e danni. Si parte nell’ordine d’arrivo.
}

## Easily got wrong
howto-aruba-mind-straight = Una scala comincia con l’1 e non ha buchi: 4 5 6 non ti muove affatto.
howto-aruba-mind-all = Tutti pari o tutti dispari vuol dire ogni dado, anche quelli extra. Nessun’altra combinazione si aggiunge; Nitro sì.
howto-aruba-mind-order = Spari e bombe vengono prima o dopo lo spostamento, mai in mezzo. Si possono usare anche senza muoversi.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Una carta arrivata in questo turno aspetta il prossimo. Non si può scartare nemmeno per una riparazione rapida.
   *[fix] Una carta arrivata in questo turno aspetta il prossimo. Subito si può scartare solo per una riparazione rapida.
}

## On the table
howto-aruba-name-die = Un dado
howto-aruba-table-die = Toccalo per tenerlo; gli altri si rilanciano. La lettera nell’angolo indica la sua combinazione.
howto-aruba-name-lost = Un dado perso
howto-aruba-table-lost = Ogni segnalino danno ti toglie un dado. Ripara, e al prossimo turno lo lanci di nuovo.
howto-aruba-name-dice-left = Dadi di un’auto
howto-aruba-table-dice-left = Quanti dadi lancia quest’auto: { $dice }, uno in meno per ogni segnalino danno.
howto-aruba-name-hand = Carte azione in mano
howto-aruba-table-hand = Quante carte azione ha in mano.
howto-aruba-name-points = Punti
howto-aruba-table-points = I punti delle gare fin qui.
howto-aruba-name-space = Uno spazio
howto-aruba-table-space = In uno spazio sta una sola auto. Quello acceso si può raggiungere; il numero dice in quanti passi.
web-order-hook = Se puoi agganciarti all’auto davanti e hai un gancio, giocarlo?
web-order-ninth = Se la tua auto prendesse l’ultimo segnalino danno, salvarla con la carta meno preziosa?

## Hints in plain words
hint-aruba-roll = Il tuo turno comincia con i dadi
hint-aruba-keep-none = Nessuno di questi dadi merita di restare
hint-aruba-keep-whole = La tua scala è completa; gli altri dadi possono ancora servire
hint-aruba-keep-straight = La tua scala arriva a { $face }; ora ti serve un { $next }
hint-aruba-keep-gap = Manca solo un { $next } per una scala fino a { $face }
hint-aruba-keep-begun = Una scala vuole l’1, e tu ce l’hai
hint-aruba-keep-same = Dadi con il { $face }: { $count }. Continua a raccoglierli
hint-aruba-keep-even = Se tutti i dadi sono pari, scatti di 6 spazi
hint-aruba-keep-odd = Se tutti i dadi sono dispari, sparisce ogni danno
hint-aruba-keep = Con questi dadi il prossimo lancio rende di più
hint-aruba-stand = I tuoi dadi vanno bene così; un altro lancio li guasterebbe
hint-aruba-straight = La tua scala ti porta avanti di { $count ->
    [one] uno spazio
   *[other] { $count } spazi
}
hint-aruba-even = Tutti pari: con questi dadi più lontano non si va
hint-aruba-odd = Ripara tutta l’auto, e al prossimo turno lanci tutti i dadi
hint-aruba-turbo = Due spazi in più, qualunque altra cosa usi
hint-aruba-three = Due carte in più possono salvare o spingere la tua auto
hint-aruba-mend = Due segnalini danno in meno: al prossimo turno lanci due dadi in più
hint-aruba-shoot = I danni tolgono dadi all’auto { $target }, che rallenta
hint-aruba-shoot-last = L’auto { $target } riceve l’ultimo segnalino danno: è distrutta
hint-aruba-drive-home = Da lì arrivi al traguardo in questo turno
hint-aruba-drive-hits = Per strada danneggi l’auto { $target }
hint-aruba-drive-hit = Ti costa qualche danno, ma vai avanti
hint-aruba-drive-red = Vai avanti, anche se la prossima volta parti dal rosso
hint-aruba-drive-past = Da quella parte puoi superare { $count ->
    [one] un’auto
   *[other] { $count } auto
}
hint-aruba-drive-far = Da quella parte i prossimi { $count } spazi sono liberi
hint-aruba-drive = Lì la strada è libera
hint-aruba-ram = L’auto { $target } ti sbarra la strada: riceve danni, e tu prendi il suo posto
hint-aruba-stop = Più avanti c’è più da perdere che da guadagnare
hint-aruba-end = Quello che resta ora non ti aiuta
hint-aruba-pass = Non vale una carta
hint-aruba-pass-hook = Ora non vale il tuo gancio
hint-aruba-fix = Un segnalino danno in meno: lanci un dado in più
hint-aruba-steal = Due carte in più per te e due in meno per un rivale
hint-aruba-extra = Un dado in più migliora la tua combinazione
hint-aruba-change = Con quel numero i tuoi dadi valgono di più
hint-aruba-nitro = Due spazi in più in questo spostamento
hint-aruba-bomb = Colpisce le auto subito dietro di te
hint-aruba-repair = Due segnalini danno in meno: lanci due dadi in più
hint-aruba-re-roll = Un’altra possibilità per i dadi che ti servono
hint-aruba-hook = Con il gancio ti fai trainare
hint-aruba-bumper = Davanti rafforza le speronate, dietro ti protegge
hint-aruba-saw = Danneggia le auto che ti si affiancano
hint-plain-aruba-spaces = Così in questo turno vai più lontano
hint-plain-aruba-dice = Così nei prossimi turni lanci più dadi
hint-plain-aruba-taken = Così ricevi meno danni
hint-plain-aruba-dealt = Così i rivali ricevono più danni
hint-plain-aruba-in-front = Così non perdi movimento in testa
hint-plain-aruba-on-red = Così parti meno spesso dal rosso
hint-plain-aruba-wrecked = Così la tua auto si distrugge meno spesso
hint-plain-aruba-cards = Così dopo hai più carte
