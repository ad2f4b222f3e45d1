# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name and other are guests, names a list of them, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record; zone is the name of a time zone.

## Hints
web-hints = Consigli
web-hints-bots = per chi gioca solo contro i bot
web-hints-all = per tutti; il tavolo lo viene a sapere
web-hints-none = per nessuno
web-hint-play = Gioca questa
web-hint-percent = { $percent }%
web-hint-vague = Troppo poche partite provate per stimare la probabilità di vincere.
web-hint-told = Gli altri vedono quanti consigli hai chiesto: { $hints }.
web-hint-thinking = Provo le mosse…

## Checking a shuffle
web-verify-lead = Prima della distribuzione il server si è impegnato su un segreto. Ora è svelato, e questo dispositivo lo usa per estrarre di nuovo ogni carta e ogni dado.
web-verify-running = Questa partita è ancora in corso. Il segreto si mostra alla fine; fino ad allora non c’è nulla da verificare.
web-verify-good = Tutto torna.
web-verify-bad = Qualcosa non torna.
web-verify-yes = corrisponde
web-verify-no = non corrisponde
web-verify-unknown = qui non si sa
web-verify-commitment = L’impegno prima della distribuzione
web-verify-commitment-noted = Questo dispositivo l’ha salvato prima della distribuzione ({ $when }), ed è lo stesso.
web-verify-commitment-other = Prima della distribuzione questo dispositivo ne ha salvato un altro: { $noted }. È giusto solo per una rivincita con le stesse carte e gli stessi dadi.
web-verify-commitment-unseen = Questo dispositivo non l’ha visto prima della distribuzione. Se qualcuno l’ha annotato, scrivilo qui.
web-verify-commitment-typed = L’impegno annotato
web-verify-commitment-same = È quello annotato.
web-verify-commitment-foreign = Non è quello annotato.
web-verify-secret = Il segreto corrisponde all’impegno
web-verify-secret-good = Lo SHA-256 del segreto è esattamente l’impegno. Nessun altro segreto dà lo stesso.
web-verify-secret-bad = Lo SHA-256 del segreto non è l’impegno: le carte di questa partita non vengono da questo segreto.
web-verify-nonces = Le parole casuali di chi gioca sono nella mescolata
web-verify-nonces-mine = La tua parola casuale { $nonce } è nella mescolata. È arrivata dopo l’impegno: il server non ha scelto le carte da solo.
web-verify-nonces-missing = La tua parola casuale { $nonce } non è nella mescolata, anche se il server l’ha accettata.
web-verify-nonces-others = Questo dispositivo non ha aggiunto parole casuali a questa partita. Parole casuali nel registro: { $words }.
web-verify-draws = Ogni carta e ogni dado estratti di nuovo
web-verify-draws-good = Questo dispositivo ha estratto le stesse cose che dice il registro. Mescolate: { $deals }. Lanci: { $rolls }.
web-verify-draws-bad = La riga { $line } del registro dice { $said }; il segreto dice { $drawn }.
web-verify-draws-left = Ciò che questa pagina non può riestrarre l’ha verificato il server: { $count }.
web-verify-first = Le prime carte della prima mescolata
web-verify-rules = Ogni mossa secondo le regole
web-verify-rules-good = Il server ha rigiocato il registro (mosse: { $moves }), e tutti i punti tornano. Per questo passo bisogna fidarsi del server.
web-verify-rules-bad = Il server ha trovato un errore nel registro: { $problem }
web-verify-proves = Che cosa prova
web-verify-proves-1 = Le carte erano decise prima che qualcuno vedesse la prima.
web-verify-proves-2 = Il server non le ha scelte da solo, se la tua parola casuale è nella mescolata.
web-verify-proves-3 = Nessun nome, posto o opzione è stato cambiato dopo.
web-verify-fails = Che cosa non può provare
web-verify-fails-1 = Quando l’impegno è stato pubblicato, se né questo dispositivo né altri l’hanno annotato.
web-verify-fails-2 = Che il server tenga il segreto: chi lo gestisce potrebbe conoscere ogni mano.
web-verify-fails-3 = Che nessuno al tavolo sia d’accordo con il server.
web-verify-fails-4 = Che questa pagina sia onesta: viene dallo stesso server. Per verificare su un tuo computer:
web-verify-partly = Ciò che questo dispositivo può verificare torna.
web-verify-rules-unfinished = Il registro finisce prima della fine della partita (mosse: { $moves }). Una partita incompiuta non conta: potrebbe finire in un altro modo.
web-verify-seen = La partita vista qui
web-verify-seen-same = Durante la partita questo dispositivo ha annotato mosse: { $count } su { $steps }. Nel registro sono le stesse.
web-verify-seen-other = La mossa { $step } era «{ $seen }» quando questo dispositivo l’ha vista; il registro dice «{ $said }». È un’altra partita sullo stesso segreto.
web-verify-seen-none = Questo dispositivo non ha visto giocare questa partita.
web-verify-seen-late = Fatte mentre questo dispositivo era via, e comunicate dopo: mosse { $steps }.
web-verify-fails-5 = Quale delle partite possibili su questo segreto si è giocata, a meno che un dispositivo ne abbia annotato le mosse.

