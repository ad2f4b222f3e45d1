# How a match was won and lost. $cost and $margin are percent.

review-title = Quote di una partita, in percento
review-start = inizio
review-deal = distribuzione
review-luck = { $family ->
    [aruba] dadi e carte
   *[other] carte pescate
}
review-decisions = decisioni
review-rivals = decisioni altrui
review-result = risultato
review-how = Le probabilità vengono da { $worlds } partite proseguite da ogni turno, con tutte le mani note. Mosse diverse da quelle di un pilota esperto: { $count }; ognuna è giudicata da ciò che chi giocava poteva sapere. ± è l’intervallo (95%) delle decisioni e vale anche per la fortuna.
review-costliest = Le mosse più care
review-nothing-costly = Nessuna mossa è costata qualcosa di rilevante.
review-costly = { $number }. Mossa { $step }, { $name }: { $text }. Meglio: { $better }. Costo: { $cost }% (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Disegnato: { $file }
review-not-over = questa partita non è finita: non c’è ancora nulla da esaminare
review-picture = La probabilità di vincere, mossa per mossa
review-steps = mosse: { $count }, linee punteggiate: nuova manche, tappa o gara, cerchi: le mosse più care

## The page
web-review-lead = Tutti cominciano con una quota equa della partita. Fortuna e decisioni aggiungono o tolgono, e la somma è il risultato.
web-review-making = Si prosegue da ogni mossa…
web-review-luckiest = Ha avuto più fortuna: { $name }
web-review-best = Ha guidato meglio: { $name }
web-review-at = Dopo la mossa { $step }
web-review-step = Mossa
web-review-see = Guarda il momento
web-review-numbers = Le probabilità in tabella
web-review-move = Mossa { $step }, { $name }
web-review-played = Giocato: { $text }
web-review-better = Meglio: { $text }
web-review-cost = Costo: { $cost }% della partita (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name }: in testa per sempre dalla mossa { $step }, dal { $before }% al { $after }%.
review-won-start = { $name }: in testa dall’inizio alla fine.
review-won-shared = Fino alla fine nessuno ha fatto meglio: la vittoria è condivisa.
review-swing = Mossa { $step }, { $name }: dal { $before }% al { $after }%
web-review-turning = I momenti decisivi
web-review-details = Fortuna e decisioni in cifre
web-review-luck-why = La fortuna di pescate e lanci conta per tutte le parti. 0,0 vuol dire che alla fine si è pareggiata.
