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
web-stale = Intanto il tavolo è andato avanti: guarda di nuovo.
web-away = assente
web-cards-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}

## The Bornes family
web-coup-same = Tutti vedono gli stessi { $seconds } secondi.
web-coup-noted = Annotato. Finché c’è tempo puoi cambiare idea.
## Home
web-home-title = Cinque giochi di strada. Accomodati.
web-home-lead = Senza account. Gioca subito contro i bot o manda un link agli amici.
web-games = Giochi
web-bots-play = I bot giocano
web-level-easy = facile
web-level-fair = bene
web-level-sharp = duro
web-play-now = Gioca subito
web-invite = Invita
web-learn = Impara
web-players = { $from }–{ $to } giocatori
web-minutes = { $minutes } min
web-independent = Un progetto indipendente. I nomi dei giochi appartengono ai loro proprietari; le regole sono raccontate con parole nostre, tabelloni e carte disegnati da noi.
web-about = Informazioni
web-about-text = Con Paddock una famiglia, in una stanza o in cinque città, gioca ai giochi di strada con le regole vere, senza account. Gira sul tuo computer e non racconta niente a nessuno.
web-lobby = Tavoli
web-guest-name = Ospite
web-to-home = All’inizio
web-loading = Un momento …
web-trouble-offline = Il server non è raggiungibile. È acceso?
web-trouble-unknown = Non ha funzionato ({ $code }).
web-join = Entra con un codice
web-settings = Impostazioni
web-continue = Continua a giocare
web-try-again = Riprova
web-rules = Regole
web-poster-other = Un altro gioco di questo server.

## Set-up
web-seats = Posti
web-chair-me = Io
web-chair-friend = Amico
web-chair-bot = Bot
web-chair-open = Sedia libera
web-chair-open-lead = per un amico
web-level-0 = Principiante
web-level-1 = Guidatore della domenica
web-level-2 = Pendolare
web-level-3 = Rallista
web-level-4 = Campione
web-your-name = Il tuo nome
web-options = Regole della casa
web-chairs-lead = Scegli una sedia, poi chi ci siede. Oppure trascina.
web-options-usual = tutto come al solito
web-usual = consueto
web-table = Il tavolo
web-clock = Tempo per pensare
web-clock-none = Quanto vuoi
web-clock-move = { $seconds } secondi a mossa
web-clock-match = { $minutes } minuti a partita
web-listed = Mostra il tavolo a tutti su questo server
web-open-table = Apri il tavolo

## Waiting room
web-waiting-lead = Manda il link o fai inquadrare il codice agli amici.
web-join-lead = Scrivi il tuo nome e prendi una sedia.
web-you = tu
web-here = presente
web-host = ospita
web-sit = Siediti qui
web-get-up = Alzati
web-invite-lead = Chi ha questo link può sedersi. A nessuno serve un account.
web-no-table-lead = Forse non c’è più, o al link manca una lettera. Fattelo mandare di nuovo.
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice QR
web-start = Via
web-start-waits = { $count ->
    [one] Una sedia è libera
   *[other] { $count } sedie sono libere
}
web-host-starts = Chi ospita dà il via.
web-code = Codice di questo tavolo
web-code-lead = Oppure apri { $address } e scrivi:

## At the table
web-line-lost = Connessione persa. Riprovo …
web-how-to-play = Come si gioca
web-theme = Luce
web-theme-light = Alla luce del giorno
web-theme-dark = Alla notte
web-theme-auto-short = Come il dispositivo
web-theme-light-short = Giorno
web-theme-dark-short = Notte
web-motion = Movimento
web-motion-off = nessuno
web-motion-fast = veloce
web-motion-normal = normale
web-motion-slow = lento
web-watch-lead = Gli amici entrano o guardano qui:
web-pause = Pausa
web-resume = Riprendi
web-end-match = Chiudi la partita
web-leave = Lascia il tavolo
web-ended = Chi ospita il tavolo ha chiuso la partita.
web-end-sure = Chiudere la partita per tutti?
web-leave-sure = Lasciare il tavolo? Al tuo posto gioca un bot.
web-go-on = Avanti
web-winner-you = Hai vinto!
web-winner = Vince: { $names }
web-rematch = Rivincita
web-same-luck = Con la stessa fortuna
web-record = Conserva il verbale
web-replay = Rivedi
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-of = { $step } di { $steps }
web-verify = Controlla il mazzo
web-review = Fortuna e bravura

## Lobby
web-my-tables = I miei tavoli
web-listed-tables = Tavoli aperti
web-no-tables = Al momento non ci sono tavoli in lista.
web-status-waiting = { $count ->
    [one] { $count } sedia libera
   *[other] { $count } sedie libere
}
web-status-running = in corso
web-status-over = finita
web-status-ended = interrotta
web-old-tables = Finiti

## The plain table of any game
web-your-moves = Le tue mosse
web-facts = La situazione
web-space = Casella { $space }

## People at the table
web-pass-device = Passa il dispositivo a { $name }.
web-pass-device-lead = Ora nessun altro dovrebbe guardare.
web-i-am = Sono { $name }
web-people = Persone
web-chat = Chat
web-chat-empty = Ancora nessuno ha detto nulla.
web-chat-say = Di’ qualcosa
web-chat-mute = Non mostrare la chat sopra il tavolo
web-send = Invia
web-yes = Sì
web-no = No
web-undo-wish = { $name } vorrebbe ritirare l’ultima mossa.
web-undo-asked = Per ritirare la mossa manca il sì di: { $names }.
web-undo-refused = Non tutti sono d’accordo: la mossa resta.
web-time-up = Il tuo tempo è scaduto: una mossa è stata fatta per te.
web-stand-in = Un bot gioca per te.
web-take-back = Gioco io
web-big-screen = Schermo grande
web-orders = Se non rispondo in tempo a un attacco
web-orders-ask = incassa
web-orders-always = rispondi, se si può
web-sound = Suono
web-sound-on = acceso
web-sound-off = spento
web-other-device = Altro dispositivo

## A board
web-board-whole = Tutto il circuito
web-board-closer = Più vicino
web-board-further = Più lontano

## Keys of a table
web-keys = Tasti
web-keys-on = Lettere e cifre da sole fanno qualcosa
web-key-release = lasciare la carta scelta
web-key-situation = dire com’è la situazione
web-one-tap = Un tocco su una carta
web-one-tap-off = la sceglie
web-one-tap-on = la gioca

## Hints
web-hint = Consiglio
web-hint-taken = { $name } ha preso un consiglio.
web-hints = Consigli
web-hints-bots = per chi gioca solo contro bot
web-hints-all = per tutti; tutti lo sanno
web-hints-none = per nessuno