## Joining, devices, settings
web-join-code = Codice o link
web-join-code-lead = Scrivi i sei caratteri sullo schermo di chi ospita, o l’intero link.
web-join-go = Trova il tavolo
web-join-unreadable = Un codice ha sei lettere e cifre, mai 0, 1, I, L o O.
web-devices = Questo posto su un altro dispositivo
web-device-move-lead = Inquadralo con l’altro dispositivo o apri lì il link. Vale una volta, entro dieci minuti; poi entrambi hanno il tuo nome e i tuoi posti.
web-device-link = Link per l’altro dispositivo
web-device-phone = Telefono
web-device-tablet = Tablet
web-device-computer = Computer
web-device-this = questo dispositivo
web-device-since = dal { $when }
web-device-remove = Disconnetti
web-device-remove-sure = Disconnettere questo dispositivo? Le passkey e il codice di recupero creati lì non valgono più.
web-device-accept = Continuare su questo dispositivo come { $name }?
web-device-accept-lead = Prende il nome e i posti di { $name }, che ha creato il link.
web-device-accept-loses = Finora qui sei { $name }: su questo dispositivo perdi quell’ospite e i suoi posti.
web-guests-join-lead = Finora qui sei { $name }. I due ospiti diventano uno solo, con un nome e una storia. Non si può annullare.
web-guests-join = Tieni anche i posti e le partite di { $name }
web-my-data = I miei dati
web-export-me = Scarica i miei dati
web-forget-me = Dimenticami
web-forget-lead = I bot prendono i tuoi posti; il tuo nome, la chat, i dispositivi e i link vengono cancellati. Non si torna indietro.
web-forget-yes = Sì, dimenticami
web-forget-no = No, resto
web-device-accept-go = Sì, qui
web-move-lead = Su localhost questa pagina può fare più che su 127.0.0.1: lì funzionano le passkey. Spostare questo dispositivo?
web-move-go = Passa a localhost
web-move-stay = Resta qui
web-devices-mine = I miei dispositivi e dati
web-recovery = Codice di recupero
web-recovery-lead = Se perdi questo browser, un codice su carta ti riporta qui da qualsiasi dispositivo. Chi ha il codice può entrare al posto tuo: conservalo come una chiave.
web-recovery-since = Hai un codice del { $when }. Uno nuovo lo sostituisce.
web-recovery-make = Crea un codice di recupero
web-recovery-again = Crea un nuovo codice
web-recovery-once = Scrivilo o stampalo adesso. Lo vedi solo ora e vale una volta sola.
web-recovery-print = Stampa
web-recovery-paper = Codice di recupero di { $name } per { $address }
web-passkeys = Passkey
web-passkey-lead = Con una passkey accedi con un dito, il viso o un PIN. Non c’è nulla da ricordare.
web-passkey-add = Aggiungi una passkey
web-passkey-remove = Rimuovi
web-passkey-sign-in = Accedi con una passkey
web-passkey-no-http = Le passkey richiedono https, che questa pagina non ha. Qui puoi tornare con un link da un altro dispositivo o con il codice di recupero.
web-passkey-no-number = I browser ammettono le passkey solo a un indirizzo con un nome, come localhost, non a un numero. Qui puoi tornare con un link da un altro dispositivo o con il codice di recupero.
web-passkey-no-browser = Questo browser non supporta le passkey. Puoi tornare con un link da un altro dispositivo o con il codice di recupero.
web-return = Ho già giocato qui
web-return-lead = Ritrova il tuo nome, i tuoi posti e le tue partite su questo dispositivo.
web-return-go = Rientra
web-return-device = Hai ancora un dispositivo su cui giochi? Apri lì, nelle impostazioni, «I miei dispositivi e dati» e inquadra il codice con questo dispositivo.
web-return-done = Sei di nuovo { $name }
web-return-new-code = Il tuo codice di recupero è stato usato. Creane uno nuovo per la prossima volta.
web-size = Dimensione del testo
web-size-normal = Normale
web-size-large = Grande
web-size-huge = Molto grande
web-buzz = Vibra quando tocca a me
web-notify = Avvisami quando tocca a me
web-notify-denied = Il tuo browser blocca le notifiche; consentile nelle sue impostazioni.
web-chat-show = Mostra la chat sopra il tavolo
web-host-make = Affida il tavolo
web-host-sure = Affidare il tavolo a { $name }? Poi solo { $name } può avviare, sospendere o chiudere una partita.
web-mute = Silenzia
web-unmute = Riattiva
web-muted = in silenzio
web-block = Blocca
web-blocked = persona bloccata
web-block-sure = Bloccare { $name }? Non vedi più i suoi messaggi, e nell’elenco non vedete più i tavoli l’uno dell’altro. { $name } non viene a saperlo.
web-blocks = Persone bloccate
web-unblock = Sblocca
web-report = Segnala
web-report-lead = Chi gestisce questo server legge la tua segnalazione, con le ultime righe di { $name } in questa chat. { $name } non viene a saperlo.
web-report-reason = Che cosa è successo?
web-report-send = Invia la segnalazione
web-report-done = La tua segnalazione è stata inviata.

