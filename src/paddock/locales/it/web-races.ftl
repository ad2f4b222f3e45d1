# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Menu principale
web-nav-home = Inizio
web-nav-club = Club
web-nav-season = Stagione
web-nav-races = Le mie gare

## The start page of somebody who comes back
web-hello-morning = Buongiorno, { $name }.
web-hello-day = Ciao, { $name }.
web-hello-evening = Buonasera, { $name }.
web-hello-morning-plain = Buongiorno.
web-hello-day-plain = Ciao.
web-hello-evening-plain = Buonasera.
web-home-turns = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] Ti aspettano { $count } tavoli. Prima quello che aspetta da più tempo.
}
web-home-no-turns = Non c’è niente che ti aspetta. Ti va una gara?
web-home-begins = La gara comincia e tocca a te.
web-home-take-turn = Fai il tuo turno
web-home-open = Apri
web-home-paused = in pausa
web-home-running = Altre partite in corso
web-home-running-lead = per ora niente da fare
web-home-last = Ultima gara
web-home-here-count = { $count ->
    [one] 1 qui
   *[other] { $count } qui
}
web-home-here = { $count ->
    [one] C’è { $names }.
   *[other] Ci sono { $names }.
}
web-home-nobody = Al momento non c’è nessun altro.
web-home-sit = Siediti
web-home-leg = { $name }, tappa { $leg } di { $legs }
web-home-leader = In testa: { $name } (+{ $lead }).
web-home-new = Nuova gara
web-home-all-games = tutti i giochi

## My races
web-me-number = numero { $number }, in { $games ->
    [one] un gioco
   *[other] { $games } giochi
}
web-me-number-new = numero { $number }
web-me-races = { $count ->
    [one] gara
   *[other] gare
}
web-me-played = giocate
web-me-won = vinte
web-me-mean-place = posto medio
web-me-in-a-row = vittorie di fila
web-me-best-place = miglior posto
web-me-most-points = più punti
web-me-last = Ultime gare
web-me-all = tutte le gare
web-me-all-races = Tutte le gare
web-me-older = Gare precedenti
web-me-place-of = Posto { $place } su { $sides }
web-me-ahead = davanti a { $name }
web-me-ahead-by = davanti a { $name }, { $mine } a { $theirs }
web-me-behind = vince { $name }
web-me-behind-by = vince { $name }, { $mine } a { $theirs }
web-me-level = a pari merito con { $name }
web-me-several = hai giocato con { $count } concorrenti
web-me-ended = chiusa in anticipo
web-me-review = Analisi
web-me-gone = non si può più rivedere
web-me-rated = vale per il rating
web-me-rated-in-club = vale per il rating solo nel club
web-me-unrated-not-chosen = amichevole, non vale per il rating
web-me-unrated-ended-early = non vale per il rating: la partita è stata chiusa in anticipo
web-me-unrated-several-sides = non vale per il rating: un dispositivo ha giocato con più concorrenti
web-me-unrated-stood-in = non vale per il rating: per qualcuno hanno giocato quasi sempre un bot o l’orologio
web-me-unrated-handed-over = non vale per il rating: un posto è passato di mano
web-me-unrated-no-rating = non vale per il rating: la forza di un bot non è nota
web-me-luck-unit = per gara, in %
web-me-luck-picture = Fortuna e decisioni nel tempo; i numeri sono nella tabella qui sotto.
web-me-luck-line = Linea: le tue decisioni.
web-me-luck-bars = Tratteggio: fortuna.
web-me-trend-up = Stanno migliorando.
web-me-trend-down = Prima erano migliori.
web-me-trend-level = Sono costanti.
web-me-luck-even = Si compensa.
web-me-luck-good = Finora è stata dalla tua parte.
web-me-luck-bad = Finora ti è stata contro.
web-me-luck-none = Quando una gara è stata analizzata, qui vedi che cosa ha fatto la fortuna e che cosa hai fatto tu. Le analisi si fanno mentre nessuno gioca.
web-me-luck-some = Analizzate finora: { $count } su { $all }.
web-me-as-table = Lo stesso in tabella
web-me-when = Quando
web-me-luck = Fortuna
web-me-decisions = Decisioni
web-me-against = Testa a testa
web-me-against-lead = tu e gli altri
web-me-against-none = Appena corri contro altre persone, qui vedi chi è davanti.
web-me-against-of = Gare insieme: { $met }. Davanti tu: { $won }, l’altra persona: { $lost }.
web-me-against-all = Tutti ({ $count })
web-me-gone-person = qualcuno che se n’è andato
web-me-games = Gioco per gioco
web-me-rating = Rating
web-me-rating-none = Gioca una partita valida per il rating e ne avrai uno. Lo scegli quando apri un tavolo.
web-me-rating-how = La tua forza è molto probabilmente in questo tratto; si accorcia a ogni partita valida per il rating.
web-me-all-games = Tutti i giochi
web-me-rated-count = { $count ->
    [one] { $count } partita valida
   *[other] { $count } partite valide
}
web-me-provisional = provvisorio
web-me-between = tra { $low } e { $high }
web-me-none = Ancora nessuna gara
web-me-none-lead = Ogni gara che finisci resta qui: puoi rivederla e scoprire che cosa è stata fortuna e che cosa bravura.
web-me-first = Vai ai giochi

## Set-up
web-rated = Partita valida per il rating
web-rated-lead = Vale per il rating di tutti. Non ci sono consigli e ciò che è stato rivelato non si può annullare.
web-club-table = Per chi
web-club-table-none = chiunque abbia il link

## My car
web-car-change = Cambia auto
web-car-title = La tua auto
web-car-paint = Vernice
web-car-paint-name = { $paint ->
    [1] rossa con una striscia
    [2] blu con due strisce
    [3] gialla a scacchi
    [4] verde con strisce diagonali
    [5] viola a pois
   *[6] crema con fasce verticali
}
web-car-number = Numero, da 1 a 99
web-car-take = Prendi quest’auto
