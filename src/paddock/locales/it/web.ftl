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
web-level-easy = Facile
web-level-fair = Medio
web-level-sharp = Difficile
web-play-now = Gioca subito
web-invite = Invita
web-learn = Impara
web-players = { $from }–{ $to } persone
web-minutes = { $minutes } min
web-independent = Un progetto indipendente. I nomi dei giochi appartengono ai loro proprietari; le regole sono raccontate con parole nostre, tabelloni e carte li abbiamo disegnati noi.
web-about = Informazioni
web-about-text = Con Paddock una famiglia, in una stanza o in cinque città, gioca a giochi da tavolo di corse con le regole vere, senza account. Gira sul tuo computer e non comunica niente a nessuno.
web-lobby = Tavoli
web-guest-name = Ospite
web-to-home = Pagina iniziale
web-loading = Un momento…
web-trouble-offline = Il server non risponde. È acceso?
web-trouble-unknown = Non ha funzionato ({ $code }).
web-join = Entra con un codice
web-settings = Impostazioni
web-try-again = Riprova
web-rules = Regole
web-poster-other = Un altro gioco su questo server.

## Set-up
web-seats = Posti
web-chair-me = Io
web-chair-friend = Ospite
web-chair-bot = Bot
web-chair-open = Posto libero
web-chair-open-lead = per gli amici
web-level-0 = Principiante
web-level-1 = Guidatore della domenica
web-level-2 = Pendolare
web-level-3 = Rallista
web-level-4 = Campione
web-your-name = Il tuo nome
web-options = Regole della casa
web-chairs-lead = Scegli un posto, poi chi ci si siede. Oppure trascina qualcuno sul posto.
web-options-usual = tutto predefinito
web-usual = predefinito
web-table = Il tavolo
web-clock = Tempo di riflessione
web-clock-none = Senza limite
web-clock-move = { $seconds } s a mossa
web-clock-match = { $minutes } min a partita
web-listed = Mostra il tavolo a tutti su questo server
web-open-table = Apri il tavolo

## Waiting room
web-waiting-lead = Manda il link o fai inquadrare il codice agli amici.
web-join-lead = Scrivi il tuo nome e prendi posto.
web-you = tu
web-here = presente
web-host = ospita il tavolo
web-sit = Siediti qui
web-get-up = Lascia il posto
web-invite-lead = Chi ha questo link può sedersi al tavolo. A nessuno serve un account.
web-no-table-lead = Forse non c’è più, o il link è incompleto. Fatti rimandare il link.
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-qr = Codice QR del link
web-start = Inizia
web-start-waits = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
web-host-starts = Chi ospita fa partire la gara.
web-code = Codice del tavolo
web-code-lead = Oppure apri { $address } e scrivi:

## At the table
web-line-lost = Connessione persa. Riprovo…
web-how-to-play = Come si gioca
web-theme = Tema
web-theme-light = Passa al tema chiaro
web-theme-dark = Passa al tema scuro
web-theme-auto-short = Come il dispositivo
web-theme-light-short = Chiaro
web-theme-dark-short = Scuro
web-motion = Animazioni
web-motion-off = Nessuna
web-motion-fast = Veloci
web-motion-normal = Normali
web-motion-slow = Lente
web-watch-lead = Qui gli amici possono giocare o guardare:
web-pause = Pausa
web-resume = Riprendi
web-end-match = Chiudi la partita
web-leave = Lascia il tavolo
web-ended = Chi ospita ha chiuso la partita.
web-end-sure = Chiudere la partita per tutti?
web-leave-sure = Lasciare il tavolo? Al tuo posto giocherà un bot, e gli altri possono darlo a qualcun altro.
web-go-on = Continua
web-winner-you = Hai vinto!
web-winner = Vince: { $names }
web-rematch = Rivincita
web-same-luck = Stesse carte, stessi dadi
web-record = Scarica il registro
web-replay = Rivedi
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-of = { $step } di { $steps }
web-verify = Verifica le mescolate
web-review = Fortuna e bravura

## Lobby
web-my-tables = I miei tavoli
web-listed-tables = Tavoli aperti
web-no-tables = Al momento non ci sono tavoli aperti.
web-status-waiting = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-status-running = in corso
web-status-over = finita
web-status-ended = interrotta
web-old-tables = Finiti

## The plain table of any game
web-your-moves = Le tue mosse
web-facts = La situazione
web-space = Spazio { $space }

## People at the table
web-pass-device = Passa il dispositivo a: { $name }.
web-pass-device-lead = Nessun altro dovrebbe guardare.
web-i-am = Sono { $name }
web-people = Persone
web-chat = Chat
web-chat-empty = Ancora nessun messaggio.
web-chat-say = Scrivi un messaggio
web-chat-mute = Nascondi la chat sopra il tavolo
web-send = Invia
web-yes = Sì
web-no = No
web-undo-wish = { $name } vorrebbe annullare l’ultima mossa.
web-undo-asked = Per annullare manca il sì di: { $names }.
web-undo-refused = Non tutti sono d’accordo: la mossa resta.
web-seat-wish = { $name } vorrebbe continuare al posto di { $other }.
web-seat-asked = Per sederti manca il sì di: { $names }.
web-seat-refused = Non tutti sono d’accordo: continui a guardare.
web-seat-free = posto libero
web-seat-ask = Chiedi questo posto
web-seat-withdraw = Lascia stare
web-took-over = { $name } gioca ora al posto di { $other }.
web-took-over-bot = Un bot gioca ora al posto di { $other }.
web-time-up = Tempo scaduto: una mossa è stata fatta per te.
web-stand-in = Un bot sta giocando per te.
web-take-back = Riprendo il mio posto
web-big-screen = Schermo grande
web-orders = Se non rispondo in tempo a un attacco
web-orders-ask = incasso
web-orders-always = contrattacco, se posso
web-sound = Suono
web-sound-on = Acceso
web-sound-off = Spento
web-other-device = Altro dispositivo

## A board
web-board-whole = Tutto il circuito
web-board-closer = Ingrandisci
web-board-further = Rimpicciolisci

## Keys of a table
web-keys = Scorciatoie da tastiera
web-keys-on = Usa le scorciatoie con un solo tasto
web-key-release = deselezionare la carta
web-key-situation = leggere la situazione
web-one-tap = Toccare una carta
web-one-tap-off = la sceglie
web-one-tap-on = la gioca

## Hints
web-hint = Consiglio
web-hint-taken = { $name } ha chiesto un consiglio.
web-hints = Consigli
web-hints-bots = per chi gioca solo contro i bot
web-hints-all = per tutti; il tavolo lo viene a sapere
web-hints-none = per nessuno