## Rules
web-rules-chapters = Capitoli
web-rules-english = Le regole complete di questo gioco qui sono in inglese. La guida breve è nella tua lingua.
web-rules-missing = Questo gioco non ha ancora una pagina di regole.
web-rules-whole = Le regole complete

## Looking back
web-play-back = Riproduci
web-speed = Velocità
web-eyes = Punto di vista
web-eyes-all = Pubblico
web-eyes-running = A partita finita puoi rivederla dal punto di vista di chiunque.
web-open-cards = Tutte le mani scoperte
web-link-step = Link a questo passo
web-link-step-lead = Chi apre questo link vede il tavolo dopo il passo { $step }.

## The screen for the room
web-screen-join = Inquadra per giocare, o apri l’indirizzo e scrivi il codice
web-full-screen = Schermo intero

## Home
web-about-text = Con Paddock una famiglia, in una stanza o in cinque città, gioca a giochi da tavolo di corse con le regole vere, senza account. Gira sul tuo computer e non comunica niente a nessuno.
web-no-page = Questa pagina non esiste.

## Set-up
web-seats = Posti
web-chair-me = Io
web-chair-friend = Ospite
web-chair-open = Posto libero
web-chair-open-lead = per gli amici
web-your-name = Il tuo nome
web-options = Regole della casa
web-chairs-lead = Scegli un posto, poi chi ci si siede. Oppure trascina qualcuno sul posto.
web-options-usual = tutto predefinito
web-usual = predefinito
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
web-link = Link a questo tavolo
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
web-how-to-play = Come si gioca
web-zone = Fuso orario
web-zone-device = Come il dispositivo ({ $zone })
web-theme = Tema
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
web-end-match = Chiudi la partita
web-leave = Lascia il tavolo
web-end-sure = Chiudere la partita per tutti?
web-leave-sure = Lasciare il tavolo? Al tuo posto giocherà un bot, e gli altri possono darlo a qualcun altro.
web-go-on = Continua
web-winner-you = Hai vinto!
web-winner = Vince: { $names }
web-same-luck = Stesse carte, stessi dadi
web-record = Scarica il registro
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-of = { $step } di { $steps }
web-verify = Verifica le mescolate
web-review = Fortuna e bravura

## Lobby
web-my-tables = I miei tavoli
web-listed-tables = Tavoli aperti
web-no-tables = Al momento non ci sono tavoli aperti.
web-old-tables = Finiti

