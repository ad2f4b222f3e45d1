# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Chiudi
web-menu = Menu
web-undo = Annulla
web-language = Lingua
web-seconds = { $seconds } s

## The table
web-your-turn = Tocca a te
web-turn-of = Tocca a: { $names }
web-road-book = Diario di bordo
web-nothing-yet = Ancora non è successo nulla.
web-hand = Le tue carte
web-playable = Si può giocare
web-not-now = Non ora
web-stale = Il gioco è andato avanti. Guarda di nuovo.
web-away = assente
web-cards-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}

## The Bornes family
web-coup-same = Tutti hanno lo stesso tempo: { $seconds } s.
web-coup-noted = Ricevuto. Finché c’è tempo puoi cambiare idea.
## Home
web-home-title = Cinque giochi di corse. Accomodati.
web-home-lead = Senza account. Gioca subito contro i bot o manda un link agli amici.
web-games = Giochi
web-bots-play = Livello dei bot
web-play-now = Gioca subito
web-play-long = Partita lunga
web-invite = Invita
web-learn = Impara
web-players = { $from }–{ $to } persone
web-minutes = { $minutes } min
web-independent = Un progetto indipendente. I nomi dei giochi appartengono ai loro proprietari; le regole sono raccontate con parole nostre, tabelloni e carte li abbiamo disegnati noi.
web-about = Informazioni
web-lobby = Tavoli
web-guest-name = Ospite
web-to-home = Pagina iniziale
web-loading = Un momento…
web-trouble-offline = Nessuna connessione. Controlla la rete e riprova.
web-trouble-unknown = Non ha funzionato ({ $code }).
web-join = Entra con un codice
web-settings = Impostazioni
web-try-again = Riprova
web-rules = Regole
web-poster-other = Un altro gioco su questo server.

## Set-up
web-chair-bot = Bot
web-level-0 = Principiante
web-level-1 = Guidatore della domenica
web-level-2 = Pendolare
web-level-3 = Rallista
web-level-4 = Campione
web-table = Il tavolo

## Waiting room
web-no-table-lead = Forse non c’è più, o il link è incompleto. Fatti rimandare il link.
web-copy = Copia
web-copied = Copiato

## At the table
web-line-lost = Connessione persa. Riprovo…
web-theme-light = Passa al tema chiaro
web-theme-dark = Passa al tema scuro
web-resume = Riprendi
web-ended = Chi ospita ha chiuso la partita.
web-sound = Suono
web-rematch = Rivincita
web-replay = Rivedi

## Lobby
web-status-waiting = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-status-running = in corso
web-status-over = finita
web-status-ended = interrotta

## The plain table of any game
web-your-moves = Le tue mosse
web-facts = La situazione
web-space = Spazio { $space }

## People at the table
web-pass-device = Passa il dispositivo a: { $name }.
web-pass-device-lead = Nessun altro dovrebbe guardare.
web-i-am = Sono { $name }
web-yes = Sì
web-no = No
web-undo-refused = Non tutti sono d’accordo: la mossa resta.
web-seat-refused = Non tutti sono d’accordo: continui a guardare.
web-took-over = { $name } gioca ora al posto di { $other }.
web-took-over-bot = Un bot gioca ora al posto di { $other }.
web-time-up = Tempo scaduto: una mossa è stata fatta per te.

## A board
web-board-whole = Tutto il circuito
web-board-closer = Ingrandisci
web-board-further = Rimpicciolisci

## Keys of a table
web-keys = Scorciatoie da tastiera

## Hints
web-hint = Consiglio
