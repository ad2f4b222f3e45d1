# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Arriva fra i primi { $scored } e raccogli punti in { $races } gare. Lungo la strada le auto si tamponano, si sparano, si segano e si bombardano.
howto-aruba-goal-cars = { $players ->
    [none] Qui ognuno guida { $count } auto, a turno.
   *[other] Con { $players } giocatori ognuno guida { $count } auto, a turno.
} Le carte in mano valgono per tutte.
howto-aruba-turn-begin = Prima del lancio puoi montare paraurti e seghe sulla tua auto.
howto-aruba-turn-roll = Lancia { $dice } dadi, uno in meno per ogni segnalino danno. Tieni quelli che vuoi e rilancia gli altri, fino a { $rerolls } volte.
howto-aruba-turn-combine = Forma combinazioni nell’ordine che vuoi. Ogni dado conta una volta, e non devi usarli tutti.
howto-aruba-turn-last = Tutto il tuo movimento è un’unica corsa, passo dopo passo. Le carte si pescano per ultime.

## Dice
howto-aruba-name-straight = Scala dall’1
howto-aruba-name-pair = Coppia
howto-aruba-name-three = Tris
howto-aruba-name-four = Poker
howto-aruba-name-even = Tutti pari
howto-aruba-name-odd = Tutti dispari
howto-aruba-dice-straight = Avanzi di tanti spazi quanto il suo dado più alto: 1 2 3 4 vale 4, un 1 da solo vale 1. Una volta per turno.
howto-aruba-dice-pair = Spara: l’auto subito davanti a te riceve danni +{ $shot }. Oppure ripara la tua: danni −{ $mend }.
howto-aruba-dice-three = Alla fine del turno peschi { $drawn } carte.
howto-aruba-dice-four = Turbo: { $turbo } spazi, oltre ad altro movimento o anche da soli.
howto-aruba-dice-even = Spinta: { $boost } spazi. Usa tutti i tuoi dadi.
howto-aruba-dice-odd = Toglie tutti i danni dalla tua auto. Usa tutti i tuoi dadi.

## Driving
howto-aruba-name-steps = Passi
howto-aruba-name-leader = In testa
howto-aruba-name-corner = File rosse
howto-aruba-name-ram = Tamponamento
howto-aruba-drive-steps = Dritto, o in diagonale in avanti a sinistra o a destra, su uno spazio libero. Mai tra l’auto davanti e l’auto accanto a te.
howto-aruba-drive-leader = { $moved ->
    [all] Se in testa ci sei solo tu, perdi { $leader } del tuo movimento, con i dadi o con Nitro. Alla pari nessuno perde nulla, e nemmeno quando un’auto è arrivata.
   *[dice] Se in testa ci sei solo tu, perdi { $leader } del movimento dei dadi. Alla pari nessuno perde nulla, e nemmeno quando un’auto è arrivata.
}
howto-aruba-drive-corner = Una corsa che comincia sul rosso perde { $corner } del suo movimento. Attraversarlo non costa nulla.
howto-aruba-drive-ram = Se ti resta movimento, tampona l’auto subito davanti: danni +{ $ram }, e avanza di uno spazio con tutte quelle davanti. Tu prendi il suo posto e ti fermi.

## Damage
howto-aruba-name-tokens = Segnalini
howto-aruba-name-fatal = Segnalino numero { $fatal }
howto-aruba-name-quick-fix = Riparazione rapida
howto-aruba-name-wreck = Relitti
howto-aruba-damage-tokens = Ogni segnalino danno ti toglie un dado dai lanci. Un’auto ne sopporta { $most }.
howto-aruba-damage-fatal = Distrugge l’auto. Se hai carte, prima te lo chiedono: scartane una e l’auto è salva.
howto-aruba-damage-quick-fix = Scarta una carta qualsiasi invece di giocarla: danni −{ $fix }. Ogni volta che tocca a te rispondere, anche nel turno altrui.
howto-aruba-damage-wreck = Un relitto resta d’intralcio. Non si può tamponare, colpire, segare o spingere. Se tutta una fila è distrutta, il più vecchio viene tolto.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Prima o dopo la corsa: danni +{ $bomb } a ogni auto nelle { $rows } file dietro di te, nella tua corsia e accanto.
   *[around] Prima o dopo la corsa: danni +{ $bomb } a ogni auto intorno allo spazio dietro di te, anche alla tua.
}
howto-aruba-card-hook = { $hook ->
    [first] Nel turno altrui, subito dopo il primo lancio dell’auto davanti: la tua la segue passo per passo, uno spazio dietro.
   *[last] Nel turno altrui, dopo l’ultimo lancio dell’auto davanti: la tua la segue passo per passo, uno spazio dietro.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Durante i lanci: un dado in più, con la faccia che vuoi. Non si rilancia.
   *[any] In ogni momento dopo il primo lancio: un dado in più, con la faccia che vuoi. Non si rilancia.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Durante i lanci: gira un dado tirato sulla faccia che vuoi.
   *[any] In ogni momento dopo il primo lancio: gira un dado tirato sulla faccia che vuoi.
}
howto-aruba-card-larceny = { $theft ->
    [end] Alla fine del turno: ruba { $stolen } carte, senza vederle, a chi ha un’auto vicino alla tua.
   *[any] In ogni momento del tuo turno: ruba { $stolen } carte, senza vederle, a chi ha un’auto vicino alla tua.
}
howto-aruba-card-re-roll = Durante i lanci: rilancia ancora una volta i dadi che vuoi.
howto-aruba-card-nitro = Finché la corsa non è finita: { $nitro } spazi, oltre ad altro movimento o anche da soli.
howto-aruba-card-repair = In ogni momento del tuo turno: danni −{ $repair }.
howto-aruba-card-bumper = Resta montato. Davanti: ai danni dei tuoi tamponamenti si aggiunge { $bumper }. Dietro: i tamponamenti non ti danneggiano. Davanti contro dietro: persi entrambi.
howto-aruba-card-saw = Resta montata, a sinistra o a destra: danni +{ $saw } all’auto da quel lato, quando uno dei due arriva accanto all’altro. Sega contro sega: perse entrambe.

## Scoring
howto-aruba-scoring-place = { $worth } punti.
howto-aruba-scoring-end = La gara finisce quando { $scored } auto sono arrivate. Le altre non prendono nulla.
howto-aruba-scoring-match = Dopo { $races } gare vince chi ha più punti. A parità conta il posto migliore nell’ultima gara.
howto-aruba-scoring-next = { $grid ->
    [order] Prima della gara seguente si tolgono carte, accessori e danni. Chi ha vinto parte davanti, gli altri seguono in ordine di turno.
   *[arrival] Prima della gara seguente si tolgono carte, accessori e danni. Si parte nell’ordine d’arrivo.
}

## Easily got wrong
howto-aruba-mind-straight = Una scala comincia con l’1 e non ha buchi: 4 5 6 non ti muove affatto.
howto-aruba-mind-all = Tutti pari o tutti dispari vuol dire ogni dado, anche quelli extra. Nessun’altra combinazione si aggiunge; Nitro sì.
howto-aruba-mind-order = Spari e bombe vengono prima o dopo la corsa, mai in mezzo. Si possono usare anche senza correre.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Una carta arrivata in questo turno aspetta il prossimo. Nemmeno per una riparazione rapida.
   *[fix] Una carta arrivata in questo turno aspetta il prossimo. Subito vale solo per una riparazione rapida.
}