## People at the table
web-people = Persone
web-chat = Chat
web-chat-empty = Ancora nessun messaggio.
web-chat-say = Scrivi un messaggio
web-chat-mute = Nascondi la chat sopra il tavolo
web-send = Invia
web-seat-free = posto libero
web-seat-ask = Chiedi questo posto
web-big-screen = Schermo grande
web-orders = Se non rispondo in tempo a un attacco
web-sound-on = Acceso
web-sound-off = Spento
web-other-device = Altro dispositivo

## Keys of a table
web-keys-on = Usa le scorciatoie con un solo tasto
web-key-release = deselezionare la carta
web-key-explain = spiegare che cosa c’è sul tavolo; le frecce portano avanti
web-key-situation = leggere la situazione
web-one-tap = Toccare una carta
web-one-tap-off = la sceglie
web-one-tap-on = la gioca

## Why something was refused
trouble-no-match = Questa partita non è stata giocata qui.
trouble-unreadable = Questo tavolo è stato salvato da un’altra versione di Paddock e questa non riesce a leggerlo.
trouble-too-many = { $what ->
    [visitors] Questo tavolo ha già tutto il pubblico che il server ammette.
    [seasons] Questo club ha già tutte le stagioni possibili. Prima eliminane una.
    [tables] Ospiti già tutti i tavoli che il server ammette; prima chiudine uno.
    [opened] Dalla tua rete sono stati aperti troppi tavoli; riprova più tardi.
    [listed] Hai già in lista tutti i tavoli che il server ammette; apri questo fuori lista.
    [bot-tables] Stai già guardando tutti i tavoli di bot che il server ammette; prima lasciane uno.
    [orders] Cambi troppo spesso le risposte agli attacchi; aspetta un momento.
    [guests] Dalla tua rete sono arrivati troppi nuovi ospiti; riprova più tardi.
    [codes] Dalla tua rete sono stati provati troppi codici; aspetta un minuto.
    [links] Hai creato troppi link; riprova più tardi.
    [keys] Hai creato troppi codici e passkey; riprova più tardi.
    [sign-ins] Troppi tentativi di accesso; aspetta un minuto.
    [blocks] Hai bloccato tutte le persone che questo server consente.
    [reports] Hai inviato troppe segnalazioni. Riprova più tardi.
    [passkeys] Hai già tutte le passkey che il server ammette; prima rimuovine una.
    [clubs] Sono stati fondati troppi club. Riprova più tardi.
    [memberships] Sei già in tutti i club che il server ammette; prima lasciane uno.
    [members] Hai aggiunto troppi membri. Riprova più tardi.
    [verifications] Dalla tua rete sono arrivate troppe verifiche; aspetta un minuto.
    [reviews] Dalla tua rete sono state chieste troppe analisi; riprova più tardi.
    [entries] Questo tavolo dura da troppo tempo; aprine uno nuovo.
   *[other] Questo server non ne ammette così tanti.
    }
trouble-muted = Chi ospita ti ha messo in silenzio.
trouble-accounts-off = Questo server non ha né passkey né codici di recupero.
trouble-recovery-wrong = Questo codice di recupero è sbagliato o è già stato usato.
trouble-passkey-wrong = Questa passkey non è registrata qui.
trouble-both-seated = Entrambi gli ospiti giocano nella stessa partita in corso. Uniscili quando è finita.
trouble-not-over = Questa partita non è finita: non c’è ancora nulla da esaminare.
trouble-code-used = Questo link è già stato usato o è scaduto; chiedine uno nuovo.
web-replay-marks = Vai a
web-replay-race = Gara { $number }
web-replay-lap = Giro { $number }

## Notices over a table
web-break-wait = Si aspetta: { $names }
web-undo-wish = { $name } vorrebbe annullare l’ultima mossa.
web-undo-asked = Per annullare manca il sì di: { $names }.
web-seat-wish = { $name } vorrebbe continuare al posto di { $other }.
web-seat-asked = Per sederti manca il sì di: { $names }.
web-seat-withdraw = Lascia stare
web-stand-in = Un bot sta giocando per te.
web-take-back = Riprendo il mio posto
web-hint-taken = { $name } ha chiesto un consiglio.
